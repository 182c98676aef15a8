//! The player's figures: how well they solve, over time and by theme.
#![expect(clippy::cast_precision_loss, reason = "ratings and numbers of days are small")]

use bevy::{ecs::spawn::SpawnIter, prelude::*};
use strum::VariantArray;

use super::theme_names::name_of;
use crate::{
    game::{
        common::{Overlay, Speaker},
        keeping::Trained,
        players::Today,
        screen::{Page, back, page},
        ui::{
            self, Drawing, FlatShape, Letters, RHYTHM,
            palette::{BRASS, EDGE_LIT, INK, SOFT_INK, Tint},
            text, unbroken,
        },
    },
    puzzle::{PuzzleScore, PuzzleTheme, Training},
    words::{Tellable, Words},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Page::Over(Overlay::Training)), open);
}

/// How many days the graph has at most.
const MOST_DAYS: usize = 90;

/// The size of the graph, in pixels of the layout.
const GRAPH: Vec2 = Vec2::new(60.0 * RHYTHM, 16.0 * RHYTHM);

/// How far the line of the ratings stays from the edges of the graph.
const INSET: Vec2 = Vec2::new(2.0 * RHYTHM, RHYTHM);

/// The least difference between the lowest and the highest rating of the graph, so that small changes look small.
const LEAST_SPAN: u32 = 200;

fn open(
    mut commands: Commands,
    (speaker, trained, today): (Res<Speaker>, Res<Trained>, Res<Today>),
) {
    let (words, training) = (&speaker.0, trained.training());
    let lines = lines(words, training, (today.0)());
    let lines: Vec<_> = lines.into_iter().map(|line| (text(line, Letters::Body, INK),)).collect();
    let ratings = training.ratings(MOST_DAYS);
    let graph = (ratings.len() > 1).then(|| graph(words, &ratings));
    let themes: Vec<_> = by_theme(words, training)
        .into_iter()
        .map(|(line, score)| {
            (ui::column(0.25), children![text(line, Letters::Body, INK), bar(score)])
        })
        .collect();
    let heading = |said| text(words.say(said), Letters::Heading, BRASS);
    let graph =
        graph.map(|graph| (ui::column(0.5), children![heading("figures-over-time"), graph]));
    let themes = (!themes.is_empty()).then(|| {
        let lines =
            Children::spawn((Spawn((heading("figures-by-theme"),)), SpawnIter(themes.into_iter())));
        (ui::column(1.0), lines)
    });
    commands.spawn((
        Name::new("figures of puzzles"),
        page(Overlay::Training),
        children![(
            ui::card(36.0),
            children![
                ui::headline(words.say("puzzles-figures")),
                ui::scroll(
                    2.0,
                    Children::spawn((
                        Spawn((ui::column(0.5), Children::spawn(SpawnIter(lines.into_iter())))),
                        SpawnIter(graph.into_iter()),
                        SpawnIter(themes.into_iter()),
                    )),
                ),
                (ui::row(), children![back(words.say("screen-back"))]),
            ],
        )],
    ));
}

/// The most important figures.
fn lines(words: &Words, training: &Training, today: i64) -> Vec<String> {
    let score = training.score();
    if score.tried == 0 {
        return vec![words.say("puzzles-none-yet")];
    }
    let rating: [(&str, &dyn Tellable); 1] = [("rating", &training.skill.shown())];
    let tried: [(&str, &dyn Tellable); 2] = [("solved", &score.solved), ("tried", &score.tried)];
    let days: [(&str, &dyn Tellable); 2] =
        [("days", &training.days_in_a_row(today)), ("most", &training.most_days_in_a_row())];
    let settled = training.skill.is_settled();
    vec![
        words
            .say_with(if settled { "figures-rating" } else { "figures-rating-unsettled" }, &rating),
        words.say_with("figures-tried", &tried),
        words.say_with("figures-days", &days),
        words.say_with("figures-streak", &[("best", &training.streak.best)]),
    ]
}

/// How many puzzles of each theme were solved at the first try, in words and in numbers.
fn by_theme(words: &Words, training: &Training) -> Vec<(String, PuzzleScore)> {
    let themes = <PuzzleTheme as VariantArray>::VARIANTS.iter();
    let scores = themes.map(|theme| (*theme, training.score_of(*theme)));
    let tried = scores.filter(|(_, score)| score.tried > 0);
    let tell = |(theme, score): (PuzzleTheme, PuzzleScore)| {
        let name = words.say(name_of(theme));
        let fields: [(&str, &dyn Tellable); 3] =
            [("theme", &name), ("solved", &score.solved), ("tried", &score.tried)];
        (words.say_with("figures-theme", &fields), score)
    };
    tried.map(tell).collect()
}

