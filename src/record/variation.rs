//! Variations: turns that were tried and not played, and how they are checked against the rules.

use std::{cmp::Reverse, collections::BTreeMap, mem};

use super::{LONGEST_MATCH, Note, RecordError, replay, sheet::LineSheet};
use crate::{
    notation::excerpt,
    rules::{Match, Turn},
};

/// The most variations that a record can have.
pub const MOST_LINES: usize = 1_000;

/// How deep variations can lie inside each other. Those of the match itself are at depth 1.
pub const DEEPEST_LINE: usize = 32;

/// Turns that were tried instead of those of the match, or of another variation.
///
/// All turns are counted from the start of the match. A variation has at least one turn, and only the last
/// may lack its relocation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variation {
    /// How many turns stand before its first.
    pub after: usize,
    /// Its turns.
    pub turns: Vec<Turn>,
    /// The note after each turn, by the number of the turn.
    pub notes: BTreeMap<usize, Note>,
    /// The variations that leave it.
    pub lines: Vec<Variation>,
}

impl Variation {
    /// How many variations there are, with those that leave them.
    pub fn count(lines: &[Variation]) -> usize {
        lines.iter().map(|line| 1 + Variation::count(&line.lines)).sum()
    }
}

/// What the check of variations knows.
#[derive(Default)]
pub(super) struct LineCheck {
    /// The line under check: its number in the match, then in that variation, and so on.
    path: Vec<usize>,
    /// The first thing that is wrong, in the order of the file, and in which line.
    fault: Option<(Vec<usize>, RecordError)>,
}

/// The line that variations leave.
pub(super) struct Parent {
    /// How many turns stand before its first.
    pub after: usize,
    /// After how many turns it ends, as it is written. Where it goes wrong, fewer are known to be right.
    pub end: usize,
    /// Whether all of it is right.
    pub is_right: bool,
}

impl LineCheck {
    /// What is right of the variations that leave a line. `game` stands at the end of what is right of that
    /// line, and is taken back.
    ///
    /// The variations that leave last come first: so the line is taken back only once, and all is checked in
    /// a time that grows with the number of turns alone.
    pub fn check(
        &mut self,
        lines: Vec<LineSheet>,
        parent: &Parent,
        game: &mut Match,
    ) -> Vec<Variation> {
        let mut lines: Vec<(usize, LineSheet)> = lines.into_iter().enumerate().collect();
        lines.sort_by_key(|(_, line)| Reverse(line.after));
        let mut right = Vec::new();
        for (index, line) in lines {
            self.path.push(index + 1);
            let checked = self.check_line(line, parent, game);
            right.extend(checked.map(|line| (index, line)));
            self.path.pop();
        }
        right.sort_by_key(|(index, _)| *index);
        right.into_iter().map(|(_, line)| line).collect()
    }

    fn check_line(
        &mut self,
        mut line: LineSheet,
        parent: &Parent,
        game: &mut Match,
    ) -> Option<Variation> {
        if let Err(fault) = fits(&line, parent, game) {
            self.note(fault);
            return None;
        }
        let after = line.after;
        if 2 * after > game.steps().len() {
            // The line that it leaves is wrong before that.
            return None;
        }
        while game.steps().len() > 2 * after {
            game.take_back_step();
        }
        let end = after + line.turns.len();
        let (turns, fault) = replay(&line.turns, after, game);
        let is_right = fault.is_none();
        if let Some(fault) = fault {
            self.note(fault);
        }
        let mut notes = mem::take(&mut line.notes).check(after + 1..=end).unwrap_or_else(|fault| {
            self.note(fault);
            BTreeMap::new()
        });
        // Where the line goes wrong, the rest of its notes goes too.
        notes.split_off(&(after + turns.len() + 1));
        let lines = self.check(line.lines, &Parent { after, end, is_right }, game);
        (!turns.is_empty()).then_some(Variation { after, turns, notes, lines })
    }

    fn note(&mut self, fault: RecordError) {
        let is_first = self.fault.as_ref().is_none_or(|(path, _)| self.path < *path);
        if is_first {
            self.fault = Some((self.path.clone(), fault));
        }
    }

    /// The first thing that is wrong.
    pub fn fault(self) -> Option<RecordError> {
        let (path, error) = self.fault?;
        let numbers: Vec<String> = path.iter().map(ToString::to_string).collect();
        Some(RecordError::Variation { line: numbers.join("."), error: Box::new(error) })
    }
}

/// Whether a variation can leave its line where it says.
fn fits(line: &LineSheet, parent: &Parent, game: &Match) -> Result<(), RecordError> {
    let Parent { after: first, end, is_right } = *parent;
    let after = line.after;
    let Some(written) = line.turns.first() else { return Err(RecordError::LineEmpty) };
    if after < first || after > end {
        return Err(RecordError::LineElsewhere { after, first, last: end });
    }
    let turns = after + line.turns.len();
    if turns > LONGEST_MATCH {
        return Err(RecordError::TooManyTurns { turns, limit: LONGEST_MATCH });
    }
    // The last turn of a line may win, or lack its relocation: nothing can leave after it.
    if is_right && 2 * after > game.steps().len() {
        return Err(match game.ending() {
            Some(ending) => {
                RecordError::TurnAfterEnd { turn: after + 1, written: excerpt(written), ending }
            }
            None => RecordError::TurnUnfinished { turn: after },
        });
    }
    Ok(())
}
