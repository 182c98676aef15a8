//! Invitations that are wrong or used, files that cannot be used, a second copy: it is said clearly, and nothing is lost.

use std::fs;

use nonaga::{
    far::{
        agreement::{Digest, Role},
        link::Invitation,
    },
    home::Home,
};
use tempfile::TempDir;

use super::{
    pair::{ON_THIS_MACHINE, Pair, home},
    program::Program,
};

#[test]
fn a_wrong_invitation_is_told_as_such() {
    let root = TempDir::new().expect("a folder");
    let [host, guest] = Role::BOTH.map(|role| home(&root, role));
    let mut inviting = Program::start(&host, &ON_THIS_MACHINE);
    let invitation = inviting.invitation();
    let join =
        |home, text: &str, code| Program::start(home, &["join", text, "--text", "--yes"]).end(code);
    assert!(join(&guest, "hello", 1).contains("This is neither an invitation nor a letter."));
    let shorter = &invitation[..invitation.len() - 3];
    assert!(join(&guest, shorter, 1).contains("The text is incomplete."));
    // Another match of the same host.
    let mut other: Invitation = invitation.parse().expect("an invitation");
    other.of = Digest::from([7; 32]);
    let said = join(&guest, &other.to_string(), 1);
    assert!(said.contains("The other side doesn’t have this match open."), "{said}");
    let said = Program::start(&guest, &["play", "--text", "--continue"]).end(0);
    assert!(said.contains("There is no match to continue."), "{said}");
    // The host's own, in another copy of the same home.
    assert!(join(&host, &invitation, 1).contains("open in another copy of Nonaga"));
    let said = inviting.quit();
    assert!(said.contains("The invitation stays open"), "{said}");
    assert!(join(&host, &invitation, 1).contains("This is your own invitation."));
    let mut again = Program::start(&host, &["play", "--text", "--continue"]);
    assert_eq!(again.invitation(), invitation);
}

#[test]
fn an_invitation_works_once() {
    let mut pair = Pair::of_people();
    let root = TempDir::new().expect("a folder");
    let late = root.path().join("late");
    let said = Program::start(&late, &["join", &pair.invitation, "--text", "--yes"]).end(1);
    assert!(said.contains("Somebody else has already accepted this invitation"), "{said}");
    assert!(Home::at(&late).far_waiting().expect("a folder").is_empty());
    // The match has noticed nothing.
    pair.play_turn();
}

#[test]
fn whoever_declines_keeps_nothing_and_the_invitation_stays_open() {
    let root = TempDir::new().expect("a folder");
    let [host, guest] = Role::BOTH.map(|role| home(&root, role));
    let mut inviting = Program::start(&host, &ON_THIS_MACHINE);
    let invitation = inviting.invitation();
    let mut asked = Program::start(&guest, &["join", &invitation, "--text"]);
    asked.wait_for("Do you want to play?");
    asked.say("no");
    let said = asked.end(0);
    assert!(said.contains("You have declined the invitation."), "{said}");
    inviting.wait_for("Somebody has declined the terms.");
    assert!(Home::at(&guest).far_waiting().expect("a folder").is_empty());
    let mut asked = Program::start(&guest, &["join", &invitation, "--text", "--yes"]);
    asked.wait_for("You play ");
    inviting.wait_for("has joined.");
}

#[test]
fn files_that_cannot_be_used_are_told_and_left_alone() {
    let pair = Pair::of_people();
    let guest = pair.home(Role::Guest);
    drop(pair.guest);
    let log = fs::read_dir(guest.join("far")).expect("a folder").find_map(|file| {
        let path = file.expect("a file").path();
        path.extension().is_some_and(|ending| ending == "log").then_some(path)
    });
    let log = log.expect("a log");
    let written = fs::read_to_string(&log).expect("text");
    let go_on = |code| Program::start(&guest, &["play", "--text", "--continue"]).end(code);
    let newer = written.replacen("version:1", "version:9", 1);
    for (broken, told) in [
        (
            written.replacen("Slide", "Glide", 1).replacen("Consent(", "Consent((", 1),
            "cannot be read: line 3",
        ),
        (newer, "it has version 9, but this Nonaga only knows versions up to 1."),
    ] {
        fs::write(&log, &broken).expect("to write");
        for said in [go_on(1), Program::start(&guest, &["friends"]).end(1)] {
            assert!(said.contains(told) && said.contains("Nothing was changed in it."), "{said}");
        }
        assert_eq!(fs::read_to_string(&log).expect("text"), broken);
    }
    fs::write(&log, written).expect("to write");
    // A key of a newer version is not replaced.
    let key = guest.join("far").join("key.ron");
    let kept = fs::read_to_string(&key).expect("text");
    let newer = kept.replacen("version:1", "version:9", 1);
    fs::write(&key, &newer).expect("to write");
    let said = go_on(1);
    assert!(said.contains("was written by a newer version of Nonaga"), "{said}");
    assert_eq!(fs::read_to_string(&key).expect("text"), newer);
    fs::write(&key, kept).expect("to write");
    let mut back = Program::start(&guest, &["play", "--text", "--continue"]);
    back.wait_for("The match with Ada goes on.");
}

#[test]
fn wrong_calls_say_what_is_wrong() {
    let root = TempDir::new().expect("a folder");
    let home = root.path().join("home");
    for (args, code, told) in [
        (&["invite", "--as", "easy"][..], 2, "--text"),
        (&["join", "nonaga", "--text"], 1, "The text is incomplete"),
        (&["invite", "--text", "--name", "a\u{202e}b"], 2, "have invisible characters"),
        (&["invite", "--text", "--relay", "ftp://x"], 2, "is not the address of a relay"),
        (&["invite", "--text", "--reach", "moon"], 2, "internet, network, machine"),
        (&["play", "--text", "--as", "easy"], 2, "--continue"),
        (&["play", "--text", "--continue", "--with", "Eve"], 2, "no match with “Eve”"),
        (&["play", "--text", "--continue", "--as", "easy"], 0, "no match to continue"),
        (&["friends", "--text"], 0, "To invite somebody: nonaga invite --text"),
    ] {
        let said = Program::start(&home, args).end(code);
        assert!(said.contains(told), "{args:?}: {said}");
    }
    // Nothing was asked for, so there is not even a key.
    assert!(!home.join("far").exists());
}

#[test]
fn nobody_pretends_to_be_another_player() {
    let pair = Pair::of_people();
    let guest = pair.home(Role::Guest);
    drop(pair.guest);
    let said = Program::start(&guest, &["play", "--text", "--continue", "--as", "hard"]).end(2);
    assert!(said.contains("The other side was told who plays here"), "{said}");
}

/// The folder is on a disk with room for a key and no match.
#[cfg(target_os = "linux")]
#[test]
fn on_a_full_disk_nobody_is_invited() {
    use std::process::Command;

    let unshare = || {
        let mut command = Command::new("unshare");
        command.args(["--map-root-user", "--mount"]);
        command
    };
    if !unshare().arg("true").output().is_ok_and(|done| done.status.success()) {
        return super::skip::skip("a namespace to mount a disk in");
    }
    let root = TempDir::new().expect("a folder");
    let mut command = unshare();
    let script = "mount -t tmpfs -o size=4k tmpfs \"$NONAGA_HOME\" && exec \"$0\" \"$@\"";
    command.args(["sh", "-c", script, env!("CARGO_BIN_EXE_nonaga")]).args(ON_THIS_MACHINE);
    let said = Program::of(command, root.path()).end(1);
    assert!(said.contains("The disk is full"), "{said}");
    assert!(!said.contains("invitation: "), "{said}");
}
