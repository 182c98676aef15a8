//! The short names of the themes.

use crate::puzzle::PuzzleTheme;

/// The key of the short name of a theme.
pub(super) fn name_of(theme: PuzzleTheme) -> &'static str {
    match theme {
        PuzzleTheme::Triangle => "theme-triangle",
        PuzzleTheme::Line => "theme-line",
        PuzzleTheme::Tick => "theme-tick",
        PuzzleTheme::QuietDisc => "theme-quiet-disc",
        PuzzleTheme::OpenedPath => "theme-opened-path",
        PuzzleTheme::LockedDisc => "theme-locked-disc",
        PuzzleTheme::BlockedDefender => "theme-blocked-defender",
        PuzzleTheme::DoubleThreat => "theme-double-threat",
        PuzzleTheme::Hole => "theme-hole",
    }
}
