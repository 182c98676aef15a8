//! Runs the program in a window, and reads it from outside as a screen reader does: what is there, what has the
//! focus, and what is said at once.
//!
//! Needs Xvfb, xdotool, dbus-daemon, at-spi2-core, and a software driver or a GPU. Without them it is skipped, and
//! says so. The bus is a private one: nothing of this reaches the desktop of whoever runs it. Nothing waits for a
//! fixed time.
#![cfg(all(feature = "game", target_os = "linux"))]

#[path = "screen_reader/bus.rs"]
mod bus;
#[path = "screen_reader/events.rs"]
mod events;
mod skip;
#[path = "screen_reader/tree.rs"]
mod tree;

use std::{
    cell::RefCell,
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use atspi::{Role, State};
use bus::Bus;
use events::{Event, Events};
use nonaga::game::stage::has_adapter;
use tempfile::TempDir;
use tree::{Thing, names};

/// Far longer than any step takes. On a machine that is busy with other work, the game has once been twenty times as slow as usual.
const PATIENCE: Duration = Duration::from_mins(5);
/// So long after something else, a thing that must not come would have come.
const A_WHILE: Duration = Duration::from_millis(700);

#[test]
fn menus_are_read_and_pressed() {
    let Some(game) = Game::start(&[]) else { return };
    let things = game.until(|things| named(things, Role::Button, "New match").is_some());
    assert_eq!(names(&things, Role::Application), ["nonaga"]);
    assert_eq!(names(&things, Role::Frame), ["Nonaga"]);
    let buttons = names(&things, Role::Button);
    let first_ones =
        ["Learn to play", "New match", "Puzzles", "Matches", "A friend far away", "More games"];
    assert_eq!(buttons[..6], first_ones, "in the order in which they are seen");
    assert_no_empty_thing(&things);

    game.press(Role::Button, "Puzzles");
    let streak = "Streak. Harder each time, until the first mistake";
    let things = game.until(|things| named(things, Role::Button, streak).is_some());
    assert_no_empty_thing(&things);
    game.key("Escape");
    game.until(|things| named(things, Role::Button, "New match").is_some());

    game.press(Role::Button, "More games");
    let things = game.until(|things| named(things, Role::Button, "Play Zebra").is_some());
    assert_no_empty_thing(&things);
    game.key("Escape");
    game.until(|things| named(things, Role::Button, "New match").is_some());

    game.press(Role::Button, "New match");
    let things = game.until(|things| has_focus(things, Role::RadioButton, "The computer"));
    let dialog = named(&things, Role::Dialog, "New match").expect("a dialog with a name");
    assert!(dialog.states.contains(State::Modal));
    assert!(named(&things, Role::Button, "Settings").is_none(), "the title is out of reach");
    assert!(named(&things, Role::Panel, "Level").is_some());
    assert!(named(&things, Role::Panel, "Level of Red").is_none(), "it is folded away");
    assert_no_empty_thing(&things);

    game.press(Role::RadioButton, "Two computers");
    let things = game.until(|things| named(things, Role::Panel, "Level of Red").is_some());
    let chosen = named(&things, Role::RadioButton, "Two computers").expect("the choice");
    assert!(chosen.states.contains(State::Checked));
    let fold =
        named(&things, Role::ToggleButton, "House rules: As in the booklet").expect("a fold");
    assert!(!fold.states.contains(State::Pressed));

    game.press(Role::RadioButton, "The computer");
    game.until(|things| named(things, Role::Entry, "Your name").is_some());
    game.give_focus(Role::Entry, "Your name");
    game.until(|things| has_focus(things, Role::Entry, "Your name"));
    game.screen.xdotool(&["type", "Ada"]);
    game.until(|_| game.written("Your name") == "Ada");

    game.key("Escape");
    game.until(|things| has_focus(things, Role::Button, "Learn to play"));
    game.press(Role::Button, "Settings");
    let things = game.until(|things| named(things, Role::Dialog, "Settings").is_some());
    assert!(named(&things, Role::Slider, "Music").is_some());
    assert!(named(&things, Role::CheckBox, "Full screen").is_some());
}

#[test]
fn a_match_is_told_from_its_first_turn_to_its_end() {
    let Some(game) = Game::start(&["play", "--red", "human", "--black", "beginner"]) else {
        return;
    };
    let things = game.until(|things| has_focus(things, Role::Panel, "Board"));
    assert!(names(&things, Role::Label).contains(&"Your turn: slide a token."));
    assert_no_empty_thing(&things);
    // A mouse that rests over the board says nothing, whatever moves below it.
    game.screen.xdotool(&["mousemove", "512", "384"]);

    game.key("Tab");
    assert!(game.hears_name("can slide").starts_with("Red token at "));
    game.key("Return");
    assert!(game.hears("You’re holding the token from").contains("It can slide to"));
    game.key("Tab");
    let place = game.hears_name("you can move here");
    game.key("Return");
    let said = game.hears("The red token slides from");
    assert!(said.ends_with("Your turn: move a disc."), "{said}");
    let cell = place.split(' ').find(|word| word.contains(',')).expect("a cell");
    let cell = cell.trim_end_matches(',');
    assert!(said.contains(&format!("to {cell}.")), "{said} {place}");

    game.key("Tab");
    game.hears_name("can be taken");
    game.key("Return");
    game.hears("You’re holding the disc from");
    game.key("Tab");
    let place = game.hears_name("you can move here");
    game.key("Return");
    game.hears("The disc moves from");
    let cell = place.split(' ').find(|word| word.contains(',')).expect("a cell");
    let heard_before = game.heard.borrow().len();
    game.hears("The black token slides from");
    let said = game.hears("The disc moves from");
    assert!(said.ends_with("Your turn: slide a token."), "{said}");
    game.stays_quiet();
    let heard = game.heard.borrow();
    let others = heard[heard_before..].iter().filter_map(Event::renamed);
    let others: Vec<&str> =
        others.filter(|name| !name.contains(cell.trim_end_matches(','))).collect();
    assert!(others.is_empty(), "the cursor has not moved: {others:?}");
    drop(heard);

    // The answer is about the cell of the cursor, and the same can be said twice.
    for _ in 0..2 {
        game.key("l");
        let said = game.hears("Around it:");
        assert!(said.contains(cell.trim_end_matches(',')) && said.ends_with('.'), "{said}");
    }
    game.key("r");
    game.hears("nothing to redo");

    let board = game.focused();
    game.key("p");
    let things = game.until(|things| has_focus(things, Role::Button, "Continue"));
    assert!(named(&things, Role::Dialog, "Menu").is_some());
    assert!(named(&things, Role::Button, "Hint").is_none(), "the table is out of reach");
    game.key("Escape");
    game.until(|things| has_focus(things, Role::Panel, &board));

    game.press(Role::Button, "Resign");
    let things = game.until(|things| has_focus(things, Role::Button, "Play on"));
    assert!(named(&things, Role::Alert, "Resign?").is_some());
    game.press(Role::Button, "Resign");
    let ended = "You lost by resigning.";
    game.hears(ended);
    game.until(|things| named(things, Role::Dialog, ended).is_some());
    game.stays_quiet();
    game.until(|things| {
        things.iter().any(|thing| thing.is_focused() && thing.role == Role::Button)
    });
}

#[test]
fn a_match_of_zebra_is_told() {
    let Some(game) = Game::start(&["zebra", "--light", "human", "--dark", "easy"]) else { return };
    let things = game.until(|things| has_focus(things, Role::Panel, "Board"));
    assert!(names(&things, Role::Label).contains(&"Your turn."));
    assert_no_empty_thing(&things);
    game.screen.xdotool(&["mousemove", "512", "384"]);

    game.key("Tab");
    assert!(game.hears_name("You can take its top piece.").contains("a single light piece"));
    game.key("Return");
    game.hears("You’re holding the top piece of");
    game.key("Tab");
    assert!(game.hears_name("The piece can go there.").contains("a single dark piece"));
    game.key("Return");
    game.hears("Turn 1, Light: ");
    let said = game.hears("Turn 2, Dark: ");
    assert!(said.ends_with("Your turn."), "{said}");

    game.press(Role::Button, "Resign");
    game.until(|things| has_focus(things, Role::Button, "Play on"));
    game.key("Escape");
    // Back to the board, or to a square of it. That may take a frame more than the question to go.
    game.until(|things| {
        let is_on_board =
            things.iter().any(|thing| thing.is_focused() && thing.role == Role::Panel);
        is_on_board && named(things, Role::Button, "Play on").is_none()
    });
}

#[test]
fn a_match_of_mutant_pentominoes_is_told() {
    let call = ["mutants", "--start", "T", "--first", "human", "--second", "easy"];
    let Some(game) = Game::start(&call) else { return };
    let things = game.until(|things| has_focus(things, Role::Panel, "Board"));
    assert!(names(&things, Role::Label).contains(&"Your turn."));
    assert_no_empty_thing(&things);
    game.screen.xdotool(&["mousemove", "512", "384"]);

    game.key("Tab");
    assert!(game.hears_name("You can take it out.").contains("a peg"));
    game.key("Return");
    game.hears("You’re holding the peg from");
    game.key("Tab");
    assert!(game.hears_name("You can put a peg in here.").contains("an open hole"));
    game.key("Return");
    game.hears("Player 1 plays ");
    let said = game.hears("Player 2 plays ");
    assert!(said.ends_with("Your turn."), "{said}");
}

#[test]
fn a_lesson_is_told() {
    let Some(game) = Game::start(&["learn", "01-table"]) else { return };
    let things = game.until(|things| has_focus(things, Role::Panel, "Board"));
    let first = "Nineteen discs lie side by side.";
    assert!(names(&things, Role::Label).iter().any(|said| said.starts_with(first)));
    game.press(Role::Button, "Next");
    game.hears("You play Red. Choose one of your tokens.");
    game.key("Right");
    game.hears_name("Disc at 0,0");
}

#[test]
fn a_match_that_is_watched_is_told() {
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/matches/line.ron");
    let Some(game) = Game::start(&["watch", record]) else { return };
    game.until(|things| has_focus(things, Role::Panel, "Board"));
    game.key("Next");
    let said = game.hears("slides from");
    assert!(said.contains("The disc moves from"), "{said}");
}

/// Images and labels without a word, and anything else that has no name, would be read as nothing.
#[track_caller]
fn assert_no_empty_thing(things: &[Thing]) {
    let nameless = things.iter().filter(|thing| thing.name.is_empty() && thing.depth > 0);
    let nameless: Vec<String> = nameless.map(Thing::to_string).collect();
    assert!(nameless.is_empty(), "{nameless:?}");
    assert!(things.iter().all(|thing| thing.role != Role::Unknown), "{things:?}");
}

fn named<'a>(things: &'a [Thing], role: Role, name: &str) -> Option<&'a Thing> {
    things.iter().find(|thing| thing.role == role && thing.name == name)
}

