//! Solving: what is played, what came of it, and what leads on.

use std::{sync::Arc, time::Duration};

use bevy::{prelude::*, window::RequestRedraw};

use super::{
    super::Watch,
    PuzzleLead, PuzzleState, Puzzling, Solve, Today,
    proofs::{PuzzleAnswer, PuzzleQuestion, WhatToProve},
};
use crate::{
    game::{
        common::{Flow, Go, Reply, Speaker, Waker, table_is_open},
        keeping::Trained,
        referee::{Ask, Asker, Done, Referee, Request, Seat, Seats, occasion},
        table::{Gesture, Motion, Triumph},
    },
    puzzle::{PuzzleOutcome, PuzzleTry},
    rules::{Match, Rest, Side, Step, Turn},
};

pub(super) fn plugin(app: &mut App) {
    let is_on = resource_exists::<Puzzling>;
    app.add_systems(
        Update,
        (
            (follow_lead, hear, receive, act).chain().run_if(table_is_open).run_if(is_on),
            begin.run_if(on_message::<Solve>),
            lay_out.run_if(is_on),
        )
            .chain()
            .in_set(Flow::Ask),
    );
}

/// How long the table rests before each part that is played by itself.
const PAUSE: Duration = Duration::from_millis(450);

fn begin(
    mut solves: MessageReader<Solve>,
    today: Res<Today>,
    mut trained: ResMut<Trained>,
    mut goes: MessageWriter<Go>,
    mut commands: Commands,
) {
    let Some(Solve(source)) = solves.read().last() else { return };
    let (day, seed) = ((today.0)(), fastrand::u64(..));
    match trained.change(|training| training.next(*source, day, seed)) {
        Some(puzzle) => commands.insert_resource(Puzzling::new(*source, puzzle)),
        // Nothing has to come again.
        None => drop(goes.write(Go::Puzzles)),
    }
}

/// Puts the puzzle on the table.
fn lay_out(
    speaker: Option<Res<Speaker>>,
    mut puzzling: ResMut<Puzzling>,
    mut requests: MessageWriter<Request>,
) {
    if puzzling.state != PuzzleState::New {
        return;
    }
    puzzling.state = PuzzleState::Looking;
    let new = puzzling.to_solve(speaker.as_ref().map(|speaker| &speaker.0));
    requests.write(Ask::Begin(Box::new(new)).by(Asker::Script));
}

impl Puzzling {
    fn ask(&mut self, about: WhatToProve, waker: &Waker) {
        self.prover.cancel();
        let puzzle = Arc::clone(&self.puzzle);
        self.prover.ask(PuzzleQuestion { puzzle, about }, waker);
    }

    /// Counts what came of the first try.
    fn count(&mut self, outcome: PuzzleOutcome, trained: &mut Trained, today: Today) {
        if !trained.training().still_counts() {
            return;
        }
        let before = trained.training().skill.shown();
        trained.change(|training| training.count(&self.puzzle, outcome, (today.0)()));
        let after = trained.training().skill.shown();
        self.outcome = Some((outcome, i64::from(after) - i64::from(before)));
    }

    /// It is solved.
    fn solve(&mut self, trained: &mut Trained, today: Today) {
        self.count(PuzzleOutcome::Solved, trained, today);
        trained.change(|training| training.finish(true, (today.0)()));
        self.script.clear();
        self.state = PuzzleState::Solved;
    }

    /// Begins anew from the start of the puzzle.
    fn try_again(&mut self, requests: &mut MessageWriter<Request>) {
        requests.write(Ask::TakeBackTo(0).by(Asker::Script));
        self.prover.cancel();
        self.script.clear();
        self.state = PuzzleState::Looking;
    }
}

fn follow_lead(
    mut leads: MessageReader<PuzzleLead>,
    (today, waker): (Res<Today>, Res<Waker>),
    (mut puzzling, mut trained): (ResMut<Puzzling>, ResMut<Trained>),
    mut requests: MessageWriter<Request>,
    mut gestures: MessageWriter<Gesture>,
    (mut solves, mut goes): (MessageWriter<Solve>, MessageWriter<Go>),
) {
    for lead in leads.read() {
        match lead {
            PuzzleLead::Hint if puzzling.is_open() && puzzling.has_more_hints() => {
                puzzling.hints += 1;
                puzzling.count(PuzzleOutcome::Helped, &mut trained, *today);
            }
            PuzzleLead::Show if !puzzling.is_over() => {
                gestures.write(Gesture::LetGo);
                puzzling.count(PuzzleOutcome::Missed, &mut trained, *today);
                puzzling.try_again(&mut requests);
                puzzling.solution = puzzling.puzzle.solutions.first().copied();
                puzzling.script.clear();
                match puzzling.solution {
                    Some(turn) => {
                        puzzling.state = PuzzleState::Showing;
                        puzzling.ask(WhatToProve::Showing(turn), &waker);
                    }
                    None => puzzling.state = PuzzleState::Shown,
                }
                trained.change(|training| training.finish(false, (today.0)()));
            }
            PuzzleLead::NoWin if puzzling.is_open() && puzzling.asks_whether() => {
                gestures.write(Gesture::LetGo);
                puzzling.try_again(&mut requests);
                if puzzling.puzzle.has_no_win() {
                    puzzling.solve(&mut trained, *today);
                } else {
                    puzzling.count(PuzzleOutcome::Missed, &mut trained, *today);
                    puzzling.state = PuzzleState::ThereIsAWin;
                }
            }
            PuzzleLead::TryAgain if matches!(puzzling.state, PuzzleState::Refuted(_)) => {
                puzzling.try_again(&mut requests);
            }
            PuzzleLead::Look if puzzling.is_over() => {
                let about = WhatToProve::Match(puzzling.solution);
                puzzling.ask(about, &waker);
            }
            PuzzleLead::Next => drop(solves.write(Solve(puzzling.source.next()))),
            PuzzleLead::Leave => drop(goes.write(Go::Puzzles)),
            _ => {}
        }
    }
}

