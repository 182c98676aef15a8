//! Playing by the events of one device alone, from the title to the result: all keys, or all gamepad buttons.
//! Nothing is asked for in any other way.

#[path = "hands/far.rs"]
mod far;
#[path = "hands/mutants.rs"]
mod mutants;
#[path = "hands/puzzles.rs"]
mod puzzles;
#[path = "hands/zebra.rs"]
mod zebra;

use std::time::Instant;

use bevy::{
    input::gamepad::{
        GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent,
        RawGamepadButtonChangedEvent, RawGamepadEvent,
    },
    ui_widgets::{ScrollArea, Slider},
    window::PrimaryWindow,
};
use nonaga::{
    game::{
        input::Cursor,
        keeping::Progress,
        players::{Lessons, Tutor, Watched},
        referee::{Seats, occasion},
        table::{Hand, Motion, UnderCursor},
        ui::BoardStop,
    },
    lesson::{Awaits, Group, LessonStep},
    record::{Record, bundled},
    rules::Turn,
};

use super::*;

/// How long something may take until it shows.
const PATIENCE: Duration = Duration::from_mins(2);

impl Hud {
    /// Presses and releases a key, as the window tells of it.
    pub fn tap(&mut self, key_code: KeyCode, logical_key: Key) {
        self.hold(key_code, logical_key.clone());
        self.release(key_code, logical_key);
        self.app.update();
    }

    pub fn hold(&mut self, key_code: KeyCode, logical_key: Key) {
        self.send_key(key_code, logical_key, ButtonState::Pressed);
    }

    pub fn release(&mut self, key_code: KeyCode, logical_key: Key) {
        self.send_key(key_code, logical_key, ButtonState::Released);
    }

    fn send_key(&mut self, key_code: KeyCode, logical_key: Key, state: ButtonState) {
        let world = self.world();
        let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world);
        let window = window.expect("there is a window");
        let text = match &logical_key {
            Key::Character(letter) => Some(letter.clone()),
            Key::Space => Some(" ".into()),
            _ => None,
        };
        let input = KeyboardInput { key_code, logical_key, state, text, repeat: false, window };
        self.world().write_message(input);
        self.app.update();
    }

    /// Presses and releases a button of the gamepad.
    pub fn pad(&mut self, button: GamepadButton) {
        let gamepad = self.gamepad();
        for value in [1.0, 0.0] {
            let change = RawGamepadButtonChangedEvent { gamepad, button, value };
            self.world().write_message(RawGamepadEvent::Button(change));
            self.app.update();
        }
        self.app.update();
    }

    /// The gamepad. Connects one first if there is none.
    pub fn gamepad(&mut self) -> Entity {
        let world = self.world();
        if let Some(pad) = world.query_filtered::<Entity, With<Gamepad>>().iter(world).next() {
            return pad;
        }
        let gamepad = world.spawn_empty().id();
        let (name, vendor_id, product_id) = ("a gamepad".to_owned(), None, None);
        let connection = GamepadConnection::Connected { name, vendor_id, product_id };
        world.write_message(GamepadConnectionEvent { gamepad, connection });
        self.app.update();
        gamepad
    }

    pub fn at(&self) -> (Screen, Overlay) {
        let world = self.app.world();
        (*world.resource::<State<Screen>>().get(), *world.resource::<State<Overlay>>().get())
    }

    /// The focused control, if the ring shows it.
    fn focused(&self) -> Option<Entity> {
        let world = self.app.world();
        let focused = world.resource::<InputFocus>().get()?;
        let is_board = world.get::<BoardStop>(focused).is_some();
        (world.resource::<InputFocusVisible>().0 && !is_board).then_some(focused)
    }

    fn name_of(&self, control: Entity) -> String {
        let name = self.app.world().get::<AccessibleLabel>(control);
        name.map_or_else(String::new, |name| name.0.clone())
    }

    /// The cell under the cursor.
    fn cursor(&mut self) -> Option<Cell> {
        let world = self.world();
        world.query_filtered::<&At, With<UnderCursor>>().iter(world).map(|at| at.0).next()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Device {
    Keyboard,
    Gamepad,
}

use Device::{Gamepad as Pad, Keyboard};

/// The presses that every device has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Press {
    Up,
    Down,
    Left,
    Right,
    /// To the next choice on the board, or to the next control.
    Next,
    Choose,
    Back,
    ToButtons,
}

