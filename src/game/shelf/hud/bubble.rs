//! The bubble beside a thing: why the last try was refused, or what there is to say of what is pointed at.

use bevy::prelude::*;

use super::super::ShelfTable;
use crate::game::{
    common::{Flow, Overlay},
    hud::{Bubble, bubble, say_in},
    stage::View,
    ui::{Letters, palette::BRASS},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShelfBubble>().add_systems(
        Update,
        (set_up.run_if(state_changed::<ShelfTable>), follow)
            .chain()
            .in_set(Flow::Tell)
            .run_if(resource_exists::<State<ShelfTable>>),
    );
}

/// What the bubble says, beside which part of the window, and what it should leave clear. The game on the table keeps it as
/// it has to be.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct ShelfBubble {
    /// What it says. If that is nothing, it is hidden.
    pub said: String,
    /// The part that it lies beside, in pixels of the window.
    pub beside: Option<Rect>,
    /// What it should leave clear.
    pub board: Vec<Rect>,
}

/// The bubble itself.
#[derive(Component, Clone, Copy, Debug)]
struct BesideThing;

fn set_up(
    table: Res<State<ShelfTable>>,
    shown: Query<(), With<BesideThing>>,
    mut commands: Commands,
) {
    if shown.is_empty() {
        commands.spawn((BesideThing, DespawnOnExit(*table.get()), bubble(BRASS, Letters::Body)));
    }
}

/// Says what there is to say, and keeps the bubble beside its thing.
fn follow(
    wanted: Res<ShelfBubble>,
    (scale, overlay): (Res<UiScale>, Res<State<Overlay>>),
    shown: Single<(&mut Bubble, &Children), With<BesideThing>>,
    mut texts: Query<&mut Text>,
) {
    let (mut bubble, children) = shown.into_inner();
    let in_layout = |seen: &Rect| Rect { min: seen.min / scale.0, max: seen.max / scale.0 };
    let is_shown = !wanted.said.is_empty() && *overlay.get() == Overlay::None;
    let now = match wanted.beside.as_ref().filter(|_| is_shown) {
        Some(beside) => {
            say_in(&wanted.said, children, &mut texts);
            Bubble {
                beside: Some(in_layout(beside)),
                board: wanted.board.iter().map(in_layout).collect(),
                ..default()
            }
        }
        None => Bubble::default(),
    };
    bubble.set_if_neq(now);
}

/// The rectangle in which a thing is seen that reaches from a foot this far to all sides up to a top.
pub fn seen_at(
    eyes: &Query<(&Camera, &GlobalTransform), With<View>>,
    (foot, wide): (Vec3, f32),
    (top, narrow): (Vec3, f32),
) -> Option<Rect> {
    let (camera, eye) = eyes.iter().next()?;
    let right = eye.right().with_y(0.0).normalize_or(Vec3::X);
    let away = Vec3::Y.cross(right);
    let ways = [right, -right, away, -away];
    let corners =
        ways.map(|way| foot + way * wide).into_iter().chain(ways.map(|way| top + way * narrow));
    let mut seen = corners.filter_map(|at| camera.world_to_viewport(eye, at).ok());
    let first = seen.next()?;
    Some(seen.fold(Rect::from_corners(first, first), |rect, at| rect.union_point(at)))
}
