//! Exports: pictures and animations of a match. The program draws them in a second copy of itself, so that the
//! game stays quick, and follows how far that has come.

use std::{
    env,
    io::{self, BufRead, BufReader, Read, Write},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::{
        Arc,
        mpsc::{Receiver, Sender, channel},
    },
    thread,
};

use bevy::platform::cell::SyncCell;

use crate::{game::common::Waker, record::Record};

/// A picture or an animation that is being drawn. Dropping it stops the drawing: the drawing program finds that
/// nobody reads its progress any more, ends, and leaves nothing behind.
pub(super) struct Export {
    progress: SyncCell<Receiver<Progress>>,
}

/// How far an export has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Progress {
    /// So many steps are done, of so many.
    At(usize, usize),
    /// The file is written.
    Done(PathBuf),
    /// There is no file. The drawing program, or the system, says why.
    Failed(String),
}

/// What to draw.
pub(super) struct Order {
    pub record: Arc<Record>,
    pub out: PathBuf,
    /// The turn to draw. Without one, the whole match.
    pub turn: Option<usize>,
    /// The tag of the language for messages.
    pub language: &'static str,
}

impl Export {
    /// Begins to draw.
    pub fn begin(order: Order, waker: &Waker) -> Result<Export, io::Error> {
        let (sender, progress) = channel();
        let waker = waker.clone();
        thread::Builder::new().name("export".to_owned()).spawn(move || {
            let last = match draw(&order, &sender, &waker) {
                Ok(None) => Progress::Done(order.out),
                Ok(Some(said)) => Progress::Failed(said),
                Err(error) => Progress::Failed(error.to_string()),
            };
            // Nobody listens once the player has stopped it.
            _ = sender.send(last);
            waker.wake();
        })?;
        Ok(Export { progress: SyncCell::new(progress) })
    }

    /// What has happened since the last call.
    pub fn news(&mut self) -> Vec<Progress> {
        self.progress.get().try_iter().collect()
    }
}

/// Draws, and follows the drawing. Returns what the drawing program says if it fails.
fn draw(order: &Order, progress: &Sender<Progress>, waker: &Waker) -> io::Result<Option<String>> {
    let mut child = command(order)?.spawn()?;
    if let Some(mut input) = child.stdin.take() {
        input.write_all(order.record.to_text().as_bytes())?;
    }
    for line in child.stdout.take().into_iter().flat_map(|out| BufReader::new(out).lines()) {
        if let Some((done, all)) = parse(&line?) {
            if progress.send(Progress::At(done, all)).is_err() {
                break;
            }
            waker.wake();
        }
    }
    let mut said = String::new();
    if let Some(errors) = child.stderr.take() {
        // What can be read of it is better than nothing.
        _ = errors.take(MOST_SAID).read_to_string(&mut said);
    }
    let is_drawn = child.wait()?.success();
    Ok((!is_drawn).then(|| said.trim().to_owned()))
}

/// The most bytes that are kept of what the drawing program says.
const MOST_SAID: u64 = 4096;

fn command(order: &Order) -> io::Result<Command> {
    let mut command = Command::new(env::current_exe()?);
    command.args(["--lang", order.language, "render", "-", "--progress", "--out"]);
    command.arg(Path::new(&order.out));
    if let Some(turn) = order.turn {
        command.args(["--turn", &turn.to_string()]);
    }
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    Ok(command)
}

/// Reads a line such as `progress 12 240`.
fn parse(line: &str) -> Option<(usize, usize)> {
    let (done, all) = line.strip_prefix("progress ")?.split_once(' ')?;
    Some((done.parse().ok()?, all.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_is_read_and_anything_else_is_not() {
        assert_eq!(parse("progress 12 240"), Some((12, 240)));
        for other in ["", "progress", "progress 1", "progress a b", "done 1 2", "progress -1 2"] {
            assert_eq!(parse(other), None, "{other}");
        }
    }
}
