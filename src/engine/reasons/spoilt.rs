//! What a mistake allows the other side to do, and what becomes of that after another turn.

use serde::{Serialize, Serializer, ser::SerializeStructVariant};
use strum::{IntoStaticStr, VariantNames};

use super::{how_stopped::HowStopped, why::Why};
use crate::{
    engine::{
        threat::{Aim, threats, winning_slide, winning_slides},
        who::Who,
    },
    rules::{Cell, Position, Refusal, Rest, Setup, Side, Slide, Step, Turn},
};

/// What a turn takes from an answer of the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantNames, IntoStaticStr)]
pub enum Spoilt {
    /// Its token cannot slide there any more.
    Slide {
        /// Why not.
        how: HowStopped,
        /// Whether that is so from the start, and the other turn changes it.
        stays: bool,
    },
    /// The disc that it moves is locked.
    Lock,
    /// The disc that it moves cannot be taken any more.
    Disc,
    /// The disc cannot be put there any more.
    Place,
    /// Whoever it is played against wins first.
    WinsFirst,
    /// It can be played, but makes no threat any more, or a single one that can be stopped.
    Threatens {
        /// How many threats it still makes.
        left: usize,
        /// What hinders a slide with which it threatens to win otherwise.
        how: HowStopped,
    },
    /// It can be played and does the same, but it no longer wins.
    Answerable,
}

/// What becomes of an answer, as a sentence tells it. Its keys are those of [`Spoilt`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ToldSpoilt {
    spoilt: Spoilt,
    player: Who,
}

/// A sentence gets whoever spoils it, and the details of the kind.
impl Serialize for ToldSpoilt {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let ToldSpoilt { spoilt, player } = self;
        let mut told = serializer.serialize_struct_variant("Spoilt", 0, spoilt.into(), 4)?;
        told.serialize_field("player", player)?;
        match spoilt {
            Spoilt::Slide { how, stays } => {
                told.serialize_field("how", &how.told(*player))?;
                told.serialize_field("stays", stays)?;
            }
            Spoilt::Threatens { left, how } => {
                told.serialize_field("left", left)?;
                told.serialize_field("how", &how.told(*player))?;
                // Its sentence contains that of a slide.
                told.serialize_field("stays", &false)?;
            }
            Spoilt::Lock
            | Spoilt::Disc
            | Spoilt::Place
            | Spoilt::WinsFirst
            | Spoilt::Answerable => {}
        }
        told.end()
    }
}

impl Spoilt {
    /// This for a sentence. The turn that spoils the answer is one of `player`.
    pub fn told(self, player: Who) -> ToldSpoilt {
        ToldSpoilt { spoilt: self, player }
    }

    /// On which space it depends whether the slide of a turn can be played in the position `there`: what is in its way stands there, or
    /// what should stop it is missing.
    pub fn decided_at(self, turn: Turn, there: &Position) -> Option<Cell> {
        let Spoilt::Slide { .. } = self else { return None };
        let Slide { from, to } = turn.slide?;
        let aim = Aim { from, to, way: from.direction_to(to)?, take: None, put: None };
        let hindered = aim.way_there().find(|cell| !there.board().is_bare_disc(*cell));
        Some(hindered.unwrap_or(aim.behind()))
    }

    /// Whether it means that the turn cannot be played.
    pub fn is_impossible(self) -> bool {
        matches!(self, Spoilt::Slide { .. } | Spoilt::Lock | Spoilt::Disc | Spoilt::Place)
    }

