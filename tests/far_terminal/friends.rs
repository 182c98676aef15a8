//! Friends: inviting somebody again who needs no text.

use nonaga::far::agreement::Role;
use tempfile::TempDir;

use super::{
    pair::{Pair, same_logs},
    program::Program,
};

const INVITE: [&str; 6] = ["invite", "--text", "--name", "Ada", "--begin", "me"];

#[test]
fn a_friend_is_invited_again_by_name() {
    let mut pair = Pair::of_people();
    pair.play_turn();
    pair.guest.quit();
    pair.host.quit();
    let [host, guest] = Role::BOTH.map(|role| pair.home(role));

    let args = [&INVITE[..], &["--friend", "bob", "--no-board"]].concat();
    let mut inviting = Program::start(&host, &args);
    inviting.wait_for("Bob isn’t waiting for friends at the moment.");
    let wait = ["join", "--text", "--name", "Bob", "--no-board"];
    let mut waiting = Program::start(&guest, &wait);
    waiting.wait_for("Waiting until a friend invites you.");
    waiting.wait_for("Ada invites you to a match.");
    waiting.say("no");
    waiting.end(0);
    inviting.wait_for("Somebody has declined the terms. The invitation is still open.");

    let mut waiting = Program::start(&guest, &[&wait[..], &["--yes"]].concat());
    inviting.wait_for("Bob has joined.");
    waiting.wait_for("You play ");
    inviting.quit();
    waiting.quit();
    same_logs(&host, &guest);
}

/// The invitation is left, and gone on with: the friend is called again.
#[test]
fn an_invitation_to_a_friend_survives_a_restart() {
    let mut pair = Pair::of_people();
    pair.guest.quit();
    pair.host.quit();
    let [host, guest] = Role::BOTH.map(|role| pair.home(role));
    let args = [&INVITE[..], &["--friend", "Bob", "--no-board"]].concat();
    let mut inviting = Program::start(&host, &args);
    inviting.invitation();
    inviting.quit();
    let mut inviting = Program::start(&host, &["play", "--text", "--continue"]);
    inviting.wait_for("Bob isn’t waiting for friends at the moment.");
    let mut waiting = Program::start(&guest, &["join", "--text", "--name", "Bob", "--yes"]);
    inviting.wait_for("Bob has joined.");
    waiting.quit();
}

#[test]
fn who_is_no_friend_cannot_be_invited_by_name() {
    let root = TempDir::new().expect("a folder");
    let said = Program::start(root.path(), &["invite", "--text", "--friend", "Bob"]).end(2);
    assert!(said.contains("You have no friend far away called “Bob”."), "{said}");
    let said = Program::start(root.path(), &["join", "--text"]).end(1);
    assert!(said.contains("nobody can invite you without an invitation text"), "{said}");
}
