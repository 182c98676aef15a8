//! What is said while something better is shown on the board, or a win.

use super::{
    better::{told_reason, worth_instead},
    commentary::Commentary,
    deed::{deed_of_last, threats_too_late, told_deed, way_of_last},
};
use crate::{
    engine::{
        Judgement, Spoilt, Who, Why, nothing_stops, only_lock_lets_win,
        threat::{spaces_threatened, winning_slide},
    },
    game::{
        players::{BestAnswer, Better, Judge, Merit, ShownLine, ToShow},
        referee::Referee,
    },
    rules::{Part, Side},
    words::{Tellable, Words},
};

/// What is said while something better is shown: whose it is, and what the last turn of it does. Of a turn that was better than a
/// mistake, it is said why, and after the answer to it what that leaves. What it takes from the other side may be marked on the board.
pub fn said_of_shown(
    words: &Words,
    side: Side,
    to_show: ToShow,
    shown: &ShownLine,
    judge: &Judge,
    referee: &Referee,
    is_marked: bool,
) -> Commentary {
    let headline = |key, side| words.say_with(key, &[("who", &Who::of(side, referee.you()))]);
    // What half a turn does is not what the turn does.
    let is_told = shown.has_begun(referee) && referee.position().due() != Some(Part::Relocation);
    // What an answer prevents may come all the same, unless it is a threat on the board. A small deed says nothing of why a turn
    // is better.
    let deed = match to_show {
        ToShow::Win { .. } => way_of_last(referee),
        ToShow::Turn(_) | ToShow::Further(_) => deed_of_last(judge, referee),
    };
    let is_own = is_last_of(side, referee);
    let tells = |deed: &Why| {
        let tells_more = if is_own { !deed.is_quiet() } else { !deed.prevents() };
        deed.is_about_threats() || tells_more
    };
    let deed = deed.filter(tells);
    let does = || deed.filter(|_| is_told).and_then(|deed| told_deed(words, referee, deed));
    // An answer to a turn that wins can only delay that.
    let loses = !is_own && (to_show.wins() || shown.wins_on_the_way(referee));
    // Nobody praises a turn after which the other side wins. Of a turn that does nothing worth a word, that is said, unless it is one
    // that does less now: then its headline says all.
    let follows = || {
        let position = referee.position();
        let goes_on = is_told && position.won().is_none();
        if goes_on && winning_slide(position, position.to_move()).is_some() {
            return Some(headline("judged-can-win", position.to_move()));
        }
        let is_refuted = shown.refuted().is_some();
        let is_quiet = goes_on && !is_refuted;
        let says = if loses { "judged-only-delays" } else { "judged-quiet" };
        does().or_else(|| is_quiet.then(|| words.say(says)))
    };
    // Whose turn it was that is told of.
    let has_answered = is_told && referee.to_move() == side;
    match to_show {
        // That a slide wins is seen.
        ToShow::Win { .. } if referee.position().won().is_some() => {
            let turn = referee.playhead().turn();
            let is_forced = shown.begins_after().is_some_and(|after| turn > after + 1);
            let forced = is_forced.then(|| headline("judged-shows-forced", side.other()));
            Commentary::of(headline("judged-shows-win", side), [forced])
        }
        ToShow::Win { .. } if has_answered => {
            let late = threats_too_late(words, referee);
            // Whoever loses has no use for what is prepared.
            let does_now = || does().filter(|_| deed.is_some_and(Why::is_about_threats));
            let is_in_vain = winning_slide(referee.position(), side).is_some();
            let in_vain = || is_in_vain.then(|| headline("judged-can-win", side));
            let delays = || words.say("judged-only-delays");
            let does = late.or_else(does_now).or_else(in_vain).unwrap_or_else(delays);
            Commentary::of(headline("judged-shows-answer", side.other()), [Some(does)])
        }
        ToShow::Win { .. } => {
            // That two threats can't both be stopped goes without saying.
            let is_one =
                matches!(deed, Some(Why::MakesThreat | Why::StopsThreatAndMakesOne { .. }));
            let is_one = is_one && spaces_threatened(referee.position(), side) == 1;
            let wins_next = is_told && is_one && nothing_stops(referee.position(), side);
            let stops = wins_next.then(|| {
                let locked = only_lock_lets_win(referee.position(), side);
                let fields: [(&str, &dyn Tellable); 2] =
                    [("who", &Who::of(side.other(), referee.you())), ("locked", &locked)];
                words.say_with("judged-cannot-stop", &fields)
            });
            Commentary::of(headline("judged-shows-win", side), [does(), stops])
        }
        ToShow::Turn(better) if referee.game().turns().len() > better.number => {
            let headline = headline_of_next(words, side, better.number, shown, referee);
            // Once all is shown, it is said what it is worth, unless it wins.
            let wins = shown.wins_on_the_way(referee);
            let is_answered = referee.game().turns().len() > better.number + 1 && !wins;
            let worth = is_answered.then(|| worth_instead(words, &better, referee));
            let in_match = told_as_impossible_in_match(words, &better, shown, referee);
            Commentary::of(headline, [follows(), in_match, worth])
        }
        ToShow::Further(tried) => {
            Commentary::of(headline_of_next(words, side, tried.number, shown, referee), [follows()])
        }
        ToShow::Turn(mistake) => {
            let before = referee.game().after_turns(mistake.number - 1);
            let better = Better::best(&mistake, before.position(), shown.allowed());
            let why = told_reason(words, &better, referee, is_marked);
            // The other side has to answer a threat that it makes.
            let also = does().filter(|_| {
                let is_told = matches!(better.merit, Merit::Does(_));
                !is_told && deed.is_some_and(Why::makes_threats)
            });
            Commentary::of(headline("judged-shows-turn", side), [Some(why), also])
        }
    }
}

