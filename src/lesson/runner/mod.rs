//! The runner: the cursor that takes a learner through a lesson.
//!
//! It holds no match. The code that has the match on a table does what the runner [wishes](Runner::wish), and
//! tells it what the learner did. The wish depends only on the match and on how far the lesson has come, so
//! the same wish comes again until it is fulfilled. What takes looking ahead is asked for too, so that it can be found
//! out on another thread.
//!
//! | file | what it owns |
//! |---|---|
//! | `says.rs` | what the lesson says and what it points at |
//! | `wish.rs` | what the lesson wants of the table |
//! | `judge.rs` | what follows from a try: the goal is reached, or missed, or the lesson shows why |
//! | `proof.rs` | whether a try reaches the goal, and which answer to a wrong one fits; it may look ahead |
//! | `show.rs` | how the lesson shows a solution |

mod judge;
mod proof;
mod says;
mod show;
mod wish;

pub use judge::{Remark, Verdict};
pub use proof::{Answer, Question};
pub use wish::TableWish;

use std::{collections::BTreeSet, sync::Arc};

use super::{Lesson, LessonStep, Line, Over};
use crate::rules::{Match, Part, Side};

/// Takes a learner through a lesson.
#[derive(Clone, Debug)]
pub struct Runner {
    lesson: Arc<Lesson>,
    at: usize,
    mood: Mood,
    /// How many questions it has had. Each has its number.
    questions: u64,
    /// How many hints of the step have been given.
    hints: usize,
    wrong_tries: u32,
    /// Whether the lesson has shown how the step is done.
    has_shown: bool,
    /// The steps that the learner has left undone.
    skipped: BTreeSet<usize>,
    /// The furthest step that the learner has come to. Those before it are done unless they were skipped.
    furthest: usize,
}

/// What goes on in the step.
#[derive(Clone, Debug)]
enum Mood {
    /// The step is about to begin.
    Beginning {
        /// Whether the table must first show what the lesson expects.
        sets_up: bool,
    },
    /// The learner reads.
    Reading,
    /// The learner plays.
    Asking(Try),
    /// The learner answers by touching the board.
    Touching {
        /// How the last answer was wrong, if it was.
        missed: Option<Miss>,
    },
    /// The learner plays a whole match.
    InMatch,
    /// The lesson plays a line.
    Acting {
        line: Line,
        /// How many parts the match had before it.
        from: usize,
        then: Then,
    },
    /// The goal is reached, and the learner reads what is said about it.
    Praising,
    /// A try missed the goal, and the learner reads what is said about it.
    Regretting { back: Try, remark: Remark },
    /// Something has to be found out by looking ahead.
    Proving(Box<Question>),
    /// The try is taken back, and then the lesson plays this line instead, if there is one.
    TakingBack { back: Try, line: Option<Line> },
    /// The lesson is over.
    Over,
}

/// How an answer that is given by touching the board is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Miss {
    /// It is another one than that which is asked for.
    Wrong,
    /// The step marks what there is to choose from, and this is none of it.
    Unmarked,
}

/// One try of the learner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Try {
    /// How many parts the match had before it.
    from: usize,
    /// How many turns the learner has had in this step before it.
    earlier: u32,
}

/// What comes after a line that the lesson plays.
#[derive(Clone, Debug, PartialEq)]
enum Then {
    /// The learner reads.
    Read,
    /// The next step.
    GoOn,
    /// The learner has another turn.
    AskAgain { earlier: u32 },
    /// The learner reads why the try was wrong.
    Regret { back: Try, remark: Remark },
    /// The line was a solution that the learner wanted to see.
    Judge(Try),
}

/// What the lesson waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaits {
    /// The table is busy with what the lesson wishes.
    Table,
    /// The learner reads and then goes on.
    GoOn,
    /// The learner reads what was wrong and then tries again.
    TryAgain,
    /// The learner plays.
    Play,
    /// The learner touches the board.
    Touch,
    /// The learner plays a match against the computer.
    Match,
    /// An answer to its [question](Runner::question).
    Proof,
    /// The lesson is over.
    End,
}

impl Runner {
    /// Begins a lesson at the step with this index, or at its start if there is no such step.
    pub fn new(lesson: Arc<Lesson>, at: usize) -> Runner {
        let at = if at < lesson.steps().len() { at } else { 0 };
        let mood = Mood::Beginning { sets_up: true };
        Runner {
            lesson,
            at,
            mood,
            questions: 0,
            hints: 0,
            wrong_tries: 0,
            has_shown: false,
            skipped: BTreeSet::new(),
            furthest: at,
        }
    }

    /// The same, for a learner who has come as far as this step before, and has left these steps undone.
    #[must_use]
    pub fn having_come_to(self, furthest: usize, skipped: BTreeSet<usize>) -> Runner {
        Runner { skipped, furthest: self.furthest.max(furthest), ..self }
    }

    /// The furthest step that the learner has come to. At the end it is the number of steps.
    pub fn furthest(&self) -> usize {
        self.furthest
    }

