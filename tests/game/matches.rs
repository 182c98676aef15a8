//! Whole matches, and everything that can be done with one.

use fastrand::Rng;
use nonaga::{
    game::{
        referee::{Ask, Objection, Way},
        table::{At, Disc, Thing, Token, Winning},
    },
    record::Span,
    rules::{Cell, Ending, HouseRules, Match, Part, Position, Refusal, Side, Slide, Step, Turn},
};

use strum::VariantNames;

use crate::{mirror::check_mirror, player::Table};

/// A slide that wins if there is one, else a random legal step.
pub fn choose(position: &Position, random: &mut Rng) -> Step {
    let steps: Vec<Step> = match position.due() {
        Some(Part::Slide) => position.slides().into_iter().map(Step::Slide).collect(),
        _ => position.relocations().map(Step::Relocate).collect(),
    };
    let wins = |step: &&Step| {
        let mut after = position.clone();
        after.play(**step).is_ok() && after.won().is_some()
    };
    *steps.iter().find(wins).or(random.choice(&steps)).expect("the program plays skips itself")
}

/// Plays random turns until somebody wins, by clicks or by drags.
fn play_out(table: &mut Table, random: &mut Rng, dragging: bool) {
    for _ in 0..1000 {
        match choose(table.position(), random) {
            Step::Slide(Slide { from, to }) if dragging => {
                table.drag((Thing::Token, from), Some((Thing::Disc, to)));
            }
            Step::Slide(slide) => table.slide(slide),
            Step::Relocate(relocation) if dragging => {
                let to = (Thing::Target, relocation.to);
                table.drag((Thing::Disc, relocation.from), Some(to));
            }
            Step::Relocate(relocation) => table.relocate(relocation),
            Step::Skip => {}
        }
        if table.referee().game().ending().is_some() {
            return;
        }
    }
    panic!("the match never ends");
}

#[test]
fn a_match_can_be_played_to_its_end_by_clicks_and_by_drags() {
    for (seed, dragging) in [(1, false), (2, true), (3, false), (4, true)] {
        let mut random = Rng::with_seed(seed);
        let mut table = Table::with(Position::start(HouseRules::Booklet));
        table.heard();
        play_out(&mut table, &mut random, dragging);
        let heard = table.heard();
        assert_eq!(heard.refused.len(), 0, "{:?}", heard.refused);
        let last = heard.done.last().expect("something was done");
        let Some(Ending::Won { by, shape }) = last.ended else { panic!("{last:?}") };
        let (winner, _, cells) = table.position().won().expect("won");
        assert_eq!((winner, Some((shape, cells))), (by, last.shape));
        for (i, cell) in cells.into_iter().enumerate() {
            let token = table.thing(Thing::Token, cell);
            assert_eq!(table.app.world().get::<Winning>(token), Some(&Winning(i)));
        }
        table.rest();

        // The win can be taken back and redone, and the match can be won again.
        let turns = table.referee().game().turns().len();
        assert!(turns > 1);
        let back = table.ask(Ask::TakeBack(Span::Part)).expect("the winning slide");
        assert_eq!((back.ended, back.moved.len()), (None, 1));
        assert_eq!(table.count::<Winning>(), 0);
        assert_eq!(table.position().to_move(), by);
        let again = table.ask(Ask::Redo).expect("the winning slide");
        assert_eq!(again.ended, last.ended);
        table.ask(Ask::TakeBack(Span::Turn)).expect("the winning slide");
        table.ask(Ask::TakeBack(Span::Turn)).expect("the turn before");
        assert_eq!(table.referee().game().turns().len(), turns - 2);
        play_out(&mut table, &mut random, dragging);
        table.rest();
    }
}

