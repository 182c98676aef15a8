//! What `nonaga check` and `nonaga show` do with records of Mutant pentominoes.

use std::path::Path;

use super::{drawing::MutantGridDrawing, input::MutantsShown, told};
use crate::{
    cli::{
        CliError,
        desk::{Desk, Source},
    },
    mutants::{MutantGrid, MutantOutcome, MutantRecord},
};

/// What is said of a record in which nothing is wrong.
pub struct MutantsSound {
    pub is_endless: bool,
    pub turns: usize,
    pub outcome: MutantOutcome,
}

/// Checks a record.
pub fn check(file: &Path, text: &str) -> Result<MutantsSound, CliError> {
    match MutantRecord::read(text) {
        Ok(record) => Ok(MutantsSound {
            is_endless: record.game.grid() == MutantGrid::Endless,
            turns: record.game.turns().len(),
            outcome: record.outcome(),
        }),
        Err(error) => {
            let (file, name) = (Source::of(file), error.name());
            Err(CliError::MutantsWrong { file, error: Box::new(error), name })
        }
    }
}

/// Draws a record after a turn, or after its last.
pub fn show(file: &Path, text: &str, turn: Option<usize>, desk: &mut Desk) -> Result<(), CliError> {
    let MutantsShown { record, game, is_right } = MutantsShown::read(file, text, turn, desk)?;
    told::tell_players(&record, desk)?;
    let (turn, turns) = (game.turns().len(), record.game.turns().len());
    match game.turns().last() {
        Some(last) => {
            desk.say("cli-show-turn", &[("turn", &turn), ("turns", &turns), ("written", last)])?;
        }
        None => desk.say("cli-show-start", &[("turns", &turns)])?,
    }
    let drawing = MutantGridDrawing { game: &game, is_colourful: desk.is_colourful };
    desk.line(format_args!("\n{drawing}"))?;
    desk.say("mutants-legend", &[])?;
    told::tell_shapes(&game, desk)?;
    if turn < turns || record.game.ending().is_none() {
        told::tell_due(&game, desk)?;
    }
    if turn == turns && is_right {
        desk.say("cli-show-outcome", &[("outcome", &record.outcome())])?;
    }
    Ok(())
}
