//! What is going on at the table: each occasion answers every question.

use std::collections::BTreeSet;

use nonaga::{
    referee::{
        Ask, Asker, NewMatch, OCCASIONS, Occasion, Referee,
        occasion::{ComesFrom, Controls, Judged, Pause, PlaysOn},
    },
    rules::{HouseRules, Match, Position},
};

use crate::{PEOPLE, any_part, ask, begun};

/// All questions, each with its answer. A question that is new does not compile here until it is listed.
fn answers(occasion: &Occasion) -> Vec<(&'static str, String)> {
    let Occasion {
        name: _,
        opens_table,
        is_saved,
        has_result,
        may_be_shared,
        comes_close_to_win,
        may_take_back,
        goes_by_consent,
        has_hints,
        judged,
        lists_turns,
        asks_for_parts,
        controls,
        plays_on,
        keys_step,
        says_why_beside,
        answers_idle_tries,
        pause,
        comes_from,
    } = occasion;
    let yes_or_no = |answer: &bool| (if *answer { "yes" } else { "no" }).to_owned();
    vec![
        ("opens the table?", yes_or_no(opens_table)),
        ("is saved?", yes_or_no(is_saved)),
        ("has a result?", yes_or_no(has_result)),
        ("may be shared?", yes_or_no(may_be_shared)),
        ("comes close to a win?", yes_or_no(comes_close_to_win)),
        ("may take back?", yes_or_no(may_take_back)),
        ("goes by consent?", yes_or_no(goes_by_consent)),
        ("has hints?", yes_or_no(has_hints)),
        ("judged when?", format!("{judged:?}")),
        ("lists turns?", yes_or_no(lists_turns)),
        ("asks for parts?", yes_or_no(asks_for_parts)),
        ("controls?", format!("{controls:?}")),
        ("plays on how?", format!("{plays_on:?}")),
        ("keys step?", yes_or_no(keys_step)),
        ("says why beside?", yes_or_no(says_why_beside)),
        ("answers idle tries?", yes_or_no(answers_idle_tries)),
        ("pause says?", format!("{pause:?}")),
        ("comes from?", format!("{comes_from:?}")),
    ]
}

#[test]
fn every_occasion_answers_every_question() {
    let columns: Vec<_> = OCCASIONS.iter().map(|occasion| answers(occasion)).collect();
    let names: Vec<_> = OCCASIONS.iter().map(|occasion| occasion.name).collect();
    print!("{:23}", "");
    for name in &names {
        print!("{name:27}");
    }
    println!();
    for row in 0..columns[0].len() {
        print!("{:23}", columns[0][row].0);
        for column in &columns {
            print!("{:27}", column[row].1);
        }
        println!();
    }
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), OCCASIONS.len(), "{names:?}");
    // What follows from each other.
    for occasion in OCCASIONS {
        assert!(!occasion.is_saved || occasion.opens_table, "{}", occasion.name);
        assert!(!occasion.has_result || occasion.judged == Judged::OnceEnded, "{}", occasion.name);
        let plays_on = occasion.plays_on != PlaysOn::Never || occasion.goes_by_consent;
        assert!(!occasion.lists_turns || plays_on, "{}", occasion.name);
    }
}

/// An occasion that the program does not have: two people show a match to others.
static SIXTH: Occasion = Occasion {
    name: "shown to guests",
    opens_table: true,
    is_saved: false,
    has_result: false,
    may_be_shared: true,
    comes_close_to_win: true,
    may_take_back: false,
    goes_by_consent: false,
    has_hints: false,
    judged: Judged::Never,
    lists_turns: true,
    asks_for_parts: true,
    controls: Controls::OfMatch,
    plays_on: PlaysOn::InAnotherMatch,
    keys_step: false,
    says_why_beside: true,
    answers_idle_tries: true,
    pause: Pause::Always("pause-nothing-played"),
    comes_from: ComesFrom::Title,
};

#[test]
fn another_occasion_takes_no_more_than_its_answers() {
    let record = begun(PEOPLE).record();
    let game = Match::new(Position::start(HouseRules::Booklet));
    let new = NewMatch::to_play(game, [record.red, record.black]).on(&SIXTH);
    let mut referee = Referee::new(new);
    assert_eq!(referee.occasion(), &SIXTH);
    let part = any_part(&referee);
    ask(&mut referee, Asker::Hand, part).expect("a legal part");
    assert!(!referee.can_take_back(), "as the occasion says");
    assert!(ask(&mut referee, Asker::Hand, Ask::TakeBack(nonaga::record::Span::Part)).is_err());
    assert_eq!(answers(&SIXTH).len(), answers(OCCASIONS[0]).len());
}
