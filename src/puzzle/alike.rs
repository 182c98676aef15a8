//! Positions that are the same puzzle: turned, mirrored, shifted, or with the colours swapped; and positions that
//! are nearly the same.

use std::{cmp::Ordering, collections::HashMap};

use super::Puzzle;
use crate::rules::{Cell, Setup, Side};

/// The turns and mirror images of the board: six of each.
const SYMMETRIES: usize = 12;

/// The cell to which a symmetry takes a cell. The first six turn the board around `0,0`, the others mirror it as
/// well.
fn moved(cell: Cell, symmetry: usize) -> Cell {
    let Cell { q, r } = cell;
    let start = if symmetry < 6 { cell } else { Cell::new(r, q) };
    (0..symmetry % 6).fold(start, |Cell { q, r }, _| Cell::new(-r, q + r))
}

/// The same position as everybody would write it: Red to move, and the board turned, mirrored and shifted so that of
/// all ways to put it, the one whose tokens come first is taken. The first row and the first column are 0.
///
/// The rules treat both colours and all directions alike, so the solutions are the same.
#[must_use]
pub fn canonical(setup: &Setup) -> Setup {
    let swaps = setup.to_move == Side::Black;
    let (own, other) = if swaps { (&setup.black, &setup.red) } else { (&setup.red, &setup.black) };
    let ways = (0..SYMMETRIES).map(|symmetry| {
        let put = |cells: &[Cell]| cells.iter().map(|cell| moved(*cell, symmetry)).collect();
        corner_at_tokens(&Setup {
            discs: put(&setup.discs),
            red: put(own),
            black: put(other),
            to_move: Side::Red,
            locked: setup.locked.map(|cell| moved(cell, symmetry)),
        })
    });
    let first = ways.min_by(compare);
    first.map_or_else(|| setup.clone(), |setup| corner(&setup.discs, &setup))
}

fn compare(a: &Setup, b: &Setup) -> Ordering {
    let key = |setup: &Setup| (setup.red.clone(), setup.black.clone());
    key(a).cmp(&key(b)).then_with(|| a.discs.cmp(&b.discs)).then_with(|| a.locked.cmp(&b.locked))
}

fn corner_at_tokens(setup: &Setup) -> Setup {
    let tokens = [&setup.red[..], &setup.black[..]].concat();
    corner(&tokens, setup)
}

/// Shifts a setup so that the smallest coordinates of these cells are 0, and sorts its lists row by row.
fn corner(cells: &[Cell], setup: &Setup) -> Setup {
    let least = |of: fn(&Cell) -> i32| cells.iter().map(of).min().unwrap_or(0);
    let mut shifted = setup.around(Cell::new(least(|cell| cell.q), least(|cell| cell.r)));
    for list in [&mut shifted.discs, &mut shifted.red, &mut shifted.black] {
        list.sort_unstable_by_key(|cell| (cell.r, cell.q));
    }
    shifted
}

/// Puzzles whose boards differ by so few discs under the same tokens are nearly the same.
const FEW: usize = 2;

/// Leaves out puzzles that are the same as an earlier one, or nearly so.
pub(super) fn without_doubles(puzzles: Vec<Puzzle>) -> Vec<Puzzle> {
    // The boards that were seen under the tokens of each side.
    let mut seen: HashMap<[Vec<Cell>; 2], Vec<Vec<Cell>>> = HashMap::new();
    let is_new = |puzzle: &Puzzle| {
        let setup = corner_at_tokens(&puzzle.position.setup());
        let boards = seen.entry([setup.red, setup.black]).or_default();
        let differ = |board: &Vec<Cell>| {
            setup.discs.iter().filter(|disc| !board.contains(disc)).count() > FEW
        };
        let is_new = boards.iter().all(differ);
        boards.extend(Some(setup.discs).filter(|_| is_new));
        is_new
    };
    puzzles.into_iter().filter(is_new).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{HouseRules, Position};

    #[test]
    fn all_views_of_a_position_have_one_form() {
        let mut random = fastrand::Rng::with_seed(33);
        let mut position = Position::start(HouseRules::Booklet);
        for _ in 0..40 {
            let turns = position.turns();
            let turn = turns[random.usize(..turns.len())];
            let Ok(after) = position.after(turn) else { continue };
            position =
                if after.due().is_some() { after } else { Position::start(HouseRules::Booklet) };
            let setup = position.setup();
            let form = canonical(&setup);
            for symmetry in 0..SYMMETRIES {
                let put = |cells: &[Cell]| {
                    let far = Cell::new(-7, 40);
                    cells.iter().map(|cell| moved(*cell, symmetry).minus(far)).collect()
                };
                let view = Setup {
                    discs: put(&setup.discs),
                    red: put(&setup.black),
                    black: put(&setup.red),
                    to_move: setup.to_move.other(),
                    locked: setup.locked.map(|cell| put(&[cell])).map(|cells: Vec<Cell>| cells[0]),
                };
                assert_eq!(canonical(&view), form, "{symmetry}");
            }
            assert!(form.validate(HouseRules::Booklet).is_ok(), "{form:?}");
        }
    }
}
