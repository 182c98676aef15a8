//! What players can ask the referee for.

use super::{Asker, Deed, NewMatch, Seats, Stand};
use crate::{
    record::{LineId, Span},
    rules::{Relocation, Side, Slide, Step},
};

/// A request to the referee. Nothing else changes the match.
#[derive(Clone, Debug)]
pub struct Request {
    /// Who asks.
    pub by: Asker,
    /// What they ask for.
    pub ask: Ask,
    /// Where play stood for whoever asks. If it stands elsewhere by now, the request is refused: it may have been sent
    /// twice. Without this, it is about wherever play stands.
    pub at: Option<Stand>,
}

/// What a player asks for.
#[derive(Clone, Debug)]
pub enum Ask {
    /// Slide a token.
    Slide(Slide),
    /// Relocate a disc.
    Relocate(Relocation),
    /// Skip the part that is due. The program plays forced skips itself, so this is always refused.
    Skip,
    /// Take back a part, or everything to the start of a turn.
    TakeBack(Span),
    /// Redo what was taken back last, or bring back the variation that was removed last.
    Redo,
    /// Resign, for this side.
    Resign(Side),
    /// Offer a draw, for this side.
    OfferDraw(Side),
    /// Accept the draw that the other side offers.
    AgreeDraw(Side),
    /// Decline the draw that the other side offers.
    DeclineDraw(Side),
    /// Step forward in the match.
    Forward(Span),
    /// Step back in the match. Unlike taking back, this only shows an earlier position.
    Back(Span),
    /// Jump to the position after this turn. 0 is the start.
    Jump(usize),
    /// Go back to where play stands, after looking elsewhere in the match.
    Return,
    /// Take back to the place that is being looked at, or redo up to there.
    PlayFromHere,
    /// Take back until the match has this many parts. What was taken back is forgotten.
    TakeBackTo(usize),
    /// Change who sits at the table. People cannot take back what was played before.
    Seat(Seats),
    /// Go to a turn of any line of a recorded match.
    Follow {
        /// The line.
        line: LineId,
        /// The turn, counted from the start of the match.
        turn: usize,
    },
    /// Leave the variation, for the match.
    LeaveLine,
    /// Remove the variation, and all that leave it. They can be brought back.
    RemoveLine,
    /// Put another match on the table. There is no other way there.
    Begin(Box<NewMatch>),
}

impl Ask {
    /// This request, made by somebody.
    pub fn by(self, by: Asker) -> Request {
        Request { by, ask: self, at: None }
    }

    /// Whether it means something else once play stands elsewhere.
    pub(super) fn is_for_stand(&self) -> bool {
        let is_step = matches!(self, Ask::TakeBack(_) | Ask::Redo | Ask::PlayFromHere);
        self.is_play() || is_step
    }

    /// The request to play this step. `None` for a skip, which the program plays itself.
    pub fn to_play(step: Step) -> Option<Ask> {
        match step {
            Step::Slide(slide) => Some(Ask::Slide(slide)),
            Step::Relocate(relocation) => Some(Ask::Relocate(relocation)),
            Step::Skip => None,
        }
    }

    /// Whether it moves a piece.
    pub fn is_play(&self) -> bool {
        matches!(self, Ask::Slide(_) | Ask::Relocate(_))
    }

    /// Whether it changes what is played.
    pub fn is_change(&self) -> bool {
        let is_ending = matches!(self, Ask::Resign(_) | Ask::AgreeDraw(_));
        let is_back = matches!(self, Ask::TakeBack(_) | Ask::TakeBackTo(_) | Ask::PlayFromHere);
        self.is_play() || is_ending || is_back || matches!(self, Ask::Redo)
    }

    /// Whether it only changes what the table shows.
    pub fn is_look(&self) -> bool {
        matches!(
            self,
            Ask::Forward(_)
                | Ask::Back(_)
                | Ask::Jump(_)
                | Ask::Return
                | Ask::Follow { .. }
                | Ask::LeaveLine
        )
    }

    /// Whether it is only talk about a draw, which changes nothing on the table.
    pub fn is_talk(&self) -> bool {
        matches!(self, Ask::OfferDraw(_) | Ask::DeclineDraw(_))
    }

    /// The deed and the side it is done for, if it is for one side. `None` if anybody may do it.
    pub(super) fn deed(&self, to_move: Side) -> Option<(Deed, Option<Side>)> {
        match *self {
            Ask::Slide(_) | Ask::Relocate(_) | Ask::Skip => Some((Deed::Play, Some(to_move))),
            Ask::Resign(side) => Some((Deed::Resign, Some(side))),
            Ask::OfferDraw(side) => Some((Deed::Offer, Some(side))),
            Ask::AgreeDraw(side) | Ask::DeclineDraw(side) => Some((Deed::Answer, Some(side))),
            Ask::TakeBack(_)
            | Ask::TakeBackTo(_)
            | Ask::Redo
            | Ask::PlayFromHere
            | Ask::RemoveLine => Some((Deed::TakeBack, None)),
            Ask::Seat(_) => Some((Deed::Seat, None)),
            Ask::Forward(_)
            | Ask::Back(_)
            | Ask::Jump(_)
            | Ask::Return
            | Ask::Follow { .. }
            | Ask::LeaveLine => Some((Deed::Look, None)),
            Ask::Begin(_) => None,
        }
    }
}
