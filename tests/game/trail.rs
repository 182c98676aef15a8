//! The trail of the last turn: both parts stay marked until the next part is played.

use nonaga::{
    game::{
        keeping::Settings,
        referee::{Ask, Asker, NewMatch},
        table::{At, Trail},
    },
    record::{Record, Span},
    rules::{Cell, Match, Part, Relocation, Slide, Step},
};

use crate::{player::Table, watching::record};

/// The parts that are marked: from where to where.
fn trails(table: &mut Table) -> Vec<(Part, Cell, Cell)> {
    let world = table.app.world_mut();
    let mut trails = world.query::<(&Trail, &At)>();
    let mut found: Vec<_> =
        trails.iter(world).map(|(trail, at)| (trail.part, trail.from, at.0)).collect();
    found.sort_by_key(|(part, ..)| *part == Part::Relocation);
    found
}

fn play_turn(table: &mut Table) -> [(Part, Cell, Cell); 2] {
    let slide = table.position().slides()[0];
    table.ask(Ask::Slide(slide)).expect("legal");
    assert_eq!(trails(table), [], "players know where their own token came from");
    let relocation = table.position().relocations().next().expect("a relocation");
    table.ask(Ask::Relocate(relocation)).expect("legal");
    assert_eq!(trails(table), [], "nothing tells where the disc lands before it does");
    table.rest();
    let (Slide { from, to }, Relocation { from: taken, to: put }) = (slide, relocation);
    [(Part::Slide, from, to), (Part::Relocation, taken, put)]
}

#[test]
fn both_parts_of_the_last_turn_are_marked_until_the_next_part() {
    let mut table = Table::new();
    table.begin(Match::new(table.position().clone()));
    assert_eq!(trails(&mut table), []);
    for _ in 0..3 {
        let turn = play_turn(&mut table);
        assert_eq!(trails(&mut table), turn);
    }
    table.ask(Ask::TakeBack(Span::Turn)).expect("a turn");
    table.rest();
    assert_eq!(trails(&mut table).len(), 2, "the turn before it");
    table.ask(Ask::Jump(0)).expect("the start");
    assert_eq!(trails(&mut table), []);
}

#[test]
fn each_part_is_marked_in_a_match_that_is_watched() {
    let mut table = Table::new();
    let new = NewMatch::to_watch(&record(2));
    table.ask_as(Asker::Script, Ask::Begin(Box::new(new))).expect("a match");
    for parts in [1, 2, 1, 2] {
        table.ask(Ask::Forward(Span::Part)).expect("a part");
        table.rest();
        assert_eq!(trails(&mut table).len(), parts);
    }
}

/// While a disc is carried away, no ring is left in the air where a token stood on it.
#[test]
fn no_mark_floats_over_a_disc_that_is_gone() {
    let mut game = Match::new(Table::new().position().clone());
    let slide = game.position().slides()[0];
    game.play(Step::Slide(slide)).expect("legal");
    let taken = game.position().relocations().find(|disc| disc.from == slide.from);
    game.play(Step::Relocate(taken.expect("a corner can be taken"))).expect("legal");
    let mut table = Table::new();
    let new = NewMatch::to_watch(&Record { game, ..record(2) });
    table.ask_as(Asker::Script, Ask::Begin(Box::new(new))).expect("a match");
    table.ask(Ask::Forward(Span::Part)).expect("the slide");
    table.rest();
    assert_eq!(trails(&mut table).len(), 1);
    table.ask(Ask::Forward(Span::Part)).expect("the disc");
    assert_eq!(trails(&mut table), [], "while it moves");
    table.rest();
    assert_eq!(trails(&mut table).len(), 2);
}

#[test]
fn a_setting_turns_the_trail_off() {
    let mut table = Table::new();
    play_turn(&mut table);
    table.app.world_mut().resource_mut::<Settings>().last_turn = false;
    table.frame();
    assert_eq!(trails(&mut table), []);
}
