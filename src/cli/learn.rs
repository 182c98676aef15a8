//! `nonaga learn`: opens the game with the list of lessons, or in a lesson.

use std::path::PathBuf;

use clap::{Arg, ArgMatches, Command, ValueHint, value_parser};

use super::{
    Beginning, CliError,
    desk::{is_stdin, open_lesson, stem},
    play,
};
use crate::{lesson::course, words::Words};

pub(super) const NAME: &str = "learn";

const LESSON: &str = "lesson";

pub(super) fn command(command: Command, words: &Words) -> Command {
    let names = names().join(", ");
    let lesson = Arg::new(LESSON)
        .value_name(words.say("cli-value-lesson"))
        .value_parser(value_parser!(PathBuf))
        .value_hint(ValueHint::FilePath)
        .help_heading(words.say("cli-heading-arguments"))
        .help(words.say_with("cli-arg-lesson", &[("names", &names)]));
    command.about(words.say("cli-about-learn")).args([lesson, play::assets_arg(words)])
}

/// What the game begins with: the list of lessons, a lesson by its name, or a lesson from a file.
pub(super) fn beginning(matches: &ArgMatches, words: &Words) -> Result<Beginning, CliError> {
    let Some(lesson) = matches.get_one::<PathBuf>(LESSON) else { return Ok(Beginning::Lessons) };
    if let Some(name) = lesson.to_str().filter(|name| names().contains(name)) {
        return Ok(Beginning::Lesson(name.to_owned()));
    }
    // A word alone that is no file is meant as the name of a lesson.
    let is_word = lesson.components().count() == 1 && lesson.extension().is_none();
    if is_word && !is_stdin(lesson) && !lesson.exists() {
        let name = lesson.display().to_string();
        return Err(CliError::UnknownLesson { name, known: names() });
    }
    let read = open_lesson(lesson, words)?;
    Ok(Beginning::OwnLesson(stem(lesson), Box::new(read)))
}

/// The names of the lessons that come with the program.
fn names() -> Vec<&'static str> {
    course().iter().map(|(name, _)| *name).collect()
}