/// The size of a bar, in pixels of the layout.
const BAR: Vec2 = Vec2::new(GRAPH.x, RHYTHM);

/// The share that was solved, as a bar.
fn bar(score: PuzzleScore) -> impl Bundle + use<> {
    let middle = BAR.y / 2.0;
    let share = score.solved as f32 / score.tried.max(1) as f32;
    let up_to = |share: f32| {
        let end = middle + share * (BAR.x - BAR.y);
        FlatShape::Stroke(Vec2::splat(middle), Vec2::new(end, middle), BAR.y)
    };
    let mut shapes = vec![(up_to(1.0), EDGE_LIT)];
    shapes.extend((score.solved > 0).then(|| (up_to(share), BRASS)));
    drawn(BAR, shapes)
}

/// A drawing that becomes narrower where there is no room for all of it.
fn drawn(size: Vec2, shapes: Vec<(FlatShape, Tint)>) -> impl Bundle + use<> {
    (
        Node { width: px(size.x), max_width: percent(100), height: px(size.y), ..default() },
        Pickable::IGNORE,
        Drawing { size, shapes },
    )
}

/// The rating at the end of each day, as a line, with the highest and the lowest in words.
fn graph(words: &Words, ratings: &[u32]) -> impl Bundle + use<> {
    let (least, most) = span(ratings);
    let fields: [(&str, &dyn Tellable); 3] = [
        ("lowest", &ratings.iter().min().copied().unwrap_or(0)),
        ("highest", &ratings.iter().max().copied().unwrap_or(0)),
        ("days", &ratings.len()),
    ];
    let points: Vec<Vec2> = points(ratings, least, most);
    let level = |y: f32| {
        let ends = [Vec2::new(INSET.x / 2.0, y), Vec2::new(GRAPH.x - INSET.x / 2.0, y)];
        (FlatShape::Stroke(ends[0], ends[1], 1.0), EDGE_LIT)
    };
    let mut shapes = vec![level(INSET.y), level(GRAPH.y / 2.0), level(GRAPH.y - INSET.y)];
    let lines = points.windows(2).map(|ends| (FlatShape::Stroke(ends[0], ends[1], 2.5), BRASS));
    shapes.extend(lines);
    shapes.extend(points.last().map(|end| (FlatShape::Disc(*end, 5.0), BRASS)));
    (
        ui::column(0.5),
        children![
            (
                Node { column_gap: px(RHYTHM), ..default() },
                Pickable::IGNORE,
                children![drawn(GRAPH, shapes), scale(least, most)],
            ),
            text(words.say_with("figures-span", &fields), Letters::Small, SOFT_INK),
        ],
    )
}

/// What the highest and the lowest line of the graph mean.
fn scale(least: u32, most: u32) -> impl Bundle + use<> {
    let mark = |rating: u32| unbroken(rating.to_string(), Letters::Small, SOFT_INK);
    (
        Node {
            flex_direction: FlexDirection::Column,
            justify_content: JustifyContent::SpaceBetween,
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
        children![mark(most), mark(least)],
    )
}

/// The lowest and the highest rating of the graph.
fn span(ratings: &[u32]) -> (u32, u32) {
    let least = ratings.iter().min().copied().unwrap_or(0);
    let most = ratings.iter().max().copied().unwrap_or(0);
    let lack = LEAST_SPAN.saturating_sub(most - least);
    (least.saturating_sub(lack / 2), most + lack.div_ceil(2))
}

/// Where the days are on the graph.
fn points(ratings: &[u32], least: u32, most: u32) -> Vec<Vec2> {
    let days = ratings.len().saturating_sub(1).max(1) as f32;
    let room = GRAPH - 2.0 * INSET;
    let at = |(day, rating): (usize, &u32)| {
        let height = (rating - least) as f32 / (most - least).max(1) as f32;
        INSET + room * Vec2::new(day as f32 / days, 1.0 - height)
    };
    ratings.iter().enumerate().map(at).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_rises_with_the_rating_and_stays_within_the_graph() {
        let ratings = [1_000, 1_150, 900, 1_400];
        let (least, most) = span(&ratings);
        assert_eq!((least, most), (900, 1_400));
        let points = points(&ratings, least, most);
        assert!(
            points[3].y < points[1].y && points[1].y < points[0].y && points[0].y < points[2].y
        );
        assert!(points.is_sorted_by(|a, b| a.x < b.x));
        for point in points {
            assert!(point.cmpge(Vec2::ZERO).all() && point.cmple(GRAPH).all(), "{point}");
        }
        assert_eq!(span(&[1_000, 1_010]), (905, 1_105));
    }
}
