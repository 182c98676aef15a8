//! What the judge says of the match that is being looked at: a text, and what the graph behind the time line shows.

use bevy::{prelude::*, window::RequestRedraw};

use super::{
    graph::{Graph, GraphMark},
    told_graph::legend,
    told_marks::{told_of_dangers, told_of_shapes, told_of_threats},
    turn_mark::TurnMark,
    verdict::{
        Commentary, deed_of_last, follows_quiet_turn, lost_anyway, prepared_before_mistake, said,
        said_as_best, said_as_slower, said_of_last, said_of_shown, said_of_try, sentences, stands,
        threats_too_late, told_deed, told_of_threats_of_last,
    },
};
use crate::{
    engine::{Judgement, Who, Why, threat::winning_slide},
    game::{
        common::{Flow, Screen, Speaker},
        hud::Arrangement,
        players::{
            Adviser, Better, Illustrated, Judge, ShapeShown, ShownLine, ThreatShown, ToShow,
            TriedTurns, Watched, Whose, owned, threats_seen,
        },
        referee::{Ask, Done, Referee},
        table::{At, Motion, Sketch, SketchedFor},
        ui::{
            Ems, Letters,
            palette::{INK, SOFT_INK},
            text,
        },
    },
    rules::{Ending, Part, Side},
    words::{Tellable, Words},
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Judge>
        .or_eager(resource_changed::<ShownLine>)
        .or_eager(resource_changed::<Referee>)
        .or_eager(resource_changed::<Sketch>)
        .or_eager(resource_changed::<TriedTurns>)
        .or_eager(any_match_filter::<Added<Graph>>);
    let said_otherwise = changed
        .clone()
        .or_eager(any_component_removed::<Motion>)
        .or_eager(any_match_filter::<Added<ThreatShown>>)
        .or_eager(any_component_removed::<ThreatShown>)
        .or_eager(resource_changed_or_removed::<Watched>)
        .or_eager(resource_changed::<Adviser>)
        .or_eager(resource_changed::<Arrangement>);
    app.add_systems(
        Update,
        (plot.run_if(changed), say.run_if(said_otherwise))
            .in_set(Flow::Tell)
            .run_if(in_state(Screen::Match)),
    );
}

/// A text of what is said. Who glances at it sees the verdict first, and what is told besides last.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaidPart {
    Verdict,
    Why,
    Aside,
}

/// A text, still empty.
pub fn judged(part: SaidPart) -> impl Bundle {
    let (letters, ink) = match part {
        SaidPart::Verdict => (Letters::Body, INK),
        SaidPart::Why => (Letters::Small, INK),
        SaidPart::Aside => (Letters::Small, SOFT_INK),
    };
    // With large letters it lies below what stands before it.
    let node = Node { flex_grow: 1.0, display: Display::None, ..default() };
    (part, text("", letters, ink), Ems::Basis(14.0), node)
}

/// Plots the match, as far as the line on the table belongs to it.
#[expect(clippy::cast_possible_truncation, reason = "a graph needs no more than a float")]
pub fn plot(
    (judge, tried, referee): (Res<Judge>, Res<TriedTurns>, Res<Referee>),
    shown_line: Res<ShownLine>,
    mut graphs: Query<&mut Graph>,
) {
    let judged = judge.judged();
    let turns = referee.turns();
    let shared = referee.shared_with_match().unwrap_or(turns);
    let known = |turn: usize| judge.red_chance(turn).filter(|_| turn <= shared);
    // Of a variation only the turn that has been weighed is known.
    let tried = referee.variation_after().and_then(|_| tried.judged(&referee));
    // What is shown is worth what is said of it.
    let shown = shown_line.told(&referee).map(|(side, better)| (side, better.worth()));
    let shown = shown.map(|(side, chance)| match side {
        Side::Red => chance,
        Side::Black => 1.0 - chance,
    });
    let shown_from = shown_line.begins_after().map_or(0, |after| after.max(shared));
    let shown_at =
        |turn: usize| shown.filter(|_| turn >= shown_from && turn <= referee.game().turns().len());
    let tried_at = |turn: usize| tried.filter(|tried| tried.number == turn);
    let chance = |turn: usize| {
        let after = || tried_at(turn).map(Judgement::red_after);
        let before = || tried_at(turn + 1).map(Judgement::red_before);
        known(turn)
            .or_else(|| shown_at(turn))
            .or_else(after)
            .or_else(before)
            .map(|chance| chance as f32)
    };
    let chances = (0..=turns).map(chance).collect();
    let weighed = judged.iter().take(shared).chain(tried);
    let mistakes = weighed.filter(|judgement| judgement.is_mistake());
    let mistakes = mistakes
        .map(|judgement| (judgement.number, GraphMark::Mistake(judgement.given_away() as f32)));
    let threats = judge.threats().iter().map(|(turn, side)| (*turn, GraphMark::Threat(*side)));
    let notes = referee.paper().notes.keys().map(|turn| (*turn, GraphMark::Note));
    let of_match = threats.chain(notes).filter(|(turn, _)| *turn <= shared);
    let marks = of_match.chain(mistakes).collect();
    let wanted = Graph { chances, marks };
    for mut graph in &mut graphs {
        if *graph != wanted {
            graph.clone_from(&wanted);
        }
    }
}

