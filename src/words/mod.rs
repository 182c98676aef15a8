//! The language catalogue: every sentence a person reads, by key.
//!
//! Sentences are [Fluent](https://projectfluent.org/fluent/guide/) text in
//! `assets/locales/<language>/*.ftl`. The code names a sentence by its key and never contains one;
//! a language is a folder, and adding the folder is all that it takes (besides building anew: cargo
//! does not notice a new file here by itself). What a language lacks is
//! said in English, key by key.
//!
//! # An error's name is its key, and its fields are what the sentence may use
//!
//! [`Words::tell`] says any value that serde can serialise, without knowing its type. The enum
//! `Refusal` with its variant `StopsShort { to, stop }` is said by the key `refusal-stops-short`,
//! which may use `$to` and `$stop`; a struct `UnknownLanguage` is said by `unknown-language`.
//! [`Words::explain`] says the same value by the key with `-explained` after it.
//!
//! | a field `by` that is… | gives the sentence |
//! |---|---|
//! | a number | `$by`, a number, so that it can choose a plural form |
//! | text, a character, `true`, `false` | `$by`, that text |
//! | a tuple of whole numbers, as a cell is | `$by`, the text `2,-1` |
//! | a list of such tuples | `$by`, the text `2,-1 3,0`; `$by-count`, how many |
//! | any other list or tuple | `$by`, its items said and joined by `list-separator` and `list-last-separator`; `$by-count`, how many |
//! | another enum | `$by`, what it is said as; `$by-is`, its variant's name to choose by, such as `token`; its own fields as `$by-cell` … |
//! | another struct | `$by`, what it is said as, if it has a key; its own fields as `$by-cell` … |
//! | `None` | `$by` and `$by-is`, the text `none` |
//! | `Some(x)`, or a struct around one unnamed `x` | whatever `x` gives |
//! | a map | nothing but the mark `‹map›`: say what is in it by a list or a struct |
//!
//! An unnamed field is `$reason` where it is the only one, as in `Error::Turn(Refusal)`, and
//! `$first`, `$second` … where there are more. Names are written as in Fluent: `to_move` is `$to-move`.
//!
//! ```
//! use nonaga::words::Words;
//! use serde::Serialize;
//!
//! #[derive(Serialize)]
//! struct Cell(i32, i32);
//!
//! #[derive(Serialize)]
//! enum Pet {
//!     Cat,
//!     Dog,
//! }
//!
//! #[derive(Serialize)]
//! enum Trouble {
//!     Lost { pet: Pet, last_seen: Cell },
//!     Hungry(Vec<Pet>),
//! }
//!
//! let words = Words::from_source(
//!     r"
//! pet-cat = the cat
//! pet-dog = the dog
//! trouble-lost = { $pet-is ->
//!         [dog] Call
//!        *[other] Wait
//!     } for { $pet } near { $last-seen }.
//! trouble-hungry = Feed { $reason }: { $reason-count ->
//!         [one] one bowl
//!        *[other] { $reason-count } bowls
//!     }.
//! ",
//! )?;
//!
//! let lost = Trouble::Lost { pet: Pet::Dog, last_seen: Cell(2, -1) };
//! assert_eq!(words.tell(&lost), "Call for the dog near 2,-1.");
//! let hungry = Trouble::Hungry(vec![Pet::Cat, Pet::Dog, Pet::Dog]);
//! assert_eq!(words.tell(&hungry), "Feed the cat, the dog and the dog: 3 bowls.");
//! # Ok::<(), nonaga::words::WordsError>(())
//! ```

mod catalogue;
mod fact;
mod key;
mod language;
mod overrides;
mod serializer;
mod tell;

use std::path::Path;

use fluent_bundle::{FluentArgs, FluentResource};

use catalogue::Catalogue;
pub use key::keys_of;
pub use language::{Language, UnknownLanguage};
pub use overrides::WordsError;
pub use serializer::Tellable;

/// The sentences of one language.
pub struct Words {
    language: Language,
    /// Asked in this order: the language with what overrides it, then plain English.
    catalogues: Vec<Catalogue>,
}

impl Words {
    /// The sentences of a language as they come with the program.
    pub fn new(language: Language) -> Self {
        Self::overridden(language, None)
    }

    /// The sentences of a language, with those from the `.ftl` files of a folder in their place
    /// where it has them. A folder that does not exist replaces nothing.
    pub fn with_overrides(language: Language, folder: &Path) -> Result<Self, WordsError> {
        overrides::read(folder).map(|sources| Self::overridden(language, sources))
    }

    /// English, with the sentences of this Fluent source in place of those it names.
    pub fn from_source(source: &str) -> Result<Self, WordsError> {
        overrides::parse("source", source)
            .map(|source| Self::overridden(Language::ENGLISH, [source]))
    }

    fn overridden(language: Language, sources: impl IntoIterator<Item = FluentResource>) -> Self {
        let mut own = Catalogue::of(language);
        sources.into_iter().for_each(|source| own.replace(source));
        Self { language, catalogues: vec![own, Catalogue::of(Language::ENGLISH)] }
    }

    /// The language these sentences are in.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Says a sentence that needs nothing filled in.
    ///
    /// A key that no catalogue has is answered with `‹key›`; the tests see to it that none is.
    pub fn say(&self, key: &str) -> String {
        self.say_with(key, &[])
    }

    /// Says a sentence with what it needs, each told as [a field would be](self).
    ///
    /// ```
    /// # use nonaga::words::Words;
    /// let words = Words::from_source("shown = Turn { $turn } of { $file }.")?;
    /// let said = words.say_with("shown", &[("turn", &12), ("file", &"first.ron")]);
    /// assert_eq!(said, "Turn 12 of first.ron.");
    /// # Ok::<(), nonaga::words::WordsError>(())
    /// ```
    pub fn say_with(&self, key: &str, fields: &[(&str, &dyn Tellable)]) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in fields {
            self.fill_in(&mut args, name, &value.fact());
        }
        self.sentence(key, &args)
    }

    /// A sentence with a gap, as a translation with a mistyped name has, is said only if no other
    /// catalogue says it whole.
    fn sentence(&self, key: &str, args: &FluentArgs) -> String {
        let mut gapped = None;
        for said in self.catalogues.iter().filter_map(|catalogue| catalogue.say(key, args)) {
            match said {
                Ok(whole) => return whole,
                Err(text) => gapped = gapped.or(Some(text)),
            }
        }
        gapped.unwrap_or_else(|| format!("‹{key}›"))
    }
}
