//! How the referee grants each request, or why it refuses.

use bevy::prelude::*;

use super::{
    Ask, Asker, Course, Deed, Done, Moved, NewMatch, Objection, Referee, Refused, Request, Skipped,
    Way,
};
use crate::{
    record::{Event, LineId, Lines, Milestone, Place, Span},
    rules::{Ending, Part, Position, Refusal, Relocation, Side, Slide, Step},
};

/// On a walk through the match that is no longer than this, in parts of turns, every disc takes its real
/// route. On a longer walk nobody could follow the routes, and finding them would take too long.
const SHORT_WALK: usize = 6;

pub(super) fn decide(
    mut referee: ResMut<Referee>,
    mut requests: MessageReader<Request>,
    mut done: MessageWriter<Done>,
    mut refused: MessageWriter<Refused>,
) {
    for request in requests.read() {
        // A refused request changes nothing, so it must not count as a change.
        match referee.bypass_change_detection().answer(request) {
            Ok(answer) => {
                referee.set_changed();
                done.write(answer);
            }
            Err(why) => {
                refused.write(Refused { request: request.clone(), why });
            }
        }
    }
}

impl Referee {
    /// Whether there is something to take back. Against the computer, only the player's own parts count.
    pub fn can_take_back(&self) -> bool {
        if self.seats.is_watched() {
            return self.course.stop_of_taking_back(Span::Part).is_some();
        }
        let first = self.game().start().to_move();
        let is_ours = |step: usize| {
            let side = if (step / 2).is_multiple_of(2) { first } else { first.other() };
            !self.seats.has_one_person() || self.seat(side).is_person()
        };
        let mut steps = self.game().steps().enumerate().skip(self.settled.parts());
        let has_steps = steps.any(|(i, step)| step != Step::Skip && is_ours(i));
        !self.is_looking_back() && (self.is_called() || has_steps)
    }

    /// Whether the match ended without a move.
    fn is_called(&self) -> bool {
        self.game().ending().is_some_and(Ending::is_resigned_or_agreed)
    }

    /// Whether somebody may play a part now, and if not, why.
    pub fn may_play(&self, by: Asker) -> Result<(), Objection> {
        if self.is_looking_back() {
            return Err(Objection::LookingBack);
        }
        self.allow(by, Deed::Play, Some(self.position().to_move()))
    }

    fn allow(&self, by: Asker, deed: Deed, side: Option<Side>) -> Result<(), Objection> {
        // If the match is over, that is the reason to give, even on the other side's turn.
        if deed == Deed::Play && by == Asker::Hand {
            self.check_open()?;
        }
        self.seats.allow(by, deed, side).map_err(Objection::NotYours)
    }

    fn answer(&mut self, request: &Request) -> Result<Done, Objection> {
        let Request { by, ask } = request;
        if let Some((deed, side)) = ask.deed(self.position().to_move()) {
            let may_leave = deed == Deed::Look || matches!(ask, Ask::PlayFromHere);
            if self.is_looking_back() && !may_leave {
                return Err(Objection::LookingBack);
            }
            self.allow(*by, deed, side)?;
        }
        let was_over = self.game().ending().is_some();
        let moved = self.carry_out(ask)?;
        let skipped = self.skip_forced();
        let is_shown_only = match ask {
            Ask::Jump(_)
            | Ask::Return
            | Ask::Follow { .. }
            | Ask::LeaveLine
            | Ask::RemoveLine
            | Ask::Begin(_)
            | Ask::Seat(_) => true,
            Ask::Forward(_) | Ask::Back(_) => !self.seats.is_watched(),
            Ask::Redo => self.seats.is_watched(),
            _ => false,
        };
        let ended = self.game().ending().filter(|_| !was_over && !is_shown_only);
        let won = self.position().won().filter(|_| ended.is_some());
        let has_completed_turn = ask.is_play() && self.position().due() == Some(Part::Slide);
        Ok(Done {
            request: request.clone(),
            moved,
            skipped,
            ended,
            shape: won.map(|(_, shape, cells)| (shape, cells)),
            times_stood: if has_completed_turn { self.game().times_stood() } else { 0 },
        })
    }

