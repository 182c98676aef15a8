//! What is said of a turn that the viewer tries: what it is worth, and whether it is better than the one that was played.

use super::{as_turned, progress, said_of, told_as_lost};
use crate::{
    engine::{Finding, Judgement, Why},
    game::{
        hud::turns::turn_mark::TurnMark,
        players::{Judge, TriedTurns},
        referee::Referee,
    },
    words::Words,
};

/// What there is to say about a turn that the viewer tries.
pub fn said_of_try(words: &Words, tried: &TriedTurns, judge: &Judge, referee: &Referee) -> String {
    let Some(judgement) = tried.judged(referee) else {
        return if tried.is_thinking() {
            words.say("judged-trying")
        } else {
            progress(words, judge)
        };
    };
    if TurnMark::of(judgement).is_none()
        && let Some(lost) = told_as_lost(words, judgement, referee.you())
    {
        return lost;
    }
    let compared = compared(judgement, judge, referee);
    let verdict = if TurnMark::of(judgement).is_some() {
        said_of(words, judgement, referee.you())
    } else {
        let before = referee.game().after_turns(judgement.number.saturating_sub(1));
        let why = judgement.reason(before.position());
        let told = |why: Why| why.told(judgement.side, referee.you()).of_turn(judgement.number);
        let why = why.map(|why| words.tell(&told(why)));
        // The turn of the match was weighed at another time, so it may be found to be better after all.
        let is_best = ![Some(WORSE), Some(SOONER)].contains(&compared);
        let why = why.or_else(|| is_best.then(|| words.say("judged-nearly-best")));
        let good = words.say_with("judged-good", &[("turn", &judgement.number)]);
        [Some(good), why].into_iter().flatten().collect::<Vec<_>>().join(" ")
    };
    let compared = compared.map(|key| words.say(key));
    [Some(verdict), compared].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// From this difference in the chance of winning on, one turn is called better than another.
const BETTER: f64 = 0.05;

/// What is said of a turn that is worse than the one that was played in its place.
const WORSE: &str = "judged-worse-than-played";

/// The same of a turn that loses sooner.
const SOONER: &str = "judged-loses-sooner";

/// How many turns the other side needs to win for certain, if that is known.
fn lasts(judged: &Judgement) -> Option<u32> {
    match judged.finding {
        Some(Finding::LetWin { turns }) => Some(turns),
        _ => judged.after.loses_in(),
    }
}

/// Whether a turn is better than the one that was played in its place, as the name of a sentence.
fn compared(tried: &Judgement, judge: &Judge, referee: &Referee) -> Option<&'static str> {
    let played = judge.played_instead(referee)?;
    let gain = tried.after.expectation() - played.after.expectation();
    // Where both lose, the one that does so later is better.
    if let (Some(own), Some(others)) = (lasts(tried), lasts(&as_turned(*played, judge))) {
        if own < others {
            return Some(SOONER);
        }
        if own > others {
            return (played.best != played.turn).then_some("judged-loses-later");
        }
    }
    Some(match gain {
        // What was played was looked at for longer, and nothing better was found.
        _ if gain >= BETTER && played.best == played.turn => return None,
        _ if gain >= BETTER => "judged-better-than-played",
        _ if gain <= -BETTER => WORSE,
        // Nothing that is called a mistake is called good.
        _ if matches!(TurnMark::of(tried), Some(TurnMark::Bad(_))) => {
            "judged-no-better-than-played"
        }
        _ => "judged-as-good-as-played",
    })
}
