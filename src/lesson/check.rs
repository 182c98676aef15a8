//! Whether a lesson can be learned to its end.

use super::{
    Demand, Lesson, LessonError, LessonStep, Line, LinePart, Over, Placed, Solver, StepView, Touch,
};
use crate::rules::{Match, Position, Side};

impl Lesson {
    /// Checks that every goal can be reached and that its solution reaches it, that every step points at
    /// something, and that the catalogue, which `has_text` stands for, has every sentence.
    pub fn check(
        &self,
        solver: Solver,
        has_text: impl Fn(&str) -> bool,
    ) -> Result<(), LessonError> {
        self.check_texts(has_text)?;
        let (mut game, mut learner) = (self.staged(0), self.learner(0));
        for Placed { line, what } in &self.steps {
            check_step(*line, what, &game, learner, solver)?;
            what.advance(&mut game);
            match what {
                LessonStep::Play { view, .. } => check_view(*line, view, game.position())?,
                LessonStep::Place(position) => learner = position.to_move(),
                _ => {}
            }
        }
        Ok(())
    }
}

impl Lesson {
    /// Checks that no text is empty, and that the catalogue, which `has_text` stands for, has every sentence.
    pub fn check_texts(&self, has_text: impl Fn(&str) -> bool) -> Result<(), LessonError> {
        for (line, text) in self.texts() {
            if text.is_empty() {
                return Err(LessonError::EmptyText { line });
            }
            if let Some(key) = text.key().filter(|key| !has_text(key)) {
                return Err(LessonError::MissingText { line, key: key.to_owned() });
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
        LessonStep::Touch(touch @ Touch { view, .. }) => {
            // The keyboard reaches only discs.
            if !touch.cells(position).iter().any(|cell| position.board().has_disc(*cell)) {
                return Err(LessonError::NoAnswer { line });
            }
            check_view(line, view, position)
        }
        // What is played has been checked when the lesson was read.
        LessonStep::Play { .. } | LessonStep::Place(_) | LessonStep::Match { .. } => Ok(()),
    }
}

fn check_view(line: usize, view: &StepView, position: &Position) -> Result<(), LessonError> {
    if view.spots.iter().any(|spot| spot.marks(position).is_empty()) {
        return Err(LessonError::NothingToShow { line });
    }
    Ok(())
}

fn check_ask(
    line: usize,
    ask: &Demand,
    game: &Match,
    learner: Side,
    solver: Solver,
) -> Result<(), LessonError> {
    if game.ending().is_some() || game.position().to_move() != learner {
        return Err(LessonError::NotLearnersTurn { line });
    }
    check_view(line, &ask.view, game.position())?;
    if ask.leads_there(&ask.solution, game, solver) {
        return Ok(());
    }
    // To look for another way to a goal that looks ahead could take minutes.
    let looks_ahead = ask.goals().any(|goal| goal.turns().is_some());
    let is_within_reach = looks_ahead
        || ask.way(game, solver).is_some()
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
fn tries(position: &Position) -> impl Iterator<Item = LinePart> {
    let discs = *position.board().discs();
    let ends =
        move || discs.into_iter().flat_map(|disc| [disc].into_iter().chain(disc.neighbours()));
    discs.into_iter().flat_map(move |from| ends().map(move |to| LinePart { from, to }))
}
