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
    listed::{DEEPEST, ListedTurn, Tells, TurnList},
    picture,
    turn_mark::TurnMark,
};
use crate::{
    engine::{
        Effect, Why,
        threat::{spaces_threatened, threats, winning_slide},
    },
    game::{
        common::{Flow, Screen, Speaker},
        hud::landing::once_landed,
        keeping::Settings,
        players::{Judge, TriedTurns, Watched},
        referee::{Ask, Asker, Referee},
        stage::View,
        ui::{
            self, Ems, Fill, Letters, RHYTHM, Skin, Spacer,
            palette::{BRASS, FAINT_INK, SOFT_INK, Tint},
            text, token_or_symbol, unbroken,
        },
    },
    rules::{Position, Rest, Side, Turn},
    words::{Tellable, Words},
};

pub(super) fn plugin(app: &mut App) {
    let is_laid_out = any_match_filter::<(With<Rows>, Changed<ComputedNode>)>;
    let is_scrolled = any_match_filter::<(With<Rows>, Changed<ScrollPosition>)>;
    // A judgement must not scroll the list: the player may be looking at another row.
    let has_moved = resource_changed::<Referee>
        .or_eager(is_laid_out)
        .or_eager(resource_changed::<RemSize>)
        .or_eager(has_other_height);
    let has_changed = has_moved
        .clone()
        .or_eager(resource_changed::<Judge>)
        .or_eager(resource_changed::<TriedTurns>)
        .or_eager(has_turned_over);
    app.add_systems(
        Update,
        (
            scroll_to_current.run_if(has_moved.pipe(once_landed(Ask::is_play))),
            // Whoever scrolls meanwhile wants to see rows.
            update_rows.run_if(has_changed.pipe(once_landed(Ask::is_play)).or_eager(is_scrolled)),
        )
            .chain()
            .in_set(Flow::Tell)
            .run_if(in_state(Screen::Match)),
    );
}

/// Whether notation came into the rows, or left them.
fn has_other_height(settings: Res<Settings>, mut was: Local<bool>) -> bool {
    std::mem::replace(&mut *was, settings.coordinates) != settings.coordinates
}

/// Whether the board is seen from the other side now.
fn has_turned_over(views: Query<&View>, mut was: Local<bool>) -> bool {
    let is_turned = is_turned(&views);
    std::mem::replace(&mut *was, is_turned) != is_turned
}

/// Whether the pictures show the board from the far side, as the view does.
fn is_turned(views: &Query<&View>) -> bool {
    views.iter().any(View::is_from_far_side)
}

/// The parent of the rows.
#[derive(Component, Clone, Copy, Debug)]
struct Rows;

/// How high they are, and how high if they say each turn in notation too.
const ROWS: ui::Rows = ui::Rows { height: 9.5, gap: 0.25 };
const ROWS_WITH_NOTATION: ui::Rows = ui::Rows { height: 14.0, ..ROWS };

fn spacing(settings: &Settings) -> ui::Rows {
    if settings.coordinates { ROWS_WITH_NOTATION } else { ROWS }
}

/// A row of the list.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct TurnRow {
    /// What it tells.
    pub listed: ListedTurn,
    says_notation: bool,
    /// Whether its picture shows the board from the far side.
    is_turned: bool,
}

/// The words of a row that change once its turn is judged.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum WordsOfRow {
    /// What the turn does.
    Effect,
    /// Its mark.
    Mark,
}

impl WordsOfRow {
    fn said(self, words: &Words, row: &ListedTurn) -> String {
        match self {
            WordsOfRow::Effect => said(words, row),
            WordsOfRow::Mark => short_mark(words, row),
        }
    }

    fn text(self, words: &Words, row: &ListedTurn, ink: Tint) -> impl Bundle + use<> {
        let said = self.said(words, row);
        // Without words it takes no line.
        let node = Node { display: shown_if(!said.is_empty()), ..default() };
        (self, text(said, Letters::Small, ink), node)
    }
}

fn shown_if(is_shown: bool) -> Display {
    if is_shown { Display::Flex } else { Display::None }
}

/// The list, still without rows.
pub fn list() -> impl Bundle {
    let spacers = children![ui::spacer(Spacer::Before), ui::spacer(Spacer::After)];
    ui::scroll(ROWS.gap, (Rows, spacers))
}

/// Whether the match plays and a turn is not over yet. What is said of the table is still about the turn before.
fn is_amid(watched: Option<&Watched>, referee: &Referee) -> bool {
    watched.is_some_and(|watched| watched.is_amid_turn(referee))
}

