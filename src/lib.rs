//! Nonaga.

pub mod home;
