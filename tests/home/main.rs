//! The user's files: what is acknowledged stays, whatever is killed, cut off, full or damaged.

mod child;
mod dice;
mod fake_disk;
mod fates;
mod folders;
mod full_disk;
mod in_progress;
mod kill;
mod matches;
mod player;
mod power_cut;
mod real_match;
mod stand_in;
mod store;
mod two_copies;
