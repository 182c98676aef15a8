//! What is said of a turn that the viewer tries: what it is worth, and whether it is better than the one that was played.

use super::{as_turned, percent, progress, said_of, spoils, told_as_lost};
use crate::{
    engine::{Finding, Judgement, Who, Why},
    game::{
        hud::turns::turn_mark::TurnMark,
        players::{Judge, TriedTurns},
        referee::Referee,
    },
    rules::{Part, Turn},
    words::{Tellable, Words},
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
    // The turn of the match was weighed at another time, so it may be found to be better after all.
    let is_best = ![Some(WORSE), Some(SOONER)].contains(&compared);
    let verdict = if TurnMark::of(judgement).is_some() {
        said_of(words, judgement, referee.you())
    } else {
        let before = referee.game().after_turns(judgement.number.saturating_sub(1));
        let why = judgement.reason(before.position());
        let told = |why: Why| why.told(judgement.side, referee.you()).of_turn(judgement.number);
        // A small reason says less than what the turn takes from the other side.
        let spoils = || spoils_by_try(words, tried, judge, referee);
        let spoils = if why.is_none_or(Why::is_quiet) { spoils() } else { None };
        let why = spoils.or_else(|| why.map(|why| words.tell(&told(why))));
        let why = why.or_else(|| is_best.then(|| words.say("judged-nearly-best")));
        let good = words.say_with("judged-good", &[("turn", &judgement.number)]);
        [Some(good), why].into_iter().flatten().collect::<Vec<_>>().join(" ")
    };
    let compared = compared.map(|key| words.say(key));
    let chances = chances(words, judgement, judge, referee).filter(|_| compared.is_some());
    [Some(verdict), compared, chances].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// What the turn that is tried takes from the best answer to the mistake of the match in whose place it is tried.
fn spoils_by_try(
    words: &Words,
    tried: &TriedTurns,
    judge: &Judge,
    referee: &Referee,
) -> Option<String> {
    let (mistake, judged) = tried_for_mistake(tried, judge, referee)?;
    let before = referee.game().after_turns(judged.number - 1);
    let said = spoils(words, mistake, judged.turn, before.position(), judge, referee)?;
    // The board shows it.
    let marked = spoilt_by_try(tried, judge, referee).map(|_| words.say("judged-spoilt-marked"));
    Some([Some(said), marked].into_iter().flatten().collect::<Vec<_>>().join(" "))
}

/// The best answer to a mistake of the match, if a better turn is tried in its place and leaves no way to play it.
pub fn spoilt_by_try(tried: &TriedTurns, judge: &Judge, referee: &Referee) -> Option<Turn> {
    let (mistake, _) = tried_for_mistake(tried, judge, referee)?;
    let position = referee.position();
    let answer = judge.answer_to(mistake).filter(|_| position.due() == Some(Part::Slide))?;
    position.after(answer.turn).is_err().then_some(answer.turn)
}

/// A mistake of the match, and what is known of the better turn that is tried in its place.
fn tried_for_mistake<'j>(
    tried: &'j TriedTurns,
    judge: &'j Judge,
    referee: &Referee,
) -> Option<(&'j Judgement, &'j Judgement)> {
    let mistake = judge.played_instead(referee).filter(|played| played.is_mistake())?;
    let judged = tried.judged(referee).filter(|judged| !judged.is_mistake())?;
    (judged.after > mistake.after).then_some((mistake, judged))
}

/// What a good turn is worth, and the one that was played in its place, where that differs. What is proven of it, or what it gives
/// away, is told otherwise.
fn chances(words: &Words, tried: &Judgement, judge: &Judge, referee: &Referee) -> Option<String> {
    let played = judge.played_instead(referee)?;
    let [own, others] = [tried, played].map(|judged| percent(judged.after));
    let is_proven = tried.after.wins_in().or(tried.after.loses_in()).is_some();
    let is_open = TurnMark::of(tried).is_none() && !is_proven;
    let is_told = is_open && (own - others).abs() >= 100.0 * BETTER;
    let fields: [(&str, &dyn Tellable); 3] =
        [("who", &Who::of(tried.side, referee.you())), ("before", &own), ("after", &others)];
    is_told.then(|| words.say_with("judged-chances", &fields))
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
