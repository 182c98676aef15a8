//! Hints: the best turn, and the reason for it.

use std::{mem, ops::ControlFlow};

use serde::Serialize;
use strum::VariantNames;

use super::{
    how_stopped::HowStopped,
    why::{Why, losing_at_once},
};
use crate::{
    engine::{
        insight::Insight,
        limits::{Limits, Stop},
        score::Score,
        thinker::Thinker,
        threat::{each_aim, winning_slides},
        to_come::{ShapeToCome, shapes_of_two_threats, shapes_to_come, two_most_apart},
    },
    rules::{Match, Part, Position, Rest, Side, Slide, Step, Turn},
};

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

impl Hint {
    /// The slides with which the opponent threatens to win, for the board to warn of. The position is one in which the hint
    /// is valid. There are none if the player wins first.
    pub fn threats(&self, position: &Position) -> Vec<Slide> {
        if self.why == Why::Wins {
            return Vec::new();
        }
        winning_slides(position, position.to_move().other())
    }

    /// The shapes that the reason speaks of, with which the player threatens to win after the turn, or could after another one: at
    /// most two, since two cannot be stopped and more can hardly be told apart on the board. There are none while the opponent
    /// threatens to win: that comes first, and marks of both sides would lie over each other. The position is one in which the
    /// hint is valid.
    pub fn aims(&self, position: &Position) -> Vec<ShapeToCome> {
        let side = position.to_move();
        let Ok(after) = position.after(self.turn) else { return Vec::new() };
        if !self.threats(position).is_empty() {
            return Vec::new();
        }
        if self.is_for_threat() {
            two_most_apart(shapes_to_come(&after, side))
        } else {
            self.why.shapes_prepared(&after, side)
        }
    }

    /// The shapes that the reason speaks of, with which the opponent could have threatened to win: at most two. The position is one
    /// in which the hint is valid.
    pub fn dangers(&self, position: &Position) -> Vec<ShapeToCome> {
        self.why.shapes_prevented(position)
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

    /// Whether the slide of the turn alone does not do what the reason says, and the disc has to follow. The position is one
    /// in which the hint is valid.
    pub fn needs_disc(&self, position: &Position) -> bool {
        let (Some(Part::Slide), Some(slide)) = (position.due(), self.turn.slide) else {
            return false;
        };
        let mut slid = position.clone();
        if slid.play(Step::Slide(slide)).is_err() || slid.due() != Some(Part::Relocation) {
            return false;
        }
        // No win is forced with just any disc.
        if self.why.is_forced_win() {
            return true;
        }
        // What the slide has done already is no reason for the disc.
        let of_disc = self.after_its_slide(&slid).why;
        let is_same = mem::discriminant(&of_disc) == mem::discriminant(&self.why);
        self.disc_work(position).is_some() || is_same && self.why.is_deed()
    }

    /// The reason as it is told in a position in which the hint is valid. How a disc stops a threat is told once it is due.
    pub fn told_why(&self, position: &Position) -> Why {
        let is_by_disc = |how: HowStopped| {
            matches!(how, HowStopped::Gap | HowStopped::SpaceGone | HowStopped::SlidesPast)
        };
        let told = |how: Option<HowStopped>| {
            how.filter(|how| !(is_by_disc(*how) && position.due() == Some(Part::Slide)))
        };
        match self.why {
            Why::StopsThreat { how } => Why::StopsThreat { how: told(how) },
            Why::StopsThreatAndMakesOne { how } => Why::StopsThreatAndMakesOne { how: told(how) },
            why => why,
        }
    }

    /// Whether the opponent wins with the next slide, whatever is played. Then no part is better than another.
    pub fn is_in_vain(&self) -> bool {
        self.why == Why::HoldsOut { turns: 1 }
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
        let why = match (self.why, Why::of(slid, self.turn, self.score)) {
            (Why::Escapes, _) => Why::Escapes,
            (Why::IsSafe { .. }, Why::DiscImproves) if losing_at_once(slid).0 > 0 => {
                Why::DiscImproves
            }
            (whole, Why::DiscImproves) if !whole.is_quiet() => Why::SlideDidWork,
            (_, of_disc) => of_disc,
        };
        Hint { why, ..self }
    }
}

impl Why {
    /// The shapes that a side has prepared with a turn for this reason, in the position after it: at most two.
    pub fn shapes_prepared(self, after: &Position, side: Side) -> Vec<ShapeToCome> {
        if self.is_preparation() {
            two_most_apart(shapes_of_two_threats(after, side))
        } else {
            Vec::new()
        }
    }

    /// The shapes that a turn keeps the other side from threatening with, played in the position `before` for this reason: at most
    /// two.
    pub fn shapes_prevented(self, before: &Position) -> Vec<ShapeToCome> {
        match self {
            Why::PreventsTwoThreats => {
                two_most_apart(shapes_of_two_threats(before, before.to_move().other()))
            }
            _ => Vec::new(),
        }
    }
}

impl Thinker {
    /// The best turn in a match, or the best relocation if one is due, and the reason for it. At the start of a
    /// turn, the solver is asked for a forced win too, one that is short enough to be told of later. `None` if the match is over.
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
        let Insight { best, score } = self.known(game, limits, stop)?;
        Some(Hint { turn: best, score, why: Why::of(game.position(), best, score) })
    }
}
