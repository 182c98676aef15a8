//! The line protocol, which lets other programs use the computer player. Each command is one line and is
//! answered with one or more lines, in the order in which the commands came. `docs/protocol.md` describes it.
//!
//! | file | what it owns |
//! |---|---|
//! | `inbox.rs` | the lines that wait for an answer, and the signal that ends thinking |
//! | `command.rs` | what a line asks for, and how `help` describes it |
//! | `error.rs` | why a line is answered with an error |
//! | `session.rs` | the match, the settings, and the answers |
//!
//! One thread reads, and the calling thread answers and thinks. So `stop` and `quit` are noticed at any
//! time, even while other lines wait before them.

mod command;
mod error;
mod inbox;
mod session;

use std::{
    io::{self, Read, Write},
    mem,
    sync::Arc,
    thread,
};

use command::Command;
pub use command::ProtocolCommand;
pub use error::ProtocolError;
use inbox::Inbox;
use session::{Failure, Session};

/// Puts into words what people read. The engine has no sentences of its own.
pub trait Voice {
    /// Says on one line what is wrong.
    fn error(&self, error: &ProtocolError) -> String;
    /// Says on one line what a command does.
    fn help(&self, command: ProtocolCommand) -> String;
}

/// Answers each line of the input until it ends or a line says `quit`. Fails if output cannot be written
/// or the thread that reads cannot be started.
pub fn serve(
    input: impl Read + Send + 'static,
    mut out: impl Write,
    voice: &impl Voice,
) -> io::Result<()> {
    let inbox = Arc::new(Inbox::default());
    let to_fill = Arc::clone(&inbox);
    // This thread may outlive the call, because it blocks until another line arrives.
    thread::Builder::new().spawn(move || to_fill.fill(input))?;
    let result = answer_all(&inbox, &mut out, voice);
    inbox.close();
    result
}

fn answer_all(inbox: &Inbox, out: &mut impl Write, voice: &impl Voice) -> io::Result<()> {
    let mut session = Session::default();
    // The last thinking was stopped. Its best turn is also the answer to the `stop` that comes next.
    let mut was_stopped = false;
    while let Some(line) = inbox.take_line() {
        let done = match Command::read(&line) {
            Ok(Command::Quit) => break,
            Ok(Command::Stop) if mem::take(&mut was_stopped) => Ok(()),
            Ok(Command::Go(limits)) => {
                let thought = session.think(limits, &inbox.begin_thinking(), out);
                was_stopped = thought.is_ok() && inbox.is_stopped();
                thought
            }
            Ok(command) => session.execute(command, out, voice),
            Err(error) => Err(error.into()),
        };
        match done {
            Ok(()) => {}
            Err(Failure::Refused(error)) => writeln!(out, "error: {}", voice.error(&error))?,
            Err(Failure::Unwritable(error)) => return Err(error),
        }
        out.flush()?;
    }
    Ok(())
}
