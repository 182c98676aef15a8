//! What a turn does to two threats that the other side has prepared.

use crate::{
    engine::{
        threat::winning_slide,
        to_come::{can_threaten_twice, threatening_twice},
    },
    rules::{Position, Turn},
};

/// What becomes of two threats that the other side could make with its next turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prepared {
    /// They cannot be made any more.
    Prevented,
    /// The other side has to stop a threat first, and has no turn that does both.
    TooLate,
}

impl Prepared {
    /// What a turn that can be played in this position does to them. `None` if none are prepared, if nothing becomes of them, or if
    /// the turn ends the match.
    pub fn after(turn: Turn, before: &Position) -> Option<Prepared> {
        let (side, opponent) = (before.to_move(), before.to_move().other());
        let after = before.after(turn).ok().filter(|after| after.won().is_none())?;
        if !can_threaten_twice(before, opponent) {
            return None;
        }
        if !can_threaten_twice(&after, opponent) {
            return Some(Prepared::Prevented);
        }
        let saves = |(_, then): (Turn, Position)| winning_slide(&then, side).is_none();
        let in_time = winning_slide(&after, side).is_none()
            || winning_slide(&after, opponent).is_some()
            || threatening_twice(&after, opponent).any(saves);
        (!in_time).then_some(Prepared::TooLate)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::Why,
        rules::{HouseRules, Setup, Side, Turn},
    };

    /// All turns in a position that make a threat, and what they do to two threats of the other side.
    fn threatening(before: &Position) -> impl Iterator<Item = (Turn, Option<Prepared>)> {
        let makes = |turn: &Turn| Why::by_effect(before, *turn).is_some_and(Why::makes_threats);
        before.turns().into_iter().filter(makes).map(|turn| (turn, Prepared::after(turn, before)))
    }

    /// Whether a side can play a turn that makes two threats and leaves the other side no winning slide.
    fn can_do_both(position: &Position, side: Side) -> bool {
        position.turns().into_iter().any(|turn| {
            let after = position.after(turn).expect("a legal turn");
            let is_safe = winning_slide(&after, side.other()).is_none();
            after.won().is_some()
                || is_safe && crate::engine::threat::threats(&after, side).len() > 1
        })
    }

    #[test]
    fn two_threats_come_too_late_if_no_turn_makes_them_and_stops_a_threat() {
        // Both sides have two tokens together, and the third far away.
        let red = vec![(-2, 2).into(), (-1, 2).into(), (2, -2).into()];
        let black = vec![(1, -2).into(), (2, -1).into(), (-2, 0).into()];
        let setup = Setup { red, black, to_move: Side::Red, ..Setup::start() };
        let before = setup.validate(HouseRules::Booklet).expect("a position");
        let mut found = [0; 3];
        for (turn, prepared) in threatening(&before) {
            let after = before.after(turn).expect("a legal turn");
            let is_too_late = !can_do_both(&after, Side::Black);
            match prepared {
                Some(Prepared::TooLate) => assert!(is_too_late, "{turn}"),
                Some(Prepared::Prevented) => {
                    assert!(!can_threaten_twice(&after, Side::Black), "{turn}");
                }
                None => assert!(!is_too_late, "{turn}"),
            }
            found[prepared.map_or(0, |prepared| 1 + prepared as usize)] += 1;
        }
        assert!(found.iter().all(|count| *count > 0), "{found:?}");
    }
}
