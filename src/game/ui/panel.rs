//! Panels that controls and text lie on, and areas that scroll.

use bevy::{
    input_focus::tab_navigation::TabIndex,
    prelude::*,
    text::RemSize,
    ui::UiSystems,
    ui_widgets::{ControlOrientation, ScrollArea, Scrollbar, ScrollbarThumb, observe},
};

use super::{
    focus::{Modal, stop},
    foot::{OverFoot, foot},
    letters::{BODY, Ems, Letters, RHYTHM, text},
    paint::{Edge, Fill, Gradient},
    palette::{BRASS, CLEAR, DUSK, EDGE, EDGE_LIT, INK, SHADOW, Tint, WALNUT, WALNUT_LIT},
    scale::Rim,
    skin::{Skin, ring},
    told::{self, Headline},
};
use crate::game::keeping::Settings;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (
            pad.before(UiSystems::Layout),
            (connect_bars, (show_bars, show_fades, open_pages).after(UiSystems::Layout))
                .run_if(any_with_component::<Bar>),
        ),
    );
}

/// Darkens everything beneath it, and keeps all pointers and keys away from there. Its child lies in the
/// middle.
pub fn dusk() -> impl Bundle {
    (
        Modal,
        told::unnamed(),
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            ..default()
        },
        (Padding(2.0), OverFoot(0.0)),
        Fill(DUSK),
        GlobalZIndex(OVER),
    )
}

/// The space between a node and its content, in steps of the grid. Some of it gives way to large letters.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Padding(f32);

fn pad(
    rem: Res<RemSize>,
    settings: Res<Settings>,
    mut nodes: Query<(Ref<Padding>, Has<OverFoot>, &mut Node)>,
) {
    let part = if rem.0 > 1.2 * BODY { 0.65 } else { 1.0 };
    for (padding, is_over_foot, mut node) in &mut nodes {
        if rem.is_changed() || settings.is_changed() || padding.is_added() {
            let around = padding.0 * part * RHYTHM;
            let foot = if is_over_foot { foot(&settings, *rem) } else { 0.0 };
            node.padding = UiRect { bottom: px(around + foot), ..px(around).all() };
        }
    }
}

/// Above everything that is not an overlay.
const OVER: i32 = 10;

/// Puts something above everything, also above overlays.
pub fn over_all() -> impl Bundle {
    GlobalZIndex(OVER + 1)
}

/// A panel of dark wood, `ems` of body text wide. Its children are a [`headline`], content that may
/// [`scroll`], and a [`row`] of buttons.
pub fn card(ems: f32) -> impl Bundle {
    card_as_high_as(ems, auto())
}

/// A [`card`] that fills the height of the window, for content that comes and goes. What scrolls on it is to
/// fill the rest of it: see [`fills`].
pub fn tall_card(ems: f32) -> impl Bundle {
    card_as_high_as(ems, percent(100))
}

fn card_as_high_as(ems: f32, height: Val) -> impl Bundle {
    (
        Ems::Width(ems),
        Node {
            max_width: percent(100),
            height,
            max_height: percent(100),
            flex_direction: FlexDirection::Column,
            row_gap: px(2.0 * RHYTHM),
            border_radius: BorderRadius::all(px(1.5 * RHYTHM)),
            ..default()
        },
        Padding(4.0),
        Rim(1.0),
        Fill(WALNUT),
        Gradient { tints: [WALNUT_LIT, WALNUT], middle: 0.5, angle: LinearGradient::TO_BOTTOM },
        Edge(EDGE),
        BoxShadow::new(SHADOW, px(0), px(1.5 * RHYTHM), px(0), px(5.0 * RHYTHM)),
    )
}

/// Fills the rest of a line or a column, even if its content is smaller. Choices in it get all of its width,
/// so that their height is right when they wrap.
pub fn fills() -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        flex_grow: 1.0,
        flex_basis: px(0),
        min_width: px(0),
        min_height: px(0),
        ..default()
    }
}

/// The shape of a small piece of dark wood over the table.
pub fn slip() -> Node {
    Node {
        padding: UiRect::axes(px(1.5 * RHYTHM), px(RHYTHM)),
        border_radius: BorderRadius::all(px(RHYTHM)),
        ..default()
    }
}

