//! Lessons with something wrong in them: what is said about them, and on which line.

use std::time::{Duration, Instant};

use nonaga::{
    lesson::{LARGEST_FILE, Lesson, LessonError},
    notation::RonFault,
    rules::{Fault, Refusal},
};

use super::learner::SOLVER;

/// A lesson whose steps begin on line 3, one line each.
fn with_steps(steps: &str) -> String {
    format!("(format: \"nonaga-lesson\", version: 1, title: \"A lesson\",\n  steps: [\n{steps}\n])")
}

fn fault(text: &str) -> Option<LessonError> {
    let lesson = match Lesson::read(text) {
        Ok(lesson) => lesson,
        Err(error) => return Some(error),
    };
    lesson.check(SOLVER, |key| key == "there").err()
}

#[track_caller]
fn fault_in_steps(steps: &str) -> LessonError {
    fault(&with_steps(steps)).unwrap_or_else(|| panic!("a fault: {steps}"))
}

const SAY: &str = r#"Say(text: "Look."),"#;

#[test]
fn a_lesson_without_faults_has_none() {
    assert_eq!(fault(&with_steps(SAY)), None);
    assert_eq!(fault(&with_steps(r#"Say(text: "@there"),"#)), None);
}

#[test]
fn what_cannot_be_read_is_told_with_its_line_and_column() {
    for (steps, line, column, fault) in [
        ("Say(text: \"Look.\"", 4, 1, RonFault::SignMissing { sign: ',' }),
        ("Say(text: \"Look.\"),\nSay(text: 7),", 4, 11, RonFault::Misplaced),
        (
            "Say(text: \"Look.\", view: Far),",
            3,
            26,
            RonFault::UnknownWord { word: "Far".to_owned(), known: vec!["Whole", "Near"] },
        ),
    ] {
        let wanted = LessonError::Unreadable { line, column, fault };
        assert_eq!(fault_in_steps(steps), wanted, "{steps}");
    }
    let unknown = fault_in_steps("Say(text: \"Look.\"),\n\nSay(texts: \"Look.\"),");
    assert!(matches!(unknown, LessonError::UnknownField { line: 5, .. }), "{unknown:?}");
    let missing = fault_in_steps("Say(show: []),");
    assert!(matches!(missing, LessonError::MissingField { line: 3, field: "text" }), "{missing:?}");
}

#[test]
fn other_formats_and_versions_are_told() {
    let text = with_steps(SAY);
    let other = fault(&text.replace("nonaga-lesson", "nonaga-match"));
    assert!(matches!(other, Some(LessonError::OtherFormat { .. })), "{other:?}");
    let newer = fault(&text.replace("version: 1", "version: 2"));
    assert_eq!(newer, Some(LessonError::OtherVersion { version: 2, newest: 1 }));
    assert_eq!(fault(&with_steps("")), Some(LessonError::NoSteps));
    let large = " ".repeat(LARGEST_FILE + 1);
    assert!(matches!(fault(&large), Some(LessonError::TooLarge { .. })));
}

#[test]
fn a_position_that_cannot_be_is_told_with_its_line() {
    let position = "(discs: [(0, 0)], red: [], black: [], to_move: Red, locked: None)";
    let steps = format!("{SAY}\nPlace(position: {position}),");
    let LessonError::PositionFaulty { line, faults } = fault_in_steps(&steps) else {
        panic!("the position is faulty")
    };
    assert_eq!((line, faults[0].clone()), (4, Fault::DiscCount { count: 1 }));
    let far = position.replace("(0, 0)", "(70000, 0)");
    let far = fault_in_steps(&format!("Place(position: {far}),"));
    assert!(matches!(far, LessonError::PositionForm { line: 3, .. }), "{far:?}");
}

#[test]
fn a_turn_that_the_opponent_may_not_play_is_told_with_its_line_and_part() {
    let illegal = fault_in_steps(&format!("{SAY}\nPlay(line: \"2,0>-1,0 0,0>3,-2\"),"));
    let LessonError::LineIllegal { line: 4, part: 2, refusal } = illegal else {
        panic!("{illegal:?}")
    };
    assert!(matches!(refusal, Refusal::HemmedIn { .. }));
    for written in ["2,0", "2,0>-1,0 -", "hello", "2,0>-1,0 -1,0>2"] {
        let error = fault_in_steps(&format!("Play(line: \"{written}\"),"));
        assert!(matches!(error, LessonError::LineForm { line: 3, .. }), "{written}: {error:?}");
    }
}

#[test]
fn a_goal_that_cannot_be_reached_is_told() {
    let ask = |goal: &str, solution: &str| {
        fault_in_steps(&format!(
            "{SAY}\nAsk(text: \"Do.\", goal: {goal}, solution: \"{solution}\"),"
        ))
    };
    let none = ask("Wins", "2,0>-1,0");
    assert_eq!(none, LessonError::GoalOutOfReach { line: 4 });
    let other = ask("Slide(to: (2, -1))", "2,0>-1,0");
    assert_eq!(other, LessonError::SolutionMisses { line: 4 });
    let refused = ask("Refused(reason: NoToken)", "2,0>-1,0");
    assert_eq!(refused, LessonError::SolutionMisses { line: 4 });
    let far = ask("WinsWithin(9)", "2,0>-1,0");
    assert_eq!(far, LessonError::TooFarAhead { line: 4, turns: 9, most: 3 });
    let not_yours = fault_in_steps(
        "Play(line: \"2,0>-1,0 1,-2>3,-2\"),\nAsk(text: \"Do.\", goal: Slide(), solution: \"2,-2>1,-1\"),",
    );
    assert_eq!(not_yours, LessonError::NotLearnersTurn { line: 4 });
}

#[test]
fn the_column_is_that_of_the_file() {
    let LessonError::Unreadable { line, column, .. } = fault_in_steps("    Say(text: 7),") else {
        panic!("a number is no text")
    };
    assert_eq!((line, column), (3, 15));
}

/// The solution has to be one that the learner could play by hand.
#[test]
fn a_solution_is_judged_as_the_learners_own_try_would_be() {
    for (goal, solution) in [
        // The slide would be judged wrong before the disc is relocated.
        ("Relocate()", "2,0>-1,0 1,-2>3,-2"),
        // What the rules refuse does not reach a goal by not doing something.
        ("Not(Slide(to: (2, 0)))", "2,0>0,0"),
        ("Slide()", "2,0>-1,0 1,-2>3,-2"),
    ] {
        let steps = format!("Ask(text: \"Do.\", goal: {goal}, solution: \"{solution}\"),");
        let error = fault_in_steps(&steps);
        assert!(
            matches!(
                error,
                LessonError::SolutionMisses { .. } | LessonError::GoalOutOfReach { .. }
            ),
            "{goal}: {error:?}"
        );
    }
}

#[test]
fn goals_that_would_take_long_or_lead_nowhere_are_refused_in_wrong_tries_too() {
    let wrong = r#"Ask(text: "Do.", goal: Slide(), solution: "2,0>-1,0",
        wrong: [(when: Holds(4000000000), say: "No.")]),"#;
    let far = LessonError::TooFarAhead { line: 3, turns: 4_000_000_000, most: 3 };
    assert_eq!(fault_in_steps(wrong), far);
    for goal in ["Any([WinsWithin(2), Slide()])", "All([Slide(), Not(WinsWithin(1))])"] {
        let steps =
            format!("Ask(text: \"Do.\", goal: {goal}, over: Turn, solution: \"2,0>-1,0\"),");
        assert_eq!(fault_in_steps(&steps), LessonError::WinAmongChoices { line: 3 }, "{goal}");
    }
}

/// The list of lessons in the game only reads them: to check them would take too long there.
#[test]
fn goals_that_would_take_long_are_refused_when_a_lesson_is_read() {
    let ask = |goal: &str, when: &str| {
        let wrong = format!("[(when: {when}, say: \"No.\")]");
        let ask = format!("goal: {goal}, over: Turn, solution: \"2,0>-1,0\", wrong: {wrong}");
        Lesson::read(&with_steps(&format!("{SAY}\nAsk(text: \"Do.\", {ask}),"))).err()
    };
    assert_eq!(ask("WinsWithin(3)", "Holds(3)"), None);
    let far = LessonError::TooFarAhead { line: 4, turns: 60, most: 3 };
    for (goal, when) in [
        ("WinsWithin(60)", "Slide()"),
        ("Slide()", "Holds(60)"),
        ("All([Slide(), Not(Any([Wins, Holds(60)]))])", "Slide()"),
    ] {
        assert_eq!(ask(goal, when).as_ref(), Some(&far), "{goal}, {when}");
    }
    let among = LessonError::WinAmongChoices { line: 4 };
    assert_eq!(ask("Any([WinsWithin(2), Slide()])", "Slide()"), Some(among));
}

/// What was counted from the start of the file for each step took seconds.
#[test]
fn a_lesson_of_many_lines_and_steps_is_read_in_a_moment() {
    let blank = "\n".repeat(LARGEST_FILE / 2);
    let steps = "Say(text:\"a\"),\n".repeat(LARGEST_FILE / 2 / 16);
    let (text, began) = (blank + &with_steps(&steps), Instant::now());
    assert_eq!(fault(&text), None);
    assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
    let last = text.replace("\n])", "\nSay(text: 7),\n])");
    let line = 1 + last.lines().position(|line| line.contains('7')).unwrap();
    let wanted = LessonError::Unreadable { line, column: 11, fault: RonFault::Misplaced };
    assert_eq!(fault(&last), Some(wanted));
}

#[test]
fn what_is_not_there_cannot_be_shown_touched_or_said() {
    let shown = fault_in_steps("Say(text: \"Look.\", show: [Token((0, 0))]),");
    assert_eq!(shown, LessonError::NothingToShow { line: 3 });
    for nowhere in ["Path((500, 500), (900, 2))", "Path((2, 0), (0, 1))", "Place((9, 9))"] {
        let shown = fault_in_steps(&format!("Say(text: \"Look.\", show: [{nowhere}]),"));
        assert_eq!(shown, LessonError::NothingToShow { line: 3 }, "{nowhere}");
    }
    // The keyboard could not touch it.
    let touched = fault_in_steps("Touch(text: \"Where?\", answer: [Place((3, 0))]),");
    assert_eq!(touched, LessonError::NoAnswer { line: 3 });
    for empty in ["\"\"", "{}", "\" \"", "{\"en\": \"\"}"] {
        let said = fault_in_steps(&format!("Say(text: {empty}),"));
        assert_eq!(said, LessonError::EmptyText { line: 3 }, "{empty}");
    }
    let touched = fault_in_steps("Touch(text: \"Which?\", answer: [Locked]),");
    assert_eq!(touched, LessonError::NoAnswer { line: 3 });
    let said = fault_in_steps(&format!("{SAY}\nSay(text: \"@nowhere\"),"));
    assert_eq!(said, LessonError::MissingText { line: 4, key: "nowhere".to_owned() });
}

#[test]
fn an_unknown_reason_for_a_refusal_is_told_with_those_there_are() {
    let error =
        fault_in_steps("Ask(text: \"Do.\", goal: Refused(reason: Boring), solution: \"0,0>0,0\"),");
    let LessonError::Unreadable { fault: RonFault::UnknownWord { word, known }, .. } = error else {
        panic!("{error:?}")
    };
    assert!(word == "Boring" && known.contains(&"HemmedIn"), "{known:?}");
}
