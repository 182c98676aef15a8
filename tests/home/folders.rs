//! The folders for the user's files, and what happens if they cannot be used.

use std::{fs, path::Path, sync::Arc};

use nonaga::home::{Home, HomeError, HomeNotice, SavedMatch};
use tempfile::TempDir;

use crate::{
    child::{Copy, print_line},
    fake_disk::{FakeDisk, Faults},
    stand_in::{Match, Progress, Settings},
    user::ROOT,
};

/// In a child: prints its folders.
pub fn print_folders() {
    let home = Home::of_user();
    let folders = home.folders().unwrap();
    print_line(&folders.config().display().to_string());
    print_line(&folders.data().display().to_string());
}

#[test]
fn the_environment_can_name_the_folder() {
    let folder = TempDir::new().unwrap();
    let mut child = Copy::start("folders", folder.path());
    let said = [child.read_line(), child.read_line()];
    assert_eq!(said, [(); 2].map(|()| Some(folder.path().display().to_string())));
}

#[test]
fn without_the_environment_variable_the_platform_names_the_folders() {
    let mut child = Copy::start("folders", Path::new(""));
    let (config, data) = (child.read_line().unwrap(), child.read_line().unwrap());
    for folder in [&config, &data] {
        assert!(Path::new(folder).is_absolute() && folder.to_lowercase().contains("nonaga"));
    }
}

#[test]
fn reading_creates_no_folders() {
    let folder = TempDir::new().unwrap();
    let home = Home::at(&folder.path().join("new"));
    assert_eq!(home.load::<Settings>().value, Settings::default());
    assert_eq!(home.load::<Settings>().notice, None);
    assert_eq!(home.unfinished::<Match>().unfinished, []);
    assert_eq!(home.matches::<Match>(), Ok(vec![]));
    assert_eq!(home.trash::<Match>(), Ok(vec![]));
    assert!(matches!(home.resume::<Match>(1).unwrap_err(), HomeError::Missing { .. }));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn without_folders_reading_finds_nothing_and_writing_fails() {
    let home = Home::nowhere();
    let played = Match { id: 1, parts: 1 };
    assert_eq!(home.load::<Settings>().notice, None);
    assert_eq!(home.unfinished::<Match>().unfinished, []);
    assert_eq!(home.matches::<Match>(), Ok(vec![]));
    assert_eq!(home.save(&Settings::default(), &Settings::default()), Err(HomeError::NoFolder));
    assert_eq!(home.save_match(&played), Err(HomeError::NoFolder));
    assert_eq!(home.begin().unwrap_err(), HomeError::NoFolder);
}

#[test]
fn read_only_folders_can_be_read() {
    let root = Path::new(ROOT);
    let disk = FakeDisk::default();
    let home = Home::on(Arc::new(disk.clone()), root);
    let played = Match { id: 1, parts: 9 };
    let saved = home.save_match(&played).unwrap();
    home.begin().unwrap().keep(&played).unwrap();
    home.save(&Settings::default(), &Settings { volume: 3, ..Settings::default() }).unwrap();
    disk.put(&root.join("progress.ron"), b"(");
    disk.put(&root.join("in_progress/2.ron"), b"(");
    disk.set_faults(Faults { read_only: true, ..Faults::default() });

    assert_eq!(home.load::<Settings>().value.volume, 3);
    assert_eq!(home.matches::<Match>().unwrap()[0].found, Ok(played));
    let found = home.unfinished::<Match>();
    assert_eq!(found.unfinished[0].played, played);
    assert!(matches!(&found.notices[..], [HomeNotice::DamagedStays { .. }]), "{found:?}");
    let progress = home.load::<Progress>().notice;
    assert!(matches!(progress, Some(HomeNotice::DamagedStays { .. })), "{progress:?}");

    for error in [
        home.save(&Settings::default(), &Settings::default()).unwrap_err(),
        home.save(&Progress::default(), &Progress::default()).unwrap_err(),
        home.save_match(&played).unwrap_err(),
        home.delete_match(&saved).unwrap_err(),
        home.begin().unwrap_err(),
        home.resume::<Match>(1).unwrap_err(),
    ] {
        assert!(matches!(error, HomeError::NotAllowed { .. }), "{error}");
    }
    assert_eq!(bytes_of(&disk, &saved), played.to_text().into_bytes());
}

fn bytes_of(disk: &FakeDisk, file: &Path) -> Vec<u8> {
    nonaga::home::Disk::read(disk, file, usize::MAX).unwrap()
}

#[test]
fn a_file_in_place_of_a_folder_is_an_error() {
    let folder = TempDir::new().unwrap();
    let root = folder.path().join("a file");
    fs::write(&root, "mine").unwrap();
    let home = Home::at(&root);
    assert!(home.load::<Settings>().value == Settings::default());
    assert_eq!(home.unfinished::<Match>().unfinished, []);
    assert!(home.save(&Settings::default(), &Settings::default()).is_err());
    assert!(home.begin().is_err());
    assert_eq!(fs::read_to_string(&root).unwrap(), "mine");
}
