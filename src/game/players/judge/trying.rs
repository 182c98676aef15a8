//! The verdict on a turn that a viewer tries instead of one of the match.

use std::{collections::HashMap, time::Duration};

use bevy::prelude::*;

use super::{BestAnswer, Judge, ToShow, to_show::LONGEST_WIN};
use crate::{
    engine::{Hint, Insight, Judgement, LONGEST_PROOF, Limits, Stop, Thinker},
    game::{
        common::Waker,
        players::{
            ShownLine,
            study::{MatchPlace, Study, StudyReply},
        },
        referee::{Referee, Seats},
    },
    rules::{Match, Position, Rest, Turn},
};

/// How long the computer thinks about the position before the turn, and about the one after it.
const THINKING_TIME: Duration = Duration::from_millis(400);

/// Weighs the turns of variations, each when it is the last one on the table.
#[derive(Resource)]
pub struct TriedTurns {
    study: Study<Option<Judgement>, Tried>,
    /// What is known, by the place after the turn.
    known: HashMap<MatchPlace, Tried>,
}

/// What is known of a turn that was tried.
#[derive(Clone, Copy)]
struct Tried {
    judged: Judgement,
    /// The best answer of the other side, if one was looked for and the match is not over.
    answer: Option<BestAnswer>,
}

impl Default for TriedTurns {
    fn default() -> TriedTurns {
        TriedTurns { study: Study::new(weigh), known: HashMap::new() }
    }
}

impl TriedTurns {
    /// What the last turn on the table is worth, once that is known.
    pub fn judged(&self, referee: &Referee) -> Option<&Judgement> {
        self.known_after(referee, referee.game().turns().len()).map(|tried| &tried.judged)
    }

    /// The best answer of the other side to the last turn on the table, if that was tried and is a mistake.
    pub fn answer_here(&self, referee: &Referee) -> Option<BestAnswer> {
        self.answer_to(self.mistake_tried(referee, referee.game().turns().len())?, referee)
    }

    /// The best answer of the other side to a mistake on the table that was tried.
    pub fn answer_to(&self, mistake: &Judgement, referee: &Referee) -> Option<BestAnswer> {
        self.known_after(referee, mistake.number).filter(|tried| tried.judged == *mistake)?.answer
    }

    /// What a turn with this number is worth that was played in the position `before`, if that is known.
    pub fn judged_in(&self, before: &Position, number: usize, turn: Turn) -> Option<&Judgement> {
        let after = before.after(turn).ok()?;
        self.known_of(MatchPlace::after_turns(number, &after), turn).map(|tried| &tried.judged)
    }

    /// The win that one of the sides can force after the last turn on the table, if that was tried and a win is known.
    pub fn win_here(&self, referee: &Referee) -> Option<ToShow> {
        let tried = self.judged(referee).filter(|_| referee.variation_after().is_some())?;
        let within = |most: u32| move |turns: &u32| (1..=most).contains(turns);
        let theirs = tried.after.loses_in().filter(within(LONGEST_PROOF));
        let theirs = theirs.map(|turns| (tried.side.other(), 2 * turns - 1));
        // The turn that was tried is the first of those that its own side needs.
        let own = tried.after.wins_in().filter(within(LONGEST_WIN));
        let own = own.map(|turns| (tried.side, 2 * turns - 2)).filter(|(_, turns)| *turns > 0);
        // The answer that is spoken of is played.
        let answer = self.answer_here(referee).filter(|answer| answer.wins && theirs.is_some());
        let (winner, turns) = theirs.or(own)?;
        Some(ToShow::Win { winner, turns, first: answer.map(|answer| answer.turn) })
    }

    /// The last of so many turns on the table, if that was tried and was a mistake.
    fn mistake_tried(&self, referee: &Referee, turns: usize) -> Option<&Judgement> {
        let is_tried = referee.shared_with_match().is_some_and(|shared| turns > shared);
        let tried = self.known_after(referee, turns).filter(|_| is_tried)?;
        tried.judged.is_mistake().then_some(&tried.judged)
    }

    /// What could follow on the last turn on the table, if that was tried and was no mistake, and after how many turns it begins.
    pub fn further(&self, referee: &Referee) -> Option<(usize, ToShow)> {
        let tried = self.judged(referee).filter(|_| referee.variation_after().is_some())?;
        let goes_on =
            !tried.is_mistake() && !tried.is_hopeless() && referee.game().ending().is_none();
        goes_on.then_some((tried.number, ToShow::Further(*tried)))
    }

