//! How a match ended: the result (`result.rs`), where the match turned (`turning.rs`), the ways to one's own mistakes
//! (`mistakes.rs`) and to the whole match (`watch_again.rs`), how its buttons lie (`ways.rs`), the score after rematches
//! (`series.rs`), and a rematch with somebody far away (`far_rematch.rs`).

mod far_rematch;
mod mistakes;
mod result;
mod series;
mod turning;
mod watch_again;
mod ways;

use bevy::prelude::*;

use super::page;
use crate::game::{
    common::Overlay,
    hud::Region,
    ui::{Fill, RHYTHM, palette::CLEAR},
};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((result::plugin, series::plugin, turning::plugin, mistakes::plugin))
        .add_plugins((watch_again::plugin, far_rematch::plugin));
}

/// Opens the card with a result. It lies below or beside the board, so that the whole board stays visible.
pub fn open_result(commands: &mut Commands, overlay: Overlay, card: impl Bundle) {
    commands
        .spawn((
            Name::new("result"),
            page(overlay),
            children![(
                Region::Foot,
                Node {
                    width: percent(100),
                    max_height: percent(100),
                    padding: px(2.0 * RHYTHM).all(),
                    justify_content: JustifyContent::Center,
                    ..default()
                },
                children![card],
            )],
        ))
        .insert(Fill(CLEAR))
        .entry::<Node>()
        .and_modify(|mut node| {
            node.align_items = AlignItems::End;
            node.justify_content = JustifyContent::End;
            node.padding = UiRect::ZERO;
        });
}
