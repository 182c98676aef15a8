//! A puzzle in the terminal. It is played like a match; a wrong try is answered and taken back.

use super::{Keeper, LineOutcome, Terminal};
use crate::{
    cli::{CliError, desk::Desk, trainee::Trainee},
    home::Home,
    puzzle::{BETWEEN_TURNS, Puzzle, PuzzleKind, PuzzleOutcome, PuzzleTry},
    record::{Player, PlayerKind},
    referee::{Ask, Asker, NewMatch},
    rules::{Match, Part, Turn},
};

/// The puzzle on the table.
pub(super) struct Riddle {
    puzzle: Puzzle,
    /// How many steps of the hint were given.
    hints: usize,
    /// Whether there is nothing more to find.
    is_done: bool,
    /// Who solves it.
    trainee: Trainee,
}

/// Lets somebody solve a puzzle. Returns who it was once the puzzle is over, and nobody if it was left.
pub(in crate::cli) fn solve(
    puzzle: Puzzle,
    trainee: Trainee,
    desk: &mut Desk,
) -> Result<Option<Trainee>, CliError> {
    let (id, rating) = (puzzle.id.clone(), puzzle.rating);
    desk.say("puzzles-greeting", &[("id", &id), ("rating", &rating)])?;
    let kind = puzzle.kind;
    let mut terminal = Terminal::new(Keeper::at(Home::of_user()), desk);
    terminal.riddle = Some(Riddle { puzzle, hints: 0, is_done: false, trainee });
    terminal.tell(&kind)?;
    terminal.desk.say("puzzles-how", &[])?;
    terminal.solve_on()
}

impl Terminal<'_> {
    fn solve_on(mut self) -> Result<Option<Trainee>, CliError> {
        self.put_puzzle()?;
        loop {
            if self.ask()? == LineOutcome::Leaves {
                let done = self.riddle.take().filter(|riddle| riddle.is_done);
                if done.is_none() {
                    self.desk.say("puzzles-left", &[])?;
                }
                return Ok(done.map(|riddle| riddle.trainee));
            }
            let is_whole = self.position().due() != Some(Part::Relocation);
            let tried = self.game().turns().first().copied().filter(|_| is_whole);
            if let Some(turn) = tried
                && self.judge_try(turn)?
            {
                return Ok(self.riddle.take().map(|riddle| riddle.trainee));
            }
        }
    }

    /// Puts the position of the puzzle on the table.
    fn put_puzzle(&mut self) -> Result<(), CliError> {
        let Some(riddle) = &self.riddle else { return Ok(()) };
        let player = || Player { name: String::new(), player: PlayerKind::Human };
        let game = Match::new(riddle.puzzle.position.clone());
        let new = NewMatch::to_play(game, [player(), player()]);
        self.request(Ask::Begin(Box::new(new)), Asker::Hand).map(drop)
    }

    /// Answers a try. Whether it solves the puzzle.
    fn judge_try(&mut self, turn: Turn) -> Result<bool, CliError> {
        let Some(riddle) = &self.riddle else { return Ok(true) };
        let Some(tried) = riddle.puzzle.attempt(turn) else { return Ok(false) };
        if tried == PuzzleTry::Solves {
            self.tell(&tried)?;
            self.end_puzzle(true)?;
            return Ok(true);
        }
        self.count(PuzzleOutcome::Missed)?;
        self.refuse(&tried)?;
        self.desk.say("puzzles-again", &[])?;
        self.put_puzzle()?;
        Ok(false)
    }

    /// The next step of the hint, if there is a puzzle on the table.
    pub(super) fn puzzle_hint(&mut self) -> Result<(), CliError> {
        let Some(riddle) = &mut self.riddle else { return Ok(()) };
        let hint = riddle.puzzle.hint(riddle.hints);
        riddle.hints += 1;
        match hint {
            Some(hint) => {
                self.count(PuzzleOutcome::Helped)?;
                self.refuse(&hint)
            }
            None => self.desk.say("puzzles-no-more-hints", &[]),
        }
    }

    /// The player says that there is no win.
    pub(super) fn say_no_win(&mut self) -> Result<LineOutcome, CliError> {
        let Some(riddle) = &mut self.riddle else {
            self.desk.say("terminal-nothing-asked", &[])?;
            return Ok(LineOutcome::Stays);
        };
        riddle.is_done = riddle.puzzle.has_no_win();
        let (is_right, is_question) = (riddle.is_done, riddle.puzzle.kind == PuzzleKind::Quiet);
        let key = match (is_right, is_question) {
            (true, _) => "puzzles-no-win-right",
            (false, true) => "puzzles-no-win-wrong",
            (false, false) => "puzzles-no-question",
        };
        self.desk.say(key, &[])?;
        match (is_right, is_question) {
            (true, _) => self.end_puzzle(true)?,
            (false, true) => self.count(PuzzleOutcome::Missed)?,
            (false, false) => {}
        }
        Ok(if is_right { LineOutcome::Leaves } else { LineOutcome::Stays })
    }

    /// Shows what solves the puzzle.
    pub(super) fn show_solution(&mut self) -> Result<LineOutcome, CliError> {
        let Some(riddle) = &mut self.riddle else { return Ok(LineOutcome::Stays) };
        riddle.is_done = true;
        let solutions = riddle.puzzle.solutions.iter().map(Turn::to_string).collect::<Vec<_>>();
        let turns = solutions.join(BETWEEN_TURNS);
        self.desk.say("puzzles-shown", &[("count", &solutions.len()), ("turns", &turns)])?;
        self.end_puzzle(false)?;
        Ok(LineOutcome::Leaves)
    }

    /// Counts what came of the first try.
    fn count(&mut self, outcome: PuzzleOutcome) -> Result<(), CliError> {
        let Some(Riddle { puzzle, trainee, .. }) = &mut self.riddle else { return Ok(()) };
        trainee.change(self.desk, |training, day| training.count(puzzle, outcome, day))
    }

    /// The puzzle is solved, or was shown. Says how the player stands now.
    fn end_puzzle(&mut self, is_solved: bool) -> Result<(), CliError> {
        self.count(if is_solved { PuzzleOutcome::Solved } else { PuzzleOutcome::Missed })?;
        let Some(Riddle { trainee, .. }) = &mut self.riddle else { return Ok(()) };
        trainee.change(self.desk, |training, day| training.finish(is_solved, day))?;
        let (training, day) = (trainee.training(), trainee.day());
        let (rating, days) = (training.skill.shown(), training.days_in_a_row(day));
        self.desk.say("puzzles-training", &[("rating", &rating), ("days", &days)])
    }
}
