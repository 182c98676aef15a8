//! Bubbles: what is said beside a thing, never over it, and always within the window. One says why
//! the last try was refused, one what the button is called that a person is on.

use bevy::{
    input_focus::{InputFocus, InputFocusVisible},
    picking::hover::Hovered,
    prelude::*,
    ui::UiSystems,
    window::RequestRedraw,
};

use super::Speaker;
use crate::game::{
    DISC_HEIGHT, Flow, Layout, Pointed, Reason, Screen,
    stage::View,
    ui::{
        Letters, RHYTHM,
        palette::{BRASS, EDGE, INK, SHADOW, WALNUT},
        text,
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Match), set_up)
        .add_systems(
            Update,
            (say_why.run_if(resource_changed::<Reason>), follow_thing, say_tip)
                .chain()
                .in_set(Flow::Tell)
                .run_if(in_state(Screen::Match)),
        )
        .add_systems(
            PostUpdate,
            place.after(UiSystems::Layout).run_if(any_with_component::<Bubble>),
        );
}

/// What is shown beside this part of the window, in logical pixels; or not shown at all.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
struct Bubble(Option<Rect>);

/// What a control is called, shown while a person is on it.
#[derive(Component, Clone, Debug)]
pub(super) struct Tip(pub String);

/// The bubble that says why a try was refused.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct WhyBubble;

/// The bubble that says what a control is called.
#[derive(Component, Clone, Copy, Debug)]
struct TipBubble;

/// How far a bubble keeps from what it is beside, and from the edges of the window.
const APART: f32 = RHYTHM;

/// How much room a pointer takes, from its tip.
const POINTER: Rect = Rect { min: Vec2::new(-4.0, -4.0), max: Vec2::new(16.0, 26.0) };

fn set_up(mut commands: Commands) {
    commands.spawn((WhyBubble, bubble(BRASS), children![text("", Letters::Body, INK)]));
    commands.spawn((TipBubble, bubble(EDGE), children![text("", Letters::Small, INK)]));
}

fn bubble(edge: Color) -> impl Bundle {
    (
        Bubble::default(),
        DespawnOnExit(Screen::Match),
        Node {
            position_type: PositionType::Absolute,
            max_width: px(40.0 * RHYTHM),
            padding: UiRect::axes(px(1.5 * RHYTHM), px(RHYTHM)),
            border: px(1).all(),
            border_radius: BorderRadius::all(px(RHYTHM)),
            ..default()
        },
        BackgroundColor(WALNUT),
        BorderColor::all(edge),
        BoxShadow::new(SHADOW, px(0), px(0.5 * RHYTHM), px(0), px(2.0 * RHYTHM)),
        Visibility::Hidden,
        Pickable::IGNORE,
        GlobalZIndex(1),
    )
}

fn say_why(
    reason: Res<Reason>,
    speaker: Res<Speaker>,
    bubble: Single<&Children, With<WhyBubble>>,
    mut texts: Query<&mut Text>,
) {
    let Some(given) = reason.given() else { return };
    let mut lines = texts.iter_many_mut(*bubble);
    while let Some(mut line) = lines.fetch_next() {
        line.set_if_neq(Text(given.said(&speaker.0)));
    }
}

/// Keeps beside what was refused, and out of the way of the pointer, while the camera moves too.
fn follow_thing(
    reason: Res<Reason>,
    pointed: Res<Pointed>,
    layout: Res<Layout>,
    eyes: Query<(&Camera, &GlobalTransform), With<View>>,
    mut bubble: Single<&mut Bubble, With<WhyBubble>>,
) {
    let beside = reason.given().and_then(|_| {
        let (camera, eye) = eyes.iter().next()?;
        let place = pointed.place?;
        let disc = layout.place(layout.cell(place)) + Vec3::Y * DISC_HEIGHT;
        let right = eye.right().with_y(0.0).normalize_or(Vec3::X) / 2.0;
        let away = Vec3::Y.cross(right);
        let corners = [disc + right, disc - right, disc + away, disc - away];
        let seen = |point: Vec3| camera.world_to_viewport(eye, point).ok();
        let tip = seen(place)?;
        let arrow = Rect { min: tip + POINTER.min, max: tip + POINTER.max };
        Some(corners.into_iter().filter_map(seen).fold(arrow, |rect, at| rect.union_point(at)))
    });
    bubble.set_if_neq(Bubble(beside));
}

