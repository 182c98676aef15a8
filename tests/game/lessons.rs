//! Lessons at the table: the course played by pick events, and what the learner can and cannot do meanwhile.

use std::{
    thread,
    time::{Duration, Instant},
};

use bevy::{ecs::message::Message, prelude::*, time::TimeUpdateStrategy};
use nonaga::{
    game::{
        keeping::Progress,
        players::{Lead, Lessons, Spotlit, Teach, Tutor},
        referee::{Ask, Asker, NotYours, Objection, Seats},
        table::{Reason, Thing},
    },
    lesson::{Awaits, Group, Lesson, LessonStep, LinePart, Touch},
    record::Span,
    rules::{self, Cell, Side},
};

use crate::player::Table;

/// More frames than a lesson takes to do what it wishes.
const PATIENCE: usize = 1000;

/// A table with a lesson that has come to its first stop.
fn lesson(name: &str) -> Table {
    let mut table = Table::new();
    begin(&mut table, name);
    table
}

fn begin(table: &mut Table, lesson: &str) {
    send(table, Teach { lesson: lesson.to_owned(), step: None });
    table.frame();
    settle(table);
}

fn send(table: &mut Table, message: impl Message) {
    table.app.world_mut().write_message(message);
}

fn lead(table: &mut Table, lead: Lead) {
    send(table, lead);
    settle(table);
}

fn tutor(table: &Table) -> &Tutor {
    table.app.world().resource::<Tutor>()
}

fn awaits(table: &Table) -> Awaits {
    tutor(table).runner().awaits()
}

/// Runs frames until the lesson waits for the learner and the seats say so.
#[track_caller]
fn settle(table: &mut Table) {
    // Time for the answers of the referee to reach the lesson.
    for _ in 0..3 {
        table.frame();
    }
    for _ in 0..PATIENCE {
        await_proof(table);
        if awaits(table) != Awaits::Table && !is_moving(table) && is_seated(table) {
            // Whatever was asked for last is answered.
            table.frame();
            if !matches!(awaits(table), Awaits::Table | Awaits::Proof) && is_seated(table) {
                return;
            }
        }
        table.frame();
    }
    panic!("the lesson never comes to rest: {:?}", tutor(table));
}

/// Runs frames while the lesson waits for a proof. That takes real time.
#[track_caller]
fn await_proof(table: &mut Table) {
    let began = Instant::now();
    while awaits(table) == Awaits::Proof {
        assert!(began.elapsed() < Duration::from_mins(1), "the proof never comes");
        table.frame();
        thread::sleep(Duration::from_millis(1));
    }
}

fn is_moving(table: &mut Table) -> bool {
    table.count::<nonaga::game::table::Motion>() > 0
}

fn is_seated(table: &Table) -> bool {
    let may_play = matches!(awaits(table), Awaits::Play | Awaits::Match);
    may_play == (table.referee().seats() != Seats::LESSON)
}

/// The names of the lessons of a group.
fn names(table: &Table, group: Group) -> Vec<String> {
    let entries = &table.app.world().resource::<Lessons>().entries;
    entries
        .iter()
        .filter(|entry| entry.lesson.group == group)
        .map(|entry| entry.name.clone())
        .collect()
}

/// Tries a part by clicks, as a learner would.
fn try_part(table: &mut Table, LinePart { from, to }: LinePart) {
    let position = table.position();
    let is_slide = position.due() == Some(rules::Part::Slide);
    let thing =
        if is_slide && position.token_at(from).is_some() { Thing::Token } else { Thing::Disc };
    table.click(thing, from);
    if to != from && table.find(Thing::Target, to).is_some() {
        table.click(Thing::Target, to);
    } else if to != from {
        let thing = if table.find(Thing::Disc, to).is_some() { Thing::Disc } else { Thing::Table };
        table.click(thing, to);
    }
}

/// Does what a step asks for, by clicks, as its solution has it.
fn do_step(table: &mut Table) {
    let runner = tutor(table).runner();
    let (at, lesson): (usize, Lesson) = (runner.at(), runner.lesson().clone());
    match (runner.awaits(), lesson.step(at)) {
        (Awaits::GoOn | Awaits::TryAgain, _) => return lead(table, Lead::GoOn),
        (Awaits::Play, Some(LessonStep::Ask(ask))) => {
            let is_first_turn =
                table.referee().game().steps().len() == runner.staged().steps().len();
            if !is_first_turn {
                // The turns after the first are found by the lesson itself.
                return lead(table, Lead::Show);
            }
            for part in &ask.solution.0 {
                if awaits(table) == Awaits::Play && tutor(table).runner().at() == at {
                    try_part(table, *part);
                }
            }
        }
        (Awaits::Touch, Some(LessonStep::Touch(touch))) => {
            let cell = touch.cells(table.position())[0];
            touch_cell(table, touch, cell);
        }
        other => panic!("nothing to do: {other:?}"),
    }
    settle(table);
}

