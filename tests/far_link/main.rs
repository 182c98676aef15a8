//! A match with somebody far away over real sockets, on this machine only.
//!
//! | file | what it tests |
//! |---|---|
//! | `ends.rs`, `end.rs` | no test: two links and what their lines report; one end of a match with its folder |
//! | `lines.rs` | a line: its states, connecting again, and who is turned away |
//! | `matches.rs` | whole matches, with files, through restarts |
//! | `kill.rs` | two programs that are killed at random moments |
//! | `knock.rs` | inviting a friend without a text |
//! | `invitations.rs` | the text that invites |
//! | `../relay/` | no test: the program of a relay |
//! | `relay.rs` | two ends that only know each other's relay |

mod end;
mod ends;
mod invitations;
mod kill;
mod knock;
mod lines;
mod matches;
mod relay;
#[path = "../relay/mod.rs"]
mod relay_program;
