//! The screen with all lessons, and how far the player is in each.

use bevy::{ecs::spawn::SpawnIter, prelude::*};

use super::{Page, back, escape_goes_back};
use crate::{
    game::{
        common::{Flow, Screen, Speaker},
        keeping::{Progress, Standing},
        players::{LessonEntry, Lessons, Teach},
        ui::{
            self, Ems, Letters, RHYTHM, Skin, miniature,
            palette::{BRASS, INK, SOFT_INK},
            text, unbroken,
        },
    },
    lesson::{Group, Lesson, LessonStep},
    words::{Tellable, Words},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Page::Bare(Screen::Lessons)), open)
        .add_systems(Update, (close, open).chain().in_set(Flow::Tell).run_if(is_outdated));
}

/// The screen, and the lessons that it shows.
#[derive(Component)]
struct Shown(Lessons);

/// Whether other lessons have been found meanwhile.
fn is_outdated(lessons: Res<Lessons>, shown: Query<&Shown>) -> bool {
    lessons.is_changed() && shown.iter().any(|shown| !shown.0.lists_same(&lessons))
}

fn close(shown: Query<Entity, With<Shown>>, mut commands: Commands) {
    for screen in &shown {
        commands.entity(screen).despawn();
    }
}

/// The groups, in order, with their headings.
const GROUPS: [(Group, &str); 3] = [
    (Group::Course, "lessons-course"),
    (Group::Challenges, "lessons-challenges"),
    (Group::Own, "lessons-own"),
];

/// The width of the card, in ems.
const WIDE: f32 = 40.0;

fn open(
    mut commands: Commands,
    speaker: Res<Speaker>,
    lessons: Res<Lessons>,
    progress: Res<Progress>,
    mut images: ResMut<Assets<Image>>,
) {
    let words = &speaker.0;
    let next = next_of_all(&lessons, &progress);
    let groups: Vec<_> = GROUPS
        .into_iter()
        .map(|(group, heading)| {
            let lessons: Vec<&LessonEntry> =
                lessons.entries.iter().filter(|entry| entry.lesson.group == group).collect();
            (heading, lessons)
        })
        .filter(|(_, lessons)| !lessons.is_empty())
        .map(|(heading, lessons)| {
            let rows: Vec<_> = lessons
                .into_iter()
                .zip(1..)
                .map(|(entry, number)| {
                    let picture = images.add(picture(&entry.lesson));
                    let is_next = next == Some(&entry.name);
                    row(words, entry, (number, picture), progress.of(&entry.name), is_next)
                })
                .collect();
            (
                ui::column(1.0),
                Children::spawn((
                    Spawn((text(words.say(heading), Letters::Heading, BRASS),)),
                    SpawnIter(rows.into_iter()),
                )),
            )
        })
        .collect();
    let broken: Vec<_> = lessons
        .broken
        .iter()
        .map(|(file, why)| {
            let fields: [(&str, &dyn Tellable); 2] = [("file", file), ("why", why)];
            (text(words.say_with("lessons-broken", &fields), Letters::Small, SOFT_INK),)
        })
        .collect();
    commands.spawn((
        Name::new("lessons"),
        Shown(lessons.clone()),
        DespawnOnExit(Page::Bare(Screen::Lessons)),
        ui::dusk(),
        escape_goes_back(),
        children![(
            ui::card(WIDE),
            children![
                ui::headline(words.say(name_of_all(&lessons, &progress))),
                ui::scroll(
                    3.0,
                    Children::spawn((SpawnIter(groups.into_iter()), SpawnIter(broken.into_iter())))
                ),
                (ui::row(), children![back(words.say("screen-back"))]),
            ],
        )],
    ));
}

/// The lessons of the course, with their numbers.
pub fn course(lessons: &Lessons) -> impl Iterator<Item = (&LessonEntry, usize)> {
    of_group(lessons, Group::Course).zip(1..)
}

pub fn of_group(lessons: &Lessons, group: Group) -> impl Iterator<Item = &LessonEntry> {
    lessons.entries.iter().filter(move |entry| entry.lesson.group == group)
}

/// Whether the player has not been through a lesson.
pub fn is_new(LessonEntry { name, lesson }: &LessonEntry, progress: &Progress) -> bool {
    !progress.of(name).is_behind(lesson)
}

/// Whether the player has been through the whole course.
fn has_course_behind(lessons: &Lessons, progress: &Progress) -> bool {
    let mut course = course(lessons).peekable();
    course.peek().is_some() && course.all(|(entry, _)| !is_new(entry, progress))
}

/// The key of what the lessons are called: what the player is to learn, or what there is once the course is behind.
pub fn name_of_all(lessons: &Lessons, progress: &Progress) -> &'static str {
    if has_course_behind(lessons, progress) { "title-learn-more" } else { "title-learn" }
}

/// The lesson of the course that comes next: the one that the player has left, or the first after it, and then the first before
/// it, that the player has not been through.
fn first_unfinished<'lessons>(
    lessons: &'lessons Lessons,
    progress: &Progress,
) -> Option<(&'lessons String, usize)> {
    let is_last = |entry: &LessonEntry| progress.last.as_ref() == Some(&entry.name);
    let before = course(lessons).position(|(entry, _)| is_last(entry)).unwrap_or(0);
    let mut from_there = course(lessons).skip(before).chain(course(lessons).take(before));
    let found = from_there.find(|(entry, _)| is_new(entry, progress));
    found.map(|(entry, number)| (&entry.name, number))
}