/// A wide piece of wood below the board, `ems` of body text wide, whose parts lie `rhythms` steps of the grid
/// apart. It leaves half of the window to the board, so what is long on it has to [`scroll`].
pub fn plank(ems: f32, rhythms: f32) -> impl Bundle {
    (
        Ems::Width(ems),
        Node {
            flex_direction: FlexDirection::Column,
            row_gap: px(rhythms * RHYTHM),
            max_width: percent(100),
            max_height: vh(50),
            padding: UiRect::axes(px(2.5 * RHYTHM), px(RHYTHM)),
            ..slip()
        },
    )
}

/// The look of a [`slip`].
pub fn wood(edge: Tint) -> impl Bundle {
    (
        Rim(1.0),
        Fill(WALNUT),
        Edge(edge),
        BoxShadow::new(SHADOW, px(0), px(0.5 * RHYTHM), px(0), px(2.0 * RHYTHM)),
    )
}

/// The title of a card, with a line of brass beneath.
pub fn headline(said: impl Into<String>) -> impl Bundle {
    (
        Node {
            flex_direction: FlexDirection::Column,
            row_gap: px(1.5 * RHYTHM),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
        children![(Headline, text(said, Letters::Title, INK)), rule(),],
    )
}

/// A short line of brass.
pub fn rule() -> impl Bundle {
    (Node { width: px(6.0 * RHYTHM), height: px(2), ..default() }, Fill(BRASS), Pickable::IGNORE)
}

/// Content that scrolls if it does not fit: by wheel, by finger, by the bar beside it, and to the focused
/// control. Its parts lie `rhythms` steps of the grid apart.
pub fn scroll(rhythms: f32, within: impl Bundle) -> impl Bundle {
    scroll_on([WALNUT_LIT, WALNUT], rhythms, within)
}

/// The same on something else than a [`card`]: what lies behind its upper and its lower edge.
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
    let look = (Skin::Page, Fill(CLEAR), Edge(CLEAR), ring());
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
        match (node.content_size().y > node.size().y + 1.0, is_stop) {
            (true, false) => drop(commands.entity(entity).insert(stop())),
            (false, true) => drop(commands.entity(entity).remove::<TabIndex>()),
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
            commands.entity(bar).insert(scrollbar);
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
        let is_needed = area.content_size().y > area.size().y + 1.0;
        visibility.set_if_neq(if is_needed { Visibility::Inherited } else { Visibility::Hidden });
    }
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
        let beyond = (node.content_size().y - node.size().y) * node.inverse_scale_factor;
        let hidden = match fade {
            Fade::Above => position.y.min(beyond),
            Fade::Below => beyond - position.y,
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
                    let beyond = (node.content_size().y - node.size().y).max(0.0);
                    let end = beyond * node.inverse_scale_factor;
                    position.y = (position.y - drag.delta.y / scale.0).clamp(0.0, end);
                }
            },
        ),
    )
}

/// A row of controls, which wraps in a narrow window.
pub fn row() -> impl Bundle {
    (row_node(), Pickable::IGNORE)
}

/// The shape of a [`row`].
pub fn row_node() -> Node {
    Node {
        flex_wrap: FlexWrap::Wrap,
        row_gap: px(1.5 * RHYTHM),
        column_gap: px(1.5 * RHYTHM),
        flex_shrink: 0.0,
        align_items: AlignItems::Center,
        ..default()
    }
}

/// A control with its label in front, or above if letters are too large for both in one line.
pub fn labelled(said: impl Into<String>, control: impl Bundle) -> impl Bundle {
    (
        Node {
            flex_wrap: FlexWrap::Wrap,
            align_items: AlignItems::Center,
            column_gap: px(2.0 * RHYTHM),
            row_gap: px(0.5 * RHYTHM),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
        children![
            (
                Ems::Basis(LABEL),
                // It only gets more if it has a line of its own.
                Node { flex_grow: 1.0, max_width: percent(100), ..default() },
                Pickable::IGNORE,
                children![text(said, Letters::Body, INK)],
            ),
            (
                Ems::Basis(CONTROL),
                Node {
                    // Gives wrapped content all of the width, so that its height is right.
                    flex_direction: FlexDirection::Column,
                    flex_grow: 1e6,
                    min_width: px(0),
                    max_width: percent(100),
                    ..default()
                },
                Pickable::IGNORE,
                children![control],
            ),
        ],
    )
}

/// The width of labels in ems, so that the controls behind them line up.
pub const LABEL: f32 = 11.1;
/// The least width of the controls behind them, in ems.
const CONTROL: f32 = 12.5;

/// A column of parts, `rhythms` steps of the grid apart.
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
