//! The pointer on the things of another game. That game gives each of them a number, and learns by it what is pointed at
//! and chosen.

use bevy::{picking::pointer::PointerId, prelude::*};

use super::DRAG_DISTANCE;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OtherPointed>()
        .init_resource::<PressedThing>()
        .add_message::<OtherGesture>()
        .add_observer(over)
        .add_observer(out)
        .add_observer(press)
        .add_observer(release);
}

/// A thing of another game, by the number that it has there. Several may share one, such as a square and what stands
/// on it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct OtherThing(pub u32);

/// Something the player does with the things of another game.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum OtherGesture {
    /// Clicks or taps the thing with this number, or presses a key on it.
    Choose(u32),
    /// The right button.
    LetGo,
}

/// The number of the thing that a mouse is over. Fingers touch things but never hover over them.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OtherPointed(pub Option<u32>);

/// Where a button went down: which pointer, what it was on, and where in the window.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct PressedThing(Option<(PointerId, u32, Vec2)>);

fn over(on: On<Pointer<Over>>, things: Query<&OtherThing>, mut pointed: ResMut<OtherPointed>) {
    if let Ok(thing) = things.get(on.entity)
        && !on.pointer_id.is_touch()
    {
        pointed.set_if_neq(OtherPointed(Some(thing.0)));
    }
}

fn out(on: On<Pointer<Out>>, things: Query<&OtherThing>, mut pointed: ResMut<OtherPointed>) {
    if things.get(on.entity).is_ok_and(|thing| pointed.0 == Some(thing.0)) {
        pointed.0 = None;
    }
}

fn press(on: On<Pointer<Press>>, things: Query<&OtherThing>, mut pressed: ResMut<PressedThing>) {
    if let (Ok(thing), PointerButton::Primary) = (things.get(on.entity), on.button) {
        pressed.0 = Some((on.pointer_id, thing.0, on.pointer_location.position));
    }
}

/// A button that goes up on the thing on which it went down is a click, unless the pointer was dragged away and back.
fn release(
    on: On<Pointer<Release>>,
    things: Query<&OtherThing>,
    mut pressed: ResMut<PressedThing>,
    mut gestures: MessageWriter<OtherGesture>,
) {
    if on.entity != on.original_event_target() {
        return;
    }
    if on.button == PointerButton::Secondary {
        gestures.write(OtherGesture::LetGo);
        return;
    }
    let (Some((pointer, number, at)), Ok(thing)) = (pressed.0, things.get(on.entity)) else {
        return;
    };
    let is_near = at.distance(on.pointer_location.position) < DRAG_DISTANCE;
    if pointer == on.pointer_id && number == thing.0 && is_near {
        pressed.0 = None;
        gestures.write(OtherGesture::Choose(number));
    }
}
