//! Nonaga.

pub mod words;
