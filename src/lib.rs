//! Nonaga.
