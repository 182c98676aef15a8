//! Slots: which ones are free, which can be resumed, and what happens to damaged ones.

use std::{
    fs::{self, File},
    path::Path,
    sync::Arc,
    time::{Duration, SystemTime},
};

use nonaga::{
    home::{Damage, Home, HomeError, HomeNotice, MOST_UNFINISHED, SavedMatch, Unreadable},
    record::{Level, Outcome, Record},
};
use tempfile::TempDir;

use crate::{
    fake_disk::{FakeDisk, Faults},
    real_match::new_record,
    stand_in::Match,
    user::ROOT,
};

#[test]
fn a_match_is_continued_where_it_was_left() {
    let folder = TempDir::new().unwrap();
    let home = Home::at(folder.path());
    let mut slot = home.begin().unwrap();
    for parts in 1..=3 {
        slot.keep(&Match { id: 1, parts }).unwrap();
    }
    // A match that is being played is offered to nobody, not even to its own copy.
    assert_eq!(home.unfinished::<Match>().unfinished, []);
    drop(slot);
    let found = home.unfinished::<Match>();
    assert_eq!(found.notices, []);
    let (mut slot, played) = home.resume(found.unfinished[0].number).unwrap();
    assert_eq!(played, Match { id: 1, parts: 3 });
    slot.keep(&Match { parts: 4, ..played }).unwrap();
    drop(slot);
    assert_eq!(home.unfinished::<Match>().unfinished[0].played.parts, 4);
}

#[test]
fn a_new_match_takes_an_empty_slot() {
    let folder = TempDir::new().unwrap();
    let home = Home::at(folder.path());
    for id in 1..=3 {
        home.begin().unwrap().keep(&Match { id, parts: 1 }).unwrap();
    }
    let (mut second, _) = home.resume::<Match>(2).unwrap();
    second.clear().unwrap();
    // The empty slot still belongs to its owner.
    assert_eq!(home.begin().unwrap().number(), 4);
    drop(second);
    assert_eq!(home.begin().unwrap().number(), 2);
    let ids: Vec<u32> =
        home.unfinished::<Match>().unfinished.iter().map(|one| one.played.id).collect();
    assert_eq!(ids.len(), 2);
    assert!(ids.contains(&1) && ids.contains(&3));
}

#[test]
fn a_new_match_does_not_disturb_unfinished_matches() {
    let slots = Path::new(ROOT).join("in_progress");
    let disk = FakeDisk::default();
    let home = Home::on(Arc::new(disk.clone()), Path::new(ROOT));
    disk.put(&slots.join("1.ron"), Match { id: 1, parts: 1 }.to_text().as_bytes());
    assert_eq!(home.begin().unwrap().number(), 2);
    // It is not locked even for a moment, because then another copy could miss it.
    assert!(!disk.names().contains(&slots.join("1.lock")));

    // A match that another copy leaves between the check of a slot and its lock is not disturbed either.
    disk.set_faults(Faults { overtaken_by: Some("a match"), ..Faults::default() });
    assert_eq!(home.begin().unwrap().number(), 3);
    assert!(disk.names().contains(&slots.join("2.ron")));
}

#[test]
fn a_finished_match_is_saved_and_no_longer_in_progress() {
    let folder = TempDir::new().unwrap();
    let home = Home::at(folder.path());
    let mut slot = home.begin().unwrap();
    let played = Match { id: 1, parts: 30 };
    slot.keep(&played).unwrap();
    let saved = slot.finish(&home, &played).unwrap();
    assert_eq!(home.read_match(&saved), Ok(played));
    // The next match can use the same slot.
    slot.keep(&Match { id: 2, parts: 1 }).unwrap();
    drop(slot);
    let found = home.unfinished::<Match>().unfinished;
    assert_eq!(found.iter().map(|one| one.played.id).collect::<Vec<_>>(), [2]);
}

