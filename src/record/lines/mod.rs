//! The lines of a match: the match itself and its variations, as a tree to walk in. `play.rs` makes it grow and
//! shrink, and `removed.rs` brings back what was removed.

mod play;
mod removed;

use std::{cmp::Reverse, collections::BTreeMap};

pub use play::LineRefusal;
use removed::Removed;

use super::{
    Note, Playhead, Record, Variation,
    playhead::{Event, Milestone, Span, turns_of},
};
use crate::rules::{Ending, Match, Position, Step, Turn};

/// A match with its variations, and a place in one of them.
///
/// At any time one line is the current one: the match itself, or a variation together with what comes before
/// it. Its [`playhead`](Lines::playhead) steps through it, from the start of the match to the end of the line.
/// Going to another line exchanges what comes after the place where the two part.
///
/// The match itself never changes here. What is [played](Lines::play) otherwise opens a variation:
///
/// ```
/// use nonaga::record::{LineId, Lines, Record};
/// use nonaga::rules::Step;
///
/// let record = Record::read(r#"(
///     format: "nonaga-match", version: 1, date: "2026-11-20T18:30:00Z", rules: booklet,
///     red: (name: "Ada", player: Human), black: (name: "Bob", player: Human),
///     first: Red, turns: ["2,0>-1,0 1,-2>3,-2"], result: Unfinished,
/// )"#)?;
/// let mut lines = Lines::of(&record);
///
/// // What the match plays next is followed; anything else opens a variation.
/// let of_match = lines.turns_of(LineId::MATCH)[0].slide;
/// let other = lines.position().slides().into_iter().find(|slide| Some(*slide) != of_match).unwrap();
/// lines.play(Step::Slide(other))?;
/// assert!(!lines.is_in_match());
/// assert_eq!(lines.variations()[0].turns[0].slide, Some(other));
///
/// // Straight back, to the place where the variation leaves the match.
/// lines.go_to(lines.place_in_match(), |_, _, _| ());
/// assert!(lines.is_in_match());
/// assert_eq!(lines.position(), record.game.start());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// As with a [`Playhead`], whoever plays also plays the skips that are forced.
#[derive(Clone, Debug)]
pub struct Lines {
    /// The place in the current line.
    playhead: Playhead,
    current: LineId,
    tree: BTreeMap<LineId, Line>,
    /// The name of the next variation. A name is never used again.
    next: LineId,
    /// What was removed and can be brought back, the last one last.
    removed: Vec<Removed>,
}

/// Names a line while it exists. The name says nothing of where the line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LineId(u32);

impl LineId {
    /// The match itself.
    pub const MATCH: LineId = LineId(0);
}

/// A place in a line, which may also lie before the line's own first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line that goes on from there.
    pub line: LineId,
    /// The milestone, counted from the start of the match.
    pub milestone: Milestone,
}

/// The match or a variation.
#[derive(Clone, Debug)]
struct Line {
    /// The line that it leaves. `None` for the match.
    parent: Option<LineId>,
    /// How many turns stand before its first.
    after: usize,
    /// What happens in it.
    events: Vec<Event>,
    /// How it ends.
    ending: Option<Ending>,
    notes: BTreeMap<usize, Note>,
    /// The variations that leave it, in the order in which they were opened.
    children: Vec<LineId>,
}

impl Line {
    /// How many events of the whole line come before its own.
    fn start(&self) -> usize {
        2 * self.after
    }

    /// After how many events it ends.
    fn end(&self) -> usize {
        self.start() + self.events.len()
    }

    /// How many turns it has of its own.
    fn turns(&self) -> usize {
        self.events.len().div_ceil(2)
    }

    fn has_unfinished_turn(&self) -> bool {
        !self.events.len().is_multiple_of(2) && self.ending.is_none()
    }
}