/// Each press, on the keyboard and on a gamepad.
const PRESSES: [(Press, KeyCode, Key, GamepadButton); 8] = [
    (Press::Up, KeyCode::ArrowUp, Key::ArrowUp, GamepadButton::DPadUp),
    (Press::Down, KeyCode::ArrowDown, Key::ArrowDown, GamepadButton::DPadDown),
    (Press::Left, KeyCode::ArrowLeft, Key::ArrowLeft, GamepadButton::DPadLeft),
    (Press::Right, KeyCode::ArrowRight, Key::ArrowRight, GamepadButton::DPadRight),
    (Press::Next, KeyCode::Tab, Key::Tab, GamepadButton::RightTrigger),
    (Press::Choose, KeyCode::Enter, Key::Enter, GamepadButton::South),
    (Press::Back, KeyCode::Escape, Key::Escape, GamepadButton::East),
    (Press::ToButtons, KeyCode::F6, Key::F6, GamepadButton::Select),
];

/// Somebody with one device.
struct Player {
    hud: Hud,
    device: Device,
}

impl Player {
    /// At the title, before anything is pressed.
    fn at_title(device: Device) -> Player {
        Player::at_title_of(SIZES[1], device)
    }

    /// The same in a window of this size.
    fn at_title_of(size: UVec2, device: Device) -> Player {
        let mut hud = Hud::built(size, |app| {
            app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
        });
        hud.world().resource_mut::<NextState<Screen>>().set(Screen::Title);
        hud.frames();
        assert_eq!(hud.at(), (Screen::Title, Overlay::None));
        Player { hud, device }
    }

    fn press(&mut self, press: Press) {
        let row = PRESSES.into_iter().find(|row| row.0 == press);
        let (_, code, key, button) = row.expect("every press has a row");
        match self.device {
            Keyboard => self.hud.tap(code, key),
            Pad => self.hud.pad(button),
        }
    }

    #[track_caller]
    fn until(&mut self, what: &str, is_so: impl Fn(&mut Hud) -> bool) {
        let began = Instant::now();
        while !is_so(&mut self.hud) {
            assert!(began.elapsed() < PATIENCE, "never: {what}\n{:?}", self.hud.read());
            self.hud.app.update();
        }
    }

    /// The label of the control that has the ring.
    fn focused(&self) -> String {
        self.hud.focused().map_or_else(String::new, |control| self.hud.name_of(control))
    }

    /// Goes to the control whose label begins like this: by Tab, or by the D-pad.
    #[track_caller]
    fn go_to(&mut self, label: &str) {
        let (mut been, mut tried) = (Vec::new(), Vec::new());
        for _ in 0..120 {
            if self.focused().starts_with(label) {
                return;
            }
            been.push(self.focused());
            match self.device {
                Keyboard => self.press(Press::Next),
                Pad => self.steer(label, &mut tried),
            }
            self.hud.frames();
        }
        panic!("{:?} does not reach “{label}”, only {been:#?}", self.device);
    }

    /// Presses towards a control, as somebody would who sees it, but in no direction twice from the same place.
    fn steer(&mut self, label: &str, tried: &mut Vec<(String, Press)>) {
        let world = self.hud.world();
        let mut controls = world.query::<(&AccessibleLabel, &ComputedNode, &UiGlobalTransform)>();
        let target = controls
            .iter(world)
            .find(|(name, node, _)| name.0.starts_with(label) && !node.is_empty())
            .map(|(.., place)| place.translation);
        let here = self.hud.focused();
        let is_slider = here.is_some_and(|it| self.hud.app.world().get::<Slider>(it).is_some());
        let place = here.and_then(|here| self.hud.app.world().get::<UiGlobalTransform>(here));
        let by = target.zip(place).map_or(Vec2::Y, |(target, here)| target - here.translation);
        let upright = if by.y > 0.0 { [Press::Down, Press::Up] } else { [Press::Up, Press::Down] };
        let sideways =
            if by.x > 0.0 { [Press::Right, Press::Left] } else { [Press::Left, Press::Right] };
        let ways = if by.y.abs() > 4.0 {
            [upright[0], sideways[0], sideways[1], upright[1]]
        } else {
            [sideways[0], upright[0], upright[1], sideways[1]]
        };
        let name = self.focused();
        // Left and right would move a slider.
        let ways = ways.into_iter().filter(|way| !(is_slider && sideways.contains(way)));
        let new = ways.clone().find(|way| !tried.contains(&(name.clone(), *way)));
        let way = new.or_else(|| ways.into_iter().next_back()).unwrap_or(Press::Down);
        tried.push((name, way));
        self.press(way);
    }

