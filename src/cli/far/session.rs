//! A match with somebody far away in the terminal: what comes from the other side, what is typed, and what follows.

use std::{
    io::Write,
    path::PathBuf,
    time::{Duration, Instant},
};

use serde::Serialize;

use super::{
    FarTrouble,
    inbox::{FarInbox, InboxNews},
};
use crate::{
    cli::{CliError, TerminalWord, desk::Desk, terminal::Terminal},
    engine::Score,
    far::{
        agreement::{Companion, FarEvent, FarOffer, FarStage, FarWish, Role, draw},
        driver::FarDriver,
        link::{Link, Road},
    },
    home::{FarDesk, FarFileError, FarWay, Home, KeptLog},
    record::Record,
    words::Tellable,
};

/// All that a match begins with.
pub(super) struct FarSetup {
    pub home: Home,
    pub far: FarDesk,
    pub inbox: FarInbox,
    pub link: Link,
    pub driver: FarDriver<KeptLog>,
    pub way: FarWay,
    /// Who sits at this end.
    pub own: Companion,
    /// Whether this end consents without being asked.
    pub says_yes: bool,
}

/// A match that is being played. The first parts end in this order.
pub(super) struct FarSession<'d> {
    pub driver: FarDriver<KeptLog>,
    /// The match that this is the rematch of: the other side may still have to hear of its end.
    pub before: Option<FarDriver<KeptLog>>,
    pub link: Link,
    pub far: FarDesk,
    pub home: Home,
    pub inbox: FarInbox,
    pub way: FarWay,
    pub own: Companion,
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
    pub over: FarOver,
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
    /// After how many parts the position was shown.
    pub position: Option<usize>,
    /// Whether the match before this one is settled. Nobody has to be told.
    pub is_before_settled: bool,
    /// How often the other side said, one time after the other, that it does not have this match.
    pub not_open: u32,
    /// Whether it was told what can be done after the end.
    pub is_over: bool,
    /// Whether the terms were told.
    pub has_terms: bool,
}

/// What came after the end of a match.
#[derive(Default)]
pub(super) struct FarOver {
    pub since: Option<Instant>,
    /// Whether the other side was here since.
    pub has_met: bool,
    /// Whether it said since that it has all.
    pub has_heard: bool,
    /// The record that was saved, and its file.
    pub saved: Option<(PathBuf, Record)>,
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
    pub fn new(setup: FarSetup, draws: bool, desk: &'d mut Desk) -> FarSession<'d> {
        let FarSetup { home, far, inbox, link, driver, way, own, says_yes } = setup;
        let mut table = Terminal::new(crate::home::Keeper::at(home.clone()), desk);
        table.draws = draws;
        FarSession {
            driver,
            before: None,
            link,
            far,
            home,
            inbox,
            way,
            own,
            says_yes,
            table,
            asked: None,
            is_prompted: false,
            said: FarSaid::default(),
            outlook: None,
            over: FarOver::default(),
            leaves: None,
        }
    }

    /// Plays until the match is left.
    pub fn play(mut self) -> Result<(), CliError> {
        self.open()?;
        while self.leaves.is_none() {
            self.take()?;
            if self.own.computer.is_some() {
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
            match self.inbox.next(self.patience()) {
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

    /// Begins: gives the match its line, and says how it stands.
    fn open(&mut self) -> Result<(), CliError> {
        self.far.connect(&self.link, &mut self.driver, &self.way);
        self.bring_back_before()?;
        if self.own.computer.is_none() {
            self.inbox.listen();
        }
        self.tell_opening()?;
        self.sync();
        if self.driver.standing().seating.is_some() {
            self.befriend()?;
        }
        Ok(())
    }

    fn patience(&self) -> Option<Duration> {
        let drivers = [Some(&self.driver), self.before.as_ref()];
        drivers.into_iter().flatten().filter_map(FarDriver::next_pump).min()
    }

    /// Takes what has come, and says it.
    pub fn take(&mut self) -> Result<(), CliError> {
        self.driver.pump();
        self.take_events()?;
        if let Some(fault) = self.driver.take_fault() {
            self.tell(&fault)?;
            self.say("far-not-written", &[])?;
        }
        if let Some(why) = self.driver.take_cut() {
            self.hear_cut(why)?;
        }
        if let Some(before) = &mut self.before {
            before.pump();
            while before.next_event().is_some() {}
            // What could not be written is tried again.
            _ = before.take_fault();
        }
        self.tell_presence()?;
        self.follow()
    }

    fn take_events(&mut self) -> Result<(), CliError> {
        while let Some(event) = self.driver.next_event() {
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
        let standing = self.driver.standing();
        match standing.stage {
            FarStage::Asked if self.says_yes || self.is_rematch() => self.consent()?,
            FarStage::Asked => self.tell_terms()?,
            FarStage::Playing => self.settle_before()?,
            FarStage::Over(_) => {
                self.save()?;
                self.tell_what_next()?;
                self.over.since.get_or_insert_with(Instant::now);
                self.over.has_met |= standing.is_here;
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
        let chance = draw().map_err(FarFileError::from)?;
        self.act(FarWish::Consent(self.own.clone(), chance))
    }

    /// Carries out a wish, or says why not.
    pub fn act(&mut self, wish: FarWish) -> Result<(), CliError> {
        match self.driver.act(wish) {
            Ok(()) => self.take_events(),
            Err(why) => self.refuse(&why),
        }
    }

    /// Puts the match on the table as it is in the log.
    fn sync(&mut self) {
        if let Some(record) = self.driver.log().record() {
            self.table.put(record);
        }
    }

    /// Asks for a line, after the position if that is new.
    fn prompt(&mut self) -> Result<(), CliError> {
        let standing = self.driver.standing();
        let parts = self.driver.log().game().map_or(0, |game| game.steps().len());
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
        let log = self.driver.log();
        let name = log.companion(log.keeper().other()).map_or("", |other| other.name.as_str());
        let words = &self.table.desk.words;
        if name.is_empty() { words.say("far-nameless") } else { name.to_owned() }
    }

    /// Which of the two this end is.
    pub fn role(&self) -> Role {
        self.driver.log().keeper()
    }
}

/// An offer, as sentences choose by it.
pub(super) fn kind(offer: FarOffer) -> &'static str {
    match offer {
        FarOffer::Draw => "draw",
        FarOffer::TakeBack { .. } => "take-back",
        FarOffer::Rematch => "rematch",
    }
}
