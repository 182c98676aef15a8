//! Zebra by pointer and by keyboard: from the title to the end of a match, its refusals, and what is kept of it.

use bevy::{
    input::keyboard::Key,
    picking::{
        PickingSystems,
        backend::{HitData, PointerHits},
        pointer::{Location, PointerAction, PointerButton, PointerId, PointerInput},
    },
    prelude::*,
};
use nonaga::{
    game::{
        common::{Overlay, Screen, ShelfGame},
        input::Action,
        keeping::{Keeping, OthersLeft, Settings},
        shelf::{ShelfAsk, ShelfOccasion},
        table::Disc,
        zebra::{ZebraBase, ZebraComputer, ZebraHand, ZebraPiece, ZebraStand},
    },
    home::Home,
    words::{Language, Words},
    zebra::{ZebraPosition, ZebraRefusal, ZebraSide, ZebraSquare},
};
use tempfile::tempdir;

use crate::screens::Viewer;

const PAGE: Screen = Screen::OtherPage(ShelfGame::Zebra);
const TABLE: Screen = Screen::OtherTable(ShelfGame::Zebra);

/// What the pointer hits, as a picking backend would report it.
#[derive(Resource, Default)]
struct Under(Option<(Entity, Vec3)>);

fn hit(
    under: Res<Under>,
    cameras: Query<Entity, With<Camera>>,
    mut hits: MessageWriter<PointerHits>,
) {
    let Some(camera) = cameras.iter().next() else { return };
    if let Some((entity, place)) = under.0 {
        let data = HitData::new(camera, 0.0, Some(place), None);
        hits.write(PointerHits::new(PointerId::Mouse, vec![(entity, data)], 0.0));
    }
}

/// Somebody who plays Zebra.
struct Player {
    viewer: Viewer,
}

impl Player {
    fn new(home: Option<Home>) -> Player {
        let words = Words::new(Language::ENGLISH);
        let viewer = Viewer::built(UVec2::new(1280, 720), words, Settings::default(), |app| {
            app.init_resource::<Under>()
                .insert_resource(ZebraComputer::with_seed(5))
                .add_systems(PreUpdate, hit.in_set(PickingSystems::Backend));
            if let Some(home) = home {
                app.insert_resource(Keeping::at(home));
            }
        });
        Player { viewer }
    }

    /// Goes from the title to the page of Zebra.
    fn go_to_page(&mut self) {
        self.viewer.click("title-shelf");
        assert_eq!(self.viewer.at(), (Screen::Shelf, Overlay::None));
        self.viewer.click("zebra-play");
        assert_eq!(self.viewer.at(), (PAGE, Overlay::None));
    }

    /// Begins a match between two people.
    fn begin(&mut self) {
        self.go_to_page();
        self.viewer.choose("new-match-opponent", "new-match-opponent-friend");
        self.viewer.click("new-match-start");
        assert_eq!(self.viewer.at(), (TABLE, Overlay::None));
        self.rest();
    }

    fn stand(&self) -> &ZebraStand {
        self.viewer.app.world().resource::<ZebraStand>()
    }

    fn hand(&self) -> ZebraHand {
        *self.viewer.app.world().resource::<ZebraHand>()
    }

    /// The square whose piece the hand holds.
    fn held(&self) -> Option<String> {
        let size = self.stand().shown().game.position().size();
        let held = size.squares().nth(self.hand().held? as usize);
        held.map(|square| square.to_string())
    }

    fn turns(&self) -> usize {
        self.stand().record().game.turns().len()
    }

    /// Runs frames until nothing moves, and checks that the table shows the position.
    #[track_caller]
    fn rest(&mut self) {
        self.viewer.rest();
        let world = self.viewer.app.world_mut();
        let position = world.resource::<ZebraStand>().shown().game.position().clone();
        check_table(world, &position);
    }

    /// The thing on a square that lies on top.
    fn thing(&mut self, square: ZebraSquare) -> Entity {
        let world = self.viewer.app.world_mut();
        let mut pieces = world.query::<(Entity, &ZebraPiece)>();
        let on_it = pieces.iter(world).filter(|(_, piece)| piece.square == square);
        let top = on_it.max_by_key(|(_, piece)| piece.below);
        top.map(|(entity, _)| entity).expect("a tower")
    }

