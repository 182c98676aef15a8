//! Marks of turns: what the judgement says of a turn, as a sign and in words.

use crate::{
    engine::{Finding, Judgement, Mark},
    game::players::Judge,
    words::Words,
};

/// What is marked of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnMark {
    /// The turn gave something away.
    Bad(Mark),
    /// It was the only turn that did not lose, or its slide or its relocation was.
    Only(Finding),
}

impl TurnMark {
    /// The marks of all turns of the match on the table, as far as they are judged.
    pub fn of_all(judge: &Judge) -> Vec<Option<TurnMark>> {
        judge.judged().iter().map(TurnMark::of).collect()
    }

    /// The mark of a turn.
    pub fn of(judgement: &Judgement) -> Option<TurnMark> {
        match judgement.finding {
            Some(only @ (Finding::OnlyTurn | Finding::OnlySlide | Finding::OnlyRelocation)) => {
                // It may have put the loss off, and saved nothing.
                (!judgement.is_hopeless()).then_some(TurnMark::Only(only))
            }
            // A win at once was passed over for a later one.
            Some(Finding::MissedWin { turns: 1 }) if judgement.after.wins_in().is_some() => {
                Some(TurnMark::Bad(Mark::Weak))
            }
            // Where nothing better is known, nobody is blamed.
            _ if !judgement.is_mistake() => None,
            _ if gave_win_away(judgement) => {
                Some(TurnMark::Bad(judgement.mark().max(Mark::Mistake)))
            }
            _ => Some(TurnMark::Bad(judgement.mark())),
        }
    }

    /// The sign beside the turn.
    pub fn sign(self) -> &'static str {
        match self {
            TurnMark::Bad(Mark::Good) => "",
            TurnMark::Bad(Mark::Weak) => "?!",
            TurnMark::Bad(Mark::Mistake) => "?",
            TurnMark::Bad(Mark::Blunder) => "??",
            TurnMark::Only(_) => "!",
        }
    }

    /// What it says in a word or two.
    pub fn short(self, words: &Words) -> String {
        match self {
            TurnMark::Bad(mark) => words.tell(&mark),
            TurnMark::Only(only) => words.say(match only {
                Finding::OnlySlide => "hud-row-only-slide",
                Finding::OnlyRelocation => "hud-row-only-relocation",
                _ => "hud-row-only",
            }),
        }
    }

    /// What it says.
    pub fn said(self, words: &Words) -> String {
        match self {
            TurnMark::Bad(mark) => words.tell(&mark),
            TurnMark::Only(only) => words.tell(&only),
        }
    }
}

/// Whether a turn gave a win away that is proven or that the search saw. Such a turn is marked at least as a mistake, whatever the
/// chances are otherwise.
fn gave_win_away(judgement: &Judgement) -> bool {
    let is_proven =
        matches!(judgement.finding, Some(Finding::MissedWin { .. } | Finding::LetWin { .. }));
    is_proven || judgement.before.wins_in().is_some() && judgement.after.wins_in().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::{Score, Why},
        rules::{HouseRules, Position, Side},
    };

    #[test]
    fn nobody_is_praised_for_putting_a_loss_off() {
        let turn = Position::start(HouseRules::Booklet).turns()[0];
        let only = |after| Judgement {
            number: 1,
            side: Side::Red,
            turn,
            before: after,
            after,
            best: turn,
            why: Why::Improves,
            finding: Some(Finding::OnlySlide),
        };
        assert_eq!(TurnMark::of(&only(Score::estimate(-3000))), None);
        let saved = TurnMark::of(&only(Score::EVEN));
        assert_eq!(saved, Some(TurnMark::Only(Finding::OnlySlide)));
    }
}
