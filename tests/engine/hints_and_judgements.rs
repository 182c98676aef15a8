//! Hints with their reasons, and judgements of matches.

use nonaga::{
    engine::{
        DiscWork, Effect, Hint, HowStopped, Judgement, Limits, Mark, Score, ShapeToCome, Spoilt,
        Stop, Thinker, Why, solve, threat,
    },
    rules::{
        Cell, HouseRules, Match, Position, Relocation, Rest, Setup, Shape, Side, Slide, Step, Turn,
    },
    words::{Language, Words},
};

use super::random::matches;

fn hint(game: &Match) -> Hint {
    let hint = Thinker::new(4).hint(game, Limits::depth(3), &Stop::default());
    hint.expect("the match is not over")
}

/// The solver knows of wins that a short search has not come to. For some of them it would need too long.
#[test]
fn a_hint_seldom_misses_a_forced_win_of_three_turns() {
    let takes_three = |game: &Match| solve(game.position(), 3).is_some_and(|win| win.turns == 3);
    let mut found = 0;
    for game in matches(HouseRules::Booklet, 3).filter(takes_three).take(6) {
        let hint = Thinker::new(4).hint(&game, Limits::depth(1), &Stop::default());
        let Hint { score, why, .. } = hint.expect("the match is not over");
        assert_eq!(score == Score::win(3), why.is_forced_win(), "{why:?}");
        found += usize::from(why.is_forced_win());
    }
    assert!(found > 3, "{found} of 6");
}

#[test]
fn the_reason_of_a_hint_is_true() {
    let mut reasons = std::collections::HashMap::new();
    for game in matches(HouseRules::Booklet, 12).take(250) {
        let Hint { turn, score, why } = hint(&game);
        let position = game.position();
        let side = position.to_move();
        let mut after = position.clone();
        after.play_turn(turn).expect("the turn is legal");
        let made = threat::threats(&after, side).len();
        let was_threatened = threat::winning_slide(position, side.other()).is_some();
        let holds = match why {
            Why::Wins => after.won().is_some(),
            Why::WinsIn { turns }
            | Why::WinsWithThreat { turns }
            | Why::WinsWithTwoThreats { turns } => {
                let is_told = match why {
                    Why::WinsWithThreat { .. } => made == 1,
                    Why::WinsWithTwoThreats { .. } => made > 1,
                    _ => made == 0,
                };
                let is_proven = solve(position, turns).is_some() && score == Score::win(turns);
                turns > 1 && is_proven && is_told
            }
            Why::HoldsOut { turns } => solve(&after, turns).is_some(),
            Why::StopsThreatAndMakesOne { how } => {
                was_threatened && made > 0 && how == stopped(position, &after)
            }
            Why::StopsThreat { how } => {
                was_threatened && made == 0 && how == stopped(position, &after)
            }
            Why::MakesTwoThreats => made > 1,
            Why::MakesThreat => made == 1,
            Why::PreventsTwoThreats => {
                can_threaten_twice(position, side.other())
                    && !can_threaten_twice(&after, side.other())
            }
            Why::PreparesTwoThreats | Why::KeepsTwoThreatsReady => can_threaten_twice(&after, side),
            Why::PreventsWin => score.loses_in().is_none() && prevents_win(position, &after),
            Why::IsSafe { losing, all } => {
                score.loses_in().is_none() && (losing, all) == losing_at_once(position, &after)
            }
            _ => {
                let is_lost = score.loses_in().is_some();
                assert!(is_lost || !prevents_win(position, &after), "{why:?} for {turn}");
                assert!(!can_threaten_twice(&after, side), "{why:?} for {turn}");
                let expected = match why {
                    Why::ShutsIn => Some(Effect::ShutsIn),
                    Why::Joins => Some(Effect::Joins),
                    Why::FillsHole => Some(Effect::FillsHole),
                    Why::MakesHole => Some(Effect::MakesHole),
                    _ => None,
                };
                let is_safe = losing_at_once(position, &after) != (0, 0);
                assert!(is_lost || !is_safe, "{why:?} for {turn}");
                made == 0
                    && !was_threatened
                    && without_threat(position, &after, turn) == expected
                    && (expected.is_some() || quiet_reason(position, &after) == why)
            }
        };
        assert!(holds, "{why:?} is false for {turn} in {:?}", position.setup());
        *reasons.entry(std::mem::discriminant(&why)).or_insert(0) += 1;
    }
    assert!(reasons.len() >= 6, "too few kinds of reasons: {reasons:?}");
}

