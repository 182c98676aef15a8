//! What lies over the table: it says what happens, its buttons do what they say, and it neither covers
//! the board nor itself, at every size of the window. All of it is laid out, and nothing drawn.
#![cfg(feature = "game")]

use std::{collections::BTreeSet, time::Duration};

use bevy::{
    app::PanicHandlerPlugin,
    input::{
        ButtonState,
        keyboard::{Key, KeyboardInput},
    },
    input_focus::InputFocus,
    log::LogPlugin,
    prelude::*,
    render::{RenderPlugin, settings::WgpuSettings},
    text::TextLayoutInfo,
    time::TimeUpdateStrategy,
    ui::{Checked, InteractionDisabled},
    window::{ExitCondition, WindowResolution},
    winit::WinitPlugin,
};
use nonaga::{
    game::{
        Action, At, Disc, Gesture, Go, NewMatch, Opponent, Referee, Request, SPACING, Screen,
        Settings, Speaker, Spot, TextSize, Thing, Winning, board_has_keys, one_thread,
        shown_plugin,
        stage::{View, ViewSettings},
        ui::{Reach, palette::BRASS},
    },
    record::{Level, Player, PlayerKind},
    rules::{
        Cell, Ending, HouseRules, Match, Part, Position, Relocation, Setup, Side, Slide, Step,
    },
    words::{Language, Words},
};

const SLIDE: Slide = Slide { from: Cell::new(2, 0), to: Cell::new(-1, 0) };
const RELOCATION: Relocation = Relocation { from: Cell::new(1, -2), to: Cell::new(3, -2) };

/// How much time passes from frame to frame.
const STEP: Duration = Duration::from_millis(16);

const SIZES: [UVec2; 3] = [UVec2::new(800, 600), UVec2::new(1280, 720), UVec2::new(1920, 1080)];

/// A person before a window at the table.
struct Seat {
    app: App,
    window: Vec2,
}

