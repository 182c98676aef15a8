//! The referee: the one resource that holds the match, and the one system that writes it.

use bevy::prelude::*;

use super::{Asked, Done, Flow, Moved, NewMatch, Objection, Refused, Request, Skipped, Way};
use crate::{
    record::{Player, PlayerKind},
    rules::{
        Ending, HouseRules, Match, Part, Position, Refusal, Relocation, Side, Slide, Step, Turn,
    },
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Referee>()
        .add_message::<Request>()
        .add_message::<Done>()
        .add_message::<Refused>()
        .add_systems(Update, decide.in_set(Flow::Decide).run_if(on_message::<Request>));
}

/// The match on the table and who plays it. Everybody may look; it changes by [`Request`] only.
#[derive(Resource, Clone, Debug)]
pub struct Referee {
    game: Match,
    players: [Player; 2],
    /// What was taken back, the first to be played again at the end.
    undone: Vec<Undone>,
    draw_offered_by: Option<Side>,
}

#[derive(Clone, Copy, Debug)]
enum Undone {
    Step(Step),
    Call(Ending),
}

impl Default for Referee {
    /// Two people without names, before the first turn.
    fn default() -> Referee {
        let person = || Player { name: String::new(), player: PlayerKind::Human };
        Referee::new(NewMatch {
            game: Match::new(Position::start(HouseRules::default())),
            players: [person(), person()],
        })
    }
}

impl Referee {
    fn new(NewMatch { game, players }: NewMatch) -> Referee {
        Referee { game, players, undone: Vec::new(), draw_offered_by: None }
    }

    /// The match.
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// The position as it stands.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// Who plays a side.
    pub fn player(&self, side: Side) -> &Player {
        &self.players[side as usize]
    }

    /// Whether a person has to do something now, not the computer, and the match is not over.
    pub fn waits_for_person(&self) -> bool {
        self.game.ending().is_none() && self.is_person(self.position().to_move())
    }

    /// The side that offers a draw, until that is answered.
    pub fn draw_offered_by(&self) -> Option<Side> {
        self.draw_offered_by
    }

    /// Whether there is something to take back. Against the computer that is one's own.
    pub fn can_take_back(&self) -> bool {
        let first = self.game.start().to_move();
        let is_ours = |step: usize| {
            let side = if (step / 2).is_multiple_of(2) { first } else { first.other() };
            !self.has_one_person() || self.is_person(side)
        };
        let mut steps = self.game.steps().enumerate();
        self.called().is_some() || steps.any(|(i, step)| step != Step::Skip && is_ours(i))
    }

    /// Whether parts that were taken back wait to be played again: then nobody but a person plays on.
    pub fn is_looking_back(&self) -> bool {
        self.undone.iter().any(|undone| matches!(undone, Undone::Step(_)))
    }

    fn is_person(&self, side: Side) -> bool {
        self.player(side).player == PlayerKind::Human
    }

    /// Whether a person plays against the computer.
    fn has_one_person(&self) -> bool {
        self.is_person(Side::Red) != self.is_person(Side::Black)
    }

    /// Whether there is something to play again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// How many turns have been begun, those taken back included, which [`Request::Jump`] can reach.
    pub fn turns(&self) -> usize {
        let undone = self.undone.iter().filter(|undone| matches!(undone, Undone::Step(_)));
        (self.game.steps().len() + undone.count()).div_ceil(2)
    }

    /// All turns that [`Request::Jump`] can reach, those taken back included; the last may be unfinished.
    pub fn all_turns(&self) -> Vec<Turn> {
        let mut game = self.game.clone();
        // What was called goes first, or nothing could be played on.
        if self.called().is_some() {
            game.take_back_part();
        }
        for undone in self.undone.iter().rev() {
            if let Undone::Step(step) = undone
                && game.play(*step).is_err()
            {
                break;
            }
        }
        game.turns()
    }

    fn called(&self) -> Option<Ending> {
        self.game
            .ending()
            .filter(|ending| matches!(ending, Ending::Resigned { .. } | Ending::DrawnByAgreement))
    }

