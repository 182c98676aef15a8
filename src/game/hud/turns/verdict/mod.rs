//! What is said of a turn while a match is looked through.
//!
//! | file | what it owns |
//! |---|---|
//! | `mod.rs` | what was wrong with a turn, and what would have been better |
//! | `deed.rs` | what a turn did on the board |
//! | `stands.rs` | how the sides stand after it |
//! | `shown.rs` | what is said while something better is shown |
//! | `tried.rs` | what a turn is worth that the viewer tries |

mod deed;
mod shown;
mod stands;
mod tried;

use deed::{effect_of_last, tell_why};

use super::turn_mark::TurnMark;
use crate::{
    engine::{Finding, Judgement, LONGEST_PROOF, Score, Spoilt, Turned, TurningPoint, Who, Why},
    game::{
        players::{BestAnswer, Judge, Turning},
        referee::Referee,
    },
    rules::{Part, Position, Side, Turn},
    words::{Tellable, Words},
};
pub(super) use {
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

/// The judgement of the last turn, if the match was played so. Nobody judges half a turn.
fn judgement_of_last<'j>(judge: &'j Judge, referee: &Referee) -> Option<&'j Judgement> {
    let last = referee.game().turns().len().checked_sub(1)?;
    let is_of_match = referee.shared_with_match().is_none_or(|shared| last < shared);
    let is_whole = referee.position().due() != Some(Part::Relocation);
    judge.judged().get(last).filter(|_| is_of_match && is_whole)
}

/// What there is to say about the place on the table: at the end where the match was decided and how it was won, or else of the next turn if it is
/// a mistake, or else of the last one, or else how far the judge is. Marks on the board are told of if they are there.
pub fn said(words: &Words, judge: &Judge, referee: &Referee, is_marked: bool) -> String {
    if let Some(point) = judge.turned_before(referee) {
        let turned = told_of_turning(words, point, judge, referee);
        let longer = took_longer(words, point, referee).filter(|_| !judge.is_too_late(point));
        let won = || won(words, referee).filter(|_| !has_note(referee));
        let ends = longer.or_else(won);
        return [Some(turned), ends].into_iter().flatten().collect::<Vec<_>>().join(" ");
    }
    let next = said_of_next(words, judge, referee, is_marked);
    let Some(next) = next else { return said_of_last(words, judge, referee) };
    let turn = referee.game().turns().len();
    // What the last turn did is not passed over for that. A note on it says more.
    let has_note = has_note(referee);
    let last = last_in_short(words, judge, referee, has_note);
    let last = last.map(|note| {
        let fields: [(&str, &dyn Tellable); 2] = [("turn", &turn), ("note", &note)];
        words.say_with("watching-note", &fields)
    });
    // What it prepares is what the next turn should have answered, unless that could have won.
    let could_win = judge.mistake_here(referee).is_some_and(|next| next.before.wins_in().is_some());
    let deed = deed_of_last(judge, referee);
    let deed = deed.filter(|why| why.is_preparation() && !has_note && !could_win);
    let prepared = deed.map(|_| {
        let who = Who::of(referee.to_move().other(), referee.you());
        words.say_with("judged-prepared", &[("turn", &turn), ("who", &who)])
    });
    last.into_iter().chain(prepared).chain([next]).collect::<Vec<_>>().join("\n")
}

/// That the rest of the match shows how it was won, after the turn that let the winner force that.
fn shows_how(words: &Words, judge: &Judge, referee: &Referee) -> Option<String> {
    let Turning::At(point) = judge.turning() else { return None };
    let by = point.could_win_by().filter(|_| point.turn == referee.game().turns().len())?;
    let won = TurningPoint::that_won(referee.recorded()?)?;
    let shows = won.side != point.side && won.turn <= by && won.turn > point.turn + 1;
    shows.then(|| words.say("judged-match-shows"))
}

/// That the winner took longer than was needed, from where the match turned.
fn took_longer(words: &Words, point: TurningPoint, referee: &Referee) -> Option<String> {
    let by = point.could_win_by()?;
    let won = TurningPoint::that_won(referee.game()).filter(|won| won.side != point.side)?;
    let fields: [(&str, &dyn Tellable); 2] =
        [("turn", &won.turn), ("who", &Who::of(won.side, referee.you()))];
    (by < won.turn).then(|| words.say_with("judged-took-longer", &fields))
}