impl Seat {
    fn new(size: UVec2) -> Seat {
        let window = Window { resolution: WindowResolution::from(size), ..default() };
        let mut app = App::new();
        app.add_plugins(
            DefaultPlugins
                .set(RenderPlugin {
                    render_creation: WgpuSettings { backends: None, ..default() }.into(),
                    ..default()
                })
                .set(WindowPlugin {
                    primary_window: Some(window),
                    exit_condition: ExitCondition::DontExit,
                    ..default()
                })
                .disable::<LogPlugin>()
                .disable::<PanicHandlerPlugin>()
                .disable::<WinitPlugin>(),
        )
        .insert_resource(TimeUpdateStrategy::ManualDuration(STEP))
        .insert_resource(ViewSettings { ease: 0.0, ..default() })
        .insert_resource(Speaker(Words::new(Language::ENGLISH)))
        .add_plugins((shown_plugin, one_thread));
        app.finish();
        app.cleanup();
        app.update();
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Match);
        app.update();
        let mut seat = Seat { app, window: size.as_vec2() };
        seat.begin(["", ""]);
        seat
    }

    /// Puts a fresh match between two people on the table.
    fn begin(&mut self, names: [&str; 2]) {
        self.begin_between(names.map(|name| (name, PlayerKind::Human)));
    }

    /// Puts a match between two people on the table that has gone on for a while.
    fn begin_with(&mut self, game: Match) {
        let players = ["", ""].map(|name| Player { name: name.into(), player: PlayerKind::Human });
        self.ask(Request::Begin(Box::new(NewMatch { game, players })));
    }

    fn begin_between(&mut self, players: [(&str, PlayerKind); 2]) {
        let game = Match::new(Position::start(HouseRules::Booklet));
        let players = players.map(|(name, player)| Player { name: name.to_owned(), player });
        self.ask(Request::Begin(Box::new(NewMatch { game, players })));
    }

    fn world(&mut self) -> &mut World {
        self.app.world_mut()
    }

    /// Lets some time pass.
    fn pass(&mut self, seconds: f32) {
        for _ in 0..Duration::from_secs_f32(seconds).div_duration_f32(STEP).round() as usize {
            self.app.update();
        }
    }

    fn ask(&mut self, request: Request) {
        self.world().write_message(request);
        self.frames();
    }

    fn play(&mut self, step: Step) {
        self.ask(match step {
            Step::Slide(slide) => Request::Slide(slide),
            Step::Relocate(relocation) => Request::Relocate(relocation),
            Step::Skip => Request::Skip,
        });
    }

    /// Lets what has happened be shown.
    fn frames(&mut self) {
        for _ in 0..4 {
            self.app.update();
        }
    }

    fn referee(&mut self) -> Referee {
        self.app.world().resource::<Referee>().clone()
    }

    /// All that can be read now.
    fn read(&mut self) -> BTreeSet<String> {
        let world = self.world();
        let mut texts = world.query::<(&Text, &ComputedNode, &InheritedVisibility)>();
        let seen = texts.iter(world).filter(|(_, node, shown)| shown.get() && !node.is_empty());
        seen.map(|(text, ..)| text.0.clone()).filter(|text| !text.is_empty()).collect()
    }

    fn reads(&mut self, part: &str) -> bool {
        self.read().iter().any(|text| text.contains(part))
    }

    /// The button of a name that can be seen, if there is one.
    fn button(&mut self, called: &str) -> Option<Entity> {
        let world = self.world();
        let mut labels =
            world.query::<(Entity, &AccessibleLabel, &ComputedNode, &bevy::ui_widgets::Button)>();
        let mut seen =
            labels.iter(world).filter(|(_, label, node, _)| label.0 == called && !node.is_empty());
        seen.next().map(|(entity, ..)| entity)
    }

    #[track_caller]
    fn press(&mut self, called: &str) {
        let entity = self.button(called).unwrap_or_else(|| panic!("no button: {called}"));
        self.world().trigger(Reach { entity });
        self.frames();
    }

    #[track_caller]
    fn can_press(&mut self, called: &str) -> bool {
        let entity = self.button(called).unwrap_or_else(|| panic!("no button: {called}"));
        self.world().get::<InteractionDisabled>(entity).is_none()
    }

    fn key(&mut self, key_code: KeyCode) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.world().write_message(KeyboardInput {
                key_code,
                logical_key: Key::Escape,
                state,
                text: None,
                repeat: false,
                window: Entity::PLACEHOLDER,
            });
            self.app.update();
        }
        self.frames();
    }

    /// The step of the turn that is lit.
    fn lit(&mut self) -> Vec<String> {
        let world = self.world();
        let mut fills = world.query::<(&BackgroundColor, &Children)>();
        let lit: Vec<Entity> = fills
            .iter(world)
            .filter(|(fill, _)| fill.0 == BRASS)
            .flat_map(|(_, children)| children.iter())
            .collect();
        lit.into_iter().filter_map(|entity| Some(world.get::<Text>(entity)?.0.clone())).collect()
    }

    /// Every part that is painted, where it lies, and what it lies in.
    fn painted(&mut self) -> Vec<(Entity, Rect, Vec<Entity>)> {
        let world = self.world();
        let mut nodes = world.query::<(
            Entity,
            &ComputedNode,
            &UiGlobalTransform,
            &BackgroundColor,
            &InheritedVisibility,
        )>();
        let painted: Vec<(Entity, Rect)> = nodes
            .iter(world)
            .filter(|(_, node, _, fill, shown)| {
                shown.get() && !node.is_empty() && fill.0.alpha() > 0.9
            })
            .map(|(entity, node, at, ..)| (entity, rect(node, at)))
            .collect();
        let parents = |entity: Entity| {
            let mut above = Vec::new();
            let mut next = world.get::<ChildOf>(entity);
            while let Some(parent) = next {
                above.push(parent.parent());
                next = world.get::<ChildOf>(parent.parent());
            }
            above
        };
        painted.iter().map(|(entity, rect)| (*entity, *rect, parents(*entity))).collect()
    }

    /// Nothing is cut, nothing lies over something else, and nothing over the board.
    #[track_caller]
    fn check_layout(&mut self) {
        let window = Rect::from_corners(Vec2::ZERO, self.window).inflate(0.5);
        self.check_rims();
        let painted = self.painted();
        assert!(painted.len() > 8, "{}", painted.len());
        for (i, (entity, rect, above)) in painted.iter().enumerate() {
            assert!(
                window.contains(rect.min) && window.contains(rect.max),
                "{rect:?} in {window:?}"
            );
            for (other, over, above_other) in &painted[i + 1..] {
                let is_within = above.contains(other) || above_other.contains(entity);
                let overlap = rect.intersect(*over);
                assert!(is_within || overlap.is_empty(), "{rect:?} over {over:?}");
            }
        }
        let world = self.world();
        let mut texts =
            world.query::<(&Text, &TextLayoutInfo, &ComputedNode, &UiGlobalTransform)>();
        for (text, layout, node, at) in texts.iter(world).filter(|(_, _, node, _)| !node.is_empty())
        {
            // The spaces at which lines are broken may lie beyond their ends.
            let ends = layout.glyphs.iter().map(|glyph| {
                let half = glyph.atlas_info.rect.size() / 2.0;
                glyph.position + half
            });
            let end = ends.fold(Vec2::ZERO, Vec2::max);
            assert!(end.cmple(node.size() + 1.0).all(), "{}: {end} in {}", text.0, node.size());
            let rect = rect(node, at);
            assert!(window.contains(rect.min) && window.contains(rect.max), "{}", text.0);
        }
        for corner in self.board() {
            let under = painted.iter().find(|(_, rect, _)| rect.contains(corner));
            assert!(window.contains(corner), "{corner}");
            assert_eq!(under.map(|(_, rect, _)| *rect), None, "over the board at {corner}");
        }
    }

    /// The line around a thing is as wide on all sides.
    #[track_caller]
    fn check_rims(&mut self) {
        let world = self.world();
        for node in world.query::<&ComputedNode>().iter(world).filter(|node| !node.is_empty()) {
            let (low, high) = (node.border.min_inset, node.border.max_inset);
            let widths = [low.x, low.y, high.x, high.y];
            assert!(widths.iter().all(|width| (width - widths[0]).abs() < 1e-3), "{widths:?}");
        }
    }

    /// Where the rims of all discs are seen.
    fn board(&mut self) -> Vec<Vec2> {
        let world = self.world();
        let discs: Vec<Vec3> = world
            .query_filtered::<&Transform, (With<Disc>, With<At>)>()
            .iter(world)
            .map(|transform| transform.translation)
            .collect();
        assert_eq!(discs.len(), 19);
        let mut eyes = world.query_filtered::<(&Camera, &GlobalTransform), With<View>>();
        let (camera, eye) = eyes.single(world).expect("one camera");
        let rim = |disc: Vec3| {
            (0..8_u8).map(move |i| {
                let turn = f32::from(i) * std::f32::consts::FRAC_PI_4;
                disc + Vec3::new(turn.cos(), 0.0, turn.sin()) * 0.5
            })
        };
        let seen = |at: Vec3| camera.world_to_viewport(eye, at).expect("before the camera");
        discs.into_iter().flat_map(rim).map(seen).collect()
    }
}

