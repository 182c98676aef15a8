//! The list of turns, each as a picture and a word, including those that were taken back. A click on a turn goes to
//! the position after it. The list is folded away until the player opens it, and then stays as they left it.

use bevy::prelude::*;

use super::rows;
use crate::game::{
    common::{Flow, Screen},
    input::Action,
    keeping::Settings,
    referee::Referee,
    ui::{self, Ems, RHYTHM, palette::EDGE},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (toggle.run_if(on_message::<Action>), show)
            .chain()
            .in_set(Flow::Tell)
            .run_if(in_state(Screen::Match)),
    );
}

/// The panel with the list.
#[derive(Component, Clone, Copy, Debug)]
pub struct TurnsPanel;

pub fn place() -> impl Bundle {
    (
        TurnsPanel,
        Node {
            flex_direction: FlexDirection::Column,
            max_height: percent(100),
            max_width: vw(45),
            padding: UiRect { left: px(RHYTHM), right: px(RHYTHM), ..default() },
            display: Display::None,
            ..default()
        },
        Pickable::IGNORE,
        children![(
            // Room for a turn in a deep variation.
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
            children![rows::list()],
        )],
    )
}

fn toggle(mut actions: MessageReader<Action>, mut settings: ResMut<Settings>) {
    for _ in actions.read().filter(|action| **action == Action::Turns) {
        settings.turn_list = !settings.turn_list;
    }
}

/// Whether the list is open. A lesson has none, because it leads through its turns itself.
pub fn is_open(settings: &Settings, referee: &Referee) -> bool {
    referee.occasion().lists_turns && settings.turn_list
}

/// Shows or hides the list.
pub fn show(
    settings: Res<Settings>,
    referee: Res<Referee>,
    mut panel: Single<&mut Node, With<TurnsPanel>>,
) {
    let display = if is_open(&settings, &referee) { Display::Flex } else { Display::None };
    if panel.display != display {
        panel.display = display;
    }
}
