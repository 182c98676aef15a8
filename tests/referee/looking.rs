//! Where one looks is apart from where play stands.

use nonaga::{
    record::Span,
    referee::{Ask, Asker, Objection},
};

use crate::{AGAINST_COMPUTER, PEOPLE, about_to_win, any_part, ask, begun, play};

#[test]
fn the_computer_plays_on_while_somebody_looks_back_and_the_return_shows_it() {
    let mut referee = begun(AGAINST_COMPUTER);
    play(&mut referee, 2);
    ask(&mut referee, Asker::Hand, Ask::Jump(0)).expect("a look at the start");
    let looked_at = referee.position().clone();
    for part in 1..=2 {
        let of_computer = any_part(&referee);
        let done = ask(&mut referee, Asker::Computer, of_computer).expect("it plays on");
        assert!(!done.is_shown && done.moved.is_empty(), "nothing moves on the table: {done:?}");
        assert_eq!(referee.position(), &looked_at);
        assert_eq!(referee.played().steps().len(), 2 + part);
    }
    assert_eq!((referee.turns(), referee.turns_played()), (2, 2));
    let of_person = any_part(&referee);
    let refused = ask(&mut referee, Asker::Hand, of_person);
    assert_eq!(refused.unwrap_err(), Objection::LookingBack, "a person plays what they see");

    let back = ask(&mut referee, Asker::Hand, Ask::Return).expect("there is a way back");
    assert_eq!(back.moved.len(), 4, "both turns are seen");
    assert!(back.is_shown && !referee.is_looking_back());
    assert_eq!(referee.position(), referee.played().position());
}

#[test]
fn stepping_forward_leads_through_what_was_played_meanwhile() {
    let mut referee = begun(AGAINST_COMPUTER);
    play(&mut referee, 2);
    ask(&mut referee, Asker::Hand, Ask::Back(Span::Part)).expect("a step back");
    for _ in 0..2 {
        let of_computer = any_part(&referee);
        ask(&mut referee, Asker::Computer, of_computer).expect("it plays on");
    }
    let mut steps = 0;
    while referee.is_looking_back() {
        let done = ask(&mut referee, Asker::Hand, Ask::Forward(Span::Part)).expect("a step");
        assert_eq!(done.moved.len(), 1);
        steps += 1;
    }
    assert_eq!((steps, referee.game().steps().len()), (3, 4));
}

#[test]
fn an_end_that_came_meanwhile_is_told_at_once_and_seen_on_return() {
    let (mut referee, wins) = about_to_win(AGAINST_COMPUTER);
    ask(&mut referee, Asker::Hand, Ask::Jump(1)).expect("a look back");
    let won = ask(&mut referee, Asker::Computer, wins).expect("the computer wins");
    assert!(won.ended.is_some() && won.shape.is_some() && !won.is_shown);
    assert_eq!(referee.game().ending(), None, "the table shows an earlier turn");
    let seen = ask(&mut referee, Asker::Hand, Ask::Return).expect("there is a way back");
    assert_eq!((seen.ended, seen.shape, seen.is_shown), (won.ended, won.shape, true));

    ask(&mut referee, Asker::Hand, Ask::Jump(1)).expect("another look back");
    let again = ask(&mut referee, Asker::Hand, Ask::Return).expect("there is a way back");
    assert_eq!(again.ended, None, "an end is seen once");
}

#[test]
fn an_end_that_came_meanwhile_is_also_seen_by_stepping_or_jumping_there() {
    for look in [Ask::Forward(Span::Part), Ask::Jump(usize::MAX)] {
        let (mut referee, wins) = about_to_win(AGAINST_COMPUTER);
        ask(&mut referee, Asker::Hand, Ask::Back(Span::Part)).expect("a step back");
        ask(&mut referee, Asker::Computer, wins).expect("the computer wins");
        let last = referee.turns();
        let look = if let Ask::Jump(_) = look { Ask::Jump(last) } else { look };
        let mut ended = Vec::new();
        while referee.is_looking_back() {
            let done = ask(&mut referee, Asker::Hand, look.clone()).expect("a place ahead");
            ended.push(done.ended.is_some());
        }
        assert_eq!(ended.pop(), Some(true), "the end is seen");
        assert!(!ended.contains(&true), "and not before it is reached");
    }
}

#[test]
fn looking_changes_nothing_of_the_match() {
    let mut referee = begun(PEOPLE);
    play(&mut referee, 9);
    let (stand, record) = (referee.stand(), referee.record());
    for look in [
        Ask::Jump(0),
        Ask::Forward(Span::Part),
        Ask::Forward(Span::Turn),
        Ask::Back(Span::Part),
        Ask::Jump(3),
    ] {
        ask(&mut referee, Asker::Hand, look).expect("a place in the match");
        assert!(referee.is_looking_back());
        assert_eq!(referee.stand(), stand);
        assert_eq!(referee.record(), record);
    }
    assert_eq!(
        ask(&mut referee, Asker::Hand, Ask::Jump(9)).unwrap_err(),
        Objection::NoSuchTurn { turn: 9, turns: 5 }
    );
    assert!(referee.is_looking_back(), "a look that fails leaves the table as it is");
    ask(&mut referee, Asker::Hand, Ask::PlayFromHere).expect("play goes on from there");
    assert_eq!((referee.turns_played(), referee.is_looking_back()), (3, false));
    assert!(referee.can_redo(), "what came after can be redone");
}

#[test]
fn a_look_that_leads_nowhere_does_not_begin() {
    let mut referee = begun(PEOPLE);
    let refused = ask(&mut referee, Asker::Hand, Ask::Back(Span::Part));
    assert_eq!(refused.unwrap_err(), Objection::AtStart);
    assert!(!referee.is_looking_back());
    play(&mut referee, 1);
    ask(&mut referee, Asker::Hand, Ask::Jump(1)).expect("the place where play stands");
    assert!(!referee.is_looking_back());
}

#[test]
fn what_is_taken_back_for_somebody_who_looks_is_gone_when_they_return() {
    let mut referee = begun(PEOPLE);
    play(&mut referee, 8);
    ask(&mut referee, Asker::Hand, Ask::Jump(3)).expect("a look back");
    // As when both have agreed on it far away.
    ask(&mut referee, Asker::Script, Ask::TakeBackTo(4)).expect("scripts may take back");
    assert_eq!((referee.turns(), referee.turns_played()), (2, 2));
    assert!(!referee.is_looking_back(), "the turn that was looked at is no more");
}
