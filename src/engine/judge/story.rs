//! The story of a match that is over, in a few turns: where it turned, a win at once that was missed, and how it ended.

use super::turning::{Turned, TurningPoint};
use crate::{
    engine::threat::winning_slide,
    rules::{Ending, Match, Rest, Side},
};

impl TurningPoint {
    /// This turn, the last win at once that was missed, and the turn that won, in the order of the match.
    ///
    /// A turning point alone can surprise: the proof may reach far back, to a threat of one shape, while the match was
    /// won turns later with another.
    pub fn story(self, game: &Match) -> Vec<TurningPoint> {
        let mut story = vec![self];
        if let Some(won) = TurningPoint::that_won(game) {
            let missed = missed_at_once(game);
            // What the loser missed says more.
            let of = |side: Side| missed.iter().rev().find(|missed| missed.side == side);
            story.extend(of(won.side.other()).or(of(won.side)));
            story.push(won);
        }
        story.sort_by_key(|point| point.turn);
        story.dedup_by_key(|point| point.turn);
        story
    }

    /// The turn that won the match. `None` if none has.
    pub fn that_won(game: &Match) -> Option<TurningPoint> {
        let Some(Ending::Won { by, shape }) = game.ending() else { return None };
        Some(TurningPoint { turn: game.turns().len(), side: by, kind: Turned::Won { shape } })
    }
}

/// The turns that could have won at once and did not.
fn missed_at_once(game: &Match) -> Vec<TurningPoint> {
    let mut at = game.start().clone();
    let mut missed = Vec::new();
    for (turn, number) in game.turns().into_iter().zip(1..) {
        let side = at.to_move();
        if turn.rest != Rest::Won && winning_slide(&at, side).is_some() {
            let kind = Turned::MissedWin { turns: 1 };
            missed.push(TurningPoint { turn: number, side, kind });
        }
        for step in turn.steps() {
            at.play_unchecked(step);
        }
    }
    missed
}
