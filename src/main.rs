//! The program `nonaga`: hands the command line over to the text commands or to the game.

use std::{env, process::ExitCode};

use nonaga::{
    cli::{self, Call},
    words::{Language, Words},
};

fn main() -> ExitCode {
    match cli::run(env::args_os()) {
        Call::Answered(code) => code,
        Call::OpenGame(language) => play(language),
    }
}

#[cfg(feature = "game")]
fn play(language: Language) -> ExitCode {
    match nonaga::game::open(Words::new(language)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => cli::game_cannot_open(&Words::new(language), &error),
    }
}

#[cfg(not(feature = "game"))]
fn play(language: Language) -> ExitCode {
    cli::game_cannot_open(&Words::new(language), &cli::CliError::NoGame)
}
