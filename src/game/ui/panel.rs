//! Panels that controls and text lie on, and rows and columns of them.

use bevy::prelude::*;

use super::{
    focus::{Headline, Modal, told},
    letters::{Ems, Letters, RHYTHM, text},
    padding::{OverFoot, Padding},
    paint::{Border, Fill, Gradient},
    palette::{BRASS, DUSK, EDGE, INK, SHADOW, Tint, WALNUT, WALNUT_LIT},
    scale::Rim,
};

/// Darkens everything beneath it, and keeps all pointers and keys away from there. Its child lies in the
/// middle.
pub fn dusk() -> impl Bundle {
    (
        Modal,
        told::unnamed(),
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            ..default()
        },
        (Padding(2.0), OverFoot(0.0)),
        Fill(DUSK),
        GlobalZIndex(OVER),
    )
}

/// Above everything that is not an overlay.
const OVER: i32 = 10;

/// Puts something above everything, also above overlays.
pub fn over_all() -> impl Bundle {
    GlobalZIndex(OVER + 1)
}

/// A panel of dark wood, `ems` of body text wide. Its children are a [`headline`], content that may
/// [`scroll`](super::scroll), and a [`row`] of buttons.
pub fn card(ems: f32) -> impl Bundle {
    card_within(ems, CARD)
}

/// A [`card`] with this much room around what is on it, on the grid of the layout.
pub fn card_within(ems: f32, room: f32) -> impl Bundle {
    card_as_high_as(ems, auto(), room)
}

/// The room around what is on a card, on the grid of the layout.
pub const CARD: f32 = 4.0;

/// A [`card`] that fills the height of the window, for content that comes and goes. What scrolls on it is to
/// fill the rest of it: see [`fills`].
pub fn tall_card(ems: f32) -> impl Bundle {
    card_as_high_as(ems, percent(100), CARD)
}

fn card_as_high_as(ems: f32, height: Val, room: f32) -> impl Bundle {
    (
        Ems::Width(ems),
        Node {
            max_width: percent(100),
            height,
            max_height: percent(100),
            flex_direction: FlexDirection::Column,
            row_gap: px(2.0 * RHYTHM),
            border_radius: BorderRadius::all(px(1.5 * RHYTHM)),
            ..default()
        },
        Padding(room),
        Rim(1.0),
        Fill(WALNUT),
        Gradient { tints: [WALNUT_LIT, WALNUT], middle: 0.5, angle: LinearGradient::TO_BOTTOM },
        Border(EDGE),
        BoxShadow::new(SHADOW, px(0), px(1.5 * RHYTHM), px(0), px(5.0 * RHYTHM)),
    )
}

/// Fills the rest of a line or a column, even if its content is smaller. Choices in it get all of its width,
/// so that their height is right when they wrap.
pub fn fills() -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        flex_grow: 1.0,
        flex_basis: px(0),
        min_width: px(0),
        min_height: px(0),
        ..default()
    }
}

/// What lies in the only cell of a grid, over whatever else lies there.
pub fn only_cell() -> Node {
    let only = GridPlacement::start(1);
    Node { grid_row: only, grid_column: only, ..default() }
}

/// A line of controls that goes on below if there is no room.
pub fn wraps() -> Node {
    Node { flex_wrap: FlexWrap::Wrap, column_gap: px(RHYTHM), row_gap: px(RHYTHM), ..default() }
}

/// The shape of a small piece of dark wood over the table.
pub fn slip() -> Node {
    Node {
        padding: UiRect::axes(px(1.5 * RHYTHM), px(RHYTHM)),
        border_radius: BorderRadius::all(px(RHYTHM)),
        ..default()
    }
}

/// A [`plank`]. Whoever arranges planks gives them their largest height.
#[derive(Component, Clone, Copy, Debug)]
pub struct Plank;

