//! What a turn did on the board, in words.

use super::{commentary::sentences, is_told_as_lost, judgement_of_last};
use crate::{
    engine::{
        HowStopped, LONGEST_PROOF, Who, Why, nothing_stops,
        threat::{spaces_threatened, threats, winning_slide},
    },
    game::{players::Judge, referee::Referee},
    rules::{Position, Side, Turn},
    words::{Tellable, Words},
};

/// A win that takes so many turns, the one that is told of included, comes with the next own turn.
const NEXT: u32 = 2;

/// The turn on the table with this number, and the position in which it was played.
fn turn_played(referee: &Referee, number: usize) -> Option<(Position, Turn)> {
    let before = number.checked_sub(1)?;
    let turn = *referee.game().turns().get(before)?;
    Some((referee.game().after_turns(before).position().clone(), turn))
}

/// The last turn on the table, and the position in which it was played.
fn last_played(referee: &Referee) -> Option<(Position, Turn)> {
    turn_played(referee, referee.game().turns().len())
}

/// What the last turn did, as far as there is a word for it. If it is known to force a win, and that is news or about to come, that
/// comes first. A turn that does nothing one can see may keep the other side from something.
pub fn deed_of_last(judge: &Judge, referee: &Referee) -> Option<Why> {
    let (before, turn) = last_played(referee)?;
    let judged = judgement_of_last(judge, referee);
    let turns = referee.game().turns().len();
    let was_lost = turns.checked_sub(2).and_then(|other| judge.judged().get(other));
    let most = if was_lost.is_some_and(is_told_as_lost) { NEXT } else { LONGEST_PROOF };
    let wins_in = judged.and_then(|judged| judged.after.wins_in());
    let reason = judged.filter(|_| wins_in.is_some_and(|turns| turns <= most));
    let reason = reason.and_then(|judged| judged.reason(&before));
    // Where all is lost, it is of little use.
    let prevents = || {
        let judged = judged.filter(|judged| !judged.is_hopeless())?;
        judged.reason(&before).filter(|why| why.prevents())
    };
    reason.filter(|why| !why.is_mere_preference()).or_else(|| match wins_in {
        Some(_) => Why::on_the_way(&before, turn),
        None => Why::by_effect(&before, turn).or_else(prevents),
    })
}

/// What the last turn did on the way to a win.
pub fn way_of_last(referee: &Referee) -> Option<Why> {
    let (before, turn) = last_played(referee)?;
    Why::on_the_way(&before, turn)
}

/// A reason for turn `number` of a side, which leads from one position to another, in words. Of two threats that it makes it is said
/// if they end on one space, so that one token stops both, or if they can be stopped otherwise, and of several that it stops or makes
/// how many they are.
pub fn tell_why(
    words: &Words,
    why: Why,
    [before, after]: [&Position; 2],
    side: Side,
    number: usize,
    referee: &Referee,
) -> String {
    let told = || words.tell(&why.told(side, referee.you()).of_turn(number));
    match why {
        Why::MakesTwoThreats => match threats(after, side).as_slice() {
            [first, others @ ..] if others.iter().all(|other| other.to == first.to) => {
                words.say_with("judged-one-space", &[("slides", &(others.len() + 1))])
            }
            _ => {
                let can_win = winning_slide(after, side.other()).is_some();
                let is_in_time = !can_win && !nothing_stops(after, side);
                let opponent = Who::of(side.other(), referee.you());
                let stops = || words.say_with("judged-can-stop", &[("opponent", &opponent)]);
                sentences([Some(told()), is_in_time.then(stops)])
            }
        },
        Why::StopsThreat { how } | Why::StopsThreatAndMakesOne { how } => {
            let stopped = threats(before, side.other()).len();
            let makes = matches!(why, Why::StopsThreatAndMakesOne { .. });
            let makes = if makes { spaces_threatened(after, side) } else { 0 };
            let opponent = Who::of(side.other(), referee.you());
            let tell = |how: HowStopped| how.told(Who::of(side, referee.you()));
            let each = match HowStopped::all_by_turn(before, after, side.other())[..] {
                [one, other] if stopped == 2 => {
                    let fields: [(&str, &dyn Tellable); 2] =
                        [("one", &tell(one)), ("other", &tell(other))];
                    Some(words.say_with("judged-each-stopped", &fields))
                }
                _ => None,
            };
            let how = how.map(tell);
            let fields: [(&str, &dyn Tellable); 4] =
                [("opponent", &opponent), ("threats", &stopped), ("makes", &makes), ("how", &how)];
            if stopped > 1 || makes > 1 {
                sentences([Some(words.say_with("judged-stops-threats", &fields)), each])
            } else {
                told()
            }
        }
        _ => told(),
    }
}

/// What the last turn did, in words. Before the first turn there is nothing to tell.
pub fn told_deed(words: &Words, referee: &Referee, deed: Why) -> Option<String> {
    let (before, _) = last_played(referee)?;
    let positions = [&before, referee.position()];
    let turns = referee.game().turns().len();
    Some(tell_why(words, deed, positions, before.to_move(), turns, referee))
}

/// Whether the turn before the last one did nothing that there is a word for. Several such turns often follow each other.
pub fn follows_quiet_turn(referee: &Referee) -> bool {
    let one_before = referee.game().turns().len().checked_sub(1);
    let one_before = one_before.and_then(|number| turn_played(referee, number));
    one_before.is_some_and(|(before, turn)| Why::by_effect(&before, turn).is_none())
}

/// That the threats of a side come too late, if it has any and the other side, which is to move, wins first.
pub fn threats_too_late(words: &Words, referee: &Referee) -> Option<String> {
    let position = referee.position();
    let side = position.to_move().other();
    let own = threats(position, side).len();
    let fields: [(&str, &dyn Tellable); 2] =
        [("who", &Who::of(side, referee.you())), ("threats", &own)];
    let are_late = own > 0 && winning_slide(position, position.to_move()).is_some();
    are_late.then(|| words.say_with("judged-too-late", &fields))
}

/// What the last turn did to threats, in words, if it has to do with any.
pub fn told_of_threats_of_last(words: &Words, judge: &Judge, referee: &Referee) -> Option<String> {
    let deed = deed_of_last(judge, referee).filter(|deed| deed.is_about_threats())?;
    told_deed(words, referee, deed)
}
