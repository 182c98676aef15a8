//! Proofs: can the player to move force a win within a number of turns? Every defence is tried, so a win
//! that is found is certain, and a win that exists is found.

use std::ops::ControlFlow;

use super::{
    limits::Stop,
    threat::{Aim, could_win_on_some_board, each_aim, threats, winning_slide, wins_at_once},
};
use crate::rules::{Part, Position, Relocation, Rest, SharedEdge, Side, Step, Turn};

/// A forced win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The most own turns that the player to move needs to win, this one included.
    pub turns: u32,
    /// The first turn of the win.
    pub first: Turn,
}

/// The quickest forced win of the player to move within a number of own turns. A turn that has already
/// begun counts as the first. `None` if the opponent can always hold out longer.
///
/// ```
/// use nonaga::{engine::solve, rules::{HouseRules, Position}};
///
/// assert_eq!(solve(&Position::start(HouseRules::Booklet), 2), None);
/// ```
pub fn solve(position: &Position, within: u32) -> Option<Proof> {
    // This tick never interrupts, so there is always a result.
    solve_with(position, within, &mut || Ok(()))
}

fn solve_with(position: &Position, within: u32, tick: &mut Tick) -> Option<Proof> {
    let mut memory = Memory::for_proofs(within);
    Prover::new(position, &mut memory, &[], tick).quickest(within).unwrap_or(None)
}

/// The first turn of the quickest forced win within a number of own turns, as [`solve`] finds it.
pub fn winning_turn(position: &Position, within: u32) -> Option<Turn> {
    solve(position, within).map(|proof| proof.first)
}

/// Like [`winning_turn`], but finds none any more once the signal is given.
pub fn winning_turn_until(position: &Position, within: u32, stop: &Stop) -> Option<Turn> {
    let mut tick = || if stop.is_rung() { Err(Interrupted) } else { Ok(()) };
    tick().ok()?;
    solve_with(position, within, &mut tick).map(|proof| proof.first)
}

/// What all turns that hold have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Only {
    /// There is just one.
    Turn,
    /// The slide, after which several relocations hold.
    Slide,
    /// The relocation, which holds after several slides.
    Relocation,
}

/// The proof was interrupted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Interrupted;

/// Called for each position that a proof looks at. An error interrupts the proof.
pub(super) type Tick<'t> = dyn FnMut() -> Result<(), Interrupted> + 't;

pub(super) struct Prover<'t> {
    pub(super) position: Position,
    memory: &'t mut Memory,
    /// The hashes of positions that count as a draw.
    drawn: &'t [u64],
    tick: &'t mut Tick<'t>,
    /// The defences that worked last, by the number of turns that the attacker has left. They often work
    /// against the next attack too.
    refutations: Vec<Vec<Turn>>,
}

/// The number of defences to remember for each number of turns.
const REFUTATIONS: usize = 4;

