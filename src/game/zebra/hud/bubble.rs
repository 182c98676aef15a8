//! The bubble beside a tower: why the last try was refused, or what the tower consists of that is pointed at.

use bevy::prelude::*;

use super::tower_in_words;
use crate::{
    game::{
        common::{Flow, Overlay, Speaker},
        hud::{Bubble, bubble, say_in},
        input::OtherPointed,
        stage::View,
        ui::{Letters, palette::BRASS},
        zebra::{
            AtZebra, ZebraFan, ZebraHand, ZebraStand,
            keys::ZebraCursor,
            layout::{PIECE_RADIUS, height, place, square_of},
        },
    },
    zebra::{ZebraPosition, ZebraSquare},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(AtZebra), set_up)
        .add_systems(Update, follow.in_set(Flow::Tell).run_if(in_state(AtZebra)));
}

/// The bubble beside a tower.
#[derive(Component, Clone, Copy, Debug)]
struct TowerBubble;

fn set_up(mut commands: Commands) {
    commands.spawn((TowerBubble, DespawnOnExit(AtZebra), bubble(BRASS, Letters::Body)));
}

/// Says what there is to say, and keeps the bubble beside its tower, even while the camera moves.
fn follow(
    (stand, hand, fan): (Res<ZebraStand>, Res<ZebraHand>, Res<ZebraFan>),
    (pointed, cursor, scale): (Res<OtherPointed>, Res<ZebraCursor>, Res<UiScale>),
    (speaker, overlay): (Res<Speaker>, Res<State<Overlay>>),
    eyes: Query<(&Camera, &GlobalTransform), With<View>>,
    shown: Single<(&mut Bubble, &Children), With<TowerBubble>>,
    mut texts: Query<&mut Text>,
) {
    let (mut bubble, children) = shown.into_inner();
    let position = stand.position();
    let size = position.size();
    let at = cursor.shown_at().or_else(|| square_of(size, pointed.0?));
    let said = match (hand.refused, at) {
        (Some(refused), _) => Some((refused.at, speaker.0.tell(&refused.why))),
        (None, Some(at)) if position.height(at) > 1 && hand.held.is_none() => {
            Some((at, tower_in_words(&speaker.0, position, at)))
        }
        _ => None,
    };
    let said = said.filter(|_| *overlay.get() == Overlay::None);
    let wanted = match (said, eyes.iter().next()) {
        (Some((at, said)), Some((camera, eye))) => {
            say_in(&said, children, &mut texts);
            let seen = |square| {
                let part =
                    seen_at(camera, eye, top_of(position, *fan, square), place(size, square))?;
                Some(Rect { min: part.min / scale.0, max: part.max / scale.0 })
            };
            let towers = size.squares().filter(|square| position.height(*square) > 0);
            Bubble {
                beside: seen(at),
                clear_of: Vec::new(),
                board: towers.filter_map(seen).collect(),
            }
        }
        _ => Bubble::default(),
    };
    bubble.set_if_neq(wanted);
}

/// The top of the tower on a square.
fn top_of(position: &ZebraPosition, fan: ZebraFan, square: ZebraSquare) -> Vec3 {
    let pieces = position.height(square).into();
    place(position.size(), square) + Vec3::Y * height(pieces) + fan.shift(square, pieces)
}

/// The rectangle in which a tower is seen, from its top to its foot on a square.
fn seen_at(camera: &Camera, eye: &GlobalTransform, top: Vec3, foot: Vec3) -> Option<Rect> {
    let right = eye.right().with_y(0.0).normalize_or(Vec3::X);
    let away = Vec3::Y.cross(right);
    let base = [right, -right, away, -away].map(|way| foot + way / 2.0);
    let tower = [right, -right, away, -away].map(|way| top + way * PIECE_RADIUS);
    let mut seen =
        base.into_iter().chain(tower).filter_map(|at| camera.world_to_viewport(eye, at).ok());
    let first = seen.next()?;
    Some(seen.fold(Rect::from_corners(first, first), |rect, at| rect.union_point(at)))
}
