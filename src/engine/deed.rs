//! Deeds: what a turn does on the board, in a word or two.

use serde::Serialize;
use strum::VariantNames;

use super::threat::{threats, winning_slide};
use crate::rules::{Part, Position, Rest, Shape, Turn};

/// What a turn does. This follows from the position before it, without looking ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, VariantNames)]
pub enum Deed {
    /// The slide wins.
    Wins {
        /// The shape that the three tokens form.
        shape: Shape,
    },
    /// It stops all threats of the opponent and makes a threat.
    StopsAndThreatens,
    /// It stops all threats of the opponent.
    Stops,
    /// It makes two threats or more.
    ThreatensTwice,
    /// It makes a threat over the disc that it moves. That disc is locked, so the opponent can't take it away.
    ThreatensOverLock,
    /// It makes a threat.
    Threatens,
}

impl Deed {
    /// What a turn does that can be played in this position. In the middle of a turn, its slide has been played.
    ///
    /// ```
    /// use nonaga::{engine::Deed, rules::{HouseRules, Setup, Shape}};
    ///
    /// // Red's token on 2,-1 slides up to the other two.
    /// let red = vec![(0, -2).into(), (0, -1).into(), (2, -1).into()];
    /// let before = Setup { red, ..Setup::start() }.validate(HouseRules::Booklet).unwrap();
    /// let deed = Deed::of(&before, "2,-1>1,-1#".parse().unwrap());
    /// assert_eq!(deed, Some(Deed::Wins { shape: Shape::Tick }));
    /// ```
    pub fn of(before: &Position, turn: Turn) -> Option<Deed> {
        let side = before.to_move();
        let opponent = side.other();
        let mut after = before.clone();
        let played = usize::from(before.due() == Some(Part::Relocation));
        for step in turn.steps().skip(played) {
            after.play_unchecked(step);
        }
        if let Some((_, shape, _)) = after.won() {
            return Some(Deed::Wins { shape });
        }
        let stops =
            winning_slide(before, opponent).is_some() && winning_slide(&after, opponent).is_none();
        let made = threats(&after, side);
        let is_over_lock = matches!(
            (turn.rest, made.as_slice()),
            (Rest::Relocation(disc), [threat]) if threat.passes(disc.to)
        );
        match (stops, made.len()) {
            (true, 1..) => Some(Deed::StopsAndThreatens),
            (true, 0) => Some(Deed::Stops),
            (false, 2..) => Some(Deed::ThreatensTwice),
            (false, 1) if is_over_lock => Some(Deed::ThreatensOverLock),
            (false, 1) => Some(Deed::Threatens),
            (false, 0) => None,
        }
    }
}
