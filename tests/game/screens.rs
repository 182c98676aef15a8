//! Every screen without a visible window: it works by pointer and by keyboard, and no text is cut off.

#[path = "library.rs"]
mod library;

use std::{
    collections::BTreeSet,
    thread,
    time::{Duration, Instant},
};

use bevy::{
    a11y::AccessibilityPlugin,
    camera::{CameraPlugin, NormalizedRenderTarget, RenderTarget, RenderTargetInfo},
    image::TextureAtlasPlugin,
    input::{
        ButtonState, InputPlugin,
        gamepad::{RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent, RawGamepadEvent},
        keyboard::{Key, KeyboardInput},
    },
    input_focus::{InputDispatchPlugin, InputFocus, InputFocusPlugin, InputFocusVisible},
    mesh::MeshPlugin,
    picking::{
        DefaultPickingPlugins,
        pointer::{Location, PointerAction, PointerButton, PointerId, PointerInput},
    },
    prelude::*,
    state::app::StatesPlugin,
    text::TextPlugin,
    time::TimeUpdateStrategy,
    ui::{Checked, ComputedStackIndex, IsDefaultUiCamera, UiPlugin, widget::TextNodeFlags},
    ui_widgets::{RadioButton, ScrollArea, UiWidgetsPlugins},
    window::{ExitCondition, PrimaryWindow, WindowRef},
};
use nonaga::{
    game::{
        common::{Overlay, Screen, ShelfGame, Speaker},
        input::{Action, Bindings, KEYS},
        keeping::{Progress, Resumable, Settings, TextSize},
        players::{Lessons, Tutor},
        referee::{Ask, Asker, Colour, Draft, NewMatch, Opponent, Referee},
        screens_plugin,
        table::Motion,
        ui::{LONGEST, Skin},
    },
    home::Unfinished,
    record::{Level, Player, PlayerKind, Record},
    rules::{HouseRules, Match, Position, Side},
    words::{Language, Words},
};

use crate::player::gamepad;
use strum::VariantArray;

const SIZES: [UVec2; 3] = [UVec2::new(800, 600), UVec2::new(1280, 720), UVec2::new(1920, 1080)];

/// The screens and overlays.
const PAGES: [(Screen, Overlay); 25] = [
    (Screen::Title, Overlay::None),
    (Screen::Lessons, Overlay::None),
    (Screen::Puzzles, Overlay::None),
    (Screen::Puzzles, Overlay::Training),
    (Screen::Library, Overlay::None),
    (Screen::FarAway, Overlay::None),
    (Screen::NewMatch, Overlay::None),
    (Screen::NewMatch, Overlay::Unfinished),
    (Screen::Match, Overlay::Pause),
    (Screen::Match, Overlay::Result),
    (Screen::Match, Overlay::CourseEnd),
    (Screen::Match, Overlay::Settings),
    (Screen::Match, Overlay::Rules),
    (Screen::Match, Overlay::Controls),
    (Screen::Title, Overlay::Credits),
    (Screen::Title, Overlay::Settings),
    (Screen::Shelf, Overlay::None),
    (Screen::OtherPage(ShelfGame::Zebra), Overlay::None),
    (Screen::OtherMatches(ShelfGame::Zebra), Overlay::None),
    (Screen::OtherTable(ShelfGame::Zebra), Overlay::OtherPause),
    (Screen::OtherTable(ShelfGame::Zebra), Overlay::OtherRules),
    (Screen::OtherPage(ShelfGame::Mutants), Overlay::None),
    (Screen::OtherMatches(ShelfGame::Mutants), Overlay::None),
    (Screen::OtherTable(ShelfGame::Mutants), Overlay::OtherPause),
    (Screen::OtherTable(ShelfGame::Mutants), Overlay::OtherRules),
];

/// The game with its screens, and somebody who uses them.
pub struct Viewer {
    pub app: App,
    pub window: NormalizedRenderTarget,
}

impl Viewer {
    fn new(size: UVec2, words: Words) -> Viewer {
        Viewer::with(size, words, Settings::default())
    }

    fn with(size: UVec2, words: Words, settings: Settings) -> Viewer {
        Viewer::built(size, words, settings, |_| ())
    }

