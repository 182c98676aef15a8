//! The computer as a player: a match goes in, a turn comes out.

use std::{
    sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    thread,
    time::{Duration, Instant},
};

use super::{
    eval::Weights,
    level::{Character, Eyes},
    limits::{Limits, Stop},
    score::Score,
    search::{Ply, Search, Shared, Switches},
    table::Table,
};
use crate::{
    record::Level,
    rules::{Match, Part, Position, Rest, Step, Turn},
};

/// What the computer thinks of a position, as far as it has got.
#[derive(Clone, Debug)]
pub struct Thought {
    /// The best turn; in the middle of a turn it begins with the slide that has been played.
    pub best: Turn,
    /// What it is worth to the player to move.
    pub score: Score,
    /// How many turns have been looked ahead. 0, if there was time for no more than a glance.
    pub depth: u32,
    /// How many positions have been looked at.
    pub nodes: u64,
    /// How long it has taken.
    pub time: Duration,
    /// How play may go on, the best turn first.
    pub line: Vec<Turn>,
}

/// A computer player. It keeps its memory from one turn to the next, and is best kept on a thread of
/// its own: [`think`](Thinker::think) returns when it is done.
///
/// ```
/// use nonaga::{
///     engine::{Limits, Stop, Thinker},
///     rules::{HouseRules, Match, Position},
/// };
///
/// let mut game = Match::new(Position::start(HouseRules::Booklet));
/// let mut thinker = Thinker::default();
/// let thought = thinker.think(&game, Limits::nodes(1_000), &Stop::default(), |_| ());
/// game.play_turn(thought.expect("the match has only begun").best)?;
/// # Ok::<(), nonaga::rules::Misplay>(())
/// ```
pub struct Thinker {
    table: Table,
    weights: Weights,
    switches: Switches,
    threads: usize,
    seed: u64,
}

/// Room for the positions of a few seconds.
pub(super) const MEGABYTES: usize = 32;

/// For so many steps from the start of a match a level plays now this, now that.
const OPENING: usize = 8;

impl Default for Thinker {
    fn default() -> Thinker {
        Thinker::new(MEGABYTES)
    }
}

impl Thinker {
    /// A player that remembers positions in at most so many megabytes.
    pub fn new(megabytes: usize) -> Thinker {
        Thinker {
            table: Table::new(megabytes),
            weights: Weights::TUNED,
            switches: Switches::ALL,
            threads: 1,
            seed: 0,
        }
    }

    /// The same with this much memory.
    pub fn set_megabytes(&mut self, megabytes: usize) {
        self.table = Table::new(megabytes);
    }

    /// Thinks on so many threads. On one, the same seed and limit of positions give the same answer.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.max(1);
    }

    /// Chooses by this seed among turns that are about equal.
    pub fn set_seed(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// Weighs positions by these weights.
    pub fn set_weights(&mut self, weights: Weights) {
        self.weights = weights;
    }

    /// Searches with these features.
    pub fn set_switches(&mut self, switches: Switches) {
        self.switches = switches;
    }

    /// Finds the best turn in a match as it stands, or the best relocation where one is due; nothing
    /// if the match is over. Tells of each depth that it has finished.
    ///
    /// Nothing of what it has thought before enters into the answer.
    pub fn think(
        &mut self,
        game: &Match,
        limits: Limits,
        stop: &Stop,
        tell: impl FnMut(&Thought),
    ) -> Option<Thought> {
        self.think_as(game, limits, Eyes::SHARP, stop, tell)
    }

    /// Finds a turn as somebody of this level would, who sees and judges as he does by this seed.
    /// Within the level's own limits these may be narrower.
    pub fn play_as(
        &mut self,
        game: &Match,
        level: Level,
        narrower: Limits,
        stop: &Stop,
        tell: impl FnMut(&Thought),
    ) -> Option<Thought> {
        let character = Character::of(level);
        let mut eyes = character.eyes(self.seed);
        if game.steps().len() < OPENING {
            eyes = eyes.curious();
        }
        self.think_as(game, character.limits.within(narrower), eyes, stop, tell)
    }

    fn think_as(
        &mut self,
        game: &Match,
        limits: Limits,
        eyes: Eyes,
        stop: &Stop,
        mut tell: impl FnMut(&Thought),
    ) -> Option<Thought> {
        if game.ending().is_some() {
            return None;
        }
        let position = game.position();
        self.table.forget();
        let stood_twice = game.stood_twice();
        let shared = Shared {
            table: &self.table,
            weights: &self.weights,
            switches: self.switches,
            limits,
            eyes,
            stop,
            began: Instant::now(),
            nodes: AtomicU64::new(0),
            is_done: AtomicBool::new(false),
            stood_twice: &stood_twice,
        };
        let slid = match position.due() {
            Some(Part::Relocation) => game.steps().last(),
            _ => None,
        };
        let thought = |ply: &Ply, nodes| Thought {
            best: ply.best,
            score: ply.score,
            depth: ply.depth,
            nodes,
            time: shared.began.elapsed(),
            line: ply.line.clone(),
        };
        thread::scope(|scope| {
            for helper in 1..self.threads {
                let shared = &shared;
                let help = move || help(shared, position, helper);
                // Where there are no more threads to be had, fewer have to do.
                let _ = thread::Builder::new().spawn_scoped(scope, help);
            }
            let mut search = Search::new(&shared, position, self.seed);
            let ply = search.deepen(slid, |ply, nodes| tell(&thought(ply, nodes)));
            shared.is_done.store(true, Relaxed);
            let nodes = search.all_nodes();
            let found = ply.map(|ply| thought(&ply, nodes));
            found.or_else(|| first_turn(position, slid).map(|best| thought(&glance(best), nodes)))
        })
    }
}

/// Looks at the same position from another end: what it finds it leaves in the table.
fn help(shared: &Shared, position: &Position, helper: usize) {
    let mut search = Search::new(shared, position, helper as u64);
    search.help(1 + helper as u32 % 2);
}

/// With no time to look at anything: the first turn that may be played.
fn first_turn(position: &Position, slid: Option<Step>) -> Option<Turn> {
    let mut position = position.clone();
    let first = if let Some(slid) = slid {
        slid
    } else {
        let first = *position.steps().first()?;
        position.play_unchecked(first);
        first
    };
    let rest = position.steps().first().map_or(Rest::Won, |step| step.rest());
    Some(Turn { slide: first.slide(), rest })
}

/// A turn of which nothing is known.
fn glance(best: Turn) -> Ply {
    Ply { depth: 0, score: Score::EVEN, best, line: vec![best] }
}
