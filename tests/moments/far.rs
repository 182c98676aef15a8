//! Matches with somebody far away: the other end is on this machine too, and has no window.

use std::{
    thread,
    time::{Duration, Instant},
};

use bevy::prelude::*;
use nonaga::{
    far::{
        agreement::{Companion, Conditions, DisplayName, FarStage, FarWish},
        link::{FarReach, LinkSettings},
    },
    game::{
        common::{Overlay, Screen},
        keeping::Settings,
        players::{FarAsk, FarAway, FarDoor},
        referee::{Ask, Asker, Referee},
        table::Motion,
    },
    home::{FarMatch, FarParting, FarWay, Home},
    rules::{Part, Position, Step},
};
use tempfile::TempDir;

use super::Room;

/// How long the two ends may take for anything.
const PATIENCE: Duration = Duration::from_mins(1);

/// The folders of both ends, which go with the world.
#[derive(Resource)]
struct Homes([TempDir; 2]);

/// How far a match has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// It has just begun.
    Begun,
    /// The other side asks to take back.
    Asked,
    /// The other side has gone.
    Away,
    /// It is over, and the other side would like a rematch.
    Over,
}

/// Opens the page with all ways to a match.
pub fn page(room: &mut Room) {
    sit_down(room);
    room.show(Screen::FarAway, Overlay::None);
}

/// Invites somebody.
pub fn invited(room: &mut Room) {
    invite(room);
    room.settle();
}

/// Plays with somebody up to this moment.
pub fn play(room: &mut Room, moment: Moment) {
    let text = invite(room);
    let home = Home::at(room.world().resource::<Homes>().0[1].path());
    let grace = Companion::person(DisplayName::typed("Grace").expect("a name"));
    let invitation = text.parse().expect("an invitation");
    let other = FarMatch::join(&home, &invitation, grace, link(), || ());
    let mut other = other.expect("another end");
    until(room, &mut other, |_, other| other.driver.standing().stage == FarStage::Asked);
    let wish = other.consents().expect("random bytes");
    other.driver.act(wish).expect("to join");
    until(room, &mut other, |room, _| {
        *room.world().resource::<State<Screen>>().get() == Screen::Match
    });
    if moment != Moment::Begun {
        turn_of_other(room, &mut other);
    }
    match moment {
        Moment::Begun => {}
        Moment::Asked => other.driver.act(FarWish::TakeBack).expect("to ask"),
        Moment::Away => {
            other.leave(FarParting::Pauses).expect("to leave");
            let began = Instant::now();
            while room.world().resource::<FarAway>().standing().is_some_and(|it| it.is_here) {
                assert!(began.elapsed() < PATIENCE, "the other end stays");
                room.pass(0.05);
                thread::sleep(Duration::from_millis(5));
            }
            room.settle();
            return;
        }
        Moment::Over => {
            other.driver.act(FarWish::Resign).expect("to resign");
            other.driver.act(FarWish::Rematch).expect("to ask for a rematch");
        }
    }
    until(room, &mut other, |room, _| {
        let world = room.world();
        let asked = world.resource::<FarAway>().standing().and_then(|it| it.to_answer());
        let result = *world.resource::<State<Overlay>>().get() == Overlay::Result;
        match moment {
            Moment::Asked => asked.is_some(),
            Moment::Over => asked.is_some() && result,
            Moment::Begun | Moment::Away => true,
        }
    });
    // The end that has no window stays until the next moment.
    room.world().insert_resource(Other(other));
    room.settle();
}

/// Opens the page again after a match with a friend.
pub fn friends(room: &mut Room) {
    play(room, Moment::Begun);
    let other = room.world().remove_resource::<Other>().expect("the other end").0;
    other.befriend().expect("to write a file");
    other.leave(FarParting::Pauses).expect("to leave");
    room.show(Screen::Title, Overlay::None);
    wait(room, |away| matches!(away.door(), FarDoor::Closed) && away.is_idle());
    room.show(Screen::FarAway, Overlay::None);
    wait(room, |away| !away.known().friends.is_empty());
    room.settle();
}

/// Invites the friend, who does not wait.
pub fn knocking(room: &mut Room) {
    friends(room);
    let way = room.world().resource::<FarAway>().known().friends[0].way_to_invite();
    let (conditions, name) = (Conditions::default(), "Ada".to_owned());
    room.world().write_message(FarAsk::Invite { conditions, name, way });
    wait(room, |away| matches!(away.door(), FarDoor::Open { .. }));
    room.settle();
}

/// Waits for friends, and the friend invites.
pub fn lobby(room: &mut Room) {
    friends(room);
    room.world().write_message(FarAsk::Wait(link()));
    let home = Home::at(room.world().resource::<Homes>().0[1].path());
    let way = home.far_friends().expect("a list").friends[0].way_to_invite();
    let grace = Companion::person(DisplayName::typed("Grace").expect("a name"));
    let other = FarMatch::invite(&home, Conditions::default(), grace, way, || ());
    let mut other = other.expect("another end");
    until(room, &mut other, |room, _| match room.world().resource::<FarAway>().door() {
        FarDoor::Lobby(lobby) => lobby.invitations().next().is_some(),
        _ => false,
    });
    room.world().insert_resource(Other(other));
    room.settle();
}

