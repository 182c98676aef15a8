//! What would have been better, or what follows, is shown on the board and told.

use super::*;

/// What it makes is worth more than that it makes a threat.
#[test]
fn of_a_turn_that_forces_a_win_the_win_is_told() {
    let hud = &mut Hud::new(SIZES[1]);
    let words = Words::new(Language::ENGLISH);
    let record = without_notes("line");
    let game = record.game.clone();
    hud.watch_match(record, 0);
    hud.judge();
    let judged = hud.world().resource::<Judge>().judged().to_vec();
    let forces =
        |it: &&Judgement| it.after.wins_in().is_some_and(|turns| turns > 1) && it.finding.is_none();
    let mut told = 0;
    for judgement in judged.iter().filter(forces) {
        let before = game.after_turns(judgement.number - 1);
        let why = judgement.reason(before.position()).expect("it wins");
        let why = why.told(judgement.side, None).of_turn(judgement.number);
        hud.ask(Ask::Jump(judgement.number));
        hud.pass(0.5);
        told += usize::from(hud.reads(&words.tell(&why)));
    }
    assert!(told > 0, "{judged:?}");
}

/// What would have been better than a turn that the viewer tries is shown too, in the place of that turn.
#[test]
fn a_better_turn_than_one_that_was_tried_is_shown() {
    const AFTER: usize = 2;
    let hud = &mut Hud::new(SIZES[1]);
    hud.watch(AFTER);
    hud.judge();
    let before = record().game.after_turns(AFTER);
    let mut thinker = Thinker::new(1);
    let mut bad_ones = before.position().turns().into_iter().step_by(5).filter(|turn| {
        let mut after = before.clone();
        after.play_turn(*turn).expect("it is legal");
        let judged = thinker.judge_last(&after, Limits::nodes(2_000), &Stop::default());
        judged.is_some_and(|(judged, _)| judged.is_mistake() && judged.after.loses_in().is_none())
    });
    let bad = bad_ones.find(|turn| {
        hud.try_turn(AFTER, *turn);
        hud.can_press("Show a better turn")
    });
    bad.expect("a turn that loses nothing at once and is worse than others");
    hud.check_layout();
    let referee = hud.referee();
    let tried = *hud.world().resource::<TriedTurns>().judged(&referee).expect("it is judged");
    assert!(hud.reads(&format!("turn {} was", tried.number)), "{:?}", hud.read());
    // What is wrong with it is seen on the board, as long as no threats are.
    let answer = hud.world().resource::<TriedTurns>().answer_here(&referee).expect("an answer");
    let has_threats = threat::winning_slide(referee.position(), tried.side.other()).is_some();
    let sketch = *hud.world().resource::<Sketch>();
    let is_marked = sketch.turn == Some(answer.turn) && sketch.why == SketchedFor::Answer;
    assert_eq!(is_marked, !has_threats, "{sketch:?}");
    assert_eq!(hud.reads("best answer."), is_marked, "{:?}", hud.read());
    hud.press("Show a better turn");
    assert_eq!(shown_side(hud), Some(tried.side));
    hud.until("the end", |hud| !hud.world().resource::<Watched>().is_playing());
    hud.frames();
    let turns = hud.referee().game().turns();
    assert_eq!(turns.get(AFTER), Some(&tried.best));
    let is_won = hud.referee().position().won().is_some();
    assert!(is_won || turns.len() == AFTER + 3);
    hud.check_layout();
}

/// Where it depends on another space than the end of its slide whether the answer to a mistake works, that has a ring.
#[test]
fn the_space_on_which_an_answer_depends_is_marked() {
    const AFTER: usize = 11;
    let hud = &mut Hud::new(SIZES[1]);
    hud.watch_match(without_notes("tick"), AFTER);
    hud.judge();
    let turns = hud.referee().position().turns();
    let mut without = 0;
    // Most turns are as bad as the one of the match. A few will do.
    let marked = turns.into_iter().step_by(13).find(|turn| {
        hud.try_turn(AFTER, *turn);
        let sketch = *hud.world().resource::<Sketch>();
        let told = hud.reads("The gold ring shows where.");
        assert_eq!(told, sketch.decided_at.is_some(), "{turn}: {:?}", hud.read());
        without += usize::from(!told);
        told
    });
    assert!(marked.is_some() && without > 0, "{without}");
    hud.check_layout();
    // It lies on the way of the answer, or behind its end. The end is marked in any case.
    let sketch = *hud.world().resource::<Sketch>();
    assert_eq!(sketch.why, SketchedFor::Answer);
    let slide = sketch.turn.and_then(|turn| turn.slide).expect("a slide");
    let way = slide.from.direction_to(slide.to);
    let cell = sketch.decided_at.expect("a ring");
    assert!(cell != slide.to && slide.from.direction_to(cell) == way, "{cell:?} {slide:?}");
}