fn touch_cell(table: &mut Table, _: &Touch, cell: Cell) {
    let thing = [Thing::Token, Thing::Disc, Thing::Target]
        .into_iter()
        .find(|thing| table.find(*thing, cell).is_some());
    table.click(thing.unwrap_or(Thing::Table), cell);
}

/// Goes through a lesson to its end, or to the match that ends the course.
fn go_through(table: &mut Table, name: &str) {
    begin(table, name);
    for _ in 0..200 {
        if matches!(awaits(table), Awaits::End | Awaits::Match) {
            return;
        }
        do_step(table);
    }
    panic!("{name} never ends");
}

#[test]
fn the_course_can_be_learned_by_clicks() {
    let mut table = Table::new();
    // Nobody watches, so nothing has to be slow.
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
    for name in names(&table, Group::Course) {
        go_through(&mut table, &name);
        let is_match = awaits(&table) == Awaits::Match;
        let progress = table.app.world().resource::<Progress>().of(&name);
        assert_eq!(progress.is_done, !is_match, "{name}");
    }
}

#[test]
fn the_challenges_can_be_met_by_clicks() {
    let mut table = Table::new();
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
    for name in names(&table, Group::Challenges) {
        go_through(&mut table, &name);
        assert_eq!(awaits(&table), Awaits::End, "{name}");
    }
}

/// A lesson written for these tests.
fn own(steps: &str) -> Table {
    let text =
        format!("(format: \"nonaga-lesson\", version: 1, title: \"A lesson\", steps: [{steps}])");
    let lesson = Lesson::read(&text).expect("a lesson").into();
    let mut table = Table::new();
    let entry = nonaga::game::players::LessonEntry { name: "own".to_owned(), lesson };
    table.app.world_mut().resource_mut::<Lessons>().add(entry);
    begin(&mut table, "own");
    table
}

const TWO_STEPS: &str = r#"
    Say(text: "Look.", show: [Tokens(Red)]),
    Ask(text: "Slide across.", goal: Slide(to: (-1, 0)), solution: "2,0>-1,0", hints: ["Across."]),
    Play(line: "1,-2>3,-2 2,-2>2,0 2,-2>3,-1"),
    Ask(text: "Slide.", goal: Slide(), solution: "0,-2>0,1"),
"#;

fn cell(q: i32, r: i32) -> Cell {
    Cell::new(q, r)
}

#[test]
fn while_the_lesson_speaks_nothing_that_the_learner_does_changes_anything() {
    let mut table = own(TWO_STEPS);
    assert_eq!(awaits(&table), Awaits::GoOn);
    assert_eq!(table.count::<Spotlit>(), 3);
    let before = table.position().clone();
    table.heard();
    for disc in *before.board().discs() {
        table.click(Thing::Disc, disc);
        table.drag((Thing::Disc, disc), Some((Thing::Disc, cell(0, 0))));
    }
    for key in [KeyCode::Enter, KeyCode::KeyU, KeyCode::KeyR, KeyCode::KeyH, KeyCode::Tab] {
        table.key(key);
    }
    table.rest();
    assert_eq!((table.position(), awaits(&table)), (&before, Awaits::GoOn));
    let slide = before.slides()[0];
    let refused = table.ask(Ask::Slide(slide)).expect_err("the lesson speaks");
    assert_eq!(refused.why, Objection::NotYours(NotYours::Lessons));
}

#[test]
fn in_a_lesson_nobody_resigns_or_looks_elsewhere() {
    let mut table = own(TWO_STEPS);
    lead(&mut table, Lead::GoOn);
    assert_eq!(awaits(&table), Awaits::Play);
    let asks = [
        Ask::Resign(Side::Red),
        Ask::OfferDraw(Side::Red),
        Ask::Back(Span::Part),
        Ask::Jump(0),
        Ask::Seat(Seats::HANDS),
        Ask::Resign(Side::Black),
    ];
    for ask in asks {
        let said = format!("{ask:?}");
        let refused = table.ask(ask).expect_err(&said);
        assert_eq!(refused.why, Objection::NotYours(NotYours::Lessons), "{said}");
    }
}

