//! Checks the naive rules against the published counts, and against positions drawn by hand for single
//! sentences of the rules. After that, other tests can rely on the naive rules.

mod naive;

use std::collections::{BTreeMap, BTreeSet};

use naive::{
    Cell, House, Side, Table, contacts, destinations, faults, perft, place_refusal, play,
    play_relocation, play_slide, route, same_position, shape, skip_relocation, skip_slide,
    slide_refusal, slides, start, step, take_refusal, takeable, text, turns, wins_within,
};

const HOUSES: [House; 3] = [House::Booklet, House::AtMostFour, House::HolesStayOpen];

// The published counts.

#[derive(serde::Deserialize)]
struct Counted {
    name: String,
    position: Position,
    booklet: Vec<u64>,
    at_most_four: Vec<u64>,
    holes_stay_open: Vec<u64>,
}

#[derive(serde::Deserialize)]
struct Position {
    discs: Vec<Cell>,
    red: Vec<Cell>,
    black: Vec<Cell>,
    to_move: Side,
    locked: Option<Cell>,
}

fn published() -> Vec<Counted> {
    ron::from_str(include_str!("perft.ron")).expect("perft.ron is part of the tests")
}

/// Counts every position to the greatest depth at which the leaves stay within the limit.
fn counts_agree(house: House, deepest: usize, most_leaves: u64) {
    for counted in published() {
        let Position { discs, red, black, to_move, locked } = counted.position;
        let table = Table {
            discs: discs.into_iter().collect(),
            red: red.into_iter().collect(),
            black: black.into_iter().collect(),
            to_move,
            locked,
            house,
        };
        let leaves = match house {
            House::Booklet => counted.booklet,
            House::AtMostFour => counted.at_most_four,
            House::HolesStayOpen => counted.holes_stay_open,
        };
        for (depth, leaves) in (1..).zip(leaves).take(deepest) {
            if depth == 1 || leaves <= most_leaves {
                assert_eq!(perft(&table, depth).0, leaves, "{}, {depth} deep", counted.name);
            }
        }
    }
}

/// The most leaves that can be counted in a few seconds for each of the house rules.
const MOST_LEAVES: u64 = 50_000;

#[test]
fn counts_agree_under_the_booklet() {
    counts_agree(House::Booklet, 2, MOST_LEAVES);
}

#[test]
fn counts_agree_under_at_most_four() {
    counts_agree(House::AtMostFour, 2, MOST_LEAVES);
}

#[test]
fn counts_agree_under_holes_stay_open() {
    counts_agree(House::HolesStayOpen, 2, MOST_LEAVES);
}

#[test]
#[ignore = "takes minutes; run it after changing the naive rules or the counts"]
fn every_count_two_deep_agrees() {
    for house in HOUSES {
        counts_agree(house, 2, u64::MAX);
    }
}

#[test]
fn the_published_positions_are_valid() {
    for Counted { name, position, .. } in published() {
        let Position { discs, red, black, locked, .. } = position;
        assert_eq!(faults(&discs, &red, &black, locked), BTreeSet::new(), "{name}");
    }
}

#[test]
fn the_start_is_as_published() {
    let table = start(House::Booklet);
    assert_eq!(slides(&table).len(), 9);
    assert_eq!(takeable(&table).len(), 6);
    assert_eq!(perft(&table, 0), (1, 0));
    assert_eq!(perft(&table, 1), (570, 0));
    assert_eq!(perft(&table, 2), (199_488, 0));
}

// Positions drawn by hand.

/// A position drawn with letters. Rows run downwards. Neighbours in a row are two columns apart, and each
/// row is shifted by one column. `o` is a disc, `R` and `B` are tokens on discs, other capitals are discs
/// with a name, and small letters are empty cells with a name. Red is to move.
struct Drawn {
    table: Table,
    names: BTreeMap<char, Cell>,
}

