//! A thousand matches by a player who clicks and drags at random. After every frame, the world is compared
//! with the rules.

use std::{collections::BTreeMap, thread};

use bevy::prelude::KeyCode;
use fastrand::Rng;
use nonaga::{
    game::{
        input::{BUTTONS, KEYS},
        referee::{Ask, Objection},
        table::{Hand, Thing},
    },
    record::Span,
    rules::{Cell, HouseRules, Match, Part, Position, Side, Step},
};
use strum::VariantArray;

use crate::player::{Heard, Table};

const MATCHES: u64 = 1000;
const TURNS: usize = 12;

/// How many of them are played at the same time, each at a table of its own. This test takes longer than all others, so
/// it does not leave it to them to keep the processors busy.
const TABLES: usize = 2;

#[test]
fn the_world_agrees_with_the_rules_through_a_thousand_random_matches() {
    let mut seen = BTreeMap::<String, u32>::new();
    thread::scope(|scope| {
        let players: Vec<_> = (0..TABLES)
            .map(|first| {
                scope.spawn(move || play_matches((0..MATCHES).skip(first).step_by(TABLES)))
            })
            .collect();
        for player in players {
            for (what, times) in player.join().expect("the world agrees with the rules") {
                *seen.entry(what).or_default() += times;
            }
        }
    });
    println!("{seen:#?}");
    for (what, at_least) in [
        ("Step", 10_000),
        ("TakeBack", 1000),
        ("Redo", 300),
        ("Jump", 100),
        ("Look", 200),
        ("Ending", 50),
        ("NotStraight", 50),
        ("TooFewNeighbours", 50),
        ("WouldSplit", 10),
        ("HemmedIn", 100),
        ("StopsShort", 50),
        ("MatchOver", 50),
    ] {
        let times = seen.get(what).copied().unwrap_or_default();
        assert!(times >= at_least, "too few: {what} {times} times");
    }
}

/// Plays a random match for each seed, one after the other at one table, and counts what has happened.
fn play_matches(seeds: impl Iterator<Item = u64>) -> BTreeMap<String, u32> {
    let mut table = Table::new();
    let mut seen = BTreeMap::<String, u32>::new();
    for seed in seeds {
        let mut random = Rng::with_seed(seed);
        let rules = *random.choice(HouseRules::VARIANTS).expect("there are some");
        table.begin(Match::new(Position::start(rules)));
        // The player also takes turns back at random, so the number of actions is limited too.
        for _ in 0..6 * TURNS {
            if table.referee().game().turns().len() > TURNS {
                break;
            }
            act(&mut table, &mut random);
            let heard = table.heard();
            for done in heard.done {
                *seen.entry(name(&done.request.ask).to_owned()).or_default() += 1;
                if done.ended.is_some() {
                    *seen.entry("Ending".to_owned()).or_default() += 1;
                }
            }
            for refused in heard.refused {
                let why = match refused.why {
                    Objection::Rules(refusal) => refusal.name().to_owned(),
                    other => format!("{other:?}"),
                };
                *seen.entry(why).or_default() += 1;
            }
        }
    }
    seen
}

fn name(ask: &Ask) -> &'static str {
    match ask {
        Ask::Slide(_) | Ask::Relocate(_) | Ask::Skip => "Step",
        Ask::TakeBack(_) => "TakeBack",
        Ask::Redo => "Redo",
        Ask::Forward(_) | Ask::Back(_) => "Look",
        Ask::Resign(_) | Ask::AgreeDraw(_) => "End",
        Ask::OfferDraw(_) => "OfferDraw",
        Ask::DeclineDraw(_) => "DeclineDraw",
        Ask::Jump(_) | Ask::Follow { .. } => "Jump",
        Ask::LeaveLine | Ask::RemoveLine => "Line",
        Ask::Return => "Return",
        Ask::PlayFromHere => "PlayFromHere",
        Ask::TakeBackTo(_) => "TakeBackTo",
        Ask::Seat(_) => "Seat",
        Ask::Begin(_) => "Begin",
    }
}

