//! Two programs that play with each other, each with a home of its own.

use std::path::{Path, PathBuf};

use nonaga::{
    far::agreement::{FarLog, Role, SignedEntry},
    home::Home,
    record::Record,
    rules::{Match, Setup, Side, Turn},
};
use tempfile::TempDir;

use super::program::Program;

pub const ON_THIS_MACHINE: [&str; 4] = ["invite", "--text", "--reach", "machine"];

pub struct Pair {
    root: TempDir,
    pub host: Program,
    pub guest: Program,
    pub invitation: String,
    /// The match as the test sees it, and the side of the host.
    pub game: Match,
    host_side: Side,
}

/// The home of a side.
pub fn home(root: &TempDir, role: Role) -> PathBuf {
    root.path().join(format!("{role:?}"))
}

impl Pair {
    /// Two people. The host begins.
    pub fn of_people() -> Pair {
        let root = TempDir::new().expect("a folder");
        let args = [&ON_THIS_MACHINE[..], &["--name", "Ada", "--begin", "me", "--no-board"]];
        let mut host = Program::start(&home(&root, Role::Host), &args.concat());
        let invitation = host.invitation();
        let args = ["join", &invitation, "--text", "--name", "Bob", "--no-board"];
        let mut guest = Program::start(&home(&root, Role::Guest), &args);
        guest.wait_for("Ada invites you to a match.");
        guest.wait_for("Do you want to play?");
        guest.say("yes");
        let mut pair = Pair {
            root,
            host,
            guest,
            invitation,
            game: Match::new(start(Side::Red)),
            host_side: Side::Red,
        };
        pair.begin();
        pair
    }

    /// Learns who sits where.
    pub fn begin(&mut self) {
        let seats = self.host.wait_for("You play ");
        self.host_side = if seats.contains("You play Red") { Side::Red } else { Side::Black };
        let begins = seats.contains("You begin");
        let first = if begins { self.host_side } else { self.host_side.other() };
        self.game = Match::new(start(first));
        self.guest.wait_for(&format!("You play {:?}", self.host_side.other()));
    }

    pub fn home(&self, role: Role) -> PathBuf {
        home(&self.root, role)
    }

    pub fn host_is_to_move(&self) -> bool {
        self.game.position().to_move() == self.host_side
    }

    /// The program whose turn it is, and the other.
    pub fn by_turn(&mut self) -> [&mut Program; 2] {
        let is_host = self.host_is_to_move();
        let Pair { host, guest, .. } = self;
        if is_host { [host, guest] } else { [guest, host] }
    }

    /// A turn that ends nothing.
    pub fn quiet_turn(&self) -> Turn {
        let is_quiet = |turn: &Turn| {
            let mut next = self.game.clone();
            next.play_turn(*turn).is_ok() && next.ending().is_none()
        };
        self.game.position().turns().into_iter().find(is_quiet).expect("a quiet turn")
    }

    /// Types a turn that ends nothing, and waits until the other side has it.
    pub fn play_turn(&mut self) -> Turn {
        let (side, turn) = (self.game.position().to_move(), self.quiet_turn());
        let [mover, other] = self.by_turn();
        mover.say(&turn.to_string());
        for part in turn.to_string().split(' ') {
            other.wait_for(&format!("{side:?} plays {part}"));
        }
        self.game.play_turn(turn).expect("a legal turn");
        turn
    }

    /// What both have on their disks: it is the same.
    pub fn assert_same(&self) -> FarLog {
        same_logs(&self.home(Role::Host), &self.home(Role::Guest))
    }
}

fn start(to_move: Side) -> nonaga::rules::Position {
    let setup = Setup { to_move, ..Setup::start() };
    setup.validate(nonaga::rules::HouseRules::Booklet).expect("the start")
}

fn told(log: &FarLog) -> String {
    let digests = |role: Role| log.entries(role).map(SignedEntry::digest).collect::<Vec<_>>();
    let record = log.record().map(|record| record.to_text());
    format!("{:?} {record:?} {:?}", Role::BOTH.map(digests), log.dispute())
}

/// The log of the newest match, which both homes have, entry for entry.
pub fn same_logs(host: &Path, guest: &Path) -> FarLog {
    let [host, guest] = [host, guest].map(|home| {
        let desk = Home::at(home).far().expect("the key");
        let of = *desk.matches().expect("a folder").first().expect("a match");
        desk.open(of).expect("a good log").expect("a match").0
    });
    assert_eq!(told(&host), told(&guest));
    host
}

/// The saved matches of a home, as text, in the order of their names.
pub fn saved(home: &Path) -> Vec<String> {
    let mut listed = Home::at(home).matches::<Record>().expect("a folder");
    listed.sort_by(|a, b| a.name.cmp(&b.name));
    listed.into_iter().map(|one| one.found.expect("a good record").to_text()).collect()
}
