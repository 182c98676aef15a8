//! `nonaga puzzles make`: makes a set of puzzles, or a shard of it.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
    str::FromStr,
};

use clap::{Arg, ArgMatches, Command};

use super::{out_arg, part::PartFile, sets::write_set};
use crate::{
    cli::{
        CliError, Wish,
        desk::{Desk, Source, number_arg},
    },
    puzzle::{Puzzle, Recipe, Shard, merged},
    words::Words,
};

pub const NAME: &str = "make";

/// More would fill no useful file.
const MOST: u32 = 10_000_000;

/// The most shards of a set.
const MOST_SHARDS: usize = 100_000;

impl FromStr for Shard {
    type Err = Wish;

    fn from_str(text: &str) -> Result<Shard, Wish> {
        let number = |text: &str| text.parse().ok().filter(|n| (1..=MOST_SHARDS).contains(n));
        let parts = text.split_once('/').and_then(|(n, of)| number(n).zip(number(of)));
        let shard = parts.map(|(number, of)| Shard { number, of });
        shard.filter(|shard| shard.number <= shard.of).ok_or(Wish::Shard)
    }
}

pub fn command(command: Command, words: &Words) -> Command {
    let seed = number_arg("seed", 0, u32::MAX).required(true).help(words.say("puzzles-arg-seed"));
    let count = number_arg("count", 1, MOST).required(true).help(words.say("puzzles-arg-count"));
    let shard = Arg::new("shard")
        .long("shard")
        .value_name("I/K")
        .value_parser(str::parse::<Shard>)
        .help(words.say("puzzles-arg-shard"));
    command
        .about(words.say("puzzles-about-make"))
        .after_help(words.say("puzzles-make-explained"))
        .args([seed, count, shard, out_arg(words)])
}

pub fn run(matches: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    let number = |name: &str| matches.get_one::<u32>(name).copied().unwrap_or_default();
    let recipe = Recipe { seed: number("seed").into(), count: number("count") as usize };
    let shard = matches.get_one::<Shard>("shard").copied();
    let Some(out) = matches.get_one::<PathBuf>("out") else { return Ok(()) };
    if out.exists() {
        return Err(CliError::FileExists { file: Source::named(out) });
    }
    let (found, parts) = made(recipe, shard.unwrap_or(Shard::WHOLE), out, desk)?;
    // Whether a puzzle is the double of another is seen only when all are together.
    let set = if shard.is_some() { found } else { merged([found]) };
    write_set(out, &set)?;
    parts.remove();
    desk.say("puzzles-written", &[("file", &Source::named(out)), ("puzzles", &set.len())])
}

/// Makes what is not made yet.
fn made(
    recipe: Recipe,
    shard: Shard,
    out: &Path,
    desk: &Desk,
) -> Result<(Vec<Puzzle>, PartFile), CliError> {
    let (mut parts, mut known) = PartFile::open(out, recipe, shard)?;
    let all: usize = recipe.blocks(shard).map(|block| recipe.size(block)).sum();
    let mut puzzles = Vec::new();
    for block in recipe.blocks(shard) {
        if let Some(made) = known.remove(&block) {
            puzzles.extend(made);
            continue;
        }
        let made = recipe.make(block);
        parts.add(block, &made)?;
        puzzles.extend(made);
        show_progress(desk, puzzles.len(), all);
    }
    Ok((puzzles, parts))
}

fn show_progress(desk: &Desk, made: usize, all: usize) {
    let said = desk.words.say_with("puzzles-progress", &[("made", &made), ("all", &all)]);
    // Go on even if the progress cannot be shown.
    let _ = writeln!(io::stderr(), "{said}");
}