/// One random action of the player. Few frames pass between actions, so most happen while something is
/// moving.
fn act(table: &mut Table, random: &mut Rng) {
    match random.u8(..100) {
        0..50 => play(table, random),
        50..62 => {
            let (thing, cell) = anything(table, random);
            table.click(thing, cell);
        }
        62..72 => {
            let (thing, cell) = anything(table, random);
            table.lift(thing, cell);
            let to = anything(table, random);
            table.release_over((random.u8(..8) > 0).then_some(to));
        }
        72..75 => keys(table, random),
        75..77 => {
            let (thing, cell) = anything(table, random);
            table.right_click(thing, cell);
        }
        77..80 => {
            let (thing, cell) = anything(table, random);
            table.hover(thing, cell);
        }
        80..83 => {
            // A drag that may be interrupted.
            let (thing, cell) = anything(table, random);
            table.lift(thing, cell);
            match random.u8(..3) {
                0 => table.key(KeyCode::Escape),
                1 => ask(table, Ask::TakeBack(Span::Part)),
                _ => {}
            }
            table.release_over(None);
        }
        83..86 => {
            for _ in 0..random.u8(..40) {
                table.frame();
            }
        }
        86..88 => {
            let span = if random.bool() { Span::Part } else { Span::Turn };
            ask(table, if random.bool() { Ask::Back(span) } else { Ask::Forward(span) });
        }
        88..98 => {
            let side = *random.choice(&Side::BOTH).expect("two");
            let request = match random.u8(..20) {
                0..8 => Ask::TakeBack(Span::Part),
                8..11 => Ask::TakeBack(Span::Turn),
                11..16 => Ask::Redo,
                16..18 => Ask::Jump(random.usize(..=table.referee().turns())),
                18 => Ask::OfferDraw(side),
                _ => Ask::AgreeDraw(side),
            };
            ask(table, request);
        }
        _ => ask(table, Ask::Resign(Side::Red)),
    }
}

/// Presses a few random keys and gamepad buttons.
fn keys(table: &mut Table, random: &mut Rng) {
    for _ in 0..random.u8(1..6) {
        match random.u8(..5) {
            0 => table.key(KeyCode::Escape),
            1 => {
                let (button, _) = random.choice(BUTTONS).expect("there are some");
                table.button(*button);
            }
            _ => {
                let key = random.choice(KEYS).expect("there are some");
                if key.chord.shift {
                    table.key_with(KeyCode::ShiftLeft, key.chord.code);
                } else if key.chord.control {
                    table.key_with(KeyCode::ControlLeft, key.chord.code);
                } else {
                    table.key(key.chord.code);
                }
            }
        }
    }
}

/// Makes a request, and records the answer.
fn ask(table: &mut Table, ask: Ask) {
    let answer = table.ask(ask);
    let mut heard = table.app.world_mut().resource_mut::<Heard>();
    match answer {
        Ok(done) => heard.done.push(done),
        Err(refused) => heard.refused.push(refused),
    }
}

/// Plays a legal part of a turn, by clicks or by a drag. Now and then it ends somewhere else.
fn play(table: &mut Table, random: &mut Rng) {
    if table.referee().is_looking_back() {
        // Mostly, so that some tries are refused.
        match random.u8(..4) {
            0 => {}
            1 => return ask(table, Ask::PlayFromHere),
            _ => return ask(table, Ask::Return),
        }
    }
    if table.referee().game().ending().is_some() {
        ask(table, Ask::TakeBack(Span::Turn));
        return;
    }
    let steps: Vec<Step> = match table.position().due() {
        Some(Part::Slide) => table.position().slides().into_iter().map(Step::Slide).collect(),
        _ => table.position().relocations().map(Step::Relocate).collect(),
    };
    let (thing, from, to) = match random.choice(&steps) {
        Some(Step::Slide(slide)) => (Thing::Token, slide.from, slide.to),
        Some(Step::Relocate(relocation)) => (Thing::Disc, relocation.from, relocation.to),
        _ => panic!("the program skips what cannot be played"),
    };
    let (end, to) = match random.u8(..8) {
        0 => anything(table, random),
        _ => (Thing::Target, to),
    };
    let held = table.app.world().resource::<Hand>().held();
    if random.bool() {
        table.drag((thing, from), Some((Thing::Table, to)));
    } else {
        if held.is_none_or(|held| held.from != from) {
            table.click(thing, from);
        }
        let is_there = end == Thing::Table || table.find(end, to).is_some();
        table.click(if is_there { end } else { Thing::Table }, to);
    }
}

/// A random thing on the board or beside it.
fn anything(table: &mut Table, random: &mut Rng) -> (Thing, Cell) {
    let discs = *table.position().board().discs();
    let disc = *random.choice(discs.iter()).expect("nineteen");
    match random.u8(..10) {
        0..3 => {
            let side = *random.choice(&Side::BOTH).expect("two");
            let tokens = *table.position().tokens(side);
            (Thing::Token, *random.choice(tokens.iter()).expect("three"))
        }
        3..7 => (Thing::Disc, disc),
        _ => {
            let beside = *random.choice(disc.neighbours().iter()).expect("six");
            let target = table.find(Thing::Target, beside);
            (if target.is_some() { Thing::Target } else { Thing::Table }, beside)
        }
    }
}
