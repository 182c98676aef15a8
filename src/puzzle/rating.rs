//! How hard a puzzle is: what its proof is like, and which levels of the computer solve it.

use super::{Puzzle, PuzzleKind};
use crate::{
    engine::{
        FirstTurns, Thinker,
        threat::{each_aim, winning_slide},
    },
    record::Level,
    rules::{Match, Position, Rest, Turn},
};
use std::{collections::HashSet, ops::ControlFlow};

/// What a position and its proof are like.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measures {
    /// Wrong turns that look good: one idea alone refutes them, or they stop only what would come at once.
    pub lone: u32,
    /// Wrong turns that at most three ideas refute.
    pub tempting: u32,
    /// The number of positions that the proof looked at.
    pub positions: u64,
    /// The number of legal turns.
    pub turns: u32,
    /// The number of turns that solve it.
    pub solutions: u32,
    /// Whether none of these makes a threat. Where there is no win, this says nothing, so it is false.
    pub is_quiet: bool,
}

/// How often the levels solve a puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Trials {
    /// How many of the tries of each level solve it.
    pub solved: [u32; LEVELS.len()],
}

/// The levels that try, and their strength: the differences are those of `src/engine/README.md`.
pub const LEVELS: [(Level, f64); 5] = [
    (Level::Beginner, 800.0),
    (Level::Easy, 1_053.0),
    (Level::Medium, 1_397.0),
    (Level::Hard, 1_772.0),
    (Level::Master, 2_054.0),
];

/// How often each level tries.
pub const TRIES: u32 = 4;

/// The seed of the first try that counts for the rating.
const FIRST_SEED: u64 = 1;

/// The most positions that a level looks at for a try.
const NODES: u64 = 2_500;

/// The most wrong turns that are looked at: the first that make a threat.
const WRONG: usize = 24;

/// The most positions that the proof of a refutation may look at.
const EFFORT: u64 = 20_000;

/// A wrong turn is tempting if no more ideas than this refute it.
const FEW_IDEAS: usize = 3;

/// Of more replies than this, the rest is not looked for.
const MOST_REPLIES: usize = 40;

/// What the rating of a puzzle without trials is made of: by kind, and for each measure as it is in
/// [`Measures::parts`]. The example `rate_puzzles` fits it.
const BASES: [f64; 5] = [549.0, 1_035.0, 549.0, 764.0, 536.0];
const WEIGHTS: [f64; PARTS] = [39.9, 12.3, 319.3, -23.2, -57.0, 283.2];
const PARTS: usize = 6;

/// Ratings are so many of these steps: finer ones would say nothing. Hardly any puzzle is at an end.
const STEP: f64 = 5.0;
const STEPS: (u32, u32) = (20, 600);

/// How far such a rating is off, as a standard deviation.
const SPREAD: f64 = 265.0;

impl Measures {
    /// Measures a position that these turns solve. `positions` is the size of the proof.
    pub fn of(
        position: &Position,
        kind: PuzzleKind,
        solutions: &[Turn],
        positions: u64,
    ) -> Measures {
        let all = position.turns();
        let wrong = all.iter().filter(|turn| !solutions.contains(turn));
        let refuted: Vec<usize> = match kind {
            PuzzleKind::Win1 => near_wins(position),
            PuzzleKind::Hold2 => wrong
                .filter(|turn| !loses_at_once(position, **turn))
                .take(WRONG)
                .map(|_| 1)
                .collect(),
            _ => wrong
                .filter_map(|turn| threatening(position, *turn))
                .take(WRONG)
                .filter_map(|after| ideas_that_refute(&after, kind.within() - 1))
                .collect(),
        };
        let side = position.to_move();
        let makes_threat = |turn: &&Turn| {
            position
                .after(**turn)
                .is_ok_and(|after| after.due().is_none() || winning_slide(&after, side).is_some())
        };
        Measures {
            lone: refuted.iter().filter(|replies| **replies == 1).count() as u32,
            tempting: refuted.iter().filter(|replies| **replies <= FEW_IDEAS).count() as u32,
            positions,
            turns: all.len() as u32,
            solutions: solutions.len() as u32,
            is_quiet: !solutions.is_empty() && !solutions.iter().any(|turn| makes_threat(&turn)),
        }
    }

    /// Whether somebody may well try something else first.
    pub fn is_tempting(&self, kind: PuzzleKind) -> bool {
        // Who has to hold finds a first try at once, whatever it is worth.
        self.tempting > u32::from(kind == PuzzleKind::Hold2)
    }

    /// The measures as numbers of about the same size.
    pub fn parts(&self) -> [f64; PARTS] {
        let log = |n: f64| (1.0 + n).ln();
        [
            log(self.lone.into()),
            log(self.tempting.into()),
            log(u32::try_from(self.positions).unwrap_or(u32::MAX).into()) / 4.0,
            log(self.turns.into()) / 4.0,
            f64::from(self.solutions.saturating_sub(1)),
            f64::from(u8::from(self.is_quiet)),
        ]
    }

