//! What is said of a turn: what it did, what was wrong with it, what would have been better, in `stands.rs` how the sides stand after
//! it, and in `tried.rs` what one is worth that the viewer tries.

mod stands;
mod tried;

use super::turn_mark::TurnMark;
use crate::{
    engine::{
        Effect, Finding, Judgement, LONGEST_PROOF, Score, Spoilt, Turned, TurningPoint, Who, Why,
        nothing_stops,
    },
    game::{
        players::{Judge, ShownLine, ToShow, Turning},
        referee::Referee,
    },
    rules::{Part, Position, Side},
    words::{Tellable, Words},
};
pub(super) use {stands::stands, tried::said_of_try};

/// That the last turn could not have changed anything, if that is known, and was not said of an earlier one or is all there is to
/// say.
pub(super) fn lost_anyway(words: &Words, judge: &Judge, referee: &Referee) -> Option<String> {
    let last = judgement_of_last(judge, referee)?;
    let own_before = last.number.checked_sub(3).and_then(|own| judge.judged().get(own));
    // Where the turn does nothing else, it is said again.
    let is_news = !own_before.is_some_and(is_told_as_lost);
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

/// What the last turn did, as far as there is a word for it. If it is known to force a win, and that is news or about to come, that
/// comes first.
pub(super) fn deed_of_last(judge: &Judge, referee: &Referee) -> Option<Why> {
    let turns = referee.game().turns();
    let (last, before) = turns.split_last()?;
    let was_lost = judge.judged().get(before.len().wrapping_sub(1)).is_some_and(is_told_as_lost);
    let before = referee.game().after_turns(before.len());
    let before = before.position();
    let forces = || {
        let last = judgement_of_last(judge, referee)?;
        let most = if was_lost { NEXT } else { LONGEST_PROOF };
        last.after.wins_in().filter(|turns| *turns <= most)?;
        last.reason(before).filter(|why| !why.is_mere_preference())
    };
    let is_winning =
        || judgement_of_last(judge, referee).is_some_and(|last| last.after.wins_in().is_some());
    forces().or_else(|| {
        if is_winning() { Why::on_the_way(before, *last) } else { Why::by_effect(before, *last) }
    })
}

/// What a turn on the table did, with this number, as far as there is a word for it.
fn deed_of_turn(referee: &Referee, number: usize) -> Option<Why> {
    let before = referee.game().after_turns(number - 1);
    Why::by_effect(before.position(), *referee.game().turns().get(number - 1)?)
}

/// What the last turn did on the way to a win.
fn way_of_last(referee: &Referee) -> Option<Why> {
    let turns = referee.game().turns();
    let (last, before) = turns.split_last()?;
    Why::on_the_way(referee.game().after_turns(before.len()).position(), *last)
}

/// What the last turn did, in words: this, or that it was quiet. Before the first turn there is nothing to tell.
pub(super) fn told_deed(words: &Words, referee: &Referee, deed: Option<Why>) -> Option<String> {
    let turns = referee.game().turns().len();
    let side = referee.game().after_turns(turns.checked_sub(1)?).position().to_move();
    let told = deed.map(|why| words.tell(&why.told(side, referee.you()).of_turn(turns)));
    // Several such turns often follow each other.
    let was_quiet = || turns > 1 && deed_of_turn(referee, turns - 1).is_none();
    let quiet = || words.say(if was_quiet() { "judged-quiet-again" } else { "judged-quiet" });
    Some(told.unwrap_or_else(quiet))
}

/// A win that takes so many turns, the one that is told of included, comes with the next own turn.
const NEXT: u32 = 2;

/// The judgement of the last turn, if the match was played so. Nobody judges half a turn.
fn judgement_of_last<'j>(judge: &'j Judge, referee: &Referee) -> Option<&'j Judgement> {
    let last = referee.game().turns().len().checked_sub(1)?;
    let is_of_match = referee.shared_with_match().is_none_or(|shared| last < shared);
    let is_whole = referee.position().due() != Some(Part::Relocation);
    judge.judged().get(last).filter(|_| is_of_match && is_whole)
}