/// Any step may fail, and the program may go on or be killed there.
#[test]
fn a_match_that_is_finished_again_is_saved_once() {
    let home_on = |disk: &FakeDisk| Home::on(Arc::new(disk.clone()), Path::new(ROOT));
    let played = Match { id: 1, parts: 3 };
    let mut saved_and_in_progress = 0;
    for (step, killed) in (1..=30).flat_map(|step| [(step, false), (step, true)]) {
        let disk = FakeDisk::default();
        let mut slot = home_on(&disk).begin().unwrap();
        slot.keep(&played).unwrap();
        let at = Some(disk.steps() + step);
        let (stop_at, full_at) = if killed { (at, None) } else { (None, at) };
        disk.set_faults(Faults { stop_at, full_at, ..Faults::default() });
        let finished = slot.finish(&home_on(&disk), &played);

        let disk = if killed { disk.after_kill() } else { disk };
        let home = home_on(&disk);
        let saved = || home.matches::<Match>().unwrap().len();
        let again = if killed { home.resume::<Match>(1).map(|(slot, _)| slot) } else { Ok(slot) };
        if let (Err(_), Ok(mut slot)) = (finished, again) {
            saved_and_in_progress += saved();
            slot.finish(&home, &played).unwrap();
        }
        assert_eq!(saved(), 1, "step {step}, killed: {killed}");
        assert_eq!(home.unfinished::<Match>().unfinished, [], "step {step}, killed: {killed}");
    }
    assert!(saved_and_in_progress > 2, "only {saved_and_in_progress} times it was in both places");
}

/// A record by number, so that it can be told from others.
fn numbered(number: u64) -> Record {
    let mut record = new_record(Level::Hard);
    record.red.name = number.to_string();
    record
}

/// Leaves records in these slots, the first one first.
fn leave(folder: &Path, numbers: impl IntoIterator<Item = u64>) {
    let slots = folder.join("in_progress");
    fs::create_dir_all(&slots).unwrap();
    for number in numbers {
        let file = slots.join(format!("{number}.ron"));
        fs::write(&file, numbered(number).to_text()).unwrap();
        let left = SystemTime::UNIX_EPOCH + Duration::from_secs(number);
        File::options().write(true).open(file).unwrap().set_modified(left).unwrap();
    }
}

