//! Random matches with loss, repetition, reordering, partitions, and crashes at every place where something is written.

use std::time::Duration;

use nonaga::{
    far::agreement::{
        ColourChoice, Conditions, FarEvent, FarLog, FarStage, Farewell, LogEvent, Outdated, Role,
        SignedEntry, WhoBegins,
    },
    rules::{HouseRules, Side},
};

use super::{
    bot,
    world::{Crash, Line, World, terms},
};

/// What came of many matches.
#[derive(Default, Debug)]
struct Tally {
    matches: usize,
    parts: usize,
    messages: usize,
    /// What went wrong.
    kills: usize,
    crashes: [usize; Crash::ALL.len()],
    power_cuts: usize,
    full_disks: usize,
    cuts: usize,
    half_open: usize,
    other_versions: usize,
    noisy: usize,
    restarts: usize,
    /// What the players did.
    over: usize,
    took_back: usize,
    lapsed: usize,
    rematches: usize,
}

#[test]
fn hundreds_of_matches_come_out_the_same_on_both_sides() {
    let tally = play_matches(0..200);
    assert!(tally.restarts > 100 && tally.cuts > 100 && tally.took_back > 50, "{tally:?}");
    assert!(tally.lapsed > 50 && tally.rematches > 10 && tally.over > 150, "{tally:?}");
    assert!(tally.crashes.iter().all(|times| *times > 10), "{tally:?}");
    assert!(tally.half_open > 50 && tally.other_versions > 10 && tally.noisy > 10, "{tally:?}");
}

#[test]
#[ignore = "takes minutes"]
fn ten_thousand_matches_come_out_the_same_on_both_sides() {
    play_matches(1_000..11_000);
}

fn play_matches(seeds: std::ops::Range<u64>) -> Tally {
    let mut tally = Tally::default();
    for seed in seeds {
        // A seed that fails is the last that is printed.
        println!("seed {seed}");
        play_match(seed, &mut tally);
    }
    println!("{tally:#?}");
    tally
}

fn play_match(seed: u64, tally: &mut Tally) {
    let mut dice = fastrand::Rng::with_seed(seed);
    let mut world = World::invited(terms(conditions(&mut dice)), seed);
    world.line = Line {
        lost: dice.u32(..30),
        twice: dice.u32(..30),
        wrong: [0, 0, 0, 0, 0, 3][dice.usize(..6)],
        delay: Duration::from_millis(dice.u64(..3000)),
    };
    let is_noisy = world.line.wrong > 0;
    tally.noisy += usize::from(is_noisy);
    // Until one of the two is updated.
    world.guest_is_newer_by = [0, 0, 0, 0, 0, 0, 0, 0, 1, -1][dice.usize(..10)];
    let updated = dice.u32(..1_000);
    let trouble = dice.u32(..40);
    let mut rest = 30;
    for moment in 0..6_000 {
        if moment == updated && world.guest_is_newer_by != 0 {
            both_are_told_of_the_other_version(&mut world);
            tally.other_versions += 1;
        }
        go_on(&mut world, &mut dice, trouble, tally);
        let is_over = |role: Role| {
            let program = world.sides[role as usize].program.as_ref();
            program.is_some_and(|one| matches!(one.standing().stage, FarStage::Over(_)))
        };
        rest -= u32::from(Role::BOTH.into_iter().all(is_over));
        if rest == 0 {
            break;
        }
    }
    world.guest_is_newer_by = 0;
    world.meet();
    world.assert_same();
    for side in &world.sides {
        let is_version = |why: &Farewell| matches!(why, Farewell::OtherProtocol { .. });
        let is_blameless = is_noisy || side.cuts.iter().all(is_version);
        assert!(is_blameless, "nobody has anything against the other: {:?}", side.cuts);
        let disputed = |event: &FarEvent| matches!(event, FarEvent::Disputed(_));
        assert!(!side.events.iter().any(disputed));
    }
    any_order_tells_the_same(&world, &mut dice);
    count(&world, tally);
}

/// Both know which of them is to be updated. Then it is.
fn both_are_told_of_the_other_version(world: &mut World) {
    let older = if world.guest_is_newer_by > 0 { Role::Host } else { Role::Guest };
    world.line = Line::default();
    for role in Role::BOTH {
        if world.side(role).program.is_none() {
            world.restart(role);
        }
    }
    world.connect();
    world.run();
    for role in Role::BOTH {
        let side = world.side(role);
        let left = side.events.iter().rev().find_map(|event| match event {
            FarEvent::Left(why) => Some(why.clone()),
            _ => None,
        });
        let told = side.cuts.last().cloned().or(left).and_then(|why| why.outdated());
        let expected = if role == older { Outdated::Here } else { Outdated::There };
        assert_eq!(told, Some(expected), "{role:?}");
        assert!(!side.standing().is_here);
    }
    world.guest_is_newer_by = 0;
}

