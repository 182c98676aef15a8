//! Walking in the lines of a match, against a tree that plays everything from the start.

use fastrand::Rng;
use nonaga::{
    record::{
        DEEPEST_LINE, Event, LineId, LineRefusal, Lines, MOST_LINES, Note, Record, Span, Variation,
    },
    rules::{Cell, HouseRules, Match, Position, Refusal, Setup, Slide, Step, Turn},
};

use crate::{
    naive::{MATCH, Naive},
    random,
};

/// Checks everything that can be asked, at the place where both are.
fn check_here(lines: &Lines, naive: &Naive) {
    let whole = naive.whole(naive.current);
    let game = naive.game();
    assert_eq!(lines.here().milestone.parts(), naive.here);
    assert_eq!(lines.position(), game.position());
    assert_eq!(lines.position().hash(), game.position().hash());
    assert_eq!(lines.game().times_stood(), game.times_stood());
    assert!(lines.game().steps().eq(whole[..naive.here.min(whole.len())].iter().copied()));
    let wholly = lines.playhead().whole();
    assert!(wholly.steps().eq(whole.iter().copied()));
    assert_eq!(wholly.ending(), naive.ending(naive.current));
    assert_eq!(lines.playhead().ending(), naive.ending(naive.current));
    assert_eq!(lines.playhead().all_turns(), wholly.turns());
    assert_eq!(lines.playhead().turns(), wholly.turns().len());
    assert_eq!(lines.variations(), naive.variations(MATCH));

    // A line has no name of its own in the naive tree, but its place among all lines is the same.
    let (all, all_naive) = (lines.all(), naive.all());
    assert_eq!(all.len(), all_naive.len());
    let place = |line: LineId| all.iter().position(|id| *id == line).expect("one of all");
    let place_naive = |line: usize| all_naive.iter().position(|id| *id == line).expect("one");
    assert_eq!(place(lines.current()), place_naive(naive.current));
    for (id, other) in all.iter().zip(&all_naive) {
        assert_eq!(lines.turns_of(*id), naive.turns(*other));
        assert_eq!(lines.ending_of(*id), naive.ending(*other));
        let stop = lines.end_of(*id).expect("it is there").milestone;
        assert_eq!(stop.parts(), naive.end(*other));
        let (played, of_match) = (naive.whole(*other), naive.whole(MATCH));
        let shared = played.iter().zip(&of_match).take_while(|(a, b)| a == b).count();
        let wanted = Some(shared / 2).filter(|_| *other != MATCH);
        assert_eq!(lines.leaves_match_after(*id), wanted);
    }
    assert_eq!(lines.is_in_match(), naive.current == MATCH);
}

/// Goes to a place and checks what is reported on the way.
fn go(lines: &mut Lines, naive: &mut Naive, line: LineId, random: &mut Rng) {
    let at = lines.all().iter().position(|id| *id == line).expect("one of all");
    let other = naive.all()[at];
    let turn = random.usize(..=naive.end(other).div_ceil(2));
    let place = lines.place_after(line, turn).expect("it is there");
    let parts = place.milestone.parts();
    let skips =
        naive.whole(other).into_iter().skip(2 * turn).take_while(|step| *step == Step::Skip);
    let is_last = turn > 0 && turn >= naive.whole(other).len().div_ceil(2);
    assert_eq!(parts, if is_last { naive.end(other) } else { 2 * turn + skips.count() });
    let distance = lines.distance(place);
    let (before, before_here) = (naive.whole(naive.current), naive.here);
    let (mut events, mut is_forward) = (Vec::new(), false);
    let known = lines.go_to(place, |event, position, is_back| {
        assert!(!(is_back && is_forward), "first back, then forward");
        is_forward |= !is_back;
        if let Event::Step(step) = event {
            assert_eq!(position.check(step), Ok(()));
        }
        events.push((event, is_back));
    });
    assert!(known);
    assert_eq!(events.len(), distance);
    (naive.current, naive.here) = (other, parts);
    // Played backwards and forwards, the events lead from the one place to the other.
    let mut steps = before[..before_here.min(before.len())].to_vec();
    for (event, is_back) in events {
        let Event::Step(step) = event else { continue };
        if is_back {
            assert_eq!(steps.pop(), Some(step));
        } else {
            steps.push(step);
        }
    }
    assert!(lines.game().steps().eq(steps));
}

