//! The program around the game: opening it, its window, when it runs a frame, and how it ends.
//!
//! | file | what it owns |
//! |---|---|
//! | `open.rs` | opening the game, and why it may not open |
//! | `attention.rs` | gets the player's attention while they are elsewhere |
//! | `examine.rs` | what this machine has for the game |
//! | `window.rs` | the window's position and size |
//! | `curtain.rs` | when the board is first shown |
//! | `rest.rs` | whether another frame could change what is seen |
//! | `clock.rs` | what time it is after the game has slept |
//! | `idle.rs`, `watch.rs` | when the game sleeps, and what wakes it |
//! | `picture_line.rs` | the line to the X server that pictures go over |
//! | `screen_reader.rs` | what the screen reader of a Unix desktop is shown |
//! | `one_thread.rs` | which thread it runs on |
//! | `lost_gpu.rs` | what happens if the graphics card is lost |

mod attention;
mod clock;
mod curtain;
mod examine;
mod idle;
mod lost_gpu;
mod one_thread;
mod open;
#[cfg(all(unix, not(target_os = "macos")))]
mod picture_line;
mod rest;
#[cfg(all(unix, not(target_os = "macos")))]
mod screen_reader;
mod watch;
mod window;

pub use examine::{Findings, examine};
pub use one_thread::one_thread;
pub use open::{OpeningError, Start, open};
pub use rest::{Stillness, rest};
