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

/// What the graph shows after so many turns: the mistake that comes next, a threat, and Red's chance of winning. `None` where nothing
/// is known yet.
pub fn told_at(
    words: &Words,
    graph: &Graph,
    turn: usize,
    (judge, tried, referee): (&Judge, &TriedTurns, &Referee),
) -> Option<String> {
    let chance = (*graph.chances.get(turn)?)?;
    let told = |number: usize, note: String| {
        let fields: [(&str, &dyn Tellable); 2] = [("turn", &number), ("note", &note)];
        words.say_with("watching-note", &fields)
    };
    let here = graph.marks.iter().filter(|(place, _)| *place == turn);
    let marks = here.filter_map(|(_, mark)| match mark {
        GraphMark::Mistake(_) => {
            let mark = TurnMark::of(judgement_of(turn + 1, judge, tried, referee)?)?;
            Some(told(turn + 1, mark.said(words)))
        }
        GraphMark::Threat(_) => {
            let turns = referee.recorded().unwrap_or_else(|| referee.game()).turns();
            let before = referee.recorded().unwrap_or_else(|| referee.game()).after_turns(turn - 1);
            let effect = Effect::of(before.position(), *turns.get(turn - 1)?)?;
            Some(told(turn, words.tell(&effect)))
        }
        // The panel shows it.
        GraphMark::Note => None,
    });
    let fields: [(&str, &dyn Tellable); 2] =
        [("turn", &turn), ("chance", &(100.0 * f64::from(chance)).round())];
    let chance = words.say_with("judged-red-chance", &fields);
    Some(marks.chain([chance]).collect::<Vec<_>>().join("\n"))
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
    judge.judged().get(number - 1).filter(|_| is_of_match).or(tried)
}
