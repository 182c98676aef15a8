//! A recorded match on the table: it can be stepped through both ways, and nobody can change it.

use std::sync::Arc;

use bevy::prelude::*;
use fastrand::Rng;
use nonaga::{
    game::{
        players::{Watch, Watched},
        referee::{
            Ask, Asker, Done, Draft, NewMatch, NotYours, Objection, Seat, Seats, Way,
            occasion::ComesFrom,
        },
        table::{At, Disc, Hand, Motion, Selectable, Takeable, Thing, Token},
    },
    record::{
        Event, Level, LineId, Lines, Note, Origin, Player, PlayerKind, Playhead, Record, Span,
        bundled,
    },
    rules::{HouseRules, Match, Part, Position, Side, Step},
};

use crate::{matches::choose, player::Table};

/// A record of two people, not over yet.
pub fn record(turns: usize) -> Record {
    let mut random = Rng::with_seed(11);
    let mut game = Match::new(Position::start(HouseRules::Booklet));
    while game.turns().len() < turns || game.position().due() == Some(Part::Relocation) {
        let step = match game.position().due() {
            Some(Part::Slide) => random.choice(game.position().slides()).map(Step::Slide),
            _ => {
                random.choice(game.position().relocations().collect::<Vec<_>>()).map(Step::Relocate)
            }
        };
        let mut next = game.clone();
        next.play(step.expect("there is one")).expect("legal");
        if next.ending().is_none() {
            game = next;
        }
    }
    let person = |name: &str| Player { name: name.to_owned(), player: PlayerKind::Human };
    let notes = std::collections::BTreeMap::<usize, Note>::new();
    let (red, black) = (person("Ada"), person("Bo"));
    let date = jiff::Timestamp::UNIX_EPOCH;
    Record { date, red, black, game, notes, lines: Vec::new(), from: None }
}

fn watch(record: &Record) -> Table {
    let mut table = Table::new();
    let new = NewMatch::to_watch(record);
    table.ask_as(Asker::Script, Ask::Begin(Box::new(new))).expect("anybody may begin a match");
    assert_eq!(table.referee().seats(), Seats::SCRIPTS);
    assert_eq!(table.referee().turns(), record.game.turns().len());
    table
}

/// Where every disc and token lies, by entity.
fn lies(table: &mut Table) -> Vec<(Entity, At)> {
    let world = table.app.world_mut();
    let mut things = world.query_filtered::<(Entity, &At), Or<(With<Disc>, With<Token>)>>();
    let mut lies: Vec<_> = things.iter(world).map(|(entity, at)| (entity, *at)).collect();
    lies.sort_unstable_by_key(|(entity, _)| *entity);
    lies
}

/// The one thing that moved, by the way that the rules give.
#[track_caller]
fn moves_by_its_way(table: &mut Table, done: &Done, step: Step, is_back: bool) {
    let [moved] = &done.moved[..] else { panic!("one part moves one thing: {done:?}") };
    let (thing, from, to) = match step {
        Step::Slide(slide) => (Thing::Token, slide.from, slide.to),
        Step::Relocate(relocation) => (Thing::Disc, relocation.from, relocation.to),
        Step::Skip => unreachable!("the match has no skips"),
    };
    let (from, to) = if is_back { (to, from) } else { (from, to) };
    assert_eq!((moved.from, moved.to), (from, to));
    match (&moved.way, thing, is_back) {
        (Way::Slide, Thing::Token, _) => {}
        (Way::Out(route), Thing::Disc, false) | (Way::In(route), Thing::Disc, true) => {
            assert!(!route.is_empty());
        }
        other => panic!("{other:?}"),
    }
    let entity = table.thing(thing, to);
    let motion = table.app.world().get::<Motion>(entity).expect("it is on its way");
    // A lift straight up and over takes less time than the real way out of the board.
    assert!(motion.lasts() > 0.2);
}

#[test]
fn it_is_stepped_by_part_both_ways_and_everything_moves_by_its_way() {
    let record = record(6);
    let steps: Vec<Step> = record.game.steps().collect();
    let mut table = watch(&record);
    let mut layouts = vec![lies(&mut table)];
    for step in &steps {
        let done = table.ask_as(Asker::Script, Ask::Forward(Span::Part)).expect("a part");
        moves_by_its_way(&mut table, &done, *step, false);
        table.rest();
        layouts.push(lies(&mut table));
    }
    assert_eq!(table.position(), record.game.position());
    let end = table.ask_as(Asker::Script, Ask::Forward(Span::Part)).expect_err("the end");
    assert_eq!(end.why, Objection::AtEnd);
    for (i, step) in steps.iter().enumerate().rev() {
        layouts.pop();
        let done = table.ask(Ask::Back(Span::Part)).expect("a person may step too");
        moves_by_its_way(&mut table, &done, *step, true);
        table.rest();
        assert_eq!(
            &lies(&mut table),
            layouts.last().expect("a stop"),
            "each disc as it was at {i}"
        );
    }
    let start = table.ask(Ask::Back(Span::Turn)).expect_err("the start");
    assert_eq!(start.why, Objection::AtStart);
}

