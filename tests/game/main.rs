//! The game without drawing: it is played by pointer, keyboard and gamepad, and the world is checked against
//! the rules.
#![cfg(feature = "game")]
#![allow(clippy::needless_pass_by_value, reason = "Bevy hands systems what they ask for by value")]

#[path = "../bad_disk/mod.rs"]
mod bad_disk;
#[path = "../broken_folder/mod.rs"]
mod broken_folder;

mod adviser;
mod alike;
mod answers;
mod bursts;
mod computer;
mod devices;
mod first_turn;
mod hand;
mod keeping;
mod lessons;
mod matches;
mod mirror;
mod motion;
mod mouse;
mod mutants;
mod player;
mod puzzles;
mod reasons;
mod refusals;
mod screens;
mod soak;
mod trail;
mod triumph;
mod watching;
mod zebra;
