//! What lies over the table while Zebra is played.
//!
//! | file | what it owns |
//! |---|---|
//! | `told.rs` | everything that is said there, in words |
//! | `news.rs` | messages: what there is to say besides how the match stands |
//! | `ribbon.rs` | who plays, whose turn it is, how many towers each side owns |
//! | `foot.rs` | the buttons, and what the lesson says |
//! | `question.rs` | the question before somebody resigns |
//! | `labels.rs` | how high each tower is, names of squares, and symbols |
//! | `bubble.rs` | beside a tower: why a try was refused, or what the tower consists of |
//! | `voice.rs` | what a screen reader says |

mod bubble;
mod foot;
mod labels;
mod news;
mod question;
mod ribbon;
mod told;
mod voice;

pub use news::ZebraSay;
pub use told::{ZebraTold, tower_in_words};

use bevy::prelude::*;

use super::AtZebra;
use crate::game::{
    common::Speaker,
    hud::{OverTable, Region, strip},
    ui::{self, RHYTHM},
};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((told::plugin, ribbon::plugin, foot::plugin, question::plugin))
        .add_plugins((labels::plugin, bubble::plugin, voice::plugin))
        .add_systems(OnEnter(AtZebra), lay_out);
}

fn lay_out(mut commands: Commands, speaker: Res<Speaker>) {
    let words = &speaker.0;
    commands.spawn((
        Name::new("over zebra"),
        OverTable,
        DespawnOnExit(AtZebra),
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
                children![ribbon::ribbon()],
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
                children![foot::lesson(words), foot::buttons(words)],
            ),
        ],
    ));
}
