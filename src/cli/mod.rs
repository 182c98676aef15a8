//! The text commands, for a terminal and for scripts.
//!
//! Results go to standard output, and errors to standard error. The exit code is 0 for success, 1 for
//! bad input, 2 for a wrong call, and 3 if the game cannot open here.
//!
//! | file | what it owns |
//! |---|---|
//! | `call.rs`, `worded.rs` | the command line; a command as this program words it |
//! | `desk/` | what commands have in common: input, output, errors |
//! | `check.rs`, `show.rs`, `judge.rs` | commands about files: records, positions, lessons |
//! | `turns.rs`, `perft.rs`, `solve.rs` | commands about positions |
//! | `play.rs`, `learn.rs`, `watch.rs`, `render.rs` | commands that open the game, or have it draw |
//! | `puzzle/`, `trainee.rs` | solving a puzzle, and what is kept of whoever does |
//! | `puzzles/` | making, proving and listing puzzles |
//! | `terminal/` | a match in the terminal |
//! | `engine.rs`, `match_series.rs` | the computer player: for other programs, and against itself |
//! | `zebra/`, `mutants/` | the games Zebra and Mutant pentominoes: their matches in the terminal, and their commands |
//! | `far/` | matches with somebody far away |
//! | `doctor.rs`, `help.rs`, `completions.rs`, `man.rs` | about the program itself |
//!
//! A text command also has a line in `COMMANDS`.

mod call;
mod check;
mod completions;
mod desk;
mod doctor;
mod engine;
mod far;
mod help;
mod judge;
mod learn;
mod man;
mod match_series;
mod mutants;
mod perft;
mod play;
mod puzzle;
mod puzzles;
mod render;
mod show;
mod solve;
mod terminal;
mod trainee;
mod turns;
mod watch;
mod worded;
mod zebra;

use std::{convert, ffi::OsString, path::PathBuf, process::ExitCode};

use clap::{ArgMatches, Command};
use serde::Serialize;

use crate::{
    lesson::Lesson,
    mutants::MutantRecord,
    record::{PlayerKind, Record, RecordError},
    rules::HouseRules,
    words::{Language, Words},
    zebra::ZebraRecord,
};
use desk::{Desk, language};

pub use desk::{CliError, Meter, MoreFaults, NamedFault, NamedPuzzleFault, Source, WrongCall};
pub use doctor::{Adapter, Checkup, Machine, diagnosis};
#[cfg(feature = "far")]
pub use far::FarCall;
pub use render::{BoardSide, Finish, Rendering, Scene, Size, Wish};
pub use terminal::{TerminalError, TerminalWord};

struct TextCommand {
    name: &'static str,
    /// Adds its arguments, in the chosen language.
    command: fn(Command, &Words) -> Command,
    run: fn(&ArgMatches, &mut Desk) -> Result<(), CliError>,
}

/// Every text command, in the order of the help.
const COMMANDS: &[TextCommand] = &[
    TextCommand { name: "check", command: check::command, run: check::run },
    TextCommand { name: "show", command: show::command, run: show::run },
    TextCommand { name: "turns", command: turns::command, run: turns::run },
    TextCommand { name: "perft", command: perft::command, run: perft::run },
    TextCommand { name: "solve", command: solve::command, run: solve::run },
    TextCommand { name: "engine", command: engine::command, run: engine::run },
    TextCommand { name: "match", command: match_series::command, run: match_series::run },
    TextCommand { name: "judge", command: judge::command, run: judge::run },
    TextCommand { name: "puzzle", command: puzzle::command, run: puzzle::run },
    TextCommand { name: "puzzles", command: puzzles::command, run: puzzles::run },
    TextCommand { name: zebra::NAME, command: zebra::command, run: zebra::run },
    TextCommand { name: mutants::NAME, command: mutants::command, run: mutants::run },
    TextCommand { name: "invite", command: far::invite, run: far::run_invite },
    TextCommand { name: "join", command: far::join, run: far::run_join },
    TextCommand { name: "friends", command: far::friends, run: far::run_friends },
    TextCommand { name: "completions", command: completions::command, run: completions::run },
    TextCommand { name: "man", command: man::command, run: man::run },
    TextCommand { name: "help", command: help::command, run: help::run },
];

/// What a command line asks for.
pub enum Call {
    /// A text command. It has already run.
    Answered(ExitCode),
    /// The game, which the caller must open.
    OpenGame(GameStart),
    /// What this machine has for the game. The caller must find out, and give it to [`diagnosis`].
    Examine(Checkup),
    /// A picture or an animation, which the game must draw.
    Render(Box<Rendering>),
}

/// How to open the game.
pub struct GameStart {
    /// The language that the command line asks for. Without it the game chooses.
    pub language: Option<Language>,
    /// The folder with files that replace built-in assets.
    pub assets: Option<PathBuf>,
    /// What it begins with.
    pub begins: Beginning,
}

