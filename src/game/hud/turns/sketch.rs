//! Chooses the turn that is sketched on the board: the one that the pointer or the keyboard is on in the list, if it
//! can be played on this board, or else, as long as no piece is taken up, the best answer to a bad turn. Where a better turn is shown
//! or tried, it is the answer that this takes from the other side.

use bevy::{
    input_focus::{InputFocus, InputFocusVisible},
    picking::hover::Hovered,
    prelude::*,
    window::RequestRedraw,
};

use super::{judged, rows::TurnRow};
use crate::{
    engine::Spoilt,
    game::{
        common::{Flow, Screen},
        players::{
            Adviser, Better, Illustrated, Judge, Merit, ShownLine, TriedTurns, Watched,
            threats_seen,
        },
        referee::Referee,
        table::{Hand, Motion, Sketch, SketchedFor},
    },
    rules::{Cell, Part, Position, Rest, Turn},
};

pub(super) fn plugin(app: &mut App) {
    // Whether there are shapes, with which it would mix, is known then.
    let choose = choose.after(judged::say);
    app.add_systems(Update, choose.in_set(Flow::Tell).run_if(in_state(Screen::Match)));
}

fn choose(
    (focus, shows): (Res<InputFocus>, Res<InputFocusVisible>),
    rows: Query<(Entity, &TurnRow, &Hovered)>,
    (referee, judge, watched): (Res<Referee>, Res<Judge>, Option<Res<Watched>>),
    (shown_line, tried): (Res<ShownLine>, Res<TriedTurns>),
    (adviser, illustrated): (Res<Adviser>, Res<Illustrated>),
    hand: Res<Hand>,
    moving: Query<&Motion>,
    mut sketch: ResMut<Sketch>,
    mut answer: Local<(Option<Turn>, Option<Cell>)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let is_on = |entity, hovered: &Hovered| hovered.0 || shows.0 && focus.get() == Some(entity);
    let pointed = rows.iter().find(|(entity, _, hovered)| is_on(*entity, hovered));
    let pointed = pointed.and_then(|(_, row, _)| row.listed.turn());
    let pointed = pointed.filter(|turn| can_be_played(*turn, referee.position()));
    // Nobody thinks of the next turn while the last one is still played.
    let is_at_rest = !moving.iter().any(Motion::travels);
    let is_playing = watched.as_ref().is_some_and(|watched| watched.is_playing());
    // What an answer is drawn for matters more than what the last turn threatens, but not more than a win of the side that is to
    // answer, or than a hint that was asked for.
    let (side, threats) = threats_seen(referee.position());
    let can_win = side == referee.position().to_move() && !threats.is_empty();
    let is_advised = adviser.hint(referee.game()).is_some();
    let is_free = !can_win && !is_advised && illustrated.0.is_empty();
    // Reasons take a while to find.
    let is_news = referee.is_changed()
        || judge.is_changed()
        || shown_line.is_changed()
        || tried.is_changed()
        || watched.as_ref().is_some_and(DetectChanges::is_changed);
    if is_news {
        let is_told = !is_playing || shown_line.told(&referee).is_some();
        let better = is_told.then(|| Better::on_table(&judge, &tried, &shown_line, &referee));
        *answer = match better.flatten() {
            Some(better) => (answer_spoilt(&better), better.decided_at()),
            None if shown_line.told(&referee).is_some() => (None, None),
            None => {
                let to_bad = tried.answer_here(&referee).or_else(|| judge.answer_here(&referee));
                let better = Better::than_last(&judge, &tried, &referee);
                (to_bad.map(|best| best.turn), better.and_then(|better| better.decided_at()))
            }
        };
    }
    let may_mark =
        is_at_rest && hand.held().is_none() && referee.position().due() == Some(Part::Slide);
    let (answer, decided_at) = if may_mark && is_free { *answer } else { (None, None) };
    let candidates = [(pointed, SketchedFor::Pointed), (answer, SketchedFor::Answer)];
    let wanted = candidates.into_iter().find(|(turn, _)| turn.is_some());
    let wanted = wanted.map(|(turn, why)| {
        let decided_at = decided_at.filter(|_| why == SketchedFor::Answer);
        Sketch { turn, why, decided_at }
    });
    let wanted = wanted.unwrap_or_default();
    if sketch.set_if_neq(wanted) {
        redraw.write(RequestRedraw);
    }
}

/// The answer of the other side that a better turn leaves no way to play.
fn answer_spoilt(better: &Better) -> Option<Turn> {
    let Merit::Spoils { answer, how, .. } = better.merit else { return None };
    match how {
        // Where the slide is not possible, its disc says nothing.
        Spoilt::Slide { .. } => Some(Turn { rest: Rest::ToCome, ..answer.turn }),
        Spoilt::Lock | Spoilt::Disc | Spoilt::Place | Spoilt::Answerable => Some(answer.turn),
        Spoilt::WinsFirst | Spoilt::Threatens { .. } => None,
    }
}

/// Whether the whole turn can be played here. On another board, its marks would mean nothing.
fn can_be_played(turn: Turn, position: &Position) -> bool {
    let mut position = position.clone();
    turn.steps().all(|step| position.play(step).is_ok())
}
