//! What the list of turns is about: every row, with the side lines of a recorded match below the turns that they
//! were tried instead of.

use std::collections::BTreeMap;

use super::turn_mark::TurnMark;
use crate::{
    game::{
        players::Judge,
        referee::{Ask, Referee},
    },
    record::{LineId, Lines},
    rules::{Cell, Ending, Rest, Side, Turn},
    words::Words,
};

/// All rows of the list.
pub struct TurnList {
    items: Vec<Item>,
    is_watched: bool,
    first: Side,
    /// How many of the turns were not taken back.
    played: usize,
    /// How the match ended, if that was not by the last turn. It has a row of its own.
    ending: Option<Tells>,
    /// Whether that ending was taken back.
    is_ending_undone: bool,
    /// The row of the position on the table.
    pub current: usize,
    marks: Vec<Option<TurnMark>>,
    /// Whether the rows have room for turns that take two lines.
    pub are_high: bool,
    letters_in_row: usize,
}

/// What a row is about, before it is put into words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Item {
    line: LineId,
    /// The number of the turn; 0 for the start.
    number: usize,
    turn: Option<Turn>,
    depth: usize,
}

/// Up to this depth, the rows show how deep a side line lies inside others.
pub const DEEPEST: usize = 4;

/// How many letters of a number and a turn fit beside each other in a list that is so many ems wide, besides a mark. The
/// line of a side line takes the room of two letters for each line that it lies in.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is a small number")]
pub fn letters_in_row(ems: f32) -> usize {
    ((ems - AROUND_LETTERS) / EACH_LETTER).max(0.0) as usize
}

/// What a row takes for its token, its mark and the gaps, and what a letter takes, in ems.
const AROUND_LETTERS: f32 = 3.2;
const EACH_LETTER: f32 = 0.43;

impl Item {
    /// Whether the turn takes two lines. Far from where the board began, cells have long names.
    fn is_long(&self, letters_in_row: usize) -> bool {
        let Some(turn) = self.turn else { return false };
        let indent = 2 * self.depth.min(DEEPEST);
        let number = self.number.checked_ilog10().unwrap_or(0) as usize + 1;
        indent + number + letters_of(turn) > letters_in_row
    }
}

/// How many letters a turn is written with, counted without writing it: a list may have ten thousand turns. A part that is
/// only a mark is taken for nothing.
fn letters_of(turn: Turn) -> usize {
    let of_number = |number: i32| {
        usize::from(number < 0) + number.unsigned_abs().checked_ilog10().unwrap_or(0) as usize + 1
    };
    let of_cell = |cell: Cell| of_number(cell.q) + 1 + of_number(cell.r);
    let of_part = |(from, to)| of_cell(from) + 1 + of_cell(to);
    let slide = turn.slide.map(|slide| (slide.from, slide.to));
    let relocation = match turn.rest {
        Rest::Relocation(disc) => Some((disc.from, disc.to)),
        _ => None,
    };
    slide.map_or(0, of_part) + relocation.map_or(0, |part| 1 + of_part(part))
}

/// A row, which leads to the position after a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedTurn {
    /// Its line, if the match is watched.
    line: Option<LineId>,
    /// How many turns come before that position.
    pub after: usize,
    pub tells: Tells,
    pub is_undone: bool,
    /// How deep its line lies inside others. The match is at 0.
    pub depth: usize,
    pub mark: Option<TurnMark>,
    /// Whether the turn takes two lines, and whether there are such rows in the list.
    pub is_long: bool,
    pub is_high: bool,
}

/// What a row tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tells {
    Start,
    /// Who played the turn.
    Turn(Side, Turn),
    /// How the match ended without a move: a short line, and the whole sentence.
    Ending(String, String),
}

impl ListedTurn {
    /// The request that leads to the position.
    pub fn leads(&self) -> Ask {
        match self.line {
            Some(line) => Ask::Follow { line, turn: self.after },
            None => Ask::Jump(self.after),
        }
    }

    /// Whether it is the same row, even if it looks different.
    pub fn is_same(&self, other: &ListedTurn) -> bool {
        let place = |entry: &ListedTurn| {
            (entry.line, entry.after, matches!(entry.tells, Tells::Ending(..)))
        };
        place(self) == place(other)
    }

    /// Whether it is the same row and looks the same, apart from its mark.
    pub fn is_same_but_for_mark(&self, other: &ListedTurn) -> bool {
        ListedTurn { mark: self.mark, ..other.clone() } == *self
    }

    /// The turn in this row.
    pub fn turn(&self) -> Option<Turn> {
        match self.tells {
            Tells::Turn(_, turn) => Some(turn),
            Tells::Start | Tells::Ending(..) => None,
        }
    }
}

