//! The computer player: what it sees in a position, how far it looks ahead, and what it says of it.

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
