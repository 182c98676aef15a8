//! The tutor: the lesson on the table, and what it does there.

use std::{sync::Arc, time::Duration};

use bevy::{prelude::*, window::RequestRedraw};

use super::{
    super::{
        leaves_with,
        study::{MatchPlace, Study, StudyReply},
    },
    lessons::{LessonEntry, Lessons},
};
use crate::{
    engine::{TurningPoint, winning_turn_until},
    game::{
        common::{Caller, Flow, Go, Overlay, Reply, Speaker, Waker, Worker, table_is_open},
        keeping::Progress,
        referee::{
            Ask, Asker, Done, NewMatch, Objection, Referee, Refused, Request, Seat, Seats, occasion,
        },
        table::{Gesture, Hand, Motion, Triumph},
    },
    lesson::{Answer, Awaits, Group, LessonStep, Question, Runner, TableWish},
    record::{Level, Player, PlayerKind, Span},
    rules::{Match, Position, Side, Step},
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

/// What the learner does to get through a lesson, apart from playing.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lead {
    /// Goes on after something was said.
    GoOn,
    /// Goes back to the step before.
    Back,
    /// Starts the step again.
    Again,
    /// Leaves the step undone.
    Skip,
    /// Lets the lesson show how it is done.
    Show,
    /// Asks for a hint.
    Hint,
    /// Takes back the last part that the learner played.
    TakeBack,
    /// Pauses the lesson. From there the learner can leave it.
    Pause,
    /// Begins the next lesson.
    NextLesson,
    /// Goes on to a match of the learner's own.
    Play,
    /// Goes to the list of lessons.
    Leave,
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

    /// Whether the learner is given time to read before the lesson shows something.
    pub fn lets_read(&self) -> bool {
        self.shows_from.is_some()
    }

    /// How far the lesson is, and what it says.
    pub fn runner(&self) -> &Runner {
        &self.runner
    }
}

/// How long the lesson waits before it plays a part.
const PAUSE: Duration = Duration::from_millis(450);

/// How long the learner has before something is to be watched, and for each letter of a new sentence besides.
const READING: Duration = Duration::from_secs(1);
const EACH_LETTER: Duration = Duration::from_millis(60);

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

fn find_out(question: Question, call: &Caller<Answer>) {
    let solver = |position: &Position, within| winning_turn_until(position, within, call.stop());
    call.answer(question.answer(&solver));
}

/// Has proven what the lesson has to know. What it need not know any more, because the learner has gone on, is cancelled.
fn prove(mut tutor: ResMut<Tutor>, waker: Res<Waker>) {
    let unseen = tutor.bypass_change_detection();
    let wanted = unseen.runner.question().map(Question::number);
    if unseen.asked != wanted {
        unseen.asked = wanted;
        unseen.prover.cancel();
        if let Some(question) = unseen.runner.question() {
            unseen.prover.ask(question.clone(), &waker);
        }
    }
    match unseen.prover.hear() {
        Some(Reply::Answer(answer)) => tutor.runner.answered(answer),
        // Without the answer, the learner can only try the step anew.
        Some(Reply::GaveUp) => tutor.runner.again(),
        None => {}
    }
}

