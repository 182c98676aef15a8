//! The 3D game. The only room that knows Bevy.
//!
//! Players *ask*, one place *decides*, the world *mirrors* it, things *move*, people are *told*:
//!
//! | step | in the frame | file |
//! |---|---|---|
//! | pointer, keys, gamepad make a [`Gesture`] | [`Flow::Gesture`] | `pointer.rs`, `keys.rs`, `pad.rs`, `cursor.rs` |
//! | a hand that holds something makes a [`Request`] of it | [`Flow::Ask`] | `hand.rs` |
//! | the [`Referee`] answers [`Done`] or [`Refused`] | [`Flow::Decide`] | `referee.rs` |
//! | discs and tokens become what the position says | [`Flow::Mirror`] | `mirror.rs`, `marks.rs` |
//! | transforms are carried to where [`At`] says | [`Flow::Move`] | `motion.rs` |
//! | HUD, sound, camera listen | [`Flow::Tell`] | |
//!
//! All of it but drawing is in [`rules_plugin`], which runs in an [`App`] without a window and without
//! a GPU. What draws gives meshes to the entities that it finds ([`Disc`], [`Token`], [`Target`],
//! [`Tabletop`]) and looks at their markers; it moves none of them.

#![allow(
    clippy::needless_pass_by_value,
    clippy::type_complexity,
    clippy::too_many_arguments,
    reason = "Bevy hands systems what they ask for by value, and a query says all it asks for"
)]

mod action;
mod adviser;
mod called;
mod check;
mod cursor;
mod curtain;
mod draft;
mod hand;
mod hud;
mod idle;
mod keeping;
mod keys;
mod layout;
mod lost_gpu;
mod marks;
mod mirror;
mod motion;
mod notice;
mod one_thread;
mod open;
mod opponent;
mod overrides;
mod pad;
mod path;
pub mod picture;
mod pointer;
mod reason;
mod referee;
mod request;
mod screen;
mod settings;
mod sound;
pub mod stage;
mod study;
mod table;
mod triumph;
pub mod ui;
mod waker;
mod watch;
mod window;

pub use action::Action;
pub use adviser::{Advised, Adviser};
pub use check::{MirrorFault, check_mirror};
pub use cursor::{Cursor, board_invites};
pub use draft::{Draft, First, Playing};
pub use hand::{Gesture, Hand, Held, Spot, Thing};
pub use hud::Speaker;
pub use keeping::{ContinueMatch, Keeping, LeaveMatch, MatchReady, Resumable, StartMatch};
pub use keys::{KEYS, Key, board_has_keys};
pub use layout::{DISC_HEIGHT, Layout, SPACING};
pub use motion::{Fading, Hurry, Landed, Motion};
pub use notice::Notice;
pub use one_thread::one_thread;
pub use open::{OpeningError, open};
pub use opponent::Opponent;
pub use overrides::{OverrideFault, Overrides};
pub use pad::BUTTONS;
pub use pointer::{DRAG_DISTANCE, Pointed};
pub use reason::{Given, Reason};
pub use referee::Referee;
pub use request::{Asked, Done, Moved, NewMatch, Objection, Refused, Request, Skipped, Way};
pub use screen::{Go, Screen, Sheet, table_is_open};
pub use settings::{Settings, Speed, TextSize, Volume, WindowPlace};
pub use table::{
    At, Blame, Blames, Carried, Disc, Good, Hovered, InHand, Locked, Selectable, Tabletop,
    Takeable, Target, Token, UnderCursor, Winning,
};
pub use triumph::Triumph;
pub use waker::Waker;

use bevy::prelude::*;

/// The order of things within a frame's [`Update`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flow {
    /// Devices make gestures.
    Gesture,
    /// Players make requests.
    Ask,
    /// The referee answers them.
    Decide,
    /// Entities become what the position says.
    Mirror,
    /// Transforms are carried on.
    Move,
    /// Whoever only listens.
    Tell,
}

/// The whole game but what draws and sounds.
pub fn rules_plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (Flow::Gesture, Flow::Ask, Flow::Decide, Flow::Mirror, Flow::Move, Flow::Tell).chain(),
    );
    app.add_plugins((
        settings::plugin,
        referee::plugin,
        mirror::plugin,
        marks::plugin,
        reason::plugin,
        motion::plugin,
        triumph::plugin,
        keeping::plugin,
        notice::plugin,
        waker::plugin,
        opponent::plugin,
        adviser::plugin,
    ));
    app.add_plugins((
        hand::plugin,
        pointer::plugin,
        action::plugin,
        keys::plugin,
        pad::plugin,
        cursor::plugin,
    ));
}

/// The game with its screens, laid out and to be pressed, but drawn by nobody.
pub fn screens_plugin(app: &mut App) {
    app.add_plugins((rules_plugin, ui::plugin, screen::plugin));
}

/// The whole game but its sound: all that is to be seen, in a window or on a film.
pub fn shown_plugin(app: &mut App) {
    app.add_plugins((MeshPickingPlugin, screens_plugin, stage::plugin, hud::plugin));
}
