//! The lessons that come with the program.

use std::sync::LazyLock;

use include_dir::{Dir, include_dir};

use super::{ENDING, Lesson, LessonError};

static FILES: Dir = include_dir!("$CARGO_MANIFEST_DIR/levels/lessons");

/// The lessons that come with the program, in order, each with the name of its file.
pub type Course = Vec<(&'static str, Result<Lesson, LessonError>)>;

/// The lessons that come with the program. They are read once.
pub fn course() -> &'static Course {
    static COURSE: LazyLock<Course> = LazyLock::new(|| {
        let name = |file: &include_dir::File<'static>| file.path().file_stem()?.to_str();
        let is_lesson =
            |file: &&include_dir::File| file.path().extension().is_some_and(|end| end == ENDING);
        let files = FILES.files().filter(is_lesson);
        let mut course: Course = files
            .filter_map(|file| Some((name(file)?, Lesson::read(file.contents_utf8()?))))
            .collect();
        course.sort_by_key(|(name, _)| *name);
        course
    });
    &COURSE
}