pub(super) fn say(
    (judge, tried, shown_line): (Res<Judge>, Res<TriedTurns>, Res<ShownLine>),
    (referee, sketch, adviser): (Res<Referee>, Res<Sketch>, Res<Adviser>),
    watched: Option<Res<Watched>>,
    (speaker, arrangement): (Res<Speaker>, Res<Arrangement>),
    shown: Query<&At, With<ThreatShown>>,
    moving: Query<&Motion>,
    (mut done, mut goes_on): (MessageReader<Done>, Local<bool>),
    mut texts: Query<(&SaidPart, &mut Text, &mut Node)>,
    mut illustrated: ResMut<Illustrated>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // A change of seats moves nothing.
    let moves = |done: &&Done| !matches!(done.request.ask, Ask::Seat(_));
    if let Some(Done { request, .. }) = done.read().filter(moves).last() {
        *goes_on = request.ask.is_play() || matches!(request.ask, Ask::Forward(_));
    }
    let is_playing = watched.as_ref().is_some_and(|watched| watched.is_playing());
    if watched.as_ref().is_some_and(|watched| watched.is_amid_turn(&referee)) {
        return;
    }
    let is_pointed_at = sketch.turn.is_some() && sketch.why == SketchedFor::Pointed;
    let has_note = watched.is_some_and(|watched| watched.note(&referee).is_some());
    let told = shown_line.told(&referee);
    let marks_answer = sketch.shows_answer();
    let said = if is_pointed_at {
        Commentary::plain(speaker.0.say("sketch-pointed"))
    } else if let Some((side, better)) = told {
        said_of_shown(&speaker.0, side, better, &shown_line, &judge, &referee, marks_answer)
    } else {
        match referee.shared_with_match() {
            Some(shared) if referee.game().turns().len() > shared => {
                said_of_try(&speaker.0, &tried, &judge, &shown_line, &referee, marks_answer)
            }
            // Whoever steps back in a variation comes to turns of the match.
            Some(_) => said_of_last(&speaker.0, &judge, &referee, marks_answer),
            // Nobody thinks of the next turn while the last one is still played, or the next one follows in a moment. Where somebody
            // has jumped to, nothing is played.
            None if is_playing || *goes_on && moving.iter().any(Motion::travels) => {
                said_of_last(&speaker.0, &judge, &referee, marks_answer)
            }
            None => said(&speaker.0, &judge, &referee, marks_answer),
        }
    };
    // Where there is room, it also says what the rings of threats are.
    let has_room = *arrangement == Arrangement::Beside && !is_playing;
    // Where there is nothing to say of what a turn is worth, the line says what it does. A note on the turn says more than that.
    let may_explain = said.is_empty() && !judge.judged().is_empty() && !has_note;
    let (side, threats) = threats_seen(referee.position());
    // What is said of a good turn that is tried tells of its threat, unless that cannot save it.
    let is_tried_well = referee.variation_after().is_some()
        && tried
            .judged(&referee)
            .is_some_and(|tried| TurnMark::of(tried).is_none() && tried.after.loses_in().is_none());
    // That the turn could not change anything is no word of what it threatens.
    let says_lost = may_explain
        && lost_anyway(&speaker.0, &judge, &referee).is_some()
        && told_of_threats_of_last(&speaker.0, &judge, &referee).is_none();
    // All of these say already what the last turn threatens.
    let is_amid = referee.position().due() == Some(Part::Relocation);
    let says_deed = !is_amid && (may_explain && !says_lost || is_tried_well || told.is_some());
    let is_told = says_deed && side != referee.position().to_move();
    let rings = (has_room && !is_told)
        .then(|| told_of_threats(&speaker.0, &referee, side, shown.iter().map(|at| at.0)));
    let rings = rings.flatten();
    // The shapes lie still beside what is said of them, like the rings. Those of a hint come first.
    let is_hinted = adviser.hint(referee.game()).is_some();
    // While the match plays, nobody is told which marks are which.
    let may_mix = !is_playing || threats.is_empty();
    let may_draw = may_mix
        && *arrangement == Arrangement::Beside
        && !is_hinted
        && !moving.iter().any(Motion::travels);
    let begins = begins(&speaker.0, &referee);
    let begins = begins.filter(|_| has_room && told.is_none() && !is_pointed_at);
    let Explained { told, meaning, shapes } = if may_explain {
        explained(&speaker.0, &judge, &referee, rings.is_some(), may_draw)
    } else {
        let prepared = prepared_by_last(&judge, &tried, &referee, told.is_some());
        let prepared = prepared.filter(|_| may_draw && !is_pointed_at && !is_playing);
        // Where it is told of the other side's answer, that is what is drawn.
        let prepared = prepared.filter(|_| {
            let better = Better::on_table(&judge, &tried, &shown_line, &referee);
            !better.is_some_and(|better| better.spoils())
        });
        let shapes =
            prepared.map(|(why, whose)| shapes_of_last(&speaker.0, &referee, why, whose, false));
        let (meaning, shapes) = shapes.unwrap_or_default();
        Explained { told: None, meaning, shapes }
    };
    // While the match plays, there is time to look at what is drawn, but not to read of it.
    let meaning = meaning.filter(|_| has_room);
    if illustrated.set_if_neq(Illustrated(shapes)) {
        redraw.write(RequestRedraw);
    }
    // Where it is told last what the last turn prepares, its marks are told of after that.
    let (in_why, in_aside) = if said.aside.is_empty() { (meaning, None) } else { (None, meaning) };
    let why = sentences([begins, Some(said.why), told, in_why, rings]);
    let said = Commentary { why, aside: sentences([Some(said.aside), in_aside]), ..said };
    for (part, mut text, mut node) in &mut texts {
        let part_said = match part {
            SaidPart::Verdict => &said.verdict,
            SaidPart::Why => &said.why,
            SaidPart::Aside => &said.aside,
        };
        // A part that is empty leaves its room to others. What follows on a verdict stands below it.
        let display = if part_said.is_empty() { Display::None } else { Display::Flex };
        let follows =
            *part == SaidPart::Aside || *part == SaidPart::Why && !said.verdict.is_empty();
        let least = if follows { percent(100) } else { auto() };
        let is_new = text.set_if_neq(Text(part_said.clone()));
        if is_new || node.display != display || node.min_width != least {
            node.display = display;
            node.min_width = least;
        }
    }
}

