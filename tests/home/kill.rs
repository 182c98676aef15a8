//! `kill -9` loses nothing that was acknowledged.

use std::{path::Path, thread, time::Duration};

use nonaga::home::{Home, Slot};
use tempfile::TempDir;

use crate::{
    child::{Copy, hear, say},
    dice::Dice,
    stand_in::Match,
};

const KILLS: u32 = 120;

/// A child: keeps part after part, and says so after each.
pub fn keep_and_say() {
    let (mut slot, mut played) = go_on(&Home::of_user());
    loop {
        played.parts += 1;
        slot.keep(&played).unwrap();
        say(&played.parts.to_string());
    }
}

/// A child as it must not be: says first, and is killed before it keeps.
pub fn say_and_not_keep() {
    let (_slot, played) = go_on(&Home::of_user());
    say(&(played.parts + 1).to_string());
    hear();
}

fn go_on(home: &Home) -> (Slot, Match) {
    match home.unfinished::<Match>().unfinished.first() {
        Some(found) => home.resume(found.number).unwrap(),
        None => (home.begin().unwrap(), Match { id: 1, parts: 0 }),
    }
}

/// The parts that are there: all that were acknowledged, and at most the one that was under way.
fn parts_kept(home: &Path, acknowledged: u32) -> Result<u32, String> {
    let found = Home::at(home).unfinished::<Match>();
    let parts = match (found.unfinished.as_slice(), found.notices.as_slice()) {
        ([], []) => 0,
        ([one], []) => one.played.parts,
        _ => return Err(format!("does not load: {found:?}")),
    };
    if (acknowledged..=acknowledged + 1).contains(&parts) {
        Ok(parts)
    } else {
        Err(format!("{acknowledged} acknowledged, {parts} there"))
    }
}

#[test]
fn at_random_moments() {
    let home = TempDir::new().unwrap();
    let seed = Dice::any_seed();
    let mut dice = Dice::new(seed);
    let mut acknowledged = 0;
    let mut busy = 0;
    for kill in 0..KILLS {
        let mut child = Copy::start("keep", home.path());
        let mut heard: Option<String> = None;
        // One in four is killed while it starts, at whatever it may be doing then.
        if dice.below(4) > 0 {
            for _ in 0..=dice.below(4) {
                heard = child.hear();
            }
        }
        thread::sleep(Duration::from_micros(dice.below(8_000)));
        let last = child.kill().pop().or(heard);
        acknowledged = last.map_or(acknowledged, |parts| parts.parse().unwrap());
        let kept = parts_kept(home.path(), acknowledged);
        assert!(kept.is_ok(), "seed {seed}, kill {kill}: {kept:?}");
        busy += u32::from(kept != Ok(acknowledged));
        acknowledged = kept.unwrap();
    }
    println!(
        "{KILLS} kills, {acknowledged} parts kept; {busy} killed between keeping and saying so"
    );
    assert!(acknowledged > KILLS, "too little was going on when they were killed");
}

/// The test's own test: a program that acknowledges before it writes is found out.
#[test]
fn acknowledging_before_the_write_loses_a_part() {
    let home = TempDir::new().unwrap();
    let mut honest = Copy::start("keep", home.path());
    let mut acknowledged = honest.hear().unwrap();
    acknowledged = honest.kill().pop().unwrap_or(acknowledged);
    let kept = parts_kept(home.path(), acknowledged.parse().unwrap()).unwrap();

    let mut hasty = Copy::start("say, then keep", home.path());
    let acknowledged: u32 = hasty.hear().unwrap().parse().unwrap();
    hasty.kill();
    let found_out = parts_kept(home.path(), acknowledged);
    assert_eq!(found_out, Err(format!("{} acknowledged, {kept} there", kept + 1)));
}
