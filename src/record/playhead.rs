//! The playhead: a place in a match. It steps through the match part by part or turn by turn, both
//! ways, and jumps to any turn.

use crate::rules::{Ending, Match, Position, Refusal, Rest, Step, Turn};

/// A place in a match: what was played up to here, and what comes after.
///
/// It stops only where a player chooses something. A part that had to be skipped belongs to the part
/// before it.
#[derive(Clone, Debug)]
pub struct Playhead {
    /// The match up to here.
    game: Match,
    /// What comes after, the next event last.
    ahead: Vec<Event>,
    /// How the whole match ends. Only kept while something comes after: the match up to here does not know.
    end: Option<Ending>,
}

/// Something that happened in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A part of a turn was played or skipped.
    Step(Step),
    /// A player resigned, or both agreed on a draw.
    Call(Ending),
}

/// How far to step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// By one part of a turn.
    Part,
    /// To the end of the turn, or back to its start.
    Turn,
}

/// A place where a playhead stops: how many events come before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Milestone(usize);

impl Milestone {
    /// The milestone after so many events.
    pub(super) fn at(events: usize) -> Milestone {
        Milestone(events)
    }

    /// How many events lie between this milestone and another.
    pub fn distance(self, other: Milestone) -> usize {
        self.0.abs_diff(other.0)
    }

    /// How many parts of turns come before it, or one more after a match that was ended without a move.
    pub fn parts(self) -> usize {
        self.0
    }
}

impl Playhead {
    /// At the end of a match.
    pub fn at_end(game: Match) -> Playhead {
        Playhead { game, ahead: Vec::new(), end: None }
    }

    /// Before the first turn of a match.
    pub fn at_start(game: Match) -> Playhead {
        let mut playhead = Playhead::at_end(game);
        playhead.go_to_turn(0);
        playhead
    }

    /// The match up to here.
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// The position here.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// How many turns were begun in the whole match.
    pub fn turns(&self) -> usize {
        self.steps().div_ceil(2)
    }

    /// How many turns are done here.
    pub fn turn(&self) -> usize {
        if self.has_steps_ahead() { self.game.steps().len() / 2 } else { self.turns() }
    }

    /// The whole match, with what comes after this place.
    pub fn whole(&self) -> Match {
        self.game_at(self.end())
    }

    /// All turns of the whole match, without playing it. The last may be unfinished.
    pub fn all_turns(&self) -> Vec<Turn> {
        let before = self.game.steps().map(Event::Step);
        turns_of(before.chain(self.events_ahead()), self.ending())
    }

    /// How the whole match ended, if it has, without playing it.
    pub fn ending(&self) -> Option<Ending> {
        if self.ahead.is_empty() { self.game.ending() } else { self.end }
    }

    /// The match as it was at a milestone.
    pub fn game_at(&self, milestone: Milestone) -> Match {
        let mut there = self.clone();
        there.walk_to(milestone, |_, _| ());
        there.game
    }

    /// The milestone after the last step, before a resignation or an agreed draw.
    pub fn after_last_step(&self) -> Milestone {
        Milestone(self.steps())
    }

    /// How many turns were begun before a milestone.
    pub fn turns_before(&self, milestone: Milestone) -> usize {
        milestone.0.min(self.steps()).div_ceil(2)
    }

    /// Whether anything was played after this place.
    pub fn has_steps_ahead(&self) -> bool {
        matches!(self.ahead.first(), Some(Event::Step(_))) || self.ahead.len() > 1
    }

    /// The next event.
    pub fn next(&self) -> Option<Event> {
        self.ahead.last().copied()
    }

    /// Where this is.
    pub fn here(&self) -> Milestone {
        Milestone(self.game.steps().len() + usize::from(self.called().is_some()))
    }

    /// The milestone after this one. `None` at the end.
    pub fn milestone_after(&self, span: Span) -> Option<Milestone> {
        let here = self.here();
        match span {
            Span::Part => (here.0 + 1..=self.end().0)
                .map(Milestone)
                .find(|milestone| self.stops_at(*milestone)),
            Span::Turn => {
                let mut starts = (here.0 / 2..=self.turns()).map(|turn| self.start_after(turn));
                starts.find(|milestone| *milestone > here)
            }
        }
    }

    /// The milestone before this one. `None` at the start.
    pub fn milestone_before(&self, span: Span) -> Option<Milestone> {
        let here = self.here();
        match span {
            Span::Part => {
                (0..here.0).rev().map(Milestone).find(|milestone| self.stops_at(*milestone))
            }
            Span::Turn => {
                let turns = 0..=self.turns().min(here.0 / 2 + 1);
                turns.rev().map(|turn| self.start_after(turn)).find(|milestone| *milestone < here)
            }
        }
    }

    /// The place right after a turn: 0 is the start of the match. Past the last turn is the end.
    pub fn after_turn(&self, turn: usize) -> Milestone {
        let is_within = turn == 0 || turn < self.turns();
        if is_within { Milestone(2 * turn) } else { self.end() }
    }

    /// The place after this many parts of turns.
    pub fn after_parts(&self, parts: usize) -> Milestone {
        Milestone(parts.min(self.steps()))
    }

