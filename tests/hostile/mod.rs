//! A folder of broken files, of every kind that somebody can come upon: each has a name, and is made from the
//! text of a good match.

use std::{collections::BTreeMap, fs, os::unix, path::Path, process::Command};

use jiff::{Timestamp, ToSpan};
use nonaga::{
    record::{Level, Player, PlayerKind, Record},
    rules::{HouseRules, Match, Part, Position, Side, Step},
};

/// How a broken file comes about, and what is to be said of it.
pub struct Broken {
    pub name: &'static str,
    make: Make,
    pub is: Is,
}

/// What a list of headers can tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Is {
    /// It is no match.
    Unreadable,
    /// Its header is whole, but no position can be reached.
    Unplayable,
    /// It goes wrong after this many turns.
    WrongAfter(usize),
}

enum Make {
    /// The bytes of the file.
    Bytes(fn(&str) -> Vec<u8>),
    /// Something else that has the name of a file.
    Other(fn(&Path)),
}

const fn text(name: &'static str, make: fn(&str) -> Vec<u8>) -> Broken {
    Broken { name, make: Make::Bytes(make), is: Is::Unreadable }
}

const fn other(name: &'static str, make: fn(&Path)) -> Broken {
    Broken { name, make: Make::Other(make), is: Is::Unreadable }
}

const fn faulty(name: &'static str, is: Is, make: fn(&str) -> Vec<u8>) -> Broken {
    Broken { name, make: Make::Bytes(make), is }
}

impl Broken {
    /// Makes it in this folder, from the text of a good match.
    pub fn make(&self, folder: &Path, good: &str) {
        let file = folder.join(format!("{}.ron", self.name));
        match self.make {
            Make::Bytes(bytes) => fs::write(file, bytes(good)).expect("a file"),
            Make::Other(make) => make(&file),
        }
    }
}

/// The beginning of a text: this many hundredths of it.
fn part(text: &str, hundredths: usize) -> Vec<u8> {
    text.as_bytes()[..text.len() * hundredths / 100].to_vec()
}

/// The text with one part replaced, which must be there.
fn with(text: &str, part: &str, by: &str) -> Vec<u8> {
    assert!(text.contains(part), "“{part}” is not in {text}");
    text.replacen(part, by, 1).into_bytes()
}

/// The text without the line of a field.
fn without(text: &str, field: &str) -> Vec<u8> {
    let lines = text.lines().filter(|line| !line.trim_start().starts_with(field));
    let left = lines.collect::<Vec<_>>().join("\n");
    assert_ne!(left, text.trim_end(), "there is no {field}");
    left.into_bytes()
}

/// The lines of the turns in a record.
fn turns(text: &str) -> Vec<&str> {
    text.lines().filter(|line| line.trim_start().starts_with('"')).collect()
}

/// The text with a turn replaced.
fn with_turn(text: &str, number: usize, by: &str) -> Vec<u8> {
    let turn = turns(text)[number - 1];
    with(text, turn, &format!("        \"{by}\","))
}

/// Good matches have this many turns.
pub const TURNS: usize = 8;

/// A good match between Ada and a computer of the level Hard, which resigns. Each has another date.
pub fn good(number: u64) -> Record {
    let mut random = fastrand::Rng::with_seed(number);
    let mut game = Match::new(Position::start(HouseRules::Booklet));
    while game.turns().len() < TURNS || game.position().due() == Some(Part::Relocation) {
        let step = match game.position().due() {
            Some(Part::Slide) => random.choice(game.position().slides()).map(Step::Slide),
            _ => {
                random.choice(game.position().relocations().collect::<Vec<_>>()).map(Step::Relocate)
            }
        };
        let mut next = game.clone();
        next.play(step.unwrap_or(Step::Skip)).expect("legal");
        if next.ending().is_none() {
            game = next;
        }
    }
    game.resign(Side::Black);
    let player = |name: &str, player| Player { name: name.to_owned(), player };
    let newest: Timestamp = "2026-11-20T18:30:00Z".parse().expect("a date");
    Record {
        date: newest - (number as i64).hours(),
        red: player("Ada", PlayerKind::Human),
        black: player("Computer", PlayerKind::Computer { level: Level::Hard }),
        game,
        notes: BTreeMap::new(),
        lines: Vec::new(),
        from: None,
    }
}

