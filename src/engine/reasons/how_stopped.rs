//! How a threat is stopped, or why a slide cannot be played.

use serde::{Serialize, Serializer, ser::SerializeStructVariant};
use strum::{IntoStaticStr, VariantNames};

use crate::{
    engine::{
        threat::{Aim, threats},
        who::Who,
    },
    rules::{Position, Side, Slide},
};

/// How the threats of a side are stopped, or a slide: why a token does not stop where it would have stopped otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantNames, IntoStaticStr)]
pub enum HowStopped {
    /// A token now stands in the way.
    InTheWay,
    /// A token now stands where the other would have stopped.
    SpaceTaken,
    /// The token that would have stopped the other has gone.
    TokenGone,
    /// The disc that was taken leaves a gap on the way.
    Gap,
    /// The disc is gone on which the token would have stopped.
    SpaceGone,
    /// The disc that was put down lets the token slide past.
    SlidesPast,
}

/// How something is stopped, as a sentence tells it. Its keys are those of [`HowStopped`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ToldHow {
    how: HowStopped,
    player: Who,
}

/// A sentence gets whoever stops it. A token that stands in the way is one of theirs: nobody else has moved one.
impl Serialize for ToldHow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut told = serializer.serialize_struct_variant("HowStopped", 0, self.how.into(), 1)?;
        told.serialize_field("player", &self.player)?;
        told.end()
    }
}

impl HowStopped {
    /// This for a sentence. It is stopped by `player`.
    pub fn told(self, player: Who) -> ToldHow {
        ToldHow { how: self, player }
    }

    /// How a turn stops the threats of a side that were there before it and are gone after it: each way once.
    pub fn all_by_turn(before: &Position, after: &Position, side: Side) -> Vec<HowStopped> {
        let mut ways = Vec::new();
        for threat in threats(before, side) {
            let way = HowStopped::of(threat, before, after);
            if !ways.contains(&way) {
                ways.push(way);
            }
        }
        ways
    }

    /// The same, if all are stopped in the same way.
    pub(super) fn by_turn(before: &Position, after: &Position, side: Side) -> Option<HowStopped> {
        match HowStopped::all_by_turn(before, after, side)[..] {
            [way] => Some(way),
            _ => None,
        }
    }

    /// Why a slide of the side to move in the position `here` is not possible in the position `there`, whoever moves there. `None` if
    /// it is possible, or if its token does not stand there.
    pub(super) fn of_slide(slide: Slide, here: &Position, there: &Position) -> Option<HowStopped> {
        let Slide { from, to } = slide;
        let whose = here.to_move();
        let stands = there.token_at(from) == Some(whose);
        let is_hindered = stands && !there.slides_of(whose).contains(&slide);
        let way = from.direction_to(to).filter(|_| is_hindered)?;
        Some(HowStopped::of(Aim { from, to, way, take: None, put: None }, here, there))
    }

    /// How a threat is stopped that is no longer there, or a slide that cannot be played.
    pub(super) fn of(threat: Aim, before: &Position, after: &Position) -> HowStopped {
        let board = after.board();
        match threat.way_there().find(|cell| !board.is_bare_disc(*cell)) {
            Some(cell) if board.is_disc(cell) && cell == threat.to => HowStopped::SpaceTaken,
            Some(cell) if board.is_disc(cell) => HowStopped::InTheWay,
            Some(cell) if cell == threat.to => HowStopped::SpaceGone,
            Some(_) => HowStopped::Gap,
            None if before.board().is_disc(threat.behind()) => HowStopped::TokenGone,
            None => HowStopped::SlidesPast,
        }
    }
}
