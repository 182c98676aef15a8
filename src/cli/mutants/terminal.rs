//! A match of Mutant pentominoes in the terminal: `nonaga mutants --text`.

use std::io::Write;

use serde::Serialize;

use super::{NAME, told};
use crate::{
    cli::{CliError, TerminalError, TerminalWord, desk::Desk, terminal::lines::TypedLines},
    engine::Stop,
    home::{Home, Keeper},
    mutants::{
        MutantCell, MutantLevel, MutantMatch, MutantPlayerKind, MutantPosition, MutantRecord,
        MutantSide, MutantStep, MutantTurn,
    },
};

/// A match that is being played in the terminal.
pub struct MutantTerminal<'d> {
    pub record: MutantRecord,
    keeper: Keeper<MutantRecord>,
    lines: TypedLines,
    /// Whether the grid is drawn before each turn of a person.
    pub draws: bool,
    /// Whether giving up has been asked about, and counts if it is said once more.
    asked: bool,
    /// What `why` answers: the reason of the last refusal or hint.
    pub reason: Option<String>,
    seed: u64,
    pub desk: &'d mut Desk,
}

/// What came of a line.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum MutantsReply {
    /// The same player is asked again.
    Stays,
    /// The match has changed.
    Changed,
    /// The player leaves.
    Leaves,
}

/// Plays a new match, or the one that was left last, until it ends or the player leaves it.
pub fn run(new: Option<MutantRecord>, draws: bool, desk: &mut Desk) -> Result<(), CliError> {
    let mut keeper = Keeper::at(Home::of_user().of_game(NAME));
    let is_new = new.is_some();
    let record = if let Some(record) = new {
        record
    } else {
        let left = keeper.resume().map_err(|error| CliError::Home { error })?;
        for notice in &left.notices {
            desk.tell_result(notice)?;
        }
        match left.record {
            Some(record) => record,
            None if left.is_open_elsewhere => return desk.say("terminal-open-elsewhere", &[]),
            None => return desk.say("terminal-nothing-to-continue", &[]),
        }
    };
    told::tell_players(&record, desk)?;
    desk.say("terminal-greeting", &[])?;
    let (lines, seed) = (TypedLines::of_stdin(), fastrand::u64(..));
    let mut terminal =
        MutantTerminal { record, keeper, lines, draws, asked: false, reason: None, seed, desk };
    if !is_new {
        terminal.tell_last()?;
    }
    terminal.play_on()
}

