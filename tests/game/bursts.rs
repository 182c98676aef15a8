//! Bursts: inputs that arrive within one frame do the same as inputs that arrive one by one.

use bevy::{
    input::{ButtonState, touch::TouchPhase},
    prelude::*,
    window::WindowEvent,
};
use fastrand::Rng;
use nonaga::{
    game::{
        referee::{Ask, Asker, Referee},
        table::{DISC_HEIGHT, Hand, Held},
    },
    record::Span,
    rules::{Cell, Part, Step},
};

use crate::mouse::{Seat, TOKEN_HEIGHT};

/// What the player sees of an input's effects: what was played, and what is in the hand.
fn state(seat: &Seat) -> (Vec<Step>, Option<Held>) {
    let world = seat.app.world();
    let steps = world.resource::<Referee>().game().steps().collect();
    (steps, world.resource::<Hand>().held())
}

/// The points of the world where a random part can be played, from the piece to its place.
fn any_part(seat: &Seat, random: &mut Rng) -> [Vec3; 2] {
    let position = seat.app.world().resource::<Referee>().position();
    let top = |seat: &Seat, cell: Cell| seat.place(cell) + Vec3::Y * DISC_HEIGHT;
    if position.due() == Some(Part::Slide) {
        let slides = position.slides();
        let slide = random.choice(slides.iter()).expect("a slide");
        return [top(seat, slide.from) + Vec3::Y * TOKEN_HEIGHT, top(seat, slide.to)];
    }
    let all: Vec<_> = position.relocations().collect();
    let relocation = random.choice(&all).expect("a relocation");
    [top(seat, relocation.from), seat.place(relocation.to) + Vec3::Y * 0.02]
}

/// A random gesture, as the events that a device sends.
fn any_gesture(seat: &Seat, random: &mut Rng) -> (&'static str, Vec<WindowEvent>) {
    let (down, up) = (ButtonState::Pressed, ButtonState::Released);
    let [from, to] = any_part(seat, random);
    let away = from + (to - from) * 0.4;
    let press = |seat: &Seat, at| [seat.moved_to(at), seat.button(down), seat.button(up)];
    let key = |seat: &Seat, code| vec![seat.key(code, down), seat.key(code, up)];
    match random.u8(0..7) {
        0 => ("click", press(seat, from).to_vec()),
        1 => ("two clicks", [press(seat, from), press(seat, to)].concat()),
        2 => {
            let drag = [from, away, to].map(|at| seat.moved_to(at));
            let [start, middle, end] = drag;
            ("drag", vec![start, seat.button(down), middle, end, seat.button(up)])
        }
        3 => {
            let tap = [TouchPhase::Started, TouchPhase::Ended].map(|phase| seat.touch(phase, from));
            ("tap", tap.to_vec())
        }
        4 => {
            let taps = [from, to].map(|at| {
                [TouchPhase::Started, TouchPhase::Ended].map(|phase| seat.touch(phase, at))
            });
            ("two taps", taps.concat())
        }
        5 => ("key", key(seat, KeyCode::KeyU)),
        _ => ("two keys", [key(seat, KeyCode::Tab), key(seat, KeyCode::Enter)].concat()),
    }
}

#[test]
fn inputs_of_one_frame_do_the_same_as_inputs_one_by_one() {
    let mut random = Rng::with_seed(9);
    let [mut at_once, mut one_by_one] = [Seat::new(), Seat::new()];
    let mut played = 0;
    for i in 0..300 {
        let (name, events) = any_gesture(&one_by_one, &mut random);
        for event in &events {
            at_once.send(event.clone());
            one_by_one.send(event.clone());
            one_by_one.frame();
        }
        at_once.frame();
        one_by_one.frame();
        assert_eq!(state(&at_once), state(&one_by_one), "{i}: {name}");
        at_once.look();
        one_by_one.look();
        played = played.max(state(&at_once).0.len());
        if at_once.app.world().resource::<Referee>().game().ending().is_some() {
            break;
        }
    }
    assert!(played > 20, "{played}");
}

/// At this moment the token is still on its way. The press makes it arrive, so another thing is under the
/// pointer when the button goes up.
#[test]
fn a_click_counts_even_if_a_token_arrives_under_it() {
    let mut seat = Seat::new();
    let position = seat.app.world().resource::<Referee>().position().clone();
    let slide = position.slides()[0];
    seat.app.world_mut().write_message(Ask::Slide(slide).by(Asker::Hand));
    seat.look();
    seat.app.world_mut().write_message(Ask::TakeBack(Span::Part).by(Asker::Hand));
    seat.frame();
    seat.frame();
    let at = seat.place(slide.from) + Vec3::Y * DISC_HEIGHT;
    let (down, up) = (ButtonState::Pressed, ButtonState::Released);
    for event in [seat.moved_to(at), seat.button(down), seat.button(up)] {
        seat.send(event);
        for _ in 0..3 {
            seat.frame();
        }
    }
    let held = state(&seat).1.expect("the token that came back is in the hand");
    assert_eq!((held.part, held.from), (Part::Slide, slide.from));
}
