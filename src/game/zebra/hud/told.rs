//! Everything that is said over the table, in words. What shows it is tied to it.

use bevy::prelude::*;

use super::ZebraSay;
use crate::{
    game::{
        common::{Flow, Speaker},
        keeping::GameKeeping,
        ui::ties,
        zebra::{AtZebra, ZebraDone, ZebraHand, ZebraStand, keys::ZebraCursor, lesson},
    },
    words::{Tellable, Words},
    zebra::{ZebraPosition, ZebraRecord, ZebraSide, ZebraSquare},
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<ZebraStand>
        .or_eager(resource_changed::<ZebraHand>)
        .or_eager(state_changed::<AtZebra>);
    app.init_resource::<ZebraTold>().add_plugins(ties::<ZebraTold>).add_systems(
        Update,
        (
            outdate.run_if(on_message::<ZebraDone>),
            listen.run_if(on_message::<ZebraSay>),
            tell.run_if(changed),
        )
            .chain()
            .in_set(Flow::Tell)
            .run_if(in_state(AtZebra)),
    );
}

/// What is said over the table.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct ZebraTold {
    /// What the players are called, Light first.
    pub names: [String; 2],
    /// How many towers each owns.
    pub towers: [String; 2],
    /// Whose turn it is, how the match ended, or which turn is looked at.
    pub state: String,
    /// The last message.
    pub news: String,
    /// What the lesson says.
    pub lesson: String,
    /// Whether the match on the table is over.
    pub is_over: bool,
}

/// Once something else is on the table, messages about it are out of date.
fn outdate(mut told: ResMut<ZebraTold>) {
    if !told.news.is_empty() {
        told.news.clear();
    }
}

fn listen(
    (stand, cursor, speaker): (Res<ZebraStand>, Res<ZebraCursor>, Res<Speaker>),
    mut says: MessageReader<ZebraSay>,
    mut told: ResMut<ZebraTold>,
) {
    let words = &speaker.0;
    for say in says.read() {
        match say {
            ZebraSay::AsksToResign => {}
            ZebraSay::Towers => told.news = all_towers(words, stand.position()),
            ZebraSay::Around => {
                let at = cursor.shown_at();
                told.news = match at {
                    Some(square) => tower_in_words(words, stand.position(), square),
                    None => all_towers(words, stand.position()),
                };
            }
            say => told.news = say.said(words),
        }
    }
}

fn tell(
    (stand, hand, speaker): (Res<ZebraStand>, Res<ZebraHand>, Res<Speaker>),
    keeper: Option<Res<GameKeeping<ZebraRecord>>>,
    mut told: ResMut<ZebraTold>,
) {
    let (words, position) = (&speaker.0, stand.position());
    let count = |side| words.say_with("zebra-count", &[("towers", &position.count(side))]);
    let key = lesson::said(&stand, *hand);
    let mut now = ZebraTold {
        names: ZebraSide::BOTH.map(|side| stand.called(words, side)),
        towers: ZebraSide::BOTH.map(count),
        state: state(words, &stand),
        lesson: key.map(|key| words.say(key)).unwrap_or_default(),
        is_over: stand.record().game.ending().is_some(),
        ..told.clone()
    };
    let goes_on = stand.due().is_some() && !stand.is_looking_back();
    if now.news.is_empty() && goes_on && stand.game().times_stood() == 2 {
        now.news = words.say("zebra-stood-twice");
    }
    let trouble = keeper.as_ref().and_then(|keeper| keeper.trouble());
    if let Some(trouble) = trouble.filter(|_| now.news.is_empty()) {
        now.news = ZebraSay::NotKept(trouble.clone()).said(words);
    }
    told.set_if_neq(now);
}

/// Whose turn it is, how the match ended, or which turn is looked at.
fn state(words: &Words, stand: &ZebraStand) -> String {
    let (turn, turns) = (stand.game().turns().len(), stand.record().game.turns().len());
    if stand.is_looking_back() || !stand.occasion().is_played() {
        let fields: [(&str, &dyn Tellable); 2] = [("turn", &turn), ("turns", &turns)];
        let at = words.say_with("zebra-at-turn", &fields);
        return match stand.game().turns().last() {
            Some(played) => format!("{at} · {played}"),
            None => at,
        };
    }
    match stand.record().game.ending() {
        Some(_) => words.say("zebra-refusal-match-over"),
        None => words.say_with("zebra-to-move", &[("side", &stand.position().to_move())]),
    }
}

/// What stands on a square: whose tower it is, and its pieces from the top.
pub fn tower_in_words(words: &Words, position: &ZebraPosition, square: ZebraSquare) -> String {
    let tower = position.tower(square);
    let from_top: Vec<ZebraSide> = tower.iter().rev().copied().collect();
    match from_top[..] {
        [] => words.say_with("zebra-tower-closed", &[("square", &square)]),
        [side] => words.say_with("zebra-tower-single", &[("square", &square), ("side", &side)]),
        _ => {
            let height = from_top.len();
            let fields: [(&str, &dyn Tellable); 3] =
                [("square", &square), ("height", &height), ("sides", &from_top)];
            words.say_with("zebra-tower", &fields)
        }
    }
}

/// Which towers each side owns, and which squares are closed.
fn all_towers(words: &Words, position: &ZebraPosition) -> String {
    let with_height = |square: ZebraSquare| match position.height(square) {
        1 => square.to_string(),
        height => format!("{square}({height})"),
    };
    let of_side = |side| {
        let towers: Vec<String> = position.towers(side).map(with_height).collect();
        words.say_with("zebra-towers", &[("side", &side), ("towers", &towers.join(" "))])
    };
    let closed: Vec<ZebraSquare> =
        position.size().squares().filter(|square| position.height(*square) == 0).collect();
    let [light, dark] = ZebraSide::BOTH.map(of_side);
    [light, dark, words.say_with("zebra-closed", &[("squares", &closed)])].join("\n")
}
