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
pub use news::ShelfSay;

use bevy::prelude::*;

use super::{ShelfTable, ShelfWords};
use crate::game::{
    common::Speaker,
    hud::{OverTable, Region, strip},
    ui::{self, Drawing, RHYTHM},
};

/// What all games share.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        ribbon::plugin,
        foot::plugin,
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
        Name::new("over the table"),
        OverTable,
        DespawnOnExit(ShelfTable(R::GAME)),
        ui::beside(),
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            flex_direction: FlexDirection::Column,
            ..default()
        },
        Pickable::IGNORE,
        children![
            (
                Region::Head,
                Node { flex_shrink: 0.0, ..strip() },
                Pickable::IGNORE,
                children![ribbon::ribbon(pieces)],
            ),
            (
                Region::Middle,
                Node {
                    flex_grow: 1.0,
                    flex_basis: px(0),
                    min_height: px(0),
                    justify_content: JustifyContent::Center,
                    ..default()
                },
                Pickable::IGNORE,
                children![news::place()],
            ),
            (
                Region::Foot,
                ui::OverFoot(RHYTHM),
                Node {
                    flex_direction: FlexDirection::Column,
                    justify_content: JustifyContent::End,
                    row_gap: px(RHYTHM),
                    ..strip()
                },
                Pickable::IGNORE,
                children![foot::lesson(words, R::GAME), foot::buttons(words)],
            ),
        ],
    ));
}
