//! Saved matches: their names, their list and the trash.

use std::{collections::BTreeSet, fs, path::Path, sync::Arc};

use nonaga::home::{Home, HomeError, MOST_IN_TRASH, SavedMatch, Title, Unreadable};
use proptest::prelude::*;
use tempfile::TempDir;

use crate::{fake_disk::FakeDisk, stand_in::Match, user::ROOT};

#[test]
fn matches_are_named_after_date_and_players_and_never_overwritten() {
    let folder = TempDir::new().unwrap();
    let home = Home::at(folder.path());
    let all: Vec<Match> = (1..=3).map(|id| Match { id, parts: id }).collect();
    let names: Vec<_> = all
        .iter()
        .map(|played| home.save_match(played).unwrap())
        .map(|path| path.file_name().unwrap().to_owned())
        .collect();
    assert_eq!(
        names,
        [
            "2026-11-20T18-30-00Z-Ada-Hard.ron",
            "2026-11-20T18-30-00Z-Ada-Hard-2.ron",
            "2026-11-20T18-30-00Z-Ada-Hard-3.ron",
        ]
    );
    let listed = home.matches::<Match>().unwrap();
    let found: BTreeSet<Match> = listed.into_iter().map(|one| one.found.unwrap()).collect();
    assert_eq!(found, all.into_iter().collect());
}

#[test]
fn matches_are_listed_newest_first_even_damaged_ones() {
    let matches = Path::new(ROOT).join("matches");
    let disk = FakeDisk::default();
    let home = Home::on(Arc::new(disk.clone()), Path::new(ROOT));
    disk.put(&matches.join("a.ron"), Match { id: 1, parts: 1 }.to_text().as_bytes());
    disk.put(&matches.join("c.ron"), b"(half a ma");
    disk.put(&matches.join("b.ron"), b"version 2\n");
    disk.put(&matches.join("notes.txt"), b"not a match");
    disk.put(&matches.join("new.tmp"), b"not yet a match");
    let listed = home.matches::<Match>().unwrap();
    let names: Vec<&str> = listed.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names, ["b", "c", "a"]);
    assert!(matches!(listed[0].found, Err(HomeError::Newer { version: 2, .. })));
    assert!(matches!(listed[1].found, Err(HomeError::Damaged { .. })));
    assert_eq!(listed[2].found, Ok(Match { id: 1, parts: 1 }));
    // All of them are still in place.
    assert_eq!(listed[1].path, matches.join("c.ron"));
    assert_eq!(home.matches::<Match>(), Ok(listed));
}

#[test]
fn matches_move_to_the_trash_and_back_without_overwriting_any() {
    let folder = TempDir::new().unwrap();
    let home = Home::at(folder.path());
    let [one, two] = [1, 2].map(|id| Match { id, parts: id });
    let ids = |listed: Result<Vec<nonaga::home::Listed<Match>>, HomeError>| -> BTreeSet<u32> {
        listed.unwrap().into_iter().map(|listed| listed.found.unwrap().id).collect()
    };
    // Both matches have the same name in turn.
    home.delete_match(&home.save_match(&one).unwrap()).unwrap();
    home.delete_match(&home.save_match(&two).unwrap()).unwrap();
    assert_eq!(ids(home.matches()), BTreeSet::new());
    assert_eq!(ids(home.trash()), BTreeSet::from([1, 2]));
    for listed in home.trash::<Match>().unwrap() {
        home.restore_match(&listed.path).unwrap();
    }
    assert_eq!(ids(home.matches()), BTreeSet::from([1, 2]));
    assert_eq!(ids(home.trash()), BTreeSet::new());
}

