//! The judge: says what each turn of a match was worth, while the match is watched or once it has ended, and where
//! an ended match turned. It thinks in the background. What it finds is kept in the player's home, so that no
//! match is judged twice.

use std::time::Duration;

use bevy::{prelude::*, window::RequestRedraw};

use super::study::thinker;
use crate::{
    engine::{Judgement, Limits, Thinker, TurningPoint, Why, threat::winning_slide},
    game::{
        common::{Caller, Flow, Reply, Waker, Worker},
        input::Action,
        referee::{Ask, Asker, Done, Referee, Request, occasion::Judged},
        table::Triumph,
    },
    home::Home,
    record::Lines,
    rules::{Match, Rest, Turn},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Judge>().add_message::<RequestRedraw>().add_systems(
        Update,
        (
            begin_with_ended.run_if(|judge: Res<Judge>| judge.ended.is_some()),
            take_up.run_if(on_message::<Done>),
            listen.run_if(|judge: Res<Judge>| judge.is_at_work()),
            go_to_mistake.run_if(on_message::<Action>),
        )
            .chain()
            .in_set(Flow::Ask),
    );
}

/// How long the judge thinks about each position, and how long about a match at most. A very long match is judged
/// less carefully.
const THINKING_TIME: Duration = Duration::from_millis(200);
const MOST_TIME: Duration = Duration::from_mins(2);

/// How long after a celebration the judge begins. The view goes back meanwhile.
const QUIET: Duration = Duration::from_secs(1);

/// Judges the match on the table.
#[derive(Resource)]
pub struct Judge {
    worker: Worker<Case, Report>,
    /// A match that has ended and is to be judged, and for how long all has been quiet since.
    ended: Option<(Match, Duration)>,
    /// Where judgements are kept.
    home: Option<Home>,
    /// How many turns the match has that is being judged. Without one, nothing is known.
    turns: Option<usize>,
    judged: Vec<Judgement>,
    /// The turns after which whoever played them could win next.
    threats: Vec<usize>,
    turning: Turning,
}

/// Where a match turned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Turning {
    /// That is not known yet.
    #[default]
    Unknown,
    /// No single turn decided it.
    Nowhere,
    /// At this turn.
    At(TurningPoint),
}

/// A match to be judged.
#[derive(Clone)]
struct Case {
    game: Match,
    home: Option<Home>,
    /// Whether the player waits for the turning point, and for nothing else.
    has_just_ended: bool,
}

/// What the judge has found out.
enum Report {
    Turn(Judgement),
    Threats(Vec<usize>),
    Turned(Option<TurningPoint>),
}

impl Default for Judge {
    fn default() -> Judge {
        let worker = Worker::new("judge", || {
            let mut thinker = thinker();
            move |case, call: &Caller<Report>| judge(&mut thinker, &case, call)
        });
        Judge {
            worker,
            ended: None,
            home: None,
            turns: None,
            judged: Vec::new(),
            threats: Vec::new(),
            turning: Turning::default(),
        }
    }
}

impl Judge {
    /// A judge who keeps what it finds in this home.
    pub fn keeping_in(home: Home) -> Judge {
        Judge { home: Some(home), ..Judge::default() }
    }

    /// Whether it is judging a match, or about to.
    pub fn is_at_work(&self) -> bool {
        self.ended.is_some() || !self.worker.is_idle()
    }

    /// The judgements of the turns of the match on the table, as far as they are made.
    /// There are none while it is played.
    pub fn judged(&self) -> &[Judgement] {
        &self.judged
    }

    /// The turns after which whoever played them could win next.
    pub fn threats(&self) -> &[usize] {
        &self.threats
    }

    /// How many turns are judged, and how many there are, while it is at work.
    pub fn progress(&self) -> Option<(usize, usize)> {
        let turns = self.turns.filter(|_| self.is_at_work())?;
        Some((self.judged.len(), turns))
    }

    /// Where the match turned.
    pub fn turning(&self) -> Turning {
        self.turning
    }

    /// The judgement of the turn that comes next on the table, if it was a mistake.
    pub fn mistake_here(&self, referee: &Referee) -> Option<&Judgement> {
        let playhead = referee.playhead();
        let is_in_match = referee.lines().is_none_or(Lines::is_in_match);
        let turn = playhead.turn();
        let is_at_start = playhead.here() == playhead.start_after(turn);
        let judgement = self.judged.get(turn)?;
        (is_in_match && is_at_start && judgement.is_mistake()).then_some(judgement)
    }

    /// The turn that would have been better than the next one, and the reason for it.
    pub fn better_here(&self, referee: &Referee) -> Option<(Turn, Why)> {
        self.mistake_here(referee)?.better()
    }

    /// The number of turns before the next or the last mistake, seen from the table.
    pub fn mistake_from(&self, referee: &Referee, is_back: bool) -> Option<usize> {
        let here = referee.playhead().turn();
        let places = self.judged.iter().filter(|judgement| judgement.is_mistake());
        let mut places = places.map(|judgement| judgement.number - 1);
        if is_back {
            places.rfind(|place| *place < here)
        } else {
            places.find(|place| *place > here)
        }
    }

