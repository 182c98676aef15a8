//! Terms, lots, invitations, and nothing before its time.

use nonaga::{
    far::agreement::{
        Agreement, ColourChoice, Companion, Conditions, DisplayName, FarDuty, FarEnding, FarEvent,
        FarFault, FarStage, FarTerms, FarWish, Farewell, Label, LogEvent, OtherKey, Outdated,
        RULES_VERSION, Role, Unwilling, WhoBegins,
    },
    record::{Level, PlayerKind},
    rules::{Side, Step},
};

use super::world::{Crash, World, key, person, terms};

/// A match of which the guest has just been shown the terms.
fn asked(terms: FarTerms) -> World {
    let mut world = World::invited(terms, 1);
    world.connect();
    world.run();
    world
}

fn consent() -> FarWish {
    FarWish::Consent(person("Bob"), [9; 16])
}

#[test]
fn nothing_is_played_before_both_have_agreed_and_drawn() {
    let mut world = World::invited(terms(Conditions::default()), 1);
    let step = nonaga::rules::Position::start(nonaga::rules::HouseRules::Booklet).steps()[0];
    let not_begun = Err(Unwilling::Fault(FarFault::NotBegun));
    assert_eq!(world.standing(Role::Host).stage, FarStage::Inviting);
    assert_eq!(world.standing(Role::Guest).stage, FarStage::Fetching);
    assert_eq!(world.act(Role::Host, FarWish::Play(step)), not_begun);
    // Nobody is here before both have said hello.
    world.connect();
    assert!(!world.standing(Role::Host).is_here && !world.standing(Role::Guest).is_here);
    world.run();
    assert!(world.standing(Role::Host).is_here && world.standing(Role::Guest).is_here);
    assert_eq!(world.standing(Role::Guest).stage, FarStage::Asked);
    for role in Role::BOTH {
        for wish in [FarWish::Play(step), FarWish::Resign, FarWish::OfferDraw] {
            assert!(world.act(role, wish).is_err(), "{role:?}");
        }
    }
    world.act(Role::Guest, consent()).expect("consent");
    assert_eq!(world.standing(Role::Guest).stage, FarStage::Drawing);
    assert_eq!(world.act(Role::Guest, FarWish::Play(step)), not_begun);
    let mut stages = Vec::new();
    while world.step() {
        for role in Role::BOTH {
            let standing = world.standing(role);
            let has_begun = standing.stage == FarStage::Playing;
            assert_eq!(standing.can_play(), has_begun && standing.has_word);
            stages.push(standing.stage);
        }
    }
    assert!(stages.contains(&FarStage::Drawing), "the lot takes a while");
    world.assert_same();
    assert_eq!(world.standing(Role::Host).stage, FarStage::Playing);
}

#[test]
fn the_lot_is_fair_and_the_same_for_both() {
    let mut found = std::collections::BTreeMap::<_, u32>::new();
    for chance in 0..100 {
        let mut proposed = terms(Conditions::default());
        proposed.chance.0[0] = chance;
        let mut world = asked(proposed);
        let wish = FarWish::Consent(person("Bob"), [chance; 16]);
        world.act(Role::Guest, wish).expect("consent");
        world.run();
        world.assert_same();
        let seating = world.host().log().seating().expect("it is drawn");
        *found.entry((seating.host == Side::Red, seating.first == Side::Red)).or_default() += 1;
        let began = LogEvent::Began { seating, by_lot: true };
        assert!(Role::BOTH.into_iter().all(|role| world.side(role).has_seen(&began)));
    }
    assert!(found.len() == 4 && found.values().all(|times| *times > 10), "{found:?}");
}

#[test]
fn what_is_chosen_is_not_drawn() {
    for colour in Side::BOTH {
        for begins in Role::BOTH {
            let conditions = Conditions {
                colours: ColourChoice::HostPlays(colour),
                begins: WhoBegins::Chosen(begins),
                ..Conditions::default()
            };
            let world = World::playing(conditions);
            let seating = world.sides[1].log().seating().expect("it is known");
            assert_eq!(seating.host, colour);
            assert_eq!(seating.role(seating.first), begins);
            assert_eq!(world.mover(), begins);
            assert_eq!(world.sides[0].log().tip(Role::Guest).number, 1, "only a consent");
        }
    }
}

