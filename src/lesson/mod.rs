//! Lessons: the tutorial as data. A lesson says things, asks for turns on the board, and answers what the
//! learner does. The room knows neither the engine nor the catalogue; what it needs of them it is given.
//!
//! | file | what it owns |
//! |---|---|
//! | `sheet.rs` | the file format, and where in a file each step stands |
//! | `steps.rs` | the steps of a lesson, and the lines of play in them |
//! | `text.rs` | a text, which may be a sentence of the catalogue |
//! | `spot.rs` | what on the board a step points at |
//! | `goal.rs`, `attempt.rs` | what a step asks for, and what the learner tried |
//! | `foresight.rs` | how the opponent refutes a turn, or holds out longest |
//! | `check.rs`, `error.rs` | whether a lesson can be learned to its end, and if not, why |
//! | `runner/` | the cursor that takes a learner through a lesson |
//! | `course.rs` | the lessons that come with the program |
//!
//! ```
//! use nonaga::lesson::{Awaits, Lesson, Runner};
//!
//! let lesson = Lesson::read(r#"(
//!     format: "nonaga-lesson", version: 1,
//!     title: "A first slide",
//!     steps: [
//!         Say(text: "Tokens slide as far as they can.", show: [Tokens(Red)]),
//!         Ask(text: "Slide one of your tokens.", goal: Slide(), solution: "2,0>-1,0"),
//!     ],
//! )"#)?;
//!
//! // Nothing has to look ahead in this lesson, so it has no questions.
//! let mut runner = Runner::new(lesson.into(), 0);
//! let mut game = runner.staged();
//! runner.wish(&game);
//! assert_eq!(runner.awaits(), Awaits::GoOn);
//! runner.go_on();
//! runner.wish(&game);
//! assert_eq!(runner.awaits(), Awaits::Play);
//! game.play(nonaga::rules::Step::Slide(game.position().slides()[0])).unwrap();
//! runner.played(&game);
//! assert_eq!(runner.awaits(), Awaits::End);
//! # Ok::<(), nonaga::lesson::LessonError>(())
//! ```

mod attempt;
mod check;
mod course;
mod error;
mod foresight;
mod goal;
mod runner;
mod sheet;
mod spot;
mod steps;
mod text;

pub use attempt::Tried;
pub use course::{Course, course};
pub use error::LessonError;
pub use foresight::Solver;
pub use goal::{StepGoal, Stopper};
pub use runner::{Answer, Awaits, Question, Remark, Runner, TableWish, Verdict};
pub use sheet::Group;
pub use spot::{BoardMark, LessonSpot};
pub use steps::{Demand, LessonStep, Line, LinePart, Over, StepView, Touch, Wrong};
pub use text::Text;

use steps::opened;

use crate::rules::{Match, Position, Side};

/// The ending of lesson files.
pub const ENDING: &str = "ron";

/// The largest file that is read as a lesson, in bytes.
pub const LARGEST_FILE: usize = 256 * 1024;

/// A lesson. Its positions are valid, and its lines of play are legal.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// What the list of lessons calls it.
    pub title: Text,
    /// Where the list of lessons shows it.
    pub group: Group,
    start: Position,
    steps: Vec<Placed<LessonStep>>,
}

/// Something in a file, and the line where it begins.
#[derive(Clone, Debug, PartialEq)]
struct Placed<T> {
    line: usize,
    what: T,
}

impl Lesson {
    /// Its steps, in order. There is at least one.
    pub fn steps(&self) -> impl ExactSizeIterator<Item = &LessonStep> {
        self.steps.iter().map(|step| &step.what)
    }

    /// The step with this index.
    pub fn step(&self, index: usize) -> Option<&LessonStep> {
        self.steps.get(index).map(|step| &step.what)
    }

    /// The match as it stands when the step with this index begins, if the learner plays the solution of
    /// each step before it.
    pub fn staged(&self, index: usize) -> Match {
        let mut game = opened(&self.start);
        for step in self.steps().take(index) {
            step.advance(&mut game);
        }
        game
    }

    /// The side that the learner plays at the step with this index.
    pub fn learner(&self, index: usize) -> Side {
        let placed = self.steps().take(index).filter_map(|step| match step {
            LessonStep::Place(position) => Some(position.to_move()),
            _ => None,
        });
        placed.last().unwrap_or_else(|| self.start.to_move())
    }

    /// How many steps come before the one with this index at which the learner stops.
    pub fn stops_before(&self, index: usize) -> usize {
        self.steps().take(index).filter(|step| step.is_stop()).count()
    }

    /// Whether it is the last of the course: it ends with a match of the learner's own.
    pub fn ends_course(&self) -> bool {
        let last = self.steps().last();
        self.group == Group::Course && matches!(last, Some(LessonStep::Match { .. }))
    }

    /// How many steps there are at which the learner stops.
    pub fn stops(&self) -> usize {
        self.stops_before(self.steps.len())
    }

    /// All of its texts, with the line of the file where the step of each begins.
    pub fn texts(&self) -> impl Iterator<Item = (usize, &Text)> {
        let of_steps = self
            .steps
            .iter()
            .flat_map(|step| step.what.texts().into_iter().map(|text| (step.line, text)));
        std::iter::once((1, &self.title)).chain(of_steps)
    }
}
