//! `nonaga watch`: opens the game with a recorded match.

use std::path::PathBuf;

use clap::{Arg, ArgMatches, Command, ValueHint, value_parser};

use super::{
    Beginning, CliError, MatchToWatch,
    desk::{self, Source, is_stdin, read_record, read_text, stem},
    play,
};
use crate::{record::Record, words::Words};

pub(super) const NAME: &str = "watch";

const FILE: &str = "file";

pub(super) fn command(command: Command, words: &Words) -> Command {
    let file = Arg::new(FILE)
        .value_name(words.say("cli-value-file"))
        .required(true)
        .value_parser(value_parser!(PathBuf))
        .value_hint(ValueHint::FilePath)
        .help_heading(words.say("cli-heading-arguments"))
        .help(words.say("cli-arg-watched"));
    command.about(words.say("cli-about-watch")).args([file, play::assets_arg(words)])
}

/// What the game begins with: the match in the file. What goes wrong only after some turns is told, and the
/// match can be watched up to there. On standard input the match may have other words around it, so that a
/// mail can be passed on as it is.
pub(super) fn beginning(matches: &ArgMatches, words: &Words) -> Result<Beginning, CliError> {
    // Clap has checked that there is one.
    let Some(file) = matches.get_one::<PathBuf>(FILE) else { return Ok(Beginning::Title) };
    let text = read_text(file)?;
    let (record, fault) = read_record(file, &text).or_else(|error| {
        let pasted = is_stdin(file).then(|| Record::from_pasted(&text).ok()).flatten();
        pasted.map(|record| (record, None)).ok_or(error)
    })?;
    if let Some(fault) = &fault {
        desk::tell(words, &CliError::record(file, fault.clone()));
    }
    let (name, file) = if is_stdin(file) {
        (words.tell(&Source::Stdin), None)
    } else {
        (stem(file), Some(file.clone()))
    };
    Ok(Beginning::Watch(Box::new(MatchToWatch { name, record, fault, file })))
}
