//! The rows of the list: one for each match that is visible, and a few more.

use bevy::{
    input::keyboard::KeyboardInput,
    input_focus::{FocusCause, FocusedInput, InputFocus},
    prelude::*,
    text::RemSize,
    ui_widgets::observe,
    window::RequestRedraw,
};

use super::{
    LibraryOrder,
    icons::{CROSS, PENCIL, SHEETS, icon, shape_icon},
    listing::{LibraryView, Listing},
    pictures::LastBoard,
    shelf::{MatchKey, Shelf},
    told::{tell_broken, tell_fault, tell_players, tell_result},
};
use crate::{
    game::{
        common::{Speaker, tell_date},
        ui::{
            self, Ems, Letters, RHYTHM, Skin, Spacer, Tie,
            palette::{BRASS, INK, SOFT_INK},
            text, token_or_symbol,
        },
    },
    home::{HomeError, Listed},
    record::{Header, Outcome},
    rules::{Shape, Side},
    words::{Tellable, Words},
};

/// How high the rows are.
const ROWS: ui::Rows = ui::Rows { height: 9.0, gap: 0.5 };
/// The width and height of a picture, in pixels of the layout.
const PICTURE: f32 = 8.0 * RHYTHM;
/// Below this width, in ems, the result lies below the players.
const NARROW: f32 = 34.0;
/// Below this width, in ems, there is no room for pictures.
const TIGHT: f32 = 26.0;
/// The longest name, in characters.
pub(super) const LONGEST_NAME: usize = 80;

/// The area that scrolls.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Area;

/// What lies in the area above the rows.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Above;

/// The parent of the rows.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct RowsParent;

/// The row that the keyboard is to go to.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) struct FocusOn(pub Option<MatchKey>);

/// A field that takes the focus when it is spawned.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct TakesFocus;

/// The list, still without rows.
pub(super) fn list() -> impl Bundle {
    (
        RowsParent,
        ui::column(ROWS.gap),
        children![ui::spacer(Spacer::Before), ui::spacer(Spacer::After)],
    )
}

/// A row, by all that it shows.
#[derive(Component, Clone, Debug, PartialEq)]
pub(super) struct MatchRow {
    pub key: MatchKey,
    title: String,
    details: String,
    result: String,
    /// The side that won, and with which shape.
    winner: Option<Side>,
    shape: Option<Shape>,
    /// What is wrong with it.
    fault: String,
    kind: RowButtonKind,
    is_renamed: bool,
    room: Room,
}

/// How much room there is beside the buttons of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Room {
    /// For the picture, the players and the result.
    Wide,
    /// For the picture and the players.
    Narrow,
    /// For the players.
    Tight,
}

impl Room {
    fn of(ems: f32) -> Room {
        match ems {
            _ if ems < TIGHT => Room::Tight,
            _ if ems < NARROW => Room::Narrow,
            _ => Room::Wide,
        }
    }
}

/// What can be done with a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RowButtonKind {
    Own,
    Bundled,
    Broken,
}

/// The button of a row, which opens its match.
#[derive(Component, Clone, Debug)]
pub(super) struct Opener(pub MatchKey);

/// Whether the keyboard is still to go to a row, which may not be there yet.
pub(super) fn awaits_focus(focus_on: Res<FocusOn>) -> bool {
    focus_on.0.is_some()
}

