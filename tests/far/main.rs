//! A match with somebody far away: the agreement between two sides, without a network.
//!
//! | file | what it tests |
//! |---|---|
//! | `world.rs`, `side.rs`, `meeting.rs` | no test: two sides, their disks and the line between them, all simulated |
//! | `bot.rs` | no test: somebody who plays, asks, answers and gives up at random |
//! | `matches.rs` | hundreds of random matches with loss, repetition, partitions and crashes |
//! | `beginning.rs` | terms, lots, invitations, and nothing before its time |
//! | `races.rs` | both sides doing something at once |
//! | `talk.rs` | offers and their answers, over restarts and absences |
//! | `liar.rs`, `liars.rs`, `claims.rs`, `forks.rs`, `lots.rs` | a side that lies, in many ways |
//! | `strangers.rs` | entries that come before a guest has consented |
//! | `letters.rs` | matches that go on by letter |
//! | `floods.rs` | floods, and how little two honest ends say |
//! | `limits.rs` | large and unreadable messages, other versions, a full disk |
//! | `file.rs`, `long.rs` | the file of the log; a match as long as one can be |
//! | `bytes.rs`, `bytes.txt` | the bytes of entries and messages |
//! | `wire.rs` | no test: the messages, written a second time |
//! | `channels.rs` | two threads and a pair of channels |

mod beginning;
mod bot;
mod bytes;
mod channels;
mod claims;
mod file;
mod floods;
mod forks;
mod letters;
mod liar;
mod liars;
mod limits;
mod long;
mod lots;
mod matches;
mod meeting;
mod races;
mod side;
mod strangers;
mod talk;
mod wire;
mod world;
