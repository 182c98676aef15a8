//! The program `nonaga`: hands the command line over to the text commands or to the game.

use std::{env, process::ExitCode};

use nonaga::{
    cli::{self, Call},
    words::Words,
};

fn main() -> ExitCode {
    match cli::run(env::args_os()) {
        Call::Answered(code) => code,
        Call::OpenGame(words) => play(*words),
    }
}

#[cfg(feature = "game")]
fn play(words: Words) -> ExitCode {
    let language = words.language();
    match nonaga::game::open(words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => cli::game_cannot_open(&Words::new(language), &error),
    }
}

#[cfg(not(feature = "game"))]
fn play(words: Words) -> ExitCode {
    cli::game_cannot_open(&words, &cli::CliError::NoGame)
}
