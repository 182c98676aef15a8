//! The rules, and above all what the source leaves open.

use nonaga::mutants::{
    MutantCell, MutantEnding, MutantGrid, MutantMatch, MutantOpening, MutantPosition,
    MutantRefusal, MutantRepeats, MutantSide, MutantStartFault, MutantStep, MutantTurn,
    MutantTurnFormError, Pentomino, mutant_placements, mutant_starts,
};
use strum::VariantArray;

pub fn cell(name: &str) -> MutantCell {
    name.parse().expect("a cell")
}

pub fn cells(names: &str) -> Vec<MutantCell> {
    names.split_whitespace().map(cell).collect()
}

pub fn turn(written: &str) -> MutantTurn {
    written.parse().expect("a turn")
}

/// A match on the smaller grid after these turns.
pub fn played(start: &str, turns: &str) -> MutantMatch {
    played_by(MutantGrid::Five, MutantRepeats::Refused, start, turns)
}

fn played_by(grid: MutantGrid, repeats: MutantRepeats, start: &str, turns: &str) -> MutantMatch {
    let mut game = MutantMatch::new(grid, repeats, &cells(start)).expect("a start");
    for written in turns.split_whitespace() {
        assert_eq!(game.play(turn(written)), Ok(()), "{written}");
    }
    game
}

const T: &str = "b2 c2 d2 c3 c4";

#[test]
fn a_turn_crosses_one_circle_out_and_draws_another() {
    let game = played(T, "c4>d3");
    let position = game.position().expect("a position");
    assert_eq!(position.circles()[..], cells("b2 c2 d2 c3 d3"));
    assert_eq!(position.crossed(), cells("c4"));
    assert_eq!(position.formed(), [Pentomino::T, Pentomino::P]);
    assert_eq!((game.to_move(), game.turns()), (MutantSide::Second, &[turn("c4>d3")][..]));
}

#[test]
fn a_crossed_cell_is_out_for_the_rest_of_the_match() {
    let game = played(T, "c4>d3 d3>d1");
    for (written, crossed) in [("b2>c4", "c4"), ("b2>d3", "d3"), ("c2>c2", "c2")] {
        let cell = cell(crossed);
        assert_eq!(game.check(turn(written)), Err(MutantRefusal::Crossed { cell }), "{written}");
    }
    assert_eq!(game.check(turn("c4>a1")), Err(MutantRefusal::NoCircle { cell: cell("c4") }));
}

#[test]
fn refusals_name_the_first_thing_that_is_wrong() {
    let game = played(T, "c4>d3");
    for (written, refusal) in [
        ("a1>a2", MutantRefusal::NoCircle { cell: cell("a1") }),
        ("c4>f9", MutantRefusal::NoCircle { cell: cell("c4") }),
        ("b2>c4", MutantRefusal::Crossed { cell: cell("c4") }),
        ("b2>c3", MutantRefusal::Occupied { cell: cell("c3") }),
        ("b2>f3", MutantRefusal::OffGrid { cell: cell("f3") }),
        ("b2>-a1", MutantRefusal::OffGrid { cell: cell("-a1") }),
        ("b2>a5", MutantRefusal::Apart { cell: cell("a5") }),
        ("d3>b3", MutantRefusal::SameShape { shape: Pentomino::P }),
        ("c3>d1", MutantRefusal::FormedBefore { shape: Pentomino::T, turn: 0 }),
    ] {
        assert_eq!(game.check(turn(written)), Err(refusal), "{written}");
        assert_eq!(game.clone().play(turn(written)), Err(refusal), "{written}");
    }
}

/// Turned and mirrored shapes are the same pentomino.
#[test]
fn a_turned_or_mirrored_shape_is_the_same() {
    let game = played(T, "c4>d3");
    // The mirror image of the P that lies there.
    assert_eq!(game.check(turn("d3>b3")), Err(MutantRefusal::SameShape { shape: Pentomino::P }));
    for shape in Pentomino::VARIANTS {
        for placement in mutant_placements(*shape) {
            assert_eq!(Pentomino::of(&placement), Some(*shape));
        }
    }
    let placements = Pentomino::VARIANTS.iter().map(|shape| mutant_placements(*shape).len());
    assert_eq!(placements.sum::<usize>(), 571);
}

/// Each shape may be formed once, the first one included. A repeated one is refused with its name and its turn.
#[test]
fn a_repeated_shape_is_refused_with_its_turn() {
    let game = played(T, "c4>d3 d3>d1");
    let position = game.position().expect("a position");
    let formed_in = |shape| position.formed_in(shape);
    let turns = [Pentomino::T, Pentomino::P, Pentomino::F, Pentomino::W].map(formed_in);
    assert_eq!(turns, [Some(0), Some(1), Some(2), None]);
    let (shape, turn_number) = (Pentomino::P, 1);
    let repeated = MutantRefusal::FormedBefore { shape, turn: turn_number };
    assert_eq!(game.check(turn("d1>b3")), Err(repeated));
    assert!(!game.turns_now().contains(&turn("d1>b3")));
    let first = MutantRefusal::FormedBefore { shape: Pentomino::T, turn: 0 };
    assert_eq!(played(T, "c4>d3").check(turn("c3>d1")), Err(first));
}

