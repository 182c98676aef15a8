//! A full disk gives a message, and keeps what was saved.

use std::{ffi::OsStr, path::Path, process::Command, sync::Arc};

use nonaga::home::{Home, HomeError, Kept};

use crate::{
    child::{Copy, say},
    fake_disk::{FakeDisk, Faults},
    player::{Deed, Player, ROOT, Truth},
    stand_in::{Match, Settings},
};

#[test]
fn after_every_number_of_bytes() {
    let before = Match { id: 1, parts: 20 };
    let after = Match { id: 1, parts: 21 };
    let disk = FakeDisk::default();
    let home = Home::on(Arc::new(disk.clone()), Path::new(ROOT));
    let mut slot = home.begin().unwrap();
    slot.keep(&before).unwrap();
    for room in 0..after.to_text().len() {
        disk.set_faults(Faults { room: Some(room), ..Faults::default() });
        let told = slot.keep(&after).unwrap_err();
        let file = Path::new(ROOT).join("in_progress").join("1.ron");
        assert_eq!(told, HomeError::DiskFull { path: file.display().to_string() });
        assert_eq!(home.read_match::<Match>(&file), Ok(before), "{room} bytes");
        assert!(no_leftovers(&disk), "{room} bytes: {:?}", disk.names());
    }
    disk.set_faults(Faults::default());
    assert_eq!(slot.keep(&after), Ok(()));
}

#[test]
fn at_every_step_of_everything() {
    use Deed::{Delete, Finish, Keep, Learn, Restore, Set};
    let day = [Set, Keep, Keep, Finish, Learn, Set, Keep, Finish, Delete, Restore, Learn];
    let mut step = 0;
    loop {
        step += 1;
        let disk = FakeDisk::default();
        let mut player = Player::on(&disk).unwrap();
        disk.set_faults(Faults { full_at: Some(step), ..Faults::default() });
        let mut told = None;
        for deed in day {
            let (before, intent) = (player.truth.clone(), player.intent(deed));
            let Err(error) = player.act(deed) else { continue };
            assert!(matches!(error, HomeError::DiskFull { .. }), "step {step}, {deed:?}: {error}");
            assert!(no_leftovers(&disk), "step {step}: {:?}", disk.names());
            let found = Truth::of(&disk.after_kill()).unwrap();
            assert_eq!(found.is_between(&before, &intent), Ok(()), "step {step}");
            told = Some(error);
            // There is room again.
            player.act(Deed::Restart).unwrap();
        }
        if told.is_none() {
            break;
        }
    }
    assert!(step > 60, "only {step} steps");
}

fn no_leftovers(disk: &FakeDisk) -> bool {
    disk.names().iter().all(|name| name.extension() != Some(OsStr::new("tmp")))
}

/// Parts of a match at a time, so that the disk is full soon.
const AT_ONCE: u32 = 500;

/// A child, with a namespace of its own: fills a real disk, a small one, and says what comes of it.
pub fn fill() {
    let home = Home::of_user();
    let folder = home.folders().unwrap().data();
    let mounted = Command::new("mount")
        .args(["-t", "tmpfs", "-o", "size=256k", "tmpfs"])
        .arg(folder)
        .output();
    match mounted {
        Ok(done) if done.status.success() => (),
        Ok(done) => return say(&format!("skipped: {}", String::from_utf8_lossy(&done.stderr))),
        Err(error) => return say(&format!("skipped: mount: {error}")),
    }
    let mut slot = home.begin().unwrap();
    let mut kept = Match { id: 1, parts: 0 };
    let told = loop {
        assert!(kept.parts < 100_000, "there is no end of room");
        let more = Match { parts: kept.parts + AT_ONCE, ..kept };
        match slot.keep(&more) {
            Ok(()) => kept = more,
            Err(error) => break error,
        }
    };
    assert!(matches!(told, HomeError::DiskFull { .. }), "{told}");
    // What is left over would take the room of what could still be written.
    let tmp = folder.join("in_progress").join("1.ron.tmp");
    assert!(!tmp.exists());
    // Here there is room for the small ones still.
    assert!(home.save(&Settings::default()).is_ok());
    drop(slot);
    let found = home.unfinished::<Match>();
    assert_eq!(found.unfinished.iter().map(|one| one.played).collect::<Vec<_>>(), [kept]);
    say(&format!("kept {}", kept.parts));
}

#[cfg(target_os = "linux")]
#[test]
fn on_a_real_small_disk() {
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
    let said = Copy::start_by(child, "fill", folder.path()).hear();
    let said = said.expect("the child, which failed");
    println!("{said}");
    if let Some(parts) = said.strip_prefix("kept ") {
        assert!(parts.parse::<u32>().unwrap() > AT_ONCE);
    }
}
