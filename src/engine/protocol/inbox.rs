//! The lines that wait for an answer, and the signal that ends thinking. One thread fills the inbox while
//! another answers.

use std::{
    collections::VecDeque,
    io::{self, BufRead, BufReader, Read},
    iter,
    sync::{Condvar, Mutex, MutexGuard, PoisonError},
};

use super::command::{Command, LONGEST_LINE};
use crate::engine::{limits::Stop, memory};

/// The lines that wait may take this many bytes. When there is no more room, nothing is read until lines are
/// taken. A `stop` that has not been read by then has to wait as well.
const ROOM: usize = 64 << 20;
/// The room grows by this many bytes.
const STEP: usize = 4 << 20;

#[derive(Default)]
pub(super) struct Inbox {
    state: Mutex<State>,
    /// Something was added or taken, or one side is done.
    changed: Condvar,
}

#[derive(Default)]
struct State {
    /// The waiting lines, each with a line feed at its end. As one text they take no more memory than they
    /// are long.
    waiting: VecDeque<u8>,
    /// The number of lines that have arrived.
    arrived: u64,
    /// The number of lines that have been taken.
    taken: u64,
    /// The numbers of the latest `go` and the latest `stop`.
    last_go: u64,
    last_stop: u64,
    /// Every `go` before the line with this number is stopped: it is a `quit`, or one `stop` too many.
    all_stopped_at: u64,
    /// The `go` that was answered last, or is being thought about.
    current_go: u64,
    /// Ends the current thinking.
    stop: Stop,
    /// No more lines will arrive.
    has_ended: bool,
    /// No more lines will be taken.
    is_closed: bool,
}

/// What a line means for the thinking that goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LineKind {
    Go,
    Stop,
    Quit,
    Other,
}

impl LineKind {
    fn of(line: &[u8]) -> LineKind {
        // Other lines may be long, so they are not read here.
        if ![&b"go"[..], b"stop", b"quit"].iter().any(|word| line.trim_ascii().starts_with(word)) {
            return LineKind::Other;
        }
        match Command::read(line) {
            Ok(Command::Go(_)) => LineKind::Go,
            Ok(Command::Stop) => LineKind::Stop,
            Ok(Command::Quit) => LineKind::Quit,
            _ => LineKind::Other,
        }
    }
}

impl State {
    /// Counts a line that has arrived, and ends the thinking if the line says so.
    fn notice(&mut self, kind: LineKind) {
        self.arrived += 1;
        match kind {
            LineKind::Go => self.last_go = self.arrived,
            // The `go` before it may still wait, after the one that is being thought about.
            LineKind::Stop if self.last_go > self.last_stop => {
                self.last_stop = self.arrived;
                if self.last_go == self.current_go {
                    self.stop.ring();
                }
            }
            LineKind::Stop | LineKind::Quit => {
                self.last_stop = self.arrived;
                self.all_stopped_at = self.arrived;
                self.stop.ring();
            }
            LineKind::Other => {}
        }
    }

    /// Whether a `stop` or `quit` has arrived for the `go` that was taken last.
    fn is_stopped(&self) -> bool {
        self.all_stopped_at > self.current_go
            || if self.last_go == self.current_go {
                self.last_stop > self.current_go
            } else {
                self.waiting_kinds().find(|kind| *kind != LineKind::Other) == Some(LineKind::Stop)
            }
    }

    /// The kinds of the waiting lines, in order.
    fn waiting_kinds(&self) -> impl Iterator<Item = LineKind> {
        let mut bytes = self.waiting.iter().copied();
        iter::from_fn(move || {
            let mut line = vec![bytes.next()?];
            if line != b"\n" {
                line.extend(bytes.by_ref().take_while(|byte| *byte != b'\n'));
            }
            Some(LineKind::of(&line))
        })
    }

    /// Makes room for a line with its line feed, if there may be so much. If nothing else waits, every line
    /// fits.
    fn has_room_for(&mut self, line: &[u8]) -> bool {
        let used = self.waiting.len();
        let needed = used + line.len() + 1;
        if used == 0 {
            return true;
        }
        // The room is taken in steps, and the last one may reach beyond the limit.
        if needed > ROOM || needed <= self.waiting.capacity() {
            return needed <= ROOM;
        }
        // Without this, the room would double each time, and the old half would be there for a while as well.
        let step = STEP.max(line.len() + 1);
        memory::ask_for(step + memory::MARGIN).is_ok()
            && self.waiting.try_reserve_exact(step).is_ok()
    }
}

impl Inbox {
    /// Adds each line of the input, up to its end or to a `quit`. A read error counts as the end.
    pub fn fill(&self, input: impl Read) {
        let mut input = BufReader::new(input);
        let mut line = Vec::new();
        while let Ok(true) = read_line(&mut input, &mut line) {
            if !self.add(&line) {
                break;
            }
        }
        self.state().has_ended = true;
        self.changed.notify_all();
    }

    /// Adds a line as soon as there is room. Returns whether more lines may follow.
    fn add(&self, line: &[u8]) -> bool {
        let kind = LineKind::of(line);
        let mut state = self.state();
        state.notice(kind);
        let is_full = |state: &mut State| !state.is_closed && !state.has_room_for(line);
        let waited = self.changed.wait_while(state, is_full);
        let mut state = waited.unwrap_or_else(PoisonError::into_inner);
        if state.is_closed {
            return false;
        }
        state.waiting.extend(line);
        state.waiting.push_back(b'\n');
        self.changed.notify_all();
        kind != LineKind::Quit
    }

