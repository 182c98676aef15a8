//! A second implementation of the rules, for tests only. It follows the sentences of the rules, uses sets
//! and flood fills, is slow, and shares no code with the program. Reasons are given as text.
//!
//! A [`Table`] does not know which part of a turn is due. Functions about slides expect it as it is at the
//! start of a turn. Functions about discs expect it as it is after the slide, with the same player still
//! to move.
#![allow(dead_code, reason = "each test that includes this module uses only a part of it")]

use std::{
    collections::{BTreeSet, VecDeque},
    ops::RangeInclusive,
};

/// A hexagonal cell, `(q, r)`.
pub type Cell = (i32, i32);

/// A part of a turn: the cells it starts and ends on.
pub type Move = (Cell, Cell);

/// The six directions, in order around the cell.
pub const DIRECTIONS: [Cell; 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Deserialize)]
pub enum Side {
    Red,
    Black,
}

/// The house rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum House {
    Booklet,
    AtMostFour,
    HolesStayOpen,
}

/// Everything that the rules depend on.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Table {
    pub discs: BTreeSet<Cell>,
    pub red: BTreeSet<Cell>,
    pub black: BTreeSet<Cell>,
    pub to_move: Side,
    /// The disc that the opponent relocated in the turn before this one.
    pub locked: Option<Cell>,
    pub house: House,
}

/// A whole legal turn. A part that is `None` was skipped, except after a slide that wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Turn {
    pub slide: Option<Move>,
    pub relocation: Option<Move>,
    /// The shape by which the slide wins.
    pub wins: Option<&'static str>,
}

// The table.

/// The start: discs on all 19 cells with `|q| ≤ 2`, `|r| ≤ 2`, `|q + r| ≤ 2`, tokens on alternate corners,
/// and Red to move.
pub fn start(house: House) -> Table {
    let mut discs = BTreeSet::new();
    for q in -2..=2_i32 {
        for r in -2..=2_i32 {
            if (q + r).abs() <= 2 {
                discs.insert((q, r));
            }
        }
    }
    Table {
        discs,
        red: BTreeSet::from([(2, 0), (0, -2), (-2, 2)]),
        black: BTreeSet::from([(2, -2), (-2, 0), (0, 2)]),
        to_move: Side::Red,
        locked: None,
        house,
    }
}

/// The next cell in a direction.
pub fn step((q, r): Cell, (dq, dr): Cell) -> Cell {
    (q + dq, r + dr)
}

/// The six cells that touch a cell, in the order of directions.
pub fn neighbours(cell: Cell) -> [Cell; 6] {
    DIRECTIONS.map(|direction| step(cell, direction))
}

pub fn touch(a: Cell, b: Cell) -> bool {
    neighbours(a).contains(&b)
}

/// How many of `cells` touch `cell`.
pub fn contacts(cells: &BTreeSet<Cell>, cell: Cell) -> usize {
    neighbours(cell).iter().filter(|near| cells.contains(near)).count()
}

/// The direction from one cell to another, if they are in a straight line.
pub fn direction_towards(from: Cell, to: Cell) -> Option<Cell> {
    let (dq, dr) = (to.0 - from.0, to.1 - from.1);
    let steps = dq.abs().max(dr.abs());
    DIRECTIONS.into_iter().find(|d| steps > 0 && (dq, dr) == (d.0 * steps, d.1 * steps))
}

/// Whether the cells are one connected piece.
pub fn connected(cells: &BTreeSet<Cell>) -> bool {
    let Some(&first) = cells.first() else { return true };
    let mut seen = BTreeSet::from([first]);
    let mut edge = vec![first];
    while let Some(cell) = edge.pop() {
        for near in neighbours(cell) {
            if cells.contains(&near) && seen.insert(near) {
                edge.push(near);
            }
        }
    }
    seen == *cells
}

/// Returns whether a cell is at least two cells past the outermost discs on some side. It touches no disc, and
/// nothing is in the way further out on that side.
pub fn far_out(discs: &BTreeSet<Cell>) -> impl Fn(Cell) -> bool {
    let near = |numbers: &dyn Fn(&Cell) -> i32| {
        let least = discs.iter().map(numbers).min();
        let most = discs.iter().map(numbers).max();
        least.zip(most).map(|(least, most)| least - 1..=most + 1)
    };
    let (qs, rs) = (near(&|disc| disc.0), near(&|disc| disc.1));
    let past = |near: &Option<RangeInclusive<i32>>, here| {
        near.as_ref().is_none_or(|near| !near.contains(&here))
    };
    move |(q, r)| past(&qs, q) || past(&rs, r)
}

