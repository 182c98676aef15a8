//! Copies of the program that run at the same time each have their own match, and do not lose each other's
//! data.

use std::{collections::BTreeSet, sync::Barrier, thread};

use nonaga::{
    home::{Home, HomeError, Slot},
    record::{Level, Record},
};
use tempfile::TempDir;

use crate::{
    child::{Copy, print_line, read_line},
    dice::Dice,
    real_match,
    stand_in::{Match, Progress, Settings},
};

const PARTS: u32 = 20;

/// In a child: plays a match and learns a lesson after each part. Then it saves a copy of the match and
/// keeps running.
pub fn play_beside_another() {
    let home = Home::of_user();
    print_line("ready");
    let id: u32 = read_line().unwrap().parse().unwrap();
    let mut slot = home.begin().unwrap();
    let mut dice = Dice::new(Dice::any_seed());
    let mut progress = Progress::default();
    let mut record = real_match::new_record([Level::Easy, Level::Hard][id as usize % 2]);
    for part in 1..=PARTS {
        real_match::change_at_random(&mut record, &mut dice);
        slot.keep(&record).unwrap();
        progress.learn(id * 1000 + part, &home).unwrap();
    }
    home.save_match(&record).unwrap();
    print_line(&slot.number().to_string());
    print_line(&format!("{:?}", record.to_text()));
    read_line();
}

#[test]
fn two_copies_lose_nothing_of_each_other() {
    let folder = TempDir::new().unwrap();
    let home = Home::at(folder.path());
    let mut copies = [(); 2].map(|()| Copy::start("play beside another", folder.path()));
    // Wait until both have started.
    assert!(copies.iter_mut().all(|copy| copy.read_line().is_some()));
    for (id, copy) in (1..).zip(&mut copies) {
        copy.write_line(&format!("{id}"));
    }
    let slots: Vec<u32> =
        copies.iter_mut().map(|copy| copy.read_line().unwrap().parse().unwrap()).collect();
    assert_ne!(slots[0], slots[1]);
    let both: BTreeSet<String> = copies.iter_mut().map(|copy| copy.read_line().unwrap()).collect();
    assert_eq!(both.len(), 2);

    // While they run, nobody else can get their matches.
    assert_eq!(home.unfinished::<Record>().unfinished, []);
    let taken = home.resume::<Record>(slots[0]).unwrap_err();
    assert_eq!(taken, HomeError::PlayedElsewhere);

    copies.into_iter().for_each(drop);
    let written = |record: &Record| format!("{:?}", record.to_text());
    let unfinished = home.unfinished::<Record>().unfinished;
    assert_eq!(unfinished.iter().map(|one| written(&one.played)).collect::<BTreeSet<_>>(), both);
    let saved = home.matches().unwrap();
    assert_eq!(saved.len(), 2);
    let saved = saved.iter().map(|one| written(one.found.as_ref().unwrap()));
    assert_eq!(saved.collect::<BTreeSet<_>>(), both);
    let lessons = [1, 2].into_iter().flat_map(|id| (1..=PARTS).map(move |part| id * 1000 + part));
    assert_eq!(home.load::<Progress>().value.done, lessons.collect());
}

#[test]
fn settings_that_two_copies_change_are_all_kept() {
    let folder = TempDir::new().unwrap();
    let home = Home::at(folder.path());
    let opened = Settings { volume: 3, language: "ca".to_owned() };
    home.save(&Settings::default(), &opened).unwrap();
    let louder = Settings { volume: 7, ..opened.clone() };
    let in_german = Settings { language: "de".to_owned(), ..opened.clone() };
    home.save(&opened, &louder).unwrap();
    home.save(&opened, &in_german).unwrap();
    assert_eq!(home.load::<Settings>().value, Settings { volume: 7, language: "de".to_owned() });
    // The first copy sets its own back.
    home.save(&louder, &opened).unwrap();
    assert_eq!(home.load::<Settings>().value, in_german);
}

#[test]
fn copies_that_start_together_take_different_slots() {
    const COPIES: u32 = 6;
    for _ in 0..10 {
        let folder = TempDir::new().unwrap();
        let together = Barrier::new(COPIES as usize);
        let slots: Vec<_> = thread::scope(|scope| {
            let begun: Vec<_> = (0..COPIES)
                .map(|_| {
                    scope.spawn(|| {
                        let home = Home::at(folder.path());
                        together.wait();
                        home.begin().unwrap()
                    })
                })
                .collect();
            begun.into_iter().map(|one| one.join().unwrap()).collect()
        });
        let numbers: BTreeSet<u32> = slots.iter().map(Slot::number).collect();
        assert_eq!(numbers, (1..=COPIES).collect());
    }
}

#[test]
fn copies_that_save_together_find_different_names() {
    const COPIES: u32 = 6;
    let folder = TempDir::new().unwrap();
    let together = Barrier::new(COPIES as usize);
    thread::scope(|scope| {
        for id in 1..=COPIES {
            let (folder, together) = (folder.path(), &together);
            scope.spawn(move || {
                let home = Home::at(folder);
                together.wait();
                for parts in 1..=5 {
                    home.save_match(&Match { id, parts }).unwrap();
                }
            });
        }
    });
    assert_eq!(Home::at(folder.path()).matches::<Match>().unwrap().len(), 30);
}

#[test]
fn only_one_copy_can_continue_a_match() {
    let folder = TempDir::new().unwrap();
    let home = Home::at(folder.path());
    let mut slot = home.begin().unwrap();
    slot.keep(&Match { id: 1, parts: 3 }).unwrap();
    drop(slot);
    let together = Barrier::new(2);
    let claims = thread::scope(|scope| {
        [(); 2]
            .map(|()| {
                scope.spawn(|| {
                    let home = Home::at(folder.path());
                    together.wait();
                    home.resume::<Match>(1)
                })
            })
            .map(|claim| claim.join().unwrap())
    });
    assert_eq!(claims.iter().filter(|claim| claim.is_ok()).count(), 1);
}
