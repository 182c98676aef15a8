//! A slip beside the table, not over it, because the player may also go on playing: what it says, and its buttons.

use bevy::prelude::*;

use crate::game::ui::{
    self, Ems, Letters, RHYTHM,
    palette::{INK, Tint},
    text,
};

/// The width of what it says, in ems.
const SAID: f32 = 18.0;

/// The slip, with an edge of this colour and these buttons.
pub(super) fn slip<B: Bundle>(edge: Tint, said: String, buttons: B) -> impl Bundle + use<B> {
    let said = (
        Ems::Basis(SAID),
        Node { flex_grow: 1.0, ..default() },
        Pickable::IGNORE,
        children![text(said, Letters::Body, INK)],
    );
    bare_slip(edge, AlignItems::Center, children![said, (ui::wraps(), Pickable::IGNORE, buttons)])
}

/// A slip with whatever lies on it, side by side as far as there is room.
pub(super) fn bare_slip<C: Bundle>(
    edge: Tint,
    align_items: AlignItems,
    contents: C,
) -> impl Bundle + use<C> {
    (
        Node { justify_content: JustifyContent::Center, flex_shrink: 0.0, ..default() },
        Pickable::IGNORE,
        children![(
            Node {
                max_width: percent(100),
                flex_wrap: FlexWrap::Wrap,
                align_items,
                column_gap: px(2.0 * RHYTHM),
                row_gap: px(RHYTHM),
                ..ui::slip()
            },
            ui::wood(edge),
            contents,
        )],
    )
}
