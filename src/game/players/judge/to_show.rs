//! What can be shown on the board of a match that is looked through.

use super::{Judge, TriedTurns, asked::is_after};
use crate::{
    engine::{Insight, Judgement, LONGEST_PROOF, Score},
    game::referee::Referee,
    rules::{Side, Turn},
};

/// What can be shown on the board: what would be better than how the match goes on, or would have been better than its last turn,
/// or what follows on a turn that was tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToShow {
    /// A win that can be forced.
    Win {
        /// Who wins.
        winner: Side,
        /// How many turns of both sides it takes.
        turns: u32,
        /// The first of them, if it is known.
        first: Option<Turn>,
    },
    /// Another turn than the one that this is said of.
    Turn(Judgement),
    /// How the match could go on after the turn that this is said of.
    Further(Judgement),
}

impl ToShow {
    /// Whether its side wins with it for certain.
    pub fn wins(self) -> bool {
        match self {
            ToShow::Win { .. } => true,
            ToShow::Turn(mistake) => mistake.of_best().wins(),
            ToShow::Further(tried) => tried.wins(),
        }
    }

    /// The chance of winning with it, from 0 to 1.
    pub fn worth(self) -> f64 {
        match self {
            ToShow::Win { .. } => 1.0,
            ToShow::Turn(mistake) => mistake.before.expectation(),
            ToShow::Further(tried) => tried.after.expectation(),
        }
    }
}

/// The best answer of the other side to a mistake.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BestAnswer {
    /// What is played.
    pub turn: Turn,
    /// Whether it wins.
    pub wins: bool,
    /// The chance of winning that it leaves to whoever made the mistake, from 0 to 1.
    pub leaves: f64,
}

impl From<Insight> for BestAnswer {
    fn from(Insight { best: turn, score }: Insight) -> BestAnswer {
        BestAnswer { turn, wins: score.wins_in().is_some(), leaves: 1.0 - score.expectation() }
    }
}

/// The own turns of the longest win that can be shown. The first of them is known, and with each one that is played, a proof comes
/// nearer.
pub(super) const LONGEST_WIN: u32 = LONGEST_PROOF + 1;

/// Up to this difference in the chance of winning, one turn is as good as another.
pub const AS_GOOD: f64 = 0.05;

impl Judge {
    /// What there is to show, and after how many turns it begins: what would be better than the turn that was played last, or than how
    /// the match goes on.
    pub fn to_show(&self, referee: &Referee) -> Option<(usize, ToShow)> {
        let last = self.better_than_last(referee).map(|(turn, better)| (turn - 1, better));
        let here = || self.better_here(referee).map(|better| (referee.playhead().turn(), better));
        last.or_else(here)
    }

    /// What would be better than how the match goes on from the table. A win comes first.
    pub fn better_here(&self, referee: &Referee) -> Option<ToShow> {
        let turn = || self.mistake_ahead(referee).copied().map(ToShow::Turn);
        self.win_here(referee).or_else(turn)
    }

    /// What would have been better than the last turn on the table, if that was a mistake of the match or won later than another one:
    /// the number of that turn, and what there is to show in its place. From the end of a match, the way to its decisive turn leads
    /// there instead.
    pub fn better_than_last(&self, referee: &Referee) -> Option<(usize, ToShow)> {
        let last = self.last_of_match(referee).filter(|_| referee.game().ending().is_none())?;
        let win = || self.win_instead_of(last).filter(|_| last.is_mistake() || last.wins_later());
        let turn = || last.is_mistake().then_some(ToShow::Turn(*last));
        Some((last.number, win().or_else(turn)?))
    }

    /// The best answer of the other side to the last turn on the table, if that was a mistake of the match and the answer is known.
    pub fn answer_here(&self, referee: &Referee) -> Option<BestAnswer> {
        let last = self.mistake_played(referee).filter(|_| referee.game().ending().is_none())?;
        self.answer_to(last)
    }