/// What the board shows beside a hint, found by trying all slides.
#[test]
fn the_threats_beside_a_hint_are_those_of_the_opponent() {
    let mut spoken_of = 0;
    for game in matches(HouseRules::Booklet, 31).take(250) {
        let hint = hint(&game);
        let position = game.position();
        let wanted = match hint.why {
            Why::Wins => Vec::new(),
            _ => winning(position, position.to_move().other()),
        };
        let mut threats = hint.threats(position);
        threats.sort_unstable_by_key(|slide| (slide.from, slide.to));
        assert_eq!(threats, wanted, "{hint:?} in {:?}", position.setup());
        spoken_of += usize::from(!wanted.is_empty());
    }
    assert!(spoken_of > 10, "{spoken_of}");
}

/// The shapes that the board shows beside a hint are those that its reason speaks of, found by trying all slides.
#[test]
fn the_aims_beside_a_hint_are_the_shapes_of_the_threats_that_it_makes() {
    let (mut spoken_of, mut prevented) = (0, 0);
    for game in matches(HouseRules::Booklet, 31).take(250) {
        let hint = hint(&game);
        let side = game.position().to_move();
        let cells = |shapes: &[ShapeToCome]| shapes.iter().map(|shape| shape.cells).collect();
        let shapes = hint.aims(game.position());
        let aims: Vec<[Cell; 3]> = cells(&shapes);
        let mut ways: Vec<Slide> =
            shapes.iter().flat_map(|shape| shape.slides.iter().copied()).collect();
        ways.sort_unstable_by_key(|slide| (slide.from, slide.to));
        assert!(aims.iter().all(|cells| Shape::of(*cells).is_some()), "{hint:?}: {aims:?}");
        let mut after = game.position().clone();
        after.play_turn(hint.turn).expect("the turn is legal");
        let made = if after.won().is_some() { Vec::new() } else { winning(&after, side) };
        let dangers: Vec<[Cell; 3]> = cells(&hint.dangers(game.position()));
        if hint.why == Why::PreventsTwoThreats {
            let could_be = shapes_of_two_threats(game.position(), side.other());
            assert!(dangers.iter().all(|cells| could_be.contains(cells)), "{hint:?}: {dangers:?}");
            let shapes = hint.dangers(game.position());
            let leads = |shape| !leads_elsewhere(game.position(), side.other(), shape);
            assert!(shapes.iter().all(leads), "{hint:?}: {shapes:?}");
            prevented += dangers.len();
        } else {
            assert!(dangers.is_empty(), "{hint:?}: {dangers:?}");
        }
        let speaks = match hint.why {
            _ if !hint.threats(game.position()).is_empty() => 0,
            Why::WinsWithTwoThreats { .. } | Why::MakesTwoThreats => 2,
            Why::WinsWithThreat { .. } | Why::MakesThreat => 1,
            Why::PreparesTwoThreats | Why::KeepsTwoThreatsReady => {
                // Some of its discs may lie elsewhere for now.
                let lie =
                    |cells: &[Cell; 3]| cells.iter().all(|cell| after.board().has_disc(*cell));
                assert!(aims.iter().all(lie), "{hint:?}: {aims:?}");
                assert!(
                    !shapes.iter().any(|shape| leads_elsewhere(&after, side, shape)),
                    "{hint:?}"
                );
                continue;
            }
            _ => 0,
        };
        assert_eq!(aims.len(), speaks, "{hint:?} in {:?}", game.position().setup());
        let is_one_of_them = |way| made.contains(way);
        assert!(ways.iter().all(is_one_of_them), "{hint:?} in {:?}", game.position().setup());
        assert_eq!(ways.len(), speaks, "{hint:?} in {:?}", game.position().setup());
        if let [one, other] = aims[..] {
            let all: Vec<[Cell; 3]> =
                made.iter().map(|way| shape_after(*way, &after, side)).collect();
            let shared = |one: &[Cell; 3], other: &[Cell; 3]| {
                one.iter().filter(|cell| other.contains(cell)).count()
            };
            let fewest = all
                .iter()
                .enumerate()
                .flat_map(|(i, one)| all[i + 1..].iter().map(move |other| shared(one, other)));
            assert_eq!(Some(shared(&one, &other)), fewest.min(), "{hint:?}: {all:?}");
        }
        spoken_of += usize::from(speaks > 0);
    }
    assert!(spoken_of > 10, "{spoken_of}");
    assert!(prevented > 1, "{prevented}");
}

/// Where the tokens of a side stand after a slide.
fn shape_after(way: Slide, position: &Position, side: Side) -> [Cell; 3] {
    position.tokens(side).map(|token| if token == way.from { way.to } else { token })
}

