//! The computer player: it evaluates positions, searches for the best turn, gives hints and judges
//! matches.
//!
//! A [`Thinker`] is the player. It takes a [`Match`](crate::rules::Match), [`Limits`] and a [`Stop`] signal.
//! It can find the best turn, play on a [`Level`](crate::record::Level), give a [`Hint`], or return a
//! [`Judgement`] of each past turn. Its methods block until they are done, so call them on a separate
//! thread if the caller must not wait.
//!
//! | to… | see |
//! |---|---|
//! | find the best turn | [`Thinker::think`] |
//! | play on a level | [`Thinker::play_as`], [`Character`] |
//! | give a hint | [`Thinker::hint`], [`Why`] |
//! | say what a turn does in a word or two (a threat, a hole filled) | [`Effect`] |
//! | find the mistakes in a match | [`Thinker::judge`], [`Mark`], [`Finding`] |
//! | find the turn that decided a match | [`Thinker::turning_point`] |
//! | try the mistakes again | [`tasks`], [`Thinker::try_again`] |
//! | show the chances of both sides on a bar | [`Score::expectation`] |
//! | prove or rule out a forced win | [`solve()`] |
//! | find every turn that forces a win, or that holds | [`FirstTurns`] |
//! | find slides that win or nearly win | [`threat`] |
//! | evaluate a position without looking ahead | [`eval::Weights::score`] |
//! | talk to other programs | [`serve`] |
//! | measure which player is stronger | [`tournament`] |
//!
//! # The files
//!
//! | file | what it owns |
//! |---|---|
//! | `thinker.rs`, `level.rs` | the computer as a player; how long each level thinks, and what it misses |
//! | `search/` | the search for the best turn |
//! | `eval/` | what a position is worth without looking ahead |
//! | `limits.rs`, `score.rs` | how long a search may take, and what it finds |
//! | `table.rs`, `memory.rs` | what a search remembers of positions, and asking for that much memory |
//! | `threat.rs`, `solve.rs`, `first_turns.rs` | slides that win or nearly win, proofs of forced wins, and all turns that are proven |
//! | `reasons/` | what a turn does, why it is good, and hints |
//! | `insight.rs` | what is known about a position |
//! | `to_come.rs` | the threats and shapes that the next turns could bring |
//! | `judge/` | what past turns were worth |
//! | `who.rs` | what the players are called in sentences |
//! | `protocol/` | talking to other programs |
//! | `tournament.rs`, `stand_in.rs` | measuring which player is stronger, also against stand-ins for newcomers |

pub mod eval;
mod first_turns;
mod insight;
mod judge;
pub mod level;
mod limits;
mod memory;
mod protocol;
mod reasons;
mod score;
mod search;
mod solve;
pub mod stand_in;
mod table;
mod thinker;
pub mod threat;
mod to_come;
pub mod tournament;
mod who;

pub use first_turns::FirstTurns;
pub use insight::Insight;
pub use judge::{
    Attempt, Finding, Goal, HOPELESS, JudgedMatch, Judgement, Mark, Task, Told, Turned,
    TurningPoint, judgements_of_bundled, match_name, tasks,
};
pub use level::Character;
pub use limits::{DEEPEST, LONGEST_PROOF, Limits, Stop};
pub use protocol::{ProtocolCommand, ProtocolError, Voice, serve};
pub use reasons::{
    Allowed, DiscWork, Effect, Hint, HowStopped, Prepared, Spoilt, ToldWhy, Why, nothing_stops,
    only_lock_lets_win,
};
pub use score::Score;
pub use search::{Feature, Switches};
pub use solve::{Proof, solve, winning_turn, winning_turn_until};
pub use thinker::{Thinker, Thought};
pub use to_come::ShapeToCome;
pub use who::Who;
