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
        players::{Advised, Adviser, ThreatShown},
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
    assert_eq!(said, [&Notice::Hint(Why::Wins.told(Side::Red, None))]);

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

    // Whoever takes another piece afterwards has decided. The sentence of the hint goes with its marks, which do not come
    // back without it.
    let third = *others.iter().find(|cell| ![slide.from, other].contains(cell)).expect("a third");
    table.click(Thing::Token, third);
    table.rest();
    assert_eq!(advised(&mut table), []);
    let is_valid = |table: &Table| {
        table.app.world().resource::<Adviser>().hint(table.referee().game()).is_some()
    };
    assert!(!is_valid(&table));
    table.key(KeyCode::Escape);
    table.rest();
    assert_eq!(advised(&mut table), []);

    // Nor do they after something else was played and taken back. Asked again, it is known at once, and the same.
    ask(&mut table);
    table.rest();
    assert!(is_valid(&table));
    assert_eq!(advised(&mut table), [(slide, Cell::new(1, -1))]);
    let slides = table.position().slides();
    let played = *slides.iter().find(|played| played.from == third).expect("it can slide");
    table.ask(Ask::Slide(played)).expect("it is legal");
    table.ask(Ask::TakeBack(Span::Part)).expect("it was played");
    table.rest();
    assert!(!is_valid(&table));
    assert_eq!(advised(&mut table), []);
}

/// A threat is easier to see than to read.
#[test]
fn beside_a_hint_the_opponents_threats_are_shown_also_while_something_is_held() {
    // Black stands two by two, with a third token that can slide up to them.
    let black = vec![(0, -2).into(), (0, -1).into(), (2, -1).into()];
    let red = vec![(-2, 0).into(), (2, 0).into(), (0, 2).into()];
    let setup = Setup { red, black, ..Setup::start() };
    let mut table = Table::with(setup.validate(HouseRules::Booklet).expect("it is valid"));
    ask(&mut table);
    wait(&mut table);
    let hint = table.app.world().resource::<Adviser>().hint(table.referee().game());
    let hint = hint.expect("a hint");
    let threats = |table: &mut Table| {
        let world = table.app.world_mut();
        let mut shown = world.query::<(&ThreatShown, &At)>();
        let mut shown: Vec<_> =
            shown.iter(world).map(|(threat, at)| Slide { from: threat.from, to: at.0 }).collect();
        shown.sort_unstable_by_key(|slide| (slide.from, slide.to));
        shown
    };
    let mut wanted = hint.threats(table.position());
    wanted.sort_unstable_by_key(|slide| (slide.from, slide.to));
    assert!(wanted.contains(&Slide { from: Cell::new(2, -1), to: Cell::new(1, -1) }), "{hint:?}");
    assert_eq!(threats(&mut table), wanted);
    table.click(Thing::Token, hint.turn.slide.expect("a slide").from);
    table.rest();
    assert_eq!(threats(&mut table), wanted);
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

/// Whoever looks at an earlier turn has decided nothing.
#[test]
fn a_hint_is_there_again_with_its_sentence_after_a_look_at_an_earlier_turn() {
    let mut table = Table::with(Position::start(HouseRules::Booklet));
    let slide = table.position().slides()[0];
    table.ask(Ask::Slide(slide)).expect("it is legal");
    let disc = table.position().relocations().next().expect("a disc can move");
    table.ask(Ask::Relocate(disc)).expect("it is legal");
    table.rest();
    ask(&mut table);
    wait(&mut table);
    let shown = advised(&mut table);
    assert_eq!(shown.len(), 1);

    table.ask(Ask::Jump(0)).expect("there is an earlier turn");
    table.rest();
    assert_eq!(advised(&mut table), []);
    let mut listener = table.app.world().resource::<Messages<Notice>>().get_cursor_current();
    table.ask(Ask::Return).expect("it was looked back");
    table.frame();
    let notices = table.app.world().resource::<Messages<Notice>>();
    let is_told = listener.read(notices).any(|notice| matches!(notice, Notice::Hint(_)));
    assert!(is_told, "its marks would puzzle");
    table.rest();
    assert_eq!(advised(&mut table), shown);

    // Nor is it there where its slide has not been played yet, while the player only looks.
    let (slide, to) = shown[0];
    table.ask(Ask::Slide(Slide { from: slide.from, to })).expect("it is legal");
    table.rest();
    let disc = advised(&mut table);
    assert_eq!(disc.len(), 1);
    table.ask(Ask::Back(Span::Part)).expect("there is an earlier part");
    table.rest();
    assert_eq!(advised(&mut table), []);
    table.ask(Ask::Return).expect("it was looked back");
    table.rest();
    assert_eq!(advised(&mut table), disc);
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

    // It comes back with the slide that it means, but not after another one: its sentence is gone then.
    table.ask(Ask::TakeBack(Span::Part)).expect("there is something to take back");
    table.rest();
    assert_eq!(advised(&mut table), [(slide, slid_to)]);
    let slides = table.position().slides();
    let other = slides.iter().find(|other| (other.from, other.to) != (slide.from, slid_to));
    table.ask(Ask::Slide(*other.expect("there are more"))).expect("it is legal");
    table.rest();
    assert_eq!(advised(&mut table), []);
    table.ask(Ask::TakeBack(Span::Part)).expect("there is something to take back");
    table.rest();
    assert_eq!(advised(&mut table), []);
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