    /// A game with something added.
    pub fn built(
        size: UVec2,
        words: Words,
        settings: Settings,
        add: impl FnOnce(&mut App),
    ) -> Viewer {
        let mut app = App::new();
        let window = Window { resolution: size.into(), ..default() };
        app.add_plugins((
            MinimalPlugins,
            InputPlugin,
            WindowPlugin {
                primary_window: Some(window),
                exit_condition: ExitCondition::DontExit,
                ..default()
            },
            AccessibilityPlugin,
            InputFocusPlugin,
            InputDispatchPlugin,
            AssetPlugin::default(),
            TransformPlugin,
            CameraPlugin,
            StatesPlugin,
        ))
        .add_plugins((MeshPlugin, ImagePlugin::default(), TextureAtlasPlugin))
        .add_plugins((DefaultPickingPlugins, TextPlugin, UiPlugin))
        .add_plugins(UiWidgetsPlugins)
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)))
        .insert_resource(Speaker(words))
        .insert_resource(settings)
        .add_plugins(screens_plugin);
        add(&mut app);
        app.finish();
        app.cleanup();
        // A renderer would find this out from the window.
        let mut camera = Camera::default();
        camera.computed.target_info =
            Some(RenderTargetInfo { physical_size: size, scale_factor: 1.0 });
        app.world_mut().spawn((Camera2d, camera, IsDefaultUiCamera));
        let world = app.world_mut();
        let primary = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).ok();
        let window = RenderTarget::Window(WindowRef::Primary).normalize(primary);
        let window = window.expect("there is a window, though nothing shows it");
        let mut viewer = Viewer { app, window };
        viewer.pass(4);
        viewer
    }

    fn english(size: UVec2) -> Viewer {
        Viewer::new(size, Words::new(Language::ENGLISH))
    }

    pub fn pass(&mut self, frames: usize) {
        for _ in 0..frames {
            self.app.update();
        }
    }

    pub fn at(&self) -> (Screen, Overlay) {
        let world = self.app.world();
        (*world.resource::<State<Screen>>().get(), *world.resource::<State<Overlay>>().get())
    }

    /// Opens a page directly.
    pub fn show(&mut self, (screen, overlay): (Screen, Overlay)) {
        let world = self.app.world_mut();
        world.resource_mut::<NextState<Screen>>().set(screen);
        world.resource_mut::<NextState<Overlay>>().set(overlay);
        self.pass(5);
        assert_eq!(self.at(), (screen, overlay));
    }

    /// Begins a match at the table.
    fn begin(&mut self) {
        let person = |name: &str| Player { name: name.to_owned(), player: PlayerKind::Human };
        let game = Match::new(Position::start(HouseRules::default()));
        let new = NewMatch::to_play(game, [person("Ada"), person("Grace")]);
        self.app.world_mut().write_message(Ask::Begin(Box::new(new)).by(Asker::Hand));
        self.pass(4);
        assert_eq!(self.at(), (Screen::Match, Overlay::None));
    }

    /// Plays the first legal slide and relocation.
    fn play_turn(&mut self) -> Position {
        let position = self.position();
        let slide = position.slides()[0];
        self.app.world_mut().write_message(Ask::Slide(slide).by(Asker::Hand));
        self.pass(2);
        let relocation = self.position().relocations().next().expect("a disc to take");
        self.app.world_mut().write_message(Ask::Relocate(relocation).by(Asker::Hand));
        self.pass(2);
        self.position()
    }

    fn position(&self) -> Position {
        self.app.world().resource::<Referee>().position().clone()
    }

    /// Makes an unfinished match available under “Continue”.
    fn leave_unfinished(&mut self) {
        let person = || Player { name: String::new(), player: PlayerKind::Human };
        let played = Record {
            date: "2026-11-20T18:30:00Z".parse().expect("a date"),
            red: person(),
            black: person(),
            game: Match::new(Position::start(HouseRules::default())),
            notes: default(),
            lines: default(),
            from: None,
        };
        let modified = std::time::SystemTime::UNIX_EPOCH;
        let unfinished = Unfinished { number: 1, modified, played };
        self.app.world_mut().insert_resource(Resumable(Some(unfinished)));
        self.pass(4);
    }

    /// Waits for something that happens on another thread.
    #[track_caller]
    pub fn wait(&mut self, until: impl Fn(&mut Viewer) -> bool) {
        let began = Instant::now();
        while !until(self) {
            assert!(began.elapsed() < Duration::from_mins(1), "it never happens");
            thread::sleep(Duration::from_millis(5));
            self.pass(1);
        }
    }

    /// Runs frames until nothing has moved for a while.
    #[track_caller]
    pub fn rest(&mut self) {
        let mut still = 0;
        for _ in 0..400 {
            self.pass(1);
            let world = self.app.world_mut();
            let moving = world.query::<&Motion>().iter(world).count();
            still = if moving == 0 { still + 1 } else { 0 };
            if still == 100 {
                return;
            }
        }
        panic!("something moves all the time");
    }

    /// Puts the match from the list of kept ones on the table whose row says this.
    pub fn watch_kept(&mut self, said: &str) {
        self.click("shelf-kept");
        self.wait(|viewer| viewer.reads(said));
        let world = self.app.world_mut();
        let mut labels = world.query::<(Entity, &AccessibleLabel)>();
        let row = labels.iter(world).find(|(_, label)| label.0.contains(said));
        let row = row.expect("its row").0;
        self.click_on(row);
    }

    /// The names of the main buttons of the page. There should be one.
    pub fn main_ways(&mut self) -> Vec<String> {
        let world = self.app.world_mut();
        let mut buttons =
            world.query::<(&Skin, &AccessibleLabel, &ComputedNode, &InheritedVisibility)>();
        buttons
            .iter(world)
            .filter(|(skin, _, node, seen)| {
                **skin == Skin::Primary && !node.is_empty() && seen.get()
            })
            .map(|(_, label, ..)| label.0.clone())
            .collect()
    }

    pub fn say(&self, key: &str) -> String {
        self.app.world().resource::<Speaker>().0.say(key)
    }

    fn draft(&self) -> &Draft {
        self.app.world().resource::<Draft>()
    }

    fn change_draft(&mut self, change: impl FnOnce(&mut Draft)) {
        change(&mut self.app.world_mut().resource_mut::<Draft>());
        self.pass(4);
    }

    /// All visible controls with this label.
    pub fn labelled(&mut self, wanted: &str) -> Vec<Entity> {
        let world = self.app.world_mut();
        let mut controls =
            world.query::<(Entity, &AccessibleLabel, &ComputedNode, &InheritedVisibility)>();
        controls
            .iter(world)
            .filter(|(_, label, node, seen)| label.0 == wanted && !node.is_empty() && seen.get())
            .map(|(entity, ..)| entity)
            .collect()
    }

    /// The group of choices with this label.
    fn group(&mut self, label: &str) -> Entity {
        let found = self.labelled(label);
        let has_choices = |entity: &&Entity| !self.choices(**entity).is_empty();
        *found.iter().find(has_choices).unwrap_or_else(|| panic!("no group “{label}”"))
    }

    /// The choices within a group.
    fn choices(&self, group: Entity) -> Vec<Entity> {
        let world = self.app.world();
        let mut within = vec![group];
        let mut choices = Vec::new();
        while let Some(entity) = within.pop() {
            choices.extend(world.get::<RadioButton>(entity).map(|_| entity));
            within.extend(world.get::<Children>(entity).into_iter().flatten());
        }
        choices
    }

    /// The label of what is chosen in the group whose label has this key.
    fn chosen(&mut self, key: &str) -> String {
        let label = self.say(key);
        let group = self.group(&label);
        let world = self.app.world();
        let chosen: Vec<Entity> = self
            .choices(group)
            .into_iter()
            .filter(|choice| world.get::<Checked>(*choice).is_some())
            .collect();
        let [chosen] = chosen[..] else { panic!("{} of “{label}” are chosen", chosen.len()) };
        world.get::<AccessibleLabel>(chosen).expect("a label").0.clone()
    }

    /// Whether a visible text contains this.
    pub fn reads(&mut self, part: &str) -> bool {
        let world = self.app.world_mut();
        let mut texts = world.query::<(&Text, &ComputedNode, &InheritedVisibility)>();
        texts
            .iter(world)
            .any(|(text, node, seen)| seen.get() && !node.is_empty() && text.0.contains(part))
    }

    /// Clicks on the control whose label has this key.
    pub fn click(&mut self, key: &str) {
        let label = self.say(key);
        let found = self.labelled(&label);
        self.click_on(*found.first().unwrap_or_else(|| panic!("no control “{label}”")));
    }

    /// Clicks on a choice in a group, both by the keys of their labels.
    pub fn choose(&mut self, group: &str, choice: &str) {
        let (label, choice) = (self.say(group), self.say(choice));
        let group = self.group(&label);
        let world = self.app.world();
        let has_label = |entity: &Entity| {
            world.get::<AccessibleLabel>(*entity).is_some_and(|label| label.0 == choice)
        };
        let found = self.choices(group).into_iter().find(has_label);
        self.click_on(found.unwrap_or_else(|| panic!("no choice “{choice}” in “{label}”")));
    }

    pub fn click_on(&mut self, control: Entity) {
        let place = self.app.world().get::<UiGlobalTransform>(control).expect("it is laid out");
        let position = place.translation;
        for action in [
            PointerAction::Move { delta: Vec2::ONE },
            PointerAction::Press(PointerButton::Primary),
            PointerAction::Release(PointerButton::Primary),
        ] {
            let location = Location { target: self.window.clone(), position };
            let input = PointerInput::new(PointerId::Mouse, location, action);
            self.app.world_mut().write_message(input);
            self.pass(2);
        }
        self.pass(3);
    }

    /// Presses and releases a key.
    pub fn press(&mut self, key_code: KeyCode, logical_key: Key) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.key(key_code, logical_key.clone(), state);
        }
        self.pass(3);
    }

    fn key(&mut self, key_code: KeyCode, logical_key: Key, state: ButtonState) {
        let world = self.app.world_mut();
        let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world);
        let window = window.expect("there is a window");
        let text = match &logical_key {
            Key::Character(letter) => Some(letter.clone()),
            _ => None,
        };
        let input = KeyboardInput { key_code, logical_key, state, text, repeat: false, window };
        self.app.world_mut().write_message(input);
        self.pass(2);
    }

    /// Presses and releases an arrow key.
    fn arrow(&mut self, key_code: KeyCode) {
        let logical_key = match key_code {
            KeyCode::ArrowUp => Key::ArrowUp,
            KeyCode::ArrowDown => Key::ArrowDown,
            KeyCode::ArrowLeft => Key::ArrowLeft,
            _ => Key::ArrowRight,
        };
        self.press(key_code, logical_key);
    }

    /// Presses and releases a key that writes this.
    fn type_key(&mut self, logical_key: Key, said: &str) {
        let world = self.app.world_mut();
        let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world);
        let window = window.expect("there is a window");
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let (key_code, logical_key) = (
                KeyCode::Unidentified(bevy::input::keyboard::NativeKeyCode::Unidentified),
                logical_key.clone(),
            );
            let text = Some(said.into());
            let input = KeyboardInput { key_code, logical_key, state, text, repeat: false, window };
            self.app.world_mut().write_message(input);
            self.pass(1);
        }
    }

    /// Types a letter this many times.
    fn type_letter(&mut self, times: usize) {
        for _ in 0..times {
            self.press(KeyCode::KeyW, Key::Character("W".into()));
        }
    }

    /// Presses and releases a button of the gamepad.
    fn pad_button(&mut self, button: GamepadButton) {
        let gamepad = self.pad();
        for value in [1.0, 0.0] {
            let change = RawGamepadButtonChangedEvent { gamepad, button, value };
            self.app.world_mut().write_message(RawGamepadEvent::Button(change));
            self.pass(3);
        }
    }

    /// Pushes the left stick sideways, and releases it.
    fn stick(&mut self, to: f32) {
        let gamepad = self.pad();
        for value in [to, 0.0] {
            let axis = GamepadAxis::LeftStickX;
            let change = RawGamepadAxisChangedEvent { gamepad, axis, value };
            self.app.world_mut().write_message(RawGamepadEvent::Axis(change));
            self.pass(3);
        }
    }

    /// The gamepad. Connects one first if there is none.
    fn pad(&mut self) -> Entity {
        let (gamepad, is_new) = gamepad(self.app.world_mut());
        if is_new {
            self.pass(2);
        }
        gamepad
    }

    fn escape(&mut self) {
        self.press(KeyCode::Escape, Key::Escape);
    }

    pub fn enter(&mut self) {
        self.press(KeyCode::Enter, Key::Enter);
    }

    pub fn tab(&mut self) {
        self.press(KeyCode::Tab, Key::Tab);
    }

    fn shift_tab(&mut self) {
        self.key(KeyCode::ShiftLeft, Key::Shift, ButtonState::Pressed);
        self.tab();
        self.key(KeyCode::ShiftLeft, Key::Shift, ButtonState::Released);
    }

    /// Goes by Tab to the control whose label has this key, and presses Enter.
    fn tab_to(&mut self, key: &str) {
        let label = self.say(key);
        self.tab_onto(&label);
        self.enter();
    }

    /// Goes by Tab to the control with this label.
    fn tab_onto(&mut self, label: &str) {
        for _ in 0..40 {
            self.tab();
            if self.focused().as_deref() == Some(label) {
                return;
            }
        }
        panic!("Tab does not reach “{label}”");
    }

    /// The line behind which the house rules are folded away.
    fn rules_line(&self) -> String {
        let words = &self.app.world().resource::<Speaker>().0;
        words.say_with("new-match-rules-chosen", &[("rules", &self.draft().rules)])
    }

    /// The label of the focused control, if the focus ring is visible.
    fn focused(&self) -> Option<String> {
        let world = self.app.world();
        let focused = world.resource::<InputFocus>().get()?;
        let shows = world.resource::<InputFocusVisible>().0;
        world.get::<AccessibleLabel>(focused).filter(|_| shows).map(|label| label.0.clone())
    }

    /// The texts that are cut off by the window or by what contains them.
    pub fn cut_off(&mut self) -> Vec<String> {
        let world = self.app.world_mut();
        let size = {
            let mut windows = world.query::<&Window>();
            windows.single(world).expect("a window").size()
        };
        let mut texts = world.query_filtered::<(
            Entity,
            &Text,
            &ComputedNode,
            &UiGlobalTransform,
            &InheritedVisibility,
            &ChildOf,
        ), (With<TextNodeFlags>, With<ComputedStackIndex>)>();
        let mut nodes = world.query::<(&ComputedNode, &UiGlobalTransform, &Node)>();
        let mut cut_off = Vec::new();
        let all: Vec<_> = texts
            .iter(world)
            .filter(|(entity, text, .., seen, _)| {
                seen.get() && !text.0.is_empty() && is_displayed(world, *entity)
            })
            .map(|(_, text, node, place, _, parent)| {
                (text.0.clone(), rect(node, place), parent.parent())
            })
            .collect();
        for (said, bounds, parent) in all {
            if bounds.size().min_element() < 1.0 {
                cut_off.push(format!("“{said}” has no room at all"));
                continue;
            }
            let mut above = Some(parent);
            let mut scrolls = false;
            while let Some(entity) = above {
                if let Ok((node, place, style)) = nodes.get(world, entity) {
                    let around = rect(node, place);
                    let is_beside =
                        bounds.min.x < around.min.x - 1.0 || bounds.max.x > around.max.x + 1.0;
                    let is_over =
                        bounds.min.y < around.min.y - 1.0 || bounds.max.y > around.max.y + 1.0;
                    scrolls |= style.overflow.y == OverflowAxis::Scroll;
                    if is_beside || (is_over && !scrolls) {
                        cut_off.push(format!("“{said}” {bounds:?} is beyond {around:?}"));
                        break;
                    }
                }
                above = world.get::<ChildOf>(entity).map(ChildOf::parent);
            }
            let is_out = bounds.min.x < 0.0 || bounds.max.x > size.x;
            if is_out || (!scrolls && (bounds.min.y < 0.0 || bounds.max.y > size.y)) {
                cut_off.push(format!("“{said}” {bounds:?} is outside the window"));
            }
        }
        cut_off
    }
}

