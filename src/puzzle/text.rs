//! Puzzles as text: a line each, which people can read.

use std::fmt::Write as _;

use super::{Puzzle, PuzzleError, PuzzleFault, PuzzleKind, PuzzleTheme, canonical};
use crate::rules::{Cell, HouseRules, Setup, Side, Turn};

/// The first line of a file.
pub const HEADER: &str = "nonaga-puzzles 1";

/// How the first line begins, in whatever version.
pub const HEADER_BEGINS: &str = "nonaga-puzzles";

/// A line with this sign at its beginning is for people.
pub(super) const COMMENT: char = '#';

/// What stands between two turns.
pub const BETWEEN_TURNS: &str = "; ";

const FIELDS: usize = 6;
const ROWS: char = '/';
const GAP: char = '.';
const DISC: char = 'o';
const LOCKED: char = 'x';
const RED: char = 'R';
const BLACK: char = 'B';

/// A line of a set of puzzles, cut into its fields. Reading no more of it than this is quick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleLine<'t> {
    /// The short name of the puzzle. It follows from its board.
    pub id: &'t str,
    /// What it asks for.
    pub kind: PuzzleKind,
    /// How hard it is, on the scale of the levels.
    pub rating: u32,
    /// The names of its themes, with commas between them.
    pub themes: &'t str,
    /// The board.
    pub board: &'t str,
    /// All turns that solve it.
    pub solutions: &'t str,
}

impl<'t> PuzzleLine<'t> {
    /// Cuts a line into its fields.
    pub fn cut(line: &'t str) -> Result<PuzzleLine<'t>, PuzzleFault> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [id, kind, rating, themes, board, solutions] = fields[..] else {
            return Err(PuzzleFault::FieldCount { found: fields.len(), wanted: FIELDS });
        };
        let kind = kind.parse().map_err(|_| PuzzleFault::UnknownKind { text: kind.to_owned() })?;
        let rating =
            rating.parse().map_err(|_| PuzzleFault::NoRating { text: rating.to_owned() })?;
        Ok(PuzzleLine { id, kind, rating, themes, board, solutions })
    }

    /// Whether it has a theme.
    pub fn is_about(&self, theme: PuzzleTheme) -> bool {
        self.themes.split(',').any(|name| name == theme.name())
    }

    /// The puzzle, if all fields are right in themselves. Whether its solutions solve it is for
    /// [`Puzzle::prove`] to say.
    pub fn read(&self) -> Result<Puzzle, PuzzleFault> {
        let named = |text: &str| {
            text.parse::<PuzzleTheme>()
                .map_err(|_| PuzzleFault::UnknownTheme { text: text.to_owned() })
        };
        let themes = self.themes.split(',').filter(|name| !name.is_empty()).map(named);
        let themes = themes.collect::<Result<Vec<_>, _>>()?;
        let setup = read_board(self.board)?;
        let position = setup
            .validate(HouseRules::Booklet)
            .map_err(|faults| PuzzleFault::Position { faults })?;
        if canonical(&setup) != position.setup() {
            return Err(PuzzleFault::NotFirstView { board: write_board(&canonical(&setup)) });
        }
        let id = id_of(self.board);
        if self.id != id {
            return Err(PuzzleFault::WrongId { found: self.id.to_owned(), id });
        }
        let turns = self.solutions.split(BETWEEN_TURNS).filter(|turn| !turn.is_empty());
        let read = |turn: &str| {
            turn.parse::<Turn>()
                .map_err(|error| PuzzleFault::TurnForm { turn: turn.to_owned(), error })
        };
        let solutions = turns.map(read).collect::<Result<Vec<_>, _>>()?;
        Ok(Puzzle { id, kind: self.kind, rating: self.rating, themes, position, solutions })
    }
}