#[test]
fn a_wrong_slide_is_taken_back_and_the_right_one_leads_on() {
    let mut table = own(TWO_STEPS);
    lead(&mut table, Lead::GoOn);
    let before = table.position().clone();
    try_part(&mut table, LinePart { from: cell(2, 0), to: cell(2, -1) });
    settle(&mut table);
    assert_eq!(awaits(&table), Awaits::TryAgain);
    assert_ne!(table.position(), &before, "the learner sees what was played");
    // A click anywhere on the board is enough.
    table.click(Thing::Disc, cell(0, 0));
    settle(&mut table);
    assert_eq!((awaits(&table), table.position()), (Awaits::Play, &before));

    try_part(&mut table, LinePart { from: cell(2, 0), to: cell(-1, 0) });
    settle(&mut table);
    assert_eq!(awaits(&table), Awaits::Play);
    assert_eq!(tutor(&table).runner().at(), 3, "the lesson has played the turns between");
    assert_eq!(table.referee().game().turns().len(), 2);
    assert_eq!(table.position().to_move(), Side::Red);
}

#[test]
fn what_the_lesson_has_led_to_cannot_be_taken_back() {
    let mut table = own(TWO_STEPS);
    lead(&mut table, Lead::GoOn);
    try_part(&mut table, LinePart { from: cell(2, 0), to: cell(-1, 0) });
    settle(&mut table);
    let before = table.position().clone();
    for span in [Span::Part, Span::Turn] {
        let refused = table.ask(Ask::TakeBack(span)).expect_err("it is settled");
        assert_eq!(refused.why, Objection::NothingToTakeBack);
    }
    assert!(!table.referee().can_take_back());
    assert_eq!(table.position(), &before);
}

#[test]
fn part_of_a_turn_can_be_taken_back() {
    let mut table = own(
        r#"Ask(text: "Play.", goal: Relocate(to: (3, -2)), over: Turn, solution: "2,0>-1,0 1,-2>3,-2")"#,
    );
    let before = table.position().clone();
    try_part(&mut table, LinePart { from: cell(2, 0), to: cell(2, -1) });
    table.rest();
    assert_eq!(awaits(&table), Awaits::Play);
    table.key(KeyCode::KeyU);
    table.rest();
    assert_eq!(table.position(), &before);
    lead(&mut table, Lead::Show);
    assert_eq!(awaits(&table), Awaits::GoOn, "there is time to see it");
    lead(&mut table, Lead::GoOn);
    assert_eq!(awaits(&table), Awaits::End);
}

#[test]
fn what_the_rules_refuse_is_explained_at_the_table_also_when_the_lesson_shows_it() {
    let steps = r#"
        Play(line: "2,0>-1,0"),
        Ask(text: "Try the middle.", goal: Refused(reason: HemmedIn), solution: "0,0>0,0", done: "It is stuck."),
    "#;
    for is_shown in [false, true] {
        let mut table = own(steps);
        assert_eq!(awaits(&table), Awaits::Play);
        if is_shown {
            send(&mut table, Lead::Show);
        } else {
            table.click(Thing::Disc, cell(0, 0));
        }
        settle(&mut table);
        assert_eq!(awaits(&table), Awaits::GoOn);
        let reason = table.app.world().resource::<Reason>();
        let why = reason.given().map(|given| given.why().name());
        assert_eq!(why, Some("HemmedIn"), "it stays while the lesson speaks of it");
    }
}

/// Elsewhere the keyboard reaches only places where the held piece may go.
#[test]
fn the_keyboard_reaches_a_place_that_a_lesson_wants_tried_though_it_is_not_allowed() {
    let mut table = own(r#"Play(line: "2,0>-1,0"),
           Ask(
               text: "Try the lit place.", show: [Place((3, -3))],
               goal: Refused(reason: TooFewNeighbours), solution: "1,-2>3,-3", done: "Too few.",
           )"#);
    table.click(Thing::Disc, cell(1, -2));
    for _ in 0..60 {
        table.key(KeyCode::Tab);
        table.key(KeyCode::Enter);
        if awaits(&table) == Awaits::GoOn {
            return;
        }
        // Another place was allowed: that was not meant.
        settle(&mut table);
        if awaits(&table) == Awaits::TryAgain {
            lead(&mut table, Lead::GoOn);
            table.click(Thing::Disc, cell(1, -2));
        }
        if table.count::<nonaga::game::table::Target>() == 0 {
            table.click(Thing::Disc, cell(1, -2));
        }
        for _ in 0..table.count::<nonaga::game::table::UnderCursor>() {
            table.key(KeyCode::Tab);
        }
    }
    panic!("the keyboard never comes to the lit place");
}

#[test]
fn a_hint_comes_when_the_learner_takes_long_or_asks() {
    let mut table = own(TWO_STEPS);
    lead(&mut table, Lead::GoOn);
    assert_eq!(tutor(&table).runner().hint(), None);
    table.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(30)));
    table.frame();
    table.frame();
    assert!(tutor(&table).runner().hint().is_some());

    let mut table = own(TWO_STEPS);
    lead(&mut table, Lead::GoOn);
    lead(&mut table, Lead::Hint);
    assert!(tutor(&table).runner().hint().is_some());
}

