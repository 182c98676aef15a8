//! Compares the rules with the naive rules on thousands of random positions: the legal moves, and the
//! reason why any other move is not legal.

mod naive;

use std::collections::BTreeSet;

use nonaga::rules::{
    Board, Cell, DISCS, HouseRules, Part, Position, Refusal, Relocation, Setup, Shape, Side, Slide,
    Step,
};

/// How many positions are compared for each of the house rules. There are as many from random play, and as
/// many with a random board.
const POSITIONS: usize = 1_050;

#[test]
fn booklet() {
    agree(HouseRules::Booklet, naive::House::Booklet);
}

#[test]
fn at_most_four() {
    agree(HouseRules::AtMostFour, naive::House::AtMostFour);
}

#[test]
fn holes_stay_open() {
    agree(HouseRules::HolesStayOpen, naive::House::HolesStayOpen);
}

fn agree(rules: HouseRules, house: naive::House) {
    let mut random = fastrand::Rng::with_seed(0x6e6f_6e61_6761);
    let mut seen = BTreeSet::new();
    let mut position = Position::start(rules);
    for _ in 0..POSITIONS {
        play_some_turn(&mut position, &mut random);
        compare(&position, house, &mut seen);
        compare(&random_position(rules, &mut random), house, &mut seen);
    }
    // The comparison is worth something only if every reason has come up.
    let expected: &[&str] = match rules {
        HouseRules::HolesStayOpen => &["ClosedHole"],
        HouseRules::Booklet | HouseRules::AtMostFour => &[],
    };
    let always = [
        "NoToken",
        "NotYourToken",
        "NotStraight",
        "Blocked",
        "StopsShort",
        "TooFar",
        "NoDisc",
        "HasToken",
        "JustMoved",
        "HemmedIn",
        "WouldSplit",
        "SamePlace",
        "Occupied",
        "TooFewNeighbours",
        "skip",
        "triangle",
        "line",
        "tick",
    ];
    for reason in always.iter().chain(expected) {
        assert!(seen.contains(reason), "{reason} never came up: {seen:?}");
    }
}

/// Plays a random turn. Starts again after a win, and sometimes at random.
fn play_some_turn(position: &mut Position, random: &mut fastrand::Rng) {
    if position.due().is_none() || random.usize(..200) == 0 {
        *position = Position::start(position.rules());
    }
    let turns = position.turns();
    let turn = turns[random.usize(..turns.len())];
    position.play_turn(turn).expect("a listed turn is legal");
    if position.due().is_none() {
        *position = Position::start(position.rules());
    }
}

/// A position with a random connected board: lumps, strings, and rings with holes and bays.
fn random_position(rules: HouseRules, random: &mut fastrand::Rng) -> Position {
    let stringy = random.usize(1..=6);
    let is_chain = random.usize(..8) == 0;
    loop {
        let origin = Cell::new(random.i32(-29_000..29_000), random.i32(-29_000..29_000));
        let mut discs = vec![origin];
        while discs.len() < DISCS {
            let beside = discs[random.usize(..discs.len())].neighbours()[random.usize(..6)];
            let touching = discs.iter().filter(|disc| disc.touches(beside)).count();
            // Discs with few contacts form strings and rings, and discs with many form lumps.
            let fits = if is_chain {
                touching == 1
            } else {
                touching <= 2 || random.usize(..stringy) == 0
            };
            if fits && !discs.contains(&beside) {
                discs.push(beside);
            }
        }
        random.shuffle(&mut discs);
        if is_chain {
            // If tokens stand on the ends of a chain, no disc can be taken.
            let all = discs.clone();
            discs.sort_by_key(|disc| all.iter().filter(|other| other.touches(*disc)).count());
            random.shuffle(&mut discs[..6]);
        }
        let mut setup = Setup {
            red: discs[..3].to_vec(),
            black: discs[3..6].to_vec(),
            locked: random.bool().then_some(discs[6]),
            to_move: if random.bool() { Side::Red } else { Side::Black },
            discs,
        };
        random.shuffle(&mut setup.discs);
        if let Ok(position) = setup.validate(rules) {
            return position;
        }
    }
}

fn compare(position: &Position, house: naive::House, seen: &mut BTreeSet<&'static str>) {
    let table = table_of(position, house);
    compare_slides(position, &table, seen);
    let slides = position.slides();
    let naive_slides: BTreeSet<naive::Move> = naive::slides(&table).into_iter().collect();
    let listed: BTreeSet<naive::Move> =
        slides.iter().map(|slide| (slide.from.into(), slide.to.into())).collect();
    assert_eq!(listed, naive_slides, "{:?}", position.setup());
    assert_eq!(position.can_play(Part::Slide), !naive_slides.is_empty());

    // The second part is compared after one slide only. That is enough, because each position gets a
    // different one.
    let mut after = position.clone();
    let first = slides.get(position.hash() as usize % slides.len().max(1));
    let table = if let Some(slide) = first {
        after.play(Step::Slide(*slide)).expect("a listed slide is legal");
        naive::play_slide(&table, slide.from.into(), slide.to.into()).expect("legal")
    } else {
        seen.insert("skip");
        after.play(Step::Skip).expect("there is no slide");
        naive::skip_slide(&table).expect("there is no slide")
    };
    let mover = position.to_move();
    let shape = naive::shape(table.tokens(table.to_move));
    assert_eq!(table.to_move == naive::Side::Red, mover == Side::Red);
    assert_eq!(after.won().map(|(_, shape, _)| shape_name(shape)), shape);
    assert_eq!(after.won().map(|(side, ..)| side), shape.map(|_| mover));
    if let Some(shape) = shape {
        seen.insert(shape);
    } else {
        compare_relocations(&after, &table, seen);
    }
}

