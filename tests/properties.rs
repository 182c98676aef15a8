//! What holds of every position and every match, whatever is played.

use nonaga::{
    notation::{read_setup, write_setup},
    record::{Cursor, Note, Player, PlayerKind, Record},
    rules::{Cell, DISCS, HouseRules, Match, Part, Position, Setup, Side, Step, Turn},
};
use proptest::prelude::*;

/// Where matches begin: the usual start, and chains of discs on which parts have to be skipped.
fn start(rules: HouseRules, which: u32) -> Position {
    let chain: Vec<Cell> = (0..19).map(|q| Cell::new(q, 0)).collect();
    let tokens = |places: [usize; 3]| places.map(|place| chain[place]).to_vec();
    let setup = match which % 4 {
        0 => Setup { red: tokens([0, 9, 18]), black: tokens([4, 6, 13]), ..Setup::start() },
        1 => Setup { red: tokens([0, 1, 3]), black: tokens([2, 4, 18]), ..Setup::start() },
        _ => return Position::start(rules),
    };
    Setup { discs: chain, ..setup }.validate(rules).expect("a chain is valid")
}

/// A match of choices: the n-th turn is the one that the n-th number picks.
fn played(rules: HouseRules, choices: &[u32]) -> Match {
    let mut game = Match::new(start(rules, choices.first().copied().unwrap_or(2)));
    for choice in choices {
        if game.ending().is_some() {
            break;
        }
        let turns = game.position().turns();
        game.play_turn(turns[*choice as usize % turns.len()]).expect("a listed turn is legal");
    }
    game
}

fn rules() -> impl Strategy<Value = HouseRules> {
    prop_oneof![
        Just(HouseRules::Booklet),
        Just(HouseRules::AtMostFour),
        Just(HouseRules::HolesStayOpen)
    ]
}

fn choices() -> impl Strategy<Value = Vec<u32>> {
    prop::collection::vec(any::<u32>(), 0..60)
}

fn shifted(setup: &Setup, (q, r): (i32, i32)) -> Setup {
    let shift =
        |cells: &[Cell]| cells.iter().map(|cell| Cell::new(cell.q + q, cell.r + r)).collect();
    Setup {
        discs: shift(&setup.discs),
        red: shift(&setup.red),
        black: shift(&setup.black),
        to_move: setup.to_move,
        locked: setup.locked.map(|cell| Cell::new(cell.q + q, cell.r + r)),
    }
}

/// Every step that may be played in a position, both parts' if it is at the start of a turn.
fn steps(position: &Position) -> Vec<Step> {
    match position.due() {
        Some(Part::Slide) => position.slides().into_iter().map(Step::Slide).collect(),
        Some(Part::Relocation) => position.relocations().map(Step::Relocate).collect(),
        None => Vec::new(),
    }
}

fn record_of(game: Match, notes: &[(usize, String)]) -> Record {
    let player = |name: &str| Player { name: name.to_owned(), player: PlayerKind::Human };
    let turns = game.turns().len();
    Record {
        date: jiff::Timestamp::UNIX_EPOCH,
        red: player("R\"e\\d\n"),
        black: player("Bläck 黒"),
        game,
        notes: notes
            .iter()
            .map(|(at, text)| (at % (turns + 1), Note::Text(text.clone())))
            .collect(),
    }
}

