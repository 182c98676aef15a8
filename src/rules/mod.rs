//! What Nonaga is: the grid, the board of discs, positions, what may be played and why not, how a
//! match ends. It knows nothing of the rest of the program.
//!
//! A [`Setup`] is a position as somebody states it; [`Setup::validate`] makes a [`Position`] of it, or
//! names every [`Fault`]. A position answers what may be played ([`Position::slides`],
//! [`Position::relocations`], [`Position::turns`]), says why something may not ([`Position::check`] and
//! its [`Refusal`]), and changes part by part ([`Position::play`], [`Position::undo`]). A [`Match`]
//! keeps what has been played and knows how it ended.
//!
//! | a rule | where it lives |
//! |---|---|
//! | the grid and its directions | [`Cell`], [`Direction`] |
//! | nineteen discs in one piece | [`Board`], [`Setup::validate`] |
//! | a token slides as far as it goes | [`Position::slides`], [`Position::check_slide`] |
//! | which disc may be taken: hemmed in, split | [`Position::check_taking`] |
//! | how a disc slides out | [`Position::route`] |
//! | where a disc may be put down | [`Position::check_placing`] |
//! | readings of the booklets | [`HouseRules`] |
//! | triangle, line, tick | [`Shape::of`] |
//! | a part that must be skipped | [`Match::forced_skip`], [`Refusal::MustMove`] |
//! | draws, resigning, taking back | [`Match`] |
//! | a whole turn, with its mark for a win | [`Turn`], [`Position::play_turn`] |
//! | counting lines of play | [`perft()`] |

mod board;
mod cell;
mod edge;
mod flood;
mod hash;
mod house;
mod matches;
mod perft;
mod position;
mod refusal;
mod relocations;
mod ring;
mod setup;
mod shape;
mod side;
mod slides;
mod step;

pub use board::{Board, DISCS};
pub use cell::{Cell, Direction};
pub use house::HouseRules;
pub use matches::{Ending, Match};
pub use perft::{Count, perft};
pub use position::{Position, Undo};
pub use refusal::{Misplay, Obstacle, Refusal};
pub use relocations::Relocations;
pub use setup::{Fault, Setup};
pub use shape::Shape;
pub use side::Side;
pub use slides::Slides;
pub use step::{Part, Relocation, Rest, Slide, Step, Turn};
