//! The command line: its commands and options.

use std::{
    ffi::OsString,
    io::{self, Write},
    process::ExitCode,
};

use clap::{Arg, ArgAction, Command};

use super::{
    COMMANDS, CliError, WrongCall,
    desk::{Desk, WRONG_CALL, complain, language},
    doctor, learn, play, render, watch,
    worded::worded,
};
use crate::words::Words;

pub(super) const NAME: &str = "nonaga";

/// The whole command line, with its texts in the chosen language.
pub(super) fn command(words: &Words) -> Command {
    let version = Arg::new("version")
        .long("version")
        .short('V')
        .action(ArgAction::Version)
        .help(words.say("cli-arg-version"));
    let play = worded(play::NAME, words, |command| play::command(command, words));
    let learn = worded(learn::NAME, words, |command| learn::command(command, words));
    let watch = worded(watch::NAME, words, |command| watch::command(command, words));
    let render = worded(render::NAME, words, |command| render::command(command, words));
    let subcommands = COMMANDS
        .iter()
        .map(|entry| worded(entry.name, words, |command| (entry.command)(command, words)));
    worded(NAME, words, |command| {
        command
            .version(doctor::version())
            .about(words.say("cli-about"))
            .after_help(words.say("cli-exit-codes"))
            .subcommand_help_heading(words.say("cli-heading-commands"))
            .subcommand_value_name(words.say("cli-value-command"))
            .disable_help_subcommand(true)
            .arg(version)
            .arg(language::arg(words))
            .arg(play::assets_arg(words))
            .subcommand(play)
            .subcommand(learn)
            .subcommand(watch)
            .subcommand(render)
            .subcommand(worded(doctor::NAME, words, |command| doctor::command(command, words)))
            .subcommands(subcommands)
    })
}

/// The name of the command that a wrong call is about, as far as it can be told.
fn subcommand(args: &[OsString], words: &Words) -> Option<String> {
    let matches = command(words).ignore_errors(true).try_get_matches_from(args).ok()?;
    matches.subcommand_name().map(str::to_owned)
}

/// Shows the requested help, or says what is wrong with the call.
pub(super) fn answer(error: &clap::Error, args: &[OsString], words: Words) -> ExitCode {
    if error.use_stderr() {
        let code = complain(&words, &WrongCall::of(error), WRONG_CALL);
        let called = [Some(NAME.to_owned()), subcommand(args, &words)];
        let call = called.into_iter().flatten().collect::<Vec<_>>().join(" ");
        let _ = writeln!(io::stderr(), "{}", words.say_with("cli-see-help", &[("call", &call)]));
        return code;
    }
    // Clap uses colours if the terminal has them.
    let printed = error.print().map_err(CliError::from);
    Desk::new(words).close(printed)
}
