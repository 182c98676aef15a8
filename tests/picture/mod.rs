//! Positions drawn with letters, so that a test shows what it is about.
//!
//! Each line is a row of the board, shifted right by half a cell from the row above, as discs lie on the
//! table. The neighbours of a sign are two columns to its left and right, and one column to its left and
//! right in the lines above and below. `o` is a disc, `R` and `B` are discs with a token, `x` is the locked
//! disc, and `.` is nothing. Any other letter is a disc and a digit is a free cell; tests use them as names.

use std::collections::HashMap;

use nonaga::rules::{Cell, HouseRules, Position, Setup, Side};

/// A drawn position.
pub struct Picture {
    pub setup: Setup,
    named: HashMap<char, Cell>,
}

impl Picture {
    /// Reads a drawing. The player to move is Red.
    pub fn new(drawing: &str) -> Picture {
        let mut setup = Setup {
            discs: Vec::new(),
            red: Vec::new(),
            black: Vec::new(),
            to_move: Side::Red,
            locked: None,
        };
        let mut named = HashMap::new();
        for (r, line) in (0..).zip(drawing.lines().filter(|line| !line.trim().is_empty())) {
            for (x, sign) in (0..).zip(line.chars()).filter(|(_, sign)| *sign != ' ') {
                assert_eq!((x - r) % 2, 0, "{sign} is in the wrong column in line {r}: {line}");
                let cell = Cell::new((x - r) / 2, r);
                match sign {
                    '.' | '0'..='9' => {}
                    _ => setup.discs.push(cell),
                }
                match sign {
                    'R' => setup.red.push(cell),
                    'B' => setup.black.push(cell),
                    'x' => setup.locked = Some(cell),
                    '.' | 'o' => {}
                    name => {
                        assert_eq!(named.insert(name, cell), None, "{name} appears twice");
                    }
                }
            }
        }
        Picture { setup, named }
    }

    /// The drawn position, which must be valid.
    pub fn position(&self, rules: HouseRules) -> Position {
        self.setup.validate(rules).expect("the drawing is a valid position")
    }

    /// The cell with this name.
    pub fn cell(&self, name: char) -> Cell {
        self.named[&name]
    }

    /// The cells with these names, in the order in which the rules list cells.
    pub fn cells(&self, names: &str) -> Vec<Cell> {
        let mut cells: Vec<Cell> = names.chars().map(|name| self.cell(name)).collect();
        cells.sort_unstable();
        cells
    }
}
