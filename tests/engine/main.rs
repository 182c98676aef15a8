//! The computer player: it finds what plain search finds, misses no win and no loss, plays by the
//! rules, stops when told, and answers the same when asked the same.

mod conduct;
mod levels;
mod minimax;
mod plain;
mod proofs;
mod random;
mod sayings;
