//! Which rules and which reasons for a refusal a learner meets, and in which step. It is observed while the
//! solutions are played and everything wrong is tried, not listed.

use std::collections::BTreeMap;

use nonaga::{
    lesson::{Awaits, Group, LessonStep, LinePart},
    rules::{Board, Position, Reason, Shape, Side, Step},
};
use strum::VariantArray;

use super::{
    course::{asking_steps, lessons, tries},
    learner::Desk,
};

/// How to see that a rule was met in a part.
type IsMet = fn(&Position, Step, &Position) -> bool;

/// Rules that are met by playing.
const RULES: [(&str, IsMet); 13] = [
    (
        "slide over two discs or more",
        |_, step, _| matches!(step, Step::Slide(slide) if slide.from.distance(slide.to) > 1),
    ),
    ("stopped by the edge", |before, step, _| stop(before, step) == Some(Stop::Edge)),
    ("stopped by a hole", |before, step, _| stop(before, step) == Some(Stop::Hole)),
    ("stopped by a token of one’s own", |before, step, _| stop(before, step) == Some(Stop::Own)),
    ("stopped by the opponent’s token", |before, step, _| {
        stop(before, step) == Some(Stop::Others)
    }),
    ("relocate a disc", |_, step, _| matches!(step, Step::Relocate(_))),
    (
        "put a disc where it touches two",
        |_, step, after| matches!(step, Step::Relocate(disc) if after.board().touching(disc.to).count() == 2),
    ),
    ("leave a disc that touches only one", |before, step, after| {
        matches!(step, Step::Relocate(_)) && loose(after.board()) > loose(before.board())
    }),
    ("open a hole", |before, _, after| after.board().holes().len() > before.board().holes().len()),
    (
        "fill a hole",
        |before, step, _| matches!(step, Step::Relocate(disc) if before.board().holes().contains(&disc.to)),
    ),
    ("win with a line", |_, _, after| shape(after) == Some(Shape::Line)),
    ("win with a triangle", |_, _, after| shape(after) == Some(Shape::Triangle)),
    ("win with a tick", |_, _, after| shape(after) == Some(Shape::Tick)),
];

/// Reasons that nobody can meet at the table: the program skips what has to be skipped, and the booklet’s rules
/// have no holes that must stay open. A match that is over offers nothing to try in a lesson.
const NEVER: [Reason; 3] = [Reason::MustMove, Reason::ClosedHole, Reason::MatchOver];

#[derive(PartialEq)]
enum Stop {
    Edge,
    Hole,
    Own,
    Others,
}

fn stop(before: &Position, step: Step) -> Option<Stop> {
    let Step::Slide(slide) = step else { return None };
    let behind = slide.to.step(slide.from.direction_to(slide.to)?);
    Some(match before.token_at(behind) {
        Some(token) if token == before.to_move() => Stop::Own,
        Some(_) => Stop::Others,
        None if before.board().holes().contains(&behind) => Stop::Hole,
        None => Stop::Edge,
    })
}

fn loose(board: &Board) -> usize {
    board.discs().iter().filter(|disc| board.touching(**disc).count() == 1).count()
}

fn shape(position: &Position) -> Option<Shape> {
    position.won().filter(|(side, ..)| *side == Side::Red).map(|(_, shape, _)| shape)
}

/// What was met, and where first.
type Met = BTreeMap<String, String>;

/// Plays the solutions of the course and notes the rules that are met.
fn rules_met() -> Met {
    let mut met = Met::new();
    for (name, lesson) in lessons().filter(|(_, lesson)| lesson.group == Group::Course) {
        let mut desk = Desk::new(lesson, 0);
        while !matches!(desk.runner.awaits(), Awaits::End | Awaits::Match) {
            let (at, known) = (desk.runner.at(), desk.played.len());
            desk.do_step();
            for (before, step, after) in &desk.played[known..] {
                for (rule, _) in RULES.iter().filter(|(_, is_met)| is_met(before, *step, after)) {
                    met.entry((*rule).to_owned()).or_insert_with(|| format!("{name}, step {at}"));
                }
            }
        }
    }
    met
}

/// Tries every part in every step that asks for one, and notes why it is refused.
fn reasons_met() -> Met {
    let mut met = Met::new();
    for (place, desk) in asking_steps() {
        let position = desk.game.position();
        for (from, to) in tries(position) {
            let part = LinePart { from: from.into(), to: to.into() };
            for step in [part.step(position), other_part(part, position)] {
                if let Err(refusal) = desk.game.check(step) {
                    let reason = format!("{:?}", Reason::from(&refusal));
                    met.entry(reason).or_insert_with(|| place.clone());
                }
            }
        }
    }
    met
}

/// The same try as the part that is not due.
fn other_part(LinePart { from, to }: LinePart, position: &Position) -> Step {
    match position.due() {
        Some(nonaga::rules::Part::Slide) => Step::Relocate(nonaga::rules::Relocation { from, to }),
        _ => Step::Slide(nonaga::rules::Slide { from, to }),
    }
}

#[test]
fn every_rule_that_a_player_can_meet_is_met() {
    let (rules, reasons) = (rules_met(), reasons_met());
    for (what, place) in rules.iter().chain(&reasons) {
        println!("{what:40} {place}");
    }
    for (rule, _) in RULES {
        assert!(rules.contains_key(rule), "no step shows: {rule}");
    }
    for reason in Reason::VARIANTS.iter().filter(|reason| !NEVER.contains(reason)) {
        assert!(reasons.contains_key(&format!("{reason:?}")), "no step meets {reason:?}");
    }
}

/// These have to be tried wrong on purpose: a learner who never errs would not meet them.
#[test]
fn the_important_refusals_are_asked_for() {
    let mut asked = Vec::new();
    for (_, lesson) in lessons() {
        for step in lesson.steps() {
            if let LessonStep::Ask(ask) = step {
                asked.push(format!("{:?}", ask.goal));
            }
        }
    }
    let asked = asked.join("\n");
    for reason in ["HasToken", "HemmedIn", "WouldSplit", "TooFewNeighbours", "JustMoved"] {
        assert!(asked.contains(&format!("reason: {reason}")), "no step asks to try {reason}");
    }
}
