//! Mutant pentominoes: what is kept of a match, and what becomes of the table.

use std::{thread, time::Duration};

use bevy::prelude::*;
use nonaga::{
    game::{
        common::{Overlay, Screen, ShelfGame},
        input::{Action, OtherGesture},
        keeping::{Keeping, OthersLeft, Settings},
        mutants::{MutantPeg, MutantPlug, MutantStand, number_of},
        shelf::{ShelfAsk, ShelfOccasion},
    },
    home::Home,
    mutants::{MutantCell, MutantTurn},
    words::{Language, Words},
};
use tempfile::tempdir;

use crate::screens::Viewer;

const PAGE: Screen = Screen::OtherPage(ShelfGame::Mutants);
const TABLE: Screen = Screen::OtherTable(ShelfGame::Mutants);

/// Somebody who plays Mutant pentominoes.
struct Player {
    viewer: Viewer,
}

impl Player {
    fn new(home: Home) -> Player {
        let words = Words::new(Language::ENGLISH);
        let viewer = Viewer::built(UVec2::new(1280, 720), words, Settings::default(), |app| {
            app.insert_resource(Keeping::at(home));
        });
        Player { viewer }
    }

    fn go_to_page(&mut self) {
        self.viewer.click("title-shelf");
        self.viewer.click("mutants-play");
        assert_eq!(self.viewer.at(), (PAGE, Overlay::None));
    }

    /// Begins a match between two people.
    fn begin(&mut self) {
        self.go_to_page();
        self.viewer.choose("new-match-opponent", "new-match-opponent-friend");
        // The page is shorter without a level.
        self.viewer.pass(4);
        self.viewer.click("new-match-start");
        assert_eq!(self.viewer.at(), (TABLE, Overlay::None));
        self.rest();
    }

    fn stand(&self) -> &MutantStand {
        self.viewer.app.world().resource::<MutantStand>()
    }

    fn turns(&self) -> usize {
        self.stand().record().game.turns().len()
    }

    /// Runs frames until nothing moves, and checks that pegs and plugs are where the match says.
    #[track_caller]
    fn rest(&mut self) {
        self.viewer.rest();
        let world = self.viewer.app.world_mut();
        let game = world.resource::<MutantStand>().shown().game.clone();
        let mut pegs = Vec::new();
        for (peg, at) in world.query::<(&MutantPeg, &Transform)>().iter(world) {
            assert!(at.translation.y < 0.2, "{peg:?} is in its hole");
            pegs.push((peg.0, at.translation.x.round() as i8 + 2));
        }
        pegs.sort();
        let circles = game.position().map(|position| position.circles().to_vec());
        let circles = circles.unwrap_or_else(|| game.drawn().to_vec());
        let mut wanted: Vec<(MutantCell, i8)> =
            circles.into_iter().map(|cell| (cell, cell.column())).collect();
        wanted.sort();
        assert_eq!(pegs, wanted);
        let mut plugs: Vec<_> =
            world.query::<&MutantPlug>().iter(world).map(|plug| plug.0).collect();
        plugs.sort();
        let mut crossed: Vec<_> =
            game.position().map(|position| position.crossed().to_vec()).unwrap_or_default();
        crossed.sort();
        assert_eq!(plugs, crossed);
    }

    fn play(&mut self, turn: MutantTurn) {
        for cell in [turn.crossed, turn.drawn] {
            let world = self.viewer.app.world_mut();
            world.write_message(OtherGesture::Choose(number_of(cell)));
            self.viewer.pass(2);
        }
        self.rest();
    }

    /// Plays a turn after which the match goes on. The start is drawn by lot, and from some the first turns end it.
    fn play_any(&mut self) {
        let game = &self.stand().record().game;
        let goes_on = |turn: &MutantTurn| {
            let mut next = game.clone();
            next.play(*turn).is_ok() && next.ending().is_none()
        };
        let turn = game.turns_now().into_iter().find(goes_on).expect("a turn that ends nothing");
        self.play(turn);
    }

    fn act(&mut self, action: Action) {
        self.viewer.app.world_mut().write_message(action);
        self.viewer.pass(2);
        self.rest();
    }
}

#[test]
fn a_turn_moves_a_peg_and_leaves_a_plug_and_is_taken_back() {
    let folder = tempdir().unwrap();
    let mut player = Player::new(Home::at(folder.path()));
    player.begin();
    player.play_any();
    player.play_any();
    assert_eq!(player.turns(), 2);
    player.act(Action::TakeBackTurn);
    assert_eq!(player.turns(), 1);
    player.act(Action::ToStart);
    assert!(player.stand().is_looking_back());
}

#[test]
fn a_match_is_kept_after_each_turn_continued_and_watched_once_it_is_over() {
    let folder = tempdir().unwrap();
    let mut player = Player::new(Home::at(folder.path()));
    player.begin();
    player.play_any();
    let on_table = player.stand().record().game.clone();
    // Gone without a farewell: what was played is on the disk all the same.
    drop(player);
    let mut player = Player::new(Home::at(folder.path()));
    player.go_to_page();
    player
        .viewer
        .wait(|viewer| viewer.app.world().resource::<OthersLeft>().has(ShelfGame::Mutants));
    player.viewer.pass(4);
    player.viewer.click("title-continue");
    player.viewer.wait(|viewer| viewer.at() == (TABLE, Overlay::None));
    player.rest();
    assert_eq!(player.stand().record().game, on_table);
    assert_eq!(player.stand().occasion(), ShelfOccasion::Played);
    player.viewer.app.world_mut().write_message(ShelfAsk::Resign);
    player.rest();
    player.viewer.pass(60);
    assert_eq!(player.viewer.at(), (TABLE, Overlay::OtherResult));
    player.viewer.show((PAGE, Overlay::None));
    assert!(player.viewer.labelled("Continue").is_empty(), "it is over");
    player.viewer.watch_kept("1 turn");
    player.rest();
    assert_eq!(player.stand().occasion(), ShelfOccasion::Watched);
    assert_eq!(player.stand().shown().game.turns().len(), 0, "it is watched from its start");
    player.act(Action::TurnForward);
    assert_eq!(player.stand().shown().game.turns().len(), 1);
}

/// Matches of one game are none of the other's business.
#[test]
fn another_game_of_the_shelf_has_its_own_matches() {
    let folder = tempdir().unwrap();
    let mut player = Player::new(Home::at(folder.path()));
    player.begin();
    player.play_any();
    player.viewer.show((Screen::OtherPage(ShelfGame::Zebra), Overlay::None));
    player.viewer.pass(30);
    thread::sleep(Duration::from_millis(200));
    player.viewer.pass(30);
    assert!(player.viewer.labelled("Continue").is_empty(), "Zebra has none");
    let world = player.viewer.app.world_mut();
    assert_eq!(world.query::<&MutantPeg>().iter(world).count(), 0);
}
