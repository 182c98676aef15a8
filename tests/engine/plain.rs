//! Plain minimax: tries every turn in every position, skips nothing and remembers nothing.

use nonaga::{
    engine::{Score, eval::Weights},
    rules::{Position, Step, Turn},
};

use super::after::after_each_turn;

/// A minimax search that uses only the rules and the evaluation.
pub struct Plain {
    weights: Weights,
    /// The hashes of the positions on the way here. A position that comes up again is a draw.
    path: Vec<u64>,
}

impl Plain {
    pub fn new() -> Plain {
        Plain { weights: Weights::TUNED, path: Vec::new() }
    }

    /// All turns of the player to move with their scores, searched `depth` turns ahead.
    pub fn turns(&mut self, position: &Position, depth: u32) -> Vec<(Score, Turn)> {
        self.path.push(position.hash());
        let turns = after_each_turn(position).map(|(turn, next)| {
            let score = match next.won() {
                Some(_) => Score::win(1),
                None => one_turn_earlier(self.score(&next, depth - 1)),
            };
            (score, turn)
        });
        let turns = turns.collect();
        self.path.pop();
        turns
    }

    fn score(&mut self, position: &Position, depth: u32) -> Score {
        if can_win(position) {
            return Score::win(1);
        }
        if self.path.contains(&position.hash()) {
            return Score::EVEN;
        }
        if depth == 0 {
            return self.weights.score(position);
        }
        let turns = self.turns(position, depth);
        turns.into_iter().map(|(score, _)| score).max().expect("there is always a turn")
    }
}

fn can_win(position: &Position) -> bool {
    let mut next = position.clone();
    position.slides().into_iter().any(|slide| {
        let undo = next.play_unchecked(Step::Slide(slide));
        let won = next.won().is_some();
        next.undo(undo);
        won
    })
}

/// Converts the opponent's score one turn from now into a score for the player to move now.
fn one_turn_earlier(score: Score) -> Score {
    match (score.wins_in(), score.loses_in()) {
        (Some(n), _) => Score::loss(n),
        (_, Some(n)) => Score::win(n + 1),
        _ => -score,
    }
}
