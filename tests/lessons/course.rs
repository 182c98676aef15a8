//! The course that comes with the program: each lesson can be learned, is entered at every step, and answers
//! whatever the learner tries. The course is short, and the challenges are as hard as they say.

use std::collections::BTreeSet;

use nonaga::{
    engine::solve,
    lesson::{
        Awaits, BoardMark, Demand, Group, Lesson, LessonStep, LinePart, Over, StepGoal, course,
    },
    rules::{Match, Position, Slide},
    words::{Language, Words},
};

use super::learner::{Desk, SOLVER};

/// More stops than any lesson has, with the turns of a long match.
const PATIENCE: usize = 400;

/// The lessons with their names. Each can be read.
pub fn lessons() -> impl Iterator<Item = (&'static str, &'static Lesson)> {
    course().iter().map(|(name, lesson)| match lesson {
        Ok(lesson) => (*name, lesson),
        Err(error) => panic!("{name}: {error}"),
    })
}

fn words() -> Words {
    Words::new(Language::ENGLISH)
}

#[test]
fn every_lesson_can_be_learned_to_its_end() {
    let words = words();
    for (name, lesson) in lessons() {
        assert_eq!(lesson.check(SOLVER, |key| words.has(key)), Ok(()), "{name}");
        let mut desk = Desk::new(lesson, 0);
        for _ in 0..PATIENCE {
            if desk.runner.awaits() == Awaits::End {
                break;
            }
            desk.do_step();
        }
        assert_eq!(desk.runner.awaits(), Awaits::End, "{name}: {:?}", desk.runner.at());
    }
}

#[test]
fn the_course_and_the_challenges_are_complete() {
    let count = |group| lessons().filter(|(_, lesson)| lesson.group == group).count();
    assert_eq!((count(Group::Course), count(Group::Challenges), count(Group::Own)), (10, 12, 0));
}

#[test]
fn every_step_can_be_left_and_entered_again() {
    for (name, lesson) in lessons() {
        let mut stops = Vec::new();
        for (index, step) in lesson.steps().enumerate() {
            let mut desk = Desk::new(lesson, index);
            assert_ne!(desk.runner.awaits(), Awaits::Table, "{name}, step {index}");
            if step.is_stop() {
                assert_eq!(desk.runner.at(), index, "{name}");
                stops.push(index);
            }
            // Back leads to the step before, and skipping to one after.
            let here = desk.runner.at();
            desk.runner.back();
            desk.settle();
            let before = stops.iter().rev().find(|stop| **stop < here).copied();
            assert_eq!(desk.runner.at(), before.unwrap_or(here), "{name}, back from {here}");
            desk.runner.again();
            desk.settle();
            assert_eq!(desk.runner.at(), before.unwrap_or(here), "{name}, again");
            desk.runner.skip();
            desk.settle();
            assert!(desk.runner.at() > before.unwrap_or(here), "{name}, skipping {here}");
        }
    }
}

/// Every part from a cell on or beside the board to another, legal or not.
pub fn tries(position: &Position) -> BTreeSet<((i32, i32), (i32, i32))> {
    let discs = *position.board().discs();
    let beside = discs.into_iter().flat_map(nonaga::rules::Cell::neighbours);
    let cells: BTreeSet<_> = beside.chain(discs).collect();
    let pairs = cells.iter().flat_map(|from| cells.iter().map(move |to| (*from, *to)));
    pairs.map(|(from, to)| (from.into(), to.into())).collect()
}

/// Steps that ask for something to be played, with a table on which each has just begun.
pub fn asking_steps() -> impl Iterator<Item = (String, Desk)> {
    lessons().flat_map(|(name, lesson)| {
        let asks = lesson
            .steps()
            .enumerate()
            .filter(|(_, step)| matches!(step, LessonStep::Ask(_)))
            .map(|(index, _)| index)
            .collect::<Vec<_>>();
        asks.into_iter()
            .map(move |index| (format!("{name}, step {index}"), Desk::new(lesson, index)))
    })
}

#[test]
fn whatever_the_learner_tries_the_lesson_stays_or_goes_on_and_says_why() {
    for (place, start) in asking_steps() {
        let (at, before) = (start.runner.at(), start.game.position().clone());
        let mut sampled = 0;
        for (from, to) in tries(&before) {
            let part = LinePart { from: from.into(), to: to.into() };
            let is_legal = before.check(part.step(&before)).is_ok();
            // Of the many legal parts, a sample is enough.
            sampled += usize::from(is_legal);
            if is_legal && sampled % 7 != 0 {
                continue;
            }
            let mut desk = start.again();
            let refusal = desk.try_part(part);
            if desk.runner.at() != at || desk.runner.awaits() == Awaits::GoOn {
                continue; // It was right.
            }
            match refusal {
                Some(_) => {
                    assert_eq!(desk.runner.awaits(), Awaits::Play, "{place}, {part:?}");
                    assert_eq!(desk.game.position(), &before, "{place}, {part:?}");
                }
                None if desk.runner.awaits() == Awaits::TryAgain => {
                    assert!(desk.runner.remark().is_some(), "{place}, {part:?}");
                    desk.go_on();
                    assert_eq!(desk.runner.awaits(), Awaits::Play, "{place}, {part:?}");
                    assert_eq!(desk.game.position(), &before, "{place}, {part:?}");
                }
                // The turn goes on, or the opponent has replied on the way to a win.
                None => assert_eq!(desk.runner.awaits(), Awaits::Play, "{place}, {part:?}"),
            }
        }
    }
}

