//! The rows of the list of turns. Only the visible rows and a few around them are spawned, so the layout
//! takes no longer in a long match.

use bevy::{
    input_focus::{FocusCause, InputFocus},
    prelude::*,
    text::RemSize,
    ui::Checked,
    window::RequestRedraw,
};

use super::{
    listed::{DEEPEST, ListedTurn, Tells, TurnList, letters_in_row},
    turn_mark::TurnMark,
};
use crate::{
    game::{
        common::{Flow, Screen, Speaker},
        hud::say::Tip,
        players::Judge,
        referee::{Asker, Referee},
        ui::{
            self, Ems, Fill, Letters, RHYTHM, Skin, Spacer,
            palette::{BRASS, FAINT_INK, SOFT_INK},
            token_or_symbol, unbroken,
        },
    },
    words::{Tellable, Words},
};

pub(super) fn plugin(app: &mut App) {
    let is_laid_out = any_match_filter::<(With<Rows>, Changed<ComputedNode>)>;
    let is_scrolled = any_match_filter::<(With<Rows>, Changed<ScrollPosition>)>;
    // A judgement must not scroll the list: the player may be looking at another row.
    let has_moved =
        resource_changed::<Referee>.or_eager(is_laid_out).or_eager(resource_changed::<RemSize>);
    let has_changed = has_moved.clone().or_eager(resource_changed::<Judge>);
    app.add_systems(
        Update,
        (
            scroll_to_current.run_if(has_moved),
            update_rows.run_if(has_changed.or_eager(is_scrolled)),
        )
            .chain()
            .in_set(Flow::Tell)
            .run_if(in_state(Screen::Match)),
    );
}

/// The parent of the rows.
#[derive(Component, Clone, Copy, Debug)]
struct Rows;

/// How high they are.
const ROWS: ui::Rows = ui::Rows { height: 3.5, gap: 0.25 };

/// How high they are if some turns take two lines.
const HIGH_ROWS: ui::Rows = ui::Rows { height: 5.0, ..ROWS };

fn spacing(are_high: bool) -> ui::Rows {
    if are_high { HIGH_ROWS } else { ROWS }
}

/// A row.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct TurnRow(pub ListedTurn);

/// The mark of a turn, which comes once the turn is judged.
#[derive(Component, Clone, Copy, Debug)]
struct MarkOfRow;

/// The list, still without rows.
pub fn list() -> impl Bundle {
    let spacers = children![ui::spacer(Spacer::Before), ui::spacer(Spacer::After)];
    ui::scroll(ROWS.gap, (Rows, spacers))
}

/// How many letters fit into a row of the list.
fn letters_across(list: &ComputedNode, rem: RemSize) -> usize {
    letters_in_row(list.size().x * list.inverse_scale_factor / rem.0)
}

/// Scrolls to the row of the position on the table.
fn scroll_to_current(
    (referee, judge, speaker): (Res<Referee>, Res<Judge>, Res<Speaker>),
    rem: Res<RemSize>,
    list: Single<(&ComputedNode, &mut ScrollPosition), With<Rows>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (node, mut position) = list.into_inner();
    let padding = node.padding.min_inset.y + node.padding.max_inset.y;
    let height = (node.size().y - padding) * node.inverse_scale_factor;
    let listed = TurnList::of(&referee, &judge, &speaker.0, letters_across(node, *rem));
    let every = spacing(listed.are_high).for_letters(&rem);
    let wanted = every.bring_into_view(position.y, height, listed.current, listed.rows());
    if (wanted - position.y).abs() > 0.5 {
        position.y = wanted;
        redraw.write(RequestRedraw);
    }
}

/// Updates the rows. A row is only spawned again if its content has changed. A mark that the judge gives it does not
/// take it away from a pointer that presses it.
fn update_rows(
    (referee, judge): (Res<Referee>, Res<Judge>),
    (speaker, rem): (Res<Speaker>, Res<RemSize>),
    list: Single<(Entity, &ComputedNode, &ScrollPosition), With<Rows>>,
    rows: Query<(Entity, &TurnRow, Has<Checked>, &Children)>,
    mut marks: Query<&mut Text, With<MarkOfRow>>,
    mut spacers: Query<(&Spacer, &mut Node)>,
    mut focus: ResMut<InputFocus>,
    mut commands: Commands,
) {
    let (list, node, position) = *list;
    let listed = TurnList::of(&referee, &judge, &speaker.0, letters_across(node, *rem));
    let all = listed.rows();
    let every = spacing(listed.are_high).for_letters(&rem);
    let wanted = every.to_spawn(position.y, node.size().y * node.inverse_scale_factor, all);
    for (spacer, mut node) in &mut spacers {
        every.fill(*spacer, &wanted, all, &mut node);
    }
    let current = listed.current;
    let first = wanted.start;
    let wanted: Vec<TurnRow> = wanted.map(|index| TurnRow(listed.row(index))).collect();
    let mut is_spawned = vec![false; wanted.len()];
    let mut had_focus = None;
    for (entity, row, is_lit, children) in &rows {
        let Some(at) = wanted.iter().position(|wanted| wanted.0.is_same_but_for_mark(&row.0))
        else {
            had_focus = had_focus.or_else(|| (focus.get() == Some(entity)).then(|| row.clone()));
            commands.entity(entity).despawn();
            continue;
        };
        is_spawned[at] = true;
        let mut entity = commands.entity(entity);
        if wanted[at] != *row {
            change_mark(&wanted[at], &speaker.0, &mut entity, &mut marks, children);
        }
        match (first + at == current, is_lit) {
            (true, false) => drop(entity.insert(Checked)),
            (false, true) => drop(entity.remove::<Checked>()),
            _ => {}
        }
    }
    for (at, row) in wanted.into_iter().enumerate() {
        if !is_spawned[at] {
            let new = commands.spawn(row_button(&speaker.0, &row.0)).id();
            if first + at == current {
                commands.entity(new).insert(Checked);
            }
            // If its turn is taken back, the row must not take the keyboard away with it.
            if had_focus.as_ref().is_some_and(|old: &TurnRow| old.0.is_same(&row.0)) {
                focus.set(new, FocusCause::Navigated);
            }
            // The row is inserted after the first spacer and the rows before it.
            commands.entity(list).insert_children(at + 1, &[new]);
        }
    }
}

