//! The result: how the match ended, and why. It opens once the player has seen the end on the board.

use bevy::{ecs::spawn::SpawnIter, prelude::*, window::RequestRedraw};

use super::super::{
    ShelfAsk, ShelfDone, ShelfOccasion, ShelfStand, ShelfTable, ShelfWords, stand::who_plays,
};
use crate::{
    game::{
        common::{Flow, Go, Overlay, Screen, Speaker},
        screen::{Page, open_result},
        table::Motion,
        ui::{self, Letters, Skin, palette::SOFT_INK, text},
    },
    words::Words,
};

/// What all games share.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OpensIn>();
}

/// What each game has of its own.
pub(super) fn of_game<R: ShelfWords>(app: &mut App) {
    let table = Screen::OtherTable(R::GAME);
    app.add_systems(
        OnEnter(Page::Over(Overlay::OtherResult)),
        open::<R>.run_if(in_state(ShelfTable(R::GAME))),
    )
    .add_systems(
        Update,
        (
            note_end::<R>.run_if(on_message::<ShelfDone>),
            open_later.run_if(in_state(Page::Bare(table))),
            close.run_if(on_message::<ShelfDone>),
        )
            .chain()
            .in_set(Flow::Tell)
            .run_if(in_state(ShelfTable(R::GAME))),
    );
}

/// How long the end is shown on the board before the result opens, in seconds.
const LASTS: f32 = 1.4;

/// The seconds until the result opens, or `None` if no match has just ended.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct OpensIn(Option<f32>);

fn note_end<R: ShelfWords>(
    stand: Res<ShelfStand<R>>,
    mut done: MessageReader<ShelfDone>,
    mut opens_in: ResMut<OpensIn>,
) {
    for done in done.read() {
        let may_end = matches!(done, ShelfDone::Played | ShelfDone::Resigned);
        let has_ended = may_end && stand.record().is_over();
        opens_in.0 = has_ended.then_some(LASTS);
    }
}

fn open_later(
    time: Res<Time>,
    moving: Query<(), With<Motion>>,
    mut opens_in: ResMut<OpensIn>,
    mut goes: MessageWriter<Go>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(left) = opens_in.0 else { return };
    let left = if moving.is_empty() { left - time.delta_secs() } else { left };
    opens_in.0 = (left > 0.0).then_some(left);
    if left > 0.0 {
        redraw.write(RequestRedraw);
    } else {
        goes.write(Go::Over(Overlay::OtherResult));
    }
}

fn open<R: ShelfWords>(
    mut commands: Commands,
    (speaker, stand): (Res<Speaker>, Res<ShelfStand<R>>),
    mut opens_in: ResMut<OpensIn>,
    mut goes: MessageWriter<Go>,
    mut asks: MessageWriter<ShelfAsk>,
) {
    // If the player opens it sooner, it does not open again.
    opens_in.0 = None;
    let words = &speaker.0;
    let Some(ended) = stand.record().ended(words) else {
        // A page without anything on it would have no way out.
        goes.write(Go::Table);
        return;
    };
    // Whatever turn is looked at, the result is that of the match.
    asks.write(ShelfAsk::Look(stand.record().steps()));
    let card = card(words, ended, &stand);
    open_result(&mut commands, Overlay::OtherResult, card);
}

/// The width of the card, in ems.
const WIDE: f32 = 36.0;

/// Who won, told to the only person at the table, or else to both.
fn headline<R: ShelfWords>(words: &Words, record: &R) -> String {
    match (record.only_person(), record.winner()) {
        (Some(person), Some(winner)) if person == winner => words.say("result-you-won"),
        (Some(_), Some(_)) => words.say("result-you-lost"),
        _ => record.outcome_said(words),
    }
}

fn card<R: ShelfWords>(
    words: &Words,
    ended: String,
    stand: &ShelfStand<R>,
) -> impl Bundle + use<R> {
    let record = stand.record();
    // Who plays against whom is worth a line only if it says more than the sides' names.
    let has_name = |side| !record.is_person(side) || !record.name_of(side).trim().is_empty();
    let has_names = [0, 1].into_iter().any(has_name);
    let players = has_names.then(|| who_plays(words, record));
    let players = players.map(|players| (text(players, Letters::Small, SOFT_INK),));
    // Whoever has tried the rules goes on to a match of their own.
    let is_lesson = stand.occasion() == ShelfOccasion::Tried;
    let to_match = is_lesson.then(|| {
        let button = ui::button(Skin::Primary, words.say("shelf-play-match"));
        (button, ui::sends(Go::Open(Screen::OtherPage(R::GAME))))
    });
    let rematch = (!is_lesson)
        .then(|| (ui::button(Skin::Primary, words.say(R::REMATCH)), ui::sends(ShelfAsk::Rematch)));
    (
        ui::card(WIDE),
        children![
            ui::headline(headline(words, record)),
            ui::scroll(
                1.0,
                Children::spawn((
                    Spawn((text(ended, Letters::Body, SOFT_INK),)),
                    SpawnIter(players.into_iter()),
                ))
            ),
            (
                ui::row(),
                Children::spawn((
                    SpawnIter(to_match.into_iter()),
                    SpawnIter(rematch.into_iter()),
                    Spawn((
                        ui::button(Skin::Plain, words.say("result-look")),
                        ui::sends(Go::Table)
                    )),
                    Spawn((
                        ui::button(Skin::Plain, words.say("result-menu")),
                        ui::sends(Go::Title)
                    )),
                )),
            ),
        ],
    )
}

/// Once another match begins, its result is still to come.
fn close(
    overlay: Res<State<Overlay>>,
    mut done: MessageReader<ShelfDone>,
    mut goes: MessageWriter<Go>,
) {
    let has_begun = done.read().filter(|done| **done == ShelfDone::Begun).count() > 0;
    if has_begun && *overlay.get() == Overlay::OtherResult {
        goes.write(Go::Table);
    }
}