/// How a turn that was tried loses can be shown first, and then what would have been better. Where it loses at once, that is seen without
/// being shown.
#[test]
fn what_would_be_better_is_shown_after_how_a_turn_that_was_tried_loses() {
    const AFTER: usize = TURNING;
    for size in [SIZES[0], SIZES[1]] {
        let hud = &mut Hud::new(size);
        let (mistake, before, like_it) = hud.before_the_turning();
        let loses_later = like_it.into_iter().find(|turn| {
            hud.try_turn(AFTER, *turn);
            hud.can_press("Show the win")
        });
        let tried = loses_later.expect("a turn that loses later");
        let way_back = |hud: &mut Hud| {
            let button = hud.button("Back to the match").expect("a button");
            hud.lies_at(button)
        };
        let place = way_back(hud);
        assert!(hud.button("Show a better turn").is_none());
        hud.press("Show the win");
        let finish = |hud: &mut Hud| {
            hud.until("the end", |hud| !hud.world().resource::<Watched>().is_playing());
            hud.pass(1.0);
        };
        finish(hud);
        let referee = hud.referee();
        assert_eq!(referee.game().turns()[AFTER], tried);
        assert_eq!(referee.position().won().map(|(side, ..)| side), Some(before.to_move().other()));
        assert!(hud.button("Show the win").is_none());
        assert_eq!(way_back(hud), place);
        hud.check_layout();
        hud.press("Show a better turn");
        finish(hud);
        assert_eq!(hud.referee().game().turns()[AFTER], mistake.best);

        let loses_at_once = blunder(&before).expect("a blunder");
        hud.try_turn(AFTER, loses_at_once);
        assert!(hud.button("Show the win").is_none());
        hud.press("Show a better turn");
        finish(hud);
        assert_eq!(hud.referee().game().turns()[AFTER], mistake.best);
    }
}

/// Of a bad turn that is tried, it is told what a better one changes, as of a mistake of the match.
#[test]
fn what_would_be_better_than_a_bad_turn_that_is_tried_is_told() {
    const AFTER: usize = TURNING;
    let hud = &mut Hud::new(SIZES[1]);
    let (_, before, like_it) = hud.before_the_turning();
    let told = like_it.into_iter().find(|turn| {
        hud.try_turn(AFTER, *turn);
        let referee = hud.referee();
        let tried = hud.world().resource::<TriedTurns>();
        let (judged, answer) = (*tried.judged(&referee).expect("so"), tried.answer_here(&referee));
        let is_open = judged.is_mistake() && judged.was_open();
        let spoils = is_open && Better::best(&judged, &before, answer).spoils();
        let is_marked = hud.world().resource::<Sketch>().why == SketchedFor::Answer;
        let is_told = hud.reads("this no longer works: ");
        assert_eq!(is_told, spoils && is_marked, "{turn}: {:?}", hud.read());
        is_told
    });
    assert!(told.is_some(), "of none is it told");
}

/// What could follow on a good turn that is tried is shown as well. It is told what the turn is worth, and drawn what it takes from
/// the other side.
#[test]
fn what_follows_on_a_good_turn_that_is_tried_is_shown() {
    const AFTER: usize = TURNING;
    let hud = &mut Hud::new(SIZES[1]);
    hud.watch_match(turning_match(), AFTER);
    hud.judge();
    hud.pass(3.0);
    let mistake = hud.world().resource::<Judge>().judged()[AFTER];
    hud.play_by_hand(mistake.best);
    hud.until("a verdict", |hud| hud.reads("Turn 20 is a good one."));
    hud.pass(1.0);
    hud.frames();
    let chance = 100.0 * mistake.before.expectation();
    let told = format!("chance of winning is {chance:.0}% instead of 0%.");
    assert!(hud.reads(&told), "{:?}", hud.read());
    let answer = hud.world().resource::<Judge>().answer_to(&mistake).expect("Red wins");
    assert!(answer.wins, "{answer:?}");
    let drawn = *hud.world().resource::<Sketch>();
    // Its slide is not possible, and its disc is beside the point.
    let slide = Turn { rest: Rest::ToCome, ..answer.turn };
    assert_eq!((drawn.turn, drawn.why), (Some(slide), SketchedFor::Answer));
    let marked = "as marked in purple";
    for told in ["After this turn, Red can’t", marked] {
        assert!(hud.reads(told), "{:?}", hud.read());
    }
    // What is in the hand is marked in its place.
    let slide = hud.referee().position().slides()[0];
    let held = Held { part: Part::Slide, from: slide.from, dragged: false };
    *hud.world().resource_mut::<Hand>() = Hand::holding(Some(held));
    hud.frames();
    assert_eq!(hud.world().resource::<Sketch>().turn, None);
    assert!(!hud.reads(marked), "{:?}", hud.read());
    *hud.world().resource_mut::<Hand>() = Hand::holding(None);
    hud.frames();
    hud.check_layout();
    hud.press("Show what follows");
    hud.until("the end", |hud| !hud.world().resource::<Watched>().is_playing());
    hud.frames();
    let turns = hud.referee().game().turns();
    assert_eq!(turns.get(AFTER), Some(&mistake.best));
    // It is not known to win, so that the best answer follows, and how its side could go on.
    assert_eq!(turns.len(), AFTER + 3);
    let is_refuted = hud.world().resource::<ShownLine>().refuted().is_some();
    let way = if is_refuted { "This is how Black can answer." } else { "Then Black could go on" };
    assert!(hud.reads(way), "{:?}", hud.read());
    hud.check_layout();
    hud.press("Back to the match");
    hud.pass(3.0);
    assert_eq!(hud.turn(), AFTER);
}