/// Spawns the rows that are visible. A row is only spawned again if it shows something else.
pub(super) fn update(
    (speaker, view, shelf, listing): (Res<Speaker>, Res<LibraryView>, Res<Shelf>, Res<Listing>),
    rem: Res<RemSize>,
    area: Single<(&ComputedNode, &mut ScrollPosition), With<Area>>,
    above: Single<&ComputedNode, With<Above>>,
    list: Single<Entity, With<RowsParent>>,
    rows: Query<(Entity, &MatchRow, &ChildOf)>,
    mut spacers: Query<(&Spacer, &ChildOf, &mut Node)>,
    focus_on: Res<FocusOn>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let (node, mut position) = area.into_inner();
    let inner = |node: &ComputedNode| node.size() * node.inverse_scale_factor;
    let (room, all) = (inner(node), listing.0.len());
    let every = ROWS.for_letters(&rem);
    // The gap and the padding of the area lie between.
    let upper = inner(*above).y + 2.0 * RHYTHM;
    if room.y > 0.0
        && let Some(row) = focus_on.0.as_ref().and_then(|key| listing.find(key))
    {
        let (from, height) = (position.y - upper, room.y - 2.0 * RHYTHM);
        let wanted = match row {
            // What lies above the rows may stay in sight.
            _ if every.shows(from, height, row) => position.y,
            0 => position.y.min(upper),
            _ => every.bring_into_view(from, height, row, all) + upper,
        };
        if (wanted - position.y).abs() > 0.5 {
            position.y = wanted;
            redraw.write(RequestRedraw);
        }
    }
    let wanted = every.to_spawn(position.y - upper, room.y, all);
    for (spacer, parent, mut node) in &mut spacers {
        if parent.parent() == *list {
            every.fill(*spacer, &wanted, all, &mut node);
        }
    }
    let words = &speaker.0;
    let room = Room::of(room.x / rem.0);
    let tell = |(key, at): &(MatchKey, usize)| MatchRow::of(words, &view, &shelf, key, *at, room);
    let wanted: Vec<MatchRow> = listing.0[wanted].iter().filter_map(tell).collect();
    let mut spawned: Vec<Option<Entity>> = vec![None; wanted.len()];
    for (entity, row, _) in rows.iter().filter(|(.., parent)| parent.parent() == *list) {
        match wanted.iter().position(|wanted| wanted == row) {
            Some(at) if spawned[at].is_none() => spawned[at] = Some(entity),
            _ => commands.entity(entity).despawn(),
        }
    }
    // They go after the first spacer, in their order.
    for (at, (row, spawned)) in wanted.into_iter().zip(spawned).enumerate() {
        let entity = spawned.unwrap_or_else(|| row.spawn(words, &view, &mut commands));
        commands.entity(*list).insert_children(at + 1, &[entity]);
    }
}

/// Puts the keyboard on the row that it is to go to, and on fields that take it.
pub(super) fn focus(
    mut focus_on: ResMut<FocusOn>,
    openers: Query<(Entity, &Opener, &ComputedNode)>,
    fields: Query<Entity, Added<TakesFocus>>,
    listing: Res<Listing>,
    mut focus: ResMut<InputFocus>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if let Some(field) = fields.iter().last() {
        focus.set(field, FocusCause::Navigated);
    }
    let Some(key) = focus_on.0.clone() else { return };
    redraw.write(RequestRedraw);
    // A row that has not been laid out yet would be looked for in the wrong place.
    let mut there = openers.iter().filter(|(.., node)| !node.is_empty());
    if let Some((opener, ..)) = there.find(|(_, opener, _)| opener.0 == key) {
        focus.set(opener, FocusCause::Navigated);
        focus_on.bypass_change_detection().0 = None;
    } else if listing.find(&key).is_none() {
        focus_on.bypass_change_detection().0 = None;
    }
}

impl MatchRow {
    fn of(
        words: &Words,
        view: &LibraryView,
        shelf: &Shelf,
        key: &MatchKey,
        at: usize,
        room: Room,
    ) -> Option<MatchRow> {
        let row = match key {
            MatchKey::Saved(file) => {
                let listed = shelf.saved().get(at)?;
                match &listed.found {
                    Ok(header) => {
                        let fault = shelf.faults.get(file).map(|fault| tell_fault(words, fault));
                        let fault = fault.unwrap_or_default();
                        MatchRow {
                            fault,
                            ..MatchRow::of_header(words, header, listed.chosen_name())
                        }
                    }
                    Err(why) => MatchRow::of_broken(words, listed, why),
                }
            }
            MatchKey::Bundled(_) => {
                let bundled = shelf.bundled.get(at)?;
                let title = words.say(&bundled.title);
                let header = &bundled.header;
                let players = tell_players(words, &header.red, &header.black);
                // When an example was recorded tells nobody anything.
                let details = words.say_with(
                    "library-details-bundled",
                    &[("players", &players), ("turns", &header.turns)],
                );
                let row = MatchRow::of_header(words, header, Some(&title));
                MatchRow { details, kind: RowButtonKind::Bundled, ..row }
            }
        };
        let is_renamed = view.renaming.as_ref() == Some(key);
        Some(MatchRow { key: key.clone(), is_renamed, room, ..row })
    }

