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

use better::{marked, told_reason};
use deed::effect_of_last;
use turning::{as_turned, said_of_end, said_of_turning, shows_how, too_late};

use super::turn_mark::TurnMark;
use crate::{
    engine::{Finding, Judgement, LONGEST_PROOF, Score, Who, Why},
    game::{
        players::{Better, Judge, Turning},
        referee::Referee,
    },
    rules::{Part, Side},
    words::{Tellable, Words},
};
pub use commentary::Commentary;
pub(super) use {
    commentary::sentences,
    deed::{deed_of_last, threats_too_late, told_deed, told_of_threats_of_last},
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
    let soonest = last.before.wins_in()?;
    // Of a long way to a win it may be known only that it wins.
    let still_wins = last.after >= Score::HIGHEST;
    let is_slower = last.turn != last.best
        && still_wins
        && last.after.wins_in().is_none_or(|turns| turns > soonest);
    let who = Who::of(last.side, referee.you());
    is_slower.then(|| words.say_with("judged-slower", &[("who", &who)]))
}

/// The judgement of the last turn, if the match was played so. Nobody judges half a turn.
fn judgement_of_last<'j>(judge: &'j Judge, referee: &Referee) -> Option<&'j Judgement> {
    let last = referee.game().turns().len().checked_sub(1)?;
    let is_of_match = referee.shared_with_match().is_none_or(|shared| last < shared);
    let is_whole = referee.position().due() != Some(Part::Relocation);
    judge.judged().get(last).filter(|_| is_of_match && is_whole)
}

/// What there is beside the text.
#[derive(Clone, Copy, Debug)]
pub struct Beside {
    /// The marks of a better turn on the board. Without them, nobody would know what turn is told of.
    pub marks: bool,
    /// The marks of what it takes from the other side, or of the best answer to a bad one.
    pub answer: bool,
    /// Room for a long text. Where there is none, less is said of the last turn if more is said of the next one.
    pub room: bool,
}

/// What there is to say about the place on the table: at the end where the match was decided and how it was won, or else of the next
/// turn if it is a mistake, or else of the last one, or else how far the judge is.
pub fn said(words: &Words, judge: &Judge, referee: &Referee, beside: Beside) -> Commentary {
    if let Some(point) = judge.turned_before(referee) {
        return said_of_end(words, point, judge, referee);
    }
    let mistake = judge.mistake_here(referee);
    let better = mistake.filter(|_| beside.marks);
    let better = better.map(|mistake| Better::best(mistake, referee.position(), judge));
    let next = said_of_next(words, judge, referee, beside, better.as_ref());
    let Some(next) = next else { return said_of_last(words, judge, referee, beside.answer) };
    let turn = referee.game().turns().len();
    // What the last turn did is not passed over for that. A note on it says more.
    let has_note = has_note(referee);
    let last = last_in_short(words, judge, referee, has_note, beside);
    // What it prepares is what the next turn should have answered, unless that could have won.
    let could_win = mistake.is_some_and(|next| next.before.wins_in().is_some());
    // What the better turn takes from the other side says more.
    let spoils = better.as_ref().is_some_and(Better::spoils);
    let deed = deed_of_last(judge, referee);
    // Where there is little room, the reason for a better turn says more.
    let has_room = beside.room || judge.turning_here(referee).is_none();
    let is_told = !has_note && !could_win && !spoils && has_room;
    let deed = deed.filter(|why| why.is_preparation() && is_told);
    let prepared = deed.map(|_| {
        let who = Who::of(referee.to_move().other(), referee.you());
        words.say_with("judged-prepared", &[("turn", &turn), ("who", &who)])
    });
    Commentary { aside: sentences([last, prepared]), ..next }
}

/// Whether there is a note on the place on the table.
fn has_note(referee: &Referee) -> bool {
    referee.lines().is_some_and(|lines| lines.note(referee.playhead().turn()).is_some())
}