#[test]
fn a_match_comes_back_from_the_trash_under_the_name_it_had() {
    let folder = TempDir::new().unwrap();
    let home = Home::at(folder.path());
    let saved = home.save_match(&Match { id: 1, parts: 1 }).unwrap();
    let named = home.rename_match::<Match>(&saved, "The  best / of\tall").unwrap();
    assert_eq!(named.file_name().unwrap(), "The best of all.ron");
    for file in [named, saved.clone()] {
        if !file.exists() {
            home.save_match(&Match { id: 2, parts: 1 }).unwrap();
        }
        let deleted = home.delete_match(&file).unwrap();
        assert_eq!(deleted.parent(), Some(home.folders().unwrap().trash().as_path()));
        assert!(!file.exists());
        assert_eq!(home.restore_match(&deleted).unwrap(), file);
    }
    // From a version that named deleted matches like saved ones, with and without a time in the name.
    for (name, restored) in
        [("mine.ron", "mine.ron"), ("2026-11-20T18-30-00Z.ron", "2026-11-20T18-30-00Z.ron")]
    {
        let deleted = home.folders().unwrap().trash().join(name);
        fs::write(&deleted, Match { id: 3, parts: 1 }.to_text()).unwrap();
        assert_eq!(home.restore_match(&deleted).unwrap().file_name().unwrap(), restored);
    }
}

#[test]
fn a_renamed_match_overwrites_none_and_an_empty_name_gives_its_own_name_back() {
    let folder = TempDir::new().unwrap();
    let home = Home::at(folder.path());
    let [one, two] = [1, 2].map(|id| home.save_match(&Match { id, parts: id }).unwrap());
    let name = |path: &Path| path.file_name().unwrap().to_str().unwrap().to_owned();
    let named = [&one, &two].map(|file| home.rename_match::<Match>(file, "Final").unwrap());
    assert_eq!(named.each_ref().map(|file| name(file)), ["Final.ron", "Final-2.ron"]);
    assert_eq!(home.rename_match::<Match>(&named[0], "Final").unwrap(), named[0], "nothing to do");
    for nothing in ["", " . ", "/", "..."] {
        let back = home.rename_match::<Match>(&named[0], nothing).unwrap();
        assert_eq!(back, one, "{nothing:?}");
        home.rename_match::<Match>(&back, "Final").unwrap();
    }
    let found: BTreeSet<u32> =
        home.matches::<Match>().unwrap().into_iter().map(|one| one.found.unwrap().id).collect();
    assert_eq!(found, BTreeSet::from([1, 2]));
    let gone = home.rename_match::<Match>(&one, "x").unwrap_err();
    assert!(matches!(gone, HomeError::Missing { .. }), "{gone}");
    let mine = folder.path().join("mine.ron");
    fs::write(&mine, "mine").unwrap();
    let elsewhere = home.rename_match::<Match>(&mine, "yours").unwrap_err();
    assert!(matches!(elsewhere, HomeError::Elsewhere { .. }), "{elsewhere}");
}

#[test]
fn a_full_trash_loses_the_match_that_was_deleted_first() {
    let folder = TempDir::new().unwrap();
    let home = Home::at(folder.path());
    let trash = home.folders().unwrap().trash();
    fs::create_dir_all(&trash).unwrap();
    for number in 0..MOST_IN_TRASH {
        let name = format!(
            "2020-01-01T{:02}-{:02}-{:02}Z-a.ron",
            number / 3600,
            number / 60 % 60,
            number % 60
        );
        fs::write(trash.join(name), "").unwrap();
    }
    let count = || fs::read_dir(&trash).unwrap().count();
    let saved = home.save_match(&Match { id: 1, parts: 1 }).unwrap();
    let deleted = home.delete_match(&saved).unwrap();
    assert_eq!(count(), MOST_IN_TRASH);
    assert!(!trash.join("2020-01-01T00-00-00Z-a.ron").exists());
    assert!(trash.join("2020-01-01T00-00-01Z-a.ron").exists());
    assert_eq!(home.restore_match(&deleted), Ok(saved));
}

#[test]
fn only_matches_can_be_moved() {
    let folder = TempDir::new().unwrap();
    let home = Home::at(folder.path());
    let saved = home.save_match(&Match { id: 1, parts: 1 }).unwrap();
    let matches = saved.parent().unwrap();
    let mine = folder.path().join("mine.ron");
    fs::write(&mine, "mine").unwrap();
    for elsewhere in [
        &mine,
        &matches.join("../mine.ron"),
        &matches.join("trash/mine.ron"),
        &matches.join(".lock"),
    ] {
        let error = home.delete_match(elsewhere).unwrap_err();
        assert!(matches!(error, HomeError::Elsewhere { .. }), "{error}");
    }
    let error = home.restore_match(&saved).unwrap_err();
    assert!(matches!(error, HomeError::Elsewhere { .. }), "{error}");
    let error = home.delete_match(&matches.join("gone.ron")).unwrap_err();
    assert!(matches!(error, HomeError::Missing { .. }), "{error}");
    assert_eq!(fs::read_to_string(mine).unwrap(), "mine");
}

