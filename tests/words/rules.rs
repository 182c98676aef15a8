//! Stand-ins for what `rules/` tells: the names and fields that `rules.ftl` is written for.

use nonaga::words::{Tellable, Words};
use serde::Serialize;
use strum::VariantNames;

#[derive(Clone, Copy, Debug, Serialize)]
pub struct Cell(i32, i32);

#[derive(Clone, Copy, Debug, Serialize, VariantNames)]
pub enum Side {
    Red,
    Black,
}

#[derive(Clone, Copy, Debug, Serialize, VariantNames)]
pub enum Part {
    Slide,
    Relocation,
}

#[derive(Clone, Copy, Debug, Serialize, VariantNames)]
pub enum Shape {
    Triangle,
    Line,
    Tick,
}

#[derive(Clone, Copy, Debug, Serialize, VariantNames)]
pub enum HouseRules {
    Booklet,
    AtMostFour,
    HolesStayOpen,
}

#[derive(Clone, Copy, Debug, Serialize, VariantNames)]
pub enum Obstacle {
    Edge { cell: Cell },
    Token { cell: Cell, side: Side },
}

#[derive(Clone, Debug, Serialize, VariantNames)]
pub enum Refusal {
    MatchOver,
    WrongPart { due: Part },
    MustMove { part: Part },
    NoToken { cell: Cell },
    NotYourToken { cell: Cell, side: Side },
    NotStraight { from: Cell, to: Cell },
    Blocked { from: Cell, by: Obstacle },
    StopsShort { to: Cell, stop: Cell },
    TooFar { to: Cell, stop: Cell, by: Obstacle },
    NoDisc { cell: Cell },
    HasToken { cell: Cell, side: Side },
    JustMoved { cell: Cell },
    HemmedIn { cell: Cell, by: Vec<Cell> },
    WouldSplit { cell: Cell, piece: Vec<Cell> },
    SamePlace { cell: Cell },
    Occupied { cell: Cell },
    TooFewNeighbours { cell: Cell, touching: Vec<Cell> },
    ClosedHole { cell: Cell, hole: Vec<Cell> },
}

#[derive(Clone, Debug, Serialize, VariantNames)]
pub enum Fault {
    DiscCount { count: usize },
    DiscTwice { cell: Cell },
    Apart { piece: Vec<Cell> },
    TokenCount { side: Side, count: usize },
    TokenOffDisc { side: Side, cell: Cell },
    TokensShareDisc { cell: Cell },
    AlreadyConnected { side: Side, shape: Shape },
    LockedNoDisc { cell: Cell },
    LockedUnderToken { cell: Cell },
}

#[derive(Clone, Debug, Serialize, VariantNames)]
pub enum Ending {
    Won { by: Side, shape: Shape },
    Resigned { by: Side },
    DrawnByRepetition,
    DrawnByAgreement,
}

/// Tells at least one value of each variant.
pub fn samples(words: &Words) -> Vec<(String, String)> {
    let (cell, from, to, stop) = (Cell(2, -1), Cell(-2, 0), Cell(1, 0), Cell(0, 0));
    let (one, three) = (vec![cell], vec![cell, from, to]);
    let mut samples = Vec::new();
    let mut tell = |values: &[&dyn Sample]| {
        samples.extend(values.iter().map(|value| (format!("{value:?}"), words.tell(*value))));
    };
    for side in [Side::Red, Side::Black] {
        let token = Obstacle::Token { cell, side };
        tell(&[&side, &token, &Refusal::NotYourToken { cell, side }]);
        tell(&[&Refusal::HasToken { cell, side }, &Refusal::Blocked { from, by: token }]);
        tell(&[&Refusal::TooFar { to, stop, by: token }, &Fault::TokenOffDisc { side, cell }]);
        tell(&[&Fault::TokenCount { side, count: 1 }, &Fault::TokenCount { side, count: 4 }]);
        tell(&[&Ending::Resigned { by: side }]);
        for shape in [Shape::Triangle, Shape::Line, Shape::Tick] {
            tell(&[
                &shape,
                &Fault::AlreadyConnected { side, shape },
                &Ending::Won { by: side, shape },
            ]);
        }
    }
    for part in [Part::Slide, Part::Relocation] {
        tell(&[&part, &Refusal::WrongPart { due: part }, &Refusal::MustMove { part }]);
    }
    for rules in [HouseRules::Booklet, HouseRules::AtMostFour, HouseRules::HolesStayOpen] {
        tell(&[&rules]);
    }
    let edge = Obstacle::Edge { cell };
    tell(&[&edge, &Refusal::Blocked { from, by: edge }, &Refusal::TooFar { to, stop, by: edge }]);
    tell(&[&Refusal::MatchOver, &Refusal::NoToken { cell }, &Refusal::NotStraight { from, to }]);
    tell(&[&Refusal::StopsShort { to, stop }, &Refusal::NoDisc { cell }]);
    tell(&[
        &Refusal::JustMoved { cell },
        &Refusal::SamePlace { cell },
        &Refusal::Occupied { cell },
    ]);
    tell(&[&Refusal::TooFewNeighbours { cell, touching: vec![] }]);
    tell(&[&Refusal::TooFewNeighbours { cell, touching: vec![to] }]);
    for cells in [one, three] {
        tell(&[&Refusal::HemmedIn { cell, by: cells.clone() }]);
        tell(&[&Refusal::WouldSplit { cell, piece: cells.clone() }]);
        tell(&[&Refusal::ClosedHole { cell, hole: cells.clone() }, &Fault::Apart { piece: cells }]);
    }
    tell(&[&Fault::DiscCount { count: 1 }, &Fault::DiscCount { count: 20 }]);
    tell(&[&Fault::DiscTwice { cell }, &Fault::TokensShareDisc { cell }]);
    tell(&[&Fault::LockedNoDisc { cell }, &Fault::LockedUnderToken { cell }]);
    tell(&[&Ending::DrawnByRepetition, &Ending::DrawnByAgreement]);
    samples
}

/// A value that can be told, and named when it is told badly.
trait Sample: Tellable + std::fmt::Debug {}

impl<T: Tellable + std::fmt::Debug> Sample for T {}
