//! Hints: the best turn, and the reason for it.

use std::ops::ControlFlow;

use serde::Serialize;
use strum::VariantNames;

use super::{
    limits::{Limits, Stop},
    score::Score,
    thinker::{Thinker, Thought},
    threat::{each_aim, winning_slides},
    why::{Why, threatening_twice},
};
use crate::rules::{Cell, Match, Part, Position, Rest, Side, Slide, Step, Turn};

/// A turn to play, and the reason for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The best turn. In the middle of a turn, it includes the slide that has been played.
    pub turn: Turn,
    /// What the turn is worth to the player to move.
    pub score: Score,
    /// The reason for the turn.
    pub why: Why,
}

/// What the disc of a turn does for the threat that the turn makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
pub enum DiscWork {
    /// It is put into a gap on the way of the token.
    ClosesGap,
    /// It is taken away, or the token would slide past the place where it wins.
    StopsToken,
}

/// A shape with which a side could win, and how it would come about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShapeToCome {
    /// Where the three tokens would stand.
    pub cells: [Cell; 3],
    /// The slide that completes it. `None` if that token has to go elsewhere first.
    pub slide: Option<Slide>,
}

impl Hint {
    /// The slides with which the opponent threatens to win, for the board to warn of. The position is one in which the hint
    /// is valid. There are none if the player wins first.
    pub fn threats(&self, position: &Position) -> Vec<Slide> {
        if self.why == Why::Wins {
            return Vec::new();
        }
        winning_slides(position, position.to_move().other())
    }

    /// The shapes that the reason speaks of, with which the player threatens to win after the turn, or could after another one.
    /// The position is one in which the hint is valid.
    pub fn aims(&self, position: &Position) -> Vec<ShapeToCome> {
        let side = position.to_move();
        let Ok(after) = position.after(self.turn) else { return Vec::new() };
        match self.why {
            Why::PreparesTwoThreats => match threatening_twice(&after, side) {
                Some(prepared) => shapes_to_come(&prepared, side, &after),
                None => Vec::new(),
            },
            _ if self.is_for_threat() => shapes_to_come(&after, side, &after),
            _ => Vec::new(),
        }
    }

    /// The shapes that the reason speaks of, with which the opponent could have threatened to win. The position is one in
    /// which the hint is valid.
    pub fn dangers(&self, position: &Position) -> Vec<ShapeToCome> {
        let opponent = position.to_move().other();
        match self.why {
            Why::PreventsTwoThreats => match threatening_twice(position, opponent) {
                Some(threatening) => shapes_to_come(&threatening, opponent, position),
                None => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    /// What the disc does for the threat that the turn makes. The position is one in which the hint is valid.
    pub fn disc_work(&self, position: &Position) -> Option<DiscWork> {
        let Rest::Relocation(disc) = self.turn.rest else { return None };
        if !self.is_for_threat() {
            return None;
        }
        let mut slid = position.clone();
        if let (Some(Part::Slide), Some(slide)) = (position.due(), self.turn.slide) {
            slid.play(Step::Slide(slide)).ok()?;
        }
        let side = position.to_move();
        let made = winning_slides(&position.after(self.turn).ok()?, side);
        let mut work = None;
        let _ = each_aim(&slid, side, |aim| {
            if made.contains(&aim.slide()) {
                work = match (aim.put, aim.take) {
                    (Some(gap), _) if gap == disc.to => Some(DiscWork::ClosesGap),
                    (_, Some(behind)) if behind == disc.from => Some(DiscWork::StopsToken),
                    _ => None,
                };
            }
            if work.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        work
    }

    /// Whether the reason speaks of a threat that is on the board after the turn.
    fn is_for_threat(&self) -> bool {
        matches!(
            self.why,
            Why::WinsWithTwoThreats { .. }
                | Why::WinsWithThreat { .. }
                | Why::KeepsWin { .. }
                | Why::StopsThreatAndMakesOne { .. }
                | Why::MakesTwoThreats
                | Why::MakesThreat
                | Why::KeepsThreat
        )
    }

    /// The same hint once its slide is played: its reason is that of its disc.
    #[must_use]
    pub fn after_its_slide(self, slid: &Position) -> Hint {
        match self.why {
            Why::Escapes => self,
            _ => Hint { why: Why::of(slid, self.turn, self.score), ..self },
        }
    }
}

/// The shapes with which a side threatens to win in a position to come. It may need discs that lie elsewhere for now: a
/// shape without its discs would only puzzle, and so would the way of a token that stands elsewhere.
fn shapes_to_come(to_come: &Position, side: Side, now: &Position) -> Vec<ShapeToCome> {
    let shape = |slide: Slide| {
        let Slide { from, to } = slide;
        let stands = now.tokens(side).contains(&from);
        ShapeToCome {
            cells: to_come.tokens(side).map(|token| if token == from { to } else { token }),
            slide: stands.then_some(slide),
        }
    };
    let lies = |shape: &ShapeToCome| shape.cells.iter().all(|cell| now.board().has_disc(*cell));
    winning_slides(to_come, side).into_iter().map(shape).filter(lies).collect()
}

impl Thinker {
    /// The best turn in a match, or the best relocation if one is due, and the reason for it. `None` if
    /// the match is over.
    ///
    /// ```
    /// use nonaga::{
    ///     engine::{Limits, Stop, Thinker, Why},
    ///     rules::{HouseRules, Match, Setup},
    /// };
    ///
    /// // Red's token on 2,-1 slides up to the other two.
    /// let red = vec![(0, -2).into(), (0, -1).into(), (2, -1).into()];
    /// let setup = Setup { red, ..Setup::start() };
    /// let game = Match::new(setup.validate(HouseRules::Booklet).unwrap());
    /// let hint = Thinker::default().hint(&game, Limits::depth(2), &Stop::default()).unwrap();
    /// assert_eq!((hint.turn.to_string().as_str(), hint.why), ("2,-1>1,-1#", Why::Wins));
    /// ```
    pub fn hint(&mut self, game: &Match, limits: Limits, stop: &Stop) -> Option<Hint> {
        let Thought { best, score, .. } = self.think(game, limits, stop, |_| ())?;
        Some(Hint { turn: best, score, why: Why::of(game.position(), best, score) })
    }
}