/// The lesson that comes next of all: one of the course, or else a challenge, or else one of which a step was left undone.
fn next_of_all<'lessons>(
    lessons: &'lessons Lessons,
    progress: &Progress,
) -> Option<&'lessons String> {
    let [course, challenges] =
        [Group::Course, Group::Challenges].map(|group| of_group(lessons, group));
    let is_undone = |entry: &&LessonEntry| !progress.of(&entry.name).is_done;
    let of_course = first_unfinished(lessons, progress).map(|(name, _)| name);
    let challenge = || of_group(lessons, Group::Challenges).find(|entry| is_new(entry, progress));
    let undone = || course.chain(challenges).find(is_undone);
    of_course.or_else(|| challenge().or_else(undone).map(|entry| &entry.name))
}

/// The lesson of the course that comes next, once the player has begun with the course.
pub fn next_lesson<'lessons>(
    lessons: &'lessons Lessons,
    progress: &Progress,
) -> Option<(&'lessons String, usize)> {
    let is_begun = course(lessons).any(|(entry, _)| progress.lessons.contains_key(&entry.name));
    first_unfinished(lessons, progress).filter(|_| is_begun)
}

/// The size of the picture of a lesson, in pixels and in pixels of the layout.
const PIXELS: UVec2 = UVec2::new(144, 128);
pub const PICTURE: Vec2 = Vec2::new(9.0 * RHYTHM, 8.0 * RHYTHM);

/// The board of the first thing that the lesson asks for.
pub fn picture(lesson: &Lesson) -> Image {
    let first = lesson.steps().position(|step| matches!(step, LessonStep::Ask(_)));
    miniature(lesson.staged(first.unwrap_or(0)).position(), PIXELS)
}

/// What a lesson is called.
pub fn title_of(words: &Words, lesson: &Lesson) -> String {
    lesson.title.said(words.language().tag(), |key| words.say(key))
}

/// About how long a step takes, in seconds.
const A_STEP: usize = 13;

/// A lesson: a button with a picture, its number, its title, how long it is, and how far the player is.
fn row(
    words: &Words,
    LessonEntry { name, lesson }: &LessonEntry,
    (number, picture): (usize, Handle<Image>),
    standing: Standing,
    is_next: bool,
) -> impl Bundle + use<> {
    let title = title_of(words, lesson);
    let told = told(words, lesson, standing);
    let with_standing = |said: String| match told.as_str() {
        "" => said,
        told if said.is_empty() => told.to_owned(),
        told => words.say_with("lessons-row", &[("lesson", &said), ("standing", &told)]),
    };
    let (steps, minutes) = (lesson.stops(), ((lesson.stops() * A_STEP + 30) / 60).max(1));
    let length: [(&str, &dyn Tellable); 2] = [("steps", &steps), ("minutes", &minutes)];
    // A challenge is a single step, and takes as long as it takes.
    let length = if steps > 1 { words.say_with("lessons-length", &length) } else { String::new() };
    let (called, below) = (with_standing(title.clone()), with_standing(length));
    let skin = if is_next { Skin::Primary } else { Skin::Plain };
    (
        ui::bare_button(skin, called),
        ui::FirstSeen(is_next),
        Node {
            justify_content: JustifyContent::Start,
            column_gap: px(2.0 * RHYTHM),
            padding: UiRect::axes(px(1.5 * RHYTHM), px(0.5 * RHYTHM)),
            flex_shrink: 0.0,
            ..ui::face()
        },
        ui::sends(Teach { lesson: name.clone(), step: None }),
        children![
            (
                ImageNode::new(picture),
                Node { width: px(PICTURE.x), height: px(PICTURE.y), flex_shrink: 0.0, ..default() },
                Pickable::IGNORE,
            ),
            (
                Ems::MinWidth(1.2),
                Node { justify_content: JustifyContent::End, flex_shrink: 0.0, ..default() },
                Pickable::IGNORE,
                children![unbroken(number.to_string(), Letters::Body, SOFT_INK)],
            ),
            (
                ui::fills(),
                Pickable::IGNORE,
                Children::spawn((
                    Spawn((text(title, Letters::Body, INK),)),
                    Spawn((text(below, Letters::Small, SOFT_INK),)),
                )),
            ),
        ],
    )
}

/// How far the player is in a lesson.
fn told(
    words: &Words,
    lesson: &Lesson,
    Standing { step, is_done, skipped, .. }: Standing,
) -> String {
    let (stop, stops) = (lesson.stops_before(step) + 1, lesson.stops());
    let fields: [(&str, &dyn Tellable); 2] = [("step", &stop.min(stops)), ("steps", &stops)];
    match (step, is_done) {
        // It stays done, wherever a later look at it has ended.
        (_, true) => words.say("lessons-done"),
        (0, false) if skipped.is_empty() => String::new(),
        (0, false) => words.say_with("lessons-skipped", &[("steps", &skipped.len())]),
        (_, false) => words.say_with("lessons-at", &fields),
    }
}
