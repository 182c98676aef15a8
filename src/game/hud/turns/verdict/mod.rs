//! What is said of a turn while a match is looked through.
//!
//! | file | what it owns |
//! |---|---|
//! | `mod.rs` | what is said of which turn, and what was wrong with it |
//! | `commentary.rs` | what is told, in the order in which it is read |
//! | `better.rs` | what would have been better, and why |
//! | `turning.rs` | the turn that decided the match |
//! | `deed.rs` | what a turn did on the board |
//! | `stands.rs` | how the sides stand after it |
//! | `shown.rs` | what is said while something better is shown |
//! | `tried.rs` | what a turn is worth that the viewer tries |

mod better;
mod commentary;
mod deed;
mod shown;
mod stands;
mod tried;
mod turning;

use better::{told_as_missed, told_of_ring};
use deed::tell_why;
use turning::{as_turned, said_of_end, said_of_turning, shows_how};

use super::turn_mark::TurnMark;
use crate::{
    engine::{Allowed, Finding, Judgement, LONGEST_PROOF, Score, Who, Why},
    game::{
        players::{BestAnswer, Better, Judge, Merit, ToShow},
        referee::Referee,
    },
    rules::{Part, Position, Side},
    words::{Tellable, Words},
};
pub use commentary::Commentary;
pub(super) use {
    commentary::sentences,
    deed::{
        deed_of_last, follows_quiet_turn, threats_too_late, told_deed, told_of_threats_of_last,
    },
    shown::said_of_shown,
    stands::stands,
    tried::said_of_try,
};

/// That the last turn could not have changed anything, if that is known, and was not said of an earlier one or is all there is to
/// say.
pub(super) fn lost_anyway(words: &Words, judge: &Judge, referee: &Referee) -> Option<String> {
    let last = judgement_of_last(judge, referee)?;
    let own_before = last.number.checked_sub(3).and_then(|own| judge.judged().get(own));
    let is_news = !own_before.is_some_and(is_told_as_lost);
    // Where the turn does nothing else, it is said again.
    let does_more = deed_of_last(judge, referee).is_some_and(Why::is_about_threats);
    (is_news || !does_more).then(|| told_as_lost(words, last, referee.you())).flatten()
}

/// Whether it is said of a turn, in one way or another, that the other side wins for certain.
fn is_told_as_lost(judged: &Judgement) -> bool {
    let is_lost = judged.after.loses_in().is_some_and(|turns| turns <= LONGEST_PROOF);
    is_lost && TurnMark::of(judged).is_some() || lost_by(judged).is_some()
}

/// What is proven of a turn after which the other side wins for certain.
fn lost_by(judged: &Judgement) -> Option<Finding> {
    judged.after.loses_in()?;
    let lost_in = |turns| (turns <= LONGEST_PROOF).then_some(Finding::Lost { turns });
    match judged.finding {
        Some(found @ (Finding::Lost { .. } | Finding::LetWin { .. })) => Some(found),
        _ => lost_in(judged.before.loses_in()?),
    }
}

/// That the other side wins for certain after a turn, if that is known.
fn told_as_lost(words: &Words, last: &Judgement, you: Option<Side>) -> Option<String> {
    Some(words.tell(&lost_by(last)?.told(last.number, last.side, you)))
}

/// That the last turn was the best that was found, if that is so.
pub(super) fn said_as_best(words: &Words, judge: &Judge, referee: &Referee) -> Option<String> {
    let last = judgement_of_last(judge, referee)?;
    (last.best == last.turn).then(|| words.say("judged-best"))
}

/// That whoever played the last turn could have won sooner, and wins all the same, if that is so.
pub(super) fn said_as_slower(words: &Words, judge: &Judge, referee: &Referee) -> Option<String> {
    let last = judgement_of_last(judge, referee)?;
    let who = Who::of(last.side, referee.you());
    last.wins_later().then(|| words.say_with("judged-slower", &[("who", &who)]))
}

