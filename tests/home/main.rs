//! The user's files: what was saved survives kills, power cuts, full disks and damaged files.

#[path = "../broken_folder/mod.rs"]
mod broken_folder;

mod child;
mod choices;
mod dice;
mod exports;
mod fake_disk;
#[cfg(feature = "far")]
mod far;
mod folders;
mod full_disk;
mod headers;
mod in_progress;
mod judgements;
mod kill;
mod lessons;
mod matches;
mod power_cut;
mod real_match;
mod stand_in;
mod store;
mod tidy;
mod two_copies;
mod user;