fn skip_forced(lines: &mut Lines, naive: &mut Naive) {
    while lines.game().forced_skip().is_some() {
        lines.play_forced_skip();
        naive.play(Step::Skip);
    }
}

#[test]
fn lines_are_those_of_a_tree_that_plays_everything_from_the_start() {
    let mut random = Rng::with_seed(7);
    for round in 0..60 {
        let turns = random.usize(..12);
        let record = random::plain(&mut random, turns);
        let mut lines = Lines::of(&record);
        let mut naive = Naive::of(&record);
        check_here(&lines, &naive);
        for _ in 0..80 {
            match random.u8(..20) {
                0..=3 => {
                    let all = lines.all();
                    go(&mut lines, &mut naive, all[random.usize(..all.len())], &mut random);
                }
                4..=6 => {
                    let span = if random.bool() { Span::Part } else { Span::Turn };
                    if random.bool() {
                        lines.forward(span)
                    } else {
                        lines.back(span)
                    };
                    naive.here = lines.here().milestone.parts();
                }
                7 => {
                    let place = lines.place_in_match();
                    lines.go_to(place, |_, _, _| ());
                    (naive.current, naive.here) = (MATCH, place.milestone.parts());
                }
                8 if random.bool() => {
                    assert_eq!(lines.forget_ahead(), naive.current != MATCH);
                    naive.forget_ahead();
                }
                9 if random.bool() => {
                    let all = lines.all();
                    let at = random.usize(..all.len());
                    let before = naive.clone();
                    assert_eq!(lines.remove(all[at], |_, _, _| ()), at > 0);
                    naive.remove(naive.all()[at]);
                    if at > 0 && random.bool() {
                        check_here(&lines, &naive);
                        let place = lines.bring_back().expect("there is room").expect("removed");
                        assert!(lines.go_to(place, |_, _, _| ()));
                        naive = before;
                        let at = all.iter().position(|id| *id == place.line).expect("one of all");
                        (naive.current, naive.here) = (naive.all()[at], place.milestone.parts());
                    }
                }
                _ => {
                    // From a few steps only, so that known lines are met again.
                    let game = naive.game();
                    if game.ending().is_none() {
                        let step = random::choose(&mut random, game.position(), 4);
                        lines.play(step).expect("a listed step is legal");
                        naive.play(step);
                        skip_forced(&mut lines, &mut naive);
                    } else {
                        let before = lines.here();
                        let step = random::choose(&mut random, game.start(), 4);
                        let refused = LineRefusal::Rules(Refusal::MatchOver);
                        assert_eq!(lines.play(step), Err(refused));
                        assert_eq!(lines.here(), before);
                    }
                }
            }
            check_here(&lines, &naive);
        }
        // What was tried can be kept, and is there again; the match is what it was.
        let kept = Record { lines: lines.variations(), ..record.clone() };
        let read = Record::read(&kept.to_text()).expect("what was tried can be kept");
        assert_eq!(read, kept, "round {round}");
        assert_eq!(Lines::of(&read).variations(), lines.variations());
        assert_eq!(Record { lines: Vec::new(), ..read }, record);
        // Whatever was tried after it was removed, what comes back fits.
        while let Some(place) = lines.bring_back().expect("there is room") {
            assert!(lines.go_to(place, |_, _, _| ()));
        }
        let kept = Record { lines: lines.variations(), ..record };
        assert_eq!(Record::read(&kept.to_text()), Ok(kept), "round {round}");
    }
}

/// A match of six turns with two variations after its second turn, of which the first has one of its own.
fn with_variations(random: &mut Rng) -> (Record, Lines) {
    let record = Record { game: unfinished(random, 6), ..random::plain(random, 0) };
    let mut lines = Lines::of(&record);
    for turns in [3, 1] {
        lines.go_to(lines.place_in_match(), |_, _, _| ());
        lines.go_to_turn(2);
        for _ in 0..turns {
            turn(&mut lines, random).expect("legal");
        }
    }
    let first = lines.children(LineId::MATCH)[0];
    lines.go_to(lines.place_after(first, 4).expect("it is there"), |_, _, _| ());
    turn(&mut lines, random).expect("legal");
    let kept = Record { lines: lines.variations(), ..record };
    assert_eq!(lines.all().len(), 4, "{:?}", kept.lines);
    (kept, lines)
}

