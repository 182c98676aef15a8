//! The turning point of a match: the turn that decided it, and why.
//!
//! It is found from the end. As long as the loser was lost whatever they played, the match goes one turn
//! further back. The first turn that need not have lost is where it turned. All of that is proven.

use serde::{Deserialize, Serialize, Serializer, ser::SerializeStructVariant};
use strum::{IntoStaticStr, VariantNames};

use super::{Finding, Judgement, examiner::Examiner, mark::Mark};
use crate::{
    engine::{
        limits::{LONGEST_PROOF, Limits, Stop},
        score::{Score, last_turn},
        thinker::Thinker,
        threat::{Aim, threats},
        who::Who,
    },
    rules::{Ending, Match, Position, Setup, Shape, Side, Slide, Turn},
};

/// The turn that decided a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurningPoint {
    /// The number of the turn, from 1.
    pub turn: usize,
    /// The side that played it.
    pub side: Side,
    /// What happened.
    pub kind: Turned,
}

/// How a turn decided a match. Only [`Slipped`](Turned::Slipped) is an estimate, the rest is proven.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, VariantNames, IntoStaticStr,
)]
pub enum Turned {
    /// The side could have forced a win, and the turn gave it away.
    MissedWin {
        /// The turns that the win would have taken.
        turns: u32,
    },
    /// The opponent threatened to win with one slide. The turn did not stop it, and could have.
    DidNotStop {
        /// The shape that the slide completed.
        shape: Shape,
    },
    /// The opponent threatened to win with two slides or more. The turn stopped none of them, and could have
    /// stopped all.
    LetStand {
        /// How many there were.
        threats: u32,
    },
    /// The opponent threatened nothing. The turn itself let a token slide to a win.
    OpenedWay {
        /// The shape that the slide completed.
        shape: Shape,
    },
    /// The opponent could make two threats or more at once, and nothing stops all of them.
    LetThreaten {
        /// How many there were.
        threats: u32,
    },
    /// The opponent could make a threat that nothing stops.
    LetMakeThreat {
        /// The shape that the slide completes.
        shape: Shape,
    },
    /// The opponent could make a threat that only the disc stops with which it is made, and that disc is
    /// locked.
    LetLock,
    /// The opponent could force a win.
    LetForce {
        /// The turns that the opponent needed at most.
        turns: u32,
    },
    /// The turn won. It did not decide the match, but it ends its [story](TurningPoint::story).
    Won {
        /// The shape that the slide completed.
        shape: Shape,
    },
    /// The turn gave more of the winning chance away than any other. This is an estimate.
    Slipped {
        /// The chance before the turn, in percent.
        before: u32,
        /// The chance after it, in percent.
        after: u32,
    },
}

impl Turned {
    /// Whether the opponent could force a win after the turn. That is proven.
    pub fn gave_win(self) -> bool {
        !matches!(self, Turned::MissedWin { .. } | Turned::Slipped { .. } | Turned::Won { .. })
    }

    /// Whether it says what the opponent could do after the turn, and not what the side itself could have done.
    pub fn is_what_was_allowed(self) -> bool {
        matches!(
            self,
            Turned::LetThreaten { .. }
                | Turned::LetMakeThreat { .. }
                | Turned::LetLock
                | Turned::LetForce { .. }
        )
    }
}

/// The most positions that the search looks at for an estimate.
const NODES: u64 = 8_000;

/// The most positions that the search looks at to see whether a side was lost before the proof shows it.
const NODES_OF_PROOF: u64 = 200_000;

/// How many turns are looked at, from the end.
const LOOKED_AT: usize = 60;

impl Thinker {
    /// The turn that decided a match that is over. `None` if there is none: the match goes on, it was drawn
    /// without a win being missed, a player gave up without being lost, or the loser was lost from the
    /// start.
    ///
    /// The answer depends on the match alone. It takes a second or two.
    pub fn turning_point(&mut self, game: &Match, stop: &Stop) -> Option<TurningPoint> {
        let mut search = Search { thinker: self, examiner: Examiner::patient(stop), game, stop };
        let found = match game.ending()? {
            Ending::Won { by, .. } => search.of_loser(by.other()),
            Ending::Resigned { by } => search.of_loser(by),
            Ending::DrawnByRepetition | Ending::DrawnByAgreement => search.last_missed_win(),
        };
        found.filter(|_| !stop.is_rung())
    }
}

impl TurningPoint {
    /// Whether that is an estimate, and not proven.
    pub fn is_estimate(self) -> bool {
        matches!(self.kind, Turned::Slipped { .. })
    }

