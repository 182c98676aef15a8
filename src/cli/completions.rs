//! `nonaga completions`: prints a script for command completion in a shell.

use clap::{Arg, ArgMatches, Command, ValueEnum, builder::PossibleValue, value_parser};
use clap_complete::{Shell, generate};

use super::{CliError, call, desk::Desk};
use crate::words::Words;

pub(super) fn command(command: Command, words: &Words) -> Command {
    let names: Vec<_> = Shell::value_variants().iter().map(ToString::to_string).collect();
    let shell = Arg::new("shell")
        .value_name(words.say("cli-value-shell"))
        .required(true)
        .value_parser(value_parser!(Shell))
        .hide_possible_values(true)
        .help_heading(words.say("cli-heading-arguments"))
        .help(words.say_with("cli-arg-shell", &[("names", &names)]));
    command.about(words.say("cli-about-completions")).arg(shell)
}

pub(super) fn run(matches: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    let Some(shell) = matches.get_one::<Shell>("shell") else { return Ok(()) };
    let script = script(*shell, &mut call::command(&desk.words));
    desk.line(script.trim_end())
}

/// The script that clap makes, with what it leaves out for some shells.
fn script(shell: Shell, program: &mut Command) -> String {
    let mut script = Vec::new();
    generate(shell, program, call::NAME, &mut script);
    let script = String::from_utf8_lossy(&script).into_owned();
    match shell {
        Shell::Bash => script.replacen(BASH_PREVIOUS, BASH_PREVIOUS_OPTION, 1),
        Shell::Fish => script + &fish_arguments(program),
        _ => script,
    }
}

/// Where clap's script for bash looks at the word before the cursor.
const BASH_PREVIOUS: &str = "    prev=\"$3\"\n";

/// Bash takes the `=` of `--rules=booklet` for a word of its own. With this, the script sees the option and
/// the value on both sides of it.
const BASH_PREVIOUS_OPTION: &str = r#"    prev="$3"
    if [[ "${cur}" == "=" ]]; then
        cur=""
    elif [[ "${prev}" == "=" && ${COMP_CWORD} -ge 2 ]]; then
        prev="${COMP_WORDS[COMP_CWORD-2]}"
    fi
"#;

/// Clap's script for fish offers the values of options, but not those of arguments without a name.
fn fish_arguments(program: &Command) -> String {
    let arguments = program
        .get_subcommands()
        .flat_map(|command| command.get_positionals().map(move |argument| (command, argument)));
    let line = |(command, argument): (&Command, &Arg)| {
        let values = argument.get_possible_values();
        let names: Vec<_> = values.iter().map(PossibleValue::get_name).collect();
        let (program, command, names) = (call::NAME, command.get_name(), names.join(" "));
        let condition = format!("__fish_{program}_using_subcommand {command}");
        format!("complete -c {program} -n \"{condition}\" -f -a \"{names}\"\n")
    };
    let has_values = |(_, argument): &(&Command, &Arg)| !argument.get_possible_values().is_empty();
    arguments.filter(has_values).map(line).collect()
}
