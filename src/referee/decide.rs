//! How the referee grants each request, or why it refuses.

use super::{
    Ask, Asker, Deed, Done, Looking, Moved, NewMatch, Objection, Referee, Request, Skipped,
    TableMatch, Way,
};
use crate::{
    record::{Event, LineId, Lines, Milestone, Place, Span},
    rules::{Ending, Part, Position, Refusal, Relocation, Side, Slide, Step},
};

/// On a walk through the match that is no longer than this, in parts of turns, every disc takes its real
/// route. On a longer walk nobody could follow the routes, and finding them would take too long.
const SHORT_WALK: usize = 6;

impl Referee {
    /// Whether somebody may play a part now, and if not, why.
    pub fn may_play(&self, by: Asker) -> Result<(), Objection> {
        self.check_looks_here(by)?;
        self.allow(by, Deed::Play, Some(self.to_move()))
    }

    /// A person plays what they see. Others do not look at the table.
    fn check_looks_here(&self, by: Asker) -> Result<(), Objection> {
        if by == Asker::Hand && self.is_looking_back() {
            Err(Objection::LookingBack)
        } else {
            Ok(())
        }
    }

    fn allow(&self, by: Asker, deed: Deed, side: Option<Side>) -> Result<(), Objection> {
        // If the match is over, that is the reason to give, even on the other side's turn.
        if deed == Deed::Play && by == Asker::Hand {
            self.check_open()?;
        }
        self.seats.allow(by, deed, side).map_err(Objection::NotYours)
    }

    /// Grants a request, or says why not. A refused request changes nothing.
    pub fn answer(&mut self, request: &Request) -> Result<Done, Objection> {
        let Request { by, ask, at } = request;
        if at.is_some_and(|at| at != self.stand()) {
            return Err(Objection::TooLate);
        }
        if let Some((deed, side)) = ask.deed(self.to_move()) {
            if deed != Deed::Look && !matches!(ask, Ask::PlayFromHere) {
                self.check_looks_here(*by)?;
            }
            self.allow(*by, deed, side)?;
        }
        let was_over = self.played().ending().is_some();
        let has_unseen_end = self.looking.as_ref().is_some_and(|looking| !looking.has_seen_end);
        let moved = self.carry_out(ask)?;
        let skipped = self.skip_forced();
        self.forget_what_is_not_ahead();
        self.keep_looking(ask);
        let ends = match ask {
            Ask::Begin(_) | Ask::Seat(_) => false,
            // Looking through a recorded match reaches its end step by step. A jump there only shows it.
            Ask::Forward(_) | Ask::Back(_) if self.course.is_watched() => !was_over,
            _ if self.course.is_watched() => !was_over && ask.is_play(),
            // An end that has come meanwhile is seen once the table shows it.
            _ if ask.is_look() => has_unseen_end && !self.is_looking_back(),
            _ => !was_over,
        };
        let ended = self.played().ending().filter(|_| ends);
        let won = self.played().position().won().filter(|_| ended.is_some());
        let has_completed_turn =
            ask.is_play() && self.played().position().due() == Some(Part::Slide);
        Ok(Done {
            request: request.clone(),
            moved,
            is_shown: !self.is_looking_back() || ask.is_look(),
            skipped,
            ended,
            shape: won.map(|(_, shape, cells)| (shape, cells)),
            times_stood: if has_completed_turn { self.played().times_stood() } else { 0 },
        })
    }

