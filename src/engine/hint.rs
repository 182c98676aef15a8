//! Hints: the best turn, and the reason for it.

use std::ops::ControlFlow;

use serde::Serialize;
use strum::VariantNames;

use super::{
    effect::Effect,
    limits::{LONGEST_PROOF, Limits, Stop},
    score::Score,
    stopped::Stopped,
    thinker::{Thinker, Thought},
    threat::{Aim, each_aim_after, threats, winning_slides},
};
use crate::rules::{Cell, Match, Part, Position, Setup, Side, Slide, Turn};

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

/// The reason to play a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
pub enum Why {
    /// The slide wins.
    Wins,
    /// The turn forces a win.
    WinsIn {
        /// The number of own turns that the win takes, this one included.
        turns: u32,
    },
    /// The turn forces a win, with two threats or more.
    WinsWithTwoThreats {
        /// The number of own turns that the win takes, this one included.
        turns: u32,
    },
    /// The turn forces a win, with one threat.
    WinsWithThreat {
        /// The number of own turns that the win takes, this one included.
        turns: u32,
    },
    /// The slide that was played threatens, the relocation does not spoil it, and the win is forced.
    KeepsWin {
        /// The number of own turns that the win takes, this one included.
        turns: u32,
    },
    /// Every turn loses, and this one holds out longest.
    HoldsOut {
        /// The number of turns that the opponent needs to win.
        turns: u32,
    },
    /// The turn stops a threat of the opponent and makes a new one.
    StopsThreatAndMakesOne {
        /// How it is stopped.
        how: Option<Stopped>,
    },
    /// The turn stops a threat of the opponent.
    StopsThreat {
        /// How it is stopped.
        how: Option<Stopped>,
    },
    /// The turn makes two or more threats.
    MakesTwoThreats,
    /// The turn makes a threat.
    MakesThreat,
    /// The slide that was played threatens, and the relocation does not spoil it.
    KeepsThreat,
    /// The opponent could have made two threats with a turn from here, and now cannot.
    PreventsTwoThreats,
    /// The player could make two threats with another turn right after this one.
    PreparesTwoThreats,
    /// The turn shuts a token of the opponent in.
    ShutsIn,
    /// The turn brings two tokens together.
    Joins,
    /// The turn fills a hole.
    FillsHole,
    /// The turn makes a hole.
    MakesHole,
    /// The three tokens come closer together.
    Gathers,
    /// The opponent has fewer slides than before that make a threat.
    HindersThreats {
        /// How many there were.
        before: usize,
        /// How many there are.
        after: usize,
    },
    /// The player has more slides than before that make a threat.
    FreesThreats {
        /// How many there were.
        before: usize,
        /// How many there are.
        after: usize,
    },
    /// The opponent has fewer slides to choose from than before.
    Hinders {
        /// How many there were.
        before: usize,
        /// How many there are.
        after: usize,
    },
    /// The player has more slides to choose from than before.
    Frees {
        /// How many there were.
        before: usize,
        /// How many there are.
        after: usize,
    },
    /// The computer rates the turn best, for no reason that could be told in a sentence.
    Improves,
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
    pub fn aims(&self, position: &Position) -> Vec<[Cell; 3]> {
        let side = position.to_move();
        let Ok(after) = position.after(self.turn) else { return Vec::new() };
        let prepared = match self.why {
            Why::WinsWithTwoThreats { .. }
            | Why::WinsWithThreat { .. }
            | Why::KeepsWin { .. }
            | Why::StopsThreatAndMakesOne { .. }
            | Why::MakesTwoThreats
            | Why::MakesThreat
            | Why::KeepsThreat => after.clone(),
            Why::PreparesTwoThreats => match threatening_twice(&after, side) {
                Some(prepared) => prepared,
                None => return Vec::new(),
            },
            _ => return Vec::new(),
        };
        let shape = |Slide { from, to }| {
            prepared.tokens(side).map(|token| if token == from { to } else { token })
        };
        // What is prepared may need discs that lie elsewhere for now. A shape without its discs would only puzzle.
        let lies = |cells: &[Cell; 3]| cells.iter().all(|cell| after.board().has_disc(*cell));
        winning_slides(&prepared, side).into_iter().map(shape).filter(lies).collect()
    }

