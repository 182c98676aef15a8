//! The library in pictures: a folder of matches that is made for the picture, and is gone once they are read.

use std::{
    collections::BTreeMap,
    env, fs,
    path::{Path, PathBuf},
    process, thread,
    time::Duration,
};

use bevy::prelude::*;
use jiff::{Timestamp, ToSpan};
use nonaga::{
    game::{
        common::{Overlay, Screen, Speaker},
        screen::{Clerk, open_library_of},
        ui::Reach,
    },
    home::Home,
    record::{Level, Player, PlayerKind, Record},
    rules::{Match, Shape, Side},
};

use super::{
    Room,
    played::{Goal, played, won_by},
};

/// What is to be seen of the library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Rows,
    Figures,
    Deleted,
    Renamed,
    Broken,
    Bundled,
    Path,
    Empty,
}

/// Opens the library on some matches.
pub fn open(room: &mut Room, part: Part) {
    let folder = env::temp_dir().join(format!("nonaga-pictures-{}", process::id()));
    let home = if part == Part::Empty { Home::nowhere() } else { Home::at(&folder) };
    if part != Part::Empty {
        fill(&home, part);
    }
    room.begin(played(0, Goal::Turn));
    open_library_of(home, room.world());
    room.show(Screen::Library, Overlay::None);
    wait(room);
    match part {
        Part::Rows | Part::Empty => {}
        Part::Figures => press(room, |label, _| label.starts_with("Against the computer")),
        Part::Deleted => press(room, |label, _| label.starts_with("Delete Ada")),
        Part::Renamed => press(room, |label, _| label.starts_with("Rename Ada")),
        Part::Broken => press(room, |label, words| label == words.say("library-broken")),
        Part::Bundled => press(room, |label, words| label == words.say("library-bundled")),
        Part::Path => press(room, |label, words| label == words.say("library-ask-path")),
    }
    wait(room);
    room.settle();
    // Nothing more is read for the picture. If the folder stays, the next picture finds the same matches.
    _ = fs::remove_dir_all(folder);
}

/// Lets the clerk do everything that he was asked for.
fn wait(room: &mut Room) {
    for _ in 0..2000 {
        room.frame();
        if room.world().resource::<Clerk>().is_idle() {
            break;
        }
        thread::sleep(Duration::from_millis(2));
    }
    // What came of it is laid out, and may ask for more.
    for _ in 0..4 {
        room.frame();
    }
    if !room.world().resource::<Clerk>().is_idle() {
        wait(room);
    }
}

/// Presses the first control with such a label.
fn press(room: &mut Room, is_meant: impl Fn(&str, &nonaga::words::Words) -> bool) {
    let world = room.world();
    let mut controls = world.query::<(Entity, &AccessibleLabel)>();
    let words = &world.resource::<Speaker>().0;
    let found = controls.iter(world).find(|(_, label)| is_meant(&label.0, words));
    if let Some((entity, _)) = found {
        world.trigger(Reach { entity });
    }
    room.frame();
}

/// A match that ended, between these players, so many days ago.
type Entry = (&'static str, PlayerKind, &'static str, PlayerKind, fn() -> Match, i64);

const HUMAN: PlayerKind = PlayerKind::Human;

const fn computer(level: Level) -> PlayerKind {
    PlayerKind::Computer { level }
}

const MATCHES: [Entry; 9] = [
    ("Ada", HUMAN, "", computer(Level::Hard), || won_by(Shape::Triangle), 0),
    ("Ada", HUMAN, "Grace", HUMAN, || won_by(Shape::Line), 1),
    ("", computer(Level::Medium), "Ada", HUMAN, || won_by(Shape::Tick), 2),
    ("Ada", HUMAN, "", computer(Level::Medium), || resigned(23, Side::Black), 4),
    (
        "Wilhelmina Featherstonehaugh-Hall",
        HUMAN,
        "Bartholomew the Younger of Essex",
        computer(Level::Beginner),
        || played(30, Goal::Turn),
        6,
    ),
    ("Ada", HUMAN, "", computer(Level::Easy), || drawn(18), 9),
    ("Grace", HUMAN, "Ada", HUMAN, || played(12, Goal::Turn), 30),
    ("Ada", HUMAN, "", computer(Level::Easy), || resigned(14, Side::Red), 31),
    ("Ada", HUMAN, "", computer(Level::Master), || resigned(41, Side::Red), 70),
];

fn resigned(turns: usize, by: Side) -> Match {
    let mut game = played(turns, Goal::Turn);
    game.resign(by);
    game
}

fn drawn(turns: usize) -> Match {
    let mut game = played(turns, Goal::Turn);
    game.agree_on_draw();
    game
}

/// Saves the matches, one of them under a name of its own and one with a turn that is not legal.
fn fill(home: &Home, part: Part) {
    let Ok(newest) = "2026-11-20T18:30:00Z".parse::<Timestamp>() else { return };
    for (number, (red, red_is, black, black_is, game, days)) in MATCHES.into_iter().enumerate() {
        let named = |name: &str, player, side: &str| {
            let is_computer = player != HUMAN && name.is_empty();
            let name = if is_computer { "Computer" } else { name };
            Player { name: if name.is_empty() { side } else { name }.to_owned(), player }
        };
        let record = Record {
            date: newest.checked_sub((24 * days).hours()).unwrap_or(newest),
            red: named(red, red_is, "Red"),
            black: named(black, black_is, "Black"),
            game: game(),
            notes: BTreeMap::new(),
            lines: Vec::new(),
            from: None,
        };
        let Ok(saved) = home.save_match(&record) else { continue };
        match number {
            1 => _ = home.rename_match::<Record>(&saved, "The one with the long line"),
            3 => spoil(&saved, &record),
            _ => {}
        }
    }
    let Some(folders) = home.folders().filter(|_| part == Part::Broken) else { return };
    let broken: [(&str, &[u8]); 5] = [
        ("half a match", b"(\n    format: \"nonaga-match\",\n    version: 1,\n    da"),
        ("holiday photo", &[0xff, 0xd8, 0xff, 0xe0]),
        ("from the future", b"(format: \"nonaga-match\", version: 9)"),
        ("a lesson", b"(format: \"nonaga-lesson\", version: 1)"),
        ("nothing at all", b""),
    ];
    for (name, bytes) in broken {
        _ = fs::write(folders.matches().join(name).with_extension("ron"), bytes);
    }
    _ = fs::create_dir(folders.matches().join("a folder.ron"));
}

/// Puts a turn that is not legal into the file of a match.
fn spoil(file: &Path, record: &Record) {
    if let Some(turn) = record.game.turns().get(6) {
        let text = record.to_text().replace(&turn.to_string(), "0,0>1,0 1,-2>3,-2");
        _ = fs::write(PathBuf::from(file), text);
    }
}