/// A wide piece of wood below or beside the board, at most `ems` of body text wide, whose parts lie `rhythms` steps of
/// the grid apart. It leaves room for the board, so what is long on it has to [`scroll`](super::scroll).
pub fn plank(ems: f32, rhythms: f32, edge: Tint, within: impl Bundle) -> impl Bundle {
    (
        Node {
            justify_content: JustifyContent::Center,
            width: percent(100),
            min_height: px(0),
            ..default()
        },
        Pickable::IGNORE,
        children![(
            Plank,
            Ems::Width(ems),
            Node {
                flex_direction: FlexDirection::Column,
                row_gap: px(rhythms * RHYTHM),
                max_width: percent(100),
                padding: UiRect::axes(px(2.5 * RHYTHM), px(RHYTHM)),
                ..slip()
            },
            wood(edge),
            within,
        )],
    )
}

/// The look of a [`slip`].
pub fn wood(edge: Tint) -> impl Bundle {
    (
        Rim(1.0),
        Fill(WALNUT),
        Border(edge),
        BoxShadow::new(SHADOW, px(0), px(0.5 * RHYTHM), px(0), px(2.0 * RHYTHM)),
    )
}

/// The title of a card, with a line of brass beneath.
pub fn headline(said: impl Into<String>) -> impl Bundle {
    headline_in(Letters::Title, said)
}

/// A [`headline`] in letters of another size.
pub fn headline_in(letters: Letters, said: impl Into<String>) -> impl Bundle {
    (
        Node {
            flex_direction: FlexDirection::Column,
            row_gap: px(1.5 * RHYTHM),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
        children![(Headline, text(said, letters, INK)), rule(),],
    )
}

/// A short line of brass.
pub fn rule() -> impl Bundle {
    (Node { width: px(6.0 * RHYTHM), height: px(2), ..default() }, Fill(BRASS), Pickable::IGNORE)
}

/// A row of controls, which wraps in a narrow window.
pub fn row() -> impl Bundle {
    (row_node(), Pickable::IGNORE)
}

/// The shape of a [`row`].
pub fn row_node() -> Node {
    Node {
        flex_wrap: FlexWrap::Wrap,
        row_gap: px(1.5 * RHYTHM),
        column_gap: px(1.5 * RHYTHM),
        flex_shrink: 0.0,
        align_items: AlignItems::Center,
        ..default()
    }
}

/// A control with its label in front, or above if letters are too large for both in one line.
pub fn labelled(said: impl Into<String>, control: impl Bundle) -> impl Bundle {
    (
        pair(),
        children![
            (
                Ems::Basis(LABEL),
                // It gets more width only if it has a line of its own.
                Node { flex_grow: 1.0, max_width: percent(100), ..default() },
                Pickable::IGNORE,
                children![text(said, Letters::Body, INK)],
            ),
            (
                Ems::Basis(CONTROL),
                Node {
                    // Gives wrapped content all of the width, so that its height is right.
                    flex_direction: FlexDirection::Column,
                    flex_grow: 1e6,
                    min_width: px(0),
                    max_width: percent(100),
                    ..default()
                },
                Pickable::IGNORE,
                children![control],
            ),
        ],
    )
}

/// Two things beside each other, or one below the other if there is no room.
pub fn pair() -> impl Bundle {
    (
        Node {
            flex_wrap: FlexWrap::Wrap,
            align_items: AlignItems::Center,
            column_gap: px(2.0 * RHYTHM),
            row_gap: px(0.5 * RHYTHM),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
    )
}

/// The width of labels in ems, so that the controls behind them line up.
pub const LABEL: f32 = 11.1;
/// The least width of the controls behind them, in ems.
const CONTROL: f32 = 12.5;

/// A column of parts, `rhythms` steps of the grid apart.
pub fn column(rhythms: f32) -> impl Bundle {
    (
        Node {
            flex_direction: FlexDirection::Column,
            row_gap: px(rhythms * RHYTHM),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
    )
}