/// A match without content, with any player names.
struct Named(Title);

impl SavedMatch for Named {
    fn from_text(_: &str) -> Result<Self, Unreadable> {
        Ok(Self(Title::default()))
    }

    fn to_text(&self) -> String {
        String::new()
    }

    fn title(&self) -> Title {
        self.0.clone()
    }
}

fn name_of(date: &str, red: &str, black: &str) -> String {
    let home = Home::on(Arc::new(FakeDisk::default()), Path::new(ROOT));
    let [date, red, black] = [date, red, black].map(str::to_owned);
    let saved = home.save_match(&Named(Title { date, first: red, second: black })).unwrap();
    assert_eq!(saved.parent(), Some(Path::new(ROOT).join("matches").as_path()));
    saved.file_name().unwrap().to_str().unwrap().to_owned()
}

#[test]
fn strange_player_names_give_plain_file_names() {
    assert_eq!(name_of("2026-11-20", "Ada", "Björn"), "2026-11-20-Ada-Björn.ron");
    assert_eq!(name_of("2026", "../../etc/passwd", "a:b|c*"), "2026-etc-passwd-a-b-c.ron");
    assert_eq!(name_of("", "", ""), "match.ron");
    assert_eq!(name_of("CON", "", ""), "match-CON.ron");
    assert_eq!(name_of(".", "..", "\0"), "match.ron");
}

/// The name of a match after somebody has called it this.
fn renamed(name: &str) -> String {
    let home = Home::on(Arc::new(FakeDisk::default()), Path::new(ROOT));
    let saved = home.save_match(&Match { id: 1, parts: 1 }).unwrap();
    let renamed = home.rename_match::<Match>(&saved, name).unwrap();
    assert_eq!(renamed.parent(), saved.parent());
    assert!(home.read_match::<Match>(&renamed).is_ok());
    renamed.file_name().unwrap().to_str().unwrap().to_owned()
}

#[test]
fn strange_names_of_matches_give_plain_file_names() {
    assert_eq!(renamed("Björn’s 3rd win!"), "Björn’s 3rd win!.ron");
    assert_eq!(renamed("../../etc/passwd"), "etc passwd.ron");
    assert_eq!(renamed("a:b|c*?\"<>\\d"), "a b c d.ron");
    assert_eq!(renamed(".hidden. "), "hidden.ron");
    assert_eq!(renamed("con"), "match con.ron");
    assert_eq!(renamed("COM1.txt"), "match COM1.txt.ron");
    assert_eq!(renamed("Console"), "Console.ron");
}

proptest! {
    #[test]
    fn any_name_of_a_match_gives_a_file_name_that_every_disk_accepts(name: String) {
        let name = renamed(&name);
        let stem = name.strip_suffix(".ron").unwrap();
        prop_assert!(!stem.is_empty() && name.len() < 128);
        prop_assert!(!stem.contains(['/', '\\', ':', '*', '?', '"', '<', '>', '|']));
        prop_assert!(!stem.chars().any(char::is_control));
        prop_assert!(!stem.starts_with(['.', ' ']) && !stem.ends_with(['.', ' ']));
    }

    #[test]
    fn any_player_names_give_file_names_that_every_disk_accepts(date: String, red: String, black: String) {
        let name = name_of(&date, &red, &black);
        let stem = name.strip_suffix(".ron").unwrap();
        prop_assert!(name.len() < 128);
        prop_assert!(stem.chars().all(|letter| letter.is_alphanumeric() || letter == '-'));
        prop_assert!(stem.starts_with("match") || stem.starts_with(|c: char| c.is_ascii_digit()));
    }
}