fn compare_slides(position: &Position, table: &naive::Table, seen: &mut BTreeSet<&'static str>) {
    let board = position.board();
    let nearby = nearby_cells(board);
    let mut starts: Vec<Cell> = nearby.iter().copied().step_by(7).collect();
    starts.extend(position.tokens(Side::Red).iter().chain(position.tokens(Side::Black)));
    for from in starts {
        for to in nearby.iter().copied() {
            let answer = position.check_slide(Slide { from, to });
            let naive = naive::slide_refusal(table, from.into(), to.into());
            assert_same(answer.as_ref().err(), naive, position, (from, to));
            seen.extend(naive);
            if let Err(Refusal::StopsShort { stop, .. } | Refusal::TooFar { stop, .. }) = answer {
                assert_eq!(position.check_slide(Slide { from, to: stop }), Ok(()));
            }
        }
    }
}

fn compare_relocations(
    position: &Position,
    table: &naive::Table,
    seen: &mut BTreeSet<&'static str>,
) {
    let nearby = nearby_cells(position.board());
    for cell in nearby.iter().copied() {
        let naive = naive::take_refusal(table, cell.into());
        assert_same(position.check_taking(cell).as_ref().err(), naive, position, (cell, cell));
        seen.extend(naive);
    }
    let takeable: BTreeSet<naive::Cell> = position.takeable().into_iter().map(Into::into).collect();
    assert_eq!(takeable, naive::takeable(table), "{:?}", position.setup());

    let mut all = BTreeSet::new();
    for disc in position.takeable() {
        let route = position.route(disc).map(|route| route.into_iter().map(Into::into).collect());
        assert_eq!(route, naive::route(table, disc.into()), "{disc} {:?}", position.setup());
        for cell in nearby.iter().copied() {
            let naive = naive::place_refusal(table, disc.into(), cell.into());
            let answer = position.check_placing(disc, cell);
            assert_same(answer.as_ref().err(), naive, position, (disc, cell));
            seen.extend(naive);
        }
        let listed: BTreeSet<naive::Cell> =
            position.destinations(disc).into_iter().map(Into::into).collect();
        assert_eq!(listed, naive::destinations(table, disc.into()), "{:?}", position.setup());
        all.extend(listed.into_iter().map(|place| (disc.into(), place)));
    }
    let listed: BTreeSet<naive::Move> =
        position.relocations().map(|Relocation { from, to }| (from.into(), to.into())).collect();
    assert_eq!(listed, all, "{:?}", position.setup());
    if all.is_empty() {
        seen.insert("skip");
    }
}

fn assert_same(
    answer: Option<&Refusal>,
    naive: Option<&str>,
    position: &Position,
    (from, to): (Cell, Cell),
) {
    assert_eq!(answer.map(Refusal::name), naive, "{from}>{to} in {:?}", position.setup());
}

/// The cells on and around the board, and some far cells that share a place with a disc on its torus.
fn nearby_cells(board: &Board) -> Vec<Cell> {
    let discs = board.discs();
    let range = |coordinate: fn(&Cell) -> i32| {
        let lowest = discs.iter().map(coordinate).min().expect("there are nineteen discs");
        let highest = discs.iter().map(coordinate).max().expect("there are nineteen discs");
        lowest - 2..=highest + 2
    };
    let mut cells = Vec::new();
    for q in range(|cell| cell.q) {
        cells.extend(range(|cell| cell.r).map(|r| Cell::new(q, r)));
    }
    cells.extend(discs.iter().map(|disc| Cell::new(disc.q + 32, disc.r - 1)));
    cells
}

fn table_of(position: &Position, house: naive::House) -> naive::Table {
    let cells = |cells: &[Cell]| cells.iter().copied().map(Into::into).collect();
    naive::Table {
        discs: cells(position.board().discs()),
        red: cells(position.tokens(Side::Red)),
        black: cells(position.tokens(Side::Black)),
        to_move: match position.to_move() {
            Side::Red => naive::Side::Red,
            Side::Black => naive::Side::Black,
        },
        locked: position.locked().map(Into::into),
        house,
    }
}

fn shape_name(shape: Shape) -> &'static str {
    match shape {
        Shape::Triangle => "triangle",
        Shape::Line => "line",
        Shape::Tick => "tick",
    }
}
