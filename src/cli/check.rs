//! `nonaga check`: whether records are right, and if not, what is wrong where.

use std::path::Path;

use clap::{Arg, ArgMatches, Command};
use walkdir::WalkDir;

use super::{CliError, desk::Desk, input::read_text};
use crate::{record::Record, words::Words};

/// How the files of a folder are named that are looked at.
const ENDING: &str = "ron";

pub(super) fn command(command: Command, words: &Words) -> Command {
    let files = Arg::new("files")
        .value_name(words.say("cli-value-files"))
        .required(true)
        .num_args(1..)
        .help_heading(words.say("cli-heading-arguments"))
        .help(words.say("cli-arg-files"));
    command.about(words.say("cli-about-check")).arg(files)
}

pub(super) fn run(matches: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    for path in matches.get_many::<String>("files").into_iter().flatten() {
        if Path::new(path).is_dir() {
            check_folder(path, desk)?;
        } else {
            check_file(path, desk)?;
        }
    }
    Ok(())
}

fn check_folder(folder: &str, desk: &mut Desk) -> Result<(), CliError> {
    let mut is_empty = true;
    for entry in WalkDir::new(folder).sort_by_file_name() {
        match entry {
            Ok(entry) => {
                let is_record = entry.path().extension().is_some_and(|ending| ending == ENDING);
                if entry.file_type().is_file() && is_record {
                    is_empty = false;
                    check_file(&entry.path().display().to_string(), desk)?;
                }
            }
            Err(error) => {
                let path = error.path().unwrap_or(Path::new(folder)).display().to_string();
                desk.complain(&CliError::Unreadable { file: path, detail: error.to_string() })?;
            }
        }
    }
    if is_empty {
        desk.complain(&CliError::NothingToCheck { folder: folder.to_owned() })?;
    }
    Ok(())
}

fn check_file(file: &str, desk: &mut Desk) -> Result<(), CliError> {
    let read = read_text(file).and_then(|text| {
        Record::read(&text).map_err(|error| CliError::wrong(file.to_owned(), error))
    });
    match read {
        Ok(record) => {
            let turns = record.game.turns().len();
            desk.say(
                "cli-check-ok",
                &[("file", &file), ("turns", &turns), ("outcome", &record.outcome())],
            )
        }
        Err(error) => desk.complain(&error),
    }
}
