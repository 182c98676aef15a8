//! What the lesson does at the table: it plays for the opponent, takes back what was tried, and says who may touch what.

use std::time::Duration;

use bevy::{prelude::*, window::RequestRedraw};

use super::{EASIEST, PAUSE, Tutor, is_celebrated, put_on_table};
use crate::{
    game::{
        common::{Speaker, Waker},
        referee::{Ask, Asker, Referee, Request, Seat, Seats, occasion},
        table::{Motion, Triumph},
    },
    lesson::{Awaits, LessonStep, Runner, TableWish},
    record::PlayerKind,
    rules::{Match, Side},
};

/// How long the learner has before something is to be watched, and for each letter of a new sentence besides.
const READING: Duration = Duration::from_secs(1);
const EACH_LETTER: Duration = Duration::from_millis(60);

/// Does what the lesson wishes, once everything has come to rest.
pub(super) fn act(
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
        let from = if let Some(from) = tutor.shows_from {
            from
        } else {
            let letters = new_letters(&tutor.runner, &referee, speaker.as_deref());
            let reading = READING + EACH_LETTER.saturating_mul(letters);
            waker.wake_in(reading);
            *tutor.shows_from.insert(now + reading)
        };
        if now < from {
            return;
        }
        tutor.shows_from = None;
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
