//! Looking ahead.
//!
//! | file | what it owns |
//! |---|---|
//! | `alpha_beta.rs` | the search |
//! | `score.rs` | what a position is worth |
//! | `keys.rs`, `table.rs` | remembering positions, by keys that symmetric ones share |

mod alpha_beta;
mod keys;
mod score;
mod table;

pub(super) use alpha_beta::{ZebraQuest, ZebraSearch, ZebraStopped};
pub(super) use score::{END, PROVEN};
pub(super) use table::ZebraTable;