/// Scrolls to the row of the position on the table, once it is another one or the rows have another height. If only the list
/// has, it stays where the player looks.
fn scroll_to_current(
    (referee, judge, speaker): (Res<Referee>, Res<Judge>, Res<Speaker>),
    watched: Option<Res<Watched>>,
    (settings, rem): (Res<Settings>, Res<RemSize>),
    list: Single<(&ComputedNode, &mut ScrollPosition), With<Rows>>,
    mut before: Local<Option<(usize, f32, f32)>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (node, mut position) = list.into_inner();
    let padding = node.padding.min_inset.y + node.padding.max_inset.y;
    let height = (node.size().y - padding) * node.inverse_scale_factor;
    let listed = TurnList::of(&referee, &judge, &speaker.0, is_amid(watched.as_deref(), &referee));
    let every = spacing(&settings).for_letters(&rem);
    let bring = |from, row| every.bring_into_view(from, height, row, listed.rows());
    let here = (listed.current, every.height, height);
    if let Some((row, row_height, list_height)) = before.replace(here)
        && (row, row_height) == (listed.current, every.height)
        && list_height > 0.0
    {
        let seen = every.bring_into_view(position.y, list_height, row, listed.rows());
        if (seen - position.y).abs() > 0.5 {
            return;
        }
    }
    let mut wanted = bring(position.y, listed.current);
    // What can be seen stays where it is, since a hand may be on it. Otherwise the row after it is brought along: the turn after
    // the position is what is spoken of there.
    if (wanted - position.y).abs() > 0.5 {
        let next = (listed.current + 1).min(listed.rows().saturating_sub(1));
        wanted = bring(bring(wanted, next), listed.current);
    }
    if (wanted - position.y).abs() > 0.5 {
        position.y = wanted;
        redraw.write(RequestRedraw);
    }
}

/// Updates the rows. A row is only spawned again if its content has changed. A mark that the judge gives it does not
/// take it away from a pointer that presses it.
fn update_rows(
    (referee, judge, tried): (Res<Referee>, Res<Judge>, Res<TriedTurns>),
    watched: Option<Res<Watched>>,
    (speaker, settings, rem): (Res<Speaker>, Res<Settings>, Res<RemSize>),
    list: Single<(Entity, &ComputedNode, &ScrollPosition), With<Rows>>,
    rows: Query<(Entity, &TurnRow, Has<Checked>)>,
    children: Query<&Children>,
    views: Query<&View>,
    mut texts: Query<(&WordsOfRow, &mut Text, &mut Node), Without<Spacer>>,
    mut spacers: Query<(&Spacer, &mut Node)>,
    mut focus: ResMut<InputFocus>,
    mut commands: Commands,
) {
    let (list, node, position) = *list;
    let listed = TurnList::of(&referee, &judge, &speaker.0, is_amid(watched.as_deref(), &referee));
    let all = listed.rows();
    let every = spacing(&settings).for_letters(&rem);
    let wanted = every.to_spawn(position.y, node.size().y * node.inverse_scale_factor, all);
    for (spacer, mut node) in &mut spacers {
        every.fill(*spacer, &wanted, all, &mut node);
    }
    let current = listed.current;
    let first = wanted.start;
    let (says_notation, is_turned) = (settings.coordinates, is_turned(&views));
    let wanted = listed.rows_in(wanted, &referee, &tried).into_iter();
    let wanted: Vec<TurnRow> =
        wanted.map(|listed| TurnRow { listed, says_notation, is_turned }).collect();
    let mut is_spawned = vec![false; wanted.len()];
    let mut had_focus = None;
    for (entity, row, is_lit) in &rows {
        let Some(at) = wanted.iter().position(|wanted| wanted.is_same_but_for_verdict(row)) else {
            had_focus = had_focus.or_else(|| (focus.get() == Some(entity)).then(|| row.clone()));
            commands.entity(entity).despawn();
            continue;
        };
        is_spawned[at] = true;
        let parts = children.iter_descendants(entity);
        let mut entity = commands.entity(entity);
        if wanted[at] != *row {
            entity.insert(told(&speaker.0, &wanted[at]));
            let mut texts = texts.iter_many_mut(parts);
            while let Some((which, mut text, mut node)) = texts.fetch_next() {
                text.0 = which.said(&speaker.0, &wanted[at].listed);
                node.display = shown_if(!text.is_empty());
            }
        }
        match (first + at == current, is_lit) {
            (true, false) => drop(entity.insert(Checked)),
            (false, true) => drop(entity.remove::<Checked>()),
            _ => {}
        }
    }
    for (at, row) in wanted.into_iter().enumerate() {
        if !is_spawned[at] {
            let new = commands.spawn(row_button(&speaker.0, &row, spacing(&settings))).id();
            if first + at == current {
                commands.entity(new).insert(Checked);
            }
            // If its turn is taken back, the row must not take the keyboard away with it.
            if had_focus.as_ref().is_some_and(|old: &TurnRow| old.listed.is_same(&row.listed)) {
                focus.set(new, FocusCause::Navigated);
            }
            // The row is inserted after the first spacer and the rows before it.
            commands.entity(list).insert_children(at + 1, &[new]);
        }
    }
}