/// Whether a path of disc-free cells leads from a disc-free cell out of the board.
pub fn leads_out(discs: &BTreeSet<Cell>, from: Cell) -> bool {
    let is_far_out = far_out(discs);
    let mut seen = BTreeSet::from([from]);
    let mut edge = VecDeque::from([from]);
    while let Some(cell) = edge.pop_front() {
        if is_far_out(cell) {
            return true;
        }
        for near in neighbours(cell) {
            if !discs.contains(&near) && seen.insert(near) {
                edge.push_back(near);
            }
        }
    }
    false
}

impl Side {
    pub fn opponent(self) -> Side {
        match self {
            Side::Red => Side::Black,
            Side::Black => Side::Red,
        }
    }
}

impl Table {
    pub fn tokens(&self, side: Side) -> &BTreeSet<Cell> {
        match side {
            Side::Red => &self.red,
            Side::Black => &self.black,
        }
    }

    /// Whether a token of either colour stands on the cell.
    pub fn has_token(&self, cell: Cell) -> bool {
        self.red.contains(&cell) || self.black.contains(&cell)
    }

    /// The other discs, while this one is lifted.
    pub fn without(&self, disc: Cell) -> BTreeSet<Cell> {
        let mut others = self.discs.clone();
        others.remove(&disc);
        others
    }
}

// 1. Slide a token.

/// Where a token stops: the next cell has no disc, or a token of either colour.
pub fn slide_end(table: &Table, from: Cell, direction: Cell) -> Cell {
    let mut cell = from;
    loop {
        let next = step(cell, direction);
        if !table.discs.contains(&next) || table.has_token(next) {
            return cell;
        }
        cell = next;
    }
}

/// Every slide: one of the player's own tokens in one of the six directions, by at least one cell.
pub fn slides(table: &Table) -> Vec<Move> {
    let mut slides = Vec::new();
    for &from in table.tokens(table.to_move) {
        for direction in DIRECTIONS {
            let to = slide_end(table, from, direction);
            if to != from {
                slides.push((from, to));
            }
        }
    }
    slides
}

/// The first reason why a slide is not legal.
pub fn slide_refusal(table: &Table, from: Cell, to: Cell) -> Option<&'static str> {
    if !table.has_token(from) {
        return Some("NoToken");
    }
    if table.tokens(table.to_move.opponent()).contains(&from) {
        return Some("NotYourToken");
    }
    let Some(direction) = direction_towards(from, to) else { return Some("NotStraight") };
    let end = slide_end(table, from, direction);
    if end == from {
        return Some("Blocked");
    }
    if end == to {
        return None;
    }
    if direction_towards(to, end) == Some(direction) { Some("StopsShort") } else { Some("TooFar") }
}

// 2. Relocate a disc: take it.

/// Whether a disc can slide from its cell to a neighbouring one. That cell must be free, and of the two
/// cells that touch both, at most one may have a disc.
pub fn glides(others: &BTreeSet<Cell>, from: Cell, to: Cell) -> bool {
    let between = neighbours(from).into_iter().filter(|&cell| touch(cell, to));
    !others.contains(&to) && between.filter(|cell| others.contains(cell)).count() <= 1
}

/// Whether such sliding steps lead from a cell out of the board, to any distance.
pub fn glides_out(others: &BTreeSet<Cell>, from: Cell) -> bool {
    let is_far_out = far_out(others);
    let mut seen = BTreeSet::from([from]);
    let mut edge = VecDeque::from([from]);
    while let Some(cell) = edge.pop_front() {
        if is_far_out(cell) {
            return true;
        }
        for near in neighbours(cell) {
            if !seen.contains(&near) && glides(others, cell, near) {
                seen.insert(near);
                edge.push_back(near);
            }
        }
    }
    false
}

