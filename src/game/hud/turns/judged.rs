//! What the judge says of the match that is being looked at: one line of text, and the graph behind the time line.

use std::collections::BTreeSet;

use bevy::prelude::*;

use super::{
    graph::{Graph, GraphMark},
    turn_mark::TurnMark,
};
use crate::{
    engine::{Finding, Judgement, Score, TurningPoint, Who, Why, threat::winning_slide},
    game::{
        common::{Flow, Screen, Speaker},
        hud::Arrangement,
        players::{Judge, ShownWin, ThreatShown, TriedTurn, Watched, threats_seen},
        referee::Referee,
        table::{At, Motion, Sketch},
    },
    record::Lines,
    rules::{Cell, Part, Side},
    words::{Tellable, Words},
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Judge>
        .or_eager(resource_changed::<Referee>)
        .or_eager(resource_changed::<Sketch>)
        .or_eager(resource_changed::<TriedTurn>)
        .or_eager(any_match_filter::<Added<Graph>>);
    let said_otherwise = changed
        .clone()
        .or_eager(any_component_removed::<Motion>)
        .or_eager(any_match_filter::<Added<ThreatShown>>)
        .or_eager(any_component_removed::<ThreatShown>)
        .or_eager(resource_changed::<ShownWin>)
        .or_eager(resource_changed::<Arrangement>);
    app.add_systems(
        Update,
        (plot.run_if(changed), say.run_if(said_otherwise))
            .in_set(Flow::Tell)
            .run_if(in_state(Screen::Match)),
    );
}

/// The line of text.
#[derive(Component, Clone, Copy, Debug)]
pub struct JudgedLine;

/// Plots the match, as far as the line on the table belongs to it.
#[expect(clippy::cast_possible_truncation, reason = "a graph needs no more than a float")]
fn plot((judge, referee): (Res<Judge>, Res<Referee>), mut graphs: Query<&mut Graph>) {
    let judged = judge.judged();
    let turns = referee.turns();
    let shared = referee.variation_after().unwrap_or(turns);
    let start = judged.first().map(|first| first.red_before() as f32);
    let after = judged.iter().map(|judgement| judgement.red_after() as f32);
    let known: Vec<f32> = start.into_iter().chain(after).take(shared + 1).collect();
    let chances = (0..=turns).map(|turn| known.get(turn).copied()).collect();
    let mistakes = judged.iter().filter(|judgement| judgement.is_mistake());
    let mistakes = mistakes
        .map(|judgement| (judgement.number, GraphMark::Mistake(judgement.given_away() as f32)));
    let threats = judge.threats().iter().map(|turn| (*turn, GraphMark::Threat));
    let notes = referee.paper().notes.keys().map(|turn| (*turn, GraphMark::Note));
    let marks = threats.chain(notes).chain(mistakes).filter(|(turn, _)| *turn <= shared).collect();
    let wanted = Graph { chances, marks };
    for mut graph in &mut graphs {
        if *graph != wanted {
            graph.clone_from(&wanted);
        }
    }
}

fn say(
    (judge, tried, shown_win): (Res<Judge>, Res<TriedTurn>, Res<ShownWin>),
    (referee, sketch): (Res<Referee>, Res<Sketch>),
    watched: Option<Res<Watched>>,
    (speaker, arrangement): (Res<Speaker>, Res<Arrangement>),
    shown: Query<&At, With<ThreatShown>>,
    moving: Query<&Motion>,
    mut lines: Query<(&mut Text, &mut Node), With<JudgedLine>>,
) {
    let is_pointed_at = sketch.turn.is_some() && !sketch.is_better;
    let said = if is_pointed_at {
        speaker.0.say("sketch-pointed")
    } else if let Some(winner) = shown_win.winner() {
        said_of_shown(&speaker.0, winner, &shown_win, &judge, &referee)
    } else {
        match referee.variation_after() {
            Some(_) => said_of_try(&speaker.0, &tried, &judge, &referee),
            // Nobody thinks of the next turn while the last one is still played.
            None if moving.iter().any(Motion::travels) => {
                said_of_last(&speaker.0, &judge, &referee)
            }
            None => said(&speaker.0, &judge, &referee),
        }
    };
    // Where there is room, it also says what the red rings are.
    let has_room = *arrangement == Arrangement::Beside;
    let rings = has_room.then(|| {
        let side = threats_seen(referee.position()).0;
        told_of_threats(&speaker.0, &referee, side, shown.iter().map(|at| at.0))
    });
    let rings = rings.flatten();
    // Where there is nothing to say of what a turn is worth, the line says what it does. A note on the turn says more than that.
    let has_note = watched.is_some_and(|watched| watched.note(&referee).is_some());
    let may_explain = said.is_empty() && !judge.judged().is_empty() && !has_note;
    let said = if may_explain {
        explained(&speaker.0, &judge, &referee, rings.is_some())
    } else {
        Some(said)
    };
    let said: Vec<String> = said.into_iter().chain(rings).filter(|said| !said.is_empty()).collect();
    let said = said.join(" ");
    for (mut line, mut node) in &mut lines {
        // If there is nothing to say, the line leaves its room to others.
        let display = if said.is_empty() { Display::None } else { Display::Flex };
        if line.set_if_neq(Text(said.clone())) || node.display != display {
            node.display = display;
        }
    }
}

