//! Every screen without a window: laid out, pressed by pointer and by keyboard, and never cut.

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
        Draft, First, NewMatch, Playing, Referee, Request, Resumable, Screen, Settings, Sheet,
        Speaker, StartMatch, TextSize, screens_plugin,
    },
    home::Unfinished,
    record::{Level, Player, PlayerKind, Record},
    rules::{HouseRules, Match, Position, Side},
    words::{Language, Words},
};

const SIZES: [UVec2; 3] = [UVec2::new(800, 600), UVec2::new(1280, 720), UVec2::new(1920, 1080)];

/// Every screen and sheet that there is.
const PAGES: [(Screen, Sheet); 9] = [
    (Screen::Title, Sheet::None),
    (Screen::NewMatch, Sheet::None),
    (Screen::NewMatch, Sheet::Unfinished),
    (Screen::Match, Sheet::Pause),
    (Screen::Match, Sheet::Result),
    (Screen::Match, Sheet::Settings),
    (Screen::Match, Sheet::Rules),
    (Screen::Title, Sheet::Credits),
    (Screen::Title, Sheet::Settings),
];

/// The screens, and who looks at them.
struct Looker {
    app: App,
    window: NormalizedRenderTarget,
}

impl Looker {
    fn new(size: UVec2, words: Words) -> Looker {
        Looker::with(size, words, Settings::default())
    }

    fn with(size: UVec2, words: Words, settings: Settings) -> Looker {
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
        // What a renderer would find out about the window.
        let mut camera = Camera::default();
        camera.computed.target_info =
            Some(RenderTargetInfo { physical_size: size, scale_factor: 1.0 });
        app.world_mut().spawn((Camera2d, camera, IsDefaultUiCamera));
        let world = app.world_mut();
        let primary = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).ok();
        let window = RenderTarget::Window(WindowRef::Primary).normalize(primary);
        let window = window.expect("there is a window, though nothing shows it");
        let mut looker = Looker { app, window };
        looker.pass(4);
        looker
    }

    fn english(size: UVec2) -> Looker {
        Looker::new(size, Words::new(Language::ENGLISH))
    }

    fn pass(&mut self, frames: usize) {
        for _ in 0..frames {
            self.app.update();
        }
    }

    fn at(&self) -> (Screen, Sheet) {
        let world = self.app.world();
        (*world.resource::<State<Screen>>().get(), *world.resource::<State<Sheet>>().get())
    }

    /// Shows a page as if somebody had come to it.
    fn show(&mut self, (screen, sheet): (Screen, Sheet)) {
        let world = self.app.world_mut();
        world.resource_mut::<NextState<Screen>>().set(screen);
        world.resource_mut::<NextState<Sheet>>().set(sheet);
        self.pass(5);
        assert_eq!(self.at(), (screen, sheet));
    }

    /// Begins a match at the table.
    fn begin(&mut self) {
        let person = |name: &str| Player { name: name.to_owned(), player: PlayerKind::Human };
        let game = Match::new(Position::start(HouseRules::default()));
        let new = NewMatch { game, players: [person("Ada"), person("Grace")] };
        self.app.world_mut().write_message(StartMatch(new));
        self.pass(4);
        assert_eq!(self.at(), (Screen::Match, Sheet::None));
    }

    /// Plays the first slide and relocation that there are.
    fn play_turn(&mut self) -> Position {
        let position = self.position();
        let slide = position.slides()[0];
        self.app.world_mut().write_message(Request::Slide(slide));
        self.pass(2);
        let relocation = self.position().relocations().next().expect("a disc to take");
        self.app.world_mut().write_message(Request::Relocate(relocation));
        self.pass(2);
        self.position()
    }

    fn position(&self) -> Position {
        self.app.world().resource::<Referee>().position().clone()
    }

    /// Puts an unfinished match under “Continue”.
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

    /// The middle of the control that is called so.
    fn find(&mut self, called: &str) -> Vec2 {
        let world = self.app.world_mut();
        let mut controls =
            world.query::<(&AccessibleLabel, &UiGlobalTransform, &InheritedVisibility)>();
        let found = controls.iter(world).find(|(label, _, seen)| label.0 == called && seen.get());
        let (_, place, _) = found.unwrap_or_else(|| panic!("nothing is called “{called}”"));
        place.translation
    }

    /// Clicks on the control that is called so.
    fn click(&mut self, key: &str) {
        let called = self.app.world().resource::<Speaker>().0.say(key);
        let position = self.find(&called);
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

    /// Presses a key and lets it go.
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

    /// Goes by Tab to the control that is called so, and presses Enter.
    fn tab_to(&mut self, key: &str) {
        let called = self.app.world().resource::<Speaker>().0.say(key);
        for _ in 0..40 {
            self.tab();
            if self.focused() == Some(called.clone()) {
                return self.enter();
            }
        }
        panic!("Tab does not lead to “{called}”");
    }

    /// What the control is called that the keyboard is on, if a ring shows it.
    fn focused(&self) -> Option<String> {
        let world = self.app.world();
        let focused = world.resource::<InputFocus>().get()?;
        let shows = world.resource::<InputFocusVisible>().0;
        world.get::<AccessibleLabel>(focused).filter(|_| shows).map(|label| label.0.clone())
    }

    /// What is written where it cannot be read: beyond the window, or beyond what it stands in.
    fn cut(&mut self) -> Vec<String> {
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
        let mut cut = Vec::new();
        let all: Vec<_> = texts
            .iter(world)
            .filter(|(_, text, .., seen, _)| seen.get() && !text.0.is_empty())
            .map(|(_, text, node, place, _, parent)| {
                (text.0.clone(), rect(node, place), parent.parent())
            })
            .collect();
        for (said, bounds, parent) in all {
            if bounds.size().min_element() < 1.0 {
                cut.push(format!("“{said}” has no room at all"));
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
                        cut.push(format!("“{said}” {bounds:?} is beyond {around:?}"));
                        break;
                    }
                }
                above = world.get::<ChildOf>(entity).map(ChildOf::parent);
            }
            let is_out = bounds.min.x < 0.0 || bounds.max.x > size.x;
            if is_out || (!scrolls && (bounds.min.y < 0.0 || bounds.max.y > size.y)) {
                cut.push(format!("“{said}” {bounds:?} is out of the window"));
            }
        }
        cut
    }
}

