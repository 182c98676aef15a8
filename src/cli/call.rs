//! The command line: its commands and options, and its language.

use std::{
    ffi::OsString,
    io::{self, Write},
    process::ExitCode,
};

use clap::{Arg, ArgAction, Command};

use super::{
    COMMANDS, CliError, WrongCall,
    desk::{Desk, complain},
    error::WRONG_CALL,
    play,
};
use crate::words::{Language, UnknownLanguage, Words};

pub(super) const NAME: &str = "nonaga";

/// The whole command line, with its texts in the chosen language.
pub(super) fn command(words: &Words) -> Command {
    let lang = Arg::new("lang")
        .long(LANG)
        .global(true)
        .value_name(words.say("cli-value-language"))
        .help(words.say("cli-arg-lang"));
    let version = Arg::new("version")
        .long("version")
        .short('V')
        .action(ArgAction::Version)
        .help(words.say("cli-arg-version"));
    let play = worded(play::NAME, words, |command| play::command(command, words));
    let subcommands = COMMANDS
        .iter()
        .map(|entry| worded(entry.name, words, |command| (entry.command)(command, words)));
    worded(NAME, words, |command| {
        command
            .version(env!("CARGO_PKG_VERSION"))
            .about(words.say("cli-about"))
            .after_help(words.say("cli-exit-codes"))
            .subcommand_help_heading(words.say("cli-heading-commands"))
            .subcommand_value_name(words.say("cli-value-command"))
            .disable_help_subcommand(true)
            .arg(version)
            .arg(lang)
            .arg(play::assets_arg(words))
            .subcommand(play)
            .subcommands(subcommands)
    })
}

/// A command with its own arguments, and with the texts that clap would write in English.
fn worded(name: &'static str, words: &Words, own: impl FnOnce(Command) -> Command) -> Command {
    let usage = words.say("cli-heading-usage");
    let command = Command::new(name)
        .help_template(format!("{{about}}\n\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"))
        .next_help_heading(words.say("cli-heading-options"))
        .disable_help_flag(true)
        .disable_version_flag(true);
    let help = Arg::new("help")
        .long("help")
        .short('h')
        .action(ArgAction::Help)
        .help(words.say("cli-arg-help"));
    own(command).arg(help)
}

/// The option that chooses the language.
const LANG: &str = "lang";

/// The language that the command line asks for, or else the machine's. It is needed before clap reads the
/// command line, because even the error for a wrong call is translated.
pub(super) fn language(args: &[OsString]) -> Result<Language, UnknownLanguage> {
    let option = format!("--{LANG}");
    let mut args = args.iter().map(|arg| arg.to_string_lossy()).take_while(|arg| arg != "--");
    while let Some(arg) = args.next() {
        let tag = match arg.strip_prefix(&option) {
            Some("") => args.next(),
            Some(tag) => tag.strip_prefix('=').map(|tag| tag.to_owned().into()),
            None => None,
        };
        if let Some(tag) = tag {
            return tag.parse();
        }
    }
    Ok(Language::of_this_machine())
}

/// Shows the requested help, or says what is wrong with the call.
pub(super) fn answer(error: &clap::Error, words: Words) -> ExitCode {
    if error.use_stderr() {
        let code = complain(&words, &WrongCall::of(error), WRONG_CALL);
        let _ = writeln!(io::stderr(), "{}", words.say("cli-see-help"));
        return code;
    }
    // Clap uses colours if the terminal has them.
    let printed = error.print().map_err(CliError::from);
    Desk::new(words).close(printed)
}
