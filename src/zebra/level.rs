//! The computer player: what it plays on each level.

use fastrand::Rng;

use super::{
    ZebraLevel, ZebraMatch, ZebraProof, ZebraTurn,
    search::{END, PROVEN, ZebraQuest, ZebraSearch, ZebraStopped, ZebraTable},
    solve::solve_zebra,
};
use crate::engine::{Limits, Stop};

/// How the computer plays on a level.
struct ZebraCharacter {
    limits: Limits,
    /// How much it misjudges what a turn leads to: the standard deviation, where a tower is 100.
    scatter: i32,
    /// How often it overlooks a turn, in percent.
    overlooks: u32,
}

/// By the number of the level.
const CHARACTERS: [ZebraCharacter; 3] = [
    ZebraCharacter { limits: ahead(1), scatter: 90, overlooks: 25 },
    ZebraCharacter { limits: ahead(3), scatter: 30, overlooks: 8 },
    ZebraCharacter { limits: Limits::nodes(MASTERS_NODES), scatter: 0, overlooks: 0 },
];

/// How many positions the strongest level looks at. That takes about a second.
const MASTERS_NODES: u64 = 1_000_000;

/// The size of the memory for one turn: two to the power of it positions.
const BITS: u32 = 20;

const fn ahead(turns: u32) -> Limits {
    Limits { depth: turns, ..Limits::NONE }
}

/// What the computer would play, and what it knows about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ZebraThought {
    /// The turn.
    pub turn: ZebraTurn,
    /// Who wins, if that is proven. The weaker levels prove nothing.
    pub proof: Option<ZebraProof>,
}

impl ZebraLevel {
    /// What the computer plays on this level. With the same seed it plays the same in the same match, unless it is stopped
    /// early. `None` if the match is over.
    pub fn choose(self, game: &ZebraMatch, seed: u64, stop: &Stop) -> Option<ZebraThought> {
        let ZebraCharacter { limits, scatter, overlooks } = CHARACTERS[self as usize];
        if game.ending().is_some() {
            return None;
        }
        let mut dice = Rng::with_seed(seed ^ (game.turns().len() as u64).wrapping_mul(0x9e37_79b9));
        if scatter == 0 {
            return think(game, limits, &mut dice, stop);
        }
        let turns = game.position().turns();
        let noticed: Vec<_> =
            turns.iter().filter(|_| dice.u32(..100) >= overlooks).copied().collect();
        let mut table = ZebraTable::new(BITS / 2);
        let twice: Vec<_> = game.stood_twice().collect();
        let mut search = ZebraSearch::new(
            game.position(),
            &twice,
            ZebraQuest::Play,
            &mut table,
            Limits::NONE,
            stop,
        );
        let mut best = None;
        for turn in if noticed.is_empty() { turns } else { noticed } {
            let Ok(score) = search.score_of(turn, limits.depth as u8, -END, END) else { break };
            let judged = i32::from(score) + scattered(scatter, &mut dice);
            if best.is_none_or(|(most, _)| judged > most) {
                best = Some((judged, turn));
            }
        }
        best.map(|(_, turn)| ZebraThought { turn, proof: None })
    }
}

/// A random error with this standard deviation, roughly normal.
fn scattered(deviation: i32, dice: &mut Rng) -> i32 {
    // The sum of twelve numbers between 0 and 1 has a standard deviation of 1. Here they are in thousandths.
    let sum: i32 = (0..12).map(|_| dice.i32(0..=1000)).sum();
    (sum - 6 * 1000) * deviation / 1000
}

/// The best turn within some limits. `None` if the match is over.
pub(super) fn think(
    game: &ZebraMatch,
    limits: Limits,
    dice: &mut Rng,
    stop: &Stop,
) -> Option<ZebraThought> {
    let mut turns = game.position().turns();
    dice.shuffle(&mut turns);
    let mut table = ZebraTable::new(BITS);
    let twice: Vec<_> = game.stood_twice().collect();
    let mut search =
        ZebraSearch::new(game.position(), &twice, ZebraQuest::Play, &mut table, limits, stop);
    let mut proven = None;
    for depth in 1..=limits.depth {
        let looked = best_first(&mut search, &mut turns, depth as u8);
        if let Ok(score) = looked
            && score.abs() >= PROVEN
        {
            proven = Some(u32::from((END - score.abs()).unsigned_abs()));
        }
        if looked.is_err() || proven.is_some() {
            break;
        }
    }
    // A win that has been seen is followed the shortest way, and a loss is put off as long as possible.
    let shortest = proven.and_then(|turns| {
        solve_zebra(game, Limits { depth: turns, ..limits }, BITS, stop, |_| ()).proof
    });
    let turn = shortest.map(|proof| proof.best).or(turns.first().copied())?;
    Some(ZebraThought { turn, proof: shortest })
}

/// Puts the best turn first, as far as the search comes, and returns its score.
fn best_first(
    search: &mut ZebraSearch,
    turns: &mut [ZebraTurn],
    depth: u8,
) -> Result<i16, ZebraStopped> {
    let mut best = -END;
    for index in 0..turns.len() {
        let turn = turns[index];
        let mut score = if index == 0 {
            search.score_of(turn, depth, -END, END)?
        } else {
            search.score_of(turn, depth, best, best + 1)?
        };
        if index > 0 && score > best {
            score = search.score_of(turn, depth, best, END)?;
        }
        if index == 0 || score > best {
            best = score;
            turns[..=index].rotate_right(1);
        }
    }
    Ok(best)
}