    /// Begins to judge a match, which may be the one that is being judged.
    fn begin(&mut self, game: &Match, has_just_ended: bool, waker: &Waker) {
        self.forget();
        self.turns = Some(game.turns().iter().filter(|turn| turn.rest != Rest::ToCome).count());
        let case = Case { game: game.clone(), home: self.home.clone(), has_just_ended };
        self.worker.ask(case, waker);
    }

    /// Forgets the match.
    fn forget(&mut self) {
        self.worker.cancel();
        self.ended = None;
        self.turns = None;
        self.judged.clear();
        self.threats.clear();
        self.turning = Turning::default();
    }
}

/// Judges a match, reports what it finds, and keeps that.
fn judge(thinker: &mut Thinker, case: &Case, call: &Caller<Report>) {
    let Case { game, home, has_just_ended } = case;
    let stop = call.stop();
    if *has_just_ended {
        call.answer(Report::Turned(thinker.turning_point(game, stop)));
    }
    call.answer(Report::Threats(threats(game)));
    let kept = home.as_ref().map(|home| home.judgements(game).value).unwrap_or_default();
    for judgement in &kept {
        call.answer(Report::Turn(*judgement));
    }
    let positions = u32::try_from(game.turns().len() + 1).unwrap_or(u32::MAX);
    let limits = Limits::time(THINKING_TIME.min(MOST_TIME / positions));
    let judged = thinker.judge(game, &kept, limits, stop, |judgement| {
        call.answer(Report::Turn(*judgement));
    });
    if judged.len() > kept.len()
        && let Some(home) = home
        && let Err(error) = home.keep_judgements(game, &judged)
    {
        warn!("the judgement of a match is not kept: {error:?}");
    }
    if !has_just_ended {
        call.answer(Report::Turned(thinker.turning_point(game, stop)));
    }
}

/// The turns after which whoever played them could win next.
fn threats(game: &Match) -> Vec<usize> {
    let mut at = Match::new(game.start().clone());
    let mut found = Vec::new();
    for (turn, number) in game.turns().into_iter().zip(1..) {
        if at.play_turn(turn).is_err() || at.ending().is_some() {
            break;
        }
        let position = at.position();
        if winning_slide(position, position.to_move().other()).is_some() {
            found.push(number);
        }
    }
    found
}

/// Begins to judge a recorded match that a person watches, and a match that has just ended. Forgets what it knows
/// once that no longer fits.
fn take_up(
    mut done: MessageReader<Done>,
    referee: Res<Referee>,
    waker: Res<Waker>,
    mut judge: ResMut<Judge>,
) {
    for Done { request, ended, .. } in done.read() {
        let begins = matches!(request.ask, Ask::Begin(_));
        match referee.occasion().judged {
            Judged::AtOnce if begins => {
                let game = referee.recorded().unwrap_or_else(|| referee.played());
                judge.begin(game, false, &waker);
            }
            // What is tried does not change the match.
            Judged::AtOnce => {}
            Judged::OnceEnded if ended.is_some() => {
                judge.forget();
                judge.ended = Some((referee.played().clone(), Duration::ZERO));
            }
            _ if begins || request.ask.is_change() => judge.forget(),
            _ => {}
        }
    }
}

/// Begins to judge a match that has ended, once its end has been celebrated. Where there is no graphics card, drawing needs
/// all that the machine can do, and thinking would make the celebration falter.
fn begin_with_ended(
    triumph: Option<Res<Triumph>>,
    time: Res<Time>,
    waker: Res<Waker>,
    mut judge: ResMut<Judge>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some((_, quiet)) = &mut judge.bypass_change_detection().ended else { return };
    if triumph.is_some_and(|triumph| !triumph.is_over()) {
        *quiet = Duration::ZERO;
    } else {
        *quiet += time.delta();
    }
    if *quiet < QUIET {
        redraw.write(RequestRedraw);
    } else if let Some((game, _)) = judge.ended.take() {
        judge.begin(&game, true, &waker);
    }
}

fn listen(mut judge: ResMut<Judge>) {
    while let Some(Reply::Answer(report)) = judge.bypass_change_detection().worker.hear() {
        match report {
            // If judging has failed, it begins again.
            Report::Turn(judgement) => {
                judge.judged.truncate(judgement.number - 1);
                judge.judged.push(judgement);
            }
            Report::Threats(threats) => judge.threats = threats,
            Report::Turned(point) => {
                judge.turning = point.map_or(Turning::Nowhere, Turning::At);
            }
        }
    }
    if !judge.is_at_work() {
        judge.set_changed();
    }
}

/// Goes to the turn before the next mistake, or the last one.
fn go_to_mistake(
    referee: Res<Referee>,
    judge: Res<Judge>,
    mut actions: MessageReader<Action>,
    mut requests: MessageWriter<Request>,
) {
    for action in actions.read() {
        let is_back = match action {
            Action::MistakeBack => true,
            Action::MistakeForward => false,
            _ => continue,
        };
        let place = judge.mistake_from(&referee, is_back);
        requests.write_batch(place.map(|turn| Ask::Jump(turn).by(Asker::Hand)));
    }
}
