//! Hints: a good turn, and why it is one.

use fastrand::Rng;
use serde::Serialize;
use strum::VariantNames;

use super::{ZebraEnding, ZebraMatch, ZebraPosition, ZebraThought, ZebraTurn, level::think};
use crate::engine::{Limits, Stop};

/// A good turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ZebraHint {
    /// The turn.
    pub turn: ZebraTurn,
    /// What is good about it.
    pub why: ZebraWhy,
}

/// What is good about a turn: the first of these that holds. Only the turns of the player who asks are counted, this one
/// included: that is how people count how long they have left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[allow(missing_docs, reason = "the names of the fields say it")]
pub enum ZebraWhy {
    /// It ends the match, and the player wins.
    Wins,
    /// It leads to a win, whatever the other side plays.
    WinsIn { turns: u32 },
    /// Every turn loses, and this one holds out longest.
    HoldsOut { turns: u32 },
    /// It closes a square and takes a tower from the other side.
    Closes,
    /// It covers a single piece, which could have closed its square.
    Covers,
    /// It leaves the other side no single piece with a tower to go to.
    LeavesNoCloser,
    /// What follows is better than after other turns.
    Improves,
}

/// A good turn in a match, and why it is one. `None` if the match is over.
pub fn zebra_hint(game: &ZebraMatch, limits: Limits, stop: &Stop) -> Option<ZebraHint> {
    if game.ending().is_some() {
        return None;
    }
    // Whoever asks twice gets the same hint.
    let ZebraThought { turn, proof } = think(game, limits, &mut Rng::with_seed(0), stop)?;
    let position = game.position();
    let mut after = game.clone();
    let ending = after.play(turn).ok().and_then(|()| after.ending());
    let mover = position.to_move();
    let why = match proof {
        _ if ending.and_then(ZebraEnding::winner) == Some(mover) => ZebraWhy::Wins,
        // A proof counts the turns of both, and the one who asks has the first of them.
        Some(proof) if proof.winner == mover => ZebraWhy::WinsIn { turns: proof.turns.div_ceil(2) },
        Some(proof) => ZebraWhy::HoldsOut { turns: proof.turns.div_ceil(2) },
        None => seen(position, after.position(), turn),
    };
    Some(ZebraHint { turn, why })
}

/// What can be seen on the board, without looking ahead.
fn seen(before: &ZebraPosition, after: &ZebraPosition, turn: ZebraTurn) -> ZebraWhy {
    let other = before.to_move().other();
    let closers = |position: &ZebraPosition| {
        position.singles(other).and(position.owned(other.other()).neighbours())
    };
    if before.height(turn.from) == 1 {
        ZebraWhy::Closes
    } else if closers(before).has(turn.to) {
        ZebraWhy::Covers
    } else if !closers(before).is_empty() && closers(after).is_empty() {
        ZebraWhy::LeavesNoCloser
    } else {
        ZebraWhy::Improves
    }
}
