//! Reasons: why a turn is good.

use serde::{Serialize, Serializer, ser::SerializeStructVariant};
use strum::{IntoStaticStr, VariantNames};

use super::{effect::Effect, how_stopped::HowStopped};
use crate::{
    engine::{
        limits::LONGEST_PROOF,
        score::{Score, last_turn},
        solve::solve,
        threat::{threats, winning_slide, winning_slides},
        to_come::{as_if_next, can_threaten_twice},
        who::Who,
    },
    rules::{Part, Position, Side, Step, Turn},
};

/// The reason to play a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantNames, IntoStaticStr)]
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
        how: Option<HowStopped>,
    },
    /// The turn stops a threat of the opponent.
    StopsThreat {
        /// How it is stopped.
        how: Option<HowStopped>,
    },
    /// The turn makes two or more threats.
    MakesTwoThreats,
    /// The turn makes a threat.
    MakesThreat,
    /// The slide that was played threatens, and the relocation does not spoil it.
    KeepsThreat,
    /// The opponent could have made two threats with a turn from here, and now cannot.
    PreventsTwoThreats,
    /// If it were the opponent's turn, it could force a win from here, and after this turn it cannot.
    PreventsWin,
    /// The player could make two threats with another turn right after this one.
    PreparesTwoThreats,
    /// The same, where the slide that was played has prepared it and the relocation does not spoil it.
    KeepsTwoThreatsReady,
    /// After this turn the opponent cannot win at once, and after many others it could.
    IsSafe {
        /// How many others lose at once.
        losing: usize,
        /// How many others there are.
        all: usize,
    },
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
    /// The opponent has clearly fewer slides to choose from than before.
    Hinders {
        /// How many there were.
        before: usize,
        /// How many there are.
        after: usize,
    },
    /// The player has clearly more slides to choose from than before.
    Frees {
        /// How many there were.
        before: usize,
        /// How many there are.
        after: usize,
    },
    /// After another turn the opponent can force a win, and after this one no forced win is known.
    Escapes,
    /// The computer rates the turn best, for no reason that could be told in a sentence.
    Improves,
    /// The same of the disc of a turn, alone.
    DiscImproves,
    /// The same of a disc, where the reason for the turn is one for its slide.
    SlideDidWork,
}

/// A reason as a sentence tells it. Its keys are those of [`Why`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ToldWhy {
    why: Why,
    player: Who,
    opponent: Who,
    /// The number of the turn, if it is told of with its number.
    number: Option<usize>,
}

/// A sentence gets whoever plays the turn, the opponent, and the details of the reason.
impl Serialize for ToldWhy {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let ToldWhy { why, player, opponent, number } = self;
        let last = |turns, first| number.map(|number| last_turn(number + first, turns));
        let mut told = serializer.serialize_struct_variant("Why", 0, why.into(), 5)?;
        told.serialize_field("player", player)?;
        told.serialize_field("opponent", opponent)?;
        match why {
            Why::WinsIn { turns }
            | Why::WinsWithTwoThreats { turns }
            | Why::WinsWithThreat { turns }
            | Why::KeepsWin { turns } => {
                told.serialize_field("turns", turns)?;
                told.serialize_field("by", &last(*turns, 0))?;
            }
            Why::HoldsOut { turns } => {
                told.serialize_field("turns", turns)?;
                told.serialize_field("by", &last(*turns, 1))?;
            }
            Why::StopsThreatAndMakesOne { how } | Why::StopsThreat { how } => {
                told.serialize_field("how", &how.map(|how| how.told(*player)))?;
            }
            Why::IsSafe { losing, all } => {
                told.serialize_field("losing", losing)?;
                told.serialize_field("all", all)?;
                told.serialize_field("only", &(losing == all))?;
            }
            Why::Hinders { before, after } | Why::Frees { before, after } => {
                told.serialize_field("before", before)?;
                told.serialize_field("after", after)?;
            }
            Why::Wins
            | Why::MakesTwoThreats
            | Why::MakesThreat
            | Why::KeepsThreat
            | Why::PreventsTwoThreats
            | Why::PreventsWin
            | Why::PreparesTwoThreats
            | Why::KeepsTwoThreatsReady
            | Why::ShutsIn
            | Why::Joins
            | Why::FillsHole
            | Why::MakesHole
            | Why::Gathers
            | Why::Escapes
            | Why::Improves
            | Why::DiscImproves
            | Why::SlideDidWork => {}
        }
        told.end()
    }
}

