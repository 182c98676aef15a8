//! The state of a conversation: the match and the settings of the player.

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

/// The match and the settings so far.
pub(super) struct Session {
    game: Match,
    level: Level,
    threads: usize,
    seed: u64,
    megabytes: usize,
    /// Stops the current thinking.
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
    /// Executes a command. If it fails, nothing changes.
    pub fn execute(
        &mut self,
        command: Command,
        out: &mut impl Write,
    ) -> io::Result<Result<(), ProtocolError>> {
        let done = match command {
            // The caller handles thinking and quitting.
            Command::Nothing | Command::Go(_) | Command::Quit => return Ok(Ok(())),
            Command::Identify => {
                write_identity(out)?;
                Ok(())
            }
            Command::Rules(rules) => self.start_match(&self.game.start().setup(), rules),
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
                self.start_match(&setup, self.game.start().rules())
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

    /// Starts a new match.
    fn start_match(&mut self, setup: &Setup, rules: HouseRules) -> Result<(), ProtocolError> {
        let position = setup.validate(rules).map_err(ProtocolError::PositionFaulty)?;
        self.game = Match::new(position);
        Ok(())
    }

    /// Plays all turns, or none of them if one is not legal.
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

    /// Checks that the match is not over.
    pub fn check_can_think(&self) -> Result<(), ProtocolError> {
        if self.game.ending().is_some() { Err(ProtocolError::MatchOver) } else { Ok(()) }
    }

    /// Thinks on a new thread, within `limits` or as the level does, and sends events about it.
    pub fn think(&mut self, limits: Option<Limits>, events: SyncSender<Event>) -> io::Result<()> {
        let (game, level, stop) = (self.game.clone(), self.level, self.stop.clone());
        let mut thinker = Thinker::new(self.megabytes);
        thinker.set_threads(self.threads);
        thinker.set_seed(self.seed);
        let think = move || {
            // Sending fails if the receiver is gone.
            let report = |thought: &Thought| drop(events.send(Event::Info(thought.clone())));
            let thought = match limits {
                Some(limits) => thinker.think(&game, limits, &stop, report),
                None => thinker.play_as(&game, level, Limits::NONE, &stop, report),
            };
            let _ = events.send(Event::Done(thought));
        };
        thread::Builder::new().spawn(think).map(drop)
    }
}

fn write_identity(out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "id Nonaga {}", env!("CARGO_PKG_VERSION"))?;
    writeln!(out, "option threads 1 {THREADS}")?;
    writeln!(out, "option seed 0 {}", u64::MAX)?;
    writeln!(out, "option hash 1 {MEGABYTES}")?;
    let levels = <Level as strum::VariantNames>::VARIANTS.join(" ");
    writeln!(out, "option level {levels}")
}

/// The line that reports a finished depth.
pub(super) fn info(thought: &Thought) -> String {
    let Thought { depth, score, nodes, time, line, .. } = thought;
    let time = time.as_millis();
    let line: Vec<_> = line.iter().map(ToString::to_string).collect();
    let line = line.join("; ");
    format!("info depth {depth} score {score} nodes {nodes} time {time} pv {line}")
}
