//! The language catalogue: every sentence the player reads, by key.
//!
//! Sentences are [Fluent](https://projectfluent.org/fluent/guide/) text in
//! `assets/locales/<language>/*.ftl`. The code uses keys and never contains a sentence. To add a
//! language, add a folder and rebuild. Cargo does not notice new files there, so touch `language.rs`.
//! A sentence that a language lacks appears in English.
//!
//! # A type's name makes the key, and its fields are the sentence's variables
//!
//! [`Words::tell`] puts into words any value that serde can serialise, without knowing its type. For the
//! enum `Refusal` with its variant `StopsShort { to, stop }`, the key is `refusal-stops-short`, and the
//! sentence may use `$to` and `$stop`. For a struct `UnknownLanguage`, it is `unknown-language`.
//! [`Words::explain`] does the same with `-explained` after the key.
//!
//! | a field `by` that is… | gives the sentence |
//! |---|---|
//! | a whole number | `$by`, a number, which can select a plural form |
//! | another number | `$by`, its text, with the sign that the language writes before the fraction |
//! | text, a character, `true`, `false` | `$by`, that text |
//! | a tuple of whole numbers, such as a cell | `$by`, the text `2,-1` |
//! | a list of such tuples | `$by`, the text `2,-1 3,0`; `$by-count`, their number |
//! | any other list or tuple | `$by`, the text of its items, joined by `list-separator` and `list-last-separator`; `$by-count`, their number |
//! | another enum | `$by`, its text; `$by-is`, its variant's name to select by, such as `token`; its own fields as `$by-cell` … |
//! | another struct | `$by`, its text, if it has a key; its own fields as `$by-cell` … |
//! | `None` | `$by` and `$by-is`, the text `none` |
//! | `Some(x)`, or a struct around one unnamed `x` | the same as `x` |
//! | a map | only the mark `‹map›`; use a list or a struct instead |
//!
//! A single unnamed field is `$reason`, as in `Error::Turn(Refusal)`. Several unnamed fields are
//! `$first`, `$second` … Names are written as in Fluent: `to_move` is `$to-move`.
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
//!
//! # The files
//!
//! | file | what it owns |
//! |---|---|
//! | `language.rs` | the languages |
//! | `catalogue.rs`, `overrides.rs` | the sentences of a language, and those that replace them |
//! | `tell.rs`, `key.rs` | which sentence a value has |
//! | `fact.rs`, `serializer.rs` | what a sentence can use of a value |
//! | `system_fault.rs` | why the operating system could not do something |

mod catalogue;
mod fact;
mod key;
mod language;
mod overrides;
mod serializer;
mod system_fault;
mod tell;

use std::path::Path;

use fluent_bundle::{FluentArgs, FluentResource};

use catalogue::Catalogue;
pub use key::keys_of;
pub use language::{Language, UnknownLanguage};
pub use overrides::WordsError;
pub use serializer::Tellable;
pub use system_fault::SystemFault;

impl Language {
    /// The language's name in the language itself, such as `Deutsch`.
    pub fn own_name(self) -> String {
        Words::new(self).say("language-name")
    }
}

/// The sentences of one language.
pub struct Words {
    language: Language,
    /// Searched in this order: the language with its overrides, then plain English.
    catalogues: Vec<Catalogue>,
}

impl Words {
    /// The sentences of a language, as they come with the program.
    pub fn new(language: Language) -> Self {
        Self::overridden(language, None)
    }

    /// The sentences of a language. Those in the `.ftl` files of a folder replace the program's own. The
    /// folder need not exist.
    pub fn with_overrides(language: Language, folder: &Path) -> Result<Self, WordsError> {
        overrides::read(folder).map(|sources| Self::overridden(language, sources))
    }

    /// English, with sentences replaced by those in this Fluent source.
    pub fn from_source(source: &str) -> Result<Self, WordsError> {
        overrides::parse("source", source)
            .map(|source| Self::overridden(Language::ENGLISH, [source]))
    }

    /// The sentences of one language alone, without English in place of those that have a gap. This is for
    /// checks of a translation.
    pub fn without_english(language: Language) -> Self {
        Self { language, catalogues: vec![Catalogue::of(language)] }
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

    /// Whether there is a sentence with this key.
    pub fn has(&self, key: &str) -> bool {
        self.catalogues.iter().any(|catalogue| catalogue.has(key))
    }

    /// The sentence for a key, if it has no fields to fill in.
    ///
    /// A missing key gives `‹key›`. The tests make sure that no key is missing.
    pub fn say(&self, key: &str) -> String {
        self.say_with(key, &[])
    }

    /// The sentence for a key, with these fields filled in. Values become text [as fields do](self).
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

    /// A translation with a mistyped field name leaves a gap in the sentence. Such a sentence is used only
    /// if no other catalogue has a complete one.
    fn sentence(&self, key: &str, args: &FluentArgs) -> String {
        let mut gapped = None;
        for sentence in self.catalogues.iter().filter_map(|catalogue| catalogue.say(key, args)) {
            match sentence {
                Ok(complete) => return complete,
                Err(text) => gapped = gapped.or(Some(text)),
            }
        }
        gapped.unwrap_or_else(|| format!("‹{key}›"))
    }
}