    #[track_caller]
    fn press_control(&mut self, label: &str) {
        self.go_to(label);
        self.press(Press::Choose);
        self.hud.frames();
    }

    /// Presses a button beside the board, from the board.
    fn on_panel(&mut self, label: &str) {
        self.press(Press::ToButtons);
        self.press_control(label);
    }

    /// Chooses one of several choices, which stand side by side, from the one that is chosen.
    #[track_caller]
    fn choose_among(&mut self, chosen: &str, wanted: &str, way: Press) {
        self.go_to(chosen);
        for _ in 0..6 {
            if self.focused() == wanted {
                return;
            }
            self.press(way);
            self.hud.frames();
        }
        panic!("“{wanted}” is not beside “{chosen}”");
    }

    /// Moves the cursor to a cell: through the choices, or else step by step.
    #[track_caller]
    fn go_to_cell(&mut self, cell: Cell) {
        for _ in 0..45 {
            if self.hud.cursor() == Some(cell) {
                return;
            }
            self.press(Press::Next);
        }
        let seen = |cell: Cell| (2 * cell.q + cell.r, cell.r);
        for i in 0..200 {
            let here = self.hud.cursor().expect("the cursor is on the board");
            if here == cell {
                return;
            }
            let (by_x, by_y) = (seen(cell).0 - seen(here).0, seen(cell).1 - seen(here).1);
            let upright = if by_y > 0 { Press::Down } else { Press::Up };
            let sideways = if by_x > 0 { Press::Right } else { Press::Left };
            let is_upright = if i % 5 == 4 { by_y == 0 } else { by_y != 0 };
            self.press(if is_upright { upright } else { sideways });
        }
        panic!("{:?} does not reach {cell:?}", self.device);
    }

    #[track_caller]
    fn play(&mut self, step: Step) {
        let (Step::Slide(Slide { from, to }) | Step::Relocate(Relocation { from, to })) = step
        else {
            panic!("the program skips by itself");
        };
        for cell in [from, to] {
            self.go_to_cell(cell);
            self.press(Press::Choose);
        }
        assert_eq!(self.hud.referee().game().steps().last(), Some(step), "{:?}", self.hud.read());
    }
}

/// From the result to the whole match, from its start, and back to the result.
fn watched_and_back(player: &mut Player) {
    let before = player.hud.referee();
    let why = why_it_ended(player);
    player.press_control("Watch this match");
    player.until("the match from its start", |hud| {
        let referee = hud.referee();
        hud.at() == (Screen::Match, Overlay::None)
            && referee.is_at(&occasion::WATCHED)
            && referee.playhead().turn() == 0
            && referee.turns() == before.turns()
    });
    player.hud.pass(1.0);
    assert!(player.hud.world().resource::<Watched>().is_playing(), "it plays itself");
    player.press(Press::Down);
    assert!(player.hud.referee().playhead().turn() > 0);
    assert!(!player.hud.world().resource::<Watched>().is_playing(), "whoever steps stops it");
    player.press(Press::Back);
    player.until("the pause", |hud| hud.at() == (Screen::Match, Overlay::Pause));
    player.press_control("Result");
    player.until("the result again", |hud| {
        hud.at() == (Screen::Match, Overlay::Result) && hud.reads("Red wins")
    });
    let referee = player.hud.referee();
    assert!(referee.is_at(&occasion::PLAYED) && referee.seats() == before.seats());
    assert_eq!(referee.played().ending(), before.played().ending());
    assert_eq!(why_it_ended(player), why, "the result tells the same story as before");
}

/// What the result says of the turn that decided the match, once it is found.
fn why_it_ended(player: &mut Player) -> Turning {
    let turning = |hud: &Hud| hud.app.world().resource::<Judge>().turning();
    player.until("where it turned", |hud| turning(hud) != Turning::Unknown);
    turning(&player.hud)
}

