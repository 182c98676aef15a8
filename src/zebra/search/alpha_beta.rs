//! The search: how good a position is for the side to move, looking some turns ahead.

use std::time::Instant;

use arrayvec::ArrayVec;

use super::{
    keys::{ZebraHashes, ZebraLanes},
    score::{END, PROVEN, at_repetition, estimate},
    table::{ZebraBound, ZebraTable},
};
use crate::engine::{Limits, Stop};

use super::super::{ZebraPosition, ZebraTurn};

/// How often the clock is looked at, in positions.
const BETWEEN_LOOKS: u64 = 4096;

/// The deepest search. The engine's own limit is less.
pub(in crate::zebra) const DEEPEST_LINE: usize = 128;

/// The turns of a position. A board of 6x6 has 110 pairs of neighbours, and each gives at most one turn.
type Turns = ArrayVec<(u32, ZebraTurn), 110>;

/// The search has reached its limit.
#[derive(Clone, Copy, Debug)]
pub(in crate::zebra) struct ZebraStopped;

/// What the search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::zebra) enum ZebraQuest {
    /// A good turn. A position that comes up again counts as the end that it leads to.
    Play,
    /// A proof that a side wins in so many turns. The shortest way to a win never comes to a position twice, so nothing
    /// has to be said of those.
    Proof,
}

pub(in crate::zebra) struct ZebraSearch<'t> {
    position: ZebraPosition,
    lanes: ZebraLanes,
    hashes: &'static ZebraHashes,
    table: &'t mut ZebraTable,
    /// The own keys of the positions on the way here.
    path: Vec<u64>,
    /// The own keys of positions in which the match ends when they come up.
    ending_here: Vec<u64>,
    quest: ZebraQuest,
    /// How often a turn was the best, by the square it left and the one it reached.
    history: Box<[[u32; 64]; 64]>,
    killers: [[Option<ZebraTurn>; 2]; DEEPEST_LINE],
    pub nodes: u64,
    most_nodes: u64,
    until: Option<Instant>,
    stop: Stop,
}

