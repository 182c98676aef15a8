//! The camera: a three-quarter view of the whole board, which it follows as it drifts. The player can
//! orbit the board, zoom in and out, and go back to the default view.

use std::f32::consts::{PI, TAU};

use bevy::{
    input::mouse::{AccumulatedMouseScroll, MouseScrollUnit},
    prelude::*,
    window::{CursorMoved, RequestRedraw},
};

use super::{
    fingers,
    frame::{Framing, Margins, OtherSight, Subject, framing, shows_all},
    view::{Steady, View, ViewSettings},
};
use crate::{
    game::{
        common::{Flow, any_table_is_open},
        input::{Action, DRAG_DISTANCE, Pointed, UnderMouse, turning_buttons, two_fingers_touch},
        keeping::Settings,
        players::{Spotlit, Tutor},
        referee::{Ask, Done},
        table::{At, Disc, Follows, Layout, Motion, Thing, Triumph, Winning},
    },
    rules::Cell,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ViewSettings>()
        .init_resource::<OtherSight>()
        .init_resource::<Turning>()
        .init_resource::<Margins>()
        .init_resource::<ButtonInput<MouseButton>>()
        .init_resource::<AccumulatedMouseScroll>()
        .add_message::<CursorMoved>()
        .add_message::<RequestRedraw>()
        .add_message::<Action>()
        .add_systems(
            Update,
            (
                orbit_and_zoom.run_if(any_table_is_open),
                fingers::follow.run_if(any_table_is_open.and_then(two_fingers_touch)),
                flip_or_reset.run_if(on_message::<Action>),
                show_whole_board.run_if(on_message::<Done>),
                choose,
                aim,
                move_camera,
            )
                .chain()
                .in_set(Flow::Tell),
        );
}

/// Where the camera is now, on its way to what its [`View`] asks for.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct CurrentView {
    pub(in crate::game::stage) framing: Framing,
    view: View,
    has_arrived: bool,
}

impl CurrentView {
    #[cfg(test)]
    pub(super) fn at_goal(view: View) -> CurrentView {
        let framing = Framing { focus: Vec3::ZERO, distance: 10.0, shift: Vec2::ZERO };
        CurrentView { framing, view, has_arrived: true }
    }

    /// Whether it is where the camera should be.
    pub fn has_arrived(&self) -> bool {
        self.has_arrived
    }

    /// The rotation about the board, in radians.
    pub fn yaw(&self) -> f32 {
        self.view.yaw
    }

    /// The rotation of the camera.
    pub fn rotation(&self) -> Quat {
        self.view.rotation()
    }
}

/// Where the camera should be.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
struct Aim(Framing);

/// The button that may be turning the camera, and how far the mouse has moved since the press.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Turning(Option<(MouseButton, f32)>);

/// Turns the view while the player drags the table, or anything with the right or the middle button, unless other
/// buttons were chosen. Zooms with the wheel, unless that belongs to a panel under the mouse.
fn orbit_and_zoom(
    buttons: Res<ButtonInput<MouseButton>>,
    mut motion: MessageReader<CursorMoved>,
    scroll: Res<AccumulatedMouseScroll>,
    (pointed, under_mouse): (Res<Pointed>, UnderMouse),
    (settings, chosen): (Res<ViewSettings>, Res<Settings>),
    mut turning: ResMut<Turning>,
    mut views: Query<&mut View>,
) {
    // Where the pointer is on the screen counts, not how far a mouse has moved: pens and remote desktops only tell
    // the former.
    let moved_by: Vec2 = motion.read().filter_map(|moved| moved.delta).sum();
    let is_on_table = pointed.spot.is_some_and(|spot| spot.thing == Thing::Table);
    let starts = |button: &MouseButton| {
        buttons.just_pressed(*button) && (*button != MouseButton::Left || is_on_table)
    };
    turning.0 = match turning.0 {
        Some((button, moved)) if buttons.pressed(button) => {
            Some((button, moved + moved_by.length()))
        }
        _ => turning_buttons(&chosen.bindings).find(starts).map(|button| (button, 0.0)),
    };
    let notches = match scroll.unit {
        _ if under_mouse.is_panel() => 0.0,
        MouseScrollUnit::Line => scroll.delta.y,
        MouseScrollUnit::Pixel => scroll.delta.y / 50.0,
    };
    // A hand may shake a little during a click, which must not turn the view.
    let is_drag = turning.0.is_some_and(|(_, moved)| moved >= DRAG_DISTANCE);
    let is_turned = is_drag && moved_by != Vec2::ZERO;
    if !is_turned && notches == 0.0 {
        return;
    }
    for mut view in &mut views {
        if is_turned {
            let by = moved_by * settings.turn_speed * chosen.bindings.turning.factor();
            view.yaw = (view.yaw - by.x).rem_euclid(TAU);
            view.pitch = (view.pitch + by.y).clamp(View::PITCHES.0, View::PITCHES.1);
        }
        let nearer = notches * settings.zoom_speed * chosen.bindings.zooming.factor();
        let nearer = nearer.exp();
        view.zoom = (view.zoom * nearer).clamp(View::ZOOMS.0, View::ZOOMS.1);
    }
}