    /// The turn by which the other side could have won from there, if that is what the turn let it force.
    pub fn could_win_by(self) -> Option<usize> {
        match self.kind {
            Turned::LetForce { turns } => Some(last_turn(self.turn + 1, turns)),
            _ => None,
        }
    }

    /// The point as the judgements of the match see it. An estimate is told of the turn that they call the worst mistake of that
    /// side, if they call any so, and so is a turn before which they see that all was lost: what is said in two places of one
    /// match must agree. What the other side has given back after it
    /// decided nothing. If it is proven what the mistake gave away, that says more than a chance.
    pub fn as_judged(self, judged: &[Judgement]) -> Option<TurningPoint> {
        let was_lost = |judged: &Judgement| judged.before.loses_in().is_some();
        // The search may have seen further than the proof.
        if !self.is_estimate() && !judged.get(self.turn - 1).is_some_and(was_lost) {
            return Some(self);
        }
        // Nothing is decided where all is lost already.
        let is_mistake =
            |it: &&Judgement| it.is_mistake() && it.mark() > Mark::Good && !was_lost(it);
        let mistakes: Vec<&Judgement> = judged.iter().filter(is_mistake).collect();
        let given_back = mistakes.iter().rposition(|it| it.side != self.side);
        let (before, after) = mistakes.split_at(given_back.map_or(0, |last| last + 1));
        let worst = |of: &[&Judgement]| {
            let own = of.iter().copied().filter(|it| it.side == self.side);
            own.max_by(|a, b| a.given_away().total_cmp(&b.given_away())).copied()
        };
        let Some(worst) = worst(after).or_else(|| worst(before)) else {
            return Some(self).filter(|point| !point.is_estimate());
        };
        let [before, after] = [worst.before, worst.after].map(Score::expectation).map(percent);
        let kind = match (worst.finding, worst.before.wins_in(), worst.after.loses_in()) {
            (Some(Finding::LetWin { turns }), ..) => Turned::LetForce { turns },
            (Some(Finding::MissedWin { turns }), ..) | (_, Some(turns), _) => {
                Turned::MissedWin { turns }
            }
            (.., Some(turns)) => Turned::LetForce { turns },
            _ => Turned::Slipped { before, after },
        };
        Some(TurningPoint { turn: worst.number, kind, ..self })
    }
}

/// A chance from 0 to 1, in percent.
fn percent(chance: f64) -> u32 {
    (100.0 * chance).round() as u32
}

/// A search for the turning point.
struct Search<'a> {
    thinker: &'a mut Thinker,
    examiner: Examiner<'a>,
    game: &'a Match,
    stop: &'a Stop,
}