#[test]
fn it_is_stepped_by_turn_and_jumped_in_and_every_disc_stays_the_same_disc() {
    let record = record(12);
    let mut table = watch(&record);
    let mut layouts = vec![lies(&mut table)];
    for _ in 0..12 {
        let done = table.ask(Ask::Forward(Span::Turn)).expect("a turn");
        assert_eq!((done.moved.len(), done.ended), (2, None));
        table.rest();
        layouts.push(lies(&mut table));
    }
    let mut random = Rng::with_seed(3);
    for _ in 0..60 {
        let turn = random.usize(..=12);
        table.ask(Ask::Jump(turn)).expect("there is such a turn");
        assert_eq!(lies(&mut table), layouts[turn], "at turn {turn}");
        assert_eq!(table.referee().playhead().turn(), turn);
    }
    table.ask(Ask::Jump(12)).expect("the end");
    for turn in (0..12).rev() {
        table.ask(Ask::Back(Span::Turn)).expect("a turn");
        table.rest();
        assert_eq!(lies(&mut table), layouts[turn]);
    }
}

/// The result has just said “you”, so the analysis of the same match says it too.
#[test]
fn whoever_looks_through_their_own_match_from_its_result_is_called_you() {
    for (comes_from, you) in [(ComesFrom::Result, Some(Side::Black)), (ComesFrom::Matches, None)] {
        let mut record = record(6);
        record.red.player = PlayerKind::Computer { level: Level::Easy };
        record.game.resign(Side::Black);
        let mut table = Table::new();
        table.ask(Ask::Begin(Box::new(NewMatch::to_continue(record.clone())))).expect("a match");
        assert_eq!(table.referee().you(), Some(Side::Black));
        table.app.world_mut().write_message(Watch {
            record: Arc::new(record),
            name: "a match".to_owned(),
            lines: None,
            turn: 3,
            file: None,
            fault: None,
            comes_from,
            is_playing: false,
        });
        table.frame();
        assert_eq!(table.referee().playhead().turn(), 3);
        assert_eq!(table.referee().you(), you);
    }
}

#[test]
fn no_click_changes_it() {
    let record = record(6);
    let mut table = watch(&record);
    table.ask(Ask::Jump(3)).expect("there is such a turn");
    table.rest();
    let before = table.position().clone();
    assert_eq!(table.count::<Selectable>() + table.count::<Takeable>(), 0);
    table.heard();
    for cell in *before.board().discs() {
        table.click(Thing::Disc, cell);
        table.drag((Thing::Disc, cell), Some((Thing::Table, cell.neighbours()[0])));
    }
    for side in Side::BOTH {
        for cell in *before.tokens(side) {
            table.click(Thing::Token, cell);
            table.click(Thing::Table, cell.neighbours()[2]);
        }
    }
    for key in [KeyCode::Tab, KeyCode::Enter, KeyCode::ArrowLeft, KeyCode::KeyU, KeyCode::KeyR] {
        table.key(key);
    }
    assert!(table.app.world().resource::<Hand>().is_empty());
    let heard = table.heard();
    assert_eq!(heard.done.len(), 0, "{:?}", heard.done);
    assert!(!heard.refused.is_empty(), "to take back is refused with a reason");
    for refused in heard.refused {
        assert_eq!(refused.why, Objection::NotYours(NotYours::Scripts));
    }
    assert_eq!(*table.position(), before);
    assert_eq!(table.referee().turns(), 6, "nothing was thrown away");
    for ask in [Ask::Resign(Side::Red), Ask::OfferDraw(Side::Black)] {
        let refused = table.ask(ask).expect_err("it is not theirs");
        assert_eq!(refused.why, Objection::NotYours(NotYours::Scripts));
    }
}