    fn answer(&mut self, request: &Request) -> Result<Done, Objection> {
        match *request {
            Request::Slide(slide) => self.play(Step::Slide(slide)),
            Request::Relocate(relocation) => self.play(Step::Relocate(relocation)),
            Request::Skip => self.play(Step::Skip),
            Request::TakeBackPart => self.take_back(Match::take_back_part),
            Request::TakeBackTurn => self.take_back(Match::take_back_turn),
            Request::Redo => self.redo(),
            Request::Resign(by) => self.call(Ending::Resigned { by }),
            Request::OfferDraw(side) => self.offer_draw(side),
            Request::AgreeDraw(side) => {
                self.take_offer_to(side)?;
                self.call(Ending::DrawnByAgreement)
            }
            Request::DeclineDraw(side) => {
                self.take_offer_to(side)?;
                Ok(self.done(Asked::DeclineDraw(side), Vec::new()))
            }
            Request::Jump(turn) => self.jump(turn),
            Request::Begin(ref new) => {
                *self = Referee::new(NewMatch::clone(new));
                Ok(self.done(Asked::Begin, Vec::new()))
            }
        }
    }

    fn play(&mut self, step: Step) -> Result<Done, Objection> {
        self.game.check(step).map_err(Objection::Rules)?;
        let side = self.position().to_move();
        let moved = self.play_checked(step)?;
        self.undone.clear();
        // Who plays on does not agree.
        if self.draw_offered_by == Some(side.other()) {
            self.draw_offered_by = None;
        }
        Ok(self.done(Asked::Step(step), moved.into_iter().collect()))
    }

    fn play_checked(&mut self, step: Step) -> Result<Option<Moved>, Objection> {
        let moved = match step {
            Step::Slide(Slide { from, to }) => Some(Moved { from, to, way: Way::Slide }),
            Step::Relocate(Relocation { from, to }) => {
                let way = self.position().route(from).map_or(Way::Over, Way::Out);
                Some(Moved { from, to, way })
            }
            Step::Skip => None,
        };
        self.game.play(step).map_err(Objection::Rules)?;
        Ok(moved)
    }

    /// Takes back, against the computer as far as to one's own turn.
    fn take_back(&mut self, back: fn(&mut Match) -> usize) -> Result<Done, Objection> {
        if !self.can_take_back() {
            return Err(Objection::NothingToTakeBack);
        }
        let mut moved = Vec::new();
        loop {
            // With each part on its own, since the discs of that moment give the routes.
            let undone = self.undo(back);
            let is_last = undone.is_empty();
            moved.extend(undone.into_iter().filter_map(|undone| self.moved_back(undone)));
            if is_last || !self.has_one_person() || self.waits_for_person() {
                break;
            }
        }
        self.draw_offered_by = None;
        Ok(self.done(Asked::TakeBack, moved))
    }

    /// Takes back and keeps what that was; returns it, the last first.
    fn undo(&mut self, back: fn(&mut Match) -> usize) -> Vec<Undone> {
        let steps: Vec<Step> = self.game.steps().collect();
        let undone: Vec<_> = if let Some(call) = self.called() {
            back(&mut self.game);
            vec![Undone::Call(call)]
        } else {
            let count = back(&mut self.game);
            steps.into_iter().rev().take(count).map(Undone::Step).collect()
        };
        self.undone.extend(&undone);
        undone
    }

    /// How something moves when it is taken back. A slide does not change the discs, so they give the
    /// route even when the slide before is taken back too.
    fn moved_back(&self, undone: Undone) -> Option<Moved> {
        match undone {
            Undone::Step(Step::Slide(Slide { from, to })) => {
                Some(Moved { from: to, to: from, way: Way::Slide })
            }
            Undone::Step(Step::Relocate(Relocation { from, to })) => {
                let way = self.position().route(from).map_or(Way::Over, |mut route| {
                    route.reverse();
                    Way::In(route)
                });
                Some(Moved { from: to, to: from, way })
            }
            Undone::Step(Step::Skip) | Undone::Call(_) => None,
        }
    }

    /// Plays again, against the computer as far as to one's own turn.
    fn redo(&mut self) -> Result<Done, Objection> {
        let mut moved = self.replay_part()?.ok_or(Objection::NothingToRedo)?;
        while self.has_one_person() && !self.waits_for_person() {
            let Some(more) = self.replay_part()? else { break };
            moved.extend(more);
        }
        self.draw_offered_by = None;
        Ok(self.done(Asked::Redo, moved))
    }