/// The turns of a match that comes with the game.
fn known_turns() -> Vec<Turn> {
    let text = include_str!("../../assets/matches/line.ron");
    Record::read(text).expect("a match").game.turns()
}

fn a_match_and_a_rematch(device: Device) {
    let player = &mut Player::at_title(device);
    player.press_control("New match");
    assert_eq!(player.hud.at(), (Screen::NewMatch, Overlay::None));
    player.choose_among("The computer", "A friend", Press::Right);
    player.choose_among("Random", "Red", Press::Left);
    player.press_control("Start");
    player.until("the table", |hud| hud.at() == (Screen::Match, Overlay::None));
    player.hud.pass(1.0);
    for turn in known_turns() {
        for step in turn.steps() {
            player.play(step);
        }
    }
    let ending = player.hud.referee().game().ending();
    assert!(matches!(ending, Some(Ending::Won { by: Side::Red, .. })), "{ending:?}");
    player.until("the result", |hud| hud.at() == (Screen::Match, Overlay::Result));
    watched_and_back(player);
    player.press_control("Rematch");
    player.until("the table", |hud| hud.at() == (Screen::Match, Overlay::None));
    let referee = player.hud.referee();
    assert!(referee.game().ending().is_none() && referee.game().steps().len() == 0);
    // And from there back to the title.
    player.hud.pass(1.0);
    player.press(Press::Back);
    player.until("the pause", |hud| hud.at() == (Screen::Match, Overlay::Pause));
    player.press_control("Main menu");
    player.until("the title", |hud| hud.at() == (Screen::Title, Overlay::None));
}

#[test]
fn a_match_and_a_rematch_by_keyboard_alone() {
    a_match_and_a_rematch(Keyboard);
}

#[test]
fn a_match_and_a_rematch_by_gamepad_alone() {
    a_match_and_a_rematch(Pad);
}

fn awaits(hud: &Hud) -> Awaits {
    hud.app.world().resource::<Tutor>().runner().awaits()
}

/// Runs frames until the lesson waits for the learner.
#[track_caller]
fn settle(player: &mut Player) {
    player.hud.frames();
    for _ in 0..2 {
        player.until("the lesson waits", |hud| {
            let may_play = matches!(awaits(hud), Awaits::Play | Awaits::Match);
            let is_seated = may_play != (hud.referee().seats() == Seats::LESSON);
            let world = hud.world();
            let is_moving = world.query::<&Motion>().iter(world).count() > 0;
            !matches!(awaits(hud), Awaits::Table | Awaits::Proof) && is_seated && !is_moving
        });
        player.hud.frames();
    }
}

/// Does what the lesson on the table asks for, as its solution has it.
fn do_step(player: &mut Player) {
    let runner = player.hud.app.world().resource::<Tutor>().runner();
    let (at, lesson) = (runner.at(), runner.lesson().clone());
    let staged = runner.staged().steps().len();
    match (runner.awaits(), lesson.step(at)) {
        (Awaits::GoOn | Awaits::TryAgain | Awaits::End, _) => player.press(Press::Choose),
        (Awaits::Play, Some(LessonStep::Ask(ask))) => {
            if player.hud.referee().game().steps().len() != staged {
                // The turns after the first are found by the lesson itself.
                player.press(Press::ToButtons);
                player.press_control("Show me");
                return;
            }
            for part in &ask.solution.0 {
                let is_still_asked = awaits(&player.hud) == Awaits::Play
                    && player.hud.app.world().resource::<Tutor>().runner().at() == at;
                if !is_still_asked {
                    break;
                }
                player.go_to_cell(part.from);
                player.press(Press::Choose);
                // A piece that cannot be taken is refused at once.
                let holds = !player.hud.app.world().resource::<Hand>().is_empty();
                if part.to != part.from && holds {
                    player.go_to_cell(part.to);
                    player.press(Press::Choose);
                }
            }
        }
        (Awaits::Touch, Some(LessonStep::Touch(touch))) => {
            let cell = touch.cells(player.hud.referee().position())[0];
            player.press(Press::Next);
            assert!(
                player.hud.cursor().is_some(),
                "Tab stays on the board while it is asked about"
            );
            player.go_to_cell(cell);
            player.press(Press::Choose);
        }
        other => panic!("nothing to do: {other:?}"),
    }
}