impl ToldWhy {
    /// Names the turn by which a win comes, in place of how many turns it takes: the turn itself has this number. That is how
    /// a match is told of that has been played.
    #[must_use]
    pub fn of_turn(self, number: usize) -> ToldWhy {
        ToldWhy { number: Some(number), ..self }
    }
}

impl Why {
    /// The reason for a turn of this side, for a sentence that calls one side “you”.
    pub fn told(self, side: Side, you: Option<Side>) -> ToldWhy {
        let [player, opponent] = [side, side.other()].map(|side| Who::of(side, you));
        ToldWhy { why: self, player, opponent, number: None }
    }

    /// The reason to play a turn with this score in place of one with another score.
    pub(in crate::engine) fn in_place_of(
        before: &Position,
        turn: Turn,
        score: Score,
        other: Score,
    ) -> Why {
        let why = Why::of(before, turn, score);
        let escapes = other.loses_in().is_some() && score.loses_in().is_none();
        if escapes && why.is_quiet() { Why::Escapes } else { why }
    }

    /// What a turn does that can be played in this position, as a reason for it, if that can be told. It looks no further ahead
    /// than to the threats of the next turn.
    pub fn by_effect(before: &Position, turn: Turn) -> Option<Why> {
        let (side, opponent) = (before.to_move(), before.to_move().other());
        let after = before.after(turn).ok()?;
        let how = || HowStopped::by_turn(before, &after, opponent);
        let effect = Effect::of(before, turn);
        let why = match effect {
            Some(Effect::Wins { .. }) => Why::Wins,
            Some(Effect::StopsAndThreatens) => Why::StopsThreatAndMakesOne { how: how() },
            Some(Effect::Stops) => Why::StopsThreat { how: how() },
            Some(Effect::ThreatensTwice) => Why::MakesTwoThreats,
            Some(Effect::ThreatensOverLock | Effect::Threatens) => Why::MakesThreat,
            _ if can_threaten_twice(before, opponent) && !can_threaten_twice(&after, opponent) => {
                Why::PreventsTwoThreats
            }
            _ if can_threaten_twice(&after, side) && !can_threaten_twice(before, side) => {
                Why::PreparesTwoThreats
            }
            _ => match effect.and_then(Why::of_small_effect) {
                Some(small) => small,
                None => Why::of_quiet_turn(before, &after, side),
            },
        };
        (!why.is_mere_preference()).then_some(why)
    }

    /// The same of a turn with which a side goes on to a win that it can force. What it prevents besides is beside the point.
    pub fn on_the_way(before: &Position, turn: Turn) -> Option<Why> {
        let after = before.after(turn).ok()?;
        Why::by_effect(before, turn)
            .filter(|why| why.is_about_threats() || *why == Why::Wins)
            .or_else(|| {
                can_threaten_twice(&after, before.to_move()).then_some(Why::PreparesTwoThreats)
            })
    }

    /// Whether it is about threats that are there, which one can see on the board.
    pub fn is_about_threats(self) -> bool {
        self.makes_threats() || matches!(self, Why::StopsThreat { .. })
    }

    /// Whether it is about what the opponent could do otherwise, but for threats that are there.
    pub fn prevents(self) -> bool {
        matches!(
            self,
            Why::PreventsTwoThreats | Why::PreventsWin | Why::IsSafe { .. } | Why::Escapes
        )
    }

    /// Whether it makes threats.
    pub fn makes_threats(self) -> bool {
        let makes_them = matches!(self, Why::MakesThreat | Why::MakesTwoThreats);
        makes_them || matches!(self, Why::StopsThreatAndMakesOne { .. })
    }

    /// What a turn does that has to do with no threat.
    fn of_small_effect(effect: Effect) -> Option<Why> {
        match effect {
            Effect::ShutsIn => Some(Why::ShutsIn),
            Effect::Joins => Some(Why::Joins),
            Effect::FillsHole => Some(Why::FillsHole),
            Effect::MakesHole => Some(Why::MakesHole),
            _ => None,
        }
    }

    /// Whether it says what the turn does on the board, and not only what comes of it.
    pub(super) fn is_deed(self) -> bool {
        let is_outcome = matches!(
            self,
            Why::WinsIn { .. } | Why::HoldsOut { .. } | Why::IsSafe { .. } | Why::Escapes
        );
        !is_outcome && !self.is_mere_preference()
    }

    /// Whether the turn makes threats possible that are not there yet.
    pub fn is_preparation(self) -> bool {
        matches!(self, Why::PreparesTwoThreats | Why::KeepsTwoThreatsReady)
    }