impl Search<'_> {
    /// The number of whole turns before the match was over. A slide that won is not one of them.
    fn turns(&self) -> usize {
        self.game.steps().len() / 2
    }

    /// Where the side that did not win lost the match.
    fn of_loser(&mut self, loser: Side) -> Option<TurningPoint> {
        let proven = self.proven(loser);
        let drop = match proven {
            Proven::FromTheStart => return None,
            Proven::Turn(point) if matches!(point.kind, Turned::MissedWin { .. }) => {
                return Some(point);
            }
            Proven::Turn(point) => self.chance(&self.game.after_turns(point.turn - 1), loser),
            Proven::Nothing
                if self.chance(&self.game.after_turns(self.turns()), loser) > STILL_OPEN =>
            {
                return None;
            }
            Proven::Nothing => 0.0,
        };
        let point = if let Proven::Turn(point) = proven { Some(point) } else { None };
        if point.is_some() && drop >= Mark::Mistake.least() {
            return point;
        }
        // The side was as good as lost before, so the match turned earlier.
        let last = point.map_or(self.turns(), |point| point.turn - 1);
        self.slipped(loser, last, drop).or(point)
    }

    /// The last turn of the loser after which the winner could force the win, and before which that is not
    /// proven.
    fn proven(&mut self, loser: Side) -> Proven {
        let mut turns = self.turns();
        let end = self.game.after_turns(turns);
        let mut wins_in = if end.position().to_move() == loser {
            match self.examiner.loss(&end, LONGEST_PROOF).found {
                Some(_) if turns == 0 => return Proven::FromTheStart,
                Some(loses_in) => {
                    turns -= 1;
                    loses_in + 1
                }
                None => return Proven::Nothing,
            }
        } else {
            match self.examiner.win(&end).found {
                Some(win) => win.turns,
                None => return Proven::Nothing,
            }
        };
        // Here the winner is to move and can force a win, and the loser played the last turn.
        while turns > 0 && !self.stop.is_rung() {
            let before = self.game.after_turns(turns - 1);
            let point = |kind| Proven::Turn(TurningPoint { turn: turns, side: loser, kind });
            if let Some(win) = self.examiner.win(&before).found {
                return point(Turned::MissedWin { turns: win.turns });
            }
            let loss = self.examiner.loss(&before, LONGEST_PROOF);
            match loss.found.or_else(|| self.loses_in(&before)) {
                Some(_) if turns == 1 => return Proven::FromTheStart,
                Some(loses_in) => wins_in = loses_in + 1,
                None => return point(self.kind(&before, turns, wins_in, loss.excluded)),
            }
            turns -= 2;
        }
        Proven::FromTheStart
    }

    /// The turns within which the side to move loses, whatever it plays, as far as the search sees that. It sees further than
    /// the proof.
    fn loses_in(&mut self, game: &Match) -> Option<u32> {
        let limits = Limits::nodes(NODES_OF_PROOF);
        self.thinker.think(game, limits, self.stop, |_| ())?.score.loses_in()
    }

    /// What the loser allowed with a turn, after which the winner can win within `wins_in` turns. Before it,
    /// a loss within `excluded` turns is ruled out.
    fn kind(&mut self, before: &Match, turn: usize, wins_in: u32, excluded: u32) -> Turned {
        let after = self.game.after_turns(turn);
        let quickest = self.examiner.win(&after).found;
        let turns = quickest.map_or(wins_in, |win| win.turns);
        match (turns, quickest) {
            _ if excluded < turns.min(LONGEST_PROOF) => Turned::LetForce { turns },
            (1, _) => of_threats(before.position(), after.position(), self.played(turn + 1)),
            (2, Some(win)) => {
                let reply =
                    self.played(turn + 1).filter(|reply| self.leaves_no_defence(&after, *reply));
                self.of_attack(&after, reply.unwrap_or(win.first))
            }
            _ => Turned::LetForce { turns },
        }
    }

    /// The turn with this number.
    fn played(&self, number: usize) -> Option<Turn> {
        self.game.turns().get(number - 1).copied()
    }

    /// Whether the opponent loses at once after a turn, whatever is played.
    fn leaves_no_defence(&mut self, game: &Match, turn: Turn) -> bool {
        let mut next = game.clone();
        next.play_turn(turn).is_ok()
            && next.ending().is_none()
            && self.examiner.loss(&next, 1).found.is_some()
    }

    /// How a turn makes threats that cannot all be stopped.
    fn of_attack(&mut self, game: &Match, attack: Turn) -> Turned {
        let mut next = game.clone();
        let force = Turned::LetForce { turns: 2 };
        if next.play_turn(attack).is_err() {
            return force;
        }
        let position = next.position();
        let made = threats(position, position.to_move().other());
        let Some(first) = made.first() else { return force };
        let unlocked = Setup { locked: None, ..position.setup() }.validate(position.rules());
        let is_locked =
            unlocked.is_ok_and(|unlocked| self.examiner.loss_in(&next, &unlocked, 1).is_refuted());
        match (is_locked, made.len()) {
            (true, _) => Turned::LetLock,
            (false, 1) => shape_of(position, first.slide())
                .map_or(force, |shape| Turned::LetMakeThreat { shape }),
            (false, threats) => Turned::LetThreaten { threats: threats as u32 },
        }
    }

    /// The turn of a side, up to a number, that gave most away, if that is more than `floor`.
    fn slipped(&mut self, side: Side, last: usize, floor: f64) -> Option<TurningPoint> {
        let mut most = floor;
        let mut found = None;
        for turn in (1..=last).rev().take(LOOKED_AT) {
            let before = self.game.after_turns(turn - 1);
            if before.position().to_move() != side {
                continue;
            }
            let [before, after] =
                [before, self.game.after_turns(turn)].map(|game| self.chance(&game, side));
            if before - after > most {
                most = before - after;
                let [before, after] = [before, after].map(percent);
                let kind = Turned::Slipped { before, after };
                found = Some(TurningPoint { turn, side, kind });
            }
        }
        found
    }

    /// The chance of a side to win, from 0 to 1.
    fn chance(&mut self, game: &Match, side: Side) -> f64 {
        let thought = self.thinker.think(game, Limits::nodes(NODES), self.stop, |_| ());
        let score = thought.map_or(Score::EVEN, |thought| thought.score);
        if game.position().to_move() == side { score } else { -score }.expectation()
    }

    /// The last turn with which a side missed a win.
    fn last_missed_win(&mut self) -> Option<TurningPoint> {
        (1..=self.turns()).rev().take(LOOKED_AT).find_map(|turn| {
            let before = self.game.after_turns(turn - 1);
            let win = self.examiner.win_within(&before, ONLY_SHORT).found?;
            let after = self.game.after_turns(turn);
            let is_missed = after.ending().is_some()
                || self.examiner.loss(&after, LONGEST_PROOF - 1).is_refuted();
            let side = before.position().to_move();
            let kind = Turned::MissedWin { turns: win.turns };
            is_missed.then_some(TurningPoint { turn, side, kind })
        })
    }
}

