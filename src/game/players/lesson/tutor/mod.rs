//! The tutor: the lesson on the table. It hears what happens there, and notes how far the learner has come.
//!
//! | file | what it owns |
//! |---|---|
//! | `mod.rs` | the lesson, how it begins, and what it hears |
//! | `lead.rs` | what leads the learner through it |
//! | `act.rs` | what it does at the table |
//! | `find_out.rs` | what it finds out in the background |

mod act;
mod find_out;
mod lead;

pub use lead::Lead;

use std::{sync::Arc, time::Duration};

use bevy::prelude::*;

use self::{
    act::act,
    find_out::{find_out, prove, review},
    lead::follow_lead,
};
use super::{
    super::{
        leaves_with,
        study::{MatchPlace, Study},
    },
    lessons::{LessonEntry, Lessons},
};
use crate::{
    engine::TurningPoint,
    game::{
        common::{Flow, Waker, Worker, table_is_open},
        keeping::Progress,
        referee::{Ask, Asker, Done, NewMatch, Objection, Referee, Refused, Request, occasion},
        table::{Gesture, Hand, Triumph},
    },
    lesson::{Answer, Awaits, Group, LessonStep, Question, Runner},
    record::{Level, Player, PlayerKind},
    rules::{Match, Side, Step},
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Teach>()
        .add_message::<Lead>()
        .add_systems(
            Update,
            (
                (hear, follow_lead).chain().run_if(resource_exists::<Tutor>),
                begin.run_if(on_message::<Teach>),
                (prove, review).run_if(resource_exists::<Tutor>),
                ((act, give_hint).chain().run_if(table_is_open), note_progress)
                    .chain()
                    .run_if(resource_exists::<Tutor>),
            )
                .chain()
                .in_set(Flow::Ask),
        )
        .add_plugins(leaves_with::<Tutor>(&occasion::LESSON));
}

/// Begins a lesson.
#[derive(Message, Clone, Debug)]
pub struct Teach {
    /// The name of the lesson.
    pub lesson: String,
    /// The step to begin with. Where the player left it, if left out.
    pub step: Option<usize>,
}

/// The lesson on the table.
#[derive(Resource, Debug)]
pub struct Tutor {
    name: String,
    runner: Runner,
    /// Proves what the lesson has to know, and the number of the question that it is at.
    prover: Worker<Question, Answer>,
    asked: Option<u64>,
    /// Looks for where the learner's match turned.
    reviewer: Study<(), TurningPoint>,
    turned: Option<(MatchPlace, Option<TurningPoint>)>,
    /// When the lesson last did something, or the learner did.
    since: Duration,
    /// Before this, the lesson plays nothing, so that the learner can follow.
    rests_until: Duration,
    /// When the game is woken next to give a hint.
    wakes_at: Duration,
    /// When the lesson begins to play what the learner should watch, once the learner has had time to read that.
    shows_from: Option<Duration>,
}

impl Tutor {
    /// The name of the lesson.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Where the learner's match turned, once it has ended and that is known.
    pub fn turning_point(&self, referee: &Referee) -> Option<TurningPoint> {
        let (place, point) = self.turned?;
        point.filter(|_| place == MatchPlace::of(referee.game()))
    }

    /// Whether it looks for that, or is about to.
    pub fn is_reviewing(&self, referee: &Referee) -> bool {
        let here = MatchPlace::of(referee.game());
        referee.game().ending().is_some() && self.turned.is_none_or(|(place, _)| place != here)
    }

    /// Whether the learner is given time to read before the lesson shows something.
    pub fn lets_read(&self) -> bool {
        self.shows_from.is_some()
    }

    /// Whether whoever has read need not wait: the opponent answers next. What is to be watched is not to be passed over.
    pub fn need_not_wait(&self) -> bool {
        self.lets_read() && !matches!(self.runner.step(), Some(LessonStep::Play { .. }))
    }

    /// How far the lesson is, and what it says.
    pub fn runner(&self) -> &Runner {
        &self.runner
    }
}

/// How long the lesson waits before it plays a part.
const PAUSE: Duration = Duration::from_millis(450);

/// How long the learner may look for the answer before a hint comes.
const PATIENCE: Duration = Duration::from_secs(25);

/// The level of the learner's first match.
const EASIEST: Level = Level::Beginner;

