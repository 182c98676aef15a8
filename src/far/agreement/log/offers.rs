//! Offers: which are open, and who can still answer them.

use crate::far::agreement::entry::{says::FarOffer, terms::Role};

/// An offer that waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenOffer {
    /// Who has made it.
    pub by: Role,
    /// The number of its entry.
    pub number: u32,
    /// What it is.
    pub offer: FarOffer,
}

/// The last offer of a side, and the entry that ended it.
#[derive(Clone, Copy, Debug)]
struct LastOffer {
    number: u32,
    offer: FarOffer,
    ended: Option<(Role, u32)>,
}

/// When an offer can be made. What is offered after the end never gets in the way of what was offered before: the other
/// side may still answer that, as long as it does not know of the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OfferTime {
    /// While the match is played.
    Playing,
    /// Once it is over.
    Over,
}

impl OfferTime {
    pub fn of(offer: FarOffer) -> OfferTime {
        match offer {
            FarOffer::Draw | FarOffer::TakeBack { .. } => OfferTime::Playing,
            FarOffer::Rematch => OfferTime::Over,
        }
    }
}

/// The offers of both sides. Each side has at most one open at each time.
#[derive(Clone, Debug, Default)]
pub(crate) struct Offers {
    /// By time and by side.
    last: [[Option<LastOffer>; 2]; 2],
    /// After how many parts each side has last made each kind of offer.
    made: [[Option<u32>; FarOffer::KINDS]; 2],
}

impl Offers {
    /// The open offer of a side.
    pub fn open(&self, by: Role, time: OfferTime) -> Option<OpenOffer> {
        let last = self.last[time as usize][by as usize].filter(|last| last.ended.is_none())?;
        Some(OpenOffer { by, number: last.number, offer: last.offer })
    }

    /// The open offer of a side with a number.
    pub fn numbered(&self, by: Role, number: u32) -> Option<OpenOffer> {
        let times = [OfferTime::Playing, OfferTime::Over].into_iter();
        times.filter_map(|time| self.open(by, time)).find(|open| open.number == number)
    }

    /// Whether a side had an open offer for all that it knew, when it had seen so many entries of the other side.
    pub fn seemed_open(&self, by: Role, time: OfferTime, seen: u32) -> bool {
        self.last[time as usize][by as usize].is_some_and(|last| match last.ended {
            None => true,
            Some((ended_by, number)) => ended_by != by && number > seen,
        })
    }

    /// Whether a side has made such an offer after so many parts.
    pub fn was_made(&self, by: Role, offer: FarOffer, parts: u32) -> bool {
        self.made[by as usize][offer.kind()] == Some(parts)
    }

    /// A side makes an offer. It may have lapsed before the other side could see it.
    pub fn make(&mut self, made: OpenOffer, parts: u32, lapsed: Option<(Role, u32)>) {
        let OpenOffer { by, number, offer } = made;
        self.made[by as usize][offer.kind()] = Some(parts);
        let last = LastOffer { number, offer, ended: lapsed };
        self.last[OfferTime::of(offer) as usize][by as usize] = Some(last);
    }

    /// An entry ends the open offer of a side. Returns the offer.
    pub fn end(&mut self, by: Role, time: OfferTime, ended: (Role, u32)) -> Option<OpenOffer> {
        let open = self.open(by, time)?;
        if let Some(last) = &mut self.last[time as usize][by as usize] {
            last.ended = Some(ended);
        }
        Some(open)
    }
}
