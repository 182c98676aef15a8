//! Exercises: positions in which the player looks for a good turn, one after another. Any turn that is as good as the
//! best counts. Where they come from is an [`ExerciseSource`].
//!
//! | file | what it owns |
//! |---|---|
//! | `mod.rs` | the exercise on the table: what is played, what came of it, and what leads on |
//! | `mistakes.rs` | the player's own mistakes as a source |

mod mistakes;

pub use mistakes::{Mistakes, TryAgain, TryThisAgain, own_mistakes};

use std::time::Duration;

use bevy::prelude::*;

use super::{
    leaves_with,
    study::{Study, StudyReply},
};
use crate::{
    engine::{Attempt, Limits, Stop, Task, Thinker},
    game::{
        common::{Flow, Go, Waker, table_is_open},
        referee::{Ask, Asker, Done, NewMatch, Referee, Request, Seat, Seats, occasion},
        table::Motion,
    },
    record::{Player, Record},
    rules::{Match, Part, Relocation, Rest, Side, Slide, Turn},
};

pub(super) fn plugin(app: &mut App) {
    let is_on = resource_exists::<Exercises>;
    app.add_plugins(mistakes::plugin)
        .add_message::<ExerciseLead>()
        .add_systems(
            Update,
            (
                // What was tried is taken back before anything is shown in its place.
                (act, follow_lead.run_if(on_message::<ExerciseLead>), hear, receive)
                    .chain()
                    .run_if(table_is_open),
                lay_out,
            )
                .chain()
                .run_if(is_on)
                .in_set(Flow::Ask),
        )
        .add_plugins(leaves_with::<Exercises>(&occasion::EXERCISE));
}

/// What the player does to get on, apart from playing.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExerciseLead {
    /// Takes the turn back, to look for another.
    Another,
    /// Shows a turn that is good.
    Show,
    /// Goes on to the next exercise.
    Next,
    /// Goes back to the puzzles, or to the result.
    Leave,
}

/// A position in which the player looks for a good turn.
#[derive(Clone, Debug)]
pub struct Exercise {
    /// What is to be found.
    pub task: Task,
    /// The match up to the turn that is looked for.
    pub start: Match,
    /// Who played it.
    pub players: [Player; 2],
}

/// Where exercises come from: each call of `next` gives another.
pub type ExerciseSource = Box<dyn ExactSizeIterator<Item = Exercise> + Send + Sync>;

/// The exercise on the table, and those that come after it.
#[derive(Resource)]
pub struct Exercises {
    source: ExerciseSource,
    current: Exercise,
    /// How many came before this one.
    done: usize,
    state: ExerciseState,
    study: Study<(Task, Turn), Attempt>,
    /// The match from whose result the player has come, and to which they go back.
    back_to: Option<Record>,
}

/// How far the player is with an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExerciseState {
    /// It is still to be put on the table.
    New,
    /// The player looks for a turn.
    Looking,
    /// The computer looks at the player's turn.
    Judging,
    /// What came of it.
    Judged(Attempt),
    /// A good turn is shown, as far as it is not played yet.
    Showing,
    /// A good turn was shown.
    Shown,
}

/// How long the computer thinks about each of the positions after a turn.
const THINKING_TIME: Duration = Duration::from_millis(500);

impl Exercises {
    /// The exercises of a source. `None` if it has none.
    pub fn of(
        source: impl ExactSizeIterator<Item = Exercise> + Send + Sync + 'static,
    ) -> Option<Exercises> {
        let mut source: ExerciseSource = Box::new(source);
        let current = source.next()?;
        Some(Exercises {
            source,
            current,
            done: 0,
            state: ExerciseState::New,
            study: Study::new(judge),
            back_to: None,
        })
    }

    /// The same, for whoever comes from the result of a match.
    fn leading_back_to(self, record: Record) -> Exercises {
        Exercises { back_to: Some(record), ..self }
    }

    /// Whether the player goes back to the result of a match.
    pub fn leads_back_to_result(&self) -> bool {
        self.back_to.is_some()
    }

    /// How many exercises came before this one, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.done, self.done + 1 + self.source.len())
    }

    /// What is to be done.
    pub fn task(&self) -> &Task {
        &self.current.task
    }

    /// How far the player is.
    pub fn state(&self) -> ExerciseState {
        self.state
    }

    /// Whether there is another exercise after this one.
    pub fn has_next(&self) -> bool {
        self.source.len() > 0
    }

    /// How many parts were played before the turn that is looked for.
    fn parts_before(&self) -> usize {
        self.current.start.steps().len()
    }
}

