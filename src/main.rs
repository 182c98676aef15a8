//! The program `nonaga`: passes the command line on to the text commands or to the game.

use std::{env, process::ExitCode};

use nonaga::{
    cli::{self, Call, Opening},
    words::Words,
};

fn main() -> ExitCode {
    match cli::run(env::args_os()) {
        Call::Answered(code) => code,
        Call::OpenGame(opening) => play(opening),
    }
}

#[cfg(feature = "game")]
fn play(Opening { language, assets, players }: Opening) -> ExitCode {
    match nonaga::game::app::open(language, assets, players) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => cli::game_cannot_open(&Words::new(language), &error),
    }
}

#[cfg(not(feature = "game"))]
#[expect(clippy::needless_pass_by_value, reason = "the same signature as with the game")]
fn play(opening: Opening) -> ExitCode {
    cli::game_cannot_open(&Words::new(opening.language), &cli::CliError::NoGame)
}
