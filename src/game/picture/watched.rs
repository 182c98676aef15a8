//! Sets up moments of a recorded match that is watched.

use std::sync::Arc;

use super::Darkroom;
use crate::{
    game::{
        common::{Go, Overlay, Screen},
        hud::ListWanted,
        players::{Judge, Turning, Watch},
        referee::{Ask, Asker},
    },
    record::{Note, Record},
    rules::{Relocation, Slide, Step},
};

/// The match behind the title.
const MATCH: &str = include_str!("../../../assets/matches/quiet.ron");

/// Puts the match on the table, after a turn, with everything said about it that there is to say.
pub(super) fn watch(room: &mut Darkroom, turn: usize) {
    let Ok(mut record) = Record::read(MATCH) else { return };
    let note = "Red leaves the middle to Black and looks for a way around it. Remember the disc at the edge.";
    record.notes.insert(6, Note::Text(note.to_owned()));
    room.world().write_message(Watch {
        record: Arc::new(record),
        name: "A quiet match".to_owned(),
        turn,
        file: None,
        fault: None,
    });
    room.show(Screen::Match, Overlay::None);
    room.world().insert_resource(ListWanted(Some(true)));
    room.settle();
    while room.world().resource::<Judge>().is_at_work() {
        room.frame();
    }
    room.settle();
}

/// Tries a turn or two that were not played.
pub(super) fn try_line(room: &mut Darkroom) {
    watch(room, 4);
    for _ in 0..3 {
        let slide = room.position().slides().last().copied();
        let relocation = room.position().relocations().last();
        let step = slide.map(Step::Slide).or(relocation.map(Step::Relocate));
        let ask = match step {
            Some(Step::Slide(Slide { from, to })) => Ask::Slide(Slide { from, to }),
            Some(Step::Relocate(Relocation { from, to })) => Ask::Relocate(Relocation { from, to }),
            _ => return,
        };
        room.world().write_message(ask.by(Asker::Hand));
        room.settle();
    }
}

/// Sets up a match from the position on the table.
pub(super) fn play_from_here(room: &mut Darkroom) {
    watch(room, 6);
    room.world().write_message(Go::Over(Overlay::FromHere));
    room.settle();
}

/// Shows the result once it is known where the match turned.
pub(super) fn result(room: &mut Darkroom) {
    let Ok(record) = Record::read(MATCH) else { return };
    let last = record.game.steps().last();
    let mut game = record.game;
    game.take_back_part();
    room.begin(game);
    if let Some(Step::Slide(slide)) = last {
        room.ask(Ask::Slide(slide));
    }
    room.pass(6.0);
    for _ in 0..MOST_FRAMES {
        room.frame();
        if room.world().resource::<Judge>().turning() != Turning::Unknown {
            break;
        }
    }
    room.settle();
}

/// Far more frames than the judge needs.
const MOST_FRAMES: usize = 100_000;
