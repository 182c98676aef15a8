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
    /// A script: a recorded match, or a lesson.
    Script,
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
}

const HAND: Asker = Asker::Hand;
const COMPUTER: Asker = Asker::Computer;
const SCRIPT: Asker = Asker::Script;

/// Who may do what. The column says who sits at the side that the deed is done for. Taking back and looking
/// are for both sides: for them, the first column whose player sits at the table counts.
#[rustfmt::skip]
const PERMISSIONS: [(Deed, [&[Asker]; 3]); 6] = [
    //                a hand            the computer  a script
    (Deed::Play,     [&[HAND],         &[COMPUTER],  &[SCRIPT]]),
    (Deed::Resign,   [&[HAND],         &[COMPUTER],  &[SCRIPT]]),
    (Deed::Offer,    [&[HAND],         &[COMPUTER],  &[SCRIPT]]),
    (Deed::Answer,   [&[HAND],         &[COMPUTER],  &[SCRIPT]]),
    (Deed::TakeBack, [&[HAND, SCRIPT], &[HAND],      &[SCRIPT]]),
    (Deed::Look,     [&[HAND, SCRIPT], &[HAND],      &[HAND, SCRIPT]]),
];

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
            Seat::Hand => Asker::Hand,
            Seat::Computer(_) => Asker::Computer,
            Seat::Script => Asker::Script,
        }
    }
}

/// The seats of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seats(pub [Seat; 2]);

impl Seats {
    /// Two people.
    pub const HANDS: Seats = Seats([Seat::Hand; 2]);
    /// A match that is only watched.
    pub const SCRIPTS: Seats = Seats([Seat::Script; 2]);

    /// Who sits at a side.
    pub fn at(self, side: Side) -> Seat {
        self.0[side as usize]
    }

    /// Whether exactly one side is played by a hand.
    pub fn has_one_hand(self) -> bool {
        (self.at(Side::Red) == Seat::Hand) != (self.at(Side::Black) == Seat::Hand)
    }

    /// Whether somebody may do this, for one side or for both.
    pub fn allow(self, asker: Asker, deed: Deed, side: Option<Side>) -> Result<(), NotYours> {
        let sits = side.map_or_else(|| self.first(), |side| self.at(side).asker());
        let row = PERMISSIONS.iter().find(|(row, _)| *row == deed);
        let may_ask = row.is_some_and(|(_, cells)| cells[sits as usize].contains(&asker));
        if may_ask { Ok(()) } else { Err(sits.into()) }
    }

    /// A person if one sits at the table, else the computer if it plays, else a script.
    fn first(self) -> Asker {
        let sits = |asker| self.0.iter().any(|seat| seat.asker() == asker);
        Asker::VARIANTS.iter().copied().find(|asker| sits(*asker)).unwrap_or(Asker::Script)
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
}

impl From<Asker> for NotYours {
    fn from(sits: Asker) -> NotYours {
        match sits {
            Asker::Hand => NotYours::Hands,
            Asker::Computer => NotYours::Computers,
            Asker::Script => NotYours::Scripts,
        }
    }
}

#[cfg(test)]
mod tests {
    use Asker::{Computer, Hand, Script};

    use super::*;

    const LEVEL: Level = Level::Easy;

    /// The same permissions written a second time: for each deed, who may do it if a hand, the computer or a
    /// script sits there.
    const WANTED: [(Deed, [&str; 3]); 6] = [
        (Deed::Play, ["h", "c", "s"]),
        (Deed::Resign, ["h", "c", "s"]),
        (Deed::Offer, ["h", "c", "s"]),
        (Deed::Answer, ["h", "c", "s"]),
        (Deed::TakeBack, ["hs", "h", "s"]),
        (Deed::Look, ["hs", "h", "hs"]),
    ];

    #[test]
    fn every_permission_is_as_wanted() {
        assert_eq!(WANTED.map(|(deed, _)| deed), *Deed::VARIANTS, "every deed has a row");
        let seats = [Seat::Hand, Seat::Computer(LEVEL), Seat::Script];
        for (deed, row) in WANTED {
            for (seat, wanted) in seats.into_iter().zip(row) {
                for (asker, letter) in [(Hand, 'h'), (Computer, 'c'), (Script, 's')] {
                    let both = Seats([seat; 2]);
                    let found = both.allow(asker, deed, Some(Side::Red));
                    let wanted =
                        if wanted.contains(letter) { Ok(()) } else { Err(seat.asker().into()) };
                    assert_eq!(found, wanted, "{asker:?} {deed:?} at {seat:?}");
                    assert_eq!(both.allow(asker, deed, None), wanted, "for both sides");
                }
            }
        }
    }

    #[test]
    fn a_deed_for_one_side_depends_on_its_seat_and_one_for_both_on_the_person() {
        let seats = Seats([Seat::Computer(LEVEL), Seat::Hand]);
        assert!(seats.has_one_hand());
        assert_eq!(seats.allow(Hand, Deed::Play, Some(Side::Black)), Ok(()));
        let refused = seats.allow(Hand, Deed::Play, Some(Side::Red));
        assert_eq!(refused, Err(NotYours::Computers));
        assert_eq!(seats.allow(Hand, Deed::TakeBack, None), Ok(()));
        assert_eq!(seats.allow(Computer, Deed::TakeBack, None), Err(NotYours::Hands));
        let lesson = Seats([Seat::Hand, Seat::Script]);
        assert_eq!(
            lesson.allow(Script, Deed::TakeBack, None),
            Ok(()),
            "a lesson takes back for you"
        );
    }
}