#[test]
fn pieces_stay_the_same_entities_when_they_move_and_return() {
    let mut random = Rng::with_seed(7);
    let mut table = Table::new();
    let lies = |table: &mut Table| -> Vec<_> {
        let world = table.app.world_mut();
        let mut things: Vec<_> = world
            .query_filtered::<(bevy::prelude::Entity, &At), bevy::prelude::Or<(
                bevy::prelude::With<Disc>,
                bevy::prelude::With<Token>,
            )>>()
            .iter(world)
            .map(|(entity, at)| (entity, at.0))
            .collect();
        things.sort_unstable();
        things
    };
    let start = lies(&mut table);
    assert_eq!(start.len(), 25);
    let mut after = vec![start];
    for _ in 0..8 {
        for _ in Part::VARIANTS {
            let (thing, from, to) = match choose(table.position(), &mut random) {
                Step::Slide(slide) => (Thing::Token, slide.from, slide.to),
                Step::Relocate(relocation) => (Thing::Disc, relocation.from, relocation.to),
                Step::Skip => continue,
            };
            let entity = table.thing(thing, from);
            table.click(thing, from);
            table.click(Thing::Target, to);
            assert_eq!(table.thing(thing, to), entity);
            if table.referee().game().ending().is_some() {
                break;
            }
        }
        after.push(lies(&mut table));
        if table.referee().game().ending().is_some() {
            break;
        }
    }
    // Back to the start turn by turn, and forward again as it went back.
    let reached = after.clone();
    while let Some(there) = after.pop() {
        assert_eq!(lies(&mut table), there);
        let back = table.ask(Ask::TakeBack(Span::Turn));
        assert_eq!(back.is_ok(), !after.is_empty());
    }
    for there in &reached[1..] {
        table.ask(Ask::Redo).expect("a turn");
        assert_eq!(lies(&mut table), *there);
    }
    let none = table.ask(Ask::Redo).expect_err("nothing is left");
    assert_eq!(none.why, Objection::NothingToRedo);
}

#[test]
fn each_answer_says_what_moved_and_how_there_and_back() {
    let mut table = Table::new();
    let (from, to) = (Cell::new(2, 0), Cell::new(-1, 0));
    table.heard();
    table.slide(Slide { from, to });
    let done = table.heard().done.pop().expect("an answer");
    assert_eq!((done.moved[0].from, done.moved[0].to), (from, to));
    assert_eq!((&done.moved[0].way, done.times_stood), (&Way::Slide, 0));

    let (disc, place) = (Cell::new(1, -2), Cell::new(3, -2));
    let route = vec![Cell::new(2, -3), Cell::new(3, -4)];
    let relocation = nonaga::rules::Relocation { from: disc, to: place };
    table.relocate(relocation);
    let done = table.heard().done.pop().expect("an answer");
    assert!(matches!(done.request.ask, Ask::Relocate(asked) if asked == relocation));
    assert_eq!((&done.moved[0].way, done.times_stood), (&Way::Out(route), 1));

    let back = table.ask(Ask::TakeBack(Span::Turn)).expect("a turn");
    let ways: Vec<_> = back.moved.iter().map(|moved| (moved.from, moved.to)).collect();
    assert_eq!(ways, [(place, disc), (to, from)]);
    let into = vec![Cell::new(3, -4), Cell::new(2, -3)];
    assert_eq!(back.moved[0].way, Way::In(into));
    let nothing = table.ask(Ask::TakeBack(Span::Part)).expect_err("nothing is left");
    assert_eq!(nothing.why, Objection::NothingToTakeBack);
}

#[test]
fn jumps_lead_to_any_turn_of_a_match() {
    let mut random = Rng::with_seed(11);
    let mut game = Match::new(Position::start(HouseRules::Booklet));
    let mut positions = vec![game.position().clone()];
    for _ in 0..30 {
        let turns = game.position().turns();
        let quiet: Vec<_> =
            turns.into_iter().filter(|turn| turn.rest != nonaga::rules::Rest::Won).collect();
        game.play_turn(*random.choice(&quiet).expect("a turn")).expect("legal");
        positions.push(game.position().clone());
    }
    game.resign(Side::Black);
    let mut table = Table::new();
    table.begin(game);
    for _ in 0..60 {
        let turn = random.usize(..positions.len());
        let jump = table.ask(Ask::Jump(turn)).expect("a turn of the match");
        assert_eq!(*table.position(), positions[turn]);
        assert_eq!(jump.ended, None, "a jump only shows the end");
        let is_over = table.referee().game().ending().is_some();
        assert_eq!(is_over, turn == 30, "only at the end");
        assert_eq!(table.referee().turns(), 30);
        assert_eq!((table.count::<Disc>(), table.count::<Token>()), (19, 6));
    }
    let beyond = table.ask(Ask::Jump(31)).expect_err("there are 30");
    assert_eq!(beyond.why, Objection::NoSuchTurn { turn: 31, turns: 30 });
    table.rest();
}