/// Whether neither this node nor one that it is in is left out of the layout.
fn is_displayed(world: &World, entity: Entity) -> bool {
    let parent = |entity: &Entity| world.get::<ChildOf>(*entity).map(ChildOf::parent);
    std::iter::successors(Some(entity), parent)
        .all(|entity| world.get::<Node>(entity).is_none_or(|node| node.display != Display::None))
}

fn rect(node: &ComputedNode, place: &UiGlobalTransform) -> Rect {
    Rect::from_center_size(place.translation, node.size())
}

/// English with every sentence two fifths longer, as in German.
fn long_words() -> Words {
    let mut source = String::new();
    for file in [
        include_str!("../../assets/locales/en/screens.ftl"),
        include_str!("../../assets/locales/en/library.ftl"),
        include_str!("../../assets/locales/en/game.ftl"),
        include_str!("../../assets/locales/en/rules.ftl"),
    ] {
        for line in file.lines() {
            let is_plain = line.split_once(" = ").is_some_and(|(key, said)| {
                !said.contains('{') && key.chars().all(|c| c.is_ascii_lowercase() || c == '-')
            });
            if is_plain && let Some((key, said)) = line.split_once(" = ") {
                source.extend([key, " = ", &lengthened(said), "\n"]);
            }
        }
    }
    Words::from_source(&source).expect("sentences")
}

