//! The game without drawing: whole matches by pointer, and the world always as the rules have it.
#![cfg(feature = "game")]

mod eye;
mod hand;
mod matches;
mod motion;
mod player;
mod refusals;
mod soak;
mod told;