#[test]
fn a_lot_goes_on_after_each_of_its_steps_is_interrupted() {
    for crash in Crash::ALL {
        for role in Role::BOTH {
            for steps in 0..8 {
                let mut world = asked(terms(Conditions::default()));
                world.act(Role::Guest, consent()).expect("consent");
                for _ in 0..steps {
                    world.step();
                }
                world.side(role).crash = Some(crash);
                world.run();
                world.meet();
                world.assert_same();
                let stage = world.standing(Role::Host).stage;
                assert_eq!(stage, FarStage::Playing, "{crash:?} of {role:?} after {steps}");
            }
        }
    }
}

#[test]
fn an_invitation_works_once() {
    let mut world = asked(terms(Conditions::default()));
    let stranger = key(3).id();
    let now = world.now;
    // While the first guest looks at the terms, nobody else does.
    let busy = world.host().agreement().connected(stranger, now);
    assert_eq!(busy, Err(Farewell::Busy));
    world.act(Role::Guest, consent()).expect("consent");
    world.run();
    assert_eq!(world.host().agreement().connected(stranger, now), Err(Farewell::Taken));
    // Also once the guest has left, and after a restart.
    world.disconnect();
    assert_eq!(world.host().agreement().connected(stranger, now), Err(Farewell::Taken));
    world.kill(Role::Host);
    world.restart(Role::Host);
    assert_eq!(world.host().agreement().connected(stranger, now), Err(Farewell::Taken));
    world.meet();
    world.assert_same();
}

#[test]
fn who_connects_again_before_the_old_connection_is_known_to_be_dead_is_the_same_player() {
    let mut world = World::playing(Conditions::default());
    for role in [Role::Host, Role::Guest, Role::Host] {
        let (other, now) = (world.id_of(role.other()), world.now);
        world.side(role).agreement().connected(other, now).expect("the same player");
    }
    world.connect();
    world.run();
    let mover = world.mover();
    world.play_turn(mover);
    world.assert_same();
}

#[test]
fn who_only_looked_does_not_use_the_invitation_up() {
    let mut world = asked(terms(Conditions::default()));
    world.disconnect();
    let away = world.act(Role::Guest, FarWish::Decline);
    assert_eq!(away, Err(Unwilling::Away), "nobody would hear it");
    world.connect();
    world.run();
    world.act(Role::Guest, FarWish::Decline).expect("to decline");
    world.run();
    assert!(world.host().has_heard(&FarEvent::Left(Farewell::Declined)));
    assert!(!world.is_connected && !world.standing(Role::Host).is_here);
    let now = world.now;
    let mut other = Agreement::join(key(3), world.id, key(1).id());
    other.connected(key(1).id(), now).expect("the host");
    world.host().agreement().connected(key(3).id(), now).expect("another guest");
}

#[test]
fn an_invitation_for_somebody_is_for_nobody_else() {
    let mut proposed = terms(Conditions::default());
    proposed.only_for = Some(key(3).id());
    let mut world = World::invited(proposed, 1);
    let now = world.now;
    let stranger = key(2).id();
    assert_eq!(world.host().agreement().connected(stranger, now), Err(Farewell::Taken));
    world.host().agreement().connected(key(3).id(), now).expect("who was invited");
    // Nobody plays against themselves.
    let mut world = World::invited(terms(Conditions::default()), 1);
    let own = key(1).id();
    assert_eq!(world.host().agreement().connected(own, now), Err(Farewell::Taken));
}

#[test]
fn terms_in_the_name_of_somebody_else_cannot_be_proposed() {
    let proposed = Agreement::invite(key(2), terms(Conditions::default()));
    assert_eq!(proposed.err(), Some(FarFault::BadSignature));
}

#[test]
fn a_closed_invitation_cannot_be_accepted() {
    let mut world = World::invited(terms(Conditions::default()), 1);
    world.act(Role::Host, FarWish::Close).expect("to close");
    world.connect();
    world.run();
    let closed = FarStage::Over(FarEnding::Closed { by: Role::Host });
    assert_eq!(world.standing(Role::Guest).stage, closed);
    assert_eq!(world.act(Role::Guest, consent()), Err(FarFault::Over.into()));
}

