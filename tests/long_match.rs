//! Unusual matches: a board that drifts far away, a board in one line, draws by repetition, other endings,
//! and a match of the greatest length.

use nonaga::{
    record::{LONGEST_MATCH, Player, PlayerKind, Playhead, Record, Span},
    rules::{Cell, Ending, HouseRules, Match, Position, Refusal, Setup, Side, Step, Turn},
};

/// Plays the turn that `judge` rates highest among those that do not end the match.
fn play_best(game: &mut Match, judge: impl Fn(&Position) -> i64) {
    let judged = |turn: &Turn| {
        let mut next = game.position().clone();
        next.play_turn(*turn).expect("a listed turn is legal");
        judge(&next)
    };
    let mut turns = game.position().turns();
    turns.sort_by_cached_key(|turn| std::cmp::Reverse(judged(turn)));
    for turn in turns {
        game.play_turn(turn).expect("a listed turn is legal");
        if game.ending().is_none() {
            return;
        }
        game.take_back_turn();
    }
    panic!("every turn ends the match");
}

/// How far east the discs and tokens are. Tokens count more, so that they do not stay behind.
fn eastward(position: &Position) -> i64 {
    let tokens = position.tokens(Side::Red).iter().chain(position.tokens(Side::Black));
    let far =
        |cells: &mut dyn Iterator<Item = &Cell>| cells.map(|cell| i64::from(cell.q)).sum::<i64>();
    far(&mut position.board().discs().iter()) + 4 * far(&mut { tokens })
}

/// Both players push the board east, so far that a board stored in a fixed window, or with numbers that
/// are too small, would fail.
#[test]
fn a_board_drifts_far_out_and_the_rules_go_with_it() {
    let mut game = Match::new(Position::start(HouseRules::Booklet));
    for _ in 0..600 {
        play_best(&mut game, eastward);
        assert_eq!(game.ending(), None);
    }
    let position = game.position();
    let west = position.board().discs().iter().map(|disc| disc.q).min().expect("nineteen");
    assert!(west > 64, "the board has gone {west} cells east, too little to show anything");

    let mut setup = position.setup();
    let back = |cells: &mut Vec<Cell>| cells.iter_mut().for_each(|cell| cell.q -= west);
    back(&mut setup.discs);
    back(&mut setup.red);
    back(&mut setup.black);
    setup.locked = setup.locked.map(|cell| Cell::new(cell.q - west, cell.r));
    let at_home = setup.validate(HouseRules::Booklet).expect("valid");
    assert_eq!(at_home.hash(), position.hash());
    assert_eq!(at_home.turns().len(), position.turns().len());

    let record = record_of(game);
    assert_eq!(Record::read(&record.to_text()), Ok(record));
}

#[test]
fn a_board_may_be_one_straight_line() {
    for direction in nonaga::rules::Direction::ALL {
        let mut cell = Cell::new(-3, 17);
        let mut discs = vec![cell];
        while discs.len() < 19 {
            cell = cell.step(direction);
            discs.push(cell);
        }
        let setup = Setup {
            red: vec![discs[2], discs[8], discs[14]],
            black: vec![discs[5], discs[11], discs[17]],
            to_move: Side::Red,
            locked: None,
            discs: discs.clone(),
        };
        let mut position = setup.validate(HouseRules::Booklet).expect("valid");
        position.play(Step::Slide(position.slides()[0])).expect("legal");
        // Only the ends can be taken without splitting the rest. The remaining line of eighteen has 17
        // places on either side that touch two discs.
        let ends: Vec<Cell> = [discs[0], discs[18]]
            .into_iter()
            .filter(|end| position.token_at(*end).is_none())
            .collect();
        assert_eq!(position.takeable().len(), ends.len());
        for end in ends {
            assert_eq!(position.destinations(end).len(), 34);
            assert_eq!(position.route(end).map(|route| route.len()), Some(1));
        }
        assert!(matches!(position.check_taking(discs[9]), Err(Refusal::WouldSplit { .. })));
    }
}

/// Each side moves a token and a disc there and back.
const ROUND: [&str; 4] =
    ["2,0>-1,0 1,-2>3,-2", "0,2>0,-1 -1,2>1,2", "-1,0>2,0 3,-2>1,-2", "0,-1>0,2 1,2>-1,2"];

