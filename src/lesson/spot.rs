//! Spots: what on the board a step points at.

use serde::Deserialize;

use crate::rules::{Cell, Position, Shape, Side, Slide};

/// Something on the board that a step points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum LessonSpot {
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
pub enum BoardMark {
    /// A disc or the token on it.
    Piece(Cell),
    /// A cell without a disc.
    Place(Cell),
    /// The way of a token from one cell to another.
    Path(Cell, Cell),
    /// One step of a disc that slides out.
    Glide(Cell, Cell),
}

impl BoardMark {
    /// The cells that it lies on.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let (first, second) = match self {
            BoardMark::Piece(cell) | BoardMark::Place(cell) => (cell, None),
            BoardMark::Path(from, to) | BoardMark::Glide(from, to) => (from, Some(to)),
        };
        std::iter::once(first).chain(second)
    }
}

impl LessonSpot {
    /// What it points at on this board. Nothing, if the board has no such thing.
    pub fn marks(self, position: &Position) -> Vec<BoardMark> {
        let board = position.board();
        let pieces = |cells: &[Cell]| cells.iter().copied().map(BoardMark::Piece).collect();
        match self {
            LessonSpot::Disc(cell) if board.has_disc(cell) => vec![BoardMark::Piece(cell)],
            LessonSpot::Token(cell) if position.token_at(cell).is_some() => {
                vec![BoardMark::Piece(cell)]
            }
            LessonSpot::Place(cell)
                if !board.has_disc(cell) && board.touching(cell).next().is_some() =>
            {
                vec![BoardMark::Place(cell)]
            }
            LessonSpot::Path(from, to)
                if board.has_disc(from)
                    && board.has_disc(to)
                    && from.direction_to(to).is_some() =>
            {
                vec![BoardMark::Path(from, to)]
            }
            LessonSpot::Disc(_)
            | LessonSpot::Token(_)
            | LessonSpot::Place(_)
            | LessonSpot::Path(..) => Vec::new(),
            LessonSpot::Route(disc) => {
                let route = position.route(disc).unwrap_or_default();
                let starts = std::iter::once(disc).chain(route.iter().copied());
                starts
                    .zip(route.iter().copied())
                    .map(|(from, to)| BoardMark::Glide(from, to))
                    .collect()
            }
            LessonSpot::Slides(token) => {
                let side = position.token_at(token);
                let slides = side.map(|side| position.slides_of(side)).unwrap_or_default();
                paths(slides.into_iter().filter(|slide| slide.from == token))
            }
            LessonSpot::Tokens(side) => pieces(position.tokens(side)),
            LessonSpot::Movable => {
                let slides = position.slides_of(position.to_move());
                let can_slide = |token: &&Cell| slides.iter().any(|slide| slide.from == **token);
                let tokens = position.tokens(position.to_move()).iter();
                tokens.filter(can_slide).copied().map(BoardMark::Piece).collect()
            }
            LessonSpot::Takeable => pieces(&position.takeable()),
            LessonSpot::Locked => pieces(position.locked().as_slice()),
            LessonSpot::Threats(side) => paths(winning_slides(position, side).into_iter()),
        }
    }
}

fn paths(slides: impl Iterator<Item = Slide>) -> Vec<BoardMark> {
    slides.map(|Slide { from, to }| BoardMark::Path(from, to)).collect()
}

/// The slides with which a side would win if it were its turn.
pub(super) fn winning_slides(position: &Position, side: Side) -> Vec<Slide> {
    let connects = |Slide { from, to }: &Slide| {
        let tokens = position.tokens(side).map(|token| if token == *from { *to } else { token });
        Shape::of(tokens).is_some()
    };
    position.slides_of(side).into_iter().filter(connects).collect()
}