/// All kinds.
pub const ALL: &[Broken] = &[
    text("empty", |_| Vec::new()),
    text("one-letter", |_| b"(".to_vec()),
    text("blank", |_| b" \n\t\r\n  ".to_vec()),
    text("cut-at-1", |good| part(good, 1)),
    text("cut-at-10", |good| part(good, 10)),
    text("cut-at-25", |good| part(good, 25)),
    text("cut-at-50", |good| part(good, 50)),
    text("cut-at-75", |good| part(good, 75)),
    text("cut-at-99", |good| part(good, 97)),
    text("beginning-lost", |good| good.as_bytes()[good.len() / 2..].to_vec()),
    text("zeros", |_| vec![0; 4096]),
    text("binary", |_| {
        (0..5000_u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 13) as u8).collect()
    }),
    text("photo", |_| [&[0xff, 0xd8, 0xff, 0xe0][..], &[0x42; 3000]].concat()),
    text("zipped", |_| [&b"PK\x03\x04"[..], &[0x99; 700]].concat()),
    text("utf-16", |good| good.encode_utf16().flat_map(u16::to_le_bytes).collect()),
    text("latin-1", |good| {
        let mut bytes = good.as_bytes().to_vec();
        let at = good.find("Ada").expect("her name");
        bytes[at] = 0xe9;
        bytes
    }),
    text("huge-blank", |_| vec![b' '; 3 << 20]),
    text("huge", |good| [good.as_bytes(), &vec![b'/'; 2 << 20]].concat()),
    text("bracket-tower", |_| vec![b'('; 200_000]),
    text("list-tower", |_| vec![b'['; 200_000]),
    text("comment-tower", |_| b"/*".repeat(100_000)),
    text("plain-words", |_| b"Dear diary, today I won by a triangle.\n".to_vec()),
    text("json", |_| br#"{"format": "nonaga-match", "version": 1, "turns": []}"#.to_vec()),
    text("xml", |_| b"<?xml version=\"1.0\"?><match/>".to_vec()),
    text("a-lesson", |good| with(good, "nonaga-match", "nonaga-lesson")),
    text("settings", |_| b"(format: \"nonaga-settings\", version: 1, holds: (volume: 1))".to_vec()),
    text("no-format", |good| without(good, "format")),
    text("version-0", |good| with(good, "version: 1", "version: 0")),
    text("version-99", |good| with(good, "version: 1", "version: 99")),
    text("version-huge", |good| with(good, "version: 1", "version: 99999999999999999999")),
    text("version-negative", |good| with(good, "version: 1", "version: -1")),
    text("version-in-words", |good| with(good, "version: 1", "version: \"one\"")),
    text("no-version", |good| without(good, "version")),
    text("no-date", |good| without(good, "date")),
    text("date-in-words", |good| with(good, "2026-", "Friday the ")),
    text("impossible-date", |good| with(good, "2026-", "2026-13-")),
    text("no-rules", |good| without(good, "rules")),
    text("unknown-rules", |good| with(good, "rules: booklet", "rules: chess")),
    text("no-red", |good| without(good, "red:")),
    text("unknown-player", |good| with(good, "player: Human", "player: Robot")),
    text("unknown-level", |good| with(good, "level: Hard", "level: Impossible")),
    text("unknown-side", |good| with(good, "first: Red", "first: Green")),
    text("turns-no-list", |good| with(good, "turns: [", "turns: ([")),
    text("turns-are-numbers", |good| with(good, "turns: [", "turns: [1, 2, ")),
    text("notes-no-map", |good| with(good, "notes: {", "notes: [")),
    text("unknown-result", |good| with(good, "Resigned(", "Exploded(")),
    text("result-without-side", |good| {
        with(good, "Resigned(\n        by: Black,\n    )", "Resigned")
    }),
    text("no-result", |good| without(good, "result")),
    text("unknown-field", |good| with(good, "first: Red", "colour: Red, first: Red")),
    text("field-twice", |good| with(good, "first: Red", "first: Red, first: Red")),
    text("something-behind", |good| [good.as_bytes(), b"and more"].concat()),
    text("nul-inside", |good| with(good, "first", "fi\0rst")),
    text("too-many-turns", |good| {
        let turn = turns(good)[0];
        with(good, turn, &vec![turn; 10_001].join("\n"))
    }),
    other("a-folder", |file| fs::create_dir(file).expect("a folder")),
    other("link-to-itself", |file| unix::fs::symlink(file, file).expect("a link")),
    other("link-to-nothing", |file| unix::fs::symlink("/nowhere/at/all", file).expect("a link")),
    other("link-to-a-folder", |file| unix::fs::symlink("/", file).expect("a link")),
    other("link-to-a-device", |file| unix::fs::symlink("/dev/zero", file).expect("a link")),
    other("a-pipe", |file| {
        assert!(Command::new("mkfifo").arg(file).status().expect("mkfifo").success());
    }),
    other("no-permission", |file| {
        // Whoever may read everything finds nothing of use in it.
        fs::write(file, "secret").expect("a file");
        fs::set_permissions(file, unix::fs::PermissionsExt::from_mode(0)).expect("permissions");
    }),
    other("a-socket", |file| drop(unix::net::UnixListener::bind(file).expect("a socket"))),
    faulty("start-in-words", Is::Unplayable, |good| {
        with(
            good,
            "start: None",
            "start: Some((discs: [], red: [], black: [], to_move: Red, locked: None))",
        )
    }),
    faulty("illegal-turn", Is::WrongAfter(4), |good| with_turn(good, 5, "0,0>1,0 1,-2>3,-2")),
    faulty("half-a-turn", Is::WrongAfter(3), |good| with_turn(good, 4, "2,0>-1,0")),
    faulty("turn-in-words", Is::WrongAfter(2), |good| with_turn(good, 3, "I slide a token")),
    faulty("empty-turn", Is::WrongAfter(0), |good| with_turn(good, 1, "")),
    faulty("far-turn", Is::WrongAfter(1), |good| with_turn(good, 2, "99999,0>1,0 1,-2>3,-2")),
    faulty("turn-twice", Is::WrongAfter(1), |good| {
        with_turn(good, 2, turns(good)[0].trim().trim_matches([',', '"']))
    }),
    faulty("wrong-result", Is::WrongAfter(TURNS), |good| {
        with(good, "Resigned(\n        by: Black,\n    )", "Won(by: Red, shape: Line)")
    }),
    faulty("note-beyond-end", Is::WrongAfter(TURNS), |good| {
        with(good, "notes: {", "notes: {9999: \"later\",")
    }),
];
