//! Where the lock is marked: in the course from the lesson on that tells of it, and not behind the title, where it
//! would only puzzle those who are new.

use bevy::prelude::*;

use super::{Lessons, Tutor};
use crate::{
    game::{
        common::{Flow, Screen},
        table::ShowsLock,
    },
    lesson::{Group, Lesson, LessonSpot, LessonStep},
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed_or_removed::<Tutor>.or_eager(state_changed::<Screen>);
    app.add_systems(Update, show.in_set(Flow::Mirror).run_if(changed));
}

fn show(
    tutor: Option<Res<Tutor>>,
    screen: Option<Res<State<Screen>>>,
    lessons: Res<Lessons>,
    mut shows: ResMut<ShowsLock>,
) {
    let is_title = screen.is_some_and(|screen| *screen == Screen::Title);
    let is_known = tutor.is_none_or(|tutor| is_told_of(&lessons, tutor.name()));
    shows.set_if_neq(ShowsLock(is_known && !is_title));
}

/// Whether a lesson tells of the lock, or one before it in the course. Other lessons are for those who know the rules.
fn is_told_of(lessons: &Lessons, name: &str) -> bool {
    let is_of_course = |lesson: &Lesson| lesson.group == Group::Course;
    let course = lessons.entries.iter().filter(|entry| is_of_course(&entry.lesson));
    let Some(at) = course.clone().position(|entry| entry.name == name) else { return true };
    course.take(at + 1).any(|entry| entry.lesson.steps().any(points_at_lock))
}

fn points_at_lock(step: &LessonStep) -> bool {
    step.view().is_some_and(|view| view.spots.contains(&LessonSpot::Locked))
}

#[cfg(test)]
mod tests {
    use bevy::state::app::StatesPlugin;

    use super::*;

    #[test]
    fn the_lock_is_not_marked_behind_the_title() {
        let mut app = App::new();
        app.add_plugins((StatesPlugin, plugin))
            .init_state::<Screen>()
            .init_resource::<Lessons>()
            .init_resource::<ShowsLock>();
        for (screen, is_marked) in
            [(Screen::Title, false), (Screen::Match, true), (Screen::Title, false)]
        {
            app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
            app.update();
            app.update();
            assert_eq!(*app.world().resource::<ShowsLock>(), ShowsLock(is_marked), "{screen:?}");
        }
    }

    #[test]
    fn the_lock_is_told_of_in_the_seventh_lesson() {
        let lessons = Lessons::default();
        let told: Vec<&str> = lessons
            .entries
            .iter()
            .map(|entry| entry.name.as_str())
            .filter(|name| is_told_of(&lessons, name))
            .collect();
        assert_eq!(told.first().copied(), Some("07-locked"));
        assert_eq!(told.len(), lessons.entries.len() - 6, "and from there on");
    }
}