    /// The rating that the measures alone suggest.
    pub fn guess(&self, kind: PuzzleKind) -> f64 {
        let parts = self.parts().into_iter().zip(WEIGHTS).map(|(part, weight)| part * weight);
        BASES[kind as usize] + parts.sum::<f64>()
    }
}

impl Trials {
    /// Lets the levels try, each try with a seed of its own, from this one on. `None` if the question is whether there is a win, and there is none: who sees nothing
    /// answers that rightly.
    pub fn of(
        position: &Position,
        solutions: &[Turn],
        first_seed: u64,
        thinker: &mut Thinker,
    ) -> Option<Trials> {
        if solutions.is_empty() {
            return None;
        }
        let game = Match::new(position.clone());
        let solved = LEVELS.map(|(level, _)| {
            let tries = (first_seed..).take(TRIES as usize).filter(|seed| {
                thinker.set_seed(*seed);
                let thought = thinker.play_counted(&game, level, NODES);
                thought.is_some_and(|thought| solutions.contains(&thought.best))
            });
            tries.count() as u32
        });
        Some(Trials { solved })
    }

    /// The share of all tries that solve it.
    pub fn share(&self) -> f64 {
        f64::from(self.solved.iter().sum::<u32>()) / f64::from(TRIES * LEVELS.len() as u32)
    }

    /// The rating at which these tries are the most likely, if it was guessed before with an error of `spread`.
    pub fn rating(&self, guess: f64, spread: f64) -> f64 {
        let likely = |rating: f64| {
            let tried = LEVELS.iter().zip(self.solved).map(|((_, strength), solved)| {
                let chance = 1.0 / (1.0 + 10_f64.powf((rating - strength) / 400.0));
                let (solved, failed) = (f64::from(solved), f64::from(TRIES - solved));
                solved * chance.ln() + failed * (1.0 - chance).ln()
            });
            let off = (rating - guess) / spread;
            tried.sum::<f64>() - off * off / 2.0
        };
        let ratings = (STEPS.0..=STEPS.1).map(|step| STEP * f64::from(step));
        ratings.max_by(|a, b| likely(*a).total_cmp(&likely(*b))).unwrap_or(guess)
    }
}

impl Measures {
    /// The rating of a position, from its measures and the tries of the levels.
    pub(super) fn rating(
        &self,
        position: &Position,
        kind: PuzzleKind,
        solutions: &[Turn],
        thinker: &mut Thinker,
    ) -> u32 {
        let guess = self.guess(kind);
        let trials = Trials::of(position, solutions, FIRST_SEED, thinker);
        let rating = trials.map_or(guess, |trials| trials.rating(guess, SPREAD));
        let (lowest, highest) = STEPS;
        STEP as u32 * (rating / STEP).round().clamp(lowest.into(), highest.into()) as u32
    }
}

impl Puzzle {
    /// The measures of a puzzle that is proven.
    pub fn measures(&self) -> Measures {
        let proof = super::prove::solutions(&self.position, self.kind, u64::MAX, None);
        let positions = proof.ok().flatten().map_or(0, |proof| proof.positions);
        Measures::of(&self.position, self.kind, &self.solutions, positions)
    }

    /// Rates the puzzle anew.
    pub fn rate(&mut self, thinker: &mut Thinker) {
        self.rating = self.measures().rating(&self.position, self.kind, &self.solutions, thinker);
    }
}

/// A slide that would win if a disc lay elsewhere looks like a win to beginners.
fn near_wins(position: &Position) -> Vec<usize> {
    let mut near = Vec::new();
    let _ = each_aim(position, position.to_move(), |aim| {
        near.extend(Some(1).filter(|_| !aim.is_threat()));
        ControlFlow::Continue(())
    });
    near
}

fn loses_at_once(position: &Position, turn: Turn) -> bool {
    position.after(turn).is_ok_and(|after| winning_slide(&after, after.to_move()).is_some())
}

/// The position after a turn that makes a threat and does not lose at once.
fn threatening(position: &Position, turn: Turn) -> Option<Position> {
    if !matches!(turn.rest, Rest::Relocation(_)) {
        return None;
    }
    let after = position.after(turn).ok()?;
    let is_threat = winning_slide(&after, position.to_move()).is_some();
    (is_threat && winning_slide(&after, after.to_move()).is_none()).then_some(after)
}

/// How many ideas keep the opponent from winning within this many turns. Replies that share their slide, or their
/// disc and its place, are one idea. `None` if it takes too long to tell.
fn ideas_that_refute(after: &Position, turns: u32) -> Option<usize> {
    let replies = FirstTurns::that_hold(after, turns, MOST_REPLIES, EFFORT)?.turns;
    let slides: HashSet<_> = replies.iter().map(|turn| turn.slide).collect();
    let rests: HashSet<_> = replies.iter().map(|turn| turn.rest).collect();
    Some(if replies.len() > MOST_REPLIES { MOST_REPLIES } else { slides.len().min(rests.len()) })
}
