//! How pieces move to where the rules put them.

use bevy::prelude::*;
use nonaga::{
    game::{
        keeping::{Settings, Speed},
        referee::Ask,
        table::{Fading, Landed, Layout, Motion, Thing},
    },
    record::Span,
    rules::{Cell, Relocation, Slide},
};

use crate::player::Table;

const SLIDE: Slide = Slide { from: Cell::new(2, 0), to: Cell::new(-1, 0) };
const RELOCATION: Relocation = Relocation { from: Cell::new(1, -2), to: Cell::new(3, -2) };

fn place(table: &mut Table, thing: Thing, cell: Cell) -> Vec3 {
    let entity = table.thing(thing, cell);
    table.app.world().get::<Transform>(entity).expect("it has a transform").translation
}

/// Runs frames until nothing moves. Returns the place of a thing in each frame.
fn watch(table: &mut Table, thing: Thing, cell: Cell) -> Vec<Vec3> {
    let mut places = vec![place(table, thing, cell)];
    while table.count::<Motion>() > 0 {
        table.frame();
        places.push(place(table, thing, cell));
        assert!(places.len() < 60, "nothing takes longer than 0.9 s");
    }
    places
}

#[test]
fn a_token_slides_straight_and_gets_faster_until_it_stops() {
    let mut table = Table::new();
    table.ask(Ask::Slide(SLIDE)).expect("legal");
    let way = watch(&mut table, Thing::Token, SLIDE.to);
    assert!(way.len() > 10, "the slide is visible: {way:?}");
    let z = way[0].z;
    assert!(way.iter().all(|place| (place.z - z).abs() < 1e-4), "straight: {way:?}");
    let steps: Vec<f32> = way.windows(2).map(|pair| pair[0].distance(pair[1])).collect();
    // The last frame may be cut short.
    let before_stop = &steps[..steps.len() - 1];
    let never_slower = before_stop.windows(2).all(|pair| pair[1] > pair[0] - 1e-4);
    assert!(never_slower, "{steps:?}");
    assert!(steps[steps.len() - 2] > 2.0 * steps[1]);
}

#[test]
fn a_disc_glides_along_its_route_and_is_lifted_to_its_place() {
    let mut table = Table::new();
    table.slide(SLIDE);
    table.rest();
    table.ask(Ask::Relocate(RELOCATION)).expect("legal");
    let way = watch(&mut table, Thing::Disc, RELOCATION.to);
    let layout = *table.app.world().resource::<Layout>();
    for cell in [Cell::new(2, -3), Cell::new(3, -4)] {
        let nearest = way.iter().map(|place| place.distance(layout.place(cell)));
        assert!(nearest.fold(9.0, f32::min) < 0.25, "{cell:?}: {way:?}");
    }
    let highest = way.iter().map(|place| place.y).fold(0.0, f32::max);
    assert!(highest > 0.4, "{highest}");

    // Taken back, it returns along the same route.
    table.ask(Ask::TakeBack(Span::Part)).expect("the relocation");
    let back = watch(&mut table, Thing::Disc, RELOCATION.from);
    let nearest = back.iter().map(|place| place.distance(layout.place(Cell::new(2, -3))));
    assert!(nearest.fold(9.0, f32::min) < 0.25, "{back:?}");
}

#[test]
fn any_press_makes_moving_pieces_arrive_and_still_counts() {
    let finishers: [fn(&mut Table); 3] = [
        |table| table.click_on_nothing(),
        |table| table.key(KeyCode::KeyH),
        |table| table.click(Thing::Disc, RELOCATION.from),
    ];
    for (i, finish) in finishers.into_iter().enumerate() {
        let mut table = Table::new();
        table.ask(Ask::Slide(SLIDE)).expect("legal");
        table.frame();
        let token = table.thing(Thing::Token, SLIDE.to);
        assert!(table.app.world().get::<Motion>(token).is_some());
        finish(&mut table);
        assert!(table.app.world().get::<Motion>(token).is_none(), "{i}");
        let held = table.app.world().resource::<nonaga::game::table::Hand>().held();
        assert_eq!(held.map(|held| held.from), (i == 2).then_some(RELOCATION.from));
    }
}

#[test]
fn the_rules_do_not_wait_for_moving_pieces() {
    let mut table = Table::new();
    table.ask(Ask::Slide(SLIDE)).expect("legal");
    table.ask(Ask::Relocate(RELOCATION)).expect("legal");
    table.ask(Ask::TakeBack(Span::Turn)).expect("a turn");
    table.ask(Ask::Redo).expect("a turn");
    assert!(table.count::<Motion>() > 0);
    table.rest();
    assert_eq!(table.count::<Motion>(), 0);
}

#[test]
fn with_reduced_motion_pieces_arrive_at_once() {
    let mut table = Table::new();
    table.app.insert_resource(Settings { reduced_motion: true, ..Settings::default() });
    table.click(Thing::Token, SLIDE.from);
    table.click(Thing::Disc, Cell::new(0, 2));
    assert_eq!(table.count::<Motion>(), 0, "a refusal shakes nothing");
    table.click(Thing::Target, SLIDE.to);
    assert_eq!(table.count::<Motion>(), 0);
    assert_eq!(table.count::<Fading>(), 1, "it fades in at its new place");
    table.rest();
    assert_eq!(table.count::<Fading>(), 0);
}

#[test]
#[expect(clippy::cast_precision_loss, reason = "there are few frames")]
fn motions_follow_the_speed_setting_and_each_arrival_is_reported_once() {
    let mut lasted = Vec::new();
    for speed in [Speed::Slow, Speed::Normal, Speed::Fast] {
        let mut table = Table::new();
        table.app.insert_resource(Settings { speed, ..Settings::default() });
        table.ask(Ask::Slide(SLIDE)).expect("legal");
        lasted.push(watch(&mut table, Thing::Token, SLIDE.to).len());
        let landed = table.app.world().resource::<Messages<Landed>>();
        assert_eq!(landed.len(), 1);
    }
    let ratio = |speed: Speed| (lasted[1] as f32 / speed.factor()).round() as usize;
    assert!(lasted[0].abs_diff(ratio(Speed::Slow)) <= 1, "{lasted:?}");
    assert!(lasted[2].abs_diff(ratio(Speed::Fast)) <= 1, "{lasted:?}");
}

#[test]
fn a_dragged_piece_follows_the_pointer() {
    let mut table = Table::new();
    table.lift(Thing::Token, SLIDE.from);
    table.hover(Thing::Disc, Cell::new(0, 1));
    let layout = *table.app.world().resource::<Layout>();
    let there = layout.place(Cell::new(0, 1));
    let token = place(&mut table, Thing::Token, SLIDE.from);
    assert!(token.with_y(0.0).distance(there) < 1e-3, "{token:?}");
    assert!(token.y > 0.2);
    table.release_over(None);
    table.rest();
    let token = place(&mut table, Thing::Token, SLIDE.from);
    assert!(token.with_y(0.0).distance(layout.place(SLIDE.from)) < 1e-3, "{token:?}");
}
