//! A match with somebody far away: the agreement between two sides, without a network.
//!
//! | file | what it tests |
//! |---|---|
//! | `world.rs`, `side.rs` | no test: two sides, their disks and the line between them, all simulated |
//! | `bot.rs` | no test: somebody who plays, asks, answers and gives up at random |
//! | `matches.rs` | hundreds of random matches with loss, repetition, partitions and crashes |
//! | `beginning.rs` | terms, lots, invitations, and nothing before its time |
//! | `races.rs` | both sides doing something at once |
//! | `talk.rs` | offers and their answers, over restarts and absences |
//! | `liar.rs`, `forks.rs`, `lots.rs` | a side that lies, that writes two versions, that cheats with the lot |
//! | `limits.rs` | floods, large and unreadable messages, other versions |
//! | `file.rs` | the file of the log |
//! | `wire.rs` | no test: the messages, written a second time |
//! | `channels.rs` | two threads and a pair of channels |

mod beginning;
mod bot;
mod channels;
mod file;
mod forks;
mod liar;
mod limits;
mod lots;
mod matches;
mod races;
mod side;
mod talk;
mod wire;

mod world;
