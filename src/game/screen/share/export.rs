//! Exports: a match as a file, a picture or an animation. The program draws in a second copy of itself, so that the
//! game stays quick, and follows how far that has come.

use std::{
    env,
    io::{self, BufRead, BufReader, Read, Write},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::Arc,
};

use crate::{
    game::common::Caller,
    home::{Home, HomeError},
    record::Record,
    words::SystemFault,
};

/// How far an export has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ExportProgress {
    /// So many steps are done, of so many.
    At(usize, usize),
    /// The file is written.
    Done(PathBuf),
    /// No file can be written there.
    NotWritten(HomeError),
    /// The drawing program cannot be run.
    NotRun(SystemFault),
    /// It is not drawn. The drawing program says why.
    NotDrawn(String),
}

/// What to export, and where to.
#[derive(Clone)]
pub(super) struct ExportOrder {
    pub home: Home,
    pub folder: PathBuf,
    /// What the file is called, unless that name is taken.
    pub name: String,
    pub record: Arc<Record>,
    pub form: Form,
    /// Whether the player looks at the board from its far side.
    pub is_flipped: bool,
    /// The tag of the language for messages.
    pub language: &'static str,
}

/// What a match is exported as.
#[derive(Clone, Copy)]
pub(super) enum Form {
    File,
    /// A picture of the board after this turn.
    Picture(usize),
    /// An animation of the whole match.
    Animation,
}

/// Exports a match. Once that is cancelled, the drawing program finds that nobody reads its progress any more, ends,
/// and leaves nothing behind.
pub(super) fn export(order: ExportOrder, call: &Caller<ExportProgress>) {
    let ExportOrder { home, folder, name, record, form, .. } = &order;
    let drawn = |extension| {
        let out = home.free_path(folder, name, &**record, extension)?;
        Ok(match draw(&order, &out, call) {
            Ok(None) => ExportProgress::Done(out),
            Ok(Some(said)) => ExportProgress::NotDrawn(said),
            Err(error) => ExportProgress::NotRun(error.into()),
        })
    };
    let last = match form {
        Form::File => home.export_match(folder, name, &**record).map(ExportProgress::Done),
        Form::Picture(_) => drawn("png"),
        Form::Animation => drawn("gif"),
    };
    call.answer(last.unwrap_or_else(ExportProgress::NotWritten));
}

/// Draws, and follows the drawing. Returns what the drawing program says if it fails.
fn draw(
    order: &ExportOrder,
    out: &Path,
    call: &Caller<ExportProgress>,
) -> io::Result<Option<String>> {
    let mut child = command(order, out)?.spawn()?;
    if let Some(mut input) = child.stdin.take() {
        input.write_all(order.record.to_text().as_bytes())?;
    }
    for line in child.stdout.take().into_iter().flat_map(|out| BufReader::new(out).lines()) {
        if call.stop().is_rung() {
            break;
        }
        if let Some((done, all)) = parse(&line?) {
            call.answer(ExportProgress::At(done, all));
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

fn command(order: &ExportOrder, out: &Path) -> io::Result<Command> {
    let mut command = Command::new(env::current_exe()?);
    command.args(["--lang", order.language, "render", "-", "--progress", "--out"]);
    command.arg(out);
    if let Form::Picture(turn) = order.form {
        command.args(["--turn", &turn.to_string()]);
    }
    if order.is_flipped {
        command.arg("--flip");
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