/// How a match ends, and what one can do with it, before its first turn.
fn begins(words: &Words, referee: &Referee) -> Option<String> {
    let is_at_start = referee.game().turns().is_empty() && referee.variation_after().is_none();
    let whole = referee.recorded().filter(|game| is_at_start && !game.turns().is_empty())?;
    let ends = whole.ending().map(|ending| match ending {
        Ending::Won { by, .. } => {
            let fields: [(&str, &dyn Tellable); 2] =
                [("who", &Who::of(by, referee.you())), ("turn", &whole.turns().len())];
            words.say_with("judged-begins-won", &fields)
        }
        _ => referee.tell_ending(words, ending),
    });
    let told = ends.into_iter().chain([words.say("judged-begins")]);
    Some(sentences(told.map(Some)))
}

/// What is told besides what a turn is worth, and the shapes that it speaks of, with what they mean.
struct Explained {
    told: Option<String>,
    meaning: Option<String>,
    shapes: Vec<ShapeShown>,
}

impl Explained {
    /// It speaks of no shapes.
    fn only(told: Option<String>) -> Explained {
        Explained { told, meaning: None, shapes: Vec::new() }
    }
}

/// What the last turn did, or before the first what the graph shows. That the next slide can win may be told of its rings already.
/// What the turn prepares is told with its shapes, if they may be drawn.
fn explained(
    words: &Words,
    judge: &Judge,
    referee: &Referee,
    has_rings: bool,
    may_draw: bool,
) -> Explained {
    let position = referee.position();
    if position.due() == Some(Part::Relocation) {
        return Explained::only(None);
    }
    if let Some(lost) = lost_anyway(words, judge, referee) {
        // What it does is seen on the board, even if it came too late.
        let does = told_of_threats_of_last(words, judge, referee);
        return Explained::only(Some(sentences([does, Some(lost)])));
    }
    // Once the match is won, nobody wins again.
    let can_win = position.won().is_none() && winning_slide(position, position.to_move()).is_some();
    if can_win {
        // Whatever else the turn does, it has not stopped that.
        let who = Who::of(position.to_move(), referee.you());
        let late = threats_too_late(words, referee);
        let told = !has_rings || late.is_some();
        let told = told.then(|| words.say_with("judged-can-win", &[("who", &who)]));
        return Explained::only(Some(sentences([told, late])));
    }
    let deed = deed_of_last(judge, referee);
    if referee.game().turns().is_empty() {
        return Explained::only(legend(words, referee));
    }
    // Several quiet turns often follow each other. Then nobody wants to read the same again.
    let is_again = deed.is_none() && follows_quiet_turn(referee);
    let quiet = || words.say(if is_again { "judged-quiet-again" } else { "judged-quiet" });
    let told = deed.and_then(|deed| told_deed(words, referee, deed)).unwrap_or_else(quiet);
    // A small deed says little about the match.
    let same = deed.is_none().then(|| said_as_best(words, judge, referee));
    let if_changed = deed.is_some() || is_again;
    let stands = deed.is_none_or(Why::is_quiet).then(|| stands(words, judge, referee, if_changed));
    // The button shows that win.
    let win = judge.better_here(referee).filter(|better| matches!(better, ToShow::Win { .. }));
    let can_force = win.map(|_| {
        let who = Who::of(position.to_move(), referee.you());
        words.say_with("judged-can-force", &[("who", &who)])
    });
    let shapes = deed
        .filter(|_| may_draw)
        .map(|deed| shapes_of_last(words, referee, deed, Whose::Own, has_rings));
    let (meaning, shapes) = shapes.unwrap_or_default();
    let slower = said_as_slower(words, judge, referee);
    let stands = slower.or(can_force).or(stands.flatten());
    let told = sentences([Some(told), same.flatten(), stands]);
    Explained { told: Some(told), meaning, shapes }
}