fn has_focus(things: &[Thing], role: Role, name: &str) -> bool {
    named(things, role, name).is_some_and(Thing::is_focused)
}

/// The program in a window, and somebody who listens. It is killed when this is dropped.
struct Game {
    /// What was heard so far.
    heard: RefCell<Vec<Event>>,
    program: RefCell<Running>,
    events: Events,
    bus: Bus,
    screen: Display,
    _folder: TempDir,
}

impl Game {
    /// Starts the program. `None` if this machine lacks something.
    fn start(words: &[&str]) -> Option<Game> {
        if let Some(missing) = missing_here() {
            skip::skip(&missing);
            return None;
        }
        let folder = TempDir::new().unwrap();
        let screen = Display::open();
        let bus = Bus::open().unwrap();
        let events = bus.listen().unwrap();
        let mut program = Command::new(env!("CARGO_BIN_EXE_nonaga"));
        program.args(words).env("LANG", "en_GB.UTF-8").env("LC_ALL", "en_GB.UTF-8");
        bus.lead(&mut program)
            .env("DISPLAY", &screen.name)
            .env("NONAGA_HOME", folder.path())
            .env("NO_COLOR", "1");
        let program = Running(program.spawn().unwrap());
        let heard = RefCell::default();
        let program = RefCell::new(program);
        let game = Game { heard, program, events, bus, screen, _folder: folder };
        game.until(|things| !names(things, Role::Button).is_empty());
        game.screen.give_keys_to_window();
        Some(game)
    }