    /// Does what was asked. Returns what moved.
    fn carry_out(&mut self, ask: &Ask) -> Result<Vec<Moved>, Objection> {
        match *ask {
            Ask::Slide(slide) => self.play(Step::Slide(slide)),
            Ask::Relocate(relocation) => self.play(Step::Relocate(relocation)),
            Ask::Skip => self.play(Step::Skip),
            Ask::TakeBack(span) => self.take_back(span),
            Ask::TakeBackTo(parts) => Ok(self.take_back_to(parts)),
            Ask::Seat(seats) => {
                self.seats = seats;
                self.settled = self.stands_at();
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
            Ask::Follow { line, turn } => self.go_to_turn(line, turn),
            Ask::LeaveLine => {
                let lines = self.lines().filter(|lines| !lines.is_in_match());
                let place = lines.map(Lines::place_in_match).ok_or(Objection::NoVariation)?;
                Ok(self.go_to(place))
            }
            Ask::RemoveLine => {
                let lines = self.lines();
                let out = lines.and_then(|lines| Some((lines.current(), lines.place_in_parent()?)));
                let (line, place) = out.ok_or(Objection::NoVariation)?;
                Ok(self.move_to(place, |course, pass| course.remove(line, pass)))
            }
            Ask::Return => {
                let stands_at = self.stands_at();
                let mut looking = self.looking.take().ok_or(Objection::AtEnd)?;
                let here = looking.playhead.here();
                Ok(moved_on_way(here, stands_at, |pass| looking.playhead.walk_to(stands_at, pass)))
            }
            Ask::PlayFromHere => self.play_from_here(),
            Ask::Begin(ref new) => {
                let table = self.table.wrapping_add(1);
                *self = Referee { table, ..Referee::new(NewMatch::clone(new)) };
                Ok(Vec::new())
            }
        }
    }

    fn play(&mut self, step: Step) -> Result<Vec<Moved>, Objection> {
        self.played().check(step).map_err(Objection::Rules)?;
        let side = self.to_move();
        let moved = moved(Event::Step(step), self.played().position(), false, true);
        self.course.play(step)?;
        // Playing on declines the other side's offer.
        self.draw_offered_by = self.draw_offered_by.filter(|by| *by == side);
        Ok(self.seen(moved.into_iter().collect()))
    }

    /// Goes somewhere else in the match. Play still stands where it stood.
    fn look(
        &mut self,
        go: impl FnOnce(&mut Referee) -> Result<Vec<Moved>, Objection>,
    ) -> Result<Vec<Moved>, Objection> {
        if self.course.is_watched() {
            return go(self);
        }
        let was_looking = self.looking.is_some();
        self.looking.get_or_insert_with(|| Looking::from(self.course.playhead()));
        let moved = go(self);
        let is_elsewhere = self.playhead().here() != self.stands_at();
        if !is_elsewhere || (moved.is_err() && !was_looking) {
            self.looking = None;
        }
        moved
    }

    /// Steps on. A resignation or an agreed draw comes with the part before it.
    fn forward(&mut self, span: Span) -> Result<Vec<Moved>, Objection> {
        let milestone = self.playhead().milestone_after(span).ok_or(Objection::AtEnd)?;
        let moved = self.walk(milestone);
        if let Some(Event::Call(_)) = self.playhead().next() {
            self.walk(self.playhead().end());
        }
        Ok(moved)
    }

    /// Steps back. A resignation or an agreed draw goes with the part before it: a milestone between the two
    /// would look the same, and the computer would play on from there.
    fn back(&mut self, span: Span) -> Result<Vec<Moved>, Objection> {
        let is_called = self.game().ending().is_some_and(Ending::is_resigned_or_agreed);
        let before_call = self.playhead().milestone_before(Span::Part).filter(|_| is_called);
        let mut moved = before_call.map_or_else(Vec::new, |milestone| self.walk(milestone));
        match self.playhead().milestone_before(span) {
            Some(milestone) => moved.extend(self.walk(milestone)),
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
        let milestone = self.playhead().start_after(turn);
        // A resignation that was taken back does not come with the last turn.
        let is_taken_back = !self.course.is_watched() && !self.stands_at_end();
        let last = if is_taken_back { self.playhead().after_last_step() } else { milestone };
        Ok(self.walk(milestone.min(last)))
    }

    /// Goes to a milestone with what the table shows. Returns what moved on the way.
    fn walk(&mut self, milestone: Milestone) -> Vec<Moved> {
        match &mut self.looking {
            Some(Looking { playhead, .. }) => moved_on_way(playhead.here(), milestone, |pass| {
                playhead.walk_to(milestone, pass);
            }),
            None => self.lead(milestone),
        }
    }

    /// Leads play to a milestone. Returns what moved on the table.
    pub(super) fn lead(&mut self, milestone: Milestone) -> Vec<Moved> {
        let course = &mut self.course;
        let moved = moved_on_way(course.playhead().here(), milestone, |pass| {
            course.walk_to(milestone, pass);
        });
        self.seen(moved)
    }

    /// Of what has moved where play stands, all that the table shows.
    fn seen(&self, moved: Vec<Moved>) -> Vec<Moved> {
        if self.is_looking_back() { Vec::new() } else { moved }
    }

    /// Goes to a turn of any line.
    fn go_to_turn(&mut self, line: LineId, turn: usize) -> Result<Vec<Moved>, Objection> {
        let lines = self.lines().ok_or(Objection::NoVariation)?;
        let place = lines.place_after(line, turn).ok_or(Objection::NoVariation)?;
        Ok(self.go_to(place))
    }

    /// Goes to a place in any line. Returns what moved on the way.
    pub(super) fn go_to(&mut self, place: Place) -> Vec<Moved> {
        self.move_to(place, |course, pass| course.go_to(place, pass))
    }

    /// Does what leads to a place in any line. Returns what moved on the way.
    fn move_to(
        &mut self,
        place: Place,
        go: impl FnOnce(&mut TableMatch, &mut dyn FnMut(Event, &Position, bool)),
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
        match self.played().ending() {
            Some(_) => Err(Objection::Rules(Refusal::MatchOver)),
            None => Ok(()),
        }
    }

    /// Whoever looks at another turn goes on looking at it while the match changes.
    fn keep_looking(&mut self, ask: &Ask) {
        let Some(looking) = self.looking.as_mut().filter(|_| !ask.is_look()) else { return };
        looking.follow(self.course.playhead());
        if looking.playhead.here() == self.stands_at() {
            self.looking = None;
        }
    }

    /// Plays all skips that are now forced.
    fn skip_forced(&mut self) -> Vec<Skipped> {
        let mut skipped = Vec::new();
        while let Some(part) = self.played().forced_skip() {
            skipped.push(Skipped { side: self.to_move(), part });
            self.course.play_forced_skip();
        }
        skipped
    }
}

/// What moves on a walk from one milestone to another.
fn moved_on_way(
    here: Milestone,
    milestone: Milestone,
    walk: impl FnOnce(&mut dyn FnMut(Event, &Position)),
) -> Vec<Moved> {
    let with_route = here.distance(milestone) <= SHORT_WALK;
    let mut all = Vec::new();
    walk(&mut |event, position| all.extend(moved(event, position, milestone < here, with_route)));
    all
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