/// Cuts a whole text into lines, with their numbers from 1. Comments and empty lines are left out.
pub fn puzzle_lines(
    text: &str,
) -> impl Iterator<Item = Result<(usize, PuzzleLine<'_>), PuzzleError>> {
    let mut lines = (1..).zip(text.lines());
    let header = lines.next();
    let wrong = header.is_none_or(|(_, line)| line.trim_start_matches('\u{feff}') != HEADER);
    let fault = wrong.then_some(Err(PuzzleError { line: 1, fault: PuzzleFault::NoHeader }));
    let is_puzzle = |line: &str| !line.is_empty() && !line.starts_with(COMMENT);
    let cut = |(number, line)| match PuzzleLine::cut(line) {
        Ok(cut) => Ok((number, cut)),
        Err(fault) => Err(PuzzleError { line: number, fault }),
    };
    let rest = lines.filter(move |(_, line)| is_puzzle(line)).map(cut);
    fault.into_iter().chain(rest.take_while(move |_| !wrong))
}

/// Reads all puzzles of a text.
pub fn read_puzzles(text: &str) -> Result<Vec<Puzzle>, PuzzleError> {
    let read = |line: Result<(usize, PuzzleLine), PuzzleError>| {
        let (number, line) = line?;
        line.read().map_err(|fault| PuzzleError { line: number, fault })
    };
    puzzle_lines(text).map(read).collect()
}

/// Writes puzzles as a file.
pub fn write_puzzles<'p>(puzzles: impl IntoIterator<Item = &'p Puzzle>) -> String {
    let mut text = format!("{HEADER}\n");
    for puzzle in puzzles {
        text += &write_puzzle(puzzle);
        text.push('\n');
    }
    text
}

/// Writes a puzzle as a line.
pub fn write_puzzle(puzzle: &Puzzle) -> String {
    let Puzzle { id, kind, rating, themes, position, solutions } = puzzle;
    let themes = themes.iter().map(|theme| theme.name()).collect::<Vec<_>>().join(",");
    let board = write_board(&position.setup());
    let solutions = write_turns(solutions);
    format!("{id}\t{}\t{rating}\t{themes}\t{board}\t{solutions}", kind.name())
}

/// Writes turns with [`BETWEEN_TURNS`] between them.
pub fn write_turns(turns: &[Turn]) -> String {
    turns.iter().map(Turn::to_string).collect::<Vec<_>>().join(BETWEEN_TURNS)
}

/// The short name of the puzzle with this board. The same board always has the same.
pub fn id_of(board: &str) -> String {
    const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    const LENGTH: u32 = 6;
    // The hash FNV-1a. Its high bits are mixed best.
    let hash = board.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let letter = |at| LETTERS[(hash >> (64 - 5 * (at + 1)) & 31) as usize] as char;
    (0..LENGTH).map(letter).collect()
}

/// Writes a position row by row. Its first row and its first column must be 0, and Red is to move.
pub fn write_board(setup: &Setup) -> String {
    let rows = setup.discs.iter().map(|disc| disc.r).max().unwrap_or(0);
    let mut board = String::new();
    for r in 0..=rows {
        if r > 0 {
            board.push(ROWS);
        }
        let columns = setup.discs.iter().filter(|disc| disc.r == r).map(|disc| disc.q).max();
        for q in 0..=columns.unwrap_or(-1) {
            let cell = Cell::new(q, r);
            let letter = match () {
                () if setup.red.contains(&cell) => RED,
                () if setup.black.contains(&cell) => BLACK,
                () if setup.locked == Some(cell) => LOCKED,
                () if setup.discs.contains(&cell) => DISC,
                () => GAP,
            };
            let _ = board.write_char(letter);
        }
    }
    board
}

/// Reads a position that [`write_board`] wrote.
pub fn read_board(board: &str) -> Result<Setup, PuzzleFault> {
    let mut setup = Setup {
        discs: Vec::new(),
        red: Vec::new(),
        black: Vec::new(),
        to_move: Side::Red,
        locked: None,
    };
    let mut cell = Cell::new(0, 0);
    for (letter, column) in board.chars().zip(1..) {
        match letter {
            ROWS => {
                cell = Cell::new(0, cell.r + 1);
                continue;
            }
            GAP | DISC => {}
            RED => setup.red.push(cell),
            BLACK => setup.black.push(cell),
            LOCKED if setup.locked.is_none() => setup.locked = Some(cell),
            _ => return Err(PuzzleFault::BadLetter { letter, column }),
        }
        setup.discs.extend(Some(cell).filter(|_| letter != GAP));
        cell.q += 1;
    }
    Ok(setup)
}
