//! The calendar: the puzzles of the last weeks, a button for each day.

use bevy::{ecs::spawn::SpawnIter, prelude::*};
use jiff::tz::TimeZone;

use super::{CALENDAR_UNFOLDED, PuzzleView, ways::tell_day};
use crate::{
    game::{
        common::moment_of,
        players::Solve,
        ui::{self, Ems, Letters, RHYTHM, Skin, palette::INK, unbroken},
    },
    puzzle::{DailyMark, PuzzleSource, Training},
    words::{Tellable, Words},
};

/// How many days before today it has.
const DAYS: i64 = 28;

/// The width of a day, in ems.
const DAY: f32 = 2.6;

/// A line that says how many of the last puzzles are solved, and unfolds them.
pub(super) fn calendar(words: &Words, training: &Training, today: i64) -> impl Bundle + use<> {
    let days: Vec<i64> = (today.saturating_sub(DAYS)..today).collect();
    let is_solved = |day: &&i64| training.daily.get(*day) == Some(&DailyMark::Solved);
    let fields: [(&str, &dyn Tellable); 2] =
        [("solved", &days.iter().filter(is_solved).count()), ("days", &days.len())];
    let said = words.say_with("puzzles-calendar", &fields);
    let days: Vec<_> = days
        .into_iter()
        .map(|day| day_button(words, day, training.daily.get(&day).copied()))
        .collect();
    (
        ui::column(0.5),
        children![
            ui::fold(CALENDAR_UNFOLDED, move |_: &PuzzleView| said.clone()),
            (
                ui::shown_while(|view: &PuzzleView| view.is_calendar_unfolded),
                Node { column_gap: px(0.5 * RHYTHM), row_gap: px(0.5 * RHYTHM), ..ui::wraps() },
                Pickable::IGNORE,
                Children::spawn(SpawnIter(days.into_iter())),
            ),
        ],
    )
}

/// The day of the month, coloured by what became of its puzzle.
fn day_button(words: &Words, day: i64, mark: Option<DailyMark>) -> impl Bundle + use<> {
    let number = moment_of(day).to_zoned(TimeZone::UTC).date().day();
    let skin = match mark {
        Some(DailyMark::Solved) => Skin::Primary,
        Some(DailyMark::Tried) => Skin::Plain,
        None => Skin::Choice,
    };
    (
        ui::bare_button(skin, tell_day(words, day, mark)),
        Ems::MinWidth(DAY),
        Node { padding: px(0.5 * RHYTHM).all(), flex_shrink: 0.0, ..ui::face() },
        ui::sends(Solve(PuzzleSource::Today { day })),
        children![unbroken(number.to_string(), Letters::Small, INK)],
    )
}
