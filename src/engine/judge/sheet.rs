//! A judgement in a file: what cannot be computed from the match alone, turn by turn.

use serde::{Deserialize, Serialize};

use super::{Finding, Judgement};
use crate::{
    engine::{reasons::Why, score::Score},
    notation::write_setup,
    rules::{Match, Rest, Turn},
};

/// The judgement of a match as it is written in a file. [`open`](JudgedMatch::open) gives the judgements back
/// only for the match that they are about.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct JudgedMatch {
    /// The judgements of the first turns, in order.
    turns: Vec<JudgedTurn>,
}

/// A turn: the scores before and after it in hundredths, the best turn, and what is proven.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct JudgedTurn(i32, i32, String, Option<Finding>);

impl JudgedMatch {
    /// What to write about these judgements.
    pub fn of(judgements: &[Judgement]) -> JudgedMatch {
        let turn = |judgement: &Judgement| {
            let Judgement { before, after, best, finding, .. } = judgement;
            JudgedTurn(before.hundredths(), after.hundredths(), best.to_string(), *finding)
        };
        JudgedMatch { turns: judgements.iter().map(turn).collect() }
    }

    /// The judgements of a match. `None` if they cannot be about this match: there are more turns than it
    /// has, a score or a finding cannot be, or a turn that is called the best is not legal.
    pub fn open(&self, game: &Match) -> Option<Vec<Judgement>> {
        let mut at = Match::new(game.start().clone());
        let mut played = game.turns().into_iter().filter(|turn| turn.rest != Rest::ToCome);
        let mut judgements = Vec::with_capacity(self.turns.len());
        for (JudgedTurn(before, after, best, finding), number) in self.turns.iter().zip(1..) {
            let turn = played.next()?;
            let position = at.position();
            let best: Turn = best.parse().ok().filter(|best: &Turn| best.rest != Rest::ToCome)?;
            position.clone().play_turn(best).ok()?;
            let before = Score::from_hundredths(*before)?;
            let after = Score::from_hundredths(*after)?;
            if finding.is_some_and(|finding| !finding.is_possible()) {
                return None;
            }
            judgements.push(Judgement {
                number,
                side: position.to_move(),
                turn,
                before,
                after,
                best,
                why: Why::in_place_of(position, best, before, after),
                finding: finding.filter(|finding| finding.stands(after)),
            });
            at.play_turn(turn).ok()?;
        }
        Some(judgements)
    }
}

/// A name for what was played in a match: equal for equal rules, start positions and turns, and almost
/// certainly different otherwise. It depends on nothing else, and is the same in every version.
pub fn match_name(game: &Match) -> String {
    let start = game.start();
    let head = format!("{}\n{}\n", start.rules().name(), write_setup(&start.setup()));
    let turns = game.turns();
    let turns = turns.iter().map(|turn| format!("{turn}\n"));
    let texts = std::iter::once(head).chain(turns);
    let hash = texts.fold(FNV_BASIS, |hash, text| {
        text.bytes().fold(hash, |hash, byte| (hash ^ u128::from(byte)).wrapping_mul(FNV_PRIME))
    });
    format!("{hash:032x}")
}

/// The constants of the 128-bit hash FNV-1a, which never changes.
const FNV_BASIS: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
const FNV_PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{HouseRules, Position};

    #[test]
    fn the_name_of_a_match_never_changes() {
        let mut game = Match::new(Position::start(HouseRules::Booklet));
        let start = match_name(&game);
        game.play_turn("2,0>-1,0 1,-2>3,-2".parse().expect("a turn")).expect("legal");
        assert_eq!(
            [start, match_name(&game)],
            ["abfc5f678e53996eedbfd27a50ddaa99", "02602359ca8aa6033bf6cdd6dffb4857"]
        );
        let other = Match::new(Position::start(HouseRules::AtMostFour));
        assert_ne!(
            match_name(&other),
            match_name(&Match::new(Position::start(HouseRules::Booklet)))
        );
    }
}