impl TurnRow {
    /// Whether it is the same row and looks the same, apart from what the judge makes of it.
    fn is_same_but_for_verdict(&self, other: &TurnRow) -> bool {
        let look = |row: &TurnRow| (row.says_notation, row.is_turned);
        look(self) == look(other) && self.listed.is_same_but_for_verdict(&other.listed)
    }
}

/// What a screen reader calls a row.
fn name(words: &Words, row: &ListedTurn) -> String {
    let name = match &row.tells {
        Tells::Start => words.say("hud-start"),
        Tells::Turn(turn, before) => {
            let fields: [(&str, &dyn Tellable); 3] =
                [("turn", &row.after), ("side", &before.to_move()), ("played", &turn.to_string())];
            words.say_with("hud-turn", &fields)
        }
        Tells::Ending(_, whole) => whole.clone(),
    };
    let marks = [variation(words, row), effect(words, row), row.mark.map(|mark| mark.said(words))];
    marks.into_iter().flatten().fold(name, |name, mark| {
        words.say_with("hud-turn-marked", &[("turn", &name), ("mark", &mark)])
    })
}

/// A row, with all that is told of it and its mark.
fn told(words: &Words, row: &TurnRow) -> impl Bundle + use<> {
    (row.clone(), AccessibleLabel::new(name(words, &row.listed)))
}

/// What its turn does, once it is whole. Of a quiet one there is no word, and of a mistake only what it does about threats.
fn effect(words: &Words, row: &ListedTurn) -> Option<String> {
    let Tells::Turn(turn, before) = &row.tells else { return None };
    let opponent = before.to_move().other();
    let can_lose = |after: Position| winning_slide(&after, opponent).is_some();
    let is_safe = turn.rest != Rest::ToCome && !before.after(*turn).is_ok_and(can_lose);
    // Threats to come say more than what else it does, unless the other side wins first.
    let why = if row.wins { Why::on_the_way } else { Why::by_effect };
    let why = why(before, *turn);
    // What a mistake does well besides would only seem to contradict its mark.
    if matches!(row.mark, Some(TurnMark::Bad(_))) && !why.is_some_and(Why::is_about_threats) {
        return None;
    }
    match why.filter(|_| is_safe) {
        Some(Why::PreparesTwoThreats) => Some(words.say("hud-row-prepares")),
        Some(Why::PreventsTwoThreats) => Some(words.say("hud-row-prevents")),
        _ => Effect::of(before, *turn).map(|effect| match effect {
            Effect::Stops | Effect::StopsAndThreatens | Effect::ThreatensTwice => {
                told_of_threats(words, effect, *turn, before)
            }
            _ => words.tell(&effect),
        }),
    }
}

/// How many threats a turn stops and makes. If all slides that win lead to the same space, that is one threat.
fn told_of_threats(words: &Words, effect: Effect, turn: Turn, before: &Position) -> String {
    let side = before.to_move();
    let after = before.after(turn).ok();
    let spaces = after.as_ref().map_or(0, |after| spaces_threatened(after, side));
    let slides = after.as_ref().map_or(0, |after| threats(after, side).len());
    let (stops, makes) = match effect {
        Effect::ThreatensTwice if spaces > 1 => (0, slides),
        Effect::ThreatensTwice => (0, spaces),
        _ => (threats(before, side.other()).len(), spaces),
    };
    words.say_with("hud-row-threats", &[("stops", &stops), ("makes", &makes)])
}

/// What a row says of its turn, or what it is.
fn said(words: &Words, row: &ListedTurn) -> String {
    match &row.tells {
        Tells::Start => words.say("hud-start"),
        Tells::Turn(..) => effect(words, row).unwrap_or_default(),
        Tells::Ending(short, _) => short.clone(),
    }
}

