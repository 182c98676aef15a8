//! What was taken back comes back as it went.

use nonaga::{
    record::Span,
    referee::{Ask, Asker, Objection, Referee},
};

use crate::{PEOPLE, any_part, ask, begun, play};

fn by_hand(referee: &mut Referee, what: Ask) -> Result<usize, Objection> {
    ask(referee, Asker::Hand, what)?;
    Ok(referee.played().steps().len())
}

#[test]
fn redoing_goes_to_where_taking_back_came_from() {
    let mut referee = begun(PEOPLE);
    play(&mut referee, 8);
    let backs = [
        (Ask::TakeBack(Span::Part), 7),
        (Ask::TakeBack(Span::Turn), 6),
        (Ask::TakeBack(Span::Turn), 4),
        (Ask::TakeBack(Span::Part), 3),
    ];
    for (back, parts) in backs {
        assert_eq!(by_hand(&mut referee, back), Ok(parts));
    }
    by_hand(&mut referee, Ask::Jump(0)).expect("a look back");
    assert_eq!(by_hand(&mut referee, Ask::PlayFromHere), Ok(0));
    for parts in [3, 4, 6, 7, 8] {
        assert_eq!(by_hand(&mut referee, Ask::Redo), Ok(parts));
    }
    assert_eq!(by_hand(&mut referee, Ask::Redo), Err(Objection::NothingToRedo));
}

#[test]
fn what_was_played_over_does_not_come_back() {
    let mut referee = begun(PEOPLE);
    play(&mut referee, 6);
    by_hand(&mut referee, Ask::TakeBack(Span::Part)).expect("a part");
    by_hand(&mut referee, Ask::TakeBack(Span::Turn)).expect("the rest of the turn");
    let part = any_part(&referee);
    assert_eq!(by_hand(&mut referee, part), Ok(5));
    assert_eq!(by_hand(&mut referee, Ask::Redo), Err(Objection::NothingToRedo));
    play(&mut referee, 3);
    assert_eq!(by_hand(&mut referee, Ask::Redo), Err(Objection::NothingToRedo));
}

#[test]
fn play_may_go_on_in_the_middle_of_what_was_taken_back() {
    let mut referee = begun(PEOPLE);
    play(&mut referee, 8);
    for _ in 0..2 {
        by_hand(&mut referee, Ask::TakeBack(Span::Turn)).expect("a turn");
    }
    // On to a place beyond where the second turn was taken back from.
    for turn in [4, 3] {
        by_hand(&mut referee, Ask::Jump(turn)).expect("a look ahead");
    }
    by_hand(&mut referee, Ask::Forward(Span::Part)).expect("a part");
    assert_eq!(by_hand(&mut referee, Ask::PlayFromHere), Ok(7));
    assert_eq!(by_hand(&mut referee, Ask::Redo), Ok(8));
    assert_eq!(by_hand(&mut referee, Ask::Redo), Err(Objection::NothingToRedo));
}
