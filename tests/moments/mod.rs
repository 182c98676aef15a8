//! Moments of the game that are worth a picture. Add one for every new thing that players can see.
//!
//! | file | what it owns |
//! |---|---|
//! | `moment.rs` | the moments, and how each is set up |
//! | `hands.rs` | a darkroom with hands that set them up |
//! | `puzzles.rs` | puzzles, and how they are solved |
//! | `played.rs`, `watched.rs`, `library.rs` | what they show: matches that are played, a recorded one, a folder of them |
//! | `far.rs` | a match with somebody far away |
//! | `mutants.rs` | Mutant pentominoes on the table |
//! | `zebra.rs` | Zebra on the table |
//! | `without.rs` | what can be left out of a picture, so that a test can check that it shows |

mod far;
mod hands;
mod library;
mod moment;
mod mutants;
mod played;
mod puzzles;
mod watched;
mod without;
mod zebra;

pub use hands::Room;
pub use moment::Moment;
pub use without::Without;
