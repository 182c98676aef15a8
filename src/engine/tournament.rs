//! Plays matches between computer players to measure which is stronger. Matches come in pairs that share an
//! opening and swap the colours, so that neither luck nor the first turn decides.

use fastrand::Rng;

use super::{
    limits::{Limits, Stop},
    thinker::Thinker,
};
use crate::{
    record::Level,
    rules::{Ending, HouseRules, Match, Position, Side, Turn},
};

/// A player in a tournament.
pub trait Contender {
    /// Chooses the next turn. The same seed gives the same choice, unless the time to think is limited.
    /// `None` if the match is over. The match must not be in the middle of a turn.
    fn choose_turn(&mut self, game: &Match, seed: u64, stop: &Stop) -> Option<Turn>;
}

/// The computer and how it thinks.
pub struct ComputerPlayer {
    /// The computer player.
    pub thinker: Thinker,
    /// The level to play on. `None` means as well as it can.
    pub level: Option<Level>,
    /// The limits for each turn.
    pub limits: Limits,
}

impl Contender for ComputerPlayer {
    fn choose_turn(&mut self, game: &Match, seed: u64, stop: &Stop) -> Option<Turn> {
        self.thinker.set_seed(seed);
        let thought = match self.level {
            Some(level) => self.thinker.play_as(game, level, self.limits, stop, |_| ()),
            None => self.thinker.think(game, self.limits, stop, |_| ()),
        };
        thought.map(|thought| thought.best)
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
}

/// A difference in strength, in Elo points: how much stronger the first contender is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// The difference at which the points would be as expected. Infinite if one side scored all of them.
    pub difference: f64,
    /// The lower end of the 95 % confidence interval. Infinite if the first contender scored nothing.
    pub least: f64,
    /// The upper end. Infinite if the first contender scored everything.
    pub most: f64,
}

impl Elo {
    const UNKNOWN: Elo = Elo { difference: 0.0, least: f64::NEG_INFINITY, most: f64::INFINITY };

    /// The difference at which a player scores this share of the points.
    fn of_share(share: f64) -> f64 {
        -400.0 * (1.0 / share - 1.0).log10()
    }

    /// Half the width of the interval.
    pub fn margin(&self) -> f64 {
        (self.most - self.least) / 2.0
    }
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
    /// The interval is Wilson's, which holds for few matches and for lopsided results too. It takes every
    /// match for an independent win or loss. Draws, and pairs of matches in which the opening decided, only
    /// make the points more certain than that.
    pub fn elo(&self) -> Elo {
        /// The square of the number of standard deviations that 95 % of results lie within.
        const Z_SQUARED: f64 = 1.96 * 1.96;
        if self.matches() == 0 {
            return Elo::UNKNOWN;
        }
        let matches = f64::from(self.matches());
        let share = self.share();
        let centre = share + Z_SQUARED / (2.0 * matches);
        let variance = share * (1.0 - share) / matches + Z_SQUARED / (4.0 * matches * matches);
        let margin = (Z_SQUARED * variance).sqrt();
        let scale = 1.0 + Z_SQUARED / matches;
        let least = if share > 0.0 { (centre - margin) / scale } else { 0.0 };
        let most = if share < 1.0 { (centre + margin) / scale } else { 1.0 };
        let [difference, least, most] = [share, least, most].map(Elo::of_share);
        Elo { difference, least, most }
    }

    /// Adds a match: whether the first contender won it, if anybody did.
    fn add(&mut self, is_won: Option<bool>, turns: u32) {
        match is_won {
            Some(true) => self.wins += 1,
            None => self.draws += 1,
            Some(false) => self.losses += 1,
        }
        self.turns += turns;
    }
}

/// The number of random turns at the start of a match.
const OPENING: usize = 2;

/// The tests that an opening must pass: a number of positions to search, and the largest score allowed.
/// Most random openings are as good as won for one side, so a match from them would show nothing.
const BALANCED: [(u64, i32); 2] = [(4_000, 120), (40_000, 80)];