/// Finds out where a match turned that the learner has played to its end.
///
/// It waits until the end has been celebrated. Where there is no graphics card, thinking would make that falter.
fn review(
    referee: Res<Referee>,
    triumph: Option<Res<Triumph>>,
    waker: Res<Waker>,
    mut tutor: ResMut<Tutor>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let here = MatchPlace::of(referee.game());
    let is_match = matches!(tutor.runner.step(), Some(LessonStep::Match { .. }));
    let is_over = is_match && tutor.runner.awaits() == Awaits::GoOn;
    let is_known = tutor.turned.is_some_and(|(place, _)| place == here);
    let unseen = tutor.bypass_change_detection();
    match unseen.reviewer.reply() {
        Some(StudyReply::Answer(place, point)) => tutor.turned = Some((place, Some(point))),
        Some(StudyReply::GaveUp) => tutor.turned = Some((here, None)),
        None if !is_over => unseen.reviewer.cancel(),
        None if !is_known && unseen.reviewer.thinks_about() != Some(here) => {
            if is_celebrated(triumph.as_deref()) {
                redraw.write(RequestRedraw);
                return;
            }
            unseen.reviewer.think(referee.game(), (), &waker);
        }
        None => {}
    }
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
    let new = NewMatch::to_learn(game, players, &occasion::LESSON);
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

/// Does what the learner's buttons ask for.
fn follow_lead(
    time: Res<Time<Real>>,
    referee: Res<Referee>,
    lessons: Res<Lessons>,
    mut tutor: ResMut<Tutor>,
    mut leads: MessageReader<Lead>,
    mut teaches: MessageWriter<Teach>,
    mut requests: MessageWriter<Request>,
    mut gestures: MessageWriter<Gesture>,
    mut goes: MessageWriter<Go>,
) {
    for lead in leads.read() {
        tutor.since = time.elapsed();
        // Whatever is held, was refused, or was about to be watched belongs to the step before.
        gestures.write(Gesture::LetGo);
        tutor.shows_from = None;
        match lead {
            Lead::GoOn => tutor.runner.go_on(),
            Lead::Back => tutor.runner.back(),
            Lead::Again => tutor.runner.again(),
            Lead::Skip => tutor.runner.skip(),
            Lead::Show => tutor.runner.show(referee.game()),
            Lead::Hint => tutor.runner.nudge(),
            Lead::TakeBack => {
                requests.write(referee.request(Ask::TakeBack(Span::Part), Asker::Hand));
            }
            Lead::Pause => {
                goes.write(Go::Over(Overlay::Pause));
            }
            Lead::NextLesson => {
                let next = lessons.after(&tutor.name).map(|entry| entry.name.clone());
                teaches.write_batch(next.map(|lesson| Teach { lesson, step: None }));
            }
            Lead::Play => {
                goes.write(Go::NewMatch);
            }
            Lead::Leave => {
                goes.write(Go::Lessons);
            }
        }
    }
}

/// Does what the lesson wishes, once everything has come to rest.
fn act(
    time: Res<Time<Real>>,
    referee: Res<Referee>,
    moving: Query<(), With<Motion>>,
    triumph: Option<Res<Triumph>>,
    (speaker, waker): (Option<Res<Speaker>>, Res<Waker>),
    mut tutor: ResMut<Tutor>,
    mut requests: MessageWriter<Request>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let now = time.elapsed();
    let has_to_act =
        tutor.runner.awaits() == Awaits::Table || referee.seats() != seats(&tutor.runner);
    // While the learner reads, nothing has to be drawn. The game is woken afterwards.
    let is_read = tutor.shows_from.is_some_and(|from| now < from);
    if has_to_act && !is_read {
        redraw.write(RequestRedraw);
    }
    let is_busy =
        !moving.is_empty() || is_celebrated(triumph.as_deref()) || now < tutor.rests_until;
    // A lesson is put on the table in the frame after it was asked for.
    if !referee.is_at(&occasion::LESSON) {
        return;
    }
    // The rest of a turn that the step does not ask for is offered to nobody, not even while the first part moves.
    if seats(&tutor.runner) == Seats::LESSON && referee.seats() != Seats::LESSON {
        requests.write(Ask::Seat(Seats::LESSON).by(Asker::Script));
        return;
    }
    if is_busy {
        return;
    }
    let before = tutor.runner.awaits();
    let wish = tutor.bypass_change_detection().runner.wish(referee.game());
    if tutor.runner.awaits() != before {
        tutor.set_changed();
    }
    if tutor.runner.awaits() == Awaits::Match && !is_against_computer(&tutor.runner, &referee) {
        // The match begins where a step before it has left the table, but with other players.
        let game = Match::new(referee.game().start().clone());
        requests.write(put_on_table(&tutor.runner, game));
        return;
    }
    let seats = seats(&tutor.runner);
    if referee.seats() != seats {
        requests.write(Ask::Seat(seats).by(Asker::Script));
        return;
    }
    if tutor.runner.is_about_to_show(referee.game()) {
        let letters = new_letters(&tutor.runner, &referee, speaker.as_deref());
        let unseen = tutor.bypass_change_detection();
        let from = *unseen.shows_from.get_or_insert_with(|| {
            let reading = READING + EACH_LETTER.saturating_mul(letters);
            waker.wake_in(reading);
            now + reading
        });
        if now < from {
            return;
        }
        unseen.shows_from = None;
    }
    match wish {
        TableWish::Rest | TableWish::Prove(_) => return,
        TableWish::Begin(game) => {
            let request = put_on_table(&tutor.runner, *game);
            requests.write(request);
        }
        TableWish::Play(step) | TableWish::Try(step) => {
            let ask = Ask::to_play(step);
            requests.write_batch(ask.map(|ask| referee.request(ask, Asker::Script)));
        }
        TableWish::TakeBackTo(parts) => {
            requests.write(Ask::TakeBackTo(parts).by(Asker::Script));
        }
    }
    tutor.rests_until = now + PAUSE;
}

/// How many letters the learner has to read before what the lesson shows. Before an answer of the opponent there are
/// none, unless it is told that it comes too late: the step's own sentence was read before the learner's turn.
fn new_letters(runner: &Runner, referee: &Referee, speaker: Option<&Speaker>) -> u32 {
    let game = referee.game();
    let is_new = matches!(runner.step(), Some(LessonStep::Play { .. }))
        || !runner.double_threat(game).is_empty();
    let (Some(text), Some(Speaker(words)), true) = (runner.says(game), speaker, is_new) else {
        return 0;
    };
    let said = text.said(words.language().tag(), |key| words.say(key));
    u32::try_from(said.chars().count()).unwrap_or(u32::MAX)
}

/// Who may touch what now.
fn seats(runner: &Runner) -> Seats {
    let opponent = match runner.awaits() {
        Awaits::Play => Seat::Lesson,
        Awaits::Match => Seat::Computer(EASIEST),
        _ => return Seats::LESSON,
    };
    Seats(Side::BOTH.map(|side| if side == runner.learner() { Seat::Learner } else { opponent }))
}

/// Whether the table says that the computer plays against the learner.
fn is_against_computer(runner: &Runner, referee: &Referee) -> bool {
    let opponent = runner.learner().other();
    referee.player(opponent).player != PlayerKind::Human
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