/// From the title through all lessons, each of which leads to the next, to the first match of one's own.
fn the_course(device: Device) {
    let player = &mut Player::at_title(device);
    player.press_control("Learn to play");
    player.until("the lessons", |hud| hud.at() == (Screen::Lessons, Overlay::None));
    let library = player.hud.app.world().resource::<Lessons>().clone();
    let course: Vec<_> =
        library.entries.iter().filter(|entry| entry.lesson.group == Group::Course).collect();
    let words = Words::new(Language::ENGLISH);
    let title = course[0].lesson.title.said("en", |key| words.say(key));
    player.press_control(&title);
    player.until("the first lesson", |hud| hud.at() == (Screen::Match, Overlay::None));
    let mut done = Vec::new();
    for _ in 0..400 {
        settle(player);
        let name = player.hud.app.world().resource::<Tutor>().name().to_owned();
        match awaits(&player.hud) {
            Awaits::Match => break,
            Awaits::End if !done.contains(&name) => done.push(name),
            _ => {}
        }
        do_step(player);
    }
    assert_eq!(awaits(&player.hud), Awaits::Match, "the last lesson is a match");
    assert_eq!(done.len() + 1, course.len(), "{done:?}");
    for name in done {
        assert!(player.hud.app.world().resource::<Progress>().of(&name).is_done, "{name}");
    }
    let slide = player.hud.referee().position().slides()[0];
    player.play(Step::Slide(slide));
}

#[test]
fn the_course_by_keyboard_alone() {
    the_course(Keyboard);
}

#[test]
fn the_course_by_gamepad_alone() {
    the_course(Pad);
}

fn a_recorded_match(device: Device) {
    let player = &mut Player::at_title(device);
    player.press_control("Matches");
    player.until("the library", |hud| hud.at() == (Screen::Library, Overlay::None));
    // Whoever has none of their own sees those of the game, and may still look at the empty list.
    player.choose_among("Example matches", "Your matches", Press::Left);
    player.until("an empty list", |hud| hud.reads("You have no matches yet"));
    player.choose_among("Your matches", "Example matches", Press::Right);
    let name = bundled().expect("matches")[0].record(str::to_owned);
    player.until("the matches of the game", |hud| {
        let world = hud.world();
        let mut labels = world.query::<&AccessibleLabel>();
        labels.iter(world).filter(|label| label.0.contains("turns")).count() > 3
    });
    let world = player.hud.world();
    let mut labels = world.query::<&AccessibleLabel>();
    let mut rows: Vec<String> =
        labels.iter(world).map(|label| label.0.clone()).filter(|it| it.contains("turns")).collect();
    rows.sort();
    player.press_control(&rows[0]);
    player.until("the match", |hud| hud.at() == (Screen::Match, Overlay::None));
    player.hud.pass(0.5);
    let turns = player.hud.referee().turns();
    assert!(turns > 10 && name.game.turns().len() > 10);
    let turn = |player: &mut Player| player.hud.referee().playhead().turn();
    let is_playing = |player: &Player| player.hud.app.world().resource::<Watched>().is_playing();
    if is_playing(player) {
        player.press(Press::Choose);
    }
    assert!(!is_playing(player), "it can be stopped");
    // Both ends.
    match player.device {
        Keyboard => player.hud.tap(KeyCode::End, Key::End),
        Pad => on_buttons(player, "Go to the end"),
    }
    assert_eq!(turn(player), turns);
    match player.device {
        Keyboard => {
            player.hud.hold(KeyCode::ControlLeft, Key::Control);
            player.hud.tap(KeyCode::Home, Key::Home);
            player.hud.release(KeyCode::ControlLeft, Key::Control);
        }
        Pad => on_buttons(player, "Go to the start"),
    }
    assert_eq!(turn(player), 0);
    // Turn by turn, and part by part.
    player.press(Press::Down);
    assert_eq!(turn(player), 1);
    player.press(Press::Right);
    player.press(Press::Right);
    assert_eq!(turn(player), 2);
    player.press(Press::Up);
    player.press(Press::Left);
    player.hud.frames();
    assert!(turn(player) <= 1);
    // Faster, and then it plays.
    let speed = |player: &Player| player.hud.app.world().resource::<Watched>().speed();
    let before = speed(player);
    match player.device {
        Keyboard => player.hud.tap(KeyCode::Equal, Key::Character("=".into())),
        Pad => on_buttons(player, "Speed"),
    }
    assert!(speed(player) > before);
    player.press(Press::Choose);
    assert!(is_playing(player));
    let began = turn(player);
    player.until("it goes on", |hud| hud.referee().playhead().turn() > began + 1);
    player.press(Press::Choose);
    assert!(!is_playing(player));
    // To any turn, by the list.
    on_buttons(player, "Turns");
    on_buttons(player, "Turn 5, ");
    assert_eq!(turn(player), 5);
    // And away.
    player.press(Press::Back);
    player.until("the pause", |hud| hud.at() == (Screen::Match, Overlay::Pause));
    player.press_control("All matches");
    player.until("the library", |hud| hud.at() == (Screen::Library, Overlay::None));
}

