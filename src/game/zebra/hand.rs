//! The hand: what it holds, what a click does, and what was refused.

use bevy::prelude::*;

use super::{AtZebra, ZebraAsk, ZebraDone, ZebraRefused, ZebraSay, ZebraStand, layout::square_of};
use crate::{
    game::{
        common::{Flow, any_table_is_open},
        input::OtherGesture,
    },
    zebra::{ZebraRefusal, ZebraSquare, ZebraTurn},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ZebraHand>()
        .add_systems(
            Update,
            ask.in_set(Flow::Ask)
                .run_if(in_state(AtZebra).and_then(any_table_is_open))
                .run_if(on_message::<OtherGesture>),
        )
        .add_systems(
            Update,
            (
                let_go.run_if(on_message::<ZebraDone>),
                note_refusal.run_if(on_message::<ZebraRefused>),
            )
                .chain()
                .in_set(Flow::Mirror),
        );
}

/// What the hand holds, and what it has just tried in vain.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ZebraHand {
    /// The tower whose top piece is held. By the rules it has not moved yet.
    pub held: Option<ZebraSquare>,
    /// What was refused last. It is shown until the hand does something else.
    pub refused: Option<ZebraRefused>,
}

fn ask(
    stand: Res<ZebraStand>,
    mut hand: ResMut<ZebraHand>,
    mut gestures: MessageReader<OtherGesture>,
    mut asks: MessageWriter<ZebraAsk>,
    mut refused: MessageWriter<ZebraRefused>,
    mut says: MessageWriter<ZebraSay>,
) {
    for gesture in gestures.read() {
        let held = hand.held;
        hand.set_if_neq(ZebraHand { refused: None, ..*hand });
        let chosen = match gesture {
            OtherGesture::Choose(number) => square_of(stand.position().size(), *number),
            OtherGesture::LetGo => None,
        };
        let Some(at) = chosen else {
            hand.set_if_neq(ZebraHand::default());
            continue;
        };
        // A match that is only looked at has nothing to choose.
        if !stand.occasion().is_played() {
            continue;
        }
        if stand.is_looking_back() {
            says.write(ZebraSay::LooksBack);
        } else if stand.record().game.ending().is_some() {
            refused.write(ZebraRefused { at, why: ZebraRefusal::MatchOver });
        } else if stand.waits_for_hand() {
            match choose(&stand, held, at) {
                Chosen::Hold(held) => drop(hand.set_if_neq(ZebraHand { held, refused: None })),
                Chosen::Play(turn) => drop(asks.write(ZebraAsk::Play(turn))),
                Chosen::Refuse(why) => drop(refused.write(ZebraRefused { at, why })),
            }
        }
    }
}

/// What a click means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Chosen {
    /// The hand holds the top piece of this tower now, or nothing.
    Hold(Option<ZebraSquare>),
    Play(ZebraTurn),
    Refuse(ZebraRefusal),
}

/// What a click on a square means. An own tower next to the held piece is taken for a try, which says why it is not
/// allowed. One that is further away can only be meant to be taken instead.
fn choose(stand: &ZebraStand, held: Option<ZebraSquare>, at: ZebraSquare) -> Chosen {
    let position = stand.position();
    let taken = position.check_taking(at);
    match held {
        Some(from) if from == at => Chosen::Hold(None),
        Some(from) if from.is_next_to(at) || taken.is_err() => {
            let turn = ZebraTurn { from, to: at };
            match position.check(turn) {
                Ok(()) => Chosen::Play(turn),
                Err(why) => Chosen::Refuse(why),
            }
        }
        _ => match taken {
            Ok(()) => Chosen::Hold(Some(at)),
            Err(why) => Chosen::Refuse(why),
        },
    }
}

/// Empties the hand once the match has changed.
fn let_go(mut hand: ResMut<ZebraHand>) {
    hand.set_if_neq(ZebraHand::default());
}

fn note_refusal(mut refused: MessageReader<ZebraRefused>, mut hand: ResMut<ZebraHand>) {
    if let Some(refused) = refused.read().last() {
        hand.refused = Some(*refused);
    }
}