    /// Takes the next line. Waits until there is one. `None` after the last.
    pub fn take_line(&self) -> Option<Vec<u8>> {
        let is_idle = |state: &mut State| state.waiting.is_empty() && !state.has_ended;
        let waited = self.changed.wait_while(self.state(), is_idle);
        let mut state = waited.unwrap_or_else(PoisonError::into_inner);
        let mut line = Vec::new();
        // Reading from memory does not fail.
        state.waiting.read_until(b'\n', &mut line).ok()?;
        line.pop()?;
        state.taken += 1;
        self.changed.notify_all();
        Some(line)
    }

    /// The signal that ends the thinking about the line that was taken last. It may have been given already.
    pub fn begin_thinking(&self) -> Stop {
        let mut state = self.state();
        state.stop = Stop::default();
        state.current_go = state.taken;
        if state.is_stopped() {
            state.stop.ring();
        }
        state.stop.clone()
    }

    /// Whether a `stop` or `quit` has arrived for the thinking that began last.
    pub fn is_stopped(&self) -> bool {
        self.state().is_stopped()
    }

    /// Takes no more lines, so that a thread that waits for room ends.
    pub fn close(&self) {
        self.state().is_closed = true;
        self.changed.notify_all();
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Reads a line without its line feed. Keeps just enough of a line that is too long to recognise it. Returns
/// whether there was one.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    let most = LONGEST_LINE as u64 + 2;
    if input.by_ref().take(most).read_until(b'\n', line)? == 0 {
        return Ok(false);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if line.len() as u64 == most {
        input.skip_until(b'\n')?;
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(text: &[u8]) -> Inbox {
        let inbox = Inbox::default();
        inbox.fill(text);
        inbox
    }

    #[test]
    fn lines_come_out_as_they_went_in() {
        let inbox = filled(b"one\n\n three\r\nlast");
        let lines: Vec<_> = iter::from_fn(|| inbox.take_line()).collect();
        assert_eq!(lines, [&b"one"[..], b"", b" three\r", b"last"]);
    }

    /// For each `go` of an input that has been read whole: whether it is stopped.
    fn stopped(text: &str) -> Vec<bool> {
        let inbox = filled(text.replace(' ', "\n").as_bytes());
        let mut stopped = Vec::new();
        while let Some(line) = inbox.take_line() {
            if LineKind::of(&line) == LineKind::Go {
                stopped.push(inbox.begin_thinking().is_rung());
                assert_eq!(stopped.last(), Some(&inbox.is_stopped()));
            }
        }
        stopped
    }

    #[test]
    fn a_stop_ends_the_go_before_it_and_another_stop_all_before_it() {
        assert_eq!(stopped("go legal stopp"), [false]);
        assert_eq!(stopped("stop go"), [false]);
        assert_eq!(stopped("go legal stop"), [true]);
        assert_eq!(stopped("go stop go stop"), [true, true]);
        assert_eq!(stopped("go go x stop x go"), [false, true, false]);
        assert_eq!(stopped("go go x stop x stop go"), [true, true, false]);
        assert_eq!(stopped("go go go quit go"), [true, true, true]);
    }

    #[test]
    fn a_stop_ends_the_thinking_only_if_no_other_go_is_before_it() {
        let inbox = Inbox::default();
        let rings = |stop: &Stop, lines: &[&str]| {
            lines.iter().all(|line| inbox.add(line.as_bytes())) && stop.is_rung()
        };
        inbox.add(b"go depth 60");
        inbox.take_line();
        let stop = inbox.begin_thinking();
        assert!(!rings(&stop, &["legal", "stop it", "go time 3", "go sideways", " stop "]));
        assert!(rings(&stop, &["stop"]));
        assert!(inbox.is_stopped());
    }

    #[test]
    fn a_line_that_is_too_long_is_cut_off_and_the_next_is_whole() {
        let mut text = vec![b'x'; LONGEST_LINE];
        text.push(b'\n');
        text.extend(vec![b'y'; 3 * LONGEST_LINE]);
        text.extend(b"\nlegal");
        let inbox = filled(&text);
        let lengths: Vec<_> = iter::from_fn(|| inbox.take_line()).map(|line| line.len()).collect();
        assert_eq!(lengths[0], LONGEST_LINE);
        assert!(lengths[1] > LONGEST_LINE && lengths[1] < LONGEST_LINE + 10, "{lengths:?}");
        assert_eq!(lengths[2], 5);
    }

    /// The thread that reads waits, and goes on when lines are taken.
    #[test]
    fn what_waits_takes_only_so_much_memory() {
        let line = [&[b'x'; 999][..], b"\n"].concat();
        let lines = 2 * ROOM / line.len();
        let inbox = Inbox::default();
        std::thread::scope(|scope| {
            scope.spawn(|| inbox.fill(line.repeat(lines).as_slice()));
            for _ in 0..lines {
                assert!(inbox.state().waiting.len() <= ROOM);
                assert_eq!(inbox.take_line().map(|line| line.len()), Some(999));
            }
            assert_eq!(inbox.take_line(), None);
        });
    }

    #[test]
    fn reading_ends_when_nobody_takes_lines_any_more() {
        let inbox = Inbox::default();
        std::thread::scope(|scope| {
            let reader = scope.spawn(|| inbox.fill(io::repeat(b'\n')));
            inbox.take_line();
            inbox.close();
            assert!(reader.join().is_ok());
        });
    }
}
