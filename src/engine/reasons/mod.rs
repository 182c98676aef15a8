//! What a turn does on the board, and why it is good.
//!
//! | file | what it owns |
//! |---|---|
//! | `effect.rs` | what a turn does, in a word or two |
//! | `how_stopped.rs` | how a turn stops a threat, or why a slide cannot be played |
//! | `prepared.rs` | what a turn does to two threats that the other side has prepared |
//! | `spoilt.rs` | what becomes of the best answer after another turn |
//! | `why.rs` | the reason to play a turn |
//! | `hint.rs` | a turn to play, with the reason for it and the marks on the board |

mod effect;
mod hint;
mod how_stopped;
mod prepared;
mod spoilt;
mod why;

pub use effect::Effect;
pub use hint::{DiscWork, Hint};
pub use how_stopped::HowStopped;
pub use prepared::Prepared;
pub use spoilt::{Allowed, Spoilt, nothing_stops, only_lock_lets_win};
pub use why::{ToldWhy, Why};