/// What the last turn prepares, if it was tried and is a good one, or if it is shown, or if a better turn is asked for, which has to stop
/// that. With it comes for whom it is told.
fn prepared_by_last(
    judge: &Judge,
    tried: &TriedTurns,
    referee: &Referee,
    is_shown: bool,
) -> Option<(Why, Whose)> {
    let of_try = || {
        referee.variation_after()?;
        let judged = tried.judged(referee).filter(|judged| TurnMark::of(judged).is_none())?;
        judged.reason(referee.game().after_turns(judged.number.checked_sub(1)?).position())
    };
    let own = if is_shown { deed_of_last(judge, referee) } else { of_try() };
    let own = own.filter(|why| why.is_preparation()).map(|why| (why, Whose::Own));
    let to_stop = || prepared_before_mistake(judge, referee).filter(|_| !is_shown);
    own.or_else(|| to_stop().map(|why| (why, Whose::Opponents)))
}

/// The shapes that the last turn prepares or prevents, where there is this reason for it, and what they mean. `whose` says for whom that
/// is told. Rings of threats look like what is prevented.
fn shapes_of_last(
    words: &Words,
    referee: &Referee,
    deed: Why,
    whose: Whose,
    has_rings: bool,
) -> (Option<String>, Vec<ShapeShown>) {
    let position = referee.position();
    let own = deed.shapes_prepared(position, position.to_move().other());
    if !own.is_empty() {
        return (told_of_shapes(words, deed, &own, whose), owned(own, whose).collect());
    }
    let turns = referee.game().turns().len();
    let Some(before) = turns.checked_sub(1).filter(|_| !has_rings) else {
        return Default::default();
    };
    let prevented = deed.shapes_prevented(referee.game().after_turns(before).position());
    let dangers = told_of_dangers(words, referee, position.to_move(), &prevented);
    (dangers, owned(prevented, Whose::Opponents).collect())
}
