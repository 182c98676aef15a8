//! The end of the course: all its lessons and which of them are done, how the learner's first match went, and where to go
//! from there. It opens by itself when the last lesson is over.

use std::time::Duration;

use bevy::{ecs::spawn::SpawnIter, prelude::*, ui_widgets::Activate, ui_widgets::observe};

use super::{
    Page,
    lessons::{PICTURE, course, is_new, of_group, picture, title_of},
    page,
};
use crate::{
    game::{
        common::{Flow, Go, Overlay, Screen, Speaker, Waker},
        hud::{brass_cup, brass_tick},
        keeping::{Progress, Settings, Standing},
        players::{Lead, LessonEntry, Lessons, Teach, Tutor},
        referee::{Draft, Opponent, Referee},
        ui::{
            self, Ems, Letters, RHYTHM, Skin,
            palette::{INK, SOFT_INK},
            text,
        },
    },
    lesson::{Awaits, Group},
    record::Level,
    rules::{Ending, Side},
    words::{Tellable, Words},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Page::Over(Overlay::CourseEnd)), open).add_systems(
        Update,
        (
            open_at_end
                .run_if(resource_exists_and_changed::<Tutor>)
                .run_if(in_state(Screen::Match)),
            come.run_if(any_with_component::<Comes>),
            tell_why.run_if(
                resource_exists_and_changed::<Tutor>.or_eager(any_match_filter::<Added<Why>>),
            ),
        )
            .in_set(Flow::Tell),
    );
}

/// Opens the page once the last lesson of the course has come to its end. Whoever closes it is not shown it again until then.
fn open_at_end(
    tutor: Res<Tutor>,
    lessons: Res<Lessons>,
    mut was_over: Local<bool>,
    mut goes: MessageWriter<Go>,
) {
    let runner = tutor.runner();
    let is_last = course(&lessons).last().is_some_and(|(last, _)| last.name == tutor.name());
    let is_over = is_last && runner.lesson().ends_course() && runner.awaits() == Awaits::End;
    if is_over && !std::mem::replace(&mut *was_over, is_over) {
        goes.write(Go::Over(Overlay::CourseEnd));
    }
    *was_over = is_over;
}

/// How the learner's first match went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FirstMatch {
    Won,
    Lost,
    Drawn,
    /// It was skipped.
    NotPlayed,
}

impl FirstMatch {
    /// The match on the table, in which the learner has played this side.
    fn of(referee: &Referee, learner: Side) -> FirstMatch {
        match referee.played().ending().map(Ending::winner) {
            None => FirstMatch::NotPlayed,
            Some(None) => FirstMatch::Drawn,
            Some(Some(winner)) if winner == learner => FirstMatch::Won,
            Some(Some(_)) => FirstMatch::Lost,
        }
    }

    /// The key of what is said of it.
    fn said(self) -> &'static str {
        match self {
            FirstMatch::Won => "course-end-won",
            FirstMatch::Lost => "course-end-lost",
            FirstMatch::Drawn => "course-end-drawn",
            FirstMatch::NotPlayed => "course-end-not-played",
        }
    }
}

/// The level for somebody who has beaten the easiest one.
const NEXT: Level = Level::Easy;

/// The width of the card, in ems: five lessons fill a row.
const WIDE: f32 = 52.0;

/// The width of a lesson on it, in percent of the row, and the least one in ems.
const FIFTH: f32 = 19.0;
const TILE: f32 = 8.2;

/// The size of the cup and of a tick, in pixels of the layout.
const CUP: f32 = 5.5 * RHYTHM;
const TICK: f32 = 3.0 * RHYTHM;