    /// The same hint once its slide is played: its reason is that of its disc.
    #[must_use]
    pub fn after_its_slide(self, slid: &Position) -> Hint {
        Hint { why: Why::of(slid, self.turn, self.score), ..self }
    }
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

impl Why {
    /// The reason to play a turn with this score.
    pub(super) fn of(before: &Position, turn: Turn, score: Score) -> Why {
        let effect = Effect::of(before, turn);
        // What the slide threatens already, and still does after it, is not done by the relocation.
        let stood = match (before.due(), before.after(turn)) {
            (Some(Part::Relocation), Ok(after)) => {
                let made = winning_slides(&after, before.to_move());
                let stood = winning_slides(before, before.to_move());
                stood.iter().filter(|slide| made.contains(slide)).count()
            }
            _ => 0,
        };
        let opponent = before.to_move().other();
        let how = || Stopped::by_turn(before, &before.after(turn).ok()?, opponent);
        let told = |turns: &u32| *turns <= LONGEST_PROOF;
        match (score.wins_in().filter(told), score.loses_in().filter(told), effect) {
            (.., Some(Effect::Wins { .. })) => Why::Wins,
            (Some(turns), ..) => Why::of_forced_win(before, turn, turns, stood),
            (_, Some(turns), _) => Why::HoldsOut { turns },
            (.., Some(Effect::StopsAndThreatens)) if stood == 0 => {
                Why::StopsThreatAndMakesOne { how: how() }
            }
            (.., Some(Effect::StopsAndThreatens | Effect::Stops)) => {
                Why::StopsThreat { how: how() }
            }
            (.., Some(Effect::ThreatensTwice)) if stood < 2 => Why::MakesTwoThreats,
            (.., Some(Effect::ThreatensOverLock | Effect::Threatens)) if stood < 1 => {
                Why::MakesThreat
            }
            (.., Some(Effect::ThreatensTwice | Effect::ThreatensOverLock | Effect::Threatens)) => {
                Why::KeepsThreat
            }
            _ => match before.after(turn) {
                Ok(after) => Why::without_threat(before, &after, effect),
                Err(_) => Why::Improves,
            },
        }
    }

    /// The reason to play a turn that forces a win, where so many threats stood before it.
    fn of_forced_win(before: &Position, turn: Turn, turns: u32, stood: usize) -> Why {
        let made = before.after(turn).map_or(0, |after| threats(&after, before.to_move()).len());
        match made {
            2.. if stood < 2 => Why::WinsWithTwoThreats { turns },
            1 if stood < 1 => Why::WinsWithThreat { turns },
            1.. => Why::KeepsWin { turns },
            _ => Why::WinsIn { turns },
        }
    }

    /// The reason to play a turn that has to do with no threat on the board. Threats to come say most.
    fn without_threat(before: &Position, after: &Position, effect: Option<Effect>) -> Why {
        let (side, opponent) = (before.to_move(), before.to_move().other());
        let prevents = threatening_twice(before, opponent).is_some()
            && threatening_twice(after, opponent).is_none();
        if prevents {
            return Why::PreventsTwoThreats;
        }
        if threatening_twice(after, side).is_some() {
            return Why::PreparesTwoThreats;
        }
        match effect {
            Some(Effect::ShutsIn) => Why::ShutsIn,
            Some(Effect::Joins) => Why::Joins,
            Some(Effect::FillsHole) => Why::FillsHole,
            Some(Effect::MakesHole) => Why::MakesHole,
            _ => Why::of_quiet_turn(before, after, side),
        }
    }

    /// The reason to play a turn without an [`Effect`].
    fn of_quiet_turn(before: &Position, after: &Position, side: Side) -> Why {
        if spread(after, side) < spread(before, side) {
            return Why::Gathers;
        }
        let of =
            |count: fn(&Position, Side) -> usize, side| (count(before, side), count(after, side));
        let slides = |position: &Position, side| position.slides_of(side).len();
        let opponent = side.other();
        match [
            of(threatening, opponent),
            of(threatening, side),
            of(slides, opponent),
            of(slides, side),
        ] {
            [(before, after), ..] if after < before => Why::HindersThreats { before, after },
            [_, (before, after), ..] if after > before => Why::FreesThreats { before, after },
            [.., (before, after), _] if after < before => Why::Hinders { before, after },
            [.., (before, after)] if after > before => Why::Frees { before, after },
            _ => Why::Improves,
        }
    }
}

/// How many slides of a side make a threat by themselves, whatever disc is moved after them.
fn threatening(position: &Position, side: Side) -> usize {
    let threatens = |slide: &Slide| {
        let stop_at_threat = |aim: Aim| {
            if aim.is_threat() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        each_aim_after(position, side, *slide, stop_at_threat).is_break()
    };
    position.slides_of(side).into_iter().filter(threatens).count()
}

/// The position after a turn with which a side makes two threats, if it can and that turn is the next one.
fn threatening_twice(position: &Position, side: Side) -> Option<Position> {
    let is_next = position.to_move() == side && position.due() == Some(Part::Slide);
    let passed = (!is_next).then(|| {
        // The lock is over, and so is a turn that was begun.
        Setup { to_move: side, locked: None, ..position.setup() }.validate(position.rules())
    });
    let from = match &passed {
        None => position,
        Some(Ok(passed)) => passed,
        Some(Err(_)) => return None,
    };
    let positions = from.turns().into_iter().filter_map(|turn| from.after(turn).ok());
    let mut quiet = positions.filter(|after| after.won().is_none());
    quiet.find(|after| threats(after, side).len() > 1)
}

/// How far the tokens of a side are from each other: the steps between all of them.
fn spread(position: &Position, side: Side) -> u64 {
    let [a, b, c] = *position.tokens(side);
    a.distance(b) + b.distance(c) + c.distance(a)
}