/// The house rule plays the source to the letter.
#[test]
fn by_the_house_rule_who_repeats_a_shape_loses() {
    let mut game = played_by(MutantGrid::Five, MutantRepeats::Lose, T, "c4>d3");
    let before = game.clone();
    assert_eq!(game.play(turn("d3>b3")), Ok(()));
    let by = MutantSide::Second;
    let ending = MutantEnding::Repeated { by, shape: Pentomino::P, turn: 1 };
    assert_eq!(game.ending(), Some(ending));
    assert_eq!(ending.winner(), MutantSide::First);
    assert_eq!(
        (game.turns_now().len(), game.check(turn("b3>d3"))),
        (0, Err(MutantRefusal::MatchOver))
    );
    // The turn can be taken back as any other.
    assert_eq!(game.take_back(), Some(MutantStep::Turn(turn("d3>b3"))));
    assert_eq!(game, before);
    // It allows nothing else.
    assert_eq!(game.check(turn("b2>a5")), Err(MutantRefusal::Apart { cell: cell("a5") }));
    // The turns that are listed are those that do not lose.
    assert_eq!(game.turns_now(), played(T, "c4>d3").turns_now());
}

#[test]
fn who_can_form_no_new_shape_loses() {
    for repeats in [MutantRepeats::Refused, MutantRepeats::Lose] {
        let mut game = played_by(MutantGrid::Five, repeats, "a1 b1 c1 d1 e1", "");
        while let Some(turn) = game.turns_now().first() {
            game.play(*turn).expect("a legal turn");
        }
        let by = game.to_move();
        let shapes = game.turns().len() + 1;
        assert_eq!(game.ending(), Some(MutantEnding::NoneLeft { by, shapes }));
        assert_eq!(game.ending().map(MutantEnding::winner), Some(by.other()));
        assert_eq!(game.check(turn("a1>a2")), Err(MutantRefusal::MatchOver));
    }
}

/// Each circle after the first touches another by a side; who draws the fourth has the first turn.
#[test]
fn a_start_can_be_drawn_in_turns() {
    let mut game = MutantMatch::to_draw(MutantGrid::Five, MutantRepeats::Refused);
    assert_eq!(game.cells_to_draw().len(), 25);
    let mut players = Vec::new();
    for name in ["c3", "c4", "d4", "d5", "e5"] {
        players.push(game.to_move());
        let left = game.left_to_draw();
        assert_eq!(game.check(turn("c3>b3")), Err(MutantRefusal::StartToDraw { left }));
        assert_eq!(game.draw(cell(name)), Ok(()), "{name}");
        assert!(game.check_drawing(cell("c3")).is_err());
    }
    assert_eq!(players[3], game.to_move());
    assert_eq!(players[3], MutantSide::Second);
    assert_eq!((game.opening(), game.left_to_draw()), (MutantOpening::Drawn, 0));
    assert_eq!(game.position().map(MutantPosition::shape), Some(Pentomino::W));
    assert_eq!(game.check_drawing(cell("b3")), Err(MutantRefusal::StartDrawn));
    let turn = game.turns_now()[0];
    game.play(turn).expect("a legal turn");
    assert_eq!(game.to_move(), MutantSide::First);
    // All of it can be taken back, circle by circle.
    assert_eq!(game.done().len(), 6);
    assert_eq!(game.take_back(), Some(MutantStep::Turn(turn)));
    for name in ["e5", "d5", "d4", "c4", "c3"] {
        assert_eq!(game.take_back(), Some(MutantStep::Circle(cell(name))));
    }
    assert_eq!(game.take_back(), None);
    assert_eq!(game, MutantMatch::to_draw(MutantGrid::Five, MutantRepeats::Refused));
}

#[test]
fn circles_of_a_start_are_refused_with_a_reason() {
    let mut game = MutantMatch::to_draw(MutantGrid::Five, MutantRepeats::Refused);
    assert_eq!(game.draw(cell("f1")), Err(MutantRefusal::OffGrid { cell: cell("f1") }));
    game.draw(cell("c3")).expect("a cell of the grid");
    assert_eq!(game.draw(cell("c3")), Err(MutantRefusal::Occupied { cell: cell("c3") }));
    // A corner is not enough.
    assert_eq!(game.draw(cell("d4")), Err(MutantRefusal::TouchesNone { cell: cell("d4") }));
    assert_eq!(game.drawn(), cells("c3"));
    let mut endless = MutantMatch::to_draw(MutantGrid::Endless, MutantRepeats::Refused);
    assert_eq!(endless.draw(cell("f1")), Err(MutantRefusal::NotInTheMiddle { cell: cell("f1") }));
    endless.draw(cell("a1")).expect("a cell in the middle");
    assert_eq!(endless.draw(cell("-a1")), Ok(()));
    assert_eq!(endless.draw(cell("-a-1")), Ok(()));
}

