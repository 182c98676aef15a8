//! What would have been better, or how a win goes on, shown on the board: while a match is looked through, the computer plays a win to its end, for both
//! sides, or the turn that should have been played, and what could follow. What it plays is a variation, like what the viewer
//! tries. It can be paused.

use std::{collections::VecDeque, time::Duration};

use bevy::prelude::*;

use crate::{
    engine::{Limits, Stop, Thinker},
    game::{
        common::Waker,
        players::{
            ToShow,
            study::{MatchPlace, Study, StudyReply},
        },
        referee::{Ask, Referee},
    },
    rules::{Match, Part, Side, Step, Turn},
};

/// How long the computer thinks about each turn. A proof takes about as long for each number of turns.
const THINKING_TIME: Duration = Duration::from_millis(300);

/// How many turns follow one that is better: the best answer, and how its side could go on.
const AFTER_BETTER: u32 = 2;

/// Shows what would have been better.
#[derive(Resource)]
pub struct ShownLine {
    study: Study<(), Turn>,
    course: Option<Course>,
    /// What the computer has played, and where. What was shown once is shown again, not another turn that is as good.
    played: Vec<(MatchPlace, Turn)>,
}

/// What there is to show.
struct Course {
    side: Side,
    better: ToShow,
    /// How many turns had been played before it.
    after: usize,
    /// The parts that are known.
    known: VecDeque<Step>,
    /// How many turns of both sides it takes after those.
    turns_left: u32,
    /// Where it came to its end.
    ended_at: Option<MatchPlace>,
}

/// What comes next.
pub(super) enum Next {
    Ask(Ask),
    /// It is not known yet.
    Thinks,
    Nothing,
}

impl Default for ShownLine {
    fn default() -> ShownLine {
        ShownLine { study: Study::new(think), course: None, played: Vec::new() }
    }
}

fn think(thinker: &mut Thinker, game: &Match, (): (), stop: &Stop) -> Option<Turn> {
    thinker.proven_or_best(game, Limits::time(THINKING_TIME), stop)
}

impl ShownLine {
    /// What is being shown, and for which side it is better.
    pub fn shown(&self) -> Option<(Side, ToShow)> {
        let course = self.course.as_ref().filter(|course| course.ended_at.is_none())?;
        Some((course.side, course.better))
    }

    /// What is spoken of: what is being shown, or was shown and has led to the place on the table.
    pub fn told(&self, referee: &Referee) -> Option<(Side, ToShow)> {
        let stands =
            |place| place == MatchPlace::of(referee.game()) && referee.variation_after().is_some();
        let course = self.course.as_ref()?;
        course.ended_at.is_none_or(stands).then_some((course.side, course.better))
    }

    /// Whether all of it has been played.
    pub(super) fn is_over(&self) -> bool {
        self.course.as_ref().is_none_or(|course| course.known.is_empty() && course.turns_left == 0)
    }

    /// Leaves it where it has come to.
    pub(super) fn end(&mut self, referee: &Referee) {
        if let Some(course) = &mut self.course {
            course.ended_at = Some(MatchPlace::of(referee.game()));
        }
    }

    /// After how many turns it begins.
    pub fn begins_after(&self) -> Option<usize> {
        self.course.as_ref().map(|course| course.after)
    }

    /// Whether a turn of it has been played.
    pub fn has_begun(&self, referee: &Referee) -> bool {
        let played = referee.playhead().turn();
        self.course.as_ref().is_some_and(|course| played > course.after)
    }

    /// Shows what would be better, or how a win goes on, after so many turns.
    pub(super) fn begin(&mut self, after: usize, better: ToShow) {
        self.study.cancel();
        let (side, first, turns_left) = match better {
            ToShow::Win { winner, turns, first } => {
                (winner, first, turns.saturating_sub(u32::from(first.is_some())))
            }
            ToShow::Turn(mistake) => (mistake.side, Some(mistake.best), AFTER_BETTER),
        };
        self.course = Some(Course {
            side,
            better,
            after,
            known: first.into_iter().flat_map(Turn::steps).collect(),
            turns_left,
            ended_at: None,
        });
    }

    pub(super) fn stop(&mut self) {
        self.study.cancel();
        self.course = None;
    }

    /// What comes next on the table.
    pub(super) fn next(&mut self, referee: &Referee, waker: &Waker) -> Next {
        let Some(course) = &mut self.course else { return Next::Nothing };
        let game = referee.game();
        let here = MatchPlace::of(game);
        match self.study.reply() {
            Some(StudyReply::Answer(place, turn)) if place == here => {
                self.played.push((place, turn));
                course.known = turn.steps().collect();
                course.turns_left = course.turns_left.saturating_sub(1);
            }
            Some(StudyReply::GaveUp) => return Next::Nothing,
            _ => {}
        }
        // Forced skips are played by the program.
        while course.known.front() == Some(&Step::Skip) {
            course.known.pop_front();
        }
        let may_think = game.ending().is_none() && game.position().due() == Some(Part::Slide);
        match course.known.front() {
            Some(step) if game.check(*step).is_ok() => {
                Ask::to_play(*step).map_or(Next::Nothing, Next::Ask)
            }
            Some(_) => Next::Nothing,
            None if !may_think || course.turns_left == 0 => Next::Nothing,
            None => {
                let before = self.played.iter().find(|(place, _)| *place == here);
                if let Some((_, turn)) = before {
                    course.known = turn.steps().collect();
                    course.turns_left -= 1;
                    return self.next(referee, waker);
                }
                if self.study.thinks_about() != Some(here) {
                    self.study.think(game, (), waker);
                }
                Next::Thinks
            }
        }
    }

    /// Takes note of what was asked of the referee.
    pub(super) fn has_asked_for(&mut self, ask: &Ask) {
        if let Some(course) = self.course.as_mut().filter(|_| ask.is_play()) {
            course.known.pop_front();
        }
    }
}
