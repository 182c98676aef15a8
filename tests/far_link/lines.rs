//! A line: its states, connecting again, and who is turned away.

use std::time::{Duration, Instant};

use nonaga::far::{
    agreement::LARGEST_MESSAGE,
    link::{LinePeer, LineReport, LineState, Link, Road},
};

use super::ends::{Heard, TOPIC, connected, find, key, link};

fn states(reports: &[LineReport]) -> Vec<LineState> {
    let state = |report: &LineReport| match report {
        LineReport::State(state) => Some(*state),
        _ => None,
    };
    reports.iter().filter_map(state).collect()
}

#[test]
fn a_line_tells_how_it_stands_from_the_first_call_to_the_end() {
    let (ada, bob) = (key("states", 1), key("states", 2));
    let (host_link, guest_link) = (link(&ada), link(&bob));
    let mut host = Heard::new(host_link.line(TOPIC, LinePeer::Wait));
    let mut guest = Heard::new(guest_link.line(TOPIC, find(&ada)));
    let connected = guest.wait(|report| matches!(report, LineReport::Connected { .. }));
    assert_eq!(connected, LineReport::Connected { id: ada.id(), call: 1 });
    let agreeing = guest.wait(|report| matches!(report, LineReport::State(_)));
    assert_eq!(agreeing, LineReport::State(LineState::Agreeing));
    // Nobody is here before both have said something.
    std::thread::sleep(Duration::from_millis(300));
    host.take();
    guest.take();
    assert_eq!(guest.reports, []);
    assert_eq!(states(&host.reports), [LineState::Nobody]);
    guest.say(&TOPIC);
    host.wait_for(&TOPIC);
    host.say(b"hello");
    let here = guest.wait(|report| matches!(report, LineReport::State(_)));
    assert!(
        matches!(here, LineReport::State(LineState::Here { by: Road::Direct, delay })
            if delay < Duration::from_secs(1)),
        "{here:?}"
    );
    guest.wait_for(b"hello");
    drop(host);
    guest.wait_until_gone();
    let away = guest.wait(|report| matches!(report, LineReport::State(_)));
    assert!(matches!(away, LineReport::State(LineState::Away { .. })), "{away:?}");
    drop(guest_link);
    guest.wait(|report| *report == LineReport::State(LineState::Closed));
}

/// It does not say for ever that it is connecting.
#[test]
fn a_line_tells_that_nobody_answers_and_finds_the_other_side_once_it_comes() {
    let (ada, bob) = (key("nobody", 1), key("nobody", 2));
    let guest_link = link(&bob);
    let mut guest = Heard::new(guest_link.line(TOPIC, find(&ada)));
    let state = guest.wait(|report| matches!(report, LineReport::State(_)));
    assert_eq!(state, LineReport::State(LineState::Connecting));
    guest.wait(|report| *report == LineReport::State(LineState::Nobody));
    let host_link = link(&ada);
    let _host = Heard::new(host_link.line(TOPIC, LinePeer::Wait));
    guest.wait(|report| matches!(report, LineReport::Connected { .. }));
}

#[test]
fn messages_come_whole_and_in_order() {
    let (ada, bob) = (key("order", 1), key("order", 2));
    let (host_link, guest_link) = (link(&ada), link(&bob));
    let [mut host, mut guest] = connected(&host_link, &guest_link, &ada);
    for length in [0, 1, 3, 4, 5, 1_200, 40_000, LARGEST_MESSAGE] {
        guest.say(&vec![length as u8; length]);
    }
    for length in [0, 1, 3, 4, 5, 1_200, 40_000, LARGEST_MESSAGE] {
        let next = host.wait(|report| matches!(report, LineReport::Message(_)));
        assert_eq!(next, LineReport::Message(vec![length as u8; length]));
    }
    for number in 0..2_000_u32 {
        host.say(&number.to_be_bytes());
    }
    for number in 0..2_000_u32 {
        let next = guest.wait(|report| matches!(report, LineReport::Message(_)));
        assert_eq!(next, LineReport::Message(number.to_be_bytes().to_vec()));
    }
}