/// Shows the whole board as a match begins, however near the player has come to the one before.
fn show_whole_board(mut done: MessageReader<Done>, mut views: Query<&mut View>) {
    if done.read().any(|done| matches!(done.request.ask, Ask::Begin(_))) {
        for mut view in &mut views {
            if view.zoom > 1.0 {
                view.zoom = 1.0;
            }
        }
    }
}

/// Moves the view to the opposite side of the board, or back to the default.
fn flip_or_reset(mut actions: MessageReader<Action>, mut views: Query<&mut View>) {
    for action in actions.read() {
        for mut view in &mut views {
            match action {
                Action::Flip => view.yaw = (view.yaw + PI).rem_euclid(TAU),
                // The default view, from the side of the board where the player is now.
                Action::WholeBoard => {
                    let yaw = if view.is_from_far_side() { PI } else { 0.0 };
                    *view = View { yaw, ..View::default() };
                }
                // Asked for a second time, it goes back.
                Action::FromAbove if view.pitch < View::PITCHES.1 => view.pitch = View::PITCHES.1,
                Action::FromAbove => view.pitch = View::default().pitch,
                _ => {}
            }
        }
    }
}

/// The largest share of the free width and height that the board takes up. In a wide window the room for a disc around
/// the board decides.
const FILL: Vec2 = Vec2::new(0.83, 1.0);

/// How far the camera moves in when a match is won, from the whole board at 0 to the winning tokens alone
/// at 1.
const NEAREST: f32 = 0.5;

/// How high the tokens that have won hop, or a little more.
const HOPS: f32 = 0.3;

/// How far it moves in on what a lesson points at. All of the board stays in sight.
const LESSON_NEAREST: f32 = 0.22;

/// Where the board lay when it was framed, in order. The view stays still while pieces move, and follows only once a
/// disc, or a place where one may come to lie, has left the picture.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
struct Framed(Vec<Cell>);

impl Framed {
    /// The board, with the places where a disc may come to lie.
    fn subject(&self, layout: Layout) -> Subject {
        let place = |cell: Cell| layout.place(cell);
        let has_disc = |cell: &Cell| self.0.binary_search(cell).is_ok();
        // Elsewhere it would touch a single disc.
        let touches_two =
            |cell: &Cell| cell.neighbours().iter().filter(|next| has_disc(next)).count() > 1;
        let next = self.0.iter().flat_map(|cell| cell.neighbours());
        let free = next.filter(|cell| !has_disc(cell) && touches_two(cell));
        Subject {
            discs: self.0.iter().copied().map(place).collect(),
            around: free.map(place).collect(),
            fill: FILL,
        }
    }
}

