//! Areas that scroll, the bars beside them, and how their content fades out at the edges.

use bevy::{
    input_focus::tab_navigation::TabIndex,
    prelude::*,
    ui::UiSystems,
    ui_widgets::{ControlOrientation, ScrollArea, Scrollbar, ScrollbarThumb, observe},
};

use super::{
    letters::RHYTHM,
    paint::{Border, Fill, Gradient},
    palette::{CLEAR, EDGE_LIT, Tint, WALNUT, WALNUT_LIT},
    skin::{Skin, ring},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (
            connect_bars,
            (stay_within, (show_bars, show_fades, open_pages)).chain().after(UiSystems::Layout),
        )
            .run_if(any_with_component::<Bar>),
    );
}

/// Content that scrolls if it does not fit: by wheel, by finger, by the bar beside it, and to the focused
/// control. Its parts lie `rhythms` steps of the grid apart.
pub fn scroll(rhythms: f32, within: impl Bundle) -> impl Bundle {
    scroll_on([WALNUT_LIT, WALNUT], rhythms, within)
}

/// The same on something else than a [`card`](super::card): what lies behind its upper and its lower edge.
pub fn scroll_on([upper, lower]: [Tint; 2], rhythms: f32, within: impl Bundle) -> impl Bundle {
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
                    // Content wraps in a narrow window, however wide it would like to be.
                    min_width: px(0),
                    row_gap: px(rhythms * RHYTHM),
                    // Keeps the rings around controls from being cut off.
                    padding: px(0.75 * RHYTHM).all(),
                    margin: UiRect { right: px(0), ..px(-0.75 * RHYTHM).all() },
                    overflow: Overflow::scroll_y(),
                    ..default()
                },
                within,
            ),
            fade(Fade::Above, upper),
            fade(Fade::Below, lower),
            bar(),
        ],
    )
}

/// The same for text alone, with no control to which the keyboard could scroll. It is a stop of its own, while it
/// does not fit.
pub fn scroll_text(rhythms: f32, within: impl Bundle) -> impl Bundle {
    let look = (Skin::Page, Fill(CLEAR), Border(CLEAR), ring());
    scroll(rhythms, (TextPage, look, within))
}

/// A scrolling area with nothing but text.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct TextPage;

/// Lets the keyboard onto text that does not fit.
fn open_pages(
    pages: Query<(Entity, &ComputedNode, Has<TabIndex>), With<TextPage>>,
    mut commands: Commands,
) {
    for (entity, node, is_stop) in &pages {
        match (end_of(node) > 1.0, is_stop) {
            (true, false) => drop(commands.entity(entity).try_insert(TabIndex(0))),
            (false, true) => drop(commands.entity(entity).try_remove::<TabIndex>()),
            _ => {}
        }
    }
}

/// Fades the content out where it goes on beyond the edge, so that no line looks cut in half.
fn fade(fade: Fade, wood: Tint) -> impl Bundle {
    let (top, bottom, angle) = match fade {
        Fade::Above => (px(FADE_BEYOND), auto(), LinearGradient::TO_BOTTOM),
        Fade::Below => (auto(), px(FADE_BEYOND), LinearGradient::TO_TOP),
    };
    (
        fade,
        Node {
            position_type: PositionType::Absolute,
            left: px(FADE_BEYOND),
            right: px(FADE_BEYOND),
            top,
            bottom,
            height: px(FADED - FADE_BEYOND),
            ..default()
        },
        Gradient { tints: [wood, wood.faded()], middle: 0.5, angle },
        Visibility::Hidden,
        Pickable::IGNORE,
    )
}

/// The end of a scrolling area at which content fades out.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Fade {
    Above,
    Below,
}

/// How far content fades out within a scrolling area, in pixels of the layout.
pub(super) const FADED: f32 = 3.25 * RHYTHM;

/// How far a fade goes beyond the content, in pixels of the layout: as far as a scrolling area does.
const FADE_BEYOND: f32 = -0.75 * RHYTHM;

/// A scrollbar. It is connected to the area beside it once both are spawned.
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
            Fill(EDGE_LIT),
        )],
    )
}

/// A scrollbar.
#[derive(Component, Clone, Copy, Debug)]
struct Bar;

fn connect_bars(
    bars: Query<(Entity, &ChildOf), Added<Bar>>,
    parents: Query<&Children>,
    areas: Query<(), With<ScrollArea>>,
    mut commands: Commands,
) {
    for (bar, ChildOf(parent)) in &bars {
        let beside = parents.get(*parent).into_iter().flatten();
        if let Some(area) = beside.copied().find(|entity| areas.contains(*entity)) {
            let scrollbar = Scrollbar::new(area, ControlOrientation::Vertical, 3.0 * RHYTHM);
            commands.entity(bar).try_insert(scrollbar);
        }
    }
}

/// Shows a scrollbar only if the content does not fit.
fn show_bars(
    mut bars: Query<(&Scrollbar, &mut Visibility), With<Bar>>,
    areas: Query<&ComputedNode, With<ScrollArea>>,
) {
    for (bar, mut visibility) in &mut bars {
        let Ok(area) = areas.get(bar.target) else { continue };
        visibility.set_if_neq(if end_of(area) > 1.0 {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}

/// Bevy draws an area that is scrolled too far at its end. The position must be there too, or the next step back would
/// move nothing.
fn stay_within(
    mut areas: Query<
        (&ComputedNode, &mut ScrollPosition),
        (With<ScrollArea>, Or<(Changed<ScrollPosition>, Changed<ComputedNode>)>),
    >,
) {
    for (node, mut position) in &mut areas {
        let end = end_of(node);
        // What isn't shown has no size, and is where it was when it is shown again.
        if !node.is_empty() && position.y > end {
            position.y = end;
        }
    }
}

/// How far an area scrolls, in pixels of the layout.
pub(super) fn end_of(area: &ComputedNode) -> f32 {
    (area.content_size().y - area.size().y).max(0.0) * area.inverse_scale_factor
}

/// Shows a fade only where there is more content.
fn show_fades(
    mut fades: Query<(&Fade, &ChildOf, &mut Visibility)>,
    parents: Query<&Children>,
    areas: Query<(&ComputedNode, &ScrollPosition), With<ScrollArea>>,
) {
    for (fade, ChildOf(parent), mut visibility) in &mut fades {
        let mut beside = parents.get(*parent).into_iter().flatten();
        let Some((node, position)) = beside.find_map(|entity| areas.get(*entity).ok()) else {
            continue;
        };
        let hidden = match fade {
            Fade::Above => position.y,
            Fade::Below => end_of(node) - position.y,
        };
        let shows = if hidden > 1.0 { Visibility::Inherited } else { Visibility::Hidden };
        visibility.set_if_neq(shows);
    }
}

/// Makes a node scroll if its content is higher than the node.
fn scrolls() -> impl Bundle {
    (
        ScrollArea,
        observe(
            |drag: On<Pointer<Drag>>,
             scale: Res<UiScale>,
             mut areas: Query<(&mut ScrollPosition, &ComputedNode)>| {
                if let Ok((mut position, node)) = areas.get_mut(drag.entity) {
                    position.y = (position.y - drag.delta.y / scale.0).clamp(0.0, end_of(node));
                }
            },
        ),
    )
}
