//! The rules of Nonaga: the grid, the board, positions, legal turns, why a move is refused, and how a
//! match ends. This module does not depend on the rest of the program.
//!
//! A [`Setup`] is a position from outside, which may be invalid; [`Setup::validate`] turns it into a
//! [`Position`] or lists every [`Fault`]. A position lists what may be played ([`Position::slides`],
//! [`Position::relocations`], [`Position::turns`]), explains why a move is not legal ([`Position::check`]
//! and its [`Refusal`]), and plays one part of a turn at a time ([`Position::play`],
//! [`Position::undo`]). A [`Match`] records what was played and how it ended.
//!
//! | rule | where it is |
//! |---|---|
//! | the grid and its directions | [`Cell`], [`Direction`] |
//! | nineteen connected discs | [`Board`], [`Setup::validate`] |
//! | a token slides as far as it goes | [`Position::slides`], [`Position::check_slide`] |
//! | which discs may be taken | [`Position::check_taking`] |
//! | how a disc slides out | [`Position::route`] |
//! | where a disc may be put down | [`Position::check_placing`] |
//! | readings of the booklets | [`HouseRules`] |
//! | triangle, line, tick | [`Shape::of`] |
//! | a part that must be skipped | [`Match::forced_skip`], [`Refusal::MustMove`] |
//! | draws, resigning, taking back | [`Match`] |
//! | what lies around a cell, for those who do not see it | [`Position::sights`] |
//! | a whole turn, with the mark of a winning slide | [`Turn`], [`Position::play_turn`] |
//! | counting turns to test the rules | [`perft()`] |
//!
//! # The files
//!
//! | file | what it owns |
//! |---|---|
//! | `cell.rs`, `ring.rs` | cells, directions, and the six cells around a cell |
//! | `board.rs`, `edge.rs`, `flood.rs` | the board, the free cells along its edge, and what is connected with what |
//! | `side.rs`, `house.rs` | the two sides, and the readings of the booklets |
//! | `setup.rs`, `position.rs`, `hash.rs` | a position from outside, a valid position, and its hash |
//! | `step.rs`, `slides.rs`, `relocations.rs` | the parts of a turn, which are legal, and a disc's route out |
//! | `refusal.rs` | why one is not |
//! | `shape.rs`, `matches.rs` | the shapes that win; a match and how it ends |
//! | `sight.rs` | what lies around a cell |
//! | `perft.rs` | counting lines of play |

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
mod sight;
mod slides;
mod step;

pub use board::{Board, DISCS};
pub use cell::{Cell, Direction};
pub(crate) use edge::SharedEdge;
pub use house::HouseRules;
pub use matches::{Ending, Match};
pub use perft::{Count, perft};
pub use position::{Position, Undo};
pub use refusal::{Misplay, Obstacle, Reason, Refusal};
pub use relocations::Relocations;
pub use setup::{Fault, Setup};
pub use shape::Shape;
pub use side::Side;
pub use sight::{Sight, SightEnd};
pub use slides::Slides;
pub use step::{Part, Relocation, Rest, Slide, Step, Turn};