/// Whether the slides do not lead the tokens of a side to the shape.
fn leads_elsewhere(from: &Position, side: Side, shape: &ShapeToCome) -> bool {
    let mut tokens = *from.tokens(side);
    let setup = Setup { to_move: side, locked: None, ..from.setup() };
    let mut next = setup.validate(HouseRules::Booklet).expect("the same board");
    for slide in &shape.slides {
        if next.play(Step::Slide(*slide)).is_err() {
            return true;
        }
        // As if the disc stayed where it is.
        let setup = Setup { to_move: side, locked: None, ..next.setup() };
        if next.won().is_none() {
            next = setup.validate(HouseRules::Booklet).expect("the same board");
        }
        let Some(token) = tokens.iter_mut().find(|token| **token == slide.from) else {
            return true;
        };
        *token = slide.to;
    }
    let sorted = |mut cells: [Cell; 3]| {
        cells.sort_unstable();
        cells
    };
    !shape.slides.is_empty() && (shape.slides.len() != 2 || sorted(tokens) != sorted(shape.cells))
}

/// A chain of discs, with tokens of both sides in these places. Taking one from its middle would break it.
fn chain((red, black): ([usize; 3], [usize; 3])) -> Position {
    let discs: Vec<Cell> = (0..19).map(|q| Cell::new(q, 0)).collect();
    let [red, black] = [red, black].map(|places| places.map(|place| discs[place]).to_vec());
    let setup = Setup { discs, red, black, ..Setup::start() };
    setup.validate(HouseRules::Booklet).expect("a chain is valid")
}

/// A player who is shut in has no slide, and one who can take no disc has no relocation: there is nothing to choose.
#[test]
fn a_reason_is_found_where_a_part_is_skipped() {
    let mut skipped = 0;
    for tokens in [([0, 9, 18], [4, 6, 13]), ([0, 1, 3], [2, 4, 18])] {
        let position = chain(tokens);
        let position = &position;
        for turn in position.turns() {
            let hint = Hint { turn, score: Score::EVEN, why: Why::Improves };
            let whole = hint.after_its_slide(position);
            let mut slid = position.clone();
            if let Some(slide) = turn.slide.filter(|_| turn.rest != Rest::Won) {
                slid.play(Step::Slide(slide)).expect("it is legal");
            }
            let of_disc = hint.after_its_slide(&slid);
            skipped += usize::from(turn.slide.is_none() || turn.rest == Rest::Skipped);
            assert!(![whole.why, of_disc.why].contains(&Why::Wins) || turn.rest == Rest::Won);
        }
    }
    assert!(skipped > 0, "no part is skipped in them");
}

/// All discs, and not only the best ones, which seldom let a token slide past.
#[test]
fn how_a_disc_stops_a_threat_is_what_its_slide_comes_to() {
    let mut found = std::collections::HashMap::new();
    for game in matches(HouseRules::Booklet, 15).take(60) {
        let before = game.position();
        for turn in before.turns() {
            let Some(slide) = turn.slide.filter(|_| turn.rest != Rest::Won) else { continue };
            let mut slid = before.clone();
            slid.play(Step::Slide(slide)).expect("it is legal");
            let after = before.after(turn).expect("it is legal");
            let hint = Hint { turn, score: Score::EVEN, why: Why::Improves }.after_its_slide(&slid);
            if let Why::StopsThreat { how } | Why::StopsThreatAndMakesOne { how } = hint.why {
                assert_eq!(how, stopped(&slid, &after), "{turn} in {:?}", before.setup());
                *found.entry(how).or_insert(0) += 1;
            }
        }
    }
    let ways = [HowStopped::Gap, HowStopped::SpaceGone, HowStopped::SlidesPast].map(Some);
    assert!(ways.iter().all(|way| found.contains_key(way)), "{found:?}");
}

/// Once the slide is played, the reason is that of the disc, as if the hint had been asked for then.
#[test]
fn the_reason_for_the_disc_of_a_hint_is_found_from_where_its_slide_has_led() {
    let (mut others, mut by_slide) = (0, 0);
    for game in matches(HouseRules::Booklet, 33).take(100) {
        let whole = hint(&game);
        let Some(slide) = whole.turn.slide.filter(|_| whole.why != Why::Wins) else { continue };
        let mut slid = game.position().clone();
        slid.play(Step::Slide(slide)).expect("it is legal");
        let of_disc = whole.after_its_slide(&slid);
        assert_eq!((of_disc.turn, of_disc.score), (whole.turn, whole.score));
        let own = slid.to_move();
        let mut after = game.position().clone();
        after.play_turn(whole.turn).expect("it is legal");
        let made = winning(&after, own);
        let stood = winning(&slid, own).iter().filter(|slide| made.contains(slide)).count();
        match of_disc.why {
            Why::StopsThreat { .. } => {
                assert!(!winning(&slid, own.other()).is_empty(), "{whole:?}");
            }
            Why::MakesThreat => assert_eq!(stood, 0, "{whole:?}"),
            Why::MakesTwoThreats => assert!(stood < 2, "{whole:?}"),
            Why::KeepsThreat | Why::KeepsWin { .. } => assert!(stood > 0, "{whole:?}"),
            Why::SlideDidWork => {
                assert!(!whole.why.is_quiet(), "{whole:?}");
                assert_eq!(quiet_reason(&slid, &after), Why::Improves, "{whole:?}");
                let loses = |disc| {
                    let mut after = slid.clone();
                    after.play(Step::Relocate(disc)).expect("it is legal");
                    !winning(&after, own.other()).is_empty()
                };
                let is_safe = matches!(whole.why, Why::IsSafe { .. });
                assert!(!is_safe || !slid.relocations().any(loses), "{whole:?}");
                by_slide += 1;
            }
            Why::DiscImproves => assert!(whole.why.is_quiet(), "{whole:?}"),
            why => assert_ne!(why, Why::Improves, "that is said of a whole turn: {whole:?}"),
        }
        others += usize::from(of_disc.why != whole.why);
    }
    assert!(others > 10 && by_slide > 5, "{others}, {by_slide}");
}

