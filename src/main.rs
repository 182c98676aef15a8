//! The program `nonaga`: hands the command line over to the text commands or to the game.

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
    match nonaga::game::open(language, assets, players) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => cli::game_cannot_open(&Words::new(language), &error),
    }
}

#[cfg(not(feature = "game"))]
#[expect(clippy::needless_pass_by_value, reason = "called as the one that opens the game")]
fn play(opening: Opening) -> ExitCode {
    cli::game_cannot_open(&Words::new(opening.language), &cli::CliError::NoGame)
}
