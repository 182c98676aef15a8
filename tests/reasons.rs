//! Every reason why a move is not legal. Each has a position that shows it.

mod picture;

use std::time::{Duration, Instant};

use nonaga::rules::{
    Cell, Fault, HouseRules, Match, Misplay, Obstacle, Part, Position, Refusal, Relocation, Setup,
    Shape, Side, Slide, Step, Turn,
};
use picture::Picture;

const START: &str = "
    R o B
   o o o o
  B o o o R
   o o o o
    R o B
";

/// A closed hole of two cells, 1 and 2. The discs around `a` let it slide only into the hole.
const HOLE: &str = "
  R o o B
 o c a d o
  o 1 2 o .
 R o o o B
    B o R
";

/// The same hole, but open at 3. The opening is one cell wide.
const BAY: &str = "
  R o o B
 o o a o o
  b 1 2 o .
 o 3 c o B
    B R R o
";

/// Three chains that meet at `m`. Without it they would be separate.
const STAR: &str = "
    R o
   o
  o
 B o o m o o o o R
        p
       q
      s R B
     B
";

fn slide(from: Cell, to: Cell) -> Step {
    Step::Slide(Slide { from, to })
}

fn relocate(from: Cell, to: Cell) -> Step {
    Step::Relocate(Relocation { from, to })
}

fn turn(text: &str) -> Turn {
    text.parse().expect("a turn")
}

fn start() -> Position {
    Position::start(HouseRules::Booklet)
}

#[test]
fn the_drawn_start_is_the_start() {
    let drawn = Picture::new(START).setup;
    assert_eq!((drawn.discs.len(), drawn.red.len(), drawn.black.len()), (19, 3, 3));
    let shift = drawn.discs[0].minus(Cell::new(0, -2));
    let mut shifted = drawn.discs.iter().map(|disc| disc.minus(shift)).collect::<Vec<_>>();
    shifted.sort_unstable_by_key(|cell| (cell.r, cell.q));
    assert_eq!(shifted, start().setup().discs);
}

#[test]
fn nothing_can_be_played_after_the_match_is_over() {
    let (position, from) = won();
    assert_eq!(position.check(slide(from, from)), Err(Refusal::MatchOver));
    assert_eq!(position.check(Step::Skip), Err(Refusal::MatchOver));
    assert_eq!(position.check(relocate(from, from)), Err(Refusal::MatchOver));
}

/// A position that Red has just won, and the cell of the winning token.
fn won() -> (Position, Cell) {
    let mut position = Picture::new(
        "
  o o o o o
 o o o o
  B R R o a R
   B o B o
",
    )
    .position(HouseRules::Booklet);
    let token = position
        .tokens(Side::Red)
        .iter()
        .max_by_key(|cell| cell.q)
        .copied()
        .expect("Red has three tokens");
    let to = Cell::new(token.q - 2, token.r);
    position.play(slide(token, to)).expect("it slides up to the others");
    assert_eq!(
        position.won().map(|(side, shape, _)| (side, shape)),
        Some((Side::Red, Shape::Line))
    );
    (position, to)
}

#[test]
fn a_part_that_is_not_due_is_refused() {
    let mut position = start();
    let relocation = relocate(Cell::new(1, -2), Cell::new(3, -2));
    assert_eq!(position.check(relocation), Err(Refusal::WrongPart { due: Part::Slide }));
    let first = position.slides()[0];
    position.play(Step::Slide(first)).expect("legal");
    let again = Step::Slide(position.slides_of(Side::Red)[0]);
    assert_eq!(position.check(again), Err(Refusal::WrongPart { due: Part::Relocation }));
}

#[test]
fn a_part_that_can_be_played_cannot_be_skipped() {
    let mut position = start();
    assert_eq!(position.check(Step::Skip), Err(Refusal::MustMove { part: Part::Slide }));
    position.play(Step::Slide(position.slides()[0])).expect("legal");
    assert_eq!(position.check(Step::Skip), Err(Refusal::MustMove { part: Part::Relocation }));
}