    /// Whether the turn forces a win that takes more than its slide.
    pub fn is_forced_win(self) -> bool {
        matches!(
            self,
            Why::WinsIn { .. }
                | Why::WinsWithTwoThreats { .. }
                | Why::WinsWithThreat { .. }
                | Why::KeepsWin { .. }
        )
    }

    /// Whether it names no threat and no win.
    pub fn is_quiet(self) -> bool {
        let is_small = matches!(
            self,
            Why::ShutsIn
                | Why::Joins
                | Why::FillsHole
                | Why::MakesHole
                | Why::Gathers
                | Why::Hinders { .. }
                | Why::Frees { .. }
        );
        is_small || self.is_mere_preference()
    }

    /// Whether it only says that this is rated best.
    pub fn is_mere_preference(self) -> bool {
        matches!(self, Why::Improves | Why::DiscImproves | Why::SlideDidWork)
    }

    /// The reason to play a turn with this score.
    pub(in crate::engine) fn of(before: &Position, turn: Turn, score: Score) -> Why {
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
        let how = || HowStopped::by_turn(before, &before.after(turn).ok()?, opponent);
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
                Ok(after) => Why::without_threat(before, &after, effect, score),
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
    fn without_threat(
        before: &Position,
        after: &Position,
        effect: Option<Effect>,
        score: Score,
    ) -> Why {
        let (side, opponent) = (before.to_move(), before.to_move().other());
        let prevents = can_threaten_twice(before, opponent) && !can_threaten_twice(after, opponent);
        if prevents {
            return Why::PreventsTwoThreats;
        }
        // The search may know of a win that takes longer.
        let may_hold = score.loses_in().is_none();
        let could_win = |next: &Position| solve(next, SOON).is_some();
        if may_hold
            && as_if_next(before, opponent).is_some_and(|next| could_win(&next))
            && !could_win(after)
        {
            return Why::PreventsWin;
        }
        if can_threaten_twice(after, side) {
            // What the slide has prepared already is not done by the relocation.
            let stood = before.due() == Some(Part::Relocation) && can_threaten_twice(before, side);
            return if stood { Why::KeepsTwoThreatsReady } else { Why::PreparesTwoThreats };
        }
        let (losing, all) = losing_at_once(before);
        let is_worth_saying = losing > 0 && losing * SOME >= all;
        if may_hold && is_worth_saying && winning_slide(after, opponent).is_none() {
            // The turn itself is not among those that lose.
            return Why::IsSafe { losing, all: all - 1 };
        }
        let small = effect.and_then(Why::of_small_effect);
        small.unwrap_or_else(|| Why::of_quiet_turn(before, after, side))
    }

    /// The reason to play a turn without an [`Effect`].
    fn of_quiet_turn(before: &Position, after: &Position, side: Side) -> Why {
        if spread(after, side) < spread(before, side) {
            return Why::Gathers;
        }
        let of =
            |count: fn(&Position, Side) -> usize, side| (count(before, side), count(after, side));
        let slides = |position: &Position, side| position.slides_of(side).len();
        match [of(slides, side.other()), of(slides, side)] {
            [(before, after), _] if after + CLEARLY <= before => Why::Hinders { before, after },
            [_, (before, after)] if after >= before + CLEARLY => Why::Frees { before, after },
            _ if before.due() == Some(Part::Relocation) => Why::DiscImproves,
            _ => Why::Improves,
        }
    }
}

/// If at least one choice in so many loses at once, that is worth saying.
const SOME: usize = 3;

/// How many choices for the part that is due let the opponent win at once, and how many there are.
pub(super) fn losing_at_once(position: &Position) -> (usize, usize) {
    let opponent = position.to_move().other();
    let after: Vec<Position> = match position.due() {
        Some(Part::Relocation) => {
            let after = |disc| {
                let mut after = position.clone();
                after.play(Step::Relocate(disc)).ok().map(|_| after)
            };
            position.relocations().filter_map(after).collect()
        }
        _ => position.turns().into_iter().filter_map(|turn| position.after(turn).ok()).collect(),
    };
    let loses =
        |after: &&Position| after.won().is_none() && winning_slide(after, opponent).is_some();
    (after.iter().filter(loses).count(), after.len())
}

/// One slide more or less teaches nobody anything.
const CLEARLY: usize = 2;

/// The own turns within which a win that is prevented could have been forced.
const SOON: u32 = 2;

/// How far the tokens of a side are from each other: the steps between all of them.
fn spread(position: &Position, side: Side) -> u64 {
    let [a, b, c] = *position.tokens(side);
    a.distance(b) + b.distance(c) + c.distance(a)
}