    fn of_header(words: &Words, header: &Header, name: Option<&str>) -> MatchRow {
        let players = tell_players(words, &header.red, &header.black);
        let fields: [(&str, &dyn Tellable); 3] = [
            ("players", &players),
            ("date", &tell_date(words, header.date)),
            ("turns", &header.turns),
        ];
        let details = if name.is_some() { "library-details-named" } else { "library-details" };
        let (winner, shape) = match header.outcome {
            Outcome::Won { by, shape } => (Some(by), Some(shape)),
            Outcome::Resigned { by } => (Some(by.other()), None),
            Outcome::Draw(_) | Outcome::Unfinished => (None, None),
        };
        MatchRow {
            key: MatchKey::Bundled(0),
            details: words.say_with(details, &fields),
            title: name.map_or(players, str::to_owned),
            result: tell_result(words, header.outcome),
            winner,
            shape,
            fault: String::new(),
            kind: RowButtonKind::Own,
            is_renamed: false,
            room: Room::Wide,
        }
    }

    fn of_broken(words: &Words, listed: &Listed<Header>, why: &HomeError) -> MatchRow {
        MatchRow {
            key: MatchKey::Bundled(0),
            title: listed.name.clone(),
            details: String::new(),
            result: String::new(),
            winner: None,
            shape: None,
            fault: tell_broken(words, why),
            kind: RowButtonKind::Broken,
            is_renamed: false,
            room: Room::Wide,
        }
    }

    /// What a screen reader says.
    fn label(&self) -> String {
        let parts = [&self.title, &self.details, &self.result, &self.fault];
        let parts: Vec<&str> =
            parts.into_iter().filter(|part| !part.is_empty()).map(String::as_str).collect();
        parts.join(". ")
    }

    fn spawn(self, words: &Words, view: &LibraryView, commands: &mut Commands) -> Entity {
        let named = |key: &str| words.say_with(key, &[("name", &self.title)]);
        let key = || self.key.clone();
        let mut line = commands.spawn((
            ROWS.high(),
            Node {
                width: percent(100),
                flex_shrink: 0.0,
                align_items: AlignItems::Center,
                column_gap: px(if self.is_renamed { 1.5 } else { 0.5 } * RHYTHM),
                ..default()
            },
            Pickable::IGNORE,
            self.clone(),
        ));
        line.with_children(|line| {
            if self.is_renamed {
                line.spawn(picture(&self.key));
                line.spawn(rename_field(words, view));
                line.spawn((
                    ui::button(Skin::Primary, words.say("library-save-name")),
                    ui::sends(LibraryOrder::SaveName),
                ));
                line.spawn((
                    ui::button(Skin::Plain, words.say("library-keep-name")),
                    ui::sends(LibraryOrder::KeepName),
                ));
                return;
            }
            line.spawn(self.opener());
            if self.kind == RowButtonKind::Own {
                line.spawn(icon(named("library-rename"), PENCIL, LibraryOrder::Rename(key())));
            }
            if self.kind != RowButtonKind::Broken {
                line.spawn(icon(named("library-copy"), SHEETS, LibraryOrder::Copy(key())));
            }
            if self.kind != RowButtonKind::Bundled {
                line.spawn(icon(named("library-delete"), CROSS, LibraryOrder::Delete(key())));
            }
        });
        line.id()
    }

