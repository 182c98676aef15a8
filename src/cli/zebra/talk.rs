//! What is said in a match of Zebra in the terminal.

use super::{drawing::ZebraBoard, terminal::ZebraTerminal, told::WORDS};
use crate::{
    cli::CliError,
    engine::{Limits, Stop},
    zebra::{ZebraPosition, ZebraSide, ZebraSquare, zebra_hint},
};

/// The rules, by the keys of their sentences.
const RULES: [&str; 5] = [
    "zebra-rules-turn",
    "zebra-rules-tower",
    "zebra-rules-closed",
    "zebra-rules-end",
    "zebra-rules-repetition",
];

/// How many positions are looked at for a hint. That takes about a second.
const HINT_NODES: u64 = 1_000_000;

impl ZebraTerminal<'_> {
    pub(super) fn list_words(&mut self) -> Result<(), CliError> {
        self.desk.say("zebra-how", &[])?;
        for (word, key) in WORDS {
            let (name, about) = (self.desk.words.tell(&word), self.desk.words.say(key));
            self.desk.line(format_args!("  {name:<12} {about}"))?;
        }
        Ok(())
    }

    pub(super) fn tell_rules(&mut self) -> Result<(), CliError> {
        RULES.iter().try_for_each(|key| self.desk.say(key, &[]))
    }

    /// The board, if it is to be drawn, and whose turn it is.
    pub(super) fn show_position(&mut self) -> Result<(), CliError> {
        if self.draws {
            self.draw_board()?;
        }
        if self.record.game.times_stood() == 2 {
            self.desk.say("zebra-stood-twice", &[])?;
        }
        let side = self.position().to_move();
        self.desk.say("zebra-to-move", &[("side", &side)])
    }

    pub(super) fn draw_board(&mut self) -> Result<(), CliError> {
        let position = self.record.game.position();
        let board = ZebraBoard { position, is_colourful: self.desk.is_colourful };
        self.desk.line(format_args!("\n{board}"))
    }

    /// Says which towers each side owns, with their heights, and which squares are closed.
    pub(super) fn tell_towers(&mut self) -> Result<(), CliError> {
        for side in ZebraSide::BOTH {
            let position = self.position();
            let towers: Vec<String> =
                position.towers(side).map(|square| with_height(position, square)).collect();
            self.desk.say("zebra-towers", &[("side", &side), ("towers", &towers.join(" "))])?;
        }
        let position = self.position();
        let is_closed = |square: &ZebraSquare| position.height(*square) == 0;
        let closed: Vec<_> = position.size().squares().filter(is_closed).collect();
        self.desk.say("zebra-closed", &[("squares", &closed)])
    }

    /// Lists the legal turns, in a line for each tower.
    pub(super) fn list_turns(&mut self) -> Result<(), CliError> {
        let turns = self.position().turns();
        for of_tower in turns.chunk_by(|a, b| a.from == b.from) {
            let written: Vec<String> = of_tower.iter().map(ToString::to_string).collect();
            self.desk.line(format_args!("  {}", written.join("  ")))?;
        }
        Ok(())
    }

    pub(super) fn tell_last(&mut self) -> Result<(), CliError> {
        let game = &self.record.game;
        match game.turns().last() {
            Some(played) => {
                let (turn, side) = (game.turns().len(), game.position().to_move().other());
                self.desk.say("zebra-turn", &[("turn", &turn), ("side", &side), ("played", played)])
            }
            None => self.desk.say("terminal-left-empty", &[]),
        }
    }

    pub(super) fn hint(&mut self) -> Result<(), CliError> {
        self.desk.say("notice-looks-for-hint", &[])?;
        self.desk.flush()?;
        let limits = Limits::nodes(HINT_NODES);
        let Some(hint) = zebra_hint(&self.record.game, limits, &Stop::default()) else {
            return self.desk.say("notice-no-hint", &[]);
        };
        let reason = self.desk.words.tell(&hint.why);
        self.desk.say("terminal-hint", &[("turn", &hint.turn), ("why", &reason)])?;
        self.reason = Some(reason);
        Ok(())
    }
}

/// A square, and how high its tower is: `b1(2)`.
fn with_height(position: &ZebraPosition, square: ZebraSquare) -> String {
    match position.height(square) {
        1 => square.to_string(),
        height => format!("{square}({height})"),
    }
}
