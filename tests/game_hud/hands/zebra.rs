//! Zebra by one device alone: a match against the computer with a refusal and a hint, to its result and a rematch.

use nonaga::{
    game::{
        common::ShelfGame,
        shelf::ShelfTold,
        zebra::{ZebraComputer, ZebraHand},
    },
    zebra::ZebraRefusal,
};

use super::*;

const PAGE: Screen = Screen::OtherPage(ShelfGame::Zebra);
const TABLE: Screen = Screen::OtherTable(ShelfGame::Zebra);

impl Player {
    /// Waits until the player is to move in Zebra, or the match is over.
    #[track_caller]
    fn until_zebra_waits(&mut self) {
        self.until("the player’s turn", |hud| {
            let world = hud.world();
            let is_moving = world.query::<&Motion>().iter(world).count() > 0;
            let stand = hud.stand();
            !is_moving && (stand.waits_for_hand() || stand.record().game.ending().is_some())
        });
        self.hud.frames();
    }

    fn zebra_turns(&self) -> usize {
        self.hud.stand().record().game.turns().len()
    }
}

fn a_match_of_zebra(device: Device) {
    let player = &mut Player::at_title_of(SIZES[0], device);
    player.hud.world().insert_resource(ZebraComputer::with_seed(5));
    player.press_control("More games");
    player.until("the shelf", |hud| hud.at() == (Screen::Shelf, Overlay::None));
    player.press_control("Play Zebra");
    player.until("the page", |hud| hud.at() == (PAGE, Overlay::None));
    player.press_control("Start");
    player.until("the table", |hud| hud.at() == (TABLE, Overlay::None));
    player.until_zebra_waits();

    // A piece that is taken is let go again.
    player.press(Press::Next);
    player.press(Press::Choose);
    let held = player.hud.world().resource::<ZebraHand>().held;
    assert!(held.is_some(), "Next leads to a tower that can be taken");
    player.press(Press::Back);
    assert_eq!(player.hud.world().resource::<ZebraHand>().held, None);
    player.on_panel("Hint");
    player.until("the hint", |hud| {
        // Whoever plays without seeing the board is told which step it is.
        hud.world().resource::<ShelfTold>().news.aloud.contains('>')
    });
    // From the buttons back to the board.
    player.press(Press::Back);

    for _ in 0..200 {
        player.until_zebra_waits();
        if player.hud.stand().record().game.ending().is_some() {
            break;
        }
        let before = player.zebra_turns();
        for _ in 0..2 {
            player.press(Press::Next);
            player.press(Press::Choose);
        }
        assert!(player.zebra_turns() > before, "{:?}", player.hud.read());
    }
    player.until("the result", |hud| hud.at() == (TABLE, Overlay::OtherResult));
    player.press_control("View the board");
    player.until("the table", |hud| hud.at() == (TABLE, Overlay::None));
    player.press(Press::Up);
    player.press(Press::Choose);
    let refused = player.hud.world().resource::<ZebraHand>().refused;
    assert_eq!(refused.map(|refused| refused.why), Some(ZebraRefusal::MatchOver));
    player.press(Press::Back);
    player.press(Press::Back);
    player.until("the pause", |hud| hud.at() == (TABLE, Overlay::OtherPause));
    player.press_control("Back to the game’s page");
    player.until("the page", |hud| hud.at() == (PAGE, Overlay::None));
    player.press(Press::Back);
    player.until("the shelf", |hud| hud.at() == (Screen::Shelf, Overlay::None));
    player.press(Press::Back);
    player.until("the title", |hud| hud.at() == (Screen::Title, Overlay::None));
}

#[test]
fn a_match_of_zebra_by_keyboard_alone() {
    a_match_of_zebra(Keyboard);
}

#[test]
fn a_match_of_zebra_by_gamepad_alone() {
    a_match_of_zebra(Pad);
}
