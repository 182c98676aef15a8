//! Who wins with best play: a proof, as far as the limits allow.

use super::{
    ZebraMatch, ZebraSide, ZebraTurn,
    search::{PROVEN, ZebraQuest, ZebraSearch, ZebraStopped, ZebraTable},
};
use crate::engine::{Limits, Stop};

/// A side wins, whatever the other plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ZebraProof {
    /// The winner.
    pub winner: ZebraSide,
    /// In how many turns the match ends, those of both sides counted, if the winner hurries and the loser holds out.
    pub turns: u32,
    /// A turn that leads there: the quickest for a winner who is to move, and the longest resistance for a loser.
    pub best: ZebraTurn,
}

/// How far a search for a proof has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ZebraSolving {
    /// What was found out. `None` means that nothing is proven.
    pub proof: Option<ZebraProof>,
    /// Nobody can force the end in so many turns, or in fewer.
    pub nobody_within: u32,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// Looks for a proof that a side wins, from the position in which the match is. The winner needs no position to come up
/// again, so a proof holds with and without that rule, and the number of turns is exact.
///
/// `bits` gives the size of the memory: two to the power of it positions, with 16 bytes each. `tell` is called after each
/// depth.
pub fn solve_zebra(
    game: &ZebraMatch,
    limits: Limits,
    bits: u32,
    stop: &Stop,
    mut tell: impl FnMut(&ZebraSolving),
) -> ZebraSolving {
    let mut solving = ZebraSolving { proof: None, nobody_within: 0, nodes: 0 };
    if game.ending().is_some() {
        return solving;
    }
    let mut table = ZebraTable::new(bits);
    let twice: Vec<_> = game.stood_twice().collect();
    let mut search =
        ZebraSearch::new(game.position(), &twice, ZebraQuest::Proof, &mut table, limits, stop);
    let mut holding = None;
    for depth in 1..=limits.depth {
        let found = prove_within(&mut search, depth as u8, &mut holding);
        solving.nodes = search.nodes;
        match found {
            Ok(None) => solving.nobody_within = depth,
            Ok(proof) => solving.proof = proof,
            Err(ZebraStopped) => break,
        }
        tell(&solving);
        if solving.proof.is_some() {
            break;
        }
    }
    solving
}

/// Whether a side can force the end in so many turns. Nobody can in fewer. `holding` is a turn after which the side to move
/// has not lost within that many.
fn prove_within(
    search: &mut ZebraSearch,
    depth: u8,
    holding: &mut Option<ZebraTurn>,
) -> Result<Option<ZebraProof>, ZebraStopped> {
    let mover = search.position().to_move();
    let proof = |winner, best| ZebraProof { winner, turns: depth.into(), best };
    let turns = search.position().turns();
    for turn in &turns {
        if search.score_of(*turn, depth, PROVEN - 1, PROVEN)? >= PROVEN {
            return Ok(Some(proof(mover, *turn)));
        }
    }
    // What held out until now is tried first. If all turns lose now, it held out longest.
    let first = *holding;
    for turn in first.iter().chain(&turns).copied() {
        if search.score_of(turn, depth, -PROVEN, 1 - PROVEN)? > -PROVEN {
            *holding = Some(turn);
            return Ok(None);
        }
    }
    Ok(holding.or(turns.first().copied()).map(|best| proof(mover.other(), best)))
}