#[test]
fn a_removed_variation_comes_back_exactly_as_it_was() {
    let random = &mut Rng::with_seed(14);
    let (mut record, _) = with_variations(random);
    record.lines[0].notes.insert(4, Note::Text("A good idea.".to_owned()));
    let mut lines = Lines::of(&record);
    let first = lines.children(LineId::MATCH)[0];
    let inner = lines.children(first)[0];
    let stood = lines.end_of(inner).expect("it is there");
    lines.go_to(stood, |_, _, _| ());

    // The inner one first, and then the one that it had left.
    assert!(!lines.can_bring_back() && lines.bring_back() == Ok(None));
    assert!(lines.remove(inner, |_, _, _| ()) && lines.has_removed_here());
    let between = lines.here();
    assert!(lines.remove(first, |_, _, _| ()) && lines.has_removed_here() && lines.is_in_match());
    assert_eq!(lines.all().len(), 2);

    // Looking elsewhere and trying something else changes nothing about it.
    lines.go_to_turn(5);
    assert!(!lines.has_removed_here() && lines.can_bring_back());
    turn(&mut lines, random).expect("legal");
    for place in [between, stood] {
        assert_eq!(lines.bring_back(), Ok(Some(place)));
        assert!(lines.go_to(place, |_, _, _| ()));
        assert_eq!(lines.here(), place);
    }
    assert!(!lines.can_bring_back());
    let [tried, kept @ ..] = &mut lines.variations()[..] else { panic!("none are left") };
    assert_eq!([tried.clone(), kept[0].clone()], record.lines[..]);
    assert_eq!((kept.len(), kept[1].after), (2, 5), "what was tried meanwhile is there too");
}

#[test]
fn a_removed_variation_does_not_come_back_where_its_line_no_longer_leads() {
    let random = &mut Rng::with_seed(15);
    let (_, mut lines) = with_variations(random);
    let first = lines.children(LineId::MATCH)[0];
    assert!(lines.remove(lines.current(), |_, _, _| ()) && lines.can_bring_back());
    // The turn after which it left is taken back.
    lines.go_to(lines.place_after(first, 3).expect("it is there"), |_, _, _| ());
    assert!(lines.forget_ahead());
    assert!(!lines.can_bring_back() && lines.bring_back() == Ok(None));
}

#[test]
fn a_removed_variation_needs_room_to_come_back() {
    let random = &mut Rng::with_seed(16);
    let (mut record, _) = with_variations(random);
    // As many others as there can be.
    let other = Variation { lines: Vec::new(), ..record.lines[1].clone() };
    record.lines = vec![other; MOST_LINES - 1];
    let mut full = Lines::of(&record);
    let (first, second) = (full.children(LineId::MATCH)[0], full.children(LineId::MATCH)[1]);
    assert!(full.remove(first, |_, _, _| ()));
    full.go_to_turn(4);
    turn(&mut full, random).expect("there is room for it");
    full.go_to(full.place_in_match(), |_, _, _| ());
    full.go_to_turn(5);
    turn(&mut full, random).expect("and for another");
    let refused = Err(LineRefusal::TooManyLines { limit: MOST_LINES });
    assert_eq!(full.bring_back(), refused);
    assert!(full.can_bring_back(), "there may be room again");
    assert!(
        full.remove(second, |_, _, _| ()) && full.bring_back().is_ok_and(|place| place.is_some())
    );
    assert_eq!(full.bring_back(), refused);
}