#[test]
fn a_win_is_told_when_it_is_stepped_to_and_not_at_each_jump() {
    let mut random = Rng::with_seed(5);
    let mut game = Match::new(Position::start(HouseRules::Booklet));
    while game.ending().is_none() {
        let step = choose(game.position(), &mut random);
        game.play(step).expect("legal");
    }
    let mut table = watch(&Record { game, ..record(1) });
    let end = table.referee().turns();
    for _ in 0..2 {
        let done = table.ask(Ask::Jump(end)).expect("the end");
        assert_eq!((done.ended, done.shape), (None, None));
        assert!(table.referee().game().ending().is_some());
        table.ask(Ask::Back(Span::Part)).expect("before the win");
    }
    let done = table.ask(Ask::Forward(Span::Part)).expect("the win");
    assert!(done.ended.is_some() && done.shape.is_some());
}

#[test]
fn a_resignation_comes_with_the_part_before_it() {
    let mut record = record(3);
    record.game.resign(Side::Red);
    let mut table = watch(&record);
    table.ask(Ask::Jump(3)).expect("the end");
    assert!(table.referee().game().ending().is_some());
    let back = table.ask(Ask::Back(Span::Part)).expect("the last part");
    assert_eq!(back.moved.len(), 1, "there is something to see");
    assert_eq!(table.referee().game().ending(), None);
    let done = table.ask(Ask::Forward(Span::Part)).expect("the last part");
    assert_eq!((done.moved.len(), done.ended), (1, record.game.ending()));
    let end = table.ask(Ask::Forward(Span::Part)).expect_err("the end");
    assert_eq!(end.why, Objection::AtEnd);
}

#[test]
fn nobody_plays_on_from_an_earlier_turn_without_saying_so() {
    let mut table = Table::new();
    let game = record(4).game;
    let mut new = NewMatch::to_play(game, [(); 2].map(|()| record(1).red));
    new.seats = Seats([Seat::Script, Seat::Hand]);
    table.ask(Ask::Begin(Box::new(new))).expect("a match");
    table.ask(Ask::Jump(2)).expect("there is such a turn");
    let slide = Ask::Slide(table.position().slides()[0]);
    for ask in [slide, Ask::Resign(Side::Black), Ask::OfferDraw(Side::Black)] {
        let refused = table.ask(ask).expect_err("it would lose two turns");
        assert_eq!(refused.why, Objection::LookingBack);
    }
    let refused = table.ask(Ask::TakeBack(Span::Part)).expect_err("it is not what is looked at");
    assert_eq!(refused.why, Objection::LookingBack);
    let back = table.ask(Ask::Return).expect("play stands at the end");
    assert_eq!((back.moved.len(), table.referee().turns_played()), (4, 4));
    assert!(table.ask(Ask::Return).is_err() && table.ask(Ask::PlayFromHere).is_err());
    let slide = Ask::Slide(table.position().slides()[0]);
    table.ask_as(Asker::Script, slide).expect("nothing is lost");

    table.ask(Ask::Jump(2)).expect("there is such a turn");
    table.ask(Ask::PlayFromHere).expect("a person sits there");
    assert_eq!((table.referee().turns_played(), table.referee().turns()), (2, 5));
    let slide = Ask::Slide(table.position().slides()[0]);
    table.ask_as(Asker::Script, slide).expect("play goes on from here");
    assert_eq!(table.referee().turns(), 3, "what came after is gone");
}

#[test]
fn a_resignation_that_was_taken_back_does_not_come_with_the_last_turn() {
    let mut table = Table::new();
    let mut game = record(3).game;
    game.resign(Side::Red);
    table.begin(game);
    table.ask(Ask::TakeBack(Span::Turn)).expect("the resignation alone");
    assert_eq!((table.referee().turns_played(), table.referee().game().ending()), (3, None));
    table.ask(Ask::Jump(1)).expect("there is such a turn");
    table.ask(Ask::Jump(3)).expect("there is such a turn");
    assert!(table.referee().game().ending().is_none() && !table.referee().is_looking_back());
    let redone = table.ask(Ask::Redo).expect("the resignation");
    assert!(redone.ended.is_some());
}

#[test]
fn an_offer_of_a_draw_stands_while_an_earlier_turn_is_looked_at() {
    let mut table = Table::new();
    table.begin(record(4).game);
    let by = table.position().to_move();
    table.ask(Ask::OfferDraw(by)).expect("the side to move may offer");
    table.ask(Ask::Jump(1)).expect("there is such a turn");
    assert_eq!(table.referee().draw_offered_by(), Some(by));
    table.ask(Ask::Return).expect("back to now");
    table.ask(Ask::AgreeDraw(by.other())).expect("the offer still stands");
}

/// A table with a recorded match that a person watches.
fn viewed(record: &Record) -> Table {
    let mut table = Table::new();
    table.app.world_mut().write_message(Watch {
        record: Arc::new(record.clone()),
        name: "Ada – Bo".to_owned(),
        lines: None,
        turn: 0,
        file: None,
        fault: None,
        comes_from: ComesFrom::Matches,
        is_playing: false,
    });
    table.frame();
    table.frame();
    assert_eq!(table.referee().seats(), Seats::VIEWERS);
    table
}

