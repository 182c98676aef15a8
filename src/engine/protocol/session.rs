//! What the protocol is about: a match, a player, and what it has been told to be.

use std::{
    io::{self, Write},
    sync::mpsc::SyncSender,
    thread,
};

use super::{
    Event,
    command::{Command, MEGABYTES, ProtocolError, THREADS},
};
use crate::{
    engine::{
        limits::{Limits, Stop},
        thinker::{MEGABYTES as USUAL_MEGABYTES, Thinker, Thought},
    },
    record::Level,
    rules::{HouseRules, Match, Misplay, Position, Rest, Setup, Turn},
};

/// What has been set and played so far.
pub(super) struct Session {
    game: Match,
    level: Level,
    threads: usize,
    seed: u64,
    megabytes: usize,
    /// Ends the thinking at hand.
    pub stop: Stop,
}

impl Default for Session {
    fn default() -> Session {
        Session {
            game: Match::new(Position::start(HouseRules::Booklet)),
            level: Level::Master,
            threads: 1,
            seed: 0,
            megabytes: USUAL_MEGABYTES,
            stop: Stop::default(),
        }
    }
}

impl Session {
    /// Does what a command asks for, or changes nothing and says why not.
    pub fn obey(
        &mut self,
        command: Command,
        out: &mut impl Write,
    ) -> io::Result<Result<(), ProtocolError>> {
        let done = match command {
            // What takes time, or ends it all, is none of the session's business.
            Command::Nothing | Command::Go(_) | Command::Quit => return Ok(Ok(())),
            Command::Identify => {
                introduce(out)?;
                Ok(())
            }
            Command::Rules(rules) => self.begin(&self.game.start().setup(), rules),
            Command::Threads(threads) => {
                self.threads = threads;
                Ok(())
            }
            Command::Seed(seed) => {
                self.seed = seed;
                Ok(())
            }
            Command::Megabytes(megabytes) => {
                self.megabytes = megabytes;
                Ok(())
            }
            Command::Level(level) => {
                self.level = level;
                Ok(())
            }
            Command::Position(setup) => {
                let setup = setup.map_or_else(Setup::start, |setup| *setup);
                self.begin(&setup, self.game.start().rules())
            }
            Command::Turns(turns) => self.play(&turns),
            Command::Legal => {
                if self.game.ending().is_none() {
                    for turn in self.game.position().turns() {
                        writeln!(out, "{turn}")?;
                    }
                }
                Ok(())
            }
            Command::Stop => Err(ProtocolError::NotThinking),
        };
        if done.is_ok() {
            writeln!(out, "ok")?;
        }
        Ok(done)
    }

    /// Begins a match anew.
    fn begin(&mut self, setup: &Setup, rules: HouseRules) -> Result<(), ProtocolError> {
        let position = setup.validate(rules).map_err(ProtocolError::PositionFaulty)?;
        self.game = Match::new(position);
        Ok(())
    }

    /// Plays all of these turns or none.
    fn play(&mut self, turns: &[Turn]) -> Result<(), ProtocolError> {
        let mut game = self.game.clone();
        for (turn, number) in turns.iter().zip(1..) {
            let illegal = |misplay: Misplay| ProtocolError::TurnIllegal { number, misplay };
            if turn.rest == Rest::ToCome {
                return Err(ProtocolError::TurnUnfinished { number });
            }
            game.play_turn(*turn).map_err(illegal)?;
        }
        self.game = game;
        Ok(())
    }

    /// Whether there is anything to think about.
    pub fn may_think(&self) -> Result<(), ProtocolError> {
        if self.game.ending().is_some() { Err(ProtocolError::MatchOver) } else { Ok(()) }
    }

    /// Thinks on a thread of its own, within these limits or as the level does, and tells of it.
    pub fn think(&mut self, limits: Option<Limits>, events: SyncSender<Event>) -> io::Result<()> {
        let (game, level, stop) = (self.game.clone(), self.level, self.stop.clone());
        let mut thinker = Thinker::new(self.megabytes);
        thinker.set_threads(self.threads);
        thinker.set_seed(self.seed);
        let think = move || {
            // Nobody listens any more, if this fails.
            let tell = |thought: &Thought| drop(events.send(Event::Info(thought.clone())));
            let thought = match limits {
                Some(limits) => thinker.think(&game, limits, &stop, tell),
                None => thinker.play_as(&game, level, Limits::NONE, &stop, tell),
            };
            let _ = events.send(Event::Done(thought));
        };
        thread::Builder::new().spawn(think).map(drop)
    }
}

fn introduce(out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "id Nonaga {}", env!("CARGO_PKG_VERSION"))?;
    writeln!(out, "option threads 1 {THREADS}")?;
    writeln!(out, "option seed 0 {}", u64::MAX)?;
    writeln!(out, "option hash 1 {MEGABYTES}")?;
    let levels = <Level as strum::VariantNames>::VARIANTS.join(" ");
    writeln!(out, "option level {levels}")
}

/// The line that tells of a depth.
pub(super) fn info(thought: &Thought) -> String {
    let Thought { depth, score, nodes, time, line, .. } = thought;
    let time = time.as_millis();
    let line: Vec<_> = line.iter().map(ToString::to_string).collect();
    let line = line.join("; ");
    format!("info depth {depth} score {score} nodes {nodes} time {time} pv {line}")
}
