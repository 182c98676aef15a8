//! The list of saved matches by their headers: it is fast, and a folder full of broken files spoils nothing.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use nonaga::{
    home::{Home, HomeError, Listed},
    record::{Header, Record},
    words::{Language, Words},
};
use tempfile::TempDir;

use crate::broken_folder::{self, Broken, Is, TURNS};

/// A home with this many good matches and all kinds of broken files.
fn home_with(good: u64, all: &[Broken]) -> (TempDir, Home, PathBuf) {
    let folder = TempDir::new().unwrap();
    let home = Home::at(folder.path());
    for number in 0..good {
        home.save_match(&broken_folder::good(number)).unwrap();
    }
    let matches = home.folders().unwrap().matches();
    fs::create_dir_all(&matches).unwrap();
    for broken in all {
        broken.make(&matches);
    }
    (folder, home, matches)
}

fn by_name(listed: Vec<Listed<Header>>) -> BTreeMap<String, Listed<Header>> {
    listed.into_iter().map(|one| (one.name.clone(), one)).collect()
}

/// The bytes of everything in a folder that is a file.
fn contents(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let real = files.filter(|file| fs::symlink_metadata(file).unwrap().is_file());
    real.filter_map(|file| Some((file.clone(), fs::read(&file).ok()?))).collect()
}

#[test]
fn among_broken_files_of_all_kinds_every_match_is_listed_and_every_fault_explained() {
    const GOOD: u64 = 20;
    let all = broken_folder::all();
    assert!(all.len() >= 50, "{}", all.len());
    let (_folder, home, matches) = home_with(GOOD, &all);
    let before = contents(&matches);
    let listed = by_name(home.headers().unwrap());
    assert_eq!(listed.len(), all.len() + GOOD as usize);
    let words = Words::new(Language::ENGLISH);
    for broken in &all {
        let found = &listed[&broken.name].found;
        if broken.is != Is::Unreadable {
            assert!(found.is_ok(), "{}: {found:?}", broken.name);
            continue;
        }
        let why = found.as_ref().expect_err(&broken.name);
        let said = words.tell(why);
        assert!(
            said.contains(&broken.name) && !said.contains(['‹', '{']),
            "{}: {said}",
            broken.name
        );
        println!("{said}");
    }
    let names: BTreeSet<&str> = all.iter().map(|broken| &*broken.name).collect();
    for one in listed.values().filter(|one| !names.contains(one.name.as_str())) {
        let header = one.found.as_ref().unwrap();
        assert_eq!((&*header.red.name, header.turns), ("Ada", TURNS));
        assert_eq!(one.chosen_name(), None);
    }
    // Nothing was written, moved or deleted, and a second look finds the same.
    assert_eq!(contents(&matches), before);
    assert_eq!(by_name(home.headers().unwrap()), listed);
}

#[test]
fn what_is_right_of_a_match_can_be_read_and_what_is_wrong_is_said() {
    let all = broken_folder::all();
    let (_folder, home, matches) = home_with(0, &all);
    for broken in &all {
        let file = matches.join(format!("{}.ron", broken.name));
        match (broken.is, home.read_while_right(&file)) {
            (Is::WrongAfter(turns), Ok((record, Some(fault)))) => {
                assert_eq!(record.game.turns().len(), turns, "{}: {fault}", broken.name);
            }
            (Is::Unreadable | Is::Unplayable, Err(_)) => {}
            (_, found) => panic!("{}: {found:?}", broken.name),
        }
    }
}

#[test]
fn the_headers_say_what_the_records_say() {
    let folder = TempDir::new().unwrap();
    let home = Home::at(folder.path());
    // Enough for several threads.
    let saved: BTreeMap<PathBuf, Record> = (0..300)
        .map(broken_folder::good)
        .map(|record| (home.save_match(&record).unwrap(), record))
        .collect();
    let listed = home.headers().unwrap();
    assert_eq!(listed.len(), saved.len());
    for Listed { path, found, .. } in listed {
        let (header, record) = (found.unwrap(), &saved[&path]);
        assert_eq!((header.date, header.outcome), (record.date, record.outcome()));
        assert_eq!((header.red, header.black), (record.red.clone(), record.black.clone()));
        assert_eq!(header.turns, record.game.turns().len());
    }
}

#[test]
fn a_home_without_matches_lists_none() {
    assert_eq!(Home::nowhere().headers(), Ok(Vec::new()));
    let folder = TempDir::new().unwrap();
    assert_eq!(Home::at(folder.path()).headers(), Ok(Vec::new()));
    fs::write(folder.path().join("matches"), "not a folder").unwrap();
    let error = Home::at(folder.path()).headers().unwrap_err();
    assert!(matches!(error, HomeError::CannotRead { .. }), "{error}");
}

#[test]
fn a_match_that_was_renamed_has_a_name_of_its_own() {
    let folder = TempDir::new().unwrap();
    let home = Home::at(folder.path());
    let record = broken_folder::good(0);
    let twice: Vec<PathBuf> = [record.clone(), broken_folder::good(0)]
        .map(|mut record| {
            record.notes.insert(1, nonaga::record::Note::Text(folder.path().display().to_string()));
            record
        })
        .into_iter()
        .chain([record])
        .map(|record| home.save_match(&record).unwrap())
        .collect();
    assert!(home.headers().unwrap().iter().all(|one| one.chosen_name().is_none()), "also with -2");
    let renamed = home.rename_match::<Record>(&twice[0], "My first win").unwrap();
    let listed = home.headers().unwrap();
    let one = listed.iter().find(|one| one.path == renamed).unwrap();
    assert_eq!(one.chosen_name(), Some("My first win"));
}

/// `cargo test --release --no-default-features --test home listing -- --ignored --nocapture`
#[test]
#[ignore = "measures; best in a release build"]
fn listing_5_000_matches_takes_less_than_half_a_second() {
    const FILES: u64 = 5_000;
    let all = broken_folder::all();
    let (_folder, home, matches) = home_with(0, &all);
    for number in 0..FILES {
        let record = broken_folder::good(number);
        fs::write(matches.join(format!("{number}.ron")), record.to_text()).unwrap();
    }
    let times = [(); 5].map(|()| {
        let began = Instant::now();
        assert_eq!(home.headers().unwrap().len(), FILES as usize + all.len());
        began.elapsed()
    });
    println!("{FILES} matches and {} broken files are listed in {times:?}", all.len());
    assert!(times[1..].iter().all(|time| *time < Duration::from_millis(500)), "{times:?}");
}
