//! What is said of a turn that the viewer tries: what it is worth, and whether it is better than the one that was played.

use super::{
    better::told_reason,
    commentary::{Commentary, sentences},
    deed::tell_why,
    percent, progress, said_of, told_as_lost, told_of_answer, told_of_better,
    turning::as_turned,
};
use crate::{
    engine::{Finding, Judgement, Who, Why},
    game::{
        hud::turns::turn_mark::TurnMark,
        players::{AS_GOOD, Better, Judge, Merit, ShownLine, TriedTurns},
        referee::Referee,
    },
    words::{Tellable, Words},
};

/// What there is to say about a turn that the viewer tries. What it takes from the other side, or how that should answer it, may be
/// marked on the board.
pub fn said_of_try(
    words: &Words,
    tried: &TriedTurns,
    judge: &Judge,
    shown_line: &ShownLine,
    referee: &Referee,
    is_marked: bool,
) -> Commentary {
    let Some(judgement) = tried.judged(referee) else {
        let thinking = tried.is_thinking().then(|| words.say("judged-trying"));
        return Commentary::plain(thinking.unwrap_or_else(|| progress(words, judge)));
    };
    let mark = TurnMark::of(judgement);
    if mark.is_none()
        && let Some(lost) = lost(words, judgement, referee)
    {
        return Commentary::plain(lost);
    }
    let compared = compared(judgement, judge, referee);
    // The turn of the match was weighed at another time, so it may be found to be better after all.
    let is_best = !matches!(compared, Some(Compared::Worse | Compared::LosesSooner));
    let before = referee.game().after_turns(judgement.number.saturating_sub(1));
    let better = Better::on_table(judge, tried, shown_line, referee);
    let is_spoilt = better.as_ref().is_some_and(Better::spoils);
    let is_drawn = is_marked && is_spoilt;
    let reason = judgement.reason(before.position());
    let told = |why| {
        let positions = [before.position(), referee.position()];
        tell_why(words, why, positions, judgement.side, judgement.number, referee)
    };
    // The other side has to answer a threat that it makes.
    let also = reason.filter(|why| is_spoilt && why.makes_threats()).map(told);
    let why = match &better {
        // Of a turn that was the only one, its mark says why. What is drawn is told of in any case.
        _ if mark.is_some() && !is_drawn => None,
        Some(better) if better.merit != Merit::Worth => {
            Some(told_reason(words, better, referee, is_marked))
        }
        _ => {
            // What the mistake does too is no reason.
            let is_own = |why: &Why| {
                better.as_ref().is_none_or(|better| !better.mistake.shares(&better.before, *why))
            };
            reason.filter(is_own).map(told)
        }
    };
    let said = match mark {
        Some(_) => said_of(words, judgement, referee.you(), true),
        None => Commentary::of(words.say_with("judged-good", &[("turn", &judgement.number)]), None),
    };
    let has_no_reason = mark.is_none() && why.is_none() && is_best;
    let why = why.or_else(|| has_no_reason.then(|| words.say("judged-nearly-best")));
    let answer = tried.answer_here(referee).filter(|_| is_marked);
    let missed = answer.filter(|_| judgement.was_open());
    let missed = missed.and_then(|answer| told_of_better(words, judgement, answer, referee));
    let answer = answer.map(|answer| told_of_answer(words, answer, referee));
    let played = judge.played_instead(referee);
    let compared = compared.zip(played);
    let compared =
        compared.map(|(compared, played)| compared.told(words, judgement, played, referee));
    Commentary { why: sentences([Some(said.why), why, also, answer, missed, compared]), ..said }
}

/// That all was lost, if that is known of a turn that is no mistake.
fn lost(words: &Words, tried: &Judgement, referee: &Referee) -> Option<String> {
    let you = referee.you();
    let was_lost = tried.before.loses_in().and(tried.after.loses_in());
    let by_force =
        was_lost.map(|turns| Finding::Lost { turns }.told(tried.number, tried.side, you));
    let ahead = || {
        let who = Who::of(tried.side.other(), you);
        tried.is_hopeless().then(|| words.say_with("judged-stands-won", &[("who", &who)]))
    };
    told_as_lost(words, tried, you)
        .or_else(|| by_force.map(|told| words.tell(&told)))
        .or_else(ahead)
}

/// How a turn compares with the one that was played in its place.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Compared {
    Better,
    Worse,
    AsGood,
    NoBetter,
    LosesLater,
    LosesSooner,
}

impl Compared {
    /// This in words. Of a good turn of which nothing is proven, its chance of winning is told too. What a bad one gives away is told
    /// otherwise.
    fn told(
        self,
        words: &Words,
        tried: &Judgement,
        played: &Judgement,
        referee: &Referee,
    ) -> String {
        let is_open = TurnMark::of(tried).is_none() && tried.after.wins_in().is_none();
        let key = match self {
            Compared::Better if is_open => "judged-better-by",
            Compared::Worse if is_open => "judged-worse-by",
            Compared::Better => "judged-better-than-played",
            Compared::Worse => "judged-worse-than-played",
            Compared::AsGood => "judged-as-good-as-played",
            Compared::NoBetter => "judged-no-better-than-played",
            Compared::LosesLater => "judged-loses-later",
            Compared::LosesSooner => "judged-loses-sooner",
        };
        let [own, others] = [tried, played].map(|judged| percent(judged.after));
        let who = Who::of(tried.side, referee.you());
        let fields: [(&str, &dyn Tellable); 3] =
            [("who", &who), ("chance", &own), ("played", &others)];
        words.say_with(key, &fields)
    }
}

/// How many turns the other side needs to win for certain, if that is known.
fn lasts(judged: &Judgement) -> Option<u32> {
    match judged.finding {
        Some(Finding::LetWin { turns }) => Some(turns),
        _ => judged.after.loses_in(),
    }
}

/// How a turn compares with the one that was played in its place, if that can be said.
fn compared(tried: &Judgement, judge: &Judge, referee: &Referee) -> Option<Compared> {
    let played = judge.played_instead(referee)?;
    let gain = tried.after.expectation() - played.after.expectation();
    // Where both lose, the one that does so later is better.
    if let (Some(own), Some(others)) = (lasts(tried), lasts(&as_turned(*played, judge))) {
        if own < others {
            return Some(Compared::LosesSooner);
        }
        if own > others {
            return (played.best != played.turn).then_some(Compared::LosesLater);
        }
    }
    Some(match gain {
        // What was played was looked at for longer, and nothing better was found.
        _ if gain >= AS_GOOD && played.best == played.turn => return None,
        _ if gain >= AS_GOOD => Compared::Better,
        _ if gain <= -AS_GOOD => Compared::Worse,
        // Nothing that is called a mistake is called good.
        _ if matches!(TurnMark::of(tried), Some(TurnMark::Bad(_))) => Compared::NoBetter,
        _ => Compared::AsGood,
    })
}
