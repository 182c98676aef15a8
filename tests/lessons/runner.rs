//! Going through a lesson: right and wrong tries, hints, solutions, back and again.

use nonaga::{
    engine::threat::winning_slide,
    lesson::{Awaits, BoardMark, Lesson, Remark, TableWish, Text, Verdict},
    rules::{Cell, HouseRules, Match, Part, Refusal, Setup, Side},
};

use super::learner::{Desk, SOLVER, part};

fn lesson(steps: &str) -> Lesson {
    let text =
        format!("(format: \"nonaga-lesson\", version: 1, title: \"A lesson\", steps: [{steps}])");
    Lesson::read(&text).expect("a lesson")
}

fn lesson_at(position: &str, steps: &str) -> Lesson {
    let text = format!(
        "(format: \"nonaga-lesson\", version: 1, title: \"A lesson\", position: {position}, steps: [{steps}])"
    );
    Lesson::read(&text).expect("a lesson")
}

fn plain(text: &str) -> Text {
    Text::Plain(text.to_owned())
}

/// A slide of the first red token along the edge, and one that goes across the middle.
const ALONG: ((i32, i32), (i32, i32)) = ((2, 0), (2, -1));
const ACROSS: ((i32, i32), (i32, i32)) = ((2, 0), (-1, 0));

#[test]
fn what_is_said_is_read_and_what_is_asked_is_played() {
    let lesson = lesson(
        r#"Say(text: "Look.", show: [Tokens(Red), Path((2, 0), (-1, 0))]),
           Ask(text: "Slide.", goal: Slide(), solution: "2,0>-1,0", done: "Well done."),
           Say(text: "The end.")"#,
    );
    let mut desk = Desk::new(&lesson, 0);
    assert_eq!((desk.runner.awaits(), desk.runner.progress()), (Awaits::GoOn, (0, 3)));
    assert_eq!(desk.runner.says(&desk.game), Some(&plain("Look.")));
    let path = BoardMark::Path(Cell::new(2, 0), Cell::new(-1, 0));
    let marks = desk.runner.marks(&desk.game);
    assert_eq!((marks.len(), marks.contains(&path)), (4, true));
    // Nothing that the learner does at the table changes what is being read.
    desk.touch(Cell::new(0, 0));
    assert_eq!(desk.runner.awaits(), Awaits::GoOn);

    desk.go_on();
    assert_eq!(desk.runner.awaits(), Awaits::Play);
    desk.try_part(part(ALONG.0, ALONG.1));
    assert_eq!(desk.runner.awaits(), Awaits::GoOn);
    assert_eq!(desk.runner.says(&desk.game), Some(&plain("Well done.")));
    desk.go_on();
    assert_eq!(desk.game.steps().len(), 1, "the learner’s own slide stays");
    desk.go_on();
    assert_eq!(desk.runner.awaits(), Awaits::End);
}

#[test]
fn praise_keeps_what_it_speaks_of_in_sight() {
    let hole = Cell::new(3, 0);
    let lesson = lesson(
        r#"Ask(text: "Try the middle.", show: [Disc((0, 0)), Token((0, 2))],
               goal: Refused(reason: NoToken, from: (0, 0)), solution: "0,0>3,0",
               done: "There is no token."),
           Ask(text: "Slide.", show: [Token((2, 0)), Slides((2, 0)), Place((3, 0))], goal: Slide(),
               solution: "2,0>-1,0", done: "It stops.")"#,
    );
    let mut desk = Desk::new(&lesson, 0);
    desk.try_part(part((0, 0), (3, 0)));
    assert_eq!(desk.runner.awaits(), Awaits::GoOn);
    let pieces = [BoardMark::Piece(Cell::new(0, 0)), BoardMark::Piece(Cell::new(0, 2))];
    assert_eq!(desk.runner.marks(&desk.game), pieces, "both are still there");
    desk.go_on();

    // The token has left its disc, so its paths are gone too. The way that it took is shown instead.
    desk.try_part(part(ACROSS.0, ACROSS.1));
    assert_eq!(desk.runner.awaits(), Awaits::GoOn);
    let way = BoardMark::Path(Cell::new(2, 0), Cell::new(-1, 0));
    assert_eq!(desk.runner.marks(&desk.game), [BoardMark::Place(hole), way]);
}

