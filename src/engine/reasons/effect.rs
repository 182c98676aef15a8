//! Effects: what a turn does on the board, in a word or two.

use serde::Serialize;
use strum::VariantNames;

use crate::{
    engine::threat::{threats, winning_slide},
    rules::{Cell, Position, Rest, Shape, Side, Turn},
};

/// What a turn does. This follows from the position before it, without looking ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, VariantNames)]
pub enum Effect {
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
    /// Fewer tokens of the opponent can slide than before.
    ShutsIn,
    /// It brings two tokens together, where all three were apart.
    Joins,
    /// It fills a hole with a disc.
    FillsHole,
    /// It makes a hole.
    MakesHole,
}

impl Effect {
    /// What a turn does that can be played in this position. In the middle of a turn, its slide has been played.
    ///
    /// ```
    /// use nonaga::{engine::Effect, rules::{HouseRules, Setup, Shape}};
    ///
    /// // Red's token on 2,-1 slides up to the other two.
    /// let red = vec![(0, -2).into(), (0, -1).into(), (2, -1).into()];
    /// let before = Setup { red, ..Setup::start() }.validate(HouseRules::Booklet).unwrap();
    /// let effect = Effect::of(&before, "2,-1>1,-1#".parse().unwrap());
    /// assert_eq!(effect, Some(Effect::Wins { shape: Shape::Tick }));
    /// ```
    pub fn of(before: &Position, turn: Turn) -> Option<Effect> {
        let side = before.to_move();
        let opponent = side.other();
        let after = before.after(turn).ok()?;
        if let Some((_, shape, _)) = after.won() {
            return Some(Effect::Wins { shape });
        }
        let stops =
            winning_slide(before, opponent).is_some() && winning_slide(&after, opponent).is_none();
        let made = threats(&after, side);
        let is_over_lock = matches!(
            (turn.rest, made.as_slice()),
            (Rest::Relocation(disc), [threat]) if threat.passes(disc.to)
        );
        match (stops, made.len()) {
            (true, 1..) => Some(Effect::StopsAndThreatens),
            (true, 0) => Some(Effect::Stops),
            (false, 2..) => Some(Effect::ThreatensTwice),
            (false, 1) if is_over_lock => Some(Effect::ThreatensOverLock),
            (false, 1) => Some(Effect::Threatens),
            (false, 0) => Effect::without_threat(before, &after, turn),
        }
    }

    /// What a turn does that has to do with no threat.
    fn without_threat(before: &Position, after: &Position, turn: Turn) -> Option<Effect> {
        let (side, opponent) = (before.to_move(), before.to_move().other());
        let old_holes = before.board().holes();
        if can_slide(after, opponent) < can_slide(before, opponent) {
            Some(Effect::ShutsIn)
        } else if has_pair(after, side) && !has_pair(before, side) {
            Some(Effect::Joins)
        } else if matches!(turn.rest, Rest::Relocation(disc) if old_holes.contains(&disc.to)) {
            Some(Effect::FillsHole)
        } else if after.board().holes().len() > old_holes.len() {
            Some(Effect::MakesHole)
        } else {
            None
        }
    }
}

/// How many tokens of a side can slide.
fn can_slide(position: &Position, side: Side) -> usize {
    let slides = position.slides_of(side);
    let can = |token: &&Cell| slides.iter().any(|slide| slide.from == **token);
    position.tokens(side).iter().filter(can).count()
}

/// Whether two tokens of a side are next to each other.
fn has_pair(position: &Position, side: Side) -> bool {
    let [a, b, c] = *position.tokens(side);
    [(a, b), (b, c), (c, a)].into_iter().any(|(one, other)| one.touches(other))
}
