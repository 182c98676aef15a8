//! Programs that are killed at random moments, and go on where they were. Nothing is lost, and nothing is there twice.

use std::{
    env, thread,
    time::{Duration, Instant},
};

use nonaga::far::agreement::Role;
use tempfile::TempDir;

use super::{
    pair::{ON_THIS_MACHINE, home, same_logs, saved},
    program::{PATIENCE, Program},
    relay::{self, Relay},
};

/// How many matches are played.
const MATCHES: &str = "NONAGA_TEST_MATCHES";
/// The most kills in a match.
const MOST_KILLS: u32 = 3;

/// Plays a match to its end, and kills so many times. If the two know only a relay, that is killed once, too. Returns the
/// number of parts, and how often a program was killed.
fn play(kills: u32, mut relay: Option<&mut Relay>, dice: &mut fastrand::Rng) -> (usize, u32) {
    let root = TempDir::new().expect("a folder");
    let homes = Role::BOTH.map(|role| home(&root, role));
    let by_relay = ["--relay", relay::ADDRESS, "--only-by-relay"];
    let (reach, way) = match relay {
        Some(_) => (&ON_THIS_MACHINE[..2], &by_relay[..]),
        None => (&ON_THIS_MACHINE[..], &[][..]),
    };
    let args = [reach, way, &["--name", "Ada", "--as", "easy"]].concat();
    let mut host = Program::start(&homes[0], &args);
    let invitation = host.invitation();
    let join = [&["join", &invitation, "--text", "--name", "Bob", "--as", "easy"], way].concat();
    let mut programs = [host, Program::start(&homes[1], &join)];
    let go_on = ["play", "--text", "--continue", "--as", "easy"];
    let (begun, relay_goes) = (Instant::now(), Duration::from_millis(dice.u64(1..2000)));
    let (mut left, mut killed) = (kills, 0);
    let mut ended = [false; 2];
    while ended != [true; 2] {
        thread::sleep(Duration::from_millis(dice.u64(1..60)));
        if begun.elapsed() > relay_goes
            && let Some(relay) = relay.take()
        {
            relay.go();
            thread::sleep(Duration::from_millis(dice.u64(1..1000)));
            relay.come_back();
        }
        let role = dice.usize(..2);
        if left > 0 && programs[role].has_ended().is_none() {
            programs[role].kill();
            // Whoever had not even the terms has nothing to go on with.
            let had_joined = role == 0
                || nonaga::home::Home::at(&homes[1])
                    .far_waiting()
                    .is_ok_and(|waiting| !waiting.is_empty());
            let args = if had_joined { &go_on[..] } else { &join[..] };
            programs[role] = Program::start(&homes[role], args);
            (left, killed) = (left - 1, killed + 1);
        }
        for role in 0..2 {
            if ended[role] || programs[role].has_ended().is_none() {
                continue;
            }
            // Who was away for long at the end may not know of it. Then the program says how to deliver the news.
            let is_untold = programs[role].end(0).contains("To let them know");
            if is_untold && !ended[1 - role] {
                programs[role] = Program::start(&homes[role], &go_on);
            } else {
                ended[role] = true;
            }
        }
        if begun.elapsed() > PATIENCE * 3 {
            let said = programs.each_mut().map(Program::said_so_far);
            panic!("it never ends, {killed} of {kills} killed, {ended:?} ended: {said:#?}");
        }
    }
    let log = same_logs(&homes[0], &homes[1]);
    assert!(log.ending().is_some());
    let [ours, theirs] = homes.each_ref().map(|home| saved(home));
    assert_eq!(ours, theirs);
    assert_eq!(ours, [log.record().expect("a record").to_text()]);
    (log.game().map_or(0, |game| game.steps().len()), killed)
}

fn play_matches(matches: u32, mut relay: Option<Relay>) {
    let seed = fastrand::u64(..);
    let mut dice = fastrand::Rng::with_seed(seed);
    let (mut kills, mut parts) = (0, 0);
    for _ in 0..matches {
        let wanted = dice.u32(1..=MOST_KILLS);
        let (played, killed) = play(wanted, relay.as_mut(), &mut dice);
        parts += played;
        kills += killed;
    }
    println!(
        "seed {seed}: {matches} matches, {parts} parts, {kills} kills: nothing lost, nothing twice"
    );
    assert!(kills > 0);
}

#[test]
fn matches_survive_programs_that_are_killed() {
    let matches = env::var(MATCHES).ok().and_then(|text| text.parse().ok());
    play_matches(matches.unwrap_or(5), None);
}

#[test]
#[ignore = "takes minutes"]
fn a_hundred_matches_survive_programs_that_are_killed() {
    play_matches(100, None);
}

#[test]
#[ignore = "needs the program `iroh-relay`"]
fn matches_survive_a_relay_that_is_killed() {
    let matches = env::var(MATCHES).ok().and_then(|text| text.parse().ok());
    play_matches(matches.unwrap_or(5), Some(Relay::start()));
}
