//! The board of the second solver: its discs are bits.

use nonaga::rules::Cell;

/// A place on a small board, by its number.
pub type Place = usize;

const WIDTH: usize = 32;
/// Where the cell 0,0 lies.
const ORIGIN: i32 = 11;
const STEPS: [isize; 6] =
    [1, 1 - WIDTH as isize, -(WIDTH as isize), -1, WIDTH as isize - 1, WIDTH as isize];

pub type Board = [u32; WIDTH];

pub fn has(board: &Board, place: Place) -> bool {
    board[place / WIDTH] >> (place % WIDTH) & 1 == 1
}

pub fn flip(board: &mut Board, place: Place) {
    board[place / WIDTH] ^= 1 << (place % WIDTH);
}

pub fn step(place: Place, direction: usize) -> Place {
    place.checked_add_signed(STEPS[direction % 6]).expect("the board lies in the middle")
}

pub fn around(place: Place) -> impl Iterator<Item = Place> {
    (0..6).map(move |direction| step(place, direction))
}

/// The number of steps from one place to another.
pub fn distance(a: Place, b: Place) -> usize {
    let (down, right) = ((a / WIDTH).abs_diff(b / WIDTH), (a % WIDTH).abs_diff(b % WIDTH));
    // A step down may lead to the left for nothing.
    let slants = (a / WIDTH > b / WIDTH) != (a % WIDTH > b % WIDTH);
    if slants { down.max(right) } else { down + right }
}

pub fn place(cell: Cell) -> Place {
    let at = |n: i32| usize::try_from(n + ORIGIN).expect("a small board");
    at(cell.r) * WIDTH + at(cell.q)
}

/// A cell as it is written.
pub fn cell(place: Place) -> String {
    let at = |n: usize| i32::try_from(n).expect("a small number") - ORIGIN;
    format!("{},{}", at(place % WIDTH), at(place / WIDTH))
}

/// The places of a board.
fn places(board: &Board) -> impl Iterator<Item = Place> {
    let row_of = |(row, bits): (usize, &u32)| {
        let mut bits = *bits;
        std::iter::from_fn(move || {
            let column = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
            bits &= bits - 1;
            Some(row * WIDTH + column)
        })
    };
    board.iter().enumerate().flat_map(row_of)
}

/// What can be done with the discs of a board, whoever's tokens stand on them.
pub struct Moves {
    /// Discs that can be slid out without the rest falling apart.
    pub free: Vec<Place>,
    /// Free places with a disc beside them.
    pub rim: Vec<Place>,
}

impl Moves {
    pub fn of(board: &Board) -> Moves {
        let is_free = |disc: &Place| {
            let mut others = *board;
            flip(&mut others, *disc);
            glides_out(&others, *disc) && in_one_piece(&others)
        };
        let near = grown(board);
        let rim = std::array::from_fn(|row| near[row] & !board[row]);
        Moves { free: places(board).filter(is_free).collect(), rim: places(&rim).collect() }
    }
}

fn glides_out(others: &Board, disc: Place) -> bool {
    let mut seen = Board::default();
    let mut edge = vec![disc];
    flip(&mut seen, disc);
    while let Some(place) = edge.pop() {
        let (row, column) = (place / WIDTH, place % WIDTH);
        if !(2..WIDTH - 2).contains(&row) || !(2..WIDTH - 2).contains(&column) {
            return true;
        }
        for direction in 0..6 {
            let next = step(place, direction);
            let beside = [direction + 1, direction + 5].map(|side| has(others, step(place, side)));
            if !has(&seen, next) && !has(others, next) && beside != [true, true] {
                flip(&mut seen, next);
                edge.push(next);
            }
        }
    }
    false
}

/// These places and all beside them.
fn grown(board: &Board) -> Board {
    std::array::from_fn(|row| {
        let above = if row == 0 { 0 } else { board[row - 1] };
        let below = board.get(row + 1).copied().unwrap_or(0);
        board[row] | board[row] << 1 | board[row] >> 1 | above | above >> 1 | below | below << 1
    })
}

fn in_one_piece(discs: &Board) -> bool {
    let mut piece = Board::default();
    if let Some(first) = places(discs).next() {
        flip(&mut piece, first);
    }
    loop {
        let near = grown(&piece);
        let more = std::array::from_fn(|row| near[row] & discs[row]);
        if more == piece {
            return piece == *discs;
        }
        piece = more;
    }
}