#[test]
fn an_illegal_slide_is_refused_with_its_reason() {
    let position = start();
    let [red, black] = [Cell::new(2, 0), Cell::new(2, -2)];
    let (near, stop) = (Cell::new(1, 0), Cell::new(-1, 0));
    for (from, to, refusal) in [
        (near, stop, Refusal::NoToken { cell: near }),
        (Cell::new(9, 9), stop, Refusal::NoToken { cell: Cell::new(9, 9) }),
        // This cell has the same place on the board's torus as a token, but is not the token's cell.
        (Cell::new(34, 0), stop, Refusal::NoToken { cell: Cell::new(34, 0) }),
        (black, near, Refusal::NotYourToken { cell: black, side: Side::Black }),
        (red, red, Refusal::NotStraight { from: red, to: red }),
        (red, Cell::new(0, 1), Refusal::NotStraight { from: red, to: Cell::new(0, 1) }),
        (
            red,
            Cell::new(3, 0),
            Refusal::Blocked { cell: red, by: Obstacle::Edge { cell: Cell::new(3, 0) } },
        ),
        (red, near, Refusal::StopsShort { to: near, stop }),
        (
            red,
            Cell::new(-2, 0),
            Refusal::TooFar {
                to: Cell::new(-2, 0),
                stop,
                by: Obstacle::Token { cell: Cell::new(-2, 0), side: Side::Black },
            },
        ),
        (
            Cell::new(0, -2),
            Cell::new(-7, 5),
            Refusal::TooFar {
                to: Cell::new(-7, 5),
                stop: Cell::new(-1, -1),
                by: Obstacle::Token { cell: Cell::new(-2, 0), side: Side::Black },
            },
        ),
    ] {
        assert_eq!(position.check(slide(from, to)), Err(refusal));
    }
    assert_eq!(position.check(slide(red, stop)), Ok(()));
}

#[test]
fn a_token_is_blocked_by_its_neighbour_and_by_a_hole() {
    let picture = Picture::new(HOLE);
    let position = picture.position(HouseRules::Booklet);
    // `c` is next to the hole at 1, so a token on `c` would have to jump it.
    let mut setup = picture.setup.clone();
    setup.red[0] = picture.cell('c');
    let over_hole = setup.validate(HouseRules::Booklet).expect("valid");
    let target = Cell::new(picture.cell('1').q, picture.cell('1').r + 1);
    assert_eq!(
        over_hole.check(slide(picture.cell('c'), target)),
        Err(Refusal::Blocked {
            cell: picture.cell('c'),
            by: Obstacle::Edge { cell: picture.cell('1') }
        })
    );
    let [.., third] = *position.tokens(Side::Red);
    let neighbour = third.step(nonaga::rules::Direction::NorthEast);
    assert_eq!(position.token_at(neighbour), Some(Side::Black));
}

#[test]
fn a_token_in_the_middle_can_have_six_slides() {
    let picture = Picture::new(
        "
    o o o
   o o o o
  B o R o B
   o o o o
    R B R
",
    );
    let position = picture.position(HouseRules::Booklet);
    let middle = Cell::new(2, 2);
    assert_eq!(position.token_at(middle), Some(Side::Red));
    assert_eq!(position.slides().iter().filter(|slide| slide.from == middle).count(), 6);
}

/// Draws a position and checks whether a disc could be taken, as if the slide were already played.
fn taking(drawing: &str, rules: HouseRules, disc: char) -> (Picture, Result<(), Refusal>) {
    let picture = Picture::new(drawing);
    let answer = picture.position(rules).check_taking(picture.cell(disc));
    (picture, answer)
}

#[test]
fn a_missing_covered_or_just_moved_disc_cannot_be_taken() {
    let mut position = start();
    position.play_turn(turn("2,0>-1,0 1,-2>3,-2")).expect("legal");
    for (cell, refusal) in [
        (Cell::new(1, -2), Refusal::NoDisc { cell: Cell::new(1, -2) }),
        (Cell::new(32, -1), Refusal::NoDisc { cell: Cell::new(32, -1) }),
        (Cell::new(0, 2), Refusal::HasToken { cell: Cell::new(0, 2), side: Side::Black }),
        (Cell::new(3, -2), Refusal::JustMoved { cell: Cell::new(3, -2) }),
    ] {
        assert_eq!(position.check_taking(cell), Err(refusal));
    }
    // One turn later, the player who moved the disc may take it again.
    position.play_turn(turn("2,-2>2,0 -1,2>3,-1")).expect("legal");
    assert_eq!(position.check_taking(Cell::new(3, -2)), Ok(()));
}

#[test]
fn a_disc_at_the_rim_of_a_closed_hole_is_stuck() {
    let (picture, answer) = taking(HOLE, HouseRules::Booklet, 'a');
    let Err(Refusal::HemmedIn { cell, by }) = answer else { panic!("{answer:?}") };
    assert_eq!(cell, picture.cell('a'));
    // It could slide around in the hole, so all discs around the hole hem it in.
    assert_eq!(by.len(), 9);
    assert!(by.contains(&picture.cell('c')));
    assert_eq!(picture.position(HouseRules::Booklet).route(cell), None);
}