    /// Forgets what comes after this place.
    pub fn forget_ahead(&mut self) {
        self.ahead.clear();
    }

    /// Goes to a milestone. On the way it reports each event with the position in which it is played.
    pub fn walk_to(&mut self, goal: Milestone, mut pass: impl FnMut(Event, &Position)) {
        while self.here() > goal
            && let Some(event) = self.take_back()
        {
            pass(event, self.position());
        }
        while self.here() < goal
            && let Some(event) = self.ahead.pop()
        {
            pass(event, self.position());
            match event {
                // It was legal here before.
                Event::Step(step) => self.game.play_unchecked(step),
                Event::Call(ending) => call(&mut self.game, ending),
            }
        }
    }

    /// Steps on. Returns whether there was anything to step to.
    pub fn forward(&mut self, span: Span) -> bool {
        self.milestone_after(span)
            .inspect(|milestone| self.walk_to(*milestone, |_, _| ()))
            .is_some()
    }

    /// Steps back. Returns whether there was anything to step to.
    pub fn back(&mut self, span: Span) -> bool {
        self.milestone_before(span)
            .inspect(|milestone| self.walk_to(*milestone, |_, _| ()))
            .is_some()
    }

    /// Goes to the place right after a turn: 0 is the start of the match.
    pub fn go_to_turn(&mut self, turn: usize) {
        self.walk_to(self.after_turn(turn), |_, _| ());
    }

    /// Plays a step from here. What came after is gone. An illegal step changes nothing.
    pub fn play(&mut self, step: Step) -> Result<(), Refusal> {
        self.game.play(step)?;
        self.ahead.clear();
        Ok(())
    }

    /// Plays a skip that is forced here, and keeps what comes after.
    pub fn play_forced_skip(&mut self) {
        if self.game.forced_skip().is_some() {
            self.ahead.pop_if(|event| *event == Event::Step(Step::Skip));
            self.game.play_unchecked(Step::Skip);
        }
    }

    /// Ends the match here without a move. What came after is gone.
    pub fn call(&mut self, ending: Ending) {
        call(&mut self.game, ending);
        self.ahead.clear();
    }

    /// What comes after this place, the next event first.
    pub(super) fn events_ahead(&self) -> impl Iterator<Item = Event> {
        self.ahead.iter().rev().copied()
    }

    /// Something else comes after this place: these events, the next one last. The whole match then ends as
    /// given.
    pub(super) fn replace_ahead(&mut self, ahead: Vec<Event>, end: Option<Ending>) {
        self.ahead = ahead;
        self.end = end;
    }

    /// Takes back the last event and keeps it as the next one.
    fn take_back(&mut self) -> Option<Event> {
        if self.ahead.is_empty() {
            self.end = self.game.ending();
        }
        let event = match self.called() {
            Some(ending) => {
                self.game.take_back_part();
                Event::Call(ending)
            }
            None => Event::Step(self.game.take_back_step()?),
        };
        self.ahead.push(event);
        Some(event)
    }

    fn called(&self) -> Option<Ending> {
        self.game.ending().filter(|ending| ending.is_resigned_or_agreed())
    }

    /// The end of the match.
    pub fn end(&self) -> Milestone {
        Milestone(self.here().0 + self.ahead.len())
    }

    /// How many steps the whole match has.
    fn steps(&self) -> usize {
        let ahead = self.ahead.iter().filter(|event| matches!(event, Event::Step(_)));
        self.game.steps().len() + ahead.count()
    }

    fn stops_at(&self, milestone: Milestone) -> bool {
        self.event(milestone.0) != Some(Event::Step(Step::Skip))
    }

    /// The event that happens at a place.
    fn event(&self, index: usize) -> Option<Event> {
        if let Some(step) = self.game.steps().nth(index) {
            return Some(Event::Step(step));
        }
        let from_here = index.checked_sub(self.here().0)?;
        self.ahead.iter().rev().nth(from_here).copied()
    }

    /// Where the next player first chooses something after a turn, past the parts that must be skipped.
    pub fn start_after(&self, turn: usize) -> Milestone {
        let Milestone(first) = self.after_turn(turn);
        (first..self.end().0)
            .map(Milestone)
            .find(|milestone| self.stops_at(*milestone))
            .unwrap_or(self.end())
    }
}

/// The turns that these events are. The first must be at the start of a turn.
pub(super) fn turns_of(
    events: impl IntoIterator<Item = Event>,
    ending: Option<Ending>,
) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    for event in events {
        let Event::Step(step) = event else { continue };
        match turns.last_mut() {
            Some(turn) if turn.rest == Rest::ToCome => turn.rest = step.rest(),
            _ => turns.push(Turn { slide: step.slide(), rest: Rest::ToCome }),
        }
    }
    if let (Some(turn), Some(Ending::Won { .. })) = (turns.last_mut(), ending) {
        turn.rest = Rest::Won;
    }
    turns
}

fn call(game: &mut Match, ending: Ending) {
    match ending {
        Ending::Resigned { by } => game.resign(by),
        Ending::DrawnByAgreement => game.agree_on_draw(),
        // These follow from the position.
        Ending::Won { .. } | Ending::DrawnByRepetition => {}
    }
}