fn rect(node: &ComputedNode, place: &UiGlobalTransform) -> Rect {
    Rect::from_center_size(place.translation, node.size())
}

/// English, with every sentence two fifths longer, as German is.
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

fn nothing_is_cut(words: fn() -> Words, text: TextSize) {
    for size in SIZES {
        let mut looker = Looker::new(size, words());
        looker.app.world_mut().resource_mut::<Settings>().text = text;
        looker.leave_unfinished();
        for page in PAGES {
            if page.1 == Sheet::Result {
                looker.app.world_mut().write_message(Request::Resign(Side::Red));
                looker.pass(2);
            }
            looker.show(page);
            let cut = looker.cut();
            assert!(cut.is_empty(), "{page:?} at {size}, {text:?}: {cut:#?}");
        }
    }
}

#[test]
fn no_text_is_cut() {
    nothing_is_cut(|| Words::new(Language::ENGLISH), TextSize::Normal);
}

#[test]
fn no_large_text_is_cut() {
    nothing_is_cut(|| Words::new(Language::ENGLISH), TextSize::Largest);
}

#[test]
fn no_long_words_are_cut() {
    nothing_is_cut(long_words, TextSize::Large);
}

#[test]
fn every_sheet_of_the_title_is_opened_and_left_by_mouse() {
    let mut looker = Looker::english(SIZES[1]);
    assert_eq!(looker.at(), (Screen::Title, Sheet::None));
    for (opens, sheet, leaves) in [
        ("title-settings", Sheet::Settings, "screen-done"),
        ("title-rules", Sheet::Rules, "screen-back"),
        ("title-credits", Sheet::Credits, "screen-back"),
    ] {
        looker.click(opens);
        assert_eq!(looker.at(), (Screen::Title, sheet));
        looker.click(leaves);
        assert_eq!(looker.at(), (Screen::Title, Sheet::None));
    }
    looker.click("title-new-match");
    assert_eq!(looker.at(), (Screen::NewMatch, Sheet::None));
    looker.click("screen-back");
    assert_eq!(looker.at(), (Screen::Title, Sheet::None));
}