/// The win that a turn forces which is tried can be seen.
#[test]
fn a_win_after_a_turn_that_is_tried_is_shown_and_no_button_moves() {
    for size in [SIZES[0], SIZES[1]] {
        let hud = &mut Hud::new(size);
        hud.watch(0);
        hud.judge();
        let judged = hud.world().resource::<Judge>().judged().to_vec();
        let forces = judged
            .iter()
            .find(|judged| judged.forced_win(LONGEST_PROOF).is_some_and(|win| win.0 > 1));
        let forces = forces.expect("somebody could force a win");
        let (after, turn) = (forces.number - 1, forces.best);
        hud.ask(Ask::Jump(after));
        hud.pass(3.0);
        let winner = hud.referee().to_move();
        hud.play_by_hand(turn);
        let way_back = |hud: &mut Hud| {
            let button = hud.button("Back to the match").expect("a button");
            hud.lies_at(button)
        };
        let place = way_back(hud);
        hud.until("a verdict", |hud| hud.button("Show the win").is_some());
        hud.until("it may be pressed", |hud| hud.can_press("Show the win"));
        let place_told = format!("Variation after turn\u{a0}{after} · Turn {}", after + 1);
        assert!(hud.reads(&place_told), "{:?}", hud.read());
        assert_eq!(way_back(hud), place);
        hud.check_layout();
        let button = hud.button("Show the win").expect("a button");
        let button = hud.lies_at(button).center();
        // The second click of a double click does nothing.
        for _ in 0..2 {
            hud.click(button);
            let told = format!("This is how {winner:?} could win.");
            assert!(hud.reads(&told), "{:?}", hud.read());
        }
        hud.until("the end", |hud| !hud.world().resource::<Watched>().is_playing());
        hud.pass(1.0);
        let referee = hud.referee();
        assert_eq!(referee.position().won().map(|(side, ..)| side), Some(winner));
        assert_eq!(referee.game().turns().get(after), Some(&turn));
        // A hand that is still there has nothing to press.
        assert!(!way_back(hud).contains(button), "{size}");
        hud.press("Back to the match");
        hud.pass(3.0);
        assert_eq!(hud.turn(), after);
    }
}

/// A forced win is shown to its end by one press, and one more leads back to where it was missed or played.
#[test]
fn a_win_that_is_known_is_shown_on_the_board_and_changes_nothing_in_the_match() {
    for size in [SIZES[0], SIZES[1]] {
        let hud = &mut Hud::new(size);
        hud.watch_match(turning_match(), 0);
        hud.judge();
        let won_in = |hud: &mut Hud, turn: usize| {
            hud.ask(Ask::Jump(turn));
            hud.pass(3.0);
            let referee = hud.referee();
            let judge = hud.world().resource::<Judge>();
            match judge.to_show(&referee)? {
                (after, ToShow::Win { turns, .. }) if after == turn => Some((turns, turn)),
                _ => None,
            }
        };
        let turns = turning_match().game.turns().len();
        let wins: Vec<_> = (0..turns).filter_map(|turn| won_in(hud, turn)).collect();
        let (longest, turn) = *wins.iter().max().expect("somebody could force a win");
        assert!(longest > 1, "{wins:?}");
        let all = if size == SIZES[1] { 0..turns } else { turn..turn + 1 };
        for turn in all {
            hud.ask(Ask::Jump(turn));
            hud.pass(3.0);
            // After a turn that has missed one, it can be seen too.
            let referee = hud.referee();
            let judge = hud.world().resource::<Judge>();
            // After a mistake, what would have been better comes first.
            let last = judge.better_than_last(&referee).map(|(_, better)| better);
            let is_known = match last {
                Some(better) => matches!(better, ToShow::Win { .. }),
                None => wins.iter().any(|(_, known)| *known == turn),
            };
            assert_eq!(hud.button("Show the win").is_some(), is_known, "after turn {turn}");
        }

        hud.ask(Ask::Jump(turn));
        hud.pass(3.0);
        let winner = hud.referee().position().to_move();
        let button = hud.button("Show the win").expect("a button");
        let button = hud.lies_at(button).center();
        // The second click of a double click does nothing.
        for _ in 0..2 {
            hud.click(button);
            assert_eq!(shown_side(hud), Some(winner));
        }
        assert!(hud.reads(&format!("This is how {winner:?} could win.")), "{:?}", hud.read());
        // The way back comes under the pointer, and one click more does nothing.
        hud.until("the first part", |hud| hud.referee().variation_after().is_some());
        hud.click(button);
        assert_eq!(shown_side(hud), Some(winner));
        hud.until("the end", |hud| !hud.world().resource::<Watched>().is_playing());
        hud.pass(1.0);
        let referee = hud.referee();
        assert_eq!(referee.position().won().map(|(side, ..)| side), Some(winner));
        let played = referee.game().turns().len() - turn;
        assert!(played <= longest as usize, "{played} turns for a win in {longest}");
        let is_forced = played > 1;
        assert_eq!(hud.reads("No other answer would have saved"), is_forced, "{:?}", hud.read());
        assert_eq!(referee.seats(), Seats::VIEWERS);
        assert_eq!(referee.recorded().expect("a match").turns(), turning_match().game.turns());
        hud.check_layout();
        // What has come under the pointer meanwhile was not pointed at, so no tip names it.
        for name in ["Save variations", "Remove the variation", "Restore the variation"] {
            assert!(!hud.reads(name), "{:?}", hud.read());
        }
        let button = hud.button("Back to the match").expect("a button");
        let button = hud.lies_at(button).center();
        // The second click of a double click does nothing here either.
        for _ in 0..2 {
            hud.click(button);
        }
        hud.pass(3.0);
        assert!(hud.referee().lines().is_some_and(Lines::is_in_match));
        assert_eq!(hud.turn(), turn);
        assert_eq!(hud.world().resource::<ShownLine>().shown(), None);
        assert!(hud.can_press("Show the win"), "it can be seen again");
    }
}

