//! What would have been better, or what follows, shown on the board: while a match is looked through, the computer plays a win to its
//! end, for both sides, or the turn that should have been played, and what could follow on that or on a turn that was tried. What it
//! plays is a variation, like what the viewer tries. It can be paused.

use std::{collections::VecDeque, time::Duration};

use bevy::prelude::*;

use crate::{
    engine::{HOPELESS, LONGEST_PROOF, Limits, Score, Stop, Thinker},
    game::{
        common::Waker,
        players::{
            BestAnswer, ToShow,
            study::{MatchPlace, Study, StudyReply},
        },
        referee::{Ask, Referee},
    },
    rules::{Match, Part, Side, Step, Turn},
};

/// How long the computer thinks about each turn. A proof takes about as long for each number of turns.
const THINKING_TIME: Duration = Duration::from_millis(300);

/// How many times as long it thinks where so many turns of a win or more are left. A proof finds the rest.
const LONGER: u32 = 3;
const FAR_AHEAD: u32 = 5;

/// How many turns follow one that is better: the best answer, and how its side could go on. If that wins, more follow.
const AFTER_BETTER: u32 = 2;

/// From this difference in the chance of winning on, an answer does less than it did after the mistake.
const LESS: f64 = 0.1;

/// Shows what would have been better, or what follows.
#[derive(Resource)]
pub struct ShownLine {
    study: Study<Looked, Found>,
    course: Option<Course>,
    /// What the computer has played, and where. What was shown once is shown again, not another turn that is as good.
    played: Vec<Played>,
}

/// The turns that the computer has found for a place.
struct Played {
    place: MatchPlace,
    /// The turn that was looked at first.
    allowed: Option<Turn>,
    found: Found,
}

/// How the computer looks for what to play.
#[derive(Clone, Copy)]
struct Looked {
    /// The best answer to the mistake, which is looked at first.
    allowed: Option<BestAnswer>,
    /// How long it thinks.
    time: Duration,
}

/// What the computer has found to play.
#[derive(Clone)]
struct Found {
    turns: Vec<Turn>,
    /// Whether the first of them is the best answer to the mistake, which now does less.
    refutes: bool,
    /// If whoever plays the last of them wins for certain, how many turns of both sides that takes after it.
    wins_after: Option<u32>,
}

/// What there is to show.
struct Course {
    side: Side,
    shows: ToShow,
    /// How many turns had been played before it.
    after: usize,
    /// After how many turns of the match it was asked for, if the match itself was on the table.
    asked_after: Option<usize>,
    /// The best answer to the mistake. It shows best what is better about another turn.
    allowed: Option<BestAnswer>,
    /// Whether that is played, because it does less now.
    refutes: bool,
    /// The parts that are known.
    known: VecDeque<Step>,
    /// How many turns of both sides it takes after those.
    turns_left: u32,
    /// From how many turns on its side wins for certain, if that has been found out on the way.
    wins_from: Option<usize>,
    /// The turns on the table, those before it included, as far as they have been played.
    line: Vec<Turn>,
    /// Whether it still plays.
    plays: bool,
}

impl Course {
    /// Notes what has been played of it.
    fn note(&mut self, game: &Match) {
        let turns = game.turns();
        if turns.len() > self.line.len() {
            self.line = turns;
        }
    }

    /// Whether the table stands after one of its turns.
    fn is_looked_at(&self, referee: &Referee) -> bool {
        let turns = referee.game().turns();
        let is_of_it = turns.len() > self.after && self.line.starts_with(&turns);
        referee.variation_after().is_some() && is_of_it
    }

    /// The answer that the mistake allowed, right after the better turn.
    fn allowed_here(&self, game: &Match) -> Option<BestAnswer> {
        let better = match self.shows {
            ToShow::Turn(_) => self.after + 1,
            // It is on the table.
            ToShow::Further(_) | ToShow::Win { .. } => self.after,
        };
        self.allowed.filter(|_| game.turns().len() == better)
    }

