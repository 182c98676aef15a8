//! Sliders: one that sets a value of a resource, and the bare track of one, to build others on.

use bevy::{
    prelude::*,
    ui_widgets::{
        Slider, SliderPrecision, SliderRange, SliderStep, SliderThumb, SliderValue, TrackClick,
    },
};

use super::{
    Ui,
    button::{face, surface},
    letters::{Ems, Letters, RHYTHM, label},
    paint::{Border, Fill},
    palette::{BRASS, EDGE, HOLLOW, OAK, SOFT_INK},
    scale::Rim,
    skin::Skin,
    tie::{Tie, Tied, number},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, (update_sliders, write_values).in_set(Ui::Follow));
}

/// A slider from 0 to 1 in steps of 0.05, followed by its value in hundredths.
pub fn slider<R: Tied>(name: impl Into<String>, tie: Tie<R, f32>) -> impl Bundle {
    (
        Node {
            align_items: AlignItems::Center,
            column_gap: px(2.0 * RHYTHM),
            flex_grow: 1.0,
            ..default()
        },
        children![
            (
                track(name, SliderStep(0.05), SliderRange::new(0.0, 1.0)),
                SliderPrecision(2),
                number(tie),
                Node { min_width: px(16.0 * RHYTHM), ..track_node(4.5 * RHYTHM) },
                children![groove(), thumb()],
            ),
            (
                Reading,
                label("", Letters::Body, SOFT_INK),
                TextLayout::new(Justify::Right, LineBreak::NoWrap),
                Ems::Width(2.0),
                Node { flex_shrink: 0.0, ..default() },
            ),
        ],
    )
}

/// What every slider needs. Its children are what lies on it, such as a [`groove`], and a [`thumb`].
pub fn track(name: impl Into<String>, step: SliderStep, range: SliderRange) -> impl Bundle {
    (
        Slider { track_click: TrackClick::Snap, ..default() },
        range,
        step,
        SliderValue(0.0),
        AccessibleLabel::new(name),
        surface(Skin::Line),
    )
}

/// The size and shape of a slider of this height.
pub fn track_node(height: f32) -> Node {
    Node {
        min_height: px(height),
        flex_grow: 1.0,
        padding: UiRect::ZERO,
        justify_content: JustifyContent::Start,
        ..face()
    }
}

/// The line along which a slider moves, filled up to its knob.
pub fn groove() -> impl Bundle {
    (
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            right: px(0),
            height: px(0.75 * RHYTHM),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        Rim(1.0),
        Fill(HOLLOW),
        Border(EDGE),
        Pickable::IGNORE,
        children![(
            Filled,
            Node { height: percent(100), border_radius: BorderRadius::MAX, ..default() },
            Fill(BRASS),
            Pickable::IGNORE,
        )],
    )
}

/// What is moved along a slider.
pub fn thumb() -> impl Bundle {
    (SliderThumb, knob(px(KNOB)), SliderKnob)
}

/// The width of a slider's knob, in pixels of the layout.
pub const KNOB: f32 = 2.5 * RHYTHM;

pub(super) fn knob(size: Val) -> impl Bundle {
    (
        Knob,
        Node {
            width: size,
            height: size,
            flex_shrink: 0.0,
            border_radius: BorderRadius::MAX,
            ..default()
        },
        Rim(1.0),
        Fill(SOFT_INK),
        Border(OAK),
        Pickable::IGNORE,
    )
}

/// The part of a switch or slider that moves.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Knob;

/// The knob of a slider.
#[derive(Component, Clone, Copy, Debug)]
struct SliderKnob;

/// The filled part of a slider, before its knob.
#[derive(Component, Clone, Copy, Debug)]
struct Filled;

/// The text that shows a slider's value.
#[derive(Component, Clone, Copy, Debug)]
struct Reading;

/// Moves the knobs and filled parts of sliders to their values.
fn update_sliders(
    sliders: Query<(Entity, &SliderValue, &SliderRange, &ComputedNode), With<Slider>>,
    parts: Query<&Children>,
    mut knobs: Query<&mut Node, (With<SliderKnob>, Without<Filled>)>,
    mut filled: Query<&mut Node, (With<Filled>, Without<SliderKnob>)>,
) {
    for (entity, value, range, node) in &sliders {
        let part = range.thumb_position(value.0);
        let travel = (node.size().x * node.inverse_scale_factor - KNOB).max(0.0);
        let left = px((travel * part).round());
        for inner in parts.iter_descendants(entity) {
            if let Ok(mut node) = knobs.get_mut(inner)
                && node.left != left
            {
                node.left = left;
            }
            if let Ok(mut node) = filled.get_mut(inner)
                && node.width != percent(100.0 * part)
            {
                node.width = percent(100.0 * part);
            }
        }
    }
}

/// Writes the values of sliders behind them.
fn write_values(
    sliders: Query<(&SliderValue, &ChildOf), Changed<SliderValue>>,
    beside: Query<&Children>,
    mut readings: Query<&mut Text, With<Reading>>,
) {
    for (value, ChildOf(parent)) in &sliders {
        let mut readings = readings.iter_many_mut(beside.get(*parent).into_iter().flatten());
        while let Some(mut reading) = readings.fetch_next() {
            reading.set_if_neq(Text(format!("{:.0}", 100.0 * value.0)));
        }
    }
}
