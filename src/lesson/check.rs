//! Whether a lesson can be learned to its end.

use super::{Ask, Lesson, LessonError, LessonStep, Line, Over, Part, Placed, Solver, Touch, View};
use crate::rules::{Match, Position, Side};

/// The most turns that a goal may look ahead. More would take minutes.
const FARTHEST: u32 = 3;

impl Lesson {
    /// Checks that every goal can be reached and that its solution reaches it, that every step points at
    /// something, and that the catalogue, which `has_text` stands for, has every sentence.
    pub fn check(
        &self,
        solver: Solver,
        has_text: impl Fn(&str) -> bool,
    ) -> Result<(), LessonError> {
        let keys = self.texts().filter_map(|(line, text)| Some((line, text.key()?)));
        if let Some((line, key)) = keys.into_iter().find(|(_, key)| !has_text(key)) {
            return Err(LessonError::MissingText { line, key: key.to_owned() });
        }
        let mut game = Match::new(self.start.clone());
        let mut learner = self.start.to_move();
        for Placed { line, what } in &self.steps {
            check_step(*line, what, &game, learner, solver)?;
            what.advance(&mut game);
            if let LessonStep::Place(position) = what {
                learner = position.to_move();
            }
            if let (LessonStep::Play { view, .. }, position) = (what, game.position()) {
                check_view(*line, view, position)?;
            }
        }
        Ok(())
    }
}

fn check_step(
    line: usize,
    step: &LessonStep,
    game: &Match,
    learner: Side,
    solver: Solver,
) -> Result<(), LessonError> {
    let position = game.position();
    match step {
        LessonStep::Say { view, .. } => check_view(line, view, position),
        LessonStep::Ask(ask) => check_ask(line, ask, game, learner, solver),
        LessonStep::Touch(Touch { view, answer, .. }) => {
            if answer.iter().all(|spot| spot.marks(position).is_empty()) {
                return Err(LessonError::NoAnswer { line });
            }
            check_view(line, view, position)
        }
        // What is played has been checked when the lesson was read.
        LessonStep::Play { .. } | LessonStep::Place(_) | LessonStep::Match { .. } => Ok(()),
    }
}

fn check_view(line: usize, view: &View, position: &Position) -> Result<(), LessonError> {
    if view.spots.iter().any(|spot| spot.marks(position).is_empty()) {
        return Err(LessonError::NothingToShow { line });
    }
    Ok(())
}

fn check_ask(
    line: usize,
    ask: &Ask,
    game: &Match,
    learner: Side,
    solver: Solver,
) -> Result<(), LessonError> {
    if game.ending().is_some() || game.position().to_move() != learner {
        return Err(LessonError::NotLearnersTurn { line });
    }
    if let Some(turns) = ask.goal.turns().filter(|turns| *turns > FARTHEST) {
        return Err(LessonError::TooFarAhead { line, turns, most: FARTHEST });
    }
    check_view(line, &ask.view, game.position())?;
    if ask.leads_there(&ask.solution, game, solver) {
        return Ok(());
    }
    let is_within_reach = ask.way(game, solver).is_some()
        || tries(game.position()).any(|part| ask.leads_there(&Line(vec![part]), game, solver))
        || ask.over == Over::Turn
            && game
                .position()
                .turns()
                .into_iter()
                .any(|turn| ask.leads_there(&Line::of(turn), game, solver));
    Err(if is_within_reach {
        LessonError::SolutionMisses { line }
    } else {
        LessonError::GoalOutOfReach { line }
    })
}

/// Every part from a cell of the board to one on or beside the board, legal or not.
fn tries(position: &Position) -> impl Iterator<Item = Part> {
    let discs = *position.board().discs();
    let ends =
        move || discs.into_iter().flat_map(|disc| [disc].into_iter().chain(disc.neighbours()));
    discs.into_iter().flat_map(move |from| ends().map(move |to| Part { from, to }))
}