/// What is proven about where a match turned.
#[derive(Clone, Copy)]
enum Proven {
    /// A turn.
    Turn(TurningPoint),
    /// The side was lost before its first turn.
    FromTheStart,
    /// Nothing: at the end, neither side could force a win.
    Nothing,
}

/// A side that gives up with a better chance than this has not lost because of a turn.
const STILL_OPEN: f64 = 0.3;

/// In a match that nobody won, only wins as short as this are looked for.
const ONLY_SHORT: u32 = 2;

/// What a turn did about the threats of the opponent, who can win at once after it.
fn of_threats(before: &Position, after: &Position, reply: Option<Turn>) -> Turned {
    let winner = after.to_move();
    let stood = threats(before, winner);
    let stand = threats(after, winner);
    let is_old = |aim: &&Aim| stood.iter().any(|old| old.slide() == aim.slide());
    let old = stand.iter().filter(is_old).count();
    let slides = stand.iter().map(Aim::slide);
    // The slide that was played says more than another.
    let played =
        reply.and_then(|reply| reply.slide).filter(|slide| slides.clone().any(|s| s == *slide));
    let slide = played.or(slides.clone().next());
    let Some(shape) = slide.and_then(|slide| shape_of(after, slide)) else {
        return Turned::LetForce { turns: 1 };
    };
    match old {
        0 => Turned::OpenedWay { shape },
        1 => Turned::DidNotStop { shape },
        threats => Turned::LetStand { threats: threats as u32 },
    }
}

/// The shape of a side's tokens after one of them slides.
fn shape_of(position: &Position, Slide { from, to }: Slide) -> Option<Shape> {
    let side = position.token_at(from)?;
    let tokens = position.tokens(side).map(|token| if token == from { to } else { token });
    Shape::of(tokens).map(|(shape, _)| shape)
}

/// A turning point as a sentence tells it. Its keys are those of [`Turned`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told {
    point: TurningPoint,
    you: Option<Side>,
    /// The turn that won, if one did.
    won_on: Option<usize>,
}

impl TurningPoint {
    /// The turning point of this match for a sentence that calls one side “you”.
    pub fn told(self, you: Option<Side>, game: &Match) -> Told {
        let won_on = game.position().won().map(|_| game.turns().len());
        Told { point: self, you, won_on }
    }
}

/// A sentence gets the number of the turn, who played it and against whom, and the details of the kind.
impl Serialize for Told {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Told { point: TurningPoint { turn, side, kind }, won_on, .. } = *self;
        let mut told = serializer.serialize_struct_variant("Turned", 0, kind.into(), 6)?;
        told.serialize_field("turn", &turn)?;
        told.serialize_field("who", &Who::of(side, self.you))?;
        told.serialize_field("opponent", &Who::of(side.other(), self.you))?;
        match kind {
            Turned::MissedWin { turns } => {
                told.serialize_field("turns", &turns)?;
                told.serialize_field("by", &last_turn(turn, turns))?;
            }
            Turned::LetForce { turns } => {
                told.serialize_field("turns", &turns)?;
                // If it was won sooner, by when it could have been won is of no interest.
                let by = self.point.could_win_by().filter(|by| won_on.is_none_or(|on| on >= *by));
                told.serialize_field("by", &by)?;
            }
            Turned::LetStand { threats } | Turned::LetThreaten { threats } => {
                told.serialize_field("threats", &threats)?;
            }
            Turned::DidNotStop { shape }
            | Turned::OpenedWay { shape }
            | Turned::LetMakeThreat { shape }
            | Turned::Won { shape } => told.serialize_field("shape", &shape)?,
            Turned::Slipped { before, after } => {
                told.serialize_field("before", &before)?;
                told.serialize_field("after", &after)?;
            }
            Turned::LetLock => {}
        }
        told.end()
    }
}
