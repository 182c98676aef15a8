//! Mutant pentominoes: its rules against a second, naive program, its records, its computer player, and its text commands.

mod agreement;
mod commands;
mod levels;
mod naive;
mod records;
mod rules;
mod solve;
