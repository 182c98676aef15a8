//! The library: all lessons. Some come with the program, and the player may have more in the
//! folder `lessons` of their data.

use std::{
    fs::{self, File},
    io::{self, Read},
    path::{Path, PathBuf},
    sync::Arc,
};

use bevy::prelude::*;
use serde::Serialize;
use strum::VariantNames;

use crate::{
    game::common::{Screen, Speaker},
    home::Home,
    lesson::{ENDING, Group, LARGEST_FILE, Lesson, LessonError, course},
    words::{SystemFault, Words},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Library>()
        .add_systems(OnEnter(Screen::Lessons), look_again.run_if(resource_exists::<Speaker>));
}

/// All lessons.
#[derive(Resource, Clone, Debug)]
pub struct Library {
    /// The folder with the player's own lessons.
    folder: Option<PathBuf>,
    /// Those that can be learned: the course, the challenges, and then the player's own.
    pub entries: Vec<Entry>,
    /// The player's own files that cannot be used, each with the reason.
    pub broken: Vec<(String, LessonTrouble)>,
}

/// A lesson that can be chosen.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The name of its file, without the ending. That of a player's own lesson begins with `own/`.
    pub name: String,
    /// The lesson.
    pub lesson: Arc<Lesson>,
}

/// What the names of a player's own lessons begin with, so that they are not taken for the program's.
const OWN: &str = "own/";

impl Entry {
    /// A player's own lesson, from a file with this name.
    pub fn own(name: &str, lesson: Arc<Lesson>) -> Entry {
        Entry { name: format!("{OWN}{name}"), lesson }
    }
}

/// Why a file cannot be used as a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, VariantNames)]
pub enum LessonTrouble {
    /// The system cannot read the file.
    Unreadable(SystemFault),
    /// There is something wrong with the lesson.
    Wrong(LessonError),
}

impl Default for Library {
    /// The lessons that come with the program.
    fn default() -> Library {
        let whole =
            course().iter().filter_map(|(name, lesson)| Some((name, lesson.as_ref().ok()?)));
        let entry = |(name, lesson): (&&str, &Lesson)| Entry {
            name: (*name).to_owned(),
            lesson: Arc::new(lesson.clone()),
        };
        let mut entries: Vec<Entry> = whole.map(entry).collect();
        entries.sort_by_key(|entry| entry.lesson.group);
        Library { folder: None, entries, broken: Vec::new() }
    }
}

impl Library {
    /// The lessons that come with the program, and those of the player.
    pub fn of(home: &Home, words: &Words) -> Library {
        let folder = home.folders().map(|folders| folders.data().join("lessons"));
        let mut library = Library { folder, ..Library::default() };
        library.add_own(words);
        library
    }

    /// The lesson with this name.
    pub fn find(&self, name: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.name == name)
    }

    /// The lesson after the one with this name, in the same group. The challenges follow the course.
    pub fn after(&self, name: &str) -> Option<&Entry> {
        let at = self.entries.iter().position(|entry| entry.name == name)?;
        let (this, next) = (&self.entries[at], self.entries.get(at + 1)?);
        let groups = [this.lesson.group, next.lesson.group];
        let follows = groups[0] == groups[1] || groups == [Group::Course, Group::Challenges];
        follows.then_some(next)
    }

    /// Adds a lesson of the player's. It replaces one with the same name.
    pub fn add(&mut self, entry: Entry) {
        self.entries.retain(|other| other.name != entry.name);
        self.entries.push(entry);
    }

    fn add_own(&mut self, words: &Words) {
        let Some(folder) = &self.folder else { return };
        let mut files: Vec<PathBuf> = fs::read_dir(folder)
            .into_iter()
            .flatten()
            .flatten()
            .map(|file| file.path())
            .filter(|file| {
                file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(ENDING))
            })
            .collect();
        files.sort();
        for file in files {
            let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            match read(&file, words) {
                Ok(lesson) => self.add(Entry::own(&name, Arc::new(lesson))),
                Err(why) => self.broken.push((file.display().to_string(), why)),
            }
        }
    }
}

fn read(file: &Path, words: &Words) -> Result<Lesson, LessonTrouble> {
    let text =
        read_text(file).map_err(|error| LessonTrouble::Unreadable(SystemFault::from(&error)))?;
    let lesson = Lesson::read(&text).map_err(LessonTrouble::Wrong)?;
    // Whether every goal can be reached takes longer to find out: `nonaga check` tells.
    lesson.check_texts(|key| words.has(key)).map_err(LessonTrouble::Wrong)?;
    Ok(lesson)
}

/// Reads no more than a lesson may have, so that a huge file does not fill the memory.
fn read_text(file: &Path) -> io::Result<String> {
    let mut text = String::new();
    File::open(file)?.take(LARGEST_FILE as u64 + 1).read_to_string(&mut text)?;
    Ok(text)
}

/// Looks for the player's own lessons again: they may be at work on one.
fn look_again(speaker: Res<Speaker>, mut library: ResMut<Library>) {
    if library.folder.is_some() {
        let mut anew = Library { folder: library.folder.clone(), ..Library::default() };
        anew.add_own(&speaker.0);
        // A lesson that was opened by the name of its file may lie anywhere.
        for entry in &library.entries {
            if anew.find(&entry.name).is_none() {
                anew.add(entry.clone());
            }
        }
        *library = anew;
    }
}
