//! `kill -9` loses nothing that was reported as saved.

use std::{path::Path, thread, time::Duration};

use nonaga::{
    home::{Home, Slot},
    record::{Level, Record},
};
use tempfile::TempDir;

use crate::{
    child::{Copy, print_line, read_line},
    dice::Dice,
    real_match,
};

const KILLS: u32 = 120;

/// In a child: plays on, keeps the match after every change, and reports that.
pub fn keep_and_report() {
    let mut dice = Dice::new(Dice::any_seed());
    let (mut slot, mut record) = unfinished_or_new(&Home::of_user());
    loop {
        real_match::change_at_random(&mut record, &mut dice);
        print_line(&format!("keeping {}", on_one_line(&record)));
        slot.keep(&record).unwrap();
        print_line("kept");
    }
}

/// In a faulty child: reports that it has kept the match, and is killed before it does.
pub fn report_and_not_keep() {
    let mut dice = Dice::new(Dice::any_seed());
    let (_slot, mut record) = unfinished_or_new(&Home::of_user());
    let before = record.clone();
    while record == before {
        real_match::change_at_random(&mut record, &mut dice);
    }
    print_line(&format!("keeping {}", on_one_line(&record)));
    print_line("kept");
    read_line();
}

fn unfinished_or_new(home: &Home) -> (Slot, Record) {
    match home.unfinished::<Record>().unfinished.first() {
        Some(found) => home.resume(found.number).unwrap(),
        None => (home.begin().unwrap(), real_match::new_record(Level::Medium)),
    }
}

fn on_one_line(record: &Record) -> String {
    format!("{:?}", record.to_text())
}

/// What must be on the disk now.
#[derive(Debug, Default)]
struct Expected {
    /// The last match reported as kept.
    reported: Option<String>,
    /// The match announced after that. It may or may not be there.
    announced: Option<String>,
    /// How many times a match was reported as kept.
    times: u32,
}

impl Expected {
    fn note(&mut self, line: &str) {
        if let Some(text) = line.strip_prefix("keeping ") {
            self.announced = Some(text.to_owned());
        } else {
            assert_eq!(line, "kept");
            self.reported = self.announced.take();
            self.times += 1;
        }
    }

    /// Checks that the right match is on the disk, and expects that one from now on. Returns whether it is
    /// the announced one.
    fn check(&mut self, home: &Path) -> Result<bool, String> {
        let found = Home::at(home).unfinished::<Record>();
        let there = match (found.unfinished.as_slice(), found.notices.as_slice()) {
            ([], []) => None,
            ([one], []) => Some(on_one_line(&one.played)),
            _ => return Err(format!("does not load: {found:?}")),
        };
        let was_announced = there != self.reported;
        if was_announced && there != self.announced {
            return Err(format!("there is {there:?}, and there should be {self:?}"));
        }
        (self.reported, self.announced) = (there, None);
        Ok(was_announced)
    }
}

#[test]
fn killing_the_program_at_random_moments_loses_nothing() {
    let home = TempDir::new().unwrap();
    let seed = Dice::any_seed();
    let mut dice = Dice::new(seed);
    let mut expected = Expected::default();
    let mut busy = 0;
    for kill in 0..KILLS {
        let mut child = Copy::start("keep", home.path());
        // One child in four is killed while it starts.
        if dice.below(4) > 0 {
            for _ in 0..=dice.below(8) {
                expected.note(&child.read_line().expect("the child, which failed"));
            }
        }
        thread::sleep(Duration::from_micros(dice.below(8_000)));
        child.kill().iter().for_each(|line| expected.note(line));
        match expected.check(home.path()) {
            Ok(was_announced) => busy += u32::from(was_announced),
            Err(lost) => panic!("seed {seed}, kill {kill}: {lost}"),
        }
    }
    let times = expected.times;
    println!("{KILLS} kills, kept {times} times; {busy} killed between keeping and saying so");
    assert!(times > KILLS, "too little was going on when they were killed");
}

/// Tests the test: it must catch a program that reports before it writes.
#[test]
fn a_program_that_reports_before_it_writes_is_caught() {
    let home = TempDir::new().unwrap();
    let mut expected = Expected::default();
    for role in ["keep", "report, then keep"] {
        let mut child = Copy::start(role, home.path());
        (0..2).for_each(|_| expected.note(&child.read_line().unwrap()));
        child.kill().iter().for_each(|line| expected.note(line));
        assert_eq!(expected.check(home.path()).is_ok(), role == "keep", "{role}");
    }
}
