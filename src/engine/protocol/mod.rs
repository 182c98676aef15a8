//! The line protocol, by which other programs use the computer player: one command a line, one or more
//! lines back.
//!
//! A thread of its own reads, and another thinks, so that thinking can be ended at any time. Commands
//! that come while it thinks wait until it is done, except for those that end it.

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

/// A line may be so long: as long as a record of the longest match.
const LONGEST_LINE: u64 = 1 << 20;

/// What happens while the protocol is spoken.
enum Event {
    /// A line came in, or something that is none.
    Line(Result<String, ProtocolError>),
    /// There is no more to come.
    End,
    /// A depth was finished.
    Info(Thought),
    /// The thinking is done.
    Done(Option<Thought>),
}

/// Answers the lines that come in, until they end or say `quit`. Fails only if nothing can be written.
pub fn serve(input: impl Read + Send + 'static, mut out: impl Write) -> io::Result<()> {
    let (sender, events) = sync_channel(64);
    let from_reader = sender.clone();
    // It may go on waiting for a line when nobody wants one any more.
    thread::Builder::new().spawn(move || read(input, &from_reader))?;
    let mut session = Session::default();
    let result = answer(&mut session, &sender, &events, &mut out);
    session.stop.ring();
    result
}

fn answer(
    session: &mut Session,
    sender: &SyncSender<Event>,
    events: &Receiver<Event>,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut waiting = VecDeque::new();
    let mut is_thinking = false;
    let mut has_ended = false;
    let mut quits = false;
    loop {
        while !is_thinking
            && !quits
            && let Some(line) = waiting.pop_front()
        {
            match Command::read(line) {
                Ok(Command::Quit) => quits = true,
                Ok(Command::Go(limits)) => match session.may_think() {
                    Ok(()) => {
                        is_thinking = true;
                        session.think(limits, sender.clone())?;
                    }
                    Err(error) => writeln!(out, "error: {error}")?,
                },
                Ok(command) => match session.obey(command, out)? {
                    Ok(()) => {}
                    Err(error) => writeln!(out, "error: {error}")?,
                },
                Err(error) => writeln!(out, "error: {error}")?,
            }
            out.flush()?;
        }
        if !is_thinking && (quits || has_ended) {
            return Ok(());
        }
        // One sender is kept here, so there is always another event to wait for.
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
            Event::End => has_ended = true,
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

/// Passes on line after line, as text or with what is wrong with it.
fn read(input: impl Read, events: &SyncSender<Event>) {
    let mut input = BufReader::new(input);
    while let Some(line) = next_line(&mut input) {
        if events.send(Event::Line(line)).is_err() {
            return;
        }
    }
    // Nobody listens any more, if it fails.
    let _ = events.send(Event::End);
}

/// The next line, if there is one. What cannot be read any more has ended.
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