#[test]
fn a_line_that_differs_in_its_second_part_begins_with_the_whole_turn() {
    let mut random = Rng::with_seed(8);
    let record = Record { game: unfinished(&mut random, 6), ..random::plain(&mut random, 0) };
    let of_match = record.game.turns();
    let mut lines = Lines::of(&record);
    lines.go_to_turn(3);
    assert!(lines.forward(Span::Part));
    let relocation =
        lines.position().steps().into_iter().find(|step| step.rest() != of_match[3].rest);
    lines.play(relocation.expect("there are many")).expect("legal");
    let [line] = &lines.variations()[..] else { panic!("{:?}", lines.variations()) };
    assert_eq!((line.after, line.turns[0].slide), (3, of_match[3].slide));
    assert_eq!(lines.children_after(LineId::MATCH, 3), [lines.current()]);

    // The same again: nothing new. And what the match plays leads back into it.
    let side = lines.current();
    lines.go_to(lines.place_in_match(), |_, _, _| ());
    assert_eq!((lines.current(), lines.playhead().turn()), (LineId::MATCH, 3));
    for step in line.turns[0].steps() {
        lines.play(step).expect("legal");
    }
    assert_eq!((lines.current(), lines.variations().len()), (side, 1));
    assert!(lines.back(Span::Turn) && lines.playhead().turn() == 3);
    for step in of_match[3].steps() {
        lines.play(step).expect("legal");
    }
    assert!(lines.is_in_match() && lines.playhead().turn() == 4);
}

#[test]
fn a_slide_without_its_relocation_can_be_thought_over() {
    let mut random = Rng::with_seed(9);
    let record = Record { game: unfinished(&mut random, 4), ..random::plain(&mut random, 0) };
    let mut lines = Lines::of(&record);
    lines.go_to_turn(4);
    let mut slides = lines.position().slides();
    slides.retain(|slide| !wins(&lines, *slide));
    for slide in &slides {
        lines.play(Step::Slide(*slide)).expect("legal");
        let [line] = &lines.variations()[..] else { panic!("{:?}", lines.variations()) };
        assert_eq!(line.turns.iter().map(|turn| turn.slide).collect::<Vec<_>>(), [Some(*slide)]);
        assert!(lines.back(Span::Part));
    }
    // Undone to nothing, the variation is gone.
    assert!(lines.forget_ahead() && lines.variations().is_empty() && lines.is_in_match());
    assert!(!lines.forget_ahead() && !lines.remove(LineId::MATCH, |_, _, _| ()));
    assert_eq!(lines.playhead().turns(), 4);
}

#[test]
fn a_match_that_was_resigned_can_be_tried_on() {
    let mut random = Rng::with_seed(10);
    let mut game = unfinished(&mut random, 5);
    game.resign(game.position().to_move());
    let record = Record { game, ..random::plain(&mut random, 0) };
    let mut lines = Lines::of(&record);
    let end = lines.end_of(LineId::MATCH).expect("the match");
    lines.go_to(end, |_, _, _| ());
    assert!(lines.game().ending().is_some());
    let wrong = Step::Skip;
    assert!(lines.play(wrong).is_err() && lines.here() == end);
    let slide = lines.position().slides()[0];
    lines.play(Step::Slide(slide)).expect("legal");
    assert_eq!(lines.variations()[0].after, 5);
    assert_eq!(lines.playhead().ending(), None);
    lines.go_to(end, |_, _, _| ());
    assert_eq!(lines.playhead().whole().ending(), record.game.ending());
}

#[test]
fn there_are_only_as_many_lines_as_a_record_can_have() {
    let mut random = Rng::with_seed(11);
    let record = Record { game: unfinished(&mut random, 3), ..random::plain(&mut random, 0) };
    let mut lines = Lines::of(&record);
    let mut refused = None;
    'full: for turn in 0..3 {
        lines.go_to(lines.place_in_match(), |_, _, _| ());
        lines.go_to_turn(turn);
        for tried in lines.position().turns() {
            lines.go_to(lines.place_in_match(), |_, _, _| ());
            lines.go_to_turn(turn);
            refused = tried.steps().try_for_each(|step| lines.play(step)).err();
            if refused.is_some() {
                break 'full;
            }
        }
    }
    assert_eq!(refused, Some(LineRefusal::TooManyLines { limit: MOST_LINES }));
    assert_eq!(lines.all().len(), MOST_LINES + 1);
    let kept = Record { lines: lines.variations(), ..record };
    assert_eq!(Record::read(&kept.to_text()), Ok(kept));
}