fn open(
    mut commands: Commands,
    (speaker, settings): (Res<Speaker>, Res<Settings>),
    (lessons, progress, referee): (Res<Lessons>, Res<Progress>, Res<Referee>),
    (tutor, draft): (Option<Res<Tutor>>, Res<Draft>),
    (time, waker): (Res<Time<Real>>, Res<Waker>),
    mut images: ResMut<Assets<Image>>,
) {
    let words = &speaker.0;
    let undone = course(&lessons).filter(|(entry, _)| !progress.of(&entry.name).is_done).count();
    let now = time.elapsed();
    let tiles: Vec<_> = course(&lessons)
        .zip(0..)
        .map(|((entry, _), nth)| {
            let comes_in =
                if settings.reduced_motion { Duration::ZERO } else { FIRST + EACH * nth };
            waker.wake_in(comes_in);
            let picture = images.add(picture(&entry.lesson));
            let comes = Comes { at: now + comes_in };
            tile(words, entry, picture, &progress.of(&entry.name), comes)
        })
        .collect();
    let learner = tutor.as_ref().map_or(Side::Red, |tutor| tutor.runner().learner());
    let first_match = FirstMatch::of(&referee, learner);
    // Whoever has played it before may skip it.
    let has_played = tutor.as_ref().is_some_and(|tutor| progress.of(tutor.name()).is_done);
    let told = Some(first_match).filter(|told| *told != FirstMatch::NotPlayed || !has_played);
    let told = told.map(|told| (text(words.say(told.said()), Letters::Body, INK),));
    // Whoever has chosen another level before keeps it.
    let next = first_match == FirstMatch::Won && draft.level == Level::Beginner;
    // If it is not known yet why, there is room for it already, so that nothing moves when it comes.
    let may_tell_why = tutor.as_ref().is_some_and(|tutor| {
        tutor.is_reviewing(&referee) || tutor.turning_point(&referee).is_some()
    });
    let why = may_tell_why.then(|| (Why, text("", Letters::Body, SOFT_INK), Ems::MinHeight(WHY)));
    let knows = if undone == 0 { "course-end-knows" } else { "course-end-undone" };
    let tiles = (
        Node { flex_shrink: 0.0, ..ui::wraps() },
        Pickable::IGNORE,
        Children::spawn(SpawnIter(tiles.into_iter())),
    );
    let challenge = of_group(&lessons, Group::Challenges).find(|entry| is_new(entry, &progress));
    let challenge = challenge.map(|entry| entry.name.clone());
    commands.spawn((
        Name::new("end of the course"),
        page(Overlay::CourseEnd),
        children![(
            ui::card(WIDE),
            children![
                headline(words, undone),
                ui::scroll(
                    1.5,
                    Children::spawn((
                        Spawn((text(words.say(knows), Letters::Body, SOFT_INK),)),
                        Spawn(tiles),
                        SpawnIter(told.into_iter()),
                        SpawnIter(why.into_iter()),
                    )),
                ),
                ways(words, next.then_some(NEXT), challenge),
            ],
        )],
    ));
}

/// Why the match was won or lost.
#[derive(Component, Clone, Copy, Debug)]
struct Why;

/// The height of two lines for it, in ems.
const WHY: f32 = 2.6;

fn tell_why(
    (tutor, referee, speaker): (Option<Res<Tutor>>, Res<Referee>, Res<Speaker>),
    mut lines: Query<&mut Text, With<Why>>,
) {
    let point = tutor.and_then(|tutor| tutor.turning_point(&referee));
    let Some(point) = point else { return };
    for mut line in &mut lines {
        line.set_if_neq(Text(referee.tell_story(&speaker.0, point)));
    }
}

/// That the course is done, beside a cup, or that lessons are left undone.
fn headline(words: &Words, undone: usize) -> impl Bundle + use<> {
    let cup = (undone == 0).then(|| brass_cup(CUP));
    let said = words.say_with("course-end", &[("undone", &undone)]);
    (
        Node { column_gap: px(2.0 * RHYTHM), flex_shrink: 0.0, ..default() },
        Pickable::IGNORE,
        Children::spawn((
            SpawnIter(cup.into_iter()),
            Spawn((ui::fills(), Pickable::IGNORE, children![ui::headline(said)])),
        )),
    )
}

