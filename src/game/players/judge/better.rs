//! Why a turn is better than a mistake. One reason is found for it, whether it is spoken of before the mistake, is shown or is tried.

use super::{BestAnswer, Judge, ToShow, TriedTurns};
use crate::{
    engine::{Allowed, Judgement, Spoilt, Why},
    game::{players::ShownLine, referee::Referee},
    rules::{Cell, Position, Turn},
};

/// What says most about a turn that is better than a mistake.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Merit {
    /// It does this.
    Does(Why),
    /// It takes something from the best answer of the other side to the mistake.
    Spoils {
        /// The answer.
        answer: BestAnswer,
        /// What it does after the mistake.
        allowed: Allowed,
        /// Why it does less now.
        how: Spoilt,
    },
    /// It has a better chance of winning. No more can be told.
    Worth,
}

/// A turn that is better than a mistake in whose place it is or could be played.
#[derive(Clone, Debug)]
pub struct Better {
    /// What the better turn is worth.
    pub judged: Judgement,
    /// What was played.
    pub mistake: Judgement,
    /// The position before it.
    pub before: Position,
    /// Why it is better.
    pub merit: Merit,
}

impl Better {
    /// Whether it is told of by what becomes of the answer to the mistake.
    pub fn spoils(&self) -> bool {
        matches!(self.merit, Merit::Spoils { .. })
    }

    /// On which space it depends whether the slide of the best answer can be played, if it is told of by that. Where the slide ends
    /// is marked in any case.
    pub fn decided_at(&self) -> Option<Cell> {
        let Merit::Spoils { answer, how, .. } = self.merit else { return None };
        let there = self.before.after(self.judged.turn).ok()?;
        let end = answer.turn.slide?.to;
        how.decided_at(answer.turn, &there).filter(|cell| *cell != end)
    }

    /// The turn that was found to be best in the position `before`. The best answer to the mistake may be known.
    pub fn best(mistake: &Judgement, before: &Position, answer: Option<BestAnswer>) -> Better {
        Better::new(mistake.of_best(), mistake, before, answer)
    }

    /// The better turn that has just been shown or tried on the table, if there is one.
    pub fn on_table(
        judge: &Judge,
        tried: &TriedTurns,
        shown_line: &ShownLine,
        referee: &Referee,
    ) -> Option<Better> {
        let turns = referee.game().turns().len();
        let before = referee.game().after_turns(turns.checked_sub(1)?);
        match shown_line.told(referee) {
            Some((_, ToShow::Turn(mistake))) if turns == mistake.number => {
                Some(Better::best(&mistake, before.position(), shown_line.allowed()))
            }
            // What is shown is told of, and not what was tried.
            Some(_) => None,
            None => {
                let mistake = judge.mended_by_try(tried, referee)?;
                let answer = judge.answer_to(mistake);
                Some(Better::new(*tried.judged(referee)?, mistake, before.position(), answer))
            }
        }
    }

    /// What would have been better than the last turn on the table, if that is bad and its best answer is known.
    pub fn than_last(judge: &Judge, tried: &TriedTurns, referee: &Referee) -> Option<Better> {
        let of_try = || Some((tried.judged(referee)?, tried.answer_here(referee)?));
        let of_match = || Some((judge.mistake_played(referee)?, judge.answer_here(referee)?));
        let (mistake, answer) = of_try().or_else(of_match)?;
        let before = referee.game().after_turns(mistake.number - 1);
        let answer = Some(answer).filter(|_| mistake.was_open());
        Some(Better::best(mistake, before.position(), answer))
    }

    /// Threats are seen on the board, and so is what becomes of the best answer. What the turn prepares or prevents lies further
    /// ahead. A threat saves nobody from an answer that wins: it can be stopped. Two leave the other side no time, unless it wins at once.
    /// Where nothing else can be told, the answer no longer wins.
    fn new(
        judged: Judgement,
        mistake: &Judgement,
        before: &Position,
        answer: Option<BestAnswer>,
    ) -> Better {
        let does = does(&judged, mistake, before);
        let is_seen =
            |why: &Why| why.is_about_threats() || why.is_forced_win() || *why == Why::Wins;
        let takes = |find: fn(BestAnswer, &Position, [&Position; 2]) -> Option<Spoilt>| {
            takes_from(answer?, judged.turn, mistake.turn, before, find)
        };
        let spoils = || takes(spoils);
        let holds = mistake.best_would_hold();
        let refutes = || takes(refutes).filter(|_| holds);
        let escapes = holds.then_some(Why::Escapes);
        let wins_at_once = || {
            let here = before.after(mistake.turn).ok();
            let allowed = answer.zip(here).map(|(answer, here)| (answer.turn, here));
            allowed.is_some_and(|(turn, here)| Why::by_effect(&here, turn) == Some(Why::Wins))
        };
        let only_threatens = |why: &Why| match why {
            Why::MakesThreat => true,
            Why::MakesTwoThreats => wins_at_once(),
            _ => false,
        };
        // That no win can be forced is better told by what becomes of the answer.
        let says_more = |why: &Why| {
            let is_outcome = matches!(why, Why::Escapes | Why::PreventsWin);
            !(is_outcome || only_threatens(why) && holds)
        };
        let does_more = does.filter(says_more);
        let seen = does_more.filter(is_seen).map(Merit::Does);
        let merit = seen
            .or_else(spoils)
            .or_else(|| does_more.map(Merit::Does))
            .or_else(refutes)
            .or_else(|| does.or(escapes).map(Merit::Does))
            .unwrap_or(Merit::Worth);
        Better { judged, mistake: *mistake, before: before.clone(), merit }
    }
}

