//! `nonaga show`: draws a position, or a record after some turn, with letters.

use std::path::{Path, PathBuf};

use clap::{Arg, ArgMatches, Command, value_parser};

use super::{
    CliError,
    desk::Desk,
    drawing::Drawing,
    error::shown,
    input::{self, read_position, read_text},
    number::number_arg,
};
use crate::{
    notation::read_setup,
    record::{LONGEST_MATCH, Playhead, Record},
    rules::Position,
    words::Words,
};

pub(super) fn command(command: Command, words: &Words) -> Command {
    let file = Arg::new("file")
        .value_name(words.say("cli-value-file"))
        .required(true)
        .value_parser(value_parser!(PathBuf))
        .help_heading(words.say("cli-heading-arguments"))
        .help(words.say("cli-arg-shown"));
    let turn = number_arg("turn", 0, LONGEST_MATCH as u32).help(words.say("cli-arg-turn"));
    command.about(words.say("cli-about-show")).arg(file).arg(turn).arg(input::rules_arg(words))
}

pub(super) fn run(matches: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    let Some(file) = matches.get_one::<PathBuf>("file") else { return Ok(()) };
    let turn = matches.get_one::<u32>("turn").map(|turn| *turn as usize);
    let text = read_text(file)?;
    if !is_record(&text) {
        let position = read_position(file, &text, input::rules_of(matches))?;
        return match turn {
            None => show_position(&position, true, desk),
            Some(_) => Err(CliError::PositionHasNoTurns { file: shown(file) }),
        };
    }
    if matches.contains_id("rules") {
        return Err(CliError::RecordHasRules { file: shown(file) });
    }
    let record = Record::read(&text).map_err(|error| CliError::record(file, error))?;
    show_record(file, &record, turn, desk)
}

/// Only records name their format. A position may contain the word in a comment, so a text that reads as
/// a position is one.
fn is_record(text: &str) -> bool {
    text.contains("format") && read_setup(text).is_err()
}

fn show_record(
    file: &Path,
    record: &Record,
    turn: Option<usize>,
    desk: &mut Desk,
) -> Result<(), CliError> {
    let mut playhead = Playhead::at_end(record.game.clone());
    let turns = playhead.turns();
    let turn = turn.unwrap_or(turns);
    if turn > turns {
        return Err(CliError::NoSuchTurn { file: shown(file), turn, turns });
    }
    playhead.go_to_turn(turn);
    desk.say("cli-show-players", &[("red", &record.red.name), ("black", &record.black.name)])?;
    let played = record.game.turns();
    match turn.checked_sub(1).and_then(|i| played.get(i)) {
        Some(last) => desk.say(
            "cli-show-turn",
            &[("turn", &turn), ("turns", &turns), ("written", &last.to_string())],
        )?,
        None => desk.say("cli-show-start", &[("turns", &turns)])?,
    }
    let is_last = turn == turns;
    let goes_on = !is_last || record.game.ending().is_none();
    show_position(playhead.position(), goes_on, desk)?;
    if is_last {
        desk.say("cli-show-outcome", &[("outcome", &record.outcome())])?;
    }
    Ok(())
}

/// Shows a position, and what comes next if the match goes on.
fn show_position(position: &Position, goes_on: bool, desk: &mut Desk) -> Result<(), CliError> {
    let locked = position.locked().filter(|_| goes_on);
    let drawing = Drawing { position, locked, is_colourful: desk.is_colourful };
    desk.line(format_args!("\n{drawing}"))?;
    desk.say("cli-show-legend", &[])?;
    if let Some(cell) = locked {
        desk.say("cli-show-locked", &[("cell", &cell)])?;
    }
    match position.due().filter(|_| goes_on) {
        Some(due) => desk.say("cli-show-to-move", &[("side", &position.to_move()), ("due", &due)]),
        None => Ok(()),
    }
}
