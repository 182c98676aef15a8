//! The language catalogue: no sentence is missing, unused or broken, and each gets the fields it uses.

mod behaviour;
mod catalogue;
mod far;
mod keys;
mod mutants;
mod samples;
mod source;
mod terms;
mod zebra;

use std::collections::BTreeSet;

use catalogue::{LOCALES, languages, read};
use nonaga::words::{Language, Words};
use source::Call;

#[test]
fn every_file_is_valid() {
    for language in languages() {
        let faults = read(&language).faults;
        assert!(faults.is_empty(), "{language}: {faults:#?}");
    }
}

/// The files are built into the program, and cargo does not notice new ones.
#[test]
fn the_program_has_every_sentence_of_every_language() {
    let known: BTreeSet<_> = Language::all().map(|language| language.tag().to_owned()).collect();
    assert_eq!(known, languages(), "if a folder is new: touch src/words/language.rs");
    for tag in languages() {
        assert!(Language::matching(&tag).is_some_and(|language| language.tag() == tag), "{tag}");
    }
    let words = Words::new(Language::ENGLISH);
    for key in read("en").entries.keys() {
        let unknown = words.say(key).starts_with('‹');
        assert!(!unknown, "{key}: if its file is new: touch src/words/language.rs");
    }
}

/// A sentence may use a variable itself or by one of its details: `$shape` or `$shape-is`. One language needs
/// the word alone, another also its gender.
#[test]
fn every_language_has_the_sentences_of_english() {
    let english = read("en");
    for language in languages() {
        let own = read(&language);
        for key in english.entries.keys() {
            assert!(own.entries.contains_key(key), "{LOCALES}/{language}: {key} is missing");
            let (expected, used) = (english.needs(key), own.needs(key));
            for variable in expected.symmetric_difference(&used) {
                let other = if used.contains(variable) { &expected } else { &used };
                let is_known = other.iter().any(|other| {
                    other.starts_with(&format!("{variable}-"))
                        || variable.starts_with(&format!("{other}-"))
                        || variable.trim_end_matches("-is") == other.trim_end_matches("-is")
                });
                assert!(
                    is_known,
                    "{LOCALES}/{language}: ${variable} in {key} differs from English"
                );
            }
        }
        for key in own.entries.keys() {
            let is_english = english.entries.contains_key(key);
            assert!(is_english, "{LOCALES}/{language}: {key} is not in English");
        }
    }
}

#[test]
fn every_key_in_the_code_has_a_sentence() {
    let english = read("en").entries;
    for Call { file, key, .. } in source::calls() {
        assert!(english.contains_key(&key), "{file} uses “{key}”, which English does not have");
    }
    let of_data = source::of_lessons().into_iter().chain(source::of_matches());
    for key in keys::of_values().into_iter().chain(of_data) {
        assert!(
            english.contains_key(&key),
            "a value, a lesson or a match has the key “{key}”, which English does not have"
        );
    }
}

#[test]
fn every_sentence_is_used() {
    let english = read("en").entries;
    let code = source::code();
    let of_values: BTreeSet<_> = keys::of_values().into_iter().collect();
    let of_lessons = source::of_lessons();
    let of_matches = source::of_matches();
    let referred: BTreeSet<_> = english.values().flat_map(|entry| &entry.references).collect();
    for key in english.keys() {
        let used = of_values.contains(key)
            || of_lessons.contains(key)
            || of_matches.contains(key)
            || referred.contains(key)
            || code.iter().any(|(_, text)| text.contains(&format!("\"{key}\"")));
        assert!(used, "nothing uses “{key}”");
    }
}

#[test]
fn every_sentence_in_the_code_gets_its_fields() {
    for (language, catalogue) in languages().into_iter().map(|tag| (tag.clone(), read(&tag))) {
        for Call { file, key, fields } in source::calls() {
            let Some(fields) = fields else { continue };
            for needed in catalogue.needs(&key) {
                let given = |field: &String| {
                    needed
                        .strip_prefix(field)
                        .is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
                };
                let is_given = fields.iter().any(given);
                assert!(is_given, "{language}: {file} uses “{key}” without its field “{needed}”");
            }
        }
    }
}

/// Two enums with the same name would share their sentences.
#[test]
fn no_two_values_share_a_key() {
    let mut seen = BTreeSet::new();
    for key in keys::of_values() {
        assert!(seen.insert(key.clone()), "“{key}” is the key of two values");
    }
}

#[test]
fn every_value_has_a_sentence_without_gaps() {
    for language in Language::all() {
        for (value, said) in samples::samples(&Words::without_english(language)) {
            let is_whole = !said.is_empty() && !said.contains(['‹', '{']);
            assert!(is_whole, "{language}: the text of {value} is “{said}”");
        }
    }
}

#[test]
fn no_language_lacks_a_letter() {
    let font = include_bytes!("../../assets/fonts/Lato-Medium.ttf");
    let face = ttf_parser::Face::parse(font, 0).expect("a readable font");
    for language in languages() {
        for (file, text) in catalogue::files(&language) {
            for letter in text.chars().filter(|letter| !letter.is_control()) {
                assert!(face.glyph_index(letter).is_some(), "{file}: the font has no “{letter}”");
            }
        }
    }
}
