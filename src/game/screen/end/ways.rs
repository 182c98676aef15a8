//! How the buttons of a result lie: in rows below the board, or in a narrow column, where the main ways are as wide as the column. In
//! the column and in a low window the others have short names, so that what is said and the board have room.

use bevy::prelude::*;

use crate::{
    game::{
        hud::Arrangement,
        ui::{self, RHYTHM, Skin},
    },
    words::Words,
};

/// How the buttons lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ways {
    /// In rows.
    Rows,
    /// In rows of a low window.
    LowRows,
    /// In a narrow column.
    Column,
}

/// The name of a way, and a short one for half of the column.
#[derive(Clone, Copy, Debug)]
pub struct WayName {
    /// The key of the whole name, which a screen reader says.
    pub whole: &'static str,
    /// The key of the short one.
    pub short: &'static str,
}

/// How far apart the buttons lie where there is little room.
const CLOSE: f32 = RHYTHM;

/// Two of the other ways fill a row of the column: each takes at least so many percent of it.
const HALF: f32 = 45.0;

/// A window that is lower than this, in ems, is low.
const LOW: f32 = 40.0;

impl Ways {
    /// How they lie in a window of this height in ems.
    pub fn of(arrangement: Arrangement, height: f32) -> Ways {
        match arrangement {
            Arrangement::Beside => Ways::Column,
            Arrangement::Around if height < LOW => Ways::LowRows,
            Arrangement::Around => Ways::Rows,
        }
    }

    /// What the buttons lie in.
    pub fn place(self) -> Node {
        match self {
            Ways::Rows => ui::row_node(),
            Ways::LowRows | Ways::Column => Node {
                column_gap: px(CLOSE),
                row_gap: px(CLOSE),
                align_items: AlignItems::Stretch,
                ..ui::row_node()
            },
        }
    }

    /// A main way, in its place.
    pub fn main(self, button: impl Bundle) -> impl Bundle {
        let width = if self == Ways::Column { percent(100) } else { auto() };
        let node = Node { width, flex_direction: FlexDirection::Column, ..default() };
        (node, Pickable::IGNORE, Children::spawn(Spawn(button)))
    }

    /// Another way, in its place.
    pub fn other(self, button: impl Bundle) -> impl Bundle {
        let (width, flex_grow) =
            if self == Ways::Column { (percent(HALF), 1.0) } else { (auto(), 0.0) };
        let node = Node { width, flex_grow, flex_direction: FlexDirection::Column, ..default() };
        (node, Pickable::IGNORE, Children::spawn(Spawn(button)))
    }

    /// The button of another way.
    pub fn button(self, words: &Words, name: WayName) -> impl Bundle + use<> {
        let sides = match self {
            Ways::Rows => 2.5,
            Ways::LowRows => 1.5,
            Ways::Column => 0.5,
        };
        let whole = words.say(name.whole);
        ui::tight_button(Skin::Plain, words.say(self.key_of(name)), whole, sides * RHYTHM)
    }

    /// The key of what is seen of a name.
    pub fn key_of(self, name: WayName) -> &'static str {
        if self == Ways::Rows { name.whole } else { name.short }
    }
}
