//! What is chosen for a new invitation.

use bevy::prelude::*;

use crate::{
    far::link::FarReach,
    game::{
        keeping::Settings,
        referee::{Colour, FarBegins, FarChoices},
        screen::{begin::COLOURS, one_of},
        ui::{self, Letters, Tie, palette::SOFT_INK, text},
    },
    words::Words,
};

const NAME: Tie<Settings, String> =
    Tie { get: |all| all.far.name.clone(), set: |all, name| all.far.name = name };
const COLOUR: Tie<Settings, Colour> =
    Tie { get: |all| all.far.colour, set: |all, colour| all.far.colour = colour };
const BEGINS: Tie<Settings, FarBegins> =
    Tie { get: |all| all.far.begins, set: |all, begins| all.far.begins = begins };
const TAKING_BACK: Tie<Settings, bool> =
    Tie { get: |all| all.far.taking_back, set: |all, is| all.far.taking_back = is };
const REACH: Tie<Settings, FarReach> =
    Tie { get: |all| all.far.reach, set: |all, reach| all.far.reach = reach };
const ONLY_BY_RELAY: Tie<Settings, bool> =
    Tie { get: |all| all.far.only_by_relay, set: |all, is| all.far.only_by_relay = is };

const WHO_BEGINS: [(&str, FarBegins); 3] = [
    ("far-begins-me", FarBegins::Me),
    ("far-begins-other", FarBegins::Other),
    ("new-match-random", FarBegins::Lot),
];
const REACHES: [(&str, FarReach); 3] = [
    ("far-reach-internet", FarReach::Internet),
    ("far-reach-network", FarReach::Network),
    ("far-reach-machine", FarReach::Machine),
];

/// What the player is called.
pub(super) fn name(words: &Words, chosen: &FarChoices) -> impl Bundle + use<> {
    let name = words.say("new-match-name");
    let full = words.say_with("new-match-name-full", &[("longest", &ui::LONGEST)]);
    (
        ui::column(0.5),
        children![
            ui::labelled(name.clone(), ui::field(name, &chosen.name, NAME)),
            ui::full_note(full, NAME),
            without_name(words),
        ],
    )
}

/// What the other side sees as long as there is no name.
fn without_name(words: &Words) -> impl Bundle + use<> {
    text(words.say("far-without-name"), Letters::Small, SOFT_INK)
}

/// The terms, and how far to reach.
pub(super) fn column(words: &Words) -> impl Bundle + use<> {
    (
        ui::column(2.0),
        children![
            one_of(words, "new-match-colour", COLOUR, COLOURS),
            one_of(words, "far-begins", BEGINS, WHO_BEGINS),
            one_of(words, "far-reach", REACH, REACHES),
            ui::switch(words.say("far-taking-back"), TAKING_BACK),
            (
                ui::shown_while(|all: &Settings| all.far.reach == FarReach::Internet),
                Node::default(),
                children![ui::switch(words.say("far-only-by-relay"), ONLY_BY_RELAY)],
            ),
        ],
    )
}