/// What a person is on, by pointer or keyboard, says what it is called.
fn say_tip(
    focus: Res<InputFocus>,
    focus_shows: Res<InputFocusVisible>,
    tips: Query<(Entity, &Tip, &Hovered, &ComputedNode, &UiGlobalTransform)>,
    bubble: Single<(&mut Bubble, &Children), With<TipBubble>>,
    mut texts: Query<&mut Text>,
) {
    let (mut bubble, children) = bubble.into_inner();
    let is_on = |entity: Entity, hovered: &Hovered| {
        hovered.0 || (focus_shows.0 && focus.get() == Some(entity))
    };
    let tip = tips.iter().find(|(entity, _, hovered, ..)| is_on(*entity, hovered));
    let beside = tip.map(|(_, Tip(said), _, node, transform)| {
        let mut lines = texts.iter_many_mut(children);
        while let Some(mut line) = lines.fetch_next() {
            if line.0 != *said {
                line.0.clone_from(said);
            }
        }
        let scale = node.inverse_scale_factor();
        Rect::from_center_size(transform.translation * scale, node.size() * scale)
    });
    bubble.set_if_neq(Bubble(beside));
}

/// Puts each bubble where there is room, once its size is known. It shows when it lies there.
fn place(
    cameras: Query<&Camera, With<View>>,
    mut bubbles: Query<(&Bubble, &ComputedNode, &mut Node, &mut Visibility)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(window) = cameras.iter().find_map(Camera::logical_viewport_size) else { return };
    for (Bubble(beside), computed, mut node, mut visibility) in &mut bubbles {
        let Some(beside) = beside else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        let size = computed.size() * computed.inverse_scale_factor();
        let corner = room(*beside, size, window);
        let (left, top) = (px(corner.x), px(corner.y));
        if (node.left, node.top) == (left, top) {
            if visibility.set_if_neq(Visibility::Inherited) {
                redraw.write(RequestRedraw);
            }
        } else {
            (node.left, node.top) = (left, top);
            redraw.write(RequestRedraw);
        }
    }
}

/// The corner of something of a size that lies beside a rectangle, within the window: above it if
/// there is room, else below, to the right or to the left.
fn room(beside: Rect, size: Vec2, window: Vec2) -> Vec2 {
    let middle = beside.center() - size / 2.0;
    let ways = [
        Vec2::new(middle.x, beside.min.y - APART - size.y),
        Vec2::new(middle.x, beside.max.y + APART),
        Vec2::new(beside.max.x + APART, middle.y),
        Vec2::new(beside.min.x - APART - size.x, middle.y),
    ];
    let farthest = (window - size - APART).max(Vec2::splat(APART));
    let within = |corner: Vec2| corner.clamp(Vec2::splat(APART), farthest).round();
    let is_clear = |corner: &Vec2| {
        let over = beside.intersect(Rect::from_corners(*corner, *corner + size));
        over.is_empty()
    };
    ways.into_iter().map(within).find(is_clear).unwrap_or_else(|| within(ways[0]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bubble_is_within_the_window_and_never_over_what_it_is_beside() {
        let window = Vec2::new(800.0, 600.0);
        for x in (0..=800_u16).step_by(40) {
            for y in (0..=600_u16).step_by(40) {
                for size in
                    [Vec2::new(320.0, 60.0), Vec2::new(120.0, 30.0), Vec2::new(300.0, 110.0)]
                {
                    let at = Vec2::new(f32::from(x), f32::from(y));
                    let beside = Rect::from_center_size(at, Vec2::new(90.0, 70.0));
                    let corner = room(beside, size, window);
                    let lies = Rect::from_corners(corner, corner + size);
                    assert!(beside.intersect(lies).is_empty(), "{at} {size}: {corner}");
                    assert!(lies.min.min_element() >= 0.0, "{at} {size}: {corner}");
                    assert!(lies.max.cmple(window).all(), "{at} {size}: {corner}");
                }
            }
        }
    }
}
