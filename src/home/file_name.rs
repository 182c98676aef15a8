//! File names made from what players typed. They are safe on every file system, and numbered so that a
//! free one can be found.

use std::{iter, path::Path};

use super::saved_match::Title;

/// The most bytes each part of a title adds to a name. Together they stay well below what any file
/// system allows, even one that encrypts names (143).
const PART: usize = 36;

/// A name for a match, without the `.ron`: `2026-11-20T18-30-00Z-Ada-Hard`.
pub(super) fn of_match(title: &Title) -> String {
    let parts: Vec<String> =
        [&title.date, &title.red, &title.black].into_iter().map(|part| safe(part)).collect();
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
