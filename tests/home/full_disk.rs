//! A full disk gives an error, and what was saved before is not lost.

use std::{ffi::OsStr, path::Path, process::Command, sync::Arc};

use nonaga::home::{Home, HomeError, SavedMatch};

use crate::{
    child::{Copy, print_line},
    fake_disk::{FakeDisk, Faults},
    stand_in::{Match, Settings},
    user::{Action, ROOT, User, UserData},
};

#[test]
fn a_disk_that_fills_up_at_any_byte_keeps_the_old_match() {
    let before = Match { id: 1, parts: 20 };
    let after = Match { id: 1, parts: 21 };
    let disk = FakeDisk::default();
    let home = Home::on(Arc::new(disk.clone()), Path::new(ROOT));
    let mut slot = home.begin().unwrap();
    slot.keep(&before).unwrap();
    for room in 0..after.to_text().len() {
        disk.set_faults(Faults { room: Some(room), ..Faults::default() });
        let error = slot.keep(&after).unwrap_err();
        let file = Path::new(ROOT).join("in_progress").join("1.ron");
        assert_eq!(error, HomeError::DiskFull { path: file.display().to_string() });
        assert_eq!(home.read_match::<Match>(&file), Ok(before), "{room} bytes");
        assert!(no_leftovers(&disk), "{room} bytes: {:?}", disk.names());
    }
    disk.set_faults(Faults::default());
    assert_eq!(slot.keep(&after), Ok(()));
}

#[test]
fn a_disk_that_is_full_at_any_step_loses_nothing() {
    use Action::{Delete, Finish, Keep, Learn, Restore, Set};
    let day = [Set, Keep, Keep, Finish, Learn, Set, Keep, Finish, Delete, Restore, Learn];
    let mut step = 0;
    loop {
        step += 1;
        let disk = FakeDisk::default();
        let mut user = User::on(&disk).unwrap();
        disk.set_faults(Faults { full_at: Some(step), ..Faults::default() });
        let mut failure = None;
        for action in day {
            let (before, after) = (user.data.clone(), user.data_after(action));
            let Err(error) = user.perform(action) else { continue };
            assert!(
                matches!(error, HomeError::DiskFull { .. }),
                "step {step}, {action:?}: {error}"
            );
            assert!(no_leftovers(&disk), "step {step}: {:?}", disk.names());
            let found = UserData::of(&disk.after_kill()).unwrap();
            assert_eq!(found.is_between(&before, &after), Ok(()), "step {step}");
            failure = Some(error);
            // Now there is room again.
            user.perform(Action::Restart).unwrap();
        }
        if failure.is_none() {
            break;
        }
    }
    assert!(step > 60, "only {step} steps");
}

fn no_leftovers(disk: &FakeDisk) -> bool {
    disk.names().iter().all(|name| name.extension() != Some(OsStr::new("tmp")))
}

/// How many parts of a match are added at a time, so that the disk is full soon.
const AT_ONCE: u32 = 500;

/// In a child with its own namespace: fills a small real disk, and prints the result.
pub fn fill() {
    let home = Home::of_user();
    let folder = home.folders().unwrap().data();
    let mounted = Command::new("mount")
        .args(["-t", "tmpfs", "-o", "size=256k", "tmpfs"])
        .arg(folder)
        .output();
    match mounted {
        Ok(done) if done.status.success() => (),
        Ok(done) => {
            return print_line(&format!("skipped: {}", String::from_utf8_lossy(&done.stderr)));
        }
        Err(error) => return print_line(&format!("skipped: mount: {error}")),
    }
    let mut slot = home.begin().unwrap();
    let mut kept = Match { id: 1, parts: 0 };
    let error = loop {
        assert!(kept.parts < 100_000, "the disk never fills up");
        let more = Match { parts: kept.parts + AT_ONCE, ..kept };
        match slot.keep(&more) {
            Ok(()) => kept = more,
            Err(error) => break error,
        }
    };
    assert!(matches!(error, HomeError::DiskFull { .. }), "{error}");
    // A leftover file would take up room.
    let tmp = folder.join("in_progress").join("1.ron.tmp");
    assert!(!tmp.exists());
    // There is still room for small files.
    assert!(home.save(&Settings::default(), &Settings::default()).is_ok());
    drop(slot);
    let found = home.unfinished::<Match>();
    assert_eq!(found.unfinished.iter().map(|one| one.played).collect::<Vec<_>>(), [kept]);
    print_line(&format!("kept {}", kept.parts));
}

#[cfg(target_os = "linux")]
#[test]
fn a_real_full_disk_keeps_the_old_match() {
    let own_namespace = || {
        let mut unshare = Command::new("unshare");
        unshare.args(["--map-root-user", "--mount"]);
        unshare
    };
    match own_namespace().arg("true").output() {
        Ok(done) if done.status.success() => (),
        no => return println!("skipped, no namespace to mount a disk in: {no:?}"),
    }
    let folder = tempfile::TempDir::new().unwrap();
    let mut child = own_namespace();
    child.arg(std::env::current_exe().unwrap());
    let said = Copy::start_by(child, "fill", folder.path()).read_line();
    let said = said.expect("the child, which failed");
    println!("{said}");
    if let Some(parts) = said.strip_prefix("kept ") {
        assert!(parts.parse::<u32>().unwrap() > AT_ONCE);
    }
}
