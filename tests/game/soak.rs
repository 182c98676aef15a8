//! A thousand matches by somebody who clicks and drags about wildly; the world is compared with the
//! rules after every frame.

use std::collections::BTreeMap;

use bevy::prelude::KeyCode;
use fastrand::Rng;
use nonaga::{
    game::{Asked, BUTTONS, Hand, KEYS, Objection, Request, Thing},
    rules::{Cell, HouseRules, Match, Part, Position, Side, Step},
};
use strum::VariantArray;

use crate::player::{Heard, Table};

const MATCHES: u64 = 1000;
const TURNS: usize = 12;

#[test]
fn the_world_is_as_the_rules_have_it_through_a_thousand_wild_matches() {
    let mut table = Table::new();
    let mut seen = BTreeMap::<String, u32>::new();
    for seed in 0..MATCHES {
        let mut random = Rng::with_seed(seed);
        let rules = *random.choice(HouseRules::VARIANTS).expect("there are some");
        table.begin(Match::new(Position::start(rules)));
        // A wild player takes back as much as is played, so the time is bounded too.
        for _ in 0..6 * TURNS {
            if table.referee().game().turns().len() > TURNS {
                break;
            }
            act(&mut table, &mut random);
            let heard = table.heard();
            for done in heard.done {
                *seen.entry(name(done.asked).to_owned()).or_default() += 1;
                if done.ending.is_some() {
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
    println!("{seen:#?}");
    for (what, at_least) in [
        ("Step", 10_000),
        ("TakeBack", 1000),
        ("Redo", 300),
        ("Jump", 100),
        ("Ending", 50),
        ("NotStraight", 50),
        ("TooFewNeighbours", 50),
        ("WouldSplit", 10),
        ("HemmedIn", 100),
        ("StopsShort", 50),
        ("MatchOver", 50),
    ] {
        let times = seen.get(what).copied().unwrap_or_default();
        assert!(times >= at_least, "too tame: {what} {times} times");
    }
}

fn name(asked: Asked) -> &'static str {
    match asked {
        Asked::Step(_) => "Step",
        Asked::TakeBack => "TakeBack",
        Asked::Redo => "Redo",
        Asked::End => "End",
        Asked::OfferDraw(_) => "OfferDraw",
        Asked::DeclineDraw(_) => "DeclineDraw",
        Asked::Jump => "Jump",
        Asked::Begin => "Begin",
    }
}

/// One thing that a wild player does. Frames pass or do not pass in between, so that most of it comes
/// while something moves.
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
            // A drag that something comes between.
            let (thing, cell) = anything(table, random);
            table.lift(thing, cell);
            match random.u8(..3) {
                0 => table.key(KeyCode::Escape),
                1 => ask(table, Request::TakeBackPart),
                _ => {}
            }
            table.release_over(None);
        }
        83..86 => {
            for _ in 0..random.u8(..40) {
                table.frame();
            }
        }
        86..98 => {
            let side = *random.choice(&Side::BOTH).expect("two");
            let request = match random.u8(..20) {
                0..8 => Request::TakeBackPart,
                8..11 => Request::TakeBackTurn,
                11..16 => Request::Redo,
                16..18 => Request::Jump(random.usize(..=table.referee().turns())),
                18 => Request::OfferDraw(side),
                _ => Request::AgreeDraw(side),
            };
            ask(table, request);
        }
        _ => ask(table, Request::Resign(Side::Red)),
    }
}

/// A few keys of the table and buttons of a gamepad, whatever they come to.
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
                if key.shift {
                    table.key_with(KeyCode::ShiftLeft, key.code);
                } else if key.control {
                    table.key_with(KeyCode::ControlLeft, key.code);
                } else {
                    table.key(key.code);
                }
            }
        }
    }
}

/// Asks, and lets the answer count.
fn ask(table: &mut Table, request: Request) {
    let answer = table.ask(request);
    let mut heard = table.app.world_mut().resource_mut::<Heard>();
    match answer {
        Ok(done) => heard.done.push(done),
        Err(refused) => heard.refused.push(refused),
    }
}

/// A legal part of a turn, by clicks or by a drag; now and then with another end than it has.
fn play(table: &mut Table, random: &mut Rng) {
    if table.referee().game().ending().is_some() {
        ask(table, Request::TakeBackTurn);
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

/// Something on the table or beside it.
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
