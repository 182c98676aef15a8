//! The list of turns: each as it is written down, those taken back too. A click goes to the position
//! after it. It shows where the window is wide enough, or where a person wants it.

use bevy::{prelude::*, ui::Checked, ui_widgets::ScrollIntoView};

use super::{Speaker, buttons::Does};
use crate::{
    game::{
        Action, Flow, Referee, Request, Screen,
        ui::{
            self, Letters, RHYTHM, Skin, Wide,
            palette::{EDGE, FAINT_INK, INK, SOFT_INK, WALNUT},
            text,
        },
    },
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Referee>.or_eager(any_match_filter::<Added<Rows>>);
    app.init_resource::<Wanted>().add_systems(
        Update,
        (toggle.run_if(on_message::<Action>), show, write.run_if(changed))
            .chain()
            .in_set(Flow::Tell)
            .run_if(in_state(Screen::Match)),
    );
}

/// How wide a window is that has room for the list beside the board, in logical pixels.
const ROOMY: f32 = 1100.0;

/// Whether a person wants to see the list; who has not said so sees it where there is room.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Wanted(Option<bool>);

/// The panel with the list.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct TurnsPanel;

/// What the rows of the list are children of.
#[derive(Component, Clone, Copy, Debug)]
struct Rows;

/// The row of the position after so many turns, and what it says.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    /// How many turns.
    pub after: usize,
    said: String,
    is_undone: bool,
}

pub(super) fn place(words: &Words) -> impl Bundle {
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
            Wide(15.0),
            Node {
                flex_direction: FlexDirection::Column,
                row_gap: px(RHYTHM),
                min_height: px(0),
                padding: px(1.5 * RHYTHM).all(),
                border: px(1).all(),
                border_radius: BorderRadius::all(px(RHYTHM)),
                ..default()
            },
            BackgroundColor(WALNUT),
            BorderColor::all(EDGE),
            children![
                text(words.tell(&Action::Turns), Letters::Small, SOFT_INK),
                (Rows, ui::scroll()),
            ],
        )],
    )
}

fn toggle(
    mut actions: MessageReader<Action>,
    panel: Single<&Node, With<TurnsPanel>>,
    mut wanted: ResMut<Wanted>,
) {
    for _ in actions.read().filter(|action| **action == Action::Turns) {
        wanted.0 = Some(panel.display == Display::None);
    }
}

/// Shows the list or hides it, and lights its button while it shows.
fn show(
    wanted: Res<Wanted>,
    cameras: Query<&Camera>,
    mut panel: Single<&mut Node, With<TurnsPanel>>,
    buttons: Query<(Entity, &Does, Has<Checked>)>,
    mut commands: Commands,
) {
    let is_roomy = || {
        let sizes = cameras.iter().filter_map(Camera::logical_target_size);
        sizes.map(|size| size.x).fold(0.0, f32::max) >= ROOMY
    };
    let shows = wanted.0.unwrap_or_else(is_roomy);
    let display = if shows { Display::Flex } else { Display::None };
    if panel.display != display {
        panel.display = display;
    }
    for (entity, Does(action), is_lit) in &buttons {
        match (*action == Action::Turns && shows, is_lit) {
            (true, false) => drop(commands.entity(entity).insert(Checked)),
            (false, true) => drop(commands.entity(entity).remove::<Checked>()),
            _ => {}
        }
    }
}

/// Brings the rows up to date, writing anew only those that say something else, and follows the turn
/// that the table shows.
fn write(
    referee: Res<Referee>,
    speaker: Res<Speaker>,
    list: Single<Entity, With<Rows>>,
    rows: Query<(Entity, &Row, Has<Checked>)>,
    mut commands: Commands,
) {
    let wanted = wanted_rows(&referee, &speaker.0);
    let current = referee.game().turns().len();
    let mut there = vec![None; wanted.len()];
    for (entity, row, is_lit) in &rows {
        if wanted.get(row.after) != Some(row) {
            commands.entity(entity).despawn();
            continue;
        }
        there[row.after] = Some(entity);
        match (row.after == current, is_lit) {
            (true, false) => drop(commands.entity(entity).insert(Checked)),
            (false, true) => drop(commands.entity(entity).remove::<Checked>()),
            _ => {}
        }
    }
    for (at, row) in wanted.into_iter().enumerate() {
        if there[at].is_none() {
            let new = commands.spawn(written(&row)).id();
            if row.after == current {
                commands.entity(new).insert(Checked);
            }
            there[at] = Some(new);
            commands.entity(*list).insert_children(at, &[new]);
        }
    }
    if let Some(entity) = there.get(current).copied().flatten() {
        commands.queue(move |world: &mut World| world.trigger(ScrollIntoView { entity }));
    }
}

fn wanted_rows(referee: &Referee, words: &Words) -> Vec<Row> {
    let played = referee.game().turns().len();
    let first = referee.game().start().to_move();
    let start = Row { after: 0, said: words.say("hud-start"), is_undone: false };
    let rows = referee.all_turns().into_iter().enumerate().map(|(i, turn)| {
        let side = if i % 2 == 0 { first } else { first.other() };
        let after = i + 1;
        let said = words.say_with(
            "hud-turn",
            &[("turn", &after), ("side", &side), ("played", &turn.to_string())],
        );
        Row { after, said, is_undone: after > played }
    });
    std::iter::once(start).chain(rows).collect()
}

fn written(row: &Row) -> impl Bundle + use<> {
    let ink = if row.is_undone { FAINT_INK } else { INK };
    (
        row.clone(),
        ui::bare_button(Skin::Choice, row.said.clone()),
        Node {
            min_height: px(4.0 * RHYTHM),
            justify_content: JustifyContent::Start,
            padding: UiRect::horizontal(px(RHYTHM)),
            flex_shrink: 0.0,
            ..ui::face()
        },
        ui::sends(Request::Jump(row.after)),
        children![text(row.said.clone(), Letters::Small, ink)],
    )
}
