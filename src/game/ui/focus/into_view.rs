//! Keeps the focused control in sight, in areas that scroll.

use bevy::{
    input_focus::{InputFocus, InputFocusVisible},
    prelude::*,
    text::RemSize,
    ui::UiSystems,
    ui_widgets::ScrollArea,
};

use crate::game::ui::scroll::{FADED, end_of};

pub(super) fn plugin(app: &mut App) {
    // The places of controls fit the scroll positions only after the layout.
    app.add_systems(PostUpdate, (begin_in_view, bring_into_view).chain().after(UiSystems::Layout));
}

/// Whether it is in sight when its page opens. Then the area around it scrolls there once.
#[derive(Component, Clone, Copy, Debug)]
pub struct FirstSeen(pub bool);

/// Scrolls what is to be seen first to the middle of its area, as soon as both are laid out.
fn begin_in_view(
    firsts: Query<(Entity, &FirstSeen)>,
    nodes: Query<(&ComputedNode, &UiGlobalTransform)>,
    parents: Query<&ChildOf>,
    mut areas: Query<&mut ScrollPosition, With<ScrollArea>>,
    mut commands: Commands,
) {
    for (first, _) in firsts.iter().filter(|(_, first)| first.0) {
        let area = parents.iter_ancestors(first).find(|parent| areas.contains(*parent));
        let (Some(area), Ok(inner)) = (area, nodes.get(first)) else { continue };
        let (Ok(outer), false, Ok(mut position)) =
            (nodes.get(area), inner.0.is_empty(), areas.get_mut(area))
        else {
            continue;
        };
        let middle = |(upper, lower): (f32, f32)| f32::midpoint(upper, lower);
        let wanted = position.y + middle(span(inner)) - middle(span(outer));
        position.y = wanted.clamp(0.0, end_of(outer.0));
        commands.entity(first).insert(FirstSeen(false));
    }
}

/// Scrolls to the focused control, so far that it lies clear of the fading edges. It does so again when the area or
/// its content gets another size. A control that the mouse has pressed is followed only when letters grow or shrink.
fn bring_into_view(
    focus: Res<InputFocus>,
    shows: Res<InputFocusVisible>,
    letters: Res<RemSize>,
    nodes: Query<(&ComputedNode, &UiGlobalTransform)>,
    parents: Query<&ChildOf>,
    mut areas: Query<&mut ScrollPosition, With<ScrollArea>>,
    mut last: Local<Option<(Entity, Vec2, Vec2)>>,
) {
    let before = last.take();
    let Some(control) = focus.get().filter(|_| shows.0 || letters.is_changed()) else { return };
    let area = parents.iter_ancestors(control).find(|parent| areas.contains(*parent));
    let (Some(area), Ok(inner)) = (area, nodes.get(control)) else { return };
    let (Ok(outer), false) = (nodes.get(area), inner.0.is_empty()) else {
        // It is laid out in a later frame.
        return;
    };
    *last = Some((control, outer.0.size(), outer.0.content_size()));
    if *last == before && !focus.is_changed() {
        return;
    }
    if let Ok(mut position) = areas.get_mut(area) {
        let wanted = position.y + by_how_much(span(inner), span(outer));
        let wanted = wanted.clamp(0.0, end_of(outer.0));
        if (wanted - position.y).abs() > 0.5 {
            position.y = wanted;
        }
    }
}

/// The upper and the lower end of a node, in pixels of the layout.
pub fn span((node, place): (&ComputedNode, &UiGlobalTransform)) -> (f32, f32) {
    let (middle, half) = (place.translation.y, node.size().y / 2.0);
    ((middle - half) * node.inverse_scale_factor, (middle + half) * node.inverse_scale_factor)
}

/// How far to scroll until a control is seen whole in an area.
fn by_how_much(inner: (f32, f32), outer: (f32, f32)) -> f32 {
    let (above, below) = (outer.0 + FADED - inner.0, inner.1 - (outer.1 - FADED));
    if above > 0.0 { -above } else { below.max(0.0).min(inner.0 - outer.0 - FADED) }
}