/// Whether this is why a slide of the position `here` is not possible in the position `there`, found by what the token can do there.
fn hinders(how: HowStopped, slide: Slide, here: &Position, there: &Position) -> bool {
    let Slide { from, to } = slide;
    let way = from.direction_to(to).expect("a straight line");
    let is_along = |other: &Slide| other.from == from && from.direction_to(other.to) == Some(way);
    let other = there.slides_of(here.to_move()).into_iter().find(is_along);
    let end = other.map_or(from, |other| other.to);
    let goes_past = end.distance(from) > to.distance(from);
    let blocks = end.step(way);
    let has_token = |position: &Position, cell| position.token_at(cell).is_some();
    match how {
        HowStopped::TokenGone => goes_past && has_token(here, to.step(way)),
        HowStopped::SlidesPast => goes_past && !here.board().has_disc(to.step(way)),
        HowStopped::InTheWay => !goes_past && has_token(there, blocks) && blocks != to,
        HowStopped::SpaceTaken => !goes_past && has_token(there, blocks) && blocks == to,
        HowStopped::Gap => !goes_past && !there.board().has_disc(blocks) && blocks != to,
        HowStopped::SpaceGone => !goes_past && !there.board().has_disc(blocks) && blocks == to,
    }
}

/// Why a turn that makes threats does not do so after another turn of the opponent, found by trying each of its parts.
#[test]
fn why_a_turn_does_not_work_any_more_is_true() {
    let mut told = std::collections::HashMap::new();
    for game in matches(HouseRules::Booklet, 21).take(60) {
        let before = game.position();
        let others: Vec<Turn> = before.turns().into_iter().step_by(17).collect();
        let positions: Vec<Position> =
            others.iter().filter_map(|turn| before.after(*turn).ok()).collect();
        let open = positions.iter().filter(|position| position.won().is_none());
        let open: Vec<&Position> = open.take(8).collect();
        let [here, ..] = open[..] else { continue };
        let side = here.to_move();
        let made = |position: &Position, turn: Turn| {
            let after = position.after(turn).ok().filter(|after| after.won().is_none());
            after.map(|after| winning(&after, side).len())
        };
        let turns = here.turns().into_iter().filter(|turn| made(here, *turn) > Some(0));
        for turn in turns.step_by(9) {
            for there in &open {
                let spoilt = Spoilt::of(turn, before, [here, there]);
                let can_slide = turn.slide.is_none_or(|slide| there.slides().contains(&slide));
                let can_play = there.turns().contains(&turn);
                let holds = match spoilt {
                    Some(Spoilt::Slide { how, stays }) => {
                        let is_so = |slide, there| hinders(how, slide, here, there);
                        let way = turn.slide.expect("a turn with a slide");
                        // Before either turn it could be so as well.
                        let was_so =
                            !before.slides_of(here.to_move()).contains(&way) && is_so(way, before);
                        !can_slide && is_so(way, there) && stays == was_so
                    }
                    Some(Spoilt::Lock) => {
                        let moved = |disc: &Relocation| there.locked() == Some(disc.from);
                        can_slide && matches!(&turn.rest, Rest::Relocation(disc) if moved(disc))
                    }
                    Some(Spoilt::Disc | Spoilt::Place) => {
                        let takes = |other: &Turn| match (other.rest, turn.rest) {
                            (Rest::Relocation(other), Rest::Relocation(disc)) => {
                                other.from == disc.from
                            }
                            _ => false,
                        };
                        let same = |other: &Turn| other.slide == turn.slide && takes(other);
                        let is_free = there.turns().iter().any(same);
                        can_slide && !can_play && is_free == (spoilt == Some(Spoilt::Place))
                    }
                    Some(Spoilt::WinsFirst) => {
                        let after = there.after(turn).expect("a legal turn");
                        !winning(&after, side.other()).is_empty()
                    }
                    Some(Spoilt::Threatens { left, .. }) => {
                        left < 2 && made(there, turn) == Some(left) && Some(left) < made(here, turn)
                    }
                    // That takes somebody who knows that it does not win.
                    Some(Spoilt::Answerable) => false,
                    // One threat that nothing stops is as good as two.
                    None => can_play && made(there, turn) > Some(0),
                };
                assert!(holds, "{spoilt:?} of {turn} in {there:?}");
                *told.entry(spoilt.map(|one| std::mem::discriminant(&one))).or_insert(0) += 1;
            }
        }
    }
    assert!(told.len() > 5, "all of it comes up: {told:?}");
}

