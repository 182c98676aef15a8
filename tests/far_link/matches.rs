//! Whole matches between two ends with a file each, through broken lines and restarts.

use std::{
    thread,
    time::{Duration, Instant},
};

use nonaga::far::agreement::{Companion, FarStage, FarWish, Role};
use tempfile::TempDir;

use super::end::End;

/// Longer than any match takes here.
const PATIENCE: Duration = Duration::from_mins(2);

/// Plays a match to its end. Meanwhile things happen.
fn play(seed: u64, parts: usize, mut happens: impl FnMut(&mut [End; 2])) -> ([End; 2], TempDir) {
    let folder = TempDir::new().expect("a folder");
    let mut ends = two_ends(&folder, seed);
    let invitation = ends[0].invite();
    ends[1].join(invitation);
    let begun = Instant::now();
    loop {
        happens(&mut ends);
        for end in &mut ends {
            end.go_on(parts);
        }
        if ends.iter_mut().all(End::is_done) {
            break;
        }
        let states = ends.each_mut().map(|end| end.driver().line_state());
        assert!(begun.elapsed() < PATIENCE, "it never ends: {states:?}");
        thread::sleep(Duration::from_millis(1));
    }
    let told = ends.each_mut().map(End::told);
    assert_eq!(told[0], told[1]);
    (ends, folder)
}

fn two_ends(folder: &TempDir, seed: u64) -> [End; 2] {
    Role::BOTH.map(|role| {
        let folder = folder.path().join(format!("{role:?}"));
        End::new(role, &folder, seed + role as u64)
    })
}

#[test]
fn two_ends_play_a_match_on_this_machine() {
    for seed in [10, 20] {
        let (mut ends, _folder) = play(seed, 60, |_| {});
        let [host, guest] = ends.each_mut().map(End::told);
        // What is on the disk tells the same.
        for end in &mut ends {
            end.restart();
        }
        assert_eq!(ends.each_mut().map(End::told), [host, guest]);
    }
}

#[test]
fn matches_survive_restarts_of_either_program() {
    let mut dice = fastrand::Rng::with_seed(3);
    let mut restarts = 0;
    for seed in 30.. {
        play(seed, 60, |ends| {
            if dice.u32(..30) == 0 {
                ends[dice.usize(..2)].restart();
                restarts += 1;
            }
        });
        if restarts > 20 {
            break;
        }
    }
}

#[test]
fn a_part_is_at_the_other_side_soon() {
    let folder = TempDir::new().expect("a folder");
    let mut ends = two_ends(&folder, 40);
    let invitation = ends[0].invite();
    ends[1].join(invitation);
    let begun = Instant::now();
    let playing = |end: &mut End| end.driver().standing().stage == FarStage::Playing;
    while !ends.iter_mut().all(playing) {
        for end in &mut ends {
            end.driver().pump();
            if end.driver().standing().stage == FarStage::Asked {
                let consent = FarWish::Consent(Companion::default(), [4; 16]);
                end.driver().act(consent).expect("to consent");
            }
        }
        assert!(begun.elapsed() < PATIENCE);
        thread::sleep(Duration::from_millis(1));
    }
    let mut took = Vec::new();
    while took.len() < 100 {
        let mover = usize::from(!ends[0].driver().standing().can_play());
        let game = ends[mover].driver().log().game().expect("a match").clone();
        let is_quiet = |step: &nonaga::rules::Step| {
            let mut next = game.clone();
            next.play(*step).is_ok() && next.ending().is_none()
        };
        let mut steps = game.position().steps();
        ends[mover].dice.shuffle(&mut steps);
        let step = steps.into_iter().find(is_quiet).expect("a part that ends nothing");
        let sent = Instant::now();
        ends[mover].driver().act(FarWish::Play(step)).expect("a legal part");
        let wanted = ends[mover].driver().log().game().expect("a match").steps().len();
        while ends[1 - mover].driver().log().game().map_or(0, |game| game.steps().len()) < wanted {
            ends[1 - mover].driver().pump();
            assert!(sent.elapsed() < PATIENCE);
            thread::yield_now();
        }
        took.push(sent.elapsed());
        ends[mover].driver().pump();
    }
    took.sort();
    println!("a part takes {:?}, 99 of 100 at most {:?}", took[50], took[98]);
    assert!(took[98] < Duration::from_millis(500), "{took:?}");
}
