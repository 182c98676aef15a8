//! What is said of a turn that would have been better than a mistake.

use super::{deed::tell_why, percent};
use crate::{
    engine::{Judgement, Spoilt, Who, Why},
    game::{
        players::{BestAnswer, Judge},
        referee::Referee,
    },
    rules::{Position, Turn},
    words::{Tellable, Words},
};

/// What the marks show in place of a mistake, which comes next. If only the disc is another one, they show that disc.
pub fn marked(words: &Words, mistake: &Judgement, referee: &Referee) -> String {
    let key = if mistake.is_about_disc_alone() { "judged-marks-disc" } else { "judged-marks" };
    words.say_with(key, &[("who", &Who::of(mistake.side, referee.you()))])
}

/// Why another turn would have been better than a mistake in the position `before`, or what it would have been worth. If only the
/// disc is another one, it is the reason for that.
pub fn why_better(
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
    let told =
        |after| tell_why(words, why, [before, &after], mistake.side, mistake.number, referee);
    before.after(mistake.best).map_or_else(|_| worth_instead(words, mistake, referee), told)
}

/// What a better turn takes from the best answer of the other side to the mistake, if that can be told.
pub fn spoils(
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
pub fn worth_instead(words: &Words, mistake: &Judgement, referee: &Referee) -> String {
    let who = Who::of(mistake.side, referee.you());
    let [before, after] = [mistake.before, mistake.after].map(percent);
    let fields: [(&str, &dyn Tellable); 3] =
        [("who", &who), ("before", &before), ("after", &after)];
    words.say_with("judged-keeps", &fields)
}