impl Drawn {
    fn new(house: House, rows: &[&str]) -> Drawn {
        let mut table = Table {
            discs: BTreeSet::new(),
            red: BTreeSet::new(),
            black: BTreeSet::new(),
            to_move: Side::Red,
            locked: None,
            house,
        };
        let mut names = BTreeMap::new();
        for (r, row) in (0..).zip(rows) {
            for (column, drawn) in (0..).zip(row.chars()).filter(|&(_, drawn)| drawn != ' ') {
                assert!((column - r) % 2 == 0, "'{drawn}' stands between two cells");
                let cell = ((column - r) / 2, r);
                if drawn == 'o' || drawn.is_ascii_uppercase() {
                    table.discs.insert(cell);
                }
                let new = match drawn {
                    'o' => true,
                    'R' => table.red.insert(cell),
                    'B' => table.black.insert(cell),
                    name => names.insert(name, cell).is_none(),
                };
                assert!(new, "'{drawn}' is drawn twice");
            }
        }
        let drawn = Drawn { table, names };
        assert_eq!(drawn.faults(), BTreeSet::new());
        drawn
    }

    fn at(&self, name: char) -> Cell {
        self.names[&name]
    }

    fn take(&self, name: char) -> Option<&'static str> {
        take_refusal(&self.table, self.at(name))
    }

    fn place(&self, from: char, to: char) -> Option<&'static str> {
        place_refusal(&self.table, self.at(from), self.at(to))
    }

    fn faults(&self) -> BTreeSet<&'static str> {
        let list = |cells: &BTreeSet<Cell>| cells.iter().copied().collect::<Vec<_>>();
        let Table { discs, red, black, locked, .. } = &self.table;
        faults(&list(discs), &list(red), &list(black), *locked)
    }
}

const CLOSED_HOLE_OF_TWO: [&str; 6] =
    ["      B o", "     o D o", "    o a b F", "     E o o", "    R o B o R", "     B o R G"];

#[test]
fn a_disc_at_the_rim_of_a_closed_hole_is_stuck() {
    for house in HOUSES {
        let drawn = Drawn::new(house, &CLOSED_HOLE_OF_TWO);
        // It has two free neighbours side by side, but both belong to the hole.
        assert_eq!(drawn.take('D'), Some("HemmedIn"));
        assert_eq!(route(&drawn.table, drawn.at('D')), None);
        // This disc is at the hole and at the edge.
        assert_eq!(drawn.take('F'), None);
        assert!(route(&drawn.table, drawn.at('F')).is_some());
    }
}

#[test]
fn only_at_most_four_lifts_a_disc_through_a_gap_of_one_cell() {
    for house in HOUSES {
        let drawn = Drawn::new(house, &CLOSED_HOLE_OF_TWO);
        // One free neighbour is outside and one in the hole. They do not touch.
        assert_eq!(contacts(&drawn.table.discs, drawn.at('E')), 4);
        let reason = if house == House::AtMostFour { None } else { Some("HemmedIn") };
        assert_eq!(drawn.take('E'), reason);
        assert_eq!(route(&drawn.table, drawn.at('E')), None);
    }
}

#[test]
fn a_closed_hole_may_be_filled_unless_holes_stay_open() {
    for house in HOUSES {
        let drawn = Drawn::new(house, &CLOSED_HOLE_OF_TWO);
        let reason = if house == House::HolesStayOpen { Some("ClosedHole") } else { None };
        assert_eq!(drawn.place('G', 'a'), reason);
        assert_eq!(drawn.place('G', 'b'), reason);
        let filled = destinations(&drawn.table, drawn.at('G')).contains(&drawn.at('a'));
        assert_eq!(filled, reason.is_none());

        let mut table = start(house);
        table.discs.remove(&(0, 0));
        table.discs.insert((3, -2));
        assert_eq!(place_refusal(&table, (3, -2), (0, 0)), reason);
    }
}

#[test]
fn a_hole_that_opens_when_the_disc_is_lifted_is_not_closed() {
    for house in HOUSES {
        let drawn = Drawn::new(house, &CLOSED_HOLE_OF_TWO);
        assert_eq!(drawn.place('F', 'a'), None);
        assert_eq!(drawn.place('F', 'b'), None);
    }
}