/// Whether a disc can be slid away from the board without lifting it or pushing another disc.
pub fn slides_away(table: &Table, disc: Cell) -> bool {
    glides_out(&table.without(disc), disc)
}

/// Whether a disc touches the outside: it has a disc-free neighbour from which a path of disc-free cells
/// leads out of the board.
pub fn touches_outside(table: &Table, disc: Cell) -> bool {
    let free = neighbours(disc).into_iter().filter(|near| !table.discs.contains(near));
    free.into_iter().any(|near| leads_out(&table.discs, near))
}

/// Whether a disc is hemmed in under the house rules of the match.
pub fn hemmed_in(table: &Table, disc: Cell) -> bool {
    match table.house {
        House::Booklet | House::HolesStayOpen => !slides_away(table, disc),
        House::AtMostFour => contacts(&table.discs, disc) > 4 || !touches_outside(table, disc),
    }
}

/// Whether the other discs are no longer one piece while this one is lifted.
pub fn would_split(table: &Table, disc: Cell) -> bool {
    !connected(&table.without(disc))
}

/// The first reason why a disc may not be taken.
pub fn take_refusal(table: &Table, disc: Cell) -> Option<&'static str> {
    if !table.discs.contains(&disc) {
        return Some("NoDisc");
    }
    if table.has_token(disc) {
        return Some("HasToken");
    }
    if table.locked == Some(disc) {
        return Some("JustMoved");
    }
    if hemmed_in(table, disc) {
        return Some("HemmedIn");
    }
    if would_split(table, disc) {
        return Some("WouldSplit");
    }
    None
}

pub fn takeable(table: &Table) -> BTreeSet<Cell> {
    table.discs.iter().copied().filter(|&disc| take_refusal(table, disc).is_none()).collect()
}

/// The shortest sliding path from a disc's cell to a cell where it touches nothing. That cell must be
/// outside the board before the disc is lifted, so holes and bays that the disc itself closes do not
/// count. Among equal paths, the one whose first different step comes earlier in the order of directions
/// wins. The path leaves out the disc's own cell. `None` if the disc cannot slide away. If it may be taken
/// anyway, it is lifted straight up.
pub fn route(table: &Table, disc: Cell) -> Option<Vec<Cell>> {
    let others = table.without(disc);
    let arrived = |cell| contacts(&others, cell) == 0 && glides_out(&table.discs, cell);
    let mut seen = BTreeSet::from([disc]);
    // All paths of one length, with earlier directions first. Only the first path to each cell is kept.
    let mut paths = vec![vec![disc]];
    while !paths.is_empty() {
        let mut longer = Vec::new();
        for path in paths {
            let cell = path[path.len() - 1];
            if arrived(cell) {
                return Some(path[1..].to_vec());
            }
            for near in neighbours(cell) {
                if !seen.contains(&near) && glides(&others, cell, near) {
                    seen.insert(near);
                    longer.push([path.as_slice(), &[near]].concat());
                }
            }
        }
        paths = longer;
    }
    None
}

// 2. Relocate a disc: put it down.

/// Whether a cell belongs to a closed hole while the disc is lifted.
pub fn in_closed_hole(others: &BTreeSet<Cell>, cell: Cell) -> bool {
    !leads_out(others, cell)
}

/// The first reason why a disc lifted from one cell may not be put down on another.
pub fn place_refusal(table: &Table, from: Cell, to: Cell) -> Option<&'static str> {
    let others = table.without(from);
    if to == from {
        return Some("SamePlace");
    }
    if others.contains(&to) {
        return Some("Occupied");
    }
    if contacts(&others, to) < 2 {
        return Some("TooFewNeighbours");
    }
    if table.house == House::HolesStayOpen && in_closed_hole(&others, to) {
        return Some("ClosedHole");
    }
    None
}

/// Where a disc may be put down. Only cells next to a disc are possible.
pub fn destinations(table: &Table, from: Cell) -> BTreeSet<Cell> {
    let beside: BTreeSet<Cell> = table.discs.iter().copied().flat_map(neighbours).collect();
    beside.into_iter().filter(|&to| place_refusal(table, from, to).is_none()).collect()
}