/// After how many turns other than the one that led here the other side could win at once, and how many there are, if at least
/// every third loses and this one does not.
fn losing_at_once(before: &Position, after: &Position) -> (usize, usize) {
    let opponent = before.to_move().other();
    let others = before.turns().into_iter().filter(|turn| turn.rest != Rest::Won);
    let loses = |turn: &Turn| {
        let other = before.after(*turn).expect("a legal turn");
        !winning(&other, opponent).is_empty()
    };
    let all = before.turns().len();
    let losing = others.filter(loses).count();
    let speaks = losing > 0 && 3 * losing >= all && winning(after, opponent).is_empty();
    if speaks { (losing, all - 1) } else { (0, 0) }
}

/// Whether the other side could have forced a win within two turns if it were next, and after this turn cannot.
fn prevents_win(before: &Position, after: &Position) -> bool {
    let setup = Setup { to_move: before.to_move().other(), locked: None, ..before.setup() };
    let passed = setup.validate(HouseRules::Booklet).expect("the same board");
    solve(&passed, 2).is_some() && solve(after, 2).is_none()
}

/// How a turn stops the threats of the other side, found by sliding its tokens again the same way.
fn stopped(before: &Position, after: &Position) -> Option<HowStopped> {
    let opponent = before.to_move().other();
    let setup = Setup { to_move: opponent, locked: None, ..after.setup() };
    let slides = setup.validate(HouseRules::Booklet).expect("the same board").slides();
    let mut ways: Vec<HowStopped> = winning(before, opponent)
        .into_iter()
        .map(|Slide { from, to }| {
            let way = from.direction_to(to).expect("a straight line");
            let again = slides
                .iter()
                .find(|slide| slide.from == from && slide.from.direction_to(slide.to) == Some(way));
            let end = again.map_or(from, |slide| slide.to);
            match (end.distance(from), to.distance(from)) {
                (far, wanted) if far > wanted => {
                    // Whether a disc, and then a token on it, was where the slide had to end.
                    let behind = to.step(way);
                    if before.board().has_disc(behind) {
                        HowStopped::TokenGone
                    } else {
                        HowStopped::SlidesPast
                    }
                }
                _ if after.token_at(end.step(way)).is_some() => {
                    if end.step(way) == to {
                        HowStopped::SpaceTaken
                    } else {
                        HowStopped::InTheWay
                    }
                }
                _ if end.step(way) == to => HowStopped::SpaceGone,
                _ => HowStopped::Gap,
            }
        })
        .collect();
    ways.dedup();
    if let [way] = ways[..] { Some(way) } else { None }
}

/// The disc of a hint is needed for its threat if the threat is not there with another disc moved instead.
#[test]
fn what_the_disc_of_a_hint_is_for_is_seen_when_another_is_moved() {
    let mut found = std::collections::HashMap::new();
    for game in matches(HouseRules::Booklet, 16).take(60) {
        let before = game.position();
        let side = before.to_move();
        for turn in before.turns() {
            let (Some(first), Rest::Relocation(disc)) = (turn.slide, turn.rest) else { continue };
            let mut slid = before.clone();
            slid.play(Step::Slide(first)).expect("it is legal");
            let hint = Hint { turn, score: Score::EVEN, why: Why::Improves }.after_its_slide(&slid);
            let after = before.after(turn).expect("it is legal");
            let stood = winning(&slid, side);
            let new: Vec<Slide> =
                winning(&after, side).into_iter().filter(|won| !stood.contains(won)).collect();
            let work = hint.disc_work(&slid);
            assert_eq!(hint.disc_work(before), work, "{:?}", before.setup());
            match work {
                None => {
                    // A threat that is new is one that the disc has made.
                    let speaks = matches!(hint.why, Why::MakesThreat | Why::MakesTwoThreats);
                    assert!(!speaks, "{hint:?} in {:?}", slid.setup());
                }
                Some(DiscWork::ClosesGap) => assert!(
                    new.iter().any(|Slide { from, to }| {
                        let way = from.direction_to(*to).expect("a straight line");
                        let cells = std::iter::successors(Some(*from), |at| Some(at.step(way)));
                        cells.skip(1).take(from.distance(*to) as usize).any(|at| at == disc.to)
                    }),
                    "{hint:?}"
                ),
                Some(DiscWork::StopsToken) => assert!(
                    new.iter().any(|Slide { from, to }| {
                        to.step(from.direction_to(*to).expect("a straight line")) == disc.from
                    }),
                    "{hint:?}"
                ),
            }
            *found.entry(work.map(|work| format!("{work:?}"))).or_insert(0) += 1;
        }
    }
    assert_eq!(found.len(), 3, "{found:?}");
}