#[test]
fn no_disc_leaves_a_bay_through_an_opening_of_one_cell() {
    let bay =
        ["      B o", "     o D o", "    o a b m", "     o o o", "    R o B o R", "     B o R G o"];
    for house in HOUSES {
        let drawn = Drawn::new(house, &bay);
        let reason = if house == House::AtMostFour { None } else { Some("HemmedIn") };
        assert_eq!(drawn.take('D'), reason);
        assert_eq!(route(&drawn.table, drawn.at('D')), None);
        // Free cells lead out of the bay, so it is not a closed hole.
        assert_eq!(drawn.place('G', 'a'), None);
        assert_eq!(drawn.place('G', 'b'), None);
        assert_eq!(drawn.place('G', 'm'), None);
    }
}

#[test]
fn touching_nothing_in_the_middle_of_a_bay_is_not_outside() {
    let bay = [
        "      o o",
        "     R D B",
        "    o     o",
        "   B   c",
        "    o     o",
        "     o o o",
        "    R o o B o R",
    ];
    for house in HOUSES {
        let drawn = Drawn::new(house, &bay);
        assert_eq!(contacts(&drawn.table.discs, drawn.at('c')), 0);
        let reason = if house == House::AtMostFour { None } else { Some("HemmedIn") };
        assert_eq!(drawn.take('D'), reason);
        assert_eq!(route(&drawn.table, drawn.at('D')), None);
    }
}

#[test]
fn a_disc_leaves_a_bay_through_an_opening_of_two_cells() {
    let bay = [
        "      o o",
        "     R D B",
        "    o",
        "   B   c",
        "    o     o",
        "     o o o",
        "    R o o B o R o",
    ];
    for house in HOUSES {
        let drawn = Drawn::new(house, &bay);
        assert_eq!(drawn.take('D'), None);
        // The middle of this bay counts as outside, and the route ends there.
        let (disc, middle) = (drawn.at('D'), drawn.at('c'));
        assert_eq!(route(&drawn.table, disc), Some(vec![step(disc, (-1, 1)), middle]));
    }
}

#[test]
fn a_disc_that_connects_two_parts_cannot_be_taken_even_to_connect_them_again() {
    let bridge = [
        "R o o y o o R", //
        " B o o X o B o",
        "  o B     o o",
        "   R       o",
    ];
    for house in HOUSES {
        let drawn = Drawn::new(house, &bridge);
        assert_eq!(drawn.take('X'), Some("WouldSplit"));
        assert_eq!(drawn.place('X', 'y'), None);
        let refused = play_relocation(&drawn.table, drawn.at('X'), drawn.at('y'));
        assert_eq!(refused, Err("WouldSplit"));
    }
}

#[test]
fn the_route_is_the_shortest_and_prefers_earlier_directions() {
    let table = start(House::Booklet);
    // Two steps in direction (0,-1) would be as short.
    assert_eq!(route(&table, (1, -2)), Some(vec![(2, -3), (3, -4)]));
    assert_eq!(route(&table, (1, -1)), None);
    for disc in takeable(&table) {
        let route = route(&table, disc).expect("the booklet takes only what slides away");
        assert_eq!(route.len(), 2);
        assert_eq!(contacts(&table.without(disc), route[1]), 0);
    }
}

#[test]
fn a_disc_is_refused_with_the_first_reason() {
    for house in HOUSES {
        let mut table = start(house);
        assert_eq!(take_refusal(&table, (3, 0)), Some("NoDisc"));
        assert_eq!(take_refusal(&table, (2, 0)), Some("HasToken"));
        assert_eq!(take_refusal(&table, (-2, 0)), Some("HasToken"));
        assert_eq!(take_refusal(&table, (0, 0)), Some("HemmedIn"));
        assert_eq!(take_refusal(&table, (1, -2)), None);
        table.locked = Some((1, -2));
        assert_eq!(take_refusal(&table, (1, -2)), Some("JustMoved"));
        // A token may slide onto the locked disc. Then the token is the first reason.
        table.locked = Some((2, -1));
        let table = play_slide(&table, (2, 0), (2, -1)).expect("legal");
        assert_eq!(take_refusal(&table, (2, -1)), Some("HasToken"));

        assert_eq!(place_refusal(&table, (1, -2), (1, -2)), Some("SamePlace"));
        assert_eq!(place_refusal(&table, (1, -2), (0, 0)), Some("Occupied"));
        assert_eq!(place_refusal(&table, (1, -2), (3, 0)), Some("TooFewNeighbours"));
        assert_eq!(place_refusal(&table, (1, -2), (30, 0)), Some("TooFewNeighbours"));
        // It touches two discs, but one of them is the lifted disc itself.
        assert_eq!(place_refusal(&table, (1, -2), (2, -3)), Some("TooFewNeighbours"));
        assert_eq!(place_refusal(&table, (1, -2), (3, -1)), None);
    }
}

