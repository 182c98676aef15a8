//! Panels: what controls and text lie on.

use bevy::{
    prelude::*,
    ui::UiSystems,
    ui_widgets::{ControlOrientation, ScrollArea, Scrollbar, ScrollbarThumb, observe},
};

use super::{
    focus::Modal,
    letters::{Letters, RHYTHM, text, wide},
    palette::{BRASS, DUSK, EDGE, EDGE_LIT, INK, SHADOW, WALNUT, WALNUT_LIT},
    scale::Rim,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (tie_bars, show_bars.after(UiSystems::Layout)).run_if(any_with_component::<Bar>),
    );
}

/// Dusk over all that lies beneath, which no pointer and no key reaches meanwhile. What lies over it is
/// its child, in the middle.
pub fn dusk() -> impl Bundle {
    (
        Modal,
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            padding: px(2.0 * RHYTHM).all(),
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            ..default()
        },
        BackgroundColor(DUSK),
        GlobalZIndex(OVER),
    )
}

/// Over everything that is not over the rest.
const OVER: i32 = 10;

/// A board of dark wood, so many letters wide. Its children are a [`headline`], what there is to
/// [`scroll`], and a [`row`] of buttons.
pub fn card(letters: f32) -> impl Bundle {
    (
        Node {
            width: wide(letters),
            max_width: percent(100),
            max_height: percent(100),
            flex_direction: FlexDirection::Column,
            row_gap: px(2.0 * RHYTHM),
            padding: px(4.0 * RHYTHM).all(),
            border_radius: BorderRadius::all(px(1.5 * RHYTHM)),
            ..default()
        },
        Rim(1.0),
        BackgroundColor(WALNUT),
        BackgroundGradient::from(LinearGradient::to_bottom(vec![WALNUT_LIT.into(), WALNUT.into()])),
        BorderColor::all(EDGE),
        BoxShadow::new(SHADOW, px(0), px(1.5 * RHYTHM), px(0), px(5.0 * RHYTHM)),
    )
}

/// The form of a small piece of dark wood over the table.
pub fn slip() -> Node {
    Node {
        padding: UiRect::axes(px(1.5 * RHYTHM), px(RHYTHM)),
        border_radius: BorderRadius::all(px(RHYTHM)),
        ..default()
    }
}

/// How it looks.
pub fn wood(edge: Color) -> impl Bundle {
    (
        Rim(1.0),
        BackgroundColor(WALNUT),
        BorderColor::all(edge),
        BoxShadow::new(SHADOW, px(0), px(0.5 * RHYTHM), px(0), px(2.0 * RHYTHM)),
    )
}

