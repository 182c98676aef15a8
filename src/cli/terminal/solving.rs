//! A puzzle in the terminal. It is played like a match; a wrong try is answered and taken back.

use jiff::Timestamp;

use super::{Keeper, Outcome, Terminal};
use crate::{
    cli::{CliError, desk::Desk},
    home::{Home, Loaded},
    puzzle::{
        BETWEEN_TURNS, Puzzle, PuzzleKind, PuzzleOutcome, PuzzleSource, PuzzleTry, Training, day_of,
    },
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
    /// Whether the player knows that what becomes of it can't be kept.
    is_known_unkept: bool,
}

/// Lets somebody solve a puzzle that comes from there.
pub(in crate::cli) fn solve(
    puzzle: Puzzle,
    source: PuzzleSource,
    desk: &mut Desk,
) -> Result<(), CliError> {
    let (id, rating) = (puzzle.id.clone(), puzzle.rating);
    desk.say("puzzles-greeting", &[("id", &id), ("rating", &rating)])?;
    let kind = puzzle.kind;
    let mut terminal = Terminal::new(Keeper::at(Home::of_user()), desk);
    terminal.riddle = Some(Riddle { puzzle, hints: 0, is_done: false, is_known_unkept: false });
    terminal.train(|training, puzzle, _| training.begin(&puzzle.id, source))?;
    terminal.tell(&kind)?;
    terminal.desk.say("puzzles-how", &[])?;
    terminal.solve_on()
}

impl Terminal<'_> {
    fn solve_on(mut self) -> Result<(), CliError> {
        self.put_puzzle()?;
        loop {
            if self.ask()? == Outcome::Leaves {
                let is_done = self.riddle.as_ref().is_none_or(|riddle| riddle.is_done);
                return if is_done { Ok(()) } else { self.desk.say("puzzles-left", &[]) };
            }
            let is_whole = self.position().due() != Some(Part::Relocation);
            let tried = self.game().turns().first().copied().filter(|_| is_whole);
            if let Some(turn) = tried
                && self.judge_try(turn)?
            {
                return Ok(());
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
    pub(super) fn say_no_win(&mut self) -> Result<Outcome, CliError> {
        let Some(riddle) = &mut self.riddle else {
            self.desk.say("terminal-nothing-asked", &[])?;
            return Ok(Outcome::Stays);
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
        Ok(if is_right { Outcome::Leaves } else { Outcome::Stays })
    }

    /// Shows what solves the puzzle.
    pub(super) fn show_solution(&mut self) -> Result<Outcome, CliError> {
        let Some(riddle) = &mut self.riddle else { return Ok(Outcome::Stays) };
        riddle.is_done = true;
        let solutions = riddle.puzzle.solutions.iter().map(Turn::to_string).collect::<Vec<_>>();
        let turns = solutions.join(BETWEEN_TURNS);
        self.desk.say("puzzles-shown", &[("count", &solutions.len()), ("turns", &turns)])?;
        self.end_puzzle(false)?;
        Ok(Outcome::Leaves)
    }

    /// Counts what came of the first try.
    fn count(&mut self, outcome: PuzzleOutcome) -> Result<(), CliError> {
        self.train(|training, puzzle, day| training.count(puzzle, outcome, day)).map(drop)
    }

    /// The puzzle is solved, or was shown. Says how the player stands now.
    fn end_puzzle(&mut self, is_solved: bool) -> Result<(), CliError> {
        let outcome = if is_solved { PuzzleOutcome::Solved } else { PuzzleOutcome::Missed };
        let kept = self.train(|training, puzzle, day| {
            training.count(puzzle, outcome, day);
            training.finish(is_solved, day);
        })?;
        let Some(training) = kept else { return Ok(()) };
        let (rating, days) = (training.skill.shown(), training.days_in_a_row(today()));
        self.desk.say("puzzles-training", &[("rating", &rating), ("days", &days)])
    }

    /// Changes what is kept of the player, and returns it if it could be kept.
    fn train(
        &mut self,
        change: impl FnOnce(&mut Training, &Puzzle, i64),
    ) -> Result<Option<Training>, CliError> {
        let Some(riddle) = &mut self.riddle else { return Ok(None) };
        let Loaded { value: before, notice } = self.keeper.home.load::<Training>();
        let mut after = before.clone();
        change(&mut after, &riddle.puzzle, today());
        match self.keeper.home.save(&before, &after) {
            Ok(also) => {
                for notice in notice.into_iter().chain(also) {
                    self.desk.tell_result(&notice)?;
                }
                Ok(Some(after))
            }
            Err(error) => {
                if !std::mem::replace(&mut riddle.is_known_unkept, true) {
                    self.desk.tell_result(&error)?;
                }
                Ok(None)
            }
        }
    }
}

fn today() -> i64 {
    day_of(Timestamp::now())
}
