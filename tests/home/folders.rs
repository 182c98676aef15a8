//! Where the user's files are, and what happens where they cannot be.

use std::{fs, path::Path, sync::Arc};

use nonaga::home::{Home, HomeError, HomeNotice, Kept};
use tempfile::TempDir;

use crate::{
    child::{Copy, say},
    fake_disk::{FakeDisk, Faults},
    player::ROOT,
    stand_in::{Match, Progress, Settings},
};

/// A child: says where its folders are.
pub fn say_them() {
    let home = Home::of_user();
    let folders = home.folders().unwrap();
    say(&folders.config().display().to_string());
    say(&folders.data().display().to_string());
}

#[test]
fn are_where_the_environment_says() {
    let folder = TempDir::new().unwrap();
    let mut child = Copy::start("folders", folder.path());
    let said = [child.hear(), child.hear()];
    assert_eq!(said, [(); 2].map(|()| Some(folder.path().display().to_string())));
}

#[test]
fn are_the_platforms_where_it_says_nothing() {
    let mut child = Copy::start("folders", Path::new(""));
    let (config, data) = (child.hear().unwrap(), child.hear().unwrap());
    for folder in [&config, &data] {
        assert!(Path::new(folder).is_absolute() && folder.to_lowercase().contains("nonaga"));
    }
}

#[test]
fn are_not_created_by_reading() {
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
fn that_are_nowhere_are_read_as_empty_and_not_written() {
    let home = Home::nowhere();
    let played = Match { id: 1, parts: 1 };
    assert_eq!(home.load::<Settings>().notice, None);
    assert_eq!(home.unfinished::<Match>().unfinished, []);
    assert_eq!(home.matches::<Match>(), Ok(vec![]));
    assert_eq!(home.save(&Settings::default()), Err(HomeError::NoFolder));
    assert_eq!(home.save_match(&played), Err(HomeError::NoFolder));
    assert_eq!(home.begin().unwrap_err(), HomeError::NoFolder);
}

#[test]
fn that_are_read_only_are_read() {
    let root = Path::new(ROOT);
    let disk = FakeDisk::default();
    let home = Home::on(Arc::new(disk.clone()), root);
    let played = Match { id: 1, parts: 9 };
    let saved = home.save_match(&played).unwrap();
    home.begin().unwrap().keep(&played).unwrap();
    home.save(&Settings { volume: 3, ..Settings::default() }).unwrap();
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

    for told in [
        home.save(&Settings::default()).unwrap_err(),
        home.save(&Progress::default()).unwrap_err(),
        home.save_match(&played).unwrap_err(),
        home.delete_match(&saved).unwrap_err(),
        home.begin().unwrap_err(),
        home.resume::<Match>(1).unwrap_err(),
    ] {
        assert!(matches!(told, HomeError::NotAllowed { .. }), "{told}");
    }
    assert_eq!(fs_of(&disk, &saved), played.to_text().into_bytes());
}

fn fs_of(disk: &FakeDisk, file: &Path) -> Vec<u8> {
    nonaga::home::Disk::read(disk, file, usize::MAX).unwrap()
}

#[test]
fn that_are_no_folders_give_errors() {
    let folder = TempDir::new().unwrap();
    let root = folder.path().join("a file");
    fs::write(&root, "mine").unwrap();
    let home = Home::at(&root);
    assert!(home.load::<Settings>().value == Settings::default());
    assert_eq!(home.unfinished::<Match>().unfinished, []);
    assert!(home.save(&Settings::default()).is_err());
    assert!(home.begin().is_err());
    assert_eq!(fs::read_to_string(&root).unwrap(), "mine");
}