#[test]
fn a_legal_part_that_misses_the_goal_is_explained_and_taken_back() {
    let lesson = lesson(
        r#"Ask(
            text: "Slide across.", goal: Slide(to: (-1, 0)), solution: "2,0>-1,0",
            hints: ["A hint.", "A stronger hint."],
            wrong: [(when: Slide(to: (2, -1)), say: "That is along the edge.")],
        )"#,
    );
    let mut desk = Desk::new(&lesson, 0);
    desk.try_part(part(ALONG.0, ALONG.1));
    assert_eq!(desk.runner.awaits(), Awaits::TryAgain);
    assert_eq!(desk.runner.remark(), Some(Remark::Said(plain("That is along the edge."))));
    desk.go_on();
    assert_eq!((desk.runner.awaits(), desk.game.steps().len()), (Awaits::Play, 0));
    assert_eq!(desk.runner.hint(), None);

    desk.try_part(part((2, 0), (1, 1)));
    assert_eq!(desk.runner.remark(), Some(Remark::General(Verdict::NotThis)));
    desk.go_on();
    assert_eq!(desk.runner.hint(), Some(&plain("A hint.")), "after two wrong tries");
    assert!(!desk.runner.has_no_more_hints());
    desk.runner.nudge();
    assert_eq!(desk.runner.hint(), Some(&plain("A stronger hint.")));
    assert!(desk.runner.has_no_more_hints());

    let refusal = desk.try_part(part((2, 0), (0, 0)));
    assert!(matches!(refusal, Some(Refusal::StopsShort { .. })));
    assert_eq!(desk.runner.awaits(), Awaits::Play);
    desk.try_part(part(ACROSS.0, ACROSS.1));
    assert_eq!(desk.runner.awaits(), Awaits::End);
}

#[test]
fn what_the_rules_refuse_can_be_the_goal_and_can_be_shown() {
    let lesson = lesson(
        r#"Play(line: "2,0>-1,0"),
           Ask(
               text: "Try to take the disc in the middle.",
               goal: Refused(reason: HemmedIn, from: (0, 0)), solution: "0,0>0,0",
               done: "It cannot get out.",
           )"#,
    );
    for is_shown in [false, true] {
        let mut desk = Desk::new(&lesson, 0);
        assert_eq!(desk.game.position().due(), Some(Part::Relocation));
        desk.try_part(part((-1, 1), (-1, 1)));
        assert_eq!(desk.runner.awaits(), Awaits::Play, "another disc is refused too");
        if is_shown {
            desk.runner.show(&desk.game);
            desk.settle();
            assert!(matches!(desk.shown[..], [Refusal::HemmedIn { .. }]));
        } else {
            desk.try_part(part((0, 0), (0, 0)));
        }
        assert_eq!(desk.runner.says(&desk.game), Some(&plain("It cannot get out.")));
    }
}

/// Black wins next by sliding from 2,0 to the other two at 0,-1 and 1,-1, unless Red does something.
const THREAT: &str = "(discs: [
    (0, -2), (1, -2), (2, -2), (-1, -1), (0, -1), (1, -1), (2, -1), (-2, 0), (-1, 0), (0, 0), (1, 0), (2, 0),
    (-2, 1), (-1, 1), (0, 1), (1, 1), (-2, 2), (-1, 2), (0, 2)],
    red: [(-2, 0), (-1, 2), (1, 1)], black: [(0, -1), (1, -1), (2, 0)], to_move: Red, locked: None)";

#[test]
fn after_a_turn_that_loses_the_opponent_wins_in_front_of_the_learner() {
    let lesson = lesson_at(
        THREAT,
        r#"Ask(text: "Hold.", goal: Holds(1), over: Turn, solution: "-2,0>1,0 -1,-1>-2,-1")"#,
    );
    let mut desk = Desk::new(&lesson, 0);
    let position = desk.game.position().clone();
    let losing = position
        .turns()
        .into_iter()
        .find(|turn| {
            let mut after = position.clone();
            after.play_turn(*turn).expect("legal");
            nonaga::engine::solve(&after, 1).is_some()
        })
        .expect("some turn loses");
    for step in losing.steps() {
        let done = match step {
            nonaga::rules::Step::Slide(slide) => part(slide.from.into(), slide.to.into()),
            nonaga::rules::Step::Relocate(disc) => part(disc.from.into(), disc.to.into()),
            nonaga::rules::Step::Skip => continue,
        };
        assert_eq!(desk.try_part(done), None);
    }
    assert_eq!(desk.runner.awaits(), Awaits::TryAgain);
    let won = desk.game.position().won().map(|(side, ..)| side);
    assert_eq!(won, Some(Side::Black), "on the board");
    let verdict = Verdict::OpponentWins(Side::Black);
    assert_eq!(desk.runner.remark(), Some(Remark::General(verdict)));
    desk.go_on();
    assert_eq!(desk.game.position(), &position, "it is all taken back");
}

