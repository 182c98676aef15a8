//! Messages over the table. Each stays until something is played, or another one comes.

use bevy::prelude::*;

use super::super::ShelfTold;
use crate::{
    game::{
        hud::at_news,
        ui::{self, Letters, palette::INK},
    },
    home::HomeError,
    words::{Tellable, Words},
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
    /// What the computer foresees, in words.
    Said(String),
    /// A hint.
    Hint {
        /// The step, which is marked on the board too.
        step: String,
        /// Why it is good.
        why: String,
    },
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

/// A message that is over the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShelfNews {
    /// What is shown.
    pub shown: String,
    /// What a screen reader says, which also names what is only marked on the board.
    pub aloud: String,
}

impl From<String> for ShelfNews {
    fn from(said: String) -> ShelfNews {
        ShelfNews { shown: said.clone(), aloud: said }
    }
}

impl ShelfSay {
    /// What comes over the table. The names of squares are shown only where the board shows them too.
    pub(in super::super) fn news(&self, words: &Words, shows_coordinates: bool) -> ShelfNews {
        let ShelfSay::Hint { step, why } = self else { return self.said(words).into() };
        let fields: [(&str, &dyn Tellable); 2] = [("turn", step), ("why", why)];
        let aloud = words.say_with("terminal-hint", &fields);
        ShelfNews { shown: if shows_coordinates { aloud.clone() } else { why.clone() }, aloud }
    }

    /// In words. What the board holds is said by `told.rs`.
    pub(in super::super) fn said(&self, words: &Words) -> String {
        match self {
            ShelfSay::LooksBack => words.say("shelf-looks-back"),
            ShelfSay::LooksForHint => words.say("notice-looks-for-hint"),
            ShelfSay::NoHint => words.say("notice-no-hint"),
            ShelfSay::Said(said) | ShelfSay::Hint { why: said, .. } => said.clone(),
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
        ui::shown_while(|told: &ShelfTold| !told.news.shown.is_empty()),
        children![ui::tied_text(|told: &ShelfTold| told.news.shown.clone(), Letters::Body, INK)],
    ))
}
