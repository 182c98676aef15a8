//! A match that goes on the next day, with the clock of either side, or of both, moved.

use std::process::Command;

use nonaga::far::agreement::{FarEnding, Role};

use super::{pair::Pair, program::Program, skip::skip};

/// Continues the match of this home with a clock that is so far ahead.
fn go_on(pair: &Pair, role: Role, ahead: &str) -> Program {
    let mut command = Command::new("faketime");
    command.args(["-f", ahead, env!("CARGO_BIN_EXE_nonaga")]);
    command.args(["play", "--text", "--no-board", "--continue"]);
    Program::of(command, &pair.home(role))
}

#[test]
fn one_closes_and_plays_on_the_next_day() {
    if Command::new("faketime").arg("--version").output().is_err() {
        return skip("`faketime`, which moves the clock of a program");
    }
    let mut pair = Pair::of_people();
    for _ in 0..2 {
        pair.play_turn();
    }
    // The guest closes. The host plays a turn for nobody, and is cut off.
    pair.guest.quit();
    pair.host.wait_for("Bob has left.");
    let (turn, side) = (pair.quiet_turn(), pair.game.position().to_move());
    pair.host.say(&turn.to_string());
    pair.host.say("who");
    pair.host.wait_for("Bob has been away for");
    pair.host.kill();
    pair.game.play_turn(turn).expect("a legal turn");

    // The next day the guest is there first, and knows nothing of that turn yet.
    pair.guest = go_on(&pair, Role::Guest, "+1d");
    pair.guest.wait_for("The match with Ada goes on.");
    pair.host = go_on(&pair, Role::Host, "+1d");
    for part in turn.to_string().split(' ') {
        pair.guest.wait_for(&format!("{side:?} plays {part}"));
    }
    pair.host.wait_for("Bob is here: directly, ");
    for _ in 0..2 {
        pair.play_turn();
    }

    // The clock of one side goes back, and that of the other on: neither side minds.
    for (ours, theirs) in [("-1d", "+40d"), ("+2d", "-400d")] {
        pair.host.quit();
        pair.guest.quit();
        pair.host = go_on(&pair, Role::Host, ours);
        pair.guest = go_on(&pair, Role::Guest, theirs);
        pair.host.wait_for("Bob is here: directly, ");
        pair.guest.wait_for("Ada is here: directly, ");
        for _ in 0..2 {
            pair.play_turn();
        }
    }

    for _ in 0..2 {
        pair.host.say("resign");
    }
    pair.guest.wait_for("resigns, so");
    pair.host.quit();
    pair.guest.quit();
    let log = pair.assert_same();
    assert!(matches!(log.ending(), Some(FarEnding::Resigned { .. })), "{:?}", log.ending());
    assert_eq!(log.record().expect("a record").game.turns(), pair.game.turns());
}
