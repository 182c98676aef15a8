//! The small entries of the title, in two columns. One that is longer than a column has a row of its own.

use bevy::prelude::*;

use crate::game::ui::{self, Letters, RHYTHM, Skin, palette::INK};

/// The height of a row of them, in ems.
pub const SMALL_ROW: f32 = 2.45;

/// What holds them. Their texts begin where everything else does.
pub fn small_entries() -> impl Bundle {
    (
        Node {
            flex_wrap: FlexWrap::Wrap,
            margin: UiRect::left(px(-RHYTHM)),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
    )
}

/// An entry that says this, with what its button needs to lead somewhere.
pub fn small_entry(said: String, leads: impl Bundle) -> impl Bundle {
    (
        Node { min_width: percent(50), flex_shrink: 0.0, ..default() },
        Pickable::IGNORE,
        children![(
            ui::bare_button(Skin::Quiet, said.clone()),
            leads,
            Node { padding: px(RHYTHM).all(), ..ui::face() },
            children![ui::label(said, Letters::Small, INK)],
        )],
    )
}
