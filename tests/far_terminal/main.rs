//! Matches with somebody far away in the terminal: two copies of the program, on this machine only.
//!
//! | file | what it tests |
//! |---|---|
//! | `program.rs`, `pair.rs` | no test: a program that runs, and what it says; two that play |
//! | `../relay/` | no test: the program of a relay |
//! | `matches.rs` | whole matches, typed turns, offers, rematches |
//! | `friends.rs` | friends who are invited again, without a text |
//! | `letters.rs` | matches that go on by letter |
//! | `next_day.rs` | a match that goes on with the clock moved |
//! | `kill.rs` | programs that are killed at random moments |
//! | `troubles.rs` | invitations that are wrong or used, files that cannot be used, a second copy |

mod friends;
mod kill;
mod letters;
mod matches;
mod next_day;
mod pair;
mod program;
#[path = "../relay/mod.rs"]
mod relay;
#[path = "../skip/mod.rs"]
mod skip;
mod troubles;