fn turn(text: &str) -> Turn {
    text.parse().expect("a turn")
}

#[test]
fn the_third_time_a_position_stands_is_a_draw() {
    let mut game = Match::new(Position::start(HouseRules::Booklet));
    let rounds = ROUND.map(turn);
    let mut stood = Vec::new();
    'match_over: loop {
        for turn in &rounds {
            game.play_turn(*turn).expect("legal until the draw");
            stood.push(game.times_stood());
            if game.ending().is_some() {
                break 'match_over;
            }
        }
    }
    assert_eq!(game.ending(), Some(Ending::DrawnByRepetition));
    // The start has no locked disc, so the first position that comes back is the one after the first turn.
    assert_eq!(stood.last(), Some(&3));
    assert_eq!(game.turns().len(), 2 * rounds.len() + 1);
    assert_eq!(game.play_turn(rounds[1]).map_err(|misplay| misplay.name()), Err("MatchOver"));

    let record = record_of(game.clone());
    let text = record.to_text();
    assert!(text.contains("result: Draw(Repetition)"), "{text}");
    assert_eq!(Record::read(&text), Ok(record));
    for wrong in ["Unfinished", "Draw(Agreed)", "Resigned(by: Red)", "Won(by: Red, shape: Line)"] {
        let text = text.replace("Draw(Repetition)", wrong);
        let name = Record::read(&text).map_err(|error| error.name());
        assert_eq!(name, Err("ResultDiffers"), "{wrong}");
    }

    // After taking back, the position has stood only twice, and the match goes on.
    assert_eq!(game.take_back_part(), 1);
    assert_eq!(game.ending(), None);
    assert_eq!(game.take_back_part(), 1);
    game.play_turn(rounds[0]).expect("legal again");
    assert_eq!(game.ending(), Some(Ending::DrawnByRepetition));
}

#[test]
fn an_ending_that_is_called_can_be_taken_back() {
    let mut game = Match::new(Position::start(HouseRules::Booklet));
    game.play_turn(turn(ROUND[0])).expect("legal");
    game.resign(Side::Red);
    game.agree_on_draw();
    assert_eq!(game.ending(), Some(Ending::Resigned { by: Side::Red }), "the first call counts");
    assert_eq!(game.play_turn(turn(ROUND[1])).map_err(|misplay| misplay.name()), Err("MatchOver"));
    assert_eq!(game.take_back_turn(), 0);
    assert_eq!(game.ending(), None);
    assert_eq!(game.turns().len(), 1);
}

#[test]
fn a_match_of_the_greatest_length_is_stepped_through_at_once() {
    let mut game = Match::new(Position::start(HouseRules::Booklet));
    for n in 0..LONGEST_MATCH {
        let choices = game.position().turns();
        let next =
            (0..choices.len()).map(|i| choices[(i * 31 + n * 7919) % choices.len()]).find(|turn| {
                let mut next = game.position().clone();
                next.play_turn(*turn).is_ok() && next.due().is_some()
            });
        game.play_turn(next.expect("some turn goes on")).expect("legal");
        if game.ending().is_some() {
            game.take_back_turn();
        }
    }
    let record = record_of(game);
    let mut playhead = Playhead::at_end(record.game.clone());
    let end = record.game.turns().len();
    let began = std::time::Instant::now();
    for jump in 0..40 {
        playhead.go_to_turn((jump * 7919) % end);
    }
    // About a third of the match each time. Were it the square of that, this would take minutes.
    assert!(began.elapsed().as_millis() < 4_000, "{:?}", began.elapsed());
    playhead.go_to_turn(end);
    assert_eq!(playhead.position(), record.game.position());
    playhead.go_to_turn(0);
    assert_eq!(playhead.position(), record.game.start());
    let mut turns = 0;
    while playhead.forward(Span::Turn) {
        turns += 1;
    }
    assert_eq!(turns, end);
    while playhead.back(Span::Part) {}
    assert_eq!(playhead.position(), record.game.start());
}

fn record_of(game: Match) -> Record {
    let player = Player { name: "Nobody".to_owned(), player: PlayerKind::Human };
    Record {
        date: jiff::Timestamp::UNIX_EPOCH,
        red: player.clone(),
        black: player,
        game,
        notes: std::collections::BTreeMap::new(),
        lines: Vec::new(),
        from: None,
    }
}
