//! `nonaga man`: prints one manual page for all commands, in the format of `man`.

use clap::{ArgMatches, Command};
use roff::{Roff, bold, roman};
use strum::VariantArray;

use super::{CliError, call, desk::Desk};
use crate::{engine::ProtocolCommand, words::Words};

pub(super) fn command(command: Command, words: &Words) -> Command {
    command.about(words.say("cli-about-man"))
}

pub(super) fn run(_: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    let words = &desk.words;
    let mut program = call::command(words);
    program.build();
    let version = format!("{} {}", call::NAME, env!("CARGO_PKG_VERSION"));

    let mut page = Roff::new();
    page.control("TH", [call::NAME.to_uppercase().as_str(), "1", &version]);
    page.control("SH", [words.say("cli-man-name").as_str()]);
    page.text([roman(format!("{} - {}", call::NAME, words.say("cli-about")))]);
    page.control("SH", [words.say("cli-man-synopsis").as_str()]);
    page.text([bold(usage(&program))]);
    page.control("SH", [words.say("cli-man-options").as_str()]);
    add_arguments(&mut page, &program, |_| true);
    page.control("SH", [words.say("cli-man-commands").as_str()]);
    for command in program.get_subcommands() {
        page.control("SS", [command.get_name()]);
        page.text([roman(command.get_about().map(ToString::to_string).unwrap_or_default())]);
        page.control("PP", []);
        page.text([bold(usage(command))]);
        // The arguments that all commands share are listed above.
        let is_shared = |id: &str| program.get_arguments().any(|arg| arg.get_id() == id);
        add_arguments(&mut page, command, |id| !is_shared(id));
    }
    add_protocol(&mut page, words);
    page.control("SH", [words.say("cli-man-exit-status").as_str()]);
    page.text([roman(words.say("cli-exit-status"))]);
    Ok(page.to_writer(&mut desk.out)?)
}

fn usage(command: &Command) -> String {
    command.clone().help_template("{usage}").render_help().to_string().trim().to_owned()
}

/// Describes the commands of `nonaga engine`, as its own `help` does.
fn add_protocol(page: &mut Roff, words: &Words) {
    page.control("SH", [words.say("protocol-heading").as_str()]);
    page.text([roman(words.say("protocol-about"))]);
    for command in ProtocolCommand::VARIANTS {
        page.control("TP", []);
        page.text([bold(command.form())]);
        page.text([roman(words.tell(command))]);
    }
    page.control("PP", []);
    page.text([roman(words.say("protocol-about-go"))]);
}

fn add_arguments(page: &mut Roff, command: &Command, is_listed: impl Fn(&str) -> bool) {
    for arg in command.get_arguments().filter(|arg| is_listed(arg.get_id().as_str())) {
        let short = arg.get_short().map(|short| format!("-{short}, ")).unwrap_or_default();
        page.control("TP", []);
        page.text([bold(format!("{short}{arg}"))]);
        page.text([roman(arg.get_help().map(ToString::to_string).unwrap_or_default())]);
    }
}
