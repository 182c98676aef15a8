//! Turns any serialisable value into a [`Fact`].

use std::fmt;

use serde::ser::{self, Impossible, Serialize, Serializer};

use super::fact::{Fact, Named};

/// A value that can be put into words. Everything that serde can serialise is one.
pub trait Tellable {
    #[doc(hidden)]
    fn fact(&self) -> Fact;
}

impl<T: Serialize + ?Sized> Tellable for T {
    /// If a part cannot be serialised, the reason takes its place, so that the rest of the sentence is kept.
    fn fact(&self) -> Fact {
        self.serialize(FactSerializer).unwrap_or_else(|error| Fact::Text(format!("‹{error}›")))
    }
}

/// The names for the fields of a variant that has several unnamed ones.
const ORDINALS: [&str; 4] = ["first", "second", "third", "fourth"];

/// A serializer whose output is a [`Fact`].
struct FactSerializer;

type FactResult<T = Fact> = Result<T, NotSerialisable>;

/// Writes the methods for numbers, which differ only in the number's type.
macro_rules! numbers {
    ($fact:ident: $($method:ident($number:ty)),+) => {
        $(fn $method(self, number: $number) -> FactResult {
            Ok(Fact::$fact(number.into()))
        })+
    };
}

impl Serializer for FactSerializer {
    type Ok = Fact;
    type Error = NotSerialisable;
    type SerializeSeq = Items;
    type SerializeTuple = Items;
    type SerializeTupleStruct = Items;
    type SerializeTupleVariant = Fields;
    type SerializeMap = Impossible<Fact, NotSerialisable>;
    type SerializeStruct = Fields;
    type SerializeStructVariant = Fields;

    numbers!(Integer: serialize_i8(i8), serialize_i16(i16), serialize_i32(i32), serialize_i64(i64));
    numbers!(Integer: serialize_u8(u8), serialize_u16(u16), serialize_u32(u32), serialize_u64(u64));
    numbers!(Decimal: serialize_f32(f32), serialize_f64(f64));

    fn serialize_bool(self, truth: bool) -> FactResult {
        Ok(Fact::Text(truth.to_string()))
    }

    fn serialize_char(self, letter: char) -> FactResult {
        Ok(Fact::Text(letter.to_string()))
    }

    fn serialize_str(self, text: &str) -> FactResult {
        Ok(Fact::Text(text.to_owned()))
    }

    fn serialize_bytes(self, bytes: &[u8]) -> FactResult {
        Ok(Fact::Text(String::from_utf8_lossy(bytes).into_owned()))
    }

    fn serialize_none(self) -> FactResult {
        Ok(Fact::Nothing)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> FactResult {
        Ok(value.fact())
    }

    fn serialize_unit(self) -> FactResult {
        Ok(Fact::Nothing)
    }

    fn serialize_unit_struct(self, of: &'static str) -> FactResult {
        Ok(Fact::Named(Named::new(of, None)))
    }

    fn serialize_unit_variant(self, of: &'static str, _: u32, variant: &'static str) -> FactResult {
        Ok(Fact::Named(Named::new(of, Some(variant))))
    }

    fn serialize_newtype_struct<T>(self, _: &'static str, value: &T) -> FactResult
    where
        T: Serialize + ?Sized,
    {
        Ok(value.fact())
    }

    fn serialize_newtype_variant<T>(
        self,
        of: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> FactResult
    where
        T: Serialize + ?Sized,
    {
        let mut named = Named::new(of, Some(variant));
        named.add("reason", value.fact());
        Ok(Fact::Named(named))
    }

    fn serialize_seq(self, _: Option<usize>) -> FactResult<Items> {
        Ok(Items { facts: Vec::new(), finish: Fact::List })
    }

    fn serialize_tuple(self, _: usize) -> FactResult<Items> {
        Ok(Items { facts: Vec::new(), finish: place_or_list })
    }

    fn serialize_tuple_struct(self, _: &'static str, len: usize) -> FactResult<Items> {
        self.serialize_tuple(len)
    }

    fn serialize_tuple_variant(
        self,
        of: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> FactResult<Fields> {
        Ok(Fields(Named::new(of, Some(variant))))
    }

    fn serialize_map(self, _: Option<usize>) -> FactResult<Self::SerializeMap> {
        Err(ser::Error::custom("map"))
    }

    fn serialize_struct(self, of: &'static str, _: usize) -> FactResult<Fields> {
        Ok(Fields(Named::new(of, None)))
    }

    fn serialize_struct_variant(
        self,
        of: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> FactResult<Fields> {
        Ok(Fields(Named::new(of, Some(variant))))
    }
}

fn place_or_list(facts: Vec<Fact>) -> Fact {
    let integer = |fact: &Fact| if let Fact::Integer(number) = fact { Some(*number) } else { None };
    match facts.iter().map(integer).collect() {
        Some(numbers) => Fact::Place(numbers),
        None => Fact::List(facts),
    }
}

/// Collects the items of lists and tuples.
pub(super) struct Items {
    facts: Vec<Fact>,
    finish: fn(Vec<Fact>) -> Fact,
}

/// Collects the fields of structs and variants.
pub(super) struct Fields(Named);

/// Implements the serde traits for parts without names.
macro_rules! gather_items {
    ($($part:ident::$method:ident),+) => {
        $(impl ser::$part for Items {
            type Ok = Fact;
            type Error = NotSerialisable;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> FactResult<()> {
                self.facts.push(value.fact());
                Ok(())
            }

            fn end(self) -> FactResult {
                Ok((self.finish)(self.facts))
            }
        })+
    };
}

/// Implements the serde traits for parts with names.
macro_rules! gather_fields {
    ($($part:ident),+) => {
        $(impl ser::$part for Fields {
            type Ok = Fact;
            type Error = NotSerialisable;

            fn serialize_field<T>(&mut self, name: &'static str, value: &T) -> FactResult<()>
            where
                T: Serialize + ?Sized,
            {
                self.0.add(name, value.fact());
                Ok(())
            }

            fn end(self) -> FactResult {
                Ok(Fact::Named(self.0))
            }
        })+
    };
}

gather_items!(SerializeSeq::serialize_element, SerializeTuple::serialize_element);
gather_items!(SerializeTupleStruct::serialize_field);
gather_fields!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeTupleVariant for Fields {
    type Ok = Fact;
    type Error = NotSerialisable;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> FactResult<()> {
        let name = ORDINALS.get(self.0.fields.len()).unwrap_or(&"further");
        self.0.add(name, value.fact());
        Ok(())
    }

    fn end(self) -> FactResult {
        Ok(Fact::Named(self.0))
    }
}

/// Why a value cannot be serialised.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(super) struct NotSerialisable(String);

impl ser::Error for NotSerialisable {
    fn custom<T: fmt::Display>(why: T) -> Self {
        Self(why.to_string())
    }
}
