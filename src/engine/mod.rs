//! The computer player: what it sees in a position, how far it looks ahead, and what it says of it.
//!
//! A [`Thinker`] is the player. Given a [`Match`](crate::rules::Match), [`Limits`] and a [`Stop`] to ring it
//! says what it would play and why: as well as it can, as somebody of a
//! [`Level`](crate::record::Level) would, as a [`Hint`], or as a [`Judgement`] of each turn of the past. It
//! works where it is called, so whoever must not wait gives it a thread of its own.
//!
//! | to… | see |
//! |---|---|
//! | find the best turn | [`Thinker::think`] |
//! | play as a level does | [`Thinker::play_as`], [`Character`] |
//! | give a hint | [`Thinker::hint`], [`Why`] |
//! | say which turns of a match were mistakes | [`Thinker::judge`], [`Mark`] |
//! | show who is better off, on a bar | [`Score::expectation`] |
//! | prove that a win can be forced, or not | [`solve()`] |
//! | see which slides win, or nearly do | [`threat`] |
//! | judge a position without looking ahead | [`eval::Weights::score`] |
//! | speak with other programs | [`serve`] |
//! | measure who is stronger | [`tournament`] |

mod dice;
pub mod eval;
mod hint;
mod judge;
pub mod level;
mod limits;
mod protocol;
mod score;
mod search;
mod solve;
mod table;
mod thinker;
pub mod threat;
pub mod tournament;

pub use hint::{Hint, Why};
pub use judge::{Judgement, Mark};
pub use level::Character;
pub use limits::{DEEPEST, Limits, Stop};
pub use protocol::{ProtocolError, serve};
pub use score::Score;
pub use search::{Feature, Switches};
pub use solve::{Proof, solve};
pub use thinker::{Thinker, Thought};
