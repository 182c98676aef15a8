//! Nonaga, the board game: slide a token, move a disc of the board, bring three tokens together.
//!
//! The library consists of rooms. Each knows only the rooms above it in this list.
//!
//! | room | what it owns | knows |
//! |---|---|---|
//! | [`rules`] | the game itself: the grid, the board, positions, legal turns and why a try is not legal, endings | nothing |
//! | [`notation`] | turns and positions as text, both ways | rules |
//! | [`record`] | match records: the file format, its check, a playhead to step through a match, and its variations | rules, notation |
//! | [`engine`] | the computer player: search, evaluation, levels, hints, forced wins, the line protocol | rules, notation, record |
//! | [`lesson`] | the tutorial as data: lessons, their steps and goals, a cursor that runs a lesson | rules, notation |
//! | [`puzzle`] | proven positions: making, proving, rating and choosing them, and trying to solve them | rules, notation, engine |
//! | [`referee`] | a match at the table: who sits there, what is going on, requests and answers | rules, record |
//! | `far` | a match with somebody far away: what both sides agree on, and how they reach each other; a build with the feature `far` has it | rules, notation, record |
//! | [`zebra`] | another game: its rules, records and computer player | notation, record, engine |
//! | [`mutants`] | Mutant pentominoes, one more game: the same | notation, record, engine |
//! | [`words`] | every sentence the player reads, by key | nothing |
//! | [`home`] | the user's files: settings, progress, saved matches and their judgements, the match in progress, matches with somebody far away | notation, record, engine, lesson, far, zebra, mutants, words |
//! | [`cli`] | the text commands | all above |
//! | `game` | the 3D game, the only room that knows Bevy; a build without it needs no system library | all above but `cli` |
//!
//! # Where a rule lives
//!
//! If you know a chess program, this table shows where things are:
//!
//! | to… | see |
//! |---|---|
//! | set up a position, and get everything that is wrong with it | [`rules::Setup::validate`] |
//! | generate moves | [`rules::Position::slides`], [`rules::Position::relocations`], [`rules::Position::turns`] |
//! | ask why something is illegal | [`rules::Position::check`], [`rules::Refusal`] |
//! | make and unmake moves | [`rules::Position::play`], [`rules::Position::play_unchecked`], [`rules::Position::undo`] |
//! | hash a position | [`rules::Position::hash`] |
//! | count leaves | [`rules::perft()`] |
//! | play a match with its repetitions | [`rules::Match`] |
//! | read and write turns (as FEN and UCI do for chess) | [`notation`], `"…".parse::<rules::Turn>()` |
//! | read and write games (as PGN does) | [`record::Record`], [`record::Playhead`], [`record::Lines`] |
//! | change a rule on which the booklets differ | [`rules::HouseRules`] |
//!
//! The table in [`rules`] shows where each rule is.
//!
//! ```
//! use nonaga::rules::{HouseRules, Match, Position, Turn};
//!
//! let mut game = Match::new(Position::start(HouseRules::Booklet));
//! let turn: Turn = "2,0>-1,0 1,-2>3,-2".parse()?;
//! game.play_turn(turn)?;
//!
//! // The disc that Red has just moved is locked for Black, who has 396 legal turns.
//! let disc = game.position().locked().unwrap();
//! assert_eq!(game.position().check_taking(disc).unwrap_err().name(), "JustMoved");
//! assert_eq!(game.position().turns().len(), 396);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod cli;
pub mod engine;
#[cfg(feature = "far")]
pub mod far;
#[cfg(feature = "game")]
pub mod game;
pub mod home;
pub mod lesson;
pub mod mutants;
pub mod notation;
pub mod puzzle;
pub mod record;
pub mod referee;
pub mod rules;
pub mod words;
pub mod zebra;

#[cfg(all(test, feature = "game"))]
#[path = "../tests/skip/mod.rs"]
mod skip;
