//! The hand: what it holds, what a click does, and what was refused.

use bevy::prelude::*;

use super::{
    ShelfChosen, ShelfDone, ShelfMatch, ShelfPlay, ShelfRefused, ShelfSay, ShelfStand, ShelfTable,
};
use crate::game::{
    common::{Flow, any_table_is_open},
    input::OtherGesture,
};

pub(super) fn of_game<R: ShelfMatch>(app: &mut App) {
    app.init_resource::<ShelfHand<R::Refusal>>()
        .add_systems(
            Update,
            ask::<R>
                .in_set(Flow::Ask)
                .run_if(in_state(ShelfTable(R::GAME)).and_then(any_table_is_open))
                .run_if(on_message::<OtherGesture>),
        )
        .add_systems(
            Update,
            (
                let_go::<R>.run_if(on_message::<ShelfDone>),
                note_refusal::<R>.run_if(on_message::<ShelfRefused<R::Refusal>>),
            )
                .chain()
                .in_set(Flow::Mirror),
        );
}

/// What the hand holds, and what it has just tried in vain.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShelfHand<W: Send + Sync + 'static> {
    /// The thing that is held. By the rules it has not moved yet.
    pub held: Option<u32>,
    /// What was refused last. It is shown until the hand does something else.
    pub refused: Option<ShelfRefused<W>>,
}

impl<W: Send + Sync + 'static> Default for ShelfHand<W> {
    fn default() -> ShelfHand<W> {
        ShelfHand { held: None, refused: None }
    }
}

fn ask<R: ShelfMatch>(
    stand: Res<ShelfStand<R>>,
    mut hand: ResMut<ShelfHand<R::Refusal>>,
    mut gestures: MessageReader<OtherGesture>,
    mut asks: MessageWriter<ShelfPlay<R::Step>>,
    mut refused: MessageWriter<ShelfRefused<R::Refusal>>,
    mut says: MessageWriter<ShelfSay>,
) {
    for gesture in gestures.read() {
        let held = hand.held;
        hand.set_if_neq(ShelfHand { refused: None, ..*hand });
        let OtherGesture::Choose(at) = *gesture else {
            hand.set_if_neq(ShelfHand::default());
            continue;
        };
        // A match that is only looked at has nothing to choose.
        if !stand.occasion().is_played() {
            continue;
        }
        if stand.is_looking_back() {
            says.write(ShelfSay::LooksBack);
        } else if stand.record().is_over() {
            refused.write(ShelfRefused { at, why: R::OVER });
        } else if stand.waits_for_hand() {
            match stand.shown().choose(held, at) {
                ShelfChosen::Hold(held) => {
                    hand.set_if_neq(ShelfHand { held, refused: None });
                }
                ShelfChosen::Play(step) => drop(asks.write(ShelfPlay { step, at })),
                ShelfChosen::Refuse(why) => drop(refused.write(ShelfRefused { at, why })),
            }
        }
    }
}

/// Empties the hand once the match has changed.
fn let_go<R: ShelfMatch>(mut hand: ResMut<ShelfHand<R::Refusal>>) {
    hand.set_if_neq(ShelfHand::default());
}

fn note_refusal<R: ShelfMatch>(
    mut refused: MessageReader<ShelfRefused<R::Refusal>>,
    mut hand: ResMut<ShelfHand<R::Refusal>>,
) {
    if let Some(refused) = refused.read().last() {
        hand.refused = Some(*refused);
    }
}
