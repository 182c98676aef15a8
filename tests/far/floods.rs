//! Floods: too much that says nothing new is cut off, and honest ends say no more than they must.

use std::time::Duration;

use nonaga::far::agreement::{
    Agreement, ChainTip, Conditions, FarDuty, FarLog, FarStage, Farewell, LogEntry, PROTOCOL, Role,
    Says, SignedEntry,
};

use super::{
    limits::{answer, is_cut},
    wire::{self, next},
    world::{World, key, terms},
};

/// A flood of one message is cut off after a while, and until then it is hardly answered.
fn is_cut_off(world: &mut World, to: Role, flood: &[u8]) {
    let mut answers = 0;
    for _ in 0..1_000 {
        let duties = answer(world, to, flood);
        answers += duties.len();
        if let Some(why) = is_cut(&duties) {
            assert_eq!(why, Farewell::Flood, "{flood:?}");
            assert!(answers < 500, "{answers} answers to a flood");
            return;
        }
    }
    panic!("never cut off: {flood:?}");
}

#[test]
fn a_flood_is_cut_off_and_the_match_is_not() {
    let mut world = World::playing(Conditions::default());
    let id = world.id;
    let ladders = || [Vec::new(), Vec::new()];
    let last = world.host().log().entries(Role::Guest).next_back().expect("an entry").clone();
    let far_ahead = {
        let mut entry = last.entry().clone();
        entry.number = 1_000;
        SignedEntry::sign(entry, &key(2))
    };
    let floods = [
        wire::have([ChainTip::default(); 2]),
        wire::hello(PROTOCOL, id, false, ladders()),
        wire::entries(&[]),
        wire::entries(&[last]),
        wire::entries(&[far_ahead]),
        Farewell::Declined.message(),
    ];
    for flood in floods {
        world.meet();
        is_cut_off(&mut world, Role::Host, &flood);
        assert_eq!(world.standing(Role::Host).stage, FarStage::Playing);
    }
    world.meet();
    world.assert_same();
}

#[test]
fn a_flood_is_cut_off_before_anybody_has_consented() {
    for to in Role::BOTH {
        let mut world = World::invited(terms(Conditions::default()), 1);
        world.connect();
        world.run();
        // Nobody can tell yet whether the guest has signed this.
        let resigns = next(world.host().log(), Role::Guest, Says::Resign);
        let resigns = LogEntry { seen: ChainTip::default(), ..resigns };
        let flood = wire::entries(&[SignedEntry::sign(resigns, &key(3))]);
        is_cut_off(&mut world, to, &flood);
    }
}

#[test]
fn a_flood_of_what_cannot_be_read_yet_is_cut_off() {
    // The guest has put a backup back, and is only ever sent its last entry.
    let mut world = World::playing(Conditions::default());
    let backup = world.guest().disk.clone();
    for _ in 0..2 {
        let mover = world.mover();
        world.play_turn(mover);
    }
    let begun = FarLog::read(&backup.bytes).expect("a log").log.tip(Role::Guest).number as usize;
    let lost = world.guest().log().entries(Role::Guest).nth(begun).expect("an entry").clone();
    let lost = if lost.entry().seen.number > 3 {
        lost
    } else {
        world.guest().log().entries(Role::Guest).nth(begun + 1).expect("an entry").clone()
    };
    let tips = Role::BOTH.map(|role| vec![world.host().log().tip(role)]);
    world.kill(Role::Guest);
    world.guest().disk = backup;
    world.restart(Role::Guest);
    let (now, host) = (world.now, key(1).id());
    world.guest().agreement().connected(host, now).expect("the host");
    world.do_duties(Role::Guest);
    let hello = wire::hello(PROTOCOL, world.id, true, tips);
    world.deliver(Role::Guest, &hello);
    assert!(world.standing(Role::Guest).is_behind);
    is_cut_off(&mut world, Role::Guest, &wire::entries(&[lost]));
}

#[test]
fn a_flood_is_cut_off_after_evidence() {
    let mut world = World::playing(Conditions::default());
    let liar = world.mover();
    let lie = next(world.side(liar).log(), liar, Says::Answer { offer: 99, yes: true });
    let lie = SignedEntry::sign(lie, &world.side(liar).key);
    let flood = wire::entries(&[lie]);
    world.deliver(liar.other(), &flood);
    assert!(matches!(world.standing(liar.other()).stage, FarStage::Disputed(_)));
    is_cut_off(&mut world, liar.other(), &flood);
}

#[test]
fn a_flood_is_cut_off_while_the_disk_is_full() {
    let mut world = World::playing(Conditions::default());
    let (mover, now) = (world.mover(), world.now);
    let resigns = next(world.side(mover).log(), mover, Says::Resign);
    let flood = wire::entries(&[SignedEntry::sign(resigns, &world.side(mover).key)]);
    world.side(mover.other()).is_full = true;
    let cut = (0..1_000).find_map(|_| {
        world.side(mover.other()).agreement().receive(&flood, now);
        world.do_duties(mover.other());
        world.side(mover.other()).cuts.last().cloned()
    });
    assert_eq!(cut, Some(Farewell::Flood));
}

#[test]
fn hellos_do_not_draw_the_whole_log_again_and_again() {
    let mut world = World::playing(Conditions::default());
    for _ in 0..60 {
        let mover = world.mover();
        world.play_anything(mover);
        world.run();
    }
    let hello = wire::hello(PROTOCOL, world.id, true, [Vec::new(), Vec::new()]);
    let once: usize = world.sides.iter().map(|side| side.disk.bytes.len()).sum();
    let mut drawn = 0;
    for _ in 0..90 {
        let duties = answer(&mut world, Role::Host, &hello);
        assert_eq!(is_cut(&duties), None);
        for duty in duties {
            if let FarDuty::Send(message) = duty {
                drawn += message.len();
            }
        }
    }
    assert!(drawn < once, "{drawn} bytes for 90 hellos");
    // Who has lost all of it still gets it.
    world.kill(Role::Guest);
    world.guest().disk.clear();
    world.meet();
    world.assert_same();
}

#[test]
fn an_honest_pair_in_a_long_match_is_no_flood() {
    let mut world = World::playing(Conditions::default());
    for _ in 0..300 {
        let mover = world.mover();
        world.play_anything(mover);
        world.run();
    }
    assert!(world.is_connected);
    world.assert_same();
    // The guest has lost everything, and gets it all back.
    world.kill(Role::Guest);
    world.guest().disk.clear();
    world.meet();
    assert!(world.is_connected);
    world.assert_same();
    // So does the host.
    let (id, now) = (world.id, world.now);
    world.kill(Role::Host);
    world.host().disk.clear();
    let host = FarLog::new(Role::Host, id, key(1).id());
    world.host().program = Some(Agreement::resume(key(1), host).expect("the same key"));
    world.now = now;
    world.connect();
    world.settle();
    world.assert_same();
    assert!(world.host().log().game().expect("a match").steps().len() >= 300);
}

#[test]
fn a_part_takes_one_message_and_its_acknowledgement_another() {
    let mut world = World::playing(Conditions::default());
    let sent = |world: &World| world.sides.iter().map(|side| side.sent.len()).sum::<usize>();
    for _ in 0..20 {
        let (mover, before) = (world.mover(), sent(&world));
        // Somebody thinks for an hour. Whoever obeys the clock ticks before the answer is here.
        world.now += Duration::from_hours(1);
        world.play_on(mover);
        world.tick_if_due();
        world.run();
        assert_eq!(sent(&world), before + 2);
    }
    assert!(!world.tick(), "nobody waits for anything");
}
