//! The player's own mistakes, as exercises: the turns of their judged matches, or of the one on the table, for which there was a
//! better one.

use bevy::prelude::*;

use super::{Exercise, Exercises};
use crate::{
    engine::{Task, tasks},
    game::{
        common::{Caller, Flow, Reply, Screen, Waker, Worker},
        keeping::Keeping,
        players::Judge,
        referee::Referee,
    },
    home::Home,
    record::{Header, Outcome, Player, PlayerKind, Record},
    rules::{Match, Side},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Mistakes>()
        .add_message::<TryAgain>()
        .add_message::<TryThisAgain>()
        .add_systems(
            Update,
            (
                begin_here.run_if(on_message::<TryThisAgain>),
                look_for_mistakes.run_if(on_message::<TryAgain>),
                begin.run_if(|mistakes: Res<Mistakes>| !mistakes.search.is_idle()),
            )
                .chain()
                .in_set(Flow::Ask),
        )
        .add_systems(OnExit(Screen::Puzzles), cancel);
}

/// Whoever has gone on to something else does not want the mistakes any more.
fn cancel(mut mistakes: ResMut<Mistakes>) {
    mistakes.bypass_change_detection().search.cancel();
}

/// Begins with the player's mistakes.
#[derive(Message, Clone, Copy, Debug)]
pub struct TryAgain;

/// Begins with those in the match on the table.
#[derive(Message, Clone, Copy, Debug)]
pub struct TryThisAgain;

/// The mistakes of the only person in the match on the table. `None` until all of it is judged.
pub fn own_mistakes(judge: &Judge, referee: &Referee) -> Option<Vec<Task>> {
    let is_known = judge.has_judged(referee.played());
    referee.you().filter(|_| is_known).map(|you| tasks(judge.judged(), you))
}

fn begin_here(judge: Res<Judge>, referee: Res<Referee>, mut commands: Commands) {
    let players = [Side::Red, Side::Black].map(|side| referee.player(side).clone());
    let found = own_mistakes(&judge, &referee).unwrap_or_default();
    let found: Vec<Exercise> =
        found.into_iter().map(|task| exercise(task, referee.played(), &players)).collect();
    if let Some(exercises) = Exercises::of(found.into_iter()) {
        commands.insert_resource(exercises.leading_back_to(referee.record()));
    }
}

fn exercise(task: Task, game: &Match, players: &[Player; 2]) -> Exercise {
    Exercise { start: task.start(game), task, players: players.clone() }
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

/// How many of the newest matches are looked through.
const MOST_MATCHES: usize = 200;

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
fn find(home: Home, call: &Caller<Vec<Exercise>>) {
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
    tasks.map(|task| exercise(task, &record.game, &players)).collect()
}

/// Begins once the mistakes are found.
fn begin(mut mistakes: ResMut<Mistakes>, mut commands: Commands) {
    let Some(reply) = mistakes.bypass_change_detection().search.hear() else { return };
    let found = match reply {
        Reply::Answer(found) => found,
        Reply::GaveUp => Vec::new(),
    };
    mistakes.are_none = found.is_empty();
    if let Some(exercises) = Exercises::of(found.into_iter()) {
        commands.insert_resource(exercises);
    }
}
