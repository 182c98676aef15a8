//! What a person is to know although the game goes on. Whoever finds it out says so by a message;
//! whoever shows such things words it.

use bevy::prelude::*;
use serde::Serialize;
use strum::VariantNames;

use crate::{
    engine::Why,
    home::{HomeError, HomeNotice},
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Notice>();
}

/// Something that a person is to know although the game goes on.
#[derive(Message, Clone, Debug, PartialEq, Eq, Serialize, VariantNames)]
pub enum Notice {
    /// What became of a file of theirs.
    Home(HomeNotice),
    /// The match in progress is not kept. Said once, until it is kept again.
    MatchNotKept(HomeError),
    /// The unfinished match cannot be continued.
    NotContinued(HomeError),
    /// The settings are not kept. Said once, until they are kept again.
    SettingsNotKept(HomeError),
    /// A hint was asked for, and is being thought about.
    LooksForHint,
    /// What speaks for the turn that a hint shows.
    Hint(Why),
}
