//! The opponent: the computer at the table. It thinks on a thread of its own, and asks for its turns
//! like anybody else.

use std::{
    hash::{BuildHasher, RandomState},
    thread,
    time::{Duration, Instant},
};

use bevy::prelude::*;

use super::{
    Asked, Done, Flow, Motion, Referee, Request, Screen, Waker,
    study::{Place, Study},
    table_is_open,
};
use crate::{
    engine::{Character, Limits, Score, Stop, Thinker},
    record::{Level, PlayerKind},
    rules::{Match, Part, Rest, Side, Turn},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Opponent>()
        .add_systems(
            Update,
            (
                attend.run_if(
                    resource_changed::<Referee>
                        .or_eager(resource_exists_and_changed::<State<Screen>>),
                ),
                listen.run_if(is_thinking),
                play.run_if(has_decided.and_then(table_is_open)),
                answer_offer.run_if(table_is_open.and_then(resource_changed::<Referee>)),
            )
                .chain()
                .in_set(Flow::Ask),
        )
        .add_systems(Update, forget.in_set(Flow::Tell).run_if(on_message::<Done>));
}

/// The computer at the table, whichever side it plays, or both.
#[derive(Resource)]
pub struct Opponent {
    /// By what it chooses among turns that are about equal; another one for each time that the game is
    /// opened.
    seed: u64,
    study: Study<Question, Decision>,
    /// The turn that it plays, part by part, and the place for which it chose it.
    decided: Option<(Place, Turn)>,
    /// What it thought of its own side the last time.
    outlook: [Option<Score>; 2],
}

impl Default for Opponent {
    fn default() -> Opponent {
        Opponent::with_seed(RandomState::new().hash_one("an opponent"))
    }
}

impl Opponent {
    /// One that always plays the same in the same match.
    pub fn with_seed(seed: u64) -> Opponent {
        Opponent { seed, study: Study::new(decide), decided: None, outlook: [None; 2] }
    }

    /// Whether it thinks about a turn.
    pub fn is_thinking(&self) -> bool {
        self.study.thinks_about().is_some()
    }

    /// Leaves what it is at.
    fn put_down(&mut self) {
        self.study.put_down();
        self.decided = None;
    }
}

/// Who is to play.
struct Question {
    level: Level,
    seed: u64,
}

struct Decision {
    turn: Turn,
    score: Score,
}

/// Thinks, and takes the time over it that a person would.
fn decide(
    thinker: &mut Thinker,
    game: &Match,
    Question { level, seed }: Question,
    stop: &Stop,
) -> Option<Decision> {
    const GLANCE: Duration = Duration::from_millis(10);
    let began = Instant::now();
    thinker.set_seed(seed);
    let thought = thinker.play_as(game, level, Limits::NONE, stop, |_| ())?;
    let moment = Character::of(level).moment(seed, Place::of(game).turn());
    while began.elapsed() < moment && !stop.is_rung() {
        thread::sleep(GLANCE);
    }
    (!stop.is_rung()).then_some(Decision { turn: thought.best, score: thought.score })
}

fn is_thinking(opponent: Res<Opponent>) -> bool {
    opponent.is_thinking()
}

fn has_decided(opponent: Res<Opponent>) -> bool {
    opponent.decided.is_some()
}

/// The level at which the computer has to play now. While somebody looks back at earlier turns it
/// waits: by playing it would make an end of those that came after.
fn level_due(referee: &Referee, screen: Option<&State<Screen>>) -> Option<Level> {
    let at_table = screen.is_none_or(|screen| *screen.get() == Screen::Match);
    let may_play = referee.game().ending().is_none() && !referee.is_looking_back();
    match referee.player(referee.position().to_move()).player {
        PlayerKind::Computer { level } if at_table && may_play => Some(level),
        _ => None,
    }
}

/// Begins to think when it has to, and stops at once when it has not.
fn attend(
    referee: Res<Referee>,
    screen: Option<Res<State<Screen>>>,
    mut opponent: ResMut<Opponent>,
    waker: Res<Waker>,
) {
    let here = Place::of(referee.game());
    let due = level_due(&referee, screen.as_deref());
    let goes_on = opponent.study.thinks_about() == Some(here)
        || opponent.decided.is_some_and(|(from, _)| from.turn() == here.turn());
    if goes_on && due.is_some() {
        return;
    }
    opponent.put_down();
    if let Some(level) = due {
        let question = Question { level, seed: opponent.seed };
        opponent.study.think(referee.game(), question, &waker);
    }
}

/// Takes up what it has decided.
fn listen(referee: Res<Referee>, mut opponent: ResMut<Opponent>) {
    // As long as it thinks there is nothing to be seen of it that would change.
    let answer = opponent.bypass_change_detection().study.answer();
    if let Some((from, Decision { turn, score })) = answer {
        opponent.outlook[referee.position().to_move() as usize] = Some(score);
        opponent.decided = Some((from, turn));
    }
}

/// Asks for the next part, once what moved before has come to rest.
fn play(
    referee: Res<Referee>,
    opponent: Res<Opponent>,
    moving: Query<(), With<Motion>>,
    mut requests: MessageWriter<Request>,
) {
    let Some((_, turn)) = opponent.decided else { return };
    if !moving.is_empty() {
        return;
    }
    let next = match (referee.position().due(), turn.slide, turn.rest) {
        (Some(Part::Slide), Some(slide), _) => Request::Slide(slide),
        (Some(Part::Relocation), _, Rest::Relocation(relocation)) => Request::Relocate(relocation),
        _ => return,
    };
    requests.write(next);
}

/// Answers a draw that is offered to it: it agrees when it does not like how it stands.
fn answer_offer(
    referee: Res<Referee>,
    opponent: Res<Opponent>,
    mut requests: MessageWriter<Request>,
) {
    let Some(side) = referee.draw_offered_by().map(Side::other) else { return };
    if let PlayerKind::Computer { .. } = referee.player(side).player {
        let is_worse = opponent.outlook[side as usize].is_some_and(|score| score < Score::EVEN);
        let answer = if is_worse { Request::AgreeDraw } else { Request::DeclineDraw };
        requests.write(answer(side));
    }
}

/// Knows nothing any more of a match that another one has taken the place of.
fn forget(mut done: MessageReader<Done>, mut opponent: ResMut<Opponent>) {
    if done.read().any(|done| done.asked == Asked::Begin) {
        opponent.put_down();
        opponent.outlook = [None; 2];
    }
}
