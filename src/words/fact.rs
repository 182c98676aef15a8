//! A value reduced to what a sentence can use.

use super::key::kebab;

#[derive(Clone, Debug, PartialEq)]
pub enum Fact {
    /// `None`, or `()`.
    Nothing,
    Integer(i128),
    Decimal(f64),
    Text(String),
    /// A tuple of integers, such as a cell.
    Place(Vec<i128>),
    List(Vec<Fact>),
    Named(Named),
}

/// A struct or an enum variant.
#[derive(Clone, Debug, PartialEq)]
pub struct Named {
    pub(super) of: String,
    pub(super) variant: Option<String>,
    pub(super) fields: Vec<(String, Fact)>,
}

impl Named {
    pub(super) fn new(of: &str, variant: Option<&str>) -> Self {
        Self { of: kebab(of), variant: variant.map(kebab), fields: Vec::new() }
    }

    pub(super) fn add(&mut self, field: &str, fact: Fact) {
        self.fields.push((kebab(field), fact));
    }

    pub(super) fn key(&self) -> String {
        match &self.variant {
            Some(variant) => format!("{}-{variant}", self.of),
            None => self.of.clone(),
        }
    }
}
