//! A match between two games on this machine, which know each other only by an invitation: one is played by keyboard, the
//! other by gamepad.

use std::thread;

use nonaga::{
    far::link::FarReach,
    game::players::{FarAsk, FarAway, FarDoor},
    home::Home,
};
use tempfile::{TempDir, tempdir};

use super::*;

/// Two people, each at a game of their own.
struct Two {
    host: Player,
    guest: Player,
    homes: [TempDir; 2],
}

impl Two {
    fn at_titles() -> Two {
        let homes = [tempdir().unwrap(), tempdir().unwrap()];
        let player = |device, home: &TempDir, name: &str| {
            let mut player = Player::at_title(device);
            sit_down(&mut player, Home::at(home.path()));
            let mut settings = player.hud.world().resource_mut::<Settings>();
            name.clone_into(&mut settings.far.name);
            settings.far.reach = FarReach::Machine;
            player
        };
        Two {
            host: player(Keyboard, &homes[0], "Ada"),
            guest: player(Pad, &homes[1], "Bob"),
            homes,
        }
    }

    /// Lets both games go on until something is so.
    #[track_caller]
    fn until(&mut self, what: &str, is_so: impl Fn(&mut Two) -> bool) {
        let began = Instant::now();
        while !is_so(self) {
            let read = [self.host.hud.read(), self.guest.hud.read()];
            assert!(began.elapsed() < Duration::from_mins(1), "never: {what}\n{read:#?}");
            for player in [&mut self.host, &mut self.guest] {
                player.hud.app.update();
            }
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// Lets both games go on until both tables show the same match, with so many parts, and nothing moves.
    #[track_caller]
    fn agree_on(&mut self, parts: usize) {
        self.until("both tables are the same", |two| {
            [&mut two.host, &mut two.guest].into_iter().all(|player| {
                let world = player.hud.world();
                let is_still = world.query::<&Motion>().iter(world).next().is_none();
                is_still && player.hud.referee().played().steps().len() == parts
            })
        });
        let [host, guest] = [&mut self.host, &mut self.guest].map(|player| player.hud.referee());
        assert_eq!(host.position(), guest.position());
    }

    /// A match is begun and left. Then both are at the page that lists the other.
    fn become_friends(&mut self) {
        self.meet();
        for player in [&mut self.host, &mut self.guest] {
            player.hud.world().write_message(Go::Title);
        }
        self.until("both titles", |two| {
            [&two.host, &two.guest].iter().all(|one| one.hud.at() == (Screen::Title, Overlay::None))
        });
        for player in [&mut self.host, &mut self.guest] {
            player.hud.frames();
            player.press_control("A friend far away");
        }
        self.until("both lists of friends", |two| {
            two.host.hud.reads("Bob, on this") && two.guest.hud.reads("Ada, on this")
        });
        for player in [&mut self.host, &mut self.guest] {
            player.hud.frames();
        }
    }

    /// The host invites and the guest joins.
    fn meet(&mut self) {
        self.host.press_control("A friend far away");
        assert_eq!(self.host.hud.at(), (Screen::FarAway, Overlay::None));
        self.host.choose_among("Random", "Red", Press::Left);
        self.host.choose_among("Random", "Me", Press::Left);
        self.host.press_control("Invite");
        self.until("an invitation", |two| invitation(&two.host).is_some());
        ask_to_join(&mut self.guest, &invitation(&self.host).expect("an invitation"));
        self.until("the terms", |two| two.guest.hud.reads("Ada invites you to a match"));
        assert!(self.guest.hud.reads("You play Black."), "{:?}", self.guest.hud.read());
        self.guest.hud.frames();
        self.guest.press_control("Play");
        self.until("both tables", |two| {
            [&two.host, &two.guest].iter().all(|one| one.hud.at() == TABLE)
        });
        for player in [&mut self.host, &mut self.guest] {
            player.hud.pass(1.0);
        }
    }
}

const TABLE: (Screen, Overlay) = (Screen::Match, Overlay::None);

/// Gives the player a home of their own, as after a start of the program.
fn sit_down(player: &mut Player, home: Home) {
    player.hud.world().insert_resource(FarAway::keeping_in(home));
}

/// Opens the page, and asks there to join the match of a text.
fn ask_to_join(player: &mut Player, invitation: &str) {
    player.press_control("A friend far away");
    let settings = player.hud.world().resource::<Settings>().far.link();
    let (invitation, name) = (invitation.to_owned(), "Bob".to_owned());
    player.hud.world().write_message(FarAsk::Join { invitation, name, settings });
}

/// The text that invites.
fn invitation(player: &Player) -> Option<String> {
    match player.hud.app.world().resource::<FarAway>().door() {
        FarDoor::Open { invitation, .. } => invitation.clone(),
        _ => None,
    }
}

fn do_action(player: &mut Player, action: Action) {
    player.hud.world().write_message(action);
    player.hud.pass(0.2);
}

#[test]
fn a_match_far_away_with_a_turn_taken_back_a_draw_declined_a_break_and_a_rematch() {
    let two = &mut Two::at_titles();
    two.meet();
    assert_eq!(two.guest.hud.referee().seats(), Seats([Seat::FarAway, Seat::Hand]));
    two.until("each sees that the other is here", |two| {
        two.host.hud.reads("here, ") && two.guest.hud.reads("here, ")
    });
    let turns = known_turns();

    // Nothing is taken back before the other side agrees.
    for step in turns[0].steps() {
        two.host.play(step);
    }
    two.agree_on(2);
    do_action(&mut two.host, Action::TakeBackTurn);
    two.until("the question", |two| two.guest.hud.reads("2 parts in all"));
    assert_eq!(two.host.hud.referee().played().steps().len(), 2);
    two.guest.on_panel("Accept");
    two.agree_on(0);
    assert!(!two.guest.hud.reads("Ada asks to take back"));
    for told in [&mut two.host, &mut two.guest] {
        assert!(told.hud.reads("2 parts were taken back."), "{:?}", told.hud.read());
    }

    for step in turns[0].steps() {
        two.host.play(step);
    }
    two.agree_on(2);
    for step in turns[1].steps() {
        two.guest.play(step);
    }
    two.agree_on(4);

    // An offered draw is declined.
    do_action(&mut two.guest, Action::OfferDraw);
    two.guest.press_control("Offer a draw");
    two.until("the offer", |two| two.host.hud.reads("Bob offers"));
    two.host.on_panel("Decline");
    two.until("the answer", |two| two.guest.hud.reads("Ada declines the draw."));
    two.until("the answer", |two| two.host.hud.reads("You decline the draw."));
    assert_eq!(two.host.hud.referee().played().ending(), None);

    // What cannot be offered has no answer.
    two.guest.hud.pass(20.0);
    do_action(&mut two.guest, Action::OfferDraw);
    two.guest.press_control("Offer a draw");
    two.until("the reason", |two| two.guest.hud.reads("This has already been offered"));
    two.guest.hud.pass(1.0);
    assert!(!two.guest.hud.reads("declines"), "{:?}", two.guest.hud.read());
    assert_eq!(two.guest.hud.referee().draw_offered_by(), None);

    // The guest closes the program. What the host plays meanwhile waits.
    do_action(&mut two.guest, Action::Pause);
    assert!(!two.guest.hud.reads("Copy a letter"), "the other side is here");
    two.guest.press_control("Main menu");
    two.until("the guest is gone", |two| !two.host.hud.reads("here, "));
    for step in turns[2].steps() {
        two.host.play(step);
    }
    two.until("it waits", |two| two.host.hud.reads("turn not sent yet"));
    two.until("the goodbye", |two| two.guest.hud.app.world().resource::<FarAway>().is_idle());
    sit_down(&mut two.guest, Home::at(two.homes[1].path()));
    two.guest.press_control("A friend far away");
    two.until("the list", |two| two.guest.hud.reads("Ada: "));
    two.guest.hud.frames();
    two.guest.press_control("Open");
    two.until("the table", |two| two.guest.hud.at() == TABLE);
    two.agree_on(6);

    // Both want a rematch, with swapped colours.
    do_action(&mut two.host, Action::Resign);
    two.host.press_control("Resign");
    two.until("the results", |two| {
        [&two.host, &two.guest].iter().all(|one| one.hud.at().1 == Overlay::Result)
    });
    two.guest.hud.frames();
    let labels = ["Rematch, swap colours", "Look at the board", "Main menu"];
    let before = two.host.hud.buttons_lie_at(&labels);
    assert!(before.len() >= 2, "{before:?}");
    two.guest.press_control("Rematch");
    assert!(!two.guest.hud.can_press("Rematch, swap colours"), "it waits for the answer");
    two.until("the wish", |two| two.host.hud.reads("Bob would like a rematch"));
    two.host.hud.frames();
    let after = two.host.hud.buttons_lie_at(&labels);
    assert_eq!(after, before, "no button moves when the question comes");
    two.host.press_control("Decline");
    two.until("the answer", |two| two.guest.hud.reads("Ada declines the rematch"));
    two.host.hud.frames();
    two.host.press_control("Rematch");
    two.until("the wish", |two| two.guest.hud.reads("Ada would like a rematch"));
    two.guest.hud.frames();
    two.guest.press_control("Rematch");
    two.until("the rematch", |two| [&two.host, &two.guest].iter().all(|one| one.hud.at() == TABLE));
    two.agree_on(0);
    assert_eq!(two.host.hud.referee().seats(), Seats([Seat::FarAway, Seat::Hand]));
    assert_eq!(two.guest.hud.referee().seats(), Seats([Seat::Hand, Seat::FarAway]));
    let kept = |home: &TempDir| Home::at(home.path()).matches::<Record>().unwrap().len();
    assert_eq!(two.homes.each_ref().map(kept), [1, 1], "the match before is kept by both");
}

#[test]
fn a_part_that_does_not_fit_on_the_disk_goes_back_and_nobody_hears_of_it() {
    let two = &mut Two::at_titles();
    let disk = bad_disk::BadDisk::default();
    sit_down(&mut two.host, Home::on(Arc::new(disk.clone()), two.homes[0].path()));
    two.meet();
    let step = known_turns()[0].steps().next().expect("a slide");
    let Step::Slide(Slide { from, to }) = step else { panic!("{step:?}") };
    disk.fill(true);
    for cell in [from, to] {
        two.host.go_to_cell(cell);
        two.host.press(Press::Choose);
    }
    two.until("it is told", |two| two.host.hud.reads("doesn’t count"));
    two.agree_on(0);
    disk.fill(false);
    two.host.play(step);
    two.agree_on(1);
}

#[test]
fn what_is_no_invitation_or_is_open_elsewhere_is_told_and_the_way_back_is_open() {
    let two = &mut Two::at_titles();
    ask_to_join(&mut two.guest, "nonaga");
    two.until("the reason", |two| two.guest.hud.reads("The text is incomplete"));
    two.guest.hud.frames();
    two.guest.press_control("All right");
    two.until("the page", |two| two.guest.hud.reads("Play with a friend"));
    two.guest.press(Press::Back);
    two.until("the title", |two| two.guest.hud.at() == (Screen::Title, Overlay::None));

    // The other copy of the program has the key.
    two.meet();
    two.guest.hud.world().write_message(Go::Title);
    sit_down(&mut two.guest, Home::at(two.homes[0].path()));
    two.until("the title", |two| two.guest.hud.at() == (Screen::Title, Overlay::None));
    two.guest.hud.frames();
    two.guest.press_control("A friend far away");
    two.until("the list", |two| two.guest.hud.reads("Bob: "));
    two.guest.hud.frames();
    two.guest.press_control("Open");
    two.until("the reason", |two| two.guest.hud.reads("open in another copy of Nonaga"));
}

/// Whoever joins says at the latest on the terms what they are called.
#[test]
fn a_guest_is_asked_for_a_name_on_the_terms() {
    let two = &mut Two::at_titles();
    let call = |two: &mut Two, name: &str| {
        name.clone_into(&mut two.guest.hud.world().resource_mut::<Settings>().far.name);
    };
    call(two, "");
    two.host.press_control("A friend far away");
    two.host.press_control("Invite");
    two.until("an invitation", |two| invitation(&two.host).is_some());
    ask_to_join(&mut two.guest, &invitation(&two.host).expect("an invitation"));
    two.until("the terms", |two| two.guest.hud.reads("Ada invites you to a match"));
    assert!(two.guest.hud.reads("Your name"), "{:?}", two.guest.hud.read());
    two.guest.hud.frames();

    // A name that cannot be seen is told of, and another one can be typed.
    call(two, "E\u{202e}ve");
    two.guest.press_control("Play");
    two.guest.hud.pass(0.3);
    assert!(two.guest.hud.reads("Ada invites you to a match"), "{:?}", two.guest.hud.read());
    call(two, "Eve");
    two.guest.press_control("Play");
    two.until("both tables", |two| [&two.host, &two.guest].iter().all(|one| one.hud.at() == TABLE));
    two.host.hud.pass(1.0);
    assert!(two.host.hud.reads("Eve"), "{:?}", two.host.hud.read());
}

/// Who has been played with is invited again without a text.
#[test]
fn a_friend_who_waits_is_invited_again() {
    let two = &mut Two::at_titles();
    two.become_friends();
    two.host.press_control("Invite");
    two.until("nobody waits", |two| two.host.hud.reads("Bob isn’t waiting for friends"));

    two.guest.press_control("Wait for friends");
    two.until("the invitation", |two| two.guest.hud.reads("Ada invites you to a match."));
    two.until("the answer", |two| two.host.hud.reads("Bob has your invitation"));
    two.guest.hud.frames();
    two.guest.press_control("See the terms");
    two.until("the terms", |two| two.guest.hud.reads("Rules: "));
    two.guest.hud.frames();
    two.guest.press_control("Play");
    two.until("both tables", |two| [&two.host, &two.guest].iter().all(|one| one.hud.at() == TABLE));
}

/// The two are never there at the same time.
#[test]
fn a_match_goes_on_by_letter() {
    let two = &mut Two::at_titles();
    two.meet();
    go_to_title(two, |two| &mut two.guest);
    two.until("the guest is gone", |two| !two.host.hud.reads("here, "));
    for (step, waits) in known_turns()[0].steps().zip([false, true]) {
        two.host.play(step);
        two.host.hud.pass(0.5);
        // Nobody sends half a turn.
        let read = two.host.hud.read();
        assert_eq!(two.host.hud.reads("turn not sent yet"), waits, "{read:?}");
        assert_eq!(two.host.hud.reads("Copy a letter"), waits, "{read:?}");
    }

    // The table has the letter at hand, and the pause too.
    let told = ["Send it to Bob", "The clipboard can’t be used here."];
    let is_told = |two: &mut Two| told.iter().any(|said| two.host.hud.reads(said));
    assert!(two.host.hud.reads("Bob is away and doesn’t have your turn yet."));
    two.host.press_control("Copy a letter");
    two.until("the letter", is_told);
    two.host.hud.pass(20.0);
    assert!(!is_told(two), "{:?}", two.host.hud.read());
    do_action(&mut two.host, Action::Pause);
    two.host.press_control("Copy a letter");
    two.until("the letter", is_told);
    assert_eq!(two.host.hud.at(), TABLE);

    // So has the page.
    go_to_title(two, |two| &mut two.host);
    two.until("the match on the title", |two| two.host.hud.reads("Not sent to Bob yet"));
    two.host.press_control("A friend far away");
    two.until("the list", |two| two.host.hud.reads("Copy a letter"));
    two.host.hud.frames();
    let labels = ["Open", "Copy a letter", "Open it", "Invite"];
    let before = two.host.hud.buttons_lie_at(&labels);
    two.host.press_control("Copy a letter");
    assert_eq!(two.host.hud.buttons_lie_at(&labels), before, "no button moves");
    let said = ["The letter is on the clipboard.", "The clipboard can’t be used here."];
    assert!(said.iter().any(|said| two.host.hud.reads(said)), "{:?}", two.host.hud.read());
    let letter = two.host.hud.world().resource::<FarAway>().known().waiting[0].letter.clone();
    let letter = letter.expect("a letter");

    // A letter is for the other side.
    go_to_title(two, |two| &mut two.host);
    ask_to_join(&mut two.host, &letter);
    two.until("the reason", |two| two.host.hud.reads("This is your own letter"));
    ask_to_join(&mut two.guest, &letter);
    two.until("the table", |two| two.guest.hud.at() == TABLE);
    assert_eq!(two.guest.hud.referee().played().steps().len(), 2);
    two.until("what has come", |two| two.guest.hud.reads("You have read Ada’s letter."));
    for said in ["It’s your turn.", "your turn"] {
        assert!(two.guest.hud.reads(said), "{said}: {:?}", two.guest.hud.read());
    }

    // The same letter has no news.
    go_to_title(two, |two| &mut two.guest);
    ask_to_join(&mut two.guest, &letter);
    two.until("the table", |two| two.guest.hud.at() == TABLE);
    two.until("no news", |two| two.guest.hud.reads("There is nothing new in this letter."));
}

/// What the other side was known to have is still known when it is not there.
#[test]
fn a_turn_that_has_arrived_is_not_called_unsent_later() {
    let two = &mut Two::at_titles();
    two.meet();
    for step in known_turns()[0].steps() {
        two.host.play(step);
    }
    let has_all = |player: &mut Player| {
        let standing = player.hud.world().resource::<FarAway>().standing();
        standing.is_some_and(|standing| standing.unacknowledged == 0)
    };
    two.until("it has arrived", |two| {
        two.guest.hud.referee().played().steps().len() == 2 && has_all(&mut two.host)
    });
    go_to_title(two, |two| &mut two.guest);
    go_to_title(two, |two| &mut two.host);
    two.host.press_control("A friend far away");
    two.until("the list", |two| two.host.hud.reads("the other side’s turn"));
    assert!(!two.host.hud.reads("Copy a letter"), "{:?}", two.host.hud.read());
    two.host.press_control("Open");
    two.until("the table", |two| two.host.hud.at() == TABLE);
    two.host.hud.frames();
    assert!(!two.host.hud.reads("turn not sent yet"), "{:?}", two.host.hud.read());
}

/// Leaves the table, or whatever is open, and waits until the goodbye is said.
fn go_to_title(two: &mut Two, one: impl Fn(&mut Two) -> &mut Player) {
    one(two).hud.world().write_message(Go::Title);
    two.until("the title, and nothing open", |two| {
        let hud = &mut one(two).hud;
        hud.at() == (Screen::Title, Overlay::None) && hud.world().resource::<FarAway>().is_idle()
    });
    one(two).hud.frames();
}

#[test]
fn a_friend_declines_and_waits_no_longer_once_the_page_is_left() {
    let two = &mut Two::at_titles();
    two.become_friends();
    two.guest.press_control("Wait for friends");
    two.until("the guest waits", |two| two.guest.hud.reads("Waiting for friends."));
    two.host.press_control("Invite");
    two.until("the invitation", |two| two.guest.hud.reads("Ada invites you to a match."));
    two.guest.hud.frames();
    two.guest.press_control("Decline");
    two.until("it is gone", |two| !two.guest.hud.reads("Ada invites you to a match."));
    two.until("the host knows", |two| two.host.hud.reads("Bob doesn’t want to play now."));
    two.guest.hud.world().write_message(Go::Title);
    two.until("nobody waits any more", |two| {
        let away = two.guest.hud.world().resource::<FarAway>();
        matches!(away.door(), FarDoor::Closed) && away.is_idle()
    });
}

#[test]
fn a_match_is_closed_without_a_result() {
    let two = &mut Two::at_titles();
    two.meet();
    assert!(two.guest.hud.reads("You play Black"), "{:?}", two.guest.hud.read());
    do_action(&mut two.host, Action::Pause);
    two.host.press_control("End without a result");
    two.host.press_control("Close it");
    two.until("both know", |two| {
        two.host.hud.reads("You have closed the match") && two.guest.hud.reads("Ada has closed")
    });
}
