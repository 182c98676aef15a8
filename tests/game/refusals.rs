//! Every refusal by the rules that a pointer can cause, and what the table does then.

#[path = "../picture/mod.rs"]
#[allow(dead_code, reason = "other tests use more of it")]
mod picture;

use std::collections::BTreeSet;

use nonaga::{
    game::{
        referee::{Ask, Objection},
        table::{Motion, Thing},
    },
    rules::{Cell, HouseRules, Part, Position, Refusal, Setup, Side, Slide},
};
use picture::Picture;
use strum::VariantNames;

use crate::{
    player::Table,
    reasons::{check_shown, marks, said},
};

/// A closed hole of two cells, 1 and 2.
const HOLE: &str = "
  R o o B
 o c a d o
  o 1 2 o .
 R o o o B
    B o R
";

/// Three chains that meet in `m`; without it they fall apart.
const STAR: &str = "
    R o
   o
  o
 B o o m o o o o R
        p
       q
      s R B
     B
";

const RED: Cell = Cell::new(2, 0);
const STOP: Cell = Cell::new(-1, 0);
const FREE_DISC: Cell = Cell::new(1, -2);

/// A table with a fresh match. If a relocation is due, Red's first slide has been played.
fn table(due: Part) -> Table {
    let mut table = Table::new();
    if due == Part::Relocation {
        table.slide(Slide { from: RED, to: STOP });
    }
    table
}

/// The only refusal so far. Checks that it is explained.
fn the_refusal(table: &mut Table) -> Refusal {
    let mut refused = table.heard().refused;
    match (refused.pop().map(|refused| refused.why), refused.pop()) {
        (Some(Objection::Rules(refusal)), None) => {
            check_shown(table, &refusal);
            refusal
        }
        other => panic!("expected one refusal by the rules: {other:?}"),
    }
}

/// Clicks one after the other. Returns the refusal of the last.
fn clicks(due: Part, clicks: &[(Thing, Cell)]) -> Refusal {
    let mut table = table(due);
    for (thing, cell) in clicks {
        table.heard();
        table.click(*thing, *cell);
    }
    the_refusal(&mut table)
}

/// There is no straight way to it, so nobody wants the token in the hand to go there.
#[test]
fn a_click_on_a_token_of_the_other_side_means_that_token_even_with_another_in_the_hand() {
    let cells = |cells: [(i32, i32); 3]| cells.map(Cell::from).to_vec();
    let red = cells([(2, -2), (-2, 0), (1, 1)]);
    let black = cells([(0, -2), (2, -1), (-1, 2)]);
    let setup = Setup { red, black, ..Setup::start() };
    let mut table = Table::with(setup.validate(HouseRules::Booklet).expect("it is valid"));
    table.click(Thing::Token, Cell::new(1, 1));
    table.heard();
    table.click(Thing::Token, Cell::new(0, -2));
    assert_eq!(the_refusal(&mut table).name(), "NotYourToken");
}

#[test]
fn every_refusal_that_a_pointer_can_cause_is_explained() {
    use Thing::{Disc, Table as Ground, Token};
    let (slide, relocation) = (Part::Slide, Part::Relocation);
    let cell = Cell::new;
    let mut given = vec![
        clicks(slide, &[(Disc, cell(1, 0))]),
        clicks(relocation, &[(Token, cell(0, -2))]),
        clicks(slide, &[(Ground, cell(3, 0))]),
        clicks(slide, &[(Token, cell(-2, 0))]),
        clicks(slide, &[(Disc, cell(2, -2))]),
        clicks(slide, &[(Token, RED), (Disc, cell(0, 1))]),
        clicks(slide, &[(Token, RED), (Ground, cell(3, 0))]),
        clicks(slide, &[(Token, RED), (Token, cell(-2, 0))]),
        clicks(relocation, &[(Ground, cell(3, 0))]),
        clicks(relocation, &[(Disc, cell(2, -2))]),
        clicks(relocation, &[(Disc, cell(0, 0))]),
        clicks(relocation, &[(Disc, FREE_DISC), (Disc, cell(0, 0))]),
        clicks(relocation, &[(Disc, FREE_DISC), (Token, cell(0, -2))]),
        clicks(relocation, &[(Disc, FREE_DISC), (Ground, cell(3, -3))]),
    ];
    let names: Vec<_> = given.iter().map(Refusal::name).collect();
    assert_eq!(
        names,
        [
            "WrongPart",
            "WrongPart",
            "NoToken",
            "NotYourToken",
            "NotYourToken",
            "NotStraight",
            "Blocked",
            "TooFar",
            "NoDisc",
            "HasToken",
            "HemmedIn",
            "Occupied",
            "Occupied",
            "TooFewNeighbours",
        ]
    );

    // Dropping a token on the way asks for it to stop there.
    let mut on_the_way = table(slide);
    on_the_way.drag((Token, RED), Some((Disc, cell(0, 0))));
    given.push(the_refusal(&mut on_the_way));
    assert_eq!(given.last(), Some(&Refusal::StopsShort { to: cell(0, 0), stop: STOP }));

    let mut just_moved = table(relocation);
    just_moved.click(Disc, FREE_DISC);
    just_moved.click(Thing::Target, cell(3, -2));
    just_moved.slide(Slide { from: cell(0, 2), to: cell(0, -1) });
    just_moved.heard();
    just_moved.click(Disc, cell(3, -2));
    given.push(the_refusal(&mut just_moved));
    assert_eq!(given.last(), Some(&Refusal::JustMoved { cell: cell(3, -2) }));

    let mut over = table(slide);
    over.ask(Ask::Resign(Side::Black)).expect("Black may");
    over.heard();
    over.click(Token, RED);
    given.push(the_refusal(&mut over));
    assert_eq!(given.last(), Some(&Refusal::MatchOver));

    given.push(would_split());
    given.push(closed_hole());

    // Putting a piece back where it was just lets go, and no input asks for a skip.
    let silent = BTreeSet::from(["SamePlace", "MustMove"]);
    let given: BTreeSet<_> = given.iter().map(Refusal::name).collect();
    let all: BTreeSet<_> = Refusal::VARIANTS.iter().copied().collect();
    assert_eq!(&all - &silent, given);

    for due in [slide, relocation] {
        let skip = table(due).ask(Ask::Skip).expect_err("there is something to play");
        assert_eq!(skip.why, Objection::Rules(Refusal::MustMove { part: due }));
    }
}