/// Presses a button beside the board and goes back to the board.
fn on_buttons(player: &mut Player, label: &str) {
    player.press(Press::ToButtons);
    player.press_control(label);
    player.press(Press::Back);
    assert!(player.hud.focused().is_none(), "the board has the keys again");
}

#[test]
fn a_recorded_match_by_keyboard_alone() {
    a_recorded_match(Keyboard);
}

#[test]
fn a_recorded_match_by_gamepad_alone() {
    a_recorded_match(Pad);
}

#[test]
fn a_gamepad_that_vanishes_in_the_middle_of_a_turn_loses_nothing() {
    let mut player = Player { hud: Hud::new(SIZES[1]), device: Pad };
    player.play(Step::Slide(SLIDE));
    player.go_to_cell(RELOCATION.from);
    player.press(Press::Choose);
    let held =
        |player: &Player| player.hud.app.world().resource::<Hand>().held().map(|held| held.from);
    assert_eq!(held(&player), Some(RELOCATION.from));
    // The stick is being pushed just then.
    let gamepad = player.hud.gamepad();
    let push = |hud: &mut Hud, gamepad, value| {
        let axis = GamepadAxis::LeftStickX;
        let change = RawGamepadAxisChangedEvent { gamepad, axis, value };
        hud.world().write_message(RawGamepadEvent::Axis(change));
        hud.app.update();
    };
    push(&mut player.hud, gamepad, 1.0);
    let connection = GamepadConnection::Disconnected;
    player.hud.world().write_message(GamepadConnectionEvent { gamepad, connection });
    player.hud.frames();
    assert!(player.hud.reads("The gamepad was disconnected."), "{:?}", player.hud.read());
    assert_eq!(held(&player), Some(RELOCATION.from), "the hand still holds its disc");
    assert_eq!(player.hud.referee().game().steps().len(), 1);
    player.device = Keyboard;
    player.go_to_cell(RELOCATION.to);
    player.press(Press::Choose);
    assert_eq!(player.hud.referee().game().steps().last(), Some(Step::Relocate(RELOCATION)));
    // Another one takes over, and its first push counts.
    let gamepad = player.hud.gamepad();
    player.hud.frames();
    let before = player.hud.cursor();
    push(&mut player.hud, gamepad, -1.0);
    player.hud.frames();
    assert_ne!(player.hud.cursor(), before);
}

#[test]
fn letters_work_while_a_button_beside_the_board_has_the_focus() {
    let mut hud = Hud::with_list(SIZES[1]);
    hud.begin_with(played(4));
    let mut player = Player { hud, device: Keyboard };
    player.press(Press::ToButtons);
    player.go_to("Turn 2");
    let steps = |player: &mut Player| player.hud.referee().game().steps().len();
    // What presses buttons and leads through them does only that.
    let before = steps(&mut player);
    player.press(Press::Down);
    assert!(player.focused().starts_with("Turn 3") && steps(&mut player) == before);
    assert!(!player.hud.app.world().resource::<Cursor>().is_shown());
    player.hud.tap(KeyCode::KeyU, Key::Character("u".into()));
    assert_eq!(steps(&mut player), before - 1);
    player.hud.tap(KeyCode::KeyP, Key::Character("p".into()));
    player.hud.frames();
    assert_eq!(player.hud.at(), (Screen::Match, Overlay::Pause));
    // The same on a gamepad.
    player.hud.tap(KeyCode::Escape, Key::Escape);
    player.hud.frames();
    player.device = Pad;
    player.press(Press::ToButtons);
    player.hud.pad(GamepadButton::North);
    assert_eq!(steps(&mut player), before);
    player.hud.pad(GamepadButton::Start);
    player.hud.frames();
    assert_eq!(player.hud.at(), (Screen::Match, Overlay::Pause));
}

