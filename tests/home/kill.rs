//! `kill -9` loses nothing of a match that was acknowledged.

use std::{path::Path, thread, time::Duration};

use nonaga::{
    home::{Home, Slot},
    record::{Level, Record},
};
use tempfile::TempDir;

use crate::{
    child::{Copy, hear, say},
    dice::Dice,
    real_match,
};

const KILLS: u32 = 120;

/// A child: plays on, keeps the match after everything that happens in it, and says so.
pub fn keep_and_say() {
    let mut dice = Dice::new(Dice::any_seed());
    let (mut slot, mut record) = unfinished_or_new(&Home::of_user());
    loop {
        real_match::go_on(&mut record, &mut dice);
        say(&format!("keeping {}", on_one_line(&record)));
        slot.keep(&record).unwrap();
        say("kept");
    }
}

/// A child as it must not be: says that it has kept, and is killed before it does.
pub fn say_and_not_keep() {
    let mut dice = Dice::new(Dice::any_seed());
    let (_slot, mut record) = unfinished_or_new(&Home::of_user());
    let before = record.clone();
    while record == before {
        real_match::go_on(&mut record, &mut dice);
    }
    say(&format!("keeping {}", on_one_line(&record)));
    say("kept");
    hear();
}

fn unfinished_or_new(home: &Home) -> (Slot, Record) {
    match home.unfinished::<Record>().unfinished.first() {
        Some(found) => home.resume(found.number).unwrap(),
        None => (home.begin().unwrap(), real_match::begun(Level::Medium)),
    }
}

fn on_one_line(record: &Record) -> String {
    format!("{:?}", record.to_text())
}

/// What must be there now.
#[derive(Debug, Default)]
struct Expected {
    /// What was acknowledged last.
    acknowledged: Option<String>,
    /// What was announced after that, and may be there or not.
    under_way: Option<String>,
    /// How many times something was acknowledged.
    times: u32,
}

impl Expected {
    fn hear(&mut self, line: &str) {
        if let Some(text) = line.strip_prefix("keeping ") {
            self.under_way = Some(text.to_owned());
        } else {
            assert_eq!(line, "kept");
            self.acknowledged = self.under_way.take();
            self.times += 1;
        }
    }

    /// Looks what there is, and takes that for acknowledged. Says whether it was under way.
    fn meet(&mut self, home: &Path) -> Result<bool, String> {
        let found = Home::at(home).unfinished::<Record>();
        let there = match (found.unfinished.as_slice(), found.notices.as_slice()) {
            ([], []) => None,
            ([one], []) => Some(on_one_line(&one.played)),
            _ => return Err(format!("does not load: {found:?}")),
        };
        let was_under_way = there != self.acknowledged;
        if was_under_way && there != self.under_way {
            return Err(format!("there is {there:?}, and there should be {self:?}"));
        }
        (self.acknowledged, self.under_way) = (there, None);
        Ok(was_under_way)
    }
}

#[test]
fn at_random_moments() {
    let home = TempDir::new().unwrap();
    let seed = Dice::any_seed();
    let mut dice = Dice::new(seed);
    let mut expected = Expected::default();
    let mut busy = 0;
    for kill in 0..KILLS {
        let mut child = Copy::start("keep", home.path());
        // One in four is killed while it starts, at whatever it may be doing then.
        if dice.below(4) > 0 {
            for _ in 0..=dice.below(8) {
                expected.hear(&child.hear().expect("the child, which failed"));
            }
        }
        thread::sleep(Duration::from_micros(dice.below(8_000)));
        child.kill().iter().for_each(|line| expected.hear(line));
        match expected.meet(home.path()) {
            Ok(was_under_way) => busy += u32::from(was_under_way),
            Err(lost) => panic!("seed {seed}, kill {kill}: {lost}"),
        }
    }
    let times = expected.times;
    println!("{KILLS} kills, kept {times} times; {busy} killed between keeping and saying so");
    assert!(times > KILLS, "too little was going on when they were killed");
}

/// The test's own test: a program that acknowledges before it writes is found out.
#[test]
fn acknowledging_before_the_write_loses_a_part() {
    let home = TempDir::new().unwrap();
    let mut expected = Expected::default();
    for role in ["keep", "say, then keep"] {
        let mut child = Copy::start(role, home.path());
        (0..2).for_each(|_| expected.hear(&child.hear().unwrap()));
        child.kill().iter().for_each(|line| expected.hear(line));
        assert_eq!(expected.meet(home.path()).is_ok(), role == "keep", "{role}");
    }
}
