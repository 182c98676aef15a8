//! Requests, and what comes of them. Hands and the computer ask alike, and one place decides.

use bevy::prelude::*;

use super::ZebraStand;
use crate::{
    game::common::Flow,
    zebra::{ZebraRecord, ZebraRefusal, ZebraSquare, ZebraTurn},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ZebraStand>()
        .add_message::<ZebraAsk>()
        .add_message::<ZebraDone>()
        .add_message::<ZebraRefused>()
        .add_systems(Update, decide.in_set(Flow::Decide).run_if(on_message::<ZebraAsk>));
}

/// What is done with the match on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ZebraOccasion {
    /// It is played and kept.
    Played,
    /// It is played to learn the rules.
    Tried,
    /// It is only looked at.
    Watched,
}

impl ZebraOccasion {
    /// Whether turns are played in it.
    pub fn is_played(self) -> bool {
        self != ZebraOccasion::Watched
    }
}

/// A request about the match on the table.
#[derive(Message, Clone, Debug)]
pub enum ZebraAsk {
    /// Puts another match on the table.
    Begin(Box<ZebraRecord>, ZebraOccasion),
    /// Plays a turn for the side to move.
    Play(ZebraTurn),
    /// Takes back to the last choice of a person.
    TakeBack,
    /// Gives up, for the person who asks.
    Resign,
    /// Looks at the match as it was after so many turns.
    Look(usize),
}

/// What was done. The match has changed already.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ZebraDone {
    /// Another match is on the table.
    Begun,
    /// A turn was played.
    Played(ZebraTurn),
    /// Turns were taken back.
    TakenBack,
    /// A side gave up.
    Resigned,
    /// Another turn is looked at.
    Looked,
}

/// What was tried on a square is not allowed.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ZebraRefused {
    /// The square that was chosen.
    pub at: ZebraSquare,
    /// Why not.
    pub why: ZebraRefusal,
}

fn decide(
    mut stand: ResMut<ZebraStand>,
    mut asked: MessageReader<ZebraAsk>,
    mut done: MessageWriter<ZebraDone>,
    mut refused: MessageWriter<ZebraRefused>,
) {
    for ask in asked.read() {
        // What is refused changes nothing, so it must not count as a change.
        match answer(stand.bypass_change_detection(), ask) {
            Ok(Some(answer)) => {
                stand.set_changed();
                done.write(answer);
            }
            Ok(None) => {}
            Err(why) => drop(refused.write(why)),
        }
    }
}

/// Does what is asked for. `None` if there is nothing to do.
fn answer(stand: &mut ZebraStand, ask: &ZebraAsk) -> Result<Option<ZebraDone>, ZebraRefused> {
    match ask {
        ZebraAsk::Begin(record, occasion) => {
            *stand = ZebraStand::of((**record).clone(), *occasion);
            Ok(Some(ZebraDone::Begun))
        }
        ZebraAsk::Play(turn) if stand.occasion().is_played() => {
            let played = stand.record().game.check(*turn);
            played.map_err(|why| ZebraRefused { at: turn.to, why })?;
            let game = stand.played_to_its_last_turn();
            Ok(game.play(*turn).is_ok().then_some(ZebraDone::Played(*turn)))
        }
        ZebraAsk::TakeBack => Ok(stand.choice_before().map(|turns| {
            let game = stand.played_to_its_last_turn();
            while game.turns().len() > turns && game.take_back().is_some() {}
            ZebraDone::TakenBack
        })),
        ZebraAsk::Resign if stand.due().is_some() => {
            let side = stand.asking_side();
            stand.played_to_its_last_turn().resign(side);
            Ok(Some(ZebraDone::Resigned))
        }
        ZebraAsk::Look(turns) => {
            let (now, last) = (stand.game().turns().len(), stand.record().game.turns().len());
            Ok((now != (*turns).min(last)).then(|| {
                stand.look_at(*turns);
                ZebraDone::Looked
            }))
        }
        ZebraAsk::Play(_) | ZebraAsk::Resign => Ok(None),
    }
}