fn rect(node: &ComputedNode, at: &UiGlobalTransform) -> Rect {
    Rect::from_center_size(at.translation, node.size())
}

#[test]
fn what_lies_over_the_table_says_what_happens_and_does_what_it_says() {
    let mut seat = Seat::new(SIZES[1]);
    says_whose_turn_it_is(&mut seat);
    takes_back_and_plays_again(&mut seat);
    lists_turns_and_leaps(&mut seat);
    tells_of_repetition(&mut seat);
    says_why_not(&mut seat);
    asks_before_a_match_is_given_up(&mut seat);
    lets_the_other_side_answer_an_offer(&mut seat);
    is_reached_by_keyboard_and_left_again(&mut seat);
}

fn says_whose_turn_it_is(seat: &mut Seat) {
    seat.begin(["Ada", ""]);
    assert!(seat.reads("Ada") && seat.reads("Black"), "{:?}", seat.read());
    assert!(seat.lit().contains(&"Slide a token".to_owned()));
    seat.play(Step::Slide(SLIDE));
    assert!(seat.lit().contains(&"Relocate a disc".to_owned()));
    assert!(!seat.lit().contains(&"Slide a token".to_owned()));
    seat.play(Step::Relocate(RELOCATION));
    assert!(seat.lit().contains(&"Slide a token".to_owned()));
    seat.ask(Request::Resign(Side::Black));
    assert!(seat.reads("Black resigns"), "{:?}", seat.read());
    assert!(!seat.reads("Slide a token"));
}