/// The judgement of the last turn, if the match was played so. Nobody judges half a turn.
fn judgement_of_last<'j>(judge: &'j Judge, referee: &Referee) -> Option<&'j Judgement> {
    let last = referee.game().turns().len().checked_sub(1)?;
    let is_of_match = referee.shared_with_match().is_none_or(|shared| last < shared);
    let is_whole = referee.position().due() != Some(Part::Relocation);
    judge.judged().get(last).filter(|_| is_of_match && is_whole)
}

/// What there is to say about the place on the table: at the end where the match was decided and how it was won, or else of the last
/// turn if that was a mistake or decided the match, or else of the next one if it is a mistake, or else of the last one, or else how
/// far the judge is. Whoever comes upon a mistake is told where to try something else. The best answer to a bad turn may be marked on
/// the board.
pub fn said(words: &Words, judge: &Judge, referee: &Referee, is_marked: bool) -> Commentary {
    if let Some(point) = judge.turned_before(referee) {
        return said_of_end(words, point, judge, referee);
    }
    let Some(next_is) = next_is(words, judge, referee) else {
        let last = said_of_last(words, judge, referee, is_marked);
        let may_look = referee.lines().is_some() && judge.answer_here(referee).is_some();
        let invites = may_look.then(|| words.say("judged-step-back"));
        return Commentary { aside: sentences([invites]), ..last };
    };
    let Some(mistake) = judge.mistake_ahead(referee) else {
        let last = said_of_last(words, judge, referee, is_marked);
        return Commentary { aside: next_is, ..last };
    };
    let aside = last_in_short(words, judge, referee);
    // On the table of a match that was played, nothing else can be tried.
    let asked = referee.lines().map(|_| asked_to_find(words, mistake, judge, referee));
    Commentary { aside, ..Commentary::of(next_is, [asked]) }
}

/// Whether there is a note on the place on the table.
fn has_note(referee: &Referee) -> bool {
    referee.lines().is_some_and(|lines| lines.note(referee.playhead().turn()).is_some())
}

/// What the last turn did, in short, where most is said of the next one. A note on it says more.
fn last_in_short(words: &Words, judge: &Judge, referee: &Referee) -> String {
    if has_note(referee) {
        return String::new();
    }
    let turn = referee.game().turns().len();
    let mark = judgement_of_last(judge, referee).and_then(TurnMark::of);
    let only = mark.map(|mark| mark.said(words));
    let threats = told_of_threats_of_last(words, judge, referee);
    let said = sentences([only, threats]);
    let does = (!said.is_empty()).then(|| {
        let fields: [(&str, &dyn Tellable); 2] = [("turn", &turn), ("note", &said)];
        words.say_with("watching-note", &fields)
    });
    let prepared = prepared_before_mistake(judge, referee).map(|_| {
        let who = Who::of(referee.to_move().other(), referee.you());
        words.say_with("judged-prepared", &[("turn", &turn), ("who", &who)])
    });
    sentences([does, prepared])
}

/// What the last turn prepares, where the next one is a mistake: that is what it should have answered, unless it could have won. A note
/// on the last turn says more.
pub(super) fn prepared_before_mistake(judge: &Judge, referee: &Referee) -> Option<Why> {
    let next = judge.mistake_ahead(referee).filter(|_| !has_note(referee))?;
    let could_win = next.before.wins_in().is_some();
    deed_of_last(judge, referee).filter(|why| why.is_preparation() && !could_win)
}

/// That the next turn is a mistake, if it is one.
fn next_is(words: &Words, judge: &Judge, referee: &Referee) -> Option<String> {
    let next = judge.mistake_next(referee)?;
    let Some(TurnMark::Bad(mark)) = TurnMark::of(next) else { return None };
    let who = Who::of(next.side, referee.you());
    let fields: [(&str, &dyn Tellable); 3] =
        [("mark", &mark), ("turn", &next.number), ("who", &who)];
    Some(words.say_with("judged-next", &fields))
}

