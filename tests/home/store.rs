//! Settings and progress: what is read from any file, and that no file is lost.

use std::{fs, path::Path};

use nonaga::home::{Damage, Home, HomeError, HomeNotice, Shared, Stored, Unreadable};
use serde::{Deserialize, Serialize};
use tempfile::TempDir;

use crate::stand_in::{Progress, Settings};

fn with_file(text: impl AsRef<[u8]>) -> (TempDir, Home) {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("settings.ron"), text).unwrap();
    let home = Home::at(folder.path());
    (folder, home)
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
    let mut names: Vec<String> = entries.map(|name| name.into_string().unwrap()).collect();
    names.retain(|name| name != ".lock");
    names.sort();
    names
}

#[test]
fn saved_values_are_loaded() {
    let folder = TempDir::new().unwrap();
    let home = Home::at(&folder.path().join("not there yet"));
    let settings = Settings { volume: 7, language: "ca \"\n\\".to_owned() };
    assert_eq!(home.save(&Settings::default(), &settings), Ok(None));
    assert_eq!(home.load::<Settings>().value, settings);
    let mut progress = Progress::default();
    progress.learn(1, &home).unwrap();
    progress.learn(2, &home).unwrap();
    assert_eq!(home.load::<Progress>().value.done, [1, 2].into());
    assert_eq!(home.load::<Settings>().value, settings);
}

#[test]
fn unknown_and_missing_fields_are_accepted() {
    let (_folder, home) = with_file(
        r#"(format: "nonaga-settings", version: 1, mood: [Some(Fine(3))], holds: (volume: 3, depth: {1: "x"}))"#,
    );
    let loaded = home.load::<Settings>();
    assert_eq!(loaded.notice, None);
    assert_eq!(loaded.value, Settings { volume: 3, ..Settings::default() });
}

#[test]
fn a_damaged_file_is_moved_aside_and_reported() {
    let too_large = vec![b' '; 2 << 20];
    let damaged: [(&[u8], &str); 7] = [
        (b"", "Malformed { line: 1, column: 1,"),
        (b"(format: \"nonaga-settings\", version: 1,\n holds: (volume: 3", "Malformed { line: 2,"),
        (
            b"(format: \"nonaga-progress\", version: 1, holds: (volume: 3))",
            r#"OtherFormat { format: "nonaga-progress", expected: "nonaga-settings" }"#,
        ),
        (
            b"(format: \"nonaga-settings\", version: 1, holds: (volume: \"loud\"))",
            "Malformed { line: 1, column:",
        ),
        (b"\xff\xfe\0", "NotText { line: 1 }"),
        (b"(\n\n\xff)", "NotText { line: 3 }"),
        (&too_large, "TooLarge { limit: 1048576 }"),
    ];
    for (bytes, expected) in damaged {
        for by_loading in [true, false] {
            let (folder, home) = with_file(bytes);
            let path = |name: &str| folder.path().join(name);
            fs::write(path("settings.damaged-1.ron"), "from before").unwrap();
            let notice = if by_loading {
                let loaded = home.load::<Settings>();
                assert_eq!(loaded.value, Settings::default());
                loaded.notice
            } else {
                home.save(&Settings::default(), &Settings::default()).unwrap()
            };
            let Some(HomeNotice::Damaged { path: was, kept_as, damage }) = notice else {
                panic!("{notice:?}")
            };
            assert!(format!("{damage:?}").starts_with(expected), "{damage:?}");
            assert_eq!(Path::new(&was), path("settings.ron"));
            assert_eq!(Path::new(&kept_as), path("settings.damaged-2.ron"));
            assert!(fs::read(kept_as).unwrap() == bytes);
            assert_eq!(fs::read(path("settings.damaged-1.ron")).unwrap(), b"from before");
            // The notice appears only once.
            assert_eq!(home.load::<Settings>().notice, None);
        }
    }
}

#[test]
fn a_file_of_a_newer_version_is_never_lost() {
    let newer = r#"(format: "nonaga-settings", version: 2, holds: Loud(["very"]))"#;
    let (folder, home) = with_file(newer);
    let path = folder.path().join("settings.ron");
    for _ in 0..2 {
        let loaded = home.load::<Settings>();
        assert_eq!(loaded.value, Settings::default());
        let path = path.display().to_string();
        assert_eq!(loaded.notice, Some(HomeNotice::Newer { path, version: 2 }));
    }
    assert_eq!(names(folder.path()), ["settings.ron"]);

    let notice =
        home.save(&Settings::default(), &Settings { volume: 5, ..Settings::default() }).unwrap();
    let aside = folder.path().join("settings.newer-1.ron");
    let (path, kept_as) = (path.display().to_string(), aside.display().to_string());
    assert_eq!(notice, Some(HomeNotice::NewerKept { path, kept_as, version: 2 }));
    assert_eq!(fs::read_to_string(aside).unwrap(), newer);
    assert_eq!(home.load::<Settings>().value.volume, 5);
    assert_eq!(names(folder.path()), ["settings.newer-1.ron", "settings.ron"]);
}

#[test]
fn what_was_stored_before_is_not_lost_with_a_damaged_file() {
    let folder = TempDir::new().unwrap();
    let home = Home::at(folder.path());
    let before = Settings { volume: 7, language: "ca".to_owned() };
    home.save(&Settings::default(), &before).unwrap();
    fs::write(folder.path().join("settings.ron"), "(").unwrap();
    let after = Settings { volume: 8, ..before.clone() };
    let notice = home.save(&before, &after).unwrap();
    assert!(matches!(notice, Some(HomeNotice::Damaged { .. })), "{notice:?}");
    assert_eq!(home.load::<Settings>().value, after);
}

#[test]
fn a_file_that_cannot_be_read_is_not_overwritten() {
    let folder = TempDir::new().unwrap();
    let home = Home::at(folder.path());
    fs::create_dir(folder.path().join("settings.ron")).unwrap();
    let loaded = home.load::<Settings>();
    assert_eq!(loaded.value, Settings::default());
    assert!(matches!(loaded.notice, Some(HomeNotice::CannotRead { .. })), "{loaded:?}");
    let error = home.save(&Settings::default(), &Settings::default()).unwrap_err();
    assert!(matches!(error, HomeError::CannotRead { .. }), "{error}");
    assert_eq!(names(folder.path()), ["settings.ron"]);
}

/// Cannot read what it writes.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Broken {
    #[serde(skip_serializing)]
    _needed: u32,
}

impl Stored for Broken {
    const NAME: &'static str = "settings";
    const VERSION: u32 = 1;
}

impl Shared for Broken {
    fn change(&mut self, _: &Broken, _: &Broken) {}
}

#[test]
fn a_value_that_could_not_be_read_again_is_not_written() {
    let sound = r#"(format: "nonaga-settings", version: 1, holds: (_needed: 3))"#;
    let (folder, home) = with_file(sound);
    let error = home.save(&Broken::default(), &Broken::default()).unwrap_err();
    let HomeError::WouldNotRead { reason, .. } = &error else { panic!("{error}") };
    let malformed = |damage: &Damage| matches!(damage, Damage::Malformed { line: 4.., .. });
    assert!(matches!(reason, Unreadable::Damaged(damage) if malformed(damage)), "{error}");
    assert_eq!(fs::read_to_string(folder.path().join("settings.ron")).unwrap(), sound);
}
