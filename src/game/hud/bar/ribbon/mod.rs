//! The ribbon: who plays, whose turn it is, and which of its two parts is due. The plate of the side to
//! move is lit and shows its token and name, and its symbol if the player wants symbols, so that one glance is enough.
//! Where its parts lie is in `fit.rs`.

mod fit;

use bevy::{prelude::*, text::RemSize};

use self::fit::{RibbonPart, fit, lies_in_column};
use crate::{
    game::{
        common::{Flow, Screen, Speaker},
        hud::{
            Arrangement,
            bar::{icon::brass_cup, presence::presence_of},
            landing::once_landed,
            turns::turn_looked_at,
        },
        players::{Computer, Tutor, far_called},
        referee::{Ask, Referee, Seat},
        table::Triumph,
        ui::{
            Border, Fill, Ink, Letters, RHYTHM, Rim, only_cell,
            palette::{BRASS, CLEAR, DARK_INK, EDGE, FAINT_INK, INK, SOFT_INK, Tint, WALNUT},
            symbol, text, token,
        },
    },
    rules::{Part, Side},
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Referee>
        .or_eager(resource_changed::<Computer>)
        .or_eager(resource_changed_or_removed::<Tutor>)
        .or_eager(resource_exists_and_changed::<Triumph>)
        .or_eager(resource_changed::<Arrangement>)
        .or_eager(any_match_filter::<Added<Plate>>);
    let may_fit_otherwise = changed
        .clone()
        .or_eager(resource_changed::<UiScale>)
        .or_eager(resource_changed::<RemSize>)
        .or_eager(any_match_filter::<Changed<Camera>>);
    app.add_systems(
        Update,
        (
            (light_plates, light_steps, say_state).run_if(changed.pipe(once_landed(is_disc))),
            fit.run_if(may_fit_otherwise),
        )
            .chain()
            .in_set(Flow::Tell)
            .run_if(in_state(Screen::Match)),
    );
}

