//! How a value is told: which key says it, and what the sentence may use.

use fluent_bundle::{FluentArgs, FluentValue};

use super::Words;
use super::{
    fact::{Fact, Named},
    serializer::Tellable,
};

/// What a sentence gets, and can choose by, where a value is absent.
const NONE: &str = "none";

impl Words {
    /// Says a value: an error, a reason, or what is named by a word alone, as a side or a shape is.
    /// How its key and the sentence's fields come about is told [with the room](super).
    pub fn tell<T: Tellable + ?Sized>(&self, value: &T) -> String {
        self.told(&value.fact())
    }

    /// Says more about a value than its name: the sentence of its key with `-explained` after it.
    pub fn explain<T: Tellable + ?Sized>(&self, value: &T) -> String {
        match value.fact() {
            Fact::Named(named) => self.sentence_of(&named, "-explained"),
            fact => self.told(&fact),
        }
    }

    fn told(&self, fact: &Fact) -> String {
        match fact {
            Fact::Nothing => NONE.to_owned(),
            Fact::Integer(number) => number.to_string(),
            Fact::Decimal(number) => number.to_string(),
            Fact::Text(text) => text.clone(),
            Fact::Place(numbers) => {
                numbers.iter().map(i128::to_string).collect::<Vec<_>>().join(",")
            }
            Fact::List(facts) => self.listed(facts),
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

    fn listed(&self, facts: &[Fact]) -> String {
        let told: Vec<_> = facts.iter().map(|fact| self.told(fact)).collect();
        // Between cells, which have commas themselves, more commas would be hard to read.
        if facts.iter().all(|fact| matches!(fact, Fact::Place(_))) {
            return told.join(" ");
        }
        match told.split_last() {
            Some((last, rest)) if !rest.is_empty() => {
                let rest = rest.join(&self.say("list-separator"));
                rest + &self.say("list-last-separator") + last
            }
            _ => told.concat(),
        }
    }

    /// Gives a sentence a fact by its name, and by longer names what else there is to know of it.
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
            Fact::Decimal(number) => (*number).into(),
            // Fluent counts in floating point. A number too large for a plural form to depend on it
            // goes in as its digits, which stay exact.
            Fact::Integer(number) => match i32::try_from(*number) {
                Ok(number) => number.into(),
                Err(_) => number.to_string().into(),
            },
            _ => self.told(fact).into(),
        }
    }
}