    /// Clicks on the tower on a square.
    fn click(&mut self, square: &str) {
        let thing = self.thing(square.parse().expect("a square"));
        let place = self.viewer.app.world().get::<Transform>(thing).expect("a place").translation;
        self.viewer.app.insert_resource(Under(Some((thing, place))));
        let target = self.viewer.window.clone();
        for action in [
            PointerAction::Move { delta: Vec2::splat(9.0) },
            PointerAction::Press(PointerButton::Primary),
            PointerAction::Release(PointerButton::Primary),
        ] {
            let location = Location { target: target.clone(), position: Vec2::new(640.0, 300.0) };
            let input = PointerInput::new(PointerId::Mouse, location, action);
            self.viewer.app.world_mut().write_message(input);
            self.viewer.pass(1);
        }
        self.viewer.app.insert_resource(Under(None));
        self.viewer.pass(1);
    }

    /// Plays any turn.
    fn play_any(&mut self) {
        let turn = self.stand().shown().game.position().turns()[0];
        self.click(&turn.from.to_string());
        self.click(&turn.to.to_string());
        self.rest();
    }

    fn act(&mut self, action: Action) {
        self.viewer.app.world_mut().write_message(action);
        self.viewer.pass(2);
    }

    /// Waits for something that happens on another thread.
    #[track_caller]
    fn wait(&mut self, until: impl Fn(&World) -> bool) {
        self.viewer.wait(|viewer| until(viewer.app.world()));
    }
}

/// Checks that squares and pieces are what the position says, and where it says.
#[track_caller]
fn check_table(world: &mut World, position: &ZebraPosition) {
    let squares = position.size().squares();
    let mut wanted: Vec<(ZebraSquare, usize, ZebraSide)> = squares
        .flat_map(|square| {
            let tower = position.tower(square).into_iter().enumerate();
            tower.map(move |(below, side)| (square, below, side))
        })
        .collect();
    let mut found = Vec::new();
    let mut places: Vec<Vec3> = Vec::new();
    for (piece, at) in world.query::<(&ZebraPiece, &Transform)>().iter(world) {
        found.push((piece.square, piece.below, piece.side));
        assert!(places.iter().all(|other| other.distance(at.translation) > 0.14), "{piece:?}");
        places.push(at.translation);
    }
    let by_place = |one: &(ZebraSquare, usize, ZebraSide)| (one.0, one.1);
    wanted.sort_by_key(by_place);
    found.sort_by_key(by_place);
    assert_eq!(found, wanted);
    let mut bases: Vec<_> = world.query::<&ZebraBase>().iter(world).map(|base| base.0).collect();
    bases.sort();
    let open = position.size().squares().filter(|square| position.height(*square) > 0);
    assert_eq!(bases, open.collect::<Vec<_>>(), "a closed square is gone");
}

#[test]
fn a_turn_is_played_by_two_clicks_and_closes_a_square() {
    let mut player = Player::new(None);
    player.begin();
    player.click("a1");
    assert_eq!(player.held(), Some("a1".to_owned()));
    player.click("b1");
    player.rest();
    assert_eq!((player.turns(), player.hand().held), (1, None));
    let position = player.stand().shown().game.position();
    assert_eq!(position.height("a1".parse().unwrap()), 0);
    assert_eq!(position.height("b1".parse().unwrap()), 2);
    player.act(Action::TakeBackTurn);
    player.rest();
    assert_eq!(player.turns(), 0);
}

#[test]
fn what_is_refused_is_said_with_its_reason_and_the_piece_stays_in_the_hand() {
    let mut player = Player::new(None);
    player.begin();
    let why = |player: &Player| player.hand().refused.map(|refused| refused.why.name());
    player.click("b1");
    assert_eq!(why(&player), Some("NotYourTower"));
    player.click("b2");
    assert_eq!((why(&player), player.held()), (None, Some("b2".to_owned())));
    player.click("a1");
    assert_eq!((why(&player), player.held()), (Some("AlreadyYours"), Some("b2".to_owned())));
    // A tower far away can only be meant to be taken instead.
    player.click("d4");
    assert_eq!((why(&player), player.held()), (None, Some("d4".to_owned())));
    player.click("a2");
    assert_eq!(why(&player), Some("NotNeighbour"));
    player.click("d4");
    assert_eq!(player.hand(), ZebraHand::default());
    player.rest();
    assert_eq!(player.turns(), 0);
}

