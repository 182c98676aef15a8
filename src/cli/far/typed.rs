//! What a typed line does in a match with somebody far away.

use super::session::{FarLeave, FarSession};
use crate::{
    cli::{
        CliError, TerminalError, TerminalWord,
        terminal::{Trouble, order::TypedOrder},
    },
    far::{
        agreement::{FarFault, FarStage, FarWish, Unwilling},
        letter::FarLetter,
    },
    home::FarTrouble,
    notation::steps_of,
    rules::{Step, Turn},
};

impl FarSession<'_> {
    pub(super) fn obey(&mut self, line: Result<String, TerminalError>) -> Result<(), CliError> {
        if let Some(text) = line.as_ref().ok().filter(|line| FarLetter::is_meant(line)) {
            return self.read_letter(text);
        }
        let order = line.and_then(|line| TypedOrder::read(&line, &self.table.desk.words));
        // Whatever else is typed takes the question back.
        let asked = self.asked.take();
        let done = match order {
            Ok(TypedOrder::Nothing) => Ok(()),
            Ok(TypedOrder::Play(turn)) => self.play_turn(turn).map_err(Trouble::from),
            Ok(TypedOrder::Choose(number)) => self.choose(number),
            Ok(TypedOrder::Word(word, _)) if asked == Some(word) => self.mean(word),
            Ok(TypedOrder::Word(TerminalWord::Yes, _)) if let Some(word) = asked => self.mean(word),
            Ok(TypedOrder::Word(word, rest)) => self.obey_word(word, &rest),
            Err(error) => Err(error.into()),
        };
        match done {
            Ok(()) => Ok(()),
            Err(Trouble::Typed(error)) => self.refuse(&error),
            Err(Trouble::Output(error)) => Err(error),
        }
    }

    fn play_turn(&mut self, turn: Turn) -> Result<(), CliError> {
        let Some(game) = self.playable()? else { return Ok(()) };
        match steps_of(turn, &game) {
            Ok(steps) => self.play_steps(steps),
            Err(misplay) => self.refuse(&misplay),
        }
    }

    fn choose(&mut self, number: usize) -> Result<(), Trouble> {
        if self.playable()?.is_none() {
            return Ok(());
        }
        match self.table.listed_part(number)? {
            Some(step) => Ok(self.play_steps([step])?),
            None => Ok(()),
        }
    }

    /// Plays one part after the other. What must be skipped is skipped by both programs.
    pub(super) fn play_steps(
        &mut self,
        steps: impl IntoIterator<Item = Step>,
    ) -> Result<(), CliError> {
        for step in steps.into_iter().filter(|step| *step != Step::Skip) {
            if let Err(why) = self.far.driver.act(FarWish::Play(step)) {
                return self.refuse(&why);
            }
            self.take()?;
        }
        Ok(())
    }

    /// The match, if this end can play in it now. Otherwise says why not.
    fn playable(&mut self) -> Result<Option<crate::rules::Match>, CliError> {
        let standing = self.far.driver.standing();
        if standing.can_play() {
            return Ok(self.far.driver.log().game().cloned());
        }
        let why = match standing.stage {
            _ if standing.is_behind => Unwilling::Behind,
            FarStage::Playing if standing.waits_for_answer() => Unwilling::OfferWaits,
            FarStage::Playing => Unwilling::Fault(FarFault::NotYourTurn),
            FarStage::Over(_) => Unwilling::Fault(FarFault::Over),
            _ => Unwilling::Fault(FarFault::NotBegun),
        };
        self.refuse(&why)?;
        Ok(None)
    }

    fn obey_word(&mut self, word: TerminalWord, rest: &str) -> Result<(), Trouble> {
        let stage = self.far.driver.standing().stage;
        let has_begun = self.far.driver.log().game().is_some();
        match word {
            TerminalWord::Help => self.list_words()?,
            TerminalWord::Who => self.tell_who()?,
            TerminalWord::Yes | TerminalWord::No => self.answer(word == TerminalWord::Yes)?,
            TerminalWord::Draw => self.act(FarWish::OfferDraw)?,
            TerminalWord::Undo => self.act(FarWish::TakeBack)?,
            TerminalWord::Rematch => self.act(FarWish::Rematch)?,
            TerminalWord::Letter => self.write_letter()?,
            TerminalWord::Redo => self.say("far-no-redo", &[])?,
            TerminalWord::Close if matches!(stage, FarStage::Over(_)) => {
                self.leaves = Some(FarLeave::PutsAway);
            }
            TerminalWord::Close => {
                self.asked = Some(word);
                self.say("far-asks-close", &[])?;
            }
            TerminalWord::Quit => self.leaves = Some(FarLeave::Quits),
            TerminalWord::Rules => self.table.tell_about(word, rest)?,
            _ if !has_begun => self.refuse(&Unwilling::Fault(FarFault::NotBegun))?,
            // A word that ends the match counts only when it is typed twice or answered with yes: nobody should lose
            // by a word that they tried.
            TerminalWord::Resign if stage == FarStage::Playing => {
                self.asked = Some(word);
                if let Some(side) = self.far.driver.standing().side() {
                    self.say("terminal-asks-resign", &[("other", &side.other())])?;
                }
            }
            TerminalWord::Resign => self.act(FarWish::Resign)?,
            TerminalWord::Save => self.table.save(rest)?,
            TerminalWord::Moves if stage == FarStage::Playing => self.list_moves(rest)?,
            TerminalWord::Hint if !self.may_hint() => self.say("far-hints-off", &[])?,
            word => self.table.tell_about(word, rest)?,
        }
        Ok(())
    }

    /// Writes down what the other side may not have, for the player to send. Nobody sends half a turn.
    fn write_letter(&mut self) -> Result<(), CliError> {
        if self.far.driver.log().is_amid_turn() {
            return self.say("far-letter-amid-turn", &[]);
        }
        let (name, letter) = (self.name(), FarLetter::of(self.far.driver.log()));
        let Some(letter) = letter else {
            return self.say("far-letter-nothing", &[("name", &name)]);
        };
        // Programs read it too, so it is the same in all languages.
        self.table.desk.line(format_args!("letter: {letter}"))?;
        self.say("far-letter-how", &[("name", &name)])
    }

    fn read_letter(&mut self, text: &str) -> Result<(), CliError> {
        let letter: FarLetter = match text.parse() {
            Ok(letter) => letter,
            Err(fault) => return self.refuse(&FarTrouble::Ticket { fault }),
        };
        if letter.of != self.far.driver.log().id() {
            return self.refuse(&FarTrouble::OtherLetter);
        }
        match self.far.driver.read_letter(&letter) {
            Ok(true) => self.take(),
            Ok(false) => self.say("far-letter-known", &[]),
            Err(why) => {
                self.take()?;
                self.refuse(&FarTrouble::Letter { why })
            }
        }
    }

    /// Lists what can be played, and says so if it is the other side that can.
    fn list_moves(&mut self, rest: &str) -> Result<(), Trouble> {
        let (name, standing) = (self.name(), self.far.driver.standing());
        if standing.to_move != standing.side() {
            self.say("far-moves-of-other", &[("name", &name)])?;
        }
        self.table.tell_about(TerminalWord::Moves, rest)
    }

    /// After the end nobody is helped to anything.
    fn may_hint(&self) -> bool {
        let terms = self.far.driver.log().terms();
        let is_playing = self.far.driver.standing().stage == FarStage::Playing;
        is_playing && terms.is_some_and(|terms| terms.conditions.hints)
    }

    /// The player means the word that was asked about.
    fn mean(&mut self, word: TerminalWord) -> Result<(), Trouble> {
        let wish = if word == TerminalWord::Close { FarWish::Close } else { FarWish::Resign };
        Ok(self.act(wish)?)
    }

    /// Answers what the other side asks.
    fn answer(&mut self, yes: bool) -> Result<(), CliError> {
        let standing = self.far.driver.standing();
        match standing.stage {
            FarStage::Asked if yes => self.consent(),
            FarStage::Asked => {
                self.decline();
                Ok(())
            }
            _ if standing.to_answer().is_some() => self.act(FarWish::Answer(yes)),
            _ => self.say("far-nothing-asked", &[]),
        }
    }

    /// The host hears of it, if it is here.
    fn decline(&mut self) {
        self.far.decline();
        self.leaves = Some(FarLeave::Declines);
    }
}
