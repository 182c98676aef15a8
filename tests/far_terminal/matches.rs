//! Whole matches, typed turns, offers and rematches.

use nonaga::{
    far::agreement::{FarEnding, Role},
    record::{Outcome, PlayerKind, Record},
};
use tempfile::TempDir;

use super::{
    pair::{ON_THIS_MACHINE, Pair, home, same_logs, saved},
    program::Program,
};

#[test]
fn two_computers_play_a_whole_match_and_leave() {
    let root = TempDir::new().expect("a folder");
    let homes = Role::BOTH.map(|role| home(&root, role));
    let args = [&ON_THIS_MACHINE[..], &["--name", "Ada", "--as", "easy"]].concat();
    let mut host = Program::start(&homes[0], &args);
    let invitation = host.invitation();
    let join = ["join", &invitation, "--text", "--name", "Bob", "--as", "beginner"];
    let mut guest = Program::start(&homes[1], &join);
    host.wait_for("Bob has joined.");
    host.wait_for("At the other end, the computer plays: Beginner.");
    host.end(0);
    guest.end(0);
    let log = same_logs(&homes[0], &homes[1]);
    assert!(matches!(log.ending(), Some(FarEnding::Played(_))), "{:?}", log.ending());
    let [ours, theirs] = homes.each_ref().map(|home| saved(home));
    assert_eq!(ours, theirs);
    let record = Record::read(&ours[0]).expect("a good record");
    assert_eq!((ours.len(), &record), (1, &log.record().expect("a record")));
    let players = [&record.red, &record.black].map(|player| player.name.as_str());
    assert!(players.contains(&"Ada") && players.contains(&"Bob"), "{players:?}");
    assert!(matches!(record.red.player, PlayerKind::Computer { .. }));
    // It is a saved match like any other, and each is the other's friend.
    for (home, other) in homes.iter().zip(["Bob", "Ada"]) {
        let check = format!("{}/matches", home.display());
        assert!(Program::start(home, &["check", &check]).end(0).contains("ok"));
        let said = Program::start(home, &["friends"]).end(0);
        assert!(said.contains(&format!("{other} (")) && !said.contains('['), "{said}");
        let said = Program::start(home, &["play", "--text", "--continue"]).end(0);
        assert!(said.contains("There is no match to continue."), "{said}");
    }
}

#[test]
fn people_type_turns_answer_offers_and_go_on_after_a_break() {
    let mut pair = Pair::of_people();
    for _ in 0..3 {
        pair.play_turn();
    }
    // It is not the host's turn.
    pair.host.say("2,0>-1,0");
    pair.host.wait_for("It is the other side’s turn");
    pair.host.say("moves");
    pair.host.wait_for("It’s Bob’s turn. These are Bob’s moves:");
    pair.host.say("who");
    pair.host.wait_for("Bob is here: directly, ");
    pair.host.say("hint");
    pair.host.wait_for("There are no hints in this match.");

    // A draw is declined, and cannot be offered again at once.
    pair.host.say("draw");
    pair.guest.wait_for("Ada offers a draw.");
    pair.guest.say("no");
    pair.host.wait_for("Bob declines the draw.");
    pair.host.say("draw");
    pair.host.wait_for("This has already been offered since the last part.");

    // What the host played last is taken back, and played otherwise.
    let parts = pair.game.steps().len();
    pair.host.say("undo");
    pair.guest.wait_for("Ada asks to take back the last turn: 2 parts in all.");
    pair.guest.say("yes");
    pair.host.wait_for("2 parts were taken back.");
    pair.guest.wait_for("2 parts were taken back.");
    pair.game.take_back_turn();
    assert_eq!(pair.game.steps().len(), parts - 2);
    pair.play_turn();

    // The guest leaves. The host is told, and what it says waits.
    let said = pair.guest.quit();
    assert!(said.contains("The match will wait. To continue it"), "{said}");
    pair.host.wait_for("Bob has left.");
    let guest = pair.home(Role::Guest);
    let said = Program::start(&guest, &["friends"]).end(0);
    assert!(said.contains("Ada: it’s your turn ["), "{said}");
    let args = ["play", "--text", "--no-board", "--continue", "--with", "ada"];
    pair.guest = Program::start(&guest, &args);
    pair.guest.wait_for("The match with Ada goes on.");
    pair.host.wait_for("Bob is here: directly, ");
    pair.play_turn();

    // In one's own turn an offer waits for its answer before anything is played.
    pair.host.say("draw");
    pair.guest.wait_for("Ada offers a draw.");
    pair.host.say("moves");
    pair.host.say("1");
    pair.host.wait_for("Your offer is waiting for an answer.");
    pair.guest.say("no");
    pair.host.wait_for("Bob declines the draw.");
    pair.play_turn();
    pair.play_turn();

    // Now a draw is agreed on.
    pair.guest.say("draw");
    pair.host.wait_for("Bob offers a draw.");
    pair.host.say("yes");
    for program in [&mut pair.host, &mut pair.guest] {
        program.wait_for("It’s a draw by agreement.");
    }
    pair.host.quit();
    pair.guest.quit();
    let log = pair.assert_same();
    let record = log.record().expect("a record");
    assert_eq!(record.game.turns(), pair.game.turns());
    assert!(matches!(record.outcome(), Outcome::Draw(_)));
    assert_eq!(saved(&pair.home(Role::Host)), saved(&pair.home(Role::Guest)));
    assert_eq!(saved(&pair.home(Role::Host)), [record.to_text()]);
}

