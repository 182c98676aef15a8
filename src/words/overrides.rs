//! Sentences from the user's files, which replace the program's own.

use std::{
    fs::{self, File},
    io::{self, ErrorKind, Read},
    path::{Path, PathBuf},
};

use fluent_bundle::FluentResource;
use serde::Serialize;
use strum::VariantNames;

use super::SystemFault;

/// The most bytes of one file: many times what all of the program's own sentences have.
const LARGEST_FILE: usize = 4 << 20;

/// Why the user's sentences cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames)]
pub enum WordsError {
    /// A file, or the folder itself, cannot be read.
    Unreadable {
        /// The path of the file or folder.
        file: String,
        /// What the system says.
        why: SystemFault,
    },
    /// A file is not valid Fluent.
    Broken {
        /// The path of the file.
        file: String,
        /// The line of the first error, from 1.
        line: usize,
        /// Fluent's message.
        why: String,
    },
}

/// Reads the `.ftl` files of a folder, sorted by name.
pub(super) fn read(folder: &Path) -> Result<Vec<FluentResource>, WordsError> {
    let mut files = match ftl_files(folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        files => files.map_err(|error| unreadable(folder, &error))?,
    };
    files.sort();
    files.iter().map(|file| read_file(file)).collect()
}

fn ftl_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "ftl") {
            files.push(path);
        }
    }
    Ok(files)
}

fn read_file(file: &Path) -> Result<FluentResource, WordsError> {
    let source = text_of(file).map_err(|error| unreadable(file, &error))?;
    parse(&file.display().to_string(), &source)
}

/// Reads a file. What is no file, such as a pipe, is not waited for, and a huge one does not fill the memory.
fn text_of(file: &Path) -> io::Result<String> {
    if !fs::metadata(file)?.is_file() {
        return Err(ErrorKind::IsADirectory.into());
    }
    let mut bytes = Vec::new();
    File::open(file)?.take(LARGEST_FILE as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > LARGEST_FILE {
        return Err(ErrorKind::FileTooLarge.into());
    }
    String::from_utf8(bytes).map_err(|_| ErrorKind::InvalidData.into())
}

fn unreadable(path: &Path, error: &io::Error) -> WordsError {
    WordsError::Unreadable { file: path.display().to_string(), why: error.into() }
}

/// Parses Fluent source. `file` is its name for error messages.
pub(super) fn parse(file: &str, source: &str) -> Result<FluentResource, WordsError> {
    // Some editors begin a file with this invisible mark, which Fluent does not accept.
    let source = source.trim_start_matches('\u{feff}');
    FluentResource::try_new(source.to_owned()).map_err(|(_, errors)| {
        let first = errors.into_iter().min_by_key(|error| error.pos.start);
        let (at, why) =
            first.map(|error| (error.pos.start, error.kind.to_string())).unwrap_or_default();
        let line = 1 + source.bytes().take(at).filter(|&byte| byte == b'\n').count();
        WordsError::Broken { file: file.to_owned(), line, why }
    })
}
