//! What the graph of a match means, as a whole and in each place.

use super::{
    graph::{Graph, GraphMark},
    turn_mark::TurnMark,
};
use crate::{
    engine::{Effect, Judgement},
    game::{
        players::{Judge, TriedTurns},
        referee::Referee,
    },
    words::{Tellable, Words},
};

/// What the graph shows. A variation has none.
pub fn legend(words: &Words, referee: &Referee) -> Option<String> {
    let fields: [(&str, &dyn Tellable); 1] = [("notes", &referee.paper().notes.len())];
    referee.variation_after().is_none().then(|| words.say_with("judged-legend", &fields))
}

/// What the graph shows after so many turns: a mistake, a threat, Red's chance of winning or how the match ends, and a note. `None`
/// where nothing is known yet.
pub fn told_at(
    words: &Words,
    graph: &Graph,
    turn: usize,
    judge: &Judge,
    tried: &TriedTurns,
    referee: &Referee,
) -> Option<String> {
    let chance = (*graph.chances.get(turn)?)?;
    let whole = referee.recorded().unwrap_or_else(|| referee.game());
    let told = |number: usize, note: String| {
        let fields: [(&str, &dyn Tellable); 2] = [("turn", &number), ("note", &note)];
        words.say_with("watching-note", &fields)
    };
    let here = || graph.marks.iter().filter(|(place, _)| *place == turn);
    let is_mistake = here().any(|(_, mark)| matches!(mark, GraphMark::Mistake(_)));
    let marks = here().filter_map(|(_, mark)| match mark {
        GraphMark::Mistake(_) => {
            let mark = TurnMark::of(judgement_of(turn, judge, tried, referee)?)?;
            Some(told(turn, mark.said(words)))
        }
        GraphMark::Threat(_) if is_mistake => None,
        GraphMark::Threat(_) => {
            let last = turn.checked_sub(1)?;
            let before = whole.after_turns(last);
            let effect = Effect::of(before.position(), *whole.turns().get(last)?)?;
            Some(told(turn, words.tell(&effect)))
        }
        GraphMark::Note => None,
    });
    let note = referee
        .paper()
        .notes
        .get(&turn)
        .filter(|_| here().any(|(_, mark)| *mark == GraphMark::Note));
    let note = note.map(|note| note.text_in(words.language().tag()).to_owned());
    let is_of_match = referee.variation_after().is_none();
    let ending = whole.ending().filter(|_| is_of_match && turn == whole.turns().len());
    let chance = (100.0 * f64::from(chance)).round();
    let in_percent =
        || words.say_with("judged-red-chance", &[("turn", &turn), ("chance", &chance)]);
    let stands = ending.map_or_else(in_percent, |ending| referee.tell_ending(words, ending));
    // What somebody wrote comes after what is known.
    Some(marks.chain([stands]).chain(note).collect::<Vec<_>>().join("\n"))
}

/// What is known of the turn with this number, if it is one of the match or the one that is tried.
fn judgement_of<'j>(
    number: usize,
    judge: &'j Judge,
    tried: &'j TriedTurns,
    referee: &Referee,
) -> Option<&'j Judgement> {
    let is_of_match = referee.shared_with_match().is_none_or(|shared| number <= shared);
    let tried = tried.judged(referee).filter(|tried| tried.number == number);
    judge.judged().get(number.checked_sub(1)?).filter(|_| is_of_match).or(tried)
}