#[test]
fn a_chosen_start_has_five_circles_that_hang_together() {
    let start = |grid, names| MutantMatch::new(grid, MutantRepeats::Refused, &cells(names)).err();
    let five = |names| start(MutantGrid::Five, names);
    assert_eq!(five("a1 b1 c1 d1"), Some(MutantStartFault::NotFive { circles: 4 }));
    assert_eq!(five("a1 b1 c1 d1 e1 e2"), Some(MutantStartFault::NotFive { circles: 6 }));
    assert_eq!(five("a1 b1 c1 d1 a1"), Some(MutantStartFault::Twice { cell: cell("a1") }));
    assert_eq!(five("b1 c1 d1 e1 f1"), Some(MutantStartFault::OffGrid { cell: cell("f1") }));
    assert_eq!(five("a1 b1 c1 d1 e2"), Some(MutantStartFault::Apart));
    assert_eq!(five("e1 d1 c1 b1 a1"), None);
    let endless = |names| start(MutantGrid::Endless, names);
    assert_eq!(endless("-a1 -b1 -c1 -d1 -e1"), Some(MutantStartFault::FarAway));
    assert_eq!(endless("-a1 -b1 -c1 -d1 a1"), None);
}

/// On the endless grid a match can leave the twenty-five cells on every side.
#[test]
fn the_endless_grid_has_no_limits() {
    let endless =
        |start, turns| played_by(MutantGrid::Endless, MutantRepeats::Refused, start, turns);
    let game = endless("a1 b1 c1 d1 e1", "e1>a-1 d1>-a1");
    let position = game.position().expect("a position");
    assert_eq!(position.circles()[..], cells("a-1 -a1 a1 b1 c1"));
    assert_eq!(position.formed(), [Pentomino::I, Pentomino::L, Pentomino::Y]);
    let small = played("a1 b1 c1 d1 e1", "");
    assert_eq!(small.check(turn("e1>a-1")), Err(MutantRefusal::OffGrid { cell: cell("a-1") }));
    let other_side = endless("e5 e4 e3 e2 e1", "e1>f5");
    assert_eq!(other_side.position().map(MutantPosition::shape), Some(Pentomino::L));
}

#[test]
fn a_resignation_ends_the_match_and_is_taken_back_first() {
    let mut game = played(T, "c4>d3");
    game.resign(MutantSide::Second);
    let ending = MutantEnding::Resigned { by: MutantSide::Second };
    assert_eq!((game.ending(), ending.winner()), (Some(ending), MutantSide::First));
    game.resign(MutantSide::First);
    assert_eq!(game.ending(), Some(ending));
    assert_eq!((game.turns_now().len(), game.steps().len()), (0, 0));
    assert_eq!(game.take_back(), None);
    assert_eq!(game, played(T, "c4>d3"));
}

#[test]
fn turns_are_read_as_people_type_them() {
    let typed = MutantTurn::read_typed;
    for text in ["c4>d3", "C4 > D3", "c4-d3", "c4 d3", "c4→d3", "c4d3", " c4 - d3 "] {
        assert_eq!(typed(text, MutantGrid::Five), Ok(turn("c4>d3")), "{text}");
    }
    for text in ["c4>-a1", "C4 -A1", "c4 > -a1", "c4 - -a1"] {
        assert_eq!(typed(text, MutantGrid::Endless), Ok(turn("c4>-a1")), "{text}");
    }
    // On the endless grid, this could be meant in two ways.
    assert_eq!(typed("c4-a1", MutantGrid::Endless), Err(MutantTurnFormError::NoArrow));
    for (text, error) in [
        ("", MutantTurnFormError::NoCellBefore),
        ("c4", MutantTurnFormError::NoCellAfter),
        ("é9", MutantTurnFormError::NoCellBefore),
        ("c4>", MutantTurnFormError::NoCellAfter),
        ("99>c4", MutantTurnFormError::NoCellBefore),
        ("c4>99", MutantTurnFormError::NoCellAfter),
        ("c4>d3>d4", MutantTurnFormError::NoCellAfter),
    ] {
        assert_eq!(typed(text, MutantGrid::Five), Err(error), "{text}");
    }
    for text in ["C4>d3", "c4 >d3", "c4>d03", "c4-d3"] {
        assert!(text.parse::<MutantTurn>().is_err(), "{text}");
    }
}

#[test]
fn there_are_eighty_two_distinct_starts() {
    let counts: Vec<usize> =
        Pentomino::VARIANTS.iter().map(|shape| mutant_starts(*shape).len()).collect();
    assert_eq!(counts, [9, 3, 8, 8, 12, 6, 8, 6, 6, 3, 8, 5]);
    assert_eq!(counts.iter().sum::<usize>(), 82);
}
