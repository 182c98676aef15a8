//! The program `nonaga`: hands the command line over to the library.

use std::{env, process::ExitCode};

fn main() -> ExitCode {
    nonaga::cli::run(env::args_os())
}
