//! A match in the terminal: `nonaga play --text`. Everything is said in plain lines, for screen readers and for
//! machines without a display.
//!
//! | file | what it owns |
//! |---|---|
//! | `order.rs` | what a typed line asks for |
//! | `vocabulary.rs` | the words that begin a line |
//! | `lines.rs` | reading the lines |
//! | `answers.rs` | what is said about the rules and the position |
//! | `moves.rs` | the list of moves |
//! | `history.rs` | what has been played, and taking it back |
//! | `keeper.rs` | keeping the match |

mod answers;
mod history;
mod keeper;
mod lines;
mod moves;
mod order;
mod vocabulary;

pub use order::TerminalError;
pub use vocabulary::TerminalWord;

use std::{
    borrow::Cow,
    io::Write,
    path::{self, Path},
    time::Duration,
};

use jiff::Timestamp;
use serde::Serialize;
use strum::VariantArray;

use self::{keeper::Keeper, lines::Lines, moves::Choice, order::Order};
use super::{CliError, desk::Desk, player::called};
use crate::{
    engine::{Limits, Score, Stop, Thinker},
    notation::steps_of,
    record::{Level, Origin, Player, PlayerKind, Record},
    rules::{HouseRules, Match, Part, Position, Side, Step, Turn},
};

/// The ending of the files of matches.
const ENDING: &str = "ron";

/// How long the computer thinks about a hint.
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
    let mut keeper = Keeper::of_user();
    let record = match opening {
        Opening::New(rules, players) => new_record(Position::start(rules), players),
        Opening::Continued => {
            let left = keeper.resume().map_err(|error| CliError::Home { error })?;
            for notice in &left.notices {
                desk.tell_result(notice)?;
            }
            match left.record {
                Some(record) => record,
                None if left.is_open_elsewhere => return desk.say("terminal-open-elsewhere", &[]),
                None => return desk.say("terminal-nothing-to-continue", &[]),
            }
        }
    };
    let mut terminal = Terminal::new(record, keeper, desk);
    terminal.draws = draws;
    terminal.greet()?;
    if matches!(opening, Opening::Continued) {
        terminal.tell_last()?;
    }
    terminal.play_on()
}

fn new_record(start: Position, players: [PlayerKind; 2]) -> Record {
    let [red, black] = players.map(|player| Player { name: String::new(), player });
    let (game, date) = (Match::new(start), Timestamp::now());
    Record { date, red, black, game, notes: [].into(), lines: Vec::new(), from: None::<Origin> }
}

/// A match that is being played in the terminal.
struct Terminal<'d> {
    record: Record,
    keeper: Keeper,
    thinker: Thinker,
    /// The computer's last score for each side that it plays.
    outlook: [Option<Score>; 2],
    lines: Lines,
    /// Whether the board is drawn before each turn of a person.
    draws: bool,
    /// What was listed last, to be chosen by number.
    listed: Vec<Choice>,
    /// The word that ends the match if it is typed once more.
    asked: Option<TerminalWord>,
    /// What `why` answers: the reason of the last refusal or hint.
    reason: Option<String>,
    desk: &'d mut Desk,
}

/// What came of a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    /// The same player is asked again.
    Stays,
    /// The match has changed.
    Changed,
    /// The player leaves.
    Leaves,
}