impl Lines {
    /// The lines of a record, at the start of the match.
    pub fn of(record: &Record) -> Lines {
        let playhead = Playhead::at_start(record.game.clone());
        let the_match = Line {
            parent: None,
            after: 0,
            events: playhead.events_ahead().collect(),
            ending: playhead.ending(),
            notes: record.notes.clone(),
            children: Vec::new(),
        };
        let tree = BTreeMap::from([(LineId::MATCH, the_match)]);
        let (current, next) = (LineId::MATCH, LineId(1));
        let mut lines = Lines { playhead, current, tree, next, removed: Vec::new() };
        if !record.lines.is_empty() {
            let mut game = record.game.clone();
            if game.ending().is_some_and(Ending::is_resigned_or_agreed) {
                // This takes back the call alone.
                game.take_back_part();
            }
            lines.add(LineId::MATCH, 0, &record.lines, &mut game);
        }
        lines
    }

    /// Adds the variations that leave a line. `game` stands at its end and is taken back: so the variations
    /// that leave last come first.
    fn add(&mut self, parent: LineId, first: usize, variations: &[Variation], game: &mut Match) {
        let mut ordered: Vec<(usize, &Variation)> = variations.iter().enumerate().collect();
        ordered.sort_by_key(|(_, variation)| Reverse(variation.after));
        let mut children = Vec::new();
        for (index, Variation { after, turns, notes, lines }) in ordered {
            if *after < first || 2 * after > game.steps().len() {
                continue;
            }
            while game.steps().len() > 2 * after {
                game.take_back_step();
            }
            let steps = turns.iter().flat_map(|turn| turn.steps());
            let legal = steps.take_while(|step| game.play(*step).is_ok());
            let events: Vec<Event> = legal.map(Event::Step).collect();
            if events.is_empty() {
                continue;
            }
            let line = Line {
                parent: Some(parent),
                after: *after,
                events,
                ending: game.ending(),
                notes: notes.clone(),
                children: Vec::new(),
            };
            let id = self.name(line);
            children.push((index, id));
            self.add(id, *after, lines, game);
        }
        children.sort_unstable();
        if let Some(line) = self.tree.get_mut(&parent) {
            line.children = children.into_iter().map(|(_, id)| id).collect();
        }
    }

    /// Keeps a new line, and gives it its name.
    fn name(&mut self, line: Line) -> LineId {
        let id = self.next;
        self.next = LineId(id.0 + 1);
        self.tree.insert(id, line);
        id
    }

    /// Where this is in the current line, and what comes before and after. Its milestones count from the
    /// start of the match.
    pub fn playhead(&self) -> &Playhead {
        &self.playhead
    }

    /// The current line up to here, from the start of the match.
    pub fn game(&self) -> &Match {
        self.playhead.game()
    }

    /// The position here.
    pub fn position(&self) -> &Position {
        self.playhead.position()
    }

    /// The line that goes on from here.
    pub fn current(&self) -> LineId {
        self.current
    }

    /// Whether the match itself goes on from here, and not a variation.
    pub fn is_in_match(&self) -> bool {
        self.current == LineId::MATCH
    }

    /// Where this is.
    pub fn here(&self) -> Place {
        Place { line: self.current, milestone: self.playhead.here() }
    }

    /// Every line, the match first. A variation comes right before those that leave it.
    pub fn all(&self) -> Vec<LineId> {
        let mut all = Vec::with_capacity(self.tree.len());
        let mut open = vec![LineId::MATCH];
        while let Some(id) = open.pop() {
            all.push(id);
            open.extend(self.children(id).iter().rev());
        }
        all
    }

    /// Whether there is a line of this name.
    pub fn has(&self, line: LineId) -> bool {
        self.tree.contains_key(&line)
    }

    /// The line that a variation leaves. `None` for the match.
    pub fn parent(&self, line: LineId) -> Option<LineId> {
        self.tree.get(&line)?.parent
    }

    /// The variations that leave a line, in the order in which they were opened.
    pub fn children(&self, line: LineId) -> &[LineId] {
        self.tree.get(&line).map_or(&[], |line| &line.children)
    }

    /// The variations that leave a line after a turn. 0 is before the first.
    pub fn children_after(&self, line: LineId, turn: usize) -> Vec<LineId> {
        let children = self.children(line).iter().copied();
        children.filter(|child| self.after(*child) == turn).collect()
    }

    /// How deep a line lies inside others. The match is at 0.
    pub fn depth(&self, line: LineId) -> usize {
        self.path(line).len().saturating_sub(1)
    }