#[test]
fn a_token_in_the_middle_can_slide_in_six_directions() {
    let mut table = start(House::Booklet);
    table.red = BTreeSet::from([(0, 0), (0, -2), (-2, 2)]);
    let ends: Vec<Cell> =
        slides(&table).into_iter().filter(|slide| slide.0 == (0, 0)).map(|slide| slide.1).collect();
    // In the first direction it reaches the empty corner, and in the others it stops before a token.
    assert_eq!(ends, [(2, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]);
}

#[test]
fn a_slide_is_refused_with_the_first_reason() {
    let table = start(House::Booklet);
    let refusal = |from, to| slide_refusal(&table, from, to);
    assert_eq!(refusal((0, 0), (1, 0)), Some("NoToken"));
    assert_eq!(refusal((9, 9), (9, 9)), Some("NoToken"));
    assert_eq!(refusal((-2, 0), (1, 0)), Some("NotYourToken"));
    assert_eq!(refusal((2, 0), (2, 0)), Some("NotStraight"));
    assert_eq!(refusal((2, 0), (1, -1)), Some("NotStraight"));
    assert_eq!(refusal((2, 0), (3, 0)), Some("Blocked"));
    assert_eq!(refusal((2, 0), (0, 0)), Some("StopsShort"));
    assert_eq!(refusal((2, 0), (-1, 0)), None);
    assert_eq!(refusal((2, 0), (-2, 0)), Some("TooFar"));
    assert_eq!(refusal((2, 0), (2, -1)), None);
    assert_eq!(refusal((2, 0), (2, -9)), Some("TooFar"));

    // A token stops at a hole and does not jump it.
    let mut table = table;
    table.discs.remove(&(0, 0));
    table.discs.insert((3, -2));
    assert_eq!(slide_refusal(&table, (2, 0), (1, 0)), None);
    assert_eq!(slide_refusal(&table, (2, 0), (-1, 0)), Some("TooFar"));
    // A token next to it blocks it.
    table.black = BTreeSet::from([(1, 0), (-2, 0), (0, 2)]);
    assert_eq!(slide_refusal(&table, (2, 0), (1, 0)), Some("Blocked"));
}

#[test]
fn a_player_without_a_slide_still_relocates() {
    let shut_in = [
        "R B o o o o o o B R", //
        "     o o o o o",
        "      B   o o",
        "       R",
    ];
    for house in HOUSES {
        let Drawn { table, .. } = Drawn::new(house, &shut_in);
        assert_eq!(slides(&table), []);
        assert_eq!(skip_slide(&table).as_ref(), Ok(&table));
        assert_eq!(skip_relocation(&table), Err("MustMove"));
        let turns = turns(&table);
        assert!(!turns.is_empty());
        for turn in turns {
            assert!(text(turn).starts_with("- "));
            let (_, to) = turn.relocation.expect("there are discs to take");
            let after = play(&table, turn).expect("legal");
            assert_eq!((after.to_move, after.locked), (Side::Black, Some(to)));
        }
    }
    assert_eq!(skip_slide(&start(House::Booklet)), Err("MustMove"));
}

#[test]
fn a_player_without_a_disc_to_take_skips_the_relocation_and_locks_no_disc() {
    for house in HOUSES {
        // Red has no slide either, so Red has one turn. Black has slides, and each is one turn.
        let Drawn { table, .. } = Drawn::new(house, &["R B R B o o o o o o o o o o o o o B R"]);
        let red = turns(&table);
        assert_eq!(red.iter().map(|&turn| text(turn)).collect::<Vec<_>>(), ["- -"]);
        let table = play(&table, red[0]).expect("legal");
        assert_eq!((table.to_move, table.locked), (Side::Black, None));
        let black: Vec<_> = turns(&table).into_iter().map(text).collect();
        assert_eq!(black, ["3,0>16,0 -", "17,0>4,0 -"]);

        // The only disc that could be taken is locked.
        let row = "X o R o o B o o R o o o B o o o R o B";
        let mut drawn = Drawn::new(house, &[row]);
        assert_eq!(drawn.take('X'), None);
        drawn.table.locked = Some(drawn.at('X'));
        assert_eq!(drawn.faults(), BTreeSet::new());
        assert_eq!(drawn.take('X'), Some("JustMoved"));
        assert_eq!(takeable(&drawn.table), BTreeSet::new());
        let after = skip_relocation(&drawn.table).expect("nothing to take");
        assert_eq!((after.to_move, after.locked), (Side::Black, None));
    }
}

#[test]
fn a_slide_that_connects_ends_the_turn() {
    let shapes = [
        ("triangle", BTreeSet::from([(0, 0), (1, 0), (0, 1)])),
        ("line", BTreeSet::from([(3, -1), (4, -2), (5, -3)])),
        ("tick", BTreeSet::from([(0, 0), (1, 0), (1, 1)])),
    ];
    for (name, tokens) in shapes {
        assert_eq!(shape(&tokens), Some(name));
    }
    assert_eq!(shape(&BTreeSet::from([(0, 0), (1, 0), (3, 0)])), None);

    // All three tokens can win by sliding to the same cell, and no disc is relocated after that.
    let mut table = start(House::Booklet);
    table.red = BTreeSet::from([(0, -1), (0, 0), (-2, 1)]);
    let mut winning = turns(&table);
    winning.retain(|turn| turn.wins.is_some());
    assert!(winning.iter().all(|turn| turn.relocation.is_none()));
    let told: Vec<_> = winning.into_iter().map(|turn| (text(turn), turn.wins)).collect();
    let expected = [
        ("-2,1>-1,0#".to_owned(), Some("triangle")),
        ("0,-1>-1,0#".to_owned(), Some("tick")),
        ("0,0>-1,0#".to_owned(), Some("line")),
    ];
    assert_eq!(told, expected);
    assert_eq!(perft(&table, 1).1, 3);
    assert!(wins_within(&table, 1));
    assert!(!wins_within(&start(House::Booklet), 1));
}

#[test]
fn only_a_shifted_position_is_the_same() {
    let table = start(House::Booklet);
    let shifted = |cells: &BTreeSet<Cell>| cells.iter().map(|&c| step(c, (7, -3))).collect();
    let mut moved = Table {
        discs: shifted(&table.discs),
        red: shifted(&table.red),
        black: shifted(&table.black),
        ..table.clone()
    };
    assert!(same_position(&table, &moved));
    moved.locked = Some((7, -3));
    assert!(!same_position(&table, &moved));
    let turned = Table { red: table.black.clone(), black: table.red.clone(), ..table.clone() };
    assert!(!same_position(&table, &turned));
}

#[test]
fn every_fault_of_a_position_is_named() {
    let Table { discs, .. } = start(House::Booklet);
    let mut discs: Vec<Cell> = discs.into_iter().collect();
    let (red, black) = ([(2, 0), (0, -2), (-2, 2)], [(2, -2), (-2, 0), (0, 2)]);
    assert_eq!(faults(&discs, &red, &black, Some((0, 0))), BTreeSet::new());

    let crowded = faults(&discs, &[(0, 0), (1, 0), (2, 0)], &[(2, 0), (0, 9)], Some((2, 0)));
    let expected =
        ["RedConnected", "BlackCount", "SharedDisc", "TokenWithoutDisc", "LockedHasToken"];
    assert_eq!(crowded, BTreeSet::from(expected));

    discs.push((2, 0));
    discs.push((40_000, 0));
    let torn = faults(&discs, &red[1..], &[(1, 0), (1, 1), (0, 2)], Some((9, 9)));
    let expected = [
        "DiscCount",
        "DiscTwice",
        "DiscsApart",
        "RedCount",
        "BlackConnected",
        "LockedNoDisc",
        "OutOfBounds",
    ];
    assert_eq!(torn, BTreeSet::from(expected));
}