/// A lesson in which the learner has played a turn that has to be judged by looking ahead.
fn in_doubt() -> Desk {
    let lesson =
        lesson(r#"Ask(text: "Hold.", goal: Holds(1), over: Turn, solution: "2,0>-1,0 1,-2>3,-2")"#);
    let mut desk = Desk::new(&lesson, 0);
    desk.try_part(part(ACROSS.0, ACROSS.1));
    assert_eq!(desk.runner.awaits(), Awaits::Play);
    let relocation = part((1, -2), (3, -2)).step(desk.game.position());
    desk.game.play(relocation).expect("it is legal");
    desk.runner.played(&desk.game);
    assert_eq!(desk.runner.awaits(), Awaits::Proof);
    desk
}

#[test]
fn a_lesson_waits_for_what_takes_looking_ahead() {
    let mut desk = in_doubt();
    let question = desk.runner.question().expect("a question").clone();
    assert!(matches!(desk.runner.wish(&desk.game), TableWish::Prove(_)));
    // Who sits where changes nothing.
    desk.runner.played(&desk.game);
    desk.runner.answered(question.answer(SOLVER));
    assert_eq!((desk.runner.awaits(), desk.runner.question().is_some()), (Awaits::End, false));
}

#[test]
fn the_learner_need_not_wait_for_a_proof() {
    let mut desk = in_doubt();
    let late = desk.runner.question().expect("a question").answer(SOLVER);
    desk.runner.again();
    desk.runner.answered(late.clone());
    desk.settle();
    assert_eq!((desk.runner.awaits(), desk.game.steps().len()), (Awaits::Play, 0));

    desk = in_doubt();
    desk.game.take_back_step();
    desk.runner.played(&desk.game);
    assert_eq!(desk.runner.awaits(), Awaits::Play, "what was asked is taken back");
    desk.runner.answered(late);
    assert_eq!(desk.runner.awaits(), Awaits::Play);

    desk = in_doubt();
    desk.runner.skip();
    desk.settle();
    assert_eq!(desk.runner.awaits(), Awaits::End);
}

#[test]
fn a_question_is_answered_by_touching_the_board() {
    let lesson = lesson(
        r#"Touch(text: "Which tokens are yours?", answer: [Tokens(Red)], wrong: "That is Black’s.")"#,
    );
    let mut desk = Desk::new(&lesson, 0);
    assert_eq!(desk.runner.awaits(), Awaits::Touch);
    desk.touch(Cell::new(2, -2));
    assert_eq!(desk.runner.remark(), Some(Remark::Said(plain("That is Black’s."))));
    assert_eq!(desk.runner.awaits(), Awaits::Touch);
    desk.touch(Cell::new(2, 0));
    assert_eq!(desk.runner.awaits(), Awaits::GoOn);
    assert_eq!(desk.runner.marks(&desk.game).len(), 3, "the answer is shown");
    desk.go_on();
    assert_eq!(desk.runner.awaits(), Awaits::End);
}

#[test]
fn whoever_touches_what_is_not_marked_is_told_to_choose_among_what_is() {
    let lesson = lesson(
        r#"Touch(
            text: "Which of the two is yours?", show: [Token((2, 0)), Token((2, -2))], answer: [Token((2, 0))],
            wrong: "That is Black’s.", hints: ["A hint."],
        )"#,
    );
    let mut desk = Desk::new(&lesson, 0);
    for _ in 0..3 {
        desk.touch(Cell::new(0, 0));
        assert_eq!(desk.runner.remark(), Some(Remark::General(Verdict::NotMarked)));
        assert_eq!(desk.runner.hint(), None, "it is no wrong answer");
    }
    desk.touch(Cell::new(2, -2));
    assert_eq!(desk.runner.remark(), Some(Remark::Said(plain("That is Black’s."))));
}

