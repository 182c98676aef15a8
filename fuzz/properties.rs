//! What holds for any text a person or a program hands to Nonaga. The fuzzer looks for bytes that
//! break a property; `tests/corpus.rs` replays those worth remembering.
#![allow(dead_code, reason = "each fuzz target is a program of its own, and uses one of these")]

use std::sync::LazyLock;

use nonaga::{
    notation::{read_setup, write_setup},
    record::{Cursor, Record},
    rules::{HouseRules, Match, Position, Turn, perft},
    words::{Language, Words},
};

static WORDS: LazyLock<Words> = LazyLock::new(|| Words::new(Language::ENGLISH));

/// Reading a match record never panics, whatever the bytes, and what is wrong with it can be told. A
/// record that reads and passes the check against the rules prints to text that reads to the same
/// record, and a cursor goes through it to where the match stands.
pub fn record(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    match Record::read(text) {
        Ok(record) => {
            let printed = record.to_text();
            let again = Record::read(&printed).expect("what is printed reads");
            assert_eq!(again, record);
            assert_eq!(again.to_text(), printed);
            let mut cursor = Cursor::new(&record);
            while cursor.step_forward().is_some() {}
            assert_eq!(cursor.position(), record.game.position());
        }
        Err(error) => assert_told(&WORDS.tell(&error)),
    }
}

/// Reading a position never panics, whatever the bytes. A position that reads prints to text that
/// reads to the same position; it is valid or has faults, under any reading of the rules, and if it is
/// valid its turns can be counted and played.
pub fn position(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    let setup = match read_setup(text) {
        Ok(setup) => setup,
        Err(error) => return assert_told(&WORDS.tell(&error)),
    };
    assert_eq!(read_setup(&write_setup(&setup)).as_ref(), Ok(&setup));
    for rules in [HouseRules::Booklet, HouseRules::AtMostFour, HouseRules::HolesStayOpen] {
        match setup.validate(rules) {
            Ok(position) => {
                let turns = position.turns();
                assert_eq!(perft(&position, 1).leaves, turns.len() as u64);
                for turn in turns.iter().step_by(37) {
                    let mut next = position.clone();
                    next.play_turn(*turn).expect("a listed turn is legal");
                    assert!(next.due().is_none() || next.setup().validate(rules).is_ok());
                }
            }
            Err(faults) => assert!(!faults.is_empty()),
        }
    }
}

/// Reading a list of turns (`T1; T2; …`) never panics, whatever the bytes. Turns that read print to
/// text that reads to the same turns; playing them from the start never panics, and what is refused
/// changes nothing.
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
                    assert_told(&WORDS.tell(&misplay));
                }
            }
        }
        while game.take_back_part() > 0 {}
        assert_eq!(game.position(), game.start());
    }
}

/// A sentence that has everything it speaks of.
fn assert_told(sentence: &str) {
    assert!(!sentence.is_empty() && !sentence.contains('‹'), "{sentence}");
}
