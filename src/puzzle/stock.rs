//! The puzzles that come with the game. They are read only when they are asked for.

use std::sync::LazyLock;

use strum::VariantArray;

use super::{Puzzle, PuzzleKind, PuzzleLine, PuzzleTheme, puzzle_lines};

/// By kind and rating.
static TEXT: &str = include_str!("../../levels/puzzles/nonaga.puzzles");

/// All puzzles that come with the game, cut into fields. [`PuzzleLine::read`] gives the whole puzzle. A test proves
/// that every line can be read.
pub fn stock() -> &'static [PuzzleLine<'static>] {
    static STOCK: LazyLock<Vec<PuzzleLine>> =
        LazyLock::new(|| puzzle_lines(TEXT).filter_map(Result::ok).map(|(_, line)| line).collect());
    &STOCK
}

/// The puzzle with this short name.
pub fn stocked(id: &str) -> Option<Puzzle> {
    stock().iter().find(|line| line.id == id)?.read().ok()
}

/// The puzzle of a day, by the number of days since 1970. All copies of this version have the same, and none comes again
/// before all others have had their day. Wins at once are too easy for that.
pub fn today(day: i64) -> Option<Puzzle> {
    let mut of_days: Vec<_> = stock().iter().filter(|line| line.kind != PuzzleKind::Win1).collect();
    // The names are as good as drawn by lot.
    of_days.sort_unstable_by_key(|line| line.id);
    let at = day.rem_euclid(i64::try_from(of_days.len().max(1)).ok()?);
    of_days.get(usize::try_from(at).ok()?)?.read().ok()
}

/// Among how many of the nearest ratings the lot decides.
const NEAREST: usize = 24;

/// A puzzle of about this rating, with this theme if one is named. The seed draws among the nearest.
pub fn near(rating: u32, theme: Option<PuzzleTheme>, seed: u64) -> Option<Puzzle> {
    nearest(rating, theme, seed, |_| true)
}

/// The same, among the puzzles whose short names are wanted.
pub(super) fn nearest(
    rating: u32,
    theme: Option<PuzzleTheme>,
    seed: u64,
    is_wanted: impl Fn(&str) -> bool,
) -> Option<Puzzle> {
    let is_about = |line: &PuzzleLine| theme.is_none_or(|theme| line.is_about(theme));
    let mut wanted: Vec<_> =
        stock().iter().filter(|line| is_about(line) && is_wanted(line.id)).collect();
    wanted.sort_unstable_by_key(|line| (line.rating.abs_diff(rating), line.id));
    wanted.truncate(NEAREST);
    fastrand::Rng::with_seed(seed).choice(wanted)?.read().ok()
}

/// Practice needs this many puzzles about a theme. Of fewer, too few suit a player's rating.
const ENOUGH_TO_PRACTISE: usize = 50;

/// The themes of which the game has enough puzzles for practice.
pub fn stocked_themes() -> Vec<PuzzleTheme> {
    let count = |theme: PuzzleTheme| stock().iter().filter(|line| line.is_about(theme)).count();
    let themes = PuzzleTheme::VARIANTS.iter().copied();
    themes.filter(|theme| count(*theme) >= ENOUGH_TO_PRACTISE).collect()
}

/// All puzzles that come with the game, from the easiest to the hardest.
pub(super) fn by_rating() -> Vec<&'static PuzzleLine<'static>> {
    let mut all: Vec<_> = stock().iter().collect();
    all.sort_unstable_by_key(|line| (line.rating, line.id));
    all
}
