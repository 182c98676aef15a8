//! Counts all lines of play of a given length. The count shows quickly whether a program plays by the
//! rules, and how fast it is.

use super::{Cell, Part, Position, Shape, Slide, board::SpotMap, edge::Edge};

/// The number of lines of play, and how many of them end with a win.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// All lines of play, won ones included.
    pub leaves: u64,
    /// The lines that end with a win.
    pub wins: u64,
}

impl Count {
    const ONE: Count = Count { leaves: 1, wins: 0 };
    const WIN: Count = Count { leaves: 1, wins: 1 };
}

impl std::ops::AddAssign for Count {
    fn add_assign(&mut self, other: Count) {
        self.leaves += other.leaves;
        self.wins += other.wins;
    }
}

/// Counts the lines of play that are `depth` turns long. In the middle of a turn, the rest of it counts
/// as the first turn.
///
/// A winning slide ends its line and counts as one leaf at any depth. A part that cannot be played is
/// skipped. Repetition is ignored.
///
/// ```
/// use nonaga::rules::{Count, HouseRules, Position, perft};
///
/// let start = Position::start(HouseRules::Booklet);
/// assert_eq!(perft(&start, 2), Count { leaves: 199_488, wins: 0 });
/// ```
pub fn perft(position: &Position, depth: u32) -> Count {
    count_lines(&mut position.clone(), depth)
}

fn count_lines(position: &mut Position, depth: u32) -> Count {
    match (position.due(), depth) {
        (None, _) => return Count::WIN,
        (_, 0) => return Count::ONE,
        (Some(Part::Slide), 1) => return count_last_turn(position),
        _ => {}
    }
    // A relocation ends a turn.
    let depth = depth - u32::from(position.due() == Some(Part::Relocation));
    let mut count = Count::default();
    for step in position.steps() {
        let undo = position.play_unchecked(step);
        count += count_lines(position, depth);
        position.undo(undo);
    }
    count
}

/// Counts the turns of a position without playing them.
///
/// A slide does not move a disc, so all slides share one board. The relocations of each disc are counted
/// once; a slide only uncovers one disc and covers another.
fn count_last_turn(position: &Position) -> Count {
    let board = position.board();
    let edge = Edge::of(board);
    let count_destinations = position.count_destinations(&edge);
    let mut places = SpotMap::new();
    let mut on_bare_discs = 0;
    for disc in board.discs().iter().copied() {
        if position.locked() != Some(disc) && position.can_come_off(&edge, disc) {
            let count = count_destinations(disc);
            places.set(disc, count as u16);
            if board.is_bare_disc(disc) {
                on_bare_discs += count;
            }
        }
    }
    // With nothing to play, the part is skipped. That is one line of play.
    let at_least_one = |leaves: u64| Count { leaves: leaves.max(1), wins: 0 };

    let slides = position.slides();
    if slides.is_empty() {
        return at_least_one(on_bare_discs);
    }
    let mut count = Count::default();
    for Slide { from, to } in slides {
        let tokens = position.tokens(position.to_move());
        let after = tokens.map(|token: Cell| if token == from { to } else { token });
        count += if Shape::of(after).is_some() {
            Count::WIN
        } else {
            at_least_one(on_bare_discs + u64::from(places.get(from)) - u64::from(places.get(to)))
        };
    }
    count
}
