//! `nonaga check`: checks records and lessons, and says what is wrong with them and where.

use std::{
    fs,
    path::{Path, PathBuf},
};

use clap::{Arg, ArgMatches, Command, ValueHint, value_parser};
use walkdir::WalkDir;

use super::{
    CliError,
    desk::Desk,
    input::{Source, is_stdin, read_record, read_text},
    kind::Kind,
    lessons::read_lesson,
};
use crate::{
    lesson::ENDING,
    words::{SystemFault, Words},
};

pub(super) fn command(command: Command, words: &Words) -> Command {
    let files = Arg::new("files")
        .value_name(words.say("cli-value-files"))
        .required(true)
        .num_args(1..)
        .value_parser(value_parser!(PathBuf))
        .value_hint(ValueHint::AnyPath)
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
    // What is in a folder that cannot be read is not known.
    let mut is_known_empty = true;
    for entry in WalkDir::new(folder).sort_by_file_name() {
        match entry {
            Ok(entry) if is_for_checking(entry.path()) => {
                is_known_empty = false;
                check_file(entry.path(), desk)?;
            }
            Ok(_) => {}
            Err(error) => {
                is_known_empty = false;
                let file = Source::named(error.path().unwrap_or(folder));
                let unnamed = SystemFault::Other { code: None };
                let detail = error.io_error().map_or(unnamed, SystemFault::from);
                desk.complain(&CliError::Unreadable { file, detail })?;
            }
        }
    }
    if is_known_empty {
        desk.complain(&CliError::NothingToCheck { folder: Source::named(folder) })?;
    }
    Ok(())
}

/// Whether this file, or the file it links to, is named like a record or a lesson. A broken link counts
/// too, so that it is reported.
fn is_for_checking(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(ENDING))
        && fs::metadata(path).map_or(true, |found| found.is_file())
}

fn check_file(file: &Path, desk: &mut Desk) -> Result<(), CliError> {
    let text = match read_text(file) {
        Ok(text) => text,
        Err(error) => return desk.complain(&error),
    };
    if Kind::of(&text) == Some(Kind::Lesson) {
        return check_lesson(file, &text, desk);
    }
    match read_record(file, &text) {
        Ok((record, None)) => {
            let turns = record.game.turns().len();
            desk.say(
                "cli-check-ok",
                &[("file", &Source::of(file)), ("turns", &turns), ("outcome", &record.outcome())],
            )
        }
        Ok((_, Some(error))) => desk.complain(&CliError::record(file, error)),
        Err(error) => desk.complain(&error),
    }
}

fn check_lesson(file: &Path, text: &str, desk: &mut Desk) -> Result<(), CliError> {
    match read_lesson(file, text, &desk.words) {
        Ok(lesson) => {
            let steps = lesson.stops();
            desk.say("cli-check-lesson-ok", &[("file", &Source::of(file)), ("steps", &steps)])
        }
        Err(error) => desk.complain(&error),
    }
}