    /// Goes on with what was found on this table. If its side wins by that, it goes on to the win.
    fn go_on_with(&mut self, found: &Found, game: &Match) {
        self.known.clear();
        self.refutes |= found.refutes;
        for turn in found.turns.iter().take(self.turns_left as usize) {
            self.known.extend(turn.steps());
            self.turns_left -= 1;
        }
        let is_own_last = (game.position().to_move() == self.side) == (found.turns.len() % 2 == 1);
        // If the better turn is not known to win, there was a better answer than the one that has been found.
        let may_win = self.shows.worth() > 1.0 - HOPELESS;
        if !is_own_last || self.is_win() || !may_win {
            return;
        }
        let so_far = game.turns().len() + found.turns.len();
        if let Some(turns) = found.wins_after {
            let is_first = self.wins_from.is_none();
            self.turns_left = if is_first { turns } else { turns.min(self.turns_left) };
            self.wins_from.get_or_insert(so_far);
        } else {
            // It could not be proven again in time.
            self.wins_from = None;
        }
    }

    /// Whether it shows a win from the start.
    fn is_win(&self) -> bool {
        matches!(self.shows, ToShow::Win { .. })
    }
}

/// What comes next.
pub(super) enum Next {
    Ask(Ask),
    /// It is not known yet.
    Thinks,
    Nothing,
}

impl Default for ShownLine {
    fn default() -> ShownLine {
        ShownLine { study: Study::new(think), course: None, played: Vec::new() }
    }
}

/// The turn to show. If the one that a mistake allowed can still be played and now does less, it is that one, and the answer to it.
fn think(
    thinker: &mut Thinker,
    game: &Match,
    Looked { allowed, time }: Looked,
    stop: &Stop,
) -> Option<Found> {
    let limits = Limits::time(time);
    if let Some(allowed) = allowed {
        let mut after = game.clone();
        let can_be_played = after.play_turn(allowed.turn).is_ok() && after.ending().is_none();
        let answer = can_be_played.then(|| thinker.proven_or_best(&after, limits, stop)).flatten();
        let least = if allowed.wins { HOPELESS } else { allowed.leaves + LESS };
        if let Some(answer) = answer.filter(|answer| answer.score.expectation() >= least) {
            let (turns, wins_after) = (vec![allowed.turn, answer.best], wins_after(answer.score));
            return Some(Found { turns, refutes: true, wins_after });
        }
    }
    let found = thinker.proven_or_best(game, limits, stop)?;
    let wins_after = wins_after(found.score);
    Some(Found { turns: vec![found.best], refutes: false, wins_after })
}

/// How many turns are shown after one that is worth this: as many as it takes if it is known to win.
fn turns_after(better: Score) -> u32 {
    better.wins_in().map_or(AFTER_BETTER, |turns| AFTER_BETTER.max(2 * turns.saturating_sub(1)))
}

/// How many turns of both sides it takes after the next one until the side to move has won, if that is proven.
fn wins_after(score: Score) -> Option<u32> {
    let turns = score.wins_in().filter(|turns| (1..=LONGEST_PROOF).contains(turns))?;
    Some(2 * (turns - 1))
}

impl ShownLine {
    /// What is being shown, and for which side it is better.
    pub fn shown(&self) -> Option<(Side, ToShow)> {
        let course = self.course.as_ref().filter(|course| course.plays)?;
        Some((course.side, course.shows))
    }

    /// What is spoken of: what is being shown, or was shown and is looked at again.
    pub fn told(&self, referee: &Referee) -> Option<(Side, ToShow)> {
        let course = self.course.as_ref()?;
        // Of a turn that was tried, its own verdict is told.
        let is_of_try = matches!(course.shows, ToShow::Further(_)) && !self.has_begun(referee);
        let is_told = (course.plays || course.is_looked_at(referee)) && !is_of_try;
        is_told.then_some((course.side, course.shows))
    }

    /// Whether all of it has been played.
    pub(super) fn is_over(&self) -> bool {
        self.course.as_ref().is_none_or(|course| course.known.is_empty() && course.turns_left == 0)
    }

