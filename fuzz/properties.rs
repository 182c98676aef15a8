//! What must hold for any text that Nonaga reads. The fuzzer looks for bytes that break a property, and
//! `tests/corpus.rs` replays the interesting ones.
#![allow(dead_code, reason = "each fuzz target is its own program and uses one of these functions")]

use std::sync::{Arc, LazyLock};

use nonaga::{
    lesson::{Awaits, Lesson, Runner, Solver, TableWish},
    notation::{read_setup, write_setup, write_start},
    record::{Header, LARGEST_FILE, Lines, Playhead, Record, Span},
    rules::{HouseRules, Match, Position, Step, Turn, perft},
    words::{Language, Words},
};

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(Language::ENGLISH));

/// Reading a match record never panics, and every error has a message. Its header is read whenever it can be,
/// and so is any part of it that is right. What was read can be written and read back without change, as a
/// file and as one line to paste, and stepping through it leads to the end of the match and of each side
/// line.
pub fn record(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    if let Err(error) = Record::from_pasted(text) {
        assert_complete(&WORDS.tell(&error));
    }
    let header = Header::read(text);
    let (record, fault) = match Record::read_while_right(text) {
        Ok(read) => read,
        Err(error) => {
            assert!(Record::read(text) == Err(error.clone()));
            return assert_complete(&WORDS.tell(&error));
        }
    };
    assert!(header.is_ok());
    if let Some(error) = fault {
        assert_complete(&WORDS.tell(&error));
        assert!(Record::read(text) == Err(error));
    } else {
        assert_eq!(Record::read(text).as_ref(), Ok(&record));
        assert!(Record::from_pasted(text).is_ok());
    }
    let printed = record.to_text();
    let again = Record::read(&printed).expect("a printed record can be read");
    assert_eq!(again, record);
    assert_eq!(again.to_text(), printed);
    // A name full of characters that have to be escaped may make a text too long to be read.
    let line = record.to_line();
    if line.len() <= LARGEST_FILE {
        assert!(!line.contains('\n'));
        assert_eq!(Record::from_pasted(&line).as_ref(), Ok(&record));
    }

    let mut playhead = Playhead::at_start(record.game.clone());
    while playhead.forward(Span::Part) {}
    assert_eq!(playhead.position(), record.game.position());
    let mut lines = Lines::of(&record);
    for line in lines.all().into_iter().take(20) {
        let places = [lines.start_of(line), lines.end_of(line), Some(lines.place_in_match())];
        for place in places.into_iter().flatten() {
            assert!(lines.go_to(place, |_, _, _| ()) && lines.here() == place);
        }
    }
    assert_eq!(lines.variations(), again.lines);
}

/// Reading a position never panics, and every error has a message. A position can be written and read
/// back without change. Under each of the house rules it is valid or has faults, and the turns of a valid
/// position can be counted, written and played.
pub fn position(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    let setup = match read_setup(text) {
        Ok(setup) => setup,
        Err(error) => return assert_complete(&WORDS.tell(&error)),
    };
    assert_eq!(read_setup(&write_setup(&setup)).as_ref(), Ok(&setup));
    for rules in [HouseRules::Booklet, HouseRules::AtMostFour, HouseRules::HolesStayOpen] {
        match setup.validate(rules) {
            Ok(position) => {
                let turns = position.turns();
                assert_eq!(perft(&position, 1).leaves, turns.len() as u64);
                for turn in turns.iter().step_by(37) {
                    assert_eq!(turn.to_string().parse(), Ok(*turn));
                    let mut next = position.clone();
                    next.play_turn(*turn).expect("a listed turn is legal");
                    if next.due().is_some() {
                        let start = read_setup(&write_start(&next)).expect("a start can be read");
                        assert!(start.validate(rules).is_ok());
                    }
                }
            }
            Err(faults) => assert!(!faults.is_empty()),
        }
    }
}

/// The most wishes that one stop of a lesson may have. A line of play may be as long as a file.
const WISHES: usize = 100_000;

/// Reading a lesson never panics, and every error has a message. A lesson that can be read can be checked, and
/// entered at every step; from there it comes to a stop, and skipping leads to its end.
pub fn lesson(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    let lesson = match Lesson::read(text) {
        Ok(lesson) => lesson,
        Err(error) => return assert_complete(&WORDS.tell(&error)),
    };
    // Proofs would take too long here; without them goals that look ahead are just not reached.
    let solver: Solver = &|_, _| None;
    if let Err(error) = lesson.check(solver, |key| WORDS.has(key)) {
        assert_complete(&WORDS.tell(&error));
    }
    let lesson = Arc::new(lesson);
    for step in 0..lesson.steps().len().min(20) {
        let mut runner = Runner::new(Arc::clone(&lesson), step);
        let mut game = runner.staged();
        for _ in 0..WISHES {
            match runner.wish(&game) {
                TableWish::Rest if runner.awaits() == Awaits::End => break,
                TableWish::Rest => runner.skip(),
                TableWish::Begin(staged) => game = *staged,
                TableWish::Play(step) => game.play(step).expect("a lesson plays by the rules"),
                TableWish::Try(step) => {
                    let refusal = game.check(step).expect_err("a try is refused");
                    runner.refused(step, &refusal);
                }
                TableWish::Prove(question) => runner.answered(question.answer(solver)),
                TableWish::TakeBackTo(parts) => {
                    while game.steps().len() > parts {
                        game.take_back_step();
                    }
                }
            }
            // As the table does.
            while game.forced_skip().is_some() {
                game.play_unchecked(Step::Skip);
            }
        }
        assert_eq!(runner.awaits(), Awaits::End, "the lesson stops at step {}", runner.at());
    }
}

/// Reading a list of turns (`T1; T2; …`) never panics. Turns can be written and read back without change.
/// Playing them from the start never panics, and a turn that is refused changes nothing.
pub fn turns(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    for rules in [HouseRules::Booklet, HouseRules::AtMostFour, HouseRules::HolesStayOpen] {
        let mut game = Match::new(Position::start(rules));
        for written in text.split("; ") {
            let Ok(turn) = written.parse::<Turn>() else { continue };
            assert_eq!(turn.to_string().parse(), Ok(turn));
            let before = game.position().clone();
            match game.play_turn(turn) {
                Ok(()) => {
                    assert_eq!(game.turns().last().map(Turn::to_string), Some(turn.to_string()));
                }
                Err(misplay) => {
                    assert_eq!(game.position(), &before);
                    assert_complete(&WORDS.tell(&misplay));
                }
            }
        }
        while game.take_back_part() > 0 {}
        assert_eq!(game.position(), game.start());
    }
}

/// Checks that a sentence exists and has no gaps.
fn assert_complete(sentence: &str) {
    assert!(!sentence.is_empty() && !sentence.contains('‹'), "{sentence}");
}
