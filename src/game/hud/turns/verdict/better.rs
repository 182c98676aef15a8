//! What is said of a turn that would be or would have been better than a mistake.

use super::{deed::tell_why, percent};
use crate::{
    engine::{Judgement, Spoilt, Who, Why},
    game::{
        players::{BestAnswer, Judge, ShownLine, ToShow, TriedTurns},
        referee::Referee,
    },
    rules::Position,
    words::{Tellable, Words},
};

/// Why a turn is better than a mistake.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Reason {
    /// It does this.
    Does(Why),
    /// It takes this from the best answer of the other side.
    Spoils(BestAnswer, Spoilt),
    /// That cannot be told but in percent.
    Worth,
}

/// A turn that is better than a mistake in whose place it is or could be played. The same reason is told wherever it is spoken of.
#[derive(Clone, Copy, Debug)]
pub struct Better<'a> {
    /// What the better turn is worth.
    judged: Judgement,
    mistake: &'a Judgement,
    /// The position before it.
    before: &'a Position,
}

impl<'a> Better<'a> {
    /// The turn that was found to be best.
    pub fn best(mistake: &'a Judgement, before: &'a Position) -> Better<'a> {
        Better { judged: mistake.of_best(), mistake, before }
    }

    /// A turn that was tried.
    pub fn tried(tried: &Judgement, mistake: &'a Judgement, before: &'a Position) -> Better<'a> {
        Better { judged: *tried, mistake, before }
    }

    /// What says most about it. Threats are seen on the board, and so is what becomes of the best answer. What the turn prepares or
    /// prevents lies further ahead.
    pub fn reason(&self, judge: &Judge) -> Reason {
        let does = self.does();
        let is_seen =
            |why: &Why| why.is_about_threats() || why.is_forced_win() || *why == Why::Wins;
        let escapes = || self.mistake.best_would_hold().then_some(Why::Escapes);
        if let Some(seen) = does.filter(is_seen) {
            Reason::Does(seen)
        } else if let Some((answer, how)) = self.spoils(judge) {
            Reason::Spoils(answer, how)
        } else {
            does.or_else(escapes).map_or(Reason::Worth, Reason::Does)
        }
    }

    /// What it does, if that says much, and the mistake does not do that too. If only the disc is another one than that of the mistake,
    /// it is what that disc does.
    fn does(&self) -> Option<Why> {
        let (why, position) = if self.judged.turn == self.mistake.best {
            let (hint, position) = self.mistake.better_part(self.before);
            (Some(hint.why), position)
        } else {
            (self.judged.reason(self.before), self.before.clone())
        };
        // The search sees further than a reason does.
        let wins = self.judged.after.wins_in().map(|turns| Why::WinsIn { turns });
        let wins = wins.filter(|_| !why.is_some_and(|why| why.is_forced_win() || why == Why::Wins));
        let says_much = |why: &Why| !why.is_quiet() && !self.mistake.shares(&position, *why);
        wins.or_else(|| why.filter(says_much))
    }

    /// What it takes from the best answer of the other side to the mistake, if that can be told.
    fn spoils(&self, judge: &Judge) -> Option<(BestAnswer, Spoilt)> {
        let answer = judge.answer_to(self.mistake)?;
        let after = |turn| self.before.after(turn).ok();
        let [here, there] = [after(self.mistake.turn)?, after(self.judged.turn)?];
        // Whatever wins no longer can be answered, even if what that takes is not seen at once.
        let is_answered = answer.wins && self.mistake.best_would_hold();
        let answered = || is_answered.then_some(Spoilt::Answered);
        let how = Spoilt::of(answer.turn, &here, &there).or_else(answered)?;
        Some((answer, how))
    }

    /// Why it is better, in words.
    pub fn told(&self, words: &Words, judge: &Judge, referee: &Referee) -> String {
        let after = self.before.after(self.judged.turn);
        match (self.reason(judge), after) {
            (Reason::Does(why), Ok(after)) => {
                let (side, number) = (self.mistake.side, self.mistake.number);
                tell_why(words, why, [self.before, &after], side, number, referee)
            }
            (Reason::Spoils(answer, how), _) => {
                let opponent = Who::of(self.mistake.side.other(), referee.you());
                let fields: [(&str, &dyn Tellable); 3] =
                    [("opponent", &opponent), ("wins", &answer.wins), ("how", &how)];
                words.say_with("judged-spoils", &fields)
            }
            (Reason::Does(_) | Reason::Worth, _) => worth_instead(words, self.mistake, referee),
        }
    }
}

/// The reason for the better turn that has just been shown or tried on the table, if there is one.
pub fn reason_on_table(
    judge: &Judge,
    tried: &TriedTurns,
    shown_line: &ShownLine,
    referee: &Referee,
) -> Option<Reason> {
    let turns = referee.game().turns().len();
    let before = referee.game().after_turns(turns.checked_sub(1)?);
    let before = before.position();
    match shown_line.told(referee) {
        Some((_, ToShow::Turn(mistake))) if turns == mistake.number => {
            Some(Better::best(&mistake, before).reason(judge))
        }
        Some(_) => None,
        None => {
            let mistake = judge.mended_by_try(tried, referee)?;
            Some(Better::tried(tried.judged(referee)?, mistake, before).reason(judge))
        }
    }
}

/// What the marks show in place of a mistake, which comes next. If only the disc is another one, they show that disc.
pub fn marked(words: &Words, mistake: &Judgement, referee: &Referee) -> String {
    let key = if mistake.is_about_disc_alone() { "judged-marks-disc" } else { "judged-marks" };
    words.say_with(key, &[("who", &Who::of(mistake.side, referee.you()))])
}

/// What the better turn would have been worth, and what was played instead.
pub fn worth_instead(words: &Words, mistake: &Judgement, referee: &Referee) -> String {
    let who = Who::of(mistake.side, referee.you());
    let [before, after] = [mistake.before, mistake.after].map(percent);
    let fields: [(&str, &dyn Tellable); 3] =
        [("who", &who), ("before", &before), ("after", &after)];
    words.say_with("judged-keeps", &fields)
}