    /// Waits until this is so of what is there.
    #[track_caller]
    fn until(&self, is_so: impl Fn(&[Thing]) -> bool) -> Vec<Thing> {
        let began = Instant::now();
        loop {
            let things = self.bus.things().unwrap();
            if is_so(&things) {
                return things;
            }
            let ended = self.program.borrow_mut().0.try_wait().unwrap();
            assert!(ended.is_none(), "the game has ended: {ended:?}");
            let lines: Vec<String> = things.iter().map(Thing::to_string).collect();
            assert!(began.elapsed() < PATIENCE, "it took too long:\n{}", lines.join("\n"));
            thread::sleep(Duration::from_millis(50));
        }
    }

    /// Waits until something is announced that has these words in it.
    #[track_caller]
    fn hears(&self, words: &str) -> String {
        self.listen_for(words, Event::announced)
    }

    /// Waits until something gets a name that has these words in it.
    #[track_caller]
    fn hears_name(&self, words: &str) -> String {
        self.listen_for(words, Event::renamed)
    }

    #[track_caller]
    fn listen_for(&self, words: &str, said: fn(&Event) -> Option<&str>) -> String {
        let began = Instant::now();
        while let Some(event) = self.events.next_within(PATIENCE.saturating_sub(began.elapsed())) {
            let found = said(&event).filter(|said| said.contains(words)).map(str::to_owned);
            self.heard.borrow_mut().push(event);
            if let Some(found) = found {
                return found;
            }
        }
        let heard: Vec<String> = self.heard.borrow().iter().map(Event::to_string).collect();
        panic!("nobody says “{words}”:\n{}", heard.join("\n"));
    }

