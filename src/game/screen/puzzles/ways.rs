//! The ways to a puzzle, each a button that also says how things stand there.

use bevy::{ecs::message::Message, ecs::spawn::SpawnIter, prelude::*};

use super::{Practise, PuzzleView, THEME, THEMES_UNFOLDED, theme_names::name_of};
use crate::{
    game::{
        common::{moment_of, tell_date},
        players::{Solve, TryAgain},
        ui::{
            self, Letters, RHYTHM, Skin, miniature,
            palette::{INK, SOFT_INK},
            text,
        },
    },
    puzzle::{DailyMark, PuzzleSource, Training, stocked_themes, today as puzzle_of},
    words::Words,
};

/// A way: what it is called, and how things stand.
fn way<M: Message + Clone>(said: String, stands: String, leads: M) -> impl Bundle + use<M> {
    way_with(Skin::Plain, None, (said, Letters::Body), stands, leads)
}

/// A way with a picture, if there is one.
fn way_with<M: Message + Clone>(
    skin: Skin,
    picture: Option<Handle<Image>>,
    (said, letters): (String, Letters),
    stands: String,
    leads: M,
) -> impl Bundle + use<M> {
    let picture = picture.map(|picture| {
        (
            ImageNode::new(picture),
            Node { width: px(PICTURE.x), height: px(PICTURE.y), flex_shrink: 0.0, ..default() },
            Pickable::IGNORE,
        )
    });
    (
        ui::bare_button(skin, format!("{said}. {stands}")),
        Node {
            justify_content: JustifyContent::Start,
            column_gap: px(2.0 * RHYTHM),
            padding: UiRect::axes(px(1.5 * RHYTHM), px(RHYTHM)),
            flex_shrink: 0.0,
            ..ui::face()
        },
        ui::sends(leads),
        Children::spawn((
            SpawnIter(picture.into_iter()),
            Spawn((
                ui::fills(),
                Pickable::IGNORE,
                children![text(said, letters, INK), text(stands, Letters::Small, SOFT_INK)],
            )),
        )),
    )
}

/// The size of the picture, in pixels and in pixels of the layout.
const PIXELS: UVec2 = UVec2::new(216, 192);
const PICTURE: Vec2 = Vec2::new(13.5 * RHYTHM, 12.0 * RHYTHM);

/// The puzzle of today, with a picture.
pub(super) fn today(
    words: &Words,
    training: &Training,
    today: i64,
    images: &mut Assets<Image>,
) -> impl Bundle + use<> {
    let mark = training.daily.get(&today).copied();
    let stands = tell_day(words, today, mark);
    let skin = if mark == Some(DailyMark::Solved) { Skin::Plain } else { Skin::Primary };
    let picture = puzzle_of(today).map(|puzzle| images.add(miniature(&puzzle.position, PIXELS)));
    let said = (words.say("solving-today"), Letters::Heading);
    way_with(skin, picture, said, stands, Solve(PuzzleSource::Today { day: today }))
}

/// The date of a day, and what became of its puzzle.
pub(super) fn tell_day(words: &Words, day: i64, mark: Option<DailyMark>) -> String {
    let date = tell_date(words, moment_of(day));
    match mark {
        None => date,
        Some(DailyMark::Tried) => words.say_with("puzzles-day-tried", &[("date", &date)]),
        Some(DailyMark::Solved) => words.say_with("puzzles-day-solved", &[("date", &date)]),
    }
}

/// Practice, with the themes to choose from.
pub(super) fn practice(words: &Words, training: &Training) -> impl Bundle + use<> {
    let is_left = training
        .left
        .as_ref()
        .is_some_and(|left| matches!(left.source, PuzzleSource::Practice { .. }));
    let stands = words.say(if is_left { "puzzles-practice-left" } else { "puzzles-practice" });
    let any = words.say("puzzles-theme-any");
    let themes = stocked_themes().into_iter().map(|theme| (words.say(name_of(theme)), Some(theme)));
    let named: Vec<_> = [(any, None)].into_iter().chain(themes).collect();
    let told: Vec<_> = named
        .iter()
        .map(|(name, theme)| (*theme, words.say_with("puzzles-theme-chosen", &[("theme", name)])))
        .collect();
    let said = move |view: &PuzzleView| {
        let chosen = told.iter().find(|(theme, _)| *theme == view.theme);
        chosen.map_or_else(String::new, |(_, said)| said.clone())
    };
    let choices = named.into_iter().map(|(name, theme)| ui::choice(name, THEME, theme));
    let choices: Vec<_> = choices.collect();
    (
        ui::column(0.5),
        children![
            way(words.say("solving-practice"), stands, Practise),
            ui::fold(THEMES_UNFOLDED, said),
            (
                ui::shown_while(|view: &PuzzleView| view.are_themes_unfolded),
                Node { flex_direction: FlexDirection::Column, ..default() },
                children![(
                    ui::choices(words.say("puzzles-theme")),
                    Children::spawn(SpawnIter(choices.into_iter())),
                )],
            ),
        ],
    )
}

/// The streak.
pub(super) fn streak(words: &Words, training: &Training) -> impl Bundle + use<> {
    let stands = match (training.streak.run, training.streak.best) {
        (Some(run), _) if run.solved > 0 => {
            words.say_with("puzzles-streak-going", &[("solved", &run.solved)])
        }
        (_, 0) => words.say("puzzles-streak"),
        (_, best) => words.say_with("puzzles-streak-best", &[("best", &best)]),
    };
    way(words.say("puzzles-streak-name"), stands, Solve(PuzzleSource::Streak))
}

/// What was missed and is due.
pub(super) fn again(words: &Words, training: &Training, today: i64) -> impl Bundle + use<> {
    let due = training.due(today).len();
    let waits = training.again.len();
    let stands = match (due, waits) {
        (0, 0) => words.say("puzzles-again-none"),
        (0, _) => words.say_with("puzzles-again-waits", &[("count", &waits)]),
        _ => words.say_with("puzzles-again-due", &[("count", &due)]),
    };
    let is_left = training.left_from(PuzzleSource::Again).is_some();
    let said = words.say("solving-missed");
    let leads_on = due > 0 || is_left;
    let lines = (!leads_on).then(|| {
        let said = text(said.clone(), Letters::Body, SOFT_INK);
        (ui::column(0.0), children![said, text(stands.clone(), Letters::Small, SOFT_INK)])
    });
    let way = leads_on.then(|| way(said, stands, Solve(PuzzleSource::Again)));
    let children = (SpawnIter(way.into_iter()), SpawnIter(lines.into_iter()));
    (ui::column(0.0), Children::spawn(children))
}

/// The player's own mistakes.
pub(super) fn mistakes(words: &Words) -> impl Bundle + use<> {
    way(words.say("puzzles-mistakes"), words.say("puzzles-mistakes-explained"), TryAgain)
}