/// A table after a slide that leaves discs to take and no token on this disc.
fn after_a_slide(position: Position, disc: Cell) -> Table {
    let mut table = Table::with(position);
    let slides = table.position().slides();
    let quiet = slides.into_iter().find(|slide| {
        let mut after = table.position().clone();
        after.play(nonaga::rules::Step::Slide(*slide)).is_ok()
            && after.relocations().next().is_some()
            && after.token_at(disc).is_none()
    });
    table.slide(quiet.expect("a slide that does not win"));
    table.heard();
    table
}

fn would_split() -> Refusal {
    let picture = Picture::new(STAR);
    let bridge = picture.cell('m');
    let mut table = after_a_slide(picture.position(HouseRules::Booklet), bridge);
    table.click(Thing::Disc, bridge);
    let refusal = the_refusal(&mut table);
    let is_in_pieces = matches!(&refusal, Refusal::WouldSplit { piece, .. } if piece.len() > 1);
    assert!(is_in_pieces, "{refusal:?}");
    refusal
}

fn closed_hole() -> Refusal {
    let picture = Picture::new(HOLE);
    let position = picture.position(HouseRules::HolesStayOpen);
    let mut table = after_a_slide(position, picture.cell('a'));
    let takeable = table.position().takeable();
    let disc = takeable
        .into_iter()
        .find(|disc| table.position().check_placing(*disc, picture.cell('1')).is_err());
    table.click(Thing::Disc, disc.expect("a disc that does not open the hole"));
    table.click(Thing::Table, picture.cell('1'));
    let refusal = the_refusal(&mut table);
    assert!(matches!(&refusal, Refusal::ClosedHole { hole, .. } if hole.len() == 2));
    refusal
}

#[test]
fn a_click_on_a_stuck_token_explains_that_it_is_stuck() {
    let stuck = RED;
    let cells = |cells: [(i32, i32); 3]| cells.map(Cell::from).to_vec();
    let setup = Setup {
        red: cells([(2, 0), (1, 0), (-2, 2)]),
        black: cells([(1, 1), (2, -1), (-2, 0)]),
        ..Setup::start()
    };
    let position = setup.validate(HouseRules::Booklet).expect("valid");
    let mut table = Table::with(position);
    table.click(Thing::Token, stuck);
    assert!(matches!(the_refusal(&mut table), Refusal::Blocked { cell, .. } if cell == stuck));
    // All six directions are marked, not just one.
    assert_eq!(marks(&mut table).len(), 7);
    let said = said(&table).expect("a reason is shown");
    assert!(said.contains("any direction"), "{said}");
}

#[test]
fn a_refused_piece_shakes_once() {
    let mut table = table(Part::Relocation);
    table.rest();
    assert_eq!(table.count::<Motion>(), 0);
    table.click(Thing::Disc, Cell::new(0, 0));
    assert_eq!(table.count::<Motion>(), 1);
    table.rest();
    assert_eq!(table.count::<Motion>(), 0);
}
