//! `nonaga check`: checks records, and says what is wrong with them and where.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use clap::{Arg, ArgMatches, Command, value_parser};
use walkdir::WalkDir;

use super::{
    CliError,
    desk::Desk,
    error::shown,
    input::{is_stdin, read_text},
};
use crate::{record::Record, words::Words};

/// The ending of the files in a folder that are checked.
const ENDING: &str = "ron";

pub(super) fn command(command: Command, words: &Words) -> Command {
    let files = Arg::new("files")
        .value_name(words.say("cli-value-files"))
        .required(true)
        .num_args(1..)
        .value_parser(value_parser!(PathBuf))
        .help_heading(words.say("cli-heading-arguments"))
        .help(words.say("cli-arg-files"));
    command.about(words.say("cli-about-check")).arg(files)
}

pub(super) fn run(matches: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    for path in matches.get_many::<PathBuf>("files").into_iter().flatten() {
        if path.is_dir() && !is_stdin(path) {
            check_folder(path, desk)?;
        } else {
            check_file(path, desk)?;
        }
    }
    Ok(())
}

fn check_folder(folder: &Path, desk: &mut Desk) -> Result<(), CliError> {
    let mut is_empty = true;
    for entry in WalkDir::new(folder).sort_by_file_name() {
        match entry {
            Ok(entry) if is_for_checking(entry.path()) => {
                is_empty = false;
                check_file(entry.path(), desk)?;
            }
            Ok(_) => {}
            Err(error) => {
                let path = error.path().unwrap_or(folder);
                let detail =
                    error.io_error().map_or_else(|| error.to_string(), io::Error::to_string);
                desk.complain(&CliError::unreadable(path, &detail))?;
            }
        }
    }
    if is_empty {
        desk.complain(&CliError::NothingToCheck { folder: shown(folder) })?;
    }
    Ok(())
}

/// Whether this file, or the file it links to, is named like a record. A broken link counts too, so that
/// it is reported.
fn is_for_checking(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(ENDING))
        && fs::metadata(path).map_or(true, |found| found.is_file())
}

fn check_file(file: &Path, desk: &mut Desk) -> Result<(), CliError> {
    let read = read_text(file)
        .and_then(|text| Record::read(&text).map_err(|error| CliError::record(file, error)));
    match read {
        Ok(record) => {
            let turns = record.game.turns().len();
            desk.say(
                "cli-check-ok",
                &[("file", &shown(file)), ("turns", &turns), ("outcome", &record.outcome())],
            )
        }
        Err(error) => desk.complain(&error),
    }
}
