//! A match of Zebra in the terminal: `nonaga zebra --text`.

use std::io::Write;

use serde::Serialize;

use super::{NAME, told};
use crate::{
    cli::{CliError, TerminalError, TerminalWord, desk::Desk, terminal::lines::TypedLines},
    engine::Stop,
    home::{Home, Keeper},
    zebra::{
        ZebraLevel, ZebraPlayerKind, ZebraPosition, ZebraRecord, ZebraSide, ZebraSquare, ZebraTurn,
    },
};

/// A match that is being played in the terminal.
pub struct ZebraTerminal<'d> {
    pub record: ZebraRecord,
    keeper: Keeper<ZebraRecord>,
    lines: TypedLines,
    /// Whether the board is drawn before each turn of a person.
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
enum Reply {
    /// The same player is asked again.
    Stays,
    /// The match has changed.
    Changed,
    /// The player leaves.
    Leaves,
}

/// Plays a new match, or the one that was left last, until it ends or the player leaves it.
pub fn run(new: Option<ZebraRecord>, draws: bool, desk: &mut Desk) -> Result<(), CliError> {
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
        ZebraTerminal { record, keeper, lines, draws, asked: false, reason: None, seed, desk };
    if !is_new {
        terminal.tell_last()?;
    }
    terminal.play_on()
}