#[test]
fn a_route_leads_outside_and_not_into_the_hole() {
    // A ring around seven free cells. Without `a` it is open, and the middle of the hole is as near as the
    // outside. The route must lead out of the board.
    let picture = Picture::new(
        "
  R o B
 a 1 . o
o . 2 . B o R o o o o o
 o . . o
  R o B
",
    );
    let position = picture.position(HouseRules::Booklet);
    let a = picture.cell('a');
    assert_eq!(position.check_taking(a), Ok(()));
    let [hole, middle] = ['1', '2'].map(|name| picture.cell(name));
    let route = position.route(a).expect("it may be taken");
    assert_eq!(route.len(), 2, "the middle of the hole is as near");
    assert!(!route.contains(&hole) && !route.contains(&middle), "{route:?}");
}

#[test]
fn a_disc_that_can_slide_into_a_bay_but_not_out_of_it_is_stuck() {
    // `d` can slide to a cell where it touches nothing, but the bay's opening is only one cell wide.
    let text = "(discs: [(3,0),(4,0),(2,1),(3,1),(4,1),(1,2),(4,2),(0,3),(0,4),(3,4),(0,5),(1,5),\
                (2,5),(-1,6),(0,6),(1,6),(2,6),(3,6),(4,6)], red: [(2,1),(-1,6),(4,6)], \
                black: [(4,1),(0,3),(2,6)], to_move: Red, locked: None)";
    let setup = nonaga::notation::read_setup(text).expect("a set-up");
    let d = Cell::new(3, 1);
    for rules in [HouseRules::Booklet, HouseRules::HolesStayOpen] {
        let position = setup.validate(rules).expect("valid");
        assert_eq!(position.check_taking(d).map_err(|refusal| refusal.name()), Err("HemmedIn"));
    }
    let position = setup.validate(HouseRules::AtMostFour).expect("valid");
    assert_eq!((position.check_taking(d), position.route(d)), (Ok(()), None));
}

#[test]
fn a_skipped_relocation_ends_the_lock() {
    let discs: Vec<Cell> = (0..19).map(|q| Cell::new(q, 0)).collect();
    let setup = Setup {
        red: vec![discs[2], discs[8], discs[16]],
        black: vec![discs[5], discs[12], discs[18]],
        to_move: Side::Red,
        locked: Some(discs[0]),
        discs,
    };
    let mut position = setup.validate(HouseRules::Booklet).expect("valid");
    position.play(Step::Slide(position.slides()[0])).expect("legal");
    position.play(Step::Skip).expect("the only loose disc is locked");
    assert_eq!((position.to_move(), position.locked()), (Side::Black, None));
}

#[test]
fn only_the_part_that_is_due_is_listed() {
    let mut position = start();
    assert_eq!(position.relocations().count(), 0);
    position.play(Step::Slide(position.slides()[0])).expect("legal");
    assert_eq!((position.slides().len(), position.turns().len()), (0, 0));
    let relocations = position.relocations().count();
    assert_eq!(nonaga::rules::perft(&position, 1).leaves, relocations as u64);
    let (won, _) = won();
    assert_eq!((won.slides().len(), won.turns().len(), won.relocations().count()), (0, 0, 0));
    assert_eq!(nonaga::rules::perft(&won, 2), nonaga::rules::Count { leaves: 1, wins: 1 });
}

#[test]
fn extreme_coordinates_are_a_fault_and_do_not_panic() {
    for far in [i32::MAX, i32::MIN, i32::MAX - 2] {
        let mut setup = Setup::start();
        for disc in setup.discs.iter_mut().chain(&mut setup.red).chain(&mut setup.black) {
            disc.q = disc.q.wrapping_add(far);
        }
        let faults = setup.validate(HouseRules::Booklet).expect_err("too far out");
        assert!(faults.iter().any(|fault| fault.name() == "TooFarOut"), "{faults:?}");
    }
}

#[test]
fn a_disc_in_a_bay_with_an_opening_of_one_cell_is_stuck() {
    let (picture, answer) = taking(BAY, HouseRules::Booklet, 'a');
    assert_eq!(answer, Err(Refusal::HemmedIn { cell: picture.cell('a'), by: picture.cells("bc") }));
    // The Spanish rules only ask for at most four contacts and a path of free cells to the outside.
    let (picture, answer) = taking(BAY, HouseRules::AtMostFour, 'a');
    assert_eq!(answer, Ok(()));
    assert_eq!(picture.position(HouseRules::AtMostFour).route(picture.cell('a')), None);
    // In a closed hole the disc is stuck under these rules too.
    let (_, answer) = taking(HOLE, HouseRules::AtMostFour, 'a');
    assert!(matches!(answer, Err(Refusal::HemmedIn { .. })), "{answer:?}");
}

