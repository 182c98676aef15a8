//! The ribbon: who plays, whose turn it is, and which of its two parts is due. The plate of the side to
//! move is lit and shows its token and name, and its symbol if the player wants symbols, so that one glance is enough.

use bevy::prelude::*;

use super::looking::turn_looked_at;
use crate::{
    game::{
        common::{Flow, Screen, Speaker},
        players::Computer,
        referee::{Referee, display_name},
        table::Triumph,
        ui::{
            Letters, RHYTHM, Rim,
            palette::{BRASS, CLEAR, DARK_INK, EDGE, FAINT_INK, INK, SOFT_INK, WALNUT},
            symbol, text, token,
        },
    },
    rules::{Ending, Part, Side},
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Referee>
        .or_eager(resource_changed::<Computer>)
        .or_eager(resource_exists_and_changed::<Triumph>)
        .or_eager(any_match_filter::<Added<Plate>>);
    app.add_systems(
        Update,
        (
            (light_plates, light_steps, say_state).run_if(changed),
            fit.run_if(
                resource_changed::<UiScale>
                    .or_eager(any_match_filter::<Changed<Camera>>)
                    .or_eager(any_match_filter::<Added<Plate>>),
            ),
        )
            .in_set(Flow::Tell)
            .run_if(in_state(Screen::Match)),
    );
}

/// The plate with a player's name. It is lit while that player is to move, and at the end if they won.
#[derive(Component, Clone, Copy, Debug)]
struct Plate(Side);

/// The name on a plate.
#[derive(Component, Clone, Copy, Debug)]
struct NameOf(Side);

/// The dots below the computer's name while it thinks.
#[derive(Component, Clone, Copy, Debug)]
struct ThinkingDots(Side);

/// One of the two parts of a turn, lit while it is due.
#[derive(Component, Clone, Copy, Debug)]
struct StepOf(Part);

/// Shown only while the match goes on.
#[derive(Component, Clone, Copy, Debug)]
struct WhilePlaying;

/// The line that says how the match ended, or which turn is looked at.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct StateLine;

/// The whole ribbon.
#[derive(Component, Clone, Copy, Debug)]
struct Ribbon;

/// A part of the ribbon, and where it lies: in a row, or below the plates if there is little room.
#[derive(Component, Clone, Copy, Debug)]
enum Place {
    Left,
    Middle,
    Right,
}

impl Place {
    /// The column and the row.
    fn cell(self, is_narrow: bool) -> (GridPlacement, GridPlacement) {
        let (column, span, row) = match (self, is_narrow) {
            (Place::Left, _) => (1, 1, 1),
            (Place::Middle, false) | (Place::Right, true) => (2, 1, 1),
            (Place::Middle, true) => (1, 2, 2),
            (Place::Right, false) => (3, 1, 1),
        };
        (GridPlacement::start_span(column, span), GridPlacement::start(row))
    }
}

/// Below this width, in pixels of the layout, the two parts of a turn lie below the names.
const NARROW: f32 = 720.0;

pub(super) fn ribbon(words: &Words) -> impl Bundle {
    (
        Ribbon,
        Node {
            display: Display::Grid,
            min_width: px(0),
            max_width: percent(100),
            grid_auto_rows: vec![GridTrack::minmax(
                MinTrackSizingFunction::Px(6.0 * RHYTHM),
                MaxTrackSizingFunction::Auto,
            )],
            align_items: AlignItems::Stretch,
            column_gap: px(RHYTHM),
            row_gap: px(0.5 * RHYTHM),
            ..default()
        },
        Pickable::IGNORE,
        children![
            (Place::Left, plate(Side::Red)),
            (
                Place::Middle,
                wood(WALNUT),
                children![
                    (
                        WhilePlaying,
                        Node {
                            align_items: AlignItems::Center,
                            column_gap: px(RHYTHM),
                            ..default()
                        },
                        Pickable::IGNORE,
                        children![
                            step(Part::Slide, words.say("hud-step-slide")),
                            text("→", Letters::Heading, SOFT_INK),
                            step(Part::Relocation, words.say("hud-step-relocation")),
                        ],
                    ),
                    (StateLine, text("", Letters::Heading, INK)),
                ],
            ),
            (Place::Right, plate(Side::Black)),
        ],
    )
}

/// A piece of the ribbon.
fn wood(edge: Color) -> impl Bundle {
    (
        Node {
            min_width: px(0),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            column_gap: px(RHYTHM),
            padding: UiRect::axes(px(1.5 * RHYTHM), px(0.5 * RHYTHM)),
            border_radius: BorderRadius::all(px(RHYTHM)),
            ..default()
        },
        Rim(2.0),
        BackgroundColor(WALNUT),
        BorderColor::all(edge),
    )
}

fn plate(side: Side) -> impl Bundle {
    (
        Plate(side),
        wood(WALNUT),
        children![
            token(side, 3.0 * RHYTHM),
            symbol(side, 3.0 * RHYTHM),
            (NameOf(side), text("", Letters::Body, INK)),
            thinking_dots(side),
        ],
    )
}