    /// How many turns stand before a line's first.
    pub fn after(&self, line: LineId) -> usize {
        self.tree.get(&line).map_or(0, |line| line.after)
    }

    /// How many turns a line has in common with the match, also if it leaves another variation. `None` for the match.
    pub fn leaves_match_after(&self, line: LineId) -> Option<usize> {
        self.path(line).get(1).map(|outermost| self.after(*outermost))
    }

    /// The turns of a line alone, without those before it. The last may be unfinished.
    pub fn turns_of(&self, line: LineId) -> Vec<Turn> {
        let line = self.tree.get(&line);
        line.map_or_else(Vec::new, |line| turns_of(line.events.iter().copied(), line.ending))
    }

    /// How a line ends, if the match would be over there.
    pub fn ending_of(&self, line: LineId) -> Option<Ending> {
        self.tree.get(&line)?.ending
    }

    /// The note after a turn of the current line. 0 is before the first turn of the match.
    pub fn note(&self, turn: usize) -> Option<&Note> {
        self.tree.get(&self.owner(turn))?.notes.get(&turn)
    }

    /// The place where a line begins.
    pub fn start_of(&self, line: LineId) -> Option<Place> {
        self.place_after(line, self.after(line))
    }

    /// The place in a line after a turn, where the next player first chooses something. 0 is the start of the
    /// match. Past the last turn is the end of the line.
    pub fn place_after(&self, line: LineId, turn: usize) -> Option<Place> {
        let end = self.end_of(line)?;
        // After the last turn, a resignation is past too.
        let is_stop = |at: &usize| match self.event(line, *at) {
            Some(Event::Step(step)) => step != Step::Skip,
            Some(Event::Call(_)) => turn == 0,
            None => false,
        };
        let milestone = (2 * turn..end.milestone.parts()).find(is_stop).map(Milestone::at);
        Some(Place { line, milestone: milestone.unwrap_or(end.milestone) })
    }

    /// What happens in a line after so many events of the match.
    fn event(&self, line: LineId, at: usize) -> Option<Event> {
        let of_line = self.path(line).into_iter().rev().filter_map(|id| self.tree.get(&id));
        let line = of_line.into_iter().find(|line| line.start() <= at)?;
        line.events.get(at - line.start()).copied()
    }

    /// The end of a line.
    pub fn end_of(&self, line: LineId) -> Option<Place> {
        let end = self.tree.get(&line)?.end();
        Some(Place { line, milestone: Milestone::at(end) })
    }

    /// The place in the parent where the current line leaves it, or the same place as here if that comes
    /// before. `None` in the match.
    pub fn place_in_parent(&self) -> Option<Place> {
        self.place_outside(self.current)
    }

    /// The place in the match where the current line leaves it, or the same place as here if that comes
    /// before.
    pub fn place_in_match(&self) -> Place {
        let outermost = self.path(self.current).into_iter().nth(1);
        outermost.and_then(|line| self.place_outside(line)).unwrap_or_else(|| self.here())
    }

    fn place_outside(&self, line: LineId) -> Option<Place> {
        let line = self.tree.get(&line)?;
        let milestone = self.playhead.here().min(Milestone::at(line.start()));
        Some(Place { line: line.parent?, milestone })
    }

    /// How many events a walk to a place passes.
    pub fn distance(&self, place: Place) -> usize {
        let here = self.playhead.here();
        let turning = here.min(self.parting(place.line)).min(place.milestone);
        here.distance(turning) + turning.distance(place.milestone)
    }

    /// Goes to a place in any line, which then is the current one. On the way it reports each event, the
    /// position in which it is played, and whether it is taken back. Does nothing if there is no such line;
    /// then the answer is `false`.
    pub fn go_to(&mut self, place: Place, mut pass: impl FnMut(Event, &Position, bool)) -> bool {
        let Some(line) = self.tree.get(&place.line) else { return false };
        if place.line != self.current {
            let ending = line.ending;
            let turning = self.playhead.here().min(self.parting(place.line));
            self.playhead.walk_to(turning, |event, position| pass(event, position, true));
            let ahead = self.ahead(place.line);
            self.playhead.replace_ahead(ahead, ending);
            self.current = place.line;
        }
        let is_back = place.milestone < self.playhead.here();
        self.playhead.walk_to(place.milestone, |event, position| pass(event, position, is_back));
        true
    }

