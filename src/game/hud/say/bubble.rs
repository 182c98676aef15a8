//! Bubbles: text beside a thing, never over it, and always within the window.

use bevy::{prelude::*, ui::UiSystems, window::RequestRedraw};

use crate::game::{
    stage::{Margins, View},
    ui::{
        self, Ems, Fill, Letters, RHYTHM,
        palette::{INK, NIGHT, Tint},
        text,
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        place.after(UiSystems::Layout).run_if(any_with_component::<Bubble>),
    );
}

/// Where a bubble has to be, in pixels of the layout.
#[derive(Component, Clone, Debug, Default, PartialEq)]
pub struct Bubble {
    /// The part of the window that it lies beside. `None` hides it.
    pub beside: Option<Rect>,
    /// What it must cover as little as possible.
    pub clear_of: Vec<Rect>,
    /// What it should rather not cover either, if that does not lead it far away.
    pub rather_clear_of: Vec<Rect>,
    /// What it should leave clear too, if it has the choice.
    pub board: Vec<Rect>,
}

/// The distance from a bubble to its thing, and to the edges of the window.
const GAP: f32 = RHYTHM;

/// A bubble of wood that is hidden and says nothing yet.
pub fn bubble(edge: Tint, letters: Letters) -> impl Bundle {
    (hidden(letters), ui::wood(edge))
}

/// A bubble that is only dark behind its text, so that nobody takes it for a control.
pub fn shade(letters: Letters) -> impl Bundle {
    (hidden(letters), Fill(NIGHT))
}

fn hidden(letters: Letters) -> impl Bundle {
    (
        Bubble::default(),
        Ems::MaxWidth(17.8),
        Node { position_type: PositionType::Absolute, ..ui::slip() },
        Visibility::Hidden,
        Pickable::IGNORE,
        GlobalZIndex(1),
        children![text("", letters, INK)],
    )
}

/// Lets a bubble with these children say this.
pub fn say(said: &str, children: &Children, texts: &mut Query<&mut Text>) {
    let mut lines = texts.iter_many_mut(children);
    while let Some(mut line) = lines.fetch_next() {
        if line.0 != said {
            said.clone_into(&mut line.0);
        }
    }
}

/// Moves each bubble to a free place once its size is known, and shows it when it is there.
fn place(
    cameras: Query<&Camera, With<View>>,
    (scale, margins): (Res<UiScale>, Res<Margins>),
    mut bubbles: Query<(&Bubble, &ComputedNode, &mut Node, &mut Visibility)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(window) = cameras.iter().find_map(Camera::logical_viewport_size) else { return };
    let room = Room {
        window: window / scale.0,
        free: Rect {
            min: Vec2::new(margins.left, margins.top) / scale.0,
            max: (window - Vec2::new(margins.right, margins.bottom)) / scale.0,
        },
    };
    for (bubble, computed, mut node, mut visibility) in &mut bubbles {
        let Some(beside) = bubble.beside else {
            visibility.set_if_neq(Visibility::Hidden);
            continue;
        };
        let size = computed.size() * computed.inverse_scale_factor();
        let others = [&*bubble.clear_of, &bubble.rather_clear_of, &bubble.board];
        let corner = find_corner(beside, others, size, room);
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

/// To lie a pixel nearer to its thing, a bubble rather covers this many square pixels of the board.
const FAR: f32 = 60.0;

/// How far two rectangles are from each other.
fn apart(one: Rect, other: Rect) -> f32 {
    (one.min - other.max).max(other.min - one.max).max(Vec2::ZERO).length()
}

/// The room that bubbles have, in pixels of the layout.
#[derive(Clone, Copy, Debug)]
struct Room {
    /// The size of the window.
    window: Vec2,
    /// The part of it that no panel covers.
    free: Rect,
}

/// The upper left corner for a bubble of this size beside a rectangle and within the window, where it
/// covers as little of the others and of the panels as possible; the first list matters most. If several places are
/// equally good, above comes first, then below, right and left, and last the places beside all of the first ones together.
fn find_corner(beside: Rect, others: [&[Rect]; 3], size: Vec2, room: Room) -> Vec2 {
    let around = |others: &[Rect]| others.iter().fold(beside, |all, other| all.union(*other));
    let whole = Rect::from_corners(Vec2::ZERO, room.window);
    // What lies on a panel has its bubble there too.
    let free = if room.free.contains(beside.center()) { room.free } else { whole };
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
        let panels = size.x * size.y - over(&free);
        // The thing itself matters most: the bubble must not cover it.
        1000.0 * over(&beside)
            + 10.0 * over_all(others[0])
            + 5.0 * panels
            + 3.0 * over_all(others[1])
            + over_all(others[2])
            + FAR * apart(lies, beside)
    };
    let within = |part: Rect, corner: Vec2| {
        let (nearest, farthest) = (part.min + GAP, part.max - size - GAP);
        corner.max(nearest).min(farthest.max(nearest)).round()
    };
    let best = corners
        .flat_map(|corner| [within(free, corner), within(whole, corner)])
        .map(|corner| within(whole, corner))
        .min_by(|a, b| covers(*a).total_cmp(&covers(*b)));
    best.unwrap_or(Vec2::splat(GAP))
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: Vec2 = Vec2::new(800.0, 600.0);
    const WITHOUT_PANELS: Room =
        Room { window: WINDOW, free: Rect { min: Vec2::ZERO, max: WINDOW } };

    #[test]
    fn a_bubble_stays_within_the_window_and_never_covers_its_thing() {
        for x in (0..=800_u16).step_by(40) {
            for y in (0..=600_u16).step_by(40) {
                for size in
                    [Vec2::new(320.0, 60.0), Vec2::new(120.0, 30.0), Vec2::new(300.0, 110.0)]
                {
                    let at = Vec2::new(f32::from(x), f32::from(y));
                    let beside = Rect::from_center_size(at, Vec2::new(90.0, 70.0));
                    let corner = find_corner(beside, [&[]; 3], size, WITHOUT_PANELS);
                    let lies = Rect::from_corners(corner, corner + size);
                    assert!(beside.intersect(lies).is_empty(), "{at} {size}: {corner}");
                    assert!(lies.min.min_element() >= 0.0, "{at} {size}: {corner}");
                    assert!(lies.max.cmple(WINDOW).all(), "{at} {size}: {corner}");
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
        let corner = find_corner(disc(400, 300), [&others, &[], &[]], size, WITHOUT_PANELS);
        let lies = Rect::from_corners(corner, corner + size);
        assert!(others.iter().all(|other| other.intersect(lies).is_empty()), "{corner}");
    }
    #[test]
    fn a_bubble_covers_no_panel_if_there_is_room() {
        let size = Vec2::new(320.0, 60.0);
        let free = Rect::new(0.0, 0.0, 600.0, 500.0);
        for x in (50..=550_u16).step_by(50) {
            for y in (50..=450_u16).step_by(50) {
                let at = Vec2::new(f32::from(x), f32::from(y));
                let beside = Rect::from_center_size(at, Vec2::new(90.0, 70.0));
                let corner = find_corner(beside, [&[]; 3], size, Room { window: WINDOW, free });
                let lies = Rect::from_corners(corner, corner + size);
                assert!(beside.intersect(lies).is_empty(), "{at}: {corner}");
                assert_eq!(lies.intersect(free), lies, "{at}: {corner}");
            }
        }
    }
}
