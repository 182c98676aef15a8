//! The foot of the window: room for the captions of sounds, which everything else keeps clear of while they are on.

use bevy::{prelude::*, text::RemSize};

use super::{Ui, panel::Padding};
use crate::game::keeping::Settings;

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Settings>
        .or_eager(resource_changed::<RemSize>)
        .or_eager(any_match_filter::<Added<OverFoot>>);
    app.add_systems(PostUpdate, keep_clear.in_set(Ui::Show).run_if(changed));
}

/// How high the room for captions is, in ems: two lines of text on a piece of wood.
pub const FOOT: f32 = 2.9;

/// How high the room is now, in pixels of the layout.
pub(super) fn foot(settings: &Settings, rem: RemSize) -> f32 {
    if settings.captions { FOOT * rem.0 } else { 0.0 }
}

/// Reaches down to the lower edge of the window, and leaves this much free there, besides the room for captions and the
/// node's padding.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct OverFoot(pub f32);

fn keep_clear(
    settings: Res<Settings>,
    rem: Res<RemSize>,
    mut nodes: Query<(&OverFoot, &mut Node), Without<Padding>>,
) {
    for (OverFoot(free), mut node) in &mut nodes {
        let wanted = px(free + foot(&settings, *rem));
        if node.padding.bottom != wanted {
            node.padding.bottom = wanted;
        }
    }
}
