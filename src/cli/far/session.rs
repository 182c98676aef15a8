//! A match with somebody far away in the terminal: what comes from the other side, what is typed, and what follows.

use std::io::Write;

use serde::Serialize;

use super::{
    inbox::{FarInbox, InboxNews},
    list,
};
use crate::{
    cli::{CliError, TerminalWord, desk::Desk, terminal::Terminal},
    engine::Score,
    far::{
        agreement::{FarEvent, FarStage, FarWish, Role},
        knock::KnockStands,
        link::Road,
    },
    home::{FarMatch, FarTrouble, Home},
    words::Tellable,
};

/// A match that is being played.
pub(super) struct FarSession<'d> {
    pub far: FarMatch,
    pub home: Home,
    pub inbox: FarInbox,
    /// Whether this end consents without being asked.
    pub says_yes: bool,
    /// The table as this end sees it, and where all is said.
    pub table: Terminal<'d>,
    /// The word that counts if it is typed once more.
    pub asked: Option<TerminalWord>,
    /// Whether a line is being waited for.
    is_prompted: bool,
    pub said: FarSaid,
    /// What the computer thinks of its match.
    pub outlook: Option<Score>,
    /// Why the match is left, once it is.
    pub leaves: Option<FarLeave>,
}

/// What the player knows already.
#[derive(Default)]
pub(super) struct FarSaid {
    /// How many parts of the match were told.
    pub parts: usize,
    /// How the other side was here.
    pub here: Option<Road>,
    /// How many entries had not reached the other side.
    pub unreached: u32,
    /// How many entries of earlier runs of the program may not have reached it. Nothing is said of them.
    pub earlier: u32,
    /// Whether somebody looks at the terms.
    pub is_read: bool,
    /// After how many parts the position was shown.
    pub position: Option<usize>,
    /// Whether it was told what can be done after the end.
    pub is_over: bool,
    /// Whether the terms were told.
    pub has_terms: bool,
    /// How it stood with the friend who is invited.
    pub knock: Option<KnockStands>,
}

/// Why a match is left.
pub(super) enum FarLeave {
    /// The player leaves.
    Quits,
    /// The player puts it away after its end, whoever has still to hear of it.
    PutsAway,
    /// The player does not want to play on these terms.
    Declines,
    /// All is done.
    Done,
    /// It does not go on.
    Stops(FarTrouble),
}

impl<'d> FarSession<'d> {
    pub fn new(
        (home, far, inbox): (Home, FarMatch, FarInbox),
        says_yes: bool,
        draws: bool,
        desk: &'d mut Desk,
    ) -> FarSession<'d> {
        let mut table = Terminal::new(crate::home::Keeper::at(home.clone()), desk);
        table.draws = draws;
        FarSession {
            far,
            home,
            inbox,
            says_yes,
            table,
            asked: None,
            is_prompted: false,
            said: FarSaid::default(),
            outlook: None,
            leaves: None,
        }
    }

    /// Plays until the match is left.
    pub fn play(mut self) -> Result<(), CliError> {
        self.open()?;
        while self.leaves.is_none() {
            self.take()?;
            if self.far.own.computer.is_some() {
                if self.play_by_itself()? {
                    continue;
                }
            } else if self.leaves.is_none() {
                self.prompt()?;
            }
            if self.leaves.is_some() {
                break;
            }
            self.table.desk.flush()?;
            match self.inbox.next(self.far.next_pump()) {
                InboxNews::Line(line) => {
                    self.is_prompted = false;
                    self.obey(line)?;
                }
                InboxNews::End => self.leaves = Some(FarLeave::Quits),
                InboxNews::News => {}
            }
        }
        self.leave()
    }

    /// Begins: says how the match stands.
    fn open(&mut self) -> Result<(), CliError> {
        if self.far.own.computer.is_none() {
            self.inbox.listen();
        }
        self.tell_opening()?;
        self.sync();
        if self.far.driver.standing().seating.is_some() {
            self.befriend()?;
        }
        Ok(())
    }

    /// Takes what has come, and says it.
    pub fn take(&mut self) -> Result<(), CliError> {
        self.far.pump();
        self.take_events()?;
        if let Some(fault) = self.far.driver.take_fault() {
            self.tell(&fault)?;
            self.say("far-not-written", &[])?;
        }
        if let Some(why) = self.far.driver.take_cut() {
            let sequel = self.far.heed_own(why);
            self.follow_farewell(sequel)?;
        }
        self.tell_presence()?;
        self.follow()
    }

    fn take_events(&mut self) -> Result<(), CliError> {
        while let Some(event) = self.far.next_event() {
            let is_log = matches!(event, FarEvent::Log(_));
            self.hear(event)?;
            if is_log {
                self.sync();
            }
        }
        Ok(())
    }

    /// Does what follows without being asked for.
    fn follow(&mut self) -> Result<(), CliError> {
        let standing = self.far.driver.standing();
        match standing.stage {
            FarStage::Asked if self.says_yes || self.far.is_rematch() => self.consent()?,
            FarStage::Asked => self.tell_terms()?,
            FarStage::Playing => self.far.settle_before()?,
            FarStage::Over(_) => {
                self.save()?;
                self.tell_what_next()?;
                if standing.rematch {
                    self.go_to_rematch()?;
                }
            }
            FarStage::Disputed(_) => self.leaves = Some(FarLeave::Stops(FarTrouble::Disputed)),
            _ => {}
        }
        self.look_whether_done();
        Ok(())
    }

    pub fn consent(&mut self) -> Result<(), CliError> {
        let wish = self.far.consents()?;
        self.act(wish)
    }

    /// Carries out a wish, or says why not.
    pub fn act(&mut self, wish: FarWish) -> Result<(), CliError> {
        match self.far.driver.act(wish) {
            Ok(()) => self.take_events(),
            Err(why) => self.refuse(&why),
        }
    }

    /// Puts the match on the table as it is in the log.
    fn sync(&mut self) {
        if let Some(record) = self.far.driver.log().record() {
            self.table.put(record);
        }
    }

    /// Asks for a line, after the position if that is new.
    fn prompt(&mut self) -> Result<(), CliError> {
        let standing = self.far.driver.standing();
        let parts = self.far.driver.log().game().map_or(0, |game| game.steps().len());
        if standing.can_play() && self.said.position != Some(parts) {
            self.said.position = Some(parts);
            self.break_line()?;
            self.table.show_position()?;
        }
        if !self.is_prompted {
            write!(self.table.desk.out, "> ")?;
            self.is_prompted = true;
        }
        Ok(())
    }

    /// What is said does not stand beside what is typed.
    fn break_line(&mut self) -> Result<(), CliError> {
        if std::mem::take(&mut self.is_prompted) {
            writeln!(self.table.desk.out)?;
        }
        Ok(())
    }

    pub fn say(&mut self, key: &str, fields: &[(&str, &dyn Tellable)]) -> Result<(), CliError> {
        self.break_line()?;
        self.table.desk.say(key, fields)
    }

    pub fn tell(&mut self, value: &impl Serialize) -> Result<(), CliError> {
        self.break_line()?;
        self.table.desk.tell_result(value)
    }

    /// Says why something is not possible. `why` repeats it.
    pub fn refuse(&mut self, why: &impl Serialize) -> Result<(), CliError> {
        self.break_line()?;
        self.table.refuse(why)
    }

    /// What the other side is called.
    pub fn name(&self) -> String {
        list::called(self.far.other_name(), &self.table.desk.words)
    }

    /// Which of the two this end is.
    pub fn role(&self) -> Role {
        self.far.driver.log().keeper()
    }
}