/// Puts the exercise on the table.
fn lay_out(mut exercises: ResMut<Exercises>, mut requests: MessageWriter<Request>) {
    if exercises.state != ExerciseState::New {
        return;
    }
    exercises.state = ExerciseState::Looking;
    let Exercise { task, start, players } = exercises.current.clone();
    let new = NewMatch::to_learn(start, players, &occasion::EXERCISE);
    let new = new.of_their_own(Some(task.side));
    requests.write(Ask::Begin(Box::new(new)).by(Asker::Script));
}

fn judge(
    thinker: &mut Thinker,
    start: &Match,
    (task, turn): (Task, Turn),
    stop: &Stop,
) -> Option<Attempt> {
    thinker.try_again(&task, start, turn, Limits::time(THINKING_TIME), stop)
}

fn follow_lead(
    mut leads: MessageReader<ExerciseLead>,
    mut exercises: ResMut<Exercises>,
    mut requests: MessageWriter<Request>,
    mut goes: MessageWriter<Go>,
) {
    for lead in leads.read() {
        let take_back = Ask::TakeBackTo(exercises.parts_before()).by(Asker::Script);
        match lead {
            ExerciseLead::Another => {
                requests.write(take_back);
                exercises.study.cancel();
                exercises.state = ExerciseState::Looking;
            }
            ExerciseLead::Show => {
                requests.write(take_back);
                exercises.study.cancel();
                exercises.state = ExerciseState::Showing;
            }
            ExerciseLead::Next => match exercises.source.next() {
                Some(next) => {
                    exercises.study.cancel();
                    exercises.current = next;
                    exercises.done += 1;
                    exercises.state = ExerciseState::New;
                }
                None => drop(goes.write(Go::Library)),
            },
            ExerciseLead::Leave => match exercises.back_to.clone() {
                Some(record) => {
                    let new = NewMatch::to_continue(record);
                    requests.write(Ask::Begin(Box::new(new)).by(Asker::Hand));
                }
                None => drop(goes.write(Go::Puzzles)),
            },
        }
    }
}

/// Has the player's turn judged once it is complete.
fn hear(
    mut done: MessageReader<Done>,
    referee: Res<Referee>,
    waker: Res<Waker>,
    mut exercises: ResMut<Exercises>,
) {
    let has_played = done.read().any(|done| done.request.by == Asker::Hand);
    let turn = referee.game().turns().last().copied();
    let turn = turn.filter(|turn| turn.rest != Rest::ToCome);
    if let (true, ExerciseState::Looking, Some(turn)) = (has_played, exercises.state, turn) {
        let Exercise { start, task, .. } = exercises.current.clone();
        exercises.study.think(&start, (task, turn), &waker);
        exercises.state = ExerciseState::Judging;
    }
}

fn receive(mut exercises: ResMut<Exercises>) {
    let reply = exercises.bypass_change_detection().study.reply();
    match reply {
        Some(StudyReply::Answer(_, attempt)) => exercises.state = ExerciseState::Judged(attempt),
        // The player may try exercises.
        Some(StudyReply::GaveUp) => exercises.state = ExerciseState::Looking,
        None => {}
    }
}

/// Seats the player, and shows a good turn, once everything has come to rest.
fn act(
    referee: Res<Referee>,
    moving: Query<(), With<Motion>>,
    mut exercises: ResMut<Exercises>,
    mut requests: MessageWriter<Request>,
) {
    if !moving.is_empty() || !referee.is_at(&occasion::EXERCISE) {
        return;
    }
    let task = *exercises.task();
    let learner = |side| if side == task.side { Seat::Learner } else { Seat::Lesson };
    let seats = match exercises.state {
        ExerciseState::Looking => Seats(Side::BOTH.map(learner)),
        _ => Seats::LESSON,
    };
    if referee.seats() != seats {
        requests.write(Ask::Seat(seats).by(Asker::Script));
        return;
    }
    if exercises.state == ExerciseState::Showing {
        let step = match (referee.position().due(), task.best.slide, task.best.rest) {
            (Some(Part::Slide), Some(Slide { from, to }), _)
                if referee.position().to_move() == task.side =>
            {
                Some(Ask::Slide(Slide { from, to }))
            }
            (Some(Part::Relocation), _, Rest::Relocation(Relocation { from, to })) => {
                Some(Ask::Relocate(Relocation { from, to }))
            }
            _ => None,
        };
        match step {
            Some(ask) => drop(requests.write(referee.request(ask, Asker::Script))),
            None => exercises.state = ExerciseState::Shown,
        }
    }
}
