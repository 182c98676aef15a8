//! Matches that are kept once more with variations, and copies that leave the home.

use std::{collections::BTreeMap, fs};

use nonaga::{
    home::Home,
    record::{Level, Record, Variation},
    rules::Match,
};
use tempfile::{TempDir, tempdir};

use crate::real_match::new_record;

fn home() -> (TempDir, Home) {
    let folder = tempdir().unwrap();
    let home = Home::at(folder.path());
    (folder, home)
}

/// The record with a variation before its first turn.
fn with_line(record: &Record) -> Record {
    let mut tried = Match::new(record.game.start().clone());
    let step = tried.position().steps()[0];
    tried.play(step).unwrap();
    let line =
        Variation { after: 0, turns: tried.turns(), notes: BTreeMap::new(), lines: Vec::new() };
    Record { lines: vec![line], ..record.clone() }
}

#[test]
fn a_kept_match_is_replaced_in_its_file_and_any_other_becomes_a_new_one() {
    let (folder, home) = home();
    let record = new_record(Level::Easy);
    let file = home.save_match(&record).unwrap();
    let tried = with_line(&record);
    assert_eq!(home.replace_match(Some(&file), &record, &tried).unwrap(), file);
    assert_eq!(home.read_match::<Record>(&file).unwrap(), tried);
    // By another path it is the same file.
    let (parent, name) = (file.parent().unwrap(), file.file_name().unwrap());
    let roundabout = parent.join("../matches").join(name);
    assert_eq!(home.replace_match(Some(&roundabout), &tried, &record).unwrap(), file);
    assert_eq!(home.read_match::<Record>(&file).unwrap(), record);
    assert_eq!(home.replace_match(Some(&file), &record, &tried).unwrap(), file);

    let elsewhere = folder.path().join("elsewhere.ron");
    fs::write(&elsewhere, record.to_text()).unwrap();
    let other = with_line(&new_record(Level::Hard));
    let new = home.replace_match(Some(&elsewhere), &record, &other).unwrap();
    assert_ne!(new, file, "the match in the home is another one");
    assert_eq!(fs::read_to_string(&elsewhere).unwrap(), record.to_text(), "it is not ours");

    fs::remove_file(&file).unwrap();
    let saved = home.replace_match(Some(&file), &tried, &tried).unwrap();
    assert_eq!(home.read_match::<Record>(&saved).unwrap(), tried, "nothing is lost");
    let none = home.replace_match(None, &record, &new_record(Level::Master)).unwrap();
    assert!(none.exists());
}

#[test]
fn a_file_that_was_changed_since_it_was_read_stays_as_it_is() {
    let (_folder, home) = home();
    let read = new_record(Level::Easy);
    let file = home.save_match(&read).unwrap();
    let tried = with_line(&read);
    for changed in [new_record(Level::Hard).to_text(), "half a ma".to_owned()] {
        fs::write(&file, &changed).unwrap();
        let copy = home.replace_match(Some(&file), &read, &tried).unwrap();
        assert_ne!(copy, file);
        assert_eq!(fs::read_to_string(&file).unwrap(), changed);
        assert_eq!(home.read_match::<Record>(&copy).unwrap(), tried);
    }
}

#[test]
fn an_export_replaces_no_file_and_its_name_suits_every_system() {
    let (folder, home) = home();
    let shared = folder.path().join("for/others");
    let record = new_record(Level::Easy);
    let first = home.export_match(&shared, "Ada: a/b?", &record).unwrap();
    assert_eq!(first, shared.join("Ada a b.ron"));
    let other = home.export_match(&shared, "Ada: a/b?", &new_record(Level::Hard)).unwrap();
    assert_eq!(other, shared.join("Ada a b-2.ron"));
    assert_eq!(home.read_match::<Record>(&first).unwrap(), record);

    let picture = home.free_path(&shared, "Ada", &record, "png").unwrap();
    fs::write(&picture, "a picture").unwrap();
    let next = home.free_path(&shared, "Ada", &record, "png").unwrap();
    assert_eq!((picture, next), (shared.join("Ada.png"), shared.join("Ada-2.png")));
    let unnamed = home.free_path(&shared, "///", &record, "gif").unwrap();
    assert!(unnamed.file_name().unwrap().to_string_lossy().starts_with("2026-11-20"));
}

#[test]
fn a_folder_that_cannot_be_made_is_an_error() {
    let (folder, home) = home();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let record = new_record(Level::Easy);
    assert!(home.export_match(&file.join("in"), "x", &record).is_err());
    assert!(home.free_path(&file.join("in"), "x", &record, "png").is_err());
}