/// What the rings mean with which the board shows where a side can win. Slides of several tokens to the same place share one.
pub fn told_of_threats(
    words: &Words,
    referee: &Referee,
    side: Side,
    to: impl IntoIterator<Item = Cell>,
) -> Option<String> {
    let rings = to.into_iter().collect::<BTreeSet<_>>().len();
    let who = Who::of(side, referee.you());
    (rings > 0).then(|| words.say_with("hint-threats", &[("marks", &rings), ("opponent", &who)]))
}

/// What the graph shows. A variation has none.
fn legend(words: &Words, referee: &Referee) -> Option<String> {
    let fields: [(&str, &dyn Tellable); 1] = [("notes", &referee.paper().notes.len())];
    referee.variation_after().is_none().then(|| words.say_with("judged-legend", &fields))
}

/// What the last turn did, or before the first what the graph shows. That the next slide can win may be told of its rings already.
fn explained(words: &Words, judge: &Judge, referee: &Referee, has_rings: bool) -> Option<String> {
    let position = referee.position();
    // Nobody judges half a turn.
    if position.due() == Some(Part::Relocation) {
        return None;
    }
    if winning_slide(position, position.to_move()).is_none() {
        return done_by_last(words, judge, referee).or_else(|| legend(words, referee));
    }
    // Whatever else the turn does, it has not stopped that.
    let who = Who::of(position.to_move(), referee.you());
    (!has_rings).then(|| words.say_with("judged-can-win", &[("who", &who)]))
}

/// What the last turn did. If it is known to force a win, that comes first.
fn done_by_last(words: &Words, judge: &Judge, referee: &Referee) -> Option<String> {
    let turns = referee.game().turns();
    let (last, before) = turns.split_last()?;
    let before = referee.game().after_turns(before.len());
    let before = before.position();
    let forces = || {
        let last = judgement_of_last(judge, referee)?;
        last.after.wins_in()?;
        last.reason(before)
    };
    let why = forces().or_else(|| Why::by_effect(before, *last));
    let told =
        why.map(|why| words.tell(&why.told(before.to_move(), referee.you()).of_turn(turns.len())));
    Some(told.unwrap_or_else(|| words.say("judged-quiet")))
}

/// The judgement of the last turn, if the match was played so.
fn judgement_of_last<'j>(judge: &'j Judge, referee: &Referee) -> Option<&'j Judgement> {
    let last = referee.game().turns().len().checked_sub(1)?;
    let is_in_match = referee.lines().is_none_or(Lines::is_in_match);
    judge.judged().get(last).filter(|_| is_in_match)
}

/// What there is to say about the place on the table: of the next turn if it is a mistake, or else of the last one,
/// or else how far the judge is.
pub fn said(words: &Words, judge: &Judge, referee: &Referee) -> String {
    if let Some(point) = judge.turning_here(referee) {
        return said_of_turning(words, point, judge, referee);
    }
    if let Some(next) = judge.mistake_here(referee) {
        let Some(TurnMark::Bad(mark)) = TurnMark::of(next) else { return String::new() };
        let who = Who::of(next.side, referee.you());
        let fields: [(&str, &dyn Tellable); 3] =
            [("mark", &mark), ("turn", &next.number), ("who", &who)];
        return [words.say_with("judged-next", &fields), marked(words, next, referee)].join(" ");
    }
    said_of_last(words, judge, referee)
}

/// What there is to say of the last turn, or else how far the judge is.
fn said_of_last(words: &Words, judge: &Judge, referee: &Referee) -> String {
    match judgement_of_last(judge, referee) {
        Some(last) if TurnMark::of(last).is_some() => said_of(words, last, referee.you()),
        _ => progress(words, judge),
    }
}

/// What there is to say of the mistake that decided the match, which comes next.
fn said_of_turning(words: &Words, point: TurningPoint, judge: &Judge, referee: &Referee) -> String {
    let what = words.tell(&point.told(referee.you()));
    let mistake = words.say_with("judged-decided", &[("what", &what)]);
    let better = judge.mistake_here(referee).map(|next| marked(words, next, referee));
    // Of some it is proven what they allowed, and of no other that it would have been better.
    let has_none = || judge.judged().len() >= point.turn && point.kind.is_what_was_allowed();
    let better = better.or_else(|| has_none().then(|| words.say("judged-no-better")));
    [Some(mistake), better].into_iter().flatten().collect::<Vec<_>>().join("\n")
}

