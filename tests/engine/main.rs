//! The computer player: it finds what plain minimax finds, misses no win and no loss, plays by the rules,
//! stops when told, and gives the same answer to the same question.

mod after;
mod behaviour;
mod bundled;
mod hints_and_judgements;
mod judgements;
mod levels;
mod minimax;
mod plain;
mod proofs;
mod random;
#[path = "../random_play/mod.rs"]
mod random_play;
mod solve;
