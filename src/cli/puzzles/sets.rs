//! `nonaga puzzles merge` and `nonaga puzzles check`: putting sets together, and proving them.

use std::{
    collections::HashMap,
    fs, iter,
    num::NonZero,
    panic,
    path::{Path, PathBuf},
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use clap::{Arg, ArgAction, ArgMatches, Command};

use super::{files_arg, files_of, out_arg};
use crate::{
    cli::{
        CliError, Meter,
        desk::{Desk, Source, read_text},
    },
    engine::Thinker,
    puzzle::{
        Puzzle, PuzzleError, PuzzleFault, PuzzleLine, merged, puzzle_lines, read_puzzles,
        write_puzzles,
    },
    words::Words,
};

pub const MERGE: &str = "merge";
pub const CHECK: &str = "check";
const RATE: &str = "rate";

/// The memory of whom the levels are played by, in megabytes. More would have to be cleared for each try.
const MEGABYTES: usize = 1;

pub fn merge_command(command: Command, words: &Words) -> Command {
    let rate =
        Arg::new(RATE).long(RATE).action(ArgAction::SetTrue).help(words.say("puzzles-arg-rate"));
    command.about(words.say("puzzles-about-merge")).args([files_arg(words), out_arg(words), rate])
}

pub fn merge(matches: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    let Some(out) = matches.get_one::<PathBuf>("out") else { return Ok(()) };
    if out.exists() {
        return Err(CliError::FileExists { file: Source::named(out) });
    }
    let read = |file: &PathBuf| {
        read_puzzles(&read_text(file)?).map_err(|error| CliError::puzzles(file, vec![error]))
    };
    let mut sets = files_of(matches).iter().map(read).collect::<Result<Vec<_>, _>>()?;
    if matches.get_flag(RATE) {
        let mut thinker = Thinker::new(MEGABYTES);
        let mut meter = Meter::new(false);
        let all = sets.iter().map(Vec::len).sum();
        for (done, puzzle) in sets.iter_mut().flatten().enumerate() {
            puzzle.rate(&mut thinker);
            let _ = meter.show(done + 1, all);
        }
    }
    let set = merged(sets);
    write_set(out, &set)?;
    desk.say("puzzles-written", &[("file", &Source::named(out)), ("puzzles", &set.len())])
}

/// Writes a set, so that it is there whole or not at all.
pub fn write_set(out: &Path, set: &[Puzzle]) -> Result<(), CliError> {
    let mut new = out.as_os_str().to_owned();
    new.push(".new");
    let written = fs::write(&new, write_puzzles(set)).and_then(|()| fs::rename(&new, out));
    written.map_err(|error| CliError::file_unwritable(out, error))
}

pub fn check_command(command: Command, words: &Words) -> Command {
    command.about(words.say("puzzles-about-check")).arg(files_arg(words))
}

pub fn check(matches: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    for file in files_of(matches) {
        match read_text(&file).and_then(|text| checked_set(&file, &text)) {
            Ok(puzzles) => {
                let file = Source::of(&file);
                desk.say("puzzles-check-ok", &[("file", &file), ("puzzles", &puzzles)])?;
            }
            Err(error) => desk.complain(&error)?,
        }
    }
    Ok(())
}

/// The number of puzzles of a set, if all are proven.
pub fn checked_set(file: &Path, text: &str) -> Result<usize, CliError> {
    check_puzzles(text, &mut Meter::new(false)).map_err(|errors| CliError::puzzles(file, errors))
}

/// The number of puzzles of a text if all are proven, or what is wrong, in the order of the lines.
fn check_puzzles(text: &str, meter: &mut Meter) -> Result<usize, Vec<PuzzleError>> {
    let (lines, mut errors): (Vec<_>, Vec<_>) = puzzle_lines(text).partition(Result::is_ok);
    let lines: Vec<(usize, PuzzleLine)> = lines.into_iter().flatten().collect();
    let mut wrong: Vec<PuzzleError> = errors.drain(..).filter_map(Result::err).collect();
    wrong.extend(doubles(&lines));
    wrong.extend(proved(&lines, meter));
    wrong.sort_by_key(|error| error.line);
    if wrong.is_empty() { Ok(lines.len()) } else { Err(wrong) }
}

fn doubles<'t>(lines: &[(usize, PuzzleLine<'t>)]) -> Vec<PuzzleError> {
    let mut seen: HashMap<&'t str, usize> = HashMap::new();
    let mut doubles = Vec::new();
    for (number, line) in lines {
        if let Some(first) = seen.insert(line.board, *number) {
            let fault = PuzzleFault::Double { line: first };
            doubles.push(PuzzleError { line: *number, fault });
        }
    }
    doubles
}

/// Proves all puzzles on all cores, and returns what is wrong.
fn proved(lines: &[(usize, PuzzleLine)], meter: &mut Meter) -> Vec<PuzzleError> {
    let next = AtomicUsize::new(0);
    let prove = |(number, line): &(usize, PuzzleLine)| {
        let proof = line.read().and_then(|puzzle| puzzle.prove());
        proof.err().map(|fault| PuzzleError { line: *number, fault })
    };
    let take = || lines.get(next.fetch_add(1, Ordering::Relaxed));
    let work = || iter::from_fn(take).filter_map(prove).collect::<Vec<_>>();
    let cores = thread::available_parallelism().map_or(1, NonZero::get).min(lines.len());
    thread::scope(|scope| {
        let spawn = |_| thread::Builder::new().spawn_scoped(scope, work).ok();
        let others: Vec<_> = (1..cores).filter_map(spawn).collect();
        let told = iter::from_fn(|| {
            let _ = meter.show(next.load(Ordering::Relaxed).min(lines.len()), lines.len());
            take()
        });
        let mut wrong: Vec<_> = told.filter_map(prove).collect();
        for other in others {
            wrong.extend(other.join().unwrap_or_else(|why| panic::resume_unwind(why)));
        }
        wrong
    })
}