    /// Plays no more of it. What has been played can be looked at again.
    pub(super) fn end(&mut self) {
        if let Some(course) = &mut self.course {
            course.plays = false;
        }
        self.study.cancel();
    }

    /// After how many turns it begins.
    pub fn begins_after(&self) -> Option<usize> {
        self.course.as_ref().map(|course| course.after)
    }

    /// After how many turns of the match somebody asked for it, if that was later than where it begins, and it plays or is looked at.
    pub(super) fn comes_from(&self, referee: &Referee) -> Option<usize> {
        let is_told = |course: &&Course| course.plays || course.is_looked_at(referee);
        let course = self.course.as_ref().filter(is_told)?;
        course.asked_after.filter(|turn| *turn > course.after)
    }

    /// Whether a turn of it has been played.
    pub fn has_begun(&self, referee: &Referee) -> bool {
        let played = referee.playhead().turn();
        self.course.as_ref().is_some_and(|course| played > course.after)
    }

    /// After how many turns the win begins that was shown, if the table shows one of its turns or the one before it.
    pub fn has_shown_win_after(&self, referee: &Referee) -> Option<usize> {
        let course = self.course.as_ref().filter(|course| course.is_win() && !course.plays)?;
        let turns = referee.game().turns();
        let is_there = turns.len() >= course.after && course.line.starts_with(&turns);
        (is_there && course.line.len() > course.after).then_some(course.after)
    }

    /// Whether the last turn on the table belongs to a win that was found on the way.
    pub fn wins_on_the_way(&self, referee: &Referee) -> bool {
        let turns = referee.game().turns().len();
        let wins_from = self.course.as_ref().and_then(|course| course.wins_from);
        wins_from.is_some_and(|from| turns >= from)
    }

    /// The best answer of the other side to the mistake, if that is known.
    pub fn allowed(&self) -> Option<BestAnswer> {
        self.course.as_ref()?.allowed
    }

    /// The same answer, if that is shown because it does less now.
    pub fn refuted(&self) -> Option<BestAnswer> {
        self.course.as_ref().filter(|course| course.refutes)?.allowed
    }

    /// Shows what would be better, or how it goes on, after so many turns. A mistake may have allowed the other side an answer.
    pub(super) fn begin(
        &mut self,
        after: usize,
        shows: ToShow,
        allowed: Option<BestAnswer>,
        referee: &Referee,
    ) {
        self.study.cancel();
        let turns = referee.game().turns();
        let asked_after = referee.variation_after().is_none().then_some(turns.len());
        let (side, first, turns_left) = match shows {
            ToShow::Win { winner, turns, first } => {
                (winner, first, turns.saturating_sub(u32::from(first.is_some())))
            }
            ToShow::Turn(mistake) => {
                (mistake.side, Some(mistake.best), turns_after(mistake.before))
            }
            ToShow::Further(tried) => (tried.side, None, turns_after(tried.after)),
        };
        self.course = Some(Course {
            side,
            shows,
            after,
            asked_after,
            allowed,
            refutes: false,
            known: first.into_iter().flat_map(Turn::steps).collect(),
            turns_left,
            wins_from: None,
            line: turns.into_iter().take(after).collect(),
            plays: true,
        });
    }

    pub(super) fn stop(&mut self) {
        self.study.cancel();
        self.course = None;
    }