/// What a better turn does, if that says much, and the mistake does not do that too. If only the disc is another one than that of the
/// mistake, it is what that disc does.
fn does(better: &Judgement, mistake: &Judgement, before: &Position) -> Option<Why> {
    let (why, position) = if better.turn == mistake.best {
        let (hint, position) = mistake.better_part(before);
        (Some(hint.why), position)
    } else {
        (better.reason(before), before.clone())
    };
    // The search sees further than a reason does.
    let wins = better.after.wins_in().map(|turns| Why::WinsIn { turns });
    let wins = wins.filter(|_| !why.is_some_and(|why| why.is_forced_win() || why == Why::Wins));
    let says_much = |why: &Why| !why.is_quiet() && !mistake.shares(&position, *why);
    wins.or_else(|| why.filter(says_much))
}

/// What a turn takes from the best answer of the other side to a mistake, where that is found in the positions after the mistake and
/// after the turn.
fn takes_from(
    answer: BestAnswer,
    better: Turn,
    mistake: Turn,
    before: &Position,
    find: impl Fn(BestAnswer, &Position, [&Position; 2]) -> Option<Spoilt>,
) -> Option<Merit> {
    let [here, there] = [before.after(mistake).ok()?, before.after(better).ok()?];
    let how = find(answer, before, [&here, &there])?;
    let allowed = Allowed::of(answer.turn, &here, answer.wins);
    Some(Merit::Spoils { answer, allowed, how })
}

/// How an answer can no longer be played, or does less, if that can be told.
fn spoils(answer: BestAnswer, before: &Position, after: [&Position; 2]) -> Option<Spoilt> {
    Spoilt::of(answer.turn, before, after)
}

/// That an answer no longer wins, though it can be played and does as much as before.
fn refutes(answer: BestAnswer, _: &Position, [_, there]: [&Position; 2]) -> Option<Spoilt> {
    let is_open = |after: Position| after.won().is_none();
    let can_be_played = there.after(answer.turn).is_ok_and(is_open);
    (answer.wins && can_be_played).then_some(Spoilt::Answerable)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::Score,
        game::players::Judge,
        rules::{HouseRules, Turn},
    };

    /// A mistake, what is better, and an answer to the mistake that is spoilt after that, and how.
    fn spoilt(before: &Position) -> Option<([Turn; 3], Spoilt)> {
        let turns = before.turns();
        let (mistake, better) = (turns[0], *turns.last()?);
        let [here, there] = [mistake, better].map(|turn| before.after(turn).ok());
        let (here, there) = (here?, there?);
        here.turns().into_iter().find_map(|answer| {
            let how = Spoilt::of(answer, before, [&here, &there])?;
            Some(([mistake, better, answer], how))
        })
    }

    /// Threats come first, then what becomes of the best answer, and then all that lies further ahead.
    #[test]
    fn what_is_seen_on_the_board_comes_before_what_is_prepared() {
        let before = Position::start(HouseRules::Booklet);
        let ([turn, best, spoilt], how) = spoilt(&before).expect("a spoilt answer");
        let is = Score::estimate;
        let found_with = |answer, why, after, is_known| {
            let side = before.to_move();
            let (finding, number) = (None, 1);
            let mistake =
                Judgement { number, side, turn, before: is(0), after, best, why, finding };
            let next = Judgement {
                number: 2,
                side: side.other(),
                turn: answer,
                before: -after,
                after: -after,
                best: answer,
                why: Why::Improves,
                finding,
            };
            let judged = if is_known { vec![mistake, next] } else { vec![mistake] };
            let judge = Judge { judged, ..Judge::default() };
            let answer = judge.answer_to(&mistake);
            (Better::best(&mistake, &before, answer).merit, answer)
        };
        let found = |why, after, is_known| found_with(spoilt, why, after, is_known);
        // The mistake does not do that too.
        let further = Why::IsSafe { losing: 1, all: 2 };
        let lost = -Score::win(4);
        assert_eq!(found(Why::MakesThreat, is(-200), true).0, Merit::Does(Why::MakesThreat));
        // A threat alone does not save anybody.
        assert!(matches!(found(Why::MakesThreat, lost, true).0, Merit::Spoils { .. }));
        assert_eq!(found(Why::MakesThreat, lost, false).0, Merit::Does(Why::MakesThreat));
        // Two do, since this answer does not win at once.
        assert_eq!(found(Why::MakesTwoThreats, lost, true).0, Merit::Does(Why::MakesTwoThreats));
        for after in [is(-200), lost] {
            let (merit, Some(answer)) = found(further, after, true) else { panic!("an answer") };
            let Merit::Spoils { answer: told, how: told_how, .. } = merit else {
                panic!("{merit:?}")
            };
            assert_eq!((told, told_how), (answer, how));
        }
        // Where the answer can be played as before, the rest is told first, and then that it does not win.
        let [here, there] = [turn, best].map(|turn| before.after(turn).expect("a legal turn"));
        let is_open = |answer: &Turn| {
            there.after(*answer).is_ok() && Spoilt::of(*answer, &before, [&here, &there]).is_none()
        };
        let open = here.turns().into_iter().find(is_open).expect("an answer to both");
        let refuted = |why, after| match found_with(open, why, after, true).0 {
            Merit::Spoils { how: Spoilt::Answerable, answer, .. } => answer.turn == open,
            _ => false,
        };
        assert!(refuted(Why::Improves, lost) && refuted(Why::PreventsWin, lost));
        assert!(!refuted(further, lost) && !refuted(Why::Improves, is(-200)));
        // Nothing is known of the answer.
        assert_eq!(found(further, lost, false).0, Merit::Does(further));
        assert_eq!(found(Why::Improves, lost, false).0, Merit::Does(Why::Escapes));
        assert_eq!(found(Why::Improves, is(-200), false).0, Merit::Worth);
    }
}
