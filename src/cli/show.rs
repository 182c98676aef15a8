//! `nonaga show`: a position, or a record at some turn, as a picture in letters.

use clap::{Arg, ArgMatches, Command, value_parser};

use super::{
    CliError,
    desk::Desk,
    drawing::Drawing,
    input::{self, read_position, read_text},
};
use crate::{
    record::{Cursor, Record, RecordError},
    rules::Position,
    words::Words,
};

pub(super) fn command(command: Command, words: &Words) -> Command {
    let file = Arg::new("file")
        .value_name(words.say("cli-value-file"))
        .required(true)
        .help_heading(words.say("cli-heading-arguments"))
        .help(words.say("cli-arg-shown"));
    let turn = Arg::new("turn")
        .long("turn")
        .value_name("N")
        .value_parser(value_parser!(u64))
        .help(words.say("cli-arg-turn"));
    command.about(words.say("cli-about-show")).arg(file).arg(turn).arg(input::rules_arg(words))
}

pub(super) fn run(matches: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    let Some(file) = matches.get_one::<String>("file") else { return Ok(()) };
    let turn =
        matches.get_one::<u64>("turn").map(|turn| usize::try_from(*turn).unwrap_or(usize::MAX));
    let text = read_text(file)?;
    match Record::read(&text) {
        Ok(record) => show_record(file, &record, turn, desk),
        // Only records say what format they are of; without that it is a position.
        Err(RecordError::MissingField { field, .. }) if field == "format" => {
            let position = read_position(file, &text, input::rules_of(matches))?;
            match turn {
                None => show_position(&position, desk),
                Some(_) => Err(CliError::PositionHasNoTurns { file: file.clone() }),
            }
        }
        Err(error) => Err(CliError::wrong(file.clone(), error)),
    }
}

fn show_record(
    file: &str,
    record: &Record,
    turn: Option<usize>,
    desk: &mut Desk,
) -> Result<(), CliError> {
    let mut cursor = Cursor::new(record);
    let turns = cursor.turns();
    let turn = turn.unwrap_or(turns);
    if turn > turns {
        return Err(CliError::NoSuchTurn { file: file.to_owned(), turn, turns });
    }
    cursor.go_to_turn(turn);
    desk.say("cli-show-players", &[("red", &record.red.name), ("black", &record.black.name)])?;
    let played = record.game.turns();
    match turn.checked_sub(1).and_then(|i| played.get(i)) {
        Some(last) => desk.say(
            "cli-show-turn",
            &[("turn", &turn), ("turns", &turns), ("written", &last.to_string())],
        )?,
        None => desk.say("cli-show-start", &[("turns", &turns)])?,
    }
    show_position(cursor.position(), desk)?;
    if turn == turns {
        desk.say("cli-show-outcome", &[("outcome", &record.outcome())])?;
    }
    Ok(())
}

fn show_position(position: &Position, desk: &mut Desk) -> Result<(), CliError> {
    let drawing = Drawing { position, is_colourful: desk.is_colourful };
    desk.line(format_args!("\n{drawing}"))?;
    if let Some(due) = position.due() {
        desk.say("cli-show-to-move", &[("side", &position.to_move()), ("due", &due)])?;
    }
    match position.locked() {
        Some(cell) => desk.say("cli-show-locked", &[("cell", &cell)]),
        None => Ok(()),
    }
}
