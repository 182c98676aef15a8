//! Stepping through a record: part by part, turn by turn, both ways, or straight to any turn.

use super::Record;
use crate::rules::{Part, Position, Step};

/// The position is kept once in so many steps, so that no jump replays more than that.
const STRIDE: usize = 128;

/// A place in a record. It begins before the first turn.
#[derive(Clone, Debug)]
pub struct Cursor {
    steps: Vec<Step>,
    /// For each turn, how many steps have been played when it is done.
    turn_ends: Vec<usize>,
    /// The position after 0, `STRIDE`, 2 × `STRIDE`, … steps.
    milestones: Vec<Position>,
    position: Position,
    /// How many steps have been played.
    at: usize,
}

impl Cursor {
    /// A cursor before the first turn of a record.
    pub fn new(record: &Record) -> Cursor {
        let position = record.game.start().clone();
        let mut cursor = Cursor {
            steps: record.game.steps().collect(),
            turn_ends: Vec::new(),
            milestones: vec![position.clone()],
            position,
            at: 0,
        };
        while cursor.step_forward().is_some() {
            if cursor.is_between_turns() {
                cursor.turn_ends.push(cursor.at);
            }
            if cursor.at.is_multiple_of(STRIDE) {
                cursor.milestones.push(cursor.position.clone());
            }
        }
        if cursor.turn_ends.last().copied().unwrap_or(0) < cursor.at {
            cursor.turn_ends.push(cursor.at);
        }
        cursor.go_to_step(0);
        cursor
    }

    /// The position here.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// How many turns the record has; the last may be unfinished.
    pub fn turns(&self) -> usize {
        self.turn_ends.len()
    }

    /// How many turns are done here.
    pub fn turn(&self) -> usize {
        self.turn_ends.partition_point(|end| *end <= self.at)
    }

    /// The step that comes next.
    pub fn next_step(&self) -> Option<Step> {
        self.steps.get(self.at).copied()
    }

    /// Goes on by one part of a turn and returns what was played, if there is one.
    pub fn step_forward(&mut self) -> Option<Step> {
        let step = self.next_step()?;
        // Every step of a record has been checked.
        self.position.play_unchecked(step);
        self.at += 1;
        Some(step)
    }

    /// Goes back by one part of a turn and returns what was taken back, if there is one.
    pub fn step_back(&mut self) -> Option<Step> {
        let before = self.at.checked_sub(1)?;
        self.go_to_step(before);
        self.next_step()
    }

    /// Goes on to the end of the turn; whether there was anything left of one.
    pub fn turn_forward(&mut self) -> bool {
        self.move_to(self.turn() + 1)
    }

    /// Goes back to the start of the turn, or of the one before when it stands at a start; whether
    /// there was anything to go back.
    pub fn turn_back(&mut self) -> bool {
        let done = self.turn();
        let is_between = self.at == self.step_after(done);
        if is_between && done == 0 { false } else { self.move_to(done - usize::from(is_between)) }
    }

    /// Goes to the position after a turn; 0 is before the first, and beyond the last is the end.
    pub fn go_to_turn(&mut self, turn: usize) {
        self.go_to_step(self.step_after(turn));
    }

    fn move_to(&mut self, turn: usize) -> bool {
        let before = self.at;
        self.go_to_turn(turn);
        self.at != before
    }

    /// How many steps have been played when a turn is done.
    fn step_after(&self, turn: usize) -> usize {
        match turn.checked_sub(1) {
            None => 0,
            Some(i) => self.turn_ends.get(i).copied().unwrap_or(self.steps.len()),
        }
    }

    fn is_between_turns(&self) -> bool {
        self.position.due() != Some(Part::Relocation)
    }

    fn go_to_step(&mut self, step: usize) {
        let milestone = step / STRIDE;
        if step < self.at || milestone > self.at / STRIDE {
            self.position = self.milestones[milestone].clone();
            self.at = milestone * STRIDE;
        }
        while self.at < step {
            self.step_forward();
        }
    }
}
