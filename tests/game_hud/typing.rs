//! A turn that is typed: the field opens where a person may play, says in words what is wrong, and plays like the
//! hand.

use bevy::{a11y::AccessibilityNode, input_focus::InputFocus, prelude::*, text::EditableText};
use nonaga::{
    game::{
        input::Typing,
        keeping::TextSize,
        players::{Computer, Teach, Tutor},
        table::{Motion, Reason},
        ui::BoardStop,
    },
    lesson::Awaits,
    record::{Level, PlayerKind},
    rules::Relocation,
};

use super::*;

impl Hud {
    fn is_typing(&mut self) -> bool {
        self.world().query::<&EditableText>().iter(self.app.world()).count() > 0
    }

    /// Opens the field, types this and presses Enter.
    fn type_turn(&mut self, text: &str) {
        if !self.is_typing() {
            self.tap(KeyCode::KeyE, Key::Character("e".into()));
        }
        assert!(self.is_typing(), "{:?}", self.read());
        self.write(text);
        self.tap(KeyCode::Enter, Key::Enter);
    }

    /// Replaces what stands in the field.
    fn write(&mut self, text: &str) {
        self.hold(KeyCode::ControlLeft, Key::Control);
        self.tap(KeyCode::KeyA, Key::Character("a".into()));
        self.release(KeyCode::ControlLeft, Key::Control);
        for letter in text.chars() {
            let key =
                if letter == ' ' { Key::Space } else { Key::Character(letter.to_string().into()) };
            self.tap(KeyCode::F20, key);
        }
    }

    /// What a screen reader reads: the name of what has the keyboard.
    fn said_of_focus(&mut self) -> String {
        let focused = self.world().resource::<InputFocus>().get().expect("something has it");
        self.world().get::<AccessibleLabel>(focused).expect("it has a name").0.clone()
    }

    fn steps(&mut self) -> Vec<Step> {
        self.referee().game().steps().collect()
    }
}

#[test]
fn a_turn_is_typed_in_halves_and_whole() {
    let mut hud = Hud::new(SIZES[1]);
    hud.type_turn("2,0 > -1,0");
    assert_eq!(hud.steps(), [Step::Slide(SLIDE)]);
    assert!(!hud.is_typing(), "the field has done its work");
    hud.type_turn("1,-2>3,-2");
    assert_eq!(hud.steps()[1..], [Step::Relocate(RELOCATION)]);
    // A whole turn is shown part by part, like one that is clicked.
    hud.pass(2.0);
    hud.type_turn("0,2>0,-1 -1,2>-3,2");
    assert_eq!(hud.steps().len(), 3, "the slide comes first");
    let world = hud.world();
    assert_eq!(world.query::<&Motion>().iter(world).count(), 1);
    hud.pass(2.0);
    let to = Cell::new(-3, 2);
    let relocation = Relocation { from: Cell::new(-1, 2), to };
    assert_eq!(hud.steps()[3..], [Step::Relocate(relocation)]);
    // What was played is announced to those who do not see it, and the board has the focus again.
    let board = hud.world().query_filtered::<Entity, With<BoardStop>>();
    let board = { board }.single(hud.app.world()).expect("one board");
    assert_eq!(hud.world().resource::<InputFocus>().get(), Some(board));
    let world = hud.world();
    let mut told = world.query::<&AccessibilityNode>();
    let said: Vec<_> = told.iter(world).filter_map(|node| node.value()).collect();
    let announced = "The disc moves from -1,2 to -3,2. Red to play";
    assert!(said.iter().any(|said| said.contains(announced)), "{said:?}");
}

#[test]
fn a_wrong_turn_is_explained_and_stays_to_be_mended() {
    let mut hud = Hud::new(SIZES[1]);
    for (typed, said) in [
        ("2,0>", "Expected a whole number at character 5. Type where the token slides from and to"),
        ("2,0>1,0", "A token slides as far as it can, here to -1,0."),
        ("0,2>0,-1", "This token belongs to Black"),
        ("2,0>-1,0#", "it does not win"),
        ("2,0>-1,0 0,0>3,-2", "can’t leave the board"),
        ("-", "You can’t skip this part"),
    ] {
        hud.type_turn(typed);
        assert!(hud.reads(said), "{typed}: {:?}", hud.read());
        let told = hud.said_of_focus();
        assert!(told.starts_with("Type a turn. ") && told.contains(said), "{told}");
        assert_eq!(hud.world().resource::<Typing>().text, typed, "it stays");
        assert_eq!(hud.steps(), [], "nothing is played, not even a part");
    }
    // What the rules refuse is shown on the board too.
    hud.type_turn("2,0>1,0");
    assert!(hud.world().resource::<Reason>().given().is_some());
    let said = hud.read();
    let count = said.iter().filter(|said| said.contains("slides as far as it can")).count();
    assert_eq!(count, 1, "it is said once: {said:?}");
    // An empty field does nothing.
    hud.type_turn("  ");
    assert!(hud.is_typing());
    hud.type_turn("2,0>-1,0");
    assert_eq!(hud.steps(), [Step::Slide(SLIDE)]);
}

