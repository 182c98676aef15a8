//! A setup: a position from outside, which may be invalid, and everything that can be wrong with it.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

use super::{Cell, HouseRules, Position, Shape, Side, flood::pieces};

/// The largest coordinate, so that no difference of two coordinates overflows. The limits for text, in
/// `notation`, are much smaller.
const FARTHEST: u32 = 1 << 29;

/// A position at the start of a turn, as it is written down. It may be invalid;
/// [`validate`](Setup::validate) turns it into a [`Position`] or says why not.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The cells of the discs.
    pub discs: Vec<Cell>,
    /// The cells of the red tokens.
    pub red: Vec<Cell>,
    /// The cells of the black tokens.
    pub black: Vec<Cell>,
    /// Whose turn it is.
    pub to_move: Side,
    /// The disc that was relocated in the previous turn, if any.
    ///
    /// The field must be present: leaving it out by mistake would unlock a disc.
    #[serde(deserialize_with = "Option::deserialize")]
    pub locked: Option<Cell>,
}

/// One thing that is wrong with a setup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames, IntoStaticStr, thiserror::Error)]
#[error("{}", self.name())]
#[allow(missing_docs, reason = "the names of most fields say enough")]
pub enum Fault {
    /// A cell is so far out that coordinates could overflow.
    TooFarOut { cell: Cell },
    /// The number of discs is not nineteen.
    DiscCount { count: usize },
    /// Two discs lie on one cell.
    DiscTwice { cell: Cell },
    /// The discs are not connected.
    Apart {
        /// The discs outside the largest piece.
        piece: Vec<Cell>,
    },
    /// A side does not have three tokens.
    TokenCount { side: Side, count: usize },
    /// A token does not stand on a disc.
    TokenOffDisc { side: Side, cell: Cell },
    /// Two tokens stand on one cell.
    TokensShareDisc { cell: Cell },
    /// A side's tokens are connected, so the match is already over.
    AlreadyConnected { side: Side, shape: Shape },
    /// No disc lies on the locked cell.
    LockedNoDisc { cell: Cell },
    /// A token stands on the locked disc.
    LockedUnderToken { cell: Cell },
}

impl Fault {
    /// The name of the fault.
    pub fn name(&self) -> &'static str {
        self.into()
    }
}

impl Setup {
    /// The setup at the start of a match.
    pub fn start() -> Setup {
        let near = |q: i32, r: i32| q.abs() <= 2 && r.abs() <= 2 && (q + r).abs() <= 2;
        let rows = (-2..=2).flat_map(|r| (-2..=2).map(move |q| (q, r)));
        let cells = |cells: [(i32, i32); 3]| cells.map(Cell::from).to_vec();
        Setup {
            discs: rows.filter(|(q, r)| near(*q, *r)).map(Cell::from).collect(),
            red: cells([(0, -2), (2, 0), (-2, 2)]),
            black: cells([(2, -2), (-2, 0), (0, 2)]),
            to_move: Side::Red,
            locked: None,
        }
    }

    /// The same setup, moved so that this cell comes to lie at `0,0`. For cells near the board.
    #[must_use]
    pub fn around(&self, centre: Cell) -> Setup {
        let moved = |cells: &[Cell]| cells.iter().map(|cell| cell.minus(centre)).collect();
        Setup {
            discs: moved(&self.discs),
            red: moved(&self.red),
            black: moved(&self.black),
            to_move: self.to_move,
            locked: self.locked.map(|cell| cell.minus(centre)),
        }
    }

    /// The tokens of a side.
    pub fn tokens(&self, side: Side) -> &[Cell] {
        match side {
            Side::Red => &self.red,
            Side::Black => &self.black,
        }
    }

    /// Returns the position under a reading of the rules, or everything that is wrong with the setup.
    ///
    /// ```
    /// use nonaga::rules::{Cell, Fault, HouseRules, Setup};
    ///
    /// let mut setup = Setup::start();
    /// setup.discs.retain(|disc| *disc != Cell::new(0, 0));
    /// setup.locked = Some(Cell::new(2, 0));
    /// assert_eq!(
    ///     setup.validate(HouseRules::Booklet).unwrap_err(),
    ///     [Fault::DiscCount { count: 18 }, Fault::LockedUnderToken { cell: Cell::new(2, 0) }],
    /// );
    /// ```
    pub fn validate(&self, rules: HouseRules) -> Result<Position, Vec<Fault>> {
        let discs = <[Cell; super::board::DISCS]>::try_from(self.discs.as_slice());
        let red = <[Cell; 3]>::try_from(self.red.as_slice());
        let black = <[Cell; 3]>::try_from(self.black.as_slice());
        let faults = self.faults();
        match (discs, red, black) {
            (Ok(discs), Ok(red), Ok(black)) if faults.is_empty() => {
                Ok(Position::from_valid(discs, [red, black], self.to_move, self.locked, rules))
            }
            _ => Err(faults),
        }
    }

    /// Everything that is wrong with the setup.
    fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let on_board: BTreeSet<Cell> = self.discs.iter().copied().collect();

        let everything = self.discs.iter().chain(&self.red).chain(&self.black).chain(&self.locked);
        let too_far = everything
            .copied()
            .filter(|cell| cell.q.unsigned_abs().max(cell.r.unsigned_abs()) > FARTHEST);
        faults.extend(too_far.map(|cell| Fault::TooFarOut { cell }));
        if self.discs.len() != super::board::DISCS {
            faults.push(Fault::DiscCount { count: self.discs.len() });
        }
        faults.extend(repeated(&self.discs).map(|cell| Fault::DiscTwice { cell }));
        let apart: Vec<Cell> =
            pieces(on_board.iter().copied()).into_iter().skip(1).flatten().collect();
        if !apart.is_empty() {
            faults.push(Fault::Apart { piece: apart });
        }

        for side in Side::BOTH {
            let tokens = self.tokens(side);
            if tokens.len() != 3 {
                faults.push(Fault::TokenCount { side, count: tokens.len() });
            }
            let off = tokens.iter().copied().filter(|cell| !on_board.contains(cell));
            faults.extend(off.map(|cell| Fault::TokenOffDisc { side, cell }));
        }
        let tokens = [self.red.as_slice(), self.black.as_slice()].concat();
        faults.extend(repeated(&tokens).map(|cell| Fault::TokensShareDisc { cell }));
        for side in Side::BOTH {
            if let Ok(three) = <[Cell; 3]>::try_from(self.tokens(side))
                && repeated(&three).next().is_none()
                && let Some((shape, _)) = Shape::of(three)
            {
                faults.push(Fault::AlreadyConnected { side, shape });
            }
        }

        if let Some(cell) = self.locked {
            if !on_board.contains(&cell) {
                faults.push(Fault::LockedNoDisc { cell });
            }
            if tokens.contains(&cell) {
                faults.push(Fault::LockedUnderToken { cell });
            }
        }
        faults
    }
}

/// The cells that occur more than once; each is returned once.
fn repeated(cells: &[Cell]) -> impl Iterator<Item = Cell> {
    let mut seen = BTreeSet::new();
    let again: BTreeSet<Cell> = cells.iter().copied().filter(|cell| !seen.insert(*cell)).collect();
    again.into_iter()
}
