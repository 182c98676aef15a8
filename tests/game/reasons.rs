//! How a refusal is explained: by the sentence beside the pointer, and by the marks on the table. The marks are
//! checked against a second, naive version of the rules.

#[path = "../naive/mod.rs"]
mod naive;

use std::collections::BTreeSet;

use nonaga::{
    game::{
        referee::Ask,
        table::{At, Blame, Blames, Disc, Reason, Thing, Token},
    },
    record::Span,
    rules::{Cell, HouseRules, Position, Refusal, Side, Slide},
    words::{Language, Words},
};

use crate::player::Table;

/// The marks in the world.
pub fn marks(table: &mut Table) -> BTreeSet<(Blame, naive::Cell)> {
    let world = table.app.world_mut();
    let mut marked = world.query::<(&Blames, &At)>();
    let marks: Vec<_> =
        marked.iter(world).map(|(blames, at)| (blames.0, (at.0.q, at.0.r))).collect();
    let each_once: BTreeSet<_> = marks.iter().copied().collect();
    assert_eq!(each_once.len(), marks.len(), "{marks:?}");
    each_once
}

/// The sentence that is shown, if there is one.
pub fn said(table: &Table) -> Option<String> {
    let words = Words::new(Language::ENGLISH);
    table.app.world().resource::<Reason>().given().map(|given| given.said(&words))
}

/// Checks that the reason is shown as a sentence and that the right cells are marked.
#[track_caller]
pub fn check_shown(table: &mut Table, why: &Refusal) {
    let said = said(table).expect("a reason is shown");
    let is_sentence = said.ends_with('.') && !said.contains(['‹', '{', '(']);
    assert!(is_sentence && !said.contains(char::is_numeric), "{said}");
    let marks = marks(table);
    check_marks(table.position(), why, &marks);
}

type Cells = BTreeSet<naive::Cell>;

#[track_caller]
fn check_marks(position: &Position, why: &Refusal, marks: &BTreeSet<(Blame, naive::Cell)>) {
    let table = naive_table(position);
    let plain = |cell: Cell| (cell.q, cell.r);
    let of = |blame: Blame| -> Cells {
        marks.iter().filter(|mark| mark.0 == blame).map(|mark| mark.1).collect()
    };
    let is = |wanted: &[(Blame, naive::Cell)]| {
        assert_eq!(*marks, wanted.iter().copied().collect(), "{why:?}");
    };
    let refused = |cell: Cell| {
        assert_eq!(of(Blame::Refused), BTreeSet::from([plain(cell)]), "{why:?}");
        plain(cell)
    };
    match *why {
        Refusal::MatchOver | Refusal::WrongPart { .. } | Refusal::MustMove { .. } => is(&[]),
        Refusal::NoToken { cell }
        | Refusal::NotYourToken { cell, .. }
        | Refusal::NotStraight { to: cell, .. }
        | Refusal::NoDisc { cell }
        | Refusal::HasToken { cell, .. }
        | Refusal::SamePlace { cell }
        | Refusal::Occupied { cell } => is(&[(Blame::Refused, plain(cell))]),
        Refusal::JustMoved { cell } => {
            assert_eq!(table.locked, Some(plain(cell)));
            is(&[(Blame::Lock, plain(cell))]);
        }
        Refusal::Blocked { cell, .. } => {
            let from = refused(cell);
            for wall in of(Blame::Blocks) {
                assert!(naive::touch(from, wall), "{wall:?}");
                assert!(table.has_token(wall) || !table.discs.contains(&wall), "{wall:?}");
            }
            assert!(!of(Blame::Blocks).is_empty());
        }
        Refusal::StopsShort { to, stop } => {
            is(&[(Blame::Refused, plain(to)), (Blame::Stop, plain(stop))]);
        }
        Refusal::TooFar { to, .. } => {
            // The cell behind the one where the token stops must be what stops it.
            let [stop] = of(Blame::Stop).into_iter().collect::<Vec<_>>()[..] else {
                panic!("{marks:?}")
            };
            let to = plain(to);
            let on = naive::direction_towards(stop, to).expect("straight on");
            let wall = naive::step(stop, on);
            assert!(table.has_token(wall) || !table.discs.contains(&wall));
            // That may also be the cell where the token was meant to go.
            let marked: Cells = marks.iter().map(|mark| mark.1).collect();
            assert_eq!(marked, BTreeSet::from([stop, to, wall]));
        }
        Refusal::HemmedIn { cell, .. } => {
            let disc = refused(cell);
            assert!(naive::hemmed_in(&table, disc));
            let hemming = of(Blame::HemsIn);
            assert!(!hemming.is_empty() && hemming.is_subset(&table.discs));
            // Each touches a cell that the disc can glide to. Without them, the disc would get farther.
            let others = table.without(disc);
            let reach = reach(&others, disc);
            for disc in &hemming {
                assert!(reach.iter().any(|cell| naive::touch(*cell, *disc)), "{disc:?}");
            }
            let freer = &others - &hemming;
            let mut edges = reach.iter().flat_map(|cell| {
                naive::neighbours(*cell)
                    .into_iter()
                    .filter(|next| naive::glides(&freer, *cell, *next))
            });
            assert!(edges.any(|cell| !reach.contains(&cell)), "{marks:?}");
        }
        Refusal::WouldSplit { cell, .. } => {
            let others = table.without(refused(cell));
            let cut_off = of(Blame::CutOff);
            let rest = &others - &cut_off;
            assert!(naive::connected(&rest) && !naive::connected(&others));
            assert!(!cut_off.is_empty() && cut_off.is_subset(&others));
            for disc in cut_off {
                assert_eq!(naive::contacts(&rest, disc), 0, "{disc:?} is connected to the rest");
            }
        }
        Refusal::TooFewNeighbours { cell, ref touching } => {
            let place = refused(cell);
            let touching: Cells = touching.iter().copied().map(plain).collect();
            assert_eq!(of(Blame::Touches), touching);
            assert!(touching.iter().all(|disc| naive::touch(*disc, place)));
            assert!(touching.len() < 2 && touching.is_subset(&table.discs));
        }
        Refusal::ClosedHole { cell, .. } => {
            let hole: Cells = &of(Blame::Hole) | &BTreeSet::from([refused(cell)]);
            for place in &hole {
                assert!(naive::in_closed_hole(&table.discs, *place));
                for near in naive::neighbours(*place) {
                    assert!(hole.contains(&near) || table.discs.contains(&near), "{near:?}");
                }
            }
        }
    }
}

