//! What a screen reader says: of the square under the cursor, and of what happens.

use bevy::{
    input_focus::{FocusCause, InputFocus, InputFocusVisible},
    prelude::*,
};

use super::{ZebraTold, tower_in_words};
use crate::{
    game::{
        common::{Flow, Speaker},
        hud::{announced, board_stop},
        ui::BoardStop,
        zebra::{
            AtZebra, ZebraDone, ZebraHand, ZebraRefused, ZebraStand,
            keys::{ZebraCursor, inviting},
        },
    },
    words::{Tellable, Words},
    zebra::ZebraSquare,
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<ZebraCursor>
        .or_eager(resource_changed::<ZebraStand>)
        .or_eager(resource_changed::<ZebraHand>)
        .or_eager(any_match_filter::<Added<BoardStop>>);
    app.add_systems(OnEnter(AtZebra), set_up).add_systems(
        Update,
        (take_focus.run_if(resource_changed::<ZebraCursor>), name_board.run_if(changed), announce)
            .chain()
            .in_set(Flow::Tell)
            .run_if(in_state(AtZebra)),
    );
}

fn set_up(mut commands: Commands) {
    commands.spawn((board_stop(), DespawnOnExit(AtZebra)));
}

/// Moves the focus to the board once its keys are used.
fn take_focus(
    cursor: Res<ZebraCursor>,
    board: Single<Entity, With<BoardStop>>,
    mut focus: ResMut<InputFocus>,
    mut shows: ResMut<InputFocusVisible>,
) {
    if cursor.shown_at().is_some() && focus.get() != Some(*board) {
        focus.set(*board, FocusCause::Navigated);
        shows.0 = false;
    }
}

/// Names the board after the square under the cursor.
fn name_board(
    (stand, hand, speaker): (Res<ZebraStand>, Res<ZebraHand>, Res<Speaker>),
    cursor: Res<ZebraCursor>,
    board: Single<(Entity, &AccessibleLabel), With<BoardStop>>,
    mut commands: Commands,
) {
    let (board, label) = *board;
    let words = &speaker.0;
    let said = match cursor.shown_at() {
        Some(square) => {
            let tower = tower_in_words(words, stand.position(), square);
            let can = what_it_can(&stand, *hand, square).map(|key| words.say(key));
            [Some(tower), can].into_iter().flatten().collect::<Vec<_>>().join(" ")
        }
        None if label.0.is_empty() => words.say("hud-board"),
        None => return,
    };
    if label.0 != said {
        commands.entity(board).insert(AccessibleLabel(said));
    }
}

/// What can be done with a square, by the key of its sentence.
fn what_it_can(stand: &ZebraStand, hand: ZebraHand, square: ZebraSquare) -> Option<&'static str> {
    let key = if hand.held.is_some() { "zebra-can-go" } else { "zebra-can-take" };
    inviting(stand, hand).contains(&square).then_some(key)
}

/// The last announcement. Each is a new entity, because a screen reader says only what is new.
#[derive(Component, Clone, Copy, Debug)]
struct ZebraAnnounced;

/// What was said last of what stays true for a while.
#[derive(Default)]
struct SaidBefore {
    news: String,
    lesson: String,
    held: Option<ZebraSquare>,
}

fn announce(
    (stand, hand, told, speaker): (Res<ZebraStand>, Res<ZebraHand>, Res<ZebraTold>, Res<Speaker>),
    mut done: MessageReader<ZebraDone>,
    mut refused: MessageReader<ZebraRefused>,
    mut before: Local<SaidBefore>,
    last: Query<Entity, With<ZebraAnnounced>>,
    mut commands: Commands,
) {
    let words = &speaker.0;
    let mut said: Vec<String> =
        done.read().map(|done| what_was_done(words, &stand, &told, *done)).collect();
    said.extend(refused.read().map(|refused| words.tell(&refused.why)));
    let before = &mut *before;
    if before.held != hand.held {
        before.held = hand.held;
        said.extend(hand.held.map(|from| picked_up(words, &stand, from)));
    }
    for (now, was) in [(&told.news, &mut before.news), (&told.lesson, &mut before.lesson)] {
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
    commands.spawn((ZebraAnnounced, announced(&said.join(" ")), DespawnOnExit(AtZebra)));
}

fn picked_up(words: &Words, stand: &ZebraStand, from: ZebraSquare) -> String {
    let to: Vec<ZebraSquare> = stand.position().turns_from(from).map(|turn| turn.to).collect();
    words.say_with("zebra-picked-up", &[("from", &from), ("squares", &to)])
}

/// What was done, and how the match stands then.
fn what_was_done(words: &Words, stand: &ZebraStand, told: &ZebraTold, done: ZebraDone) -> String {
    let state = match stand.game().ending() {
        Some(ending) => words.tell(&ending),
        None => told.state.clone(),
    };
    let what = match done {
        ZebraDone::Played(turn) => {
            let (number, side) = (stand.game().turns().len(), stand.position().to_move().other());
            let fields: [(&str, &dyn Tellable); 3] =
                [("turn", &number), ("side", &side), ("played", &turn)];
            words.say_with("zebra-turn", &fields)
        }
        ZebraDone::TakenBack => words.say("hud-taken-back"),
        ZebraDone::Begun | ZebraDone::Resigned | ZebraDone::Looked => return state,
    };
    format!("{what}. {state}")
}
