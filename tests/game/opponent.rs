//! The computer at the table: it answers by itself, and leaves off when it is not asked any more.

use std::{
    thread,
    time::{Duration, Instant},
};

use nonaga::{
    engine::{Limits, Stop, Thinker},
    game::{Asked, NewMatch, Opponent, Request},
    record::{Level, Player, PlayerKind},
    rules::{Ending, HouseRules, Match, Part, Position, Relocation, Side, Slide, Step},
};
use strum::VariantArray;

use crate::player::Table;

/// Longer than any level takes, even where all else runs too.
const PATIENCE: Duration = Duration::from_mins(1);

fn against(level: Level) -> Table {
    let mut table = Table::new();
    let player = |player| Player { name: String::new(), player };
    let game = Match::new(Position::start(HouseRules::Booklet));
    let players = [player(PlayerKind::Human), player(PlayerKind::Computer { level })];
    table.ask(Request::Begin(Box::new(NewMatch { game, players }))).expect("a match");
    table
}

/// Plays the person's first turn.
fn play(table: &mut Table) {
    let slide = Slide { from: (2, 0).into(), to: (-1, 0).into() };
    table.ask(Request::Slide(slide)).expect("it is legal");
    let relocation = Relocation { from: (1, -2).into(), to: (3, -2).into() };
    table.ask(Request::Relocate(relocation)).expect("it is legal");
    table.rest();
}

fn steps(table: &Table) -> usize {
    table.referee().game().steps().len()
}

fn thinks(table: &Table) -> bool {
    table.app.world().resource::<Opponent>().is_thinking()
}

/// Lets it play until a person has to.
#[track_caller]
fn wait(table: &mut Table) {
    let began = Instant::now();
    while !table.referee().waits_for_person() {
        assert!(began.elapsed() < PATIENCE, "it does not answer");
        table.frame();
        thread::sleep(Duration::from_millis(1));
    }
    table.rest();
    table.check();
}

#[test]
fn it_answers_and_taking_back_leads_to_ones_own_turn() {
    let mut table = against(Level::Easy);
    assert!(!thinks(&table) && table.referee().waits_for_person());
    assert!(!table.referee().can_take_back(), "nothing is one's own yet");
    play(&mut table);
    assert!(thinks(&table));
    wait(&mut table);
    assert_eq!((steps(&table), table.position().to_move()), (4, Side::Red));
    assert!(!thinks(&table));

    let answer: Vec<_> = table.referee().game().steps().collect();
    table.ask(Request::TakeBackPart).expect("there is something");
    table.rest();
    table.check();
    assert_eq!((steps(&table), table.position().due()), (1, Some(Part::Relocation)));
    assert!(!thinks(&table) && table.referee().waits_for_person());
    table.ask(Request::TakeBackTurn).expect("there is something");
    assert_eq!(steps(&table), 0);
    assert!(table.ask(Request::TakeBackTurn).is_err());

    table.ask(Request::Redo).expect("there is something");
    table.ask(Request::Redo).expect("there is something");
    table.rest();
    table.check();
    assert_eq!(table.referee().game().steps().collect::<Vec<_>>(), answer);
    assert!(!thinks(&table) && table.referee().waits_for_person());
}

#[test]
fn it_leaves_off_at_once_when_the_turn_is_taken_back_or_another_match_begins() {
    let mut table = against(Level::Master);
    play(&mut table);
    assert!(thinks(&table));
    table.ask(Request::TakeBackPart).expect("there is something");
    assert_eq!(steps(&table), 1);
    table.frame();
    assert!(!thinks(&table) && table.referee().waits_for_person());

    let relocation = Relocation { from: (1, -2).into(), to: (3, -2).into() };
    table.ask(Request::Relocate(relocation)).expect("it is legal");
    table.rest();
    assert!(thinks(&table));
    let done = table.begin(Match::new(Position::start(HouseRules::Booklet)));
    assert_eq!(done.asked, Asked::Begin);
    // What it would have played does not come after all.
    let began = Instant::now();
    while began.elapsed() < Duration::from_millis(1_800) {
        table.frame();
        thread::sleep(Duration::from_millis(5));
    }
    assert_eq!(steps(&table), 0);
    assert!(!thinks(&table));
}

#[test]
fn it_waits_while_somebody_looks_back() {
    let mut table = against(Level::Beginner);
    play(&mut table);
    wait(&mut table);
    table.ask(Request::Jump(1)).expect("there is such a turn");
    table.rest();
    assert!(!thinks(&table) && !table.referee().waits_for_person());
    table.ask(Request::Jump(2)).expect("there is such a turn");
    assert!(table.referee().waits_for_person());
    assert_eq!(steps(&table), 4);
}

#[test]
fn it_answers_a_draw_that_is_offered() {
    let mut table = against(Level::Beginner);
    table.ask(Request::OfferDraw(Side::Red)).expect("one may always ask");
    table.frame();
    table.frame();
    assert_eq!(table.referee().draw_offered_by(), None);
    let declined = |asked: &Asked| *asked == Asked::DeclineDraw(Side::Black);
    assert!(table.heard().done.iter().any(|done| declined(&done.asked)), "it has not thought yet");
}

#[test]
fn two_computers_play_by_themselves() {
    let mut table = Table::new();
    let player = |level| Player { name: String::new(), player: PlayerKind::Computer { level } };
    let game = Match::new(Position::start(HouseRules::Booklet));
    let players = [player(Level::Medium), player(Level::Beginner)];
    table.ask(Request::Begin(Box::new(NewMatch { game, players }))).expect("a match");
    let began = Instant::now();
    while table.referee().game().ending().is_none() && steps(&table) < 6 {
        assert!(began.elapsed() < 2 * PATIENCE, "they do not go on");
        table.frame();
        thread::sleep(Duration::from_millis(1));
    }
    table.check();
}

/// The five sit at tables side by side, and a person who looks a little ahead goes from one to the next.
#[test]
fn a_match_is_played_to_its_end_by_clicks_against_each_level() {
    let mut tables = Level::VARIANTS.iter().map(|level| against(*level)).collect::<Vec<_>>();
    let mut person = Thinker::new(1);
    let began = Instant::now();
    let is_over = |table: &Table| table.referee().game().ending().is_some();
    while !tables.iter().all(is_over) {
        assert!(began.elapsed() < 5 * PATIENCE, "a match without end");
        for table in &mut tables {
            if table.referee().waits_for_person() {
                play_turn(table, &mut person);
            }
            table.frame();
        }
        thread::sleep(Duration::from_millis(1));
    }
    for (mut table, level) in tables.into_iter().zip(Level::VARIANTS) {
        let game = table.referee().game();
        assert!(
            matches!(game.ending(), Some(Ending::Won { .. })),
            "{level:?}: {:?}",
            game.ending()
        );
        assert!(!thinks(&table), "{level:?}");
        table.rest();
        table.check();
    }
}

fn play_turn(table: &mut Table, person: &mut Thinker) {
    let thought =
        person.think(table.referee().game(), Limits::nodes(500), &Stop::default(), |_| ());
    for step in thought.expect("the match goes on").best.steps() {
        match step {
            Step::Slide(slide) => table.slide(slide),
            Step::Relocate(relocation) => table.relocate(relocation),
            Step::Skip => {}
        }
    }
}
