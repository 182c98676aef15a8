//! What follows from an entry that was checked.

use super::{
    course::{Decision, FarCourse},
    event::LogEvent,
    offers::{OfferTime, OpenOffer},
};
use crate::far::agreement::entry::{
    says::{FarOffer, LogEntry, LotNumber, Says, SignedEntry},
    terms::{Role, Seating},
};
use crate::rules::{Match, Position, Step};

impl FarCourse {
    /// Takes an entry in that has passed [`check`](FarCourse::check). Returns what happened.
    pub fn apply(&mut self, signed: &SignedEntry) -> Vec<LogEvent> {
        let before = self.ending();
        let entry = signed.entry();
        let (by, number) = (entry.by, entry.number);
        let mut events = Vec::new();
        match &entry.says {
            Says::Terms(terms) => {
                self.terms = Some(terms.clone());
                events.push(LogEvent::Proposed);
            }
            Says::Consent(consent) => {
                self.consent = Some((consent.clone(), signed.digest()));
                events.push(LogEvent::Joined);
                events.extend(self.begin());
            }
            Says::Commit(commitment) => self.commitments[by as usize] = Some(*commitment),
            Says::Reveal(number) => {
                self.numbers[by as usize] = Some(*number);
                events.extend(self.begin());
            }
            Says::Slide(_) | Says::Relocate(_) => self.play(entry, &mut events),
            Says::Offer(offer) => self.make_offer(entry, *offer, &mut events),
            Says::Answer { offer, yes } => self.answer(entry, *offer, *yes, &mut events),
            Says::Resign => self.resigned[by as usize] = Some(number),
            Says::Close => self.closed[by as usize] = Some(number),
        }
        events.extend(self.ending().filter(|after| before != Some(*after)).map(LogEvent::Ended));
        events
    }

    /// Begins the match once both have consented and the lot is drawn.
    fn begin(&mut self) -> Option<LogEvent> {
        let conditions = &self.terms.as_ref()?.conditions;
        let by_lot = conditions.need_lot();
        let lot = match &self.numbers {
            [Some(host), Some(guest)] => Some(LotNumber::result(host, guest)),
            _ => None,
        };
        let seating = Seating::of(conditions, lot)?;
        let start = Position::start(conditions.rules.rules()?);
        let setup = crate::rules::Setup { to_move: seating.first, ..start.setup() };
        let start = setup.validate(start.rules()).ok()?;
        self.game = Some(Match::new(start));
        self.seating = Some(seating);
        Some(LogEvent::Began { seating, by_lot })
    }

    fn play(&mut self, entry: &LogEntry, events: &mut Vec<LogEvent>) {
        let (Some(game), Some(step)) = (&mut self.game, entry.says.step()) else { return };
        let seating = self.seating;
        let mut play = |game: &mut Match, step: Step| {
            let side = game.position().to_move();
            game.play_unchecked(step);
            events.extend(seating.map(|seating| LogEvent::Played { by: seating.role(side), step }));
        };
        play(game, step);
        while game.forced_skip().is_some() {
            play(game, Step::Skip);
        }
        self.decide(entry, 1);
        // Going on declines what the other side has offered, seen or not.
        self.lapse(entry.by.other(), entry, events);
    }

    fn make_offer(&mut self, entry: &LogEntry, offer: FarOffer, events: &mut Vec<LogEvent>) {
        let (by, number, seen) = (entry.by, entry.number, entry.seen.number);
        let known = self.known(by, seen);
        let made = OpenOffer { by, number, offer };
        // The other side may have gone on before it could see the offer.
        let lapsed = self.went_on(by, seen).filter(|_| offer != FarOffer::Rematch);
        self.offers.make(made, known.played, lapsed);
        events.push(LogEvent::Offered { by, offer });
        if lapsed.is_some() {
            events.push(LogEvent::Lapsed { by, offer });
            return;
        }
        let is_movers = self.mover() == Some(by);
        if offer != FarOffer::Rematch && is_movers && self.knows_all(by, seen) {
            // In one's own turn, an offer passes the word on.
            self.decide(entry, 0);
        }
        let others = self.offers.open(by.other(), OfferTime::of(offer));
        let others = others.filter(|open| open.offer == offer);
        match (offer, others) {
            // Both want the same.
            (FarOffer::Draw, Some(other)) => {
                let mut numbers = [number; 2];
                numbers[other.by as usize] = other.number;
                self.both_offered_draw = Some(numbers);
                self.agree_on_draw();
            }
            (FarOffer::Rematch, Some(_)) => self.agree_on_rematch(events),
            _ => {}
        }
    }

    /// The first decision that an author did not know of and that has changed the board.
    fn went_on(&self, by: Role, seen: u32) -> Option<(Role, u32)> {
        let known = self.known(by, seen);
        let unknown = self.decisions.iter().rev();
        let unknown = unknown.take_while(|one| one.by != Some(by) && one.number > seen);
        let is_change = |one: &&Decision| (one.steps, one.played) != (known.steps, known.played);
        // From the back, so the first is the last that is found.
        let first = unknown.filter(is_change).last()?;
        first.by.map(|role| (role, first.number))
    }

    fn answer(&mut self, entry: &LogEntry, number: u32, yes: bool, events: &mut Vec<LogEvent>) {
        let by = entry.by;
        let Some(open) = self.offers.numbered(by.other(), number) else { return };
        let offer = open.offer;
        self.offers.end(open.by, OfferTime::of(offer), (by, entry.number));
        events.push(LogEvent::Answered { by, offer, yes });
        match offer {
            FarOffer::Rematch if yes => return self.agree_on_rematch(events),
            FarOffer::Rematch => return,
            FarOffer::Draw if yes => self.agree_on_draw(),
            FarOffer::TakeBack { to } if yes => {
                let played = self.game.as_ref().map_or(0, |game| game.steps().len());
                let parts = offer.parts_back(played);
                self.take_back(to);
                events.push(LogEvent::TookBack { to, parts });
                self.lapse(by, entry, events);
            }
            FarOffer::Draw | FarOffer::TakeBack { .. } => {}
        }
        self.decide(entry, 0);
    }

    fn take_back(&mut self, to: u32) {
        let Some(game) = &mut self.game else { return };
        while game.steps().len() > to as usize && game.take_back_step().is_some() {}
    }

    fn agree_on_draw(&mut self) {
        self.game.iter_mut().for_each(Match::agree_on_draw);
    }

    fn agree_on_rematch(&mut self, events: &mut Vec<LogEvent>) {
        if !self.rematch {
            self.rematch = true;
            events.push(LogEvent::Rematch);
        }
    }

    /// The open offer of a side ends with an entry that goes on without it.
    fn lapse(&mut self, by: Role, entry: &LogEntry, events: &mut Vec<LogEvent>) {
        let lapsed = self.offers.end(by, OfferTime::Playing, (entry.by, entry.number));
        events.extend(lapsed.map(|open| LogEvent::Lapsed { by, offer: open.offer }));
    }

    /// Notes what an entry has decided, with so many more parts played.
    fn decide(&mut self, entry: &LogEntry, parts: u32) {
        let played = self.decisions.last().map_or(0, |last| last.played) + parts;
        let Some(game) = &self.game else { return };
        self.decisions.push(Decision {
            by: Some(entry.by),
            number: entry.number,
            steps: game.steps().len() as u32,
            played,
            is_over: game.ending().is_some(),
        });
    }
}
