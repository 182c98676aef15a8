//! What is made of a set so far: a file beside the one to be made. Each block is written whole, and its end is marked, so
//! that the work goes on where it was interrupted.

use std::{
    collections::BTreeMap,
    fs::{self, File, OpenOptions},
    io::{ErrorKind, Write},
    path::{Path, PathBuf},
};

use crate::{
    cli::{CliError, desk::Source},
    puzzle::{HEADER, Puzzle, PuzzleLine, Recipe, Shard, write_puzzle},
};

/// What is added to the name of the file to be made.
const PART: &str = ".part";

/// What stands before the number of a block behind its puzzles.
const END: &str = "# end of block ";

/// The puzzles of each block, by its number.
pub type Blocks = BTreeMap<usize, Vec<Puzzle>>;

/// The file with what is made so far.
pub struct PartFile {
    path: PathBuf,
    file: File,
}

impl PartFile {
    /// Opens the file beside `out`, and reads the blocks that are whole.
    pub fn open(out: &Path, recipe: Recipe, shard: Shard) -> Result<(PartFile, Blocks), CliError> {
        let mut path = out.as_os_str().to_owned();
        path.push(PART);
        let path = PathBuf::from(path);
        let Recipe { seed, count } = recipe;
        let Shard { number, of } = shard;
        let top = format!("{HEADER}\n# seed {seed}, count {count}, shard {number}/{of}\n");
        let blocks = match fs::read_to_string(&path) {
            Ok(text) => match text.strip_prefix(&top) {
                Some(blocks) => blocks_in(blocks),
                None => return Err(CliError::PartOfOther { file: Source::named(&path) }),
            },
            Err(error) if error.kind() == ErrorKind::NotFound => Blocks::new(),
            Err(error) => return Err(CliError::unreadable(&path, error)),
        };
        let whole: String = blocks.iter().map(|(block, made)| written(*block, made)).collect();
        fs::write(&path, top + &whole).map_err(|error| CliError::file_unwritable(&path, error))?;
        let file = OpenOptions::new().append(true).open(&path);
        let file = file.map_err(|error| CliError::file_unwritable(&path, error))?;
        Ok((PartFile { path, file }, blocks))
    }

    /// Adds a block that is made.
    pub fn add(&mut self, block: usize, made: &[Puzzle]) -> Result<(), CliError> {
        let added = self.file.write_all(written(block, made).as_bytes());
        added.map_err(|error| CliError::file_unwritable(&self.path, error))
    }

    /// Removes the file: all of it is in the set now.
    pub fn remove(self) {
        // If that fails, it is in nobody's way.
        let _ = fs::remove_file(self.path);
    }
}

fn written(block: usize, made: &[Puzzle]) -> String {
    let lines: String = made.iter().map(|puzzle| write_puzzle(puzzle) + "\n").collect();
    format!("{lines}{END}{block}\n")
}

/// The blocks that are whole. What is left of another is made anew.
fn blocks_in(text: &str) -> Blocks {
    let mut blocks = Blocks::new();
    let mut made = Some(Vec::new());
    for line in text.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n')) {
        if let Some(block) = line.strip_prefix(END) {
            let made = made.replace(Vec::new());
            blocks.extend(block.parse().ok().zip(made));
        } else {
            let puzzle = PuzzleLine::cut(line).and_then(|line| line.read()).ok();
            made = made.zip(puzzle).map(|(mut made, puzzle)| {
                made.push(puzzle);
                made
            });
        }
    }
    blocks
}
