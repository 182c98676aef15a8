//! All turns that are proven to start a forced win, or to hold against one.

use super::{
    solve::{Interrupted, Memory, Prover},
    threat::could_win_on_some_board,
};
use crate::rules::{Position, Rest, SharedEdge, Slide, Turn};

/// The turns of a position that do what was asked for, and what it took to find them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstTurns {
    /// The turns. If there are more than were asked for, one more than that.
    pub turns: Vec<Turn>,
    /// The number of positions that the proof looked at.
    pub positions: u64,
}

impl FirstTurns {
    /// The turns with which the player to move forces a win within a number of own turns, but hardly more than
    /// `most` of them. A quicker win counts too. The position must be at the start of a turn. `None` if the proof
    /// would have to look at more positions than `effort`. The turns with the slide `likely` come first, so that too many
    /// of them are soon found.
    ///
    /// ```
    /// use nonaga::{engine::FirstTurns, rules::{HouseRules, Setup}};
    ///
    /// // Red's token on 2,-1 slides up to the other two.
    /// let red = vec![(0, -2).into(), (0, -1).into(), (2, -1).into()];
    /// let position = Setup { red, ..Setup::start() }.validate(HouseRules::Booklet).unwrap();
    /// let found = FirstTurns::that_win(&position, 1, 3, 1_000, None).unwrap();
    /// assert_eq!(found.turns, ["2,-1>1,-1#".parse().unwrap()]);
    /// ```
    pub fn that_win(
        position: &Position,
        within: u32,
        most: usize,
        effort: u64,
        likely: Option<Slide>,
    ) -> Option<FirstTurns> {
        prove(position, within, effort, |prover| prover.all_that_win(within, most, likely))
    }

    /// The turns after which the opponent cannot force a win within a number of turns, but hardly more than `most`
    /// of them. The rest is as in [`that_win`](FirstTurns::that_win).
    pub fn that_hold(
        position: &Position,
        within: u32,
        most: usize,
        effort: u64,
    ) -> Option<FirstTurns> {
        prove(position, within, effort, |prover| prover.all_that_hold(within, most))
    }
}

fn prove(
    position: &Position,
    within: u32,
    effort: u64,
    find: impl FnOnce(&mut Prover) -> Result<Vec<Turn>, Interrupted>,
) -> Option<FirstTurns> {
    let mut positions = 0;
    let mut tick = || {
        positions += 1;
        if positions > effort { Err(Interrupted) } else { Ok(()) }
    };
    let mut memory = Memory::for_proofs(within);
    let turns = find(&mut Prover::new(position, &mut memory, &[], &mut tick)).ok()?;
    Some(FirstTurns { turns, positions })
}

impl Prover<'_> {
    fn all_that_win(
        &mut self,
        within: u32,
        most: usize,
        likely: Option<Slide>,
    ) -> Result<Vec<Turn>, Interrupted> {
        self.all(most, likely, |prover, edge, more| prover.rests_that_win(within, more, edge))
    }

    fn all_that_hold(&mut self, within: u32, most: usize) -> Result<Vec<Turn>, Interrupted> {
        self.all(most, None, |prover, edge, more| prover.rests_that_hold(within, more, edge))
    }

    /// Puts together the turns from their slides and the ends that `rests` finds, which gets the number of turns
    /// that are still wanted.
    fn all(
        &mut self,
        most: usize,
        likely: Option<Slide>,
        mut rests: impl FnMut(&mut Self, &SharedEdge, usize) -> Result<Vec<Rest>, Interrupted>,
    ) -> Result<Vec<Turn>, Interrupted> {
        let mut turns = Vec::new();
        let edge = SharedEdge::default();
        let mut steps = self.position.steps();
        steps.sort_by_key(|step| likely.is_none() || step.slide() != likely);
        for step in steps {
            if turns.len() > most {
                break;
            }
            let before = self.position.play_unchecked(step);
            let found = rests(self, &edge, most + 1 - turns.len());
            self.position.undo(before);
            let slide = step.slide();
            turns.extend(found?.into_iter().map(|rest| Turn { slide, rest }));
        }
        Ok(turns)
    }

    /// The ends of a turn after which the player to move forces a win, but at most `most` of them.
    fn rests_that_win(
        &mut self,
        within: u32,
        most: usize,
        edge: &SharedEdge,
    ) -> Result<Vec<Rest>, Interrupted> {
        if self.position.due().is_none() {
            return Ok(vec![Rest::Won]);
        }
        let attacker = self.position.to_move();
        if within <= 1 || within == 2 && !could_win_on_some_board(&self.position, attacker) {
            return Ok(Vec::new());
        }
        let mut winning = Vec::new();
        for step in self.second_steps(true, edge) {
            let undo = self.position.play_unchecked(step);
            let wins = self.no_defence(within - 1);
            self.position.undo(undo);
            if wins? {
                winning.push(step.rest());
                if winning.len() == most {
                    break;
                }
            }
        }
        Ok(winning)
    }
}
