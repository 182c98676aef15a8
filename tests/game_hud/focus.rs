//! Focus: the control that the keyboard is on is always seen, and none is passed over.

use bevy::{input_focus::FocusCause, prelude::*, ui::CalculatedClip};
use nonaga::game::{
    common::{Go, Overlay, Screen},
    keeping::{Settings, TextSize},
};

use super::{
    AccessibleLabel, ComputedNode, Hud, InputFocus, InputFocusVisible, SIZES, UiGlobalTransform,
    rect,
};

impl Hud {
    fn open(overlay: Overlay, text: TextSize) -> Hud {
        let mut hud = Hud::new(SIZES[0]);
        hud.world().resource_mut::<Settings>().text = text;
        hud.world().write_message(Go::Over(overlay));
        hud.pass(0.5);
        hud
    }

    /// Puts the keyboard on the control with this name.
    pub fn focus_on(&mut self, name: &str) {
        let mut names = self.world().query::<(Entity, &AccessibleLabel)>();
        let (control, _) =
            names.iter(self.app.world()).find(|(_, label)| label.0 == name).expect("the control");
        self.world().resource_mut::<InputFocus>().set(control, FocusCause::Navigated);
        self.world().resource_mut::<InputFocusVisible>().0 = true;
        self.pass(0.3);
    }

    /// The name of the control with the ring, and whether all of it is seen.
    fn ringed(&mut self) -> (String, bool) {
        let world = self.world();
        assert!(world.resource::<InputFocusVisible>().0, "the ring shows");
        let control = world.resource::<InputFocus>().get().expect("something has the focus");
        let name = world.get::<AccessibleLabel>(control).expect("it has a name").0.clone();
        let node = world.get::<ComputedNode>(control).expect("it is laid out");
        let lies = rect(node, world.get::<UiGlobalTransform>(control).expect("a place"));
        let clip = world.get::<CalculatedClip>(control);
        let seen = clip.map_or(lies, |clip| lies.intersect(clip.clip));
        (name, seen.size().distance(lies.size()) < 1.0)
    }
}

#[test]
fn the_focus_stays_in_sight_while_letters_grow() {
    let mut hud = Hud::open(Overlay::Settings, TextSize::Normal);
    hud.focus_on("200%");
    assert!(hud.ringed().1);
    hud.world().resource_mut::<Settings>().text = TextSize::Double;
    hud.pass(0.5);
    assert_eq!(hud.ringed(), ("200%".to_owned(), true));
}

#[test]
fn down_leads_to_the_next_row_even_if_that_is_scrolled_out_of_sight() {
    let mut hud = Hud::open(Overlay::Bindings, TextSize::Double);
    hud.focus_on("Hint, keyboard: H");
    // The answer to a conflict takes room from the rows.
    hud.press("Hint, keyboard: H");
    hud.key(KeyCode::KeyV);
    hud.world().resource_mut::<InputFocusVisible>().0 = true;
    hud.pass(0.3);
    assert_eq!(hud.ringed(), ("Hint, keyboard: V".to_owned(), true));
    let mut been = Vec::new();
    for _ in 0..6 {
        hud.key(KeyCode::ArrowDown);
        hud.pass(0.2);
        let (name, is_seen) = hud.ringed();
        assert!(
            is_seen && name.contains(", keyboard: ") && !been.contains(&name),
            "{name} {been:?}"
        );
        been.push(name);
    }
}

#[test]
fn up_and_down_leave_no_row_out() {
    let mut hud = Hud::open(Overlay::Settings, TextSize::Normal);
    let rows = ["Captions for sounds", "Automatic", "100%", "High contrast", "Full screen"];
    hud.focus_on(rows[0]);
    for row in &rows[1..] {
        hud.key(KeyCode::ArrowDown);
        assert_eq!(hud.ringed().0, *row);
    }
    for row in rows[..4].iter().rev() {
        hud.key(KeyCode::ArrowUp);
        assert_eq!(hud.ringed().0, *row);
    }
}

#[test]
fn down_leads_from_a_wide_row_to_the_first_button_below_it() {
    let mut hud = Hud::new(SIZES[1]);
    hud.world().resource_mut::<NextState<Screen>>().set(Screen::NewMatch);
    hud.pass(0.5);
    hud.focus_on("House rules: As in the booklet");
    hud.key(KeyCode::ArrowDown);
    assert_eq!(hud.ringed(), ("Start".to_owned(), true));
    hud.key(KeyCode::ArrowUp);
    assert_eq!(hud.ringed(), ("House rules: As in the booklet".to_owned(), true));
}

#[test]
fn what_a_key_opens_shows_the_ring() {
    let mut hud = Hud::new(SIZES[1]);
    assert!(!hud.world().resource::<InputFocusVisible>().0);
    hud.key(KeyCode::Escape);
    hud.pass(0.3);
    assert!(hud.ringed().1, "the pause");
}