#[test]
fn the_middle_disc_is_hemmed_in_by_all_six_around_it() {
    let position = start();
    let Err(Refusal::HemmedIn { by, .. }) = position.check_taking(Cell::new(0, 0)) else {
        panic!()
    };
    let mut around = Cell::new(0, 0).neighbours().to_vec();
    around.sort_unstable();
    assert_eq!(by, around);
}

#[test]
fn a_disc_that_connects_two_parts_cannot_be_taken() {
    let (picture, answer) = taking(STAR, HouseRules::Booklet, 'p');
    let Err(Refusal::WouldSplit { cell, piece }) = answer else { panic!("{answer:?}") };
    assert_eq!(cell, picture.cell('p'));
    for name in ['q', 's'] {
        assert!(piece.contains(&picture.cell(name)), "{piece:?}");
    }
    assert!(!piece.contains(&picture.cell('m')));
    let (picture, answer) = taking(STAR, HouseRules::Booklet, 'm');
    let Err(Refusal::WouldSplit { piece, .. }) = answer else { panic!("{answer:?}") };
    assert_eq!((piece.len(), piece.contains(&picture.cell('p'))), (7, false));
}

#[test]
fn a_disc_is_refused_at_illegal_places() {
    let position = start();
    let disc = Cell::new(1, -2);
    for (cell, refusal) in [
        (disc, Refusal::SamePlace { cell: disc }),
        (Cell::new(0, 0), Refusal::Occupied { cell: Cell::new(0, 0) }),
        (
            Cell::new(3, -3),
            Refusal::TooFewNeighbours { cell: Cell::new(3, -3), touching: vec![Cell::new(2, -2)] },
        ),
        (
            // It would touch two discs, but one of them is the lifted disc itself.
            Cell::new(2, -3),
            Refusal::TooFewNeighbours { cell: Cell::new(2, -3), touching: vec![Cell::new(2, -2)] },
        ),
        (
            Cell::new(32, 0),
            Refusal::TooFewNeighbours { cell: Cell::new(32, 0), touching: Vec::new() },
        ),
    ] {
        assert_eq!(position.check_placing(disc, cell), Err(refusal));
    }
    assert_eq!(position.check_placing(disc, Cell::new(3, -2)), Ok(()));
}

#[test]
fn a_closed_hole_can_be_filled_unless_holes_stay_open() {
    let picture = Picture::new(HOLE);
    let disc =
        *picture.position(HouseRules::Booklet).takeable().first().expect("some disc may be taken");
    for rules in [HouseRules::Booklet, HouseRules::AtMostFour] {
        let position = picture.position(rules);
        assert_eq!(position.check_placing(disc, picture.cell('1')), Ok(()));
        assert!(position.destinations(disc).contains(&picture.cell('1')));
    }
    let position = picture.position(HouseRules::HolesStayOpen);
    let hole = picture.cells("12");
    assert_eq!(
        position.check_placing(disc, picture.cell('1')),
        Err(Refusal::ClosedHole { cell: picture.cell('1'), hole })
    );
    assert!(!position.destinations(disc).contains(&picture.cell('1')));
}

#[test]
fn a_hole_that_opens_when_a_disc_is_lifted_can_be_filled_with_that_disc() {
    let picture = Picture::new(
        "
  R o o B
 B o o o o
  o 1 2 a .
 R o o o .
  o B o R
",
    );
    let position = picture.position(HouseRules::HolesStayOpen);
    let a = picture.cell('a');
    assert_eq!(position.check_taking(a), Ok(()));
    assert_eq!(position.check_placing(a, picture.cell('1')), Ok(()));
}