/// Has the player's turn proven once it is complete. A click after a refutation leads back to the puzzle.
fn hear(
    mut done: MessageReader<Done>,
    mut gestures: MessageReader<Gesture>,
    (referee, waker): (Res<Referee>, Res<Waker>),
    mut puzzling: ResMut<Puzzling>,
    mut requests: MessageWriter<Request>,
) {
    let has_played = done.read().any(|done| done.request.by == Asker::Hand);
    let has_clicked = gestures.read().any(|gesture| matches!(gesture, Gesture::Choose(_)));
    if has_clicked && matches!(puzzling.state, PuzzleState::Refuted(_)) {
        puzzling.try_again(&mut requests);
        return;
    }
    let turn = referee.game().turns().first().copied().filter(|turn| turn.rest != Rest::ToCome);
    if let (true, true, Some(turn)) = (has_played, puzzling.is_open(), turn) {
        puzzling.ask(WhatToProve::Worth(turn), &waker);
        puzzling.state = PuzzleState::Judging;
    }
}

fn receive(
    (time, today, waker): (Res<Time<Real>>, Res<Today>, Res<Waker>),
    speaker: Option<Res<Speaker>>,
    (mut puzzling, mut trained): (ResMut<Puzzling>, ResMut<Trained>),
    mut requests: MessageWriter<Request>,
    mut watches: MessageWriter<Watch>,
) {
    let Some(reply) = puzzling.bypass_change_detection().prover.hear() else { return };
    puzzling.rests_until = time.elapsed() + PAUSE;
    match (reply, puzzling.state) {
        (Reply::Answer(PuzzleAnswer::Worth(turn, Some(came))), PuzzleState::Judging) => {
            match came.reply() {
                None => {
                    puzzling.solution = Some(turn);
                    puzzling.solve(&mut trained, *today);
                    puzzling.ask(WhatToProve::Showing(turn), &waker);
                }
                Some(reply) => {
                    puzzling.count(PuzzleOutcome::Missed, &mut trained, *today);
                    puzzling.refute([turn, reply], came);
                }
            }
        }
        // The player may try it once more.
        (Reply::Answer(PuzzleAnswer::Worth(..)) | Reply::GaveUp, PuzzleState::Judging) => {
            puzzling.try_again(&mut requests);
        }
        (
            Reply::Answer(PuzzleAnswer::Showing(line)),
            PuzzleState::Showing | PuzzleState::Solved,
        ) => {
            puzzling.script = line;
        }
        (Reply::GaveUp, PuzzleState::Showing) => puzzling.state = PuzzleState::Shown,
        (Reply::Answer(PuzzleAnswer::Match(line)), _) => {
            let words = speaker.as_ref().map(|speaker| &speaker.0);
            watches.write(puzzling.to_watch(&line, words));
        }
        _ => {}
    }
}

/// Seats the player, and plays what is to be seen, a part at a time, once everything has come to rest.
fn act(
    time: Res<Time<Real>>,
    referee: Res<Referee>,
    moving: Query<(), With<Motion>>,
    triumph: Option<Res<Triumph>>,
    mut puzzling: ResMut<Puzzling>,
    mut requests: MessageWriter<Request>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let learner = puzzling.puzzle.position.to_move();
    let seats = if puzzling.is_open() {
        let seat = |side| if side == learner { Seat::Learner } else { Seat::Lesson };
        Seats(Side::BOTH.map(seat))
    } else {
        Seats::LESSON
    };
    let is_playing = match puzzling.state {
        PuzzleState::Refuting(_) => true,
        PuzzleState::Showing | PuzzleState::Solved => !puzzling.script.is_empty(),
        _ => false,
    };
    if is_playing || referee.seats() != seats {
        redraw.write(RequestRedraw);
    }
    let is_celebrated = triumph.is_some_and(|triumph| !triumph.is_over());
    let is_busy = !moving.is_empty() || is_celebrated || time.elapsed() < puzzling.rests_until;
    if is_busy || !referee.is_at(&occasion::PUZZLE) {
        return;
    }
    if referee.seats() != seats {
        requests.write(Ask::Seat(seats).by(Asker::Script));
        return;
    }
    if !is_playing {
        return;
    }
    if let Some(ask) = puzzling.next_step(referee.game()).and_then(Ask::to_play) {
        requests.write(referee.request(ask, Asker::Script));
        puzzling.bypass_change_detection().rests_until = time.elapsed() + PAUSE;
        return;
    }
    puzzling.script.clear();
    puzzling.state = match puzzling.state {
        PuzzleState::Refuting(came) => PuzzleState::Refuted(came),
        PuzzleState::Solved => PuzzleState::Solved,
        _ => PuzzleState::Shown,
    };
}

impl Puzzling {
    /// The reply to a wrong try is to be played.
    fn refute(&mut self, tried: [Turn; 2], came: PuzzleTry) {
        if !self.tries.contains(&tried) {
            self.tries.push(tried);
        }
        self.script = tried.to_vec();
        self.state = PuzzleState::Refuting(came);
    }

    /// What is played next by itself.
    fn next_step(&self, game: &Match) -> Option<Step> {
        let mut steps = self.script.iter().flat_map(|turn| turn.steps());
        steps.nth(game.steps().len()).filter(|_| game.ending().is_none())
    }
}
