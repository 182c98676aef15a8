//! What players can ask the referee for.

use bevy::prelude::*;

use super::{Asker, Deed, Seat, Seats, course::Course};
use crate::{
    record::{LineId, Lines, Origin, Player, Playhead, Record, Span},
    rules::{Match, Relocation, Side, Slide},
};

/// A request to the referee. Nothing else changes the match.
#[derive(Message, Clone, Debug)]
pub struct Request {
    /// Who asks.
    pub by: Asker,
    /// What they ask for.
    pub ask: Ask,
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
    /// Redo the next part that was taken back, or bring back the side line that was removed last.
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
    /// Leave the side line, for the match.
    LeaveLine,
    /// Remove the side line, and all that leave it. They can be brought back.
    RemoveLine,
    /// Put another match on the table.
    Begin(Box<NewMatch>),
}

impl Ask {
    /// This request, made by somebody.
    pub fn by(self, by: Asker) -> Request {
        Request { by, ask: self }
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

/// A match to put on the table.
#[derive(Clone, Debug)]
pub struct NewMatch {
    /// The match, and the place in it where the table stands.
    pub(super) course: Course,
    /// What the record says about Red and Black.
    pub players: [Player; 2],
    /// Who sits at the table.
    pub seats: Seats,
    /// The match that this one goes on from.
    pub from: Option<Origin>,
}

impl NewMatch {
    /// A match to play on from where it stands. The given players sit at the table.
    pub fn to_play(game: Match, players: [Player; 2]) -> NewMatch {
        let seats = Seats([&players[0], &players[1]].map(|player| Seat::of(player.player)));
        NewMatch {
            course: Course::Played(Box::new(Playhead::at_end(game))),
            players,
            seats,
            from: None,
        }
    }

    /// The same match, as one that goes on from another.
    #[must_use]
    pub fn going_on_from(self, from: Origin) -> NewMatch {
        NewMatch { from: Some(from), ..self }
    }

    /// The same match, standing after a turn. 0 is the start.
    #[must_use]
    pub fn standing_after(mut self, turn: usize) -> NewMatch {
        let stop = self.course.playhead().start_after(turn);
        self.course.walk_to(stop, |_, _| ());
        self
    }

    /// A recorded match that plays itself, from its start.
    pub fn to_watch(record: Record) -> NewMatch {
        NewMatch { seats: Seats::SCRIPTS, ..NewMatch::to_look_through(&record) }
    }

    /// A recorded match that a person looks through, from its start.
    pub fn to_look_through(record: &Record) -> NewMatch {
        NewMatch {
            course: Course::Watched(Box::new(Lines::of(record))),
            players: [record.red.clone(), record.black.clone()],
            seats: Seats::VIEWERS,
            from: None,
        }
    }

    /// A match of a lesson, from where it stands. The lesson says later who plays.
    pub fn of_lesson(game: Match, players: [Player; 2]) -> NewMatch {
        NewMatch { seats: Seats::LESSON, ..NewMatch::to_play(game, players) }
    }

    /// The match, and the place in it where the table stands.
    pub fn playhead(&self) -> &Playhead {
        self.course.playhead()
    }
}
