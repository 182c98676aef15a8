//! Notices: what the player should know while the game goes on. The system that finds something out sends
//! a message. The room `hud` puts it into words and shows it.

use bevy::prelude::*;
use serde::Serialize;
use strum::VariantNames;

use crate::{
    engine::ToldWhy,
    home::{HomeError, HomeNotice},
    rules::Side,
    words::UnknownLanguage,
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Notice>();
}

/// Something the player should know while the game goes on.
#[derive(Message, Clone, Debug, PartialEq, Eq, Serialize, VariantNames)]
pub enum Notice {
    /// What happened to one of the player's files.
    Home(HomeNotice),
    /// The settings name a language that the game does not have.
    NoSuchLanguage(UnknownLanguage),
    /// The match in progress cannot be saved. Sent once, until saving works again.
    MatchNotKept(HomeError),
    /// The record is kept with its variations.
    RecordKept,
    /// The record that was changed is not one of the player's matches, so a copy of it with the changes is.
    CopyKept,
    /// The record cannot be kept.
    RecordNotKept(HomeError),
    /// The unfinished match cannot be continued.
    NotContinued(HomeError),
    /// The settings cannot be saved. Sent once, until saving works again.
    SettingsNotKept(HomeError),
    /// The progress in the lessons cannot be saved. Sent once, until saving works again.
    ProgressNotKept(HomeError),
    /// What was solved cannot be saved. Sent once, until saving works again.
    TrainingNotKept(HomeError),
    /// The computer cannot play its turn, because thinking about it failed.
    ComputerStuck,
    /// The player asked for a hint, and the computer is looking for one.
    LooksForHint,
    /// Looking for the hint failed.
    NoHint,
    /// Why the turn that a hint shows is good.
    Hint(ToldWhy),
    /// A click on the way of a slide was taken for its end, where the token has gone.
    SlidToTheEnd,
    /// The answer to a question about the board.
    Told(String),
    /// A disc was put back, because the player chose a place far from the board for it.
    PutBack,
    /// The last gamepad is no longer connected.
    GamepadGone,
    /// A match begins in which nobody has chosen who plays first: it was drawn by lot, or it is a rematch.
    Begins {
        /// The side that plays first.
        first: Side,
    },
    /// The player's side was drawn by lot.
    ColourDrawn {
        /// The player's side.
        yours: Side,
        /// The side that begins, drawn or not.
        first: Side,
    },
}
