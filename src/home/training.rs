//! What is kept of a player who solves puzzles, in a file of its own.

use super::{Shared, Stored};
use crate::puzzle::Training;

impl Stored for Training {
    const NAME: &'static str = "training";
    const VERSION: u32 = 1;
}

impl Shared for Training {
    fn change(&mut self, before: &Training, after: &Training) {
        Training::change(self, before, after);
    }
}
