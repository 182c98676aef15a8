//! The state of a conversation: the match and the settings of the player.

use std::io::{self, Write};

use strum::VariantArray;

use super::{
    Voice,
    command::{Command, MEGABYTES, ProtocolCommand, THREADS},
    error::ProtocolError,
};
use crate::{
    engine::{
        limits::{Limits, Stop},
        thinker::{MEGABYTES as USUAL_MEGABYTES, Thinker, Thought},
    },
    notation::LONGEST_MATCH,
    record::Level,
    rules::{HouseRules, Match, Position, Rest, Setup, Turn},
};

/// The match and the settings so far.
pub(super) struct Session {
    game: Match,
    level: Level,
    threads: usize,
    seed: u64,
    megabytes: usize,
    /// Made when it is first needed, and kept from one `go` to the next: a large table takes long to make.
    thinker: Option<Thinker>,
}

/// Why a command is not carried out.
pub(super) enum Failure {
    /// The command is wrong. The conversation goes on.
    Refused(ProtocolError),
    /// The output cannot be written. The conversation ends.
    Unwritable(io::Error),
}

impl From<ProtocolError> for Failure {
    fn from(error: ProtocolError) -> Failure {
        Failure::Refused(error)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Unwritable(error)
    }
}

impl Default for Session {
    fn default() -> Session {
        Session {
            game: Match::new(Position::start(HouseRules::Booklet)),
            level: Level::Master,
            threads: 1,
            seed: 0,
            megabytes: USUAL_MEGABYTES,
            thinker: None,
        }
    }
}

impl Session {
    /// Carries out a command and answers it. If it fails, nothing changes.
    pub fn execute(
        &mut self,
        command: Command,
        out: &mut impl Write,
        voice: &impl Voice,
    ) -> Result<(), Failure> {
        match command {
            // The caller handles thinking and quitting.
            Command::Nothing | Command::Go(_) | Command::Quit => return Ok(()),
            Command::Stop => return Err(ProtocolError::NotThinking.into()),
            Command::Identify => write_identity(out)?,
            Command::Help => {
                for command in ProtocolCommand::VARIANTS {
                    writeln!(out, "{}: {}", command.form(), voice.help(*command))?;
                }
            }
            Command::Rules(rules) => self.change_rules(rules)?,
            Command::Threads(threads) => self.set_threads(threads)?,
            Command::Seed(seed) => self.seed = seed,
            Command::Megabytes(megabytes) => self.set_megabytes(megabytes)?,
            Command::Level(level) => self.level = level,
            Command::Position(setup) => {
                let setup = setup.map_or_else(Setup::start, |setup| *setup);
                self.game = new_match(&setup, self.game.start().rules())?;
            }
            Command::Turns(turns) => self.play(&turns)?,
            Command::Legal => {
                if self.game.ending().is_none() {
                    for turn in self.game.position().turns() {
                        writeln!(out, "{turn}")?;
                    }
                }
            }
        }
        writeln!(out, "ok")?;
        Ok(())
    }

    /// Plays the match so far under other house rules, if they allow all of its turns.
    fn change_rules(&mut self, rules: HouseRules) -> Result<(), ProtocolError> {
        let mut game = new_match(&self.game.start().setup(), rules)?;
        for (turn, number) in self.game.turns().into_iter().zip(1..) {
            let forbid =
                |misplay| ProtocolError::RulesForbid { rules: rules.name(), number, misplay };
            game.play_turn(turn).map_err(forbid)?;
        }
        self.game = game;
        Ok(())
    }

    /// Plays all turns, or none of them if one is not legal.
    fn play(&mut self, turns: &[Turn]) -> Result<(), ProtocolError> {
        if self.game.turns().len() + turns.len() > LONGEST_MATCH {
            return Err(ProtocolError::TooManyTurns { limit: LONGEST_MATCH });
        }
        let mut game = self.game.clone();
        for (turn, number) in turns.iter().zip(1..) {
            if turn.rest == Rest::ToCome {
                return Err(ProtocolError::TurnUnfinished { number });
            }
            let illegal = |misplay| ProtocolError::TurnIllegal { number, misplay };
            game.play_turn(*turn).map_err(illegal)?;
        }
        self.game = game;
        Ok(())
    }

    fn set_threads(&mut self, threads: usize) -> Result<(), ProtocolError> {
        let thinker = self.thinker()?;
        thinker.try_set_threads(threads).map_err(|_| ProtocolError::NoThreads { threads })?;
        self.threads = threads;
        Ok(())
    }

    fn set_megabytes(&mut self, megabytes: usize) -> Result<(), ProtocolError> {
        if self.thinker.is_none() || self.megabytes != megabytes {
            // The old table goes first, because the new one may need its memory. If that fails, the next
            // `go` makes the old one again.
            self.thinker = None;
            self.thinker = Some(new_thinker(megabytes, self.threads)?);
            self.megabytes = megabytes;
        }
        Ok(())
    }

    fn thinker(&mut self) -> Result<&mut Thinker, ProtocolError> {
        let thinker = match self.thinker.take() {
            Some(thinker) => thinker,
            None => new_thinker(self.megabytes, self.threads)?,
        };
        Ok(self.thinker.insert(thinker))
    }

    /// Thinks within `limits`, or as the level does, and writes what comes of it.
    pub fn think(
        &mut self,
        limits: Option<Limits>,
        stop: &Stop,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        if self.game.ending().is_some() {
            return Err(ProtocolError::MatchOver.into());
        }
        let (game, level, seed) = (self.game.clone(), self.level, self.seed);
        let thinker = self.thinker()?;
        thinker.set_seed(seed);
        let mut written = Ok(());
        let report = |thought: &Thought| {
            written = writeln!(out, "{}", info(thought)).and_then(|()| out.flush());
            if written.is_err() {
                stop.ring();
            }
        };
        let thought = match limits {
            Some(limits) => thinker.think(&game, limits, stop, report),
            None => thinker.play_as(&game, level, Limits::NONE, stop, report),
        };
        written?;
        if let Some(thought) = thought {
            writeln!(out, "best {}", thought.best)?;
        }
        Ok(())
    }
}

fn new_match(setup: &Setup, rules: HouseRules) -> Result<Match, ProtocolError> {
    let position = setup.validate(rules);
    position.map(Match::new).map_err(|faults| ProtocolError::PositionFaulty { faults })
}

/// A player that has room to search.
fn new_thinker(megabytes: usize, threads: usize) -> Result<Thinker, ProtocolError> {
    let thinker = Thinker::try_new(megabytes);
    let mut thinker = thinker.map_err(|_| ProtocolError::NoMemory { megabytes })?;
    thinker.set_threads(threads);
    Ok(thinker)
}

fn write_identity(out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "id Nonaga {}", env!("CARGO_PKG_VERSION"))?;
    writeln!(out, "option threads 1 {THREADS}")?;
    writeln!(out, "option seed 0 {}", u64::MAX)?;
    writeln!(out, "option hash 1 {MEGABYTES}")?;
    writeln!(out, "option level {}", <Level as strum::VariantNames>::VARIANTS.join(" "))
}

/// The line that reports a finished depth.
fn info(thought: &Thought) -> String {
    let Thought { depth, score, nodes, time, line, .. } = thought;
    let time = time.as_millis();
    let line: Vec<_> = line.iter().map(ToString::to_string).collect();
    let line = line.join("; ");
    format!("info depth {depth} score {score} nodes {nodes} time {time} pv {line}")
}
