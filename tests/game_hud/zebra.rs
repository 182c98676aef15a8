//! Zebra with a real mouse: every click is found on the board by the camera, as in a window.

use bevy::{
    a11y::AccessibilityNode,
    picking::mesh_picking::{MeshPickingSettings, ray_cast::RayCastVisibility},
    prelude::*,
};
use nonaga::{
    engine::{Limits, Stop},
    game::{
        common::ShelfGame,
        input::OtherPointed,
        keeping::{Progress, Volume},
        shelf::{
            ShelfAsk, ShelfBegin, ShelfDraft, ShelfOccasion, ShelfOpponent, ShelfSeating, ShelfTold,
        },
        sound,
        table::Motion,
        zebra::{ZebraComputer, ZebraDraft, ZebraFan, ZebraPiece, ZebraStand},
    },
    zebra::{
        ZebraLevel, ZebraMatch, ZebraSide, ZebraSize, ZebraSquare, ZebraTurn, ZebraWhy, zebra_hint,
    },
};

use super::{bad_disk::BadDisk, *};

const TABLE: Screen = Screen::OtherTable(ShelfGame::Zebra);

fn square(written: &str) -> ZebraSquare {
    written.parse().expect("a square")
}

fn with_mouse(size: UVec2) -> Hud {
    Hud::with_mouse(size, |app| {
        app.insert_resource(ZebraComputer::with_seed(5));
    })
}

impl Hud {
    /// A game in which the mouse finds what is shown.
    pub fn with_mouse(size: UVec2, add: fn(&mut App)) -> Hud {
        let mut hud = Hud::built(size, add);
        // Only a renderer would know which meshes are in view.
        let ray_cast_visibility = RayCastVisibility::Visible;
        hud.world().insert_resource(MeshPickingSettings { ray_cast_visibility, ..default() });
        hud
    }

    /// What a screen reader says of the board.
    pub fn board_told(&mut self) -> String {
        let world = self.world();
        let mut labels = world.query::<(&Name, &AccessibleLabel)>();
        let board = labels.iter(world).find(|(name, _)| name.as_str() == "board");
        board.map(|(_, label)| label.0.clone()).expect("the board has a name")
    }

    pub fn stand(&self) -> ZebraStand {
        self.app.world().resource::<ZebraStand>().clone()
    }

    fn is_at(&self, screen: Screen, overlay: Overlay) -> bool {
        let world = self.app.world();
        *world.resource::<State<Screen>>().get() == screen
            && *world.resource::<State<Overlay>>().get() == overlay
    }

    /// Whether a button with this label is seen.
    pub fn is_moving(&mut self) -> bool {
        let world = self.app.world_mut();
        world.query::<&Motion>().iter(world).count() > 0
    }

    /// Puts a match of Zebra between two people on the table.
    fn begin_zebra(&mut self, game: ZebraMatch) {
        let mut draft = ZebraDraft::default();
        draft.seating.opponent = ShelfOpponent::Friend;
        let mut record = draft.record();
        record.game = game;
        self.world().write_message(ShelfBegin(Box::new(record), ShelfOccasion::Played));
        self.world().resource_mut::<NextState<Screen>>().set(TABLE);
        self.pass(1.0);
    }

    /// Where the piece on top of a tower is seen, or, if it is closed, its square.
    fn seen(&mut self, square: ZebraSquare) -> Vec2 {
        let world = self.world();
        let pieces: Vec<(usize, Vec3)> = world
            .query::<(&ZebraPiece, &Transform)>()
            .iter(world)
            .filter(|(piece, _)| piece.square == square)
            .map(|(piece, place)| (piece.below, place.translation))
            .collect();
        let top = pieces.into_iter().max_by_key(|(below, _)| *below).expect("a tower").1;
        let mut eyes = world.query_filtered::<(&Camera, &GlobalTransform), With<View>>();
        let (camera, eye) = eyes.single(world).expect("one camera");
        camera.world_to_viewport(eye, top + Vec3::Y * 0.12).expect("in view")
    }

