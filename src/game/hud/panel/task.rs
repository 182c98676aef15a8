//! What the panels of exercises and puzzles say: where the task comes from, what it asks for, and what came of it.

use bevy::{ecs::system::SystemParam, prelude::*};

use crate::game::ui::{
    self, Ink, Letters, RHYTHM,
    palette::{BRASS, INK, SOFT_INK},
    text,
};

/// A line of the task.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum TaskLine {
    /// Where it comes from.
    Where,
    /// What to look for.
    Goal,
    /// What came of it.
    Came,
}

/// The part of the panel that scrolls.
#[derive(Component, Clone, Copy, Debug)]
struct TaskText;

/// Further than any text goes, in pixels of the layout. The area stops at its end.
const FAR_DOWN: f32 = 1e6;

/// The lines, which are empty at first. There is room for what will come of it, so that no button moves.
pub(super) fn task_lines() -> impl Bundle {
    let came = (
        Node { min_height: px(3.0 * RHYTHM), flex_shrink: 0.0, ..default() },
        Pickable::IGNORE,
        children![(TaskLine::Came, text("", Letters::Body, BRASS))],
    );
    let lines = children![
        (TaskLine::Where, text("", Letters::Small, SOFT_INK)),
        (TaskLine::Goal, text("", Letters::Heading, INK)),
        came,
    ];
    ui::scroll_text(0.5, (TaskText, lines))
}

/// What a task says, in the order in which it is read.
pub struct TaskSays {
    /// Where it comes from.
    pub place: String,
    /// What to look for.
    pub goal: String,
    /// Whether nothing is left to look for. Then what to look for is quieter than what came of it.
    pub is_done: bool,
    /// What came of it, or a hint.
    pub came: String,
}

impl From<TaskSays> for Vec<String> {
    fn from(TaskSays { place, goal, came, .. }: TaskSays) -> Vec<String> {
        vec![place, goal, came]
    }
}

/// The lines of the task that is in the panel.
#[derive(SystemParam)]
pub(super) struct TaskLines<'w, 's> {
    lines: Query<'w, 's, (&'static TaskLine, &'static mut Text, &'static mut Ink)>,
    areas: Query<'w, 's, &'static mut ScrollPosition, With<TaskText>>,
}

impl TaskLines<'_, '_> {
    /// Shows what is said. A new task is shown from its beginning, and an answer to its end.
    pub fn show(&mut self, says: TaskSays) {
        for (line, mut shown, mut ink) in &mut self.lines {
            if *line == TaskLine::Goal {
                ink.set_if_neq(Ink(if says.is_done { SOFT_INK } else { INK }));
            }
            let wanted = match line {
                TaskLine::Where => &says.place,
                TaskLine::Goal => &says.goal,
                TaskLine::Came => &says.came,
            };
            if !shown.set_if_neq(Text(wanted.clone())) {
                continue;
            }
            let is_answer = *line == TaskLine::Came && !wanted.is_empty();
            let to = Vec2::new(0.0, if is_answer { FAR_DOWN } else { 0.0 });
            self.areas.iter_mut().for_each(|mut area| area.0 = to);
        }
    }
}
