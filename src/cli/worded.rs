//! A command as this program words it.

use clap::{Arg, ArgAction, Command};

use crate::words::Words;

/// A command with its own arguments, and with the texts that clap would write in English.
pub(super) fn worded(
    name: &'static str,
    words: &Words,
    own: impl FnOnce(Command) -> Command,
) -> Command {
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
