//! What the lesson finds out in the background: the proofs that it needs, and where the learner's match turned.

use bevy::{prelude::*, window::RequestRedraw};

use super::{Tutor, is_celebrated};
use crate::{
    engine::winning_turn_until,
    game::{
        common::{Caller, Reply, Waker},
        players::study::{MatchPlace, StudyReply},
        referee::Referee,
        table::Triumph,
    },
    lesson::{Answer, Awaits, LessonStep, Question},
    rules::Position,
};

pub(super) fn find_out(question: Question, call: &Caller<Answer>) {
    let solver = |position: &Position, within| winning_turn_until(position, within, call.stop());
    call.answer(question.answer(&solver));
}

/// Has proven what the lesson has to know. What it need not know any more, because the learner has gone on, is cancelled.
pub(super) fn prove(mut tutor: ResMut<Tutor>, waker: Res<Waker>) {
    let unseen = tutor.bypass_change_detection();
    let wanted = unseen.runner.question().map(Question::number);
    if unseen.asked != wanted {
        unseen.asked = wanted;
        unseen.prover.cancel();
        if let Some(question) = unseen.runner.question() {
            unseen.prover.ask(question.clone(), &waker);
        }
    }
    match unseen.prover.hear() {
        Some(Reply::Answer(answer)) => tutor.runner.answered(answer),
        // Without the answer, the learner can only try the step anew.
        Some(Reply::GaveUp) => tutor.runner.again(),
        None => {}
    }
}

/// Finds out where a match turned that the learner has played to its end.
///
/// It waits until the end has been celebrated. Where there is no graphics card, thinking would make that falter.
pub(super) fn review(
    referee: Res<Referee>,
    triumph: Option<Res<Triumph>>,
    waker: Res<Waker>,
    mut tutor: ResMut<Tutor>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let here = MatchPlace::of(referee.game());
    let is_over = match tutor.runner.awaits() {
        Awaits::GoOn => matches!(tutor.runner.step(), Some(LessonStep::Match { .. })),
        // Whoever is quick goes on before it is known.
        Awaits::End => tutor.runner.lesson().ends_course() && referee.game().ending().is_some(),
        _ => false,
    };
    let is_known = tutor.turned.is_some_and(|(place, _)| place == here);
    let unseen = tutor.bypass_change_detection();
    match unseen.reviewer.reply() {
        Some(StudyReply::Answer(place, point)) => tutor.turned = Some((place, Some(point))),
        Some(StudyReply::GaveUp) => tutor.turned = Some((here, None)),
        None if !is_over => unseen.reviewer.cancel(),
        None if !is_known && unseen.reviewer.thinks_about() != Some(here) => {
            if is_celebrated(triumph.as_deref()) {
                redraw.write(RequestRedraw);
                return;
            }
            unseen.reviewer.think(referee.game(), (), &waker);
        }
        None => {}
    }
}
