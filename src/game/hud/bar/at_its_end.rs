//! Buttons that are of use only until a match is over. Then the way to its result takes their place, so that no other
//! button moves.

use bevy::prelude::*;

use super::buttons::button_group;
use crate::{
    game::{
        common::{Go, Overlay},
        input::Action,
        ui::{self, Letters, RHYTHM, Skin, palette::INK},
    },
    words::Words,
};

/// The least width of that place, in ems: that of the button that leads to the result.
const RESULT: f32 = 5.0;

/// What the end of a match shows or hides.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtItsEnd {
    /// Buttons that go. They keep their room.
    Goes,
    /// The way to the result.
    Comes,
}

/// These buttons, and in their place, once the match is over, the one that leads to its result.
pub fn until_its_end(words: &Words, group: &[Action], result: Overlay) -> impl Bundle + use<> {
    (
        Node { justify_content: JustifyContent::Center, ..default() },
        ui::Ems::MinWidth(RESULT),
        Pickable::IGNORE,
        children![
            (AtItsEnd::Goes, button_group(words, group)),
            (
                AtItsEnd::Comes,
                Node {
                    display: Display::None,
                    position_type: PositionType::Absolute,
                    width: percent(100),
                    height: percent(100),
                    flex_direction: FlexDirection::Column,
                    ..default()
                },
                Pickable::IGNORE,
                children![(
                    ui::bare_button(Skin::Primary, words.say("hud-result")),
                    ui::sends(Go::Over(result)),
                    // Two square buttons leave less room than the text of other buttons has.
                    Node { padding: px(RHYTHM).all(), ..ui::face() },
                    children![(
                        ui::label(words.say("hud-result"), Letters::Body, INK),
                        TextLayout::no_wrap(),
                    )],
                )],
            ),
        ],
    )
}

/// Shows the one or the other.
pub fn swap_at_its_end(
    has_ended: bool,
    parts: &mut Query<(&AtItsEnd, &mut Node, &mut Visibility)>,
) {
    for (part, mut node, mut visibility) in parts {
        match part {
            AtItsEnd::Goes => {
                let wanted = if has_ended { Visibility::Hidden } else { Visibility::Inherited };
                visibility.set_if_neq(wanted);
            }
            AtItsEnd::Comes => {
                let display = if has_ended { Display::Flex } else { Display::None };
                if node.display != display {
                    node.display = display;
                }
            }
        }
    }
}