/// Nobody has to see all of it.
#[test]
fn a_button_leads_back_while_something_is_shown() {
    let cases = [(22, "Show the win"), (TURNING + 1, "Show a better turn")];
    for (size, (after, name)) in [SIZES[0], SIZES[1]].into_iter().zip(cases) {
        let hud = &mut Hud::new(size);
        hud.watch_match(turning_match(), after);
        hud.judge();
        hud.pass(3.0);
        hud.press(name);
        hud.until("the first part", |hud| hud.referee().variation_after().is_some());
        hud.until("it may be pressed", |hud| hud.can_press("Back to the match"));
        assert!(shown_side(hud).is_some());
        hud.check_layout();
        hud.press("Back to the match");
        hud.pass(3.0);
        assert_eq!((hud.turn(), shown_side(hud)), (after, None));
        assert!(hud.referee().lines().is_some_and(Lines::is_in_match));
    }
}

/// What would have been better than a mistake can be seen right after it too. The match goes back one turn for that.
#[test]
fn a_better_turn_is_shown_after_the_mistake_too() {
    for size in SIZES {
        let hud = &mut Hud::new(size);
        hud.watch(0);
        hud.judge();
        let mut shown = 0;
        for turn in 1..record().game.turns().len() {
            hud.ask(Ask::Jump(turn));
            hud.pass(3.0);
            let referee = hud.referee();
            let judge = hud.world().resource::<Judge>();
            let Some((number, better)) = judge.better_than_last(&referee) else { continue };
            assert_eq!(number, turn);
            let (name, best) = match better {
                ToShow::Turn(mistake) => ("Show a better turn", Some(mistake.best)),
                ToShow::Win { first, .. } => ("Show the win", first),
                ToShow::Further(_) => panic!("nothing was tried"),
            };
            hud.press(name);
            assert_eq!(shown_side(hud), Some(referee.to_move().other()), "whose mistake it was");
            hud.until("the end", |hud| !hud.world().resource::<Watched>().is_playing());
            hud.frames();
            assert_eq!(hud.referee().variation_after(), Some(turn - 1));
            assert_eq!(hud.referee().game().turns().get(turn - 1), best.as_ref());
            hud.check_layout();
            let first = hud.referee().game().turns();
            hud.press("Back to the match");
            hud.pass(3.0);
            assert_eq!(hud.turn(), turn, "where it was asked for");
            // What was shown once is shown again, and no second variation for it.
            let lines = hud.referee().lines().map(Lines::all);
            hud.press(name);
            hud.until("the end", |hud| !hud.world().resource::<Watched>().is_playing());
            hud.frames();
            assert_eq!(hud.referee().game().turns(), first);
            assert_eq!(hud.referee().lines().map(Lines::all), lines);
            hud.press("Back to the match");
            hud.pass(3.0);
            shown += 1;
        }
        assert!(shown > 0);
    }
}

