//! Positions of the search.

use arrayvec::ArrayVec;

use super::{
    super::{MutantCell, MutantGrid, MutantPosition, cell::LENGTH, pentomino::MutantSpot},
    graph::{MutantEdge, MutantGraph, MutantNode, add},
};

/// There are twelve shapes, so at most eleven turns.
pub const MOST_TURNS: usize = 11;

/// The most turns that a position can have: 5 circles to cross out, and at most 10 cells beside the other four.
pub const MOST_CHOICES: usize = 50;

/// A position as the search sees it.
#[derive(Clone, Debug)]
pub struct MutantState {
    graph: &'static MutantGraph,
    node: u16,
    /// Where the spots of the node begin.
    begins: MutantSpot,
    crossed: ArrayVec<MutantSpot, MOST_TURNS>,
    /// A bit for each cell of the smaller grid that is crossed out.
    bits: u32,
    /// A bit for each shape that was formed.
    formed: u16,
}

impl MutantState {
    /// `None` once every shape was formed: there is nothing to look for then.
    pub fn of(position: &MutantPosition) -> Option<MutantState> {
        let graph = MutantGraph::of(position.grid());
        let spot = |cell: MutantCell| (cell.column(), cell.row());
        let (node, begins) = graph.find(position.circles().map(spot))?;
        let formed = position.formed().iter().fold(0, |formed, shape| formed | 1 << *shape as u16);
        let crossed: ArrayVec<MutantSpot, MOST_TURNS> =
            position.crossed().iter().map(|cell| spot(*cell)).take(MOST_TURNS).collect();
        let bits = crossed.iter().fold(0, |bits, spot| bits | bit(graph.grid, *spot));
        Some(MutantState { graph, node, begins, crossed, bits, formed })
    }

    #[inline]
    fn lies(&self) -> &'static MutantNode {
        &self.graph.nodes[usize::from(self.node)]
    }

    /// How many turns can follow at most.
    pub fn most_left(&self) -> u8 {
        12 - self.formed.count_ones() as u8
    }

    #[inline]
    fn is_legal(&self, edge: &MutantEdge) -> bool {
        if self.formed & 1 << edge.shape as u16 != 0 {
            return false;
        }
        match self.graph.grid {
            MutantGrid::Five => self.bits & bit(MutantGrid::Five, edge.drawn) == 0,
            MutantGrid::Endless => !self.crossed.contains(&add(edge.drawn, self.begins)),
        }
    }

    /// The legal turns.
    #[inline]
    pub fn edges(&self) -> impl Iterator<Item = &'static MutantEdge> {
        self.lies().edges.iter().filter(|edge| self.is_legal(edge))
    }

    /// The position after a turn.
    #[inline]
    pub fn after(&self, edge: &MutantEdge) -> MutantState {
        let crossed = add(edge.crossed, self.begins);
        let mut after = self.clone();
        after.node = edge.next;
        after.begins = add(self.begins, edge.moves);
        after.crossed.push(crossed);
        after.bits |= bit(self.graph.grid, crossed);
        after.formed |= 1 << edge.shape as u16;
        after
    }

    /// Whether the player to move wins, if that is seen within so many turns.
    pub fn foresees(&self, turns: u32) -> Option<bool> {
        let mut edges = self.edges().peekable();
        if edges.peek().is_none() {
            return Some(false);
        }
        if turns == 0 {
            return None;
        }
        let mut is_open = false;
        for edge in edges {
            match self.after(edge).foresees(turns - 1) {
                Some(false) => return Some(true),
                seen => is_open |= seen.is_none(),
            }
        }
        (!is_open).then_some(false)
    }

    /// The same for all positions that are this one turned, mirrored or, on the endless grid, moved, and for no others.
    #[inline]
    pub fn key(&self) -> u128 {
        let node = self.lies();
        let keys = node.maps.iter().map(|map| match self.graph.grid {
            MutantGrid::Five => {
                let mapped = self.crossed.iter().map(|spot| map.apply(*spot));
                mapped.fold(0, |bits, spot| bits | u128::from(bit(MutantGrid::Five, spot)))
            }
            MutantGrid::Endless => {
                // Each is at most 15 away from where the circles begin now.
                let mut codes: ArrayVec<u16, MOST_TURNS> = ArrayVec::new();
                for spot in &self.crossed {
                    let (x, y) = map.apply((spot.0 - self.begins.0, spot.1 - self.begins.1));
                    codes.push(((x + 16) as u16) << 5 | (y + 16) as u16);
                }
                codes.sort_unstable();
                codes.iter().fold(0, |key, code| key << 10 | u128::from(*code))
            }
        });
        let key = keys.min().unwrap_or_default();
        // Shapes take 12 bits, and crossed cells at most 110. The other 6 would not hold the number of a node, but on the
        // endless grid each shape has but one least node.
        let (least, width) = match self.graph.grid {
            MutantGrid::Five => (node.least, 16),
            MutantGrid::Endless => (node.shape as u16, 4),
        };
        let grid = u128::from(self.graph.grid == MutantGrid::Endless) << 127;
        grid | (key << width | u128::from(least)) << 12 | u128::from(self.formed)
    }
}

/// The bit of a cell of the smaller grid.
#[inline]
fn bit(grid: MutantGrid, (x, y): MutantSpot) -> u32 {
    match grid {
        MutantGrid::Five => 1 << (y * LENGTH + x),
        MutantGrid::Endless => 0,
    }
}
