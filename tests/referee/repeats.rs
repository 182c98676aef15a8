//! A request counts once.

use nonaga::{
    record::Span,
    referee::{Ask, Asker, NewMatch, Objection},
    rules::{HouseRules, Match, Position},
};

use crate::{PEOPLE, any_part, ask, begun, play};

#[test]
fn a_request_that_comes_twice_is_refused_the_second_time() {
    let mut referee = begun(PEOPLE);
    play(&mut referee, 5);
    for twice in [Ask::TakeBack(Span::Part), Ask::Redo, any_part(&referee)] {
        let request = referee.request(twice, Asker::Hand);
        referee.answer(&request).expect("once");
        let (stand, steps) = (referee.stand(), referee.played().steps().len());
        assert_eq!(referee.answer(&request).unwrap_err(), Objection::TooLate, "{request:?}");
        assert_eq!((referee.stand(), referee.played().steps().len()), (stand, steps));
    }
}

#[test]
fn a_request_for_an_earlier_match_does_not_reach_the_next_one() {
    let mut referee = begun(PEOPLE);
    let request = referee.request(any_part(&referee), Asker::Hand);
    let players = referee.record();
    let game = Match::new(Position::start(HouseRules::Booklet));
    let next = NewMatch::to_play(game, [players.red, players.black]);
    ask(&mut referee, Asker::Hand, Ask::Begin(Box::new(next))).expect("another match");
    assert_eq!(referee.answer(&request).unwrap_err(), Objection::TooLate);
}

#[test]
fn a_look_may_be_repeated() {
    let mut referee = begun(PEOPLE);
    play(&mut referee, 6);
    let request = referee.request(Ask::Back(Span::Turn), Asker::Hand);
    for turns in [2, 1, 0] {
        referee.answer(&request).expect("one turn back");
        assert_eq!(referee.game().turns().len(), turns);
    }
}