/// All cells that a hemmed-in disc can glide to.
fn reach(others: &Cells, disc: naive::Cell) -> Cells {
    let mut reached = Cells::from([disc]);
    loop {
        let near = reached.iter().flat_map(|cell| {
            naive::neighbours(*cell).into_iter().filter(|next| naive::glides(others, *cell, *next))
        });
        let next: Cells = reached.iter().copied().chain(near).collect();
        if next.len() == reached.len() {
            return reached;
        }
        reached = next;
    }
}

fn naive_table(position: &Position) -> naive::Table {
    let plain = |cells: &[Cell]| -> Cells { cells.iter().map(|cell| (cell.q, cell.r)).collect() };
    naive::Table {
        discs: plain(position.board().discs()),
        red: plain(position.tokens(Side::Red)),
        black: plain(position.tokens(Side::Black)),
        to_move: match position.to_move() {
            Side::Red => naive::Side::Red,
            Side::Black => naive::Side::Black,
        },
        locked: position.locked().map(|cell| (cell.q, cell.r)),
        house: match position.rules() {
            HouseRules::Booklet => naive::House::Booklet,
            HouseRules::AtMostFour => naive::House::AtMostFour,
            HouseRules::HolesStayOpen => naive::House::HolesStayOpen,
        },
    }
}

const RED: Cell = Cell::new(2, 0);
const STOP: Cell = Cell::new(-1, 0);
const MIDDLE: Cell = Cell::new(0, 0);

/// A table on which taking the middle disc has just been refused: all six discs around it hem it in.
fn refused() -> Table {
    let mut table = Table::new();
    table.slide(Slide { from: RED, to: STOP });
    table.click(Thing::Disc, MIDDLE);
    assert_eq!(marks(&mut table).len(), 7);
    table
}

#[test]
fn marks_are_on_discs_and_tokens_and_on_places_without_a_disc() {
    let mut table = refused();
    let world = table.app.world_mut();
    let mut discs = world.query::<(&Blames, &Disc)>();
    assert_eq!(discs.iter(world).count(), 7);

    // At the edge of the board, a place without a disc stops the token. It is marked too.
    let mut table = Table::new();
    table.click(Thing::Token, RED);
    table.click(Thing::Table, Cell::new(3, 0));
    let world = table.app.world_mut();
    let mut tokens = world.query::<(&Blames, &Token)>();
    assert_eq!(
        tokens.iter(world).map(|(blames, _)| blames.0).collect::<Vec<_>>(),
        [Blame::Refused]
    );
    let mut all = world.query::<(&Blames, &At)>();
    assert!(
        all.iter(world).any(|(blames, at)| blames.0 == Blame::Blocks && at.0 == Cell::new(3, 0))
    );
}

#[test]
fn a_reason_disappears_when_the_player_acts_and_after_a_while() {
    type Way = fn(&mut Table);
    let ways: [Way; 4] = [
        |table| table.click(Thing::Disc, Cell::new(1, -2)),
        |table| table.key(bevy::prelude::KeyCode::KeyU),
        |table| drop(table.ask(Ask::TakeBack(Span::Part))),
        |table| (0..8).for_each(|_| table.rest()),
    ];
    for (i, way) in ways.into_iter().enumerate() {
        let mut table = refused();
        // Moving the pointer does not remove the reason.
        table.hover(Thing::Disc, Cell::new(1, -2));
        assert!(said(&table).is_some());
        way(&mut table);
        assert_eq!((i, said(&table), marks(&mut table)), (i, None, BTreeSet::new()));
    }
}

#[test]
fn a_new_reason_replaces_the_last_one() {
    let mut table = refused();
    table.click(Thing::Disc, Cell::new(2, -2));
    assert_eq!(said(&table).as_deref(), Some("A black token stands on this disc."));
    assert_eq!(marks(&mut table), BTreeSet::from([(Blame::Refused, (2, -2))]));
}

#[test]
fn a_refusal_to_take_back_is_not_explained_on_the_table() {
    let mut table = Table::new();
    table.ask(Ask::TakeBack(Span::Part)).expect_err("nothing has been played");
    assert_eq!(said(&table), None);
}