impl<'d> Terminal<'d> {
    fn new(record: Record, keeper: Keeper, desk: &'d mut Desk) -> Terminal<'d> {
        let mut thinker = Thinker::default();
        thinker.set_seed(fastrand::u64(..));
        Terminal {
            record,
            keeper,
            thinker,
            outlook: [None; 2],
            lines: Lines::of_stdin(),
            draws: true,
            listed: Vec::new(),
            asked: None,
            reason: None,
            desk,
        }
    }

    fn play_on(mut self) -> Result<(), CliError> {
        while self.game().ending().is_none() {
            if let Some(part) = self.game().forced_skip() {
                let side = self.position().to_move();
                self.desk.say("skipped", &[("side", &side), ("part", &part)])?;
                self.record.game.play_unchecked(Step::Skip);
                self.keep()?;
                continue;
            }
            let outcome = match self.player(self.position().to_move()) {
                PlayerKind::Computer { level } => self.play_computer(level)?,
                PlayerKind::Human => self.ask()?,
            };
            if outcome == Outcome::Leaves {
                return self.leave();
            }
        }
        self.finish()
    }

    fn game(&self) -> &Match {
        &self.record.game
    }

    fn position(&self) -> &Position {
        self.record.game.position()
    }

    fn player(&self, side: Side) -> PlayerKind {
        match side {
            Side::Red => self.record.red.player,
            Side::Black => self.record.black.player,
        }
    }

    fn is_person(&self, side: Side) -> bool {
        self.player(side) == PlayerKind::Human
    }

    /// Prints a value that has a sentence.
    fn tell(&mut self, value: &impl Serialize) -> Result<(), CliError> {
        self.desk.tell_result(value)
    }

    /// Says why something is not possible. `why` repeats it.
    fn refuse(&mut self, why: &impl Serialize) -> Result<(), CliError> {
        self.reason = Some(self.desk.words.tell(why));
        self.tell(why)
    }

    /// Keeps the match. The player is told once if that fails, and plays on.
    fn keep(&mut self) -> Result<(), CliError> {
        match self.keeper.keep(&self.record) {
            Ok(()) => Ok(()),
            Err(error) => self.desk.say("terminal-not-kept", &[("error", &error)]),
        }
    }

    /// Asks the player who is to move until the match has changed.
    fn ask(&mut self) -> Result<Outcome, CliError> {
        self.listed.clear();
        self.show_position()?;
        loop {
            write!(self.desk.out, "> ")?;
            self.desk.flush()?;
            let Some(line) = self.lines.next()? else { return Ok(Outcome::Leaves) };
            let order = line.and_then(|line| Order::read(&line, &self.desk.words));
            // Whatever else is typed takes the question back.
            let asked = self.asked.take();
            let outcome = match order {
                Ok(Order::Nothing) => Ok(Outcome::Stays),
                Ok(Order::Play(turn)) => self.play(turn),
                Ok(Order::Choose(number)) => self.choose(number),
                Ok(Order::Word(word, _)) if asked == Some(word) => self.end(word),
                Ok(Order::Word(word, rest)) => self.obey(word, &rest),
                Err(error) => Err(error.into()),
            };
            match outcome {
                Ok(Outcome::Stays) => {}
                Ok(outcome) => return Ok(outcome),
                Err(Trouble::Typed(error)) => self.refuse(&error)?,
                Err(Trouble::Output(error)) => return Err(error),
            }
        }
    }

    fn obey(&mut self, word: TerminalWord, rest: &str) -> Result<Outcome, Trouble> {
        match word {
            TerminalWord::Help => self.list_words()?,
            TerminalWord::Rules => self.tell_rules()?,
            TerminalWord::Moves => self.list_moves(rest)?,
            TerminalWord::Look => self.look(rest)?,
            TerminalWord::Pieces => self.tell_pieces()?,
            TerminalWord::Board => {
                self.draw_board()?;
                self.desk.say("cli-show-legend", &[])?;
            }
            TerminalWord::Drawing => {
                self.draws = !self.draws;
                let key = if self.draws { "terminal-draws" } else { "terminal-draws-not" };
                self.desk.say(key, &[])?;
            }
            TerminalWord::Why => self.tell_why(rest)?,
            TerminalWord::Last => self.tell_last()?,
            TerminalWord::Hint => self.hint()?,
            TerminalWord::Undo => return Ok(self.undo()?),
            TerminalWord::Save => self.save(rest)?,
            TerminalWord::Draw => self.ask_again(word, "terminal-asks-draw")?,
            TerminalWord::Resign => self.ask_again(word, "terminal-asks-resign")?,
            TerminalWord::Quit => return Ok(Outcome::Leaves),
        }
        Ok(Outcome::Stays)
    }

    /// A word that may end the match counts only when it is typed twice: nobody should lose by a word that they
    /// tried.
    fn ask_again(&mut self, word: TerminalWord, key: &str) -> Result<(), CliError> {
        self.asked = Some(word);
        let other = self.position().to_move().other();
        self.desk.say(key, &[("other", &other)])
    }

    /// The word that was asked about has been typed once more.
    fn end(&mut self, word: TerminalWord) -> Result<Outcome, Trouble> {
        if word == TerminalWord::Draw {
            return Ok(self.offer_draw()?);
        }
        let side = self.position().to_move();
        self.record.game.resign(side);
        Ok(Outcome::Changed)
    }

    /// Plays what was typed.
    fn play(&mut self, typed: Turn) -> Result<Outcome, Trouble> {
        match steps_of(typed, self.game()) {
            Ok(steps) => {
                for step in steps {
                    self.record.game.play_unchecked(step);
                }
                self.reason = None;
                self.keep()?;
                Ok(Outcome::Changed)
            }
            Err(misplay) => {
                self.refuse(&misplay)?;
                Ok(Outcome::Stays)
            }
        }
    }

    fn play_computer(&mut self, level: Level) -> Result<Outcome, CliError> {
        let side = self.position().to_move();
        self.desk.say("terminal-thinks", &[("side", &side)])?;
        self.desk.flush()?;
        let thought =
            self.thinker.play_as(&self.record.game, level, Limits::NONE, &Stop::default(), |_| ());
        let Some(thought) = thought else { return Ok(Outcome::Leaves) };
        self.outlook[side as usize] = Some(thought.score);
        // In the middle of a turn, its slide has already been played.
        let played = usize::from(self.position().due() == Some(Part::Relocation));
        for step in thought.best.steps().skip(played) {
            self.record.game.play_unchecked(step);
        }
        let written = thought.best.to_string();
        self.desk.say("terminal-played", &[("side", &side), ("turn", &written)])?;
        self.keep()?;
        Ok(Outcome::Changed)
    }

    /// A person who shares the keyboard agrees by typing it. The computer agrees if it thinks that it is worse
    /// off.
    fn offer_draw(&mut self) -> Result<Outcome, CliError> {
        let other = self.position().to_move().other();
        let agrees = self.is_person(other)
            || self.outlook[other as usize].is_some_and(|score| score < Score::EVEN);
        if agrees {
            self.record.game.agree_on_draw();
            return Ok(Outcome::Changed);
        }
        self.desk.say("hud-draw-declined", &[("side", &other)])?;
        Ok(Outcome::Stays)
    }

    /// Writes a copy of the match as it is now.
    fn save(&mut self, path: &str) -> Result<(), Trouble> {
        let typed = Path::new(if path.is_empty() { "." } else { path });
        let path = path::absolute(typed).unwrap_or_else(|_| typed.to_owned());
        // Beside a pipe or a device, a file of almost the same name is not what was asked for.
        if path.metadata().is_ok_and(|found| !found.is_file() && !found.is_dir()) {
            return Err(TerminalError::NotFile { path: path.display().to_string() }.into());
        }
        // Any other ending belongs to the name, such as the day in `match 20.11`.
        let is_record = path.extension().is_some_and(|found| found.eq_ignore_ascii_case(ENDING));
        let name = if is_record { path.file_stem() } else { path.file_name() };
        let (folder, name) = match (path.parent(), name) {
            (Some(folder), Some(name)) if !path.is_dir() => (folder, name.to_string_lossy()),
            _ => (&*path, Cow::Borrowed("")),
        };
        // Most often its name is mistyped. A new folder would hide that.
        if !folder.is_dir() {
            return Err(TerminalError::NoFolder { folder: folder.display().to_string() }.into());
        }
        match self.keeper.home.export_match(folder, &name, &self.record) {
            Ok(file) => self.desk.say("share-written", &[("path", &file.display().to_string())])?,
            Err(error) => self.tell(&error)?,
        }
        Ok(())
    }

    fn leave(self) -> Result<(), CliError> {
        let key = match (self.keeper.is_kept(), self.game().steps().len()) {
            (true, _) => "terminal-left",
            (false, 0) => "terminal-left-empty",
            (false, _) => "terminal-left-unkept",
        };
        self.desk.say(key, &[])
    }

    fn finish(mut self) -> Result<(), CliError> {
        if self.draws {
            self.draw_board()?;
        }
        if let Some(ending) = self.game().ending() {
            self.tell(&ending)?;
        }
        match self.keeper.finish(&self.record) {
            Ok(file) => self.desk.say("share-written", &[("path", &file.display().to_string())]),
            Err(error) => self.desk.say("terminal-not-kept", &[("error", &error)]),
        }
    }
}

/// Why an order cannot be carried out.
enum Trouble {
    /// The line makes no sense.
    Typed(TerminalError),
    /// Nobody hears the answer.
    Output(CliError),
}

impl From<TerminalError> for Trouble {
    fn from(error: TerminalError) -> Trouble {
        Trouble::Typed(error)
    }
}

impl From<CliError> for Trouble {
    fn from(error: CliError) -> Trouble {
        Trouble::Output(error)
    }
}

impl Terminal<'_> {
    fn greet(&mut self) -> Result<(), CliError> {
        let words = &self.desk.words;
        let [red, black] =
            [&self.record.red, &self.record.black].map(|player| called(player, words));
        self.desk.say("cli-show-players", &[("red", &red), ("black", &black)])?;
        self.desk.say("terminal-greeting", &[])
    }

    fn list_words(&mut self) -> Result<(), CliError> {
        self.desk.say("terminal-how", &[])?;
        for word in <TerminalWord as VariantArray>::VARIANTS {
            let (name, about) = (self.desk.words.tell(word), self.desk.words.explain(word));
            self.desk.line(format_args!("  {name:<12} {about}"))?;
        }
        Ok(())
    }
}