#[test]
fn what_is_said_last_goes_out_before_the_end() {
    let (ada, bob) = (key("last", 1), key("last", 2));
    let (host_link, guest_link) = (link(&ada), link(&bob));
    let [mut host, mut guest] = connected(&host_link, &guest_link, &ada);
    for round in 0..5 {
        host.say(b"and");
        host.say(b"goodbye");
        host.line.hang_up(host.call.expect("a connection"));
        guest.wait_for(b"and");
        guest.wait_for(b"goodbye");
        guest.wait_until_gone();
        host.wait_until_gone();
        // The guest calls again by itself.
        guest.wait_until_connected();
        guest.say(&TOPIC);
        host.wait_for(&TOPIC);
        assert_eq!(host.call, Some(round + 2));
    }
    // What was meant for an old connection goes nowhere.
    host.line.send(1, b"late".to_vec());
    host.say(b"new");
    let next = guest.wait(|report| matches!(report, LineReport::Message(_)));
    assert_eq!(next, LineReport::Message(b"new".to_vec()));
}

#[test]
fn who_was_away_is_found_again() {
    let (ada, bob) = (key("again", 1), key("again", 2));
    let mut host_link = link(&ada);
    let guest_link = link(&bob);
    let [host, mut guest] = connected(&host_link, &guest_link, &ada);
    drop(host);
    for _ in 0..3 {
        drop(host_link);
        guest.wait_until_gone();
        host_link = link(&ada);
        let mut host = Heard::new(host_link.line(TOPIC, LinePeer::Wait));
        guest.wait_until_connected();
        guest.say(&TOPIC);
        host.wait_for(&TOPIC);
        host.say(b"hello");
        guest.wait_until_here();
    }
}

