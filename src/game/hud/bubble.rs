//! Bubbles: text beside a thing, never over it, and always within the window. One says why the last try
//! was refused, the other names the button under the pointer or the keyboard.

use bevy::{
    input_focus::{InputFocus, InputFocusVisible},
    picking::hover::Hovered,
    prelude::*,
    ui::UiSystems,
    window::RequestRedraw,
};

use super::{AtTable, buttons::ActionButton};
use crate::game::{
    common::{Flow, Screen, Speaker},
    input::{Bindings, Typing},
    referee::Referee,
    stage::View,
    table::{DISC_HEIGHT, Layout, Reason},
    ui::{
        self, Ems, Letters, RHYTHM,
        palette::{BRASS, EDGE, INK, Tint},
        text,
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(AtTable), set_up)
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

/// Where a bubble has to be, in pixels of the layout.
#[derive(Component, Clone, Debug, Default, PartialEq)]
struct Bubble {
    /// It lies beside this part of the window. Without one it is hidden.
    beside: Option<Rect>,
    /// It covers as little of these as possible: they show what it is about.
    shown: Vec<Rect>,
    /// It covers as little of these as it can, after that.
    board: Vec<Rect>,
}

/// The name of a control and its key, shown while the pointer or the keyboard is on it.
#[derive(Component, Clone, Debug)]
pub(super) struct Tip(pub String);

/// The bubble that says why a try was refused.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct WhyBubble;

/// The bubble that names a control.
#[derive(Component, Clone, Copy, Debug)]
struct TipBubble;

/// The distance from a bubble to its thing, and to the edges of the window.
const GAP: f32 = RHYTHM;

/// About how high a token is.
const TOKEN_HEIGHT: f32 = 0.6;

fn set_up(mut commands: Commands) {
    commands.spawn((WhyBubble, bubble(BRASS), children![text("", Letters::Body, INK)]));
    commands.spawn((TipBubble, bubble(EDGE), children![text("", Letters::Small, INK)]));
}

fn bubble(edge: Tint) -> impl Bundle {
    (
        Bubble::default(),
        DespawnOnExit(AtTable),
        Ems::MaxWidth(17.8),
        Node { position_type: PositionType::Absolute, ..ui::slip() },
        ui::wood(edge),
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

/// Keeps the bubble beside the thing that was refused, clear of it and of the discs that show the reason, even
/// while the camera moves. The pointer may go where it likes.
fn follow_thing(
    (reason, typing): (Res<Reason>, Res<Typing>),
    referee: Res<Referee>,
    layout: Res<Layout>,
    scale: Res<UiScale>,
    eyes: Query<(&Camera, &GlobalTransform), With<View>>,
    mut bubble: Single<&mut Bubble, With<WhyBubble>>,
) {
    // The field for a typed turn says it too.
    let given = reason.given().filter(|_| !typing.is_open);
    let wanted = match (given, eyes.iter().next()) {
        (Some(given), Some((camera, eye))) => {
            let seen = |cell| {
                let part = seen_at(camera, eye, layout.place(cell))?;
                Some(Rect { min: part.min / scale.0, max: part.max / scale.0 })
            };
            Bubble {
                beside: seen(given.cell()),
                shown: given.blames().iter().filter_map(|(_, cell)| seen(*cell)).collect(),
                board: referee
                    .position()
                    .board()
                    .discs()
                    .iter()
                    .copied()
                    .filter_map(seen)
                    .collect(),
            }
        }
        _ => Bubble::default(),
    };
    bubble.set_if_neq(wanted);
}

/// The rectangle in which a disc at a place is seen, with a token on it.
fn seen_at(camera: &Camera, eye: &GlobalTransform, place: Vec3) -> Option<Rect> {
    let top = place + Vec3::Y * DISC_HEIGHT;
    let right = eye.right().with_y(0.0).normalize_or(Vec3::X) / 2.0;
    let away = Vec3::Y.cross(right);
    let token = top + Vec3::Y * TOKEN_HEIGHT;
    let corners = [top + right, top - right, top + away, top - away, place - away, token];
    let mut seen = corners.into_iter().filter_map(|at| camera.world_to_viewport(eye, at).ok());
    let first = seen.next()?;
    Some(seen.fold(Rect::from_corners(first, first), |rect, at| rect.union_point(at)))
}

/// Names the control under the pointer or the keyboard.
fn say_tip(
    focus: Res<InputFocus>,
    focus_shows: Res<InputFocusVisible>,
    (speaker, bindings): (Res<Speaker>, Res<Bindings>),
    tips: Query<(
        Entity,
        (&Tip, Option<&ActionButton>),
        &Hovered,
        &ComputedNode,
        &UiGlobalTransform,
    )>,
    bubble: Single<(&mut Bubble, &Children), With<TipBubble>>,
    mut texts: Query<&mut Text>,
) {
    let (mut bubble, children) = bubble.into_inner();
    let is_on = |entity: Entity, hovered: &Hovered| {
        hovered.0 || (focus_shows.0 && focus.get() == Some(entity))
    };
    let mut said = tips.iter().filter(|(_, (tip, _), ..)| !tip.0.is_empty());
    let tip = said.find(|(entity, _, hovered, ..)| is_on(*entity, hovered));
    let beside = tip.map(|(_, (Tip(name), button), _, node, transform)| {
        let said = match button {
            Some(button) => &button.tip(&speaker.0, &bindings, name),
            None => name,
        };
        let mut lines = texts.iter_many_mut(children);
        while let Some(mut line) = lines.fetch_next() {
            if line.0 != *said {
                line.0.clone_from(said);
            }
        }
        let scale = node.inverse_scale_factor();
        Rect::from_center_size(transform.translation * scale, node.size() * scale)
    });
    bubble.set_if_neq(Bubble { beside, ..default() });
}

/// Moves each bubble to a free place once its size is known, and shows it when it is there.
fn place(
    cameras: Query<&Camera, With<View>>,
    scale: Res<UiScale>,
    mut bubbles: Query<(&Bubble, &ComputedNode, &mut Node, &mut Visibility)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(window) = cameras.iter().find_map(Camera::logical_viewport_size) else { return };
    let window = window / scale.0;
    for (bubble, computed, mut node, mut visibility) in &mut bubbles {
        let Some(beside) = bubble.beside else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        let size = computed.size() * computed.inverse_scale_factor();
        let corner = find_corner(beside, [&bubble.shown, &bubble.board], size, window);
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

/// The upper left corner for a bubble of this size beside a rectangle and within the window, where it
/// covers as little of the others as possible; the first list matters more. If several places are equally good, above
/// comes first, then below, right and left, and last the places beside all of the first ones together.
fn find_corner(beside: Rect, others: [&[Rect]; 2], size: Vec2, window: Vec2) -> Vec2 {
    let around = |others: &[Rect]| others.iter().fold(beside, |all, other| all.union(*other));
    let farthest = (window - size - GAP).max(Vec2::splat(GAP));
    let corners = [beside, around(others[0])].into_iter().flat_map(|around| {
        let middle = around.center() - size / 2.0;
        [
            Vec2::new(middle.x, around.min.y - GAP - size.y),
            Vec2::new(middle.x, around.max.y + GAP),
            Vec2::new(around.max.x + GAP, middle.y),
            Vec2::new(around.min.x - GAP - size.x, middle.y),
        ]
    });
    let covers = |corner: Vec2| {
        let lies = Rect::from_corners(corner, corner + size);
        let over = |part: &Rect| {
            let over = lies.intersect(*part).size();
            over.x * over.y
        };
        let over_all = |parts: &[Rect]| parts.iter().map(over).sum::<f32>();
        // It matters most that the thing beside the bubble stays clear.
        1000.0 * over(&beside) + 10.0 * over_all(others[0]) + over_all(others[1])
    };
    let within = |corner: Vec2| corner.clamp(Vec2::splat(GAP), farthest).round();
    let best = corners.map(within).min_by(|a, b| covers(*a).total_cmp(&covers(*b)));
    best.unwrap_or(Vec2::splat(GAP))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bubble_stays_within_the_window_and_never_covers_its_thing() {
        let window = Vec2::new(800.0, 600.0);
        for x in (0..=800_u16).step_by(40) {
            for y in (0..=600_u16).step_by(40) {
                for size in
                    [Vec2::new(320.0, 60.0), Vec2::new(120.0, 30.0), Vec2::new(300.0, 110.0)]
                {
                    let at = Vec2::new(f32::from(x), f32::from(y));
                    let beside = Rect::from_center_size(at, Vec2::new(90.0, 70.0));
                    let corner = find_corner(beside, [&[], &[]], size, window);
                    let lies = Rect::from_corners(corner, corner + size);
                    assert!(beside.intersect(lies).is_empty(), "{at} {size}: {corner}");
                    assert!(lies.min.min_element() >= 0.0, "{at} {size}: {corner}");
                    assert!(lies.max.cmple(window).all(), "{at} {size}: {corner}");
                }
            }
        }
    }

    #[test]
    fn a_bubble_covers_no_disc_that_shows_the_reason_if_there_is_room() {
        let disc = |x: u16, y: u16| {
            let at = Vec2::new(f32::from(x), f32::from(y));
            Rect::from_center_size(at, Vec2::new(90.0, 70.0))
        };
        // A disc in the middle and the six around it.
        let others = [(300, 300), (500, 300), (350, 230), (450, 230), (350, 370), (450, 370)];
        let others = others.map(|(x, y)| disc(x, y));
        let size = Vec2::new(320.0, 60.0);
        let corner = find_corner(disc(400, 300), [&others, &[]], size, Vec2::new(800.0, 600.0));
        let lies = Rect::from_corners(corner, corner + size);
        assert!(others.iter().all(|other| other.intersect(lies).is_empty()), "{corner}");
    }
}
