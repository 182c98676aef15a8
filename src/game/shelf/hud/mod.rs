//! What lies over the table while another game is played.
//!
//! | file | what it owns |
//! |---|---|
//! | `news.rs` | messages: what there is to say besides how the match stands |
//! | `ribbon.rs` | who plays, whose turn it is, what is counted of each side |
//! | `foot.rs` | the buttons, and what the lesson says |
//! | `question.rs` | the question before somebody resigns |
//! | `labels.rs` | labels that hang over things |
//! | `bubble.rs` | the bubble beside a thing: why a try was refused, or what there is |
//! | `voice.rs` | what a screen reader says |

mod bubble;
mod foot;
mod labels;
mod news;
mod question;
mod ribbon;
mod voice;

pub use bubble::{ShelfBubble, seen_at};
pub use labels::{ShelfLabel, label};
pub use news::{ShelfNews, ShelfSay};

use bevy::prelude::*;

use super::{ShelfTable, ShelfWords};
use crate::game::{
    common::Speaker,
    hud::{at_foot, at_head, at_middle, over_table},
    ui::Drawing,
};

/// What all games share.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        ribbon::plugin,
        question::plugin,
        labels::plugin,
        bubble::plugin,
        voice::plugin,
    ));
}

/// What each game has of its own.
pub(super) fn of_game<R: ShelfWords>(app: &mut App, pieces: [fn(f32) -> Drawing; 2]) {
    app.add_plugins((foot::of_game::<R>, question::of_game::<R>, voice::of_game::<R>)).add_systems(
        OnEnter(ShelfTable(R::GAME)),
        move |mut commands: Commands, speaker: Res<Speaker>| {
            lay_out::<R>(&mut commands, &speaker, pieces);
        },
    );
}

fn lay_out<R: ShelfWords>(
    commands: &mut Commands,
    speaker: &Speaker,
    pieces: [fn(f32) -> Drawing; 2],
) {
    let words = &speaker.0;
    commands.spawn((
        DespawnOnExit(ShelfTable(R::GAME)),
        over_table(Display::Flex),
        children![
            (at_head(), children![ribbon::ribbon(pieces)]),
            (at_middle(JustifyContent::Center), children![news::place()]),
            (at_foot(), children![foot::lesson(words, R::GAME), foot::buttons(words)]),
        ],
    ));
}
