//! A match as long as one can be.

use std::time::Instant;

use nonaga::{
    far::agreement::{Conditions, FarFault, FarLog, FarStage, FarWish, LARGEST_LOG, Role},
    notation::LONGEST_MATCH,
    record::Record,
    rules::Match,
};

use super::world::World;

#[test]
#[ignore = "takes a minute"]
fn the_longest_match_is_kept_read_and_written_as_a_record() {
    let began = Instant::now();
    let mut world = World::playing(Conditions::default());
    let parts = |world: &World| world.sides[0].log().game().map_or(0, |game| game.steps().len());
    while parts(&world) < 2 * LONGEST_MATCH {
        let mover = world.mover();
        let game = world.sides[0].log().game().expect("a match");
        let step = any_quiet(game, &mut world.dice.clone());
        world.dice.u32(..);
        world.act(mover, FarWish::Play(step)).expect("a legal part");
        world.run();
    }
    println!("played in {:?}", began.elapsed());
    let mover = world.mover();
    let game = world.sides[0].log().game().expect("a match");
    let step = any_quiet(game, &mut world.dice.clone());
    assert_eq!(world.act(mover, FarWish::Play(step)), Err(FarFault::TooLong.into()));
    world.assert_same();

    let bytes = world.sides[0].disk.bytes.clone();
    assert!(2 * bytes.len() < LARGEST_LOG, "{} bytes", bytes.len());
    let began = Instant::now();
    let read = FarLog::read(&bytes).expect("a log");
    println!("{} bytes read in {:?}", bytes.len(), began.elapsed());
    let record = read.log.record().expect("a record");
    assert_eq!(Record::read(&record.to_text()), Ok(record));

    // It can still be lost and got back, and ended.
    world.kill(Role::Guest);
    world.guest().disk.clear();
    let began = Instant::now();
    world.meet();
    println!("sent in {:?}", began.elapsed());
    world.assert_same();
    world.act(mover, FarWish::Resign).expect("to resign");
    world.run();
    world.assert_same();
    assert!(matches!(world.standing(Role::Guest).stage, FarStage::Over(_)));
}

/// Some part that does not win.
fn any_quiet(game: &Match, dice: &mut fastrand::Rng) -> nonaga::rules::Step {
    let mut steps = game.position().steps();
    dice.shuffle(&mut steps);
    let is_quiet = |step: &nonaga::rules::Step| {
        let mut next = game.position().clone();
        next.play(*step).is_ok() && next.won().is_none()
    };
    steps.into_iter().find(is_quiet).expect("a part that does not win")
}
