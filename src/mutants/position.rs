//! Positions: the circles, the crossed cells, the shapes that were formed, and the legal turns.

use super::{
    MutantCell, MutantGrid, MutantRefusal, MutantSide, MutantStartFault, MutantTurn, Pentomino,
};

/// The five circles on the grid, and what has become of the others.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MutantPosition {
    grid: MutantGrid,
    /// In the order of cells.
    circles: [MutantCell; 5],
    /// In the order in which they were crossed out.
    crossed: Vec<MutantCell>,
    /// The shape of the start, and the one of each turn.
    formed: Vec<Pentomino>,
    begins: MutantSide,
}

impl MutantPosition {
    /// Five circles on an otherwise empty grid, and the side that has the first turn.
    pub fn start(
        grid: MutantGrid,
        circles: &[MutantCell],
        begins: MutantSide,
    ) -> Result<MutantPosition, MutantStartFault> {
        let mut circles: [MutantCell; 5] =
            circles.try_into().map_err(|_| MutantStartFault::NotFive { circles: circles.len() })?;
        circles.sort_unstable();
        if let Some(twice) = circles.windows(2).find(|two| two[0] == two[1]) {
            return Err(MutantStartFault::Twice { cell: twice[0] });
        }
        if let Some(cell) = circles.into_iter().find(|cell| !grid.has(*cell)) {
            return Err(MutantStartFault::OffGrid { cell });
        }
        let shape = Pentomino::of(&circles).ok_or(MutantStartFault::Apart)?;
        if !circles.into_iter().any(MutantGrid::is_in_the_middle) {
            return Err(MutantStartFault::FarAway);
        }
        Ok(MutantPosition { grid, circles, crossed: Vec::new(), formed: vec![shape], begins })
    }

    /// The grid.
    pub fn grid(&self) -> MutantGrid {
        self.grid
    }

    /// The circles, row by row.
    pub fn circles(&self) -> &[MutantCell; 5] {
        &self.circles
    }

    /// The cells that are out, in the order in which they were crossed out.
    pub fn crossed(&self) -> &[MutantCell] {
        &self.crossed
    }

    /// The shape that the circles form now.
    pub fn shape(&self) -> Pentomino {
        self.formed[self.formed.len() - 1]
    }

    /// The shapes that were formed: first that of the start, then that of each turn.
    pub fn formed(&self) -> &[Pentomino] {
        &self.formed
    }

    /// The turn in which a shape was formed first. 0 is the start.
    pub fn formed_in(&self, shape: Pentomino) -> Option<usize> {
        self.formed.iter().position(|formed| *formed == shape)
    }

    /// Whose turn it is.
    pub fn to_move(&self) -> MutantSide {
        self.begins.after(self.crossed.len())
    }

    /// Whether a circle may be crossed out.
    pub fn check_crossing(&self, cell: MutantCell) -> Result<(), MutantRefusal> {
        let has_circle = self.circles.contains(&cell);
        if has_circle { Ok(()) } else { Err(MutantRefusal::NoCircle { cell }) }
    }

    /// Whether a turn is legal, and if not, why. Who repeats a shape is refused.
    pub fn check(&self, turn: MutantTurn) -> Result<(), MutantRefusal> {
        let shape = self.shape_after(turn)?;
        match self.formed_in(shape) {
            Some(_) if shape == self.shape() => Err(MutantRefusal::SameShape { shape }),
            Some(turn) => Err(MutantRefusal::FormedBefore { shape, turn }),
            None => Ok(()),
        }
    }

    /// The pentomino that a turn forms, even if it was formed before, or why it forms none.
    pub fn shape_after(&self, turn: MutantTurn) -> Result<Pentomino, MutantRefusal> {
        self.check_crossing(turn.crossed)?;
        let cell = turn.drawn;
        if self.crossed.contains(&cell) || cell == turn.crossed {
            return Err(MutantRefusal::Crossed { cell });
        }
        if self.circles.contains(&cell) {
            return Err(MutantRefusal::Occupied { cell });
        }
        if !self.grid.has(cell) {
            return Err(MutantRefusal::OffGrid { cell });
        }
        Pentomino::of(&self.circles_after(turn)).ok_or(MutantRefusal::Apart { cell })
    }

    fn circles_after(&self, turn: MutantTurn) -> [MutantCell; 5] {
        let mut circles = self.circles;
        for circle in &mut circles {
            if *circle == turn.crossed {
                *circle = turn.drawn;
            }
        }
        circles.sort_unstable();
        circles
    }

    /// All legal turns, in the order of their cells.
    pub fn turns(&self) -> Vec<MutantTurn> {
        self.circles.into_iter().flat_map(|circle| self.turns_crossing(circle)).collect()
    }

    /// The legal turns that cross out this cell. There are none if it has no circle.
    pub fn turns_crossing(&self, crossed: MutantCell) -> Vec<MutantTurn> {
        let others = self.circles.into_iter().filter(|circle| *circle != crossed);
        let mut cells: Vec<MutantCell> = others.flat_map(MutantCell::neighbours).collect();
        cells.sort_unstable();
        cells.dedup();
        let turns = cells.into_iter().map(|drawn| MutantTurn { crossed, drawn });
        turns.filter(|turn| self.check(*turn).is_ok()).collect()
    }

    /// Plays a turn that forms a pentomino. It may be one that was formed before.
    pub(super) fn play_unchecked(&mut self, turn: MutantTurn) {
        self.circles = self.circles_after(turn);
        self.crossed.push(turn.crossed);
        self.formed.push(Pentomino::of(&self.circles).expect("a turn that was checked"));
    }

    /// Takes back the turn that was played last.
    pub(super) fn undo(&mut self, turn: MutantTurn) {
        let MutantTurn { crossed, drawn } = turn;
        self.circles = self.circles_after(MutantTurn { crossed: drawn, drawn: crossed });
        self.crossed.pop();
        self.formed.pop();
    }
}
