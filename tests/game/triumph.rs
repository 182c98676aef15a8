//! A win is celebrated only once, and not for too long.

use bevy::prelude::*;
use nonaga::{
    game::{
        keeping::Settings,
        referee::Ask,
        table::{Motion, Triumph},
    },
    record::Span,
    rules::{Cell, HouseRules, Position, Setup, Side, Slide},
};

use crate::player::Table;

/// The slide that wins from [`almost_won`].
const LAST: Slide = Slide { from: Cell { q: -2, r: 2 }, to: Cell { q: 0, r: 0 } };

/// Two red tokens touch, and the third can slide to them.
fn almost_won() -> Position {
    let start = Position::start(HouseRules::default());
    let cells = |cells: [(i32, i32); 3]| cells.map(|(q, r)| Cell::new(q, r)).to_vec();
    let setup = Setup {
        discs: start.board().discs().to_vec(),
        red: cells([(1, -1), (1, 0), (-2, 2)]),
        black: cells([(2, -2), (-2, 0), (0, 2)]),
        to_move: Side::Red,
        locked: None,
    };
    setup.validate(HouseRules::default()).expect("valid")
}

fn won(settings: Settings) -> Table {
    let mut table = Table::with(almost_won());
    table.rest();
    table.app.insert_resource(settings);
    let done = table.ask(Ask::Slide(LAST)).expect("legal");
    assert!(done.shape.is_some(), "{done:?}");
    table
}

fn triumph(table: &Table) -> Option<Triumph> {
    table.app.world().get_resource().copied()
}

#[test]
fn the_tokens_light_up_in_turn_and_then_the_shape_is_drawn() {
    let mut table = won(Settings::default());
    let (mut seconds, mut quiet) = (0.0, 0.0);
    let mut order = Vec::new();
    loop {
        let now = triumph(&table).expect("won");
        let stages = [now.lit(0), now.lit(1), now.lit(2), now.drawn()];
        assert!(stages.is_sorted_by(|a, b| a >= b), "{stages:?}");
        let begun = stages.iter().filter(|part| **part > 0.0).count();
        if order.last() != Some(&begun) {
            order.push(begun);
        }
        if now.is_over() {
            break;
        }
        table.frame();
        seconds += 0.016;
        if now.drawn() >= 1.0 {
            assert!(now.near() >= 1.0, "the camera stays while there is something to look at");
            quiet += 0.016;
        }
        assert!(seconds < 6.0, "the celebration never ends");
    }
    assert_eq!(order, [0, 1, 2, 3, 4]);
    // The slide comes first, and takes at most 0.9 seconds.
    assert!(seconds > 1.5 && seconds < 5.0 + 0.9, "{seconds}");
    assert!((1.9..2.1).contains(&quiet), "two seconds to look at it: {quiet}");
    table.rest();
    assert_eq!(table.count::<Motion>(), 0);
}

#[test]
fn any_press_ends_the_celebration_and_an_earlier_win_is_only_shown() {
    let mut table = won(Settings::default());
    table.frame();
    assert!(!triumph(&table).expect("won").is_over());
    table.click_on_nothing();
    assert!(triumph(&table).expect("won").is_over());
    let game = table.referee().game().clone();
    table.ask(Ask::TakeBack(Span::Part)).expect("the slide");
    assert_eq!(triumph(&table), None);
    table.begin(game);
    assert!(triumph(&table).expect("won").is_over());
}

#[test]
fn with_reduced_motion_a_win_only_fades_in() {
    let mut table = won(Settings { reduced_motion: true, ..Settings::default() });
    for _ in 0..30 {
        assert_eq!(table.count::<Motion>(), 0);
        assert!(triumph(&table).expect("won").near() <= 0.0);
        table.frame();
    }
    assert!(triumph(&table).expect("won").is_over());
}