/// Nobody should look for what a turn does before its disc has done it.
#[test]
fn a_hint_tells_whether_its_disc_has_to_follow() {
    let mut told = 0;
    for game in matches(HouseRules::Booklet, 16).take(40) {
        let before = game.position();
        let opponent = before.to_move().other();
        let can_slide = |position: &Position| {
            let slides = position.slides_of(opponent);
            position
                .tokens(opponent)
                .iter()
                .filter(|cell| slides.iter().any(|s| s.from == **cell))
                .count()
        };
        let shuts_in = |turn: &Turn| Effect::of(before, *turn) == Some(Effect::ShutsIn);
        for turn in before.turns().into_iter().filter(shuts_in) {
            let hint = Hint { turn, score: Score::EVEN, why: Why::ShutsIn };
            if hint.needs_disc(before) {
                let mut slid = before.clone();
                slid.play(Step::Slide(turn.slide.expect("a slide"))).expect("it is legal");
                let after = before.after(turn).expect("it is legal");
                assert!(can_slide(&after) < can_slide(&slid), "{hint:?} in {:?}", before.setup());
                told += 1;
            }
        }
    }
    assert!(told > 0);
}

/// At the slide, nobody knows the disc yet that stops the threat.
#[test]
fn how_a_disc_stops_a_threat_is_told_once_it_is_due() {
    let mut told = 0;
    for game in matches(HouseRules::Booklet, 16).take(40) {
        let before = game.position();
        for turn in before.turns() {
            let why = Why::by_effect(before, turn);
            let Some(Why::StopsThreat { how: Some(how) }) = why else { continue };
            let hint = Hint { turn, score: Score::EVEN, why: Why::StopsThreat { how: Some(how) } };
            let by_disc =
                matches!(how, HowStopped::Gap | HowStopped::SpaceGone | HowStopped::SlidesPast);
            let wanted = Some(how).filter(|_| !by_disc);
            assert_eq!(hint.told_why(before), Why::StopsThreat { how: wanted });
            let mut slid = before.clone();
            slid.play(Step::Slide(turn.slide.expect("a slide"))).expect("it is legal");
            assert_eq!(hint.told_why(&slid), hint.why);
            told += usize::from(by_disc);
        }
    }
    assert!(told > 0);
}

/// The slides with which a side would win if it were next, in order.
fn winning(position: &Position, side: Side) -> Vec<Slide> {
    let setup = Setup { to_move: side, locked: None, ..position.setup() };
    let next = setup.validate(HouseRules::Booklet).expect("the same board");
    let wins = |slide: &Slide| {
        let mut won = next.clone();
        won.play(Step::Slide(*slide)).expect("a legal slide");
        won.won().is_some()
    };
    let mut slides: Vec<Slide> = next.slides().into_iter().filter(wins).collect();
    slides.sort_unstable_by_key(|slide| (slide.from, slide.to));
    slides
}

/// The shapes with which a side could threaten to win in two ways after its next turn, found by trying all turns and slides.
fn shapes_of_two_threats(position: &Position, side: Side) -> Vec<[Cell; 3]> {
    let setup = Setup { to_move: side, locked: None, ..position.setup() };
    let next = setup.validate(HouseRules::Booklet).expect("the same board");
    let turns = next.turns().into_iter().filter(|turn| turn.rest != Rest::Won);
    let shapes = turns.flat_map(|turn| {
        let after = next.after(turn).expect("a legal turn");
        let wins = winning(&after, side);
        let shape = |Slide { from, to }: Slide| {
            after.tokens(side).map(|token| if token == from { to } else { token })
        };
        if wins.len() > 1 { wins.into_iter().map(shape).collect() } else { Vec::new() }
    });
    shapes.collect()
}

/// Whether a side that is to move next can threaten to win in two ways, found by trying all turns and slides.
fn can_threaten_twice(position: &Position, side: Side) -> bool {
    // A disc is locked only for the side that really is next.
    let locked = position.locked().filter(|_| position.to_move() == side);
    let of = |position: &Position, locked| {
        let setup = Setup { to_move: side, locked, ..position.setup() };
        setup.validate(HouseRules::Booklet).expect("the same board")
    };
    let next = of(position, locked);
    next.turns().into_iter().filter(|turn| turn.rest != Rest::Won).any(|turn| {
        let mut after = next.clone();
        after.play_turn(turn).expect("a legal turn");
        let again = of(&after, None);
        let wins = |slide: &Slide| {
            let mut won = again.clone();
            won.play(Step::Slide(*slide)).expect("a legal slide");
            won.won().is_some()
        };
        again.slides().iter().filter(|slide| wins(slide)).count() > 1
    })
}