    /// What there is to show after a turn that was tried, and after how many turns it begins. How it loses comes first, unless that is
    /// seen at a glance or was shown already.
    pub fn to_show(&self, referee: &Referee, shown_line: &ShownLine) -> Option<(usize, ToShow)> {
        let turns = referee.game().turns().len();
        let lost_after = shown_line.has_shown_win_after(referee);
        let mistake = self.mistake_tried(referee, lost_after.unwrap_or(turns));
        let better = mistake.map(|mistake| (mistake.number - 1, ToShow::Turn(*mistake)));
        let win = self.win_here(referee);
        let is_seen = matches!(win, Some(ToShow::Win { turns: 1, .. })) || lost_after.is_some();
        let better_first = better.filter(|_| is_seen);
        let win = win.map(|win| (referee.playhead().turn(), win));
        better_first.or(win).or(better).or_else(|| self.further(referee))
    }

    /// What is known of the last of so many turns on the table.
    fn known_after(&self, referee: &Referee, turns: usize) -> Option<&Tried> {
        let game = referee.game();
        let turn = *game.turns().get(turns.checked_sub(1)?)?;
        self.known_of(MatchPlace::of(&game.after_turns(turns)), turn)
    }

    fn known_of(&self, place: MatchPlace, turn: Turn) -> Option<&Tried> {
        // Another turn may lead to the same position.
        self.known.get(&place).filter(|tried| tried.judged.turn == turn)
    }

    /// Forgets them, for another match.
    pub(super) fn forget(&mut self) {
        self.study.cancel();
        self.known.clear();
    }

    /// Takes over what a hint says of the position after the turn.
    pub fn heed(&mut self, referee: &Referee, hint: Hint) {
        if self.judged(referee).is_some()
            && let Some(tried) = self.known.get_mut(&MatchPlace::of(referee.game()))
        {
            tried.judged.heed(hint.score);
            tried.answer = Some(Insight { best: hint.turn, score: hint.score }.into());
        }
    }

    /// Whether it is thinking about that.
    pub fn is_thinking(&self) -> bool {
        self.study.thinks_about().is_some()
    }
}

/// Judges the last turn of a match, in which another one may have been judged in its place.
fn weigh(
    thinker: &mut Thinker,
    game: &Match,
    played: Option<Judgement>,
    stop: &Stop,
) -> Option<Tried> {
    let (tried, next) = thinker.judge_last(game, Limits::time(THINKING_TIME), stop)?;
    let judged = played.map_or(tried, |played| tried.beside(&played));
    Some(Tried { judged, answer: next.map(BestAnswer::from) })
}

/// Takes up a turn that was tried, and drops one that is no longer on the table. If the judge has found it to be best, it is worth
/// what the judge says.
pub(super) fn take_up_try(
    (referee, judge, shown_line): (Res<Referee>, Res<Judge>, Res<ShownLine>),
    waker: Res<Waker>,
    mut tried: ResMut<TriedTurns>,
) {
    let game = referee.game();
    let here = MatchPlace::of(game);
    let is_tried = referee.shared_with_match().is_some_and(|shared| game.turns().len() > shared);
    let is_whole = game.turns().last().is_some_and(|turn| turn.rest != Rest::ToCome);
    // What plays itself goes on before a verdict could be read.
    let stands = referee.seats() != Seats::SCRIPTS;
    // What is shown is worth what is said of it.
    let is_shown = shown_line.told(&referee).is_some();
    if !(is_tried && is_whole && stands) {
        tried.bypass_change_detection().study.cancel();
    } else if let Some(best) = judge.best_as_tried(&referee) {
        tried.bypass_change_detection().study.cancel();
        if tried.judged(&referee) != Some(&best) {
            tried.known.insert(here, Tried { judged: best, answer: None });
        }
    } else if is_shown {
        tried.bypass_change_detection().study.cancel();
    } else if tried.study.thinks_about() != Some(here) && tried.judged(&referee).is_none() {
        tried.study.think(game, judge.played_instead(&referee).copied(), &waker);
    }
}

pub(super) fn hear_verdict(mut tried: ResMut<TriedTurns>) {
    match tried.bypass_change_detection().study.reply() {
        Some(StudyReply::Answer(place, found)) => drop(tried.known.insert(place, found)),
        Some(StudyReply::GaveUp) => tried.set_changed(),
        None => {}
    }
}