#[test]
fn whoever_goes_back_finds_the_focus_where_it_was() {
    for device in [Keyboard, Pad] {
        let player = &mut Player::at_title(device);
        for (entry, page) in [
            ("Settings", (Screen::Title, Overlay::Settings)),
            ("Controls", (Screen::Title, Overlay::Controls)),
            ("New match", (Screen::NewMatch, Overlay::None)),
        ] {
            player.press_control(entry);
            assert_eq!(player.hud.at(), page);
            player.press(Press::Back);
            player.hud.frames();
            assert_eq!(player.hud.at(), (Screen::Title, Overlay::None));
            assert_eq!(player.focused(), entry, "by {device:?}");
        }
        // What is opened anew begins at its first control.
        player.press_control("Settings");
        player.go_to("Coordinates");
        player.press(Press::Back);
        player.hud.frames();
        player.press_control("Settings");
        assert_ne!(player.focused(), "Coordinates");
    }
}

#[test]
fn page_keys_lead_through_long_pages_and_the_focus_stays_clear_of_the_edges() {
    for (overlay, last) in
        [(Overlay::Settings, "Change keys"), (Overlay::Bindings, "Go to the list")]
    {
        let mut hud = Hud::new(SIZES[0]);
        hud.world().write_message(Go::Over(overlay));
        hud.pass(0.2);
        let player = &mut Player { hud, device: Keyboard };
        player.press(Press::Next);
        player.press(Press::Next);
        let scrolled = |player: &mut Player| {
            let focused = player.hud.focused().expect("a control");
            let world = player.hud.app.world();
            let parent = |entity: &Entity| world.get::<ChildOf>(*entity).map(ChildOf::parent);
            let mut above = std::iter::successors(Some(focused), parent);
            let area = above.find(|one| world.get::<ScrollArea>(*one).is_some())?;
            let node = world.get::<ComputedNode>(area)?;
            let around = rect(node, world.get::<UiGlobalTransform>(area)?);
            let own = world.get::<ComputedNode>(focused)?;
            let own = rect(own, world.get::<UiGlobalTransform>(focused)?);
            let at = world.get::<ScrollPosition>(area)?.y * node.inverse_scale_factor.recip();
            let end = node.content_size().y - node.size().y;
            let faded = 26.0 / node.inverse_scale_factor - 1.0;
            let above = own.min.y - around.min.y;
            let below = around.max.y - own.max.y;
            assert!(above >= if at > 1.0 { faded } else { 0.0 }, "{above} of {faded}: {overlay:?}");
            assert!(below >= if at < end - 1.0 { faded } else { 0.0 }, "{below} of {faded}");
            Some(at)
        };
        let start = scrolled(player).expect("it scrolls");
        let after = |player: &mut Player, code, key| {
            player.hud.tap(code, key);
            player.hud.frames();
            scrolled(player).expect("it scrolls")
        };
        let page = after(player, KeyCode::PageDown, Key::PageDown);
        assert!(page > start + 50.0, "{overlay:?}: {page}");
        let end = after(player, KeyCode::End, Key::End);
        assert!(end >= page && player.focused().starts_with(last), "{}", player.focused());
        let before = after(player, KeyCode::PageUp, Key::PageUp);
        assert!(before < end - 50.0, "{overlay:?}: {before}");
        assert!(after(player, KeyCode::Home, Key::Home) <= 0.5);
        // Step by step the focus never lies under a fading edge.
        for _ in 0..30 {
            player.press(Press::Next);
            player.hud.frames();
            if player.hud.focused().is_some() {
                _ = scrolled(player);
            }
        }
    }
}
