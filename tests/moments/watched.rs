//! Sets up moments of a recorded match that is watched.

use std::{env, fs, process, sync::Arc};

use nonaga::{
    engine::{Limits, Stop, Thinker},
    game::{
        common::{Go, Overlay, Screen, Speaker},
        keeping::{Keeping, Settings},
        players::{Exercises, Judge, TryAgain, Turning, Watch},
        referee::{Ask, Asker},
    },
    home::Home,
    record::{PlayerKind, Record, bundled},
    rules::{Relocation, Slide, Step},
};

use super::Room;

/// The match behind the title.
const MATCH: &str = include_str!("../../assets/matches/quiet.ron");

/// The name of the match that is watched: one of those that come with the game.
const WATCHED: &str = "long";

/// Puts a match on the table, after a turn, with everything said about it that there is to say.
pub fn watch(room: &mut Room, turn: usize) {
    let all = bundled().unwrap_or_default();
    let Some(found) = all.iter().find(|one| one.name == WATCHED) else { return };
    let words = &room.world().resource::<Speaker>().0;
    let record = Arc::new(found.record(|key| words.say(key)));
    let name = words.say(&found.title_key());
    room.world().write_message(Watch {
        record,
        name,
        lines: None,
        turn,
        file: None,
        fault: None,
        comes_from: nonaga::game::referee::occasion::ComesFrom::Matches,
        is_playing: false,
    });
    room.show(Screen::Match, Overlay::None);
    room.world().resource_mut::<Settings>().turn_list = true;
    room.settle();
    while room.world().resource::<Judge>().is_at_work() {
        room.frame();
    }
    room.settle();
    // A button that has just come can be pressed then.
    room.pass(1.0);
}

/// Tries a turn or two that were not played.
pub fn try_line(room: &mut Room) {
    watch(room, 14);
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
pub fn play_from_here(room: &mut Room) {
    watch(room, 6);
    room.world().write_message(Go::Over(Overlay::FromHere));
    room.settle();
}

/// Opens the ways to share the match.
pub fn share(room: &mut Room) {
    watch(room, 6);
    room.world().write_message(Go::Over(Overlay::Share));
    room.settle();
}

/// Tries a mistake again: the turn that was played is played once more, and is still a mistake.
pub fn try_again(room: &mut Room) {
    let Ok(mut record) = Record::read(MATCH) else { return };
    record.red.player = PlayerKind::Human;
    let folder = env::temp_dir().join(format!("nonaga-again-{}", process::id()));
    let home = Home::at(&folder);
    let (limits, stop) = (Limits::depth(3), Stop::default());
    let judged = Thinker::default().judge(&record.game, &[], limits, &stop, |_| ());
    // Without them there is no picture, which shows that something is wrong.
    _ = home.save_match(&record);
    _ = home.keep_judgements(&record.game, &judged);
    room.world().insert_resource(Keeping::at(home));
    room.show(Screen::Match, Overlay::None);
    room.world().write_message(TryAgain);
    for _ in 0..MOST_FRAMES {
        room.frame();
        if room.world().get_resource::<Exercises>().is_some() {
            break;
        }
    }
    room.pass(2.0);
    room.settle();
    room.world().remove_resource::<Keeping>();
    _ = fs::remove_dir_all(folder);
}

/// Shows the result once it is known where the match turned.
pub fn result(room: &mut Room) {
    let Ok(record) = Record::read(MATCH) else { return };
    let last = record.game.steps().last();
    let mut game = record.game;
    game.take_back_part();
    room.begin(game);
    if let Some(Step::Slide(slide)) = last {
        room.ask(Ask::Slide(slide));
    }
    // The celebration, and the quiet after which the judge begins.
    room.pass(9.0);
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