    /// The steps that the learner has left undone, and not done since.
    pub fn skipped(&self) -> &BTreeSet<usize> {
        &self.skipped
    }

    /// The lesson.
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// The index of the step.
    pub fn at(&self) -> usize {
        self.at
    }

    /// How many of the steps at which the learner stops come before this one, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        let stops =
            |steps: usize| self.lesson.steps().take(steps).filter(|step| step.is_stop()).count();
        (stops(self.at), stops(self.lesson.steps().len()))
    }

    /// The match as the lesson expects it at the start of the step.
    pub fn staged(&self) -> Match {
        self.lesson.staged(self.at)
    }

    /// The side that the learner plays.
    pub fn learner(&self) -> Side {
        self.lesson.learner(self.at)
    }

    /// What the lesson waits for.
    pub fn awaits(&self) -> Awaits {
        match self.mood {
            Mood::Beginning { .. } | Mood::Acting { .. } | Mood::TakingBack { .. } => Awaits::Table,
            Mood::Reading | Mood::Praising => Awaits::GoOn,
            Mood::Regretting { .. } => Awaits::TryAgain,
            Mood::Asking(_) => Awaits::Play,
            Mood::Touching { .. } => Awaits::Touch,
            Mood::InMatch => Awaits::Match,
            Mood::Proving(_) => Awaits::Proof,
            Mood::Over => Awaits::End,
        }
    }

    /// Whether the opponent has answered in this step, and the learner has another turn.
    pub fn is_under_way(&self) -> bool {
        let since = match &self.mood {
            Mood::Asking(since) => Some(*since),
            Mood::Proving(question) => question.since(),
            _ => None,
        };
        since.is_some_and(|since| since.earlier > 0)
    }

    /// Whether the lesson is about to play a line that the learner should watch, and has not begun.
    pub fn is_about_to_show(&self, game: &Match) -> bool {
        match &self.mood {
            Mood::Acting { from, then: Then::Read | Then::AskAgain { .. }, .. } => {
                game.steps().len() == *from
            }
            _ => false,
        }
    }

    /// Whether the step asks for a slide alone, or for a try at one.
    pub fn asks_for_slide(&self) -> bool {
        let Some(LessonStep::Ask(ask)) = self.step() else { return false };
        ask.over == Over::Part && self.staged().position().due() == Some(Part::Slide)
    }

    /// Whether the lesson has shown how the step is done.
    pub fn has_shown(&self) -> bool {
        self.has_shown
    }

    /// The learner has read what is said.
    pub fn go_on(&mut self) {
        match &self.mood {
            Mood::Reading | Mood::Praising => self.next_step(),
            Mood::Regretting { back, .. } => {
                self.mood = Mood::TakingBack { back: *back, line: None };
            }
            _ => {}
        }
    }

    /// Leaves the step undone, unless it was done before.
    pub fn skip(&mut self) {
        if !matches!(self.mood, Mood::Over) {
            let step = self.at;
            let was_done = step < self.furthest && !self.skipped.contains(&step);
            self.next_step();
            if !was_done {
                self.skipped.insert(step);
            }
        }
        // What the learner has played of the step does not count.
        if let Mood::Beginning { sets_up } = &mut self.mood {
            *sets_up = true;
        }
    }

    /// Starts the step again.
    pub fn again(&mut self) {
        let last = self.lesson.steps().len() - 1;
        self.go_to(self.at.min(last));
    }

    /// Goes back to the step before, if there is one.
    pub fn back(&mut self) {
        if let Some(before) = self.step_before() {
            self.go_to(before);
        }
    }

    /// Whether there is a step before this one.
    pub fn can_go_back(&self) -> bool {
        self.step_before().is_some()
    }

    fn step_before(&self) -> Option<usize> {
        (0..self.at).rev().find(|index| self.lesson.step(*index).is_some_and(LessonStep::is_stop))
    }

    /// Gives the next hint, or the last one again. It takes the place of what is said about a wrong answer.
    pub fn nudge(&mut self) {
        self.hints += usize::from(!self.has_no_more_hints());
        if let Mood::Touching { missed } = &mut self.mood
            && self.hints > 0
        {
            *missed = None;
        }
    }

    /// The step. `None` once the lesson is over.
    pub fn step(&self) -> Option<&LessonStep> {
        self.lesson.step(self.at)
    }

    fn go_to(&mut self, index: usize) {
        self.at = index;
        self.mood = Mood::Beginning { sets_up: true };
        (self.hints, self.wrong_tries, self.has_shown) = (0, 0, false);
    }

    fn next_step(&mut self) {
        self.skipped.remove(&self.at);
        self.at += 1;
        self.furthest = self.furthest.max(self.at);
        let is_over = self.at >= self.lesson.steps().len();
        self.mood = if is_over { Mood::Over } else { Mood::Beginning { sets_up: false } };
        (self.hints, self.wrong_tries, self.has_shown) = (0, 0, false);
    }
}