/// How the match on the table was won.
fn won(words: &Words, referee: &Referee) -> Option<String> {
    let won = TurningPoint::that_won(referee.game())?;
    Some(words.tell(&won.told(referee.you(), &referee.playhead().whole())))
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
) -> Option<String> {
    let mark = judgement_of_last(judge, referee).and_then(TurnMark::of);
    if let Some(mark @ TurnMark::Bad(_)) = mark {
        return Some(mark.said(words)).filter(|_| judge.turning_here(referee).is_none());
    }
    let told = told_of_threats_of_last(words, judge, referee).filter(|_| !has_note);
    // What decided the match comes next, and needs the room.
    if judge.turning_here(referee).is_some() {
        return told.and_then(|_| effect_of_last(words, referee));
    }
    let only = mark.map(|mark| mark.said(words));
    let said: Vec<_> = only.into_iter().chain(told).collect();
    (!said.is_empty()).then(|| said.join(" "))
}

/// What there is to say of the next turn: that it decided the match, or is a mistake.
fn said_of_next(
    words: &Words,
    judge: &Judge,
    referee: &Referee,
    is_marked: bool,
) -> Option<String> {
    if let Some(point) = judge.turning_here(referee) {
        return Some(said_of_turning(words, point, judge, referee, is_marked));
    }
    let next = judge.mistake_here(referee)?;
    let Some(TurnMark::Bad(mark)) = TurnMark::of(next) else { return None };
    let who = Who::of(next.side, referee.you());
    let fields: [(&str, &dyn Tellable); 3] =
        [("mark", &mark), ("turn", &next.number), ("who", &who)];
    let next_is = words.say_with("judged-next", &fields);
    // Without the marks, nobody would know what turn that is the reason for.
    let better = is_marked.then(|| {
        let why = why_better(words, next, referee.position(), judge, referee);
        [marked(words, next, referee), why]
    });
    Some([next_is].into_iter().chain(better.into_iter().flatten()).collect::<Vec<_>>().join(" "))
}

/// What there is to say of the last turn, or else how far the judge is.
pub(super) fn said_of_last(words: &Words, judge: &Judge, referee: &Referee) -> String {
    let Some(last) = judgement_of_last(judge, referee) else { return progress(words, judge) };
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
        return [Some(said), does, shown].into_iter().flatten().collect::<Vec<_>>().join(" ");
    }
    match judge.turning() {
        Turning::At(point) if point.turn == last.number && judge.is_too_late(point) => {
            too_late(words, point, referee)
        }
        _ => progress(words, judge),
    }
}

/// A judgement as it is told. Of the turn with which the match was given away, no other turn is named by which the other side could
/// force a win than where it is told that the match was decided: the search may have seen a shorter one since. Its mark stays.
fn as_turned(judgement: Judgement, judge: &Judge) -> Judgement {
    match judge.turning() {
        Turning::At(TurningPoint { turn, kind: Turned::LetForce { turns }, .. })
            if turn == judgement.number =>
        {
            let told = Judgement { finding: Some(Finding::LetWin { turns }), ..judgement };
            if TurnMark::of(&told) == TurnMark::of(&judgement) { told } else { judgement }
        }
        _ => judgement,
    }
}

/// What there is to say of the mistake that decided the match, which comes next.
fn said_of_turning(
    words: &Words,
    point: TurningPoint,
    judge: &Judge,
    referee: &Referee,
    is_marked: bool,
) -> String {
    let what = told_of_turning(words, point, judge, referee);
    let next = judge.mistake_here(referee).filter(|_| is_marked);
    if judge.is_too_late(point) {
        let marked = next.map(|next| marked(words, next, referee));
        return [Some(what), marked].into_iter().flatten().collect::<Vec<_>>().join("\n");
    }
    let mistake = words.say_with("judged-decided", &[("what", &what)]);
    let better = next.map(|next| {
        let why = why_better(words, next, referee.position(), judge, referee);
        // A note needs the room, and so does what was prepared. What the turn cost is said already where nothing more is known.
        let prepares = deed_of_last(judge, referee).is_some_and(Why::is_preparation);
        let is_slip = matches!(point.kind, Turned::Slipped { .. });
        let is_told = has_note(referee) || prepares || is_slip;
        let why = Some(why).filter(|_| !is_told);
        [Some(marked(words, next, referee)), why]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" ")
    });
    [Some(mistake), better].into_iter().flatten().collect::<Vec<_>>().join("\n")
}

/// How a match turned. Where nothing better is known than the turn that was played, nobody is blamed for it.
fn told_of_turning(words: &Words, point: TurningPoint, judge: &Judge, referee: &Referee) -> String {
    if !judge.is_too_late(point) {
        return words.tell(&point.told(referee.you(), &referee.playhead().whole()));
    }
    let mistake = judge.mistake_before(point);
    let before = match mistake {
        Some(mistake) => {
            let who = Who::of(mistake.side, referee.you());
            let fields: [(&str, &dyn Tellable); 2] = [("turn", &mistake.number), ("who", &who)];
            words.say_with("judged-last-mistake", &fields)
        }
        None => words.say("judged-no-better"),
    };
    [too_late(words, point, referee), before].join(" ")
}