/// A turn that should have been played is shown by one press. What is said of it then is what was said where it was marked.
#[test]
fn a_better_turn_is_played_on_the_board() {
    let hud = &mut Hud::new(SIZES[1]);
    hud.watch(0);
    hud.judge();
    let (mut shown, mut explained) = (0, 0);
    for turn in 0..record().game.turns().len() {
        hud.ask(Ask::Jump(turn));
        hud.pass(3.0);
        let referee = hud.referee();
        let judge = hud.world().resource::<Judge>();
        let Some((after, ToShow::Turn(mistake))) = judge.to_show(&referee) else { continue };
        if after < turn {
            continue;
        }
        let side = referee.to_move();
        hud.press("Show a better turn");
        assert_eq!(shown_side(hud), Some(side));
        let told = format!("This would have been better for {side:?}.");
        assert!(hud.reads(&told), "{:?}", hud.read());
        let allowed = hud.world().resource::<Judge>().answer_to(&mistake);
        let wins = allowed.is_some_and(|allowed| allowed.wins);
        let allowed = allowed.map(|allowed| allowed.turn);
        let better = referee.position().after(mistake.best).expect("it is legal");
        let is_spoilt = allowed.is_some_and(|turn| better.after(turn).is_err());
        let (mut told_so, mut is_drawn) = (false, false);
        while hud.world().resource::<Watched>().is_playing() {
            hud.pass(0.1);
            thread::sleep(Duration::from_millis(1));
            let other = side.other();
            told_so |= hud.reads(&if wins {
                format!("After the better turn, this no longer wins for {other:?}.")
            } else {
                format!("After the better turn, {other:?}’s best answer achieves less.")
            });
            let sketch = *hud.world().resource::<Sketch>();
            if sketch.why == SketchedFor::Answer {
                is_drawn = true;
                let slide_of = |turn: Option<Turn>| turn.and_then(|turn| turn.slide);
                assert_eq!(slide_of(sketch.turn), slide_of(allowed));
                assert_eq!(hud.turn(), turn + 1);
            }
        }
        hud.frames();
        let referee = hud.referee();
        assert_eq!(referee.variation_after(), Some(turn));
        assert_eq!(referee.game().turns().get(turn), Some(&mistake.best));
        // What the mistake would have allowed is answered, or drawn if it can't be played any more and nothing matters more.
        assert!(is_spoilt || !is_drawn, "{allowed:?}");
        let answered = hud.world().resource::<ShownLine>().refuted();
        assert_eq!(told_so, answered.is_some(), "{allowed:?}");
        if let Some(answered) = answered {
            assert_eq!(referee.game().turns().get(turn + 1), Some(&answered.turn));
        }
        explained += usize::from(is_drawn || told_so);
        // What could follow is played too, and what is said of it stays. If it wins, it is played to the end.
        let wins = referee.position().won().is_some();
        assert!(wins || referee.game().turns().len() == turn + 3);
        let follows = match answered {
            _ if wins => format!("This is how {side:?} could win."),
            Some(_) => format!("This is how {side:?} can answer."),
            None => format!("Then {side:?} could go on like this."),
        };
        let [before, after] = [mistake.before, mistake.after]
            .map(|score| format!("{:.0}%", 100.0 * score.expectation()));
        let worth = format!("would then be {before} instead of {after}");
        for told in [&follows, &worth].into_iter().take(if wins { 1 } else { 2 }) {
            assert!(hud.reads(told), "{:?}", hud.read());
        }
        hud.check_layout();
        // Steps back stands what is better, and it is told of as it was when it was shown.
        for _ in turn + 1..referee.game().turns().len() {
            hud.ask(Ask::Back(Span::Turn));
        }
        hud.pass(3.0);
        let referee = hud.referee();
        assert_eq!(referee.game().turns().last(), Some(&mistake.best));
        let tried = hud.world().resource::<TriedTurns>();
        let judged = tried.judged(&referee).expect("at once");
        assert_eq!((judged.turn, judged.after), (mistake.best, mistake.before));
        assert!(hud.reads(&told), "{:?}", hud.read());
        assert_eq!(hud.world().resource::<Sketch>().why == SketchedFor::Answer, is_drawn);
        assert_eq!(hud.reads("as marked in purple"), is_drawn, "{:?}", hud.read());
        hud.press("Back to the match");
        hud.pass(3.0);
        assert_eq!(hud.turn(), turn);
        shown += 1;
    }
    assert!(shown > 0, "all mistakes missed a win");
    assert!(explained > 0, "nobody sees why a turn is better");
}

/// The first sentence, but for what it says of marks.
fn first_sentence(text: &str) -> Option<String> {
    let text = text.trim_start();
    let end = text.find(". ").map_or(text.len(), |end| end + 1);
    (!text.is_empty()).then(|| text[..end].replace(" as marked in purple", ""))
}

/// What is said below this verdict.
fn said_below(hud: &mut Hud, verdict: &str) -> Option<String> {
    hud.reads(verdict)
        .then(|| hud.said_below(verdict))
        .flatten()
        .and_then(|said| first_sentence(&said))
}

