//! Try it again: the mistakes of the player's own matches, one after another. The player looks for a better turn,
//! and any that is as good as the best counts.

use std::time::Duration;

use bevy::prelude::*;

use super::{
    leaves_with,
    study::{Reply, Study},
};
use crate::{
    engine::{Attempt, Limits, Stop, Task, Thinker, tasks},
    game::{
        common::{self, Call, Flow, Go, Screen, Waker, Worker, table_is_open},
        keeping::Keeping,
        referee::{Ask, Asker, Done, NewMatch, Referee, Request, Seat, Seats, occasion},
        table::Motion,
    },
    home::Home,
    record::{Header, Outcome, Player, PlayerKind, Record},
    rules::{Match, Part, Relocation, Rest, Side, Slide, Turn},
};

pub(super) fn plugin(app: &mut App) {
    let is_on = resource_exists::<Again>;
    app.init_resource::<Mistakes>()
        .add_message::<TryAgain>()
        .add_message::<AgainLead>()
        .add_systems(
            Update,
            (
                look_for_mistakes.run_if(on_message::<TryAgain>),
                begin.run_if(|mistakes: Res<Mistakes>| !mistakes.search.is_idle()),
                (follow_lead.run_if(on_message::<AgainLead>), hear, receive, act)
                    .chain()
                    .run_if(is_on)
                    .run_if(table_is_open),
            )
                .chain()
                .in_set(Flow::Ask),
        )
        .add_systems(OnExit(Screen::Library), |mut mistakes: ResMut<Mistakes>| {
            mistakes.bypass_change_detection().search.cancel();
        })
        .add_plugins(leaves_with::<Again>(&occasion::EXERCISE));
}

/// Begins with the player's mistakes.
#[derive(Message, Clone, Copy, Debug)]
pub struct TryAgain;

/// What the player does to get on, apart from playing.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum AgainLead {
    /// Takes the turn back, to look for another.
    Another,
    /// Shows a turn that is good.
    Show,
    /// Goes on to the next mistake.
    Next,
    /// Goes back to the matches.
    Leave,
}

/// Looks for the player's mistakes, until the player goes on to something else.
#[derive(Resource)]
pub struct Mistakes {
    search: Worker<Home, Vec<Exercise>>,
    /// Whether nothing was found the last time.
    pub are_none: bool,
}

impl Default for Mistakes {
    fn default() -> Mistakes {
        Mistakes { search: Worker::new("mistakes", || find), are_none: false }
    }
}

/// A mistake to try again.
#[derive(Clone, Debug)]
struct Exercise {
    task: Task,
    /// The match before the mistake.
    start: Match,
    players: [Player; 2],
}

/// The mistakes on the table, one after another.
#[derive(Resource)]
pub struct Again {
    exercises: Vec<Exercise>,
    at: usize,
    state: State,
    study: Study<(Task, Turn), Attempt>,
}

/// How far the player is with a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
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

/// How many of the newest matches are looked through.
const MOST_MATCHES: usize = 200;

impl Again {
    /// How many mistakes come before this one, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.at, self.exercises.len())
    }

    /// What is to be done.
    pub fn task(&self) -> Option<&Task> {
        self.exercises.get(self.at).map(|exercise| &exercise.task)
    }

    /// How far the player is.
    pub fn state(&self) -> State {
        self.state
    }

    /// Whether there is another mistake after this one.
    pub fn has_next(&self) -> bool {
        self.at + 1 < self.exercises.len()
    }
}

fn look_for_mistakes(
    keeping: Option<Res<Keeping>>,
    waker: Res<Waker>,
    mut mistakes: ResMut<Mistakes>,
) {
    let Some(keeping) = keeping else { return };
    mistakes.search.cancel();
    mistakes.search.ask(keeping.home().clone(), &waker);
    mistakes.are_none = false;
}

/// Finds the mistakes of people in the newest matches that are judged.
fn find(home: Home, call: &Call<Vec<Exercise>>) {
    let kept = home.headers().unwrap_or_default();
    let is_over = |header: &Header| header.outcome != Outcome::Unfinished;
    let over = kept.iter().filter(|listed| listed.found.as_ref().is_ok_and(is_over));
    let records = over
        .take(MOST_MATCHES)
        .take_while(|_| !call.stop().is_rung())
        .filter_map(|listed| home.read_match(&listed.path).ok());
    call.answer(records.flat_map(|record: Record| mistakes_in(&home, &record)).collect());
}

