//! The course: the match on the table, and the place in it. A match that is played has one line. A recorded match
//! that is watched may have variations.

use std::sync::Arc;

use super::Objection;
use crate::{
    record::{Event, LineId, LineRefusal, Lines, Milestone, Place, Playhead, Span},
    rules::{Ending, Match, Position, Step},
};

/// The match on the table.
#[derive(Clone, Debug)]
pub(super) enum TableMatch {
    /// What is played replaces what came after.
    Played(Box<Playhead>),
    /// The match itself stays as it is. What is played opens a variation.
    Watched(Box<RecordedMatch>),
}

/// A recorded match, and the place in it or in one of its variations.
#[derive(Clone, Debug)]
pub(super) struct RecordedMatch {
    /// The whole match. It is long, and never changes.
    pub game: Arc<Match>,
    pub lines: Lines,
}

impl TableMatch {
    /// Whether it is a recorded match.
    pub fn is_watched(&self) -> bool {
        matches!(self, TableMatch::Watched(_))
    }

    /// The line that is played or watched, and the place in it.
    pub fn playhead(&self) -> &Playhead {
        match self {
            TableMatch::Played(playhead) => playhead,
            TableMatch::Watched(watched) => watched.lines.playhead(),
        }
    }

    /// All lines, if there may be several.
    pub fn lines(&self) -> Option<&Lines> {
        match self {
            TableMatch::Played(_) => None,
            TableMatch::Watched(watched) => Some(&watched.lines),
        }
    }

    /// Plays a step. An illegal one changes nothing.
    pub fn play(&mut self, step: Step) -> Result<(), Objection> {
        match self {
            TableMatch::Played(playhead) => playhead.play(step).map_err(Objection::Rules),
            TableMatch::Watched(watched) => {
                watched.lines.play(step).map_err(|refusal| match refusal {
                    LineRefusal::Rules(refusal) => Objection::Rules(refusal),
                    other => Objection::Line(other),
                })
            }
        }
    }

    /// Plays a skip that is forced here.
    pub fn play_forced_skip(&mut self) {
        match self {
            TableMatch::Played(playhead) => playhead.play_forced_skip(),
            TableMatch::Watched(watched) => watched.lines.play_forced_skip(),
        }
    }

    /// Ends the match here without a move. A recorded match stays as it is.
    pub fn call(&mut self, ending: Ending) {
        if let TableMatch::Played(playhead) = self {
            playhead.call(ending);
        }
    }

    /// Forgets what comes after this place. Of a recorded match, only a variation can be forgotten.
    pub fn forget_ahead(&mut self) {
        match self {
            TableMatch::Played(playhead) => playhead.forget_ahead(),
            TableMatch::Watched(watched) => drop(watched.lines.forget_ahead()),
        }
    }

    /// Goes to a milestone of this line. On the way it reports each event with the position in which it is played.
    pub fn walk_to(&mut self, milestone: Milestone, pass: impl FnMut(Event, &Position)) {
        match self {
            TableMatch::Played(playhead) => playhead.walk_to(milestone, pass),
            TableMatch::Watched(watched) => watched.lines.walk_to(milestone, pass),
        }
    }

    /// Goes to a place in any line. It also reports whether each event is taken back.
    pub fn go_to(&mut self, place: Place, pass: impl FnMut(Event, &Position, bool)) {
        if let TableMatch::Watched(watched) = self {
            watched.lines.go_to(place, pass);
        }
    }

    /// Removes the variation on the table, with all that leave it, and goes to where it left its parent.
    pub fn remove(&mut self, line: LineId, pass: impl FnMut(Event, &Position, bool)) {
        if let TableMatch::Watched(watched) = self {
            watched.lines.remove(line, pass);
        }
    }

    /// Brings back the variation that was removed last. Returns the place in it to go to.
    pub fn bring_back(&mut self) -> Result<Place, Objection> {
        let brought = match self {
            TableMatch::Played(_) => Ok(None),
            TableMatch::Watched(watched) => watched.lines.bring_back(),
        };
        brought.map_err(Objection::Line)?.ok_or(Objection::NothingToRedo)
    }

    /// The earliest place to which the turns of this line can be taken back. `None` in the match itself.
    pub fn start_of_variation(&self) -> Option<Milestone> {
        let lines = self.lines().filter(|lines| !lines.is_in_match())?;
        lines.start_of(lines.current()).map(|place| place.milestone)
    }

    /// Where taking back leads from here in a variation.
    pub fn milestone_of_taking_back(&self, span: Span) -> Option<Milestone> {
        let start = self.start_of_variation()?;
        let milestone = self.playhead().milestone_before(span)?;
        (self.playhead().here() > start).then_some(milestone.max(start))
    }
}
