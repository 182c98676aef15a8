//! Where the parts of the ribbon lie: in one row, in one column, or with the middle below the plates.

use bevy::{prelude::*, text::RemSize};

use super::{Arrow, NameOf, Ribbon, StepOf, WhilePlaying};
use crate::game::{
    hud::Arrangement,
    referee::Referee,
    ui::{RHYTHM, ems_across},
};

/// A part of the ribbon, and where it lies: all in one row or one column, or the middle below the plates.
#[derive(Component, Clone, Copy, Debug)]
pub(super) enum RibbonPart {
    Left,
    Middle,
    Right,
}

impl RibbonPart {
    /// The column and the row.
    fn cell(self, is_one_row: bool) -> (GridPlacement, GridPlacement) {
        let (column, span, row) = match (self, is_one_row) {
            (RibbonPart::Left, _) => (1, 1, 1),
            (RibbonPart::Middle, true) | (RibbonPart::Right, false) => (2, 1, 1),
            (RibbonPart::Middle, false) => (1, 2, 2),
            (RibbonPart::Right, true) => (3, 1, 1),
        };
        (GridPlacement::start_span(column, span), GridPlacement::start(row))
    }
}

/// Below this width, in ems, the two parts of a turn lie below the names.
const NARROW: f32 = 40.0;
/// Below this width, in ems, only the part that is due is shown if that leaves it a place between the names: names
/// with at most this many letters.
const TIGHT: f32 = 30.0;
const SHORT: usize = 9;
/// In a column that is lower than this, in ems, only the part that is due is shown too.
const LOW: f32 = 24.0;

/// Puts the parts of the ribbon where there is room for them. Long names are wrapped.
pub(super) fn fit(
    cameras: Query<&Camera>,
    (scale, rem, arrangement): (Res<UiScale>, Res<RemSize>, Res<Arrangement>),
    referee: Res<Referee>,
    mut playing: Single<&mut Node, With<WhilePlaying>>,
    mut names: Query<(&Text, &mut TextLayout), With<NameOf>>,
    mut ribbon: Single<&mut Node, (With<Ribbon>, Without<WhilePlaying>)>,
    mut places: Query<(&RibbonPart, &mut Node), (Without<Ribbon>, Without<WhilePlaying>)>,
    mut steps: Query<
        (Option<&StepOf>, &mut Node),
        (
            Or<(With<StepOf>, With<Arrow>)>,
            Without<RibbonPart>,
            Without<Ribbon>,
            Without<WhilePlaying>,
        ),
    >,
) {
    let sizes = cameras.iter().filter_map(Camera::logical_target_size);
    let window = sizes.fold(Vec2::ZERO, Vec2::max);
    let [across, high] = [window.x, window.y].map(|size| ems_across(size, &scale, &rem));
    let is_column = *arrangement == Arrangement::Beside;
    let is_stacked = lies_in_column(&referee, *arrangement);
    let is_narrow = is_column || across < NARROW;
    let is_short = |name: &Text| name.0.chars().count() <= SHORT;
    let are_short = names.iter().all(|(name, _)| is_short(name));
    let lacks_room = if is_column { high < LOW } else { across < TIGHT && are_short };
    let is_tight = lacks_room && playing.display != Display::None;
    let is_one_row = !is_narrow || is_tight && !is_column;
    lay_out(&mut ribbon, is_stacked, is_narrow, is_one_row);
    // In a column, the two parts of a turn lie one below the other too.
    let direction = if is_column { FlexDirection::Column } else { FlexDirection::Row };
    if playing.flex_direction != direction {
        playing.flex_direction = direction;
    }
    // Rounding may make a plate a little narrower than its name. A short name must not be broken for that.
    for (name, mut layout) in &mut names {
        let is_whole = !is_narrow && is_short(name);
        let linebreak = if is_whole { LineBreak::NoWrap } else { LineBreak::WordOrCharacter };
        if layout.linebreak != linebreak {
            layout.linebreak = linebreak;
        }
    }
    for (step, mut node) in &mut steps {
        let is_shown = match step {
            Some(StepOf(part)) => !is_tight || referee.position().due() == Some(*part),
            None => !is_tight && !is_column,
        };
        let display = if is_shown { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
    }
    // On half of a column, the cup of the winner must leave the name its room.
    let edge = if is_column && !is_stacked { 0.5 * RHYTHM } else { 1.5 * RHYTHM };
    for (place, mut node) in &mut places {
        let padding = UiRect::axes(px(edge), px(0.5 * RHYTHM));
        if !matches!(place, RibbonPart::Middle) && node.padding != padding {
            (node.padding, node.column_gap) = (padding, px(RHYTHM.min(edge)));
        }
        let (column, row) = place.cell(is_one_row);
        let shrink = if matches!(place, RibbonPart::Middle) { 0.0 } else { 1.0 };
        if (node.grid_column, node.grid_row, node.flex_shrink) != (column, row, shrink) {
            (node.grid_column, node.grid_row, node.flex_shrink) = (column, row, shrink);
        }
    }
}

/// In a column the parts lie one below the other while a match is played. Otherwise, and in a narrow window, the plates share the
/// width. In a wide one they are as wide as their names: a grid would make the shorter one too wide.
fn lay_out(ribbon: &mut Mut<Node>, is_stacked: bool, is_narrow: bool, is_one_row: bool) {
    let (display, width) = match (is_stacked, is_narrow) {
        (true, _) => (Display::Flex, percent(100)),
        (false, true) => (Display::Grid, percent(100)),
        (false, false) => (Display::Flex, auto()),
    };
    let direction = if is_stacked { FlexDirection::Column } else { FlexDirection::Row };
    let share: RepeatedGridTrack =
        GridTrack::minmax(MinTrackSizingFunction::Px(0.0), MaxTrackSizingFunction::Fraction(1.0));
    let columns = if is_one_row {
        vec![share.clone(), GridTrack::max_content(), share]
    } else {
        vec![share.clone(), share]
    };
    if (ribbon.display, ribbon.width, ribbon.flex_direction, &ribbon.grid_template_columns)
        != (display, width, direction, &columns)
    {
        (ribbon.display, ribbon.width, ribbon.flex_direction) = (display, width, direction);
        ribbon.grid_template_columns = columns;
    }
}

/// Whether the plates lie one below the other. While a match is looked through, no parts of a turn lie between them, and what is
/// told needs the room.
pub(super) fn lies_in_column(referee: &Referee, arrangement: Arrangement) -> bool {
    arrangement == Arrangement::Beside && referee.occasion().asks_for_parts
}
