//! Two ends that only know each other's relay. It comes and goes.

use std::{thread, time::Duration};

use nonaga::far::{
    agreement::FarKey,
    link::{FarReach, LinePeer, LineReport, LineState, Link, LinkSettings, Road},
};

use super::{
    ends::{Heard, TOPIC, key, refusals, topic_of},
    relay_program::{ADDRESS, Relay},
};

fn link(key: &FarKey) -> Link {
    let settings = LinkSettings {
        reach: FarReach::Internet,
        relay: Some(ADDRESS.parse().expect("a relay")),
        only_by_relay: true,
    };
    Link::open(key, settings, topic_of, refusals(), || {}).expect("no socket is needed")
}

#[test]
#[ignore = "needs the program `iroh-relay`"]
fn two_ends_find_each_other_by_a_relay_that_comes_and_goes() {
    let mut relay = Relay::start();
    let (ada, bob) = (key("relay", 1), key("relay", 2));
    let (host_link, guest_link) = (link(&ada), link(&bob));
    let mut host = Heard::new(host_link.line(TOPIC, LinePeer::Wait));
    let address = host_link.address(Duration::from_secs(20));
    assert!(address.sockets.is_empty(), "nobody learns where it is: {address:?}");
    let peer = LinePeer::Find { id: ada.id(), address, is_expected: true };
    let mut guest = Heard::new(guest_link.line(TOPIC, peer));
    for round in 0..3 {
        guest.wait_until_connected();
        guest.say(&TOPIC);
        host.wait_for(&TOPIC);
        host.say(b"hello");
        let here = guest.wait(|report| matches!(report, LineReport::State(LineState::Here { .. })));
        assert!(
            matches!(here, LineReport::State(LineState::Here { by: Road::Relay, .. })),
            "{here:?}"
        );
        guest.wait_for(b"hello");
        if round == 2 {
            break;
        }
        relay.go();
        guest.wait_until_gone();
        host.wait_until_gone();
        thread::sleep(Duration::from_secs(5));
        relay.come_back();
    }
}