#[test]
fn every_sheet_of_the_title_is_opened_and_left_by_keyboard() {
    let mut looker = Looker::english(SIZES[1]);
    for (opens, at) in [
        ("title-settings", (Screen::Title, Sheet::Settings)),
        ("title-rules", (Screen::Title, Sheet::Rules)),
        ("title-credits", (Screen::Title, Sheet::Credits)),
        ("title-new-match", (Screen::NewMatch, Sheet::None)),
    ] {
        looker.tab_to(opens);
        assert_eq!(looker.at(), at);
        looker.escape();
        assert_eq!(looker.at(), (Screen::Title, Sheet::None));
    }
}

#[test]
fn arrows_go_from_button_to_button() {
    let mut looker = Looker::english(SIZES[1]);
    looker.tab();
    assert_eq!(looker.focused().as_deref(), Some("New match"));
    looker.press(KeyCode::ArrowDown, Key::ArrowDown);
    assert_eq!(looker.focused().as_deref(), Some("Rules"));
    looker.press(KeyCode::ArrowUp, Key::ArrowUp);
    assert_eq!(looker.focused().as_deref(), Some("New match"));
}

#[test]
fn a_match_is_begun_rests_and_goes_on_where_it_was() {
    let mut looker = Looker::english(SIZES[1]);
    looker.click("title-new-match");
    looker.click("new-match-first-black");
    looker.click("new-match-start");
    assert_eq!(looker.at(), (Screen::Match, Sheet::None));
    assert_eq!(looker.position().to_move(), Side::Black);
    let position = looker.play_turn();
    for way in ["title-rules", "title-settings"] {
        looker.escape();
        assert_eq!(looker.at(), (Screen::Match, Sheet::Pause));
        looker.click(way);
        assert_ne!(looker.at().1, Sheet::Pause);
        looker.escape();
        assert_eq!(looker.at(), (Screen::Match, Sheet::Pause), "back to what it was opened from");
        looker.escape();
        assert_eq!(looker.at(), (Screen::Match, Sheet::None));
    }
    looker.escape();
    looker.click("pause-resume");
    assert_eq!(looker.at(), (Screen::Match, Sheet::None));
    assert_eq!(looker.position(), position, "nothing was lost");
}

#[test]
fn a_match_is_drafted_as_the_last_was_even_after_the_program_has_ended() {
    let mut looker = Looker::english(SIZES[1]);
    let players = [PlayerKind::Human, PlayerKind::Computer { level: Level::Hard }].map(Playing);
    let mut draft = looker.app.world_mut().resource_mut::<Draft>();
    draft.names[0] = " Ada ".to_owned();
    draft.players = players;
    looker.click("title-new-match");
    looker.click("new-match-first-black");
    looker.click("new-match-start");
    let called = |side| looker.app.world().resource::<Referee>().player(side).name.clone();
    assert_eq!(Side::BOTH.map(called), ["Ada", ""], "a colour is no name");
    let mut settings = looker.app.world().resource::<Settings>().clone();
    let names = ["Ada", ""].map(str::to_owned);
    let drafted = Draft { names, players, first: First::Black, ..default() };
    assert_eq!(settings.last_match, drafted);

    let again = Looker::with(SIZES[1], Words::new(Language::ENGLISH), settings.clone());
    assert_eq!(*again.app.world().resource::<Draft>(), drafted);

    // What nobody could have written here.
    settings.last_match.names[1] = "\u{7}B\n".repeat(1_000);
    let again = Looker::with(SIZES[1], Words::new(Language::ENGLISH), settings);
    assert_eq!(again.app.world().resource::<Draft>().names[1], "B".repeat(24));
}

