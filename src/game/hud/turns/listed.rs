//! What the list of turns is about: every row, with the variations of a recorded match below the turns that they
//! were tried instead of.

use std::{collections::BTreeMap, ops::Range};

use super::turn_mark::TurnMark;
use crate::{
    engine::Judgement,
    game::{
        players::{Judge, TriedTurns},
        referee::{Ask, Referee},
    },
    record::{LineId, Lines, Playhead},
    rules::{Ending, Position, Turn},
    words::Words,
};

/// All rows of the list.
pub struct TurnList {
    items: Vec<Item>,
    is_watched: bool,
    /// How many of the turns were not taken back.
    played: usize,
    /// How the match ended, if that was not by the last turn. It has a row of its own.
    ending: Option<Tells>,
    /// Whether that ending was taken back.
    is_ending_undone: bool,
    /// The row of the position on the table.
    pub current: usize,
    marks: Vec<Option<TurnMark>>,
    /// Whether its side wins for certain after each turn, as far as that is known.
    wins: Vec<bool>,
}

/// What a row is about, before it is put into words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Item {
    line: LineId,
    /// The number of the turn; 0 for the start.
    number: usize,
    turn: Option<Turn>,
    depth: usize,
    opens_variation: bool,
}

/// Up to this depth, the rows show how deep a variation lies inside others.
pub const DEEPEST: usize = 4;

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
    /// Whether a variation begins with it.
    pub opens_variation: bool,
    pub mark: Option<TurnMark>,
    /// Whether its side is known to win for certain after it.
    pub wins: bool,
}

/// What a row tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tells {
    Start,
    /// A turn, and the position in which it was played.
    Turn(Turn, Box<Position>),
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

    /// Whether it is the same row and looks the same, apart from what the judge makes of it.
    pub fn is_same_but_for_verdict(&self, other: &ListedTurn) -> bool {
        ListedTurn { mark: self.mark, wins: self.wins, ..other.clone() } == *self
    }

    /// The turn in this row.
    pub fn turn(&self) -> Option<Turn> {
        match self.tells {
            Tells::Turn(turn, _) => Some(turn),
            Tells::Start | Tells::Ending(..) => None,
        }
    }
}

impl TurnList {
    /// The list of the match on the table. While that plays, it stands at the last turn that is over.
    pub fn of(referee: &Referee, judge: &Judge, words: &Words, is_amid: bool) -> TurnList {
        let playhead = referee.playhead();
        let is_in_match = referee.lines().is_none_or(Lines::is_in_match);
        let of_match = |number, turn| Item {
            line: LineId::MATCH,
            number,
            turn,
            depth: 0,
            opens_variation: false,
        };
        let mut items = vec![of_match(0, None)];
        if let Some(lines) = referee.lines() {
            list_line(lines, LineId::MATCH, 0, &mut items);
        } else {
            let numbered = playhead.all_turns().into_iter().zip(1..);
            items.extend(numbered.map(|(turn, number)| of_match(number, Some(turn))));
        }
        let ending = match referee.lines() {
            Some(lines) => lines.ending_of(LineId::MATCH),
            None => playhead.ending(),
        };
        let ending = ending.filter(|ending| !matches!(ending, Ending::Won { .. }));
        let is_at_end = is_in_match && referee.game().ending().is_some() && ending.is_some();
        let here = referee.game().turns().len().saturating_sub(usize::from(is_amid));
        let line = referee.lines().map_or(LineId::MATCH, |lines| line_of(lines, here));
        let at = items.iter().position(|item| (item.line, item.number) == (line, here));
        let current = if is_at_end { items.len() } else { at.unwrap_or(0) };
        let is_watched = referee.lines().is_some();
        TurnList {
            played: if is_watched { usize::MAX } else { referee.turns_played() },
            is_ending_undone: !is_watched && !referee.stands_at_end(),
            ending: ending.map(|ending| tell_ending(referee, words, ending)),
            current,
            marks: TurnMark::of_all(judge),
            wins: judge.judged().iter().map(Judgement::wins).collect(),
            items,
            is_watched,
        }
    }

    /// One for the start, one for each turn, and one for the ending.
    pub fn rows(&self) -> usize {
        self.items.len() + usize::from(self.ending.is_some())
    }

    /// Some of the rows.
    pub fn rows_in(
        &self,
        range: Range<usize>,
        referee: &Referee,
        tried: &TriedTurns,
    ) -> Vec<ListedTurn> {
        let mut walk = Walk::through(referee);
        range.map(|index| self.row(index, &mut walk, tried)).collect()
    }

    fn row(&self, index: usize, walk: &mut Walk, tried: &TriedTurns) -> ListedTurn {
        let Some(item) = self.items.get(index).copied() else {
            let turns = self.items.iter().filter(|item| item.line == LineId::MATCH).count();
            return ListedTurn {
                line: Some(LineId::MATCH).filter(|_| self.is_watched),
                after: turns.saturating_sub(1),
                tells: self.ending.clone().unwrap_or(Tells::Start),
                is_undone: self.is_ending_undone,
                depth: 0,
                opens_variation: false,
                mark: None,
                wins: false,
            };
        };
        let Item { line, number, turn, depth, opens_variation } = item;
        let played = turn.map(|turn| (turn, walk.before(line, number).clone()));
        let (mark, wins) = match &played {
            Some((turn, before)) if line != LineId::MATCH => {
                let judged = tried.judged_in(before, number, *turn);
                (judged.and_then(TurnMark::of), judged.is_some_and(Judgement::wins))
            }
            _ => {
                let index = number.wrapping_sub(1);
                let wins = self.wins.get(index).is_some_and(|wins| *wins);
                (self.marks.get(index).copied().flatten(), wins)
            }
        };
        ListedTurn {
            line: Some(line).filter(|_| self.is_watched),
            after: number,
            tells: played
                .map_or(Tells::Start, |(turn, before)| Tells::Turn(turn, Box::new(before))),
            is_undone: number > self.played,
            depth,
            opens_variation,
            mark,
            wins,
        }
    }
}

/// A walk through the match on the table, to see in which position each turn was played.
enum Walk {
    Match(Playhead),
    Lines(Lines),
}

impl Walk {
    fn through(referee: &Referee) -> Walk {
        match referee.lines() {
            Some(lines) => Walk::Lines(lines.clone()),
            None => Walk::Match(referee.playhead().clone()),
        }
    }

    /// The position in which a turn of a line was played.
    fn before(&mut self, line: LineId, number: usize) -> &Position {
        match self {
            Walk::Match(playhead) => {
                playhead.go_to_turn(number - 1);
                playhead.position()
            }
            Walk::Lines(lines) => {
                if let Some(place) = lines.place_after(line, number - 1) {
                    lines.go_to(place, |_, _, _| ());
                }
                lines.position()
            }
        }
    }
}

/// Lists the turns of a line. Below each turn stand the variations that were tried instead of it.
fn list_line(lines: &Lines, line: LineId, depth: usize, items: &mut Vec<Item>) {
    let after = lines.after(line);
    let mut children: BTreeMap<usize, Vec<LineId>> = BTreeMap::new();
    for child in lines.children(line) {
        children.entry(lines.after(*child)).or_default().push(*child);
    }
    let turns = lines.turns_of(line);
    let end = after + turns.len();
    for (turn, number) in turns.into_iter().zip(after + 1..) {
        let opens_variation = depth > 0 && number == after + 1;
        items.push(Item { line, number, turn: Some(turn), depth, opens_variation });
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