#[test]
fn a_wrong_turn_is_refuted_on_the_board() {
    for (place, start) in asking_steps() {
        let lesson = start.runner.lesson().clone();
        let Some(LessonStep::Ask(ask)) = lesson.step(start.runner.at()) else { continue };
        if ask.over != Over::Turn {
            continue;
        }
        let before = start.game.position().clone();
        for turn in before.turns().into_iter().step_by(29) {
            let mut desk = start.again();
            for step in turn.steps() {
                if desk.runner.awaits() == Awaits::Play {
                    let part = match step {
                        nonaga::rules::Step::Slide(slide) => {
                            LinePart { from: slide.from, to: slide.to }
                        }
                        nonaga::rules::Step::Relocate(disc) => {
                            LinePart { from: disc.from, to: disc.to }
                        }
                        nonaga::rules::Step::Skip => continue,
                    };
                    desk.try_part(part);
                }
            }
            if desk.runner.awaits() != Awaits::TryAgain {
                continue;
            }
            let loses = {
                let mut after = Match::new(before.clone());
                after.play_turn(turn).expect("a legal turn");
                after.ending().is_none() && solve(after.position(), 1).is_some()
            };
            assert!(
                !loses || desk.game.position().won().is_some(),
                "{place}: {turn} loses at once"
            );
            desk.go_on();
            assert_eq!(desk.game.position(), &before, "{place}: {turn}");
        }
    }
}

#[test]
fn two_threats_at_once_are_pointed_at_before_the_opponent_answers() {
    let (_, mut desk) = asking_steps()
        .find(|(_, desk)| {
            let lesson = desk.runner.lesson();
            let wins = |ask: &Demand| ask.goal == StepGoal::WinsWithin(2);
            lesson.group == Group::Course
                && matches!(lesson.step(desk.runner.at()), Some(LessonStep::Ask(ask)) if wins(ask))
        })
        .expect("the course asks for two threats");
    desk.do_step();
    let [(threats, marks)] = &desk.double_threats[..] else { panic!("{:?}", desk.double_threats) };
    assert!(threats.len() > 1, "{threats:?}");
    let points_at = |slide: &Slide| marks.contains(&BoardMark::Path(slide.from, slide.to));
    assert!(threats.iter().all(points_at), "{threats:?}, {marks:?}");
    assert!(desk.runner.double_threat(&desk.game).is_empty(), "Black has answered");
}

/// The challenges that ask for a win, and within how many turns.
fn wins() -> impl Iterator<Item = (&'static str, Position, u32)> {
    lessons().filter(|(_, lesson)| lesson.group == Group::Challenges).flat_map(|(name, lesson)| {
        let within = |goal: &StepGoal| match goal {
            StepGoal::WinsWithin(turns) => Some(*turns),
            StepGoal::Wins | StepGoal::Forms(_) => Some(1),
            _ => None,
        };
        lesson
            .steps()
            .enumerate()
            .filter_map(move |(index, step)| match step {
                LessonStep::Ask(ask) => {
                    let start = lesson.staged(index).position().clone();
                    Some((name, start, within(&ask.goal)?))
                }
                _ => None,
            })
            .collect::<Vec<_>>()
    })
}

#[test]
fn the_solver_proves_every_challenge_and_finds_no_shorter_win() {
    let mut found = Vec::new();
    for (name, start, turns) in wins() {
        let proof = solve(&start, turns);
        assert_eq!(proof.map(|proof| proof.turns), Some(turns), "{name}");
        found.push(turns);
    }
    assert!(found.is_sorted(), "the challenges rise: {found:?}");
    assert!([1, 2, 3].iter().all(|turns| found.contains(turns)), "{found:?}");
}

#[test]
fn where_a_challenge_asks_to_hold_few_turns_do() {
    let mut counts = Vec::new();
    for (place, desk) in asking_steps() {
        let lesson = desk.runner.lesson();
        let Some(LessonStep::Ask(ask)) = lesson.step(desk.runner.at()) else { continue };
        let (StepGoal::Holds(turns), Group::Challenges) = (&ask.goal, lesson.group) else {
            continue;
        };
        let position = desk.game.position();
        let holds = |turn: &nonaga::rules::Turn| {
            let mut after = position.clone();
            after.play_turn(*turn).expect("a legal turn");
            after.won().is_some() || solve(&after, *turns).is_none()
        };
        let count = position.turns().iter().filter(|turn| holds(turn)).count();
        assert!(count > 0, "{place}");
        counts.push(count);
    }
    assert!(counts.contains(&1), "in one, only one turn holds: {counts:?}");
}

/// Words a minute for somebody who reads about something new.
const WORDS_A_MINUTE: f64 = 150.0;
/// How long a part takes to be found, played and seen, in seconds.
const SECONDS_A_PART: f64 = 4.0;

/// How long the course takes: reading all that is said on the straight way through it, and everything that
/// moves meanwhile. The match at its end comes after the course.
#[test]
fn the_course_takes_about_ten_minutes() {
    let words = words();
    let (mut read, mut parts) = (0, 0);
    for (_, lesson) in lessons().filter(|(_, lesson)| lesson.group == Group::Course) {
        let mut desk = Desk::new(lesson, 0);
        while !matches!(desk.runner.awaits(), Awaits::End | Awaits::Match) {
            let said = desk.runner.says(&desk.game);
            let said = said.map(|text| text.said("en", |key| words.say(key))).unwrap_or_default();
            read += said.split_whitespace().count();
            desk.do_step();
        }
        parts += desk.played.len();
    }
    let minutes =
        f64::from(read as u32) / WORDS_A_MINUTE + f64::from(parts as u32) * SECONDS_A_PART / 60.0;
    println!("{read} words, {parts} parts: {minutes:.1} minutes");
    assert!(
        (8.0..=12.0).contains(&minutes),
        "{read} words and {parts} parts take {minutes:.1} minutes"
    );
}