/// What there is to say of the last turn where most is said of the next one: what was wrong with it, or else what it did to threats.
fn last_in_short(
    words: &Words,
    judge: &Judge,
    referee: &Referee,
    has_note: bool,
    beside: Beside,
) -> Option<String> {
    let last = judgement_of_last(judge, referee);
    let mark = last.and_then(TurnMark::of);
    let of_turn = |note: String| {
        let turn = referee.game().turns().len();
        let fields: [(&str, &dyn Tellable); 2] = [("turn", &turn), ("note", &note)];
        words.say_with("watching-note", &fields)
    };
    let decides_next = judge.turning_here(referee).is_some();
    if let (Some(last), Some(mark @ TurnMark::Bad(_))) = (last, mark) {
        if beside.room && !has_note {
            let said = said_of(words, &as_turned(*last, judge), referee.you(), true);
            return Some(said.whole());
        }
        return (!decides_next).then(|| of_turn(mark.said(words)));
    }
    let told = told_of_threats_of_last(words, judge, referee).filter(|_| !has_note);
    // What decided the match comes next, and needs the room.
    if decides_next && has_note {
        return None;
    }
    if decides_next && !beside.room {
        return told.and_then(|_| effect_of_last(words, referee)).map(of_turn);
    }
    let only = mark.map(|mark| mark.said(words));
    let said = sentences([only, told]);
    (!said.is_empty()).then(|| of_turn(said))
}

/// What there is to say of the next turn: that it decided the match, or is a mistake.
fn said_of_next(
    words: &Words,
    judge: &Judge,
    referee: &Referee,
    beside: Beside,
    better: Option<&Better>,
) -> Option<Commentary> {
    if let Some(point) = judge.turning_here(referee) {
        return Some(said_of_turning(words, point, judge, referee, beside, better));
    }
    let next = judge.mistake_here(referee)?;
    let Some(TurnMark::Bad(mark)) = TurnMark::of(next) else { return None };
    let who = Who::of(next.side, referee.you());
    let fields: [(&str, &dyn Tellable); 3] =
        [("mark", &mark), ("turn", &next.number), ("who", &who)];
    let next_is = words.say_with("judged-next", &fields);
    let is_marked = better.map(|_| marked(words, next));
    let why = better.map(|better| told_reason(words, better, referee, beside.answer));
    Some(Commentary::of(next_is, [is_marked, why]))
}

/// What there is to say of the last turn, or else how far the judge is. The best answer to a bad one may be marked on the board.
pub(super) fn said_of_last(
    words: &Words,
    judge: &Judge,
    referee: &Referee,
    is_marked: bool,
) -> Commentary {
    let progress = || Commentary::plain(progress(words, judge));
    let Some(last) = judgement_of_last(judge, referee) else { return progress() };
    // Whoever has written a note on a turn that saved the match says why it did.
    let is_told = |mark: &TurnMark| !(matches!(mark, TurnMark::Only(_)) && has_note(referee));
    if let Some(mark) = TurnMark::of(last).filter(is_told) {
        // A note on a mistake says what came of it.
        let in_full = !has_note(referee);
        let said = said_of(words, &as_turned(*last, judge), referee.you(), in_full);
        // What was wrong with a mistake says more than what it does besides.
        let does = told_of_threats_of_last(words, judge, referee);
        let does = does.filter(|_| matches!(mark, TurnMark::Only(_)));
        let shown = shows_how(words, judge, referee).filter(|_| in_full);
        let answer = judge.answer_here(referee).filter(|_| is_marked);
        let answer = answer.map(|_| told_of_answer(words, referee));
        return Commentary { why: sentences([Some(said.why), does, answer, shown]), ..said };
    }
    match judge.turning() {
        Turning::At(point) if point.turn == last.number && judge.is_too_late(point) => {
            Commentary::plain(too_late(words, point, referee))
        }
        _ => progress(),
    }
}

/// That the best answer to the last turn is marked on the board.
fn told_of_answer(words: &Words, referee: &Referee) -> String {
    let opponent = Who::of(referee.position().to_move(), referee.you());
    words.say_with("judged-answer", &[("opponent", &opponent)])
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
    // Whoever lets the other side win at once has done worse than to miss a win that takes longer.
    let worse = lost.filter(|lost| {
        let has_missed = matches!(judgement.finding, Some(Finding::MissedWin { .. }));
        has_missed && *lost == Finding::LetWin { turns: 1 }
    });
    let worse = worse.map(|worse| words.tell(&worse.told(turn, side, you)));
    Commentary::of(verdict, [disc, Some(came_of_it), worse])
}