/// Every relocation. A disc that may be taken but not put down anywhere else does not count.
pub fn relocations(table: &Table) -> Vec<Move> {
    let mut relocations = Vec::new();
    for from in takeable(table) {
        for to in destinations(table, from) {
            relocations.push((from, to));
        }
    }
    relocations
}

// Playing.

/// Plays the slide of a turn. The same player relocates next, unless [`shape`] now names a win.
pub fn play_slide(table: &Table, from: Cell, to: Cell) -> Result<Table, &'static str> {
    if let Some(reason) = slide_refusal(table, from, to) {
        return Err(reason);
    }
    let mut after = table.clone();
    let tokens = match table.to_move {
        Side::Red => &mut after.red,
        Side::Black => &mut after.black,
    };
    tokens.remove(&from);
    tokens.insert(to);
    Ok(after)
}

/// Skips the slide, if the player has none. The player still relocates.
pub fn skip_slide(table: &Table) -> Result<Table, &'static str> {
    if slides(table).is_empty() { Ok(table.clone()) } else { Err("MustMove") }
}

/// Plays the relocation of a turn. The opponent moves next and may not take this disc.
pub fn play_relocation(table: &Table, from: Cell, to: Cell) -> Result<Table, &'static str> {
    if let Some(reason) = take_refusal(table, from).or_else(|| place_refusal(table, from, to)) {
        return Err(reason);
    }
    let mut after = table.clone();
    after.discs.remove(&from);
    after.discs.insert(to);
    after.locked = Some(to);
    after.to_move = table.to_move.opponent();
    Ok(after)
}

/// Skips the relocation, if the player has none. Then no disc is locked for the opponent.
pub fn skip_relocation(table: &Table) -> Result<Table, &'static str> {
    if !relocations(table).is_empty() {
        return Err("MustMove");
    }
    Ok(Table { to_move: table.to_move.opponent(), locked: None, ..table.clone() })
}

/// Every legal turn once, in no particular order.
pub fn turns(table: &Table) -> Vec<Turn> {
    let mut first_parts: Vec<Option<Move>> = slides(table).into_iter().map(Some).collect();
    if first_parts.is_empty() {
        first_parts.push(None);
    }
    let mut turns = Vec::new();
    for slide in first_parts {
        let after = match slide {
            Some((from, to)) => play_slide(table, from, to),
            None => skip_slide(table),
        };
        let after = after.expect("a part that is listed is legal");
        let wins = slide.and_then(|_| shape(after.tokens(table.to_move)));
        let relocations = if wins.is_some() { Vec::new() } else { relocations(&after) };
        if relocations.is_empty() {
            turns.push(Turn { slide, relocation: None, wins });
        }
        for relocation in relocations {
            turns.push(Turn { slide, relocation: Some(relocation), wins });
        }
    }
    turns
}

/// The table after a turn. After a winning turn, the winner is still to move.
pub fn play(table: &Table, turn: Turn) -> Result<Table, &'static str> {
    let after = match turn.slide {
        Some((from, to)) => play_slide(table, from, to)?,
        None => skip_slide(table)?,
    };
    if turn.wins.is_some() {
        return Ok(after);
    }
    match turn.relocation {
        Some((from, to)) => play_relocation(&after, from, to),
        None => skip_relocation(&after),
    }
}

/// A turn as text, as in records.
pub fn text(turn: Turn) -> String {
    let part = |part: Option<Move>| match part {
        Some((from, to)) => format!("{},{}>{},{}", from.0, from.1, to.0, to.1),
        None => "-".to_owned(),
    };
    match turn.wins {
        Some(_) => format!("{}#", part(turn.slide)),
        None => format!("{} {}", part(turn.slide), part(turn.relocation)),
    }
}

// The end.

/// The shape of three connected tokens; `None` if they are not connected.
pub fn shape(tokens: &BTreeSet<Cell>) -> Option<&'static str> {
    let &[a, b, c] = tokens.iter().copied().collect::<Vec<_>>().as_slice() else { return None };
    // Tries each token as the middle one.
    for (end, middle, other) in [(a, b, c), (b, c, a), (c, a, b)] {
        if touch(end, middle) && touch(middle, other) {
            return if touch(end, other) {
                Some("triangle")
            } else if direction_towards(end, middle) == direction_towards(middle, other) {
                Some("line")
            } else {
                Some("tick")
            };
        }
    }
    None
}