fn begin(
    mut teaches: MessageReader<Teach>,
    time: Res<Time<Real>>,
    lessons: Res<Lessons>,
    progress: Res<Progress>,
    mut requests: MessageWriter<Request>,
    mut commands: Commands,
) {
    let Some(Teach { lesson, step }) = teaches.read().last() else { return };
    let Some(LessonEntry { name, lesson }) = lessons.find(lesson) else { return };
    let standing = progress.of(name);
    let step = step.unwrap_or_else(|| standing.goes_on_at());
    let furthest = standing.furthest_of(lesson);
    let runner = Runner::new(Arc::clone(lesson), step).having_come_to(furthest, standing.skipped);
    requests.write(put_on_table(&runner, runner.staged()));
    let now = time.elapsed();
    let rests_until = now + PAUSE;
    commands.insert_resource(Tutor {
        name: name.clone(),
        runner,
        prover: Worker::new("proof", || find_out),
        asked: None,
        reviewer: Study::new(|thinker, game, (), stop| thinker.turning_point(game, stop)),
        turned: None,
        since: now,
        rests_until,
        wakes_at: now,
        shows_from: None,
    });
}

/// Whether a win is celebrated now.
fn is_celebrated(triumph: Option<&Triumph>) -> bool {
    triumph.is_some_and(|triumph| !triumph.is_over())
}

/// The request that puts a match of the lesson on the table.
fn put_on_table(runner: &Runner, game: Match) -> Request {
    let learner = runner.learner();
    let players = Side::BOTH.map(|side| {
        let player = match runner.step() {
            Some(LessonStep::Match { .. }) if side != learner => {
                PlayerKind::Computer { level: EASIEST }
            }
            _ => PlayerKind::Human,
        };
        Player { name: String::new(), player }
    });
    // A match of their own stays that after its end, when nobody plays any more.
    let own = matches!(runner.step(), Some(LessonStep::Match { .. })).then_some(learner);
    let new = NewMatch::to_learn(game, players, &occasion::LESSON).of_their_own(own);
    Ask::Begin(Box::new(new)).by(Asker::Script)
}

/// Tells the lesson what has happened at the table since it last looked.
fn hear(
    time: Res<Time<Real>>,
    referee: Res<Referee>,
    mut tutor: ResMut<Tutor>,
    mut done: MessageReader<Done>,
    mut refused: MessageReader<Refused>,
    mut gestures: MessageReader<Gesture>,
) {
    let game = referee.game();
    let mut has_heard = false;
    if done.read().count() > 0 {
        tutor.runner.played(game);
        has_heard = true;
    }
    for Refused { request, why } in refused.read() {
        if let (Some(step), Objection::Rules(why)) = (step_asked_for(&request.ask), why) {
            tutor.runner.refused(step, why);
            has_heard = true;
        }
    }
    for gesture in gestures.read() {
        has_heard = true;
        let Gesture::Choose(spot) = gesture else { continue };
        match tutor.runner.awaits() {
            Awaits::Touch => tutor.runner.touched(spot.cell, game),
            Awaits::TryAgain => tutor.runner.go_on(),
            _ => {}
        }
    }
    if has_heard {
        tutor.since = time.elapsed();
    }
}

fn step_asked_for(ask: &Ask) -> Option<Step> {
    match ask {
        Ask::Slide(slide) => Some(Step::Slide(*slide)),
        Ask::Relocate(relocation) => Some(Step::Relocate(*relocation)),
        _ => None,
    }
}

/// Gives a hint to a learner who has looked for the answer for a while.
fn give_hint(time: Res<Time<Real>>, hand: Res<Hand>, waker: Res<Waker>, mut tutor: ResMut<Tutor>) {
    let is_open = matches!(tutor.runner.awaits(), Awaits::Play | Awaits::Touch);
    // Somebody who holds a piece has an idea.
    if !is_open || !hand.is_empty() || tutor.runner.has_no_more_hints() {
        return;
    }
    let (now, due) = (time.elapsed(), tutor.since + PATIENCE);
    if now >= due {
        tutor.runner.nudge();
        tutor.since = now;
    } else if tutor.wakes_at <= now {
        tutor.bypass_change_detection().wakes_at = due;
        waker.wake_in(due.saturating_sub(now));
    }
}

/// Notes how far the learner has come.
fn note_progress(tutor: Res<Tutor>, mut progress: ResMut<Progress>) {
    if !tutor.is_changed() {
        return;
    }
    let is_over = tutor.runner.awaits() == Awaits::End;
    let runner = &tutor.runner;
    let step = (!is_over).then_some(runner.at());
    let (name, furthest, skipped) = (&tutor.name, runner.furthest(), runner.skipped());
    let mut next = progress.with(name, step, skipped, furthest);
    // The course goes on where it was left, whatever was tried meanwhile.
    if runner.lesson().group != Group::Course {
        next.last.clone_from(&progress.last);
    }
    progress.set_if_neq(next);
}