#[test]
fn a_closed_invitation_has_no_rematch() {
    let mut world = World::invited(terms(Conditions::default()), 1);
    world.act(Role::Host, FarWish::Close).expect("to close");
    assert_eq!(world.act(Role::Host, FarWish::Rematch), Err(FarFault::NotOver.into()));
    world.connect();
    world.run();
    assert_eq!(world.act(Role::Guest, FarWish::Rematch), Err(FarFault::WrongPlace.into()));
}

#[test]
fn a_match_goes_on_only_with_the_key_that_it_was_begun_with() {
    let world = World::playing(Conditions::default());
    for role in Role::BOTH {
        let log = world.sides[role as usize].log();
        for number in 1..=3 {
            let resumed = Agreement::resume(key(number), log.clone());
            let keeper = world.id_of(role);
            let is_same = usize::from(number) == role as usize + 1;
            assert_eq!(resumed.err(), (!is_same).then_some(OtherKey { keeper }));
        }
    }
}

#[test]
fn the_terms_say_that_a_computer_plays() {
    let mut proposed = terms(Conditions::default());
    let name = DisplayName::typed("Deep Disc").expect("a name");
    proposed.companion = Companion::computer(name, Level::Hard);
    let mut world = asked(proposed);
    assert_eq!(world.guest().log().terms().expect("terms").companion.computer, {
        Some(Label::from(Level::Hard))
    });
    world.act(Role::Guest, consent()).expect("consent");
    world.run();
    let record = world.guest().log().record().expect("a record");
    let host = world.standing(Role::Host).side().expect("a side");
    let players = [&record.red, &record.black];
    assert_eq!(players[host as usize].name, "Deep Disc");
    assert_eq!(players[host as usize].player, PlayerKind::Computer { level: Level::Hard });
    assert_eq!(players[host.other() as usize].name, "Bob");
    assert_eq!(players[host.other() as usize].player, PlayerKind::Human);
}

#[test]
fn terms_of_a_newer_program_are_told_with_what_is_new() {
    let label = |text: &str| Label::try_from(text.to_owned()).expect("a label");
    let name = || DisplayName::default();
    let newer = |change: fn(&mut FarTerms)| {
        let mut terms = terms(Conditions::default());
        change(&mut terms);
        terms
    };
    let mut unknown_rules = newer(|_| ());
    unknown_rules.conditions.rules = label("three_discs");
    let mut unknown_level = newer(|_| ());
    unknown_level.companion = Companion { name: name(), computer: Some(label("Genius")) };
    let cases = [
        (unknown_rules, FarFault::UnknownRules { name: "three_discs".to_owned() }),
        (unknown_level, FarFault::UnknownLevel { name: "Genius".to_owned() }),
        (
            newer(|terms| terms.rules_version += 1),
            FarFault::OtherRulesVersion { version: RULES_VERSION + 1, known: RULES_VERSION },
        ),
    ];
    for (terms, fault) in cases {
        assert_eq!(fault.outdated(), Some(Outdated::Here));
        // This program would not propose them.
        assert_eq!(Agreement::invite(key(1), terms.clone()).err(), Some(fault.clone()));
        // A newer one does.
        let (mut guest, first) = super::limits::of_newer_host(terms);
        guest.receive(&first, std::time::Duration::ZERO);
        let mut told = Vec::new();
        while let Some(duty) = guest.next_duty() {
            told.push(duty);
        }
        let refused = FarDuty::Tell(FarEvent::Refused { number: 1, fault: fault.clone() });
        assert!(told.contains(&refused), "{told:?}");
        let why = told.iter().any(|duty| match duty {
            FarDuty::Cut(Farewell::Wrong { fault: name, .. }) => name.as_str() == fault.name(),
            FarDuty::Cut(Farewell::OtherRules { version }) => *version == RULES_VERSION,
            _ => false,
        });
        assert!(why, "the host is told too: {told:?}");
        assert_eq!(guest.standing().stage, FarStage::Fetching);
    }
}

#[test]
fn a_skip_is_played_by_both_programs_and_never_asked_for() {
    let mut world = World::playing(Conditions::default());
    let mover = world.mover();
    let skip = world.act(mover, FarWish::Play(Step::Skip));
    assert_eq!(skip, Err(FarFault::NotYourTurn.into()));
}
