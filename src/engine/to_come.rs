//! What a side could do with its next turns: the threats that it could make, and the shapes with which it would win.

use super::threat::{threats, winning_slides};
use crate::rules::{Cell, Part, Position, Setup, Side, Slide, Step, Turn};

/// A shape with which a side could win, and how it would come about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShapeToCome {
    /// Where the three tokens would stand.
    pub cells: [Cell; 3],
    /// The slides that lead there, one after the other: the last one completes it, and one before it may prepare it. There
    /// are none if a disc has to open the way first.
    pub slides: Vec<Slide>,
}

/// The position as if a side were to begin its turn now. If it is not, the lock is over, and so is a turn that was begun.
pub(super) fn as_if_next(position: &Position, side: Side) -> Option<Position> {
    if position.to_move() == side && position.due() == Some(Part::Slide) {
        return Some(position.clone());
    }
    Setup { to_move: side, locked: None, ..position.setup() }.validate(position.rules()).ok()
}

/// The turns with which a side makes two threats if its turn is the next one, and the positions after them.
pub(super) fn threatening_twice(
    position: &Position,
    side: Side,
) -> impl Iterator<Item = (Turn, Position)> {
    as_if_next(position, side).into_iter().flat_map(move |from| {
        let all = from.turns();
        let after = move |turn| Some((turn, from.after(turn).ok()?));
        let turns = all.into_iter().filter_map(after);
        turns.filter(move |(_, after)| after.won().is_none() && threats(after, side).len() > 1)
    })
}

/// Whether a side could make two threats, or more, if its turn were the next one.
pub(super) fn can_threaten_twice(position: &Position, side: Side) -> bool {
    threatening_twice(position, side).next().is_some()
}

/// The shapes with which a side threatens to win.
pub(super) fn shapes_to_come(position: &Position, side: Side) -> Vec<ShapeToCome> {
    let shape = |slide: Slide| {
        let Slide { from, to } = slide;
        ShapeToCome {
            cells: position.tokens(side).map(|token| if token == from { to } else { token }),
            slides: vec![slide],
        }
    };
    winning_slides(position, side).into_iter().map(shape).collect()
}

/// The shapes with which a side could threaten to win after its next turn, which makes two threats at least. Of all such turns
/// it is the one that shows most on the board as it is: a shape without its discs would only puzzle, and so would a way that
/// the disc of that turn has to open first.
pub(super) fn shapes_of_two_threats(now: &Position, side: Side) -> Vec<ShapeToCome> {
    let Some(from) = as_if_next(now, side) else { return Vec::new() };
    let shapes = threatening_twice(now, side).map(|(turn, prepared)| {
        let mut slid = from.clone();
        let is_slid = turn.slide.is_some_and(|slide| slid.play(Step::Slide(slide)).is_ok());
        let can_win = winning_slides(&slid, side);
        let lies = |shape: &ShapeToCome| shape.cells.iter().all(|cell| now.board().has_disc(*cell));
        let mut shapes: Vec<_> = shapes_to_come(&prepared, side).into_iter().filter(lies).collect();
        for shape in &mut shapes {
            let is_open = is_slid && shape.slides.iter().all(|slide| can_win.contains(slide));
            if is_open {
                shape.slides.splice(0..0, turn.slide);
            } else {
                shape.slides.clear();
            }
        }
        shapes
    });
    let mut best = (0, Vec::new());
    for shapes in shapes {
        let open = shapes.iter().filter(|shape| !shape.slides.is_empty()).count();
        if best.1.is_empty() || open > best.0 {
            best = (open, shapes);
        }
        // Few turns show more than both, and there are many turns.
        if best.0 > 1 {
            break;
        }
    }
    best.1
}

/// Of many shapes, two to which ways are known, and of those the two that share the fewest cells.
pub(super) fn two_most_apart(shapes: Vec<ShapeToCome>) -> Vec<ShapeToCome> {
    let shared = |one: &ShapeToCome, other: &ShapeToCome| {
        one.cells.iter().filter(|cell| other.cells.contains(cell)).count()
    };
    let pairs = shapes
        .iter()
        .enumerate()
        .flat_map(|(i, one)| shapes[i + 1..].iter().map(move |other| [one, other]));
    let confuses = |pair: &[&ShapeToCome; 2]| {
        let closed = pair.iter().filter(|shape| shape.slides.is_empty()).count();
        (closed, shared(pair[0], pair[1]))
    };
    match pairs.min_by_key(confuses) {
        Some(pair) => pair.map(Clone::clone).to_vec(),
        None => shapes,
    }
}