/// That it is the other side's turn is told once the disc has landed. That a disc is due is told at once: the next click may
/// take one.
fn is_disc(ask: &Ask) -> bool {
    matches!(ask, Ask::Relocate(_))
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

/// The cup beside the winner's name.
#[derive(Component, Clone, Copy, Debug)]
struct WinnersCup(Side);

/// One of the two parts of a turn, lit while it is due.
#[derive(Component, Clone, Copy, Debug)]
struct StepOf(Part);

/// The two parts of a turn, shown only while the match goes on.
#[derive(Component, Clone, Copy, Debug)]
struct WhilePlaying;

/// The line that says how the match ended, or which turn is looked at.
#[derive(Component, Clone, Copy, Debug)]
pub struct StateLine;

/// The whole ribbon.
#[derive(Component, Clone, Copy, Debug)]
struct Ribbon;

/// The arrow from one part of a turn to the other.
#[derive(Component, Clone, Copy, Debug)]
struct Arrow;

/// The least height of a row, in pixels of the layout.
const HEIGHT: f32 = 6.0 * RHYTHM;

pub fn ribbon(words: &Words) -> impl Bundle {
    (
        Ribbon,
        Node {
            display: Display::Grid,
            min_width: px(0),
            max_width: percent(100),
            align_items: AlignItems::Stretch,
            column_gap: px(RHYTHM),
            row_gap: px(0.5 * RHYTHM),
            ..default()
        },
        Pickable::IGNORE,
        children![
            (RibbonPart::Left, plate(Side::Red)),
            (
                RibbonPart::Middle,
                ribbon_wood(WALNUT),
                // One lies over the other, so that the parts of a turn keep their room.
                children![(
                    Node {
                        display: Display::Grid,
                        justify_items: JustifyItems::Center,
                        align_items: AlignItems::Center,
                        ..default()
                    },
                    Pickable::IGNORE,
                    children![
                        (
                            WhilePlaying,
                            Node {
                                align_items: AlignItems::Center,
                                column_gap: px(RHYTHM),
                                row_gap: px(0.5 * RHYTHM),
                                ..only_cell()
                            },
                            Pickable::IGNORE,
                            children![
                                step(Part::Slide, words.say("hud-step-slide")),
                                (Arrow, text("→", Letters::Heading, SOFT_INK)),
                                step(Part::Relocation, words.say("hud-step-relocation")),
                            ],
                        ),
                        (StateLine, only_cell(), text("", Letters::Heading, INK)),
                    ],
                )],
            ),
            (RibbonPart::Right, plate(Side::Black)),
        ],
    )
}

/// A piece of the ribbon.
pub fn ribbon_wood(edge: Tint) -> impl Bundle {
    (
        Node {
            min_width: px(0),
            max_width: percent(100),
            min_height: px(HEIGHT),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            column_gap: px(RHYTHM),
            padding: UiRect::axes(px(1.5 * RHYTHM), px(0.5 * RHYTHM)),
            border_radius: BorderRadius::all(px(RHYTHM)),
            ..default()
        },
        Rim(2.0),
        Fill(WALNUT),
        Border(edge),
    )
}

fn plate(side: Side) -> impl Bundle {
    (
        Plate(side),
        ribbon_wood(WALNUT),
        children![
            token(side, 3.0 * RHYTHM),
            symbol(side, 3.0 * RHYTHM),
            (
                Node { min_width: px(0), flex_direction: FlexDirection::Column, ..default() },
                Pickable::IGNORE,
                children![(NameOf(side), text("", Letters::Body, INK)), presence_of(side)],
            ),
            (
                WinnersCup(side),
                Node { display: Display::None, ..default() },
                Pickable::IGNORE,
                children![brass_cup(3.0 * RHYTHM)],
            ),
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
        (node, Fill(BRASS), Pickable::IGNORE)
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
        Fill(CLEAR),
        Border(CLEAR),
        Pickable::IGNORE,
        children![text(said, Letters::Body, INK)],
    )
}

fn light_plates(
    referee: Res<Referee>,
    opponent: Res<Computer>,
    (speaker, arrangement): (Res<Speaker>, Res<Arrangement>),
    triumph: Option<Res<Triumph>>,
    mut plates: Query<(&Plate, &mut Border)>,
    mut names: Query<(&NameOf, &mut Text, &mut Ink)>,
    mut dots: Query<(&ThinkingDots, &mut Node), Without<WinnersCup>>,
    mut cups: Query<(&WinnersCup, &mut Node)>,
) {
    let ending = referee.game().ending();
    let goes_on = ending.is_none() && !referee.is_looking_back();
    let moves = |side| goes_on && referee.position().to_move() == side;
    let is_lit = |side| match ending {
        _ if Triumph::is_awaited(triumph.as_deref()) => false,
        None => moves(side),
        Some(ending) => ending.winner() == Some(side),
    };
    for (Plate(side), mut edge) in &mut plates {
        edge.set_if_neq(Border(if is_lit(*side) { BRASS } else { WALNUT }));
    }
    for (ThinkingDots(side), mut node) in &mut dots {
        let thinks = moves(*side) && opponent.is_thinking();
        node.display = if thinks { Display::Flex } else { Display::None };
    }
    for (WinnersCup(side), mut node) in &mut cups {
        let has_won = ending.is_some() && is_lit(*side);
        node.display = if has_won { Display::Flex } else { Display::None };
    }
    let words = &speaker.0;
    let is_half = *arrangement == Arrangement::Beside && !lies_in_column(&referee, *arrangement);
    let said = |side| match referee.seat(side) {
        Seat::FarAway => far_called(words, &referee.player(side).name),
        // On half of a column, what stands beside the name lies below it.
        _ if is_half => {
            let (name, beside) = referee.seen_names(words, side);
            [Some(name), beside].into_iter().flatten().collect::<Vec<_>>().join("\n")
        }
        _ => referee.seen_name(words, side),
    };
    for (NameOf(side), mut name, mut ink) in &mut names {
        name.set_if_neq(Text(said(*side)));
        ink.set_if_neq(Ink(if is_lit(*side) { INK } else { SOFT_INK }));
    }
}

fn light_steps(
    (referee, tutor): (Res<Referee>, Option<Res<Tutor>>),
    mut steps: Query<(&StepOf, &mut Fill, &mut Border, &Children)>,
    mut inks: Query<&mut Ink>,
) {
    // What a lesson plays is nobody's to play.
    let is_lessons = referee.seat(referee.to_move()) == Seat::Lesson;
    // Where it asks for a slide alone, it goes on after that.
    let only_slides = tutor.is_some_and(|tutor| tutor.runner().asks_for_slide());
    let is_asked_for = |part: &Part| !(only_slides && *part == Part::Relocation);
    let due = referee.position().due().filter(|_| !is_lessons).filter(is_asked_for);
    for (StepOf(part), mut fill, mut edge, children) in &mut steps {
        let is_due = due == Some(*part);
        let (ground, line, ink) =
            if is_due { (BRASS, BRASS, DARK_INK) } else { (CLEAR, EDGE, FAINT_INK) };
        fill.set_if_neq(Fill(ground));
        edge.set_if_neq(Border(line));
        let mut inked = inks.iter_many_mut(children);
        while let Some(mut color) = inked.fetch_next() {
            color.set_if_neq(Ink(ink));
        }
    }
}

/// Says how the match ended, once the winning token has arrived, or which turn is looked at. While the match goes on, the parts
/// of a turn keep their room, so that nothing in the column moves when an earlier turn is looked at.
fn say_state(
    referee: Res<Referee>,
    speaker: Res<Speaker>,
    triumph: Option<Res<Triumph>>,
    mut line: Single<(&mut Text, &mut Node), (With<StateLine>, Without<WhilePlaying>)>,
    mut playing: Single<(&mut Node, &mut Visibility), With<WhilePlaying>>,
    mut parts: Query<(&RibbonPart, &mut Node), (Without<StateLine>, Without<WhilePlaying>)>,
) {
    let ending = referee.game().ending().filter(|_| !Triumph::is_awaited(triumph.as_deref()));
    let said = match ending {
        Some(ending) => referee.tell_ending(&speaker.0, ending),
        None if referee.is_looking_back() => turn_looked_at(&referee, &speaker),
        None => String::new(),
    };
    let show = |shows| if shows { Display::Flex } else { Display::None };
    let asks = referee.occasion().asks_for_parts;
    let is_asked = said.is_empty() && asks;
    let keeps_room = asks && referee.played().ending().is_none();
    for (_, mut middle) in parts.iter_mut().filter(|(part, _)| matches!(part, RibbonPart::Middle)) {
        middle.display = show(is_asked || !said.is_empty());
    }
    line.1.display = show(!said.is_empty());
    playing.0.display = show(is_asked || keeps_room);
    playing.1.set_if_neq(if is_asked { Visibility::Inherited } else { Visibility::Hidden });
    line.0.set_if_neq(Text(said));
}
