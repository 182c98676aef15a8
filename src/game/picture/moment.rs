//! Moments of the game that are worth a picture, and how each comes about.

use super::Darkroom;
use crate::{
    game::{Screen, Sheet, Thing},
    rules::{Cell, Ending, HouseRules, Match, Part, Position, Slide, Step},
};

/// A moment to draw.
pub struct Moment {
    /// What it is called.
    pub name: &'static str,
    /// What leads up to it, from a table with nothing on it.
    pub(super) set_up: fn(&mut Darkroom),
}

/// All moments there are.
pub const MOMENTS: &[Moment] = &[
    // What lies on the table.
    Moment { name: "start", set_up: |room| room.begin(played(0, Goal::Turn)) },
    Moment {
        name: "token-held",
        set_up: |room| {
            room.begin(played(0, Goal::Turn));
            let token = busiest_token(room.position());
            room.choose(Thing::Token, token);
        },
    },
    Moment { name: "discs-offered", set_up: |room| room.begin(played(4, Goal::Slide)) },
    Moment {
        name: "disc-taken",
        set_up: |room| {
            room.begin(played(4, Goal::Slide));
            let disc = nearest_disc(room.position());
            room.choose(Thing::Disc, disc);
        },
    },
    Moment {
        name: "place-pointed-at",
        set_up: |room| {
            room.begin(played(4, Goal::Slide));
            let disc = nearest_disc(room.position());
            room.choose(Thing::Disc, disc);
            let places = room.position().destinations(disc);
            room.point_at(Thing::Target, places.first().copied().unwrap_or(disc));
        },
    },
    Moment { name: "won", set_up: |room| room.begin(played(usize::MAX, Goal::Win)) },
    // Screens and sheets.
    Moment {
        name: "title",
        set_up: |room| {
            room.begin(played(0, Goal::Turn));
            room.show(Screen::Title, Sheet::None);
        },
    },
    Moment {
        name: "new-match",
        set_up: |room| {
            room.begin(played(0, Goal::Turn));
            room.show(Screen::NewMatch, Sheet::None);
        },
    },
    Moment {
        name: "pause",
        set_up: |room| {
            room.begin(played(4, Goal::Turn));
            room.show(Screen::Match, Sheet::Pause);
        },
    },
    Moment {
        name: "result",
        set_up: |room| {
            room.begin(played(usize::MAX, Goal::Win));
            room.show(Screen::Match, Sheet::Result);
        },
    },
    Moment {
        name: "settings",
        set_up: |room| {
            room.begin(played(0, Goal::Turn));
            room.show(Screen::Title, Sheet::Settings);
        },
    },
    Moment {
        name: "credits",
        set_up: |room| {
            room.begin(played(0, Goal::Turn));
            room.show(Screen::Title, Sheet::Credits);
        },
    },
    Moment {
        name: "rules",
        set_up: |room| {
            room.begin(played(4, Goal::Turn));
            room.show(Screen::Match, Sheet::Rules);
        },
    },
];

impl Moment {
    /// The moment of a name.
    pub fn named(name: &str) -> Option<&'static Moment> {
        MOMENTS.iter().find(|moment| moment.name == name)
    }
}

/// The token that can go to most places.
fn busiest_token(position: &Position) -> Cell {
    let slides = position.slides();
    let places = |from| slides.iter().filter(|slide| slide.from == from).count();
    slides
        .iter()
        .map(|slide| slide.from)
        .max_by_key(|from| (places(*from), from.r))
        .unwrap_or(ORIGIN)
}

/// Of the discs that may be taken, the one nearest to the player.
fn nearest_disc(position: &Position) -> Cell {
    position.takeable().into_iter().max_by_key(|cell| (cell.r, cell.q)).unwrap_or(ORIGIN)
}

const ORIGIN: Cell = Cell { q: 0, r: 0 };
/// What a match is played to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Goal {
    /// The end of the last turn.
    Turn,
    /// A slide after it.
    Slide,
    /// A win, by whoever can.
    Win,
}

/// A match of so many turns, always the same, in which nobody wins unless that is its goal.
fn played(turns: usize, goal: Goal) -> Match {
    let mut game = Match::new(Position::start(HouseRules::default()));
    let mut seed: u32 = 20;
    let mut pick = move |count: usize| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 8) as usize % count.max(1)
    };
    let mut done = 0;
    while game.ending().is_none() {
        let position = game.position();
        let is_slide = position.due() == Some(Part::Slide);
        if done >= turns && !(goal == Goal::Slide && is_slide) {
            break;
        }
        let step = if is_slide {
            let wins = |slide: &Slide| {
                let mut next = game.clone();
                next.play(Step::Slide(*slide)).is_ok()
                    && matches!(next.ending(), Some(Ending::Won { .. }))
            };
            let slides = position.slides();
            let (winning, others): (Vec<Slide>, Vec<Slide>) = slides.iter().partition(|s| wins(s));
            let choices = if goal == Goal::Win && !winning.is_empty() { winning } else { others };
            choices.get(pick(choices.len())).copied().map(Step::Slide)
        } else {
            done += 1;
            let places: Vec<_> = position.relocations().collect();
            places.get(pick(places.len())).copied().map(Step::Relocate)
        };
        if game.play(step.unwrap_or(Step::Skip)).is_err() {
            break;
        }
    }
    game
}
