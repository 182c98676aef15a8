//! What a position is worth to the player who is to move.

/// A win is 100 less the number of turns to the end, and a loss the opposite. Nothing is in between, because every search
/// goes to the end.
pub type MutantScore = i8;

/// The value of an end that is here now.
pub const END: MutantScore = 100;

/// The number of turns to the end.
pub fn turns_to_end(score: MutantScore) -> u32 {
    END.abs_diff(score.abs()).into()
}

/// The score of a position after a turn, as the player sees it who played the turn. The end is a turn farther away.
#[inline]
pub fn seen_before(score: MutantScore) -> MutantScore {
    if score > 0 { 1 - score } else { -1 - score }
}

/// The opposite of [`seen_before`], for the bounds of a search.
#[inline]
pub fn seen_after(bound: MutantScore) -> MutantScore {
    if bound > 0 { -1 - bound } else { 1 - bound }
}
