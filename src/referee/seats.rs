//! Seats: who sits at each side of the table now, and who may ask for what.
//!
//! This is the table's own state. What a record says about its players does not matter here: if a record
//! of two people is watched, only the script may play.

use serde::Serialize;
use strum::{VariantArray, VariantNames};

use crate::{
    record::{Level, PlayerKind},
    rules::Side,
};

/// Who sits at a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// A person, on any device.
    Hand,
    /// The computer at this level.
    Computer(Level),
    /// A recorded match, while it plays itself.
    Script,
    /// A person who watches a recorded match and may try other turns, while it stands still.
    Viewer,
    /// A lesson, while the learner reads or while it plays for somebody.
    Lesson,
    /// A person in a lesson, who plays but has no match to give up.
    Learner,
    /// Somebody far away, at a table of their own. What they do is in the log that both keep.
    FarAway,
}

/// Who makes a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum Asker {
    /// A person.
    Hand,
    /// The computer.
    Computer,
    /// A recorded match, or a lesson.
    Script,
    /// The log of a match with somebody far away.
    Log,
}

/// The kinds of request, for deciding who may make them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum Deed {
    /// Slide a token or relocate a disc.
    Play,
    /// Give up the match.
    Resign,
    /// Offer a draw.
    Offer,
    /// Accept or decline a draw.
    Answer,
    /// Take something back, or redo it.
    TakeBack,
    /// Step or jump to another place in the match.
    Look,
    /// Say who sits at the table.
    Seat,
}

const HAND: Asker = Asker::Hand;
const COMPUTER: Asker = Asker::Computer;
const SCRIPT: Asker = Asker::Script;
const LOG: Asker = Asker::Log;

/// Who may do what. The column says who sits at the side that the deed is done for. Taking back, looking and
/// seating are for both sides: for them, the first column whose player sits at the table counts.
#[rustfmt::skip]
const PERMISSIONS: [(Deed, [&[Asker]; SEATS]); 7] = [
    //                somebody far away  a hand            a learner         the computer  a script          a lesson     a viewer
    (Deed::Play,     [&[LOG],           &[HAND],          &[HAND],          &[COMPUTER],  &[SCRIPT],        &[SCRIPT],   &[HAND]]),
    (Deed::Resign,   [&[LOG],           &[HAND],          &[],              &[COMPUTER],  &[SCRIPT],        &[],         &[]]),
    (Deed::Offer,    [&[LOG],           &[HAND],          &[],              &[COMPUTER],  &[SCRIPT],        &[],         &[]]),
    (Deed::Answer,   [&[LOG],           &[HAND],          &[],              &[COMPUTER],  &[SCRIPT],        &[],         &[]]),
    (Deed::TakeBack, [&[LOG],           &[HAND, SCRIPT],  &[HAND, SCRIPT],  &[HAND],      &[SCRIPT],        &[SCRIPT],   &[HAND]]),
    (Deed::Look,     [&[HAND],          &[HAND, SCRIPT],  &[],              &[HAND],      &[HAND, SCRIPT],  &[],         &[HAND, SCRIPT]]),
    (Deed::Seat,     [&[],              &[],              &[SCRIPT],        &[],          &[SCRIPT],        &[SCRIPT],   &[SCRIPT]]),
];

/// The number of columns.
const SEATS: usize = 7;

impl Seat {
    /// The seat of a player that a record names.
    pub fn of(player: PlayerKind) -> Seat {
        match player {
            PlayerKind::Human => Seat::Hand,
            PlayerKind::Computer { level } => Seat::Computer(level),
        }
    }

    /// Who asks from this seat.
    pub fn asker(self) -> Asker {
        match self {
            Seat::Hand | Seat::Learner | Seat::Viewer => Asker::Hand,
            Seat::Computer(_) => Asker::Computer,
            Seat::Script | Seat::Lesson => Asker::Script,
            Seat::FarAway => Asker::Log,
        }
    }

    /// Whether a person plays here who has a side, and does not only try turns.
    pub fn has_side(self) -> bool {
        matches!(self, Seat::Hand | Seat::Learner)
    }

    /// Whether a person plays from here.
    pub fn is_person(self) -> bool {
        self.asker() == Asker::Hand
    }

    /// Its column in the table of permissions.
    fn column(self) -> usize {
        match self {
            Seat::FarAway => 0,
            Seat::Hand => 1,
            Seat::Learner => 2,
            Seat::Computer(_) => 3,
            Seat::Script => 4,
            Seat::Lesson => 5,
            Seat::Viewer => 6,
        }
    }
}

/// The seats of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seats(pub [Seat; 2]);

impl Seats {
    /// Two people.
    pub const HANDS: Seats = Seats([Seat::Hand; 2]);
    /// A recorded match that plays itself.
    pub const SCRIPTS: Seats = Seats([Seat::Script; 2]);
    /// A recorded match that a person looks through.
    pub const VIEWERS: Seats = Seats([Seat::Viewer; 2]);
    /// A lesson, while the learner does not play.
    pub const LESSON: Seats = Seats([Seat::Lesson; 2]);

