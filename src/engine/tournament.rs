//! Matches of the computer against itself, to find out who is the stronger: in pairs from the same
//! opening, with the colours swapped, so that neither luck nor the first turn decides.

use super::{
    dice::Dice,
    limits::{Limits, Stop},
    thinker::Thinker,
};
use crate::{
    record::Level,
    rules::{Ending, HouseRules, Match, Position, Side},
};

/// Who plays: a player, and how he is to think.
pub struct Contender {
    /// The player.
    pub thinker: Thinker,
    /// At this level, or as well as he can.
    pub level: Option<Level>,
    /// Within these limits.
    pub limits: Limits,
}

impl Contender {
    /// Plays a turn.
    fn play(&mut self, game: &mut Match, stop: &Stop, seed: u64) -> bool {
        self.thinker.set_seed(seed);
        let thought = match self.level {
            Some(level) => self.thinker.play_as(game, level, self.limits, stop, |_| ()),
            None => self.thinker.think(game, self.limits, stop, |_| ()),
        };
        thought.is_some_and(|thought| game.play_turn(thought.best).is_ok())
    }
}

/// What has come of a series of matches, from the point of view of the first contender.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Won by the first.
    pub wins: u32,
    /// Won by neither.
    pub draws: u32,
    /// Won by the second.
    pub losses: u32,
    /// How many turns were played, all matches together.
    pub turns: u32,
    /// By the half points that the first got from both matches of a pair, 0 to 4: how many pairs.
    pub pairs: [u32; 5],
}

/// A difference in strength, with its error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// By how much the first contender is stronger.
    pub difference: f64,
    /// The true difference lies within this of it, nineteen times out of twenty.
    pub error: f64,
}

impl Tally {
    /// How many matches have been played.
    pub const fn matches(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of points that the first contender got.
    pub fn share(&self) -> f64 {
        (f64::from(self.wins) + 0.5 * f64::from(self.draws)) / f64::from(self.matches().max(1))
    }

    /// The difference in strength that the points speak for.
    ///
    /// The two matches of a pair have their opening in common, so that pairs, not matches, are the
    /// independent trials from which the error follows.
    pub fn elo(&self) -> Elo {
        let pairs = f64::from(self.pairs.iter().sum::<u32>()).max(1.0);
        let share = self.share();
        let squares =
            self.pairs.iter().zip(0_u32..).map(|(count, halves)| {
                f64::from(*count) * (f64::from(halves) / 4.0 - share).powi(2)
            });
        // As if one pair more had been even, so that a clean sweep does not claim to be certain.
        let variance = (squares.sum::<f64>() + 0.25) / (pairs * pairs);
        let margin = 1.96 * variance.sqrt();
        let elo = |share: f64| {
            let share = share.clamp(0.001, 0.999);
            -400.0 * (1.0 / share - 1.0).log10()
        };
        Elo { difference: elo(share), error: (elo(share + margin) - elo(share - margin)) / 2.0 }
    }

    fn add(&mut self, pair: [Option<Side>; 2], turns: u32) {
        // The first contender is Red in the first match, and Black in the second.
        let halves =
            [(pair[0], Side::Red), (pair[1], Side::Black)].map(|(winner, own)| match winner {
                None => 1,
                Some(side) if side == own => 2,
                Some(_) => 0,
            });
        for half in halves {
            match half {
                0 => self.losses += 1,
                1 => self.draws += 1,
                _ => self.wins += 1,
            }
        }
        self.turns += turns;
        self.pairs[halves[0] + halves[1]] += 1;
    }
}

/// How many turns by chance a match begins with.
const OPENING: usize = 2;

/// Most positions that come about by chance are as good as won, which would tell nothing. Where a look
/// at so many positions finds one side better off by more than this, another opening is thrown.
const BALANCED: [(u64, i32); 2] = [(4_000, 120), (40_000, 80)];

/// A match that has gone on for so many turns is counted as drawn.
pub const LONGEST: usize = 200;

/// Plays a pair of matches from each opening, tells how it stands after each pair, and returns how it
/// ended, or how far it got before the bell was rung.
pub fn compete(
    [first, second]: [&mut Contender; 2],
    openings: impl IntoIterator<Item = Match>,
    seed: u64,
    stop: &Stop,
    mut tell: impl FnMut(&Tally),
) -> Tally {
    let mut tally = Tally::default();
    for (opening, number) in openings.into_iter().zip(1..) {
        let seed = Dice::new(seed ^ number).next();
        let mut turns = 0;
        let mut play = |red: &mut Contender, black: &mut Contender| {
            let (winner, played) = play(&opening, [red, black], seed, stop);
            turns += played;
            winner
        };
        let pair = [play(first, second), play(second, first)];
        if stop.is_rung() {
            break;
        }
        tally.add(pair, turns);
        tell(&tally);
    }
    tally
}

/// So many openings that follow from a seed.
pub fn openings(rules: HouseRules, count: u32, seed: u64) -> impl Iterator<Item = Match> {
    (0..count).map(move |number| opening(rules, Dice::new(seed ^ u64::from(number) << 32).next()))
}

/// A match after a few turns by chance that leave neither side much better off.
fn opening(rules: HouseRules, seed: u64) -> Match {
    let mut dice = Dice::new(seed);
    let mut judge = Thinker::new(1);
    loop {
        let mut game = Match::new(Position::start(rules));
        for _ in 0..OPENING {
            let turns = game.position().turns();
            // Every turn that is listed may be played.
            let _ = game.play_turn(turns[dice.below(turns.len())]);
        }
        let mut is_balanced = |(nodes, most): (u64, i32)| {
            let thought = judge.think(&game, Limits::nodes(nodes), &Stop::default(), |_| ());
            thought.is_some_and(|thought| thought.score.hundredths().abs() <= most)
        };
        if BALANCED.into_iter().all(&mut is_balanced) {
            return game;
        }
    }
}

/// Plays a match to its end: who won, and after how many turns.
fn play(
    opening: &Match,
    [red, black]: [&mut Contender; 2],
    seed: u64,
    stop: &Stop,
) -> (Option<Side>, u32) {
    let mut game = opening.clone();
    for turn in 0..LONGEST {
        if let Some(ending) = game.ending() {
            let winner = match ending {
                Ending::Won { by, .. } => Some(by),
                _ => None,
            };
            return (winner, turn as u32);
        }
        let contender = match game.position().to_move() {
            Side::Red => &mut *red,
            Side::Black => &mut *black,
        };
        // Another seed for each turn, so that what is overlooked now may be seen later.
        let goes_on = contender.play(&mut game, stop, seed ^ ((turn as u64 + 1) << 40));
        if !goes_on || stop.is_rung() {
            break;
        }
    }
    (None, LONGEST as u32)
}
