//! What can be shown on the board of a match that is looked through.

use super::{Judge, asked::is_before};
use crate::{
    engine::{Judgement, Score},
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

/// A turn that gives away no more than this of the chance of winning is as good as the best.
const AS_GOOD: f64 = 0.05;

impl Judge {
    /// What there is to show, and after how many turns it begins: what would be better than how the match goes on, or than the turn
    /// that was played last.
    pub fn to_show(&self, referee: &Referee) -> Option<(usize, ToShow)> {
        let here = self.better_here(referee).map(|better| (referee.playhead().turn(), better));
        here.or_else(|| self.better_than_last(referee).map(|(turn, better)| (turn - 1, better)))
    }

    /// What would be better than how the match goes on from the table. A win comes first.
    pub fn better_here(&self, referee: &Referee) -> Option<ToShow> {
        let turn = || self.mistake_here(referee).copied().map(ToShow::Turn);
        self.win_here(referee).or_else(turn)
    }

    /// What would have been better than the last turn on the table, if that was a mistake of the match: the number of that turn, and
    /// what there is to show in its place. From the end of a match, the way to its decisive turn leads there instead.
    pub fn better_than_last(&self, referee: &Referee) -> Option<(usize, ToShow)> {
        let turn = referee.playhead().turn();
        let last = self.judged.get(turn.checked_sub(1)?)?;
        let is_here = is_before(referee, turn + 1) && referee.game().ending().is_none();
        (is_here && last.is_mistake())
            .then(|| (turn, self.win_instead_of(last).unwrap_or(ToShow::Turn(*last))))
    }

    /// The best answer of the other side to a mistake of the match, if that is known and was not as good after the better turn.
    /// Where the better turn wins itself, or loses as well, that is beside the point.
    pub fn answer_to(&self, mistake: &Judgement) -> Option<BestAnswer> {
        let is_of_match = self.judged.get(mistake.number - 1) == Some(mistake);
        let is_open = mistake.before.wins_in().or(mistake.before.loses_in()).is_none();
        let next = self.judged.get(mistake.number).filter(|_| is_of_match && is_open)?;
        // What was played is seen next.
        let is_win = |score: Score| score >= Score::HIGHEST;
        let (turn, wins) = if is_win(next.after) || next.given_away() <= AS_GOOD {
            (next.turn, is_win(next.after))
        } else {
            (next.best, is_win(next.before))
        };
        Some(BestAnswer { turn, wins, leaves: mistake.after.expectation() })
    }

    /// The win that the side to move on the table can force, if one is known and the match itself does not show one as quick.
    fn win_here(&self, referee: &Referee) -> Option<ToShow> {
        let next = self.judged.get(referee.playhead().turn())?;
        self.win_instead_of(next).filter(|_| is_before(referee, next.number))
    }

    /// The win that could be forced with another turn than the one that was played.
    fn win_instead_of(&self, played: &Judgement) -> Option<ToShow> {
        let (turns, last) = played.forced_win()?;
        let wins_itself = self.game.as_ref().is_some_and(|game| {
            let winner = game.position().won().map(|(side, ..)| side);
            winner == Some(played.side) && game.turns().len() <= last
        });
        let turns = (2 * turns).saturating_sub(1);
        let win = ToShow::Win { winner: played.side, turns, first: Some(played.best) };
        (!wins_itself).then_some(win)
    }
}
