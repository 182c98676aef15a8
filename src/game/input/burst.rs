//! Bursts: several inputs that arrive within one frame. At a few frames a second, a whole click arrives at
//! once, and Bevy's picking would lose it: it looks only once a frame what the pointer is over.
//!
//! The game runs once for each input of a burst, in order and without any time passing, and is drawn after
//! the last one.

use std::time::Duration;

use bevy::{
    app::Main,
    ecs::{message::MessageCursor, schedule::ScheduleLabel},
    input::{
        gestures::{DoubleTapGesture, PanGesture, PinchGesture, RotationGesture},
        keyboard::{KeyboardFocusLost, KeyboardInput},
        mouse::{MouseButtonInput, MouseMotion, MouseWheel},
        touch::{TouchInput, TouchPhase},
    },
    prelude::*,
    time::{Real, TimeSystems},
    window::{CursorEntered, CursorLeft, CursorMoved, WindowEvent},
};

pub(super) fn plugin(app: &mut App) {
    // A game without a window has no such inputs, except in tests.
    app.add_message::<WindowEvent>()
        .init_resource::<Frozen>()
        .configure_sets(First, TimeSystems.run_if(|frozen: Res<Frozen>| !frozen.0))
        .add_systems(Frame, run_frame);
    app.main_mut().update_schedule = Some(Frame.intern());
}

/// Runs instead of [`Main`] in each frame.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct Frame;

/// Whether time stands still, after the first input of a burst.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Frozen(bool);

/// How often the game runs between two inputs of a burst. A new screen is entered in the first run. What it
/// brings up is laid out at the end of that run, and gets the keyboard in the second.
const RUNS_BETWEEN: usize = 2;

fn run_frame(world: &mut World, mut seen: Local<MessageCursor<WindowEvent>>) {
    let new: Vec<WindowEvent> = world
        .get_resource::<Messages<WindowEvent>>()
        .map(|events| seen.read(events).cloned().collect())
        .unwrap_or_default();
    let inputs = split(new);
    if inputs.len() < 2 {
        world.run_schedule(Main);
    } else {
        clear_queues(world);
        for (i, input) in inputs.into_iter().enumerate() {
            if i > 0 {
                freeze(world);
                for _ in 0..RUNS_BETWEEN {
                    world.run_schedule(Main);
                }
            }
            for event in input {
                queue(world, event);
            }
            world.run_schedule(Main);
        }
        world.resource_mut::<Frozen>().0 = false;
    }
    if let Some(events) = world.get_resource::<Messages<WindowEvent>>() {
        seen.clear(events);
    }
}

/// Keeps time from passing until the end of the frame.
fn freeze(world: &mut World) {
    world.resource_mut::<Frozen>().0 = true;
    if let Some(mut time) = world.get_resource_mut::<Time<Real>>() {
        time.advance_by(Duration::ZERO);
    }
    let Some(mut time) = world.get_resource_mut::<Time<Virtual>>() else { return };
    time.advance_by(Duration::ZERO);
    let now = time.as_generic();
    if let Some(mut time) = world.get_resource_mut::<Time>() {
        *time = now;
    }
}

/// What an event of the window is to a burst.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum EventKind {
    /// The pointer or a finger moves. Several in a row are one movement.
    Movement,
    /// The wheel turns, or fingers pinch, rotate or pan. It belongs to what the pointer is over at that moment.
    Wheel,
    /// Something is pressed or released. Each is an input of its own.
    Switch,
    /// It is no input, and goes with the inputs around it.
    Other,
}

impl EventKind {
    fn of(event: &WindowEvent) -> EventKind {
        match event {
            WindowEvent::CursorMoved(_)
            | WindowEvent::CursorEntered(_)
            | WindowEvent::CursorLeft(_)
            | WindowEvent::MouseMotion(_)
            | WindowEvent::TouchInput(TouchInput { phase: TouchPhase::Moved, .. }) => {
                EventKind::Movement
            }
            WindowEvent::MouseWheel(_)
            | WindowEvent::PinchGesture(_)
            | WindowEvent::RotationGesture(_)
            | WindowEvent::PanGesture(_) => EventKind::Wheel,
            WindowEvent::MouseButtonInput(_)
            | WindowEvent::KeyboardInput(_)
            | WindowEvent::KeyboardFocusLost(_)
            | WindowEvent::TouchInput(_)
            | WindowEvent::DoubleTapGesture(_) => EventKind::Switch,
            _ => EventKind::Other,
        }
    }
}

/// Splits the events of a frame into inputs, each of which the game can handle in one run.
fn split(events: Vec<WindowEvent>) -> Vec<Vec<WindowEvent>> {
    let mut inputs: Vec<Vec<WindowEvent>> = Vec::new();
    let mut last = EventKind::Other;
    for event in events {
        let kind = EventKind::of(&event);
        let goes_on = kind == EventKind::Other
            || last == EventKind::Other
            || (kind == last && kind != EventKind::Switch);
        match inputs.last_mut().filter(|_| goes_on) {
            Some(input) => input.push(event),
            None => inputs.push(vec![event]),
        }
        if kind != EventKind::Other {
            last = kind;
        }
    }
    inputs
}

/// Each input is in two queues: that of all events of the window, and that of its own type.
macro_rules! queues_of_inputs {
    ($($kind:ident),+) => {
        /// Empties the queues of inputs. All of them are put back one after the other.
        fn clear_queues(world: &mut World) {
            clear::<WindowEvent>(world);
            $(clear::<$kind>(world);)+
        }

        /// Puts an event into its queues. Events that are no inputs are still in the queue of their type.
        fn queue(world: &mut World, event: WindowEvent) {
            match &event {
                $(WindowEvent::$kind(input) => drop(world.write_message(input.clone())),)+
                _ => {}
            }
            world.write_message(event);
        }
    };
}

queues_of_inputs!(
    CursorEntered,
    CursorLeft,
    CursorMoved,
    DoubleTapGesture,
    KeyboardFocusLost,
    KeyboardInput,
    MouseButtonInput,
    MouseMotion,
    MouseWheel,
    PanGesture,
    PinchGesture,
    RotationGesture,
    TouchInput
);

fn clear<M: Message>(world: &mut World) {
    if let Some(mut queue) = world.get_resource_mut::<Messages<M>>() {
        queue.clear();
    }
}

#[cfg(test)]
mod tests {
    use bevy::input::ButtonState;

    use super::*;

    fn moved() -> WindowEvent {
        let window = Entity::PLACEHOLDER;
        CursorMoved { window, position: Vec2::ZERO, delta: None }.into()
    }

    fn button(state: ButtonState) -> WindowEvent {
        MouseButtonInput { button: MouseButton::Left, state, window: Entity::PLACEHOLDER }.into()
    }

    fn sizes(events: Vec<WindowEvent>) -> Vec<usize> {
        split(events).iter().map(Vec::len).collect()
    }

    #[test]
    fn movements_are_joined_and_presses_stand_alone() {
        let (press, release) = (ButtonState::Pressed, ButtonState::Released);
        assert_eq!(sizes(vec![]), [0; 0]);
        assert_eq!(sizes(vec![moved(), moved()]), [2]);
        let click = vec![moved(), moved(), button(press), button(release)];
        assert_eq!(sizes(click), [2, 1, 1]);
        let drag = vec![button(press), moved(), moved(), button(release), moved()];
        assert_eq!(sizes(drag), [1, 2, 1, 1]);
    }
}
