//! How the sides stand after a turn, in words.

use crate::{
    engine::{HOPELESS, Who},
    game::{players::Judge, referee::Referee},
    rules::Side,
    words::Words,
};

/// How far a side is ahead.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lead {
    Little,
    Clear,
    Certain,
}

/// From these chances of winning on, a side is ahead.
const LEADS: [(f64, Lead); 3] =
    [(1.0 - HOPELESS, Lead::Certain), (0.75, Lead::Clear), (0.6, Lead::Little)];

/// Who is ahead, and how far, where this is Red's chance of winning.
fn lead(red: f64) -> Option<(Side, Lead)> {
    let of = |chance: f64| LEADS.iter().find(|(least, _)| chance >= *least).map(|(_, lead)| *lead);
    let red_leads = of(red).map(|lead| (Side::Red, lead));
    red_leads.or_else(|| of(1.0 - red).map(|lead| (Side::Black, lead)))
}

/// How the sides stand after the last turn of the match on the table, or only if the turn changed it, as far as that is known.
pub fn stands(words: &Words, judge: &Judge, referee: &Referee, if_changed: bool) -> Option<String> {
    let turns = referee.game().turns().len();
    let is_of_match = referee.shared_with_match().is_none_or(|shared| turns <= shared);
    let lead_after = |turns| judge.red_chance(turns).map(lead);
    let now = lead_after(turns).filter(|_| is_of_match)?;
    if if_changed && turns.checked_sub(1).and_then(lead_after) == Some(now) {
        return None;
    }
    let Some((side, lead)) = now else { return Some(words.say("judged-stands-even")) };
    let key = match lead {
        Lead::Little => "judged-stands-ahead",
        Lead::Clear => "judged-stands-clear",
        Lead::Certain => "judged-stands-won",
    };
    Some(words.say_with(key, &[("who", &Who::of(side, referee.you()))]))
}
