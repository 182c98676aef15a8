//! Mutant pentominoes by one device alone: a match against the computer with a hint, to its result and a rematch.

use nonaga::{
    game::{
        common::ShelfGame,
        mutants::{MutantComputer, MutantHand, MutantStand},
        shelf::ShelfTold,
    },
    mutants::MutantRefusal,
};

use super::*;

const PAGE: Screen = Screen::OtherPage(ShelfGame::Mutants);
const TABLE: Screen = Screen::OtherTable(ShelfGame::Mutants);

impl Player {
    fn mutants(&mut self) -> MutantStand {
        self.hud.world().resource::<MutantStand>().clone()
    }

    /// Waits until the player is to move, or the match is over.
    #[track_caller]
    fn until_mutants_wait(&mut self) {
        self.until("the player’s turn", |hud| {
            let world = hud.world();
            let is_moving = world.query::<&Motion>().iter(world).count() > 0;
            let stand = world.resource::<MutantStand>();
            !is_moving && (stand.waits_for_hand() || stand.record().game.ending().is_some())
        });
        self.hud.frames();
    }
}

fn a_match_of_mutants(device: Device) {
    let player = &mut Player::at_title_of(SIZES[0], device);
    player.hud.world().insert_resource(MutantComputer::with_seed(5));
    player.press_control("More games");
    player.until("the shelf", |hud| hud.at() == (Screen::Shelf, Overlay::None));
    player.press_control("Play Mutant pentominoes");
    player.until("the page", |hud| hud.at() == (PAGE, Overlay::None));
    player.press_control("Start");
    player.until("the table", |hud| hud.at() == (TABLE, Overlay::None));
    player.until_mutants_wait();

    // A circle that is taken is let go again.
    player.press(Press::Next);
    player.press(Press::Choose);
    let held = player.hud.world().resource::<MutantHand>().held;
    assert!(held.is_some(), "Next leads to a circle that can be crossed out");
    player.press(Press::Back);
    assert_eq!(player.hud.world().resource::<MutantHand>().held, None);
    player.on_panel("Hint");
    player.until("the hint", |hud| {
        // Whoever plays without seeing the board is told which step it is.
        hud.world().resource::<ShelfTold>().news.aloud.contains('>')
    });
    // From the buttons back to the board.
    player.press(Press::Back);

    for _ in 0..12 {
        player.until_mutants_wait();
        let stand = player.mutants();
        if stand.record().game.ending().is_some() {
            break;
        }
        for _ in 0..2 {
            player.press(Press::Next);
            player.press(Press::Choose);
        }
        let turns = player.mutants().record().game.turns().len();
        assert!(turns > stand.record().game.turns().len(), "{:?}", player.hud.read());
    }
    player.until("the result", |hud| hud.at() == (TABLE, Overlay::OtherResult));
    player.press_control("View the board");
    player.until("the table", |hud| hud.at() == (TABLE, Overlay::None));
    player.press(Press::Up);
    player.press(Press::Choose);
    let refused = player.hud.world().resource::<MutantHand>().refused;
    assert_eq!(refused.map(|refused| refused.why), Some(MutantRefusal::MatchOver));
    player.press(Press::Back);
    player.on_panel("Result");
    player.until("the result", |hud| hud.at() == (TABLE, Overlay::OtherResult));
    player.press_control("Rematch, swap sides");
    player.until("the computer begins", |hud| {
        let stand = hud.world().resource::<MutantStand>();
        stand.record().game.turns().len() == 1 && !stand.is_person(0)
    });
    player.until_mutants_wait();
    player.press(Press::Back);
    player.until("the pause", |hud| hud.at() == (TABLE, Overlay::OtherPause));
    player.press_control("Back to the game’s page");
    player.until("the page", |hud| hud.at() == (PAGE, Overlay::None));
}

#[test]
fn a_match_of_mutants_by_keyboard_alone() {
    a_match_of_mutants(Keyboard);
}

#[test]
fn a_match_of_mutants_by_gamepad_alone() {
    a_match_of_mutants(Pad);
}
