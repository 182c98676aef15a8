//! Matches that go on by letter: the two programs never run at the same time.

use nonaga::far::agreement::Role;

use super::{
    pair::{Pair, same_logs},
    program::Program,
};

const GO_ON: [&str; 4] = ["play", "--text", "--continue", "--no-board"];

impl Program {
    /// Asks for a letter.
    fn letter(&mut self) -> String {
        self.say("letter");
        let line = self.wait_for("letter: ");
        line.strip_prefix("> ")
            .unwrap_or(&line)
            .strip_prefix("letter: ")
            .expect("a letter")
            .to_owned()
    }
}

#[test]
fn two_who_never_meet_play_by_letter() {
    let mut pair = Pair::of_people();
    pair.host.quit();
    pair.guest.quit();
    let [host, guest] = Role::BOTH.map(|role| pair.home(role));

    // The host plays alone, and writes.
    let mut ada = Program::start(&host, &GO_ON);
    let turn = pair.quiet_turn();
    let written = turn.to_string();
    let (slide, relocation) = written.split_once(' ').expect("a turn has two parts");
    ada.say(slide);
    ada.wait_for("hasn’t arrived yet");
    ada.say("letter");
    ada.wait_for("Finish your turn first");
    ada.say(relocation);
    ada.wait_for("haven’t arrived yet");
    pair.game.play_turn(turn).expect("a legal turn");
    let letter = ada.letter();
    ada.say(&letter);
    ada.wait_for("This is your own letter.");
    ada.quit();

    // The guest gives the letter to the program, and answers.
    let mut bob = Program::start(&guest, &["join", &letter, "--text", "--no-board"]);
    bob.wait_for("The match with Ada goes on.");
    bob.say("letter");
    bob.wait_for("Ada has received everything already.");
    let reply = pair.quiet_turn();
    bob.say(&reply.to_string());
    bob.wait_for("haven’t arrived yet");
    pair.game.play_turn(reply).expect("a legal turn");
    let answer = bob.letter();
    bob.quit();

    // The host pastes the answer into the match that is open.
    let mut ada = Program::start(&host, &GO_ON);
    ada.wait_for("The match with Bob goes on.");
    let cut = &answer[..answer.len() - 1];
    ada.say(cut);
    ada.wait_for("The text is incomplete.");
    ada.say(&answer);
    for part in reply.to_string().split(' ') {
        ada.wait_for(&format!("plays {part}"));
    }
    ada.say(&answer);
    ada.wait_for("There is nothing new in this letter.");
    ada.quit();
    let log = same_logs(&host, &guest);
    assert_eq!(log.game().expect("a match").steps().len(), 4);
}

#[test]
fn a_letter_for_another_match_is_told() {
    let mut pair = Pair::of_people();
    let turn = pair.quiet_turn();
    pair.guest.quit();
    pair.host.say(&turn.to_string());
    pair.host.wait_for("haven’t arrived yet");
    let letter = pair.host.letter();
    pair.host.quit();

    let mut other = Pair::of_people();
    other.guest.say(&letter);
    other.guest.wait_for("This letter is for a match that isn’t here.");
    other.guest.quit();
    let said = Program::start(&other.home(Role::Guest), &["join", &letter, "--text"]).end(1);
    assert!(said.contains("This letter is for a match that isn’t here."), "{said}");
}