fn lengthened(said: &str) -> String {
    let words = said.split(' ').map(|word| {
        let more = (word.chars().count() * 2).div_ceil(5);
        word.to_owned() + &"enstrumpf".repeat(2)[..more.min(18)]
    });
    words.collect::<Vec<_>>().join(" ")
}

fn check_nothing_is_cut_off(words: fn() -> Words, text: TextSize) {
    for size in SIZES {
        let mut viewer = Viewer::new(size, words());
        viewer.app.world_mut().resource_mut::<Settings>().text = text;
        viewer.leave_unfinished();
        for page in PAGES {
            if page.1 == Overlay::Result {
                viewer.begin();
                viewer.app.world_mut().write_message(Ask::Resign(Side::Red).by(Asker::Hand));
                viewer.pass(2);
            }
            viewer.show(page);
            let cut_off = viewer.cut_off();
            assert!(cut_off.is_empty(), "{page:?} at {size}, {text:?}: {cut_off:#?}");
        }
        check_the_new_match(&mut viewer);
    }
}

/// Checks that nothing is cut off in a new match, with each opponent, full names and unfolded rules.
fn check_the_new_match(viewer: &mut Viewer) {
    viewer.show((Screen::NewMatch, Overlay::None));
    let line = viewer.rules_line();
    viewer.tab_onto(&line);
    viewer.enter();
    let full = "W".repeat(LONGEST);
    for opponent in [Opponent::Computer, Opponent::Friend, Opponent::Computers] {
        viewer.change_draft(|draft| {
            draft.opponent = opponent;
            draft.name.clone_from(&full);
            draft.names = [full.clone(), full.clone()];
        });
        let cut_off = viewer.cut_off();
        assert!(cut_off.is_empty(), "against {opponent:?}: {cut_off:#?}");
    }
}