/// What the marks show in place of a mistake, which comes next, and why. If only the disc is another one, the reason is that of
/// the disc.
fn marked(words: &Words, mistake: &Judgement, referee: &Referee) -> String {
    let tell = |why: Why| {
        let told = why.told(mistake.side, referee.you()).of_turn(mistake.number);
        let told = words.tell(&told);
        if !why.is_quiet() {
            return told;
        }
        // Such a reason does not tell what was wrong with the turn that was played.
        let [before, after] = [mistake.before, mistake.after].map(percent);
        let keeps = words.say_with("judged-keeps", &[("before", &before), ("after", &after)]);
        if why.is_mere_preference() { keeps } else { [told, keeps].join(" ") }
    };
    let who = Who::of(mistake.side, referee.you());
    let (better, position) = mistake.better_part(referee.position());
    let dangers = better.dangers(&position).len();
    let dangers = (dangers > 0).then(|| words.say_with("hint-dangers", &[("marks", &dangers)]));
    let (key, why) = if position.due() == referee.position().due() {
        ("judged-marks", mistake.why)
    } else {
        ("judged-marks-disc", better.why)
    };
    let fields: [(&str, &dyn Tellable); 2] = [("who", &who), ("why", &tell(why))];
    let marks = words.say_with(key, &fields);
    [Some(marks), dangers].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The chance of winning that a score stands for, of a hundred.
fn percent(score: Score) -> f64 {
    (100.0 * score.expectation()).round()
}

/// How far the judge is, while it is at work.
fn progress(words: &Words, judge: &Judge) -> String {
    judge.progress().map_or_else(String::new, |(turn, turns)| {
        words.say_with("judged-progress", &[("turn", &turn), ("turns", &turns)])
    })
}

/// What is said while a win is shown: whose it is, and what the last turn of it does.
fn said_of_shown(
    words: &Words,
    winner: Side,
    shown: &ShownWin,
    judge: &Judge,
    referee: &Referee,
) -> String {
    let who = Who::of(winner, referee.you());
    let headline = words.say_with("judged-shows-win", &[("who", &who)]);
    let does = shown.has_begun(referee).then(|| done_by_last(words, judge, referee)).flatten();
    [Some(headline), does].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// What there is to say about a turn that the viewer tries.
fn said_of_try(words: &Words, tried: &TriedTurn, judge: &Judge, referee: &Referee) -> String {
    let Some(judgement) = tried.judged(referee) else {
        return if tried.is_thinking() {
            words.say("judged-trying")
        } else {
            progress(words, judge)
        };
    };
    let compared = compared(judgement, judge, referee);
    let verdict = if TurnMark::of(judgement).is_some() {
        said_of(words, judgement, referee.you())
    } else {
        let before = referee.game().after_turns(judgement.number.saturating_sub(1));
        let why = judgement.reason(before.position());
        let told = |why: Why| why.told(judgement.side, referee.you()).of_turn(judgement.number);
        let why = why.map(|why| words.tell(&told(why)));
        // The turn of the match was weighed at another time, so it may be found to be better after all.
        let is_best = compared != Some(WORSE);
        let why = why.or_else(|| is_best.then(|| words.say("judged-nearly-best")));
        let good = words.say_with("judged-good", &[("turn", &judgement.number)]);
        [Some(good), why].into_iter().flatten().collect::<Vec<_>>().join(" ")
    };
    let compared = compared.map(|key| words.say(key));
    [Some(verdict), compared].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// From this difference in the chance of winning on, one turn is called better than another.
const BETTER: f64 = 0.05;

/// What is said of a turn that is worse than the one that was played in its place.
const WORSE: &str = "judged-worse-than-played";

/// Whether a turn is better than the one that was played in its place, as the name of a sentence.
fn compared(tried: &Judgement, judge: &Judge, referee: &Referee) -> Option<&'static str> {
    let after = referee.variation_after()?;
    let played = judge.judged().get(after).filter(|played| played.number == tried.number)?;
    let gain = tried.after.expectation() - played.after.expectation();
    Some(match gain {
        _ if gain >= BETTER => "judged-better-than-played",
        _ if gain <= -BETTER => WORSE,
        _ => "judged-as-good-as-played",
    })
}

/// What there is to say about a turn that was played. One side may be called “you”.
fn said_of(words: &Words, judgement: &Judgement, you: Option<Side>) -> String {
    let (turn, side) = (judgement.number, judgement.side);
    let who = Who::of(side, you);
    let first = match TurnMark::of(judgement) {
        Some(TurnMark::Bad(mark)) => {
            let fields: [(&str, &dyn Tellable); 3] =
                [("mark", &mark), ("turn", &turn), ("who", &who)];
            words.say_with("judged-was", &fields)
        }
        Some(TurnMark::Only(only)) => {
            let fields: [(&str, &dyn Tellable); 3] =
                [("turn", &turn), ("who", &who), ("why", &words.tell(&only))];
            return words.say_with("judged-only", &fields);
        }
        None => return String::new(),
    };
    let given_away = || {
        let [before, after] = [judgement.before, judgement.after].map(percent);
        let fields: [(&str, &dyn Tellable); 3] =
            [("who", &who), ("before", &before), ("after", &after)];
        words.say_with("judged-gave-away", &fields)
    };
    // Whoever has lost by force is told so, even where it is not proven that another turn would have held.
    let lost = judgement.after.loses_in().map(|turns| Finding::LetWin { turns });
    let second = judgement
        .finding
        .or(lost)
        .map_or_else(given_away, |finding| words.tell(&finding.told(turn, side, you)));
    [first, second].join(" ")
}