    /// The best answer of the other side to a mistake of the match, if that is known. Where the better turn wins itself, or loses as
    /// well, it is beside the point.
    pub fn answer_to(&self, mistake: &Judgement) -> Option<BestAnswer> {
        let is_of_match = self.judged.get(mistake.number - 1) == Some(mistake);
        let next = self.judged.get(mistake.number);
        let next = next.filter(|_| is_of_match && mistake.was_open())?;
        let is_win = |score: Score| score >= Score::HIGHEST;
        // A quicker win says more, even if the match was won otherwise.
        let is_as_good = if is_win(next.before) {
            next.after >= next.before
        } else {
            is_win(next.after) || !next.is_mistake() && next.given_away() <= AS_GOOD
        };
        // What was played is seen next.
        let turn = if is_as_good { next.turn } else { next.best };
        let wins = is_win(next.before) || is_win(next.after);
        Some(BestAnswer { turn, wins, leaves: mistake.after.expectation() })
    }

    /// The mistake of the match in whose place a better turn is tried on the table.
    pub fn mended_by_try(&self, tried: &TriedTurns, referee: &Referee) -> Option<&Judgement> {
        let mistake = self.played_instead(referee).filter(|played| played.is_mistake())?;
        let tried = tried.judged(referee)?;
        let is_better = tried.after.expectation() >= mistake.after.expectation() + AS_GOOD;
        let mends = is_better && !tried.is_mistake() && tried.after.loses_in().is_none();
        mends.then_some(mistake)
    }

    /// The win that the side to move on the table can force, if one is known and the match itself does not show one as quick.
    fn win_here(&self, referee: &Referee) -> Option<ToShow> {
        let next = self.judged.get(referee.playhead().turn())?;
        self.win_instead_of(next).filter(|_| is_after(referee, next.number - 1))
    }

    /// The win that could be forced with another turn than the one that was played.
    fn win_instead_of(&self, played: &Judgement) -> Option<ToShow> {
        let (turns, last) = played.forced_win(LONGEST_WIN)?;
        let wins_itself = self.game.as_ref().is_some_and(|game| {
            let winner = game.position().won().map(|(side, ..)| side);
            winner == Some(played.side) && game.turns().len() <= last
        });
        let turns = (2 * turns).saturating_sub(1);
        let win = ToShow::Win { winner: played.side, turns, first: Some(played.best) };
        (!wins_itself).then_some(win)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::{Finding, Why},
        rules::{HouseRules, Position},
    };

    /// What was played next is named where it is as good as the best answer. A turn that gave a win away is not.
    #[test]
    fn the_best_answer_is_the_one_of_the_match_if_that_was_as_good() {
        let turns = Position::start(HouseRules::Booklet).turns();
        let judged = |number, side, before, after, finding| Judgement {
            number,
            side,
            turn: turns[0],
            before,
            after,
            best: turns[1],
            why: Why::Improves,
            finding,
        };
        let is = Score::estimate;
        let missed = Some(Finding::MissedWin { turns: 3 });
        let cases = [
            (is(300), is(290), None, turns[0], false),
            (is(300), is(0), None, turns[1], false),
            (Score::win(3), Score::win(3), None, turns[0], true),
            (Score::win(3), Score::win(4), None, turns[1], true),
            (Score::win(3), is(2000), missed, turns[1], true),
        ];
        for (before, after, finding, turn, wins) in cases {
            let mistake = judged(1, Side::Red, is(100), -before, None);
            let answer = judged(2, Side::Black, before, after, finding);
            let judge = Judge { judged: vec![mistake, answer], ..Judge::default() };
            let found = judge.answer_to(&mistake).map(|answer| (answer.turn, answer.wins));
            assert_eq!(found, Some((turn, wins)), "{before:?} {after:?}");
            // Whoever could have won should have done so.
            let missed = judged(1, Side::Red, Score::win(2), -before, None);
            let judge = Judge { judged: vec![missed, answer], ..Judge::default() };
            assert_eq!(judge.answer_to(&missed), None);
        }
    }
}
