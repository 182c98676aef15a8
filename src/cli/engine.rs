//! `nonaga engine`: lets other programs use the computer player through the line protocol.

use std::io;

use clap::{ArgMatches, Command};

use super::{
    CliError,
    desk::{Desk, printable, shortened},
};
use crate::{
    engine::{ProtocolCommand, ProtocolError, Voice, serve},
    words::Words,
};

pub(super) fn command(command: Command, words: &Words) -> Command {
    command.about(words.say("cli-about-engine")).after_help(words.say("protocol-help"))
}

pub(super) fn run(_: &ArgMatches, desk: &mut Desk) -> Result<(), CliError> {
    Ok(serve(io::stdin(), &mut desk.out, &desk.words)?)
}

/// The most faults of a position that one answer names.
const AT_MOST: usize = 10;

impl Voice for Words {
    fn error(&self, error: &ProtocolError) -> String {
        let mut sentences = vec![self.tell(error)];
        let (named, more) = error.faults().split_at(error.faults().len().min(AT_MOST));
        sentences.extend(named.iter().map(|fault| self.tell(fault)));
        if !more.is_empty() {
            sentences.push(self.say_with("protocol-more-faults", &[("count", &more.len())]));
        }
        printable(&shortened(&sentences.join(" ")))
    }

    fn help(&self, command: ProtocolCommand) -> String {
        printable(&self.tell(&command))
    }
}