/// For each question that is asked about a match, enough to search all of depth 3 in these.
const NODES: u64 = 20_000;

#[test]
fn a_turn_that_gives_the_match_away_is_a_blunder_and_a_better_turn_is_named() {
    let (mut blunders, mut escapes) = (0, 0);
    for mut game in matches(HouseRules::Booklet, 13) {
        let Hint { turn: best, score, .. } = hint(&game);
        if score.is_proven() || score < Score::EVEN {
            continue;
        }
        // The worst turn lets the opponent win at once.
        let Some(worst) =
            game.position().turns().into_iter().find(|turn| loses_at_once(&game, *turn))
        else {
            continue;
        };
        let before = game.turns().len();
        game.play_turn(worst).expect("legal");
        let limits = Limits::depth(3).within(Limits::nodes(NODES));
        let judgements = Thinker::new(4).judge(&game, &[], limits, &Stop::default(), |_| ());
        assert_eq!(judgements.len(), game.turns().len());
        let last = &judgements[before];
        assert_eq!((last.turn, last.mark(), last.after), (worst, Mark::Blunder, Score::loss(1)));
        assert!(last.given_away() > 0.3 && last.best == best, "{last:?}");
        // Closer tokens or more room are not why the best turn is better than one that loses at once.
        let start = game.after_turns(before);
        let plain = Hint { turn: best, score: last.before, why: Why::Improves };
        let plain = plain.after_its_slide(start.position()).why;
        assert_eq!(last.why, if plain.is_quiet() { Why::Escapes } else { plain });
        escapes += usize::from(plain.is_quiet());
        // That does not depend on how good the search believed the position to be.
        let hopeless = Judgement { before: last.after, ..*last };
        assert_eq!((hopeless.given_away(), hopeless.mark()), (0.0, Mark::Blunder));
        for (judgement, i) in judgements.iter().zip(0..) {
            let side = if i % 2 == 0 { Side::Red } else { Side::Black };
            assert_eq!(judgement.side, side);
            assert_eq!(judgement.number, i + 1);
            assert!(judgement.mark() == Mark::Good || judgement.better().is_some());
        }
        blunders += 1;
        if blunders == 5 {
            break;
        }
    }
    assert!(escapes > 0, "no better turn was quiet");
}

fn loses_at_once(game: &Match, turn: Turn) -> bool {
    let mut next = game.position().clone();
    next.play_turn(turn).is_ok() && solve(&next, 1).is_some()
}

#[test]
fn a_winning_slide_gives_nothing_away() {
    let game = matches(HouseRules::Booklet, 14)
        .find_map(|mut game| {
            let first = solve(game.position(), 1)?.first;
            game.play_turn(first).ok().map(|()| game)
        })
        .expect("some position can be won at once");
    let judgements = Thinker::new(1).judge(&game, &[], Limits::depth(1), &Stop::default(), |_| ());
    let last = judgements.last().expect("a turn was played");
    assert_eq!((last.mark(), last.after, last.better()), (Mark::Good, Score::win(1), None));
}

#[test]
fn what_a_turn_does_is_what_its_slides_could_do() {
    let mut found = std::collections::HashMap::new();
    for game in matches(HouseRules::Booklet, 14).take(60) {
        let before = game.position();
        let side = before.to_move();
        // Every slide of a side that wins, found by trying all of them.
        let wins = |position: &Position, side: Side| -> Vec<Slide> {
            let to_move = Setup { to_move: side, ..position.setup() };
            let position = to_move.validate(HouseRules::Booklet).expect("the same board");
            let wins = |slide: &Slide| {
                let mut after = position.clone();
                after.play(Step::Slide(*slide)).expect("it is legal");
                after.won().is_some()
            };
            position.slides().into_iter().filter(wins).collect()
        };
        for turn in before.turns() {
            let mut after = before.clone();
            after.play_turn(turn).expect("it is legal");
            let effect = Effect::of(before, turn);
            let expected = if let Some((_, shape, _)) = after.won() {
                Some(Effect::Wins { shape })
            } else {
                let stops =
                    !wins(before, side.other()).is_empty() && wins(&after, side.other()).is_empty();
                let made = wins(&after, side);
                // Whether the threat needs the disc that was moved: without it, the token stops earlier.
                let needs_disc = |slide: &Slide| {
                    let Rest::Relocation(disc) = turn.rest else { return false };
                    let way = slide.from.direction_to(slide.to).expect("a straight line");
                    let mut path = std::iter::successors(Some(slide.from), |at| Some(at.step(way)));
                    let length = slide.from.distance(slide.to) as usize;
                    path.by_ref().take(length + 1).any(|at| at == disc.to)
                };
                match (stops, made.as_slice()) {
                    (true, []) => Some(Effect::Stops),
                    (true, _) => Some(Effect::StopsAndThreatens),
                    (false, []) => without_threat(before, &after, turn),
                    (false, [one]) if needs_disc(one) => Some(Effect::ThreatensOverLock),
                    (false, [_]) => Some(Effect::Threatens),
                    (false, _) => Some(Effect::ThreatensTwice),
                }
            };
            assert_eq!(effect, expected, "{turn} in {:?}", before.setup());
            *found.entry(effect).or_insert(0) += 1;
        }
    }
    assert!(found.len() >= 10, "too few kinds: {found:?}");
}

