//! Buttons that are of use only until a match is over. Then the way to its result takes their place, so that no other
//! button moves.

use bevy::{prelude::*, text::RemSize};

use super::{
    action_button::button_group,
    icon::{CUP, icon},
    short_name::LARGEST,
};
use crate::{
    game::{
        common::{Flow, Go, Overlay},
        hud::{AnyTable, say::Tip},
        input::Action,
        ui::{self, Letters, RHYTHM, Skin, palette::INK},
    },
    words::Words,
};

/// The least width of that place: the word fits into it unless the text is larger than [`LARGEST`].
const RESULT: f32 = 14.0 * RHYTHM;

/// What the end of a match shows or hides.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtItsEnd {
    /// Buttons that go. They keep their room.
    Goes,
    /// The way to the result.
    Comes,
}

/// What stands on the button that leads to the result: the word, or where that is too large, an icon.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum ResultFace {
    Word,
    Icon,
}

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<RemSize>.or_eager(any_match_filter::<Added<ResultFace>>);
    app.add_systems(Update, fit.in_set(Flow::Tell).run_if(in_state(AnyTable)).run_if(changed));
}

fn fit(rem: Res<RemSize>, mut faces: Query<(&ResultFace, &mut Node)>) {
    let fitting = if rem.0 <= LARGEST { ResultFace::Word } else { ResultFace::Icon };
    for (face, mut node) in &mut faces {
        let display = if *face == fitting { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
    }
}

/// These buttons, and in their place, once the match is over, the one that leads to its result.
pub fn until_its_end(words: &Words, group: &[Action], result: Overlay) -> impl Bundle + use<> {
    (
        Node { justify_content: JustifyContent::Center, min_width: px(RESULT), ..default() },
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
                    Tip { name: words.say("hud-result"), action: None },
                    // Two square buttons leave less room than the text of other buttons has.
                    Node { padding: px(0.5 * RHYTHM).all(), ..ui::face() },
                    children![
                        (
                            ResultFace::Word,
                            Node::default(),
                            ui::label(words.say("hud-result"), Letters::Body, INK),
                            TextLayout::no_wrap(),
                        ),
                        (
                            ResultFace::Icon,
                            Node { display: Display::None, ..default() },
                            Pickable::IGNORE,
                            children![icon(CUP)],
                        ),
                    ],
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
