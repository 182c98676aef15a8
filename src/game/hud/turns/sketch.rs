//! Chooses the turn that is sketched on the board: the one that the pointer or the keyboard is on in the list, if it
//! can be played on this board, or else the one that would have been better, as long as no other piece is taken up. Where a better
//! turn is shown or tried, it is the one that this takes from the other side.

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
            Adviser, Better, Illustrated, Judge, Reason, ShownLine, TriedTurns, Watched,
            threats_seen,
        },
        referee::Referee,
        table::{Hand, Held, Motion, Sketch, SketchedFor},
    },
    rules::{Part, Position, Rest, Turn},
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
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let is_on = |entity, hovered: &Hovered| hovered.0 || shows.0 && focus.get() == Some(entity);
    let pointed = rows.iter().find(|(entity, _, hovered)| is_on(*entity, hovered));
    let pointed = pointed.and_then(|(_, row, _)| row.listed.turn());
    let pointed = pointed.filter(|turn| can_be_played(*turn, referee.position()));
    // Nobody thinks of the next turn while the last one is still played.
    let is_at_rest = !moving.iter().any(Motion::travels);
    // Nor while the match plays, where the next one follows in a moment.
    let is_playing = watched.is_some_and(|watched| watched.is_playing());
    let best = judge.mistake_here(&referee).filter(|_| is_at_rest && !is_playing);
    let best = best.map(|mistake| mistake.best);
    // The places of a piece that is held look much like these marks. They stay if it is the piece that is meant.
    let is_meant = |turn: &Turn| {
        let means = |held: Held| {
            held.part == Part::Slide && turn.slide.is_some_and(|slide| slide.from == held.from)
        };
        hand.held().is_none_or(means)
    };
    let best = best.filter(is_meant);
    // The marks of threats, and of those that the turn prepares, matter more. So does a hint that was asked for.
    let is_free = || {
        let has_threats = !threats_seen(referee.position()).1.is_empty();
        adviser.hint(referee.game()).is_none() && !has_threats && illustrated.0.is_empty()
    };
    // What else is told of the turn is not about its answer.
    let is_shown = shown_line.told(&referee).is_some();
    let better = (is_shown || !is_playing)
        .then(|| Better::on_table(&judge, &tried, &shown_line, &referee))
        .flatten();
    let answer = better.and_then(|better| match better.reason {
        // Where the slide is not possible, its disc says nothing.
        Reason::Spoils { answer, how: Spoilt::Slide, .. } => {
            Some(Turn { rest: Rest::ToCome, ..answer.turn })
        }
        Reason::Spoils { answer, .. } => Some(answer.turn),
        Reason::Does(_) | Reason::Worth => None,
    });
    let position = referee.position();
    let may_mark = is_at_rest && hand.held().is_none() && position.due() == Some(Part::Slide);
    let spoilt = answer.filter(|_| may_mark && is_free());
    let spoilt = spoilt.filter(|turn| !can_be_played(*turn, position));
    let (turn, why) = if pointed.is_some() {
        (pointed, SketchedFor::Pointed)
    } else if best.is_some() {
        (best, SketchedFor::Better)
    } else {
        (spoilt, SketchedFor::Spoilt)
    };
    let wanted = if turn.is_some() { Sketch { turn, why } } else { Sketch::default() };
    if sketch.set_if_neq(wanted) {
        redraw.write(RequestRedraw);
    }
}

/// Whether the whole turn can be played here. On another board, its marks would mean nothing.
fn can_be_played(turn: Turn, position: &Position) -> bool {
    let mut position = position.clone();
    turn.steps().all(|step| position.play(step).is_ok())
}
