//! The sentences for what the referee answers.

use nonaga::{
    game::referee::{Objection, Skipped},
    rules::{Part, Refusal, Side},
    words::{Language, Words},
};

#[test]
fn every_answer_has_a_sentence() {
    let words = Words::new(Language::ENGLISH);
    let mut said = Vec::new();
    for objection in [
        Objection::Rules(Refusal::MatchOver),
        Objection::NothingToTakeBack,
        Objection::NothingToRedo,
        Objection::NoDrawOffered,
        Objection::NoSuchTurn { turn: 3, turns: 1 },
        Objection::NoSuchTurn { turn: 30, turns: 10 },
    ] {
        said.push(words.tell(&objection));
    }
    for side in Side::BOTH {
        for part in [Part::Slide, Part::Relocation] {
            said.push(words.tell(&Skipped { side, part }));
        }
    }
    assert_eq!(said[0], words.tell(&Refusal::MatchOver), "a refusal has the sentence of the rules");
    for sentence in said {
        assert!(!sentence.is_empty() && !sentence.contains(['‹', '{']), "{sentence}");
    }
}