/// A step that the match does not play here.
fn another_step(table: &Table, random: &mut Rng) -> Step {
    let position = table.position();
    let next = table.referee().playhead().next();
    let steps: Vec<Step> = match position.due() {
        Some(Part::Slide) => position.slides().iter().copied().map(Step::Slide).collect(),
        _ => position.relocations().map(Step::Relocate).collect(),
    };
    let others = steps.into_iter().filter(|step| next != Some(Event::Step(*step)));
    random.choice(others.collect::<Vec<_>>()).expect("there is another step")
}

fn ask_for(step: Step) -> Ask {
    match step {
        Step::Slide(slide) => Ask::Slide(slide),
        Step::Relocate(relocation) => Ask::Relocate(relocation),
        Step::Skip => unreachable!("nobody asks for a skip"),
    }
}

#[test]
fn a_viewer_tries_other_turns_and_the_match_stays_as_it_is() {
    let record = record(8);
    let mut random = Rng::with_seed(17);
    let mut table = viewed(&record);
    for _ in 0..40 {
        let turn = random.usize(..=8);
        table.ask(Ask::Follow { line: LineId::MATCH, turn }).expect("a turn of the match");
        let before = table.position().clone();
        for _ in 0..random.usize(1..=5) {
            let step = another_step(&table, &mut random);
            if table.referee().game().ending().is_none() {
                table.ask(ask_for(step)).expect("it is legal");
                table.rest();
            }
        }
        let lines = table.referee().lines().expect("a recorded match");
        assert!(!lines.is_in_match());
        assert_eq!(table.referee().variation_after(), Some(turn));
        table.ask(Ask::LeaveLine).expect("there is a variation");
        assert_eq!(*table.position(), before);
        let refused = table.ask(Ask::LeaveLine).expect_err("this is the match");
        assert_eq!(refused.why, Objection::NoVariation);
    }
    let lines = table.referee().lines().expect("a recorded match");
    let kept: Vec<Step> =
        lines.turns_of(LineId::MATCH).iter().flat_map(|turn| turn.steps()).collect();
    assert_eq!(kept, record.game.steps().collect::<Vec<_>>());
    assert!(lines.all().len() > 20);
}

#[test]
fn what_the_match_plays_is_followed_and_opens_no_variation() {
    let record = record(3);
    let mut table = viewed(&record);
    for step in record.game.steps() {
        table.ask(ask_for(step)).expect("the match plays it");
        table.rest();
    }
    let lines = table.referee().lines().expect("a recorded match");
    assert!(lines.is_in_match() && lines.all() == [LineId::MATCH]);
    assert_eq!(table.position(), record.game.position());
}

#[test]
fn a_variation_is_taken_back_part_by_part_until_nothing_is_left_of_it() {
    let mut random = Rng::with_seed(4);
    let mut table = viewed(&record(4));
    table.ask(Ask::Jump(2)).expect("a turn");
    let refused = table.ask(Ask::TakeBack(Span::Part)).expect_err("the match stays as it is");
    assert_eq!(refused.why, Objection::NothingToTakeBack);
    let before = table.position().clone();
    for _ in 0..3 {
        let step = another_step(&table, &mut random);
        table.ask(ask_for(step)).expect("it is legal");
        table.rest();
    }
    for _ in 0..3 {
        table.ask(Ask::TakeBack(Span::Part)).expect("a part of the variation");
        table.rest();
    }
    assert_eq!(*table.position(), before);
    let lines = table.referee().lines().expect("a recorded match");
    assert_eq!(lines.all(), [LineId::MATCH], "nothing is left of it");
}

#[test]
fn a_variation_is_removed_from_the_table() {
    let mut random = Rng::with_seed(8);
    let mut table = viewed(&record(4));
    table.ask(Ask::Jump(1)).expect("a turn");
    let step = another_step(&table, &mut random);
    table.ask(ask_for(step)).expect("it is legal");
    table.ask(Ask::RemoveLine).expect("a variation");
    assert_eq!(table.referee().lines().map(|lines| lines.all().len()), Some(1));
    assert_eq!(table.referee().playhead().turn(), 1);
    let refused = table.ask(Ask::RemoveLine).expect_err("this is the match");
    assert_eq!(refused.why, Objection::NoVariation);
}

