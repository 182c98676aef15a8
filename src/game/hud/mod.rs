//! What lies over the table during a match: whose turn it is and which part of it, the list of turns,
//! buttons, and what is said.
//!
//! | file | what it owns |
//! |---|---|
//! | `ribbon.rs` | the players, whose turn it is, which of its two parts, how it ended |
//! | `buttons.rs`, `sign.rs` | the buttons below the board, and the signs on them |
//! | `turns.rs`, `rows.rs` | the list of turns, and the rows of it that are seen |
//! | `dialog.rs` | what is asked before a match is given up or a draw offered; the answer to an offer |
//! | `bubble.rs` | what is said beside a thing: why a try was refused, what a button is called |
//! | `news.rs` | what is said for a while |
//! | `voice.rs` | what a screen reader is told of the board |

mod bubble;
mod buttons;
mod dialog;
mod news;
mod ribbon;
mod rows;
mod sign;
mod turns;
mod voice;

pub(super) use turns::ListWanted;

use bevy::{prelude::*, ui::UiSystems};

use super::{
    Flow, Screen, Sheet, Triumph,
    stage::Margins,
    ui::{self, RHYTHM},
};
use crate::words::Words;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        ribbon::plugin,
        buttons::plugin,
        rows::plugin,
        turns::plugin,
        dialog::plugin,
        bubble::plugin,
        news::plugin,
        voice::plugin,
        sign::plugin,
    ))
    .add_systems(OnEnter(Screen::Match), lay_out)
    .add_systems(OnExit(Screen::Match), uncover)
    .add_systems(OnEnter(Sheet::Result), |all: Query<&mut Node, With<OverTable>>| {
        show(all, Display::None);
    })
    .add_systems(OnExit(Sheet::Result), |all: Query<&mut Node, With<OverTable>>| {
        show(all, Display::Flex);
    })
    .add_systems(Update, step_aside.in_set(Flow::Tell).run_if(in_state(Screen::Match)))
    .add_systems(PostUpdate, cover.after(UiSystems::Layout).run_if(in_state(Screen::Match)));
}

/// The language that people are spoken to in.
#[derive(Resource)]
pub struct Speaker(pub Words);

/// A part of what lies over the table, by the side of the window along which it lies. It covers the
/// board there.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bar {
    /// Along the upper edge.
    Top,
    /// Along the lower edge.
    Bottom,
    /// Along the right edge.
    Right,
}

/// All of it.
#[derive(Component, Clone, Copy, Debug)]
struct OverTable;

/// Lays out the places of all parts. Each part fills its own.
fn lay_out(mut commands: Commands, speaker: Res<Speaker>) {
    let words = &speaker.0;
    commands.spawn((
        Name::new("over the table"),
        OverTable,
        DespawnOnExit(Screen::Match),
        ui::beside(),
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            flex_direction: FlexDirection::Column,
            ..default()
        },
        Pickable::IGNORE,
        children![
            (Bar::Top, strip(), Pickable::IGNORE, children![ribbon::ribbon(words)]),
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
                    // As wide as the list beside the other edge, where there is room: news is in the middle.
                    (side(), Pickable::IGNORE),
                    news::place(),
                    (
                        Node { justify_content: JustifyContent::End, ..side() },
                        Pickable::IGNORE,
                        children![(Bar::Right, turns::place(words))],
                    ),
                ],
            ),
            (
                Bar::Bottom,
                dialog::OfferPlace,
                Node {
                    flex_direction: FlexDirection::Column,
                    justify_content: JustifyContent::End,
                    row_gap: px(RHYTHM),
                    ..strip()
                },
                Pickable::IGNORE,
                children![buttons::row(words)],
            ),
        ],
    ));
}

/// The result says all that there is to be said, and the board has the rest of the window.
fn show(mut all: Query<&mut Node, With<OverTable>>, display: Display) {
    for mut node in &mut all {
        node.display = display;
    }
}

/// A place beside what is in the middle.
fn side() -> Node {
    Node { flex_grow: 1.0, flex_basis: px(0), ..default() }
}

/// While the camera is near those that have won, nothing lies over the board but who they are.
fn step_aside(triumph: Option<Res<Triumph>>, mut bars: Query<(&Bar, &mut Visibility)>) {
    let is_near = triumph.is_some_and(|triumph| triumph.near() > 0.0);
    for (bar, mut visibility) in &mut bars {
        let hides = is_near && *bar != Bar::Top;
        visibility.set_if_neq(if hides { Visibility::Hidden } else { Visibility::Inherited });
    }
}

/// A place along the upper or the lower edge.
fn strip() -> Node {
    Node {
        width: percent(100),
        flex_shrink: 0.0,
        justify_content: JustifyContent::Center,
        padding: px(RHYTHM).all(),
        ..default()
    }
}

/// Says how much of the window the parts cover, so that the board keeps clear of them.
fn cover(
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

fn uncover(mut margins: ResMut<Margins>) {
    margins.set_if_neq(Margins::default());
}
