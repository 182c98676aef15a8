//! The 3D game: the only room that knows Bevy.
//!
//! Players *ask*, one place *decides*, the world *mirrors* it, things *move*, and people are *told*:
//!
//! | step | what happens | where |
//! |---|---|---|
//! | [`Gesture`](Flow::Gesture), [`Act`](Flow::Act) | mouse, touch, keys and gamepad become gestures and actions | `input/` |
//! | [`Ask`](Flow::Ask) | the hand, the computer, a recorded match or a lesson sends a [`Request`](referee::Request) | `input/hand.rs`, `players/` |
//! | [`Decide`](Flow::Decide) | the [`Referee`](referee::Referee) asks the seats and the rules, and answers | [`crate::referee`], `referee/` |
//! | [`Mirror`](Flow::Mirror) to [`Hover`](Flow::Hover) | discs and tokens become what the position says, and are marked with what can be done with them | `table/` |
//! | [`Move`](Flow::Move), [`Celebrate`](Flow::Celebrate) | transforms are carried to where [`At`](table::At) says | `table/motion.rs`, `table/triumph.rs` |
//! | [`Tell`](Flow::Tell) | what only listens: | |
//! | | – how the table looks, light and camera | `stage/` |
//! | | – what lies over the table: turns, buttons, news, the screen reader | `hud/` |
//! | | – screens, and the ways between them | `screen/` |
//! | | – sounds and music | `sound/` |
//! | | – what is saved | `keeping/` |
//!
//! # The rooms
//!
//! Each knows only rooms above it.
//!
//! | room | what it owns |
//! |---|---|
//! | [`common`] | the order of a frame, screens by name, the language, work in the background, waking a sleeping game |
//! | [`referee`] | the [referee](crate::referee) as a resource, with requests and answers as messages; the choices for the next match |
//! | [`keeping`] | settings; progress in the lessons; what is saved of a match, when (`keeping/save.rs`) and how (`keeping/scribe.rs`) |
//! | [`table`] | discs, tokens and marks as entities; how they move; why a try was refused, and for how long that shows |
//! | [`ui`] | the kit that everything flat is made of: buttons, letters, colours, focus |
//! | [`input`] | devices; what keys and buttons do by name; what a hand does at the table |
//! | [`players`] | the kinds of player that are not hands |
//! | [`stage`] | how the table looks: shapes, wood, light, camera, and how finely all of it is drawn here |
//! | [`hud`] | what lies over the table during a match |
//! | [`screen`] | title, lessons, new match, pause, result, settings, rules, controls, credits |
//! | [`shelf`] | other games on the same table: their list, and what they all need there |
//! | [`zebra`], [`mutants`] | two of them: their things on the table, their choices, their words |
//! | `plugins.rs` | how the rooms above are put together |
//! | [`sound`] | what is heard |
//! | [`picture`] | pictures of the game, without a window |
//! | [`app`] | the program around it: window, frames on demand, start and end |
//!
//! # In tests
//!
//! [`table_plugin`] is all of the match at the table and needs neither window nor GPU. What draws only
//! gives meshes to the entities that it finds there and reads their markers; it moves none of them.

#![allow(
    clippy::needless_pass_by_value,
    clippy::type_complexity,
    clippy::too_many_arguments,
    reason = "Bevy hands systems what they ask for by value, and a query says all it asks for"
)]

pub mod app;
pub mod common;
pub mod hud;
pub mod input;
pub mod keeping;
pub mod mutants;
pub mod picture;
pub mod players;
pub mod referee;
pub mod screen;
pub mod shelf;
pub mod sound;
pub mod stage;
pub mod table;
pub mod ui;
pub mod zebra;

mod plugins;

pub use plugins::{screens_plugin, shown_plugin, table_plugin, windowless};

#[cfg(doc)]
use common::Flow;