#[test]
fn nobody_is_called_again_and_again_without_a_pause() {
    let (ada, bob) = (key("pause", 1), key("pause", 2));
    let (host_link, guest_link) = (link(&ada), link(&bob));
    let [mut host, mut guest] = connected(&host_link, &guest_link, &ada);
    let begun = Instant::now();
    let mut calls = 0;
    while begun.elapsed() < Duration::from_secs(6) {
        guest.take();
        host.take();
        if let Some(call) = guest.call {
            guest.line.hang_up(call);
            guest.wait_until_gone();
            calls += 1;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    assert!((2..8).contains(&calls), "{calls} calls in six seconds");
    // If the player asks for it, there is no pause.
    let begun = Instant::now();
    while guest.call.is_none() {
        guest_link.try_now();
        guest.take();
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(begun.elapsed() < Duration::from_secs(2));
}

/// What is said to somebody who calls about something.
fn told(link: &Link, host: &nonaga::far::agreement::FarKey, topic: &[u8]) -> Vec<u8> {
    let mut caller = Heard::new(link.line([0; 32], find(host)));
    caller.wait_until_connected();
    caller.say(topic);
    match caller.wait(|report| matches!(report, LineReport::Message(_))) {
        LineReport::Message(message) => message,
        _ => unreachable!("it was a message"),
    }
}

#[test]
fn strangers_are_told_why_they_are_turned_away() {
    let (ada, bob, eve) = (key("strangers", 1), key("strangers", 2), key("strangers", 3));
    let (host_link, guest_link, eves_link) = (link(&ada), link(&bob), link(&eve));
    let [mut host, guest] = connected(&host_link, &guest_link, &ada);
    assert_eq!(told(&eves_link, &ada, b"no topic"), b"unknown");
    assert_eq!(told(&eves_link, &ada, &[9; 32]), b"unknown");
    assert_eq!(told(&eves_link, &ada, &TOPIC), b"busy");
    // The guest has noticed nothing.
    guest.say(b"still here");
    host.wait_for(b"still here");
    assert!(!host.reports.contains(&LineReport::Gone));
}

#[test]
fn a_message_that_is_too_large_ends_the_connection() {
    let (ada, bob) = (key("large", 1), key("large", 2));
    let (host_link, guest_link) = (link(&ada), link(&bob));
    let [mut host, mut guest] = connected(&host_link, &guest_link, &ada);
    guest.say(&vec![1; LARGEST_MESSAGE + 1]);
    host.wait_until_gone();
    guest.wait_for(b"too large");
}

#[test]
fn who_calls_again_is_the_same_and_the_old_connection_is_gone() {
    let (ada, bob) = (key("twice", 1), key("twice", 2));
    let (host_link, guest_link) = (link(&ada), link(&bob));
    let [mut host, _guest] = connected(&host_link, &guest_link, &ada);
    let mut second = Heard::new(guest_link.line([1; 32], find(&ada)));
    second.wait_until_connected();
    second.say(&TOPIC);
    host.wait_until_gone();
    let again = host.wait(|report| matches!(report, LineReport::Connected { .. }));
    assert_eq!(again, LineReport::Connected { id: bob.id(), call: 2 });
    host.wait_for(&TOPIC);
}

#[test]
fn one_link_has_lines_to_many() {
    let (ada, bob, eve) = (key("many", 1), key("many", 2), key("many", 3));
    let (host_link, bobs_link, eves_link) = (link(&ada), link(&bob), link(&eve));
    let mut hosts =
        [[1; 32], [2; 32]].map(|topic| (topic, Heard::new(host_link.line(topic, LinePeer::Wait))));
    let guests = [&bobs_link, &eves_link];
    for ((topic, host), link) in hosts.iter_mut().zip(guests) {
        let mut guest = Heard::new(link.line(*topic, find(&ada)));
        guest.wait_until_connected();
        guest.say(&*topic);
        host.wait_for(&*topic);
        host.say(b"hello");
        guest.wait_for(b"hello");
    }
}

#[test]
fn who_does_not_read_does_not_fill_the_memory() {
    let (ada, bob) = (key("memory", 1), key("memory", 2));
    let (host_link, guest_link) = (link(&ada), link(&bob));
    let [mut host, guest] = connected(&host_link, &guest_link, &ada);
    host.reports.clear();
    // Twenty megabytes, which nobody takes for a while.
    for _ in 0..400 {
        guest.say(&vec![5; 50_000]);
    }
    std::thread::sleep(Duration::from_secs(2));
    // What is not read by now is lost.
    drop((guest, guest_link));
    host.wait_to_the_end();
    let is_message = |report: &&LineReport| matches!(report, LineReport::Message(_));
    let came = host.reports.iter().filter(is_message).count();
    assert!(came < 120, "{came} of 400 messages were read that nobody took");
}

/// What a process has cost: the time of the processor, and the bytes over the machine's own network.
#[cfg(target_os = "linux")]
fn cost() -> (Duration, u64) {
    let stat = std::fs::read_to_string("/proc/self/stat").expect("a process");
    let (_, fields) = stat.rsplit_once(')').expect("a name");
    let fields: Vec<&str> = fields.split_whitespace().collect();
    let ticks = |at: usize| fields[at].parse::<u64>().expect("a number");
    let network = std::fs::read_to_string("/proc/self/net/dev").expect("networks");
    let own = network.lines().find_map(|line| line.trim().strip_prefix("lo:")).expect("its own");
    let bytes = own.split_whitespace().next().expect("a number").parse().expect("a number");
    (Duration::from_millis(10 * (ticks(11) + ticks(12))), bytes)
}

/// Run it alone: it counts what all tests do.
#[cfg(target_os = "linux")]
#[test]
#[ignore = "takes a minute"]
fn an_idle_connection_costs_little() {
    let (ada, bob) = (key("idle", 1), key("idle", 2));
    let (host_link, guest_link) = (link(&ada), link(&bob));
    let [mut host, mut guest] = connected(&host_link, &guest_link, &ada);
    std::thread::sleep(Duration::from_secs(5));
    let (time, bytes) = cost();
    std::thread::sleep(Duration::from_mins(1));
    let (time, bytes) = (cost().0.saturating_sub(time), cost().1 - bytes);
    let each = time.as_secs_f64() / 60.0 / 2.0 * 100.0;
    println!("each end takes {each:.2} % of a core; {bytes} bytes went both ways in a minute");
    guest.say(b"still here");
    host.wait_for(b"still here");
    guest.take();
    assert!(each < 0.3 && bytes < 20_000);
}