fn takes_back_and_plays_again(seat: &mut Seat) {
    seat.begin(["", ""]);
    assert!(!seat.can_press("Take back a move") && !seat.can_press("Redo"));
    seat.play(Step::Slide(SLIDE));
    assert!(seat.can_press("Take back a move"));
    seat.press("Take back a move");
    assert_eq!(seat.referee().position().due(), Some(Part::Slide));
    assert!(!seat.can_press("Take back a move") && seat.can_press("Redo"));
    seat.press("Redo");
    seat.play(Step::Relocate(RELOCATION));
    seat.press("Take back a turn");
    assert_eq!(seat.referee().game().turns().len(), 0);
    // What cannot be done is not done.
    seat.press("Take back a turn");
    assert!(!seat.reads("nothing to take back"));
}

/// A match of so many turns that nobody has won and that no repetition has drawn.
fn played(turns: usize) -> Match {
    let mut random = fastrand::Rng::with_seed(4);
    let mut game = Match::new(Position::start(HouseRules::Booklet));
    while game.turns().len() < turns {
        let quiet = |step: &&Step| {
            let mut after = game.clone();
            after.play(**step).is_ok() && after.ending().is_none()
        };
        let steps = game.position().steps();
        let quiet: Vec<Step> = steps.iter().filter(quiet).copied().collect();
        let step = *random.choice(&quiet).expect("one that does not end the match");
        game.play(step).expect("it is legal");
    }
    game
}

fn lists_turns_and_leaps(seat: &mut Seat) {
    seat.begin_with(played(6));
    let turns = seat.referee().all_turns();
    for turn in &turns {
        assert!(seat.reads(&turn.to_string()), "{turn}: {:?}", seat.read());
    }
    let row = |at: usize| {
        let side = if at % 2 == 1 { "Red" } else { "Black" };
        format!("Turn {at}, {side}: {}", turns[at - 1])
    };
    let is_lit = |seat: &mut Seat, called: &str| {
        let row = seat.button(called).expect("a row");
        seat.world().get::<Checked>(row).is_some()
    };
    assert!(is_lit(seat, &row(6)));
    seat.press(&row(2));
    assert_eq!(seat.referee().game().turns().len(), 2);
    assert!(is_lit(seat, &row(2)) && !is_lit(seat, &row(6)));
    seat.press("Start");
    assert_eq!(seat.referee().game().turns().len(), 0);
    seat.press(&row(6));
    assert_eq!(seat.referee().all_turns(), turns);
    // Played on from before, what was taken back is gone.
    seat.press("Start");
    seat.play(Step::Slide(SLIDE));
    assert!(seat.button(&row(6)).is_none());
}

fn tells_of_repetition(seat: &mut Seat) {
    seat.begin(["", ""]);
    let there_and_back = [
        Step::Slide(SLIDE),
        Step::Relocate(RELOCATION),
        Step::Slide(Slide { from: Cell::new(0, 2), to: Cell::new(0, -1) }),
        Step::Relocate(Relocation { from: Cell::new(-1, 2), to: Cell::new(-3, 2) }),
    ];
    for step in there_and_back {
        seat.play(step);
    }
    assert!(!seat.reads("has stood before"));
    // Said to whom it concerns for a while.
    let done = nonaga::game::Done {
        asked: nonaga::game::Asked::Step(there_and_back[3]),
        moved: Vec::new(),
        skipped: vec![nonaga::game::Skipped { side: Side::Red, part: Part::Slide }],
        ending: None,
        shape: None,
        times_stood: 2,
    };
    seat.world().write_message(done);
    seat.frames();
    assert!(seat.reads("has stood before") && seat.reads("cannot slide any token"));
    seat.pass(4.0);
    assert!(seat.reads("has stood before"));
    seat.pass(1.5);
    assert!(!seat.reads("has stood before"));
}