/// That the mistake leaves no way to play what refutes its best answer after the better turn, and why, if that was played last.
fn told_as_impossible_in_match(
    words: &Words,
    mistake: &Judgement,
    shown: &ShownLine,
    referee: &Referee,
) -> Option<String> {
    let answer = shown.refuted()?;
    let game = referee.game();
    let last = *game.turns().get(mistake.number + 1)?;
    let [before, here] =
        [mistake.number - 1, mistake.number + 1].map(|turns| game.after_turns(turns));
    let (before, here) = (before.position(), here.position());
    let in_match = before.after(mistake.turn).ok()?.after(answer.turn).ok()?;
    let how = Spoilt::of(last, here, [here, &in_match]).filter(|how| how.is_impossible())?;
    let who = Who::of(mistake.side, referee.you());
    let fields: [(&str, &dyn Tellable); 2] = [("who", &who), ("how", &how.told(who))];
    Some(words.say_with("judged-not-in-match", &fields))
}

/// Whose turn it is that follows on turn `number`, which was better or was tried, and what it is for.
fn headline_of_next(
    words: &Words,
    side: Side,
    number: usize,
    shown: &ShownLine,
    referee: &Referee,
) -> String {
    let turns = referee.game().turns();
    let is_own = is_last_of(side, referee);
    let wins = shown.wins_on_the_way(referee);
    let (key, side) = match (shown.refuted(), turns.len() - number) {
        (Some(BestAnswer { wins: true, .. }), 1) => ("judged-shows-allowed", side.other()),
        (Some(_), 1) => ("judged-shows-lesser", side.other()),
        (Some(_), 2) => ("judged-shows-refuted", side),
        _ if !is_own => ("judged-shows-answer", side.other()),
        _ if wins => ("judged-shows-win", side),
        _ => ("judged-shows-next", side),
    };
    words.say_with(key, &[("who", &Who::of(side, referee.you()))])
}

/// Whether a side has played the last turn.
fn is_last_of(side: Side, referee: &Referee) -> bool {
    let turns = referee.game().turns().len();
    let before = turns.checked_sub(1).map(|before| referee.game().after_turns(before));
    before.is_some_and(|before| before.position().to_move() == side)
}
