//! The rows of the list of turns. Only those are there that are seen, and some around them: however long a
//! match is, a turn of it takes no longer to lay out.
#![expect(clippy::cast_precision_loss, reason = "matches have few turns")]

use std::ops::Range;

use bevy::{prelude::*, ui::Checked, window::RequestRedraw};

use super::Speaker;
use crate::{
    game::{
        Flow, Referee, Request, Screen,
        ui::{
            self, Letters, RHYTHM, Skin,
            palette::{FAINT_INK, SOFT_INK},
            text, token,
        },
    },
    rules::{Side, Turn},
    words::{Tellable, Words},
};

pub(super) fn plugin(app: &mut App) {
    let is_laid_out = any_match_filter::<(With<Rows>, Changed<ComputedNode>)>;
    let is_scrolled = any_match_filter::<(With<Rows>, Changed<ScrollPosition>)>;
    let has_changed = resource_changed::<Referee>.or_eager(is_laid_out);
    app.add_systems(
        Update,
        (follow.run_if(has_changed.clone()), write.run_if(has_changed.or_eager(is_scrolled)))
            .chain()
            .in_set(Flow::Tell)
            .run_if(in_state(Screen::Match)),
    );
}

/// What the rows of the list are children of.
#[derive(Component, Clone, Copy, Debug)]
struct Rows;

/// The room that rows leave which are not there, before those that are and after them.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Room {
    Before,
    After,
}

/// How high a row is, and how far apart rows lie, in rhythms.
const HIGH: f32 = 3.5;
const APART: f32 = 0.25;
/// From one row to the next, in pixels of the layout.
const PITCH: f32 = (HIGH + APART) * RHYTHM;
/// How many rows are there beyond those that are seen, for the keyboard to go on to.
const SPARE: usize = 4;

/// The row of the position after so many turns: whose the last of them was and how it is written down.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
struct Row {
    after: usize,
    played: Option<(Side, String)>,
    is_undone: bool,
}

/// The list, with no rows yet.
pub(super) fn list() -> impl Bundle {
    ui::scroll(APART, (Rows, children![room(Room::Before), room(Room::After)]))
}

/// Room that nothing takes up yet.
fn room(room: Room) -> impl Bundle {
    let node = Node { display: Display::None, flex_shrink: 0.0, ..default() };
    (room, node, Pickable::IGNORE)
}

/// Scrolls to the row of the position that the table shows.
fn follow(
    referee: Res<Referee>,
    list: Single<(&ComputedNode, &mut ScrollPosition), With<Rows>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (node, mut position) = list.into_inner();
    let padding = node.padding.min_inset.y + node.padding.max_inset.y;
    let height = (node.size().y - padding) * node.inverse_scale_factor;
    let upper = referee.game().turns().len() as f32 * PITCH;
    let lowest = upper + HIGH * RHYTHM - height;
    let wanted = position.y.max(lowest).min(upper).min(end(height, rows_of(&referee)));
    if (wanted - position.y).abs() > 0.5 {
        position.y = wanted;
        redraw.write(RequestRedraw);
    }
}

/// Brings the rows up to date, writing anew only those that say something else.
fn write(
    referee: Res<Referee>,
    speaker: Res<Speaker>,
    list: Single<(Entity, &ComputedNode, &ScrollPosition), With<Rows>>,
    rows: Query<(Entity, &Row, Has<Checked>)>,
    mut rooms: Query<(&Room, &mut Node)>,
    mut commands: Commands,
) {
    let (list, node, position) = *list;
    let turns = referee.all_turns();
    let all = turns.len() + 1;
    let wanted = seen(position.y, node.size().y * node.inverse_scale_factor, all);
    for (room, mut node) in &mut rooms {
        let missing = match room {
            Room::Before => wanted.start,
            Room::After => all - wanted.end,
        };
        let height = px(missing as f32 * PITCH - APART * RHYTHM);
        let display = if missing == 0 { Display::None } else { Display::Flex };
        if (node.height, node.display) != (height, display) {
            (node.height, node.display) = (height, display);
        }
    }
    let current = referee.game().turns().len();
    let first = wanted.start;
    let wanted: Vec<Row> = wanted.map(|after| row(&referee, &turns, after)).collect();
    let mut there = vec![false; wanted.len()];
    for (entity, row, is_lit) in &rows {
        let at = row.after.wrapping_sub(first);
        if wanted.get(at) != Some(row) {
            commands.entity(entity).despawn();
            continue;
        }
        there[at] = true;
        match (row.after == current, is_lit) {
            (true, false) => drop(commands.entity(entity).insert(Checked)),
            (false, true) => drop(commands.entity(entity).remove::<Checked>()),
            _ => {}
        }
    }
    for (at, row) in wanted.into_iter().enumerate() {
        if !there[at] {
            let new = commands.spawn(written(&speaker.0, &row)).id();
            if row.after == current {
                commands.entity(new).insert(Checked);
            }
            // After the room before them and the rows that are there already.
            commands.entity(list).insert_children(at + 1, &[new]);
        }
    }
}

/// How many rows a match has: one for each turn, and one for where it began.
fn rows_of(referee: &Referee) -> usize {
    referee.all_turns().len() + 1
}

/// How far down one can scroll where so much is seen of so many rows.
fn end(height: f32, all: usize) -> f32 {
    (all as f32 * PITCH - height).max(0.0)
}

/// Which of so many rows are to be there where so much is seen from so far down on.
fn seen(from: f32, height: f32, all: usize) -> Range<usize> {
    let first = (from.clamp(0.0, end(height, all)) / PITCH) as usize;
    let behind = first + (height / PITCH).ceil() as usize + 1;
    first.saturating_sub(SPARE).min(all)..(behind + SPARE).min(all)
}

/// The row of the position after so many of a match's turns.
fn row(referee: &Referee, turns: &[Turn], after: usize) -> Row {
    let game = referee.game();
    let first = game.start().to_move();
    let side = if after % 2 == 1 { first } else { first.other() };
    let turn = after.checked_sub(1).and_then(|at| turns.get(at));
    Row {
        after,
        played: turn.map(|turn| (side, turn.to_string())),
        is_undone: after > game.turns().len(),
    }
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
            min_height: px(HIGH * RHYTHM),
            height: px(HIGH * RHYTHM),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_seen_is_there_and_little_more() {
        assert_eq!(seen(0.0, 10.0 * PITCH, 6), 0..6);
        assert_eq!(seen(0.0, 10.0 * PITCH, 500), 0..11 + SPARE);
        assert_eq!(seen(100.5 * PITCH, 10.0 * PITCH, 500), 100 - SPARE..111 + SPARE);
        assert_eq!(seen(490.0 * PITCH, 10.0 * PITCH, 500), 490 - SPARE..500);
        assert_eq!(seen(9e9, 10.0 * PITCH, 500), 490 - SPARE..500, "scrolled too far");
        assert_eq!(seen(9e9, PITCH, 1), 0..1, "a list that has become shorter");
    }
}