/// Three dots below a name. They take no room, so nothing moves when they come and go.
fn thinking_dots(side: Side) -> impl Bundle {
    let dot = || {
        let node = Node {
            width: px(0.75 * RHYTHM),
            height: px(0.75 * RHYTHM),
            border_radius: BorderRadius::MAX,
            ..default()
        };
        (node, BackgroundColor(BRASS), Pickable::IGNORE)
    };
    (
        ThinkingDots(side),
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            right: px(0),
            bottom: px(0.25 * RHYTHM),
            justify_content: JustifyContent::Center,
            column_gap: px(0.75 * RHYTHM),
            display: Display::None,
            ..default()
        },
        Pickable::IGNORE,
        children![dot(), dot(), dot()],
    )
}

fn step(part: Part, said: String) -> impl Bundle {
    (
        StepOf(part),
        Node {
            padding: UiRect::axes(px(1.5 * RHYTHM), px(0.5 * RHYTHM)),
            border_radius: BorderRadius::all(px(2.0 * RHYTHM)),
            ..default()
        },
        Rim(1.0),
        BackgroundColor(CLEAR),
        BorderColor::all(CLEAR),
        Pickable::IGNORE,
        children![text(said, Letters::Body, INK)],
    )
}

fn light_plates(
    referee: Res<Referee>,
    opponent: Res<Computer>,
    speaker: Res<Speaker>,
    triumph: Option<Res<Triumph>>,
    mut plates: Query<(&Plate, &mut BorderColor)>,
    mut names: Query<(&NameOf, &mut Text, &mut TextColor)>,
    mut dots: Query<(&ThinkingDots, &mut Node)>,
) {
    let ending = referee.game().ending();
    let goes_on = ending.is_none() && !referee.is_looking_back();
    let moves = |side| goes_on && referee.position().to_move() == side;
    let is_lit = |side| match ending {
        _ if Triumph::is_awaited(triumph.as_deref()) => false,
        None => moves(side),
        Some(Ending::Won { by, .. }) => side == by,
        Some(Ending::Resigned { by }) => side != by,
        Some(_) => false,
    };
    for (Plate(side), mut edge) in &mut plates {
        edge.set_if_neq(BorderColor::all(if is_lit(*side) { BRASS } else { WALNUT }));
    }
    for (ThinkingDots(side), mut node) in &mut dots {
        let thinks = moves(*side) && opponent.is_thinking();
        node.display = if thinks { Display::Flex } else { Display::None };
    }
    let said = |side| display_name(&speaker.0, referee.player(side), side);
    for (NameOf(side), mut name, mut ink) in &mut names {
        name.set_if_neq(Text(said(*side)));
        ink.set_if_neq(TextColor(if is_lit(*side) { INK } else { SOFT_INK }));
    }
}

fn light_steps(
    referee: Res<Referee>,
    mut steps: Query<(&StepOf, &mut BackgroundColor, &mut BorderColor, &Children)>,
    mut inks: Query<&mut TextColor>,
) {
    let due = referee.position().due();
    for (StepOf(part), mut fill, mut edge, children) in &mut steps {
        let is_due = due == Some(*part);
        let (ground, line, ink) =
            if is_due { (BRASS, BRASS, DARK_INK) } else { (CLEAR, EDGE, FAINT_INK) };
        fill.set_if_neq(BackgroundColor(ground));
        edge.set_if_neq(BorderColor::all(line));
        let mut inked = inks.iter_many_mut(children);
        while let Some(mut color) = inked.fetch_next() {
            color.set_if_neq(TextColor(ink));
        }
    }
}

/// Says how the match ended, once the winning token has arrived, or which turn is looked at.
fn say_state(
    referee: Res<Referee>,
    speaker: Res<Speaker>,
    triumph: Option<Res<Triumph>>,
    mut line: Single<(&mut Text, &mut Node), (With<StateLine>, Without<WhilePlaying>)>,
    mut playing: Single<&mut Node, With<WhilePlaying>>,
) {
    let ending = referee.game().ending().filter(|_| !Triumph::is_awaited(triumph.as_deref()));
    let said = match ending {
        Some(ending) => referee.tell_ending(&speaker.0, ending),
        None if referee.is_looking_back() => turn_looked_at(&referee, &speaker),
        None => String::new(),
    };
    let show = |shows| if shows { Display::Flex } else { Display::None };
    line.1.display = show(!said.is_empty());
    playing.display = show(said.is_empty());
    line.0.set_if_neq(Text(said));
}

/// Puts the parts of the ribbon where there is room for them. Long names are wrapped.
fn fit(
    cameras: Query<&Camera>,
    scale: Res<UiScale>,
    mut ribbon: Single<&mut Node, With<Ribbon>>,
    mut places: Query<(&Place, &mut Node), Without<Ribbon>>,
) {
    let sizes = cameras.iter().filter_map(Camera::logical_target_size);
    let is_narrow = sizes.map(|size| size.x / scale.0).fold(0.0, f32::max) < NARROW;
    let shrinks: RepeatedGridTrack =
        GridTrack::minmax(MinTrackSizingFunction::Px(0.0), MaxTrackSizingFunction::MaxContent);
    let columns = if is_narrow {
        vec![shrinks.clone(), shrinks]
    } else {
        vec![shrinks.clone(), GridTrack::max_content(), shrinks]
    };
    if ribbon.grid_template_columns != columns {
        ribbon.grid_template_columns = columns;
    }
    for (place, mut node) in &mut places {
        let (column, row) = place.cell(is_narrow);
        if (node.grid_column, node.grid_row) != (column, row) {
            (node.grid_column, node.grid_row) = (column, row);
        }
    }
}
