//! What a position is worth to the side to move.

use super::super::ZebraPosition;

/// The score of a win on the spot. Each turn until then takes one away. The difference of two scores still fits.
pub(in crate::zebra) const END: i16 = 16_000;

/// Scores from here on are of matches that come to their end, proven.
pub(in crate::zebra) const PROVEN: i16 = END - 1_000;

/// The score of a match that ends because a position comes up again. It is less than proven: what led there is not looked
/// at.
const REPEATED: i16 = 12_000;

/// What a tower more is worth.
const TOWER: i16 = 100;
/// A tower of one piece next to one of the other side closes its square, and takes a tower from the other side.
const CLOSER: i16 = 25;
/// A turn more to choose from.
const CHOICE: i16 = 2;

/// The score of a position that comes up again.
pub(in crate::zebra) fn at_repetition(position: &ZebraPosition) -> i16 {
    match position.majority() {
        Some(side) if side == position.to_move() => REPEATED,
        Some(_) => -REPEATED,
        None => 0,
    }
}

/// A guess without looking ahead.
pub(in crate::zebra) fn estimate(position: &ZebraPosition) -> i16 {
    let (own, other) = (position.to_move(), position.to_move().other());
    let more = |of: &dyn Fn(super::super::ZebraSide) -> u32| of(own) as i16 - of(other) as i16;
    let towers = more(&|side| position.count(side));
    let closers =
        more(&|side| position.singles(side).and(position.owned(side.other()).neighbours()).count());
    let choices = more(&|side| position.mobility()[side as usize]);
    towers * TOWER + closers * CLOSER + choices * CHOICE
}