    /// Does what was asked. Returns what moved.
    fn carry_out(&mut self, ask: &Ask) -> Result<Vec<Moved>, Objection> {
        match *ask {
            Ask::Slide(slide) => self.play(Step::Slide(slide)),
            Ask::Relocate(relocation) => self.play(Step::Relocate(relocation)),
            Ask::Skip => self.play(Step::Skip),
            Ask::TakeBack(span) => self.take_back(span),
            Ask::TakeBackTo(parts) => {
                let stop = self.playhead().after_parts(parts);
                let moved = self.walk(stop.min(self.playhead().here()));
                self.course.forget_ahead();
                Ok(moved)
            }
            Ask::Seat(seats) => {
                self.seats = seats;
                self.settled = self.playhead().here();
                Ok(Vec::new())
            }
            Ask::Redo => self.redo(),
            Ask::Resign(by) => self.call(Ending::Resigned { by }),
            Ask::OfferDraw(side) => self.offer_draw(side),
            Ask::AgreeDraw(side) => {
                self.take_offer_to(side)?;
                self.call(Ending::DrawnByAgreement)
            }
            Ask::DeclineDraw(side) => self.take_offer_to(side).map(|()| Vec::new()),
            Ask::Forward(span) => self.look(|referee| referee.forward(span)),
            Ask::Back(span) => self.look(|referee| referee.back(span)),
            Ask::Jump(turn) => self.look(|referee| referee.jump(turn)),
            Ask::Follow { line, turn } => self.follow(line, turn),
            Ask::LeaveLine => {
                let lines = self.lines().filter(|lines| !lines.is_in_match());
                let place = lines.map(Lines::place_in_match).ok_or(Objection::NoSideLine)?;
                Ok(self.go_to(place))
            }
            Ask::RemoveLine => {
                let lines = self.lines();
                let out = lines.and_then(|lines| Some((lines.current(), lines.place_in_parent()?)));
                let (line, place) = out.ok_or(Objection::NoSideLine)?;
                Ok(self.move_to(place, |course, pass| course.remove(line, pass)))
            }
            Ask::Return => {
                let stands_at = self.play_stands_at.take().ok_or(Objection::AtEnd)?;
                Ok(self.walk(stands_at))
            }
            Ask::PlayFromHere => {
                self.play_stands_at.take().ok_or(Objection::NothingToTakeBack)?;
                self.draw_offered_by = None;
                Ok(Vec::new())
            }
            Ask::Begin(ref new) => {
                *self = Referee::new(NewMatch::clone(new));
                Ok(Vec::new())
            }
        }
    }

    fn play(&mut self, step: Step) -> Result<Vec<Moved>, Objection> {
        self.game().check(step).map_err(Objection::Rules)?;
        let side = self.position().to_move();
        let moved = moved(Event::Step(step), self.position(), false, true);
        self.course.play(step)?;
        // Playing on declines the other side's offer.
        self.draw_offered_by = self.draw_offered_by.filter(|by| *by == side);
        Ok(moved.into_iter().collect())
    }

    /// Takes back. Against the computer, this goes on until it is the player's turn.
    fn take_back(&mut self, span: Span) -> Result<Vec<Moved>, Objection> {
        if !self.can_take_back() {
            return Err(Objection::NothingToTakeBack);
        }
        if let Some(stop) = self.course.stop_of_taking_back(span) {
            let moved = self.walk(stop);
            self.course.forget_ahead();
            return Ok(moved);
        }
        let mut moved = Vec::new();
        // A resignation or an agreed draw is taken back on its own.
        while let Some(stop) =
            self.playhead().stop_before(if self.is_called() { Span::Part } else { span })
        {
            moved.extend(self.walk(stop.max(self.settled)));
            let is_done = !self.seats.has_one_person() || self.waits_for_hand();
            if is_done || self.playhead().here() <= self.settled {
                break;
            }
        }
        self.draw_offered_by = None;
        Ok(moved)
    }

    /// Redoes a part. Against the computer, this goes on until it is the player's turn. Of a recorded match, it brings
    /// back the side line that was removed last.
    fn redo(&mut self) -> Result<Vec<Moved>, Objection> {
        if self.seats.is_watched() {
            let place = self.course.bring_back()?;
            return Ok(self.go_to(place));
        }
        let stop = self.playhead().stop_after(Span::Part).ok_or(Objection::NothingToRedo)?;
        let mut moved = self.walk(stop);
        while self.seats.has_one_person()
            && !self.waits_for_hand()
            && let Some(stop) = self.playhead().stop_after(Span::Part)
        {
            moved.extend(self.walk(stop));
        }
        self.draw_offered_by = None;
        Ok(moved)
    }

    /// Goes somewhere else in the match. Play still stands where it stood.
    fn look(
        &mut self,
        go: impl FnOnce(&mut Referee) -> Result<Vec<Moved>, Objection>,
    ) -> Result<Vec<Moved>, Objection> {
        let stands_at = self.stands_at();
        let moved = go(self)?;
        let is_elsewhere = self.playhead().here() != stands_at;
        self.play_stands_at = Some(stands_at).filter(|_| is_elsewhere && !self.seats.is_watched());
        Ok(moved)
    }

    /// Steps on. A resignation or an agreed draw comes with the part before it.
    fn forward(&mut self, span: Span) -> Result<Vec<Moved>, Objection> {
        let stop = self.playhead().stop_after(span).ok_or(Objection::AtEnd)?;
        let moved = self.walk(stop);
        if let Some(Event::Call(_)) = self.playhead().next() {
            self.walk(self.playhead().end());
        }
        Ok(moved)
    }