    /// Who sits at a side.
    pub fn at(self, side: Side) -> Seat {
        self.0[side as usize]
    }

    /// Whether exactly one side is played by a person.
    pub fn has_one_person(self) -> bool {
        self.at(Side::Red).is_person() != self.at(Side::Black).is_person()
    }

    /// Whether somebody may do this, for one side or for both.
    pub fn allow(self, asker: Asker, deed: Deed, side: Option<Side>) -> Result<(), NotYours> {
        let seat = side.map_or_else(|| self.first(), |side| self.at(side));
        let row = PERMISSIONS.iter().find(|(row, _)| *row == deed);
        let may_ask = row.is_some_and(|(_, cells)| cells[seat.column()].contains(&asker));
        if may_ask { Ok(()) } else { Err(seat.into()) }
    }

    /// Who sits at the table: the one whose column comes first.
    fn first(self) -> Seat {
        let [red, black] = self.0;
        if red.column() <= black.column() { red } else { black }
    }
}

/// A request was made by the wrong player. Says who sits at the side it is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
pub enum NotYours {
    /// A person sits there.
    Hands,
    /// The computer sits there.
    Computers,
    /// A script sits there.
    Scripts,
    /// This is a lesson.
    Lessons,
    /// Somebody far away sits there.
    FarAway,
}

impl From<Seat> for NotYours {
    fn from(seat: Seat) -> NotYours {
        match seat {
            Seat::Hand => NotYours::Hands,
            Seat::Computer(_) => NotYours::Computers,
            Seat::Script | Seat::Viewer => NotYours::Scripts,
            Seat::Lesson | Seat::Learner => NotYours::Lessons,
            Seat::FarAway => NotYours::FarAway,
        }
    }
}

#[cfg(test)]
mod tests {
    use Asker::{Computer, Hand, Log, Script};

    use super::*;

    const LEVEL: Level = Level::Easy;

    /// The same permissions written a second time: for each deed, who may do it if somebody far away, a hand, a learner,
    /// the computer, a script, a lesson or a viewer sits there.
    const WANTED: [(Deed, [&str; SEATS]); 7] = [
        (Deed::Play, ["l", "h", "h", "c", "s", "s", "h"]),
        (Deed::Resign, ["l", "h", "", "c", "s", "", ""]),
        (Deed::Offer, ["l", "h", "", "c", "s", "", ""]),
        (Deed::Answer, ["l", "h", "", "c", "s", "", ""]),
        (Deed::TakeBack, ["l", "hs", "hs", "h", "s", "s", "h"]),
        (Deed::Look, ["h", "hs", "", "h", "hs", "", "hs"]),
        (Deed::Seat, ["", "", "s", "", "s", "s", "s"]),
    ];

    #[test]
    fn every_permission_is_as_wanted() {
        assert_eq!(WANTED.map(|(deed, _)| deed), *Deed::VARIANTS, "every deed has a row");
        let computer = Seat::Computer(LEVEL);
        let seats = [
            Seat::FarAway,
            Seat::Hand,
            Seat::Learner,
            computer,
            Seat::Script,
            Seat::Lesson,
            Seat::Viewer,
        ];
        for (deed, row) in WANTED {
            for (seat, wanted) in seats.into_iter().zip(row) {
                for (asker, letter) in [(Hand, 'h'), (Computer, 'c'), (Script, 's'), (Log, 'l')] {
                    let both = Seats([seat; 2]);
                    let found = both.allow(asker, deed, Some(Side::Red));
                    let wanted = if wanted.contains(letter) { Ok(()) } else { Err(seat.into()) };
                    assert_eq!(found, wanted, "{asker:?} {deed:?} at {seat:?}");
                    assert_eq!(both.allow(asker, deed, None), wanted, "for both sides");
                }
            }
        }
    }

    #[test]
    fn a_deed_for_one_side_depends_on_its_seat_and_one_for_both_on_the_person() {
        let seats = Seats([Seat::Computer(LEVEL), Seat::Hand]);
        assert!(seats.has_one_person());
        assert_eq!(seats.allow(Hand, Deed::Play, Some(Side::Black)), Ok(()));
        let refused = seats.allow(Hand, Deed::Play, Some(Side::Red));
        assert_eq!(refused, Err(NotYours::Computers));
        assert_eq!(seats.allow(Hand, Deed::TakeBack, None), Ok(()));
        assert_eq!(seats.allow(Computer, Deed::TakeBack, None), Err(NotYours::Hands));
    }

    #[test]
    fn a_lesson_takes_back_for_the_learner_who_cannot_leave_its_course() {
        let lesson = Seats([Seat::Lesson, Seat::Learner]);
        assert_eq!(lesson.allow(Script, Deed::TakeBack, None), Ok(()));
        assert_eq!(lesson.allow(Hand, Deed::TakeBack, None), Ok(()));
        assert_eq!(lesson.allow(Hand, Deed::Look, None), Err(NotYours::Lessons));
        let refused = lesson.allow(Hand, Deed::Play, Some(Side::Red));
        assert_eq!(refused, Err(NotYours::Lessons));
    }
}
