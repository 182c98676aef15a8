//! Spots: what on the board a step points at.

use serde::Deserialize;

use crate::rules::{Cell, Position, Shape, Side, Slide};

/// Something on the board that a step points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Spot {
    /// The disc on this cell.
    Disc(Cell),
    /// The token on this cell.
    Token(Cell),
    /// This cell, which has no disc and lies beside one.
    Place(Cell),
    /// The straight way from one disc to another.
    Path(Cell, Cell),
    /// The way on which the disc on this cell slides out of the board.
    Route(Cell),
    /// The ways on which the token on this cell can slide.
    Slides(Cell),
    /// All tokens of a side.
    Tokens(Side),
    /// The tokens of the side to move that can slide.
    Movable,
    /// The discs that may be taken.
    Takeable,
    /// The disc that was just relocated.
    Locked,
    /// The slides with which a side would win now.
    Threats(Side),
}

/// A spot on a certain board, as something that can be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A disc or the token on it.
    Piece(Cell),
    /// A cell without a disc.
    Place(Cell),
    /// The way of a token from one cell to another.
    Path(Cell, Cell),
    /// One step of a disc that slides out.
    Glide(Cell, Cell),
}

impl Mark {
    /// The cells that it lies on.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let (first, second) = match self {
            Mark::Piece(cell) | Mark::Place(cell) => (cell, None),
            Mark::Path(from, to) | Mark::Glide(from, to) => (from, Some(to)),
        };
        std::iter::once(first).chain(second)
    }
}

impl Spot {
    /// What it points at on this board. Nothing, if the board has no such thing.
    pub fn marks(self, position: &Position) -> Vec<Mark> {
        let board = position.board();
        let pieces = |cells: &[Cell]| cells.iter().copied().map(Mark::Piece).collect();
        match self {
            Spot::Disc(cell) if board.has_disc(cell) => vec![Mark::Piece(cell)],
            Spot::Token(cell) if position.token_at(cell).is_some() => vec![Mark::Piece(cell)],
            Spot::Place(cell) if !board.has_disc(cell) && board.touching(cell).next().is_some() => {
                vec![Mark::Place(cell)]
            }
            Spot::Path(from, to)
                if board.has_disc(from)
                    && board.has_disc(to)
                    && from.direction_to(to).is_some() =>
            {
                vec![Mark::Path(from, to)]
            }
            Spot::Disc(_) | Spot::Token(_) | Spot::Place(_) | Spot::Path(..) => Vec::new(),
            Spot::Route(disc) => {
                let route = position.route(disc).unwrap_or_default();
                let starts = std::iter::once(disc).chain(route.iter().copied());
                starts.zip(route.iter().copied()).map(|(from, to)| Mark::Glide(from, to)).collect()
            }
            Spot::Slides(token) => {
                let side = position.token_at(token);
                let slides = side.map(|side| position.slides_of(side)).unwrap_or_default();
                paths(slides.into_iter().filter(|slide| slide.from == token))
            }
            Spot::Tokens(side) => pieces(position.tokens(side)),
            Spot::Movable => {
                let slides = position.slides_of(position.to_move());
                let can_slide = |token: &&Cell| slides.iter().any(|slide| slide.from == **token);
                let tokens = position.tokens(position.to_move()).iter();
                tokens.filter(can_slide).copied().map(Mark::Piece).collect()
            }
            Spot::Takeable => pieces(&position.takeable()),
            Spot::Locked => pieces(position.locked().as_slice()),
            Spot::Threats(side) => paths(winning_slides(position, side).into_iter()),
        }
    }
}

fn paths(slides: impl Iterator<Item = Slide>) -> Vec<Mark> {
    slides.map(|Slide { from, to }| Mark::Path(from, to)).collect()
}

/// The slides with which a side would win if it were its turn.
pub(super) fn winning_slides(position: &Position, side: Side) -> Vec<Slide> {
    let connects = |Slide { from, to }: &Slide| {
        let tokens = position.tokens(side).map(|token| if token == *from { *to } else { token });
        Shape::of(tokens).is_some()
    };
    position.slides_of(side).into_iter().filter(connects).collect()
}
