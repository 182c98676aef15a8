//! Other copies of the program: the test binary runs itself as a child process that plays a role.

use std::{
    env,
    io::{self, BufRead, BufReader, Write},
    path::Path,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use nonaga::home::NONAGA_HOME;

use crate::{folders, full_disk, kill, tidy, two_copies};

const ROLE: &str = "NONAGA_TEST_ROLE";
/// Marks a child's own lines, among those of its test harness.
const MARK: &str = "said: ";

/// Not a real test: every child process starts here.
#[test]
fn role() {
    match env::var(ROLE).as_deref() {
        Ok("keep") => kill::keep_and_report(),
        Ok("report, then keep") => kill::report_and_not_keep(),
        Ok("play beside another") => two_copies::play_beside_another(),
        Ok("fill") => full_disk::fill(),
        Ok("tidy") => tidy::tidy_and_report(),
        Ok("tidy beside another") => tidy::tidy_beside_another(),
        Ok("folders") => folders::print_folders(),
        Ok(role) => panic!("no such role: {role}"),
        Err(_) => (),
    }
}

/// In a child: prints a line for the parent.
pub fn print_line(line: &str) {
    let mut out = io::stdout().lock();
    writeln!(out, "{MARK}{line}").and_then(|()| out.flush()).unwrap();
}

/// In a child: waits for a line from the parent. `None` once the parent has closed the pipe.
pub fn read_line() -> Option<String> {
    io::stdin().lines().next()?.ok()
}

/// A running child process. It is killed when this is dropped.
pub struct Copy {
    child: Child,
    output: BufReader<ChildStdout>,
    input: Option<ChildStdin>,
}

impl Copy {
    pub fn start(role: &str, home: &Path) -> Self {
        Self::start_by(Command::new(env::current_exe().unwrap()), role, home)
    }

    /// Starts it through another program.
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
        let output = BufReader::new(child.stdout.take().unwrap());
        let input = child.stdin.take();
        Self { child, output, input }
    }

    /// The next whole line it prints. `None` when it has ended.
    pub fn read_line(&mut self) -> Option<String> {
        loop {
            let mut line = String::new();
            self.output.read_line(&mut line).unwrap();
            let line = line.strip_suffix('\n')?;
            // The test harness may have printed the beginning of the line.
            if let Some((_, said)) = line.rsplit_once(MARK) {
                return Some(said.to_owned());
            }
        }
    }

    pub fn write_line(&mut self, line: &str) {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
    }

    /// Kills it like `kill -9`, and returns the lines that were not read yet.
    pub fn kill(mut self) -> Vec<String> {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        std::iter::from_fn(|| self.read_line()).collect()
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        // It may have ended already.
        _ = self.child.kill();
        _ = self.child.wait();
    }
}