/// Whether two positions count as the same for a draw by repetition: the same discs, tokens and locked
/// disc, up to a shift of the whole board, and the same player to move.
pub fn same_position(a: &Table, b: &Table) -> bool {
    let (Some(first), Some(other)) = (a.discs.first(), b.discs.first()) else { return a == b };
    let shift = (other.0 - first.0, other.1 - first.1);
    let shifted = |cells: &BTreeSet<Cell>| cells.iter().map(|&cell| step(cell, shift)).collect();
    *b == Table {
        discs: shifted(&a.discs),
        red: shifted(&a.red),
        black: shifted(&a.black),
        to_move: a.to_move,
        locked: a.locked.map(|cell| step(cell, shift)),
        house: a.house,
    }
}

/// Why a position is not valid at the start of a turn. Empty if it is valid. The arguments are lists,
/// because a set could not hold a cell twice. The reasons:
/// - `DiscCount`: the list does not have 19 discs; `DiscTwice`: a cell is in it twice;
/// - `DiscsApart`: the discs are not connected;
/// - `RedCount`, `BlackCount`: the list does not have three tokens;
/// - `TokenWithoutDisc`: a token stands on no disc; `SharedDisc`: two tokens stand on one cell;
/// - `RedConnected`, `BlackConnected`: the three tokens are connected already;
/// - `LockedNoDisc`, `LockedHasToken`: the locked cell has no disc, or has a token;
/// - `OutOfBounds`: a coordinate is larger than text allows.
pub fn faults(
    discs: &[Cell],
    red: &[Cell],
    black: &[Cell],
    locked: Option<Cell>,
) -> BTreeSet<&'static str> {
    let set = |cells: &[Cell]| cells.iter().copied().collect::<BTreeSet<Cell>>();
    let disc_cells = set(discs);
    let tokens = [red, black].concat();
    let token_cells = set(&tokens);
    let mut everything = discs.iter().chain(&tokens).chain(&locked);
    let mut faults = BTreeSet::new();
    for (reason, holds) in [
        ("DiscCount", discs.len() != 19),
        ("DiscTwice", disc_cells.len() != discs.len()),
        ("DiscsApart", !connected(&disc_cells)),
        ("RedCount", red.len() != 3),
        ("BlackCount", black.len() != 3),
        ("TokenWithoutDisc", !token_cells.is_subset(&disc_cells)),
        ("SharedDisc", token_cells.len() != tokens.len()),
        ("RedConnected", shape(&set(red)).is_some()),
        ("BlackConnected", shape(&set(black)).is_some()),
        ("LockedNoDisc", locked.is_some_and(|cell| !disc_cells.contains(&cell))),
        ("LockedHasToken", locked.is_some_and(|cell| token_cells.contains(&cell))),
        ("OutOfBounds", everything.any(|cell| cell.0.abs().max(cell.1.abs()) > 30_000)),
    ] {
        if holds {
            faults.insert(reason);
        }
    }
    faults
}

// Counting.

/// The number of leaves, counted in full turns, and how many of them are won.
pub fn perft(table: &Table, depth: u32) -> (u64, u64) {
    if depth == 0 {
        return (1, 0);
    }
    let (mut leaves, mut wins) = (0, 0);
    for turn in turns(table) {
        if turn.wins.is_some() {
            leaves += 1;
            wins += 1;
        } else if depth == 1 {
            leaves += 1;
        } else {
            let after = play(table, turn).expect("a turn that is listed is legal");
            let below = perft(&after, depth - 1);
            leaves += below.0;
            wins += below.1;
        }
    }
    (leaves, wins)
}

/// Whether the player to move can force a win within this many of their own turns.
pub fn wins_within(table: &Table, own_turns: u32) -> bool {
    if own_turns == 0 {
        return false;
    }
    turns(table).into_iter().any(|mine| {
        mine.wins.is_some()
            || own_turns > 1 && {
                let after = play(table, mine).expect("a turn that is listed is legal");
                turns(&after).into_iter().all(|theirs| {
                    theirs.wins.is_none() && {
                        let next = play(&after, theirs).expect("a turn that is listed is legal");
                        wins_within(&next, own_turns - 1)
                    }
                })
            }
    })
}