/// While a better turn is shown and once it is tried, the same is said of why it is better.
#[test]
fn one_reason_is_given_for_a_better_turn_wherever_it_is_spoken_of() {
    let mut compared = 0;
    for name in ["saved", "locked", "tick"] {
        let hud = &mut Hud::new(SIZES[1]);
        hud.watch_match(without_notes(name), 0);
        hud.judge();
        for turn in 0..hud.world().resource::<Judge>().judged().len() {
            hud.ask(Ask::Jump(turn));
            hud.pass(3.0);
            let referee = hud.referee();
            let judge = hud.world().resource::<Judge>();
            let Some((after, ToShow::Turn(mistake))) = judge.to_show(&referee) else { continue };
            if after < turn {
                continue;
            }
            hud.play_by_hand(mistake.best);
            let good = format!("Turn {} is a good one.", turn + 1);
            let is_good = |hud: &mut Hud| hud.reads(&good) || hud.reads("got it exactly right");
            hud.until("a verdict", is_good);
            hud.pass(1.0);
            let tried = said_below(hud, &good);
            hud.press("Back to the match");
            hud.pass(3.0);
            hud.press("Show a better turn");
            let headline = format!("This would have been better for {:?}.", mistake.side);
            let mut shown = None;
            while hud.world().resource::<Watched>().is_playing() && shown.is_none() {
                hud.pass(0.1);
                thread::sleep(Duration::from_millis(1));
                let referee = hud.referee();
                let is_whole = referee.position().due() == Some(Part::Slide);
                if is_whole && hud.turn() == turn + 1 {
                    shown = said_below(hud, &headline);
                }
            }
            hud.until("the end", |hud| !hud.world().resource::<Watched>().is_playing());
            hud.frames();
            let shown = shown.expect("it says why");
            // A verdict tells the chances otherwise.
            let tried = tried.filter(|_| !shown.contains('%'));
            compared += usize::from(tried.is_some());
            assert!(tried.is_none_or(|tried| tried == shown), "of turn {turn}: {shown}");
            hud.press("Back to the match");
            hud.pass(3.0);
        }
    }
    assert!(compared > 0, "no better turn was tried");
}

/// Whoever does something else at the table has seen enough.
#[test]
fn a_win_that_is_shown_stops_for_the_viewer() {
    let hud = &mut Hud::new(SIZES[1]);
    hud.watch_match(turning_match(), 0);
    hud.judge();
    let is_known = |hud: &mut Hud, turn: &usize| {
        hud.ask(Ask::Jump(*turn));
        hud.pass(3.0);
        let referee = hud.referee();
        let shows = hud.world().resource::<Judge>().to_show(&referee);
        matches!(shows, Some((after, ToShow::Win { turns, .. })) if turns > 1 && after == *turn)
    };
    let turn = (0..turning_match().game.turns().len())
        .find(|turn| is_known(hud, turn))
        .expect("somebody could force a win");
    let stops: [fn(&mut Hud); 3] = [
        |hud| hud.key(KeyCode::KeyB),
        |hud| hud.ask(Ask::Jump(0)),
        |hud| hud.watch_match(turning_match(), 3),
    ];
    for stop in stops {
        hud.ask(Ask::Jump(turn));
        hud.pass(3.0);
        hud.key(KeyCode::KeyW);
        hud.until("the first part", |hud| hud.referee().variation_after().is_some());
        stop(hud);
        hud.pass(1.0);
        assert_eq!(hud.world().resource::<ShownLine>().shown(), None);
        let here = hud.referee().playhead().here();
        hud.pass(4.0);
        assert_eq!(hud.referee().playhead().here(), here, "nothing more is played");
        assert_eq!(hud.referee().seats(), Seats::VIEWERS);
        hud.key(KeyCode::KeyB);
        hud.frames();
    }

    // A pause is no end. The match that has begun anew is analysed first.
    hud.judge();
    hud.ask(Ask::Jump(turn));
    hud.pass(3.0);
    let winner = hud.referee().position().to_move();
    hud.key(KeyCode::KeyW);
    hud.until("the first part", |hud| hud.referee().variation_after().is_some());
    hud.press("Pause");
    hud.pass(1.0);
    let here = hud.referee().playhead().here();
    hud.pass(4.0);
    assert_eq!(hud.referee().playhead().here(), here);
    assert!(hud.can_press("Back to the match"));
    hud.press("Play");
    hud.until("the end", |hud| !hud.world().resource::<Watched>().is_playing());
    assert_eq!(hud.referee().position().won().map(|(side, ..)| side), Some(winner));
}

/// A win of four turns is shown too, though no proof reaches so far: the first turn is known, and the rest is found on the way.
#[test]
fn a_win_of_four_turns_is_shown() {
    const AFTER: usize = 22;
    let hud = &mut Hud::new(SIZES[1]);
    hud.watch_match(turning_match(), AFTER);
    hud.judge();
    hud.pass(3.0);
    let next = hud.world().resource::<Judge>().judged()[AFTER];
    assert_eq!(next.before.wins_in(), Some(LONGEST_PROOF + 1));
    hud.press("Show the win");
    hud.until("the end", |hud| !hud.world().resource::<Watched>().is_playing());
    hud.frames();
    let referee = hud.referee();
    assert_eq!(referee.position().won().map(|(side, ..)| side), Some(next.side));
    assert!(referee.game().turns().len() <= AFTER + 7);
}

