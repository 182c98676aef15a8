//! The text that invites.

use nonaga::far::{
    agreement::Digest,
    link::{FarReach, Invitation, PeerAddress},
    ticket::TicketFault,
};

use super::ends::key;

fn invitation() -> Invitation {
    Invitation {
        of: Digest::from([7; 32]),
        host: key("invitation", 1).id(),
        reach: FarReach::Internet,
        address: PeerAddress {
            relay: Some("https://relay.example.org/".parse().expect("a relay")),
            sockets: vec!["192.0.2.7:4433".parse().expect("a socket")],
        },
    }
}

#[test]
fn an_invitation_is_one_line_that_can_be_read_again() {
    for reach in [FarReach::Internet, FarReach::Network, FarReach::Machine] {
        let written = Invitation { reach, ..invitation() };
        let text = written.to_string();
        assert!(
            text.starts_with("nonaga") && text.bytes().all(|letter| letter.is_ascii_alphanumeric())
        );
        assert!(text.len() < 250, "{} characters", text.len());
        assert_eq!(text.parse(), Ok(written.clone()));
        // As it comes out of a message.
        let (first, rest) = text.split_at(60);
        assert_eq!(format!("  {first}\r\n  {rest}\n").parse(), Ok(written.clone()));
        assert_eq!(text.to_uppercase().parse(), Ok(written));
    }
}

#[test]
fn every_letter_that_is_wrong_or_missing_is_noticed() {
    let text = invitation().to_string();
    for at in 0..text.len() {
        let mut shorter = text.clone();
        shorter.remove(at);
        assert!(shorter.parse::<Invitation>().is_err(), "without letter {at}");
        assert!(text[..at].parse::<Invitation>().is_err(), "up to letter {at}");
        let mut wrong = text.clone();
        let letter = if &text[at..=at] == "a" { "b" } else { "a" };
        wrong.replace_range(at..=at, letter);
        assert!(wrong.parse::<Invitation>().is_err(), "with another letter {at}");
    }
    let longer = (text + "aa").parse::<Invitation>();
    assert_eq!(longer, Err(TicketFault::Damaged));
}

#[test]
fn what_is_no_invitation_is_told_from_one_of_a_newer_version() {
    for text in ["", "hello", "nonag", "https://example.org", "2,0>-1,0"] {
        assert_eq!(text.parse::<Invitation>(), Err(TicketFault::None), "{text}");
    }
    for text in ["nonaga", "nonagaaaaa", "nonaga1", "nonaga game"] {
        assert_eq!(text.parse::<Invitation>(), Err(TicketFault::Damaged), "{text}");
    }
    // The first byte is the version: 2 instead of 1.
    let newer = invitation().to_string().replacen("nonagaae", "nonagaai", 1);
    assert_eq!(newer.parse::<Invitation>(), Err(TicketFault::Newer { version: 2 }));
    let endless = "nonaga".to_owned() + &"a".repeat(1_000_000);
    assert_eq!(endless.parse::<Invitation>(), Err(TicketFault::Damaged));
}
