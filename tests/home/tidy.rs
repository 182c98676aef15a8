//! Saved matches are saved, renamed, deleted and brought back while the program is killed, and while another copy
//! does the same. No match is lost, and none is there twice.

use std::{collections::BTreeMap, path::Path, thread, time::Duration};

use nonaga::home::{Home, HomeError};
use tempfile::TempDir;

use crate::{
    child::{Copy, print_line, read_line},
    dice::Dice,
    stand_in::Match,
};

const KILLS: u32 = 100;
/// How many matches there are when two copies tidy up.
const MATCHES: u32 = 40;

/// In a child: saves matches that are all different, and moves them about. Reports each that is saved.
pub fn tidy_and_report() {
    let home = Home::of_user();
    let mut dice = Dice::new(Dice::any_seed());
    let mut id = found(&home).into_keys().max().unwrap_or(0);
    loop {
        if dice.below(3) == 0 {
            id += 1;
            print_line(&format!("saving {id}"));
            home.save_match(&Match { id, parts: 3 }).unwrap();
            print_line(&format!("saved {id}"));
        }
        move_one(&home, &mut dice).unwrap();
    }
}

/// In a child: moves matches about until it is told to stop, while another copy does the same.
pub fn tidy_beside_another() {
    let home = Home::of_user();
    let mut dice = Dice::new(Dice::any_seed());
    print_line("ready");
    read_line();
    let mut moved = 0;
    for _ in 0..150 {
        match move_one(&home, &mut dice) {
            Ok(()) => moved += 1,
            // The other copy was faster.
            Err(HomeError::Missing { .. }) => {}
            Err(error) => panic!("{error}"),
        }
    }
    print_line(&moved.to_string());
    read_line();
}

/// Deletes, brings back or renames one of the matches.
fn move_one(home: &Home, dice: &mut Dice) -> Result<(), HomeError> {
    let is_from_trash = dice.below(2) == 0;
    let listed = if is_from_trash { home.trash::<Match>()? } else { home.matches::<Match>()? };
    if listed.is_empty() {
        return Ok(());
    }
    let file = &listed[dice.below(listed.len() as u64) as usize].path;
    match (is_from_trash, dice.below(2)) {
        (true, _) => home.restore_match(file)?,
        (false, 0) => home.delete_match(file)?,
        // Few names, so that many are taken.
        (false, _) => home.rename_match::<Match>(file, &format!("name {}", dice.below(4)))?,
    };
    Ok(())
}

/// All matches by their numbers, and how often each is there.
fn found(home: &Home) -> BTreeMap<u32, u32> {
    let mut found = BTreeMap::new();
    let saved = home.matches::<Match>().unwrap().into_iter().chain(home.trash().unwrap());
    for one in saved {
        // Another copy may have just moved it.
        if let Ok(played) = one.found {
            *found.entry(played.id).or_default() += 1;
        }
    }
    found
}

#[test]
fn killing_the_program_while_it_moves_matches_about_loses_none() {
    let folder = TempDir::new().unwrap();
    let home = Home::at(folder.path());
    let seed = Dice::any_seed();
    let mut dice = Dice::new(seed);
    let (mut saved, mut announced) = (Vec::new(), None);
    let mut note = |line: &str, saved: &mut Vec<u32>| {
        if let Some(id) = line.strip_prefix("saving ") {
            announced = id.parse::<u32>().ok();
        } else {
            saved.push(line.strip_prefix("saved ").unwrap().parse().unwrap());
            announced = None;
        }
        announced
    };
    for kill in 0..KILLS {
        let mut child = Copy::start("tidy", folder.path());
        let mut coming = None;
        for _ in 0..dice.below(6) {
            coming = note(&child.read_line().expect("the child, which failed"), &mut saved);
        }
        thread::sleep(Duration::from_micros(dice.below(8_000)));
        child.kill().iter().for_each(|line| coming = note(line, &mut saved));
        let there = found(&home);
        // A match that was being saved may be there or not.
        if let Some(id) = coming.filter(|id| there.contains_key(id)) {
            saved.push(id);
        }
        assert!(there.values().all(|times| *times == 1), "seed {seed}, kill {kill}: {there:?}");
        assert!(there.keys().eq(&saved), "seed {seed}, kill {kill}: {there:?}, not {saved:?}");
    }
    println!("{} matches after {KILLS} kills", saved.len());
    assert!(saved.len() > KILLS as usize / 2, "too little was going on when they were killed");
    no_litter(&folder.path().join("matches"));
}

#[test]
fn two_copies_that_tidy_up_together_lose_no_match() {
    let folder = TempDir::new().unwrap();
    let home = Home::at(folder.path());
    let all: BTreeMap<u32, u32> = (1..=MATCHES).map(|id| (id, 1)).collect();
    for id in all.keys() {
        home.save_match(&Match { id: *id, parts: 2 }).unwrap();
    }
    let mut copies = [(); 2].map(|()| Copy::start("tidy beside another", folder.path()));
    assert!(copies.iter_mut().all(|copy| copy.read_line().is_some()));
    for copy in &mut copies {
        copy.write_line("go");
    }
    for copy in &mut copies {
        let moved: u32 = copy.read_line().expect("the child, which failed").parse().unwrap();
        assert!(moved > 30, "{moved}");
    }
    assert_eq!(found(&home), all);
    no_litter(&folder.path().join("matches"));
}

/// Checks that there is nothing in the folders but matches, the lock and at most one file that was being
/// written.
fn no_litter(matches: &Path) {
    let names = [matches.to_owned(), matches.join("trash")]
        .map(|folder| std::fs::read_dir(folder).unwrap());
    for name in names.into_iter().flatten().map(|entry| entry.unwrap().file_name()) {
        let name = name.to_str().unwrap();
        let is_match = Path::new(name).extension().is_some_and(|ending| ending == "ron");
        let is_known = is_match || [".lock", "trash", "new.tmp"].contains(&name);
        assert!(is_known, "{name}");
    }
}
