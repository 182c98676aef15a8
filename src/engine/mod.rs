//! What the computer sees in a position: slides that win, and wins that can be forced.
//!
//! It knows the rules and nothing of who asks. [`solve()`] answers for certain whether the player to
//! move can force a win; [`threat`] finds the slides that win at once, without trying all.

mod solve;
pub mod threat;

pub use solve::{Proof, solve};
