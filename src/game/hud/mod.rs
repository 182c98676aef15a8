//! The HUD: everything that lies over the table during a match. It shows whose turn it is and which part
//! is due, the list of turns, buttons and messages.
//!
//! | folder | what it owns |
//! |---|---|
//! | `bar/` | the bars along the edges: who plays and whose turn it is, and the buttons |
//! | `turns/` | the list of turns, and what the judge says of them |
//! | `panel/` | what lies above the buttons: lessons, exercises, the way through a recorded match, questions |
//! | `say/` | messages, bubbles and the screen reader |

mod bar;
mod panel;
mod say;
mod turns;

pub use turns::ListWanted;

use bevy::{prelude::*, ui::UiSystems};

use crate::game::{
    common::{Flow, Overlay, Screen, Speaker, Spoken},
    stage::Margins,
    table::Triumph,
    ui::{self, RHYTHM},
};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((bar::plugin, turns::plugin, panel::plugin, say::plugin))
        .add_computed_state::<AtTable>()
        .add_systems(OnEnter(AtTable), lay_out)
        .add_systems(OnExit(AtTable), clear_margins)
        .add_systems(OnEnter(Overlay::Result), |all: Query<&mut Node, With<OverTable>>| {
            set_display(all, Display::None);
        })
        .add_systems(OnExit(Overlay::Result), |all: Query<&mut Node, With<OverTable>>| {
            set_display(all, Display::Flex);
        })
        .add_systems(Update, hide_for_triumph.in_set(Flow::Tell).run_if(in_state(Screen::Match)))
        .add_systems(
            PostUpdate,
            measure_margins.after(UiSystems::Layout).run_if(in_state(Screen::Match)),
        );
}

/// A part of the HUD that lies along an edge of the window. The board keeps clear of it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Bar {
    Top,
    Bottom,
    Right,
}

/// The table is on the screen for a match. The HUD is spawned on entering this state: when a match begins,
/// and anew when the language changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct AtTable;

impl ComputedStates for AtTable {
    type SourceStates = (Screen, Spoken);

    fn compute((screen, spoken): (Screen, Spoken)) -> Option<AtTable> {
        (screen == Screen::Match && spoken == Spoken::Settled).then_some(AtTable)
    }
}

/// The root of the HUD.
#[derive(Component, Clone, Copy, Debug)]
struct OverTable;

/// Lays out a place for each part. The parts fill their own.
fn lay_out(mut commands: Commands, speaker: Res<Speaker>, overlay: Res<State<Overlay>>) {
    let words = &speaker.0;
    commands.spawn((
        Name::new("over the table"),
        OverTable,
        DespawnOnExit(AtTable),
        ui::beside(),
        Node {
            display: match overlay.get() {
                Overlay::Result => Display::None,
                _ => Display::Flex,
            },
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            flex_direction: FlexDirection::Column,
            ..default()
        },
        Pickable::IGNORE,
        children![
            (Bar::Top, strip(), Pickable::IGNORE, children![bar::ribbon(words)]),
            (
                Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    min_height: px(0),
                    justify_content: JustifyContent::End,
                    ..default()
                },
                Pickable::IGNORE,
                children![
                    // As wide as the list on the other side, if there is room. This keeps news in the middle.
                    (say::news::LeftOfNews, side_column(), Pickable::IGNORE),
                    say::news::place(),
                    (
                        Node { justify_content: JustifyContent::End, ..side_column() },
                        Pickable::IGNORE,
                        children![(Bar::Right, turns::list::place(words))],
                    ),
                ],
            ),
            (
                Bar::Bottom,
                ui::OverFoot(RHYTHM),
                panel::LinePlace,
                Node {
                    flex_direction: FlexDirection::Column,
                    justify_content: JustifyContent::End,
                    row_gap: px(RHYTHM),
                    ..strip()
                },
                Pickable::IGNORE,
                children![bar::buttons::row(words)],
            ),
        ],
    ));
}

/// Shows or hides the HUD. It is hidden while the result is open, which says everything and leaves the
/// rest of the window to the board.
fn set_display(mut all: Query<&mut Node, With<OverTable>>, display: Display) {
    for mut node in &mut all {
        node.display = display;
    }
}

/// A column beside the middle one.
fn side_column() -> Node {
    Node { flex_grow: 1.0, flex_basis: px(0), ..default() }
}

/// Hides all bars but the top one while the camera is close to the winning tokens.
fn hide_for_triumph(triumph: Option<Res<Triumph>>, mut bars: Query<(&Bar, &mut Visibility)>) {
    let is_near = triumph.is_some_and(|triumph| triumph.near() > 0.0);
    for (bar, mut visibility) in &mut bars {
        let hides = is_near && *bar != Bar::Top;
        visibility.set_if_neq(if hides { Visibility::Hidden } else { Visibility::Inherited });
    }
}

/// A place along the upper or lower edge.
fn strip() -> Node {
    Node {
        width: percent(100),
        flex_shrink: 0.0,
        justify_content: JustifyContent::Center,
        padding: px(RHYTHM).all(),
        ..default()
    }
}

/// Measures how much of the window the bars cover, so that the board keeps clear of them.
fn measure_margins(
    bars: Query<(&Bar, &ComputedNode, &UiGlobalTransform)>,
    scale: Res<UiScale>,
    mut margins: ResMut<Margins>,
) {
    let mut covered = Margins { keeps_middle: true, ..default() };
    for (bar, node, place) in &bars {
        let size = ui::on_window(node, place, &scale).size();
        match bar {
            Bar::Top => covered.top = covered.top.max(size.y),
            Bar::Bottom => covered.bottom = covered.bottom.max(size.y),
            Bar::Right => covered.right = covered.right.max(size.x),
        }
    }
    margins.set_if_neq(covered);
}

fn clear_margins(mut margins: ResMut<Margins>) {
    margins.set_if_neq(Margins::default());
}
