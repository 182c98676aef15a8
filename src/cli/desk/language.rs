//! The language of the text commands: the option `--lang`.

use std::ffi::{OsStr, OsString};

use clap::{
    Arg, Command,
    builder::{PossibleValue, TypedValueParser},
};

use crate::words::{Language, UnknownLanguage, Words};

const LANG: &str = "lang";

pub fn arg(words: &Words) -> Arg {
    let names: Vec<_> = Language::all().map(Language::tag).collect();
    Arg::new(LANG)
        .long(LANG)
        .global(true)
        .value_name(words.say("cli-value-language"))
        .value_parser(AnyTag)
        .hide_possible_values(true)
        .help(words.say_with("cli-arg-lang", &[("names", &names)]))
}

/// The language that the command line asks for. It is needed before clap reads the command line, because even
/// the error for a wrong call is translated.
pub fn asked_for(args: &[OsString]) -> Result<Option<Language>, UnknownLanguage> {
    let option = format!("--{LANG}");
    let mut args = args.iter().map(|arg| arg.to_string_lossy()).take_while(|arg| arg != "--");
    while let Some(arg) = args.next() {
        let tag = match arg.strip_prefix(&option) {
            Some("") => args.next(),
            Some(tag) => tag.strip_prefix('=').map(|tag| tag.to_owned().into()),
            None => None,
        };
        if let Some(tag) = tag {
            return tag.parse().map(Some);
        }
    }
    Ok(None)
}

/// Takes any tag, because [`asked_for`] has already checked it: `en_GB.UTF-8` is as good as `en`. Shells offer the
/// languages that there are.
#[derive(Clone)]
struct AnyTag;

impl TypedValueParser for AnyTag {
    type Value = ();

    fn parse_ref(&self, _: &Command, _: Option<&Arg>, _: &OsStr) -> Result<(), clap::Error> {
        Ok(())
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(Language::all().map(|language| PossibleValue::new(language.tag()))))
    }
}