    /// Clicks on the tower on a square.
    fn click_tower(&mut self, square: ZebraSquare) {
        let at = self.seen(square);
        self.click(at);
    }

    /// Plays a turn by two clicks.
    #[track_caller]
    fn click_turn(&mut self, turn: ZebraTurn) {
        for square in [turn.from, turn.to] {
            self.click_tower(square);
            self.until("it rests", |hud| !hud.is_moving());
        }
    }

    fn point_at_tower(&mut self, square: ZebraSquare) {
        let at = self.seen(square);
        self.move_mouse(at);
        self.pass(0.8);
    }
}

/// A match in which the computer has played both sides so far.
fn played(size: ZebraSize, turns: usize) -> ZebraMatch {
    let mut game = ZebraMatch::new(size);
    while game.turns().len() < turns
        && let Some(thought) = ZebraLevel::Medium.choose(&game, 3, &Stop::default())
    {
        game.play(thought.turn).expect("the computer plays by the rules");
    }
    game
}

/// A match in which it is proven who wins, some turns before its end, with Light to move.
fn decided() -> ZebraMatch {
    let is_decided = |game: &ZebraMatch| {
        let hint = zebra_hint(game, Limits::nodes(200_000), &Stop::default());
        let why = hint.map(|hint| hint.why);
        let is_far = matches!(
            why,
            Some(ZebraWhy::WinsIn { turns: 3.. } | ZebraWhy::HoldsOut { turns: 3.. })
        );
        is_far && game.position().to_move() == ZebraSide::Light
    };
    let matches = (0..60).map(|turns| played(ZebraSize::Four, turns));
    matches.into_iter().find(is_decided).expect("it is decided before its end")
}

/// The highest tower.
fn highest(game: &ZebraMatch) -> ZebraSquare {
    let position = game.position();
    position.size().squares().max_by_key(|square| position.height(*square)).expect("squares")
}

#[test]
fn a_match_against_the_computer_by_mouse_from_the_title_to_a_rematch() {
    let mut hud = with_mouse(SIZES[1]);
    hud.world().resource_mut::<NextState<Screen>>().set(Screen::Title);
    hud.pass(0.5);
    for label in ["More games", "Play Zebra", "Start"] {
        let button = hud.button(label).unwrap_or_else(|| panic!("no button {label}"));
        let at = hud.lies_at(button).center();
        hud.click(at);
        hud.pass(0.5);
    }
    assert!(hud.is_at(TABLE, Overlay::None));
    hud.pass(1.5);
    for _ in 0..200 {
        hud.until("the player’s turn", |hud| {
            let stand = hud.stand();
            !hud.is_moving() && (stand.waits_for_hand() || stand.record().game.ending().is_some())
        });
        let stand = hud.stand();
        if stand.record().game.ending().is_some() {
            break;
        }
        let before = stand.record().game.turns().len();
        // The lowest towers first: that closes squares, so it ends.
        let position = stand.shown().game.position();
        let turn = position.turns().into_iter().min_by_key(|turn| position.height(turn.from));
        let turn = turn.expect("somebody who cannot move is not asked");
        hud.click_turn(turn);
        let turns = hud.stand().record().game.turns().to_vec();
        assert_eq!(turns.get(before), Some(&turn), "{:?}", hud.read());
    }
    let ending = hud.stand().record().game.ending().expect("every match ends");
    hud.until("the result", |hud| hud.is_at(TABLE, Overlay::OtherResult));
    hud.frames();
    let why = Words::new(Language::ENGLISH).tell(&ending);
    assert!(hud.reads(&why), "{why}: {:?}", hud.read());
    let rematch = hud.button("Rematch, swap colours").expect("a rematch");
    let at = hud.lies_at(rematch).center();
    hud.click(at);
    hud.until("the computer begins", |hud| {
        let stand = hud.stand();
        stand.record().game.turns().len() == 1 && !stand.is_person(0)
    });
    assert!(hud.is_at(TABLE, Overlay::None));
}