impl MutantTerminal<'_> {
    pub(super) fn game(&self) -> &MutantMatch {
        &self.record.game
    }

    fn play_on(mut self) -> Result<(), CliError> {
        while self.game().ending().is_none() {
            let reply = match self.player(self.game().to_move()) {
                MutantPlayerKind::Computer { level } => self.play_computer(level)?,
                MutantPlayerKind::Human => self.ask()?,
            };
            match reply {
                MutantsReply::Leaves => return self.leave(),
                MutantsReply::Changed => self.keep()?,
                MutantsReply::Stays => {}
            }
        }
        self.finish()
    }

    fn player(&self, side: MutantSide) -> MutantPlayerKind {
        match side {
            MutantSide::First => self.record.first.player,
            MutantSide::Second => self.record.second.player,
        }
    }

    fn play_computer(&mut self, level: MutantLevel) -> Result<MutantsReply, CliError> {
        let side = self.game().to_move();
        self.desk.say("mutants-thinks", &[("side", &side)])?;
        self.desk.flush()?;
        let thought = level.choose(self.game(), self.seed, &Stop::default());
        let Some(thought) = thought.filter(|thought| self.record.game.take(thought.step).is_ok())
        else {
            return Ok(MutantsReply::Leaves);
        };
        self.tell_played(side, thought.step)?;
        if let Some(proof) = thought.proof.filter(|proof| proof.turns > 1) {
            let (side, turns) = (proof.winner, proof.turns - 1);
            self.desk.say("mutants-proven", &[("side", &side), ("turns", &turns)])?;
        }
        Ok(MutantsReply::Changed)
    }

    /// Says what somebody has done, and which shape it formed.
    fn tell_played(&mut self, side: MutantSide, step: MutantStep) -> Result<(), CliError> {
        let shape = self.game().position().map(MutantPosition::shape);
        match shape {
            Some(shape) => self
                .desk
                .say("mutants-forms", &[("side", &side), ("step", &step), ("shape", &shape)]),
            None => self.desk.say("mutants-plays", &[("side", &side), ("step", &step)]),
        }
    }

    /// Asks the player who is to move until the match has changed.
    fn ask(&mut self) -> Result<MutantsReply, CliError> {
        self.show_position()?;
        loop {
            write!(self.desk.out, "> ")?;
            self.desk.flush()?;
            let Some(line) = self.lines.next()? else { return Ok(MutantsReply::Leaves) };
            let reply = match line {
                Ok(line) => self.answer(line.trim())?,
                Err(error) => self.refuse(&error)?,
            };
            if reply != MutantsReply::Stays {
                return Ok(reply);
            }
        }
    }

    fn answer(&mut self, line: &str) -> Result<MutantsReply, CliError> {
        // Whatever else is typed takes the question back.
        let was_asked = std::mem::take(&mut self.asked);
        if line.is_empty() {
            return Ok(MutantsReply::Stays);
        }
        if let Some((word, rest)) = TerminalWord::typed(line, &self.desk.words)
            && told::WORDS.iter().any(|(known, _)| *known == word)
        {
            return self.obey(word, rest, was_asked);
        }
        match (self.read(line), line.parse::<MutantCell>()) {
            (Ok(step), _) => self.play(step),
            // What to cross out, but not yet what to draw.
            (Err(_), Ok(cell)) => self.list_crossing(cell),
            (Err(_), _) if line.chars().all(char::is_alphabetic) => {
                self.refuse(&TerminalError::UnknownWord { word: line.to_owned() })
            }
            (Err(reason), _) => self.refuse_as(reason),
        }
    }

    /// Reads a turn, or a circle as long as the start is being drawn. `Err` says in words why it is neither.
    pub(super) fn read(&self, text: &str) -> Result<MutantStep, String> {
        if self.game().position().is_none()
            && let Ok(cell) = text.parse()
        {
            return Ok(MutantStep::Circle(cell));
        }
        let turn = MutantTurn::read_typed(text, self.game().grid());
        turn.map(MutantStep::Turn).map_err(|error| self.desk.words.tell(&error))
    }

    fn obey(
        &mut self,
        word: TerminalWord,
        rest: &str,
        was_asked: bool,
    ) -> Result<MutantsReply, CliError> {
        match word {
            TerminalWord::Rules => self.tell_rules()?,
            TerminalWord::Moves => return self.list_moves(rest),
            TerminalWord::Pieces => self.tell_pieces()?,
            TerminalWord::Board => {
                self.draw_board()?;
                self.desk.say("mutants-legend", &[])?;
            }
            TerminalWord::Drawing => {
                self.draws = !self.draws;
                let key = if self.draws { "terminal-draws" } else { "terminal-draws-not" };
                self.desk.say(key, &[])?;
            }
            TerminalWord::Why => return self.tell_why(rest),
            TerminalWord::Last => self.tell_last()?,
            TerminalWord::Hint => self.hint()?,
            TerminalWord::Undo => return self.take_back(),
            TerminalWord::Resign | TerminalWord::Yes if was_asked => {
                let side = self.game().to_move();
                self.record.game.resign(side);
                return Ok(MutantsReply::Changed);
            }
            // A word that ends the match counts only when it is typed twice or answered with yes: nobody should lose
            // by a word that they tried.
            TerminalWord::Resign => {
                self.asked = true;
                let other = self.game().to_move().other();
                self.desk.say("mutants-asks-resign", &[("other", &other)])?;
            }
            TerminalWord::Yes => self.desk.say("terminal-nothing-asked", &[])?,
            TerminalWord::Quit => return Ok(MutantsReply::Leaves),
            // What has no meaning here is not among the words that lead here.
            _ => self.list_words()?,
        }
        Ok(MutantsReply::Stays)
    }

    fn play(&mut self, step: MutantStep) -> Result<MutantsReply, CliError> {
        let side = self.game().to_move();
        match self.record.game.take(step) {
            Ok(()) => {
                self.reason = None;
                self.tell_played(side, step)?;
                Ok(MutantsReply::Changed)
            }
            Err(refusal) => self.refuse(&refusal),
        }
    }

    /// Takes back to the last choice of a person, and says what was taken back, the last first.
    fn take_back(&mut self) -> Result<MutantsReply, CliError> {
        let is_persons =
            |step: &usize| self.player(self.game().player_of(*step)) == MutantPlayerKind::Human;
        let steps = self.game().done().len();
        let Some(choice) = (0..steps).rev().find(is_persons) else {
            self.desk.say("terminal-left-empty", &[])?;
            return Ok(MutantsReply::Stays);
        };
        for step in (choice..steps).rev() {
            let done = self.game().done();
            self.tell_step("mutants-taken-back", step, done[step])?;
            self.record.game.take_back();
        }
        Ok(MutantsReply::Changed)
    }

    /// Says why something is not possible. `why` repeats it.
    pub(super) fn refuse(&mut self, why: &impl Serialize) -> Result<MutantsReply, CliError> {
        self.reason = Some(self.desk.words.tell(why));
        self.desk.tell_result(why)?;
        Ok(MutantsReply::Stays)
    }

    pub(super) fn refuse_as(&mut self, reason: String) -> Result<MutantsReply, CliError> {
        self.desk.line(&reason)?;
        self.reason = Some(reason);
        Ok(MutantsReply::Stays)
    }

    /// Keeps the match. The player is told once if that fails, and plays on.
    fn keep(&mut self) -> Result<(), CliError> {
        match self.keeper.keep(&self.record) {
            Ok(()) => Ok(()),
            Err(error) => self.desk.say("terminal-not-kept", &[("error", &error)]),
        }
    }

    fn leave(self) -> Result<(), CliError> {
        let key = match (self.keeper.is_kept(), self.game().done().is_empty()) {
            (true, _) => "mutants-left",
            (false, true) => "terminal-left-empty",
            (false, false) => "terminal-left-unkept",
        };
        self.desk.failed |= key == "terminal-left-unkept";
        self.desk.say(key, &[])
    }

    fn finish(mut self) -> Result<(), CliError> {
        if self.draws {
            self.draw_board()?;
        }
        if let Some(ending) = self.game().ending() {
            self.desk.tell_result(&ending)?;
        }
        match self.keeper.finish(&self.record) {
            Ok(file) => self.desk.say("share-written", &[("path", &file.display().to_string())]),
            Err(error) => {
                self.desk.failed = true;
                self.desk.say("match-not-saved", &[("reason", &error)])
            }
        }
    }
}