#[test]
fn another_match_replaces_this_one_however_far_away_its_board_is() {
    let mut table = Table::new();
    for (q, r) in [(0, 0), (29_000, -29_500), (3, 4), (-29_990, 15_000)] {
        let mut setup = nonaga::rules::Setup::start();
        for cell in setup.discs.iter_mut().chain(&mut setup.red).chain(&mut setup.black) {
            *cell = Cell::new(cell.q + q, cell.r + r);
        }
        table.begin(Match::new(setup.validate(HouseRules::Booklet).expect("valid")));
        table.rest();
        assert_eq!((table.count::<Disc>(), table.count::<Token>()), (19, 6));
        let slide = table.position().slides()[0];
        table.slide(slide);
        table.rest();
    }
}

#[test]
fn the_program_skips_parts_that_cannot_be_played_and_says_so() {
    let text = include_str!("../perft.ron");
    let case = |name: &str| {
        let from = text.find(name).expect("the case is there");
        let begin =
            from + text[from..].find("position: ").expect("a position") + "position: ".len();
        let end = begin + text[begin..].find("),\n").expect("its end") + 1;
        let setup = nonaga::notation::read_setup(&text[begin..end]).expect("a set-up");
        setup.validate(HouseRules::Booklet).expect("valid")
    };
    let mut table = Table::new();
    let begun = table.begin(Match::new(case("red has no slide, 1")));
    assert_eq!(begun.skipped.len(), 1);
    assert_eq!((begun.skipped[0].side, begun.skipped[0].part), (Side::Red, Part::Slide));
    assert_eq!(table.position().due(), Some(Part::Relocation));
    let relocation = table.position().relocations().next().expect("there are some");
    table.relocate(relocation);
    table.ask(Ask::TakeBack(Span::Turn)).expect("the relocation");
    assert_eq!(table.position().due(), Some(Part::Relocation));
    table.ask(Ask::Redo).expect("the relocation");
    table.ask(Ask::Jump(0)).expect("the start");
    table.ask(Ask::Jump(1)).expect("the end");
    assert_eq!(table.position().to_move(), Side::Black);

    let position = case("a chain: red has no disc to take");
    let turns = position.turns();
    let leaves_none = turns.iter().find(|turn| turn.rest == nonaga::rules::Rest::Skipped);
    let slide = leaves_none.and_then(|turn| turn.slide).expect("a slide after which none is left");
    table.begin(Match::new(position));
    table.heard();
    table.slide(slide);
    let done = table.heard().done.pop().expect("an answer");
    assert_eq!(done.skipped.len(), 1);
    assert_eq!((done.skipped[0].side, done.skipped[0].part), (Side::Red, Part::Relocation));
    let back = table.ask(Ask::TakeBack(Span::Part)).expect("the slide and the skip");
    assert_eq!(back.moved.len(), 1);
}

#[test]
fn repeated_positions_are_counted_and_the_third_time_ends_the_match() {
    let round =
        ["2,0>-1,0 1,-2>3,-2", "0,2>0,-1 -1,2>1,2", "-1,0>2,0 3,-2>1,-2", "0,-1>0,2 1,2>-1,2"];
    let mut table = Table::new();
    table.heard();
    for turn in round.iter().cycle().take(9) {
        for step in turn.parse::<Turn>().expect("a turn").steps() {
            match step {
                Step::Slide(slide) => table.slide(slide),
                Step::Relocate(relocation) => table.relocate(relocation),
                Step::Skip => {}
            }
        }
    }
    let done = table.heard().done;
    let stood: Vec<u32> =
        done.iter().map(|done| done.times_stood).filter(|times| *times > 0).collect();
    assert_eq!(stood, [1, 1, 1, 1, 2, 2, 2, 2, 3]);
    let endings: Vec<_> = done.iter().filter_map(|done| done.ended).collect();
    assert_eq!(endings, [Ending::DrawnByRepetition]);
}