/// Where to go from here. The main way is a match, at the next level if there is one to try.
fn ways(words: &Words, next: Option<Level>, challenge: Option<String>) -> impl Bundle + use<> {
    let play = match next {
        Some(level) => words.say_with("result-next-level", &[("level", &level)]),
        None => words.say("lesson-play"),
    };
    let other = |said, go| (ui::button(Skin::Plain, words.say(said)), ui::sends(go));
    (
        ui::row(),
        children![
            (
                ui::button(Skin::Primary, play),
                observe(move |_: On<Activate>, mut draft: ResMut<Draft>| {
                    draft.opponent = Opponent::Computer;
                    draft.level = next.unwrap_or(draft.level);
                }),
                ui::sends(Lead::Play),
            ),
            (
                ui::button(Skin::Plain, words.say("lesson-to-challenges")),
                observe(
                    move |_: On<Activate>,
                          mut teaches: MessageWriter<Teach>,
                          mut goes: MessageWriter<Go>| {
                        let lesson = challenge.clone();
                        teaches.write_batch(lesson.map(|lesson| Teach { lesson, step: None }));
                        // Once all of them are behind, they are listed.
                        goes.write_batch(challenge.is_none().then_some(Go::Lessons));
                    },
                ),
            ),
            other("puzzles", Go::Puzzles),
            other("title-far", Go::Open(Screen::FarAway)),
            other("result-menu", Go::Title),
        ],
    )
}

/// When the first tick comes, and how long after that each other one. They come one after the other, so that one sees how many
/// there are.
const FIRST: Duration = Duration::from_millis(500);
const EACH: Duration = Duration::from_millis(160);

/// It is seen from this time on.
#[derive(Component, Clone, Copy, Debug)]
struct Comes {
    at: Duration,
}

fn come(
    time: Res<Time<Real>>,
    mut coming: Query<(Entity, &Comes, &mut Visibility)>,
    mut commands: Commands,
) {
    for (entity, comes, mut visibility) in &mut coming {
        if time.elapsed() >= comes.at {
            *visibility = Visibility::Inherited;
            commands.entity(entity).try_remove::<Comes>();
        }
    }
}

/// A lesson: a button with its picture and its title, which leads there, and a tick if it is done.
fn tile(
    words: &Words,
    LessonEntry { name, lesson }: &LessonEntry,
    picture: Handle<Image>,
    Standing { is_done, skipped, .. }: &Standing,
    comes: Comes,
) -> impl Bundle + use<> {
    let title = title_of(words, lesson);
    let told = match (is_done, skipped.len()) {
        (true, _) => Some(words.say("lessons-done")),
        (false, 0) => None,
        (false, steps) => Some(words.say_with("lessons-skipped", &[("steps", &steps)])),
    };
    let called = told.as_ref().map_or_else(
        || title.clone(),
        |told| {
            let fields: [(&str, &dyn Tellable); 2] = [("lesson", &title), ("standing", told)];
            words.say_with("lessons-row", &fields)
        },
    );
    let left = told.filter(|_| !is_done).map(|told| text(told, Letters::Tiny, SOFT_INK));
    let tick = is_done.then(|| {
        let corner = Node {
            position_type: PositionType::Absolute,
            // Beside the board, so that it hides nothing of it.
            right: px(-TICK),
            bottom: px(0.25 * TICK),
            ..default()
        };
        (corner, Pickable::IGNORE, Visibility::Hidden, comes, children![brass_tick(TICK)])
    });
    (
        ui::bare_button(Skin::Quiet, called),
        Ems::MinWidth(TILE),
        Node {
            flex_direction: FlexDirection::Column,
            justify_content: JustifyContent::Start,
            padding: px(0.5 * RHYTHM).all(),
            width: percent(FIFTH),
            flex_grow: 1.0,
            ..ui::face()
        },
        ui::sends(Teach { lesson: name.clone(), step: None }),
        Children::spawn((
            Spawn((
                Node { width: px(PICTURE.x), height: px(PICTURE.y), flex_shrink: 0.0, ..default() },
                ImageNode::new(picture),
                Pickable::IGNORE,
                Children::spawn(SpawnIter(tick.into_iter())),
            )),
            Spawn((
                ui::label(title, Letters::Small, INK),
                TextLayout::new(Justify::Center, LineBreak::WordBoundary),
            )),
            SpawnIter(left.into_iter()),
        )),
    )
}
