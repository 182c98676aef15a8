//! What is said beside a tower: why the last try was refused, or what the tower consists of that is pointed at.

use bevy::prelude::*;

use super::{
    AT_ZEBRA, ZebraFan, ZebraHand, ZebraStand,
    in_words::tower_in_words,
    layout::{PIECE_RADIUS, height, place},
    on_shelf::square_of,
};
use crate::{
    game::{
        common::{Flow, Speaker},
        input::OtherPointed,
        shelf::{ShelfBubble, ShelfCursor, seen_at},
        stage::View,
    },
    zebra::{ZebraPosition, ZebraSquare},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, say.in_set(Flow::Celebrate).run_if(in_state(AT_ZEBRA)));
}

/// Says what there is to say, even while the camera moves.
fn say(
    (stand, hand, fan): (Res<ZebraStand>, Res<ZebraHand>, Res<ZebraFan>),
    (pointed, cursor, speaker): (Res<OtherPointed>, Res<ShelfCursor>, Res<Speaker>),
    eyes: Query<(&Camera, &GlobalTransform), With<View>>,
    mut bubble: ResMut<ShelfBubble>,
) {
    let record = stand.shown();
    let position = record.game.position();
    let at = cursor.shown_at().or(pointed.0).and_then(|number| square_of(record, number));
    let refused = hand.refused.and_then(|refused| {
        Some((square_of(record, refused.at)?, speaker.0.explain(&refused.why)))
    });
    let said = refused.or_else(|| {
        let at = at.filter(|at| position.height(*at) > 1 && hand.held.is_none())?;
        Some((at, tower_in_words(&speaker.0, position, at)))
    });
    let seen = |square| {
        let foot = place(position.size(), square);
        seen_at(&eyes, (foot, 0.5), (top_of(position, *fan, square), PIECE_RADIUS))
    };
    let wanted = match said {
        Some((at, said)) => {
            let towers = position.size().squares().filter(|square| position.height(*square) > 0);
            ShelfBubble { said, beside: seen(at), board: towers.filter_map(seen).collect() }
        }
        None => ShelfBubble::default(),
    };
    bubble.set_if_neq(wanted);
}

/// The top of the tower on a square.
fn top_of(position: &ZebraPosition, fan: ZebraFan, square: ZebraSquare) -> Vec3 {
    let pieces = position.height(square).into();
    place(position.size(), square) + Vec3::Y * height(pieces) + fan.shift(square, pieces)
}