#[test]
fn the_oldest_of_many_unfinished_matches_become_saved_ones() {
    let folder = TempDir::new().unwrap();
    let home = Home::at(folder.path());
    let most = MOST_UNFINISHED as u64;
    leave(folder.path(), 1..=most + 2);
    // The oldest is being played on in another copy, and the next is of a newer version.
    let (oldest, _) = home.resume::<Record>(1).unwrap();
    let newer = numbered(2).to_text().replace("version: 1", "version: 9");
    let newer_file = folder.path().join("in_progress/2.ron");
    fs::write(&newer_file, &newer).unwrap();
    File::options()
        .write(true)
        .open(&newer_file)
        .unwrap()
        .set_modified(SystemTime::UNIX_EPOCH)
        .unwrap();

    let mut slot = home.begin().unwrap();
    slot.keep(&numbered(0)).unwrap();
    let saved = || {
        let mut saved = home.matches::<Record>().unwrap();
        saved.sort_by_key(|one| one.path.clone());
        saved.into_iter().map(|one| one.found.unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(saved(), [numbered(3)]);
    assert_eq!(saved()[0].outcome(), Outcome::Unfinished);
    assert_eq!(fs::read_to_string(&newer_file).unwrap(), newer);
    // The match that has begun took the place of the one that was saved.
    assert_eq!(slot.number(), 3);
    drop((oldest, slot));
    let waiting = home.unfinished::<Record>().unfinished;
    let newest: Vec<&str> = waiting.iter().map(|one| &*one.played.red.name).take(2).collect();
    assert_eq!((waiting.len() as u64, newest), (most + 1, vec!["0", &*(most + 2).to_string()]));
}

/// An earlier version of the game filled all slots, and kept no match after that.
#[test]
fn a_match_can_begin_when_all_slots_are_full_and_none_is_lost() {
    const SLOTS: u64 = 1000;
    let folder = TempDir::new().unwrap();
    let home = Home::at(folder.path());
    leave(folder.path(), 1..=SLOTS);
    home.begin().unwrap().keep(&numbered(0)).unwrap();
    let waiting = home.unfinished::<Record>().unfinished;
    let saved = home.matches::<Record>().unwrap();
    assert!(!saved.is_empty());
    let saved = saved.into_iter().map(|one| one.found.unwrap().red.name);
    let mut names: Vec<u64> = waiting
        .into_iter()
        .map(|one| one.played.red.name)
        .chain(saved)
        .map(|name| name.parse().unwrap())
        .collect();
    names.sort_unstable();
    assert_eq!(names, (0..=SLOTS).collect::<Vec<_>>());
}

#[test]
fn a_damaged_match_is_moved_aside_and_reported() {
    let folder = TempDir::new().unwrap();
    let slots = folder.path().join("in_progress");
    fs::create_dir(&slots).unwrap();
    let put = |name: &str, text: &str| fs::write(slots.join(name), text).unwrap();
    let home = Home::at(folder.path());
    let whole = Match { id: 1, parts: 9 }.to_text();
    let half = &whole[..whole.len() / 2];
    put("1.ron", half);
    put("1.damaged-1.ron", "from before");
    put("2.ron", "version 2\nfrom tomorrow");
    // These are not the game's files. They are left alone and not reported.
    put("007.ron", "Bond");
    put("notes.ron", "mine");

    let found = home.unfinished::<Match>();
    assert_eq!(found.unfinished, []);
    let path = |name: &str| slots.join(name).display().to_string();
    let mut notices = found.notices;
    notices.sort_by_key(|notice| matches!(notice, HomeNotice::Newer { .. }));
    assert!(
        matches!(&notices[..], [
            HomeNotice::Damaged { path: was, kept_as, .. },
            HomeNotice::Newer { path: newer, version: 2 },
        ] if *was == path("1.ron") && *kept_as == path("1.damaged-2.ron") && *newer == path("2.ron")),
        "{notices:?}"
    );
    let text = |name: &str| fs::read_to_string(slots.join(name)).unwrap();
    assert_eq!(text("1.damaged-2.ron"), half);
    assert_eq!(text("1.damaged-1.ron"), "from before");
    assert_eq!(text("007.ron"), "Bond");
    // The slot of the damaged match is free again. The slot of the newer one is not.
    let slots = [home.begin().unwrap(), home.begin().unwrap()];
    assert_eq!(slots.map(|slot| slot.number()), [1, 3]);
    assert!(matches!(home.resume::<Match>(2).unwrap_err(), HomeError::Newer { version: 2, .. }));
}

#[test]
fn a_match_that_is_too_large_to_read_again_is_not_written() {
    let folder = TempDir::new().unwrap();
    let home = Home::at(folder.path());
    let mut slot = home.begin().unwrap();
    let long = Match { id: 1, parts: 60_000 };
    slot.keep(&long).unwrap();
    let too_long = Match { id: 1, parts: 100_000 };
    let error = slot.keep(&too_long).unwrap_err();
    let reason = Unreadable::Damaged(Damage::TooLarge { limit: 1_048_576 });
    let path = folder.path().join("in_progress/1.ron").display().to_string();
    assert_eq!(error, HomeError::WouldNotRead { path, reason });
    drop(slot);
    assert_eq!(home.unfinished::<Match>().unfinished[0].played, long);
}

#[test]
fn a_half_written_file_from_a_killed_program_does_no_harm() {
    let folder = TempDir::new().unwrap();
    let home = Home::at(folder.path());
    home.begin().unwrap().keep(&Match { id: 1, parts: 1 }).unwrap();
    let left: &Path = &folder.path().join("in_progress/1.ron.tmp");
    fs::write(left, "half a ma").unwrap();
    let (mut slot, played) = home.resume::<Match>(1).unwrap();
    slot.keep(&Match { parts: 2, ..played }).unwrap();
    assert!(!left.exists());
}
