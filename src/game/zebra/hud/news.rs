//! Messages over the table. Each stays until something is played, or another one comes.

use bevy::prelude::*;

use super::ZebraTold;
use crate::{
    game::{
        hud::at_news,
        ui::{self, Letters, palette::INK},
    },
    home::HomeError,
    words::Words,
    zebra::{ZebraHint, ZebraSide},
};

/// Something the player should know, or has asked for.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum ZebraSay {
    /// Nothing can be tried while an earlier turn is looked at.
    LooksBack,
    /// Whether the player really wants to give up.
    AsksToResign,
    /// A hint is being looked for.
    LooksForHint,
    /// A good turn, and why it is one.
    Hint(ZebraHint),
    /// No hint was found.
    NoHint,
    /// The computer knows who wins.
    Proven {
        /// Who that is.
        winner: ZebraSide,
        /// In how many turns of both sides from here.
        turns: u32,
    },
    /// The computer cannot play, because thinking failed.
    ComputerStuck,
    /// The match cannot be kept.
    NotKept(HomeError),
    /// It is kept again.
    KeptAgain,
    /// Which towers each side owns, and which squares are closed.
    Towers,
    /// What the tower under the cursor consists of.
    Around,
}

impl ZebraSay {
    /// In words. The two questions about the board are answered by `told.rs`.
    pub(super) fn said(&self, words: &Words) -> String {
        match self {
            ZebraSay::LooksBack => words.say("zebra-looks-back"),
            ZebraSay::LooksForHint => words.say("notice-looks-for-hint"),
            ZebraSay::Hint(ZebraHint { turn, why }) => {
                words.say_with("terminal-hint", &[("turn", turn), ("why", &words.tell(why))])
            }
            ZebraSay::NoHint => words.say("notice-no-hint"),
            ZebraSay::Proven { winner, turns } => {
                words.say_with("zebra-proven", &[("side", winner), ("turns", turns)])
            }
            ZebraSay::ComputerStuck => words.say("notice-computer-stuck"),
            ZebraSay::NotKept(error) => words.say_with("match-not-saved", &[("reason", error)]),
            ZebraSay::KeptAgain | ZebraSay::AsksToResign | ZebraSay::Towers | ZebraSay::Around => {
                String::new()
            }
        }
    }
}

/// The line with the message.
pub fn place() -> impl Bundle {
    at_news((
        ui::slip(),
        ui::shown_while(|told: &ZebraTold| !told.news.is_empty()),
        children![ui::tied_text(|told: &ZebraTold| told.news.clone(), Letters::Body, INK)],
    ))
}
