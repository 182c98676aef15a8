//! How far a long task has come: a bar in a terminal, or lines for another program.

use std::{
    io::{self, IsTerminal, Write},
    ops::ControlFlow,
};

/// How wide the bar is, in letters.
const WIDTH: usize = 40;

/// Shows how far a task has come.
pub struct Meter {
    kind: MeterKind,
    /// The part of the bar that was last drawn.
    drawn: Option<usize>,
}

enum MeterKind {
    /// A line for each step on standard output, for another program.
    Lines,
    /// A bar on standard error.
    Bar,
    /// Nobody is there to see it.
    Nothing,
}

impl Meter {
    /// A meter for a program that reads lines, or for a person at a terminal.
    pub fn new(for_program: bool) -> Meter {
        let kind = if for_program {
            MeterKind::Lines
        } else if io::stderr().is_terminal() {
            MeterKind::Bar
        } else {
            MeterKind::Nothing
        };
        Meter { kind, drawn: None }
    }

    /// Shows that this many steps of all are done. If the program that reads it has gone, the task shall end.
    pub fn show(&mut self, done: usize, all: usize) -> ControlFlow<()> {
        match self.kind {
            MeterKind::Lines => {
                let mut out = io::stdout().lock();
                let told = writeln!(out, "progress {done} {all}").and_then(|()| out.flush());
                if told.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            }
            MeterKind::Bar => {
                let full = (done * WIDTH).checked_div(all).unwrap_or(WIDTH).min(WIDTH);
                if self.drawn.replace(full) != Some(full) {
                    let bar = "#".repeat(full) + &".".repeat(WIDTH - full);
                    // Go on even if the bar cannot be shown.
                    let _ = write!(io::stderr(), "\r[{bar}] {} %", full * 100 / WIDTH);
                }
                ControlFlow::Continue(())
            }
            MeterKind::Nothing => ControlFlow::Continue(()),
        }
    }
}

impl Drop for Meter {
    /// Removes the bar, so that what is said next begins a line.
    fn drop(&mut self) {
        if self.drawn.is_some() {
            let _ = write!(io::stderr(), "\r{}\r", " ".repeat(WIDTH + 8));
        }
    }
}