/// What there is to find in place of a mistake that comes next. It is shown to whoever asks: others want to find it themselves.
fn asked_to_find(words: &Words, mistake: &Judgement, judge: &Judge, referee: &Referee) -> String {
    let wins = matches!(judge.better_here(referee), Some(ToShow::Win { .. }));
    let fields: [(&str, &dyn Tellable); 2] =
        [("who", &Who::of(mistake.side, referee.you())), ("wins", &wins)];
    words.say_with("judged-find", &fields)
}

/// What there is to say of the last turn, or else how far the judge is. The best answer to a bad one may be marked on the board.
pub(super) fn said_of_last(
    words: &Words,
    judge: &Judge,
    referee: &Referee,
    is_marked: bool,
) -> Commentary {
    let (last, you) = (judgement_of_last(judge, referee), referee.you());
    let mark = last.and_then(TurnMark::of);
    // Where a match turned is known before its turns are judged.
    let decided = judge.turned_here(referee);
    // A note on a mistake says what came of it, and whoever has written one on a turn that saved the match says why it did.
    let in_full = !has_note(referee);
    let said = match (decided, last, mark) {
        (Some(point), ..) => said_of_turning(words, point, judge, referee),
        // Whoever steps back in a variation may come to the turn that decided the match.
        (None, Some(last), Some(TurnMark::Bad(_))) => {
            said_of(words, &as_turned(*last, judge), you, in_full)
        }
        (None, Some(last), Some(TurnMark::Only(_))) if in_full => said_of(words, last, you, true),
        _ => return Commentary::plain(progress(words, judge)),
    };
    let worse = decided.and(last).and_then(|last| said_as_worse(words, last, you));
    // What was wrong with a mistake says more than what it does besides.
    let does = told_of_threats_of_last(words, judge, referee);
    let does = does.filter(|_| matches!(mark, Some(TurnMark::Only(_))));
    let shown = shows_how(words, judge, referee).filter(|_| in_full);
    let answer = judge.answer_here(referee).filter(|_| is_marked);
    let marked = answer.map(|answer| told_of_answer(words, answer, referee));
    let better = answer.zip(last);
    let better = better.and_then(|(answer, last)| told_of_better(words, last, answer, referee));
    // One reason is enough.
    let gains = || answer.and_then(|answer| told_of_gain(words, answer, judge, referee));
    let reason = better.or_else(gains);
    let why = sentences([Some(said.why), worse, does, shown, marked, reason]);
    Commentary { why, ..said }
}

/// That the best answer to the last turn is marked on the board, and what it does, unless it wins: then that is told of the mistake.
fn told_of_answer(words: &Words, answer: BestAnswer, referee: &Referee) -> String {
    let position = referee.position();
    let opponent = Who::of(position.to_move(), referee.you());
    let against = Who::of(position.to_move().other(), referee.you());
    let allowed = seen_gain(answer, position).map(|allowed| allowed.told(against));
    let fields: [(&str, &dyn Tellable); 2] = [("opponent", &opponent), ("allowed", &allowed)];
    words.say_with("judged-answer", &fields)
}

/// What an answer does that one can see on the board, if it does not win.
fn seen_gain(answer: BestAnswer, position: &Position) -> Option<Allowed> {
    let allowed = Allowed::of(answer.turn, position, answer.wins);
    let is_seen = !matches!(allowed, Allowed::WinAtOnce | Allowed::ForcedWin | Allowed::GoodAnswer);
    is_seen.then_some(allowed)
}

/// What the best answer to the last turn is for, unless that is seen or it wins: then the mistake is told by that.
fn told_of_gain(
    words: &Words,
    answer: BestAnswer,
    judge: &Judge,
    referee: &Referee,
) -> Option<String> {
    let hint = judge.hint_here(referee).filter(|hint| !answer.wins && hint.turn == answer.turn)?;
    let says_much = !hint.why.is_quiet() && !hint.why.is_mere_preference();
    let position = referee.position();
    let is_told = seen_gain(answer, position).is_some();
    let after = position.after(answer.turn).ok().filter(|_| says_much && !is_told)?;
    let next = referee.game().turns().len() + 1;
    Some(tell_why(words, hint.why, [position, &after], position.to_move(), next, referee))
}