/// The reason to play a turn that does nothing else, found without the engine.
fn quiet_reason(before: &Position, after: &Position) -> Why {
    let side = before.to_move();
    let apart = |position: &Position| -> u64 {
        let tokens = position.tokens(side);
        tokens.iter().flat_map(|one| tokens.iter().map(|other| one.distance(*other))).sum()
    };
    // A token can slide in a direction if the next cell that way has a disc and no token.
    let ways = |position: &Position, of: Side| {
        let is_free =
            |cell: &Cell| position.board().has_disc(*cell) && position.token_at(*cell).is_none();
        position.tokens(of).iter().flat_map(|token| token.neighbours()).filter(is_free).count()
    };
    if apart(after) < apart(before) {
        return Why::Gathers;
    }
    let of =
        |count: &dyn Fn(&Position, Side) -> usize, side| (count(before, side), count(after, side));
    let (before, after) = of(&ways, side.other());
    if after + 1 < before {
        return Why::Hinders { before, after };
    }
    let (before, after) = of(&ways, side);
    if after > before + 1 { Why::Frees { before, after } } else { Why::Improves }
}

/// What a turn does that has to do with no threat, found without the engine.
fn without_threat(before: &Position, after: &Position, turn: Turn) -> Option<Effect> {
    let (side, opponent) = (before.to_move(), before.to_move().other());
    let shut_in = |position: &Position| {
        let is_shut_in = |token: &&Cell| {
            let mut around = token.neighbours().into_iter();
            around.all(|next| !position.board().has_disc(next) || position.token_at(next).is_some())
        };
        position.tokens(opponent).iter().filter(is_shut_in).count()
    };
    let pairs = |position: &Position| {
        let tokens = position.tokens(side);
        tokens
            .iter()
            .flat_map(|token| token.neighbours())
            .filter(|cell| tokens.contains(cell))
            .count()
    };
    // Cells without a disc from which none of the cells without a disc lead far away.
    let holes = |position: &Position| {
        let board = position.board();
        let middle = board.discs()[0];
        let mut outside = std::collections::HashSet::new();
        let mut edge = vec![Cell::new(middle.q + 20, middle.r)];
        while let Some(cell) = edge.pop() {
            if middle.distance(cell) <= 20 && !board.has_disc(cell) && outside.insert(cell) {
                edge.extend(cell.neighbours());
            }
        }
        let around = board.discs().iter().flat_map(|disc| disc.neighbours());
        let is_hole = |cell: &Cell| !board.has_disc(*cell) && !outside.contains(cell);
        around.filter(is_hole).collect::<std::collections::HashSet<_>>()
    };
    let (old, new) = (holes(before), holes(after));
    match turn.rest {
        _ if shut_in(after) > shut_in(before) => Some(Effect::ShutsIn),
        _ if pairs(before) == 0 && pairs(after) > 0 => Some(Effect::Joins),
        Rest::Relocation(disc) if old.contains(&disc.to) => Some(Effect::FillsHole),
        _ if new.len() > old.len() => Some(Effect::MakesHole),
        _ => None,
    }
}

/// Beside turns with numbers, turns of one side alone are counted by nobody.
#[test]
fn a_win_is_told_by_its_last_turn_where_turns_have_numbers() {
    let words = Words::new(Language::ENGLISH);
    let wins = Why::WinsWithTwoThreats { turns: 3 }.told(Side::Red, None);
    let holds_out = Why::HoldsOut { turns: 2 }.told(Side::Red, None);
    assert!(
        words.tell(&wins).ends_with("forces a win within Red’s next 3 turns."),
        "{}",
        words.tell(&wins)
    );
    assert!(words.tell(&wins.of_turn(5)).ends_with("forces a win by turn\u{a0}9."));
    // Black's turns are the next one and the one after Red's next.
    assert!(words.tell(&holds_out.of_turn(5)).ends_with("until turn\u{a0}8."));
}
