//! The UI kit: the building blocks of every screen. Only this folder decides how they look.
//!
//! | file | what it owns |
//! |---|---|
//! | `palette.rs` | all colours by their roles, in two themes, tested for contrast |
//! | `paint.rs` | gives everything its colour in the player's theme |
//! | `letters.rs` | the font, the sizes of text, the 8-pixel grid |
//! | `scale.rs` | how large the layout is, for the window and the player's text size |
//! | `skin.rs` | how controls look in each state, and the ring around the focused one |
//! | `button.rs`, `choice.rs`, `slider.rs`, `field.rs` | the controls, built on Bevy's own widgets |
//! | `one_line.rs` | a line of text that ends in … if there is no room |
//! | `panel.rs`, `scroll.rs` | panels that controls and text lie on; areas that scroll |
//! | `windowed.rs` | lists of which only the visible rows are spawned |
//! | `pictures/` | small pictures: flat shapes, tokens, a whole board |
//! | `padding.rs` | the space around content, and the room for captions at the foot of the window |
//! | `tie.rs` | how a control shows and sets a value of a resource |
//! | `focus/` | keyboard, gamepad and screen reader |
//! | `paging.rs` | the keys that lead through a long page |
//! | `early.rs` | bundles that have to be registered before all others |
//!
//! Most functions here return a bundle, to spawn or to put into `children![]`.
//!
//! # What a button does
//!
//! A pressed button sends a message. Mouse, touch, Enter, Space, gamepad and screen reader all do the
//! same.
//!
//! ```ignore
//! (ui::button(Skin::Plain, speaker.0.say("screen-back")), ui::sends(Go::Back))
//! ```
//!
//! A choice, a switch or a slider is tied to a value of a resource: it sets the value, and follows it when
//! something else sets it. A field only sets it. Each resource needs one
//! `app.add_plugins(ui::ties::<Settings>)`.
//!
//! ```ignore
//! const COORDINATES: Tie<Settings, bool> =
//!     Tie { get: |s| s.coordinates, set: |s, is| s.coordinates = is };
//! ui::switch(speaker.0.say("settings-coordinates"), COORDINATES)
//! ```
//!
//! A part of a screen that does not always apply is shown by [`shown_while`], so that its entities stay.
//!
//! A control with `InteractionDisabled` cannot be used.
//!
//! # Overlays
//!
//! Everything spawned under [`dusk()`] takes the keyboard and all pointers until it is despawned. Escape,
//! or East or Start on a gamepad, triggers [`Dismiss`] on it; the code that spawned it observes that.
//! Controls beside the table are spawned under [`beside()`]. Escape leads from there back to the board.

mod button;
mod choice;
mod early;
mod field;
mod focus;
mod letters;
mod one_line;
mod padding;
mod paging;
mod paint;
pub mod palette;
mod panel;
mod pictures;
mod scale;
mod scroll;
mod skin;
mod slider;
mod tie;
mod windowed;

pub use button::{bare_button, button, enable, face, named_button, rename, sends, tight_button};
pub use choice::{choice, choices, fold, labelled_choices, pictured_choices, switch};
pub use early::early_bundles;
pub use field::{LONGEST, field, full_note, wide_field};
pub use focus::{
    AsksQuestion, BoardStop, ComesBack, FirstSeen, Keys, Modal, Reach, Returning, beside,
    enter_controls, focus_shows,
};
pub use letters::{Ems, Letters, RHYTHM, ems_across, label, text, unbroken};
pub use one_line::one_line;
pub use padding::{FOOT, OverFoot};
pub use paint::{Border, Fill, Gradient, Ink};
pub use panel::{
    CARD, LABEL, Plank, card, card_within, column, dusk, fills, headline, headline_in, labelled,
    only_cell, over_all, pair, plank, row, row_node, rule, slip, tall_card, wood, wraps,
};
pub use pictures::{
    Drawing, FlatShape, FromAbove, miniature, picture_of, symbol, token, token_on_maple,
    token_or_symbol,
};
pub use scale::{Rim, on_window};
pub use scroll::{scroll, scroll_on, scroll_text};
pub use skin::{ControlState, Look, Skin};
pub use slider::{KNOB, groove, slider, thumb, track, track_node};
pub use tie::{Tie, Tied, plugin as ties, says, shown_while, tied_text};
pub use windowed::{Rows, Spacer, spacer};

use bevy::{prelude::*, ui::UiSystems};

use crate::game::keeping::Settings;

/// Adds the UI kit.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        PostUpdate,
        (Ui::Show, Ui::Follow, Ui::Paint).chain().before(UiSystems::Prepare),
    )
    .add_plugins((
        letters::plugin,
        scale::plugin,
        paint::plugin,
        skin::plugin,
        choice::plugin,
        slider::plugin,
        scroll::plugin,
        pictures::plugin,
        one_line::plugin,
        (focus::plugin, paging::plugin, padding::plugin),
        ties::<Settings>,
    ));
}

/// The order in which controls are brought up to date.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Ui {
    /// Controls get the values that they are tied to.
    Show,
    /// Parts of controls follow, such as the knob of a slider.
    Follow,
    /// All of them get their colours.
    Paint,
}

/// The player wants to close an overlay: Escape, or East or Start on a gamepad. It is triggered on the
/// entity with [`Modal`].
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct Dismiss {
    /// The overlay to close.
    pub entity: Entity,
}