    /// Why a turn that is good in the position `here` does less in the position `there`, where the same side is to move. Both came
    /// from the position `before`. `None` if that cannot be told so simply.
    ///
    /// ```
    /// use nonaga::{engine::Spoilt, rules::{HouseRules, Position}};
    ///
    /// // After another first turn, some answers are not possible.
    /// let start = Position::start(HouseRules::Booklet);
    /// let turns = start.turns();
    /// let [here, there] = [turns[0], turns[turns.len() - 1]].map(|turn| start.after(turn).unwrap());
    /// let spoilt = |answer| Spoilt::of(answer, &start, [&here, &there]);
    /// let is_gone = |answer| matches!(spoilt(answer), Some(Spoilt::Slide { .. }));
    /// assert!(here.turns().into_iter().any(is_gone));
    /// ```
    pub fn of(turn: Turn, before: &Position, [here, there]: [&Position; 2]) -> Option<Spoilt> {
        let side = here.to_move();
        let is_over = |position: &Position| position.won().is_some();
        if is_over(here) || is_over(there) || here.due() != there.due() {
            return None;
        }
        let mut slid = there.clone();
        if let Some(slide) = turn.slide
            && slid.play(Step::Slide(slide)).is_err()
        {
            let how = HowStopped::of_slide(slide, here, there)?;
            let stays = HowStopped::of_slide(slide, here, before) == Some(how);
            return Some(Spoilt::Slide { how, stays });
        }
        if let Rest::Relocation(disc) = turn.rest
            && let Err(why) = slid.check(Step::Relocate(disc))
        {
            let is_free = slid.relocations().any(|other| other.from == disc.from);
            return Some(match why {
                Refusal::JustMoved { .. } => Spoilt::Lock,
                _ if is_free => Spoilt::Place,
                _ => Spoilt::Disc,
            });
        }
        let [here, there] = [here, there].map(|position| position.after(turn).ok());
        let (here, there) = (here?, there?);
        let loses = |position: &Position| {
            position.won().is_none() && winning_slide(position, side.other()).is_some()
        };
        if loses(&there) && !loses(&here) {
            return Some(Spoilt::WinsFirst);
        }
        let stay = winning_slides(&there, side);
        let threatens = threats(&here, side);
        let is_less = stay.len() < threatens.len();
        let gone = threatens.into_iter().find(|aim| !stay.contains(&aim.slide()))?;
        let is_stopped = match stay.len() {
            0 => true,
            1 => !nothing_stops(&there, side),
            // Two threats are seldom stopped at once.
            _ => false,
        };
        let how = HowStopped::of(gone, &here, &there);
        (is_less && is_stopped).then_some(Spoilt::Threatens { left: stay.len(), how })
    }
}

/// What a mistake allows the other side to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, VariantNames)]
pub enum Allowed {
    /// It wins with its next slide.
    WinAtOnce,
    /// It makes two threats or more.
    TwoThreats,
    /// It makes a threat.
    Threat,
    /// It prepares two threats.
    Preparation,
    /// It stops what threatens it.
    Defence,
    /// It forces a win.
    ForcedWin,
    /// It plays a good turn, of which no more can be told.
    GoodAnswer,
}

impl Allowed {
    /// What an answer does that can be played in this position, and that is known to win or not.
    pub fn of(answer: Turn, before: &Position, wins: bool) -> Allowed {
        match Why::by_effect(before, answer) {
            Some(Why::Wins) => Allowed::WinAtOnce,
            // How it does so is a small matter beside a win.
            _ if wins => Allowed::ForcedWin,
            Some(Why::MakesTwoThreats) => Allowed::TwoThreats,
            Some(Why::MakesThreat | Why::StopsThreatAndMakesOne { .. }) => Allowed::Threat,
            Some(Why::PreparesTwoThreats) => Allowed::Preparation,
            Some(Why::StopsThreat { .. }) => Allowed::Defence,
            _ => Allowed::GoodAnswer,
        }
    }

    /// This for a sentence. The mistake is one of `against`.
    pub fn told(self, against: Who) -> ToldAllowed {
        ToldAllowed { allowed: self, against }
    }
}

/// What a mistake allows as a sentence tells it. Its keys are those of [`Allowed`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ToldAllowed {
    allowed: Allowed,
    against: Who,
}

/// A sentence gets whoever made the mistake.
impl Serialize for ToldAllowed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut told = serializer.serialize_struct_variant("Allowed", 0, self.allowed.into(), 1)?;
        told.serialize_field("against", &self.against)?;
        told.end()
    }
}

/// Whether a side wins with its next slide, whatever the other side plays, which is to move.
pub fn nothing_stops(position: &Position, side: Side) -> bool {
    let still_wins = |turn: &Turn| {
        let after = position.after(*turn).ok().filter(|after| after.won().is_none());
        after.is_some_and(|after| winning_slide(&after, side).is_some())
    };
    position.won().is_none() && position.turns().iter().all(still_wins)
}

/// Whether a side that wins whatever the other side plays does so only since the disc that could stop it is locked.
pub fn only_lock_lets_win(position: &Position, side: Side) -> bool {
    let unlocked = Setup { locked: None, ..position.setup() }.validate(position.rules());
    unlocked.is_ok_and(|unlocked| !nothing_stops(&unlocked, side))
}