#[test]
fn letters_are_typed_and_do_nothing_else_and_escape_closes() {
    let mut hud = Hud::new(SIZES[1]);
    hud.play(Step::Slide(SLIDE));
    let labels = |hud: &mut Hud| hud.world().resource::<Typing>().is_open;
    hud.tap(KeyCode::KeyE, Key::Character("e".into()));
    assert!(labels(&mut hud), "the discs show their names");
    assert_eq!(hud.world().resource::<Typing>().text, "", "the key itself is not typed");
    hud.tap(KeyCode::KeyU, Key::Character("u".into()));
    hud.tap(KeyCode::KeyP, Key::Character("p".into()));
    assert_eq!(hud.world().resource::<Typing>().text, "up");
    assert_eq!(hud.steps().len(), 1, "nothing was taken back");
    hud.tap(KeyCode::Escape, Key::Escape);
    assert!(!hud.is_typing() && !labels(&mut hud));
    assert_eq!(*hud.app.world().resource::<State<Overlay>>().get(), Overlay::None);
    // The keys belong to the board again.
    hud.tap(KeyCode::KeyU, Key::Character("u".into()));
    assert_eq!(hud.steps().len(), 0);
    hud.tap(KeyCode::KeyE, Key::Character("e".into()));
    assert!(hud.is_typing());
    hud.press("Back");
    assert!(!hud.is_typing());
}

#[test]
fn where_nobody_may_play_the_field_stays_closed_and_says_why() {
    let mut hud = Hud::new(SIZES[1]);
    let refused = |hud: &mut Hud, said: &str| {
        hud.tap(KeyCode::KeyE, Key::Character("e".into()));
        assert!(!hud.is_typing() && hud.reads(said), "{:?}", hud.read());
    };
    hud.begin_with(played(4));
    hud.ask(Ask::Jump(2));
    refused(&mut hud, "You’re looking at an earlier turn.");
    hud.ask(Ask::Return);
    hud.ask(Ask::Resign(Side::Red));
    hud.world().write_message(Go::Table);
    refused(&mut hud, "The match is over.");
    let computer = PlayerKind::Computer { level: Level::Master };
    hud.begin_between([("", computer), ("", PlayerKind::Human)]);
    assert!(hud.app.world().resource::<Computer>().is_thinking());
    refused(&mut hud, "The computer plays this side.");
    hud.world().write_message(Teach { lesson: "01-table".to_owned(), step: Some(0) });
    hud.pass(0.5);
    refused(&mut hud, "not part of this lesson");
}

/// A lesson that wants a slide gets one, whatever is typed after it, and hears what the rules refuse.
#[test]
fn a_lesson_takes_a_typed_turn_where_it_wants_one() {
    let mut hud = Hud::new(SIZES[1]);
    let mut teach = |step, typed: &str| {
        let step = Some(step);
        hud.world().write_message(Teach { lesson: "02-sliding".to_owned(), step });
        hud.frames();
        let awaits = |hud: &Hud| hud.app.world().resource::<Tutor>().runner().awaits();
        hud.pass(2.0);
        assert_eq!(awaits(&hud), Awaits::Play);
        let before = hud.steps().len();
        hud.type_turn(typed);
        hud.pass(4.0);
        assert_eq!(awaits(&hud), Awaits::GoOn, "{typed}: {:?}", hud.read());
        assert!(!hud.is_typing(), "there is nothing to type now");
        hud.steps().split_off(before)
    };
    assert_eq!(teach(0, "2,0>-1,0"), [Step::Slide(SLIDE)]);
    assert_eq!(teach(0, "2,0>-1,0 1,-2>3,-2"), [Step::Slide(SLIDE)]);
    assert_eq!(teach(4, "2,-1>-1,-1"), [], "it wanted to see this refused");
}

#[test]
fn the_field_covers_nothing_at_any_size() {
    for (size, text) in SIZES
        .map(|size| (size, TextSize::Normal))
        .into_iter()
        .chain([(SIZES[0], TextSize::Larger), (SIZES[1], TextSize::Larger)])
    {
        let mut hud = Hud::new(size);
        hud.world().resource_mut::<Settings>().text = text;
        hud.pass(0.2);
        hud.tap(KeyCode::KeyE, Key::Character("e".into()));
        hud.pass(0.5);
        hud.check_layout();
        hud.type_turn("2,0>1,0");
        hud.pass(0.5);
        assert!(hud.reads("A token slides as far as it can"));
        hud.pass(5.0);
        hud.check_layout();
    }
}
