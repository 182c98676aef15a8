//! Nonaga.

pub mod cli;
pub mod notation;
pub mod record;
pub mod rules;
pub mod words;