fn conditions(dice: &mut fastrand::Rng) -> Conditions {
    let rules = [HouseRules::Booklet, HouseRules::AtMostFour, HouseRules::HolesStayOpen];
    Conditions {
        rules: rules[dice.usize(..3)].into(),
        colours: match dice.u32(..3) {
            0 => ColourChoice::HostPlays(Side::Red),
            1 => ColourChoice::HostPlays(Side::Black),
            _ => ColourChoice::Lot,
        },
        begins: match dice.u32(..3) {
            0 => WhoBegins::Chosen(Role::Host),
            1 => WhoBegins::Chosen(Role::Guest),
            _ => WhoBegins::Lot,
        },
        taking_back: dice.u32(..4) > 0,
        hints: dice.bool(),
    }
}

/// Something happens: a message arrives, somebody does something, or something breaks.
fn go_on(world: &mut World, dice: &mut fastrand::Rng, trouble: u32, tally: &mut Tally) {
    let role = if dice.bool() { Role::Host } else { Role::Guest };
    if dice.u32(..1000) < trouble {
        break_something(world, role, dice, tally);
    }
    match dice.u32(..10) {
        0 => {
            world.side(role).is_full = false;
            if world.side(role).program.is_none() {
                tally.restarts += 1;
                world.restart(role);
            }
            if (!world.is_connected || world.is_half_open) && dice.u32(..3) == 0 {
                world.connect();
            }
        }
        1 => {
            world.tick();
        }
        2..5 if world.side(role).program.is_some() => {
            // Most wishes are granted. Others come too early or too late.
            if let Some(wish) = bot::wish(world, role) {
                _ = world.act(role, wish);
            }
        }
        _ => {
            world.step();
        }
    }
}

fn break_something(world: &mut World, role: Role, dice: &mut fastrand::Rng, tally: &mut Tally) {
    match dice.u32(..8) {
        0 => {
            world.disconnect();
            tally.cuts += 1;
        }
        1 => {
            world.kill(role);
            tally.kills += 1;
        }
        2 => {
            world.side(role).is_full = true;
            tally.full_disks += 1;
        }
        3 => {
            world.half_open(role);
            tally.half_open += 1;
        }
        4 => {
            world.lose_power(role);
            tally.power_cuts += 1;
        }
        _ => {
            let crash = dice.usize(..Crash::ALL.len());
            world.side(role).crash = Some(Crash::ALL[crash]);
            tally.crashes[crash] += 1;
        }
    }
}

/// The match is the same in whatever order the entries of the two sides are read.
fn any_order_tells_the_same(world: &World, dice: &mut fastrand::Rng) {
    let log = world.sides[0].log();
    let text = String::from_utf8(world.sides[0].disk.bytes.clone()).expect("text");
    let lines: Vec<&str> = text.lines().skip(1).collect();
    let line_of = |signed: &SignedEntry| {
        let mark = format!("by:{:?},number:{},", signed.entry().by, signed.entry().number);
        *lines.iter().find(|line| line.contains(&mark)).expect("a line for each entry")
    };
    let mut chains = Role::BOTH.map(|role| log.entries(role).peekable());
    let mut read = [0, 0];
    let mut shuffled = text.lines().next().expect("a heading").to_owned() + "\n";
    loop {
        let first = dice.usize(..2);
        let next = [first, 1 - first].into_iter().find(|at| {
            let other = read[1 - at];
            chains[*at].peek().is_some_and(|signed| signed.entry().seen.number <= other)
        });
        let Some(at) = next else { break };
        let signed = chains[at].next().expect("it was seen");
        read[at] += 1;
        shuffled += line_of(signed);
        shuffled.push('\n');
    }
    let other = FarLog::read(shuffled.as_bytes()).expect("any order can be read").log;
    assert_eq!(super::meeting::told(&other), super::meeting::told(log));
}

fn count(world: &World, tally: &mut Tally) {
    let host = &world.sides[0];
    tally.matches += 1;
    tally.parts += host.log().game().map_or(0, |game| game.steps().len());
    tally.over += usize::from(matches!(host.standing().stage, FarStage::Over(_)));
    tally.messages += host.sent.len() + world.sides[1].sent.len();
    tally.took_back += host.count(|event| matches!(event, LogEvent::TookBack { .. }));
    tally.lapsed += host.count(|event| matches!(event, LogEvent::Lapsed { .. }));
    tally.rematches += usize::from(host.standing().rematch);
}