impl<'t> Prover<'t> {
    pub fn new(
        position: &Position,
        memory: &'t mut Memory,
        drawn: &'t [u64],
        tick: &'t mut Tick<'t>,
    ) -> Prover<'t> {
        let position = position.clone();
        Prover { position, memory, drawn, tick, refutations: Vec::new() }
    }

    /// The quickest forced win of the player to move.
    pub fn quickest(&mut self, within: u32) -> Result<Option<Proof>, Interrupted> {
        for turns in 1..=within {
            let first = match self.position.due() {
                Some(Part::Slide) => self.attack(turns)?,
                // The slide of this turn was played and did not win, so one turn is not enough.
                Some(Part::Relocation) if turns > 1 => {
                    let rest = self.attack_after(turns, &SharedEdge::default())?;
                    rest.map(|rest| Turn { slide: None, rest: rest.rest() })
                }
                Some(Part::Relocation) | None => None,
            };
            if let Some(first) = first {
                return Ok(Some(Proof { turns, first }));
            }
        }
        Ok(None)
    }

    /// A forced win of the player to move within `turns` turns. A quicker one counts as one of `turns`
    /// turns. The position must be at the start of a turn.
    pub fn win(&mut self, turns: u32) -> Result<Option<Proof>, Interrupted> {
        Ok(self.attack(turns)?.map(|first| Proof { turns, first }))
    }

    /// Whether the opponent wins within `turns` turns, whatever the player to move does. The position must
    /// be at the start of a turn.
    pub fn is_lost(&mut self, turns: u32) -> Result<bool, Interrupted> {
        (self.tick)()?;
        Ok(!wins_at_once(&self.position) && self.no_turn_holds(turns)?)
    }

    /// What the turns after which the opponent cannot force a win within `turns` turns have in common. The
    /// position must be at the start of a turn. `None` if there is no such turn, or if there are different
    /// ones.
    pub fn only(&mut self, turns: u32) -> Result<Option<Only>, Interrupted> {
        // For each slide after which there are such ends of the turn: one or two of these.
        let mut holding: Vec<Vec<Rest>> = Vec::new();
        let edge = SharedEdge::default();
        for slide in self.position.steps() {
            let before = self.position.play_unchecked(slide);
            let rests = self.rests_that_hold(turns, 2, &edge);
            self.position.undo(before);
            holding.extend(Some(rests?).filter(|rests| !rests.is_empty()));
            if holding.len() > 1 && holding.iter().any(|rests| *rests != holding[0][..1]) {
                return Ok(None);
            }
        }
        Ok(match &holding[..] {
            [] => None,
            [rests] if rests.len() > 1 => Some(Only::Slide),
            [_] => Some(Only::Turn),
            _ => Some(Only::Relocation),
        })
    }

    /// The ends of a turn after which the opponent cannot force a win, but at most `most` of them.
    pub(super) fn rests_that_hold(
        &mut self,
        turns: u32,
        most: usize,
        edge: &SharedEdge,
    ) -> Result<Vec<Rest>, Interrupted> {
        let mut holding = Vec::new();
        if self.position.due().is_none() {
            return Ok(vec![Rest::Won]);
        }
        for rest in self.second_steps(false, edge) {
            (self.tick)()?;
            if self.stands(rest, turns)? {
                holding.push(rest.rest());
                if holding.len() == most {
                    break;
                }
            }
        }
        Ok(holding)
    }

    /// A turn that starts a forced win of the player to move within `turns` turns, if there is one.
    fn attack(&mut self, turns: u32) -> Result<Option<Turn>, Interrupted> {
        (self.tick)()?;
        if let Some(slide) = winning_slide(&self.position, self.position.to_move()) {
            return Ok(Some(Turn { slide: Some(slide), rest: Rest::Won }));
        }
        if turns <= 1 {
            return Ok(None);
        }
        let hash = self.position.hash();
        if self.memory.get(hash).not_within >= turns {
            return Ok(None);
        }
        let found = self.attack_by_force(turns)?;
        let mut known = self.memory.get(hash);
        match found {
            Some(_) => known.within = turns,
            None => known.not_within = turns,
        }
        self.memory.put(hash, known);
        Ok(found)
    }

    /// Whether the player to move can force a win within `turns` turns.
    fn wins(&mut self, turns: u32) -> Result<bool, Interrupted> {
        if self.drawn.contains(&self.position.hash()) {
            return Ok(false);
        }
        if turns <= 1 {
            return Ok(wins_at_once(&self.position));
        }
        let within = self.memory.get(self.position.hash()).within;
        Ok(within != 0 && within <= turns || self.attack(turns)?.is_some())
    }

    fn attack_by_force(&mut self, turns: u32) -> Result<Option<Turn>, Interrupted> {
        let attacker = self.position.to_move();
        let edge = SharedEdge::default();
        for slide in self.position.steps() {
            let before = self.position.play_unchecked(slide);
            // With one turn left after this one, a single slide must be able to connect the tokens.
            let is_hopeless = turns == 2 && !could_win_on_some_board(&self.position, attacker);
            let found = if is_hopeless { Ok(None) } else { self.attack_after(turns, &edge) };
            self.position.undo(before);
            if let Some(rest) = found? {
                return Ok(Some(Turn { slide: slide.slide(), rest: rest.rest() }));
            }
        }
        Ok(None)
    }

    /// The second step of a turn that starts a forced win of the player to move within `turns` turns.
    fn attack_after(&mut self, turns: u32, edge: &SharedEdge) -> Result<Option<Step>, Interrupted> {
        for rest in self.second_steps(true, edge) {
            let undo = self.position.play_unchecked(rest);
            let succeeds = self.no_defence(turns - 1);
            self.position.undo(undo);
            if succeeds? {
                return Ok(Some(rest));
            }
        }
        Ok(None)
    }

    /// Whether the opponent wins within `turns` turns against every defence of the player to move.
    pub(super) fn no_defence(&mut self, turns: u32) -> Result<bool, Interrupted> {
        (self.tick)()?;
        if self.drawn.contains(&self.position.hash()) || wins_at_once(&self.position) {
            return Ok(false);
        }
        self.no_turn_holds(turns)
    }

    /// Whether the opponent wins within `turns` turns after every turn of the player to move, who cannot win
    /// at once.
    fn no_turn_holds(&mut self, turns: u32) -> Result<bool, Interrupted> {
        let edge = SharedEdge::default();
        if self.a_known_refutation_holds(turns, &edge)? {
            return Ok(false);
        }
        for slide in self.position.steps() {
            let before = self.position.play_unchecked(slide);
            let held = self.defence_after(turns, &edge);
            self.position.undo(before);
            if let Some(rest) = held? {
                self.remember(turns, Turn { slide: slide.slide(), rest: rest.rest() });
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The second step of a turn with which the player to move holds out longer than `turns` turns.
    fn defence_after(
        &mut self,
        turns: u32,
        edge: &SharedEdge,
    ) -> Result<Option<Step>, Interrupted> {
        for rest in self.second_steps(false, edge) {
            if self.stands(rest, turns)? {
                return Ok(Some(rest));
            }
        }
        Ok(None)
    }

    /// The steps that may follow the slide. Leaves out steps that do not stop every threat of the opponent,
    /// because they lose. For the attacker, the steps that make the most threats come first.
    pub(super) fn second_steps(&self, attacks: bool, edge: &SharedEdge) -> Vec<Step> {
        let side = self.position.to_move();
        let threats = threats(&self.position, side.other());
        let stops_all =
            |relocation: &Relocation| threats.iter().all(|threat| stops(*relocation, threat));
        let mut relocations = self.position.relocations_by(edge).peekable();
        if relocations.peek().is_none() {
            return if threats.is_empty() { vec![Step::Skip] } else { Vec::new() };
        }
        let mut steps: Vec<Relocation> = relocations.filter(stops_all).collect();
        if attacks {
            let aims = unfinished_aims(&self.position, side);
            steps.sort_by_cached_key(|relocation| {
                std::cmp::Reverse(aims.iter().filter(|aim| is_made_by(aim, *relocation)).count())
            });
        }
        steps.into_iter().map(Step::Relocate).collect()
    }

    fn a_known_refutation_holds(
        &mut self,
        turns: u32,
        edge: &SharedEdge,
    ) -> Result<bool, Interrupted> {
        let known = self.refutations.get(turns as usize).cloned().unwrap_or_default();
        for turn in known {
            if self.holds(turn, turns, edge)? {
                self.remember(turns, turn);
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether a turn is legal and holds out longer than `turns` turns.
    fn holds(&mut self, turn: Turn, turns: u32, edge: &SharedEdge) -> Result<bool, Interrupted> {
        let mut steps = turn.steps();
        let (Some(slide), Some(rest)) = (steps.next(), steps.next()) else { return Ok(false) };
        let Ok(before) = self.position.play(slide) else { return Ok(false) };
        let holds = if self.may_follow(rest, edge) { self.stands(rest, turns) } else { Ok(false) };
        self.position.undo(before);
        holds
    }

    /// Whether a step that may end a turn is legal.
    fn may_follow(&self, rest: Step, edge: &SharedEdge) -> bool {
        match rest {
            Step::Relocate(relocation) => {
                self.position.due() == Some(Part::Relocation)
                    && self.position.can_relocate(edge, relocation)
            }
            _ => self.position.check(rest).is_ok(),
        }
    }

    /// Whether a turn that ends with a step holds out longer than `turns` turns.
    fn stands(&mut self, rest: Step, turns: u32) -> Result<bool, Interrupted> {
        let undo = self.position.play_unchecked(rest);
        let is_lost = self.wins(turns);
        self.position.undo(undo);
        Ok(!is_lost?)
    }

    /// Puts a defence that worked first in the list.
    fn remember(&mut self, turns: u32, turn: Turn) {
        let place = turns as usize;
        if self.refutations.len() <= place {
            self.refutations.resize(place + 1, Vec::new());
        }
        let known = &mut self.refutations[place];
        known.retain(|other| *other != turn);
        known.insert(0, turn);
        known.truncate(REFUTATIONS);
    }
}

/// Whether a relocation stops a threat: it takes a disc out of the path, or extends the path so that the
/// token slides too far.
#[inline]
pub(super) fn stops(relocation: Relocation, threat: &Aim) -> bool {
    relocation.to == threat.behind() || threat.passes(relocation.from)
}

/// The aims of a side that still need a change to the board.
pub(super) fn unfinished_aims(position: &Position, side: Side) -> Vec<Aim> {
    let mut aims = Vec::new();
    let _ = each_aim(position, side, |aim| {
        if !aim.is_threat() {
            aims.push(aim);
        }
        ControlFlow::Continue(())
    });
    aims
}

/// Whether a relocation is the change that an aim needs.
#[inline]
pub(super) fn is_made_by(aim: &Aim, relocation: Relocation) -> bool {
    aim.take.is_none_or(|disc| relocation.from == disc)
        && aim.put.is_none_or(|place| relocation.to == place)
}

/// What is known about positions at the start of the attacker's turn. A fixed-size hash table.
pub(super) struct Memory(Box<[(u64, Known)]>);

/// What is known about a position at the start of the attacker's turn.
#[derive(Clone, Copy, Default)]
struct Known {
    /// The attacker cannot force a win within this many turns.
    not_within: u32,
    /// The attacker can force a win within this many turns. 0 if none is known.
    within: u32,
}

impl Memory {
    /// Room for about as many positions as a proof of `within` turns needs.
    pub fn for_proofs(within: u32) -> Memory {
        Memory::new(match within {
            0..=2 => 1 << 8,
            3 => 1 << 16,
            _ => 1 << 22,
        })
    }

    /// Room for `places` positions, which must be a power of two. New positions replace old ones.
    pub fn new(places: usize) -> Memory {
        Memory(vec![(0, Known::default()); places].into_boxed_slice())
    }

    #[inline]
    fn place(&self, hash: u64) -> usize {
        hash as usize & (self.0.len() - 1)
    }

    #[inline]
    fn get(&self, hash: u64) -> Known {
        let (key, known) = self.0[self.place(hash)];
        if key == hash { known } else { Known::default() }
    }

    #[inline]
    fn put(&mut self, hash: u64, known: Known) {
        let place = self.place(hash);
        self.0[place] = (hash, known);
    }
}
