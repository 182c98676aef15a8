//! The program `nonaga`: passes the command line on to the text commands or to the game.

#[cfg(feature = "game")]
use std::sync::Arc;
use std::{env, process::ExitCode};

use nonaga::{
    cli::{self, Call, Opening},
    words::Words,
};
#[cfg(feature = "game")]
use nonaga::{
    cli::{Beginning, Watched},
    game::{self, app::Start, players::Entry},
};

fn main() -> ExitCode {
    match cli::run(env::args_os()) {
        Call::Answered(code) => code,
        Call::OpenGame(opening) => play(opening),
    }
}

#[cfg(feature = "game")]
fn play(Opening { language, assets, begins }: Opening) -> ExitCode {
    let start = match begins {
        Beginning::Title => Start::Title,
        Beginning::Match(players) => Start::Match(players),
        Beginning::Lessons => Start::Lessons,
        Beginning::Lesson(name) => Start::Lesson(name),
        Beginning::OwnLesson(name, lesson) => {
            Start::OwnLesson(Entry::own(&name, Arc::from(lesson)))
        }
        Beginning::Watch(watched) => {
            let Watched { name, record, fault, file } = *watched;
            Start::Watch { name, record: Box::new(record), fault, file }
        }
    };
    match game::app::open(language, assets, start) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => cli::game_cannot_open(&Words::new(language), &error),
    }
}

#[cfg(not(feature = "game"))]
#[expect(clippy::needless_pass_by_value, reason = "the same signature as with the game")]
fn play(opening: Opening) -> ExitCode {
    cli::game_cannot_open(&Words::new(opening.language), &cli::CliError::NoGame)
}
