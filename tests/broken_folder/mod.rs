//! A folder that holds good matches, broken files of every kind, and other things that have names like files.

#[path = "../hostile/mod.rs"]
mod hostile;

use std::{collections::BTreeMap, fs, os::unix, path::Path, process::Command};

use jiff::{Timestamp, ToSpan};
use nonaga::{
    record::{Header, Level, Player, PlayerKind, Record},
    rules::{HouseRules, Match, Part, Position, Side, Step},
};

/// Something with the name of a match.
pub struct Broken {
    pub name: String,
    pub is: Is,
    make: Make,
}

/// What is to be said of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Is {
    /// It is no match.
    Unreadable,
    /// Its header is whole, but not even its start is right.
    Unplayable,
    /// Something is wrong after this many turns.
    WrongAfter(usize),
}

enum Make {
    Bytes(Vec<u8>),
    /// What is not a file that can be read.
    Other(fn(&Path)),
}

impl Is {
    fn of(bytes: &[u8]) -> Is {
        let Ok(text) = str::from_utf8(bytes) else { return Is::Unreadable };
        match (Header::read(text), Record::read_while_right(text)) {
            (Err(_), _) => Is::Unreadable,
            (Ok(_), Err(_)) => Is::Unplayable,
            (Ok(_), Ok((record, _))) => Is::WrongAfter(record.game.turns().len()),
        }
    }
}

impl Broken {
    /// Makes it in this folder.
    pub fn make(&self, folder: &Path) {
        let file = folder.join(format!("{}.ron", self.name));
        match &self.make {
            Make::Bytes(bytes) => fs::write(file, bytes).expect("a file"),
            Make::Other(make) => make(&file),
        }
    }
}

/// All kinds.
pub fn all() -> Vec<Broken> {
    let files = hostile::files().into_iter();
    let files =
        files.map(|(name, bytes)| Broken { is: Is::of(&bytes), name, make: Make::Bytes(bytes) });
    let other = |(name, make): &Other| Broken {
        name: (*name).to_owned(),
        is: Is::Unreadable,
        make: Make::Other(*make),
    };
    files.chain(OTHERS.iter().map(other)).collect()
}

/// The name of something, and how it is made.
type Other = (&'static str, fn(&Path));

const OTHERS: [Other; 8] = [
    ("a-folder", |file| fs::create_dir(file).expect("a folder")),
    ("link-to-itself", |file| unix::fs::symlink(file, file).expect("a link")),
    ("link-to-nothing", |file| unix::fs::symlink("/nowhere/at/all", file).expect("a link")),
    ("link-to-a-folder", |file| unix::fs::symlink("/", file).expect("a link")),
    ("link-to-a-device", |file| unix::fs::symlink("/dev/zero", file).expect("a link")),
    ("a-pipe", |file| {
        assert!(Command::new("mkfifo").arg(file).status().expect("mkfifo").success());
    }),
    ("a-socket", |file| drop(unix::net::UnixListener::bind(file).expect("a socket"))),
    ("no-permission", |file| {
        // Whoever may read everything finds nothing of use in it.
        fs::write(file, "secret").expect("a file");
        fs::set_permissions(file, unix::fs::PermissionsExt::from_mode(0o000)).expect("permissions");
    }),
];

/// Good matches have at least this many turns.
pub const TURNS: usize = 8;

/// A good match between Ada and a computer of the level Hard, which resigns. Each is an hour older than the
/// one before.
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