fn says_why_not(seat: &mut Seat) {
    seat.begin(["", ""]);
    seat.play(Step::Slide(SLIDE));
    let spot = Spot { thing: Thing::Disc, cell: Cell::new(0, 0) };
    // As the keyboard would: what is chosen is what the cursor is on.
    for _ in 0..20 {
        seat.world().write_message(Action::Next);
        seat.frames();
    }
    seat.world().write_message(Gesture::Choose(spot));
    seat.frames();
    assert!(seat.reads("leave no way to slide it out"), "{:?}", seat.read());
    seat.pass(4.5);
    assert!(!seat.reads("leave no way to slide it out"));
    // What was asked for by a key is answered over the table, not on it.
    seat.begin(["", ""]);
    seat.key(KeyCode::KeyU);
    assert!(seat.reads("nothing to take back"));
}

fn asks_before_a_match_is_given_up(seat: &mut Seat) {
    seat.begin(["", ""]);
    seat.press("Resign");
    assert!(seat.reads("Red, give up?"));
    let has_keys = seat.world().run_system_cached(board_has_keys).expect("it runs");
    assert!(!has_keys, "the board is out of reach meanwhile");
    seat.key(KeyCode::Escape);
    assert!(!seat.reads("Red, give up?"));
    assert_eq!(seat.referee().game().ending(), None);
    seat.press("Resign");
    seat.press("Play on");
    assert!(!seat.reads("Red, give up?"));
    let beside_the_table = seat.button("Resign");
    seat.press("Resign");
    // The same words are on the button that was pressed.
    let world = seat.world();
    let mut buttons = world.query::<(Entity, &AccessibleLabel, &bevy::ui_widgets::Button)>();
    let called = buttons.iter(world).filter(|(_, label, _)| label.0 == "Resign");
    let answer = called.map(|it| it.0).find(|button| Some(*button) != beside_the_table);
    world.trigger(Reach { entity: answer.expect("it is asked") });
    seat.frames();
    assert_eq!(seat.referee().game().ending(), Some(Ending::Resigned { by: Side::Red }));
}

fn lets_the_other_side_answer_an_offer(seat: &mut Seat) {
    let offered = "Red offers Black a draw.";
    seat.begin(["", ""]);
    seat.ask(Request::OfferDraw(Side::Red));
    assert!(seat.reads(offered) && !seat.can_press("Offer a draw"));
    seat.press("Decline");
    assert!(!seat.reads(offered) && seat.can_press("Offer a draw"));
    // It stands while the one who offers plays, and goes when the other plays on.
    seat.ask(Request::OfferDraw(Side::Red));
    seat.play(Step::Slide(SLIDE));
    seat.play(Step::Relocate(RELOCATION));
    assert!(seat.reads(offered));
    seat.check_layout();
    seat.play(Step::Slide(Slide { from: Cell::new(0, 2), to: Cell::new(0, -1) }));
    assert!(!seat.reads(offered));
    seat.ask(Request::OfferDraw(Side::Red));
    seat.press("Agree");
    assert_eq!(seat.referee().game().ending(), Some(Ending::DrawnByAgreement));
}

fn is_reached_by_keyboard_and_left_again(seat: &mut Seat) {
    seat.begin(["", ""]);
    let has_keys =
        |seat: &mut Seat| seat.world().run_system_cached(board_has_keys).expect("it runs");
    seat.key(KeyCode::Tab);
    assert!(has_keys(seat), "Tab goes round the board");
    let spoken = |seat: &mut Seat| {
        let world = seat.world();
        let mut boards = world.query_filtered::<&AccessibleLabel, With<nonaga::game::ui::Board>>();
        boards.single(world).expect("one board").0.clone()
    };
    assert!(spoken(seat).starts_with("Red token"), "{}", spoken(seat));
    assert!(spoken(seat).contains("can slide"), "{}", spoken(seat));
    seat.key(KeyCode::F6);
    assert!(!has_keys(seat), "F6 leads to the buttons");
    seat.key(KeyCode::Escape);
    assert!(has_keys(seat), "Escape leads back");
    assert_eq!(seat.referee().game().ending(), None);
}