#[test]
fn a_part_is_skipped_only_if_nothing_can_be_played() {
    let text = include_str!("perft.ron");
    let case = |name: &str| {
        let from = text.find(name).expect("the case is there");
        let begin =
            from + text[from..].find("position: ").expect("a position") + "position: ".len();
        let end = begin + text[begin..].find("),\n").expect("its end") + 1;
        nonaga::notation::read_setup(&text[begin..end]).expect("a set-up")
    };

    // A player without a slide skips the slide and relocates.
    let setup = case("red has no slide, 1");
    let mut game = Match::new(setup.validate(HouseRules::Booklet).expect("valid"));
    assert_eq!(game.forced_skip(), Some(Part::Slide));
    let mut skipped = game.position().clone();
    skipped.play(Step::Skip).expect("there is no slide");
    let relocation = skipped.relocations().next().expect("there are some");
    let refusal = game.play(Step::Relocate(relocation));
    assert_eq!(refusal, Err(Refusal::WrongPart { due: Part::Slide }));
    game.play(Step::Skip).expect("nothing else can be played");
    assert_eq!(game.forced_skip(), None);
    game.play(Step::Relocate(relocation)).expect("legal");
    assert_eq!(game.turns()[0].to_string(), format!("- {relocation}"));
    // Taking back the turn also takes back the skip.
    assert_eq!(game.take_back_part(), 1);
    assert_eq!(game.position().due(), Some(Part::Relocation));
    assert_eq!(game.take_back_part(), 0);

    // A player without a disc to relocate skips the relocation, and then no disc is locked.
    let setup = case("a chain: red has no disc to take");
    let mut game = Match::new(setup.validate(HouseRules::Booklet).expect("valid"));
    let leaving_none =
        game.position().turns().into_iter().find(|turn| turn.to_string().ends_with('-'));
    let leaving_none = leaving_none.expect("a slide after which no disc can be taken");
    let slide = leaving_none.slide.expect("Red has slides");
    game.play(Step::Slide(slide)).expect("legal");
    assert_eq!(game.forced_skip(), Some(Part::Relocation));
    game.play(Step::Skip).expect("nothing else can be played");
    assert_eq!((game.position().to_move(), game.position().locked()), (Side::Black, None));
    assert_eq!(game.take_back_part(), 2);
    assert_eq!(game.position(), game.start());
}

#[test]
fn a_written_turn_needs_a_mark_if_and_only_if_it_wins() {
    let (won, to) = won();
    let mut game = Match::new(start());
    assert_eq!(game.play_turn(turn("2,0>-1,0#")), Err(Misplay::MarkWrong));
    assert_eq!(game.position(), &start());

    let from = Cell::new(to.q + 2, to.r);
    let mut setup = won.setup();
    setup.red.iter_mut().filter(|token| **token == to).for_each(|token| *token = from);
    let before = setup.validate(HouseRules::Booklet).expect("valid before the slide");
    for text in [format!("{from}>{to}"), format!("{from}>{to} 0,0>1,1"), format!("{from}>{to} -")] {
        assert_eq!(before.clone().play_turn(turn(&text)), Err(Misplay::MarkMissing), "{text}");
    }
    let mut marked = before.clone();
    assert_eq!(marked.play_turn(turn(&format!("{from}>{to}#"))), Ok(()));
    assert_eq!(marked, won);
}

#[test]
fn an_invalid_position_is_refused_with_every_fault() {
    let mut setup = Setup::start();
    setup.discs.push(Cell::new(0, 0));
    setup.discs.push(Cell::new(9, 9));
    setup.red = vec![Cell::new(0, 0), Cell::new(1, 0), Cell::new(1, -1)];
    setup.black = vec![Cell::new(1, 0), Cell::new(7, 7)];
    setup.locked = Some(Cell::new(5, 5));
    assert_eq!(
        setup.validate(HouseRules::Booklet).expect_err("a great deal is wrong"),
        [
            Fault::DiscCount { count: 21 },
            Fault::DiscTwice { cell: Cell::new(0, 0) },
            Fault::Apart { piece: vec![Cell::new(9, 9)] },
            Fault::TokenCount { side: Side::Black, count: 2 },
            Fault::TokenOffDisc { side: Side::Black, cell: Cell::new(7, 7) },
            Fault::TokensShareDisc { cell: Cell::new(1, 0) },
            Fault::AlreadyConnected { side: Side::Red, shape: Shape::Triangle },
            Fault::LockedNoDisc { cell: Cell::new(5, 5) },
        ]
    );
}

/// To go through all that is left for each piece took ten seconds.
#[test]
fn a_board_in_very_many_pieces_is_refused_in_a_moment() {
    let began = Instant::now();
    let scattered = |n: i32| Cell::new(2 * (n % 300), 2 * (n / 300));
    let setup = Setup { discs: (0..60_000).map(scattered).collect(), ..Setup::start() };
    let faults = setup.validate(HouseRules::Booklet).expect_err("it is no board");
    let apart = faults.iter().find_map(|fault| match fault {
        Fault::Apart { piece } => Some(piece.len()),
        _ => None,
    });
    assert_eq!(apart, Some(59_999));
    assert!(began.elapsed() < Duration::from_secs(4), "{:?}", began.elapsed());
}