#[test]
fn a_resignation_and_an_agreed_draw_can_be_taken_back() {
    let over = || Objection::Rules(Refusal::MatchOver);
    let mut table = Table::new();
    let none = table.ask(Ask::AgreeDraw(Side::Black)).expect_err("nobody has offered");
    assert_eq!(none.why, Objection::NoDrawOffered);
    table.ask(Ask::OfferDraw(Side::Red)).expect("Red may");
    assert_eq!(table.referee().draw_offered_by(), Some(Side::Red));
    table.ask(Ask::AgreeDraw(Side::Red)).expect_err("a side cannot accept its own offer");
    table.ask(Ask::DeclineDraw(Side::Black)).expect("Black may");
    assert_eq!(table.referee().draw_offered_by(), None);

    // An offer leaves the held piece in the hand. Playing on declines the offer.
    table.click(Thing::Token, Cell::new(2, 0));
    table.ask(Ask::OfferDraw(Side::Black)).expect("Black may");
    table.click(Thing::Target, Cell::new(-1, 0));
    assert_eq!(table.referee().draw_offered_by(), None);

    table.ask(Ask::OfferDraw(Side::Black)).expect("Black may");
    let agreed = table.ask(Ask::AgreeDraw(Side::Red)).expect("Red may");
    assert_eq!(agreed.ended, Some(Ending::DrawnByAgreement));
    assert_eq!(table.ask(Ask::Resign(Side::Red)).expect_err("too late").why, over());
    assert_eq!(table.ask(Ask::OfferDraw(Side::Red)).expect_err("too late").why, over());
    let back = table.ask(Ask::TakeBack(Span::Part)).expect("the agreement");
    assert_eq!((back.ended, back.moved.len()), (None, 0));
    let again = table.ask(Ask::Redo).expect("the agreement");
    assert_eq!(again.ended, Some(Ending::DrawnByAgreement));

    table.ask(Ask::TakeBack(Span::Turn)).expect("the agreement");
    let resigned = table.ask(Ask::Resign(Side::Black)).expect("Black may");
    assert_eq!(resigned.ended, Some(Ending::Resigned { by: Side::Black }));
    table.ask(Ask::TakeBack(Span::Part)).expect("the resignation");
    table.ask(Ask::TakeBack(Span::Part)).expect("the slide");
    assert_eq!(table.position(), table.referee().game().start());
}

#[test]
fn the_check_of_the_world_finds_each_fault() {
    use bevy::prelude::*;
    let breaks: [fn(&mut Table); 8] = [
        |table| {
            let disc = table.thing(Thing::Disc, Cell::new(1, 1));
            table.app.world_mut().entity_mut(disc).insert(At(Cell::new(9, 9)));
        },
        |table| {
            let token = table.thing(Thing::Token, Cell::new(2, 0));
            table.app.world_mut().entity_mut(token).insert(Token(Side::Black));
        },
        |table| {
            let disc = table.thing(Thing::Disc, Cell::new(0, 0));
            table.app.world_mut().despawn(disc);
        },
        |table| {
            table.app.world_mut().spawn((Disc, At(Cell::new(0, 0)), Transform::default()));
        },
        |table| {
            let disc = table.thing(Thing::Disc, Cell::new(0, 0));
            table.app.world_mut().entity_mut(disc).insert(nonaga::game::table::Takeable);
        },
        |table| {
            let disc = table.thing(Thing::Disc, Cell::new(0, 0));
            table.app.world_mut().entity_mut(disc).insert(nonaga::game::table::Locked);
        },
        |table| {
            let token = table.thing(Thing::Token, Cell::new(2, 0));
            table.app.world_mut().entity_mut(token).remove::<nonaga::game::table::Selectable>();
        },
        |table| {
            let token = table.thing(Thing::Token, Cell::new(2, 0));
            let world = table.app.world_mut();
            if let Some(mut transform) = world.get_mut::<Transform>(token) {
                transform.translation.x += 0.1;
            }
        },
    ];
    for (i, break_it) in breaks.into_iter().enumerate() {
        let mut table = Table::new();
        assert_eq!(check_mirror(table.app.world_mut()), Ok(()));
        break_it(&mut table);
        assert!(check_mirror(table.app.world_mut()).is_err(), "break {i} was not found");
    }
}