    /// Waits until nothing has been heard for a while.
    fn stays_quiet(&self) {
        self.heard.borrow_mut().extend(self.events.until_quiet(A_WHILE));
    }

    /// Presses something as a screen reader does.
    #[track_caller]
    fn press(&self, role: Role, name: &str) {
        let things = self.until(|things| named(things, role, name).is_some());
        let thing = named(&things, role, name).expect("it was there");
        assert!(self.bus.press(thing).unwrap(), "{thing} cannot be pressed");
    }

    /// Moves the focus to something as a screen reader does.
    #[track_caller]
    fn give_focus(&self, role: Role, name: &str) {
        let things = self.until(|things| named(things, role, name).is_some());
        assert!(self.bus.focus(named(&things, role, name).expect("it was there")).unwrap());
    }

    /// What is written in a field.
    #[track_caller]
    fn written(&self, name: &str) -> String {
        let things = self.until(|things| named(things, Role::Entry, name).is_some());
        self.bus.written(named(&things, Role::Entry, name).expect("it was there")).unwrap()
    }

    /// The name of what has the focus.
    fn focused(&self) -> String {
        let things = self.until(|things| things.iter().any(Thing::is_focused));
        things.into_iter().find(Thing::is_focused).expect("it was there").name
    }

    fn key(&self, key: &str) {
        self.screen.xdotool(&["key", key]);
    }
}

/// What these tests need and this machine lacks.
fn missing_here() -> Option<String> {
    let is_missing = |program: &&str| Command::new(program).arg("-version").output().is_err();
    let program = ["Xvfb", "xdotool"].into_iter().find(is_missing);
    let program = program.map(|program| format!("{program} is not installed"));
    program
        .or_else(Bus::missing_here)
        .or_else(|| (!has_adapter()).then(|| "there is no graphics adapter".to_owned()))
}

/// A program that is killed when this is dropped.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        _ = self.0.kill();
        _ = self.0.wait();
    }
}

/// A virtual display.
struct Display {
    name: String,
    _server: Running,
}

impl Display {
    fn open() -> Display {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-nolisten", "tcp", "-screen", "0", "1024x768x24"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut number = String::new();
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut number).unwrap();
        assert!(!number.trim().is_empty(), "Xvfb does not start");
        Display { name: format!(":{}", number.trim()), _server: Running(server) }
    }

    /// There is no window manager that would.
    fn give_keys_to_window(&self) {
        let search = ["search", "--sync", "--onlyvisible", "--name", "Nonaga"];
        self.xdotool(&[&search[..], &["windowfocus", "--sync"]].concat());
    }

    fn xdotool(&self, words: &[&str]) {
        let done = Command::new("xdotool").args(words).env("DISPLAY", &self.name).status();
        assert!(done.unwrap().success(), "xdotool {words:?}");
    }
}