impl ZebraTerminal<'_> {
    pub(super) fn position(&self) -> &ZebraPosition {
        self.record.game.position()
    }

    fn play_on(mut self) -> Result<(), CliError> {
        while self.record.game.ending().is_none() {
            let reply = match self.player(self.position().to_move()) {
                ZebraPlayerKind::Computer { level } => self.play_computer(level)?,
                ZebraPlayerKind::Human => self.ask()?,
            };
            match reply {
                Reply::Leaves => return self.leave(),
                Reply::Changed => self.keep()?,
                Reply::Stays => {}
            }
        }
        self.finish()
    }

    fn player(&self, side: ZebraSide) -> ZebraPlayerKind {
        match side {
            ZebraSide::Light => self.record.light.player,
            ZebraSide::Dark => self.record.dark.player,
        }
    }

    fn play_computer(&mut self, level: ZebraLevel) -> Result<Reply, CliError> {
        let side = self.position().to_move();
        self.desk.say("zebra-thinks", &[("side", &side)])?;
        self.desk.flush()?;
        let thought = level.choose(&self.record.game, self.seed, &Stop::default());
        let Some(thought) = thought.filter(|thought| self.record.game.play(thought.turn).is_ok())
        else {
            return Ok(Reply::Leaves);
        };
        self.desk.say("zebra-plays", &[("side", &side), ("turn", &thought.turn)])?;
        if let Some(proof) = thought.proof.filter(|proof| proof.turns > 1) {
            let (side, turns) = (proof.winner, proof.turns - 1);
            self.desk.say("zebra-proven", &[("side", &side), ("turns", &turns)])?;
        }
        Ok(Reply::Changed)
    }

    /// Asks the player who is to move until the match has changed.
    fn ask(&mut self) -> Result<Reply, CliError> {
        self.show_position()?;
        loop {
            write!(self.desk.out, "> ")?;
            self.desk.flush()?;
            let Some(line) = self.lines.next()? else { return Ok(Reply::Leaves) };
            let reply = match line {
                Ok(line) => self.answer(line.trim())?,
                Err(error) => self.refuse(&error)?,
            };
            if reply != Reply::Stays {
                return Ok(reply);
            }
        }
    }

    fn answer(&mut self, line: &str) -> Result<Reply, CliError> {
        // Whatever else is typed takes the question back.
        let was_asked = std::mem::take(&mut self.asked);
        if line.is_empty() {
            return Ok(Reply::Stays);
        }
        if let Some((word, rest)) = TerminalWord::typed(line, &self.desk.words)
            && told::WORDS.iter().any(|(known, _)| *known == word)
        {
            return self.obey(word, rest, was_asked);
        }
        match ZebraTurn::read_typed(line) {
            Ok(turn) => self.play(turn),
            // From where, but not yet to where.
            Err(_) if let Ok(square) = line.parse::<ZebraSquare>() => self.list_from(square),
            Err(_) if line.chars().all(char::is_alphabetic) => {
                self.refuse(&TerminalError::UnknownWord { word: line.to_owned() })
            }
            Err(error) => self.refuse(&error),
        }
    }

    fn obey(&mut self, word: TerminalWord, rest: &str, was_asked: bool) -> Result<Reply, CliError> {
        match word {
            TerminalWord::Rules => self.tell_rules()?,
            TerminalWord::Moves => return self.list_moves(rest),
            TerminalWord::Pieces => self.tell_towers()?,
            TerminalWord::Board => {
                self.draw_board()?;
                self.desk.say("zebra-legend", &[])?;
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
                let side = self.position().to_move();
                self.record.game.resign(side);
                return Ok(Reply::Changed);
            }
            // A word that ends the match counts only when it is typed twice or answered with yes: nobody should lose
            // by a word that they tried.
            TerminalWord::Resign => {
                self.asked = true;
                let other = self.position().to_move().other();
                self.desk.say("zebra-asks-resign", &[("other", &other)])?;
            }
            TerminalWord::Yes => self.desk.say("terminal-nothing-asked", &[])?,
            TerminalWord::Quit => return Ok(Reply::Leaves),
            // What has no meaning here is not among the words that lead here.
            _ => self.list_words()?,
        }
        Ok(Reply::Stays)
    }

    fn play(&mut self, turn: ZebraTurn) -> Result<Reply, CliError> {
        match self.record.game.play(turn) {
            Ok(()) => {
                self.reason = None;
                Ok(Reply::Changed)
            }
            Err(refusal) => self.refuse(&refusal),
        }
    }

    /// Lists all turns, or those from the tower that was typed.
    fn list_moves(&mut self, typed: &str) -> Result<Reply, CliError> {
        if typed.is_empty() {
            self.list_turns()?;
            return Ok(Reply::Stays);
        }
        match typed.parse() {
            Ok(square) => self.list_from(square),
            Err(_) => self.refuse(&TerminalError::ZebraNoSquare { text: typed.to_owned() }),
        }
    }

    fn list_from(&mut self, from: ZebraSquare) -> Result<Reply, CliError> {
        if let Err(refusal) = self.position().check_taking(from) {
            return self.refuse(&refusal);
        }
        let turns: Vec<String> =
            self.position().turns_from(from).map(|turn| turn.to_string()).collect();
        self.desk.line(format_args!("  {}", turns.join("  ")))?;
        Ok(Reply::Stays)
    }

    /// Says why a turn is not allowed, without playing it. Without a turn, repeats the last reason.
    fn tell_why(&mut self, typed: &str) -> Result<Reply, CliError> {
        if typed.is_empty() {
            match &self.reason {
                Some(reason) => self.desk.line(reason)?,
                None => self.desk.say("terminal-no-reason", &[])?,
            }
            return Ok(Reply::Stays);
        }
        let checked = ZebraTurn::read_typed(typed).map(|turn| self.record.game.check(turn));
        match checked {
            Ok(Ok(())) => self.desk.say("terminal-allowed", &[])?,
            Ok(Err(refusal)) => return self.refuse(&refusal),
            Err(error) => return self.refuse(&error),
        }
        Ok(Reply::Stays)
    }

    /// Takes back to the last choice of a person, and says what was taken back, the last first.
    fn take_back(&mut self) -> Result<Reply, CliError> {
        let mut reply = Reply::Stays;
        let is_persons = |turn: usize, terminal: &Self| {
            terminal.player(ZebraSide::BOTH[turn % 2]) == ZebraPlayerKind::Human
        };
        let turns = self.record.game.turns().len();
        let Some(choice) = (0..turns).rev().find(|turn| is_persons(*turn, self)) else {
            self.desk.say("terminal-left-empty", &[])?;
            return Ok(reply);
        };
        while self.record.game.turns().len() > choice
            && let Some(taken) = self.record.game.take_back()
        {
            let (turn, side) = (self.record.game.turns().len() + 1, self.position().to_move());
            self.desk
                .say("zebra-taken-back", &[("turn", &turn), ("side", &side), ("played", &taken)])?;
            reply = Reply::Changed;
        }
        Ok(reply)
    }

    /// Says why something is not possible. `why` repeats it.
    fn refuse(&mut self, why: &impl Serialize) -> Result<Reply, CliError> {
        self.reason = Some(self.desk.words.tell(why));
        self.desk.tell_result(why)?;
        Ok(Reply::Stays)
    }

    /// Keeps the match. The player is told once if that fails, and plays on.
    fn keep(&mut self) -> Result<(), CliError> {
        match self.keeper.keep(&self.record) {
            Ok(()) => Ok(()),
            Err(error) => self.desk.say("terminal-not-kept", &[("error", &error)]),
        }
    }

    fn leave(self) -> Result<(), CliError> {
        let key = match (self.keeper.is_kept(), self.record.game.turns().is_empty()) {
            (true, _) => "zebra-left",
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
        if let Some(ending) = self.record.game.ending() {
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