#[test]
fn no_text_is_cut_off() {
    check_nothing_is_cut_off(|| Words::new(Language::ENGLISH), TextSize::Normal);
}

#[test]
fn no_large_text_is_cut_off() {
    check_nothing_is_cut_off(|| Words::new(Language::ENGLISH), TextSize::Double);
}

#[test]
fn no_long_sentences_are_cut_off() {
    check_nothing_is_cut_off(long_words, TextSize::Large);
}

#[test]
fn every_page_of_the_title_opens_and_closes_by_mouse() {
    let mut viewer = Viewer::english(SIZES[1]);
    assert_eq!(viewer.at(), (Screen::Title, Overlay::None));
    for (opens, overlay, leaves) in [
        ("title-settings", Overlay::Settings, "screen-done"),
        ("title-rules", Overlay::Rules, "screen-back"),
        ("title-controls", Overlay::Controls, "screen-back"),
        ("title-credits", Overlay::Credits, "screen-back"),
    ] {
        viewer.click(opens);
        assert_eq!(viewer.at(), (Screen::Title, overlay));
        viewer.click(leaves);
        assert_eq!(viewer.at(), (Screen::Title, Overlay::None));
    }
    viewer.click("title-new-match");
    assert_eq!(viewer.at(), (Screen::NewMatch, Overlay::None));
    viewer.click("screen-back");
    assert_eq!(viewer.at(), (Screen::Title, Overlay::None));
}

#[test]
fn every_page_of_the_title_opens_and_closes_by_keyboard() {
    let mut viewer = Viewer::english(SIZES[1]);
    for (opens, at) in [
        ("title-settings", (Screen::Title, Overlay::Settings)),
        ("title-rules", (Screen::Title, Overlay::Rules)),
        ("title-controls", (Screen::Title, Overlay::Controls)),
        ("title-credits", (Screen::Title, Overlay::Credits)),
        ("title-new-match", (Screen::NewMatch, Overlay::None)),
    ] {
        viewer.tab_to(opens);
        assert_eq!(viewer.at(), at);
        viewer.escape();
        assert_eq!(viewer.at(), (Screen::Title, Overlay::None));
    }
}

#[test]
fn f1_shows_every_key_and_gamepad_button() {
    let mut viewer = Viewer::english(SIZES[1]);
    viewer.press(KeyCode::F1, Key::F1);
    assert_eq!(viewer.at(), (Screen::Title, Overlay::Controls));
    viewer.escape();
    viewer.begin();
    viewer.press(KeyCode::F1, Key::F1);
    assert_eq!(viewer.at(), (Screen::Match, Overlay::Controls));
    let words = Words::new(Language::ENGLISH);
    let world = viewer.app.world_mut();
    let mut texts = world.query::<&Text>();
    let parts = texts.iter(world).flat_map(|text| text.0.split(", "));
    let shown: BTreeSet<String> = parts.map(str::to_owned).collect();
    let keys = KEYS.iter().map(|key| key.chord.name(&words));
    let bindings = Bindings::default();
    let buttons = Action::VARIANTS.iter().flat_map(|action| bindings.button_names(*action, &words));
    for name in keys.chain(buttons) {
        assert!(shown.contains(&name), "{name}: {shown:?}");
    }
    viewer.escape();
    viewer.press(KeyCode::F2, Key::F2);
    assert_eq!(viewer.at(), (Screen::Match, Overlay::Rules));
}

#[test]
fn pages_that_are_only_read_scroll_by_keyboard() {
    let mut viewer = Viewer::english(SIZES[0]);
    for page in [(Screen::Match, Overlay::Rules), (Screen::Title, Overlay::Controls)] {
        viewer.show(page);
        let scrolled = |viewer: &mut Viewer| {
            let world = viewer.app.world_mut();
            let mut areas = world.query_filtered::<&ScrollPosition, With<ScrollArea>>();
            areas.single(world).expect("one area").y
        };
        let mut after = |code, key| {
            viewer.press(code, key);
            scrolled(&mut viewer)
        };
        let line = after(KeyCode::ArrowDown, Key::ArrowDown);
        let page_on = after(KeyCode::PageDown, Key::PageDown);
        let end = after(KeyCode::End, Key::End);
        assert!(0.0 < line && line < page_on && page_on <= end, "{page:?}: {line} {page_on} {end}");
        let beyond = after(KeyCode::ArrowDown, Key::ArrowDown);
        assert!((beyond - end).abs() < 0.1, "{page:?} ends at {end}, not at {beyond}");
        let start = after(KeyCode::Home, Key::Home);
        assert!(start <= 0.0, "{page:?} begins at {start}");
    }
}

