//! Nonaga.

pub mod rules;