#[test]
fn a_lesson_goes_on_where_it_was_left() {
    let mut table = own(TWO_STEPS);
    lead(&mut table, Lead::GoOn);
    // Another match ends the lesson.
    let game = rules::Match::new(rules::Position::start(rules::HouseRules::Booklet));
    table.begin(game);
    table.frame();
    assert!(table.app.world().get_resource::<Tutor>().is_none());
    assert_eq!(table.count::<Spotlit>(), 0);
    assert_eq!(table.referee().seats(), Seats::HANDS);

    begin(&mut table, "own");
    assert_eq!((tutor(&table).runner().at(), awaits(&table)), (1, Awaits::Play));
    lead(&mut table, Lead::Back);
    assert_eq!(tutor(&table).runner().at(), 0);
    lead(&mut table, Lead::Skip);
    lead(&mut table, Lead::Skip);
    assert_eq!((tutor(&table).runner().at(), awaits(&table)), (3, Awaits::Play));
    lead(&mut table, Lead::Again);
    lead(&mut table, Lead::Skip);
    assert_eq!(awaits(&table), Awaits::End);
    let own = |table: &Table| table.app.world().resource::<Progress>().of("own");
    assert!(!own(&table).is_done && own(&table).step == 0, "what was skipped is not done");
}

#[test]
fn the_first_match_is_played_against_the_computer_and_the_lesson_looks_on() {
    let mut table = lesson("10-first-match");
    while awaits(&table) != Awaits::Match {
        do_step(&mut table);
    }
    assert_eq!(table.referee().turns(), 0);
    let slide = table.position().slides()[0];
    table.slide(slide);
    table.rest();
    let relocation = table.position().relocations().next().expect("a disc to take");
    table.relocate(relocation);
    let deadline = Instant::now() + Duration::from_mins(1);
    while table.referee().game().turns().len() < 2 || !table.referee().waits_for_hand() {
        table.frame();
        assert!(Instant::now() < deadline, "the computer never plays");
    }
    assert_eq!(awaits(&table), Awaits::Match);
    // Unlike elsewhere in a lesson, a whole turn can be taken back here.
    table.ask_as(Asker::Hand, Ask::TakeBack(Span::Turn)).expect("a turn to take back");
    assert_eq!(table.referee().game().steps().len(), 0);
}

/// A lesson whose first step takes far longer to judge than this test takes, and whose last step takes a moment.
fn with_long_proof() -> Table {
    let start = "(discs: [
        (0, -2), (1, -2), (2, -2), (-1, -1), (0, -1), (1, -1), (2, -1), (-2, 0), (-1, 0), (0, 0), (1, 0), (2, 0),
        (-2, 1), (-1, 1), (0, 1), (1, 1), (-2, 2), (-1, 2), (0, 2)],
        red: [(2, 0), (0, -2), (-2, 2)], black: [(2, -2), (-2, 0), (0, 2)], to_move: Red, locked: None)";
    let (long, solution) = ("Holds(3), ".repeat(30), "2,0>-1,0 1,-2>3,-2");
    own(&format!(
        r#"Ask(text: "Hold.", goal: All([{long}]), over: Turn, solution: "{solution}"),
           Place(position: {start}),
           Ask(text: "Hold.", goal: Holds(1), over: Turn, solution: "{solution}"),"#
    ))
}

/// Plays the turn that takes so long to judge.
fn begin_long_proof(table: &mut Table) {
    try_part(table, LinePart { from: cell(2, 0), to: cell(-1, 0) });
    table.rest();
    try_part(table, LinePart { from: cell(1, -2), to: cell(3, -2) });
    table.rest();
    assert_eq!(awaits(table), Awaits::Proof);
    assert_eq!(table.referee().seats(), Seats::LESSON, "the board stays as it is");
}

#[test]
fn while_a_lesson_proves_the_learner_can_leave_the_step() {
    let mut table = with_long_proof();
    let start = table.position().clone();
    begin_long_proof(&mut table);
    lead(&mut table, Lead::Again);
    assert_eq!((awaits(&table), table.position()), (Awaits::Play, &start));

    begin_long_proof(&mut table);
    lead(&mut table, Lead::Skip);
    assert_eq!((awaits(&table), tutor(&table).runner().at()), (Awaits::Play, 2));
    // What nobody waits for is not proven any more, so the next proof has its turn.
    let began = Instant::now();
    lead(&mut table, Lead::Show);
    assert_eq!(awaits(&table), Awaits::GoOn);
    assert!(began.elapsed() < Duration::from_secs(15), "it waits for the first proof");
}

#[test]
fn a_lesson_that_is_left_while_it_proves_is_begun_anew() {
    let mut table = with_long_proof();
    begin_long_proof(&mut table);
    begin(&mut table, "own");
    assert_eq!((awaits(&table), table.referee().game().steps().len()), (Awaits::Play, 0));
}
