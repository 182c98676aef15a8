//! A second program for the rules, as plain as can be. It shares nothing with the first: a tower is a text of the letters
//! `l` and `d`, from below to the top, and everything is found by trying.

use std::collections::HashMap;

#[derive(Clone, Debug)]
pub struct Naive {
    /// The towers by row, and by column in it.
    pub rows: Vec<Vec<String>>,
    pub mover: char,
    /// What the board looked like before each turn and now.
    seen: HashMap<String, usize>,
}

impl Naive {
    pub fn new(size: usize) -> Naive {
        let square =
            |row: usize, column: usize| if (row + column).is_multiple_of(2) { "l" } else { "d" };
        let row = |row| (0..size).map(|column| square(row, column).to_owned()).collect();
        let mut board =
            Naive { rows: (0..size).map(row).collect(), mover: 'l', seen: HashMap::new() };
        board.note();
        board
    }

    fn note(&mut self) {
        *self.seen.entry(format!("{:?} {}", self.rows, self.mover)).or_default() += 1;
    }

    fn top(&self, row: i32, column: i32) -> Option<char> {
        let row = self.rows.get(usize::try_from(row).ok()?)?;
        row.get(usize::try_from(column).ok()?)?.chars().last()
    }

    /// All turns of a side, as they are written.
    fn turns_of(&self, side: char) -> Vec<String> {
        let rows = self.rows.len() as i32;
        let mut turns = Vec::new();
        for row in 0..rows {
            for column in 0..rows {
                for up in [-1, 0, 1] {
                    for right in [-1, 0, 1] {
                        let other = self.top(row + up, column + right);
                        if self.top(row, column) == Some(side)
                            && other.is_some_and(|other| other != side)
                        {
                            turns.push(format!(
                                "{}>{}",
                                name(row, column),
                                name(row + up, column + right)
                            ));
                        }
                    }
                }
            }
        }
        turns
    }

    pub fn turns(&self) -> Vec<String> {
        self.turns_of(self.mover)
    }

    pub fn play(&mut self, turn: &str) {
        let letters: Vec<char> = turn.chars().collect();
        let row = |digit: char| digit as usize - '1' as usize;
        let column = |letter: char| letter as usize - 'a' as usize;
        let piece = self.rows[row(letters[1])][column(letters[0])].pop().expect("a piece");
        self.rows[row(letters[4])][column(letters[3])].push(piece);
        self.mover = if self.mover == 'l' { 'd' } else { 'l' };
        self.note();
    }

    /// How many towers each side owns.
    pub fn count(&self) -> (usize, usize) {
        let owned = |side| self.rows.iter().flatten().filter(|tower| tower.ends_with(side)).count();
        (owned('l'), owned('d'))
    }

    /// `None` while the match goes on; then `l`, `d`, or `=` for a draw.
    pub fn result(&self) -> Option<char> {
        let more = match self.count() {
            (light, dark) if light > dark => 'l',
            (light, dark) if light < dark => 'd',
            _ => '=',
        };
        let last_to_move = if self.mover == 'l' { 'd' } else { 'l' };
        if self.turns().is_empty() {
            return Some(if more == '=' { last_to_move } else { more });
        }
        let times = self.seen[&format!("{:?} {}", self.rows, self.mover)];
        (times >= 3).then_some(more)
    }

    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let after = |turn: &String| {
            let mut next = Naive { seen: HashMap::new(), ..self.clone() };
            next.play(turn);
            next.perft(depth - 1)
        };
        self.turns().iter().map(after).sum()
    }
}

fn name(row: i32, column: i32) -> String {
    let letter = char::from(b'a' + column as u8);
    format!("{letter}{}", row + 1)
}
