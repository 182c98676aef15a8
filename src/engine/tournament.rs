//! Plays matches of the computer against itself to measure which player is stronger. Matches come in pairs
//! that share an opening and swap the colours, so that neither luck nor the first turn decides.

use fastrand::Rng;

use super::{
    limits::{Limits, Stop},
    thinker::Thinker,
};
use crate::{
    record::Level,
    rules::{Ending, HouseRules, Match, Position, Side},
};

/// A player and how it thinks.
pub struct Contender {
    /// The computer player.
    pub thinker: Thinker,
    /// The level to play on. `None` means as well as it can.
    pub level: Option<Level>,
    /// The limits for each turn.
    pub limits: Limits,
}

impl Contender {
    /// Plays a turn. Returns whether it did.
    fn play(&mut self, game: &mut Match, stop: &Stop, seed: u64) -> bool {
        self.thinker.set_seed(seed);
        let thought = match self.level {
            Some(level) => self.thinker.play_as(game, level, self.limits, stop, |_| ()),
            None => self.thinker.think(game, self.limits, stop, |_| ()),
        };
        thought.is_some_and(|thought| game.play_turn(thought.best).is_ok())
    }
}

/// The results of a series of matches, from the point of view of the first contender.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Matches that the first contender won.
    pub wins: u32,
    /// Matches that neither won.
    pub draws: u32,
    /// Matches that the second contender won.
    pub losses: u32,
    /// The number of turns in all matches together.
    pub turns: u32,
    /// The number of pairs in which the first contender scored 0, 1, 2, 3 or 4 half points.
    pub pairs: [u32; 5],
}

/// A difference in strength, in Elo points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// How much stronger the first contender is.
    pub difference: f64,
    /// The margin of error: half the width of the 95 % confidence interval.
    pub error: f64,
}

impl Tally {
    /// The number of matches played.
    pub const fn matches(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points that the first contender scored.
    pub fn share(&self) -> f64 {
        (f64::from(self.wins) + 0.5 * f64::from(self.draws)) / f64::from(self.matches().max(1))
    }

    /// The difference in strength that the results suggest.
    ///
    /// The two matches of a pair share their opening. So pairs, not matches, are the independent trials
    /// from which the error is computed.
    pub fn elo(&self) -> Elo {
        let pairs = f64::from(self.pairs.iter().sum::<u32>()).max(1.0);
        let share = self.share();
        let squares =
            self.pairs.iter().zip(0_u32..).map(|(count, halves)| {
                f64::from(*count) * (f64::from(halves) / 4.0 - share).powi(2)
            });
        // Counts one extra even pair, so that a clean sweep does not look certain.
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

/// The number of random turns at the start of a match.
const OPENING: usize = 2;

/// The tests that an opening must pass: a number of positions to search, and the largest score allowed.
/// Most random openings are as good as won for one side, so a match from them would show nothing.
const BALANCED: [(u64, i32); 2] = [(4_000, 120), (40_000, 80)];

/// A match of this many turns counts as drawn.
pub const LONGEST: usize = 200;

/// Plays a pair of matches from each opening. Calls `report` with the results after each pair and returns
/// the results of all complete pairs. Ringing `stop` ends the series early.
pub fn compete(
    [first, second]: [&mut Contender; 2],
    openings: impl IntoIterator<Item = Match>,
    seed: u64,
    stop: &Stop,
    mut report: impl FnMut(&Tally),
) -> Tally {
    let mut tally = Tally::default();
    for (opening, number) in openings.into_iter().zip(1..) {
        let seed = Rng::with_seed(seed ^ number).u64(..);
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
        report(&tally);
    }
    tally
}

/// Random openings. The same seed gives the same openings.
pub fn openings(rules: HouseRules, count: u32, seed: u64) -> impl Iterator<Item = Match> {
    (0..count).map(move |number| {
        let mut random = Rng::with_seed(seed ^ u64::from(number) << 32);
        opening(rules, random.u64(..))
    })
}

/// A match after a few random turns that leave neither side far ahead.
fn opening(rules: HouseRules, seed: u64) -> Match {
    let mut random = Rng::with_seed(seed);
    let mut judge = Thinker::new(1);
    loop {
        let mut game = Match::new(Position::start(rules));
        for _ in 0..OPENING {
            if let Some(turn) = random.choice(game.position().turns()) {
                // Every listed turn may be played.
                let _ = game.play_turn(turn);
            }
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

/// Plays a match to its end. Returns the winner and the number of turns.
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
        // Each turn has its own seed, so that a slide overlooked now may be seen later.
        let goes_on = contender.play(&mut game, stop, seed ^ ((turn as u64 + 1) << 40));
        if !goes_on || stop.is_rung() {
            break;
        }
    }
    (None, LONGEST as u32)
}
