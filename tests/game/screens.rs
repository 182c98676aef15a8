//! Every screen without a visible window: it works by pointer and by keyboard, and no text is cut off.

use std::time::Duration;

use bevy::{
    a11y::AccessibilityPlugin,
    camera::{CameraPlugin, NormalizedRenderTarget, RenderTarget, RenderTargetInfo},
    image::TextureAtlasPlugin,
    input::{
        ButtonState, InputPlugin,
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
    ui::{ComputedStackIndex, IsDefaultUiCamera, UiPlugin, widget::TextNodeFlags},
    ui_widgets::UiWidgetsPlugins,
    window::{ExitCondition, PrimaryWindow, WindowRef},
};
use nonaga::{
    game::{
        common::{Overlay, Screen, Speaker},
        keeping::{Resumable, Settings, StartMatch, TextSize},
        referee::{Ask, Asker, Draft, First, NewMatch, Playing, Referee},
        screens_plugin,
    },
    home::Unfinished,
    record::{Level, Player, PlayerKind, Record},
    rules::{HouseRules, Match, Position, Side},
    words::{Language, Words},
};

const SIZES: [UVec2; 3] = [UVec2::new(800, 600), UVec2::new(1280, 720), UVec2::new(1920, 1080)];

/// The screens and overlays.
const PAGES: [(Screen, Overlay); 9] = [
    (Screen::Title, Overlay::None),
    (Screen::NewMatch, Overlay::None),
    (Screen::NewMatch, Overlay::Unfinished),
    (Screen::Match, Overlay::Pause),
    (Screen::Match, Overlay::Result),
    (Screen::Match, Overlay::Settings),
    (Screen::Match, Overlay::Rules),
    (Screen::Title, Overlay::Credits),
    (Screen::Title, Overlay::Settings),
];

/// The game with its screens, and somebody who uses them.
struct Viewer {
    app: App,
    window: NormalizedRenderTarget,
}

impl Viewer {
    fn new(size: UVec2, words: Words) -> Viewer {
        Viewer::with(size, words, Settings::default())
    }

    fn with(size: UVec2, words: Words, settings: Settings) -> Viewer {
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

    fn pass(&mut self, frames: usize) {
        for _ in 0..frames {
            self.app.update();
        }
    }

    fn at(&self) -> (Screen, Overlay) {
        let world = self.app.world();
        (*world.resource::<State<Screen>>().get(), *world.resource::<State<Overlay>>().get())
    }

    /// Opens a page directly.
    fn show(&mut self, (screen, overlay): (Screen, Overlay)) {
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
        self.app.world_mut().write_message(StartMatch(new));
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
        };
        let modified = std::time::SystemTime::UNIX_EPOCH;
        let unfinished = Unfinished { number: 1, modified, played };
        self.app.world_mut().insert_resource(Resumable(Some(unfinished)));
        self.pass(4);
    }

    /// The middle of the control with this label.
    fn find(&mut self, wanted: &str) -> Vec2 {
        let world = self.app.world_mut();
        let mut controls =
            world.query::<(&AccessibleLabel, &UiGlobalTransform, &InheritedVisibility)>();
        let found = controls.iter(world).find(|(label, _, seen)| label.0 == wanted && seen.get());
        let (_, place, _) = found.unwrap_or_else(|| panic!("no control has the label “{wanted}”"));
        place.translation
    }

    /// Clicks on the control whose label has this key.
    fn click(&mut self, key: &str) {
        let label = self.app.world().resource::<Speaker>().0.say(key);
        let position = self.find(&label);
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
    fn press(&mut self, key_code: KeyCode, logical_key: Key) {
        let world = self.app.world_mut();
        let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world);
        let window = window.expect("there is a window");
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let logical_key = logical_key.clone();
            self.app.world_mut().write_message(KeyboardInput {
                key_code,
                logical_key,
                state,
                text: None,
                repeat: false,
                window,
            });
            self.pass(2);
        }
        self.pass(3);
    }

    fn escape(&mut self) {
        self.press(KeyCode::Escape, Key::Escape);
    }

    fn enter(&mut self) {
        self.press(KeyCode::Enter, Key::Enter);
    }

    fn tab(&mut self) {
        self.press(KeyCode::Tab, Key::Tab);
    }

    /// Goes by Tab to the control whose label has this key, and presses Enter.
    fn tab_to(&mut self, key: &str) {
        let label = self.app.world().resource::<Speaker>().0.say(key);
        for _ in 0..40 {
            self.tab();
            if self.focused() == Some(label.clone()) {
                return self.enter();
            }
        }
        panic!("Tab does not reach “{label}”");
    }

    /// The label of the focused control, if the focus ring is visible.
    fn focused(&self) -> Option<String> {
        let world = self.app.world();
        let focused = world.resource::<InputFocus>().get()?;
        let shows = world.resource::<InputFocusVisible>().0;
        world.get::<AccessibleLabel>(focused).filter(|_| shows).map(|label| label.0.clone())
    }

    /// The texts that are cut off by the window or by what contains them.
    fn cut_off(&mut self) -> Vec<String> {
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
            .filter(|(_, text, .., seen, _)| seen.get() && !text.0.is_empty())
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

fn rect(node: &ComputedNode, place: &UiGlobalTransform) -> Rect {
    Rect::from_center_size(place.translation, node.size())
}

/// English with every sentence two fifths longer, as in German.
fn long_words() -> Words {
    let mut source = String::new();
    for file in [
        include_str!("../../assets/locales/en/screens.ftl"),
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
                viewer.app.world_mut().write_message(Ask::Resign(Side::Red).by(Asker::Hand));
                viewer.pass(2);
            }
            viewer.show(page);
            let cut_off = viewer.cut_off();
            assert!(cut_off.is_empty(), "{page:?} at {size}, {text:?}: {cut_off:#?}");
        }
    }
}