#[test]
fn a_step_that_was_done_stays_done_if_it_is_skipped_later() {
    let lesson = lesson(
        r#"Ask(text: "Slide.", goal: Slide(), solution: "2,0>-1,0"),
           Ask(text: "Move a disc.", goal: Relocate(), solution: "1,-2>3,-2"),
           Say(text: "The end.")"#,
    );
    let mut desk = Desk::new(&lesson, 0);
    desk.try_part(part(ALONG.0, ALONG.1));
    desk.runner.skip();
    desk.settle();
    assert_eq!((desk.runner.at(), desk.runner.skipped().len()), (2, 1));
    desk.runner.back();
    desk.runner.back();
    desk.settle();
    assert_eq!(desk.runner.at(), 0);
    // The first step was done, and the second one was not.
    desk.runner.skip();
    desk.runner.skip();
    desk.settle();
    assert_eq!(desk.runner.skipped().iter().collect::<Vec<_>>(), [&1]);

    // The same another day.
    let (furthest, skipped) = (desk.runner.furthest(), desk.runner.skipped().clone());
    let mut desk = Desk::new(&lesson, 0);
    desk.runner = desk.runner.clone().having_come_to(furthest, skipped);
    desk.runner.skip();
    desk.runner.skip();
    desk.settle();
    assert_eq!(desk.runner.skipped().iter().collect::<Vec<_>>(), [&1]);
}

#[test]
fn praise_shows_what_a_disc_has_left_and_the_hole_that_was_made() {
    let text = include_str!("../../levels/lessons/06-putting-down.ron");
    let lesson = Lesson::read(text).expect("a lesson");
    let asks = |says: &str| {
        let says = Text::Key(says.to_owned());
        lesson.steps().position(|step| step.text() == Some(&says)).expect("a step")
    };

    let mut desk = Desk::new(&lesson, asks("learn-put-leave"));
    desk.try_part(part((3, -1), (2, -3)));
    let board = desk.game.position().board();
    let loose = |mark: &BoardMark| matches!(mark, BoardMark::Piece(disc) if board.touching(*disc).count() == 1);
    assert!(desk.runner.marks(&desk.game).iter().any(loose));

    let mut desk = Desk::new(&lesson, asks("learn-put-open"));
    let before = desk.game.position().board().holes();
    desk.try_part(part((1, -2), (3, 1)));
    let mut made = desk.game.position().board().holes();
    made.retain(|hole| !before.contains(hole));
    assert_eq!(made.len(), 1);
    assert!(desk.runner.marks(&desk.game).contains(&BoardMark::Place(made[0])));
}

#[test]
fn a_hint_about_a_question_is_seen_even_after_wrong_answers() {
    let lesson = lesson(
        r#"Touch(
            text: "Which tokens are yours?", answer: [Tokens(Red)], wrong: "That is Black’s.",
            hints: ["A hint.", "A stronger hint."],
        )"#,
    );
    let mut desk = Desk::new(&lesson, 0);
    let seen = |desk: &Desk| (desk.runner.remark().is_some(), desk.runner.hint().cloned());
    desk.touch(Cell::new(2, -2));
    assert_eq!(seen(&desk), (true, None));
    desk.touch(Cell::new(2, -2));
    assert_eq!(seen(&desk), (false, Some(plain("A hint."))), "after two wrong answers");
    desk.runner.nudge();
    assert_eq!(seen(&desk), (false, Some(plain("A stronger hint."))));
    desk.touch(Cell::new(2, -2));
    assert!(seen(&desk).0, "there is no stronger hint");
    assert!(desk.runner.can_hint(), "the last one comes again");
    desk.runner.nudge();
    assert_eq!(seen(&desk), (false, Some(plain("A stronger hint."))));
    assert!(!desk.runner.can_hint(), "it is there to be read");
}

#[test]
fn a_turn_under_way_can_be_taken_back_and_shown_from_its_start() {
    let lesson = lesson(
        r#"Ask(text: "Play this turn.", goal: All([Slide(to: (-1, 0)), Relocate(to: (3, -2))]), over: Turn,
               solution: "2,0>-1,0 1,-2>3,-2")"#,
    );
    let mut desk = Desk::new(&lesson, 0);
    desk.try_part(part(ALONG.0, ALONG.1));
    assert_eq!(desk.runner.awaits(), Awaits::Play, "it is not judged before the turn is over");
    desk.game.take_back_step();
    desk.runner.played(&desk.game);
    assert_eq!(desk.runner.awaits(), Awaits::Play);
    // A slide that is not the solution’s is taken back before the solution is shown.
    desk.try_part(part(ALONG.0, ALONG.1));
    desk.runner.show(&desk.game);
    desk.settle();
    assert!(desk.runner.has_shown() && desk.runner.awaits() == Awaits::GoOn);
    desk.go_on();
    assert_eq!(desk.runner.awaits(), Awaits::End);
    let turns: Vec<String> = desk.game.turns().iter().map(ToString::to_string).collect();
    assert_eq!(turns, ["2,0>-1,0 1,-2>3,-2"]);
}