fn mistakes_in(home: &Home, record: &Record) -> Vec<Exercise> {
    let judged = home.judgements(&record.game).value;
    let players = [record.red.clone(), record.black.clone()];
    let people =
        Side::BOTH.into_iter().filter(|side| players[*side as usize].player == PlayerKind::Human);
    let tasks = people.flat_map(|side| tasks(&judged, side));
    let exercise =
        |task: Task| Exercise { start: task.start(&record.game), task, players: players.clone() };
    tasks.map(exercise).collect()
}

/// Begins once the mistakes are found.
fn begin(
    mut mistakes: ResMut<Mistakes>,
    mut requests: MessageWriter<Request>,
    mut commands: Commands,
) {
    let Some(reply) = mistakes.bypass_change_detection().search.hear() else { return };
    let exercises = match reply {
        common::Reply::Answer(exercises) => exercises,
        common::Reply::GaveUp => Vec::new(),
    };
    mistakes.are_none = exercises.is_empty();
    if let Some(first) = exercises.first() {
        requests.write(put_on_table(first));
        let study = Study::new(judge);
        commands.insert_resource(Again { exercises, at: 0, state: State::New, study });
    }
}

fn put_on_table(exercise: &Exercise) -> Request {
    let Exercise { start, players, .. } = exercise;
    let new = NewMatch::to_learn(start.clone(), players.clone(), &occasion::EXERCISE);
    Ask::Begin(Box::new(new)).by(Asker::Script)
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
    mut leads: MessageReader<AgainLead>,
    referee: Res<Referee>,
    mut again: ResMut<Again>,
    mut requests: MessageWriter<Request>,
    mut goes: MessageWriter<Go>,
) {
    for lead in leads.read() {
        let Some(exercise) = again.exercises.get(again.at) else { continue };
        let parts = exercise.start.steps().len();
        match lead {
            AgainLead::Another => {
                requests.write(referee.request(Ask::TakeBackTo(parts), Asker::Script));
                again.study.cancel();
                again.state = State::Looking;
            }
            AgainLead::Show => {
                requests.write(referee.request(Ask::TakeBackTo(parts), Asker::Script));
                again.study.cancel();
                again.state = State::Showing;
            }
            AgainLead::Next if again.has_next() => {
                again.study.cancel();
                again.at += 1;
                again.state = State::New;
                if let Some(next) = again.exercises.get(again.at) {
                    requests.write(put_on_table(next));
                }
            }
            AgainLead::Next | AgainLead::Leave => drop(goes.write(Go::Library)),
        }
    }
}

/// Has the player's turn judged once it is complete.
fn hear(
    mut done: MessageReader<Done>,
    referee: Res<Referee>,
    waker: Res<Waker>,
    mut again: ResMut<Again>,
) {
    let has_played = done.read().any(|done| done.request.by == Asker::Hand);
    let turn = referee.game().turns().last().copied();
    let turn = turn.filter(|turn| turn.rest != Rest::ToCome);
    if let (true, State::Looking, Some(turn)) = (has_played, again.state, turn)
        && let Some(exercise) = again.exercises.get(again.at)
    {
        let (start, task) = (exercise.start.clone(), exercise.task);
        again.study.think(&start, (task, turn), &waker);
        again.state = State::Judging;
    }
}

fn receive(mut again: ResMut<Again>) {
    let reply = again.bypass_change_detection().study.reply();
    match reply {
        Some(Reply::Answer(_, attempt)) => again.state = State::Judged(attempt),
        // The player may try again.
        Some(Reply::GaveUp) => again.state = State::Looking,
        None => {}
    }
}

/// Seats the player, and shows a good turn, once everything has come to rest.
fn act(
    referee: Res<Referee>,
    moving: Query<(), With<Motion>>,
    mut again: ResMut<Again>,
    mut requests: MessageWriter<Request>,
) {
    if !moving.is_empty() || !referee.is_at(&occasion::EXERCISE) {
        return;
    }
    let Some(task) = again.task().copied() else { return };
    if again.state == State::New {
        again.state = State::Looking;
    }
    let learner = |side| if side == task.side { Seat::Learner } else { Seat::Lesson };
    let seats = match again.state {
        State::Looking => Seats(Side::BOTH.map(learner)),
        _ => Seats::LESSON,
    };
    if referee.seats() != seats {
        requests.write(Ask::Seat(seats).by(Asker::Script));
        return;
    }
    if again.state == State::Showing {
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
            None => again.state = State::Shown,
        }
    }
}
