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
//! | `solving.rs` | a puzzle instead of a match |

mod answers;
mod history;
pub(super) mod lines;
mod moves;
pub(super) mod order;
mod solving;
mod vocabulary;

pub use order::TerminalError;
pub(super) use solving::solve;
pub use vocabulary::TerminalWord;

use std::{
    borrow::Cow,
    io::Write,
    path::{self, Path},
    time::Duration,
};

use serde::Serialize;
use strum::VariantArray;

use self::{lines::TypedLines, moves::Choice, order::TypedOrder, solving::Riddle};
use super::{
    CliError,
    desk::{Desk, called},
};
#[cfg(feature = "far")]
use crate::engine::Thought;
use crate::{
    engine::{Limits, Score, Stop, Thinker},
    home::{Home, Keeper},
    notation::steps_of,
    record::{Level, Player, PlayerKind, Record},
    referee::{Ask, Asker, Done, NewMatch, Referee, Seat, Skipped},
    rules::{HouseRules, Match, Part, Position, Step, Turn},
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

    fn play_on(mut self) -> Result<(), CliError> {
        while self.game().ending().is_none() {
            let outcome = match self.referee.seat(self.referee.to_move()) {
                Seat::Computer(level) => self.play_computer(level)?,
                Seat::Hand
                | Seat::Script
                | Seat::Viewer
                | Seat::Lesson
                | Seat::Learner
                | Seat::FarAway => self.ask()?,
            };
            if outcome == Outcome::Leaves {
                return self.leave();
            }
        }
        self.finish()
    }

    fn game(&self) -> &Match {
        self.referee.played()
    }

    fn position(&self) -> &Position {
        self.referee.position()
    }

    /// Puts a match on the table, and greets whoever plays it.
    fn begin(&mut self, new: NewMatch) -> Result<(), CliError> {
        let [red, black] = new.players.each_ref().map(|player| called(player, &self.desk.words));
        self.desk.say("cli-show-players", &[("red", &red), ("black", &black)])?;
        self.desk.say("terminal-greeting", &[])?;
        self.request(Ask::Begin(Box::new(new)), Asker::Hand).map(drop)
    }

    /// Asks the referee. What is granted is kept, and parts that have to be skipped then are told. A refusal is told with
    /// its reason.
    fn request(&mut self, ask: Ask, by: Asker) -> Result<Outcome, CliError> {
        let request = self.referee.request(ask, by);
        match self.referee.answer(&request) {
            Ok(Done { request, skipped, .. }) => {
                for Skipped { side, part } in &skipped {
                    self.desk.say("skipped", &[("side", side), ("part", part)])?;
                }
                if request.ask.is_change() || !skipped.is_empty() {
                    self.keep()?;
                }
                Ok(Outcome::Changed)
            }
            Err(why) => {
                self.refuse(&why)?;
                Ok(Outcome::Stays)
            }
        }
    }

    /// Asks the referee for one step after the other.
    fn request_steps(
        &mut self,
        steps: impl IntoIterator<Item = Step>,
        by: Asker,
    ) -> Result<Outcome, CliError> {
        // Skips come by themselves.
        for ask in steps.into_iter().filter_map(Ask::to_play) {
            if self.request(ask, by)? == Outcome::Stays {
                return Ok(Outcome::Stays);
            }
        }
        Ok(Outcome::Changed)
    }

    /// Prints a value that has a sentence.
    fn tell(&mut self, value: &impl Serialize) -> Result<(), CliError> {
        self.desk.tell_result(value)
    }

    /// Says why something is not possible. `why` repeats it.
    pub(super) fn refuse(&mut self, why: &impl Serialize) -> Result<(), CliError> {
        self.reason = Some(self.desk.words.tell(why));
        self.tell(why)
    }

    /// Keeps the match. The player is told once if that fails, and plays on.
    fn keep(&mut self) -> Result<(), CliError> {
        if self.riddle.is_some() {
            return Ok(());
        }
        match self.keeper.keep(&self.referee.record()) {
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
            let order = line.and_then(|line| TypedOrder::read(&line, &self.desk.words));
            // Whatever else is typed takes the question back.
            let asked = self.asked.take();
            let outcome = match order {
                Ok(TypedOrder::Nothing) => Ok(Outcome::Stays),
                Ok(TypedOrder::Play(turn)) => self.play(turn),
                Ok(TypedOrder::Choose(number)) => self.choose(number),
                Ok(TypedOrder::Word(word, _)) if asked == Some(word) => self.end(word),
                Ok(TypedOrder::Word(TerminalWord::Yes, _)) if let Some(asked) = asked => {
                    self.end(asked)
                }
                Ok(TypedOrder::Word(word, rest)) => self.obey(word, &rest),
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
            TerminalWord::Hint if self.riddle.is_some() => self.puzzle_hint()?,
            TerminalWord::Resign if self.riddle.is_some() => return Ok(self.show_solution()?),
            TerminalWord::Draw | TerminalWord::Save if self.riddle.is_some() => {
                self.desk.say("puzzles-not-here", &[])?;
            }
            TerminalWord::No => return Ok(self.say_no_win()?),
            TerminalWord::Help => self.list_words()?,
            TerminalWord::Undo => return Ok(self.undo()?),
            TerminalWord::Redo => return Ok(self.redo()?),
            TerminalWord::Save => self.save(rest)?,
            TerminalWord::Draw => self.ask_again(word, "terminal-asks-draw")?,
            TerminalWord::Resign => self.ask_again(word, "terminal-asks-resign")?,
            TerminalWord::Yes => self.desk.say("terminal-nothing-asked", &[])?,
            TerminalWord::Quit => return Ok(Outcome::Leaves),
            TerminalWord::Who | TerminalWord::Rematch | TerminalWord::Close => {
                self.desk.say("terminal-only-far", &[])?;
            }
            _ => self.tell_about(word, rest)?,
        }
        Ok(Outcome::Stays)
    }

    /// Answers a word that only asks about the match on the table.
    pub(super) fn tell_about(&mut self, word: TerminalWord, rest: &str) -> Result<(), Trouble> {
        match word {
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
            // What else can be typed does something.
            _ => {}
        }
        Ok(())
    }

    /// A word that may end the match counts only when it is typed twice or answered with yes: nobody should lose
    /// by a word that they tried.
    fn ask_again(&mut self, word: TerminalWord, key: &str) -> Result<(), CliError> {
        self.asked = Some(word);
        let other = self.position().to_move().other();
        self.desk.say(key, &[("other", &other)])
    }

    /// The player means the word that was asked about.
    fn end(&mut self, word: TerminalWord) -> Result<Outcome, Trouble> {
        if word == TerminalWord::Draw {
            return Ok(self.offer_draw()?);
        }
        let side = self.referee.to_move();
        Ok(self.request(Ask::Resign(side), Asker::Hand)?)
    }

    /// Plays what was typed.
    fn play(&mut self, typed: Turn) -> Result<Outcome, Trouble> {
        match steps_of(typed, self.game()) {
            Ok(steps) => {
                self.reason = None;
                Ok(self.request_steps(steps, Asker::Hand)?)
            }
            Err(misplay) => {
                self.refuse(&misplay)?;
                Ok(Outcome::Stays)
            }
        }
    }

    fn play_computer(&mut self, level: Level) -> Result<Outcome, CliError> {
        let side = self.referee.to_move();
        self.desk.say("terminal-thinks", &[("side", &side)])?;
        self.desk.flush()?;
        let thought = self.thinker.play_as(
            self.referee.played(),
            level,
            Limits::NONE,
            &Stop::default(),
            |_| (),
        );
        let Some(thought) = thought else { return Ok(Outcome::Leaves) };
        self.outlook[side as usize] = Some(thought.score);
        // In the middle of a turn, its slide has already been played.
        let played = usize::from(self.position().due() == Some(Part::Relocation));
        let written = thought.best.to_string();
        self.desk.say("terminal-played", &[("side", &side), ("turn", &written)])?;
        self.request_steps(thought.best.steps().skip(played), Asker::Computer)
    }

    /// A person who shares the keyboard agrees by typing it. The computer agrees if it thinks that it is worse
    /// off.
    fn offer_draw(&mut self) -> Result<Outcome, CliError> {
        let side = self.referee.to_move();
        let other = side.other();
        if self.request(Ask::OfferDraw(side), Asker::Hand)? == Outcome::Stays {
            return Ok(Outcome::Stays);
        }
        let seat = self.referee.seat(other);
        let is_worse = self.outlook[other as usize].is_some_and(|score| score < Score::EVEN);
        if seat.is_person() || is_worse {
            return self.request(Ask::AgreeDraw(other), seat.asker());
        }
        self.request(Ask::DeclineDraw(other), seat.asker())?;
        self.desk.say("hud-draw-declined", &[("side", &other)])?;
        Ok(Outcome::Stays)
    }

    /// Writes a copy of the match as it is now.
    pub(super) fn save(&mut self, path: &str) -> Result<(), Trouble> {
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
        match self.keeper.home.export_match(folder, &name, &self.referee.record()) {
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
        self.desk.failed |= key == "terminal-left-unkept";
        self.desk.say(key, &[])
    }

    fn finish(mut self) -> Result<(), CliError> {
        if self.draws {
            self.draw_board()?;
        }
        if let Some(ending) = self.game().ending() {
            self.tell(&ending)?;
        }
        match self.keeper.finish(&self.referee.record()) {
            Ok(file) => self.desk.say("share-written", &[("path", &file.display().to_string())]),
            Err(error) => {
                self.desk.failed = true;
                self.desk.say("match-not-saved", &[("reason", &error)])
            }
        }
    }
}

/// Why an order cannot be carried out.
pub(super) enum Trouble {
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

#[cfg(feature = "far")]
impl Terminal<'_> {
    /// Puts a match on the table that is kept elsewhere. Nothing is kept of it here.
    pub(super) fn put(&mut self, record: Record) {
        self.referee = Referee::new(NewMatch::to_continue(record));
        self.listed.clear();
    }

    /// What the computer would play in a match at a level.
    pub(super) fn think(&mut self, game: &Match, level: Level) -> Option<Thought> {
        self.thinker.play_as(game, level, Limits::NONE, &Stop::default(), |_| ())
    }

    /// Draws the board, if it is to be drawn.
    pub(super) fn draw_last(&mut self) -> Result<(), CliError> {
        if self.draws { self.draw_board() } else { Ok(()) }
    }
}

impl Terminal<'_> {
    fn list_words(&mut self) -> Result<(), CliError> {
        self.desk.say("terminal-how", &[])?;
        let words = <TerminalWord as VariantArray>::VARIANTS.iter();
        for word in words.filter(|word| !word.is_for_far_away()) {
            let (name, about) = (self.desk.words.tell(word), self.desk.words.explain(word));
            self.desk.line(format_args!("  {name:<12} {about}"))?;
        }
        Ok(())
    }
}
