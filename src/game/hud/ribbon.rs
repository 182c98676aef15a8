//! The ribbon: who plays, whose turn it is, and which of its two parts is due. The plate of the side to
//! move is lit and shows its token and name, so that one glance is enough.

use bevy::prelude::*;

use crate::{
    game::{
        common::{Flow, Screen, Speaker},
        players::Computer,
        referee::{Referee, display_name},
        ui::{
            Letters, RHYTHM, Rim,
            palette::{BRASS, CLEAR, DARK_INK, EDGE, FAINT_INK, INK, SOFT_INK, WALNUT},
            text, token,
        },
    },
    rules::{Ending, Part, Side},
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Referee>
        .or_eager(resource_changed::<Computer>)
        .or_eager(any_match_filter::<Added<Plate>>);
    app.add_systems(
        Update,
        (light_plates, light_steps, say_ending)
            .in_set(Flow::Tell)
            .run_if(in_state(Screen::Match))
            .run_if(changed),
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

/// The line that says how the match ended.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct EndingLine;

pub(super) fn ribbon(words: &Words) -> impl Bundle {
    (
        Node {
            max_width: percent(100),
            min_height: px(6.0 * RHYTHM),
            align_items: AlignItems::Stretch,
            column_gap: px(RHYTHM),
            ..default()
        },
        Pickable::IGNORE,
        children![
            plate(Side::Red),
            (
                wood(WALNUT, 0.0),
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
                    (EndingLine, text("", Letters::Heading, INK)),
                ],
            ),
            plate(Side::Black),
        ],
    )
}

/// A piece of the ribbon. `flex_shrink` is how far it shrinks to leave room for the others; its maximum width
/// leaves them some even if it does not shrink.
fn wood(edge: Color, flex_shrink: f32) -> impl Bundle {
    (
        Node {
            flex_shrink,
            max_width: percent(60),
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
        wood(WALNUT, 1.0),
        children![
            token(side, 3.0 * RHYTHM),
            (NameOf(side), text("", Letters::Heading, INK)),
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

/// The longest name that is written large, in characters.
const LONGEST_LARGE: usize = 14;

fn light_plates(
    referee: Res<Referee>,
    opponent: Res<Computer>,
    speaker: Res<Speaker>,
    mut plates: Query<(&Plate, &mut BorderColor)>,
    mut names: Query<(&NameOf, &mut Text, &mut TextColor, &mut TextFont)>,
    mut dots: Query<(&ThinkingDots, &mut Node)>,
) {
    let moves = |side| referee.game().ending().is_none() && referee.position().to_move() == side;
    let is_lit = |side| match referee.game().ending() {
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
    // Both names have the same size.
    let is_long = Side::BOTH.iter().any(|side| said(*side).chars().count() > LONGEST_LARGE);
    let letters = if is_long { Letters::Small } else { Letters::Heading };
    for (NameOf(side), mut name, mut ink, mut font) in &mut names {
        font.set_if_neq(TextFont::from(letters));
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

fn say_ending(
    referee: Res<Referee>,
    speaker: Res<Speaker>,
    mut line: Single<(&mut Text, &mut Node), (With<EndingLine>, Without<WhilePlaying>)>,
    mut playing: Single<&mut Node, With<WhilePlaying>>,
) {
    let ending = referee.game().ending();
    let said = ending.map(|ending| speaker.0.tell(&ending)).unwrap_or_default();
    let show = |shows| if shows { Display::Flex } else { Display::None };
    line.0.set_if_neq(Text(said));
    line.1.display = show(ending.is_some());
    playing.display = show(ending.is_none());
}