/// Gives a row the mark that the judge has found, and takes away the one that no longer holds.
fn change_mark(
    row: &TurnRow,
    words: &Words,
    entity: &mut EntityCommands,
    marks: &mut Query<&mut Text, With<MarkOfRow>>,
    children: &Children,
) {
    let label = AccessibleLabel::new(name(words, &row.0));
    entity.insert((row.clone(), tip(words, &row.0), label));
    let mut marks = marks.iter_many_mut(children);
    while let Some(mut mark) = marks.fetch_next() {
        sign(&row.0).clone_into(&mut mark.0);
    }
}

/// What a screen reader calls a row.
fn name(words: &Words, row: &ListedTurn) -> String {
    let name = match &row.tells {
        Tells::Start => words.say("hud-start"),
        Tells::Turn(side, played) => {
            let fields: [(&str, &dyn Tellable); 3] =
                [("turn", &row.after), ("side", side), ("played", &played.to_string())];
            words.say_with("hud-turn", &fields)
        }
        Tells::Ending(_, whole) => whole.clone(),
    };
    match row.mark {
        Some(mark) => {
            let fields: [(&str, &dyn Tellable); 2] = [("turn", &name), ("mark", &mark.said(words))];
            words.say_with("hud-turn-marked", &fields)
        }
        None => name,
    }
}

/// The name of its mark.
fn tip(words: &Words, row: &ListedTurn) -> Tip {
    Tip { name: row.mark.map_or_else(String::new, |mark| mark.said(words)), action: None }
}

fn sign(row: &ListedTurn) -> &'static str {
    row.mark.map_or("", TurnMark::sign)
}

fn row_button(words: &Words, row: &ListedTurn) -> impl Bundle + use<> {
    let skin = if row.is_undone { Skin::Past } else { Skin::Quiet };
    let said = match &row.tells {
        Tells::Start => words.say("hud-start"),
        Tells::Turn(_, played) => played.to_string(),
        Tells::Ending(short, _) => short.clone(),
    };
    let (number, side) = match &row.tells {
        Tells::Turn(side, _) => (Some(row.after.to_string()), Some(*side)),
        Tells::Start | Tells::Ending(..) => (None, None),
    };
    (
        TurnRow(row.clone()),
        tip(words, row),
        ui::bare_button(skin, name(words, row)),
        spacing(row.is_high).high(),
        Node {
            justify_content: JustifyContent::Start,
            column_gap: px(RHYTHM),
            padding: UiRect::horizontal(px(RHYTHM)),
            flex_shrink: 0.0,
            ..ui::face()
        },
        ui::sends(row.leads().by(Asker::Hand)),
        Children::spawn((
            SpawnIter((row.depth > 0).then(|| branch(row.depth)).into_iter()),
            SpawnIter(number.map(turn_number).into_iter()),
            SpawnIter(side.map(|side| token_or_symbol(side, 2.0 * RHYTHM)).into_iter()),
            Spawn(played(row, &said)),
            Spawn((MarkOfRow, unbroken(sign(row), Letters::Small, BRASS))),
        )),
    )
}

/// What a row says. A long turn, far from where the board began, has its two parts one below the other.
fn played(row: &ListedTurn, said: &str) -> impl Bundle + use<> {
    let said = if row.is_long { said.replacen(' ', "\n", 1) } else { said.to_owned() };
    unbroken(said, Letters::Small, SOFT_INK)
}

/// The line along the turns of a side line. It lies further in the deeper the side line is, up to a point.
fn branch(depth: usize) -> impl Bundle {
    #[expect(clippy::cast_precision_loss, reason = "it is a small number")]
    let indent = depth.min(DEEPEST) as f32 - 1.0;
    (
        Node {
            margin: UiRect::left(px(1.5 * RHYTHM * indent)),
            width: px(0.25 * RHYTHM),
            height: percent(100),
            flex_shrink: 0.0,
            ..default()
        },
        Fill(BRASS),
        Pickable::IGNORE,
    )
}

/// The number of a turn. All numbers have the same width, so that the turns line up.
fn turn_number(number: String) -> impl Bundle {
    (
        Ems::MinWidth(1.1),
        Node { justify_content: JustifyContent::End, flex_shrink: 0.0, ..default() },
        Pickable::IGNORE,
        children![unbroken(number, Letters::Small, FAINT_INK)],
    )
}