/// Chooses what the view shows: the board as a match begins, and again once nothing moves and not all of it is in
/// sight any more.
fn choose(
    layout: Res<Layout>,
    discs: Query<&At, With<Disc>>,
    moved: Query<(), (With<Disc>, Changed<At>)>,
    moving: Query<(), With<Motion>>,
    (mut gone, mut stopped): (RemovedComponents<Disc>, RemovedComponents<Motion>),
    mut done: MessageReader<Done>,
    views: Query<(Entity, &View, &Camera, Option<&Aim>, Option<&Framed>)>,
    margins: Res<Margins>,
    mut commands: Commands,
) {
    let begins = done.read().filter(|done| matches!(done.request.ask, Ask::Begin(_))).count() > 0;
    let has_come_to_rest =
        stopped.read().count() > 0 || !moved.is_empty() || gone.read().count() > 0;
    let mut cells: Vec<Cell> = discs.iter().map(|at| at.0).collect();
    if cells.is_empty() {
        return;
    }
    cells.sort_unstable();
    let board = Framed(cells);
    for (entity, view, camera, aim, framed) in &views {
        let is_in_sight = || {
            let Some(Aim(aim)) = aim else { return false };
            let subject = board.subject(*layout);
            shows_all(&subject, aim, view.rotation(), height(), size(camera), *margins)
        };
        let chooses =
            framed.is_none() || begins || has_come_to_rest && moving.is_empty() && !is_in_sight();
        if chooses && framed != Some(&board) {
            commands.entity(entity).insert(board.clone());
        }
    }
}

/// Works out where the camera should be for what the view shows.
fn aim(
    (layout, sight): (Res<Layout>, Res<OtherSight>),
    views: Query<(Entity, Ref<View>, Ref<Camera>, Ref<Framed>, Option<Ref<Steady>>, Option<&Aim>)>,
    margins: Res<Margins>,
    triumph: Option<Res<Triumph>>,
    winners: Query<&At, With<Winning>>,
    (tutor, spots): (Option<Res<Tutor>>, Query<&Spotlit>),
    settings: Res<Settings>,
    mut was_near: Local<f32>,
    mut commands: Commands,
) {
    let (near, nearest) =
        nearness(&settings, triumph.as_deref(), tutor.as_deref(), !spots.is_empty());
    let near_changed = (std::mem::replace(&mut *was_near, near) - near).abs() > 0.0;
    let all_changed =
        margins.is_changed() || layout.is_changed() || sight.is_changed() || near_changed;
    for (entity, view, camera, framed, steady, old) in &views {
        let is_new = view.is_changed() || camera.is_changed() || framed.is_changed();
        let has_changed = steady.as_ref().is_some_and(Ref::is_changed);
        if old.is_some() && !(all_changed || is_new || has_changed) {
            continue;
        }
        let frame = |subject: &Subject, margins| {
            framing(subject, view.rotation(), height(), size(&camera), margins)
        };
        let aim = if let Some(steady) = steady {
            frame(&steady.subject(*layout), Margins::default())
        } else if let Some(other) = &sight.0 {
            frame(other, *margins)
        } else {
            let whole = frame(&framed.subject(*layout), *margins);
            let spotlit = spots.iter().flat_map(|spot| spot.0.cells());
            let cells = winners.iter().map(|at| at.0).chain(spotlit);
            let discs: Vec<Vec3> = cells.map(|cell| layout.place(cell)).collect();
            if near <= 0.0 || discs.is_empty() {
                whole
            } else {
                // The tokens that have won hop.
                let raised = discs.iter().map(|disc| disc + Vec3::Y * HOPS);
                let discs: Vec<Vec3> = raised.chain(discs.iter().copied()).collect();
                let closer = Subject { discs, around: Vec::new(), fill: FILL };
                let alone = frame(&closer, *margins);
                let keeps_in_sight = |part: &f32| {
                    let there = whole.towards(alone, nearest * part);
                    let turn = view.rotation();
                    shows_all(&closer, &there, turn, height(), size(&camera), *margins)
                };
                let parts = [1.0, 0.8, 0.6, 0.4, 0.2];
                let part = parts.into_iter().find(keeps_in_sight).unwrap_or(0.0);
                whole.towards(alone, near * nearest * part)
            }
        };
        if old != Some(&Aim(aim)) {
            commands.entity(entity).insert(Aim(aim));
        }
    }
}

