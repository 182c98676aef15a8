//! What somebody types during a match in the terminal.

use serde::Serialize;
use strum::{IntoStaticStr, VariantArray, VariantNames};

use crate::{
    notation::{TurnFormError, read_typed, read_typed_cell},
    rules::{Cell, Turn},
    words::Words,
};

/// A word that begins a line. Each language has its own; the English ones work in all of them.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames, VariantArray, IntoStaticStr,
)]
#[strum(serialize_all = "lowercase")]
#[allow(missing_docs, reason = "the catalogue explains each")]
pub enum TerminalWord {
    Help,
    Moves,
    Look,
    Pieces,
    Board,
    Drawing,
    Why,
    Hint,
    Undo,
    Save,
    Draw,
    Resign,
    Quit,
}

impl TerminalWord {
    /// The word that somebody typed, in their language or in English.
    fn typed(text: &str, words: &Words) -> Option<TerminalWord> {
        let text = text.to_lowercase();
        let is_own = |word: &&TerminalWord| words.tell(*word).to_lowercase() == text;
        let is_english = |word: &&TerminalWord| text == <&str>::from(**word);
        let all = || <TerminalWord as VariantArray>::VARIANTS.iter();
        all().find(is_own).or_else(|| all().find(is_english)).copied()
    }
}

/// What a line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Order {
    Nothing,
    /// A word, and what stands after it.
    Word(TerminalWord, String),
    /// A part of a turn, or a whole one.
    Play(Turn),
    /// The part with this number in the list of moves.
    Choose(usize),
}

/// Why a line cannot be understood.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[allow(missing_docs, reason = "the names say it")]
pub enum TerminalError {
    /// It begins with a word that means nothing.
    UnknownWord { word: String },
    /// It is no turn.
    TurnForm { error: TurnFormError },
    /// It names no cell, although the word before it needs one.
    NoCell { text: String },
    /// There is no move with this number.
    NoSuchMove { number: usize, moves: usize },
    /// The line is too long to be read.
    LineTooLong { limit: usize },
}

impl Order {
    pub fn read(line: &str, words: &Words) -> Result<Order, TerminalError> {
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if first.is_empty() {
            return Ok(Order::Nothing);
        }
        if let Some(word) = TerminalWord::typed(first, words) {
            return Ok(Order::Word(word, rest.trim().to_owned()));
        }
        if let Ok(number) = line.parse() {
            return Ok(Order::Choose(number));
        }
        if first.starts_with(char::is_alphabetic) {
            return Err(TerminalError::UnknownWord { word: first.to_owned() });
        }
        read_typed(line).map(Order::Play).map_err(|error| TerminalError::TurnForm { error })
    }
}

/// A cell as somebody types it.
pub(super) fn read_cell(text: &str) -> Result<Cell, TerminalError> {
    read_typed_cell(text).map_err(|_| TerminalError::NoCell { text: text.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    fn read(line: &str) -> Result<Order, TerminalError> {
        Order::read(line, &Words::new(Language::ENGLISH))
    }

    #[test]
    fn words_numbers_and_turns_are_told_apart() -> Result<(), TurnFormError> {
        let play = |turn: &str| turn.parse().map(|turn| Ok(Order::Play(turn)));
        assert_eq!(read("  "), Ok(Order::Nothing));
        assert_eq!(read("HELP"), Ok(Order::Word(TerminalWord::Help, String::new())));
        assert_eq!(
            read(" why  2,0 > 1,0 "),
            Ok(Order::Word(TerminalWord::Why, "2,0 > 1,0".to_owned()))
        );
        assert_eq!(read("12"), Ok(Order::Choose(12)));
        assert_eq!(read("2, 0 > -1,0   1,-2> 3,-2"), play("2,0>-1,0 1,-2>3,-2")?);
        assert_eq!(read("2,0>-1,0 #"), play("2,0>-1,0#")?);
        assert_eq!(read("-"), play("-")?);
        assert_eq!(read("fly 2,0"), Err(TerminalError::UnknownWord { word: "fly".to_owned() }));
        assert!(matches!(read("2,0>"), Err(TerminalError::TurnForm { .. })));
        assert_eq!(read_cell(" -2 , 1"), Ok(Cell::new(-2, 1)));
        assert!(read_cell("2,0>1,0").is_err() && read_cell("").is_err());
        Ok(())
    }
}