#[test]
fn a_tower_that_is_pointed_at_opens_from_every_view_and_closes_again() {
    for pitch in [0.5, 1.0, 1.5] {
        let mut hud = with_mouse(SIZES[1]);
        let game = played(ZebraSize::Four, 15);
        let (tower, position) = (highest(&game), game.position().clone());
        hud.begin_zebra(game);
        let world = hud.world();
        let mut views = world.query::<&mut View>();
        views.single_mut(world).expect("one camera").pitch = pitch;
        hud.pass(1.5);
        let spread = |hud: &mut Hud| {
            let world = hud.world();
            let mut eyes = world.query_filtered::<(&Camera, &GlobalTransform), With<View>>();
            let (camera, eye) = eyes.single(world).expect("one camera");
            let (camera, eye) = (camera.clone(), *eye);
            let mut pieces = world.query::<(&ZebraPiece, &Transform)>();
            let seen: Vec<f32> = pieces
                .iter(world)
                .filter(|(piece, _)| piece.square == tower)
                .map(|(_, at)| camera.world_to_viewport(&eye, at.translation).expect("in view").y)
                .collect();
            let most = seen.iter().copied().fold(f32::MIN, f32::max);
            most - seen.iter().copied().fold(f32::MAX, f32::min)
        };
        let closed = spread(&mut hud);
        hud.point_at_tower(tower);
        assert_eq!(hud.world().resource::<ZebraFan>().tower(), Some(tower), "{pitch}");
        let open = spread(&mut hud);
        let gaps = f32::from(position.height(tower) - 1);
        assert!(open - closed > 6.0 * gaps, "{pitch}: {closed} to {open}");
        // A mouse that rests on it keeps it open.
        hud.pass(2.0);
        assert_eq!(hud.world().resource::<ZebraFan>().tower(), Some(tower), "{pitch}");
        let pieces = format!("{tower}: {} pieces", position.height(tower));
        assert!(hud.reads(&pieces), "{pieces}: {:?}", hud.read());
        hud.move_mouse(Vec2::new(4.0, 300.0));
        hud.pass(0.8);
        assert_eq!(hud.world().resource::<OtherPointed>().0, None);
        assert!((spread(&mut hud) - closed).abs() < 0.5);
    }
}

#[test]
fn what_is_refused_is_explained_beside_its_tower() {
    for size in SIZES {
        let mut hud = with_mouse(size);
        hud.begin_zebra(ZebraMatch::new(ZebraSize::Four));
        hud.click_tower(square("b2"));
        hud.click_tower(square("c3"));
        hud.pass(0.3);
        let said = "This tower is already yours.";
        assert!(hud.reads(said), "{:?}", hud.read());
        let at = hud.seen(square("c3"));
        let world = hud.world();
        let mut texts = world.query::<(&Text, &ComputedNode, &UiGlobalTransform)>();
        let bubble = texts.iter(world).find(|(text, ..)| text.0 == said).expect("it is said");
        let place = rect(bubble.1, bubble.2);
        let away = (place.center() - at).abs() - place.half_size();
        assert!(
            away.max_element() < size.as_vec2().y / 4.0,
            "{size}: {place:?} is not beside {at}"
        );
        assert!(!place.contains(at), "{size}: the tower stays in sight");
    }
}

