//! The text commands, for a terminal and for scripts.
//!
//! Answers go to standard output, what went wrong to standard error. The exit code is 0 when all is
//! well, 1 when the input is at fault, 2 for a wrong call, 3 when the game cannot open here. Each
//! command is a file of its own and a line in `COMMANDS`.

mod call;
mod check;
mod completions;
mod desk;
mod drawing;
mod engine;
mod error;
mod input;
mod man;
mod match_series;
mod number;
mod perft;
mod play;
mod printable;
mod show;
mod solve;
mod turns;
mod wrong_call;

use std::{ffi::OsString, path::PathBuf, process::ExitCode};

use clap::{ArgMatches, Command};
use serde::Serialize;

use crate::{
    record::PlayerKind,
    words::{Language, Words},
};
use desk::Desk;
pub use error::{CliError, MoreFaults, NamedFault};
pub use wrong_call::WrongCall;

/// A text command.
struct TextCommand {
    name: &'static str,
    /// Its arguments, worded.
    command: fn(Command, &Words) -> Command,
    run: fn(&ArgMatches, &mut Desk) -> Result<(), CliError>,
}

/// Every text command, in the order in which they are listed.
const COMMANDS: &[TextCommand] = &[
    TextCommand { name: "check", command: check::command, run: check::run },
    TextCommand { name: "show", command: show::command, run: show::run },
    TextCommand { name: "turns", command: turns::command, run: turns::run },
    TextCommand { name: "perft", command: perft::command, run: perft::run },
    TextCommand { name: "solve", command: solve::command, run: solve::run },
    TextCommand { name: "engine", command: engine::command, run: engine::run },
    TextCommand { name: "match", command: match_series::command, run: match_series::run },
    TextCommand { name: "completions", command: completions::command, run: completions::run },
    TextCommand { name: "man", command: man::command, run: man::run },
];

/// What a command line comes to.
pub enum Call {
    /// A text command, which has been answered.
    Answered(ExitCode),
    /// The game, which is to be opened.
    OpenGame(Opening),
}

/// How the game is to be opened.
pub struct Opening {
    /// The language that it is to speak.
    pub language: Language,
    /// The folder whose files take the place of those that are built in.
    pub assets: Option<PathBuf>,
    /// Who is to play Red and Black, if a match is to begin at once.
    pub players: Option<[PlayerKind; 2]>,
}

/// Does what the command line asks for, the name of the program first, unless it asks for the game.
pub fn run(args: impl IntoIterator<Item = OsString>) -> Call {
    answer(args.into_iter().collect()).map_or_else(Call::OpenGame, Call::Answered)
}

/// Tells why the game cannot open here, and gives the exit code for it.
pub fn game_cannot_open(words: &Words, why: &impl Serialize) -> ExitCode {
    desk::complain(words, why, NO_GAME)
}

/// The exit code for a game that cannot open.
const NO_GAME: u8 = 3;

/// Answers a text command, or says how the game is to be opened.
fn answer(args: Vec<OsString>) -> Result<ExitCode, Opening> {
    let words = match call::language(&args) {
        Ok(language) => Words::new(language),
        Err(unknown) => {
            let words = Words::new(Language::of_this_machine());
            return Ok(desk::complain(&words, &unknown, call::WRONG));
        }
    };
    let matches = match call::command(&words).try_get_matches_from(args) {
        Ok(matches) => matches,
        Err(error) => return Ok(call::answer(&error, words)),
    };
    let called = matches.subcommand();
    let text_command = called.and_then(|(name, matches)| {
        COMMANDS.iter().find(|command| command.name == name).map(|command| (command, matches))
    });
    if let Some((command, matches)) = text_command {
        let mut desk = Desk::new(words);
        let result = (command.run)(matches, &mut desk);
        return Ok(desk.close(result));
    }
    let language = words.language();
    match called {
        None => Err(Opening { language, assets: play::assets_of(&matches), players: None }),
        Some((_, called)) => {
            let assets = play::assets_of(called).or_else(|| play::assets_of(&matches));
            Err(Opening { language, assets, players: Some(play::players_of(called)) })
        }
    }
}