#[test]
fn nothing_is_cut_or_covered_at_any_size() {
    let names = ["Wilhelmina Featherstonehaugh-Hall", "Bartholomew the Younger of Essex"];
    for (size, text) in SIZES.map(|size| (size, TextSize::Normal)).into_iter().chain([
        (SIZES[0], TextSize::Largest),
        (SIZES[1], TextSize::Largest),
        (UVec2::new(640, 480), TextSize::Normal),
    ]) {
        let mut seat = Seat::new(size);
        seat.world().resource_mut::<Settings>().text = text;
        seat.begin(["", ""]);
        seat.pass(0.2);
        seat.check_layout();
        seat.begin(names);
        for step in [Step::Slide(SLIDE), Step::Relocate(RELOCATION)] {
            seat.play(step);
            seat.pass(1.5);
            seat.check_layout();
        }
        seat.ask(Request::OfferDraw(Side::Red));
        seat.pass(0.2);
        seat.check_layout();
        // The list of turns comes or goes, and the board gives way.
        for _ in 0..2 {
            seat.world().write_message(Action::Turns);
            seat.pass(0.2);
            seat.check_layout();
        }
        // The most that a plate has to say.
        let computer = PlayerKind::Computer { level: Level::Beginner };
        seat.begin_between(names.map(|name| (name, computer)));
        assert!(seat.app.world().resource::<Opponent>().is_thinking());
        seat.check_layout();
    }
}

/// At this size there is no room for the list of turns, which has a row for each.
#[test]
fn the_keyboard_goes_through_what_is_shown_and_nothing_else() {
    let mut seat = Seat::new(SIZES[0]);
    seat.begin(["", ""]);
    for step in [Step::Slide(SLIDE), Step::Relocate(RELOCATION)] {
        seat.play(step);
        seat.pass(1.5);
    }
    seat.key(KeyCode::F6);
    let mut come_to = BTreeSet::new();
    for _ in 0..30 {
        let focused = seat.world().resource::<InputFocus>().get().expect("a control");
        let node = seat.world().get::<ComputedNode>(focused).expect("it is laid out");
        assert!(!node.is_empty(), "the keyboard is on what cannot be seen");
        come_to.insert(focused);
        seat.key(KeyCode::Tab);
    }
    let buttons = 10;
    assert!(come_to.len() >= buttons, "{} controls", come_to.len());
}

#[test]
fn of_a_long_match_the_rows_are_there_that_are_seen() {
    let mut seat = Seat::new(SIZES[1]);
    seat.begin_with(played(200));
    let turns = seat.referee().all_turns();
    let row = |at: usize| {
        let side = if at % 2 == 1 { "Red" } else { "Black" };
        format!("Turn {at}, {side}: {}", turns[at - 1])
    };
    let window = Rect::from_corners(Vec2::ZERO, seat.window);
    // Forth and back, near and far.
    for at in [200, 199, 120, 3, 90, 101, 200] {
        seat.ask(Request::Jump(at));
        let entity = seat.button(&row(at)).expect("the row of what the table shows");
        let world = seat.world();
        assert!(world.get::<Checked>(entity).is_some());
        let node = world.get::<ComputedNode>(entity).expect("it is laid out");
        let place = rect(node, world.get::<UiGlobalTransform>(entity).expect("it is laid out"));
        assert!(window.contains(place.min) && window.contains(place.max), "{at}: {place:?}");
        let mut labels = world.query::<&AccessibleLabel>();
        let rows = labels.iter(world).filter(|label| label.0.starts_with("Turn ")).count();
        assert!((10..50).contains(&rows), "{rows} rows at {at}");
        if (10..190).contains(&at) {
            let place_of = |seat: &mut Seat, at: usize| {
                let entity = seat.button(&row(at)).expect("a row around it");
                seat.world().get::<UiGlobalTransform>(entity).expect("laid out").translation.y
            };
            let apart = place_of(&mut seat, at + 1) - place_of(&mut seat, at);
            let apart_before = place_of(&mut seat, at) - place_of(&mut seat, at - 1);
            assert!(apart > 10.0 && (apart - apart_before).abs() < 1.5, "{apart} {apart_before}");
        }
    }
    // The keyboard goes on to rows that were not there when it came.
    seat.press(&row(200));
    seat.ask(Request::Jump(1));
    seat.key(KeyCode::F6);
    let mut furthest = 0;
    for _ in 0..80 {
        let focused = seat.world().resource::<InputFocus>().get().expect("a control");
        let label = seat.world().get::<AccessibleLabel>(focused).map(|label| label.0.clone());
        let turn = (1..=200).find(|at| label.as_ref() == Some(&row(*at)));
        furthest = furthest.max(turn.unwrap_or(0));
        seat.key(KeyCode::Tab);
    }
    assert!(furthest > 50, "it came to turn {furthest}");
}

