//! The lessons that commands work with: files, and those that come with the program.

use std::path::Path;

use super::{
    input::{Source, read_text},
    kind::TextKind,
};
use crate::{
    cli::CliError,
    engine::winning_turn,
    lesson::{Lesson, LessonError},
    words::Words,
};

/// Reads a lesson and checks that it can be learned to its end.
pub fn read_lesson(file: &Path, text: &str, words: &Words) -> Result<Lesson, CliError> {
    let wrong = |error: LessonError| CliError::lesson(file, error);
    let lesson = Lesson::read(text).map_err(wrong)?;
    lesson.check(&winning_turn, |key| words.has(key)).map_err(wrong)?;
    Ok(lesson)
}

/// Reads a lesson from a file, and says so if the file is something else.
pub fn open_lesson(file: &Path, words: &Words) -> Result<Lesson, CliError> {
    let text = read_text(file)?;
    match TextKind::of(&text) {
        Some(TextKind::Record | TextKind::Position) => {
            Err(CliError::NoLesson { file: Source::of(file) })
        }
        _ => read_lesson(file, &text, words),
    }
}