#[test]
fn after_a_resignation_there_is_a_rematch_although_one_was_away() {
    let mut pair = Pair::of_people();
    let first = pair.game.position().to_move();
    pair.play_turn();
    pair.guest.say("resign");
    pair.guest.wait_for("To resign, type resign once more.");
    pair.guest.say("resign");
    pair.host.wait_for("resigns, so");
    pair.guest.wait_for("Saved as ");
    pair.guest.quit();
    pair.host.wait_for("Bob has left.");
    pair.host.say("rematch");
    pair.host.wait_for("You offer a rematch.");
    let (host, guest) = (pair.home(Role::Host), pair.home(Role::Guest));
    // Both programs stop, and the offer is still there.
    pair.host.quit();
    assert_eq!(saved(&host), saved(&guest));
    let args = ["play", "--text", "--no-board", "--continue"];
    // The guest had left a match that was over and known to both. It comes back to it by the same invitation.
    pair.host = Program::start(&host, &args);
    let join = ["join", &pair.invitation, "--text", "--no-board"];
    pair.guest = Program::start(&guest, &join);
    pair.guest.wait_for("Ada would like a rematch.");
    pair.guest.say("yes");
    pair.guest.wait_for("The rematch begins.");
    pair.host.wait_for("The rematch begins.");
    pair.begin();
    assert!(!pair.host_is_to_move(), "the other begins");
    assert_eq!(pair.game.position().to_move(), first);
    pair.play_turn();
    pair.play_turn();
    pair.host.say("close");
    pair.host.say("yes");
    pair.guest.wait_for("Ada has closed the match.");
    pair.host.quit();
    pair.guest.quit();
    let log = pair.assert_same();
    assert_eq!(log.ending(), Some(FarEnding::Closed { by: Role::Host }));
    assert_eq!(saved(&host).len(), 2);
    assert_eq!(saved(&host), saved(&guest));
}

#[test]
fn what_is_said_to_somebody_away_arrives_later() {
    let mut pair = Pair::of_people();
    pair.guest.kill();
    pair.host.wait_for("Bob has left.");
    let turn = pair.game.position().turns().into_iter().next().expect("a turn");
    pair.host.say(&turn.to_string());
    pair.host.wait_for("parts haven’t arrived yet.");
    let args = ["play", "--text", "--no-board", "--continue"];
    pair.guest = Program::start(&pair.home(Role::Guest), &args);
    pair.guest
        .wait_for(&format!("plays {}", turn.to_string().split(' ').next_back().expect("a part")));
    pair.host.wait_for("Bob has received everything.");
}