    /// The button that opens the match.
    fn opener(&self) -> impl Bundle + use<> {
        let has_picture = self.kind != RowButtonKind::Broken && self.room != Room::Tight;
        let picture = has_picture.then(|| picture(&self.key));
        let result =
            (!self.result.is_empty() && self.room == Room::Wide).then(|| self.result_column());
        (
            Opener(self.key.clone()),
            ui::bare_button(Skin::Line, self.label()),
            ROWS.high(),
            Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                min_width: px(0),
                justify_content: JustifyContent::Start,
                column_gap: px(1.5 * RHYTHM),
                padding: UiRect::horizontal(px(RHYTHM)),
                // Lines its content up with the text above it.
                margin: px(-RHYTHM - 1.0).left(),
                ..ui::face()
            },
            ui::sends(LibraryOrder::Open(self.key.clone())),
            Children::spawn((
                SpawnIter(picture.into_iter()),
                Spawn(self.told_column()),
                SpawnIter(result.into_iter()),
            )),
        )
    }

    /// What the match is called, and more about it.
    fn told_column(&self) -> impl Bundle + use<> {
        let result = if self.room == Room::Wide { String::new() } else { self.result.clone() };
        let small =
            [(self.details.clone(), SOFT_INK), (result, SOFT_INK), (self.fault.clone(), BRASS)];
        let small = small.into_iter().filter(|(said, _)| !said.is_empty());
        let small: Vec<_> =
            small.map(|(said, ink)| ui::one_line(said, Letters::Small, ink)).collect();
        (
            Node {
                flex_direction: FlexDirection::Column,
                flex_grow: 1.0,
                flex_basis: px(0),
                min_width: px(0),
                row_gap: px(0.25 * RHYTHM),
                ..default()
            },
            Pickable::IGNORE,
            Children::spawn((
                Spawn(ui::one_line(self.title.clone(), Letters::Body, INK)),
                SpawnIter(small.into_iter()),
            )),
        )
    }

    /// Who won, and how.
    fn result_column(&self) -> impl Bundle + use<> {
        (
            Ems::Width(12.5),
            Node {
                flex_shrink: 0.0,
                align_items: AlignItems::Center,
                column_gap: px(RHYTHM),
                ..default()
            },
            Pickable::IGNORE,
            Children::spawn((
                SpawnIter(self.winner.map(|side| token_or_symbol(side, 2.25 * RHYTHM)).into_iter()),
                Spawn((
                    Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..default() },
                    Pickable::IGNORE,
                    children![text(self.result.clone(), Letters::Small, SOFT_INK)],
                )),
                SpawnIter(self.shape.map(shape_icon).into_iter()),
            )),
        )
    }
}

/// The place for the picture of a match.
fn picture(key: &MatchKey) -> impl Bundle + use<> {
    (
        LastBoard(key.clone()),
        Node { width: px(PICTURE), height: px(PICTURE), flex_shrink: 0.0, ..default() },
        Pickable::IGNORE,
    )
}

const NEW_NAME: Tie<LibraryView, String> =
    Tie { get: |view| view.new_name.clone(), set: |view, name| view.new_name = name };

/// The field for a new name. Enter saves it.
fn rename_field(words: &Words, view: &LibraryView) -> impl Bundle + use<> {
    (
        ui::wide_field(words.say("library-new-name"), &view.new_name, NEW_NAME, LONGEST_NAME),
        TakesFocus,
        on_enter(LibraryOrder::SaveName),
    )
}

/// Makes Enter in a field give this order.
pub(super) fn on_enter(order: LibraryOrder) -> impl Bundle {
    observe(
        move |input: On<FocusedInput<KeyboardInput>>, mut orders: MessageWriter<LibraryOrder>| {
            let is_enter = matches!(input.input.key_code, KeyCode::Enter | KeyCode::NumpadEnter);
            if is_enter && input.input.state.is_pressed() && !input.input.repeat {
                orders.write(order.clone());
            }
        },
    )
}
