//! What is said of a turn that would be or would have been better than a mistake.

use super::{commentary::sentences, deed::tell_why, percent};
use crate::{
    engine::{Judgement, Who},
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
            tell_why(words, *why, [before, &after], mistake.side, mistake.number, referee)
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
