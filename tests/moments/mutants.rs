//! Mutant pentominoes on the table.

use nonaga::{
    engine::Stop,
    game::{
        common::{Overlay, Screen, ShelfGame},
        input::{OtherGesture, OtherPointed},
        keeping::{Settings, TextSize},
        mutants::{MutantDraft, MutantStand, number_of, number_of_shape},
        shelf::{ShelfBegin, ShelfDraft, ShelfOccasion, ShelfOpponent},
    },
    mutants::{
        MutantCell, MutantGrid, MutantLevel, MutantMatch, MutantRefusal, MutantRepeats, MutantTurn,
        Pentomino,
    },
};
use strum::VariantArray;

use super::{Moment, Room};

const TABLE: Screen = Screen::OtherTable(ShelfGame::Mutants);

pub(super) const MOMENTS: &[Moment] = &[
    Moment {
        name: "mutants-page",
        set_up: |room| room.show(Screen::OtherPage(ShelfGame::Mutants), Overlay::None),
    },
    Moment { name: "mutants-start", set_up: |room| begin(room, MutantGrid::Five, 0) },
    Moment {
        name: "mutants-drawn",
        set_up: |room| {
            let mut game = MutantMatch::to_draw(MutantGrid::Five, MutantRepeats::Refused);
            for cell in ["c3", "c4"] {
                game.draw(cell.parse().expect("a cell")).expect("it may be drawn");
            }
            put(room, game, ShelfOccasion::Played);
        },
    },
    Moment {
        name: "mutants-held",
        set_up: |room| {
            begin(room, MutantGrid::Five, 0);
            let turn = turns(room)[0];
            choose(room, turn.crossed);
            let pointed = OtherPointed(Some(number_of(turn.drawn)));
            room.world().insert_resource(pointed);
            room.pass(0.4);
            room.settle();
        },
    },
    Moment { name: "mutants-middle", set_up: |room| begin(room, MutantGrid::Five, 4) },
    Moment {
        name: "mutants-refused",
        set_up: |room| {
            let (game, turn) = repeating();
            put(room, game, ShelfOccasion::Played);
            choose(room, turn.crossed);
            choose(room, turn.drawn);
            room.settle();
        },
    },
    Moment {
        name: "mutants-tile",
        set_up: |room| {
            begin(room, MutantGrid::Five, 3);
            let world = room.world();
            let formed = world.resource::<MutantStand>().shown().game.position();
            let shape = formed.expect("it has begun").formed()[1];
            world.insert_resource(OtherPointed(Some(number_of_shape(shape))));
            room.pass(0.4);
            room.settle();
        },
    },
    Moment { name: "mutants-endless", set_up: |room| begin(room, MutantGrid::Endless, 6) },
    Moment {
        name: "mutants-symbols",
        set_up: |room| {
            begin(room, MutantGrid::Five, 3);
            let mut settings = room.world().resource_mut::<Settings>();
            (settings.symbols, settings.coordinates) = (true, true);
            room.settle();
        },
    },
    Moment {
        name: "mutants-largest-text",
        set_up: |room| {
            room.world().resource_mut::<Settings>().text = TextSize::Double;
            begin(room, MutantGrid::Five, 3);
        },
    },
    Moment {
        name: "mutants-lesson",
        set_up: |room| {
            let start = Pentomino::T.in_the_middle();
            let game = MutantMatch::new(MutantGrid::Five, MutantRepeats::Refused, &start);
            put(room, game.expect("a start"), ShelfOccasion::Tried);
            let turn = turns(room)[0];
            choose(room, turn.crossed);
            room.settle();
        },
    },
    Moment {
        name: "mutants-pause",
        set_up: |room| {
            begin(room, MutantGrid::Five, 3);
            room.show(TABLE, Overlay::OtherPause);
        },
    },
    Moment {
        name: "mutants-result",
        set_up: |room| {
            begin(room, MutantGrid::Five, usize::MAX);
            room.show(TABLE, Overlay::OtherResult);
        },
    },
];

/// Puts a match between two people on the table in which so many turns were played, or all.
fn begin(room: &mut Room, grid: MutantGrid, turns: usize) {
    put(room, played(grid, Pentomino::T, turns), ShelfOccasion::Played);
}

/// A match in which the computer has played both sides so far.
fn played(grid: MutantGrid, shape: Pentomino, turns: usize) -> MutantMatch {
    let start = shape.in_the_middle();
    let mut game = MutantMatch::new(grid, MutantRepeats::Refused, &start).expect("a start");
    while game.turns().len() < turns
        && let Some(thought) = MutantLevel::Medium.choose(&game, 3, &Stop::default())
    {
        game.take(thought.step).expect("the computer plays by the rules");
    }
    game
}

fn put(room: &mut Room, game: MutantMatch, occasion: ShelfOccasion) {
    let mut draft = MutantDraft::default();
    draft.seating.opponent = ShelfOpponent::Friend;
    let mut record = draft.record();
    record.game = game;
    room.world().insert_resource(OtherPointed::default());
    room.world().write_message(ShelfBegin(Box::new(record), occasion));
    room.show(TABLE, Overlay::None);
}

fn turns(room: &mut Room) -> Vec<MutantTurn> {
    room.world().resource::<MutantStand>().shown().game.turns_now()
}

fn choose(room: &mut Room, cell: MutantCell) {
    room.world().write_message(OtherGesture::Choose(number_of(cell)));
    room.pass(0.4);
}

/// A match, and a turn in it that would form a shape that was formed in an earlier turn.
fn repeating() -> (MutantMatch, MutantTurn) {
    let matches = Pentomino::VARIANTS
        .iter()
        .flat_map(|shape| (4..8).map(|turns| played(MutantGrid::Five, *shape, turns)));
    let repeats = |game: MutantMatch| {
        let circles = *game.position()?.circles();
        let all = circles.into_iter().flat_map(|crossed| {
            MutantGrid::middle().map(move |drawn| MutantTurn { crossed, drawn })
        });
        let is_again = |turn: &MutantTurn| {
            matches!(game.check(*turn), Err(MutantRefusal::FormedBefore { turn: 1.., .. }))
        };
        let turn = all.into_iter().find(is_again)?;
        Some((game, turn))
    };
    matches.into_iter().find_map(repeats).expect("some turn repeats a shape")
}
