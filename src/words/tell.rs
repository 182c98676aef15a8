//! Puts values into words: which key a value has, and which fields its sentence gets.

use fluent_bundle::{FluentArgs, FluentValue};

use super::{
    Words,
    fact::{Fact, Named},
    serializer::Tellable,
};

/// What a sentence gets, and can select by, for a value that is absent.
const NONE: &str = "none";

impl Words {
    /// Puts a value into words: an error, a reason, or a single word such as a side or a shape. The
    /// [module](super) explains how the key and the fields are found.
    pub fn tell<T: Tellable + ?Sized>(&self, value: &T) -> String {
        self.text_of(&value.fact())
    }

    /// Explains a value: uses its key with `-explained` after it.
    pub fn explain<T: Tellable + ?Sized>(&self, value: &T) -> String {
        match value.fact() {
            Fact::Named(named) => self.sentence_of(&named, "-explained"),
            fact => self.text_of(&fact),
        }
    }

    fn text_of(&self, fact: &Fact) -> String {
        match fact {
            Fact::Nothing => NONE.to_owned(),
            Fact::Integer(number) => number.to_string(),
            Fact::Decimal(number) => number.to_string().replace('.', &self.say("decimal-sign")),
            Fact::Text(text) => text.clone(),
            Fact::Place(numbers) => {
                numbers.iter().map(i128::to_string).collect::<Vec<_>>().join(",")
            }
            Fact::List(facts) => self.text_of_list(facts),
            Fact::Named(named) => self.sentence_of(named, ""),
        }
    }

    fn sentence_of(&self, named: &Named, ending: &str) -> String {
        let mut args = FluentArgs::new();
        for (name, fact) in &named.fields {
            self.fill_in(&mut args, name, fact);
        }
        self.sentence(&format!("{}{ending}", named.key()), &args)
    }

    fn text_of_list(&self, facts: &[Fact]) -> String {
        let texts: Vec<_> = facts.iter().map(|fact| self.text_of(fact)).collect();
        // Cells contain commas, so commas between them would be hard to read.
        if facts.iter().all(|fact| matches!(fact, Fact::Place(_))) {
            return texts.join(" ");
        }
        // Whole sentences stand one after the other.
        if texts.iter().all(|text| text.ends_with('.')) {
            return texts.join(" ");
        }
        match texts.split_last() {
            Some((last, rest)) if !rest.is_empty() => {
                let rest = rest.join(&self.say("list-separator"));
                rest + &self.say("list-last-separator") + last
            }
            _ => texts.concat(),
        }
    }

    /// Adds a fact to a sentence's arguments, and its details under longer names.
    pub(super) fn fill_in(&self, args: &mut FluentArgs, name: &str, fact: &Fact) {
        args.set(name.to_owned(), self.argument(fact));
        match fact {
            Fact::Nothing => args.set(format!("{name}-is"), NONE),
            Fact::List(facts) => args.set(format!("{name}-count"), facts.len()),
            Fact::Named(named) => {
                if let Some(variant) = &named.variant {
                    args.set(format!("{name}-is"), variant.clone());
                }
                for (inner, fact) in &named.fields {
                    self.fill_in(args, &format!("{name}-{inner}"), fact);
                }
            }
            _ => {}
        }
    }

    fn argument(&self, fact: &Fact) -> FluentValue<'static> {
        match fact {
            // Fluent counts in floating point. No plural form depends on very large numbers, so they are
            // passed as text, which stays exact.
            Fact::Integer(number) => match i32::try_from(*number) {
                Ok(number) => number.into(),
                Err(_) => number.to_string().into(),
            },
            _ => self.text_of(fact).into(),
        }
    }
}
