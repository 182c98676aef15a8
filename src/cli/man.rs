//! `nonaga man`: prints one manual page for all commands, in the format of `man`.

use clap::{ArgMatches, Command};
use roff::{Roff, bold, roman};
use strum::VariantArray;

use super::{CliError, call, desk::Desk};
use crate::{
    engine::ProtocolCommand,
    home::NONAGA_HOME,
    notation::{FARTHEST_START, LONGEST_MATCH, write_setup},
    record::NOTE_LANGUAGES,
    rules::Setup,
    words::Words,
};

/// A paragraph of the manual page, by the key of its text.
enum Paragraph {
    Text(&'static str),
    /// A name, and what it means.
    Term(&'static str, &'static str),
    /// What files contain, which may be broken into lines anywhere. It is the same in all languages.
    Data(fn() -> String),
    /// What people type, line by line.
    Commands(&'static str),
}

use Paragraph::{Commands, Data, Term, Text};

/// The sections after the commands, each with the key of its heading.
const SECTIONS: &[(&str, &[Paragraph])] = &[
    (
        "cli-man-positions",
        &[
            Text("cli-man-position"),
            Data(|| write_setup(&Setup::start())),
            Term("discs", "cli-man-position-discs"),
            Term("red, black", "cli-man-position-tokens"),
            Term("to_move", "cli-man-position-to-move"),
            Term("locked", "cli-man-position-locked"),
            Text("cli-man-position-limits"),
            Text("cli-man-position-taken-out"),
            Commands(
                "nonaga show match.ron --turn 5 --position > position.ron\n\
                 nonaga solve --within 2 --position position.ron",
            ),
        ],
    ),
    (
        "cli-man-records",
        &[Text("cli-man-record"), Text("cli-man-record-turns"), Text("cli-man-record-notes")],
    ),
    ("cli-man-lessons", &[Text("cli-man-lesson")]),
    ("cli-man-environment", &[Term(NONAGA_HOME, "cli-man-home")]),
    (
        "cli-man-files",
        &[
            Text("cli-man-folders"),
            Term("matches/", "cli-man-file-matches"),
            Term("matches/trash/", "cli-man-file-trash"),
            Term("judged/", "cli-man-file-judged"),
            Term("in_progress/", "cli-man-file-in-progress"),
            Term("far/", "cli-man-file-far"),
            Term("lessons/", "cli-man-file-lessons"),
            Term("assets/", "cli-man-file-assets"),
            Term("settings.ron", "cli-man-file-settings"),
            Term("progress.ron", "cli-man-file-progress"),
        ],
    ),
    ("cli-man-exit-status", &[Text("cli-exit-status")]),
];

impl Paragraph {
    fn add_to(&self, page: &mut Roff, words: &Words) {
        let say = |key: &str| {
            let languages = NOTE_LANGUAGES.as_slice();
            words.say_with(
                key,
                &[
                    ("farthest", &FARTHEST_START),
                    ("longest", &LONGEST_MATCH),
                    ("languages", &languages),
                ],
            )
        };
        match self {
            Text(key) => {
                page.control("PP", []);
                page.text([roman(say(key))]);
            }
            Term(term, key) => {
                page.control("TP", []);
                page.text([bold(*term)]);
                page.text([roman(say(key))]);
            }
            Data(text) => {
                page.control("PP", []);
                page.text([roman(text())]);
            }
            Commands(lines) => {
                page.control("PP", []);
                page.control("nf", []);
                page.text([roman(*lines)]);
                page.control("fi", []);
            }
        }
    }
}

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
    // The arguments that all commands share are listed above.
    let is_shared = |id: &str| program.get_arguments().any(|arg| arg.get_id() == id);
    for command in program.get_subcommands() {
        page.control("SS", [command.get_name()]);
        page.text([roman(command.get_about().map(ToString::to_string).unwrap_or_default())]);
        page.control("PP", []);
        page.text([bold(usage(command))]);
        add_arguments(&mut page, command, |id| !is_shared(id));
        for own in command.get_subcommands() {
            page.control("PP", []);
            page.text([bold(usage(own))]);
            page.control("PP", []);
            page.text([roman(own.get_about().map(ToString::to_string).unwrap_or_default())]);
            add_arguments(&mut page, own, |id| !is_shared(id) && id != "help");
        }
    }
    add_protocol(&mut page, words);
    for (heading, paragraphs) in SECTIONS {
        page.control("SH", [words.say(heading).as_str()]);
        for paragraph in *paragraphs {
            paragraph.add_to(&mut page, words);
        }
    }
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
