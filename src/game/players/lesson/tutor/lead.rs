//! What leads the learner through a lesson: the buttons of its panel.

use bevy::prelude::*;

use super::{super::Lessons, Teach, Tutor};
use crate::{
    game::{
        common::{Go, Overlay},
        referee::{Ask, Asker, Referee, Request},
        table::Gesture,
    },
    record::Span,
};

/// What the learner does to get through a lesson, apart from playing.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lead {
    /// Goes on after something was said.
    GoOn,
    /// Goes back to the step before.
    Back,
    /// Starts the step again.
    Again,
    /// Leaves the step undone.
    Skip,
    /// Lets the lesson show how it is done.
    Show,
    /// Asks for a hint.
    Hint,
    /// Takes back the last part that the learner played.
    TakeBack,
    /// Pauses the lesson. From there the learner can leave it.
    Pause,
    /// Begins the next lesson.
    NextLesson,
    /// Goes on to a match of the learner's own.
    Play,
    /// Goes to the list of lessons.
    Leave,
}

/// Does what the learner's buttons ask for.
pub(super) fn follow_lead(
    time: Res<Time<Real>>,
    referee: Res<Referee>,
    lessons: Res<Lessons>,
    mut tutor: ResMut<Tutor>,
    mut leads: MessageReader<Lead>,
    mut teaches: MessageWriter<Teach>,
    mut requests: MessageWriter<Request>,
    mut gestures: MessageWriter<Gesture>,
    mut goes: MessageWriter<Go>,
) {
    for lead in leads.read() {
        tutor.since = time.elapsed();
        // Whatever is held, was refused, or was about to be watched belongs to the step before.
        gestures.write(Gesture::LetGo);
        let need_not_wait = tutor.need_not_wait();
        tutor.shows_from = None;
        match lead {
            Lead::GoOn if need_not_wait => tutor.shows_from = Some(time.elapsed()),
            Lead::GoOn => tutor.runner.go_on(),
            Lead::Back => tutor.runner.back(),
            Lead::Again => tutor.runner.again(),
            Lead::Skip => tutor.runner.skip(),
            Lead::Show => tutor.runner.show(referee.game()),
            Lead::Hint => tutor.runner.nudge(),
            Lead::TakeBack => {
                requests.write(referee.request(Ask::TakeBack(Span::Part), Asker::Hand));
            }
            Lead::Pause => {
                goes.write(Go::Over(Overlay::Pause));
            }
            Lead::NextLesson => {
                let next = lessons.after(&tutor.name).map(|entry| entry.name.clone());
                teaches.write_batch(next.map(|lesson| Teach { lesson, step: None }));
            }
            Lead::Play => {
                goes.write(Go::NewMatch);
            }
            Lead::Leave => {
                goes.write(Go::Lessons);
            }
        }
    }
}