#[test]
fn an_unfinished_match_is_not_replaced_unasked() {
    let mut looker = Looker::english(SIZES[1]);
    looker.leave_unfinished();
    looker.click("title-new-match");
    looker.click("new-match-start");
    assert_eq!(looker.at(), (Screen::NewMatch, Sheet::Unfinished));
    looker.escape();
    assert_eq!(looker.at(), (Screen::NewMatch, Sheet::None));
    looker.click("new-match-start");
    looker.click("unfinished-new");
    assert_eq!(looker.at(), (Screen::Match, Sheet::None));
}

#[test]
fn the_result_comes_by_itself_and_a_rematch_swaps_the_colours() {
    let mut looker = Looker::english(SIZES[1]);
    looker.begin();
    looker.app.world_mut().write_message(Request::Resign(Side::Red));
    looker.pass(20);
    assert_eq!(looker.at(), (Screen::Match, Sheet::None), "the end is to be seen first");
    looker.pass(60);
    assert_eq!(looker.at(), (Screen::Match, Sheet::Result));
    looker.click("result-look");
    assert_eq!(looker.at(), (Screen::Match, Sheet::None));
    looker.escape();
    assert_eq!(looker.at(), (Screen::Match, Sheet::Pause));
    looker.click("pause-result");
    assert_eq!(looker.at(), (Screen::Match, Sheet::Result), "it can be read again");
    looker.click("result-rematch");
    assert_eq!(looker.at(), (Screen::Match, Sheet::None));
    let referee = looker.app.world().resource::<Referee>();
    assert_eq!(referee.player(Side::Red).name, "Grace");
    assert_eq!(referee.player(Side::Black).name, "Ada");
    assert!(referee.game().ending().is_none());
}

#[test]
fn settings_hold_at_once() {
    let mut looker = Looker::english(SIZES[1]);
    looker.click("title-settings");
    looker.click("settings-text-large");
    assert_eq!(looker.app.world().resource::<Settings>().text, TextSize::Large);
    let is_full = looker.app.world().resource::<Settings>().full_screen;
    looker.tab_to("settings-full-screen");
    assert_ne!(looker.app.world().resource::<Settings>().full_screen, is_full);
}

#[test]
fn a_match_plays_itself_behind_the_title_and_is_gone_at_the_table() {
    let mut looker = Looker::english(SIZES[1]);
    looker.pass(1000);
    assert!(steps(&looker) >= 4, "it has played");
    looker.click("title-settings");
    let played = steps(&looker);
    looker.pass(400);
    assert_eq!(steps(&looker), played, "it rests under a sheet");
    looker.begin();
    assert_eq!(steps(&looker), 0);
    looker.pass(400);
    assert_eq!(steps(&looker), 0, "nobody plays for those at the table");
}

/// How many parts have been played of the match on the table.
fn steps(looker: &Looker) -> usize {
    looker.app.world().resource::<Referee>().game().steps().len()
}

#[test]
fn the_match_behind_the_title_rests_at_its_end_until_somebody_is_there() {
    let mut looker = Looker::english(SIZES[1]);
    let ending = |looker: &Looker| looker.app.world().resource::<Referee>().game().ending();
    while ending(&looker).is_none() {
        looker.pass(200);
    }
    let played = steps(&looker);
    looker.pass(3000);
    assert_eq!(steps(&looker), played, "nobody sees it");
    looker.press(KeyCode::ShiftLeft, Key::Shift);
    looker.pass(200);
    assert!(steps(&looker) < played, "it begins again");
}
