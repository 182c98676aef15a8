//! The list of turns: each as it is written down, those taken back too. A click goes to the position
//! after it. It shows where the window is wide enough, or where a person wants it.

use bevy::{
    prelude::*,
    ui::{Checked, UiSystems},
    ui_widgets::ScrollIntoView,
    window::RequestRedraw,
};

use super::{Speaker, buttons::Does};
use crate::{
    game::{
        Action, Flow, Referee, Request, Screen,
        ui::{
            self, Letters, RHYTHM, Skin,
            palette::{EDGE, FAINT_INK, SOFT_INK},
            text, token,
        },
    },
    rules::Side,
    words::{Tellable, Words},
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Referee>.or_eager(any_match_filter::<Added<Rows>>);
    app.init_resource::<ListWanted>().add_systems(
        Update,
        (toggle.run_if(on_message::<Action>), show, write.run_if(changed))
            .chain()
            .in_set(Flow::Tell)
            .run_if(in_state(Screen::Match)),
    );
    app.add_systems(PostUpdate, follow.after(UiSystems::Layout).run_if(any_with_component::<Rows>));
}

/// How wide a window is that has room for the list beside the board.
const ROOMY: f32 = 1100.0;

/// Whether a person wants to see the list; who has not said so sees it where there is room.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::game) struct ListWanted(pub Option<bool>);

/// The panel with the list.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct TurnsPanel;

/// What the rows of the list are children of.
#[derive(Component, Clone, Copy, Debug)]
struct Rows;

/// The row of the position after so many turns: whose the last of them was and how it is written down.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    /// How many turns.
    pub after: usize,
    played: Option<(Side, String)>,
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
            Node {
                width: ui::wide(15.0),
                max_width: percent(100),
                flex_direction: FlexDirection::Column,
                row_gap: px(RHYTHM),
                min_height: px(0),
                padding: UiRect { right: px(2.75 * RHYTHM), ..px(1.5 * RHYTHM).all() },
                ..ui::slip()
            },
            ui::wood(EDGE),
            children![
                text(words.tell(&Action::Turns), Letters::Small, SOFT_INK),
                ui::scroll(0.25, Rows),
            ],
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

/// Shows the list or hides it, and lights its button while it shows.
fn show(
    wanted: Res<ListWanted>,
    cameras: Query<&Camera>,
    scale: Res<UiScale>,
    mut panel: Single<&mut Node, With<TurnsPanel>>,
    buttons: Query<(Entity, &Does, Has<Checked>)>,
    mut commands: Commands,
) {
    let is_roomy = || {
        let sizes = cameras.iter().filter_map(Camera::logical_target_size);
        sizes.map(|size| size.x / scale.0).fold(0.0, f32::max) >= ROOMY
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

/// Brings the rows up to date, writing anew only those that say something else.
fn write(
    referee: Res<Referee>,
    speaker: Res<Speaker>,
    list: Single<Entity, With<Rows>>,
    rows: Query<(Entity, &Row, Has<Checked>)>,
    mut commands: Commands,
) {
    let wanted = wanted_rows(&referee);
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
            let new = commands.spawn(written(&speaker.0, &row)).id();
            if row.after == current {
                commands.entity(new).insert(Checked);
            }
            there[at] = Some(new);
            commands.entity(*list).insert_children(at, &[new]);
        }
    }
}

/// Shows the row of the turn that the table shows, once that lies where it lies.
fn follow(
    rows: Query<Entity, (With<Row>, With<Checked>, Or<(Added<Checked>, Changed<ComputedNode>)>)>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for entity in &rows {
        commands.trigger(ScrollIntoView { entity });
        redraw.write(RequestRedraw);
    }
}

fn wanted_rows(referee: &Referee) -> Vec<Row> {
    let game = referee.game();
    let (played, first) = (game.turns().len(), game.start().to_move());
    let start = Row { after: 0, played: None, is_undone: false };
    let rows = referee.all_turns().into_iter().zip(1..).map(|(turn, after)| {
        let side = if after % 2 == 1 { first } else { first.other() };
        Row { after, played: Some((side, turn.to_string())), is_undone: after > played }
    });
    std::iter::once(start).chain(rows).collect()
}

fn written(words: &Words, row: &Row) -> impl Bundle + use<> {
    let skin = if row.is_undone { Skin::Past } else { Skin::Quiet };
    let number = row.played.as_ref().map(|_| row.after.to_string());
    let (called, said) = match &row.played {
        None => (words.say("hud-start"), words.say("hud-start")),
        Some((side, played)) => {
            let fields: [(&str, &dyn Tellable); 3] =
                [("turn", &row.after), ("side", side), ("played", played)];
            (words.say_with("hud-turn", &fields), played.clone())
        }
    };
    let side = row.played.as_ref().map(|(side, _)| *side);
    (
        row.clone(),
        ui::bare_button(skin, called),
        Node {
            min_height: px(3.5 * RHYTHM),
            justify_content: JustifyContent::Start,
            column_gap: px(RHYTHM),
            padding: UiRect::horizontal(px(RHYTHM)),
            flex_shrink: 0.0,
            ..ui::face()
        },
        ui::sends(Request::Jump(row.after)),
        Children::spawn((
            SpawnIter(number.map(numbered).into_iter()),
            SpawnIter(side.map(|side| token(side, 1.75 * RHYTHM)).into_iter()),
            Spawn(text(said, Letters::Small, SOFT_INK)),
        )),
    )
}

/// The number of a turn, as wide as any.
fn numbered(number: String) -> impl Bundle {
    (
        Node { min_width: px(2.5 * RHYTHM), justify_content: JustifyContent::End, ..default() },
        Pickable::IGNORE,
        children![text(number, Letters::Small, FAINT_INK)],
    )
}
