//! The graph on which the circles walk.

use std::{collections::HashMap, sync::LazyLock};

use super::super::{
    MutantGrid, Pentomino,
    cell::LENGTH,
    pentomino::{FIXED, MutantSpot, WAYS, to_corner},
};

/// A way in which five circles can lie. On the endless grid, their place does not belong to it: its spots begin at 0.
#[derive(Debug)]
pub struct MutantNode {
    pub shape: Pentomino,
    pub edges: Vec<MutantEdge>,
    /// The least of the nodes that are this one turned or mirrored.
    pub least: u16,
    /// All ways of turning and mirroring that lead there.
    pub maps: Vec<MutantMap>,
}

/// A turn that forms another shape. Spots count from where those of the node begin.
#[derive(Clone, Copy, Debug)]
pub struct MutantEdge {
    pub crossed: MutantSpot,
    pub drawn: MutantSpot,
    pub next: u16,
    /// Where the spots of the next node begin.
    pub moves: MutantSpot,
    /// The shape of the next node.
    pub shape: Pentomino,
}

/// A way of turning and mirroring, followed by a step.
#[derive(Clone, Copy, Debug)]
pub struct MutantMap {
    way: fn(MutantSpot) -> MutantSpot,
    step: MutantSpot,
}

impl MutantMap {
    #[inline]
    pub fn apply(self, spot: MutantSpot) -> MutantSpot {
        add((self.way)(spot), self.step)
    }
}

#[inline]
pub fn add(a: MutantSpot, b: MutantSpot) -> MutantSpot {
    (a.0 + b.0, a.1 + b.1)
}

/// All ways in which circles can lie on a grid, and the turns between them.
#[derive(Debug)]
pub struct MutantGraph {
    pub grid: MutantGrid,
    pub nodes: Vec<MutantNode>,
    places: HashMap<[MutantSpot; 5], u16>,
}

static FIVE: LazyLock<MutantGraph> = LazyLock::new(|| MutantGraph::new(MutantGrid::Five));
static ENDLESS: LazyLock<MutantGraph> = LazyLock::new(|| MutantGraph::new(MutantGrid::Endless));

impl MutantGraph {
    /// The graph of a grid.
    pub fn of(grid: MutantGrid) -> &'static MutantGraph {
        match grid {
            MutantGrid::Five => &FIVE,
            MutantGrid::Endless => &ENDLESS,
        }
    }

    fn new(grid: MutantGrid) -> MutantGraph {
        let lying: Vec<([MutantSpot; 5], Pentomino)> = match grid {
            MutantGrid::Endless => FIXED.clone(),
            MutantGrid::Five => FIXED.iter().flat_map(|fixed| everywhere(*fixed)).collect(),
        };
        let places = (0..).zip(&lying).map(|(node, (spots, _))| (*spots, node)).collect();
        let mut graph = MutantGraph { grid, nodes: Vec::new(), places };
        graph.nodes = lying.iter().map(|(spots, shape)| graph.node(*spots, *shape)).collect();
        graph
    }

    fn node(&self, spots: [MutantSpot; 5], shape: Pentomino) -> MutantNode {
        let mapped = WAYS.map(|way| {
            // On the smaller grid, what a way makes negative comes back from the other side.
            let edge = LENGTH - 1;
            let step = match (self.grid, way((edge, edge))) {
                (MutantGrid::Five, (x, y)) => (-x.min(0), -y.min(0)),
                (MutantGrid::Endless, _) => {
                    let (x, y) = to_corner(spots.map(way)).1;
                    (-x, -y)
                }
            };
            let map = MutantMap { way, step };
            let there = self.find(spots.map(|spot| map.apply(spot)));
            (there.map_or(u16::MAX, |(node, _)| node), map)
        });
        let least = mapped.iter().map(|(node, _)| *node).min().unwrap_or_default();
        let maps = mapped.into_iter().filter(|(node, _)| *node == least).map(|(_, map)| map);
        MutantNode { shape, edges: self.edges(spots, shape), least, maps: maps.collect() }
    }

    fn edges(&self, spots: [MutantSpot; 5], shape: Pentomino) -> Vec<MutantEdge> {
        let mut edges = Vec::new();
        for (index, crossed) in spots.into_iter().enumerate() {
            let others = spots.iter().filter(|spot| **spot != crossed);
            let beside = others.flat_map(|spot| WAYS.map(|way| add(*spot, way((1, 0)))));
            let mut cells: Vec<MutantSpot> = beside.filter(|cell| !spots.contains(cell)).collect();
            cells.sort_unstable_by_key(|(x, y)| (*y, *x));
            cells.dedup();
            for drawn in cells {
                let mut after = spots;
                after[index] = drawn;
                let Some((next, moves)) = self.find(after) else { continue };
                let Some(formed) = Pentomino::of_spots(after).filter(|formed| *formed != shape)
                else {
                    continue;
                };
                edges.push(MutantEdge { crossed, drawn, next, moves, shape: formed });
            }
        }
        edges
    }

    /// The node of these spots, in any order, and where it begins.
    pub fn find(&self, mut spots: [MutantSpot; 5]) -> Option<(u16, MutantSpot)> {
        let mut begins = (0, 0);
        if self.grid == MutantGrid::Endless {
            (spots, begins) = to_corner(spots);
        }
        spots.sort_unstable_by_key(|(x, y)| (*y, *x));
        self.places.get(&spots).map(|node| (*node, begins))
    }
}

/// A way of lying in every place of the smaller grid.
fn everywhere((spots, shape): ([MutantSpot; 5], Pentomino)) -> Vec<([MutantSpot; 5], Pentomino)> {
    let steps = (0..LENGTH).flat_map(|y| (0..LENGTH).map(move |x| (x, y)));
    let moved = steps.map(|step| spots.map(|spot| add(spot, step)));
    let is_on_grid =
        |spots: &[MutantSpot; 5]| spots.iter().all(|(x, y)| *x < LENGTH && *y < LENGTH);
    moved.filter(is_on_grid).map(|spots| (spots, shape)).collect()
}
