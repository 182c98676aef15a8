//! Inviting a friend without a text: the invitation reaches the friend and nobody else.

use std::{
    thread,
    time::{Duration, Instant},
};

use nonaga::far::{
    agreement::{Digest, FarKey, Farewell, knock, knock_topic},
    driver::{refusals, topic_of},
    knock::{FarKnock, KnockDoor, KnockStands},
    link::{FarReach, Invitation, LineReport, Link, PeerAddress},
};

use super::ends::{Heard, PATIENCE, find, key, settings};

fn open(key: &FarKey) -> Link {
    Link::open(key, settings(), topic_of, refusals(), || {}).expect("a socket of this machine")
}

fn invitation(host: &FarKey) -> Invitation {
    Invitation {
        of: Digest::from([7; 32]),
        host: host.id(),
        reach: FarReach::Machine,
        address: PeerAddress::default(),
    }
}

/// Whoever has this link calls as the host, with this invitation.
fn call(link: &Link, host: &FarKey, friend: &FarKey, invitation: &Invitation) -> Heard {
    let topic = knock_topic(&host.id(), &friend.id());
    let mut heard = Heard::new(link.line(*topic.bytes(), find(friend)));
    heard.wait_until_connected();
    for message in knock(topic, invitation.to_string()) {
        heard.say(&message);
    }
    heard
}

#[track_caller]
fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < PATIENCE, "never {what}");
        thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn a_friend_who_waits_later_hears_of_the_invitation_and_declines_it() {
    let (ada, bob) = (key("knock", 1), key("knock", 2));
    let host = open(&ada);
    let mut knock = FarKnock::new(&host, bob.id(), PeerAddress::default(), &invitation(&ada));
    thread::sleep(Duration::from_millis(300));
    knock.pump();
    assert_eq!(knock.stands(), KnockStands::Away);

    let friend = open(&bob);
    let mut door = KnockDoor::new(&friend, ada.id(), bob.id());
    until("invited", || {
        knock.pump();
        door.pump();
        door.invitation().is_some()
    });
    assert_eq!(door.invitation(), Some(&invitation(&ada)));
    until("heard", || {
        knock.pump();
        knock.stands() == KnockStands::Asked
    });
    door.decline();
    assert_eq!(door.invitation(), None);
    until("declined", || {
        knock.pump();
        knock.stands() == KnockStands::Declined
    });
    // Who has declined is not asked again.
    thread::sleep(Duration::from_millis(700));
    door.pump();
    knock.pump();
    assert_eq!((door.invitation(), knock.stands()), (None, KnockStands::Declined));
}

#[test]
fn an_invitation_is_gone_once_the_host_is() {
    let (ada, bob) = (key("knock gone", 1), key("knock gone", 2));
    let (host, friend) = (open(&ada), open(&bob));
    let mut door = KnockDoor::new(&friend, ada.id(), bob.id());
    let mut knock = FarKnock::new(&host, bob.id(), PeerAddress::default(), &invitation(&ada));
    until("invited", || {
        knock.pump();
        door.pump();
        door.invitation().is_some()
    });
    drop(knock);
    until("gone", || {
        door.pump();
        door.invitation().is_none()
    });
}

#[test]
fn a_stranger_who_knows_both_keys_is_told_that_nobody_waits() {
    let (ada, bob, eve) = (key("knock eve", 1), key("knock eve", 2), key("knock eve", 3));
    let (friend, stranger) = (open(&bob), open(&eve));
    let mut door = KnockDoor::new(&friend, ada.id(), bob.id());
    let mut line = call(&stranger, &ada, &bob, &invitation(&ada));
    until("turned away", || {
        door.pump();
        line.take();
        line.reports.contains(&LineReport::Message(Farewell::OtherMatch.message()))
    });
    assert_eq!(door.invitation(), None);
}

#[test]
fn a_host_invites_to_no_match_of_somebody_elses() {
    let (ada, bob, eve) = (key("knock other", 1), key("knock other", 2), key("knock other", 3));
    let (host, friend) = (open(&ada), open(&bob));
    let mut door = KnockDoor::new(&friend, ada.id(), bob.id());
    let mut line = call(&host, &ada, &bob, &invitation(&eve));
    until("refused", || {
        door.pump();
        line.take();
        line.reports.contains(&LineReport::Message(Farewell::Unreadable.message()))
    });
    assert_eq!(door.invitation(), None);
}