#[test]
fn a_match_is_played_to_its_end_by_keyboard_and_played_again_with_sides_swapped() {
    let mut player = Player::new(None);
    player.begin();
    for turn in 0..400 {
        if player.stand().record().game.ending().is_some() {
            break;
        }
        for _ in 0..2 {
            player.viewer.tab();
            player.viewer.enter();
        }
        assert_eq!(player.turns(), turn + 1, "Tab leads to what can be chosen");
    }
    let ending = player.stand().record().game.ending().expect("every match ends");
    player.rest();
    player.viewer.pass(60);
    assert_eq!(player.viewer.at(), (TABLE, Overlay::OtherResult));
    let said = Words::new(Language::ENGLISH).tell(&ending);
    assert!(player.viewer.reads(&said), "{said}");
    player.viewer.click("result-look");
    player.click_any();
    assert_eq!(player.hand().refused.map(|refused| refused.why), Some(ZebraRefusal::MatchOver));
    player.act(Action::ToStart);
    player.rest();
    assert!(player.stand().is_looking_back());
    player.viewer.show((TABLE, Overlay::OtherResult));
    player.viewer.click("result-rematch");
    assert_eq!(player.viewer.at(), (TABLE, Overlay::None));
    assert_eq!(player.turns(), 0);
    player.rest();
}

impl Player {
    /// Clicks on some tower.
    fn click_any(&mut self) {
        let position = self.stand().shown().game.position();
        let some = position.size().squares().find(|square| position.height(*square) > 0);
        let some = some.expect("not all are closed").to_string();
        self.click(&some);
    }
}

#[test]
fn the_computer_answers_and_what_it_played_is_taken_back_with_ones_own_turn() {
    let mut player = Player::new(None);
    player.go_to_page();
    player.viewer.click("new-match-start");
    player.rest();
    player.click("a1");
    player.click("b1");
    player.wait(|world| world.resource::<ZebraStand>().record().game.turns().len() == 2);
    player.rest();
    assert!(player.stand().waits_for_hand());
    player.act(Action::TakeBackTurn);
    player.rest();
    assert_eq!(player.turns(), 0);
    player.act(Action::Resign);
    assert_eq!(player.turns(), 0, "it is asked first");
    player.viewer.app.world_mut().write_message(ShelfAsk::Resign);
    player.viewer.pass(2);
    let ending = player.stand().record().game.ending().expect("it is over");
    assert_eq!(ending.winner(), Some(ZebraSide::Dark));
}

#[test]
fn a_match_is_kept_after_each_turn_continued_and_watched_once_it_is_over() {
    let folder = tempdir().unwrap();
    let mut player = Player::new(Some(Home::at(folder.path())));
    player.begin();
    player.click("a1");
    player.click("b1");
    player.rest();
    // Gone without a farewell: what was played is on the disk all the same.
    drop(player);
    let mut player = Player::new(Some(Home::at(folder.path())));
    player.go_to_page();
    player.wait(|world| world.resource::<OthersLeft>().has(ShelfGame::Zebra));
    player.viewer.pass(4);
    player.viewer.click("title-continue");
    player.wait(|world| *world.resource::<State<Screen>>().get() == TABLE);
    player.rest();
    assert_eq!((player.turns(), player.stand().occasion()), (1, ShelfOccasion::Played));
    player.viewer.app.world_mut().write_message(ShelfAsk::Resign);
    player.rest();
    player.viewer.pass(60);
    assert_eq!(player.viewer.at(), (TABLE, Overlay::OtherResult));
    player.viewer.show((PAGE, Overlay::None));
    let waits = player.viewer.labelled("Continue");
    assert!(waits.is_empty(), "a match that is over is not continued");
    player.viewer.watch_kept("1 turn");
    player.rest();
    assert_eq!(player.viewer.at(), (TABLE, Overlay::None));
    assert_eq!(player.stand().occasion(), ShelfOccasion::Watched);
    assert_eq!(player.stand().shown().game.turns().len(), 0, "it is watched from its start");
    player.act(Action::TurnForward);
    player.rest();
    assert_eq!(player.stand().shown().game.turns().len(), 1);
}

