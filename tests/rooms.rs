//! Each room knows only the rooms above it. The lists here are those of the design, from top to bottom.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

const ROOMS: [&str; 14] = [
    "rules", "notation", "record", "engine", "lesson", "puzzle", "referee", "far", "zebra",
    "mutants", "words", "home", "cli", "game",
];
/// The command line and the game do not know each other, although one stands below the other.
const APART: [(&str, &str); 1] = [("game", "cli")];
const ROOMS_OF_THE_GAME: [&str; 17] = [
    "common", "referee", "keeping", "table", "ui", "input", "players", "stage", "hud", "screen",
    "shelf", "zebra", "mutants", "plugins", "sound", "picture", "app",
];

#[test]
fn no_room_knows_a_room_below_it() {
    for file in sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))) {
        let Some(room) = place(&file, "src", &ROOMS) else { continue };
        for path in paths(&fs::read_to_string(&file).expect("a source file")) {
            let Some(known) = ROOMS.iter().position(|name| path.first() == Some(name)) else {
                continue;
            };
            let is_apart = APART.contains(&(ROOMS[room], ROOMS[known]));
            assert!(known <= room && !is_apart, "{}: {}", file.display(), path.join("::"));
        }
    }
}

#[test]
fn no_room_of_the_game_knows_a_room_below_it() {
    for file in sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src/game"))) {
        let Some(room) = place(&file, "game", &ROOMS_OF_THE_GAME) else { continue };
        for path in paths(&fs::read_to_string(&file).expect("a source file")) {
            let ["game", known, ..] = path[..] else { continue };
            let known = ROOMS_OF_THE_GAME.iter().position(|name| *name == known);
            let is_above = known.is_some_and(|known| known <= room);
            assert!(is_above, "{}: {}", file.display(), path.join("::"));
        }
    }
}

/// The most files that a reader can take in at a glance.
const MOST_FILES: usize = 20;

#[test]
fn no_folder_holds_a_long_row_of_files() {
    for (folder, files) in folders() {
        assert!(files.len() <= MOST_FILES, "{}: {} files", folder.display(), files.len());
    }
}

/// The page at the top of a room or a folder says what lies in it.
#[test]
fn a_table_of_contents_names_every_file() {
    for (folder, files) in folders() {
        let page = ["mod.rs", "lib.rs"].map(|name| fs::read_to_string(folder.join(name)));
        let page = page.into_iter().find_map(Result::ok).expect("a page for each folder");
        let page: String = page.lines().filter(|line| line.starts_with("//!")).collect();
        if !page.contains(".rs` |") {
            continue;
        }
        let is_named = |file: &&String| page.contains(&format!("`{file}`")) || *file == "mod.rs";
        let missing: Vec<&String> = files.iter().filter(|file| !is_named(file)).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", folder.display());
    }
}

/// Types that share a name, and why.
const NAMESAKES: [(&str, &str); 1] =
    [("Referee", "the game keeps the referee of the core as its resource")];

/// A reader who meets a name should not have to ask which one.
#[test]
fn a_public_type_has_a_name_of_its_own() {
    let mut named = BTreeMap::<String, Vec<PathBuf>>::new();
    for file in sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))) {
        for line in fs::read_to_string(&file).expect("a source file").lines() {
            if let Some(name) = public_type(line) {
                named.entry(name.to_owned()).or_default().push(file.clone());
            }
        }
    }
    named.retain(|name, files| files.len() > 1 && NAMESAKES.iter().all(|(known, _)| known != name));
    assert!(named.is_empty(), "{named:?}");
}

/// The name of the type that a line makes public, if it does.
fn public_type(line: &str) -> Option<&str> {
    let line = line.trim_start().strip_prefix("pub")?;
    let line = match line.strip_prefix('(') {
        Some(scope) => scope.split_once(')')?.1,
        None => line,
    };
    let mut words = line.split_whitespace();
    let is_type = matches!(words.next()?, "struct" | "enum" | "trait" | "type");
    let name = words.next().filter(|_| is_type)?;
    name.split(|letter: char| !letter.is_alphanumeric()).next()
}

/// Every folder of sources, with the names of the files in it.
fn folders() -> BTreeMap<PathBuf, Vec<String>> {
    let mut folders = BTreeMap::<PathBuf, Vec<String>>::new();
    for file in sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))) {
        let name = file.file_name().expect("a file").to_string_lossy().into_owned();
        folders.entry(file.with_file_name("")).or_default().push(name);
    }
    folders
}

#[test]
fn paths_are_found_in_nested_imports() {
    let text = "use crate::{a::{b, c::D}, e};\nlet x = crate::f::g(1);";
    assert_eq!(paths(text), [vec!["a", "b"], vec!["a", "c", "D"], vec!["e"], vec!["f", "g"]]);
}

/// Every source file under a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of sources").flatten();
    let (mut files, mut found) =
        (Vec::new(), entries.map(|entry| entry.path()).collect::<Vec<_>>());
    found.sort();
    for path in found {
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}

/// Which room a file belongs to: the name after this folder in its path.
fn place(file: &Path, folder: &str, rooms: &[&str]) -> Option<usize> {
    let mut parts = file.iter().rev().filter_map(|part| part.to_str()).collect::<Vec<_>>();
    parts.reverse();
    let at = parts.iter().rposition(|part| *part == folder)?;
    let name = parts.get(at + 1)?.trim_end_matches(".rs");
    rooms.iter().position(|room| *room == name)
}

/// Every path in a text that begins with `crate::`, without that.
fn paths(text: &str) -> Vec<Vec<&str>> {
    let mut paths = Vec::new();
    for (start, found) in text.match_indices("crate::") {
        leaves(&text[start + found.len()..], &mut Vec::new(), &mut paths);
    }
    paths
}

/// Reads one path, or one group of paths in braces. Returns what follows it.
fn leaves<'a>(text: &'a str, path: &mut Vec<&'a str>, paths: &mut Vec<Vec<&'a str>>) -> &'a str {
    let depth = path.len();
    let mut rest = text.trim_start();
    loop {
        if let Some(group) = rest.strip_prefix('{') {
            rest = group.trim_start();
            while !rest.is_empty() && !rest.starts_with('}') {
                rest = leaves(rest, path, paths).trim_start_matches([',', ' ', '\n']);
            }
            rest = rest.strip_prefix('}').unwrap_or(rest);
            break;
        }
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        if end == 0 {
            // Not a name, such as `*`: the path so far is what is known.
            rest = &rest[rest.chars().next().map_or(0, char::len_utf8)..];
            paths.push(path.clone());
            break;
        }
        path.push(&rest[..end]);
        rest = &rest[end..];
        let Some(next) = rest.strip_prefix("::") else {
            paths.push(path.clone());
            break;
        };
        rest = next.trim_start();
    }
    path.truncate(depth);
    rest
}
