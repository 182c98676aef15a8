//! What `nonaga check` and `nonaga show` do with records of Zebra.

use std::path::Path;

use super::{drawing::ZebraBoard, input::ZebraShown, told};
use crate::{
    cli::{
        CliError,
        desk::{Desk, Source},
    },
    zebra::{ZebraOutcome, ZebraRecord},
};

/// What is said of a record in which nothing is wrong.
pub struct ZebraSound {
    pub length: u8,
    pub turns: usize,
    pub outcome: ZebraOutcome,
}

/// Checks a record.
pub fn check(file: &Path, text: &str) -> Result<ZebraSound, CliError> {
    match ZebraRecord::read(text) {
        Ok(record) => Ok(ZebraSound {
            length: record.game.position().size().length(),
            turns: record.game.turns().len(),
            outcome: record.outcome(),
        }),
        Err(error) => {
            let (file, name) = (Source::of(file), error.name());
            Err(CliError::ZebraWrong { file, error: Box::new(error), name })
        }
    }
}

/// Draws a record after a turn, or after its last.
pub fn show(file: &Path, text: &str, turn: Option<usize>, desk: &mut Desk) -> Result<(), CliError> {
    let ZebraShown { record, game, is_right } = ZebraShown::read(file, text, turn, desk)?;
    told::tell_players(&record, desk)?;
    let (turn, turns) = (game.turns().len(), record.game.turns().len());
    match game.turns().last() {
        Some(last) => {
            desk.say("cli-show-turn", &[("turn", &turn), ("turns", &turns), ("written", last)])?;
        }
        None => desk.say("cli-show-start", &[("turns", &turns)])?,
    }
    let position = game.position();
    desk.line(format_args!("\n{}", ZebraBoard { position, is_colourful: desk.is_colourful }))?;
    desk.say("zebra-legend", &[])?;
    if turn < turns || record.game.ending().is_none() {
        desk.say("zebra-to-move", &[("side", &position.to_move())])?;
    }
    if turn == turns && is_right {
        desk.say("cli-show-outcome", &[("outcome", &record.outcome())])?;
    }
    Ok(())
}