#[test]
fn the_course_is_offered_at_the_first_start_only() {
    let mut viewer = Viewer::english(SIZES[1]);
    assert!(viewer.reads("New to Nonaga?"));
    viewer.click("title-learn");
    assert_eq!(viewer.at(), (Screen::Lessons, Overlay::None));
    viewer.escape();
    assert_eq!(viewer.at(), (Screen::Title, Overlay::None));
    assert!(!viewer.reads("New to Nonaga?"), "once is enough");
    viewer.click("title-learn");
    assert_eq!(viewer.at(), (Screen::Lessons, Overlay::None));
}

#[test]
fn a_course_that_is_begun_is_the_main_way_of_the_title() {
    let mut viewer = Viewer::english(SIZES[1]);
    assert_eq!(viewer.main_ways(), ["Learn to play"]);
    let course: Vec<String> = {
        let lessons = viewer.app.world().resource::<Lessons>();
        lessons.entries.iter().take(10).map(|entry| entry.name.clone()).collect()
    };
    let show_with = |viewer: &mut Viewer, done: usize| {
        let none = BTreeSet::new();
        let all = course[..done].iter();
        let progress =
            all.fold(Progress::default(), |progress, name| progress.with(name, None, &none, 0));
        let progress = Progress { is_offered: true, ..progress };
        *viewer.app.world_mut().resource_mut::<Progress>() = progress;
        viewer.show((Screen::Lessons, Overlay::None));
        viewer.show((Screen::Title, Overlay::None));
        viewer.main_ways()
    };
    assert_eq!(show_with(&mut viewer, 0), ["New match"]);
    assert_eq!(show_with(&mut viewer, 10), ["New match"], "the course is done");
    assert_eq!(show_with(&mut viewer, 3), ["Continue with lesson 4"]);
    let way = viewer.labelled("Continue with lesson 4")[0];
    viewer.click_on(way);
    viewer.pass(8);
    assert_eq!(viewer.at(), (Screen::Match, Overlay::None));
    assert_eq!(viewer.app.world().resource::<Tutor>().name(), course[3]);
}

#[test]
fn arrow_keys_move_between_buttons() {
    let mut viewer = Viewer::english(SIZES[1]);
    viewer.tab();
    assert_eq!(viewer.focused().as_deref(), Some("Learn to play"));
    viewer.press(KeyCode::ArrowDown, Key::ArrowDown);
    assert_eq!(viewer.focused().as_deref(), Some("New match"));
    viewer.press(KeyCode::ArrowUp, Key::ArrowUp);
    assert_eq!(viewer.focused().as_deref(), Some("Learn to play"));
}

#[test]
fn a_paused_match_goes_on_where_it_was() {
    let mut viewer = Viewer::english(SIZES[1]);
    viewer.click("title-new-match");
    viewer.choose("new-match-opponent", "new-match-opponent-friend");
    viewer.choose("new-match-first", "new-match-black");
    viewer.click("new-match-start");
    assert_eq!(viewer.at(), (Screen::Match, Overlay::None));
    assert_eq!(viewer.position().to_move(), Side::Black);
    let position = viewer.play_turn();
    for way in ["title-rules", "title-controls", "title-settings"] {
        viewer.escape();
        assert_eq!(viewer.at(), (Screen::Match, Overlay::Pause));
        viewer.click(way);
        assert_ne!(viewer.at().1, Overlay::Pause);
        viewer.escape();
        assert_eq!(viewer.at(), (Screen::Match, Overlay::Pause), "back to what it was opened from");
        viewer.escape();
        assert_eq!(viewer.at(), (Screen::Match, Overlay::None));
    }
    viewer.escape();
    viewer.click("pause-resume");
    assert_eq!(viewer.at(), (Screen::Match, Overlay::None));
    assert_eq!(viewer.position(), position, "nothing was lost");
}

/// Whoever chooses a level reads what it is like, and nothing on the page moves.
#[test]
fn the_level_that_is_chosen_is_explained_and_only_against_the_computer() {
    for size in SIZES {
        let mut viewer = Viewer::english(size);
        viewer.click("title-new-match");
        let explained = |level: &Level| format!("level-{level:?}-explained").to_lowercase();
        let mut places = Vec::new();
        for level in Level::VARIANTS {
            viewer.choose("new-match-level", &format!("level-{level:?}").to_lowercase());
            let told: Vec<_> = Level::VARIANTS
                .iter()
                .filter(|level| {
                    let said = viewer.say(&explained(level));
                    viewer.reads(&said)
                })
                .collect();
            assert_eq!(told, [level]);
            let below = viewer.group(&viewer.say("new-match-colour"));
            let place = viewer.app.world().get::<UiGlobalTransform>(below);
            places.push(place.expect("it is laid out").translation);
        }
        places.dedup();
        assert_eq!(places.len(), 1, "{size}: {places:?}");
        viewer.choose("new-match-opponent", "new-match-opponent-friend");
        for level in Level::VARIANTS {
            let said = viewer.say(&explained(level));
            assert!(!viewer.reads(&said), "{said}");
        }
    }
}