impl<'t> ZebraSearch<'t> {
    pub fn new(
        position: &ZebraPosition,
        stood_twice: &[&ZebraPosition],
        quest: ZebraQuest,
        table: &'t mut ZebraTable,
        limits: Limits,
        stop: &Stop,
    ) -> ZebraSearch<'t> {
        let key = |position: &&ZebraPosition| ZebraLanes::of(position).own(position.to_move());
        ZebraSearch {
            lanes: ZebraLanes::of(position),
            hashes: ZebraHashes::of(position.size()),
            position: position.clone(),
            table,
            path: Vec::with_capacity(DEEPEST_LINE),
            ending_here: stood_twice.iter().map(key).collect(),
            quest,
            history: Box::new([[0; 64]; 64]),
            killers: [[None; 2]; DEEPEST_LINE],
            nodes: 0,
            most_nodes: limits.nodes.unwrap_or(u64::MAX),
            until: limits.time.and_then(|time| Instant::now().checked_add(time)),
            stop: stop.clone(),
        }
    }

    pub fn position(&self) -> &ZebraPosition {
        &self.position
    }

    /// The score of a turn for whoever plays it: exact between the bounds, and else a bound itself.
    pub fn score_of(
        &mut self,
        turn: ZebraTurn,
        depth: u8,
        alpha: i16,
        beta: i16,
    ) -> Result<i16, ZebraStopped> {
        self.after(turn, |search| search.look(depth.saturating_sub(1), 1, -beta, -alpha))
            .map(|score| -score)
    }

    /// The score for the side to move, that many turns ahead.
    fn look(&mut self, depth: u8, ply: u8, alpha: i16, beta: i16) -> Result<i16, ZebraStopped> {
        self.count()?;
        let to_move = self.position.to_move();
        if self.position.is_stuck() {
            // Both sides own as many: whoever moved last wins, and that was the other side.
            let wins = self.position.majority() == Some(to_move);
            return Ok(if wins { END - i16::from(ply) } else { i16::from(ply) - END });
        }
        let own_key = self.lanes.own(to_move);
        if self.ending_here.contains(&own_key) || self.comes_back(own_key) {
            return Ok(at_repetition(&self.position));
        }
        if depth == 0 || usize::from(ply) >= DEEPEST_LINE {
            return Ok(estimate(&self.position));
        }
        // Where some positions end the match, their mirror images don't.
        let key = if self.ending_here.is_empty() { self.lanes.shared(to_move) } else { own_key };
        let mut first = None;
        if let Some(known) = self.table.get(key) {
            let (score, best) = (from_table(known.score, ply), known.best());
            let is_enough = match known.bound {
                ZebraBound::Exact => true,
                ZebraBound::AtLeast => score >= beta,
                ZebraBound::AtMost => score <= alpha,
            };
            if is_enough && self.holds(known.score, known.depth, depth) {
                return Ok(score);
            }
            first = Some(best);
        }
        self.try_turns(depth, ply, alpha, beta, key, first)
    }

    fn try_turns(
        &mut self,
        depth: u8,
        ply: u8,
        alpha: i16,
        beta: i16,
        key: u64,
        first: Option<ZebraTurn>,
    ) -> Result<i16, ZebraStopped> {
        let mut turns = self.promising_turns(first, ply);
        let (mut best, mut best_turn, mut bound) = (-END, None, alpha);
        let mut index = 0;
        while let Some(turn) = most_promising(&mut turns) {
            let score = self.after(turn, |search| {
                let full =
                    |search: &mut ZebraSearch| search.look(depth - 1, ply + 1, -beta, -bound);
                if index == 0 || beta - bound == 1 {
                    return full(search);
                }
                let narrow = search.look(depth - 1, ply + 1, -bound - 1, -bound)?;
                if -narrow > bound && -narrow < beta { full(search) } else { Ok(narrow) }
            });
            let score = -score?;
            if score > best {
                (best, best_turn) = (score, Some(turn));
            }
            index += 1;
            bound = bound.max(score);
            if bound >= beta {
                self.remember_cut(turn, depth, ply);
                break;
            }
        }
        let kind = match best {
            _ if best >= beta => ZebraBound::AtLeast,
            _ if best <= alpha => ZebraBound::AtMost,
            _ => ZebraBound::Exact,
        };
        if let Some(turn) = best_turn {
            self.table.put(key, turn, into_table(best, ply), depth, kind);
        }
        Ok(best)
    }

    /// Whether what was found out with so many turns to look ahead holds for this many.
    fn holds(&self, score: i16, known_depth: u8, depth: u8) -> bool {
        if score.abs() < PROVEN {
            return known_depth >= depth;
        }
        // What is proven is so at any depth. But a proof in so many turns may not use a longer one.
        self.quest == ZebraQuest::Play || END - score.abs() <= i16::from(depth)
    }

    /// All turns, each with how soon it should be tried.
    fn promising_turns(&self, first: Option<ZebraTurn>, ply: u8) -> Turns {
        let killers = self.killers[usize::from(ply)];
        let to_move = self.position.to_move();
        let turns = self.position.towers(to_move).flat_map(|from| self.position.turns_from(from));
        turns.map(|turn| (self.promise(turn, first, killers), turn)).collect()
    }

    /// Whether the position is on the way here already.
    fn comes_back(&self, key: u64) -> bool {
        self.quest == ZebraQuest::Play && self.path.contains(&key)
    }

    /// Plays a turn, does something, and takes the turn back.
    fn after<T>(&mut self, turn: ZebraTurn, what: impl FnOnce(&mut ZebraSearch<'t>) -> T) -> T {
        let lanes = self.lanes.clone();
        self.path.push(lanes.own(self.position.to_move()));
        self.lanes.follow(self.hashes, &self.position, turn);
        self.position.play_unchecked(turn);
        let done = what(self);
        self.position.undo(turn);
        self.path.pop();
        self.lanes = lanes;
        done
    }

    /// How soon a turn should be tried.
    fn promise(
        &self,
        turn: ZebraTurn,
        first: Option<ZebraTurn>,
        killers: [Option<ZebraTurn>; 2],
    ) -> u32 {
        let closes = self.position.height(turn.from) == 1;
        let worth = if first == Some(turn) {
            3
        } else if killers.contains(&Some(turn)) {
            2
        } else {
            u32::from(closes)
        };
        worth << 28 | self.history[turn.from.number()][turn.to.number()].min((1 << 28) - 1)
    }

    fn remember_cut(&mut self, turn: ZebraTurn, depth: u8, ply: u8) {
        self.history[turn.from.number()][turn.to.number()] += u32::from(depth).pow(2);
        let killers = &mut self.killers[usize::from(ply)];
        if killers[0] != Some(turn) {
            killers[1] = killers[0].replace(turn);
        }
    }

    fn count(&mut self) -> Result<(), ZebraStopped> {
        self.nodes += 1;
        let looks_up = self.nodes.is_multiple_of(BETWEEN_LOOKS);
        let is_late =
            || self.stop.is_rung() || self.until.is_some_and(|until| Instant::now() >= until);
        if self.nodes > self.most_nodes || looks_up && is_late() {
            Err(ZebraStopped)
        } else {
            Ok(())
        }
    }
}

/// Takes out the turn that should be tried next. Most often the first is enough, so they need not all be sorted.
fn most_promising(turns: &mut Turns) -> Option<ZebraTurn> {
    let best = (0..turns.len()).max_by_key(|index| turns[*index].0)?;
    Some(turns.swap_remove(best).1)
}

/// A table counts the turns to the end from the position itself.
fn into_table(score: i16, ply: u8) -> i16 {
    match score {
        _ if score >= PROVEN => score + i16::from(ply),
        _ if score <= -PROVEN => score - i16::from(ply),
        _ => score,
    }
}

fn from_table(score: i16, ply: u8) -> i16 {
    match score {
        _ if score >= PROVEN => score - i16::from(ply),
        _ if score <= -PROVEN => score + i16::from(ply),
        _ => score,
    }
}
