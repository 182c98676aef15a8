//! The foot of the window: room for the captions of sounds, which everything else keeps clear of while they are on.

use bevy::prelude::*;

use super::{Ui, letters::RHYTHM, panel::Padding};
use crate::game::keeping::Settings;

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Settings>.or_eager(any_match_filter::<Added<OverFoot>>);
    app.add_systems(PostUpdate, keep_clear.in_set(Ui::Show).run_if(changed));
}

/// How high the room for captions is, in pixels of the layout: two lines of text on a piece of wood.
pub const FOOT: f32 = 6.5 * RHYTHM;

/// How high the room is now.
pub(super) fn foot(settings: &Settings) -> f32 {
    if settings.captions { FOOT } else { 0.0 }
}

/// Reaches down to the lower edge of the window, and leaves this much free there, besides the room for captions and the
/// node's padding.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct OverFoot(pub f32);

fn keep_clear(settings: Res<Settings>, mut nodes: Query<(&OverFoot, &mut Node), Without<Padding>>) {
    for (OverFoot(free), mut node) in &mut nodes {
        let wanted = px(free + foot(&settings));
        if node.padding.bottom != wanted {
            node.padding.bottom = wanted;
        }
    }
}
