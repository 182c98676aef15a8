//! What a screen reader says: of the square under the cursor, and of what happens.

use bevy::{
    input_focus::{FocusCause, InputFocus, InputFocusVisible},
    prelude::*,
};

use super::super::{
    ShelfCursor, ShelfDone, ShelfHand, ShelfRefused, ShelfStand, ShelfTable, ShelfTold, ShelfWords,
};
use crate::{
    game::{
        common::{Flow, Speaker},
        hud::{announced, board_stop},
        ui::BoardStop,
    },
    words::Words,
};

/// What all games share.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        take_focus
            .in_set(Flow::Tell)
            .run_if(resource_exists::<State<ShelfTable>>)
            .run_if(resource_changed::<ShelfCursor>),
    );
}

/// What each game has of its own.
pub(super) fn of_game<R: ShelfWords>(app: &mut App) {
    let changed = resource_changed::<ShelfCursor>
        .or_eager(resource_changed::<ShelfStand<R>>)
        .or_eager(resource_changed::<ShelfHand<R::Refusal>>)
        .or_eager(any_match_filter::<Added<BoardStop>>);
    app.add_systems(OnEnter(ShelfTable(R::GAME)), set_up::<R>).add_systems(
        Update,
        (name_board::<R>.run_if(changed), announce::<R>)
            .chain()
            .after(take_focus)
            .after(super::super::told::tell::<R>)
            .in_set(Flow::Tell)
            .run_if(in_state(ShelfTable(R::GAME))),
    );
}

fn set_up<R: ShelfWords>(mut commands: Commands) {
    commands.spawn((board_stop(), DespawnOnExit(ShelfTable(R::GAME))));
}

/// Moves the focus to the board once its keys are used.
fn take_focus(
    cursor: Res<ShelfCursor>,
    board: Single<Entity, With<BoardStop>>,
    mut focus: ResMut<InputFocus>,
    mut shows: ResMut<InputFocusVisible>,
) {
    if cursor.shown_at().is_some() && focus.get() != Some(*board) {
        focus.set(*board, FocusCause::Navigated);
        shows.0 = false;
    }
}

/// Names the board after the thing under the cursor.
fn name_board<R: ShelfWords>(
    (stand, hand, speaker): (Res<ShelfStand<R>>, Res<ShelfHand<R::Refusal>>, Res<Speaker>),
    cursor: Res<ShelfCursor>,
    board: Single<(Entity, &AccessibleLabel), With<BoardStop>>,
    mut commands: Commands,
) {
    let (board, label) = *board;
    let (words, shown) = (&speaker.0, stand.shown());
    let said = match cursor.shown_at() {
        Some(at) => {
            let can = stand.inviting(hand.held).contains(&at);
            let can = can.then(|| words.say(shown.use_of(hand.held)));
            [Some(shown.thing(words, at)), can].into_iter().flatten().collect::<Vec<_>>().join(" ")
        }
        None if label.0.is_empty() => words.say("hud-board"),
        None => return,
    };
    if label.0 != said {
        commands.entity(board).insert(AccessibleLabel(said));
    }
}

/// The last announcement. Each is a new entity, because a screen reader says only what is new.
#[derive(Component, Clone, Copy, Debug)]
struct ShelfAnnounced;

/// What was said last of what stays true for a while.
#[derive(Default)]
struct SaidBefore {
    news: String,
    lesson: String,
    held: Option<u32>,
}

fn announce<R: ShelfWords>(
    (stand, hand): (Res<ShelfStand<R>>, Res<ShelfHand<R::Refusal>>),
    (told, speaker): (Res<ShelfTold>, Res<Speaker>),
    mut done: MessageReader<ShelfDone>,
    mut refused: MessageReader<ShelfRefused<R::Refusal>>,
    mut before: Local<SaidBefore>,
    last: Query<Entity, With<ShelfAnnounced>>,
    mut commands: Commands,
) {
    let words = &speaker.0;
    let mut said: Vec<String> =
        done.read().map(|done| what_was_done(words, &stand, &told, *done)).collect();
    said.extend(refused.read().map(|refused| words.tell(&refused.why)));
    let before = &mut *before;
    if before.held != hand.held {
        before.held = hand.held;
        said.extend(hand.held.map(|held| stand.shown().picked_up(words, held)));
    }
    for (now, was) in [(&told.news.aloud, &mut before.news), (&told.lesson, &mut before.lesson)] {
        if now != was {
            was.clone_from(now);
            said.push(now.clone());
        }
    }
    said.retain(|said| !said.is_empty());
    if said.is_empty() {
        return;
    }
    for last in &last {
        commands.entity(last).despawn();
    }
    commands.spawn((
        ShelfAnnounced,
        announced(&said.join(" ")),
        DespawnOnExit(ShelfTable(R::GAME)),
    ));
}

/// What was done, and how the match stands then.
fn what_was_done<R: ShelfWords>(
    words: &Words,
    stand: &ShelfStand<R>,
    told: &ShelfTold,
    done: ShelfDone,
) -> String {
    let state = stand.shown().ended(words).unwrap_or_else(|| told.state.clone());
    let what = match done {
        ShelfDone::Played => stand.shown().last_step(words).unwrap_or_default(),
        ShelfDone::TakenBack => words.say("hud-taken-back"),
        ShelfDone::Begun | ShelfDone::Resigned | ShelfDone::Looked => return state,
    };
    format!("{what}. {state}")
}
