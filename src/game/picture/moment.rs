//! Moments of the game that are worth a picture, and how each comes about.

use std::{collections::BTreeMap, time::SystemTime};

use jiff::Timestamp;

use super::{
    Darkroom,
    played::{Goal, MOST_TURNS, busiest_token, nearest_disc, played, with_win_in_two, won_by},
};
use crate::{
    game::{
        Action, Adviser, Asked, Done, Draft, Playing, Request, Resumable, Screen, Settings, Sheet,
        Skipped, TextSize, Thing, hand::path, hud::ListWanted,
    },
    home::Unfinished,
    record::{Level, Player, PlayerKind, Record},
    rules::{Cell, Direction, Part, Refusal, Relocation, Shape, Side, Slide, Step},
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
        name: "token-pointed-at",
        set_up: |room| {
            room.begin(played(0, Goal::Turn));
            let token = busiest_token(room.position());
            room.point_at(Thing::Token, token);
        },
    },
    Moment {
        name: "token-held",
        set_up: |room| {
            room.begin(played(0, Goal::Turn));
            let token = busiest_token(room.position());
            room.choose(Thing::Token, token);
        },
    },
    Moment {
        name: "landing-pointed-at",
        set_up: |room| {
            room.begin(played(0, Goal::Turn));
            let token = busiest_token(room.position());
            room.choose(Thing::Token, token);
            let slides = room.position().slides();
            let to = slides.iter().filter(|slide| slide.from == token).map(|slide| slide.to).min();
            room.point_at(Thing::Disc, to.unwrap_or(token));
        },
    },
    Moment {
        name: "token-sliding",
        set_up: |room| {
            room.begin(played(4, Goal::Turn));
            let slides = room.position().slides();
            let steps = |slide: &&Slide| path(**slide).count();
            if let Some(slide) = slides.iter().max_by_key(steps) {
                room.ask(Request::Slide(*slide));
                room.pass(0.3);
            }
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
            room.point_at(Thing::Target, places.last().copied().unwrap_or(disc));
        },
    },
    Moment {
        name: "disc-gliding-out",
        set_up: |room| {
            relocate(room);
            room.pass(0.2);
        },
    },
    Moment {
        name: "disc-in-the-air",
        set_up: |room| {
            relocate(room);
            room.pass(0.5);
        },
    },
    Moment {
        name: "coordinates",
        set_up: |room| {
            room.world().resource_mut::<Settings>().coordinates = true;
            room.begin(played(4, Goal::Turn));
        },
    },
    Moment {
        name: "other-side",
        set_up: |room| {
            room.world().resource_mut::<Settings>().coordinates = true;
            room.begin(played(4, Goal::Turn));
            room.act(Action::Flip);
            room.settle();
        },
    },
    Moment {
        name: "hint",
        set_up: |room| {
            room.begin(with_win_in_two());
            room.act(Action::Hint);
            while room.world().resource::<Adviser>().is_thinking() {
                room.frame();
            }
            room.settle();
        },
    },
    Moment { name: "cursor-of-keys", set_up: |room| pressed(room, Action::Next) },
    Moment { name: "buttons-by-keys", set_up: |room| pressed(room, Action::ToButtons) },
    // Refusals.
    Moment {
        name: "refused-hemmed-in",
        set_up: |room| refused(room, |why| matches!(why, Refusal::HemmedIn { .. })),
    },
    Moment {
        name: "refused-would-split",
        set_up: |room| refused(room, |why| matches!(why, Refusal::WouldSplit { .. })),
    },
    Moment {
        name: "refused-just-moved",
        set_up: |room| refused(room, |why| matches!(why, Refusal::JustMoved { .. })),
    },
    Moment {
        name: "refused-token-blocked",
        set_up: |room| {
            room.begin(played(0, Goal::Turn));
            let Some(from) = room.position().slides().first().map(|slide| slide.from) else {
                return;
            };
            room.choose(Thing::Token, from);
            room.choose(Thing::Table, from.step(Direction::East));
        },
    },
    // Wins.
    Moment { name: "win-first-token", set_up: |room| win(room, Shape::Line, 0.9) },
    Moment { name: "win-shape-drawn", set_up: |room| win(room, Shape::Triangle, 2.3) },
    Moment { name: "won-by-triangle", set_up: |room| win(room, Shape::Triangle, 6.0) },
    Moment { name: "won-by-line", set_up: |room| win(room, Shape::Line, 6.0) },
    Moment { name: "won-by-tick", set_up: |room| win(room, Shape::Tick, 6.0) },
    // What lies over the table.
    Moment {
        name: "many-turns",
        set_up: |room| {
            room.begin(played(30, Goal::Turn));
            room.world().insert_resource(ListWanted(Some(true)));
            room.settle();
        },
    },
    Moment {
        name: "long-names",
        set_up: |room| {
            let computer = |level| PlayerKind::Computer { level };
            let player = |name: &str, player| Player { name: name.to_owned(), player };
            let players = [
                player("Wilhelmina Featherstonehaugh-Hall", PlayerKind::Human),
                player("Bartholomew the Younger of Essex", computer(Level::Beginner)),
            ];
            room.begin_between(players, played(4, Goal::Turn));
        },
    },
    Moment {
        name: "largest-text",
        set_up: |room| {
            room.world().resource_mut::<Settings>().text = TextSize::Largest;
            room.begin(played(4, Goal::Turn));
        },
    },
    Moment { name: "resign-asked", set_up: |room| pressed(room, Action::Resign) },
    Moment { name: "draw-asked", set_up: |room| pressed(room, Action::OfferDraw) },
    Moment {
        name: "draw-offered",
        set_up: |room| {
            room.begin(played(4, Goal::Turn));
            room.ask(Request::OfferDraw(Side::Red));
            room.settle();
        },
    },
    Moment {
        name: "part-skipped",
        set_up: |room| {
            room.begin(played(4, Goal::Turn));
            let slides = Skipped { side: Side::Black, part: Part::Slide };
            room.world().write_message(Done {
                asked: Asked::Redo,
                moved: Vec::new(),
                skipped: vec![slides],
                ending: None,
                shape: None,
                times_stood: 2,
            });
            room.settle();
        },
    },
    // Screens and sheets.
    Moment {
        name: "title",
        set_up: |room| {
            room.begin(played(0, Goal::Turn));
            room.show(Screen::Title, Sheet::None);
        },
    },
    Moment {
        name: "title-continue",
        set_up: |room| {
            leave_unfinished(room);
            room.show(Screen::Title, Sheet::None);
        },
    },
    Moment {
        name: "new-match-computers",
        set_up: |room| {
            room.begin(played(0, Goal::Turn));
            let computer = |level| Playing(PlayerKind::Computer { level });
            let players = [computer(Level::Easy), computer(Level::Master)];
            room.world().insert_resource(Draft { players, ..Draft::default() });
            room.show(Screen::NewMatch, Sheet::None);
        },
    },
    Moment {
        name: "unfinished",
        set_up: |room| {
            leave_unfinished(room);
            room.show(Screen::NewMatch, Sheet::Unfinished);
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
        name: "pause-after-end",
        set_up: |room| {
            room.begin(won_by(Shape::Line));
            room.show(Screen::Match, Sheet::Pause);
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
            room.begin(won_by(Shape::Tick));
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
        name: "settings-largest-text",
        set_up: |room| {
            room.world().resource_mut::<Settings>().text = TextSize::Largest;
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

/// Presses a key or a button in the middle of a match.
fn pressed(room: &mut Darkroom, action: Action) {
    room.begin(played(4, Goal::Turn));
    room.act(action);
    room.pass(0.3);
    room.settle();
}

/// Relocates a disc that has some way to go out of the board.
fn relocate(room: &mut Darkroom) {
    room.begin(played(4, Goal::Slide));
    let position = room.position();
    let relocations: Vec<Relocation> = position.relocations().collect();
    let route =
        |relocation: &&Relocation| position.route(relocation.from).map_or(0, |route| route.len());
    let far = |relocation: &&Relocation| relocation.from.minus(relocation.to).q.abs();
    let longest = relocations.iter().max_by_key(|relocation| (route(relocation), far(relocation)));
    if let Some(relocation) = longest.copied() {
        room.ask(Request::Relocate(relocation));
    }
}

/// Tries to take a disc that may not be taken, for such a reason.
fn refused(room: &mut Darkroom, is_reason: fn(&Refusal) -> bool) {
    for turns in 2..MOST_TURNS {
        let game = played(turns, Goal::Slide);
        let position = game.position();
        let discs = position.board().discs();
        let refused =
            |cell: &&Cell| position.check_taking(**cell).is_err_and(|why| is_reason(&why));
        if let Some(cell) = discs.iter().find(refused).copied() {
            room.begin(game);
            room.point_at(Thing::Disc, cell);
            room.choose(Thing::Disc, cell);
            return;
        }
    }
}

/// Wins with a shape, and lets some time pass.
fn win(room: &mut Darkroom, shape: Shape, seconds: f32) {
    let mut game = won_by(shape);
    let last = game.steps().last();
    game.take_back_part();
    room.begin(game);
    if let Some(Step::Slide(slide)) = last {
        room.ask(Request::Slide(slide));
        room.pass(seconds);
    }
}

/// Leaves an unfinished match behind.
fn leave_unfinished(room: &mut Darkroom) {
    room.begin(played(0, Goal::Turn));
    let person = |name: &str| Player { name: name.to_owned(), player: PlayerKind::Human };
    let played = Record {
        date: Timestamp::UNIX_EPOCH,
        red: person("Ada"),
        black: person("Grace"),
        game: played(4, Goal::Turn),
        notes: BTreeMap::new(),
    };
    let modified = SystemTime::UNIX_EPOCH;
    room.world().insert_resource(Resumable(Some(Unfinished { number: 1, modified, played })));
}