#[test]
fn a_win_is_seen_alone_and_then_the_whole_board() {
    for size in SIZES {
        let mut seat = Seat::new(size);
        let slide = Slide { from: Cell::new(2, -1), to: Cell::new(1, -1) };
        let tokens = ([(0, -2), (0, -1), (2, -1)], [(2, -2), (-2, 0), (0, 2)]);
        let mut game = won(tokens.0, tokens.1, slide);
        game.take_back_part();
        seat.begin_with(game);
        let is_seen = |seat: &mut Seat, called: &str| {
            let button = seat.button(called).expect("a button");
            seat.world().get::<InheritedVisibility>(button).is_some_and(|seen| seen.get())
        };
        assert!(is_seen(&mut seat, "Pause"));
        seat.play(Step::Slide(slide));
        seat.pass(2.0);
        assert!(!is_seen(&mut seat, "Pause") && seat.reads("Red wins"), "the camera is near");
        seat.pass(3.0);
        seat.world().write_message(Go::Table);
        seat.pass(1.0);
        assert!(is_seen(&mut seat, "Pause"));
        seat.check_layout();
    }
}

/// A match that Red has won, whose tokens stand so before the last slide.
fn won(red: [(i32, i32); 3], black: [(i32, i32); 3], slide: Slide) -> Match {
    let cells = |tokens: [(i32, i32); 3]| tokens.map(Cell::from).to_vec();
    let setup = Setup { red: cells(red), black: cells(black), ..Setup::start() };
    let mut game = Match::new(setup.validate(HouseRules::Booklet).expect("it can stand so"));
    game.play(Step::Slide(slide)).expect("it is legal");
    assert!(matches!(game.ending(), Some(Ending::Won { .. })));
    game
}

#[test]
fn the_ribbon_lies_between_the_tokens_that_won_and_nowhere_else() {
    let mut seat = Seat::new(SIZES[0]);
    let slide = |from, to| Slide { from: Cell::from(from), to: Cell::from(to) };
    let one = won([(0, -2), (0, -1), (2, -1)], [(2, -2), (-2, 0), (0, 2)], slide((2, -1), (1, -1)));
    let other = won([(0, 2), (0, 1), (-2, 1)], [(-2, 2), (2, 0), (0, -2)], slide((-2, 1), (-1, 1)));
    for game in [one, other] {
        seat.begin_with(game);
        seat.pass(1.0);
        let world = seat.world();
        let mut winners = world.query_filtered::<&Transform, With<Winning>>();
        let winners: Vec<Vec3> = winners.iter(world).map(|at| at.translation).collect();
        let mut named = world.query::<(&Name, &Transform)>();
        let pieces: Vec<Vec3> = named
            .iter(world)
            .filter(|(name, _)| name.as_str() == "ribbon")
            .map(|(_, at)| at.translation)
            .collect();
        assert_eq!((winners.len(), pieces.len()), (3, 2), "a tick has two legs");
        for piece in pieces {
            let between = winners.iter().filter(|at| at.xz().distance(piece.xz()) < SPACING * 0.6);
            assert_eq!(between.count(), 2, "{piece} is not between two of {winners:?}");
        }
    }
}
