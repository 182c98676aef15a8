//! The UI kit: what every screen is made of. How things look is decided here and nowhere else.
//!
//! | file | what it owns |
//! |---|---|
//! | `palette.rs` | every colour, each seen to be read |
//! | `letters.rs` | the family of letters, their sizes, the 8-pixel rhythm |
//! | `scale.rs` | how large all of it is, for the window and for the person |
//! | `skin.rs` | how controls look in each state, and the ring of the keyboard |
//! | `button.rs`, `choice.rs`, `field.rs` | the controls, on Bevy's own widgets |
//! | `panel.rs` | what they lie on |
//! | `drawing.rs`, `token.rs` | small pictures of flat shapes, and the signs of the sides |
//! | `tie.rs` | how a control shows and sets a value of a resource |
//! | `focus.rs`, `reach.rs` | keyboard, gamepad, and what reads the screen aloud |
//!
//! Everything is a function that gives a bundle, to be spawned, or to be a child in `children![]`.
//!
//! # What a button does
//!
//! A button sends a message, and whoever's business it is reads that. It is the same for a mouse, a
//! finger, Enter and Space, a gamepad and a screen reader. `R` here is any message.
//!
//! ```ignore
//! (ui::button(Skin::Plain, speaker.0.say("hud-take-back")), ui::sends(Request::TakeBackTurn))
//! ```
//!
//! A choice, a switch, a slider or a field is tied to a value of a resource: it shows what is there,
//! whoever has set it, and sets it. The resource is named once by
//! `app.add_plugins(ui::ties::<Settings>)`.
//!
//! ```ignore
//! const COORDINATES: Tie<Settings, bool> =
//!     Tie { get: |s| s.coordinates, set: |s, is| s.coordinates = is };
//! ui::switch(speaker.0.say("settings-coordinates"), COORDINATES)
//! ```
//!
//! A control cannot be used while it has `InteractionDisabled`.
//!
//! # What lies over what
//!
//! What is spawned under [`dusk()`] has the keyboard and all pointers to itself until it is despawned.
//! Escape, and on a gamepad East or Start, [`Dismiss`] it: whoever spawned it observes that. What lies
//! beside the table stands under [`beside()`]; Escape leads from there back to the board.

mod button;
mod choice;
mod drawing;
mod field;
mod focus;
mod letters;
pub mod palette;
mod panel;
mod reach;
mod scale;
mod skin;
mod tie;
mod token;

pub use button::{bare_button, button, face, sends, sign_button};
pub use choice::{choice, choices, slider, switch};
pub use drawing::{Drawing, Shape};
pub use field::{LONGEST, field};
pub use focus::{Board, Modal, beside, enter_controls, focus_shows};
pub use letters::{Letters, RHYTHM, text, wide};
pub use panel::{
    LABEL, card, column, dusk, headline, labelled, row, rule, scroll, scrolls, slip, wood,
};
pub use reach::Reach;
pub use scale::{Rim, on_window};
pub use skin::{Look, Skin, State};
pub use tie::{Tie, Tied, plugin as ties};
pub use token::{token, token_on_maple};

use bevy::{prelude::*, ui::UiSystems};

use super::Settings;

/// The kit.
pub fn plugin(app: &mut App) {
    app.configure_sets(PostUpdate, (Ui::Show, Ui::Follow).chain().before(UiSystems::Prepare))
        .add_plugins((
            letters::plugin,
            scale::plugin,
            skin::plugin,
            choice::plugin,
            panel::plugin,
            drawing::plugin,
            focus::plugin,
            reach::plugin,
            ties::<Settings>,
        ));
}

/// How controls come to show what is.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Ui {
    /// They are told the values that they are tied to.
    Show,
    /// Their parts follow.
    Follow,
}

/// Somebody wants away from what lies over the rest: Escape, or a gamepad's East. Whoever lies there
/// observes it, on the entity with [`Modal`].
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct Dismiss {
    /// What is to go.
    pub entity: Entity,
}
