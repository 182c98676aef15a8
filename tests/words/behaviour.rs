//! How the catalogue handles sentences that exist, are missing, are replaced or are broken.

use std::fs;

use nonaga::words::{Language, SystemFault, UnknownLanguage, Words, WordsError};
use serde::Serialize;
use tempfile::tempdir;

/// English, with these sentences added.
fn words(source: &str) -> Words {
    Words::from_source(source).unwrap_or_else(|error| panic!("{error:?}"))
}

#[derive(Serialize)]
enum Colour {
    Red,
    DarkBlue,
}

#[derive(Serialize)]
struct Brush {
    colour: Colour,
    width_mm: f32,
}

#[derive(Serialize)]
struct Title(&'static str);

#[derive(Serialize)]
enum Painting {
    Named(Title),
    Mixed(Colour, Colour),
    Plain { on: Option<Colour> },
    With { brush: Brush, size: (i32, i32), dry: bool },
    Priced { francs: u64 },
}

#[test]
fn words_can_be_shared_between_threads() {
    fn shared<T: Send + Sync + 'static>() {}
    shared::<Words>();
}

#[test]
fn a_missing_key_is_shown_in_marks() {
    assert_eq!(words("").say("no-such-key"), "‹no-such-key›");
    assert_eq!(words("").tell(&Colour::DarkBlue), "‹colour-dark-blue›");
}

#[test]
fn a_list_is_joined_with_the_languages_separators() {
    let words = words("colour-red = red\ncolour-dark-blue = dark blue");
    assert_eq!(words.tell::<[Colour]>(&[]), "");
    assert_eq!(words.tell(&[Colour::Red]), "red");
    assert_eq!(words.tell(&[Colour::Red, Colour::DarkBlue]), "red and dark blue");
    assert_eq!(
        words.tell(&vec![Colour::Red, Colour::DarkBlue, Colour::Red]),
        "red, dark blue and red"
    );
    assert_eq!(words.tell(&vec![(2, -1), (3, 0)]), "2,-1 3,0");
    let sentences = ["This is one.", "This is another."];
    assert_eq!(words.tell(&sentences), "This is one. This is another.");
}

#[test]
fn every_kind_of_field_reaches_its_sentence() {
    let words = words(
        "
colour-red = red
colour-dark-blue = dark blue
painting-named = It is { $reason }.
painting-mixed = { $first } with { $second } ({ $second-is })
painting-plain = { $on-is ->
        [none] on nothing
        [dark-blue] on the night
       *[other] on { $on }
    }
painting-with = { $brush-colour }, { $brush-colour-is }, { $brush-width-mm } mm, { $size }, { $dry }
painting-priced = { $francs }
",
    );
    let said = |painting: Painting| words.tell(&painting);
    assert_eq!(said(Painting::Named(Title("Rain"))), "It is Rain.");
    assert_eq!(
        said(Painting::Mixed(Colour::Red, Colour::DarkBlue)),
        "red with dark blue (dark-blue)"
    );
    assert_eq!(said(Painting::Plain { on: None }), "on nothing");
    assert_eq!(said(Painting::Plain { on: Some(Colour::Red) }), "on red");
    assert_eq!(said(Painting::Plain { on: Some(Colour::DarkBlue) }), "on the night");
    let brush = Brush { colour: Colour::DarkBlue, width_mm: 1.5 };
    let with = Painting::With { brush, size: (30, -40), dry: true };
    assert_eq!(said(with), "dark blue, dark-blue, 1.5 mm, 30,-40, true");
    assert_eq!(said(Painting::Priced { francs: u64::MAX }), u64::MAX.to_string());
}

#[test]
fn a_field_that_cannot_be_serialised_does_not_spoil_the_sentence() {
    #[derive(Serialize)]
    struct Odd {
        map: std::collections::BTreeMap<i32, i32>,
        even: i32,
    }
    let odd = Odd { map: [(1, 2)].into(), even: 2 };
    assert_eq!(words("odd = { $even } { $map }").tell(&odd), "2 ‹map›");
}

#[test]
fn a_value_has_a_name_and_an_explanation() {
    let words = words("colour-red = red\ncolour-red-explained = As a ripe cherry.");
    assert_eq!(words.tell(&Colour::Red), "red");
    assert_eq!(words.explain(&Colour::Red), "As a ripe cherry.");
}

#[test]
fn every_form_of_a_tag_finds_its_language() {
    for tag in ["en", "EN", "en-GB", "en_US.UTF-8", "en_GB@euro"] {
        assert_eq!(Language::matching(tag), Some(Language::ENGLISH), "{tag}");
    }
    for tag in ["", "C", "C.UTF-8", "POSIX", "x", "tlh", "not a tag"] {
        assert_eq!(Language::matching(tag), None, "{tag}");
    }
    assert_eq!(Language::ENGLISH.own_name(), "English");
    let unknown: Result<Language, UnknownLanguage> = "tlh".parse();
    let said = unknown.map_err(|unknown| words("").tell(&unknown));
    assert!(said.is_err_and(|said| said.contains("“tlh”") && said.contains("en")));
}

#[test]
fn sentences_from_a_folder_replace_the_programs_own() {
    let folder = tempdir().unwrap();
    let with = |language| Words::with_overrides(language, folder.path());
    fs::write(folder.path().join("mine.ftl"), "\u{feff}language-name = Angle-ish\r\n").unwrap();
    fs::write(folder.path().join("notes.txt"), "not = { Fluent").unwrap();
    let words = with(Language::ENGLISH).unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!(words.say("language-name"), "Angle-ish");
    assert_eq!(words.say("list-separator"), ", ");

    let absent = folder.path().join("absent");
    assert!(Words::with_overrides(Language::ENGLISH, &absent).is_ok());
}

/// To open a pipe waits until somebody writes into it, and the program would never start.
#[cfg(unix)]
#[test]
fn a_pipe_among_the_sentences_is_not_waited_for() {
    use std::{process::Command, sync::mpsc, thread, time::Duration};

    const PATIENCE: Duration = Duration::from_secs(20);
    let folder = tempdir().unwrap();
    let pipe = folder.path().join("mine.ftl");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
    let (answer, answered) = mpsc::channel();
    let path = folder.path().to_owned();
    thread::spawn(move || answer.send(Words::with_overrides(Language::ENGLISH, &path).err()));
    let error = answered.recv_timeout(PATIENCE).expect("an answer");
    let (file, why) = (pipe.display().to_string(), SystemFault::NotFile);
    assert_eq!(error, Some(WordsError::Unreadable { file, why }));
}

#[test]
fn a_sentence_with_a_gap_is_replaced_by_english() {
    let words = words("unknown-language = { $tga }?\nonly-here = { $tga }?");
    let said = words.say_with("unknown-language", &[("tag", &"tlh"), ("known", &["en"])]);
    assert!(said.contains("tlh"), "{said}");
    assert_eq!(words.say("only-here"), "{$tga}?");
}

#[test]
fn the_error_for_a_broken_file_names_its_line() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("mine.ftl");
    fs::write(&file, "# Mine\nlanguage-name = Mine\n\nside-red = { $\nside-black = Dark\n")
        .unwrap();
    let error = Words::with_overrides(Language::ENGLISH, folder.path()).err();
    let Some(WordsError::Broken { file: named, line, .. }) = &error else {
        panic!("{error:?}");
    };
    assert_eq!((named.as_str(), *line), (file.to_str().unwrap(), 4));
    let said = words("").tell(&error);
    assert!(said.contains("mine.ftl, line 4") && !said.contains('‹'), "{said}");

    fs::write(&file, b"side-red = \xff").unwrap();
    let error = Words::with_overrides(Language::ENGLISH, folder.path()).err();
    assert!(matches!(error, Some(WordsError::Unreadable { .. })), "{error:?}");
}
