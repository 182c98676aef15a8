//! Messages over the table. Each stays until something is played, or another one comes.

use bevy::prelude::*;

use super::super::ShelfTold;
use crate::{
    game::{
        hud::at_news,
        ui::{self, Letters, palette::INK},
    },
    home::HomeError,
    words::Words,
};

/// Something the player should know, or has asked for.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum ShelfSay {
    /// Nothing can be tried while an earlier turn is looked at.
    LooksBack,
    /// Whether the player really wants to give up.
    AsksToResign,
    /// A hint is being looked for.
    LooksForHint,
    /// A hint, or what the computer foresees, in words.
    Said(String),
    /// No hint was found.
    NoHint,
    /// The computer cannot play, because thinking failed.
    ComputerStuck,
    /// The match cannot be kept.
    NotKept(HomeError),
    /// It is kept again.
    KeptAgain,
    /// What there is on the whole board.
    All,
    /// What there is under the cursor.
    Around,
}

impl ShelfSay {
    /// In words. What the board holds is said by `told.rs`.
    pub(in super::super) fn said(&self, words: &Words) -> String {
        match self {
            ShelfSay::LooksBack => words.say("shelf-looks-back"),
            ShelfSay::LooksForHint => words.say("notice-looks-for-hint"),
            ShelfSay::NoHint => words.say("notice-no-hint"),
            ShelfSay::Said(said) => said.clone(),
            ShelfSay::ComputerStuck => words.say("notice-computer-stuck"),
            ShelfSay::NotKept(error) => words.say_with("match-not-saved", &[("reason", error)]),
            ShelfSay::KeptAgain | ShelfSay::AsksToResign | ShelfSay::All | ShelfSay::Around => {
                String::new()
            }
        }
    }
}

/// The line with the message.
pub fn place() -> impl Bundle {
    at_news((
        ui::slip(),
        ui::shown_while(|told: &ShelfTold| !told.news.is_empty()),
        children![ui::tied_text(|told: &ShelfTold| told.news.clone(), Letters::Body, INK)],
    ))
}
