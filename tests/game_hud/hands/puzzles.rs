//! A sitting with puzzles by one device alone: practice with a wrong try and a hint, a streak to its end, and what was
//! missed on the next day.

use std::sync::atomic::{AtomicI64, Ordering};

use nonaga::{
    game::{
        keeping::Trained,
        players::{PuzzleState, Puzzling, Today},
    },
    puzzle::{Puzzle, PuzzleSource},
    rules::Rest,
};

use super::*;

impl Player {
    fn puzzling(&self) -> &Puzzling {
        self.hud.app.world().resource::<Puzzling>()
    }

    fn until_puzzle(&mut self, is_so: impl Fn(PuzzleState) -> bool) {
        self.until("the puzzle", |hud| {
            let puzzling = hud.world().get_resource::<Puzzling>();
            puzzling.is_some_and(|puzzling| is_so(puzzling.state()))
        });
        self.hud.pass(2.0);
    }

    /// The puzzle that is to be solved now.
    fn faces(&mut self) -> Puzzle {
        self.until_puzzle(|state| state == PuzzleState::Looking);
        self.puzzling().puzzle().clone()
    }

    fn play_turn(&mut self, turn: Turn) {
        for step in turn.steps() {
            self.play(step);
            self.hud.pass(2.0);
        }
    }

    fn solve(&mut self, puzzle: &Puzzle) {
        match puzzle.solutions.iter().find(|turn| turn.slide.is_some()) {
            Some(solution) => self.play_turn(*solution),
            None => self.on_panel("There is no win"),
        }
        self.until_puzzle(|state| state == PuzzleState::Solved);
    }

    fn err(&mut self, puzzle: &Puzzle) {
        let is_wrong = |turn: &Turn| {
            matches!((turn.slide, turn.rest), (Some(_), Rest::Relocation(_)))
                && puzzle.attempt(*turn).is_some_and(|came| came.reply().is_some())
        };
        let wrong = puzzle.position.turns().into_iter().find(is_wrong).expect("a wrong turn");
        self.play_turn(wrong);
        self.until_puzzle(|state| matches!(state, PuzzleState::Refuted(_)));
    }

    /// Leaves the puzzle for the page with all.
    fn leave(&mut self) {
        self.on_panel("All puzzles");
        self.until("the page", |hud| hud.at() == (Screen::Puzzles, Overlay::None));
        self.hud.frames();
    }
}

fn a_sitting(device: Device) {
    static DAY: AtomicI64 = AtomicI64::new(20_700);
    let player = &mut Player::at_title(device);
    player.hud.world().insert_resource(Today(|| DAY.load(Ordering::Relaxed)));
    player.press_control("Puzzles");
    player.until("the page", |hud| hud.at() == (Screen::Puzzles, Overlay::None));

    player.press_control("Practice. ");
    let puzzle = player.faces();
    player.err(&puzzle);
    player.press(Press::Choose);
    assert_eq!(player.faces(), puzzle, "back to try it again");
    if !puzzle.solutions.is_empty() {
        player.on_panel("Hint");
        assert!(player.puzzling().hint().is_some());
        player.press(Press::Back);
    }
    player.solve(&puzzle);
    player.press(Press::Choose);
    let next = player.faces();
    assert_ne!(next.id, puzzle.id);
    player.leave();

    player.press_control("Streak. ");
    for _ in 0..2 {
        let puzzle = player.faces();
        player.solve(&puzzle);
        player.press(Press::Choose);
    }
    let last = player.faces();
    player.err(&last);
    assert!(player.hud.reads("This ends the streak"), "{:?}", player.hud.read());
    player.leave();

    DAY.fetch_add(1, Ordering::Relaxed);
    player.press(Press::Back);
    player.until("the title", |hud| hud.at() == (Screen::Title, Overlay::None));
    player.press_control("Puzzles");
    let missed = Words::new(Language::ENGLISH).say("solving-missed");
    player.press_control(&format!("{missed}. "));
    let again = player.faces();
    assert_eq!(player.puzzling().source(), PuzzleSource::Again);
    assert!([&puzzle.id, &last.id].contains(&&again.id));
    player.solve(&again);
    let trained = player.hud.world().resource::<Trained>().training().clone();
    assert_eq!((trained.streak.best, trained.streak.run), (2, None));
    assert_eq!((trained.score().tried, trained.score().solved), (5, 3));
}

#[test]
fn a_sitting_with_puzzles_by_keyboard_alone() {
    a_sitting(Keyboard);
}

#[test]
fn a_sitting_with_puzzles_by_gamepad_alone() {
    a_sitting(Pad);
}