#[test]
fn the_last_choices_are_kept_for_the_next_match_even_after_a_restart() {
    let mut viewer = Viewer::english(SIZES[1]);
    viewer.change_draft(|draft| draft.names[0] = " Ada ".to_owned());
    viewer.click("title-new-match");
    viewer.choose("new-match-level", "level-hard");
    viewer.choose("new-match-opponent", "new-match-opponent-friend");
    viewer.choose("new-match-first", "new-match-black");
    viewer.click("new-match-start");
    let name = |side| viewer.app.world().resource::<Referee>().player(side).name.clone();
    assert_eq!(Side::BOTH.map(name), ["Ada", ""], "a colour is not a name");
    let mut settings = viewer.app.world().resource::<Settings>().clone();
    let drafted = Draft {
        opponent: Opponent::Friend,
        names: ["Ada", ""].map(str::to_owned),
        level: Level::Hard,
        first: Colour::Black,
        ..default()
    };
    assert_eq!(settings.last_match, drafted);

    let again = Viewer::with(SIZES[1], Words::new(Language::ENGLISH), settings.clone());
    assert_eq!(*again.draft(), drafted);

    // Names that cannot be typed here.
    settings.last_match.name = "A".repeat(1_000);
    settings.last_match.names[1] = "\u{7}B\n".repeat(1_000);
    let again = Viewer::with(SIZES[1], Words::new(Language::ENGLISH), settings);
    assert_eq!(again.draft().name, "A".repeat(LONGEST));
    assert_eq!(again.draft().names[1], "B".repeat(LONGEST));
}

#[test]
fn a_new_match_shows_only_what_applies_to_the_opponent() {
    let mut viewer = Viewer::english(SIZES[1]);
    viewer.click("title-new-match");
    assert_eq!(viewer.chosen("new-match-opponent"), "The computer");
    assert_eq!(viewer.chosen("new-match-level"), "Beginner");
    for (opponent, shown) in [
        ("new-match-opponent-friend", ["Red player", "Black player"]),
        ("new-match-opponent-computers", ["Level of Red", "Level of Black"]),
        ("new-match-opponent-computer", ["You play", "Your name"]),
    ] {
        viewer.choose("new-match-opponent", opponent);
        for label in [
            "You play",
            "Your name",
            "Red player",
            "Black player",
            "Level of Red",
            "Level of Black",
        ] {
            let is_shown = !viewer.labelled(label).is_empty();
            assert_eq!(is_shown, shown.contains(&label), "{label} with {opponent}");
        }
    }
    viewer.choose("new-match-level", "level-medium");
    viewer.choose("new-match-colour", "new-match-black");
    viewer.click("new-match-start");
    let referee = viewer.app.world().resource::<Referee>();
    let medium = PlayerKind::Computer { level: Level::Medium };
    let players = Side::BOTH.map(|side| referee.player(side).player);
    assert_eq!(players, [medium, PlayerKind::Human]);
}

#[test]
fn house_rules_unfold_behind_the_line_that_shows_the_chosen_ones() {
    let mut viewer = Viewer::english(SIZES[1]);
    viewer.click("title-new-match");
    let is_unfolded = |viewer: &mut Viewer| !viewer.labelled("House rules").is_empty();
    assert!(viewer.reads("House rules: As in the booklet") && !is_unfolded(&mut viewer));
    viewer.tab_onto("House rules: As in the booklet");
    viewer.enter();
    assert!(is_unfolded(&mut viewer));
    viewer.tab();
    viewer.arrow(KeyCode::ArrowDown);
    assert_eq!(viewer.focused().as_deref(), Some("At most four"));
    assert_eq!(viewer.draft().rules, HouseRules::AtMostFour);
    viewer.shift_tab();
    assert_eq!(viewer.focused().as_deref(), Some("House rules: At most four"));
    viewer.enter();
    assert!(viewer.reads("House rules: At most four") && !is_unfolded(&mut viewer));
}

#[test]
fn a_group_of_choices_is_one_stop_of_the_tab_key() {
    let mut viewer = Viewer::english(SIZES[1]);
    viewer.change_draft(|draft| draft.level = Level::Hard);
    viewer.click("title-new-match");
    let stops = [
        "The computer",
        "Hard",
        "Red",
        "Your name",
        "Random",
        "House rules: As in the booklet",
        "Start",
        "Back",
        "A friend far away",
    ];
    for stop in stops {
        viewer.tab();
        assert_eq!(viewer.focused().as_deref(), Some(stop));
    }
    viewer.tab();
    assert_eq!(viewer.focused().as_deref(), Some(stops[0]), "after the last comes the first");
    for stop in stops.iter().rev() {
        viewer.shift_tab();
        assert_eq!(viewer.focused().as_deref(), Some(*stop));
    }
}

#[test]
fn arrows_and_gamepad_move_ring_and_choice_together() {
    let mut viewer = Viewer::english(SIZES[1]);
    viewer.click("title-new-match");
    viewer.tab_onto("Beginner");
    let check = |viewer: &mut Viewer, level: Level| {
        let label = viewer.app.world().resource::<Speaker>().0.tell(&level);
        assert_eq!(viewer.focused(), Some(label.clone()), "the ring");
        assert_eq!(viewer.chosen("new-match-level"), label, "the choice");
        assert_eq!(viewer.draft().level, level);
    };
    viewer.arrow(KeyCode::ArrowLeft);
    check(&mut viewer, Level::Beginner);
    viewer.arrow(KeyCode::ArrowRight);
    check(&mut viewer, Level::Easy);
    viewer.arrow(KeyCode::ArrowRight);
    check(&mut viewer, Level::Medium);
    viewer.pad_button(GamepadButton::DPadRight);
    check(&mut viewer, Level::Hard);
    viewer.stick(1.0);
    check(&mut viewer, Level::Master);
    viewer.arrow(KeyCode::ArrowRight);
    check(&mut viewer, Level::Master);
    viewer.stick(-1.0);
    check(&mut viewer, Level::Hard);
    // A step into another group lands on what is chosen there, and changes nothing.
    viewer.arrow(KeyCode::ArrowUp);
    assert_eq!(viewer.focused().as_deref(), Some("The computer"));
    viewer.arrow(KeyCode::ArrowDown);
    check(&mut viewer, Level::Hard);
    viewer.pad_button(GamepadButton::DPadDown);
    assert_eq!(viewer.focused().as_deref(), Some("Red"));
    assert_eq!(viewer.draft().colour, Colour::Red);
    assert_eq!(viewer.draft().opponent, Opponent::Computer);
}

