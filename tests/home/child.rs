//! Other copies of the program: this test again, as a process of its own that plays a role.

use std::{
    env,
    io::{self, BufRead, BufReader, Write},
    path::Path,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use nonaga::home::NONAGA_HOME;

use crate::{folders, full_disk, kill, two_copies};

const ROLE: &str = "NONAGA_TEST_ROLE";
/// Tells what a child says from what its test harness says.
const SAID: &str = "said: ";

/// Not a test in itself: where a child begins.
#[test]
fn role() {
    match env::var(ROLE).as_deref() {
        Ok("keep") => kill::keep_and_say(),
        Ok("say, then keep") => kill::say_and_not_keep(),
        Ok("play beside another") => two_copies::play_beside_another(),
        Ok("fill") => full_disk::fill(),
        Ok("folders") => folders::say_them(),
        Ok(role) => panic!("no such role: {role}"),
        Err(_) => (),
    }
}

/// Says a line to whoever has started this.
pub fn say(line: &str) {
    let mut out = io::stdout().lock();
    writeln!(out, "{SAID}{line}").and_then(|()| out.flush()).unwrap();
}

/// Waits for a line; `None` once nobody listens any more.
pub fn hear() -> Option<String> {
    io::stdin().lines().next()?.ok()
}

/// A running child. It is killed when this is dropped.
pub struct Copy {
    child: Child,
    mouth: BufReader<ChildStdout>,
    ear: Option<ChildStdin>,
}

impl Copy {
    pub fn start(role: &str, home: &Path) -> Self {
        Self::start_by(Command::new(env::current_exe().unwrap()), role, home)
    }

    /// Through another program that starts it.
    pub fn start_by(mut command: Command, role: &str, home: &Path) -> Self {
        let mut child = command
            .args(["child::role", "--exact", "--nocapture", "--test-threads=1"])
            .env(ROLE, role)
            .env(NONAGA_HOME, home)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mouth = BufReader::new(child.stdout.take().unwrap());
        let ear = child.stdin.take();
        Self { child, mouth, ear }
    }

    /// The next whole line that it says; `None` when it has ended.
    pub fn hear(&mut self) -> Option<String> {
        loop {
            let mut line = String::new();
            self.mouth.read_line(&mut line).unwrap();
            let line = line.strip_suffix('\n')?;
            // The harness begins a line and leaves it open.
            if let Some((_, said)) = line.rsplit_once(SAID) {
                return Some(said.to_owned());
            }
        }
    }

    pub fn say(&mut self, line: &str) {
        writeln!(self.ear.as_mut().unwrap(), "{line}").unwrap();
    }

    /// Kills it as `kill -9` does, and gives what it had said and nobody had heard.
    pub fn kill(mut self) -> Vec<String> {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        std::iter::from_fn(|| self.hear()).collect()
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        // It may well have ended already.
        _ = self.child.kill();
        _ = self.child.wait();
    }
}
