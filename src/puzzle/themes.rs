//! What a position with its solutions is about.

use std::collections::BTreeSet;

use super::{PuzzleTheme, line::line_of_win};
use crate::{
    engine::threat::{Aim, threats, winning_slide},
    rules::{Position, Rest, Shape, Turn},
};

/// The themes of a position that these turns solve.
pub(super) fn themes_of(position: &Position, solutions: &[Turn], wins: bool) -> Vec<PuzzleTheme> {
    let mut themes = BTreeSet::new();
    for turn in solutions {
        add_themes(position, *turn, wins, &mut themes);
        themes.extend(if wins { shape_at_end(position, *turn).map(theme_of) } else { None });
    }
    themes.into_iter().collect()
}

fn theme_of(shape: Shape) -> PuzzleTheme {
    match shape {
        Shape::Triangle => PuzzleTheme::Triangle,
        Shape::Line => PuzzleTheme::Line,
        Shape::Tick => PuzzleTheme::Tick,
    }
}

fn add_themes(position: &Position, turn: Turn, wins: bool, themes: &mut BTreeSet<PuzzleTheme>) {
    let side = position.to_move();
    let Ok(after) = position.after(turn) else { return };
    if after.due().is_none() {
        let holes = position.board().holes();
        let wins = threats(position, side);
        let played = wins.iter().filter(|aim| Some(aim.slide()) == turn.slide);
        let is_at_hole = |aim: &Aim| holes.contains(&aim.behind());
        themes.extend(Some(PuzzleTheme::Hole).filter(|_| played.clone().any(is_at_hole)));
        return;
    }
    let made = threats(&after, side);
    let slid = position.after(Turn { rest: Rest::ToCome, ..turn });
    let before_disc = slid.map(|slid| threats(&slid, side)).unwrap_or_default();
    let holes = after.board().holes();
    let disc = match turn.rest {
        Rest::Relocation(disc) => Some(disc),
        _ => None,
    };
    let opponent = side.other();
    let stops =
        winning_slide(position, opponent).is_some() && winning_slide(&after, opponent).is_none();
    let found = [
        // Who has to hold seldom threatens anything.
        (PuzzleTheme::QuietDisc, wins && made.is_empty()),
        (PuzzleTheme::OpenedPath, made.iter().any(|aim| !before_disc.contains(aim))),
        (
            PuzzleTheme::LockedDisc,
            disc.is_some_and(|disc| made.iter().any(|aim| aim.passes(disc.to))),
        ),
        (PuzzleTheme::BlockedDefender, stops),
        (PuzzleTheme::DoubleThreat, made.len() > 1),
        (PuzzleTheme::Hole, made.iter().any(|aim| holes.contains(&aim.behind()))),
    ];
    themes.extend(found.into_iter().filter(|(_, is_so)| *is_so).map(|(theme, _)| theme));
}

/// The shape with which a win ends that begins with this turn.
fn shape_at_end(position: &Position, turn: Turn) -> Option<Shape> {
    let line = line_of_win(position, turn);
    let end = line.into_iter().try_fold(position.clone(), |position, turn| position.after(turn));
    end.ok()?.won().map(|(_, shape, _)| shape)
}