/// What the game begins with.
pub enum Beginning {
    /// The title.
    Title,
    /// A match by these rules, between these players of Red and Black.
    Match(HouseRules, [PlayerKind; 2]),
    /// The list of lessons.
    Lessons,
    /// A lesson, by its place among all lessons that come with the program.
    Lesson(String),
    /// A lesson from a file of the player's. The name is that of the file.
    OwnLesson(String, Box<Lesson>),
    /// A recorded match to watch.
    Watch(Box<MatchToWatch>),
    /// The screen for matches with somebody far away, and what is asked there.
    #[cfg(feature = "far")]
    FarAway(FarCall),
    /// The page of Zebra, or a match of it.
    Zebra(Option<Box<ZebraRecord>>),
    /// The page of Mutant pentominoes, or a match of it.
    Mutants(Option<Box<MutantRecord>>),
}

/// A recorded match to watch.
pub struct MatchToWatch {
    /// What it is called: the name of its file, or of standard input.
    pub name: String,
    /// The match, as far as it is right.
    pub record: Record,
    /// What is wrong with the rest.
    pub fault: Option<RecordError>,
    /// Its file. `None` for standard input.
    pub file: Option<PathBuf>,
}

/// Runs the text command that the command line asks for, or says that it asks for the game. The first
/// argument is the name of the program.
pub fn run(args: impl IntoIterator<Item = OsString>) -> Call {
    let args: Vec<OsString> = args.into_iter().collect();
    answer(&args).map_or_else(convert::identity, Call::Answered)
}

/// Prints why the game cannot open here, and gives the exit code for it.
pub fn game_cannot_open(words: &Words, why: &impl Serialize) -> ExitCode {
    desk::complain(words, why, desk::NO_GAME)
}

/// Says what was drawn, unless a program only wants to know how far it is. The exit code says whether the
/// record is right to its end.
pub fn rendered(words: Words, rendering: &Rendering, drawn: &impl Serialize) -> ExitCode {
    let mut desk = Desk::new(words);
    desk.failed = !rendering.is_right;
    let said = if rendering.tells_progress { Ok(()) } else { desk.tell_result(drawn) };
    desk.close(said)
}

/// Prints why a picture could not be drawn, and gives the exit code for it.
pub fn not_rendered(words: &Words, why: &impl Serialize, exit_code: u8) -> ExitCode {
    desk::complain(words, why, exit_code)
}

/// The sentences in the language that the command line asks for, or else in the machine's.
pub fn words_of(asked_for: Option<Language>) -> Words {
    Words::new(asked_for.unwrap_or_else(Language::of_this_machine))
}

/// What the game opens with, if another game than Nonaga or somebody far away is asked for, and not in the terminal.
fn beginning_of_other(called: Option<(&str, &ArgMatches)>) -> Option<Result<Beginning, CliError>> {
    match called? {
        (zebra::NAME, called) => zebra::beginning(called).map(Ok),
        (mutants::NAME, called) => mutants::beginning(called),
        (name @ ("invite" | "join"), called) => far::beginning(name, called),
        _ => None,
    }
}

/// Runs a text command, or says what is asked of the game.
fn answer(args: &[OsString]) -> Result<ExitCode, Call> {
    let (language, words) = match language::asked_for(args) {
        Ok(language) => (language, words_of(language)),
        Err(unknown) => return Ok(desk::complain(&words_of(None), &unknown, desk::WRONG_CALL)),
    };
    let matches = match call::command(&words).try_get_matches_from(args) {
        Ok(matches) => matches,
        Err(error) => return Ok(call::answer(&error, args, words)),
    };
    let called = matches.subcommand();
    let assets_of_program = play::assets_of(&matches);
    if let Some(begins) = beginning_of_other(called) {
        let begins = match begins {
            Ok(begins) => begins,
            Err(error) => return Ok(Desk::new(words).close(Err(error))),
        };
        return Err(Call::OpenGame(GameStart { language, assets: assets_of_program, begins }));
    }
    let text_command = called.and_then(|(name, matches)| {
        COMMANDS.iter().find(|command| command.name == name).map(|command| (command, matches))
    });
    if let Some((command, matches)) = text_command {
        let mut desk = Desk::new(words);
        let result = (command.run)(matches, &mut desk);
        return Ok(desk.close(result));
    }
    if let Some((play::NAME, called)) = called
        && let Some(sitting) = play::in_terminal(called)
    {
        let mut desk = Desk::new(words);
        let result = sitting.and_then(|sitting| match sitting.opening {
            terminal::Opening::Continued => far::go_on(called, sitting, &mut desk),
            terminal::Opening::New(..) => terminal::run(sitting, &mut desk),
        });
        return Ok(desk.close(result));
    }
    if let Some((doctor::NAME, called)) = called {
        return Err(Call::Examine(Checkup::of(called, words)));
    }
    if let Some((render::NAME, called)) = called {
        let mut desk = Desk::new(words);
        return match render::rendering(called, &mut desk) {
            Ok(rendering) => Err(Call::Render(Box::new(rendering))),
            Err(error) => Ok(desk.close(Err(error))),
        };
    }
    let (begins, assets) = match called {
        None => (Ok(Beginning::Title), assets_of_program),
        Some((name, called)) => {
            let begins = match name {
                learn::NAME => learn::beginning(called, &words),
                watch::NAME => watch::beginning(called, &words),
                _ => Ok(play::beginning(called)),
            };
            (begins, play::assets_of(called).or(assets_of_program))
        }
    };
    match begins {
        Ok(begins) => Err(Call::OpenGame(GameStart { language, assets, begins })),
        Err(error) => Ok(Desk::new(words).close(Err(error))),
    }
}
