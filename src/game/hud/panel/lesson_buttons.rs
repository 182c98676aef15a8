//! The buttons that lead through a lesson, and when each of them is there.

use crate::{
    game::{
        players::{Lead, Lessons, Tutor},
        referee::Referee,
    },
    lesson::{Awaits, Group, LessonStep},
};

/// A group of buttons, which stay together where the row is too short for all.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ButtonGroup {
    /// Ways out of the step, as icons.
    Ways,
    /// Help with the step, and ways on from the last one.
    Help,
    /// The way past the step. It is quiet.
    Past,
    /// The way on, where the hand is anyway.
    On,
}

/// What a button of the panel does, when it has room in the row, when it is there, and when it can be pressed.
pub(super) struct LessonButton {
    pub lead: Lead,
    pub said: &'static str,
    pub group: ButtonGroup,
    /// Buttons that come and go from step to step keep their room, so that no other button moves.
    pub has_room: fn(&Tutor) -> bool,
    pub is_there: fn(&Tutor, &Lessons) -> bool,
    pub can_be_pressed: fn(&Tutor, &Referee) -> bool,
}

/// A button that always has room.
const ALWAYS: fn(&Tutor) -> bool = |_| true;
/// A button that has room until the lesson is done.
const UNTIL_DONE: fn(&Tutor) -> bool = |tutor| !awaits(tutor, &[Awaits::End]);
/// A button that has room until then where the lesson can help. In a match it cannot.
const WHERE_HELP_IS: fn(&Tutor) -> bool =
    |tutor| UNTIL_DONE(tutor) && !matches!(tutor.runner().step(), Some(LessonStep::Match { .. }));
/// A button that is there whenever it has room.
const THERE: fn(&Tutor, &Lessons) -> bool = |_, _| true;
/// A button that can be pressed whenever it is there.
const FREE: fn(&Tutor, &Referee) -> bool = |_, _| true;

/// The buttons, in order.
pub(super) static BUTTONS: [LessonButton; 14] = [
    LessonButton {
        lead: Lead::Pause,
        said: "action-pause",
        group: ButtonGroup::Ways,
        has_room: ALWAYS,
        is_there: THERE,
        can_be_pressed: FREE,
    },
    LessonButton {
        lead: Lead::Back,
        said: "lesson-back",
        group: ButtonGroup::Ways,
        has_room: ALWAYS,
        is_there: THERE,
        can_be_pressed: |tutor, _| tutor.runner().can_go_back(),
    },
    LessonButton {
        lead: Lead::Again,
        said: "lesson-again",
        group: ButtonGroup::Ways,
        has_room: ALWAYS,
        is_there: THERE,
        // Starting again would throw a whole match away.
        can_be_pressed: |tutor, _| !awaits(tutor, &[Awaits::Match]),
    },
    LessonButton {
        lead: Lead::TakeBack,
        said: "lesson-take-back",
        group: ButtonGroup::Ways,
        has_room: ALWAYS,
        is_there: THERE,
        can_be_pressed: |tutor, referee| {
            awaits(tutor, &[Awaits::Play, Awaits::Match]) && referee.can_take_back()
        },
    },
    LessonButton {
        lead: Lead::Hint,
        said: "lesson-hint",
        group: ButtonGroup::Help,
        has_room: WHERE_HELP_IS,
        is_there: |tutor, _| tutor.runner().can_show(),
        can_be_pressed: |tutor, _| tutor.runner().can_hint(),
    },
    LessonButton {
        lead: Lead::Show,
        said: "lesson-show",
        group: ButtonGroup::Help,
        has_room: WHERE_HELP_IS,
        is_there: |tutor, _| tutor.runner().can_show(),
        can_be_pressed: FREE,
    },
    LessonButton {
        lead: Lead::Leave,
        said: "lesson-all",
        group: ButtonGroup::Help,
        has_room: |tutor| awaits(tutor, &[Awaits::End]),
        is_there: THERE,
        can_be_pressed: FREE,
    },
    LessonButton {
        lead: Lead::Play,
        said: "lesson-play",
        group: ButtonGroup::Help,
        has_room: |tutor| awaits(tutor, &[Awaits::End]) && ends_course(tutor),
        is_there: THERE,
        can_be_pressed: FREE,
    },
    LessonButton {
        lead: Lead::Skip,
        said: "lesson-skip",
        group: ButtonGroup::Past,
        has_room: UNTIL_DONE,
        is_there: |tutor, _| {
            awaits(tutor, &[Awaits::Play, Awaits::Touch, Awaits::Match, Awaits::Proof])
        },
        can_be_pressed: FREE,
    },
    LessonButton {
        lead: Lead::GoOn,
        said: "lesson-next",
        group: ButtonGroup::On,
        has_room: ALWAYS,
        // Whoever has read what comes need not wait for it.
        is_there: |tutor, _| awaits(tutor, &[Awaits::GoOn]) || tutor.need_not_wait(),
        can_be_pressed: FREE,
    },
    LessonButton {
        lead: Lead::GoOn,
        said: "lesson-try-again",
        group: ButtonGroup::On,
        has_room: ALWAYS,
        is_there: |tutor, _| awaits(tutor, &[Awaits::TryAgain]),
        can_be_pressed: FREE,
    },
    LessonButton {
        lead: Lead::NextLesson,
        said: "lesson-next-lesson",
        group: ButtonGroup::On,
        has_room: ALWAYS,
        is_there: |tutor, lessons| {
            leads_on(tutor, lessons) && !is_challenge(tutor) && !ends_course(tutor)
        },
        can_be_pressed: FREE,
    },
    LessonButton {
        lead: Lead::NextLesson,
        said: "lesson-to-challenges",
        group: ButtonGroup::On,
        has_room: ends_course,
        is_there: |tutor, lessons| leads_on(tutor, lessons) && ends_course(tutor),
        can_be_pressed: FREE,
    },
    LessonButton {
        lead: Lead::NextLesson,
        said: "lesson-next-challenge",
        group: ButtonGroup::On,
        has_room: is_challenge,
        is_there: |tutor, lessons| leads_on(tutor, lessons) && is_challenge(tutor),
        can_be_pressed: FREE,
    },
];

/// Whether the lesson is one of the challenges that follow the course.
pub(super) fn is_challenge(tutor: &Tutor) -> bool {
    tutor.runner().lesson().group == Group::Challenges
}

/// Whether the lesson is the last one of the course.
fn ends_course(tutor: &Tutor) -> bool {
    tutor.runner().lesson().ends_course()
}

/// Whether the lesson is over, and another one follows.
fn leads_on(tutor: &Tutor, lessons: &Lessons) -> bool {
    awaits(tutor, &[Awaits::End]) && lessons.after(tutor.name()).is_some()
}

pub(super) fn awaits(tutor: &Tutor, any_of: &[Awaits]) -> bool {
    any_of.contains(&tutor.runner().awaits())
}
