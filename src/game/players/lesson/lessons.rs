//! All lessons. Some come with the program, and the player may have more in the folder `lessons` of their
//! data. Those are read and checked in the background.

use std::sync::Arc;

use bevy::prelude::*;
use serde::Serialize;
use strum::VariantNames;

use crate::{
    engine::winning_turn_until,
    game::common::{Caller, Flow, Overrides, Reply, Screen, Speaker, Waker, Worker},
    home::{Home, OwnLesson},
    lesson::{Group, Lesson, LessonError, course},
    rules::Position,
    words::{Language, SystemFault, Words},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Lessons>()
        .init_resource::<Reader>()
        .add_systems(OnEnter(Screen::Lessons), look.run_if(resource_exists::<Speaker>))
        .add_systems(
            Update,
            receive.in_set(Flow::Ask).run_if(|reader: Res<Reader>| !reader.0.is_idle()),
        )
        .add_systems(OnExit(Screen::Lessons), |mut reader: ResMut<Reader>| reader.0.cancel());
}

/// All lessons.
#[derive(Resource, Clone, Debug)]
pub struct Lessons {
    /// Where the player's own lessons are.
    home: Home,
    /// The names of those that were there.
    found: Vec<String>,
    /// Those that can be learned: the course, the challenges, and then the player's own.
    pub entries: Vec<LessonEntry>,
    /// The player's own files that cannot be used, each with the reason.
    pub broken: Vec<(String, LessonTrouble)>,
}

/// A lesson that can be chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct LessonEntry {
    /// The name of its file, without the ending. That of a player's own lesson begins with `own/`.
    pub name: String,
    /// The lesson.
    pub lesson: Arc<Lesson>,
}

/// What the names of a player's own lessons begin with, so that they are not taken for the program's.
const OWN: &str = "own/";

impl LessonEntry {
    /// A player's own lesson, from a file with this name.
    pub fn own(name: &str, lesson: Arc<Lesson>) -> LessonEntry {
        LessonEntry { name: format!("{OWN}{name}"), lesson }
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

impl Default for Lessons {
    /// The lessons that come with the program.
    fn default() -> Lessons {
        let whole =
            course().iter().filter_map(|(name, lesson)| Some((name, lesson.as_ref().ok()?)));
        let entry = |(name, lesson): (&&str, &Lesson)| LessonEntry {
            name: (*name).to_owned(),
            lesson: Arc::new(lesson.clone()),
        };
        let mut entries: Vec<LessonEntry> = whole.map(entry).collect();
        entries.sort_by_key(|entry| entry.lesson.group);
        Lessons { home: Home::nowhere(), found: Vec::new(), entries, broken: Vec::new() }
    }
}

impl Lessons {
    /// The lessons that come with the program. Those of the player are read when the list of lessons is entered.
    pub fn of(home: &Home) -> Lessons {
        Lessons { home: home.clone(), ..Lessons::default() }
    }

    /// The lesson with this name.
    pub fn find(&self, name: &str) -> Option<&LessonEntry> {
        self.entries.iter().find(|entry| entry.name == name)
    }

    /// The lesson after the one with this name, in the same group. The challenges follow the course.
    pub fn after(&self, name: &str) -> Option<&LessonEntry> {
        let at = self.entries.iter().position(|entry| entry.name == name)?;
        let (this, next) = (&self.entries[at], self.entries.get(at + 1)?);
        let groups = [this.lesson.group, next.lesson.group];
        let follows = groups[0] == groups[1] || groups == [Group::Course, Group::Challenges];
        follows.then_some(next)
    }

    /// Whether both list the same.
    pub fn lists_same(&self, other: &Lessons) -> bool {
        self.entries == other.entries && self.broken == other.broken
    }

    /// Adds a lesson of the player's. It replaces one with the same name.
    pub fn add(&mut self, entry: LessonEntry) {
        self.entries.retain(|other| other.name != entry.name);
        self.entries.push(entry);
    }

    /// This is in the player's folder now. A lesson that was opened by the name of its file may lie anywhere, so it
    /// stays.
    fn put_own(&mut self, Own { entries, broken }: Own) {
        let Lessons { found, entries: known, .. } = self;
        known.retain(|entry| !found.contains(&entry.name));
        *found = entries.iter().map(|entry| entry.name.clone()).collect();
        for entry in entries {
            self.add(entry);
        }
        self.broken = broken;
    }
}

/// What is in the player's folder.
struct Own {
    entries: Vec<LessonEntry>,
    broken: Vec<(String, LessonTrouble)>,
}

/// Reads the player's own lessons. Their sentences may be those of the game in a language.
#[derive(Resource)]
struct Reader(Worker<(Home, Overrides, Language), Own>);

impl Default for Reader {
    fn default() -> Reader {
        Reader(Worker::new("lessons", || read_all))
    }
}

/// Looks for the player's own lessons: they may be at work on one.
fn look(
    speaker: Res<Speaker>,
    overrides: Option<Res<Overrides>>,
    lessons: Res<Lessons>,
    waker: Res<Waker>,
    mut reader: ResMut<Reader>,
) {
    let overrides = overrides.as_deref().cloned().unwrap_or_default();
    reader.0.ask((lessons.home.clone(), overrides, speaker.0.language()), &waker);
}

fn receive(mut reader: ResMut<Reader>, mut lessons: ResMut<Lessons>) {
    if let Some(Reply::Answer(own)) = reader.0.hear() {
        let mut anew = lessons.clone();
        anew.put_own(own);
        let is_same = anew.lists_same(&lessons);
        *lessons.bypass_change_detection() = anew;
        if !is_same {
            lessons.set_changed();
        }
    }
}

fn read_all((home, overrides, language): (Home, Overrides, Language), call: &Caller<Own>) {
    let words = overrides.words(language);
    let mut own = Own { entries: Vec::new(), broken: Vec::new() };
    for OwnLesson { path, text } in home.own_lessons() {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        match read(text, &words, call) {
            Ok(lesson) => own.entries.push(LessonEntry::own(&name, Arc::new(lesson))),
            Err(why) => own.broken.push((path.display().to_string(), why)),
        }
    }
    call.answer(own);
}

/// Reads a lesson, and checks that it can be learned to its end.
fn read(
    text: Result<String, SystemFault>,
    words: &Words,
    call: &Caller<Own>,
) -> Result<Lesson, LessonTrouble> {
    let text = text.map_err(LessonTrouble::Unreadable)?;
    let lesson = Lesson::read(&text).map_err(LessonTrouble::Wrong)?;
    let solver = |position: &Position, within| winning_turn_until(position, within, call.stop());
    lesson.check(&solver, |key| words.has(key)).map_err(LessonTrouble::Wrong)?;
    Ok(lesson)
}