#[test]
fn a_viewer_plays_a_variation_by_clicks_and_leads_by_keys() {
    let record = record(6);
    let mut table = viewed(&record);
    let position = |turn: usize| {
        let mut playhead = Playhead::at_start(record.game.clone());
        playhead.go_to_turn(turn);
        playhead.position().clone()
    };
    table.key(KeyCode::ArrowDown);
    table.key(KeyCode::ArrowDown);
    assert_eq!(*table.position(), position(2));
    table.key(KeyCode::ArrowRight);
    assert_eq!(table.position().due(), Some(Part::Relocation));
    table.key(KeyCode::ArrowLeft);
    table.key(KeyCode::ArrowUp);
    assert_eq!(*table.position(), position(1));
    table.key(KeyCode::End);
    assert_eq!(*table.position(), position(6));
    table.key(KeyCode::Home);
    assert_eq!(*table.position(), position(0));
    table.rest();

    let slide = table.position().slides()[0];
    table.slide(slide);
    table.rest();
    assert_eq!(table.position().due(), Some(Part::Relocation), "the token was slid by clicks");
    table.key(KeyCode::KeyB);
    assert!(table.referee().lines().is_some_and(Lines::is_in_match));
    assert_eq!(*table.position(), position(0));
}

#[test]
fn it_plays_itself_at_each_speed_and_stops_for_the_viewer() {
    let record = record(2);
    let mut table = viewed(&record);
    let mut lasted = Vec::new();
    for faster in 0..3 {
        table.ask(Ask::Jump(0)).expect("the start");
        table.rest();
        if faster > 0 {
            table.key(KeyCode::Equal);
        }
        table.key(KeyCode::Space);
        let mut frames = 0;
        while table.referee().playhead().next().is_some() {
            table.frame();
            frames += 1;
            assert!(frames < 4000, "it never ends");
        }
        lasted.push(frames);
        table.rest();
        while table.app.world().resource::<Watched>().is_playing() {
            table.frame();
        }
    }
    assert!(lasted[0] > lasted[1] + 10 && lasted[1] > lasted[2] + 5, "{lasted:?}");
    table.ask(Ask::Jump(0)).expect("the start");
    table.key(KeyCode::Space);
    table.frame();
    assert_eq!(table.referee().seats(), Seats::SCRIPTS);
    table.ask(Ask::Forward(Span::Turn)).expect("a person may look on");
    table.frame();
    table.frame();
    assert_eq!(table.referee().seats(), Seats::VIEWERS, "it has stopped");
}

/// The matches that come with the game.
fn bundled_records() -> Vec<Record> {
    let all = bundled().expect("they can be read");
    assert!(all.len() >= 6);
    all.iter().map(|one| one.record(str::to_owned)).collect()
}

#[test]
fn every_bundled_match_is_watched_to_its_end_back_and_by_a_thousand_jumps() {
    let mut random = Rng::with_seed(23);
    let records = bundled_records();
    for record in &records {
        let mut table = viewed(record);
        let mut naive = Playhead::at_start(record.game.clone());
        let step = |table: &mut Table, naive: &mut Playhead, ask: Ask| {
            table.ask(ask.clone()).expect("there is a part");
            match ask {
                Ask::Forward(span) => naive.forward(span),
                Ask::Back(span) => naive.back(span),
                _ => unreachable!("only steps"),
            };
            assert_eq!(table.position(), naive.position());
            table.check();
        };
        while naive.next().is_some() {
            step(&mut table, &mut naive, Ask::Forward(Span::Part));
        }
        while naive.milestone_before(Span::Part).is_some() {
            step(&mut table, &mut naive, Ask::Back(Span::Part));
        }
        let turns = record.game.turns().len();
        for _ in 0..=1000 / records.len() {
            let turn = random.usize(..=turns);
            table.ask(Ask::Jump(turn)).expect("a turn");
            naive.go_to_turn(turn);
            assert_eq!(table.position(), naive.position());
            table.check();
        }
    }
}

#[test]
fn a_match_is_played_on_from_any_moment_and_the_original_stays() {
    let mut random = Rng::with_seed(31);
    for record in bundled_records() {
        let mut table = viewed(&record);
        for _ in 0..5 {
            let turn = random.usize(..record.game.turns().len());
            table.ask(Ask::Jump(turn)).expect("a turn");
            let game = table.referee().game().clone();
            let from = Origin { title: "A match".to_owned(), turn };
            let new = Draft::default().from_here(game, from.clone());
            assert_eq!(new.paper.from, Some(from));
            assert_eq!(new.playhead().position(), table.position());
            assert_eq!(new.occasion.name, "played");
        }
        let kept = table.referee().record();
        assert_eq!(kept, record, "nothing of it has changed");
    }
}
