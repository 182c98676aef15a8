//! The space between panels and their content, and the foot of the window: room for the captions of sounds, which
//! everything else keeps clear of while they are on.

use bevy::{prelude::*, text::RemSize};

use super::{
    Ui,
    letters::{BODY, RHYTHM},
};
use crate::game::keeping::Settings;

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Settings>
        .or_eager(resource_changed::<RemSize>)
        .or_eager(any_match_filter::<Or<(Added<Padding>, Added<OverFoot>)>>);
    app.add_systems(PostUpdate, pad.in_set(Ui::Show).run_if(changed));
}

/// How high the room for captions is, in ems: two lines of text on a piece of wood.
pub const FOOT: f32 = 2.9;

/// The space between a node and its content, in steps of the grid. Some of it gives way to large letters.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Padding(pub f32);

/// Reaches down to the lower edge of the window, and leaves this much free there, besides the room for captions and the
/// node's padding.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct OverFoot(pub f32);

fn pad(
    settings: Res<Settings>,
    rem: Res<RemSize>,
    mut nodes: Query<
        (Option<&Padding>, Option<&OverFoot>, &mut Node),
        Or<(With<Padding>, With<OverFoot>)>,
    >,
) {
    let part = if rem.0 > 1.2 * BODY { 0.65 } else { 1.0 };
    let foot = if settings.captions { FOOT * rem.0 } else { 0.0 };
    for (padding, over_foot, mut node) in &mut nodes {
        let around = padding.map(|padding| padding.0 * part * RHYTHM);
        let below = over_foot.map_or(0.0, |over_foot| over_foot.0 + foot);
        let all = around.map_or(node.padding, |around| px(around).all());
        let wanted = UiRect { bottom: px(around.unwrap_or(0.0) + below), ..all };
        if node.padding != wanted {
            node.padding = wanted;
        }
    }
}
