//! The computer as a player: takes a match and returns a turn.

use std::{
    collections::TryReserveError,
    io,
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
    thread,
    time::{Duration, Instant},
};

use super::{
    eval::Weights,
    level::{Character, Eyes},
    limits::{Limits, Stop},
    memory,
    score::Score,
    search::{DepthResult, Search, SharedSearch, Switches},
    table::Table,
};
use crate::{
    record::Level,
    rules::{Match, Part, Position, Rest, Step, Turn},
};

/// What the computer thinks of a position so far.
#[derive(Clone, Debug)]
pub struct Thought {
    /// The best turn. In the middle of a turn, it includes the slide that has been played.
    pub best: Turn,
    /// What the best turn is worth to the player to move.
    pub score: Score,
    /// The number of turns that the search looked ahead: at least 1, whatever the limits are. 0 only for a
    /// level that overlooks every turn it has.
    pub depth: u32,
    /// The number of positions looked at.
    pub nodes: u64,
    /// The time spent.
    pub time: Duration,
    /// How play may continue, the best turn first.
    pub line: Vec<Turn>,
}

/// A computer player. [`think`](Thinker::think) blocks until it is done, so it is best called on a thread
/// of its own.
///
/// A player holds a table for the positions of a search. Reusing the player saves allocating that table
/// again, but every search starts with an empty one.
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

/// The usual size of the table. It holds the positions of a few seconds.
pub(super) const MEGABYTES: usize = 32;

/// For this many steps from the start of a match, a level varies its choice.
const OPENING: usize = 8;

impl Default for Thinker {
    fn default() -> Thinker {
        Thinker::new(MEGABYTES)
    }
}

impl Thinker {
    /// A player whose table takes at most this many megabytes.
    pub fn new(megabytes: usize) -> Thinker {
        Thinker::with(Table::new(megabytes))
    }

    /// A player whose table takes at most this many megabytes. Fails if there is not enough memory for it
    /// and for a search.
    pub fn try_new(megabytes: usize) -> Result<Thinker, TryReserveError> {
        let table = Table::try_new(megabytes)?;
        memory::ask_for(memory::A_SEARCH)?;
        Ok(Thinker::with(table))
    }

    fn with(table: Table) -> Thinker {
        Thinker { table, weights: Weights::TUNED, switches: Switches::ALL, threads: 1, seed: 0 }
    }

    /// Sets the number of threads. With one thread, the same seed and the same limit of positions always give
    /// the same answer. If that many cannot be started, the search uses fewer.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.max(1);
    }

    /// Sets the number of threads, but fails if so many cannot be started here.
    pub fn try_set_threads(&mut self, threads: usize) -> io::Result<()> {
        rehearse(threads.max(1))?;
        self.set_threads(threads);
        Ok(())
    }

    /// Sets the seed for the choice among turns of about equal worth. On a level, the seed also decides what
    /// is overlooked and misjudged.
    pub fn set_seed(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// Sets the weights of the evaluation.
    pub fn set_weights(&mut self, weights: Weights) {
        self.weights = weights;
    }

    /// Sets the features of the search.
    pub fn set_switches(&mut self, switches: Switches) {
        self.switches = switches;
    }

    /// Finds the best turn in a match, or the best relocation if one is due. `None` if the match is over.
    /// Calls `report` after each finished depth. The first is finished even if the limits are tighter, or if
    /// the search is stopped at once: that takes a few milliseconds.
    ///
    /// The answer does not depend on earlier calls.
    pub fn think(
        &mut self,
        game: &Match,
        limits: Limits,
        stop: &Stop,
        report: impl FnMut(&Thought),
    ) -> Option<Thought> {
        self.think_as(game, limits, Eyes::SHARP, stop, report)
    }

    /// Finds a turn as a player of this level would. The search keeps both to the limits of the level and
    /// to `narrower`.
    pub fn play_as(
        &mut self,
        game: &Match,
        level: Level,
        narrower: Limits,
        stop: &Stop,
        report: impl FnMut(&Thought),
    ) -> Option<Thought> {
        let character = Character::of(level);
        let mut eyes = character.eyes(self.seed, game.position().to_move());
        if game.steps().len() < OPENING {
            eyes = eyes.with_variety();
        }
        self.think_as(game, character.limits.within(narrower), eyes, stop, report)
    }

    /// Finds a turn as a player of this level would who looks at no more than this many positions, however long that
    /// takes. So the same seed gives the same turn on every machine.
    pub fn play_counted(&mut self, game: &Match, level: Level, nodes: u64) -> Option<Thought> {
        let Character { limits, .. } = Character::of(level);
        let eyes = Character::of(level).eyes(self.seed, game.position().to_move());
        let limits = Limits { time: None, ..limits }.within(Limits::nodes(nodes));
        self.think_as(game, limits, eyes, &Stop::default(), |_| ())
    }

    fn think_as(
        &mut self,
        game: &Match,
        limits: Limits,
        eyes: Eyes,
        stop: &Stop,
        mut report: impl FnMut(&Thought),
    ) -> Option<Thought> {
        if game.ending().is_some() {
            return None;
        }
        let position = game.position();
        self.table.clear();
        let stood_twice = game.stood_twice();
        let shared = SharedSearch {
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
        let thought = |result: &DepthResult, nodes| Thought {
            best: result.best,
            score: result.score,
            depth: result.depth,
            nodes,
            time: shared.began.elapsed(),
            line: result.line.clone(),
        };
        thread::scope(|scope| {
            for helper in 1..self.threads {
                let shared = &shared;
                let help = move || help(shared, position, helper);
                let has_room = memory::ask_for(memory::MARGIN).is_ok();
                // If no more threads can be started, fewer must do.
                if !has_room || thread::Builder::new().spawn_scoped(scope, help).is_err() {
                    break;
                }
            }
            let mut search = Search::new(&shared, position, self.seed);
            let found = search.deepen(slid, |result, nodes| report(&thought(result, nodes)));
            shared.is_done.store(true, Relaxed);
            let nodes = search.all_nodes();
            let found =
                found.or_else(|| first_turn(position, slid).map(DepthResult::unsearched))?;
            Some(thought(&found, nodes))
        })
    }
}

/// Runs a helper thread. It searches the same position in another order and shares its results through
/// the table.
fn help(shared: &SharedSearch, position: &Position, helper: usize) {
    let mut search = Search::new(shared, position, helper as u64);
    search.help(1 + helper as u32 % 2);
}

/// Fails if this many threads cannot search at the same time. A thread that finds no memory while it starts
/// ends the whole program, so the memory is asked for first.
fn rehearse(threads: usize) -> io::Result<()> {
    memory::ask_for(memory::for_threads(threads - 1))?;
    let gate = Mutex::new(());
    thread::scope(|scope| {
        // All threads wait at the gate until the last has started.
        let shut = gate.lock();
        let started = (1..threads).try_for_each(|_| {
            thread::Builder::new().spawn_scoped(scope, || drop(gate.lock())).map(drop)
        });
        drop(shut);
        started
    })
}

/// The first legal turn, for a level that sees none.
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