/// That a better turn than the last one prevents its best answer, and how, or what it would do, if that can be told. It is said which
/// part of it is another one: whoever mends only that which the answer depends on often loses to another answer.
fn told_of_better(
    words: &Words,
    mistake: &Judgement,
    answer: BestAnswer,
    referee: &Referee,
) -> Option<String> {
    let before = referee.game().after_turns(mistake.number - 1);
    let better = Better::best(mistake, before.position(), Some(answer));
    match better.merit {
        Merit::Spoils { how, .. } => {
            let how = how.told(Who::of(mistake.side, referee.you()));
            let fields: [(&str, &dyn Tellable); 2] =
                [("part", &mistake.other_part()), ("how", &how)];
            let prevented = words.say_with("judged-prevented", &fields);
            Some(sentences([Some(prevented), told_of_ring(words, &better)]))
        }
        Merit::Does(why) => told_as_missed(words, why, mistake, referee),
        Merit::Worth => None,
    }
}

/// The chance of winning that a score stands for, of a hundred.
fn percent(score: Score) -> f64 {
    (100.0 * score.expectation()).round()
}

/// How far the judge is, while it is at work.
fn progress(words: &Words, judge: &Judge) -> String {
    judge.progress().map_or_else(String::new, |(turn, turns)| {
        words.say_with("judged-progress", &[("turn", &turn), ("turns", &turns)])
    })
}

/// What there is to say about a turn that was played, in full or how good it was alone. One side may be called “you”.
fn said_of(words: &Words, judgement: &Judgement, you: Option<Side>, in_full: bool) -> Commentary {
    let (turn, side) = (judgement.number, judgement.side);
    let who = Who::of(side, you);
    let verdict = match TurnMark::of(judgement) {
        Some(TurnMark::Bad(mark)) => {
            let fields: [(&str, &dyn Tellable); 3] =
                [("mark", &mark), ("turn", &turn), ("who", &who)];
            words.say_with("judged-was", &fields)
        }
        Some(TurnMark::Only(only)) => {
            let fields: [(&str, &dyn Tellable); 2] = [("turn", &turn), ("who", &who)];
            return Commentary::of(
                words.say_with("judged-only", &fields),
                [Some(words.tell(&only))],
            );
        }
        None => return Commentary::default(),
    };
    let disc = judgement.is_about_disc_alone().then(|| words.say("judged-disc-alone"));
    if !in_full {
        return Commentary::of(verdict, [disc]);
    }
    let given_away = || {
        let [before, after] = [judgement.before, judgement.after].map(percent);
        let fields: [(&str, &dyn Tellable); 3] =
            [("who", &who), ("before", &before), ("after", &after)];
        words.say_with("judged-gave-away", &fields)
    };
    // Whoever has lost by force is told so, even where it is not proven that another turn would have held.
    let lost = judgement.after.loses_in().map(|turns| Finding::LetWin { turns });
    // The search sees longer wins than are proven.
    let missed = judgement.before.wins_in().filter(|_| judgement.after.wins_in().is_none());
    let missed = missed.map(|turns| Finding::MissedWin { turns });
    let came_of_it = judgement
        .finding
        .or(lost)
        .or(missed)
        .map_or_else(given_away, |finding| words.tell(&finding.told(turn, side, you)));
    Commentary::of(verdict, [disc, Some(came_of_it), said_as_worse(words, judgement, you)])
}

/// That a turn let the other side win at once, if it missed a win too: that is worse than to miss a win that takes longer.
fn said_as_worse(words: &Words, judgement: &Judgement, you: Option<Side>) -> Option<String> {
    let has_missed = matches!(judgement.finding, Some(Finding::MissedWin { .. }));
    let lost = judgement.after.loses_in().filter(|turns| has_missed && *turns == 1)?;
    let worse = Finding::LetWin { turns: lost };
    Some(words.tell(&worse.told(judgement.number, judgement.side, you)))
}