    /// Plays again the next part that was chosen, with the skips around it; says what moved, or that
    /// there is nothing to play again.
    fn replay_part(&mut self) -> Result<Option<Vec<Moved>>, Objection> {
        let mut moved = None;
        while let Some(&undone) = self.undone.last() {
            let is_chosen = !matches!(undone, Undone::Step(Step::Skip));
            if moved.is_some() && is_chosen {
                break;
            }
            self.undone.pop();
            match undone {
                Undone::Step(step) => {
                    let step_moved = self.play_checked(step)?;
                    moved.get_or_insert_with(Vec::new).extend(step_moved);
                }
                Undone::Call(ending) => {
                    self.end(ending);
                    moved.get_or_insert_with(Vec::new);
                }
            }
        }
        Ok(moved)
    }

    fn jump(&mut self, turn: usize) -> Result<Done, Objection> {
        let turns = self.turns();
        if turn > turns {
            return Err(Objection::NoSuchTurn { turn, turns });
        }
        // Every turn but the last has two steps, skipped or not.
        let goal = 2 * turn;
        // Taking back a chosen part takes back the skips after it, which stand again at once.
        while self.chosen_steps_after(goal) {
            if self.undo(Match::take_back_part).is_empty() {
                break;
            }
        }
        while self.game.steps().len() < goal || turn == turns {
            if self.replay_part()?.is_none() {
                break;
            }
        }
        self.draw_offered_by = None;
        Ok(self.done(Asked::Jump, Vec::new()))
    }

    /// Whether a chosen step, or an ending that was called, comes after so many steps.
    fn chosen_steps_after(&self, goal: usize) -> bool {
        let beyond = self.game.steps().skip(goal).any(|step| step != Step::Skip);
        beyond || (self.called().is_some() && goal < self.game.steps().len())
    }

    fn offer_draw(&mut self, side: Side) -> Result<Done, Objection> {
        self.is_open()?;
        self.draw_offered_by = Some(side);
        Ok(self.done(Asked::OfferDraw(side), Vec::new()))
    }

    /// Takes from the table the draw that the other side offers.
    fn take_offer_to(&mut self, side: Side) -> Result<(), Objection> {
        self.is_open()?;
        match self.draw_offered_by.take_if(|by| *by == side.other()) {
            Some(_) => Ok(()),
            None => Err(Objection::NoDrawOffered),
        }
    }

    fn call(&mut self, ending: Ending) -> Result<Done, Objection> {
        self.is_open()?;
        self.end(ending);
        Ok(self.done(Asked::End, Vec::new()))
    }

    fn end(&mut self, ending: Ending) {
        match ending {
            Ending::Resigned { by } => self.game.resign(by),
            Ending::DrawnByAgreement => self.game.agree_on_draw(),
            // The position itself says so.
            Ending::Won { .. } | Ending::DrawnByRepetition => {}
        }
        self.draw_offered_by = None;
    }

    fn is_open(&self) -> Result<(), Objection> {
        match self.game.ending() {
            Some(_) => Err(Objection::Rules(Refusal::MatchOver)),
            None => Ok(()),
        }
    }

    /// Plays the skips that must follow, and tells all that came of a request.
    fn done(&mut self, asked: Asked, moved: Vec<Moved>) -> Done {
        let mut skipped = Vec::new();
        while let Some(part) = self.game.forced_skip() {
            let side = self.position().to_move();
            if self.game.play(Step::Skip).is_err() {
                break;
            }
            // It may be among what was taken back.
            self.undone.pop_if(|undone| matches!(undone, Undone::Step(Step::Skip)));
            skipped.push(Skipped { side, part });
        }
        let won = self.position().won();
        let ended_turn =
            matches!(asked, Asked::Step(_)) && self.position().due() == Some(Part::Slide);
        Done {
            asked,
            moved,
            skipped,
            ending: self.game.ending(),
            shape: won.map(|(_, shape, cells)| (shape, cells)),
            times_stood: if ended_turn { self.game.times_stood() } else { 0 },
        }
    }
}

fn decide(
    mut referee: ResMut<Referee>,
    mut requests: MessageReader<Request>,
    mut done: MessageWriter<Done>,
    mut refused: MessageWriter<Refused>,
) {
    for request in requests.read() {
        // What is refused changes nothing, and nobody need look.
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
