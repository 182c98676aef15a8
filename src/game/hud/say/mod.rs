//! What is said: in messages, in bubbles beside things, and to a screen reader.
//!
//! | file | what it owns |
//! |---|---|
//! | `news.rs`, `hint.rs` | messages that go away by themselves; what they say of a hint |
//! | `bubble.rs` | boxes of text beside things |
//! | `why.rs`, `tip.rs` | what they say: why a try was refused, the name of a button and why it cannot be pressed |
//! | `answers.rs` | answers for those who do not see the board |
//! | `voice.rs` | what a screen reader says of the cell under the cursor |

mod answers;
mod bubble;
mod hint;
pub mod news;
mod tip;
mod voice;
mod why;

pub use bubble::{Bubble, bubble, say as say_in};
pub use news::{NewsLine, at_news};
pub use tip::{ShowTip, Tip, TipNote};
pub use voice::board_stop;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        (bubble::plugin, why::plugin, tip::plugin),
        (news::plugin, answers::plugin),
        voice::plugin,
    ));
}