/// Plays a turn that the other side, who is away, does not hear of.
pub fn unsent(room: &mut Room) {
    play(room, Moment::Away);
    play_part(room);
    room.settle();
    play_part(room);
    room.settle();
}

/// Opens the pause after such a turn.
pub fn pause(room: &mut Room) {
    unsent(room);
    room.show(Screen::Match, Overlay::Pause);
}

/// Opens the page that has the letter which tells of it.
pub fn letter(room: &mut Room) {
    pause(room);
    room.show(Screen::Title, Overlay::None);
    wait(room, |away| matches!(away.door(), FarDoor::Closed) && away.is_idle());
    room.show(Screen::FarAway, Overlay::None);
    wait(room, |away| away.known().waiting.iter().any(|waits| waits.letter.is_some()));
    room.settle();
}

/// Plays any part.
fn play_part(room: &mut Room) {
    let referee = room.world().resource::<Referee>();
    let ask = match any_step(referee.position()) {
        Step::Slide(slide) => Ask::Slide(slide),
        Step::Relocate(relocation) => Ask::Relocate(relocation),
        Step::Skip => Ask::Skip,
    };
    room.world().write_message(ask.by(Asker::Hand));
}

/// Lets the room go on until something is so.
fn wait(room: &mut Room, is_so: impl Fn(&FarAway) -> bool) {
    let began = Instant::now();
    while !is_so(room.world().resource::<FarAway>()) {
        assert!(began.elapsed() < PATIENCE, "it never comes to that");
        room.pass(0.05);
        thread::sleep(Duration::from_millis(2));
    }
}

#[derive(Resource)]
struct Other(FarMatch);

/// Lets both ends go on until something is so.
fn until(
    room: &mut Room,
    other: &mut FarMatch,
    mut is_so: impl FnMut(&mut Room, &mut FarMatch) -> bool,
) {
    let began = Instant::now();
    while !is_so(room, other) {
        assert!(began.elapsed() < PATIENCE, "the two ends do not meet");
        room.pass(0.05);
        other.pump();
        while other.next_event().is_some() {}
        thread::sleep(Duration::from_millis(2));
    }
}

/// One turn of each, the other's last.
fn turn_of_other(room: &mut Room, other: &mut FarMatch) {
    for parts in 1..=4 {
        if parts <= 2 {
            play_part(room);
        } else {
            let step = any_step(other.driver.log().game().expect("a match").position());
            other.driver.act(FarWish::Play(step)).expect("a legal part");
        }
        until(room, other, |room, other| {
            let world = room.world();
            let is_still = world.query::<&Motion>().iter(world).next().is_none();
            let here = world.resource::<Referee>().played().steps().len();
            let there = other.driver.log().game().map_or(0, |game| game.steps().len());
            is_still && here == parts && there == parts
        });
    }
}

/// Any part that can be played.
fn any_step(position: &Position) -> Step {
    match position.due() {
        Some(Part::Slide) => Step::Slide(position.slides()[1]),
        _ => Step::Relocate(position.relocations().next().expect("a disc to take")),
    }
}

fn link() -> LinkSettings {
    LinkSettings { reach: FarReach::Machine, ..LinkSettings::default() }
}

fn sit_down(room: &mut Room) {
    let homes = [(); 2].map(|()| TempDir::new().expect("a folder"));
    let home = Home::at(homes[0].path());
    let world = room.world();
    world.remove_resource::<Other>();
    world.insert_resource(FarAway::keeping_in(home));
    world.insert_resource(Homes(homes));
    let mut settings = world.resource_mut::<Settings>();
    "Ada".clone_into(&mut settings.far.name);
    settings.far.reach = FarReach::Machine;
}

/// Invites somebody, on terms that leave nothing to the lot. Returns the text.
fn invite(room: &mut Room) -> String {
    page(room);
    let settings = room.world().resource::<Settings>();
    let mut choices = settings.far.clone();
    choices.colour = nonaga::game::referee::Colour::Red;
    choices.begins = nonaga::game::referee::FarBegins::Me;
    let conditions = choices.conditions(nonaga::rules::HouseRules::default());
    let name = choices.name;
    room.world().write_message(FarAsk::Invite {
        conditions,
        name,
        way: FarWay { settings: link(), ..FarWay::default() },
    });
    let began = Instant::now();
    loop {
        if let FarDoor::Open { invitation: Some(text), .. } =
            room.world().resource::<FarAway>().door()
        {
            return text.clone();
        }
        assert!(began.elapsed() < PATIENCE, "there is no invitation");
        room.frame();
        thread::sleep(Duration::from_millis(5));
    }
}