#[test]
fn back_again_and_skip_lead_to_the_position_that_the_step_expects() {
    let lesson = lesson(
        r#"Ask(text: "Slide.", goal: Slide(), solution: "2,0>-1,0"),
           Play(line: "1,-2>3,-2"),
           Say(text: "A disc lies elsewhere.", show: [Disc((3, -2))]),
           Ask(text: "Say nothing.", goal: Refused(reason: WrongPart), solution: "0,0>0,0")"#,
    );
    let mut desk = Desk::new(&lesson, 0);
    desk.try_part(part(ALONG.0, ALONG.1));
    assert_eq!(desk.runner.awaits(), Awaits::GoOn, "the disc is relocated");
    assert!(desk.game.position().board().has_disc(Cell::new(3, -2)));
    desk.runner.back();
    desk.settle();
    assert_eq!((desk.runner.at(), desk.game.steps().len()), (0, 0));
    assert!(!desk.runner.can_go_back());
    desk.runner.skip();
    desk.settle();
    assert_eq!(desk.runner.at(), 2, "the step in which the lesson plays is no stop");
    desk.runner.again();
    desk.settle();
    assert_eq!((desk.runner.at(), desk.game.steps().len()), (2, 2));
    for step in 0..lesson.steps().len() {
        let desk = Desk::new(&lesson, step);
        assert_ne!(desk.runner.awaits(), Awaits::Table, "it can be entered at step {step}");
    }
    let beyond = Desk::new(&lesson, 99);
    assert_eq!(beyond.runner.at(), 0, "a step that is not there begins the lesson anew");
}

#[test]
fn a_skipped_step_leaves_nothing_of_it_on_the_table() {
    let lesson = lesson(
        r#"Ask(text: "Play.", goal: Relocate(to: (3, -2)), over: Turn, solution: "2,0>-1,0 1,-2>3,-2"),
           Say(text: "The end.")"#,
    );
    let mut desk = Desk::new(&lesson, 0);
    desk.try_part(part(ALONG.0, ALONG.1));
    desk.runner.skip();
    desk.settle();
    assert_eq!(desk.game.position(), lesson.staged(1).position());
}

#[test]
fn texts_can_be_in_several_languages() {
    let lesson = lesson(r#"Say(text: {"de": "Hallo.", "en": "Hello."}), Say(text: "@learn-x")"#);
    let texts: Vec<&Text> = lesson.steps().filter_map(|step| step.text()).collect();
    let said = |text: &Text, language| text.said(language, |key| format!("<{key}>"));
    assert_eq!(said(texts[0], "de"), "Hallo.");
    assert_eq!(said(texts[0], "fr"), "Hello.");
    assert_eq!(said(texts[1], "fr"), "<learn-x>");
}

/// Advice on how to attack would only lead away from a win.
#[test]
fn whoever_can_win_at_once_in_a_match_is_told_so() {
    let lesson = lesson(r#"Match(text: "Play.", turns: ["Look around."], done: "Done.")"#);
    let desk = Desk::new(&lesson, 0);
    assert_eq!(desk.runner.says(&desk.game), Some(&plain("Play.")));
    // In one of the positions, Red's token on 2,-1 slides up to the other two.
    let red = vec![(0, -2).into(), (0, -1).into(), (2, -1).into()];
    let setups = [Setup { red, ..Setup::start() }, Setup::start()];
    let mut seen = [0; 2];
    for setup in setups.map(|setup| Setup { to_move: Side::Black, ..setup }) {
        let game = Match::new(setup.validate(HouseRules::Booklet).expect("a position"));
        for turn in game.position().turns() {
            let mut next = game.clone();
            next.play_turn(turn).expect("a legal turn");
            let can_win = winning_slide(next.position(), Side::Red).is_some();
            let says = if can_win {
                Text::Key("lesson-win-at-hand".to_owned())
            } else {
                plain("Look around.")
            };
            assert_eq!(desk.runner.says(&next), Some(&says), "{turn}");
            seen[usize::from(can_win)] += 1;
        }
    }
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}