#[test]
fn the_strongest_says_how_many_turns_are_left_and_a_hint_has_its_reason() {
    let mut hud = with_mouse(SIZES[1]);
    let mut record =
        ZebraDraft { seating: ShelfSeating::against(ZebraLevel::Master), ..default() }.record();
    record.game = decided();
    hud.world().write_message(ShelfBegin(Box::new(record), ShelfOccasion::Played));
    hud.world().resource_mut::<NextState<Screen>>().set(TABLE);
    hud.pass(1.0);
    hud.press("Hint");
    hud.until("the hint", |hud| hud.reads("turns of your own"));
    // Squares are named only for those who cannot see what is marked, or have asked for coordinates.
    let turn = hud.stand().shown().game.position().turns()[0];
    let hint = hud.world().resource::<ShelfTold>().news.clone();
    assert!(!hint.shown.contains('>') && hint.aloud.contains('>'), "{hint:?}");
    hud.world().resource_mut::<Settings>().coordinates = true;
    hud.press("Hint");
    hud.frames();
    let hint = hud.world().resource::<ShelfTold>().news.clone();
    assert!(hint.shown.contains('>'), "{hint:?}");
    let turns = hud.stand().shown().game.turns().len();
    hud.click_turn(turn);
    hud.until("the answer", |hud| hud.stand().record().game.turns().len() == turns + 2);
    hud.pass(0.3);
    assert!(hud.reads("more turn"), "{:?}", hud.read());
}

