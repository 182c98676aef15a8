//! Finds the keys in the program's source.

use std::{collections::BTreeSet, fs};

use nonaga::{
    lesson::{Text, course},
    record::{Bundled, bundled},
};
use walkdir::WalkDir;

/// The keys that the lessons use.
pub fn of_lessons() -> BTreeSet<String> {
    let lessons = course().iter().filter_map(|(_, lesson)| lesson.as_ref().ok());
    let texts = lessons.flat_map(|lesson| lesson.texts().map(|(_, text)| text));
    texts.filter_map(Text::key).map(str::to_owned).collect()
}

/// The keys that the matches use that come with the game.
pub fn of_matches() -> BTreeSet<String> {
    let matches = bundled().unwrap_or_default();
    let titles = matches.iter().map(Bundled::title_key);
    let notes = matches.iter().flat_map(Bundled::note_keys).map(str::to_owned);
    titles.chain(notes).collect()
}

/// The source files by path, without comments and without the tests at the end.
pub fn code() -> Vec<(String, String)> {
    let files = WalkDir::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")).into_iter();
    files
        .map(|entry| entry.expect("a readable source folder").into_path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .map(|path| {
            let text = fs::read_to_string(&path).expect("a readable source file");
            let code = text
                .lines()
                .take_while(|line| !line.starts_with("#[cfg(test)]"))
                .filter(|line| !line.trim_start().starts_with("//"))
                .flat_map(|line| [line, "\n"])
                .collect();
            (path.display().to_string(), code)
        })
        .collect()
}

/// A call that uses a literal key.
pub struct Call {
    pub file: String,
    pub key: String,
    /// The fields it fills in, if the call lists them.
    pub fields: Option<Vec<String>>,
}

/// Every call that uses a literal key.
pub fn calls() -> Vec<Call> {
    let mut calls = Vec::new();
    for (file, text) in code() {
        for method in [".say(", ".say_with("] {
            for rest in text.split(method).skip(1) {
                let mut literals = arguments(rest).split('"');
                if literals.next().is_none_or(|before| !before.trim().is_empty()) {
                    continue;
                }
                let Some(key) = literals.next().map(str::to_owned) else { continue };
                let listed = method == ".say(" || arguments(rest).contains("&[");
                // A field's name is the literal right after an opening parenthesis.
                let names = arguments(rest).split("(\"").skip(1);
                let names = names.filter_map(|rest| rest.split('"').next()).map(str::to_owned);
                let fields = listed.then(|| names.collect());
                calls.push(Call { file: file.clone(), key, fields });
            }
        }
    }
    calls
}

/// The text up to the closing parenthesis of a call.
fn arguments(rest: &str) -> &str {
    let mut open = 1;
    let end = rest.find(|letter| {
        open += i32::from(letter == '(') - i32::from(letter == ')');
        open == 0
    });
    &rest[..end.unwrap_or(rest.len())]
}