    /// Steps back. A resignation or an agreed draw goes with the part before it: a stop between the two
    /// would look the same, and the computer would play on from there.
    fn back(&mut self, span: Span) -> Result<Vec<Moved>, Objection> {
        let before_call = self.playhead().stop_before(Span::Part).filter(|_| self.is_called());
        let mut moved = before_call.map_or_else(Vec::new, |stop| self.walk(stop));
        match self.playhead().stop_before(span) {
            Some(stop) => moved.extend(self.walk(stop)),
            None if before_call.is_none() => return Err(Objection::AtStart),
            None => {}
        }
        Ok(moved)
    }

    fn jump(&mut self, turn: usize) -> Result<Vec<Moved>, Objection> {
        let turns = self.turns();
        if turn > turns {
            return Err(Objection::NoSuchTurn { turn, turns });
        }
        let stop = self.playhead().start_after(turn);
        // A resignation that was taken back does not come with the last turn.
        let is_taken_back = !self.seats.is_watched() && !self.stands_at_end();
        let last = if is_taken_back { self.playhead().after_last_step() } else { stop };
        Ok(self.walk(stop.min(last)))
    }

    /// Goes to a stop. Returns what moved on the way.
    fn walk(&mut self, stop: Milestone) -> Vec<Moved> {
        let here = self.playhead().here();
        let with_route = here.distance(stop) <= SHORT_WALK;
        let mut all = Vec::new();
        self.course.walk_to(stop, |event, position| {
            all.extend(moved(event, position, stop < here, with_route));
        });
        all
    }

    /// Goes to a turn of any line.
    fn follow(&mut self, line: LineId, turn: usize) -> Result<Vec<Moved>, Objection> {
        let lines = self.lines().ok_or(Objection::NoSideLine)?;
        let place = lines.place_after(line, turn).ok_or(Objection::NoSideLine)?;
        Ok(self.go_to(place))
    }

    /// Goes to a place in any line. Returns what moved on the way.
    fn go_to(&mut self, place: Place) -> Vec<Moved> {
        self.move_to(place, |course, pass| course.go_to(place, pass))
    }

    /// Does what leads to a place in any line. Returns what moved on the way.
    fn move_to(
        &mut self,
        place: Place,
        go: impl FnOnce(&mut Course, &mut dyn FnMut(Event, &Position, bool)),
    ) -> Vec<Moved> {
        let distance = self.lines().map_or(0, |lines| lines.distance(place));
        let with_route = distance <= SHORT_WALK;
        let mut all = Vec::new();
        go(&mut self.course, &mut |event, position, is_back| {
            all.extend(moved(event, position, is_back, with_route));
        });
        all
    }

    fn offer_draw(&mut self, side: Side) -> Result<Vec<Moved>, Objection> {
        self.check_open()?;
        self.draw_offered_by = Some(side);
        Ok(Vec::new())
    }

    /// Ends the offer that was made to this side.
    fn take_offer_to(&mut self, side: Side) -> Result<(), Objection> {
        self.check_open()?;
        match self.draw_offered_by.take_if(|by| *by == side.other()) {
            Some(_) => Ok(()),
            None => Err(Objection::NoDrawOffered),
        }
    }

    fn call(&mut self, ending: Ending) -> Result<Vec<Moved>, Objection> {
        self.check_open()?;
        self.course.call(ending);
        self.draw_offered_by = None;
        Ok(Vec::new())
    }

    fn check_open(&self) -> Result<(), Objection> {
        match self.game().ending() {
            Some(_) => Err(Objection::Rules(Refusal::MatchOver)),
            None => Ok(()),
        }
    }

    /// Plays all skips that are now forced.
    fn skip_forced(&mut self) -> Vec<Skipped> {
        let mut skipped = Vec::new();
        while let Some(part) = self.game().forced_skip() {
            skipped.push(Skipped { side: self.position().to_move(), part });
            self.course.play_forced_skip();
        }
        skipped
    }
}

/// What moves when an event is played in a position, or taken back to it.
fn moved(event: Event, position: &Position, is_back: bool, with_route: bool) -> Option<Moved> {
    let (part, from, to, way) = match event {
        Event::Step(Step::Slide(Slide { from, to })) => {
            (Part::Slide, from, to, if with_route { Way::Slide } else { Way::Over })
        }
        Event::Step(Step::Relocate(Relocation { from, to })) => {
            let route = if with_route { position.route(from) } else { None };
            let way = match route {
                None => Way::Over,
                Some(route) if is_back => Way::In(route.into_iter().rev().collect()),
                Some(route) => Way::Out(route),
            };
            (Part::Relocation, from, to, way)
        }
        Event::Step(Step::Skip) | Event::Call(_) => return None,
    };
    let (from, to) = if is_back { (to, from) } else { (from, to) };
    Some(Moved { part, from, to, way })
}
