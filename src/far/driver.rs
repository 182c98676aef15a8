//! One match with somebody far away: its agreement, the file of its log, and the line to the other side.

use std::{
    collections::VecDeque,
    fmt,
    time::{Duration, Instant},
};

use super::{
    agreement::{
        Agreement, FarDuty, FarEvent, FarLog, FarStanding, FarWish, Farewell, LetterRefusal,
        LogEvent, Unwilling,
    },
    letter::FarLetter,
    link::{FarLine, LineReport, LineState, LinkRefusals, Topic},
};

/// The file of a log.
pub trait LogKeeper {
    /// Why something cannot be kept.
    type Fault: fmt::Debug;

    /// Appends text. Once this returns `Ok`, the text is on the disk; otherwise nothing of it counts.
    fn keep(&mut self, text: &str) -> Result<(), Self::Fault>;
}

/// What the link says to those who call about nothing that is known here.
pub fn refusals() -> LinkRefusals {
    LinkRefusals {
        unknown: Farewell::OtherMatch.message(),
        busy: Farewell::Busy.message(),
        too_large: Farewell::TooLarge.message(),
    }
}

/// The match that a first message is about, as the link knows it.
pub fn topic_of(message: &[u8]) -> Option<Topic> {
    super::agreement::match_of(message).map(|of| *of.bytes())
}

/// One match. Whoever owns it calls [`pump`](FarDriver::pump) when the link wakes them, and at
/// [`next_pump`](FarDriver::next_pump).
#[derive(Debug)]
pub struct FarDriver<K: LogKeeper> {
    agreement: Agreement,
    keeper: K,
    line: Option<FarLine>,
    /// The connection that the agreement knows of.
    call: Option<u64>,
    state: LineState,
    began: Instant,
    events: VecDeque<FarEvent>,
    fault: Option<K::Fault>,
    cut: Option<Farewell>,
}

impl<K: LogKeeper> FarDriver<K> {
    /// A match. Nothing goes out before it has a [line](FarDriver::attach).
    pub fn new(agreement: Agreement, keeper: K) -> FarDriver<K> {
        let mut driver = FarDriver {
            agreement,
            keeper,
            line: None,
            call: None,
            state: LineState::Nobody,
            began: Instant::now(),
            events: VecDeque::new(),
            fault: None,
            cut: None,
        };
        driver.do_duties();
        driver
    }

    /// Gives it a line, instead of the one that it has.
    pub fn attach(&mut self, line: FarLine) {
        self.detach();
        self.line = Some(line);
        self.turn_others_away();
    }

    /// Once somebody has joined, nobody else can.
    fn turn_others_away(&self) {
        if let Some(line) = self.line.as_ref().filter(|_| self.log().consent().is_some()) {
            line.turn_away(Farewell::Taken.message());
        }
    }

    /// Says goodbye to the other side. The match can go on later.
    pub fn detach(&mut self) {
        if self.line.take().is_some() {
            self.agreement.disconnected();
            (self.call, self.state) = (None, LineState::Closed);
        }
    }

    /// How the match stands.
    pub fn standing(&self) -> FarStanding {
        self.agreement.standing()
    }

    /// How the line stands.
    pub fn line_state(&self) -> LineState {
        self.state
    }

    /// The log.
    pub fn log(&self) -> &FarLog {
        self.agreement.log()
    }

    /// The agreement.
    pub fn agreement(&self) -> &Agreement {
        &self.agreement
    }

    /// Carries out what the player wants, or says why not.
    pub fn act(&mut self, wish: FarWish) -> Result<(), Unwilling> {
        self.agreement.act(wish, self.began.elapsed())?;
        self.do_duties();
        Ok(())
    }

    /// Takes in a letter from the other side, which may also be here. Whether anything in it was news is the answer. If it
    /// could not be written, there is a [fault](FarDriver::take_fault).
    pub fn read_letter(&mut self, letter: &FarLetter) -> Result<bool, LetterRefusal> {
        let is_news = !self.agreement.has(&letter.entries);
        let known = self.events.len();
        self.agreement.hear_letter(&letter.entries, self.began.elapsed())?;
        self.do_duties();
        let refused = self.events.iter().skip(known).find_map(|event| match event {
            FarEvent::Refused { fault, .. } => Some(fault.clone()),
            FarEvent::Disputed(dispute) => Some(dispute.fault.clone()),
            _ => None,
        });
        match refused {
            _ if self.agreement.has(&letter.entries) || self.fault.is_some() => Ok(is_news),
            Some(fault) => Err(LetterRefusal::Wrong(fault)),
            None => Err(LetterRefusal::Gap),
        }
    }

    /// The next thing that has happened.
    pub fn next_event(&mut self) -> Option<FarEvent> {
        self.events.pop_front()
    }

    /// Why the log could not be written to, the last time that it could not.
    pub fn take_fault(&mut self) -> Option<K::Fault> {
        self.fault.take()
    }

    /// Why this side has ended the connection, the last time that it has.
    pub fn take_cut(&mut self) -> Option<Farewell> {
        self.cut.take()
    }

    /// After how long it must be pumped, even if nothing comes.
    pub fn next_pump(&self) -> Option<Duration> {
        let next = self.agreement.next_tick()?;
        Some(next.saturating_sub(self.began.elapsed()))
    }

    /// Takes what has come, and does what is due.
    pub fn pump(&mut self) {
        while let Some(report) = self.line.as_mut().and_then(FarLine::next_report) {
            self.hear(report);
            self.do_duties();
        }
        if self.next_pump() == Some(Duration::ZERO) {
            self.agreement.tick(self.began.elapsed());
            self.do_duties();
        }
    }

    fn hear(&mut self, report: LineReport) {
        match report {
            LineReport::State(state) => self.state = state,
            LineReport::Connected { id, call } => {
                self.agreement.disconnected();
                self.call = Some(call);
                if let Err(why) = self.agreement.connected(id, self.began.elapsed()) {
                    self.send(why.message());
                    self.hang_up();
                }
            }
            LineReport::Message(message) => {
                self.agreement.receive(&message, self.began.elapsed());
            }
            LineReport::Gone => {
                self.call = None;
                self.agreement.disconnected();
            }
        }
    }

    fn send(&self, message: Vec<u8>) {
        if let (Some(line), Some(call)) = (&self.line, self.call) {
            line.send(call, message);
        }
    }

    fn hang_up(&mut self) {
        if let (Some(line), Some(call)) = (&self.line, self.call.take()) {
            line.hang_up(call);
        }
    }

    fn do_duties(&mut self) {
        while let Some(duty) = self.agreement.next_duty() {
            match duty {
                FarDuty::Write(text) => match self.keeper.keep(&text) {
                    Ok(()) => self.agreement.written(self.began.elapsed()),
                    Err(fault) => {
                        self.fault = Some(fault);
                        self.agreement.not_written(self.began.elapsed());
                    }
                },
                FarDuty::Send(message) => self.send(message),
                FarDuty::Cut(why) => {
                    self.cut = Some(why);
                    self.hang_up();
                }
                FarDuty::Tell(event) => {
                    if event == FarEvent::Log(LogEvent::Joined) {
                        self.turn_others_away();
                    }
                    self.events.push_back(event);
                }
            }
        }
    }
}
