//! `nonaga check`: checks records, lessons and sets of puzzles, and says what is wrong with them and where.

use std::{
    ffi::OsStr,
    fs, iter,
    num::NonZero,
    panic,
    path::{Path, PathBuf},
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use clap::{Arg, ArgMatches, Command, ValueHint, value_parser};
use walkdir::WalkDir;

use super::{
    CliError,
    desk::{Desk, Source, TextKind, is_stdin, read_lesson, read_record, read_text},
    mutants::{self, MutantsSound},
    puzzles::{self, checked_set},
    zebra::{self, ZebraSound},
};
use crate::{
    lesson::ENDING,
    puzzle::HEADER_BEGINS,
    record::{Outcome, Variation},
    words::{SystemFault, Words},
};

/// How many files are checked before anything is printed of them.
const AT_ONCE: usize = 200;

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
    let mut found = Vec::new();
    for path in matches.get_many::<PathBuf>("files").into_iter().flatten() {
        if is_stdin(path) {
            // It can be read only once, so it is read in its turn.
            found.push(Checked::Checked(check_file(path, &desk.words)));
        } else if path.is_dir() {
            found.extend(files_in(path));
        } else {
            found.push(Checked::File(path.clone()));
        }
    }
    let mut found = found.into_iter().peekable();
    while found.peek().is_some() {
        for checked in check_all(found.by_ref().take(AT_ONCE).collect(), &desk.words) {
            report(checked, desk)?;
        }
    }
    Ok(())
}

/// Something to report on.
enum Checked {
    /// A file to check.
    File(PathBuf),
    /// What is known already.
    Checked(Result<Sound, CliError>),
}

/// A file in which nothing is wrong.
struct Sound {
    file: Source,
    content: Content,
}

enum Content {
    Record { turns: usize, lines: usize, outcome: Outcome },
    Lesson { steps: usize },
    Zebra(ZebraSound),
    Mutants(MutantsSound),
    Puzzles { puzzles: usize },
}

/// The files of a folder that are for checking, and what cannot be read of it.
fn files_in(folder: &Path) -> Vec<Checked> {
    let mut files = Vec::new();
    for entry in WalkDir::new(folder).sort_by_file_name() {
        match entry {
            Ok(entry) if is_for_checking(entry.path()) => {
                files.push(Checked::File(entry.into_path()));
            }
            Ok(_) => {}
            Err(error) => {
                let file = Source::named(error.path().unwrap_or(folder));
                let unnamed = SystemFault::Other { code: None };
                let detail = error.io_error().map_or(unnamed, SystemFault::from);
                files.push(Checked::Checked(Err(CliError::Unreadable { file, detail })));
            }
        }
    }
    if files.is_empty() {
        let folder = Source::named(folder);
        files.push(Checked::Checked(Err(CliError::NothingToCheck { folder })));
    }
    files
}

/// Whether this file, or the file it links to, is named like a record, a lesson or a set of puzzles. A broken link counts
/// too, so that it is reported.
fn is_for_checking(path: &Path) -> bool {
    let endings = [ENDING, puzzles::ENDING];
    let is_named =
        |ending: &OsStr| endings.into_iter().any(|known| ending.eq_ignore_ascii_case(known));
    path.extension().is_some_and(is_named)
        && fs::metadata(path).map_or(true, |found| found.is_file())
}

/// Checks on all cores. The order stays.
fn check_all(found: Vec<Checked>, words: &Words) -> Vec<Result<Sound, CliError>> {
    let files: Vec<(usize, &Path)> = found
        .iter()
        .enumerate()
        .filter_map(|(at, found)| match found {
            Checked::File(file) => Some((at, file.as_path())),
            Checked::Checked(_) => None,
        })
        .collect();
    let next = AtomicUsize::new(0);
    let work = || {
        let take = || files.get(next.fetch_add(1, Ordering::Relaxed));
        iter::from_fn(take).map(|(at, file)| (*at, check_file(file, words))).collect::<Vec<_>>()
    };
    let cores = thread::available_parallelism().map_or(1, NonZero::get).min(files.len());
    let mut checked = thread::scope(|scope| {
        let spawn = |_| thread::Builder::new().spawn_scoped(scope, work).ok();
        let others: Vec<_> = (1..cores).filter_map(spawn).collect();
        let mut checked = work();
        for other in others {
            checked.extend(other.join().unwrap_or_else(|why| panic::resume_unwind(why)));
        }
        checked
    });
    let known = found.into_iter().enumerate().filter_map(|(at, found)| match found {
        Checked::Checked(known) => Some((at, known)),
        Checked::File(_) => None,
    });
    checked.extend(known);
    checked.sort_by_key(|(at, _)| *at);
    checked.into_iter().map(|(_, checked)| checked).collect()
}

fn check_file(file: &Path, words: &Words) -> Result<Sound, CliError> {
    let text = read_text(file)?;
    let content = match TextKind::of(&text) {
        _ if text.starts_with(HEADER_BEGINS) => {
            Content::Puzzles { puzzles: checked_set(file, &text)? }
        }
        Some(TextKind::Lesson) => {
            Content::Lesson { steps: read_lesson(file, &text, words)?.stops() }
        }
        Some(TextKind::Zebra) => Content::Zebra(zebra::check(file, &text)?),
        Some(TextKind::Mutants) => Content::Mutants(mutants::check(file, &text)?),
        _ => {
            let (record, error) = read_record(file, &text)?;
            if let Some(error) = error {
                return Err(CliError::record(file, error));
            }
            let (turns, lines) = (record.game.turns().len(), Variation::count(&record.lines));
            Content::Record { turns, lines, outcome: record.outcome() }
        }
    };
    Ok(Sound { file: Source::of(file), content })
}

fn report(checked: Result<Sound, CliError>, desk: &mut Desk) -> Result<(), CliError> {
    let Sound { file, content } = match checked {
        Ok(sound) => sound,
        Err(error) => return desk.complain(&error),
    };
    match content {
        Content::Record { turns, lines, outcome } => desk.say(
            "cli-check-ok",
            &[("file", &file), ("turns", &turns), ("lines", &lines), ("outcome", &outcome)],
        ),
        Content::Zebra(ZebraSound { length, turns, outcome }) => desk.say(
            "cli-check-zebra-ok",
            &[("file", &file), ("length", &length), ("turns", &turns), ("outcome", &outcome)],
        ),
        Content::Mutants(MutantsSound { is_endless, turns, outcome }) => desk.say(
            "cli-check-mutants-ok",
            &[("file", &file), ("endless", &is_endless), ("turns", &turns), ("outcome", &outcome)],
        ),
        Content::Lesson { steps } => {
            desk.say("cli-check-lesson-ok", &[("file", &file), ("steps", &steps)])
        }
        Content::Puzzles { puzzles } => {
            desk.say("puzzles-check-ok", &[("file", &file), ("puzzles", &puzzles)])
        }
    }
}
