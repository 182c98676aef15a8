//! The opponent: the computer at the table. It thinks on a thread of its own, and asks for its turns
//! like anybody else.

use std::{
    hash::{BuildHasher, RandomState},
    sync::mpsc::{Receiver, Sender, channel},
    thread,
    time::{Duration, Instant},
};

use bevy::{platform::cell::SyncCell, prelude::*};

use super::{Asked, Done, Flow, Motion, Referee, Request, Screen, Waker, table_is_open};
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
                        .or_eager(resource_exists_and_changed::<CurrentScreen>),
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

type CurrentScreen = bevy::state::state::State<Screen>;

/// The computer at the table, whichever side it plays, or both.
#[derive(Resource)]
pub struct Opponent {
    /// By what it chooses among turns that are about equal; another one for each time that the game is
    /// opened.
    seed: u64,
    /// The thread on which it thinks, once it has had to.
    study: Option<Study>,
    state: State,
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
        Opponent { seed, study: None, state: State::Idle, outlook: [None; 2] }
    }

    /// Whether it thinks about a turn.
    pub fn is_thinking(&self) -> bool {
        matches!(self.state, State::Thinking { .. })
    }
}

enum State {
    Idle,
    /// It thinks about a position, until the bell rings.
    Thinking {
        about: Place,
        stop: Stop,
    },
    /// It plays a turn part by part.
    Playing {
        from: Place,
        turn: Turn,
    },
}

/// A place in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place {
    steps: usize,
    hash: u64,
}

impl Place {
    fn of(game: &Match) -> Place {
        Place { steps: game.steps().len(), hash: game.position().hash() }
    }

    fn turn(self) -> usize {
        self.steps / 2
    }
}

impl Opponent {
    fn think(&mut self, game: &Match, level: Level, waker: &Waker) {
        let stop = Stop::default();
        let question = Question {
            game: game.clone(),
            level,
            seed: self.seed,
            stop: stop.clone(),
            waker: waker.clone(),
        };
        let study = self.study.get_or_insert_with(Study::open);
        match study.questions.send(question) {
            Ok(()) => self.state = State::Thinking { about: Place::of(game), stop },
            // The thread has come to grief, and another one takes its place at the next position.
            Err(_) => self.study = None,
        }
    }

    /// Leaves what it is at.
    fn put_down(&mut self) {
        if let State::Thinking { stop, .. } = std::mem::replace(&mut self.state, State::Idle) {
            stop.ring();
        }
    }
}

impl Drop for Opponent {
    fn drop(&mut self) {
        self.put_down();
    }
}

/// The thread on which it thinks. It ends when nobody can ask it any more.
struct Study {
    questions: Sender<Question>,
    decisions: SyncCell<Receiver<Decision>>,
}

struct Question {
    game: Match,
    level: Level,
    seed: u64,
    stop: Stop,
    waker: Waker,
}

struct Decision {
    from: Place,
    turn: Turn,
    score: Score,
}

impl Study {
    fn open() -> Study {
        let (questions, asked) = channel::<Question>();
        let (tell, decisions) = channel();
        thread::spawn(move || {
            let mut thinker = Thinker::default();
            thinker.set_threads(threads());
            for question in asked {
                let Some(decision) = decide(&mut thinker, &question) else { continue };
                if tell.send(decision).is_err() {
                    break;
                }
                question.waker.wake();
            }
        });
        Study { questions, decisions: SyncCell::new(decisions) }
    }
}

/// As many as leave the game itself, and whatever else runs, at their ease.
fn threads() -> usize {
    const MOST: usize = 4;
    thread::available_parallelism().map_or(1, |cores| (cores.get() / 2).clamp(1, MOST))
}

/// Thinks, and takes the time over it that a person would.
fn decide(thinker: &mut Thinker, question: &Question) -> Option<Decision> {
    const GLANCE: Duration = Duration::from_millis(10);
    let Question { game, level, seed, stop, .. } = question;
    let began = Instant::now();
    let from = Place::of(game);
    thinker.set_seed(*seed);
    let thought = thinker.play_as(game, *level, Limits::NONE, stop, |_| ())?;
    let moment = Character::of(*level).moment(*seed, from.turn());
    while began.elapsed() < moment && !stop.is_rung() {
        thread::sleep(GLANCE);
    }
    (!stop.is_rung()).then_some(Decision { from, turn: thought.best, score: thought.score })
}

fn is_thinking(opponent: Res<Opponent>) -> bool {
    opponent.is_thinking()
}

fn has_decided(opponent: Res<Opponent>) -> bool {
    matches!(opponent.state, State::Playing { .. })
}

/// The level at which the computer has to play now. While somebody looks back at earlier turns it
/// waits: by playing it would make an end of those that came after.
fn level_due(referee: &Referee, screen: Option<&CurrentScreen>) -> Option<Level> {
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
    screen: Option<Res<CurrentScreen>>,
    mut opponent: ResMut<Opponent>,
    waker: Res<Waker>,
) {
    let here = Place::of(referee.game());
    let due = level_due(&referee, screen.as_deref());
    let goes_on = match &opponent.state {
        State::Thinking { about, .. } => *about == here,
        State::Playing { from, .. } => from.turn() == here.turn(),
        State::Idle => false,
    };
    if goes_on && due.is_some() {
        return;
    }
    opponent.put_down();
    if let Some(level) = due {
        opponent.think(referee.game(), level, &waker);
    }
}

/// Takes up what it has decided; what it was not asked for any more is passed over.
fn listen(referee: Res<Referee>, mut opponent: ResMut<Opponent>) {
    let State::Thinking { about, .. } = opponent.state else { return };
    let Some(study) = &mut opponent.study else { return };
    while let Ok(Decision { from, turn, score }) = study.decisions.get().try_recv() {
        if from == about {
            opponent.outlook[referee.position().to_move() as usize] = Some(score);
            opponent.state = State::Playing { from, turn };
            return;
        }
    }
}

/// Asks for the next part, once what moved before has come to rest.
fn play(
    referee: Res<Referee>,
    opponent: Res<Opponent>,
    moving: Query<(), With<Motion>>,
    mut requests: MessageWriter<Request>,
) {
    let State::Playing { turn, .. } = opponent.state else { return };
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