#[test]
fn no_text_is_cut_off() {
    check_nothing_is_cut_off(|| Words::new(Language::ENGLISH), TextSize::Normal);
}

#[test]
fn no_large_text_is_cut_off() {
    check_nothing_is_cut_off(|| Words::new(Language::ENGLISH), TextSize::Largest);
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
fn arrow_keys_move_between_buttons() {
    let mut viewer = Viewer::english(SIZES[1]);
    viewer.tab();
    assert_eq!(viewer.focused().as_deref(), Some("New match"));
    viewer.press(KeyCode::ArrowDown, Key::ArrowDown);
    assert_eq!(viewer.focused().as_deref(), Some("Rules"));
    viewer.press(KeyCode::ArrowUp, Key::ArrowUp);
    assert_eq!(viewer.focused().as_deref(), Some("New match"));
}

#[test]
fn a_paused_match_goes_on_where_it_was() {
    let mut viewer = Viewer::english(SIZES[1]);
    viewer.click("title-new-match");
    viewer.click("new-match-first-black");
    viewer.click("new-match-start");
    assert_eq!(viewer.at(), (Screen::Match, Overlay::None));
    assert_eq!(viewer.position().to_move(), Side::Black);
    let position = viewer.play_turn();
    for way in ["title-rules", "title-settings"] {
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

#[test]
fn the_last_choices_are_kept_for_the_next_match_even_after_a_restart() {
    let mut viewer = Viewer::english(SIZES[1]);
    let players = [PlayerKind::Human, PlayerKind::Computer { level: Level::Hard }].map(Playing);
    let mut draft = viewer.app.world_mut().resource_mut::<Draft>();
    draft.names[0] = " Ada ".to_owned();
    draft.players = players;
    viewer.click("title-new-match");
    viewer.click("new-match-first-black");
    viewer.click("new-match-start");
    let name = |side| viewer.app.world().resource::<Referee>().player(side).name.clone();
    assert_eq!(Side::BOTH.map(name), ["Ada", ""], "a colour is not a name");
    let mut settings = viewer.app.world().resource::<Settings>().clone();
    let names = ["Ada", ""].map(str::to_owned);
    let drafted = Draft { names, players, first: First::Black, ..default() };
    assert_eq!(settings.last_match, drafted);

    let again = Viewer::with(SIZES[1], Words::new(Language::ENGLISH), settings.clone());
    assert_eq!(*again.app.world().resource::<Draft>(), drafted);

    // A name that cannot be typed here.
    settings.last_match.names[1] = "\u{7}B\n".repeat(1_000);
    let again = Viewer::with(SIZES[1], Words::new(Language::ENGLISH), settings);
    assert_eq!(again.app.world().resource::<Draft>().names[1], "B".repeat(24));
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
    viewer.click("settings-text-large");
    assert_eq!(viewer.app.world().resource::<Settings>().text, TextSize::Large);
    let is_full = viewer.app.world().resource::<Settings>().full_screen;
    viewer.tab_to("settings-full-screen");
    assert_ne!(viewer.app.world().resource::<Settings>().full_screen, is_full);
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