#[test]
fn a_full_field_says_so() {
    let mut viewer = Viewer::english(SIZES[1]);
    viewer.click("title-new-match");
    viewer.tab_onto("Your name");
    viewer.type_letter(LONGEST - 1);
    let full = format!("up to {LONGEST} characters");
    assert!(!viewer.reads(&full));
    viewer.type_letter(1);
    assert!(viewer.reads(&full));
    viewer.type_letter(1);
    assert_eq!(viewer.draft().name, "W".repeat(LONGEST));
    viewer.press(KeyCode::Backspace, Key::Backspace);
    assert_eq!(viewer.draft().name, "W".repeat(LONGEST - 1));
    assert!(!viewer.reads(&full));
}

#[test]
fn a_new_match_asks_first_if_one_is_unfinished() {
    let mut viewer = Viewer::english(SIZES[1]);
    viewer.leave_unfinished();
    viewer.click("title-new-match");
    viewer.click("new-match-start");
    assert_eq!(viewer.at(), (Screen::NewMatch, Overlay::Unfinished));
    viewer.escape();
    assert_eq!(viewer.at(), (Screen::NewMatch, Overlay::None));
    viewer.click("new-match-start");
    viewer.click("unfinished-new");
    assert_eq!(viewer.at(), (Screen::Match, Overlay::None));
}

#[test]
fn the_result_opens_by_itself_and_a_rematch_swaps_the_colours() {
    let mut viewer = Viewer::english(SIZES[1]);
    viewer.begin();
    viewer.app.world_mut().write_message(Ask::Resign(Side::Red).by(Asker::Hand));
    viewer.pass(20);
    assert_eq!(viewer.at(), (Screen::Match, Overlay::None), "the end of the match is shown first");
    viewer.pass(60);
    assert_eq!(viewer.at(), (Screen::Match, Overlay::Result));
    viewer.click("result-look");
    assert_eq!(viewer.at(), (Screen::Match, Overlay::None));
    viewer.escape();
    assert_eq!(viewer.at(), (Screen::Match, Overlay::Pause));
    viewer.click("pause-result");
    assert_eq!(viewer.at(), (Screen::Match, Overlay::Result), "the result can be opened again");
    viewer.click("result-rematch");
    assert_eq!(viewer.at(), (Screen::Match, Overlay::None));
    let referee = viewer.app.world().resource::<Referee>();
    assert_eq!(referee.player(Side::Red).name, "Grace");
    assert_eq!(referee.player(Side::Black).name, "Ada");
    assert!(referee.game().ending().is_none());
}

#[test]
fn settings_apply_at_once() {
    let mut viewer = Viewer::english(SIZES[1]);
    viewer.click("title-settings");
    let large = viewer.labelled("125%")[0];
    viewer.click_on(large);
    assert_eq!(viewer.app.world().resource::<Settings>().text, TextSize::Large);
    let is_full = viewer.app.world().resource::<Settings>().full_screen;
    viewer.tab_to("settings-full-screen");
    assert_ne!(viewer.app.world().resource::<Settings>().full_screen, is_full);
}

#[test]
fn arrows_change_only_the_setting_that_has_the_ring() {
    let mut viewer = Viewer::english(SIZES[1]);
    viewer.click("title-settings");
    let start = viewer.app.world().resource::<Settings>().clone();
    viewer.tab_onto("100%");
    for (text, size) in [
        ("125%", TextSize::Large),
        ("150%", TextSize::Larger),
        ("175%", TextSize::Huge),
        ("200%", TextSize::Double),
    ] {
        viewer.arrow(KeyCode::ArrowRight);
        assert_eq!(viewer.focused().as_deref(), Some(text));
        assert_eq!(viewer.chosen("settings-text"), text);
        assert_eq!(viewer.app.world().resource::<Settings>().text, size);
    }
    // There is nothing to the right of the last choice, and no volume changes instead.
    viewer.arrow(KeyCode::ArrowRight);
    assert_eq!(viewer.focused().as_deref(), Some("200%"));
    let expected = Settings { text: TextSize::Double, ..start };
    assert_eq!(*viewer.app.world().resource::<Settings>(), expected);
}

#[test]
fn a_match_plays_itself_behind_the_title_but_not_at_the_table() {
    let mut viewer = Viewer::english(SIZES[1]);
    viewer.pass(1000);
    assert!(steps(&viewer) >= 4, "the match plays");
    viewer.click("title-settings");
    let played = steps(&viewer);
    viewer.pass(400);
    assert_eq!(steps(&viewer), played, "the match pauses under an overlay");
    viewer.begin();
    assert_eq!(steps(&viewer), 0);
    viewer.pass(400);
    assert_eq!(steps(&viewer), 0, "nothing plays by itself at the table");
}

/// How many parts of the match on the table have been played.
fn steps(viewer: &Viewer) -> usize {
    viewer.app.world().resource::<Referee>().game().steps().len()
}

#[test]
fn the_match_behind_the_title_stays_at_its_end_until_there_is_input() {
    let mut viewer = Viewer::english(SIZES[1]);
    let ending = |viewer: &Viewer| viewer.app.world().resource::<Referee>().game().ending();
    while ending(&viewer).is_none() {
        viewer.pass(200);
    }
    let played = steps(&viewer);
    viewer.pass(3000);
    assert_eq!(steps(&viewer), played, "there was no input");
    viewer.press(KeyCode::ShiftLeft, Key::Shift);
    viewer.pass(200);
    assert!(steps(&viewer) < played, "the match begins again");
}
