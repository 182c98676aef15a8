//! The line protocol, which lets other programs use the computer player. Each command is one line and is
//! answered with one or more lines.
//!
//! One thread reads and another thinks, so thinking can be stopped at any time. Commands that arrive
//! during thinking wait until it is done, except for `stop` and `quit`.

mod command;
mod session;

use std::{
    collections::VecDeque,
    io::{self, BufRead, BufReader, Read, Write},
    sync::mpsc::{Receiver, SyncSender, sync_channel},
    thread,
};

use command::Command;
pub use command::ProtocolError;
use session::Session;

use super::{limits::Stop, thinker::Thought};

/// The longest line, in bytes. A record of the longest match fits.
const LONGEST_LINE: u64 = 1 << 20;

/// What the main loop reacts to.
enum Event {
    /// A line arrived, or something that cannot be read as one.
    Line(Result<String, ProtocolError>),
    /// The input has ended.
    End,
    /// The search finished a depth.
    Info(Thought),
    /// The computer is done thinking.
    Done(Option<Thought>),
}

/// Answers each line of the input until it ends or a line says `quit`. Fails if output cannot be written
/// or a thread cannot be started.
pub fn serve(input: impl Read + Send + 'static, mut out: impl Write) -> io::Result<()> {
    let (sender, events) = sync_channel(64);
    let from_reader = sender.clone();
    // This thread may outlive the call, because it blocks until another line arrives.
    thread::Builder::new().spawn(move || read(input, &from_reader))?;
    let mut session = Session::default();
    let result = run(&mut session, &sender, &events, &mut out);
    session.stop.ring();
    result
}

fn run(
    session: &mut Session,
    sender: &SyncSender<Event>,
    events: &Receiver<Event>,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut waiting = VecDeque::new();
    let mut is_thinking = false;
    let mut input_ended = false;
    let mut quits = false;
    loop {
        while !is_thinking
            && !quits
            && let Some(line) = waiting.pop_front()
        {
            match Command::read(line) {
                Ok(Command::Quit) => quits = true,
                Ok(Command::Go(limits)) => match session.check_can_think() {
                    Ok(()) => {
                        is_thinking = true;
                        session.think(limits, sender.clone())?;
                    }
                    Err(error) => writeln!(out, "error: {error}")?,
                },
                Ok(command) => match session.execute(command, out)? {
                    Ok(()) => {}
                    Err(error) => writeln!(out, "error: {error}")?,
                },
                Err(error) => writeln!(out, "error: {error}")?,
            }
            out.flush()?;
        }
        if !is_thinking && (quits || input_ended) {
            return Ok(());
        }
        // This function holds a sender, so the channel stays open.
        let Ok(event) = events.recv() else { return Ok(()) };
        match event {
            Event::Line(line) => match line.as_deref().map(str::trim) {
                Ok("stop") if is_thinking => session.stop.ring(),
                Ok("quit") if is_thinking => {
                    session.stop.ring();
                    quits = true;
                }
                _ => waiting.push_back(line),
            },
            Event::End => input_ended = true,
            Event::Info(thought) => writeln!(out, "{}", session::info(&thought))?,
            Event::Done(thought) => {
                is_thinking = false;
                session.stop = Stop::default();
                if let Some(thought) = thought {
                    writeln!(out, "best {}", thought.best)?;
                }
            }
        }
        out.flush()?;
    }
}

/// Sends each line of the input as an event.
fn read(input: impl Read, events: &SyncSender<Event>) {
    let mut input = BufReader::new(input);
    while let Some(line) = next_line(&mut input) {
        if events.send(Event::Line(line)).is_err() {
            return;
        }
    }
    // This fails if the receiver is gone.
    let _ = events.send(Event::End);
}

/// The next line, if there is one. A read error counts as the end of the input.
fn next_line(input: &mut impl BufRead) -> Option<Result<String, ProtocolError>> {
    let mut bytes = Vec::new();
    let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes).ok()?;
    if read == 0 {
        return None;
    }
    if read as u64 == LONGEST_LINE && bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n').ok()?;
        return Some(Err(ProtocolError::LineTooLong { limit: LONGEST_LINE }));
    }
    Some(String::from_utf8(bytes).map_err(|_| ProtocolError::NotText))
}
