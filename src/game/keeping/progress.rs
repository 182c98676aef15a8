//! Progress: how far the player has come in each lesson, and which other games were tried. [`home`](crate::home) stores it.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::{
    game::common::ShelfGame,
    home::{Shared, Stored},
    lesson::Lesson,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Progress>();
}

/// How far the player has come in the lessons, and which other games they know.
#[derive(Resource, Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(default)]
pub struct Progress {
    /// Whether the course was offered. It is offered once, at the first start.
    pub is_offered: bool,
    /// The lesson of the course in which the player was last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last: Option<String>,
    /// How far each lesson is, by the name of its file.
    pub lessons: BTreeMap<String, Standing>,
    /// The other games of which the player has begun a match or the lesson, by their names.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub other_games: BTreeSet<String>,
}

/// How far a lesson is.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq, Eq)]
#[serde(default)]
pub struct Standing {
    /// The step at which the player left it.
    pub step: usize,
    /// Whether the player has been through to the end and has done every step.
    pub is_done: bool,
    /// The steps that the player has left undone.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub skipped: BTreeSet<usize>,
    /// The furthest step to which the player has come. At the end of a lesson it is the number of its steps.
    pub furthest: usize,
}

impl Standing {
    /// Whether the player has been through to the end of the lesson, whatever was left undone.
    pub fn is_behind(&self, lesson: &Lesson) -> bool {
        self.furthest_of(lesson) >= lesson.steps().len()
    }

    /// The furthest step of the lesson to which the player has come.
    pub fn furthest_of(&self, lesson: &Lesson) -> usize {
        if self.is_done { lesson.steps().len() } else { self.furthest.max(self.step) }
    }

    /// The step at which the lesson goes on: where the player left it, or once that was its end, what was left undone.
    pub fn goes_on_at(&self) -> usize {
        let undone = self.skipped.first().filter(|_| self.step == 0 && !self.is_done);
        undone.copied().unwrap_or(self.step)
    }
}

impl Progress {
    /// Whether the player has begun a match or the lesson of this game before.
    pub fn knows(&self, game: ShelfGame) -> bool {
        self.other_games.contains(game.name())
    }

    /// How far a lesson is.
    pub fn of(&self, lesson: &str) -> Standing {
        self.lessons.get(lesson).cloned().unwrap_or_default()
    }

    /// The same progress after the player has come to a step of a lesson, or to its end, and before that as far as a later one, and
    /// has left these steps undone.
    #[must_use]
    pub fn with(
        &self,
        lesson: &str,
        step: Option<usize>,
        skipped: &BTreeSet<usize>,
        furthest: usize,
    ) -> Progress {
        let mut next = self.clone();
        next.last = Some(lesson.to_owned());
        let standing = next.lessons.entry(lesson.to_owned()).or_default();
        standing.step = step.unwrap_or(0);
        standing.is_done |= step.is_none() && skipped.is_empty();
        standing.skipped.clone_from(skipped);
        standing.furthest = standing.furthest.max(furthest);
        next
    }
}

impl Stored for Progress {
    const NAME: &'static str = "progress";
    const VERSION: u32 = 1;
}

impl Shared for Progress {
    /// A lesson that was done stays done, the course stays offered, and a game that was begun stays known.
    fn change(&mut self, before: &Progress, after: &Progress) {
        self.is_offered |= after.is_offered;
        self.other_games.extend(after.other_games.iter().cloned());
        if before.last != after.last {
            self.last.clone_from(&after.last);
        }
        for (lesson, standing) in &after.lessons {
            if before.lessons.get(lesson) != Some(standing) {
                let stored = self.lessons.entry(lesson.clone()).or_default();
                stored.step = standing.step;
                stored.skipped.clone_from(&standing.skipped);
                stored.is_done |= standing.is_done;
                stored.furthest = stored.furthest.max(standing.furthest);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::home::{Home, HomeNotice};

    /// No step was left undone.
    const NONE: BTreeSet<usize> = BTreeSet::new();

    #[test]
    fn progress_that_is_damaged_is_kept_aside_and_the_course_begins_anew()
    -> Result<(), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        let home = Home::at(folder.path());
        let progress = Progress::default().with("slides", Some(3), &NONE, 0);
        home.save(&Progress::default(), &progress)?;
        assert_eq!(home.load::<Progress>().value, progress);
        let file = folder.path().join("progress.ron");
        std::fs::write(&file, std::fs::read_to_string(&file)?.replace("step", "stop: "))?;
        let loaded = home.load::<Progress>();
        assert_eq!(loaded.value, Progress::default());
        assert!(matches!(loaded.notice, Some(HomeNotice::Damaged { .. })), "{:?}", loaded.notice);
        assert!(folder.path().join("progress.damaged-1.ron").exists());
        Ok(())
    }

    #[test]
    fn a_lesson_that_was_done_stays_done_when_it_is_begun_again() {
        let progress = Progress::default().with("slides", Some(3), &NONE, 0);
        assert_eq!(
            progress.of("slides"),
            Standing { step: 3, is_done: false, ..Standing::default() }
        );
        let progress = progress.with("slides", None, &NONE, 0).with("slides", Some(1), &NONE, 0);
        assert_eq!(
            progress.of("slides"),
            Standing { step: 1, is_done: true, ..Standing::default() }
        );
        assert_eq!(progress.of("winning"), Standing::default());
    }

    #[test]
    fn a_lesson_is_done_once_the_steps_that_were_skipped_are_done_too() {
        let skipped = Progress::default().with("slides", None, &BTreeSet::from([2]), 0);
        assert!(!skipped.of("slides").is_done);
        assert_eq!(skipped.of("slides").skipped, BTreeSet::from([2]));
        assert_eq!(skipped.of("slides").goes_on_at(), 2);
        let left = skipped.with("slides", Some(1), &BTreeSet::from([2]), 0);
        assert_eq!(left.of("slides").goes_on_at(), 1);
        assert!(skipped.with("slides", None, &NONE, 0).of("slides").is_done);
    }

    #[test]
    fn a_lesson_is_behind_once_the_player_has_been_at_its_end() {
        let text = include_str!("../../../levels/lessons/01-table.ron");
        let lesson = Lesson::read(text).expect("a lesson");
        let is_behind = |progress: &Progress| progress.of("table").is_behind(&lesson);
        let (end, undone) = (lesson.steps().len(), BTreeSet::from([0]));
        // Whoever skips the first step and goes back to it has not been through.
        let back = Progress::default().with("table", Some(0), &undone, 1);
        assert!(!is_behind(&back));
        let through = back.with("table", None, &undone, end);
        assert!(is_behind(&through));
        let opened = through.with("table", Some(1), &undone, end);
        assert!(is_behind(&opened), "a look at it changes nothing");
    }

    #[test]
    fn a_lesson_that_another_copy_has_done_stays_done_when_it_is_begun_here() {
        let before = Progress::default().with("slides", Some(1), &NONE, 0);
        let mut stored = before.with("slides", None, &NONE, 0).with("winning", Some(4), &NONE, 0);
        stored.change(&before, &before.with("slides", Some(2), &NONE, 0));
        assert_eq!(stored.of("slides"), Standing { step: 2, is_done: true, ..Standing::default() });
        let mut after = before.clone();
        after.other_games.insert("zebra".to_owned());
        stored.other_games.insert("mutants".to_owned());
        stored.change(&before, &after);
        assert_eq!(stored.other_games.len(), 2, "games that another copy knows stay known");
        assert_eq!(
            stored.of("winning"),
            Standing { step: 4, is_done: false, ..Standing::default() }
        );
    }
}