    /// What comes next on the table.
    pub(super) fn next(&mut self, referee: &Referee, waker: &Waker) -> Next {
        let Some(course) = &mut self.course else { return Next::Nothing };
        let game = referee.game();
        let here = MatchPlace::of(game);
        if game.position().due() == Some(Part::Slide) || game.ending().is_some() {
            course.note(game);
        }
        match self.study.reply() {
            Some(StudyReply::Answer(place, found)) if place == here => {
                course.go_on_with(&found, game);
                let allowed = course.allowed_here(game).map(|allowed| allowed.turn);
                self.played.push(Played { place, allowed, found });
            }
            Some(StudyReply::GaveUp) => return Next::Nothing,
            _ => {}
        }
        // Forced skips are played by the program.
        while course.known.front() == Some(&Step::Skip) {
            course.known.pop_front();
        }
        let may_think = game.ending().is_none() && game.position().due() == Some(Part::Slide);
        match course.known.front() {
            Some(step) if game.check(*step).is_ok() => {
                Ask::to_play(*step).map_or(Next::Nothing, Next::Ask)
            }
            Some(_) => Next::Nothing,
            None if !may_think || course.turns_left == 0 => Next::Nothing,
            None => {
                let allowed = course.allowed_here(game);
                let is_here = |played: &&Played| {
                    let looked_at = allowed.map(|allowed| allowed.turn);
                    played.place == here && played.allowed == looked_at
                };
                if let Some(before) = self.played.iter().find(is_here) {
                    course.go_on_with(&before.found, game);
                    return self.next(referee, waker);
                }
                if self.study.thinks_about() != Some(here) {
                    let is_far = course.turns_left >= FAR_AHEAD;
                    let time = if is_far { THINKING_TIME * LONGER } else { THINKING_TIME };
                    self.study.think(game, Looked { allowed, time }, waker);
                }
                Next::Thinks
            }
        }
    }

    /// Takes note of what was asked of the referee.
    pub(super) fn has_asked_for(&mut self, ask: &Ask) {
        if let Some(course) = self.course.as_mut().filter(|_| ask.is_play()) {
            course.known.pop_front();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::{Judgement, Why},
        rules::{HouseRules, Position},
    };

    /// A line of a side, of which two turns are left.
    fn course(side: Side) -> Course {
        let judged = Judgement {
            number: 1,
            side,
            turn: Position::start(HouseRules::Booklet).turns()[0],
            before: Score::win(5),
            after: Score::EVEN,
            best: Position::start(HouseRules::Booklet).turns()[1],
            why: Why::Improves,
            finding: None,
        };
        Course {
            side,
            shows: ToShow::Turn(judged),
            after: 0,
            asked_after: None,
            allowed: None,
            refutes: false,
            known: VecDeque::new(),
            turns_left: 2,
            wins_from: None,
            line: Vec::new(),
            plays: true,
        }
    }

    /// What is shown goes on to a win of its own side that was found on the way, and to no win of the other side.
    #[test]
    fn a_line_goes_on_to_the_win_of_its_side() {
        let game = Match::new(Position::start(HouseRules::Booklet));
        let mover = game.position().to_move();
        let turn = game.position().turns()[0];
        let found = |turns: usize, wins_after| Found {
            turns: vec![turn; turns],
            refutes: false,
            wins_after,
        };
        // Of an odd number of turns, the side that is to move plays the last one.
        let cases = [
            (mover, 1, Some(4), (4, Some(1))),
            (mover, 2, Some(4), (0, None)),
            (mover.other(), 2, Some(2), (2, Some(2))),
            (mover.other(), 1, Some(2), (1, None)),
            (mover, 1, None, (1, None)),
        ];
        for (side, turns, wins_after, expected) in cases {
            let mut course = course(side);
            course.go_on_with(&found(turns, wins_after), &game);
            assert_eq!((course.turns_left, course.wins_from), expected, "{side:?} {turns}");
        }
        // Of a turn that is not known to win, none is shown.
        let mut open = course(mover);
        if let ToShow::Turn(better) = &mut open.shows {
            better.before = Score::EVEN;
        }
        open.go_on_with(&found(1, Some(4)), &game);
        assert_eq!((open.turns_left, open.wins_from), (1, None));
        // A win that could not be found again is called one no longer, and none takes longer than it did.
        let mut course = course(mover);
        course.go_on_with(&found(1, Some(2)), &game);
        course.go_on_with(&found(1, Some(4)), &game);
        assert_eq!((course.turns_left, course.wins_from), (1, Some(1)));
        course.go_on_with(&found(1, None), &game);
        assert_eq!((course.turns_left, course.wins_from), (0, None));
    }
}