/// An answer that can be played after the better turn too, where it wins no longer, is played, and so is what stops it. That there is
/// something is told before.
#[test]
fn of_an_answer_that_wins_no_longer_it_is_shown_how_it_can_be_stopped() {
    const AFTER: usize = 3;
    let hud = &mut Hud::new(SIZES[1]);
    hud.watch_match(without_notes("line"), AFTER + 1);
    hud.judge();
    hud.pass(3.0);
    let told = "this no longer works: Black has a good answer.";
    assert!(hud.reads(told), "{:?}", hud.read());
    hud.ask(Ask::Jump(AFTER));
    hud.pass(3.0);
    let mistake = hud.world().resource::<Judge>().judged()[AFTER];
    let answer = hud.world().resource::<Judge>().answer_to(&mistake).expect("Red wins");
    hud.press("Show a better turn");
    hud.until("the end", |hud| !hud.world().resource::<Watched>().is_playing());
    hud.frames();
    let referee = hud.referee();
    let turns = referee.game().turns();
    assert_eq!(turns[AFTER..AFTER + 2], [mistake.best, answer.turn]);
    assert!(hud.reads("This is how Black can answer."), "{:?}", hud.read());
    // Where it can't be played after the mistake, that is why the mistake loses.
    let before = referee.game().after_turns(AFTER);
    let after = |turn| before.position().after(turn).and_then(|after| after.after(answer.turn));
    let here = after(mistake.best).expect("it was played");
    let in_match = after(mistake.turn).expect("it wins there");
    let refutes = turns[AFTER + 2];
    let how = Spoilt::of(refutes, &here, [&here, &in_match]);
    let is_impossible = in_match.after(refutes).is_err();
    assert_eq!(how.is_some_and(Spoilt::is_impossible), is_impossible);
    assert_eq!(hud.reads("In the match, "), is_impossible, "{:?}", hud.read());
}

/// What is wrong with a mistake of the match is seen on the board once it is played, and no longer while something else is shown.
#[test]
fn the_best_answer_to_a_mistake_is_marked_and_told() {
    let hud = &mut Hud::new(SIZES[1]);
    hud.watch_match(without_notes("line"), 0);
    hud.judge();
    let mistake = 4;
    let told = "Marked in purple: Red’s best answer.";
    for turn in [mistake - 1, mistake, mistake + 1] {
        hud.ask(Ask::Jump(turn));
        hud.pass(3.0);
        let judge = hud.world().resource::<Judge>();
        let answer = judge.answer_to(&judge.judged()[mistake - 1]).expect("an answer");
        let sketch = *hud.world().resource::<Sketch>();
        let is_marked = sketch.why == SketchedFor::Answer;
        assert_eq!(is_marked, turn == mistake, "after turn {turn}: {sketch:?}");
        assert_eq!(hud.reads(told), is_marked, "{:?}", hud.read());
        assert!(!is_marked || sketch.turn == Some(answer.turn), "{sketch:?}");
        hud.check_layout();
    }
    hud.ask(Ask::Jump(mistake));
    hud.pass(3.0);
    hud.press("Show a better turn");
    hud.pass(0.5);
    assert!(!hud.reads(told), "{:?}", hud.read());
    // Whoever lets the match play sees it too.
    hud.ask(Ask::Jump(mistake - 1));
    hud.pass(3.0);
    hud.press("Play");
    hud.until("the answer", |hud| hud.world().resource::<Sketch>().why == SketchedFor::Answer);
    hud.pass(1.0);
    assert_eq!(hud.turn(), mistake);
    assert!(hud.world().resource::<Watched>().is_playing());
    assert!(hud.reads(told), "{:?}", hud.read());
}

/// Before the mistake it was told what the other side has prepared. A better turn is told with what it does to that, and two threats
/// with whether they can be stopped.
#[test]
fn a_better_turn_is_told_with_what_it_does_to_threats_that_were_prepared() {
    const AFTER: usize = 11;
    let hud = &mut Hud::new(SIZES[1]);
    hud.watch_match(without_notes("tick"), 0);
    hud.judge();
    hud.ask(Ask::Jump(AFTER));
    hud.pass(3.0);
    assert!(hud.reads("On turn 11, Red prepared two threats at once."), "{:?}", hud.read());
    hud.press("Show a better turn");
    let is_shown = |hud: &mut Hud, turns: usize| {
        let referee = hud.referee();
        let due = referee.position().due();
        referee.game().turns().len() == turns && due != Some(Part::Relocation)
    };
    for (turns, told) in [
        (
            AFTER + 1,
            "This threatens to win in two ways at once. But Red can still stop that. \
             Red can then no longer make two threats at once.",
        ),
        (AFTER + 2, "This makes a threat and stops both of Black’s threats. In one, "),
    ] {
        hud.until("the turn", |hud| is_shown(hud, turns));
        hud.pass(0.5);
        assert!(hud.reads(told), "{told}: {:?}", hud.read());
    }
    // Whoever sees the mistake learns that there was an attack.
    hud.press("Back to the match");
    hud.pass(3.0);
    hud.ask(Ask::Jump(AFTER + 1));
    hud.pass(3.0);
    let missed = "Black would threaten to win in two ways at once.";
    assert!(hud.reads(missed), "{:?}", hud.read());
}

