//! What holds for every position and every match, whatever is played.

use nonaga::{
    notation::{FARTHEST, FARTHEST_START, PositionFormError, read_setup, write_setup, write_start},
    record::{Note, Player, PlayerKind, Playhead, Record, Span},
    rules::{
        Cell, DISCS, HouseRules, Match, Part, Position, Relocation, Rest, Setup, Side, Step, Turn,
    },
};
use proptest::prelude::*;

/// Where matches begin: the normal start, or a chain of discs on which parts have to be skipped.
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

/// A match made from numbers: the n-th number selects the n-th turn.
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
    setup.around(Cell::new(-q, -r))
}

/// How far east and south-east, or west and north-west, the board reaches.
fn reach(setup: &Setup, (east, south): (bool, bool)) -> (i32, i32) {
    let of = |axis: fn(&Cell) -> i32, positive: bool| {
        let ends = setup.discs.iter().map(axis);
        if positive { ends.max() } else { ends.min() }.expect("a board has discs")
    };
    (of(|cell| cell.q, east), of(|cell| cell.r, south))
}

/// A setup moved as far out as this limit allows, to one of the four corners of the plane.
fn at_the_limit(setup: &Setup, limit: i32, corner: (bool, bool)) -> Setup {
    let (q, r) = reach(setup, corner);
    let edge = |positive: bool| if positive { limit } else { -limit };
    shifted(setup, (edge(corner.0) - q, edge(corner.1) - r))
}

/// Every legal step of the part that is due.
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
        lines: Vec::new(),
        from: None,
    }
}

proptest! {
    #[test]
    fn playing_and_undoing_changes_nothing(rules in rules(), choices in choices()) {
        let mut position = played(rules, &choices).position().clone();
        // The legal steps show whether the data around each cell is right.
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
        // A part that had to be skipped before anything was played cannot be taken back.
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

    /// A match from a start at the limit, mostly played outwards, can be written and read. So can each turn
    /// that could follow, and each position on the way. One cell farther out, the start is refused.
    #[test]
    fn what_is_read_can_be_played_and_written(
        rules in rules(),
        choices in prop::collection::vec(any::<u32>(), 1..30),
        corner: (bool, bool),
    ) {
        let setup = start(rules, choices[0]).setup();
        let beyond = at_the_limit(&setup, FARTHEST_START + 1, corner);
        let refused = read_setup(&write_setup(&beyond));
        let is_refused = matches!(refused, Err(PositionFormError::TooFarOut { .. }));
        prop_assert!(is_refused, "{refused:?}");
        let beyond = beyond.validate(rules).expect("the rules have no such limit");
        prop_assert!(Record::read(&record_of(Match::new(beyond), &[]).to_text()).is_err());

        let far = at_the_limit(&setup, FARTHEST_START, corner);
        let far = read_setup(&write_setup(&far)).map_err(|error| TestCaseError::fail(format!("{error}")))?;
        let mut game = Match::new(far.validate(rules).expect("valid there too"));
        let outwards = |turn: &Turn| match turn.rest {
            Rest::Relocation(Relocation { to, .. }) => {
                let along = |n: i32, positive: bool| if positive { n } else { -n };
                along(to.q, corner.0).max(along(to.r, corner.1))
            }
            _ => i32::MIN,
        };
        for choice in choices {
            if game.ending().is_some() {
                break;
            }
            let turns = game.position().turns();
            for turn in &turns {
                prop_assert_eq!(turn.to_string().parse::<Turn>(), Ok(*turn));
            }
            let any = turns[choice as usize % turns.len()];
            let outermost = turns.iter().copied().max_by_key(outwards).unwrap_or(any);
            let before = reach(&game.position().setup(), corner);
            game.play_turn(if choice % 4 == 0 { any } else { outermost }).expect("legal");
            let after = reach(&game.position().setup(), corner);
            prop_assert!(after.0.abs() <= before.0.abs() + 1 && after.1.abs() <= before.1.abs() + 1);
            if game.position().due() == Some(Part::Slide) {
                let taken = read_setup(&write_start(game.position())).map(|setup| setup.validate(rules));
                let Ok(Ok(taken)) = taken else { return Err(TestCaseError::fail(format!("{taken:?}"))) };
                prop_assert_eq!(taken.hash(), game.position().hash());
            }
        }
        let record = record_of(game, &[]);
        let again = Record::read(&record.to_text());
        prop_assert_eq!(again.as_ref(), Ok(&record));
        let (q, r) = reach(&record.game.position().setup(), corner);
        prop_assert!(q.abs().max(r.abs()) <= FARTHEST);
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

    /// It stops wherever a player chooses something, and at the end. By turns, it stops where a player
    /// first chooses something in a turn.
    #[test]
    fn a_playhead_shows_what_was_played(rules in rules(), choices in choices(), jumps: Vec<(u8, bool, bool)>) {
        let game = played(rules, &choices);
        let steps: Vec<Step> = game.steps().collect();
        let mut positions = vec![game.start().clone()];
        for step in &steps {
            let mut next = positions[positions.len() - 1].clone();
            next.play(*step).expect("legal");
            positions.push(next);
        }
        let end = steps.len();
        let parts: Vec<usize> = (0..=end).filter(|i| steps.get(*i) != Some(&Step::Skip)).collect();
        let turns = game.turns().len();
        let first = |turn: usize| parts.iter().copied().find(|i| *i >= 2 * turn).unwrap_or(end);
        let starts: Vec<usize> = (0..=turns).map(first).collect();

        let mut playhead = Playhead::at_end(game);
        prop_assert_eq!(playhead.turns(), turns);
        for (jump, is_forward, by_turn) in jumps {
            let turn = usize::from(jump) % (turns + 1);
            playhead.go_to_turn(turn);
            let here = (2 * turn).min(end);
            prop_assert_eq!((playhead.turn(), playhead.position()), (turn, &positions[here]));

            let (stops, span) = if by_turn { (&starts, Span::Turn) } else { (&parts, Span::Part) };
            let (has_moved, wanted) = if is_forward {
                (playhead.forward(span), stops.iter().copied().find(|stop| *stop > here))
            } else {
                (playhead.back(span), stops.iter().copied().rfind(|stop| *stop < here))
            };
            prop_assert_eq!(has_moved, wanted.is_some());
            prop_assert_eq!(playhead.position(), &positions[wanted.unwrap_or(here)]);
        }
    }
}
