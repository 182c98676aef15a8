//! Hints: the player asks for one, the computer thinks, and the board shows it until it is played.

use std::{
    thread,
    time::{Duration, Instant},
};

use bevy::prelude::*;
use nonaga::{
    engine::Why,
    game::{
        common::Notice,
        players::{Advised, Adviser},
        referee::Ask,
        table::{At, Good, Target, Thing},
    },
    record::Span,
    rules::{Cell, HouseRules, Match, Part, Position, Setup, Side, Slide},
};

use crate::player::Table;

/// Longer than any hint takes, even on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// Red's token on 2,-1 can slide up to the other two.
fn about_to_win() -> Position {
    let red = vec![(0, -2).into(), (0, -1).into(), (2, -1).into()];
    Setup { red, ..Setup::start() }.validate(HouseRules::Booklet).expect("it is valid")
}

fn ask(table: &mut Table) {
    table.key(KeyCode::KeyH);
}

#[track_caller]
fn wait(table: &mut Table) {
    let began = Instant::now();
    while table.app.world().resource::<Adviser>().is_thinking() {
        assert!(began.elapsed() < PATIENCE, "no hint came");
        table.frame();
        thread::sleep(Duration::from_millis(1));
    }
    table.frame();
}

fn advised(table: &mut Table) -> Vec<(Advised, Cell)> {
    let world = table.app.world_mut();
    let mut parts = world.query::<(&Advised, &At)>();
    parts.iter(world).map(|(advised, at)| (*advised, at.0)).collect()
}

#[test]
fn a_hint_shows_the_slide_that_wins() {
    let mut table = Table::with(about_to_win());
    ask(&mut table);
    wait(&mut table);
    let slide = Advised { part: Part::Slide, from: (2, -1).into() };
    assert_eq!(advised(&mut table), [(slide, Cell::new(1, -1))]);

    // Asking again gives the reason again.
    ask(&mut table);
    let notices = table.app.world().resource::<Messages<Notice>>();
    let mut listener = notices.get_cursor();
    let said = listener.read(notices).collect::<Vec<_>>();
    assert_eq!(said, [&Notice::Hint(Why::Wins)]);

    // Once the token is held, its targets are shown instead, and the recommended one is marked.
    table.click(Thing::Token, Cell::new(2, -1));
    table.rest();
    assert_eq!(advised(&mut table), []);
    let world = table.app.world_mut();
    let mut good = world.query_filtered::<&At, (With<Target>, With<Good>)>();
    assert_eq!(good.iter(world).map(|at| at.0).collect::<Vec<_>>(), [Cell::new(1, -1)]);
}

#[test]
fn a_hint_is_shown_to_a_player_who_asks_with_another_piece_in_the_hand() {
    let mut table = Table::with(about_to_win());
    let slide = Advised { part: Part::Slide, from: (2, -1).into() };
    let others = *table.position().tokens(Side::Red);
    let other = *others.iter().find(|cell| **cell != slide.from).expect("there are three");
    table.click(Thing::Token, other);
    ask(&mut table);
    wait(&mut table);
    table.rest();
    assert_eq!(advised(&mut table), [(slide, Cell::new(1, -1))]);
    let places = table.count::<Target>();
    assert_eq!(places, 0, "the places of the other piece would be taken for what is meant");

    // Asked again with the reason at hand, it is the same.
    table.click(Thing::Token, other);
    assert_eq!(advised(&mut table), []);
    ask(&mut table);
    table.rest();
    assert_eq!(advised(&mut table), [(slide, Cell::new(1, -1))]);

    // Whoever takes another piece afterwards has decided.
    let third = *others.iter().find(|cell| ![slide.from, other].contains(cell)).expect("a third");
    table.click(Thing::Token, third);
    table.rest();
    assert_eq!(advised(&mut table), []);
}

/// Its sentence is gone, and nobody has asked again.
#[test]
fn a_hint_is_gone_once_its_turn_is_over_even_if_it_is_taken_back() {
    let mut table = Table::with(Position::start(HouseRules::Booklet));
    ask(&mut table);
    wait(&mut table);
    let [(slide, to)] = advised(&mut table)[..] else { panic!("the slide is due") };
    table.ask(Ask::Slide(Slide { from: slide.from, to })).expect("it is legal");
    table.rest();
    let disc = table.position().relocations().next().expect("a disc can move");
    table.ask(Ask::Relocate(disc)).expect("it is legal");
    table.ask(Ask::TakeBack(Span::Turn)).expect("there is something to take back");
    table.rest();
    assert_eq!(table.position(), &Position::start(HouseRules::Booklet));
    assert_eq!(advised(&mut table), []);
}

/// Its sentence is gone with the match.
#[test]
fn a_hint_is_gone_once_a_match_begins_even_with_the_same_board() {
    let mut table = Table::with(about_to_win());
    ask(&mut table);
    wait(&mut table);
    assert!(!advised(&mut table).is_empty());
    table.begin(Match::new(about_to_win()));
    table.rest();
    assert_eq!(advised(&mut table), []);
}

#[test]
fn a_hint_is_valid_for_its_whole_turn_and_for_no_other() {
    let mut table = Table::with(Position::start(HouseRules::Booklet));
    ask(&mut table);
    wait(&mut table);
    let [(slide, slid_to)] = advised(&mut table)[..] else { panic!("the slide is due") };
    assert_eq!(slide.part, Part::Slide);
    table.ask(Ask::Slide(Slide { from: slide.from, to: slid_to })).expect("it is legal");
    table.rest();
    let [(disc, _)] = advised(&mut table)[..] else { panic!("now a disc is") };
    assert_eq!(disc.part, Part::Relocation);

    // Another slide hides the hint. Taking that slide back shows the hint again.
    table.ask(Ask::TakeBack(Span::Part)).expect("there is something to take back");
    let slides = table.position().slides();
    let other = slides.iter().find(|other| (other.from, other.to) != (slide.from, slid_to));
    table.ask(Ask::Slide(*other.expect("there are more"))).expect("it is legal");
    table.rest();
    assert_eq!(advised(&mut table), []);
    table.ask(Ask::TakeBack(Span::Part)).expect("there is something to take back");
    table.rest();
    assert_eq!(advised(&mut table), [(slide, slid_to)]);
    table.check();
}

#[test]
fn the_adviser_stops_thinking_when_the_position_changes() {
    let mut table = Table::with(Position::start(HouseRules::Booklet));
    ask(&mut table);
    assert!(table.app.world().resource::<Adviser>().is_thinking());
    let slide = table.position().slides()[0];
    table.ask(Ask::Slide(slide)).expect("it is legal");
    table.frame();
    assert!(!table.app.world().resource::<Adviser>().is_thinking());
    assert_eq!(advised(&mut table), []);
}