/// What there is to say about the place on the table: at the end where the match was decided, or else of the next turn if it is
/// a mistake, or else of the last one, or else how far the judge is. Marks on the board are told of if they are there.
pub fn said(words: &Words, judge: &Judge, referee: &Referee, is_marked: bool) -> String {
    if let Some(point) = judge.turned_before(referee) {
        return told_of_turning(words, point, judge, referee);
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

/// What the last turn did, in a word or two.
fn effect_of_last(words: &Words, referee: &Referee) -> Option<String> {
    let turns = referee.game().turns();
    let (last, before) = turns.split_last()?;
    let before = referee.game().after_turns(before.len());
    Some(words.tell(&Effect::of(before.position(), *last)?))
}

/// What the last turn did to threats, in words, if it has to do with any.
pub(super) fn told_of_threats_of_last(
    words: &Words,
    judge: &Judge,
    referee: &Referee,
) -> Option<String> {
    let deed = deed_of_last(judge, referee).filter(|deed| deed.is_about_threats())?;
    told_deed(words, referee, Some(deed))
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
    let why = why_better(words, next, referee.position(), judge, referee);
    let marked = is_marked.then(|| marked(words, next, referee));
    Some([next_is].into_iter().chain(marked).chain([why]).collect::<Vec<_>>().join(" "))
}

/// What there is to say of the last turn, or else how far the judge is.
pub(super) fn said_of_last(words: &Words, judge: &Judge, referee: &Referee) -> String {
    let Some(last) = judgement_of_last(judge, referee) else { return progress(words, judge) };
    // Whoever has written a note on a turn that saved the match says why it did.
    let is_told = |mark: &TurnMark| !(matches!(mark, TurnMark::Only(_)) && has_note(referee));
    if let Some(mark) = TurnMark::of(last).filter(is_told) {
        let said = said_of(words, &as_turned(*last, judge), referee.you());
        // What was wrong with a mistake says more than what it does besides.
        let does = told_of_threats_of_last(words, judge, referee);
        let does = does.filter(|_| matches!(mark, TurnMark::Only(_)));
        return [Some(said), does].into_iter().flatten().collect::<Vec<_>>().join(" ");
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

/// What there is to say of the mistake that decided the match, which comes next. Why another turn is better is left for when it is
/// shown: it would be too much to read at once.
fn said_of_turning(
    words: &Words,
    point: TurningPoint,
    judge: &Judge,
    referee: &Referee,
    is_marked: bool,
) -> String {
    let what = told_of_turning(words, point, judge, referee);
    if judge.is_too_late(point) {
        return what;
    }
    let mistake = words.say_with("judged-decided", &[("what", &what)]);
    let next = judge.mistake_here(referee).filter(|_| is_marked);
    let better = next.map(|next| marked(words, next, referee));
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
    let spoils = spoils(words, mistake, before, judge, referee);
    let why = if says_much {
        better.why
    } else if let Some(spoils) = spoils {
        return spoils;
    } else if mistake.best_would_hold() {
        Why::Escapes
    } else {
        return worth_instead(words, mistake, referee);
    };
    words.tell(&why.told(mistake.side, referee.you()).of_turn(mistake.number))
}

/// What a better turn takes from the turn with which the other side could force a win after the mistake, if that is known.
fn spoils(
    words: &Words,
    mistake: &Judgement,
    before: &Position,
    judge: &Judge,
    referee: &Referee,
) -> Option<String> {
    let allowed = judge.allowed_by(mistake)?;
    let [here, there] = [mistake.turn, mistake.best].map(|turn| before.after(turn).ok());
    let how = Spoilt::of(allowed, &here?, &there?)?;
    let opponent = Who::of(mistake.side.other(), referee.you());
    let fields: [(&str, &dyn Tellable); 2] = [("opponent", &opponent), ("how", &how)];
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

/// What is said while something better is shown: whose it is, and what the last turn of it does. Of a turn that was better than a
/// mistake, it is said why, and after the answer to it what that leaves.
pub(super) fn said_of_shown(
    words: &Words,
    side: Side,
    better: ToShow,
    shown: &ShownLine,
    judge: &Judge,
    referee: &Referee,
) -> String {
    let headline = |key, side| words.say_with(key, &[("who", &Who::of(side, referee.you()))]);
    // What half a turn does is not what the turn does.
    let is_told = shown.has_begun(referee) && referee.position().due() != Some(Part::Relocation);
    // Of an answer, only what it does about threats is told. What else it prevents may come all the same.
    let deed = match better {
        ToShow::Win { .. } => way_of_last(referee),
        ToShow::Turn(_) => deed_of_last(judge, referee),
    };
    let deed = deed.filter(|deed| deed.is_about_threats() || is_last_of(side, referee));
    let does = || deed.filter(|_| is_told).and_then(|deed| told_deed(words, referee, Some(deed)));
    // Whose turn it was that is told of.
    let has_answered = is_told && referee.to_move() == side;
    let said = match better {
        // That a slide wins is seen.
        ToShow::Win { .. } if referee.position().won().is_some() => {
            [Some(headline("judged-shows-win", side)), None, None]
        }
        ToShow::Win { .. } if has_answered => {
            [Some(headline("judged-shows-answer", side.other())), does(), None]
        }
        ToShow::Win { .. } => {
            // That two threats can't both be stopped goes without saying.
            let is_one =
                matches!(deed, Some(Why::MakesThreat | Why::StopsThreatAndMakesOne { .. }));
            let wins_next = is_told && is_one && nothing_stops(referee.position(), side);
            let stops = wins_next.then(|| headline("judged-cannot-stop", side.other()));
            [Some(headline("judged-shows-win", side)), does(), stops]
        }
        ToShow::Turn(mistake) if referee.game().turns().len() > mistake.number => {
            let turns = referee.game().turns();
            let is_allowed = turns.get(mistake.number).copied() == shown.allowed();
            let headline = match (is_allowed, turns.len() == mistake.number + 1) {
                (true, true) => headline("judged-shows-allowed", side.other()),
                (true, false) => headline("judged-shows-refuted", side),
                (false, true) => headline("judged-shows-answer", side.other()),
                (false, false) => headline("judged-shows-next", side),
            };
            // Once all is shown, it is said what it is worth.
            let is_answered = turns.len() > mistake.number + 1;
            let worth = is_answered.then(|| worth_instead(words, &mistake, referee));
            [Some(headline), does(), worth]
        }
        ToShow::Turn(mistake) => {
            let before = referee.game().after_turns(mistake.number - 1);
            // The board shows it.
            let spoils = spoils(words, &mistake, before.position(), judge, referee);
            let spoils = spoils.filter(|_| shown.spoilt_here(referee).is_some());
            let spoils = spoils.map(|spoils| [spoils, words.say("judged-spoilt-marked")].join(" "));
            // Of a turn of which only the disc is better, what its slide does says nothing.
            let why = if is_told && deed.is_some() && !mistake.is_about_disc_alone() {
                does()
            } else {
                let why = || why_better(words, &mistake, before.position(), judge, referee);
                spoils.is_none().then(why)
            };
            [Some(headline("judged-shows-turn", side)), why, spoils]
        }
    };
    said.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Whether a side has played the last turn.
fn is_last_of(side: Side, referee: &Referee) -> bool {
    let turns = referee.game().turns().len();
    let before = turns.checked_sub(1).map(|before| referee.game().after_turns(before));
    before.is_some_and(|before| before.position().to_move() == side)
}

/// What there is to say about a turn that was played. One side may be called “you”.
fn said_of(words: &Words, judgement: &Judgement, you: Option<Side>) -> String {
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