/// Threats of one's own do not hide what is wrong with a turn that is tried: they come too late.
#[test]
fn the_answer_to_a_bad_turn_is_marked_beside_its_own_threats() {
    const AFTER: usize = 11;
    let hud = &mut Hud::new(SIZES[1]);
    hud.watch_match(without_notes("tick"), AFTER);
    hud.judge();
    let mistake = hud.world().resource::<Judge>().judged()[AFTER];
    let before = hud.referee().game().clone();
    let mut thinker = Thinker::new(1);
    // The slide was right, and the disc was not.
    let bad = before.position().turns().into_iter().find(|turn| {
        let mut after = before.clone();
        after.play_turn(*turn).expect("it is legal");
        let threatens = !threat::threats(after.position(), mistake.side).is_empty();
        let is_safe = threat::winning_slide(after.position(), mistake.side.other()).is_none();
        let limits = Limits::nodes(20_000);
        let mut judged = || thinker.judge_last(&after, limits, &Stop::default());
        turn.slide == mistake.best.slide
            && threatens
            && is_safe
            && judged().is_some_and(|(judged, _)| judged.after.loses_in().is_some())
    });
    hud.pass(3.0);
    hud.play_by_hand(bad.expect("a turn that threatens and loses"));
    hud.until("a verdict", |hud| hud.reads("best answer."));
    hud.pass(1.0);
    hud.frames();
    let referee = hud.referee();
    let answer = hud.world().resource::<TriedTurns>().answer_here(&referee).expect("an answer");
    let sketch = *hud.world().resource::<Sketch>();
    assert_eq!((sketch.turn, sketch.why), (Some(answer.turn), SketchedFor::Answer));
    let world = hud.world();
    assert_eq!(world.query::<&ThreatShown>().iter(world).count(), 0, "they look alike");
    hud.check_layout();
}

/// Of a turn that wins, but not as soon as another, that is said, and the quicker win is shown: nobody calls it a mistake.
#[test]
fn of_a_turn_that_wins_later_than_another_it_is_told_so() {
    let hud = &mut Hud::new(SIZES[1]);
    hud.watch_match(without_notes("line"), 0);
    hud.judge();
    for (turn, is_slower) in [(5, true), (7, false), (9, false)] {
        hud.ask(Ask::Jump(turn));
        hud.pass(3.0);
        assert_eq!(hud.reads("Red could have won sooner."), is_slower, "{:?}", hud.read());
        assert_eq!(hud.button("Show the win").is_some(), is_slower, "after turn {turn}");
        if is_slower {
            hud.press("Show the win");
            hud.until("the end", |hud| !hud.world().resource::<Watched>().is_playing());
            let referee = hud.referee();
            assert_eq!(referee.position().won().map(|(side, ..)| side), Some(Side::Red));
            assert_eq!(referee.variation_after(), Some(turn - 1));
        }
    }
}

/// Whoever has written a note on a mistake says what came of it. Which half of the turn was wrong is told all the same.
#[test]
fn beside_a_note_on_a_mistake_it_is_told_which_half_was_wrong() {
    const DECISIVE: usize = 4;
    let (came_of_it, half) = ("Black let Red force a win", "The slide was right, but the disc");
    for has_note in [false, true] {
        let hud = &mut Hud::new(SIZES[1]);
        let mut record = without_notes("line");
        if has_note {
            record.notes.insert(DECISIVE, Note::Text("The simplest defence.".to_owned()));
        }
        hud.watch_match(record, 0);
        hud.judge();
        hud.ask(Ask::Jump(DECISIVE));
        hud.pass(3.0);
        assert!(hud.reads("This turn decided the match."), "{:?}", hud.read());
        assert!(hud.reads(half), "{:?}", hud.read());
        assert_eq!(hud.reads(came_of_it), !has_note, "{:?}", hud.read());
        hud.check_layout();
    }
}

/// Where a mistake follows on another one, most is told of the last one, and nothing is marked that would have been better next.
#[test]
fn what_was_wrong_with_a_mistake_is_told_where_another_one_follows() {
    let hud = &mut Hud::with_list(SIZES[1]);
    hud.watch_match(without_notes("locked"), 0);
    hud.judge();
    let judge = hud.world().resource::<Judge>();
    let both = judge
        .judged()
        .windows(2)
        .find(|pair| pair.iter().all(Judgement::is_mistake) && pair[0].after.loses_in().is_some());
    let [last, next] = *both.expect("two mistakes") else { panic!("two") };
    hud.ask(Ask::Jump(last.number));
    hud.pass(3.0);
    let said = [
        format!("turn {} was", last.number),
        "After this turn".to_owned(),
        format!("next turn ({}) is", next.number),
    ];
    let lie = said.map(|told| hud.lies(&told).0.min.y);
    assert!(lie.is_sorted(), "{lie:?}: {:?}", hud.read());
    hud.check_layout();
}
