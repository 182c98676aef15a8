//! A program that runs in a terminal, and what it says.

use std::{
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    thread,
    time::{Duration, Instant},
};

/// Longer than anything takes here.
pub const PATIENCE: Duration = Duration::from_mins(1);

/// It is killed with the test.
pub struct Program {
    child: Child,
    typed: Option<ChildStdin>,
    said: Receiver<String>,
    /// What it has said and nobody has waited for yet.
    heard: Vec<String>,
}

impl Program {
    pub fn start(home: &Path, args: &[&str]) -> Program {
        let mut command = Command::new(env!("CARGO_BIN_EXE_nonaga"));
        command.args(args);
        Program::of(command, home)
    }

    pub fn of(mut command: Command, home: &Path) -> Program {
        command.env("NONAGA_HOME", home).env("LC_ALL", "en_GB.UTF-8").env_remove("LANGUAGE");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let typed = child.stdin.take();
        let (say, said) = channel();
        let out: Box<dyn std::io::Read + Send> = Box::new(child.stdout.take().expect("a pipe"));
        let err = Box::new(child.stderr.take().expect("a pipe"));
        for pipe in [out, err] {
            let say = say.clone();
            thread::spawn(move || {
                for line in BufReader::new(pipe).lines().map_while(Result::ok) {
                    _ = say.send(line);
                }
            });
        }
        Program { child, typed, said, heard: Vec::new() }
    }

    /// Types a line.
    pub fn say(&mut self, line: &str) {
        let typed = self.typed.as_mut().expect("it listens");
        writeln!(typed, "{line}").expect("it listens");
    }

    /// Waits for a line with this text, and forgets all up to it.
    pub fn wait_for(&mut self, text: &str) -> String {
        let begun = Instant::now();
        loop {
            if let Some(at) = self.heard.iter().position(|line| line.contains(text)) {
                return self.heard.drain(..=at).next_back().expect("it was found");
            }
            match self.said.recv_timeout(PATIENCE.saturating_sub(begun.elapsed())) {
                Ok(line) => self.heard.push(line),
                Err(RecvTimeoutError::Timeout) => panic!("never “{text}”: {:#?}", self.heard),
                Err(RecvTimeoutError::Disconnected) => {
                    panic!("it has ended without “{text}”: {:#?}", self.heard)
                }
            }
        }
    }

    /// Waits for the invitation.
    pub fn invitation(&mut self) -> String {
        let line = self.wait_for("invitation: ");
        line.strip_prefix("invitation: ").expect("the first thing in its line").to_owned()
    }

    /// As hard as a program can be ended.
    pub fn kill(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }

    /// The exit code, once it has ended.
    pub fn has_ended(&mut self) -> Option<i32> {
        let status = self.child.try_wait().expect("a child")?;
        Some(status.code().unwrap_or(-1))
    }

    /// Waits until it ends by itself, and returns what else it said.
    pub fn end(&mut self, code: i32) -> String {
        let begun = Instant::now();
        let ended = loop {
            match self.has_ended() {
                Some(ended) => break ended,
                None if begun.elapsed() > PATIENCE => {
                    panic!("it never ends: {:#?}", self.said_so_far())
                }
                None => thread::sleep(Duration::from_millis(5)),
            }
        };
        self.heard.extend(self.said.iter());
        let said = self.heard.join("\n");
        assert_eq!(ended, code, "{said}");
        said
    }

    /// All that it has said and nobody has waited for.
    pub fn said_so_far(&mut self) -> &[String] {
        self.heard.extend(self.said.try_iter());
        &self.heard
    }

    /// Leaves the match.
    pub fn quit(&mut self) -> String {
        self.say("quit");
        self.end(0)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.kill();
    }
}
