//! The fan: a tower that is pointed at for a moment opens, so that each of its pieces is seen, from whatever view.

use bevy::{prelude::*, window::RequestRedraw};

use super::{
    AT_ZEBRA, ZebraHand, ZebraStand,
    layout::{PIECE_HEIGHT, square_of},
};
use crate::{
    game::{
        common::{Flow, Overlay},
        input::OtherPointed,
        shelf::ShelfCursor,
        stage::View,
    },
    zebra::{ZebraPosition, ZebraSquare},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ZebraFan>()
        .add_systems(Update, open_or_close.in_set(Flow::Point).run_if(in_state(AT_ZEBRA)))
        .add_systems(OnExit(AT_ZEBRA), |mut fan: ResMut<ZebraFan>| *fan = ZebraFan::default());
}

/// How long a tower is pointed at until it opens, in seconds. A mouse on its way over the board opens none.
const MOMENT: f32 = 0.2;
/// How far apart the pieces of the open tower are, besides what they are apart in it.
const GAP: f32 = 0.8 * PIECE_HEIGHT;
/// How far its top piece goes at most, so that a high tower does not reach over half the board.
const MOST: f32 = 0.48;

/// The tower that is open, and how far each of its pieces is from the one below it, besides its height.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct ZebraFan {
    open: Option<(ZebraSquare, Vec3)>,
}

impl ZebraFan {
    /// The tower that is open.
    pub fn tower(self) -> Option<ZebraSquare> {
        self.open.map(|(square, _)| square)
    }

    /// How far the piece with so many below it in this tower is from its place. With as many as the tower has, it is how
    /// far the tower reaches above its height.
    pub fn shift(self, square: ZebraSquare, below: usize) -> Vec3 {
        let by = |(_, by): (ZebraSquare, Vec3)| by * f32::from(u16::try_from(below).unwrap_or(0));
        self.open.filter(|(open, _)| *open == square).map_or(Vec3::ZERO, by)
    }
}

/// The tower that is pointed at and has something to show. What the hand holds stays as it is.
fn pointed_at(
    position: &ZebraPosition,
    hand: ZebraHand,
    cursor: ShelfCursor,
    pointed: OtherPointed,
) -> Option<ZebraSquare> {
    let number = cursor.shown_at().or(pointed.0)?;
    let at = square_of(position.size(), number)?;
    (position.height(at) > 1 && hand.held != Some(number)).then_some(at)
}

/// Opens the tower that is pointed at, upwards as the player sees it, and closes it again.
fn open_or_close(
    (time, overlay): (Res<Time>, Res<State<Overlay>>),
    (stand, hand): (Res<ZebraStand>, Res<ZebraHand>),
    (pointed, cursor): (Res<OtherPointed>, Res<ShelfCursor>),
    eyes: Query<&GlobalTransform, With<View>>,
    mut waited: Local<(Option<ZebraSquare>, f32)>,
    mut fan: ResMut<ZebraFan>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let at = pointed_at(stand.shown().game.position(), *hand, *cursor, *pointed);
    let at = at.filter(|_| *overlay.get() == Overlay::None);
    if waited.0 != at {
        *waited = (at, 0.0);
    }
    let open = at.and_then(|square| {
        if waited.1 < MOMENT {
            waited.1 += time.delta_secs();
            redraw.write(RequestRedraw);
            return None;
        }
        let gaps = f32::from(u16::from(stand.shown().game.position().height(square)).max(2) - 1);
        let up = eyes.iter().next().map_or(Vec3::Y, |eye| *eye.up());
        Some((square, up * GAP.min(MOST / gaps)))
    });
    fan.set_if_neq(ZebraFan { open });
}