/// How far the camera has moved in, from 0 to 1, and how far it moves in at most: on a win, or on what a lesson points at.
fn nearness(
    settings: &Settings,
    triumph: Option<&Triumph>,
    tutor: Option<&Tutor>,
    has_spots: bool,
) -> (f32, f32) {
    if settings.still_view {
        return (0.0, 0.0);
    }
    let near = triumph.map_or(0.0, Triumph::near);
    if near > 0.0 {
        (near * near * (3.0 - 2.0 * near), NEAREST)
    } else if has_spots && tutor.is_some_and(|tutor| tutor.runner().is_near()) {
        (1.0, LESSON_NEAREST)
    } else {
        (0.0, 0.0)
    }
}

/// The size of the window in logical pixels.
fn size(camera: &Camera) -> Vec2 {
    camera.logical_viewport_size().unwrap_or(Vec2::new(1280.0, 720.0))
}

/// How high the picture is, one step away from the camera.
fn height() -> f32 {
    2.0 * (View::FIELD / 2.0).tan()
}

/// What the system that moves the camera reads and changes.
type Moving = (
    Entity,
    &'static View,
    &'static Aim,
    &'static mut Transform,
    Option<&'static mut CurrentView>,
    Has<Follows>,
);

/// Moves the camera towards where it should be.
fn move_camera(
    time: Res<Time>,
    settings: Res<ViewSettings>,
    chosen: Res<Settings>,
    mut views: Query<Moving>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    for (entity, view, Aim(aim), mut transform, seen, follows) in &mut views {
        let framing = Framing { distance: aim.distance / view.zoom, ..*aim };
        let goal = CurrentView { framing, view: *view, has_arrived: true };
        let now = match &seen {
            Some(seen) if settings.ease > 0.0 && !chosen.reduced_motion => {
                towards(**seen, goal, time.delta_secs() / settings.ease)
            }
            _ => goal,
        };
        if seen.as_deref() == Some(&now) && !time.is_added() {
            continue;
        }
        transform.rotation = now.view.rotation();
        transform.translation = now.framing.place(transform.rotation);
        match seen {
            Some(mut seen) => *seen = now,
            None => drop(commands.entity(entity).insert(now)),
        }
        match now.framing != goal.framing {
            true if !follows => drop(commands.entity(entity).insert(Follows)),
            false if follows => drop(commands.entity(entity).remove::<Follows>()),
            _ => {}
        }
        if now != goal {
            redraw.write(RequestRedraw);
        }
    }
}

/// How fast the camera arrives, in about half a pixel of most windows for each time that most of a way takes. It keeps
/// its speed for what is left: the picture may be rough while the view moves, so it must not creep.
const ARRIVES_WITH: f32 = 24.0;

/// The view after a part of the way to another one. `time` is in units of how long most of the way takes.
fn towards(from: CurrentView, to: CurrentView, time: f32) -> CurrentView {
    let yaw = (to.view.yaw - from.view.yaw + TAU / 2.0).rem_euclid(TAU) - TAU / 2.0;
    let (here, there) = (from.framing, to.framing);
    // In units of about half a pixel of most windows.
    let way = (here.focus.distance(there.focus) / 3e-3)
        .max((here.distance - there.distance).abs() / 1e-2)
        .max(here.shift.distance(there.shift) / 4e-4)
        .max(yaw.abs() / 1e-3)
        .max((from.view.pitch - to.view.pitch).abs() / 1e-3);
    let near = (1.0 - (-time).exp()).max(ARRIVES_WITH * time / way.max(1.0));
    if way < 1.0 || near >= 1.0 {
        return to;
    }
    CurrentView {
        framing: here.towards(there, near),
        view: View {
            yaw: from.view.yaw + yaw * near,
            pitch: from.view.pitch.lerp(to.view.pitch, near),
            zoom: to.view.zoom,
        },
        has_arrived: false,
    }
}
