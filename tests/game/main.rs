//! The game without drawing: whole matches by pointer, and the world always as the rules have it.
#![cfg(feature = "game")]
#![allow(clippy::needless_pass_by_value, reason = "Bevy hands systems what they ask for by value")]

mod adviser;
mod devices;
mod eye;
mod hand;
mod keeping;
mod matches;
mod motion;
mod opponent;
mod player;
mod reasons;
mod refusals;
mod screens;
mod soak;
mod told;
mod triumph;