    /// Goes to a milestone of the current line, as [`Playhead::walk_to`] does.
    pub fn walk_to(&mut self, milestone: Milestone, pass: impl FnMut(Event, &Position)) {
        self.playhead.walk_to(milestone, pass);
    }

    /// Steps on in the current line. Returns whether there was anything to step to.
    pub fn forward(&mut self, span: Span) -> bool {
        self.playhead.forward(span)
    }

    /// Steps back in the current line, also to before its own first turn. Returns whether there was anything
    /// to step to.
    pub fn back(&mut self, span: Span) -> bool {
        self.playhead.back(span)
    }

    /// Goes to the place right after a turn of the current line: 0 is the start of the match.
    pub fn go_to_turn(&mut self, turn: usize) {
        self.playhead.go_to_turn(turn);
    }

    /// The variations, as a record keeps them.
    pub fn variations(&self) -> Vec<Variation> {
        self.variations_of(LineId::MATCH)
    }

    fn variations_of(&self, line: LineId) -> Vec<Variation> {
        let variation = |id: &LineId| {
            let line = self.tree.get(id)?;
            Some(Variation {
                after: line.after,
                turns: self.turns_of(*id),
                notes: line.notes.clone(),
                lines: self.variations_of(*id),
            })
        };
        self.children(line).iter().filter_map(variation).collect()
    }

    /// All lines that come by after a turn of the current line, and may go on differently: first the one that
    /// was there first. 0 is the start of the match.
    fn crossing(&self, turn: usize) -> Vec<LineId> {
        let mut crossing = Vec::new();
        let mut open = vec![self.owner(turn)];
        while let Some(id) = open.pop() {
            crossing.push(id);
            open.extend(self.children_after(id, turn).into_iter().rev());
        }
        crossing
    }

    /// The line that comes by after a turn of the current line and goes on with these events.
    fn line_with(&self, turn: usize, events: &[Event]) -> Option<LineId> {
        self.crossing(turn).into_iter().find(|id| {
            let line = self.tree.get(id);
            line.and_then(|line| line.events.get((2 * turn).checked_sub(line.start())?..))
                .is_some_and(|ahead| ahead.starts_with(events))
        })
    }

    /// The line that the current line belongs to right after a turn: of all that go on from there, the one
    /// that was there first.
    fn owner(&self, turn: usize) -> LineId {
        let mut id = self.current;
        while self.after(id) >= turn
            && let Some(parent) = self.parent(id)
        {
            id = parent;
        }
        id
    }

    /// The lines that lead to a line: the match first, the line itself last.
    fn path(&self, line: LineId) -> Vec<LineId> {
        let mut path = vec![line];
        let mut last = line;
        while let Some(parent) = self.parent(last) {
            path.push(parent);
            last = parent;
        }
        path.reverse();
        path
    }

    /// The last place that the current line and another have in common.
    fn parting(&self, other: LineId) -> Milestone {
        let (here, there) = (self.path(self.current), self.path(other));
        let common = here.iter().zip(&there).take_while(|(a, b)| a == b).count();
        let leaves = [here.get(common), there.get(common)];
        let starts = leaves.into_iter().flatten().map(|line| 2 * self.after(*line));
        Milestone::at(starts.min().unwrap_or(usize::MAX))
    }

    /// What comes after this place in a line that comes by here, the next event last.
    fn ahead(&self, line: LineId) -> Vec<Event> {
        let here = self.playhead.here().parts();
        let mut ahead = Vec::new();
        let mut end = usize::MAX;
        for id in self.path(line).into_iter().rev() {
            let Some(line) = self.tree.get(&id).filter(|_| here < end) else { break };
            let of_line = line.events.iter().take(end - line.start());
            ahead.extend(of_line.skip(here.saturating_sub(line.start())).rev());
            end = line.start();
        }
        ahead
    }

    fn side_turns(&self) -> usize {
        let variations = self.tree.values().filter(|line| line.parent.is_some());
        variations.map(Line::turns).sum()
    }
}