#[test]
fn an_unfinished_match_is_offered_on_the_title_and_among_the_matches() {
    let folder = tempdir().unwrap();
    let mut player = Player::new(Some(Home::at(folder.path())));
    player.viewer.pass(30);
    let offers = |player: &mut Player| player.viewer.labelled("Continue Zebra");
    assert!(offers(&mut player).is_empty(), "there is none yet");
    player.begin();
    player.click("a1");
    player.click("b1");
    player.rest();
    for screen in [Screen::Title, Screen::Library] {
        player.viewer.show((screen, Overlay::None));
        player.wait(|world| world.resource::<OthersLeft>().has(ShelfGame::Zebra));
        player.viewer.pass(8);
        assert_eq!(player.viewer.main_ways(), ["Continue Zebra"], "{screen:?}");
        let offer = offers(&mut player)[0];
        player.viewer.click_on(offer);
        player.wait(|world| *world.resource::<State<Screen>>().get() == TABLE);
        player.rest();
        assert_eq!((player.turns(), player.stand().occasion()), (1, ShelfOccasion::Played));
    }
    player.viewer.app.world_mut().write_message(ShelfAsk::Resign);
    player.rest();
    player.viewer.show((Screen::Title, Overlay::None));
    player.wait(|world| !world.resource::<OthersLeft>().has(ShelfGame::Zebra));
    player.viewer.pass(8);
    assert!(offers(&mut player).is_empty(), "it is over");
}

#[test]
fn the_page_has_one_main_way() {
    let folder = tempdir().unwrap();
    let mut player = Player::new(Some(Home::at(folder.path())));
    player.go_to_page();
    assert_eq!(player.viewer.main_ways(), ["Learn by trying"]);
    player.viewer.choose("new-match-opponent", "new-match-opponent-friend");
    player.viewer.click("new-match-start");
    player.rest();
    player.click("a1");
    player.click("b1");
    player.rest();
    player.viewer.show((PAGE, Overlay::None));
    player.wait(|world| world.resource::<OthersLeft>().has(ShelfGame::Zebra));
    player.viewer.pass(8);
    assert_eq!(player.viewer.main_ways(), ["Continue"]);
}

/// Whoever looks back may play on from there. The match as it was played stays where it is.
#[test]
fn another_match_goes_on_from_an_earlier_turn() {
    let folder = tempdir().unwrap();
    let mut player = Player::new(Some(Home::at(folder.path())));
    player.begin();
    player.act(Action::PlayFromHere);
    player.click("a1");
    player.click("b1");
    player.rest();
    player.play_any();
    player.act(Action::TurnBack);
    assert!(player.stand().is_looking_back());
    player.act(Action::PlayFromHere);
    player.rest();
    assert_eq!((player.turns(), player.stand().is_looking_back()), (1, false));
    assert_eq!(player.stand().occasion(), ShelfOccasion::Played);
    player.play_any();
    player.play_any();
    assert_eq!(player.turns(), 3);
    player.viewer.app.world_mut().write_message(ShelfAsk::Resign);
    player.rest();
    // A match that is over is played on from a turn before its end.
    player.viewer.show((TABLE, Overlay::None));
    player.act(Action::PlayFromHere);
    assert_eq!(player.turns(), 3, "its end leads nowhere");
    player.act(Action::TurnBack);
    player.act(Action::PlayFromHere);
    assert_eq!((player.turns(), player.stand().record().game.ending()), (2, None));
    // Of that one nothing is played, so the first is the one to continue.
    player.viewer.show((PAGE, Overlay::None));
    player.wait(|world| world.resource::<OthersLeft>().has(ShelfGame::Zebra));
    player.viewer.pass(8);
    player.viewer.click("title-continue");
    player.wait(|world| *world.resource::<State<Screen>>().get() == TABLE);
    player.rest();
    assert_eq!(player.turns(), 2);
}

#[test]
fn nonagas_board_is_out_of_sight_while_zebra_lies_on_the_table() {
    let mut player = Player::new(None);
    let shown = |player: &mut Player| {
        let world = player.viewer.app.world_mut();
        let mut discs = world.query_filtered::<Option<&Visibility>, With<Disc>>();
        discs.iter(world).filter(|seen| *seen != Some(&Visibility::Hidden)).count()
    };
    let all = shown(&mut player);
    assert!(all > 0);
    player.begin();
    assert_eq!(shown(&mut player), 0);
    player.viewer.show((Screen::Title, Overlay::None));
    assert_eq!(shown(&mut player), all);
    let world = player.viewer.app.world_mut();
    assert_eq!(world.query::<&ZebraPiece>().iter(world).count(), 0);
}

#[test]
fn keys_mean_nothing_to_nonaga_while_zebra_lies_on_the_table() {
    let mut player = Player::new(None);
    player.begin();
    player.viewer.press(KeyCode::KeyP, Key::Character("p".into()));
    assert_eq!(player.viewer.at(), (TABLE, Overlay::OtherPause));
    player.viewer.click("shelf-leave");
    assert_eq!(player.viewer.at(), (PAGE, Overlay::None));
}
