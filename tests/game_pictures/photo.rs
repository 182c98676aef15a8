//! Photographs: the more exposures, the finer; and in the game they come and go without a flash.

use std::fmt::Write;

use bevy::prelude::*;
use nonaga::{
    game::{
        keeping::{Quality, Settings},
        picture::{Picture, PictureError},
        referee::Ask,
        stage::Photo,
    },
    rules::{Cell, Slide},
};

use super::{ONE, darkroom, moment, moments::Room, pixels};

const SIZE: UVec2 = UVec2::new(320, 180);

fn photograph(room: &mut Room, exposures: u32) -> Picture {
    let taken = room.photograph(exposures, |_| Ok::<(), PictureError>(()));
    taken.expect("a picture")
}

/// How far two pictures differ, in steps of 1 to 255: on average (the root of the mean square), and at most.
pub fn far(one: &Picture, other: &Picture) -> (f64, u8) {
    let parts = pixels(one.size()).flat_map(|(x, y)| {
        let (one, other) = (one.pixel(x, y), other.pixel(x, y));
        std::array::from_fn::<u8, 3, _>(|part| one[part].abs_diff(other[part]))
    });
    let (sum, most) = parts
        .fold((0.0, 0), |(sum, most), off| (sum + f64::from(off) * f64::from(off), off.max(most)));
    ((sum / f64::from(3 * one.size().element_product())).sqrt(), most)
}

#[test]
fn more_exposures_come_nearer_to_the_truth() {
    let _one = ONE.lock();
    let Some(mut room) = darkroom(SIZE, Quality::Low) else { return };
    room.go_to(moment("start"));
    let truth = photograph(&mut room, 256);
    let off = [1, 4, 16, 64].map(|exposures| far(&photograph(&mut room, exposures), &truth).0);
    for two in off.windows(2) {
        assert!(two[1] < 0.7 * two[0], "{off:?}");
    }
    assert!(off[3] < 1.0, "{off:?}");
    let plain = far(&room.take().expect("a picture"), &truth).0;
    assert!(off[2] < plain / 2.0, "{off:?} {plain}");
}

#[test]
#[ignore = "prints how near photographs come to one of 1024 exposures"]
fn print_how_near_photographs_come() {
    let size = UVec2::new(640, 360);
    for quality in [Quality::Low, Quality::High] {
        let Some(mut room) = darkroom(size, quality) else { return };
        room.go_to(moment("start"));
        let truth = photograph(&mut room, 1024);
        let mut table = String::new();
        let plain = far(&room.take().expect("a picture"), &truth);
        writeln!(table, "| in motion | {:.2} | {} |", plain.0, plain.1).expect("room");
        for exposures in [1, 4, 8, 16, 32, 64, 256] {
            let (off, most) = far(&photograph(&mut room, exposures), &truth);
            writeln!(table, "| {exposures} | {off:.2} | {most} |").expect("room");
        }
        println!("{quality:?}: exposures, root of the mean square, most, in steps of 255\n{table}");
    }
}

#[test]
fn at_rest_a_photograph_comes_without_a_flash_and_what_moves_ends_it() {
    let _one = ONE.lock();
    let Some(mut room) = darkroom(SIZE, Quality::Low) else { return };
    room.go_to(moment("start"));
    // Whoever chose a low quality wants no photograph.
    room.set_camera(true);
    room.pass(4.0);
    assert_eq!(room.world().resource::<Photo>().exposure(), None);

    room.world().resource_mut::<Settings>().quality = Quality::Automatic;
    let mut begins = 0;
    while room.world().resource::<Photo>().exposure().is_none() {
        room.pass(1.0 / 60.0);
        begins += 1;
        assert!(begins < 600, "no photograph is taken");
    }
    let frames = room.shoot(1.5).expect("pictures");
    let (first, last) = (&frames[0], &frames[frames.len() - 1]);
    let change = far(first, last).0;
    assert!(change > 1.0, "the photograph looks like the picture before: {change}");
    let steps: Vec<f64> = frames.windows(2).map(|two| far(&two[0], &two[1]).0).collect();
    let most = steps.iter().copied().fold(0.0, f64::max);
    assert!(most < 0.6 * change, "it comes with a flash: {most} of {change}");
    let ordered = photograph(&mut room, 16);
    let off = far(last, &ordered).0;
    assert!(off < change / 2.0, "it is as good as one that is ordered: {off} of {change}");
    // It is done, stays, and costs nothing more.
    assert!(steps[70..].iter().all(|step| *step < 1e-6), "{steps:?}");
    assert_eq!(room.world().resource::<Photo>().exposure(), None);

    room.set_camera(true);
    let slide = Slide { from: Cell::new(-2, 2), to: Cell::new(1, -1) };
    assert!(room.position().slides().contains(&slide), "{:?}", room.position().slides());
    room.ask(Ask::Slide(slide));
    room.pass(0.1);
    assert_eq!(room.world().resource::<Photo>().exposure(), None);
    let frames = room.shoot(1.5).expect("pictures");
    assert!(far(last, &frames[frames.len() - 1]).0 > 2.0, "the slide is seen");
}
