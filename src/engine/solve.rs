//! Proofs: whether the player to move can force a win within so many of his turns. Every defence is
//! tried to the last one, so a win that is claimed holds, and one that exists is found.

use std::collections::HashMap;

use super::threat::{could_win_on_some_board, winning_slides, wins_at_once};
use crate::rules::{Part, Position, Rest, Step, Turn};

/// A forced win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proof {
    /// With which of his own turns the player to move wins at the latest, this one included.
    pub turns: u32,
    /// The turn that begins it.
    pub first: Turn,
}

/// The quickest forced win of the player to move, at the start of his turn, within so many of his own
/// turns; or nothing, if the opponent can hold out longer against anything.
///
/// ```
/// use nonaga::{engine::solve, rules::{HouseRules, Position}};
///
/// assert_eq!(solve(&Position::start(HouseRules::Booklet), 2), None);
/// ```
pub fn solve(position: &Position, within: u32) -> Option<Proof> {
    if position.due() != Some(Part::Slide) {
        return None;
    }
    let mut prover =
        Prover { position: position.clone(), known: HashMap::new(), refutations: Vec::new() };
    (1..=within).find_map(|turns| prover.attack(turns).map(|first| Proof { turns, first }))
}

/// What is known of a position at the start of the attacker's turn.
#[derive(Clone, Copy, Default)]
struct Known {
    /// He does not win within so many turns.
    not_within: u32,
    /// He wins within so many turns, if that is not 0.
    within: u32,
}

struct Prover {
    position: Position,
    known: HashMap<u64, Known>,
    /// By the number of turns that the attacker has left, the defence that worked last: it often works
    /// against the next attack as well.
    refutations: Vec<Option<Turn>>,
}

impl Prover {
    /// A turn by which the player to move wins within so many turns, if there is one.
    fn attack(&mut self, turns: u32) -> Option<Turn> {
        if let Some(slide) = winning_slides(&self.position, self.position.to_move()).next() {
            return Some(Turn { slide: Some(slide), rest: Rest::Won });
        }
        if turns <= 1 {
            return None;
        }
        let hash = self.position.hash();
        if self.known.get(&hash).is_some_and(|known| known.not_within >= turns) {
            return None;
        }
        let found = self.attack_by_force(turns);
        let known = self.known.entry(hash).or_default();
        match found {
            Some(_) => known.within = turns,
            None => known.not_within = turns,
        }
        found
    }

    /// Whether the player to move wins within so many turns.
    fn wins(&mut self, turns: u32) -> bool {
        if wins_at_once(&self.position) {
            return true;
        }
        if turns <= 1 {
            return false;
        }
        match self.known.get(&self.position.hash()) {
            Some(known) if known.within != 0 && known.within <= turns => true,
            _ => self.attack(turns).is_some(),
        }
    }

    fn attack_by_force(&mut self, turns: u32) -> Option<Turn> {
        let attacker = self.position.to_move();
        for slide in self.position.steps() {
            let before = self.position.play_unchecked(slide);
            // With one turn left after this one the tokens must stand so that a single slide can do it.
            let is_hopeless = turns == 2 && !could_win_on_some_board(&self.position, attacker);
            let rests = if is_hopeless { Vec::new() } else { self.position.steps() };
            for rest in rests {
                let undo = self.position.play_unchecked(rest);
                let succeeds = self.no_defence(turns - 1);
                self.position.undo(undo);
                if succeeds {
                    self.position.undo(before);
                    return Some(turn_of(slide, rest));
                }
            }
            self.position.undo(before);
        }
        None
    }

    /// Whether, whatever the player to move does, his opponent wins within so many turns.
    fn no_defence(&mut self, turns: u32) -> bool {
        if wins_at_once(&self.position) {
            return false;
        }
        if self.last_refutation_holds(turns) {
            return false;
        }
        for slide in self.position.steps() {
            let before = self.position.play_unchecked(slide);
            for rest in self.position.steps() {
                let undo = self.position.play_unchecked(rest);
                let is_lost = self.wins(turns);
                self.position.undo(undo);
                if !is_lost {
                    self.position.undo(before);
                    self.remember_refutation(turns, turn_of(slide, rest));
                    return false;
                }
            }
            self.position.undo(before);
        }
        true
    }

    fn last_refutation_holds(&mut self, turns: u32) -> bool {
        let Some(Some(turn)) = self.refutations.get(turns as usize).copied() else { return false };
        let mut undos = Vec::with_capacity(2);
        for step in turn.steps() {
            match self.position.play(step) {
                Ok(undo) => undos.push(undo),
                Err(_) => break,
            }
        }
        let is_played = undos.len() == 2 && self.position.due() == Some(Part::Slide);
        let holds = is_played && !self.wins(turns);
        while let Some(undo) = undos.pop() {
            self.position.undo(undo);
        }
        holds
    }

    fn remember_refutation(&mut self, turns: u32, turn: Turn) {
        let place = turns as usize;
        if self.refutations.len() <= place {
            self.refutations.resize(place + 1, None);
        }
        self.refutations[place] = Some(turn);
    }
}

fn turn_of(slide: Step, rest: Step) -> Turn {
    Turn {
        slide: slide.slide(),
        rest: match rest {
            Step::Relocate(relocation) => Rest::Relocation(relocation),
            _ => Rest::Skipped,
        },
    }
}
