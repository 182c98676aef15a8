//! Nonaga.

#[cfg(feature = "game")]
pub mod game;
pub mod notation;
pub mod record;
pub mod rules;
pub mod words;
