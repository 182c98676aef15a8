//! A match in the terminal: `nonaga play --text`. Everything is said in plain lines, for screen readers and for
//! machines without a display.
//!
//! | file | what it owns |
//! |---|---|
//! | `obey.rs` | asking who is to move, and doing what is typed |
//! | `play.rs` | whose turn it is, what the referee answers, and what the computer plays |
//! | `keep.rs` | what is kept of the match, and the leave |
//! | `elsewhere.rs` | a match that is kept elsewhere |
//! | `outcome.rs` | what comes of a line |
//! | `order.rs` | what a typed line asks for |
//! | `vocabulary.rs` | the words that begin a line |
//! | `lines.rs` | reading the lines |
//! | `answers.rs` | what is said about the rules and the position |
//! | `moves.rs` | the list of moves |
//! | `history.rs` | what has been played, and taking it back |
//! | `solving.rs` | a puzzle instead of a match |

mod answers;
#[cfg(feature = "far")]
mod elsewhere;
mod history;
mod keep;
pub(super) mod lines;
mod moves;
mod obey;
pub(super) mod order;
mod outcome;
mod play;
mod solving;
mod vocabulary;

pub use order::TerminalError;
pub(super) use outcome::Trouble;
pub(super) use solving::solve;
pub use vocabulary::TerminalWord;

use std::time::Duration;

use self::{lines::TypedLines, moves::Choice, outcome::LineOutcome, solving::Riddle};
use super::{CliError, desk::Desk};
use crate::{
    engine::{Score, Thinker},
    home::{Home, Keeper},
    record::{Player, PlayerKind, Record},
    referee::{NewMatch, Referee},
    rules::{HouseRules, Match, Position},
};

/// How long the computer thinks about a hint, and again about each length that a forced win might have.
const HINT_TIME: Duration = Duration::from_secs(1);

/// What the match begins with.
#[derive(Clone, Copy)]
pub(super) enum Opening {
    /// A new match.
    New(HouseRules, [PlayerKind; 2]),
    /// The match that was left last.
    Continued,
}

/// What is asked of the terminal.
#[derive(Clone, Copy)]
pub(super) struct Sitting {
    pub opening: Opening,
    /// Whether the board is drawn from the start.
    pub draws: bool,
}

/// Plays a match until it ends, or until the player leaves it.
pub(super) fn run(Sitting { opening, draws }: Sitting, desk: &mut Desk) -> Result<(), CliError> {
    let mut keeper = Keeper::at(Home::of_user());
    let new = match opening {
        Opening::New(rules, players) => new_match(rules, players),
        Opening::Continued => {
            let left = keeper.resume().map_err(|error| CliError::Home { error })?;
            for notice in &left.notices {
                desk.tell_result(notice)?;
            }
            match left.record {
                Some(record) => NewMatch::to_continue(record),
                None if left.is_open_elsewhere => return desk.say("terminal-open-elsewhere", &[]),
                None => return desk.say("terminal-nothing-to-continue", &[]),
            }
        }
    };
    let mut terminal = Terminal::new(keeper, desk);
    terminal.draws = draws;
    terminal.begin(new)?;
    if matches!(opening, Opening::Continued) {
        terminal.tell_last()?;
    }
    terminal.play_on()
}

fn new_match(rules: HouseRules, players: [PlayerKind; 2]) -> NewMatch {
    let players = players.map(|player| Player { name: String::new(), player });
    NewMatch::to_play(Match::new(Position::start(rules)), players)
}

/// A match that is being played in the terminal.
pub(super) struct Terminal<'d> {
    referee: Referee,
    keeper: Keeper<Record>,
    thinker: Thinker,
    /// The computer's last score for each side that it plays.
    outlook: [Option<Score>; 2],
    lines: TypedLines,
    /// Whether the board is drawn before each turn of a person.
    pub(super) draws: bool,
    /// What was listed last, to be chosen by number.
    listed: Vec<Choice>,
    /// The word that ends the match if it is typed once more.
    asked: Option<TerminalWord>,
    /// What `why` answers: the reason of the last refusal or hint.
    reason: Option<String>,
    /// The puzzle to be solved, if it is no match that is played.
    riddle: Option<Riddle>,
    pub(super) desk: &'d mut Desk,
}

impl<'d> Terminal<'d> {
    pub(super) fn new(keeper: Keeper<Record>, desk: &'d mut Desk) -> Terminal<'d> {
        let mut thinker = Thinker::default();
        thinker.set_seed(fastrand::u64(..));
        Terminal {
            referee: Referee::default(),
            keeper,
            thinker,
            outlook: [None; 2],
            lines: TypedLines::of_stdin(),
            draws: true,
            listed: Vec::new(),
            asked: None,
            reason: None,
            riddle: None,
            desk,
        }
    }

    fn game(&self) -> &Match {
        self.referee.played()
    }

    fn position(&self) -> &Position {
        self.referee.position()
    }
}
