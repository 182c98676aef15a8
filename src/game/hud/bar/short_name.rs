//! The short names below the icons, where there is room for all of them.

use bevy::{prelude::*, text::RemSize};

use crate::{
    game::{
        common::Flow,
        hud::{AnyTable, arrange::Arrangement},
        input::Action,
        ui::{self, Letters, palette::INK},
    },
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Arrangement>
        .or_eager(resource_changed::<UiScale>)
        .or_eager(resource_changed::<RemSize>)
        .or_eager(any_match_filter::<Or<(Added<ShortName>, Changed<Camera>)>>);
    app.add_systems(Update, show.in_set(Flow::Tell).run_if(in_state(AnyTable)).run_if(changed));
}

/// The short name of a button, below its icon.
#[derive(Component, Clone, Debug)]
pub(super) struct ShortName {
    /// How wide the button is with it, in ems.
    wide: f32,
    /// The shape of the button without it.
    without: Node,
}

/// The width of a button with a short name, in ems. Four lie side by side in the [column](Arrangement::Beside).
pub(super) const WIDTH: f32 = 4.0;
/// The same on a panel in the column. Four fill a row of it, so that those below each other lie in line.
pub(super) const WIDTH_ON_PANEL: f32 = 3.52;
/// How wide a window must be for a whole row of such buttons, in ems.
const ROW: f32 = 60.0;
/// The largest letters that fit into such a button below its icon: the size of body text, in pixels of the layout.
pub(super) const LARGEST: f32 = 20.0;

/// The actions that have a short name, and its key. Most are called what they are called elsewhere.
const NAMES: &[(Action, &str)] = &[
    (Action::TakeBackTurn, "button-take-back-turn"),
    (Action::TakeBackPart, "button-take-back-part"),
    (Action::Redo, "button-redo"),
    (Action::Hint, "action-hint"),
    (Action::Flip, "button-flip"),
    (Action::WholeBoard, "button-whole-board"),
    (Action::Coordinates, "button-coordinates"),
    (Action::Turns, "action-turns"),
    (Action::OfferDraw, "button-offer-draw"),
    (Action::Resign, "action-resign"),
    (Action::Rules, "action-rules"),
    (Action::Pause, "action-pause"),
    (Action::ToStart, "button-to-start"),
    (Action::TurnBack, "button-turn-back"),
    (Action::TurnForward, "button-turn-forward"),
    (Action::ToEnd, "button-to-end"),
    (Action::MistakeForward, "button-mistake-forward"),
    (Action::PlayOrPause, "button-play"),
    (Action::Faster, "button-speed"),
    (Action::PlayFromHere, "button-play-from-here"),
    (Action::Share, "button-share"),
];

/// The short name of an action. It is empty if the action has none.
pub(super) fn name_of(words: &Words, action: Action) -> String {
    let key = NAMES.iter().find(|(named, _)| *named == action).map(|(_, key)| *key);
    key.map(|key| words.say(key)).unwrap_or_default()
}

/// A short name, hidden at first. With it, its button is as wide as this, and without it, it has this shape.
pub(super) fn short_name(said: String, wide: f32, without: Node) -> impl Bundle {
    (
        ShortName { wide, without },
        Node { display: Display::None, ..default() },
        ui::label(said, Letters::Tiny, INK),
        TextLayout::no_wrap(),
    )
}

/// Shows the short names if there is room for all of them, and hides them otherwise.
fn show(
    cameras: Query<&Camera>,
    (scale, rem): (Res<UiScale>, Res<RemSize>),
    arrangement: Res<Arrangement>,
    mut names: Query<(&mut Node, &Text, &ChildOf, &ShortName)>,
    mut buttons: Query<&mut Node, Without<ShortName>>,
) {
    let widths = cameras.iter().filter_map(Camera::logical_target_size).map(|size| size.x);
    let Some(width) = widths.reduce(f32::max) else { return };
    let fits_across =
        *arrangement == Arrangement::Beside || ui::ems_across(width, &scale, &rem) >= ROW;
    let has_room = fits_across && rem.0 <= LARGEST;
    for (mut name, text, ChildOf(button), short) in &mut names {
        let is_shown = has_room && !text.is_empty();
        let display = if is_shown { Display::Flex } else { Display::None };
        if name.display != display {
            name.display = display;
        }
        let shape = if is_shown { short.shape(*rem) } else { short.without.clone() };
        if let Ok(mut node) = buttons.get_mut(*button) {
            // Whether the button is there at all is not for its name to say.
            let display = node.display;
            node.set_if_neq(Node { display, ..shape });
        }
    }
}

impl ShortName {
    /// The shape of its button. It is as high as one without.
    fn shape(&self, rem: RemSize) -> Node {
        let width = px(self.wide * rem.0);
        Node {
            flex_direction: FlexDirection::Column,
            width,
            min_width: width,
            padding: px(0).all(),
            ..self.without.clone()
        }
    }
}
