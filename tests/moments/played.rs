//! Matches and positions for pictures, which are always the same, and the pieces worth showing in them.

use nonaga::{
    engine::{solve, threat},
    rules::{Cell, Ending, HouseRules, Match, Part, Position, Shape, Slide, Step},
};

/// The token with the most slides.
pub fn busiest_token(position: &Position) -> Cell {
    let slides = position.slides();
    let places = |from| slides.iter().filter(|slide| slide.from == from).count();
    slides
        .iter()
        .map(|slide| slide.from)
        .max_by_key(|from| (places(*from), from.r))
        .unwrap_or(ORIGIN)
}

/// The disc nearest to the player, of those that may be taken.
pub fn nearest_disc(position: &Position) -> Cell {
    position.takeable().into_iter().max_by_key(|cell| (cell.r, cell.q)).unwrap_or(ORIGIN)
}

const ORIGIN: Cell = Cell { q: 0, r: 0 };

/// A match that is won with this shape.
pub fn won_by(shape: Shape) -> Match {
    let has_shape = |game: &Match| game.position().won().is_some_and(|(_, by, _)| by == shape);
    let games = (0..MOST_MATCHES).map(|seed| played_from(seed, MOST_TURNS, Goal::Win));
    games.into_iter().find(has_shape).unwrap_or_else(|| played(0, Goal::Turn))
}

/// A match in which the player to move has a forced win in two turns, but no slide that wins at once.
pub fn with_win_in_two() -> Match {
    let wins = |game: &Match| solve(game.position(), 2).is_some_and(|proof| proof.turns == 2);
    let games = (0..MOST_MATCHES).map(|seed| played_from(seed, 6, Goal::Turn));
    games.into_iter().find(wins).unwrap_or_else(|| played(0, Goal::Turn))
}

/// A match in which the player to move cannot win at once, and the opponent threatens to. That can be stopped.
pub fn with_threat() -> Match {
    let threatens = |game: &Match| {
        let position = game.position();
        threat::winning_slides(position, position.to_move().other()).len() == 1
            && solve(position, 2).is_none()
            && position.turns().iter().any(|turn| {
                position
                    .after(*turn)
                    .is_ok_and(|after| threat::winning_slide(&after, after.to_move()).is_none())
            })
    };
    let games = (0..MOST_MATCHES).map(|seed| played_from(seed, 9, Goal::Turn));
    games.into_iter().find(threatens).unwrap_or_else(|| played(0, Goal::Turn))
}

/// How many turns a match may have in a search for something to show.
pub const MOST_TURNS: usize = 60;
/// How many matches such a search may try.
const MOST_MATCHES: u32 = 200;

/// Where a match stops.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// After its last turn.
    Turn,
    /// After one more slide.
    Slide,
    /// At a win by either player.
    Win,
}

/// A match of this many turns, always the same. Nobody wins in it unless a win is its goal.
pub fn played(turns: usize, goal: Goal) -> Match {
    played_from(20, turns, goal)
}

fn played_from(seed: u32, turns: usize, goal: Goal) -> Match {
    let mut game = Match::new(Position::start(HouseRules::default()));
    let mut random = fastrand::Rng::with_seed(seed.into());
    let mut done = 0;
    while game.ending().is_none() {
        let position = game.position();
        let is_slide = position.due() == Some(Part::Slide);
        if done >= turns && !(goal == Goal::Slide && is_slide) {
            break;
        }
        let step = if is_slide {
            let wins = |slide: &Slide| {
                let mut next = game.clone();
                next.play(Step::Slide(*slide)).is_ok()
                    && matches!(next.ending(), Some(Ending::Won { .. }))
            };
            let slides = position.slides();
            let (winning, others): (Vec<Slide>, Vec<Slide>) = slides.iter().partition(|s| wins(s));
            let choices = if goal == Goal::Win && !winning.is_empty() { winning } else { others };
            random.choice(choices).map(Step::Slide)
        } else {
            done += 1;
            let places: Vec<_> = position.relocations().collect();
            random.choice(places).map(Step::Relocate)
        };
        if game.play(step.unwrap_or(Step::Skip)).is_err() {
            break;
        }
    }
    game
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_match_for_every_winning_shape() {
        for shape in [Shape::Line, Shape::Triangle, Shape::Tick] {
            let game = won_by(shape);
            assert_eq!(game.position().won().map(|(_, by, _)| by), Some(shape));
        }
    }

    #[test]
    fn the_win_in_two_takes_two_turns() {
        let proof = solve(with_win_in_two().position(), 2);
        assert_eq!(proof.map(|proof| proof.turns), Some(2));
    }
}
