//! The HUD: everything that lies over the table during a match. It shows whose turn it is and which part
//! is due, the list of turns, buttons and messages.
//!
//! | folder | what it owns |
//! |---|---|
//! | `arrange.rs` | how these lie: around the board, or in a column beside it |
//! | `bar/` | the bars along the edges: who plays and whose turn it is, and the buttons |
//! | `turns/` | the list of turns, and what the judge says of them |
//! | `panel/` | what lies above the buttons: lessons, exercises, the way through a recorded match, questions |
//! | `say/` | messages, bubbles, and what a screen reader says of the board |
//! | `landing.rs` | what waits until a piece has landed |
//! | `announcer.rs` | what a screen reader says of what happens |

mod announcer;
mod arrange;
mod bar;
mod landing;
mod panel;
mod say;
mod turns;

pub use announcer::announced;
pub use arrange::{Arrangement, KeptFree, Region};
pub use bar::{
    ActionButton, AtItsEnd, brass_cup, brass_tick, button_group, ribbon_wood, swap_at_its_end,
    until_its_end,
};
pub use panel::{AskFirst, letter_button};
pub use say::{Bubble, at_news, board_stop, bubble, say_in};

use bevy::{prelude::*, window::RequestRedraw};

use crate::game::{
    common::{Flow, Overlay, Screen, Speaker, Spoken},
    stage::Margins,
    table::Triumph,
    ui::{self, RHYTHM},
};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((arrange::plugin, bar::plugin, turns::plugin, panel::plugin, say::plugin))
        .add_plugins(announcer::plugin)
        .add_computed_state::<AnyTable>()
        .add_computed_state::<AtTable>()
        .add_systems(OnEnter(AtTable), lay_out)
        .add_systems(OnExit(AnyTable), clear_margins)
        .add_systems(Update, hide_for_triumph.in_set(Flow::Tell).run_if(in_state(Screen::Match)));
    for result in [Overlay::Result, Overlay::OtherResult] {
        app.add_systems(OnEnter(result), |all: Query<&mut Node, With<OverTable>>| {
            set_display(all, Display::None);
        })
        .add_systems(OnExit(result), |all: Query<&mut Node, With<OverTable>>| {
            set_display(all, Display::Flex);
        });
    }
}

/// A table is on the screen, with a match of Nonaga or of another game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AnyTable;

impl ComputedStates for AnyTable {
    type SourceStates = (Screen, Spoken);

    fn compute((screen, spoken): (Screen, Spoken)) -> Option<AnyTable> {
        (screen.is_table() && spoken == Spoken::Settled).then_some(AnyTable)
    }
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

/// The root of a HUD.
#[derive(Component, Clone, Copy, Debug)]
pub struct OverTable;

/// Lays out a place for each part. The parts fill their own.
fn lay_out(mut commands: Commands, speaker: Res<Speaker>, overlay: Res<State<Overlay>>) {
    let words = &speaker.0;
    let is_hidden = *overlay.get() == Overlay::Result;
    commands.spawn((
        DespawnOnExit(AtTable),
        over_table(if is_hidden { Display::None } else { Display::Flex }),
        children![
            (at_head(), children![bar::ribbon(words)]),
            (
                at_middle(JustifyContent::End),
                children![
                    (Region::LeftOfNews, side_column(), Pickable::IGNORE),
                    say::news::place(),
                    (
                        // In the column it gets as high as there is room for.
                        Node {
                            justify_content: JustifyContent::End,
                            min_height: px(0),
                            overflow: Overflow::clip_y(),
                            ..side_column()
                        },
                        Pickable::IGNORE,
                        children![(Region::Turns, turns::list::place())],
                    ),
                ],
            ),
            (at_foot(), panel::LinePlace, children![bar::buttons::row(words)]),
            bar::way_back(words),
        ],
    ));
}

/// What lies over the table, from its head to its foot.
pub fn over_table(display: Display) -> impl Bundle {
    (
        Name::new("over the table"),
        OverTable,
        ui::beside(),
        Node {
            display,
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            flex_direction: FlexDirection::Column,
            ..default()
        },
        Pickable::IGNORE,
    )
}

/// The place of the ribbon.
pub fn at_head() -> impl Bundle {
    (Region::Head, Node { flex_shrink: 0.0, ..strip() }, Pickable::IGNORE)
}

/// The place between head and foot.
pub fn at_middle(justify_content: JustifyContent) -> impl Bundle {
    (
        Region::Middle,
        Node { flex_grow: 1.0, flex_basis: px(0), min_height: px(0), justify_content, ..default() },
        Pickable::IGNORE,
    )
}

/// The place of what is pressed, one thing below the other.
pub fn at_foot() -> impl Bundle {
    (
        Region::Foot,
        ui::OverFoot(RHYTHM),
        Node {
            flex_direction: FlexDirection::Column,
            justify_content: JustifyContent::End,
            row_gap: px(RHYTHM),
            ..strip()
        },
        Pickable::IGNORE,
    )
}

/// Shows or hides the HUD. It is hidden while the result is open, which says everything and leaves the
/// rest of the window to the board.
fn set_display(mut all: Query<&mut Node, With<OverTable>>, display: Display) {
    for mut node in &mut all {
        node.display = display;
    }
}

/// A column beside the news.
fn side_column() -> Node {
    Node { flex_grow: 1.0, flex_basis: px(0), ..default() }
}

/// For how many frames after a celebration the panels stay hidden. The result opens in one of them.
const UNTIL_RESULT: u8 = 3;

/// Hides all but the head while the camera is close to the winning tokens. What then comes with the result must not be seen
/// for a moment before it.
fn hide_for_triumph(
    triumph: Option<Res<Triumph>>,
    mut left: Local<u8>,
    mut regions: Query<(&Region, &mut Visibility)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let is_near = triumph.is_some_and(|triumph| triumph.near() > 0.0);
    let is_hidden = is_near || *left > 0;
    if is_near {
        *left = UNTIL_RESULT;
    } else if is_hidden {
        *left -= 1;
        redraw.write(RequestRedraw);
    }
    for (region, mut visibility) in &mut regions {
        let hides = is_hidden && matches!(region, Region::Turns | Region::Foot);
        visibility.set_if_neq(if hides { Visibility::Hidden } else { Visibility::Inherited });
    }
}

/// A place along the upper or lower edge.
fn strip() -> Node {
    Node { justify_content: JustifyContent::Center, padding: px(RHYTHM).all(), ..default() }
}

fn clear_margins(mut margins: ResMut<Margins>) {
    margins.set_if_neq(Margins::default());
}
