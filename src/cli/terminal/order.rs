//! What somebody types during a match in the terminal.

use serde::Serialize;
use strum::VariantNames;

use super::TerminalWord;
use crate::{
    notation::{TurnFormError, read_typed, read_typed_cell},
    rules::{Cell, Relocation, Slide, Step, Turn},
    words::Words,
};

/// What a line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) enum TypedOrder {
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
    /// It names no square of a board of Zebra, although the word before it needs one.
    ZebraNoSquare { text: String },
    /// It names no square of the grid of Mutant pentominoes, although the word before it needs one.
    MutantsNoSquare { text: String },
    /// It says from where but not to where.
    NoPart { text: String },
    /// There is no move with this number.
    NoSuchMove { number: usize, moves: usize },
    /// The match is to be saved in a folder that does not exist.
    NoFolder { folder: String },
    /// The match is to be saved in the place of a pipe or a device.
    NotFile { path: String },
    /// The line is too long to be read.
    LineTooLong { limit: usize },
}

impl TypedOrder {
    pub fn read(line: &str, words: &Words) -> Result<TypedOrder, TerminalError> {
        let line = line.trim();
        let Some(first) = line.split_whitespace().next() else { return Ok(TypedOrder::Nothing) };
        if let Some((word, rest)) = TerminalWord::typed(line, words) {
            return Ok(TypedOrder::Word(word, rest.to_owned()));
        }
        if let Ok(number) = line.parse() {
            return Ok(TypedOrder::Choose(number));
        }
        if first.starts_with(char::is_alphabetic) {
            return Err(TerminalError::UnknownWord { word: first.to_owned() });
        }
        match (read_typed(line), read_cell(line)) {
            (Ok(turn), _) => Ok(TypedOrder::Play(turn)),
            // From where, but not yet to where.
            (_, Ok(_)) => Ok(TypedOrder::Word(TerminalWord::Moves, line.to_owned())),
            (Err(error), _) => Err(TerminalError::TurnForm { error }),
        }
    }
}

/// A cell as somebody types it.
pub(super) fn read_cell(text: &str) -> Result<Cell, TerminalError> {
    read_typed_cell(text).map_err(|_| TerminalError::NoCell { text: text.to_owned() })
}

/// A part of a turn as it is typed.
pub(in crate::cli) fn written(step: Step) -> String {
    match step {
        Step::Slide(Slide { from, to }) | Step::Relocate(Relocation { from, to }) => {
            format!("{from}>{to}")
        }
        Step::Skip => "-".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    fn read(line: &str) -> Result<TypedOrder, TerminalError> {
        TypedOrder::read(line, &Words::new(Language::ENGLISH))
    }

    #[test]
    fn words_numbers_and_turns_are_told_apart() -> Result<(), TurnFormError> {
        let play = |turn: &str| turn.parse().map(|turn| Ok(TypedOrder::Play(turn)));
        assert_eq!(read("  "), Ok(TypedOrder::Nothing));
        assert_eq!(read("HELP"), Ok(TypedOrder::Word(TerminalWord::Help, String::new())));
        assert_eq!(
            read(" why  2,0 > 1,0 "),
            Ok(TypedOrder::Word(TerminalWord::Why, "2,0 > 1,0".to_owned()))
        );
        assert_eq!(read("12"), Ok(TypedOrder::Choose(12)));
        assert_eq!(read("2, 0 > -1,0   1,-2> 3,-2"), play("2,0>-1,0 1,-2>3,-2")?);
        assert_eq!(read("2,0>-1,0 #"), play("2,0>-1,0#")?);
        assert_eq!(read("-"), play("-")?);
        assert_eq!(read("2,0 -1,0 #"), play("2,0>-1,0#")?);
        assert_eq!(read("2,0 -1,0 1 , -2 3,-2"), play("2,0>-1,0 1,-2>3,-2")?);
        assert_eq!(read("2 0 -1 0"), play("2,0>-1,0")?);
        assert_eq!(read("2,0>-1,0 -"), play("2,0>-1,0 -")?);
        assert!(matches!(read("2,0 -1,0 1,-2"), Err(TerminalError::TurnForm { .. })));
        for cell in ["2 0", "2,0"] {
            assert_eq!(read(cell), Ok(TypedOrder::Word(TerminalWord::Moves, cell.to_owned())));
        }
        assert_eq!(read("fly 2,0"), Err(TerminalError::UnknownWord { word: "fly".to_owned() }));
        assert!(matches!(read("2,0>"), Err(TerminalError::TurnForm { .. })));
        assert_eq!(read_cell(" -2 , 1"), Ok(Cell::new(-2, 1)));
        assert_eq!(read_cell("-2 1"), Ok(Cell::new(-2, 1)));
        assert!(read_cell("2,0>1,0").is_err() && read_cell("").is_err());
        Ok(())
    }
}
