//! What is said of a turn that would be or would have been better than a mistake.

use super::{commentary::sentences, deed::tell_why, percent};
use crate::{
    engine::{Judgement, Prepared, Who, Why},
    game::{
        players::{Better, Merit},
        referee::Referee,
    },
    words::{Tellable, Words},
};

/// Why a turn is better than a mistake, in words. What it takes from the other side may be marked on the board.
pub fn told_reason(words: &Words, better: &Better, referee: &Referee, is_marked: bool) -> String {
    let Better { judged, mistake, before, merit } = better;
    match (merit, before.after(judged.turn)) {
        (Merit::Does(why), Ok(after)) => {
            let tell = |why| {
                let positions = [before, &after];
                tell_why(words, why, positions, mistake.side, mistake.number, referee)
            };
            // How a long win begins is not seen at once.
            let begins = Why::on_the_way(before, judged.turn);
            let begins = begins.filter(|_| matches!(why, Why::WinsIn { .. }));
            let prepared = why.makes_threats().then(|| told_of_prepared(words, better, referee));
            sentences([Some(tell(*why)), begins.map(tell), prepared.flatten()])
        }
        (Merit::Spoils { allowed, how, .. }, _) => {
            let opponent = Who::of(mistake.side.other(), referee.you());
            let who = Who::of(mistake.side, referee.you());
            let fields: [(&str, &dyn Tellable); 4] = [
                ("opponent", &opponent),
                ("allowed", &allowed.told(who)),
                ("marked", &is_marked),
                ("how", &how.told(who)),
            ];
            let spoilt = words.say_with("judged-spoils", &fields);
            sentences([Some(spoilt), told_of_ring(words, better).filter(|_| is_marked)])
        }
        (Merit::Does(_) | Merit::Worth, _) => worth_instead(words, mistake, referee),
    }
}

/// What a better turn does besides to two threats that the other side has prepared, if it does anything to them.
fn told_of_prepared(words: &Words, better: &Better, referee: &Referee) -> Option<String> {
    let key = match Prepared::after(better.judged.turn, &better.before)? {
        Prepared::Prevented => "judged-prevents-prepared",
        Prepared::TooLate => "judged-prepared-too-late",
    };
    let opponent = Who::of(better.mistake.side.other(), referee.you());
    Some(words.say_with(key, &[("opponent", &opponent)]))
}

/// What whoever made the mistake would do on the board with a better turn, once the mistake is played, if that can be told in short.
pub fn told_as_missed(
    words: &Words,
    why: Why,
    mistake: &Judgement,
    referee: &Referee,
) -> Option<String> {
    let key = match why {
        Why::MakesTwoThreats => "judged-missed-two-threats",
        Why::MakesThreat | Why::StopsThreatAndMakesOne { .. } => "judged-missed-threat",
        Why::PreparesTwoThreats => "judged-missed-preparation",
        Why::PreventsTwoThreats => "judged-missed-prevention",
        _ => return None,
    };
    let [who, opponent] =
        [mistake.side, mistake.side.other()].map(|side| Who::of(side, referee.you()));
    let fields: [(&str, &dyn Tellable); 3] =
        [("part", &mistake.other_part()), ("who", &who), ("opponent", &opponent)];
    Some(words.say_with(key, &fields))
}

/// That the board marks the space on which it depends whether the best answer can be played, if there is one.
pub fn told_of_ring(words: &Words, better: &Better) -> Option<String> {
    better.decided_at().map(|_| words.say("judged-gold-ring"))
}

/// What the better turn would have been worth, and what was played instead.
pub fn worth_instead(words: &Words, mistake: &Judgement, referee: &Referee) -> String {
    let who = Who::of(mistake.side, referee.you());
    let [before, after] = [mistake.before, mistake.after].map(percent);
    let fields: [(&str, &dyn Tellable); 3] =
        [("who", &who), ("before", &before), ("after", &after)];
    words.say_with("judged-keeps", &fields)
}