#[test]
fn lines_lie_only_so_deep_inside_each_other() {
    let mut random = Rng::with_seed(12);
    let record = Record { game: unfinished(&mut random, 1), ..random::plain(&mut random, 0) };
    let mut lines = Lines::of(&record);
    for depth in 1..=DEEPEST_LINE {
        // At the end of the line two turns are tried, and then another one instead of the second.
        for _ in 0..2 {
            turn(&mut lines, &mut random).expect("legal");
        }
        lines.back(Span::Turn);
        if depth < DEEPEST_LINE {
            turn(&mut lines, &mut random).expect("legal");
            assert_eq!(lines.depth(lines.current()), depth + 1);
        }
    }
    let here = lines.here();
    let refused = turn(&mut lines, &mut random);
    assert_eq!(refused, Err(LineRefusal::TooDeep { limit: DEEPEST_LINE }));
    assert_eq!(lines.here(), here);
    let kept = Record { lines: lines.variations(), ..record };
    assert_eq!(Record::read(&kept.to_line()), Ok(kept));
}

/// Plays a turn that is not the next one of the line, and does not end the match.
fn turn(lines: &mut Lines, random: &mut Rng) -> Result<(), LineRefusal> {
    let mut turns = lines.position().turns();
    random.shuffle(&mut turns);
    let known = lines.playhead().all_turns().get(lines.playhead().turn()).map(|turn| turn.slide);
    let goes_on = |turn: &&Turn| {
        let mut tried = lines.game().clone();
        Some(turn.slide) != known && tried.play_turn(**turn).is_ok() && tried.ending().is_none()
    };
    let turn = *turns.iter().find(goes_on).expect("some turn goes on");
    turn.steps().try_for_each(|step| lines.play(step))
}

/// A chain of discs, on which parts have to be skipped, also at the end of what is recorded.
#[test]
fn skips_belong_to_the_line_in_which_they_are_forced() {
    let chain: Vec<Cell> = (0..19).map(|q| Cell::new(q, 0)).collect();
    let tokens = |places: [usize; 3]| places.map(|place| chain[place]).to_vec();
    let setup = Setup {
        red: tokens([0, 9, 18]),
        black: tokens([4, 6, 13]),
        discs: chain.clone(),
        ..Setup::start()
    };
    let start = setup.validate(HouseRules::Booklet).expect("a chain is valid");
    let mut random = Rng::with_seed(13);
    let mut skips = 0;
    for _ in 0..40 {
        let record = Record { game: Match::new(start.clone()), ..random::plain(&mut random, 0) };
        let (mut lines, mut naive) = (Lines::of(&record), Naive::of(&record));
        for _ in 0..12 {
            if lines.game().ending().is_some() || random.u8(..4) == 0 {
                lines.go_to_turn(0);
                naive.here = 0;
                skip_forced(&mut lines, &mut naive);
            }
            let step = random::choose(&mut random, lines.position(), 3);
            lines.play(step).expect("legal");
            naive.play(step);
            skip_forced(&mut lines, &mut naive);
            skips += lines.game().steps().filter(|step| *step == Step::Skip).count();
            check_here(&lines, &naive);
        }
        let kept = Record { lines: lines.variations(), ..record };
        assert_eq!(Record::read(&kept.to_text()), Ok(kept));
    }
    assert!(skips > 0, "nothing was ever skipped");
}

fn wins(lines: &Lines, slide: Slide) -> bool {
    let mut tried = lines.game().clone();
    tried.play(Step::Slide(slide)).is_ok() && tried.ending().is_some()
}

/// A match of exactly so many turns, with no end.
fn unfinished(random: &mut Rng, turns: usize) -> Match {
    let mut game = Match::new(Position::start(HouseRules::Booklet));
    while game.turns().len() < turns {
        let listed = game.position().turns();
        let turn = listed[random.usize(..listed.len())];
        let mut tried = game.clone();
        if tried.play_turn(turn).is_ok() && tried.ending().is_none() {
            game = tried;
        }
    }
    game
}
