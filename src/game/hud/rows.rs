//! The rows of the list of turns. Only the visible rows and a few around them are spawned, so the layout
//! takes no longer in a long match.

use bevy::{prelude::*, ui::Checked, window::RequestRedraw};

use crate::{
    game::{
        common::{Flow, Screen, Speaker},
        referee::{Ask, Asker, Referee},
        ui::{
            self, Letters, RHYTHM, Skin, Spacer,
            palette::{FAINT_INK, SOFT_INK},
            text, token,
        },
    },
    rules::{Ending, Side, Turn},
    words::{Tellable, Words},
};

pub(super) fn plugin(app: &mut App) {
    let is_laid_out = any_match_filter::<(With<Rows>, Changed<ComputedNode>)>;
    let is_scrolled = any_match_filter::<(With<Rows>, Changed<ScrollPosition>)>;
    let has_changed = resource_changed::<Referee>.or_eager(is_laid_out);
    app.add_systems(
        Update,
        (
            scroll_to_current.run_if(has_changed.clone()),
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

/// A row, which leads to the position after this many turns.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
struct Row {
    after: usize,
    tells: Tells,
    is_undone: bool,
}

/// What a row tells.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Tells {
    Start,
    /// Who played the turn, and its notation.
    Turn(Side, String),
    /// How the match ended without a move: a short line, and the whole sentence.
    Ending(String, String),
}

/// The list, still without rows.
pub(super) fn list() -> impl Bundle {
    let spacers = children![ui::spacer(Spacer::Before), ui::spacer(Spacer::After)];
    ui::scroll(ROWS.gap, (Rows, spacers))
}

/// Scrolls to the row of the position on the table.
fn scroll_to_current(
    (referee, speaker): (Res<Referee>, Res<Speaker>),
    list: Single<(&ComputedNode, &mut ScrollPosition), With<Rows>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (node, mut position) = list.into_inner();
    let padding = node.padding.min_inset.y + node.padding.max_inset.y;
    let height = (node.size().y - padding) * node.inverse_scale_factor;
    let listed = Listed::of(&referee, &speaker.0);
    let wanted = ROWS.bring_into_view(position.y, height, listed.current, listed.rows());
    if (wanted - position.y).abs() > 0.5 {
        position.y = wanted;
        redraw.write(RequestRedraw);
    }
}

/// Updates the rows. A row is only spawned again if its content has changed.
fn update_rows(
    referee: Res<Referee>,
    speaker: Res<Speaker>,
    list: Single<(Entity, &ComputedNode, &ScrollPosition), With<Rows>>,
    rows: Query<(Entity, &Row, Has<Checked>)>,
    mut spacers: Query<(&Spacer, &mut Node)>,
    mut commands: Commands,
) {
    let (list, node, position) = *list;
    let listed = Listed::of(&referee, &speaker.0);
    let all = listed.rows();
    let wanted = ROWS.to_spawn(position.y, node.size().y * node.inverse_scale_factor, all);
    for (spacer, mut node) in &mut spacers {
        ROWS.fill(*spacer, &wanted, all, &mut node);
    }
    let current = listed.current;
    let first = wanted.start;
    let wanted: Vec<Row> = wanted.map(|index| listed.row(index)).collect();
    let mut is_spawned = vec![false; wanted.len()];
    for (entity, row, is_lit) in &rows {
        let Some(at) = wanted.iter().position(|wanted| wanted == row) else {
            commands.entity(entity).despawn();
            continue;
        };
        is_spawned[at] = true;
        match (first + at == current, is_lit) {
            (true, false) => drop(commands.entity(entity).insert(Checked)),
            (false, true) => drop(commands.entity(entity).remove::<Checked>()),
            _ => {}
        }
    }
    for (at, row) in wanted.into_iter().enumerate() {
        if !is_spawned[at] {
            let new = commands.spawn(row_button(&speaker.0, &row)).id();
            if first + at == current {
                commands.entity(new).insert(Checked);
            }
            // It goes after the first spacer and the rows before it.
            commands.entity(list).insert_children(at + 1, &[new]);
        }
    }
}

/// What the list is about: all turns of the match, and what comes after them.
struct Listed {
    turns: Vec<Turn>,
    first: Side,
    /// How many of the turns were not taken back.
    played: usize,
    /// How the match ended, if that was not by the last turn. It has a row of its own.
    ending: Option<Tells>,
    /// Whether that was taken back.
    is_ending_undone: bool,
    /// The row of the position on the table.
    current: usize,
}

impl Listed {
    fn of(referee: &Referee, words: &Words) -> Listed {
        let whole = referee.whole();
        let ending = whole.ending().filter(|ending| !matches!(ending, Ending::Won { .. }));
        let is_at_end = referee.game().ending().is_some() && ending.is_some();
        Listed {
            turns: whole.turns(),
            first: whole.start().to_move(),
            played: referee.turns_played(),
            is_ending_undone: !referee.stands_at_end(),
            ending: ending.map(|ending| tell_ending(referee, words, ending)),
            current: referee.game().turns().len() + usize::from(is_at_end),
        }
    }

    /// One for the start, one for each turn, and one for the ending.
    fn rows(&self) -> usize {
        1 + self.turns.len() + usize::from(self.ending.is_some())
    }

    fn row(&self, index: usize) -> Row {
        let turn = index.checked_sub(1).and_then(|at| self.turns.get(at));
        let tells = match (turn, &self.ending) {
            (Some(turn), _) => {
                let side = if index % 2 == 1 { self.first } else { self.first.other() };
                Tells::Turn(side, turn.to_string())
            }
            (None, Some(ending)) if index > 0 => ending.clone(),
            _ => Tells::Start,
        };
        let after = index.min(self.turns.len());
        let is_undone = match tells {
            Tells::Ending(..) => self.is_ending_undone,
            _ => after > self.played,
        };
        Row { after, tells, is_undone }
    }
}

fn tell_ending(referee: &Referee, words: &Words, ending: Ending) -> Tells {
    let short = match ending {
        Ending::Resigned { by } => {
            words.say_with("hud-row-resigned", &[("loser", &referee.name(words, by))])
        }
        _ => words.say("hud-row-draw"),
    };
    Tells::Ending(short, referee.tell_ending(words, ending))
}

fn row_button(words: &Words, row: &Row) -> impl Bundle + use<> {
    let skin = if row.is_undone { Skin::Past } else { Skin::Quiet };
    let (label, said) = match &row.tells {
        Tells::Start => (words.say("hud-start"), words.say("hud-start")),
        Tells::Turn(side, played) => {
            let fields: [(&str, &dyn Tellable); 3] =
                [("turn", &row.after), ("side", side), ("played", played)];
            (words.say_with("hud-turn", &fields), played.clone())
        }
        Tells::Ending(short, whole) => (whole.clone(), short.clone()),
    };
    let (number, side) = match &row.tells {
        Tells::Turn(side, _) => (Some(row.after.to_string()), Some(*side)),
        Tells::Start | Tells::Ending(..) => (None, None),
    };
    (
        row.clone(),
        ui::bare_button(skin, label),
        Node {
            min_height: px(ROWS.height * RHYTHM),
            height: px(ROWS.height * RHYTHM),
            justify_content: JustifyContent::Start,
            column_gap: px(RHYTHM),
            padding: UiRect::horizontal(px(RHYTHM)),
            flex_shrink: 0.0,
            ..ui::face()
        },
        ui::sends(Ask::Jump(row.after).by(Asker::Hand)),
        Children::spawn((
            SpawnIter(number.map(turn_number).into_iter()),
            SpawnIter(side.map(|side| token(side, 1.75 * RHYTHM)).into_iter()),
            Spawn(text(said, Letters::Small, SOFT_INK)),
        )),
    )
}

/// The number of a turn. All numbers have the same width, so that the turns line up.
fn turn_number(number: String) -> impl Bundle {
    (
        Node { min_width: px(2.5 * RHYTHM), justify_content: JustifyContent::End, ..default() },
        Pickable::IGNORE,
        children![text(number, Letters::Small, FAINT_INK)],
    )
}