/// A match of this many turns counts as drawn.
pub const LONGEST: usize = 200;

/// Plays this many matches, two from each opening with the colours swapped. If the number is odd, the last
/// opening is played once, and the first contender is Red. Ends early if there are too few openings.
///
/// Calls `report` with the results after each opening and returns the results of all openings that were
/// played to the end. Ringing `stop` ends the series early.
pub fn compete(
    [first, second]: [&mut dyn Contender; 2],
    openings: impl IntoIterator<Item = Match>,
    matches: u32,
    seed: u64,
    stop: &Stop,
    mut report: impl FnMut(&Tally),
) -> Tally {
    let mut tally = Tally::default();
    let openings = openings.into_iter().take(matches.div_ceil(2) as usize);
    for (opening, number) in openings.zip(1..) {
        let seed = Rng::with_seed(seed ^ number).u64(..);
        let mut after = tally;
        for own in Side::BOTH.into_iter().take((matches - tally.matches()) as usize) {
            let players: [&mut dyn Contender; 2] = match own {
                Side::Red => [&mut *first, &mut *second],
                Side::Black => [&mut *second, &mut *first],
            };
            let (winner, turns) = play(&opening, players, seed, stop);
            after.add(winner.map(|side| side == own), turns);
        }
        if stop.is_rung() {
            break;
        }
        tally = after;
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
    [red, black]: [&mut dyn Contender; 2],
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
        let contender: &mut dyn Contender = match game.position().to_move() {
            Side::Red => &mut *red,
            Side::Black => &mut *black,
        };
        // Each turn has its own seed, so that a slide overlooked now may be seen later.
        let seed = seed ^ ((turn as u64 + 1) << 40);
        let chosen = contender.choose_turn(&game, seed, stop);
        let goes_on = chosen.is_some_and(|turn| game.play_turn(turn).is_ok());
        if !goes_on || stop.is_rung() {
            break;
        }
    }
    (None, LONGEST as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn elo(wins: u32, draws: u32, losses: u32) -> Elo {
        Tally { wins, draws, losses, turns: 0 }.elo()
    }

    /// The ends of Wilson's interval for these shares are in tables: 1 of 2, 5 of 10, 8 of 10, 60 of 100.
    #[test]
    fn the_interval_is_that_of_the_share() {
        for (wins, losses, least, most) in [
            (1, 1, 0.0945, 0.9055),
            (5, 5, 0.2366, 0.7634),
            (8, 2, 0.4902, 0.9433),
            (60, 40, 0.5020, 0.6906),
        ] {
            let elo = elo(wins, 0, losses);
            let is_near = |points: f64, share: f64| (points - Elo::of_share(share)).abs() < 0.5;
            assert!(is_near(elo.least, least) && is_near(elo.most, most), "{elo:?}");
        }
    }

    #[test]
    fn an_even_score_is_no_difference_and_lies_in_the_middle() {
        for (wins, draws) in [(1, 0), (0, 1), (0, 2), (20, 3), (5_000, 0)] {
            let Elo { difference, least, most } = elo(wins, draws, wins);
            assert!(difference.abs() < 1e-9 && (least + most).abs() < 1e-6, "{least} {most}");
        }
        assert!(elo(5_000, 0, 5_000).margin() < 7.0);
    }

    #[test]
    fn nothing_bounds_the_strength_of_a_contender_who_wins_or_loses_everything() {
        for matches in [1, 2, 7, 1_000] {
            let (won, lost) = (elo(matches, 0, 0), elo(0, 0, matches));
            assert!(won.most == f64::INFINITY && won.difference == f64::INFINITY, "{won:?}");
            assert!((won.least + lost.most).abs() < 1e-6, "{won:?} {lost:?}");
            assert!(lost.least == f64::NEG_INFINITY, "{lost:?}");
        }
        // One match shows nothing, but ten do.
        assert!(elo(1, 0, 0).least < 0.0 && elo(10, 0, 0).least > 150.0);
        assert_eq!(elo(0, 0, 0), Elo::UNKNOWN);
    }
}
