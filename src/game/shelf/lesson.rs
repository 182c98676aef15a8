//! The step of a minute's lesson, in which the rules are tried in a match against a weak computer.

/// What a lesson with these steps says after so many turns, and whether something is held then: what to take, where to put
/// it, what came of it, one more rule, and the end.
pub fn lesson_step(steps: &[&'static str; 5], turns: usize, is_held: bool) -> Option<&'static str> {
    // Each sentence comes once a turn is played, and stays until the next one is: nobody reads with a piece in the hand.
    let step = match (turns, is_held) {
        (0, false) => 0,
        (0, true) => 1,
        (1 | 2, _) => 2,
        (3 | 4, _) => 3,
        _ => 4,
    };
    steps.get(step).copied()
}
