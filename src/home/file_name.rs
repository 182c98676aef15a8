//! File names made from what players typed. They are safe on every file system, and numbered so that a
//! free one can be found.

use std::{iter, path::Path};

use jiff::{Timestamp, Unit};

use super::saved_match::Title;

/// The most bytes each part of a title adds to a name. Together they stay well below what any file
/// system allows, even one that encrypts names (143).
const PART: usize = 36;

/// The most bytes of a name that a player chooses.
const CHOSEN: usize = 100;

/// The most bytes of a name that goes to the trash, so that the time still fits before it.
const IN_TRASH: usize = 200;

/// How a time is written before the name of a deleted match, by its length: `2026-11-20T18-30-00Z`.
const TIME: usize = 20;

/// A name for a match, without the `.ron`: `2026-11-20T18-30-00Z-Ada-Hard`.
pub(super) fn of_match(title: &Title) -> String {
    let parts: Vec<String> =
        [&title.date, &title.first, &title.second].into_iter().map(|part| safe(part)).collect();
    let parts: Vec<&str> = parts.iter().map(String::as_str).filter(|p| !p.is_empty()).collect();
    let name = parts.join("-");
    // A name that does not begin with a date could be one that Windows reserves (`con`).
    if name.starts_with(|first: char| first.is_ascii_digit()) {
        name
    } else {
        format!("match-{name}").trim_end_matches('-').to_owned()
    }
}

/// Keeps letters and digits of any script, and puts single hyphens for everything else.
fn safe(part: &str) -> String {
    let mut safe = String::new();
    for letter in part.chars() {
        let letter = if letter.is_alphanumeric() { letter } else { '-' };
        if safe.len() + letter.len_utf8() > PART {
            break;
        }
        if letter != '-' || !(safe.is_empty() || safe.ends_with('-')) {
            safe.push(letter);
        }
    }
    safe.trim_end_matches('-').to_owned()
}

/// The name that a player chose, without the `.ron`. What some system does not allow in names becomes a
/// space. `None` if nothing is left of it.
pub(super) fn chosen(name: &str) -> Option<String> {
    let allowed = |letter: char| !letter.is_control() && !r#"/\:*?"<>|"#.contains(letter);
    let plain: String =
        name.chars().map(|letter| if allowed(letter) { letter } else { ' ' }).collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    let words = words.join(" ");
    // A name that begins with a dot is hidden, and Windows drops dots and spaces at the end.
    let name = cut(words.trim_start_matches(['.', ' ']), CHOSEN).trim_end_matches(['.', ' ']);
    let is_reserved = RESERVED.iter().any(|reserved| {
        let first = name.split('.').next().unwrap_or_default().trim_end();
        first.trim_end_matches(|last: char| last.is_ascii_digit()).eq_ignore_ascii_case(reserved)
    });
    match name {
        "" => None,
        name if is_reserved => Some(format!("match {name}")),
        name => Some(name.to_owned()),
    }
}

/// Names that Windows keeps for devices, some of them with a number behind.
const RESERVED: [&str; 6] = ["con", "prn", "aux", "nul", "com", "lpt"];

/// The beginning of a text that has at most this many bytes.
fn cut(text: &str, most: usize) -> &str {
    &text[..text.floor_char_boundary(most)]
}

/// The name of a match in the trash, without the `.ron`. It begins with the time at which the match was
/// deleted, so that names tell which were deleted first.
pub(super) fn in_trash(name: &str, deleted: Timestamp) -> String {
    let deleted = deleted.round(Unit::Second).unwrap_or(deleted);
    let time = deleted.to_string().replace(':', "-");
    format!("{time}-{}", cut(name, IN_TRASH))
}

/// The name that a match in the trash had before.
pub(super) fn out_of_trash(name: &str) -> &str {
    match name.split_at_checked(TIME) {
        Some((time, rest)) if is_time(time) => {
            rest.strip_prefix('-').filter(|name| !name.is_empty()).unwrap_or(name)
        }
        _ => name,
    }
}

fn is_time(text: &str) -> bool {
    const LIKE: &str = "0000-00-00T00-00-00Z";
    let fits = |(found, like): (char, char)| match like {
        '0' => found.is_ascii_digit(),
        like => found == like,
    };
    text.len() == LIKE.len() && text.chars().zip(LIKE.chars()).all(fits)
}

/// `name.ron`, `name-2.ron`, `name-3.ron`…
pub(super) fn numbered(name: &str) -> impl Iterator<Item = String> {
    iter::once(format!("{name}.ron"))
        .chain((2_u64..).map(move |number| format!("{name}-{number}.ron")))
}

/// Names beside `name.ron`: `name.why-1.ron`, `name.why-2.ron`…
pub(super) fn aside(file: &Path, why: &str) -> impl Iterator<Item = String> {
    let name = stem(file);
    (1_u64..).map(move |number| format!("{name}.{why}-{number}.ron"))
}

/// A file's name without its ending. Bytes that are not text are replaced.
pub(super) fn stem(file: &Path) -> String {
    file.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
