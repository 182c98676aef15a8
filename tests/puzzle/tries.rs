//! Every first turn of a puzzle is answered as a second solver says, and the reply refutes it.

use std::{
    collections::BTreeMap,
    num::NonZero,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use nonaga::{
    puzzle::{Puzzle, PuzzleKind, PuzzleTry},
    rules::Turn,
};

use crate::{
    plain::{Plain, PlainTry, PlainTurn, Solver, text},
    sample,
};

/// How often what came of a try, by kind.
type Counts = BTreeMap<(PuzzleKind, PlainTry), usize>;

fn plainly(tried: PuzzleTry) -> PlainTry {
    match tried {
        PuzzleTry::Solves => PlainTry::Solves,
        PuzzleTry::WinsLater { .. } => PlainTry::WinsLater,
        PuzzleTry::LosesAtOnce { .. } => PlainTry::LosesAtOnce,
        PuzzleTry::Loses { .. } => PlainTry::Loses,
        PuzzleTry::Slips { .. } => PlainTry::Slips,
    }
}

/// The longest wins that the game looks for.
const LONGEST: u32 = 3;

struct Tries<'p> {
    puzzle: &'p Puzzle,
    at: Plain,
    solver: Solver,
}

impl Tries<'_> {
    fn of(puzzle: &Puzzle) -> Tries<'_> {
        let at = Plain::of(&puzzle.position.setup());
        Tries { puzzle, at, solver: Solver::default() }
    }

    /// The reply of the game, if it is legal.
    fn reply(&mut self, after: &Plain, tried: PuzzleTry) -> Option<PlainTurn> {
        let reply = tried.reply()?.to_string();
        self.solver.turns(after).into_iter().find(|turn| text(*turn) == reply)
    }

    /// What comes of a turn. Wins in four turns are not looked for, as in the game.
    fn judge(&mut self, turn: PlainTurn, reply: Option<PlainTurn>) -> PlainTry {
        let (kind, within) = (self.puzzle.kind, self.puzzle.kind.within());
        let after = self.at.after(turn);
        if let Some(reply) = reply {
            self.solver.try_first(reply);
        }
        if self.solver.solves(&self.at, kind, turn) {
            PlainTry::Solves
        } else if after.wins_at_once() {
            PlainTry::LosesAtOnce
        } else if kind == PuzzleKind::Hold2 {
            PlainTry::Loses
        } else if within < LONGEST && self.solver.forces(&after, within) {
            PlainTry::WinsLater
        } else {
            PlainTry::Slips
        }
    }

    /// Whether a reply does what is said of it.
    fn is_refuted(&mut self, after: &Plain, said: PuzzleTry, reply: PlainTurn) -> bool {
        let within = self.puzzle.kind.within();
        let replied = after.after(reply);
        match said {
            PuzzleTry::Solves => false,
            PuzzleTry::LosesAtOnce { .. } => reply.2,
            PuzzleTry::Loses { turns, .. } => turns == 2 && self.solver.forces(&replied, 1),
            PuzzleTry::WinsLater { turns, .. } => {
                turns == within + 1 && (within == 1 || !self.solver.wins(&replied, within - 1))
            }
            // The reply keeps the win from coming a turn later, too.
            PuzzleTry::Slips { .. } => !self.solver.wins(&replied, within.min(LONGEST - 1)),
        }
    }

    /// Counts what comes of all first turns, and names those about which the game is wrong.
    fn check(mut self) -> (Counts, Vec<String>) {
        let (mut counts, mut wrong) = (Counts::new(), Vec::new());
        for turn in self.solver.turns(&self.at) {
            let played: Turn = text(turn).parse().expect("a turn");
            let said = self.puzzle.attempt(played).expect("a legal turn");
            let after = self.at.after(turn);
            let reply = self.reply(&after, said);
            let judged = self.judge(turn, reply);
            let holds_true = plainly(said) == judged
                && match reply {
                    Some(reply) => self.is_refuted(&after, said, reply),
                    None => said == PuzzleTry::Solves,
                };
            let fault = || format!("{} {played}: {said:?}, but {judged:?}", self.puzzle.id);
            wrong.extend((!holds_true).then(fault));
            *counts.entry((self.puzzle.kind, judged)).or_default() += 1;
        }
        (counts, wrong)
    }
}

/// On all cores.
fn check(puzzles: &[Puzzle]) {
    let next = AtomicUsize::new(0);
    let work = || {
        let taken = std::iter::from_fn(|| puzzles.get(next.fetch_add(1, Ordering::Relaxed)));
        taken.map(|puzzle| Tries::of(puzzle).check()).collect::<Vec<_>>()
    };
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let checked = thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        let done = workers.into_iter().flat_map(|worker| worker.join().expect("no panic"));
        done.collect::<Vec<_>>()
    });
    let mut all = Counts::new();
    for (what, count) in checked.iter().flat_map(|(counts, _)| counts) {
        *all.entry(*what).or_default() += count;
    }
    println!("{} puzzles, {} turns: {all:#?}", checked.len(), all.values().sum::<usize>());
    let wrong: Vec<&String> = checked.iter().flat_map(|(_, wrong)| wrong).collect();
    assert!(wrong.is_empty(), "{} of them: {:#?}", wrong.len(), &wrong[..wrong.len().min(20)]);
}

#[test]
fn every_first_turn_is_answered_as_a_second_solver_says() {
    check(&sample(10, |kind| kind.within() < LONGEST));
}

#[test]
#[ignore = "takes minutes"]
fn every_first_turn_of_three_hundred_puzzles_is_answered_as_a_second_solver_says() {
    check(&sample(300, |_| true));
}