fn too_late(words: &Words, point: TurningPoint, referee: &Referee) -> String {
    let opponent = Who::of(point.side.other(), referee.you());
    let fields: [(&str, &dyn Tellable); 2] = [("turn", &point.turn), ("opponent", &opponent)];
    words.say_with("turned-too-late", &fields)
}

/// What the marks show in place of a mistake, which comes next. If only the disc is another one, they show that disc.
fn marked(words: &Words, mistake: &Judgement, referee: &Referee) -> String {
    let key = if mistake.is_about_disc_alone() { "judged-marks-disc" } else { "judged-marks" };
    words.say_with(key, &[("who", &Who::of(mistake.side, referee.you()))])
}

/// Why another turn would have been better than a mistake in the position `before`, or what it would have been worth. If only the
/// disc is another one, it is the reason for that.
fn why_better(
    words: &Words,
    mistake: &Judgement,
    before: &Position,
    judge: &Judge,
    referee: &Referee,
) -> String {
    let (better, position) = mistake.better_part(before);
    // A small reason, or one that the turn that was played has too, does not tell what was wrong with that.
    let says_much = !better.why.is_quiet() && !mistake.shares(&position, better.why);
    let spoils = judge
        .answer_to(mistake)
        .and_then(|answer| spoils(words, answer, mistake, mistake.best, before, referee));
    let why = if says_much {
        better.why
    } else if let Some(spoils) = spoils {
        return spoils;
    } else if mistake.best_would_hold() {
        Why::Escapes
    } else {
        return worth_instead(words, mistake, referee);
    };
    match before.after(mistake.best) {
        Ok(after) => tell_why(words, why, [before, &after], mistake.side, mistake.number, referee),
        Err(_) => String::new(),
    }
}

/// What a better turn takes from the best answer of the other side to the mistake, if that can be told.
fn spoils(
    words: &Words,
    answer: BestAnswer,
    mistake: &Judgement,
    better: Turn,
    before: &Position,
    referee: &Referee,
) -> Option<String> {
    let [here, there] = [mistake.turn, better].map(|turn| before.after(turn).ok());
    let how = Spoilt::of(answer.turn, &here?, &there?)?;
    let opponent = Who::of(mistake.side.other(), referee.you());
    let fields: [(&str, &dyn Tellable); 3] =
        [("opponent", &opponent), ("wins", &answer.wins), ("how", &how)];
    Some(words.say_with("judged-spoils", &fields))
}

/// What the better turn would have been worth, and what was played instead.
fn worth_instead(words: &Words, mistake: &Judgement, referee: &Referee) -> String {
    let who = Who::of(mistake.side, referee.you());
    let [before, after] = [mistake.before, mistake.after].map(percent);
    let fields: [(&str, &dyn Tellable); 3] =
        [("who", &who), ("before", &before), ("after", &after)];
    words.say_with("judged-keeps", &fields)
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
fn said_of(words: &Words, judgement: &Judgement, you: Option<Side>, in_full: bool) -> String {
    let (turn, side) = (judgement.number, judgement.side);
    let who = Who::of(side, you);
    let first = match TurnMark::of(judgement) {
        Some(TurnMark::Bad(mark)) => {
            let fields: [(&str, &dyn Tellable); 3] =
                [("mark", &mark), ("turn", &turn), ("who", &who)];
            words.say_with("judged-was", &fields)
        }
        Some(TurnMark::Only(only)) => {
            let fields: [(&str, &dyn Tellable); 3] =
                [("turn", &turn), ("who", &who), ("why", &words.tell(&only))];
            return words.say_with("judged-only", &fields);
        }
        None => return String::new(),
    };
    if !in_full {
        return first;
    }
    let given_away = || {
        let [before, after] = [judgement.before, judgement.after].map(percent);
        let fields: [(&str, &dyn Tellable); 3] =
            [("who", &who), ("before", &before), ("after", &after)];
        words.say_with("judged-gave-away", &fields)
    };
    // Whoever has lost by force is told so, even where it is not proven that another turn would have held.
    let lost = judgement.after.loses_in().map(|turns| Finding::LetWin { turns });
    let second = judgement
        .finding
        .or(lost)
        .map_or_else(given_away, |finding| words.tell(&finding.told(turn, side, you)));
    // Whoever lets the other side win at once has done worse than to miss a win that takes longer.
    let worse = lost.filter(|lost| {
        let has_missed = matches!(judgement.finding, Some(Finding::MissedWin { .. }));
        has_missed && *lost == Finding::LetWin { turns: 1 }
    });
    let worse = worse.map(|worse| words.tell(&worse.told(turn, side, you)));
    [first, second].into_iter().chain(worse).collect::<Vec<_>>().join(" ")
}
