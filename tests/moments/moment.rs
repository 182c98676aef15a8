//! Moments of the game that are worth a picture, and how each is set up.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::SystemTime,
};

use jiff::Timestamp;
use nonaga::{
    game::{
        common::{Overlay, Screen},
        input::Action,
        keeping::{Progress, Resumable, Settings, TextSize},
        players::{Adviser, Lessons},
        referee::{Ask, Asker, Done, Draft, Opponent, Skipped},
        table::{Thing, path_of},
        ui,
    },
    home::Unfinished,
    puzzle::PuzzleKind,
    record::{Level, Player, PlayerKind, Record},
    rules::{Cell, Match, Part, Refusal, Relocation, Shape, Side, Slide, Step},
};

use super::{
    Room, far, library, mutants,
    played::{
        Goal, MOST_TURNS, busiest_token, nearest_disc, played, with_threat, with_win_in_two, won_by,
    },
    puzzles, watched, zebra,
};

/// A moment to draw.
pub struct Moment {
    /// The name, which also names the file.
    pub name: &'static str,
    /// Sets the moment up in a darkroom that has just been reset.
    pub set_up: fn(&mut Room),
}

/// All the moments.
pub(super) const MOMENTS: &[Moment] = &[
    // Pieces on the table.
    Moment { name: "start", set_up: |room| room.begin(played(0, Goal::Turn)) },
    Moment {
        name: "token-pointed-at",
        set_up: |room| {
            room.begin(played(0, Goal::Turn));
            let token = busiest_token(&room.position());
            room.point_at(Thing::Token, token);
        },
    },
    Moment {
        name: "token-held",
        set_up: |room| {
            room.begin(played(0, Goal::Turn));
            let token = busiest_token(&room.position());
            room.choose(Thing::Token, token);
        },
    },
    Moment {
        name: "landing-pointed-at",
        set_up: |room| {
            room.begin(played(0, Goal::Turn));
            let token = busiest_token(&room.position());
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
            let steps = |slide: &&Slide| path_of(**slide).count();
            if let Some(slide) = slides.iter().max_by_key(steps) {
                room.ask(Ask::Slide(*slide));
                room.pass(0.3);
            }
        },
    },
    Moment { name: "discs-offered", set_up: |room| room.begin(played(4, Goal::Slide)) },
    Moment {
        name: "disc-taken",
        set_up: |room| {
            room.begin(played(4, Goal::Slide));
            let disc = nearest_disc(&room.position());
            room.choose(Thing::Disc, disc);
        },
    },
    Moment {
        name: "place-pointed-at",
        set_up: |room| {
            room.begin(played(4, Goal::Slide));
            let disc = nearest_disc(&room.position());
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
        name: "symbols",
        set_up: |room| {
            room.world().resource_mut::<Settings>().symbols = true;
            room.begin(played(5, Goal::Turn));
            let token = busiest_token(&room.position());
            room.choose(Thing::Token, token);
        },
    },
    Moment {
        name: "symbols-from-above",
        set_up: |room| {
            room.world().resource_mut::<Settings>().symbols = true;
            room.begin(played(5, Goal::Turn));
            room.act(Action::FromAbove);
            room.settle();
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
    Moment { name: "hint", set_up: |room| hint(room, with_win_in_two()) },
    Moment { name: "hint-at-start", set_up: |room| hint(room, played(0, Goal::Turn)) },
    Moment { name: "hint-against-threat", set_up: |room| hint(room, with_threat()) },
    Moment { name: "keyboard-cursor", set_up: |room| act_in_match(room, Action::Next) },
    Moment { name: "button-focused", set_up: |room| act_in_match(room, Action::ToButtons) },
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
    Moment { name: "refused-token-blocked", set_up: refused_slide },
    // Wins.
    Moment { name: "win-first-token", set_up: |room| win(room, Shape::Line, 0.9) },
    Moment { name: "win-shape-drawn", set_up: |room| win(room, Shape::Triangle, 2.3) },
    Moment { name: "won-by-triangle", set_up: |room| win(room, Shape::Triangle, 6.0) },
    Moment { name: "won-by-line", set_up: |room| win(room, Shape::Line, 6.0) },
    Moment { name: "won-by-tick", set_up: |room| win(room, Shape::Tick, 6.0) },
    // The interface over the table.
    Moment {
        name: "many-turns",
        set_up: |room| {
            room.begin(played(30, Goal::Turn));
            room.world().resource_mut::<Settings>().turn_list = true;
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
            room.world().resource_mut::<Settings>().text = TextSize::Double;
            room.begin(played(4, Goal::Turn));
        },
    },
    Moment { name: "resign-asked", set_up: |room| act_in_match(room, Action::Resign) },
    Moment { name: "draw-asked", set_up: |room| act_in_match(room, Action::OfferDraw) },
    Moment {
        name: "draw-offered",
        set_up: |room| {
            room.begin(played(4, Goal::Turn));
            room.ask(Ask::OfferDraw(Side::Red));
            room.settle();
        },
    },
    Moment {
        name: "part-skipped",
        set_up: |room| {
            room.begin(played(4, Goal::Turn));
            let slides = Skipped { side: Side::Black, part: Part::Slide };
            room.world().write_message(Done {
                request: Ask::Redo.by(Asker::Hand),
                moved: Vec::new(),
                is_shown: true,
                skipped: vec![slides],
                ended: None,
                shape: None,
                times_stood: 2,
            });
            room.settle();
        },
    },
    // A recorded match.
    Moment { name: "watching", set_up: |room| watched::watch(room, 29) },
    Moment { name: "watching-end", set_up: |room| watched::watch(room, 34) },
    Moment { name: "variation", set_up: watched::try_line },
    Moment { name: "play-from-here", set_up: watched::play_from_here },
    Moment { name: "share", set_up: watched::share },
    Moment { name: "try-again", set_up: watched::try_again },
    Moment { name: "result-why", set_up: watched::result },
    // Somebody far away.
    Moment { name: "far", set_up: far::page },
    Moment { name: "far-invited", set_up: far::invited },
    Moment { name: "far-friends", set_up: far::friends },
    Moment { name: "far-knocking", set_up: far::knocking },
    Moment { name: "far-lobby", set_up: far::lobby },
    Moment { name: "far-begun", set_up: |room| far::play(room, far::Moment::Begun) },
    Moment { name: "far-asked", set_up: |room| far::play(room, far::Moment::Asked) },
    Moment { name: "far-away", set_up: |room| far::play(room, far::Moment::Away) },
    Moment { name: "far-unsent", set_up: far::unsent },
    Moment { name: "far-pause", set_up: far::pause },
    Moment { name: "far-letter", set_up: far::letter },
    Moment { name: "far-over", set_up: |room| far::play(room, far::Moment::Over) },
    // Puzzles.
    Moment { name: "puzzles", set_up: |room| puzzles::page(room, false) },
    Moment { name: "puzzles-new", set_up: |room| puzzles::page(room, true) },
    Moment { name: "puzzles-figures", set_up: puzzles::figures },
    Moment {
        name: "puzzle",
        set_up: |room| puzzles::solve(room, PuzzleKind::Win2, puzzles::Moment::Looking),
    },
    Moment {
        name: "puzzle-question",
        set_up: |room| puzzles::solve(room, PuzzleKind::Quiet, puzzles::Moment::Looking),
    },
    Moment {
        name: "puzzle-hint",
        set_up: |room| puzzles::solve(room, PuzzleKind::Win2, puzzles::Moment::Hinted),
    },
    Moment {
        name: "puzzle-refuted",
        set_up: |room| puzzles::solve(room, PuzzleKind::Win2, puzzles::Moment::Refuted),
    },
    Moment {
        name: "puzzle-solved",
        set_up: |room| puzzles::solve(room, PuzzleKind::Win2, puzzles::Moment::Solved),
    },
    // Screens and overlays.
    Moment {
        name: "title",
        set_up: |room| {
            room.begin(played(0, Goal::Turn));
            room.show(Screen::Title, Overlay::None);
        },
    },
    Moment {
        name: "title-continue",
        set_up: |room| {
            leave_unfinished(room);
            room.show(Screen::Title, Overlay::None);
        },
    },
    Moment {
        name: "title-continue-lesson",
        set_up: |room| {
            room.begin(played(0, Goal::Turn));
            let first = room.world().resource::<Lessons>().entries[0].name.clone();
            let progress = Progress { is_offered: true, ..Progress::default() };
            let progress = progress.with(&first, None, &BTreeSet::new(), 0);
            room.world().insert_resource(progress);
            room.show(Screen::Title, Overlay::None);
        },
    },
    Moment {
        name: "new-match-computers",
        set_up: |room| {
            room.begin(played(0, Goal::Turn));
            let (opponent, levels) = (Opponent::Computers, [Level::Easy, Level::Master]);
            room.world().insert_resource(Draft { opponent, levels, ..Draft::default() });
            room.show(Screen::NewMatch, Overlay::None);
        },
    },
    Moment {
        name: "new-match-friend",
        set_up: |room| {
            room.begin(played(0, Goal::Turn));
            let (opponent, names) = (Opponent::Friend, ["W".repeat(ui::LONGEST), String::new()]);
            room.world().insert_resource(Draft { opponent, names, ..Draft::default() });
            room.show(Screen::NewMatch, Overlay::None);
        },
    },
    Moment {
        name: "unfinished",
        set_up: |room| {
            leave_unfinished(room);
            room.show(Screen::NewMatch, Overlay::Unfinished);
        },
    },
    Moment { name: "library", set_up: |room| library::open(room, library::Part::Rows) },
    Moment { name: "library-figures", set_up: |room| library::open(room, library::Part::Figures) },
    Moment { name: "library-broken", set_up: |room| library::open(room, library::Part::Broken) },
    Moment { name: "library-deleted", set_up: |room| library::open(room, library::Part::Deleted) },
    Moment { name: "library-renamed", set_up: |room| library::open(room, library::Part::Renamed) },
    Moment { name: "library-bundled", set_up: |room| library::open(room, library::Part::Bundled) },
    Moment { name: "library-path", set_up: |room| library::open(room, library::Part::Path) },
    Moment { name: "library-empty", set_up: |room| library::open(room, library::Part::Empty) },
    Moment {
        name: "library-largest-text",
        set_up: |room| {
            room.world().resource_mut::<Settings>().text = TextSize::Double;
            library::open(room, library::Part::Rows);
        },
    },
    Moment {
        name: "new-match",
        set_up: |room| {
            room.begin(played(0, Goal::Turn));
            room.show(Screen::NewMatch, Overlay::None);
        },
    },
    Moment {
        name: "pause-after-end",
        set_up: |room| {
            room.begin(won_by(Shape::Line));
            room.show(Screen::Match, Overlay::Pause);
        },
    },
    Moment {
        name: "pause",
        set_up: |room| {
            room.begin(played(4, Goal::Turn));
            room.show(Screen::Match, Overlay::Pause);
        },
    },
    Moment {
        name: "result",
        set_up: |room| {
            room.begin(won_by(Shape::Tick));
            room.show(Screen::Match, Overlay::Result);
        },
    },
    Moment {
        name: "settings",
        set_up: |room| {
            room.begin(played(0, Goal::Turn));
            room.show(Screen::Title, Overlay::Settings);
        },
    },
    Moment {
        name: "settings-largest-text",
        set_up: |room| {
            room.world().resource_mut::<Settings>().text = TextSize::Double;
            room.begin(played(0, Goal::Turn));
            room.show(Screen::Title, Overlay::Settings);
        },
    },
    Moment {
        name: "lessons",
        set_up: |room| {
            room.begin(played(0, Goal::Turn));
            room.show(Screen::Lessons, Overlay::None);
        },
    },
    Moment {
        name: "course-end",
        set_up: |room| {
            room.begin(won_by(Shape::Tick));
            let names: Vec<_> = {
                let entries = &room.world().resource::<Lessons>().entries;
                entries.iter().map(|entry| entry.name.clone()).collect()
            };
            // All is done but for two steps of one lesson.
            let undone = |name: &str| match name {
                "05-one-piece" => BTreeSet::from([1, 3]),
                _ => BTreeSet::new(),
            };
            let done =
                |progress: Progress, name: &String| progress.with(name, None, &undone(name), 0);
            let progress = names.iter().fold(Progress::default(), done);
            room.world().insert_resource(progress);
            room.show(Screen::Match, Overlay::CourseEnd);
        },
    },
    Moment {
        name: "credits",
        set_up: |room| {
            room.begin(played(0, Goal::Turn));
            room.show(Screen::Title, Overlay::Credits);
        },
    },
    Moment {
        name: "rules",
        set_up: |room| {
            room.begin(played(4, Goal::Turn));
            room.show(Screen::Match, Overlay::Rules);
        },
    },
    Moment {
        name: "controls",
        set_up: |room| {
            room.begin(played(4, Goal::Turn));
            room.show(Screen::Match, Overlay::Controls);
        },
    },
];

impl Moment {
    /// All moments, also those of other games.
    pub fn all() -> impl Iterator<Item = &'static Moment> {
        MOMENTS.iter().chain(zebra::MOMENTS).chain(mutants::MOMENTS)
    }

    /// The moment with this name.
    pub fn named(name: &str) -> Option<&'static Moment> {
        Moment::all().find(|moment| moment.name == name)
    }
}

/// Sends an action in the middle of a match, as a key or a button would.
fn hint(room: &mut Room, game: Match) {
    room.begin(game);
    room.act(Action::Hint);
    while room.world().resource::<Adviser>().is_thinking() {
        room.frame();
    }
    room.settle();
}

fn act_in_match(room: &mut Room, action: Action) {
    room.begin(played(4, Goal::Turn));
    room.act(action);
    room.pass(0.3);
    room.settle();
}

/// Relocates the disc with the longest route out of the board.
fn relocate(room: &mut Room) {
    room.begin(played(4, Goal::Slide));
    let position = room.position();
    let relocations: Vec<Relocation> = position.relocations().collect();
    let route =
        |relocation: &&Relocation| position.route(relocation.from).map_or(0, |route| route.len());
    let far = |relocation: &&Relocation| relocation.from.minus(relocation.to).q.abs();
    let longest = relocations.iter().max_by_key(|relocation| (route(relocation), far(relocation)));
    if let Some(relocation) = longest.copied() {
        room.ask(Ask::Relocate(relocation));
    }
}

/// Tries to take a disc that may not be taken, for a reason of this kind.
fn refused(room: &mut Room, is_reason: fn(&Refusal) -> bool) {
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

/// Tries to slide a token against one beside it.
fn refused_slide(room: &mut Room) {
    for turns in 2..MOST_TURNS {
        let game = played(turns, Goal::Turn);
        let position = game.position();
        let beside = |slide: &Slide| {
            let is_others = |cell: &Cell| {
                position.token_at(*cell).is_some_and(|side| side != position.to_move())
            };
            let to = slide.from.neighbours().into_iter().find(is_others)?;
            Some((slide.from, to))
        };
        if let Some((from, to)) = position.slides().iter().find_map(beside) {
            room.begin(game);
            room.choose(Thing::Token, from);
            room.point_at(Thing::Token, to);
            room.choose(Thing::Token, to);
            return;
        }
    }
}

/// Wins with this shape, and lets some time pass.
fn win(room: &mut Room, shape: Shape, seconds: f32) {
    let mut game = won_by(shape);
    let last = game.steps().last();
    game.take_back_part();
    room.begin(game);
    if let Some(Step::Slide(slide)) = last {
        room.ask(Ask::Slide(slide));
        room.pass(seconds);
    }
}

/// Offers an unfinished match to continue.
fn leave_unfinished(room: &mut Room) {
    room.begin(played(0, Goal::Turn));
    let person = |name: &str| Player { name: name.to_owned(), player: PlayerKind::Human };
    let played = Record {
        date: Timestamp::UNIX_EPOCH,
        red: person("Ada"),
        black: person("Grace"),
        game: played(4, Goal::Turn),
        notes: BTreeMap::new(),
        lines: Vec::new(),
        from: None,
    };
    let modified = SystemTime::UNIX_EPOCH;
    room.world().insert_resource(Resumable(Some(Unfinished { number: 1, modified, played })));
}