/// What a screen reader was told last.
fn announced(hud: &mut Hud) -> String {
    let world = hud.world();
    let mut nodes = world.query::<(&Name, &AccessibilityNode)>();
    let told = nodes.iter(world).filter(|(name, _)| name.as_str() == "announcement");
    told.filter_map(|(_, node)| node.value().map(str::to_owned)).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_screen_reader_is_told_of_the_tower_under_the_cursor_and_of_what_is_played() {
    let mut hud = with_mouse(SIZES[1]);
    hud.begin_zebra(ZebraMatch::new(ZebraSize::Four));
    hud.key(KeyCode::ArrowUp);
    assert_eq!(hud.board_told(), "b2: a single light piece. You can take its top piece.");
    hud.key(KeyCode::ArrowRight);
    assert_eq!(hud.board_told(), "c2: a single dark piece.");
    hud.key(KeyCode::Enter);
    assert!(announced(&mut hud).contains("This tower belongs to Dark (c2)."));
    hud.key(KeyCode::ArrowLeft);
    hud.key(KeyCode::Enter);
    let told = announced(&mut hud);
    assert!(told.contains("You’re holding the top piece of b2. It can go to"), "{told}");
    hud.key(KeyCode::ArrowRight);
    assert_eq!(hud.board_told(), "c2: a single dark piece. The piece can go there.");
    hud.key(KeyCode::Enter);
    let told = announced(&mut hud);
    assert!(told.contains("Turn 1, Light: b2>c2. Dark to move."), "{told}");
    hud.pass(0.5);
    assert_eq!(hud.board_told(), "c2: 2 pieces, from the top: Light and Dark.");
}

#[test]
fn what_is_heard_is_written() {
    let mut hud = Hud::with_mouse(SIZES[1], |app| {
        let silent = Volume::new(0);
        let muted =
            Settings { effects: silent, music: silent, captions: true, ..Settings::default() };
        app.insert_resource(muted).add_plugins(sound::plugin);
    });
    let game = played(ZebraSize::Four, 15);
    let high = highest(&game);
    hud.begin_zebra(game);
    hud.pass(6.0);
    let turns = hud.stand().shown().game.position().turns();
    let turn = turns.into_iter().find(|turn| turn.from != high && turn.to != high);
    let turn = turn.expect("a turn");
    hud.click_tower(turn.from);
    hud.pass(0.3);
    assert!(hud.reads("[A piece is picked up]"), "{:?}", hud.read());
    hud.click_tower(turn.to);
    hud.pass(1.0);
    assert!(hud.reads("[A piece is picked up, is put down]"), "{:?}", hud.read());
    // A tower that opens and closes is not heard.
    hud.pass(6.0);
    hud.point_at_tower(high);
    hud.move_mouse(Vec2::new(4.0, 300.0));
    hud.pass(1.0);
    assert!(!hud.reads("[A piece"), "{:?}", hud.read());
}

/// Controls never move under a pointer.
#[test]
fn no_button_moves_when_a_match_ends() {
    for size in SIZES {
        let mut hud = with_mouse(size);
        hud.begin_zebra(played(ZebraSize::Four, 5));
        let labels = ["One turn back", "Coordinates", "Play from here", "Rules", "Menu"];
        let before = hud.buttons_lie_at(&labels);
        assert_eq!(before.len(), labels.len(), "{before:?}");
        assert!(hud.button("Result").is_none());
        hud.world().write_message(ShelfAsk::Resign);
        hud.until("the result", |hud| hud.is_at(TABLE, Overlay::OtherResult));
        hud.press("View the board");
        hud.pass(0.5);
        assert_eq!(hud.buttons_lie_at(&labels), before, "{size}");
        assert!(hud.button("Result").is_some() && hud.button("Resign").is_none(), "{size}");
    }
}

#[test]
fn labels_show_while_the_camera_moves() {
    let mut hud = with_mouse(SIZES[1]);
    hud.begin_zebra(played(ZebraSize::Four, 15));
    hud.world().resource_mut::<Settings>().coordinates = true;
    for _ in 0..8 {
        let world = hud.world();
        let mut views = world.query::<&mut View>();
        views.single_mut(world).expect("one camera").yaw += 0.05;
        hud.app.update();
    }
    let world = hud.world();
    let mut labels = world.query::<(&Name, &InheritedVisibility)>();
    let labels = labels.iter(world).filter(|(name, _)| name.as_str() == "label");
    let seen: Vec<bool> = labels.map(|(_, seen)| seen.get()).collect();
    assert!(seen.len() == 16 && seen.iter().all(|seen| *seen), "{seen:?}");
}

/// A full disk is told at the board, as long as it is full, and in the pause.
#[test]
fn a_match_that_cannot_be_kept_says_so_until_it_can() {
    let folder = tempfile::tempdir().unwrap();
    let disk = BadDisk::default();
    let home = Home::on(Arc::new(disk.clone()), folder.path());
    let mut hud = with_mouse(SIZES[1]);
    hud.world().insert_resource(Keeping::at(home));
    hud.begin_zebra(ZebraMatch::new(ZebraSize::Four));
    disk.fill(true);
    let play = |hud: &mut Hud| {
        let turn = hud.stand().shown().game.position().turns()[0];
        hud.click_turn(turn);
    };
    let unkept = "This match is not saved";
    play(&mut hud);
    hud.until("it is told", |hud| hud.reads(unkept));
    play(&mut hud);
    hud.pass(0.5);
    assert!(hud.reads(unkept), "it still is not: {:?}", hud.read());
    hud.key(KeyCode::Escape);
    hud.until("the pause", |hud| hud.is_at(TABLE, Overlay::OtherPause));
    hud.frames();
    assert!(hud.read_on("pause of another game").iter().any(|said| said.contains(unkept)));
    hud.press("Continue");
    disk.fill(false);
    play(&mut hud);
    hud.until("it is kept", |hud| !hud.reads(unkept));
}

/// Whoever looks for another game has not been told of the course.
#[test]
fn the_course_is_still_offered_after_a_look_at_other_games() {
    let mut hud = Hud::new(SIZES[0]);
    hud.world().resource_mut::<Progress>().is_offered = false;
    hud.world().write_message(Go::Title);
    hud.frames();
    assert!(hud.reads("New to Nonaga?"), "{:?}", hud.read());
    hud.press("More games");
    hud.frames();
    hud.world().write_message(Go::Title);
    hud.frames();
    assert!(hud.reads("New to Nonaga?"), "{:?}", hud.read());
    hud.press("Matches");
    hud.frames();
    hud.world().write_message(Go::Title);
    hud.frames();
    assert!(!hud.reads("New to Nonaga?"), "{:?}", hud.read());
}