impl TurnList {
    /// The list in rows with room for so many letters.
    pub fn of(referee: &Referee, judge: &Judge, words: &Words, letters_in_row: usize) -> TurnList {
        let playhead = referee.playhead();
        let is_in_match = referee.lines().is_none_or(Lines::is_in_match);
        let mut items = vec![Item { line: LineId::MATCH, number: 0, turn: None, depth: 0 }];
        if let Some(lines) = referee.lines() {
            list_line(lines, LineId::MATCH, 0, &mut items);
        } else {
            let numbered = playhead.all_turns().into_iter().zip(1..);
            items.extend(numbered.map(|(turn, number)| Item {
                line: LineId::MATCH,
                number,
                turn: Some(turn),
                depth: 0,
            }));
        }
        let ending = match referee.lines() {
            Some(lines) => lines.ending_of(LineId::MATCH),
            None => playhead.ending(),
        };
        let ending = ending.filter(|ending| !matches!(ending, Ending::Won { .. }));
        let is_at_end = is_in_match && referee.game().ending().is_some() && ending.is_some();
        let here = referee.game().turns().len();
        let line = referee.lines().map_or(LineId::MATCH, |lines| line_of(lines, here));
        let at = items.iter().position(|item| (item.line, item.number) == (line, here));
        let current = if is_at_end { items.len() } else { at.unwrap_or(0) };
        let is_watched = referee.lines().is_some();
        TurnList {
            first: referee.game().start().to_move(),
            played: if is_watched { usize::MAX } else { referee.turns_played() },
            is_ending_undone: !is_watched && !referee.stands_at_end(),
            ending: ending.map(|ending| tell_ending(referee, words, ending)),
            current,
            marks: TurnMark::of_all(judge),
            are_high: items.iter().any(|item| item.is_long(letters_in_row)),
            letters_in_row,
            items,
            is_watched,
        }
    }

    /// One for the start, one for each turn, and one for the ending.
    pub fn rows(&self) -> usize {
        self.items.len() + usize::from(self.ending.is_some())
    }

    pub fn row(&self, index: usize) -> ListedTurn {
        let Some(item) = self.items.get(index).copied() else {
            let turns = self.items.iter().filter(|item| item.line == LineId::MATCH).count();
            return ListedTurn {
                line: Some(LineId::MATCH).filter(|_| self.is_watched),
                after: turns.saturating_sub(1),
                tells: self.ending.clone().unwrap_or(Tells::Start),
                is_undone: self.is_ending_undone,
                depth: 0,
                mark: None,
                is_long: false,
                is_high: self.are_high,
            };
        };
        let Item { line, number, turn, depth } = item;
        let side = if number % 2 == 1 { self.first } else { self.first.other() };
        let mark = self.marks.get(number.wrapping_sub(1)).copied().flatten();
        ListedTurn {
            line: Some(line).filter(|_| self.is_watched),
            after: number,
            tells: turn.map_or(Tells::Start, |turn| Tells::Turn(side, turn)),
            is_undone: number > self.played,
            depth,
            mark: mark.filter(|_| line == LineId::MATCH),
            is_long: item.is_long(self.letters_in_row),
            is_high: self.are_high,
        }
    }
}

/// Lists the turns of a line. Below each turn stand the side lines that were tried instead of it.
fn list_line(lines: &Lines, line: LineId, depth: usize, items: &mut Vec<Item>) {
    let after = lines.after(line);
    let mut children: BTreeMap<usize, Vec<LineId>> = BTreeMap::new();
    for child in lines.children(line) {
        children.entry(lines.after(*child)).or_default().push(*child);
    }
    let turns = lines.turns_of(line);
    let end = after + turns.len();
    for (turn, number) in turns.into_iter().zip(after + 1..) {
        items.push(Item { line, number, turn: Some(turn), depth });
        for child in children.remove(&(number - 1)).into_iter().flatten() {
            list_line(lines, child, depth + 1, items);
        }
    }
    // The match may be played on from its end.
    for child in children.remove(&end).into_iter().flatten() {
        list_line(lines, child, depth + 1, items);
    }
}

/// The line in which the last of so many turns was played.
fn line_of(lines: &Lines, turns: usize) -> LineId {
    let mut line = lines.current();
    while turns <= lines.after(line)
        && let Some(parent) = lines.parent(line)
    {
        line = parent;
    }
    line
}

fn tell_ending(referee: &Referee, words: &Words, ending: Ending) -> Tells {
    let short = match ending {
        Ending::Resigned { by } => {
            words.say_with("hud-row-resigned", &[("loser", &referee.called(by))])
        }
        _ => words.say("hud-row-draw"),
    };
    Tells::Ending(short, referee.tell_ending(words, ending))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_counted_as_they_are_written() {
        for written in ["2,0>-1,0 1,-2>3,-2", "-10,999>-1000,0 9,-9>100,-100", "2,0>-1,0"] {
            let turn: Turn = written.parse().expect("a turn");
            assert_eq!(letters_of(turn), written.len(), "{written}");
        }
    }
}
