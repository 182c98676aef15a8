//! Zebra on the table.

use nonaga::{
    engine::Stop,
    game::{
        common::{Overlay, Screen, ShelfGame},
        input::{OtherGesture, OtherPointed},
        keeping::{OthersLeft, Settings, TextSize},
        shelf::{ShelfBegin, ShelfDraft, ShelfOccasion, ShelfOpponent},
        zebra::{ZebraDraft, ZebraStand},
    },
    zebra::{ZebraLevel, ZebraMatch, ZebraSize, ZebraSquare},
};

use super::{Moment, Room};

pub(super) const MOMENTS: &[Moment] = &[
    Moment { name: "shelf", set_up: |room| room.show(Screen::Shelf, Overlay::None) },
    Moment {
        name: "zebra-page",
        set_up: |room| room.show(Screen::OtherPage(ShelfGame::Zebra), Overlay::None),
    },
    Moment { name: "zebra-start", set_up: |room| begin(room, ZebraSize::Four, 0) },
    Moment {
        name: "zebra-held",
        set_up: |room| {
            begin(room, ZebraSize::Four, 0);
            choose(room, "b2".parse().expect("a square"));
        },
    },
    Moment { name: "zebra-middle", set_up: |room| begin(room, ZebraSize::Four, 15) },
    Moment {
        name: "zebra-pointed-at",
        set_up: |room| {
            begin(room, ZebraSize::Four, 15);
            let highest = highest(room);
            point_at(room, highest);
        },
    },
    Moment {
        name: "zebra-refused",
        set_up: |room| {
            begin(room, ZebraSize::Four, 6);
            let (held, own) = own_neighbours(room);
            choose(room, held);
            choose(room, own);
            room.settle();
        },
    },
    Moment { name: "zebra-large-board", set_up: |room| begin(room, ZebraSize::Six, 24) },
    Moment {
        name: "zebra-symbols",
        set_up: |room| {
            begin(room, ZebraSize::Five, 14);
            let mut settings = room.world().resource_mut::<Settings>();
            (settings.symbols, settings.coordinates) = (true, true);
            room.settle();
        },
    },
    Moment {
        name: "zebra-largest-text",
        set_up: |room| {
            room.world().resource_mut::<Settings>().text = TextSize::Double;
            begin(room, ZebraSize::Four, 9);
        },
    },
    Moment {
        name: "zebra-lesson",
        set_up: |room| {
            put(room, ZebraMatch::new(ZebraSize::Four), ShelfOccasion::Tried);
            choose(room, "b2".parse().expect("a square"));
            room.settle();
        },
    },
    Moment {
        name: "zebra-pause",
        set_up: |room| {
            begin(room, ZebraSize::Four, 5);
            room.show(Screen::OtherTable(ShelfGame::Zebra), Overlay::OtherPause);
        },
    },
    Moment {
        name: "zebra-over",
        set_up: |room| {
            begin(room, ZebraSize::Four, usize::MAX);
            // The result opens by itself.
            room.pass(2.0);
            room.show(Screen::OtherTable(ShelfGame::Zebra), Overlay::None);
        },
    },
    Moment {
        name: "title-continue-zebra",
        set_up: |room| {
            begin(room, ZebraSize::Four, 0);
            leave(room);
            room.show(Screen::Title, Overlay::None);
        },
    },
    Moment {
        name: "zebra-continue",
        set_up: |room| {
            leave(room);
            room.show(Screen::OtherPage(ShelfGame::Zebra), Overlay::None);
        },
    },
    Moment {
        name: "zebra-result",
        set_up: |room| {
            begin(room, ZebraSize::Four, usize::MAX);
            room.show(Screen::OtherTable(ShelfGame::Zebra), Overlay::OtherResult);
        },
    },
];

/// Puts a match between two people on the table in which so many turns were played, or all.
fn begin(room: &mut Room, size: ZebraSize, turns: usize) {
    let mut game = ZebraMatch::new(size);
    while game.turns().len() < turns
        && let Some(thought) = ZebraLevel::Medium.choose(&game, 3, &Stop::default())
    {
        game.play(thought.turn).expect("the computer plays by the rules");
    }
    put(room, game, ShelfOccasion::Played);
}

/// Makes believe that an unfinished match waits.
fn leave(room: &mut Room) {
    let left = OthersLeft::default().with(ShelfGame::Zebra, true);
    room.world().insert_resource(left);
}

fn put(room: &mut Room, game: ZebraMatch, occasion: ShelfOccasion) {
    let mut draft = ZebraDraft::default();
    draft.seating.opponent = ShelfOpponent::Friend;
    let mut record = draft.record();
    record.game = game;
    room.world().insert_resource(OtherPointed::default());
    room.world().write_message(ShelfBegin(Box::new(record), occasion));
    room.show(Screen::OtherTable(ShelfGame::Zebra), Overlay::None);
}

fn number(room: &mut Room, square: ZebraSquare) -> u32 {
    let size = room.world().resource::<ZebraStand>().shown().game.position().size();
    let place = size.squares().position(|other| other == square).expect("it is on the board");
    u32::try_from(place).expect("boards are small")
}

fn choose(room: &mut Room, square: ZebraSquare) {
    let number = number(room, square);
    room.world().write_message(OtherGesture::Choose(number));
    room.pass(0.4);
}

fn point_at(room: &mut Room, square: ZebraSquare) {
    let number = number(room, square);
    room.world().insert_resource(OtherPointed(Some(number)));
    // It opens after a moment.
    room.pass(0.5);
    room.settle();
}

/// The highest tower.
fn highest(room: &mut Room) -> ZebraSquare {
    let position = room.world().resource::<ZebraStand>().shown().game.position();
    let squares = position.size().squares();
    squares.max_by_key(|square| position.height(*square)).expect("a board has squares")
}

/// A tower that can be taken, and another one of the same side next to it.
fn own_neighbours(room: &mut Room) -> (ZebraSquare, ZebraSquare) {
    let position = room.world().resource::<ZebraStand>().shown().game.position();
    let own: Vec<ZebraSquare> = position.towers(position.to_move()).collect();
    let pairs = own.iter().flat_map(|from| own.iter().map(move |to| (*from, *to)));
    let mut fitting =
        pairs.filter(|(from, to)| from.is_next_to(*to) && position.check_taking(*from).is_ok());
    fitting.next().expect("two of them touch")
}
