//! The list of turns in notation, including those that were taken back. A click on a turn goes to the
//! position after it. The list shows if the window is wide enough or the player wants it.

use bevy::{prelude::*, text::RemSize};

use super::rows;
use crate::{
    game::{
        common::{Flow, Screen},
        input::Action,
        referee::Referee,
        ui::{
            self, Ems, Letters, RHYTHM,
            palette::{EDGE, SOFT_INK},
            text,
        },
    },
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ListWanted>().add_systems(
        Update,
        (toggle.run_if(on_message::<Action>), show)
            .chain()
            .in_set(Flow::Tell)
            .run_if(in_state(Screen::Match)),
    );
}

/// From this width on, in ems, the window has room for the list beside the board.
const ROOMY: f32 = 61.0;

/// Whether the player wants to see the list. With `None` it shows if there is room.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ListWanted(pub Option<bool>);

/// The panel with the list.
#[derive(Component, Clone, Copy, Debug)]
pub struct TurnsPanel;

pub fn place(words: &Words) -> impl Bundle {
    (
        TurnsPanel,
        Node {
            flex_direction: FlexDirection::Column,
            max_height: percent(100),
            padding: UiRect { left: px(RHYTHM), right: px(RHYTHM), ..default() },
            display: Display::None,
            ..default()
        },
        Pickable::IGNORE,
        children![(
            // Room for the longest turn of a side line, and a mark.
            Ems::Width(17.0),
            Node {
                max_width: percent(100),
                flex_direction: FlexDirection::Column,
                row_gap: px(RHYTHM),
                min_height: px(0),
                padding: UiRect { right: px(2.75 * RHYTHM), ..px(1.5 * RHYTHM).all() },
                ..ui::slip()
            },
            ui::wood(EDGE),
            children![text(words.tell(&Action::Turns), Letters::Small, SOFT_INK), rows::list(),],
        )],
    )
}

fn toggle(
    mut actions: MessageReader<Action>,
    panel: Single<&Node, With<TurnsPanel>>,
    mut wanted: ResMut<ListWanted>,
) {
    for _ in actions.read().filter(|action| **action == Action::Turns) {
        wanted.0 = Some(panel.display == Display::None);
    }
}

/// Shows or hides the list.
pub fn show(
    wanted: Res<ListWanted>,
    referee: Res<Referee>,
    cameras: Query<&Camera>,
    (scale, rem): (Res<UiScale>, Res<RemSize>),
    mut panel: Single<&mut Node, With<TurnsPanel>>,
) {
    let is_roomy = || {
        let sizes = cameras.iter().filter_map(Camera::logical_target_size);
        ui::ems_across(sizes.map(|size| size.x).fold(0.0, f32::max), &scale, &rem) >= ROOMY
    };
    // A lesson has no list, because it leads through its turns itself.
    let shows = referee.occasion().lists_turns && wanted.0.unwrap_or_else(is_roomy);
    let display = if shows { Display::Flex } else { Display::None };
    if panel.display != display {
        panel.display = display;
    }
}
