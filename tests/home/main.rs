//! The user's files: what was saved survives kills, power cuts, full disks and damaged files.

mod child;
mod choices;
mod dice;
mod fake_disk;
mod folders;
mod full_disk;
mod in_progress;
mod judgements;
mod kill;
mod matches;
mod power_cut;
mod real_match;
mod stand_in;
mod store;
mod two_copies;
mod user;