/// That a variation begins with it.
fn variation(words: &Words, row: &ListedTurn) -> Option<String> {
    row.opens_variation.then(|| words.say("hud-row-variation"))
}

/// Its mark, as a sign and a word, or else that a variation begins with it.
fn short_mark(words: &Words, row: &ListedTurn) -> String {
    let mark = row.mark.map(|mark| format!("{} {}", mark.sign(), mark.short(words)));
    mark.or_else(|| variation(words, row)).unwrap_or_default()
}

fn row_button(words: &Words, row: &TurnRow, rows: ui::Rows) -> impl Bundle + use<> {
    let TurnRow { listed, says_notation, is_turned } = row;
    let skin = if listed.is_undone { Skin::Past } else { Skin::Quiet };
    let notation = listed.turn().filter(|_| *says_notation);
    (
        row.clone(),
        ui::bare_button(skin, name(words, listed)),
        rows.high(),
        Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Start,
            padding: UiRect::horizontal(px(RHYTHM)),
            flex_shrink: 0.0,
            overflow: Overflow::clip(),
            ..ui::face()
        },
        ui::sends(listed.leads().by(Asker::Hand)),
        Children::spawn((
            Spawn(shown(words, listed, *is_turned)),
            SpawnIter(
                notation
                    .map(|turn| (text(turn.to_string(), Letters::Small, FAINT_INK),))
                    .into_iter(),
            ),
        )),
    )
}

/// What a row shows: a turn by its number, its side, its picture, what it does and its mark.
fn shown(words: &Words, listed: &ListedTurn, is_turned: bool) -> impl Bundle + use<> {
    let turn = match &listed.tells {
        Tells::Turn(turn, before) => Some((*turn, &**before)),
        Tells::Start | Tells::Ending(..) => None,
    };
    (
        Node {
            align_items: AlignItems::Center,
            column_gap: px(RHYTHM),
            width: percent(100),
            flex_grow: 1.0,
            min_height: px(0),
            // Words that have no room beside the picture come to lie below it, out of sight. Letter by letter nobody could read
            // them.
            flex_wrap: FlexWrap::Wrap,
            align_content: AlignContent::SpaceAround,
            ..default()
        },
        Pickable::IGNORE,
        Children::spawn((
            SpawnIter((listed.depth > 0).then(|| branch(listed.depth)).into_iter()),
            SpawnIter(
                turn.map(|(_, before)| number(listed.after.to_string(), before.to_move()))
                    .into_iter(),
            ),
            SpawnIter(turn.map(|(turn, before)| sketch(before, turn, is_turned)).into_iter()),
            Spawn((
                ui::fills(),
                Ems::MinWidth(WORDS),
                Pickable::IGNORE,
                children![
                    WordsOfRow::Effect.text(words, listed, SOFT_INK),
                    WordsOfRow::Mark.text(words, listed, BRASS),
                ],
            )),
        )),
    )
}

/// The least width of the words in a row, in ems.
const WORDS: f32 = 4.0;

/// The picture of a turn, which grows with the letters.
fn sketch(before: &Position, turn: Turn, is_turned: bool) -> impl Bundle + use<> {
    (
        picture::drawing(before, turn, is_turned),
        Ems::Width(picture::WIDTH),
        Node {
            aspect_ratio: Some(picture::SIZE.x / picture::SIZE.y),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
    )
}

/// The line along the turns of a variation. It lies further in the deeper the variation is, up to a point.
fn branch(depth: usize) -> impl Bundle {
    #[expect(clippy::cast_precision_loss, reason = "it is a small number")]
    let indent = depth.min(DEEPEST) as f32 - 1.0;
    (
        Node {
            margin: UiRect::left(px(1.5 * RHYTHM * indent)),
            width: px(0.25 * RHYTHM),
            align_self: AlignSelf::Stretch,
            flex_shrink: 0.0,
            ..default()
        },
        Fill(BRASS),
        Pickable::IGNORE,
    )
}

/// The number of a turn over the token of its side. All are as wide, so that the pictures line up.
fn number(number: String, side: Side) -> impl Bundle {
    (
        Ems::MinWidth(1.6),
        Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            row_gap: px(0.5 * RHYTHM),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
        children![unbroken(number, Letters::Small, FAINT_INK), token_or_symbol(side, 2.0 * RHYTHM),],
    )
}