proptest! {
    #[test]
    fn playing_and_undoing_changes_nothing(rules in rules(), choices in choices()) {
        let mut position = played(rules, &choices).position().clone();
        // What is around each cell shows in what may be played.
        let state = |position: &Position| (format!("{position:?}"), steps(position));
        let before = state(&position);
        for step in steps(&position) {
            let undo = position.play_unchecked(step);
            for next in steps(&position) {
                let undo = position.play_unchecked(next);
                position.undo(undo);
            }
            position.undo(undo);
            prop_assert_eq!(&state(&position), &before);
        }
    }

    #[test]
    fn the_hash_kept_up_to_date_is_the_hash_made_anew_and_does_not_drift(
        rules in rules(),
        choices in choices(),
        shift in (-29_000..29_000_i32, -29_000..29_000_i32),
    ) {
        let game = played(rules, &choices);
        let position = game.position();
        prop_assume!(position.due().is_some());
        let fresh = position.setup().validate(rules).expect("a reached position is valid");
        prop_assert_eq!(fresh.hash(), position.hash());
        prop_assert_eq!(&fresh, position);
        let far = shifted(&position.setup(), shift).validate(rules).expect("valid there too");
        prop_assert_eq!(far.hash(), position.hash());
        prop_assert_eq!(far.turns().len(), position.turns().len());
    }

    #[test]
    fn positions_that_differ_have_different_hashes(rules in rules(), choices in choices()) {
        let position = played(rules, &choices).position().clone();
        let mut hashes = vec![position.hash()];
        for step in steps(&position) {
            let mut next = position.clone();
            next.play_unchecked(step);
            hashes.push(next.hash());
        }
        if position.due().is_some() {
            let setup = position.setup();
            let other = Setup { to_move: setup.to_move.other(), ..setup.clone() };
            hashes.extend(other.validate(rules).map(|position| position.hash()));
            if setup.locked.is_some() {
                let unlocked = Setup { locked: None, ..setup };
                hashes.extend(unlocked.validate(rules).map(|position| position.hash()));
            }
        }
        let count = hashes.len();
        hashes.sort_unstable();
        hashes.dedup();
        prop_assert_eq!(hashes.len(), count);
    }

    #[test]
    fn the_board_stays_nineteen_discs_in_one_piece(rules in rules(), choices in choices()) {
        let mut position = Position::start(rules);
        for choice in choices {
            let turns = position.turns();
            position.play_turn(turns[choice as usize % turns.len()]).expect("legal");
            if position.due().is_none() {
                break;
            }
            prop_assert_eq!(position.board().discs().len(), DISCS);
            prop_assert!(position.setup().validate(rules).is_ok());
        }
    }

    #[test]
    fn taking_back_leads_back_the_same_way(rules in rules(), choices in choices(), by_turn: bool) {
        let mut game = played(rules, &choices);
        let steps: Vec<Step> = game.steps().collect();
        let mut left = steps.len();
        loop {
            let taken = if by_turn { game.take_back_turn() } else { game.take_back_part() };
            if taken == 0 {
                break;
            }
            left -= taken;
            let mut again = Match::new(game.start().clone());
            for step in &steps[..left] {
                again.play(*step).expect("it was legal before");
            }
            prop_assert_eq!(again.position(), game.position());
            prop_assert_eq!(again.position().hash(), game.position().hash());
            prop_assert_eq!(again.times_stood(), game.times_stood());
        }
        // What a player had to skip before anybody could play is no one's to take back.
        prop_assert!(game.steps().all(|step| step == Step::Skip));
    }

    #[test]
    fn turns_and_positions_print_as_they_read(rules in rules(), choices in choices()) {
        let game = played(rules, &choices);
        for turn in game.turns().into_iter().chain(game.position().turns()) {
            prop_assert_eq!(turn.to_string().parse::<Turn>(), Ok(turn));
        }
        let setup = game.position().setup();
        prop_assert_eq!(read_setup(&write_setup(&setup)), Ok(setup));
    }

    #[test]
    fn records_print_as_they_read(
        rules in rules(),
        choices in choices(),
        notes in prop::collection::vec((any::<usize>(), ".*"), 0..4),
        end in 0..4_u8,
    ) {
        let mut game = played(rules, &choices);
        match end {
            0 => game.resign(Side::Black),
            1 => game.agree_on_draw(),
            _ => {}
        }
        let record = record_of(game, &notes);
        let text = record.to_text();
        let read = Record::read(&text).map_err(|error| TestCaseError::fail(format!("{error:?}\n{text}")))?;
        prop_assert_eq!(&read, &record);
        prop_assert_eq!(read.to_text(), text);
    }

    #[test]
    fn a_cursor_shows_what_was_played(rules in rules(), choices in choices(), jumps: Vec<u8>) {
        let record = record_of(played(rules, &choices), &[]);
        let turns = record.game.turns();
        let mut positions = vec![record.game.start().clone()];
        for turn in &turns {
            let mut next = positions[positions.len() - 1].clone();
            next.play_turn(*turn).expect("legal");
            positions.push(next);
        }
        let mut cursor = Cursor::new(&record);
        prop_assert_eq!(cursor.turns(), turns.len());
        for jump in jumps {
            let turn = usize::from(jump) % (turns.len() + 1);
            cursor.go_to_turn(turn);
            prop_assert_eq!(cursor.turn(), turn);
            prop_assert_eq!(cursor.position(), &positions[turn]);
            if turn > 0 {
                prop_assert!(cursor.step_back().is_some());
                prop_assert_eq!(cursor.turn(), turn - 1);
                prop_assert!(cursor.step_forward().is_some());
                prop_assert_eq!(cursor.position(), &positions[turn]);
                prop_assert!(cursor.turn_back());
                prop_assert_eq!(cursor.position(), &positions[turn - 1]);
                prop_assert!(cursor.turn_forward());
                prop_assert_eq!(cursor.position(), &positions[turn]);
            } else {
                prop_assert!(!cursor.turn_back());
                prop_assert_eq!(cursor.step_back(), None);
            }
        }
    }
}
