//! The positions after turns.

use nonaga::rules::{Part, Position, Step, Turn};

/// The position after a legal turn. In the middle of a turn, only the rest of it is played.
pub fn after(position: &Position, turn: Turn) -> Position {
    let mut after = position.clone();
    for step in rest_of(position, turn) {
        after.play(step).expect("the turn is legal");
    }
    after
}

/// The legal turns, and the position after each. In the middle of a turn, the ways to finish it.
///
/// Nothing checks these turns again. The tests play millions of them, and to check one takes longer than to play it.
pub fn after_each_turn(position: &Position) -> impl Iterator<Item = (Turn, Position)> + use<> {
    let position = position.clone();
    turns(&position).into_iter().map(move |turn| {
        let mut after = position.clone();
        for step in rest_of(&position, turn) {
            after.play_unchecked(step);
        }
        (turn, after)
    })
}

fn turns(position: &Position) -> Vec<Turn> {
    match position.due() {
        Some(Part::Relocation) => {
            let rests = position.steps().into_iter();
            rests.map(|step| Turn { slide: None, rest: step.rest() }).collect()
        }
        _ => position.turns(),
    }
}

/// The steps of a turn that are still to be played.
fn rest_of(position: &Position, turn: Turn) -> impl Iterator<Item = Step> + use<> {
    turn.steps().skip(usize::from(position.due() == Some(Part::Relocation)))
}