/// What a card is about, with a line of brass beneath.
pub fn headline(said: impl Into<String>) -> impl Bundle {
    (
        Node {
            flex_direction: FlexDirection::Column,
            row_gap: px(1.5 * RHYTHM),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
        children![text(said, Letters::Title, INK), rule(),],
    )
}

/// A short line of brass.
pub fn rule() -> impl Bundle {
    (
        Node { width: px(6.0 * RHYTHM), height: px(2), ..default() },
        BackgroundColor(BRASS),
        Pickable::IGNORE,
    )
}

/// What may be higher than there is room, and is scrolled then: by the wheel, by a finger, by the bar beside
/// it, and to what the keyboard is on. Its parts lie so many rhythms apart.
pub fn scroll(rhythms: f32, within: impl Bundle) -> impl Bundle {
    (
        Node { column_gap: px(RHYTHM), min_height: px(0), ..default() },
        Pickable::IGNORE,
        children![
            (
                scrolls(),
                Node {
                    flex_direction: FlexDirection::Column,
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    row_gap: px(rhythms * RHYTHM),
                    // So that the rings around controls are not cut.
                    padding: px(0.75 * RHYTHM).all(),
                    margin: UiRect { right: px(0), ..px(-0.75 * RHYTHM).all() },
                    overflow: Overflow::scroll_y(),
                    ..default()
                },
                within,
            ),
            bar(),
        ],
    )
}

/// The bar beside what is scrolled, to be tied to it once both are there.
fn bar() -> impl Bundle {
    (
        Bar,
        Node {
            width: px(0.75 * RHYTHM),
            flex_shrink: 0.0,
            margin: UiRect::right(px(-2.0 * RHYTHM)),
            ..default()
        },
        Visibility::Hidden,
        children![(
            ScrollbarThumb { border_radius: BorderRadius::MAX, ..default() },
            BackgroundColor(EDGE_LIT),
        )],
    )
}

/// The bar beside what is scrolled.
#[derive(Component, Clone, Copy, Debug)]
struct Bar;

fn tie_bars(
    bars: Query<(Entity, &ChildOf), Added<Bar>>,
    parents: Query<&Children>,
    areas: Query<(), With<ScrollArea>>,
    mut commands: Commands,
) {
    for (bar, ChildOf(parent)) in &bars {
        let beside = parents.get(*parent).into_iter().flatten();
        if let Some(area) = beside.copied().find(|entity| areas.contains(*entity)) {
            let scrollbar = Scrollbar::new(area, ControlOrientation::Vertical, 3.0 * RHYTHM);
            commands.entity(bar).insert(scrollbar);
        }
    }
}

/// A bar shows where there is more than is seen.
fn show_bars(
    mut bars: Query<(&Scrollbar, &mut Visibility), With<Bar>>,
    areas: Query<&ComputedNode, With<ScrollArea>>,
) {
    for (bar, mut visibility) in &mut bars {
        let Ok(area) = areas.get(bar.target) else { continue };
        let is_needed = area.content_size().y > area.size().y + 1.0;
        visibility.set_if_neq(if is_needed { Visibility::Inherited } else { Visibility::Hidden });
    }
}

/// Makes a node that is as high as there is room scroll what is higher.
pub fn scrolls() -> impl Bundle {
    (
        ScrollArea,
        observe(
            |drag: On<Pointer<Drag>>,
             scale: Res<UiScale>,
             mut areas: Query<(&mut ScrollPosition, &ComputedNode)>| {
                if let Ok((mut position, node)) = areas.get_mut(drag.entity) {
                    let beyond = (node.content_size().y - node.size().y).max(0.0);
                    let end = beyond * node.inverse_scale_factor;
                    position.y = (position.y - drag.delta.y / scale.0).clamp(0.0, end);
                }
            },
        ),
    )
}

/// A row of controls, broken where the window is narrow.
pub fn row() -> impl Bundle {
    (
        Node {
            flex_wrap: FlexWrap::Wrap,
            row_gap: px(1.5 * RHYTHM),
            column_gap: px(1.5 * RHYTHM),
            flex_shrink: 0.0,
            align_items: AlignItems::Center,
            ..default()
        },
        Pickable::IGNORE,
    )
}

/// What is chosen, and before it what that is about.
pub fn labelled(said: impl Into<String>, chosen: impl Bundle) -> impl Bundle {
    (
        Node {
            align_items: AlignItems::Center,
            column_gap: px(2.0 * RHYTHM),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
        children![
            (
                Node { width: LABEL, max_width: percent(40), flex_shrink: 0.0, ..default() },
                Pickable::IGNORE,
                children![text(said, Letters::Body, INK)],
            ),
            (
                Node {
                    // What is broken into lines is as wide as there is room, and so as high as it is.
                    flex_direction: FlexDirection::Column,
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    ..default()
                },
                Pickable::IGNORE,
                children![chosen],
            ),
        ],
    )
}

/// How wide what stands before other things in a column is.
pub const LABEL: Val = Val::Px(25.0 * RHYTHM);

/// One under the other.
pub fn column(rhythms: f32) -> impl Bundle {
    (
        Node {
            flex_direction: FlexDirection::Column,
            row_gap: px(rhythms * RHYTHM),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
    )
}
