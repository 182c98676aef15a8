//! A table without a game, on which a lesson is played, and a learner.

use std::sync::Arc;

use nonaga::{
    engine::{solve, winning_turn},
    lesson::{Awaits, BoardMark, Lesson, LessonStep, LinePart, Runner, Solver, TableWish},
    rules::{Cell, Match, Position, Refusal, Slide, Step},
};

/// What lessons ask about forced wins.
pub const SOLVER: Solver = &winning_turn;

/// More wishes than any step has.
const PATIENCE: usize = 200;

/// A lesson on a table.
pub struct Desk {
    pub runner: Runner,
    pub game: Match,
    /// The refusals that were shown at the table.
    pub shown: Vec<Refusal>,
    /// All parts that were played, each with the positions before and after it.
    pub played: Vec<(Position, Step, Position)>,
    /// The double threats that the learner made, as they were pointed at before the opponent answered.
    pub double_threats: Vec<(Vec<Slide>, Vec<BoardMark>)>,
}

impl Desk {
    pub fn new(lesson: &Lesson, step: usize) -> Desk {
        let runner = Runner::new(Arc::new(lesson.clone()), step);
        let game = runner.staged();
        let mut desk = Desk::of(runner, game);
        desk.settle();
        desk
    }

    /// The same table, for one more try.
    pub fn again(&self) -> Desk {
        Desk::of(self.runner.clone(), self.game.clone())
    }

    fn of(runner: Runner, game: Match) -> Desk {
        let (shown, played, double_threats) = (Vec::new(), Vec::new(), Vec::new());
        Desk { runner, game, shown, played, double_threats }
    }

    /// Plays a part for the side to move.
    fn play(&mut self, step: Step) -> Result<(), Refusal> {
        let before = self.game.position().clone();
        self.game.play(step)?;
        self.played.push((before, step, self.game.position().clone()));
        self.skip_forced();
        self.runner.played(&self.game);
        Ok(())
    }

    /// Skips what cannot be played, as the table does.
    fn skip_forced(&mut self) {
        while self.game.forced_skip().is_some() {
            self.game.play_unchecked(Step::Skip);
        }
    }

    /// Does what the lesson wishes, until it waits for the learner.
    #[track_caller]
    pub fn settle(&mut self) {
        for _ in 0..PATIENCE {
            match self.runner.wish(&self.game) {
                TableWish::Rest => return,
                TableWish::Begin(game) => {
                    self.game = *game;
                    self.skip_forced();
                }
                TableWish::Play(step) => {
                    let threats = self.runner.double_threat(&self.game);
                    if !threats.is_empty() {
                        self.double_threats.push((threats, self.runner.marks(&self.game)));
                    }
                    self.play(step).expect("a lesson plays by the rules");
                }
                TableWish::Try(step) => {
                    let refusal = self.game.check(step).expect_err("a try is refused");
                    self.shown.push(refusal.clone());
                    self.runner.refused(step, &refusal);
                }
                TableWish::Prove(question) => self.runner.answered(question.answer(SOLVER)),
                TableWish::TakeBackTo(parts) => {
                    while self.game.steps().len() > parts {
                        self.game.take_back_step();
                    }
                }
            }
        }
        panic!("the lesson never comes to rest: {:?}", self.runner);
    }

    /// The learner tries a part. Returns why the rules refuse it, if they do.
    pub fn try_part(&mut self, part: LinePart) -> Option<Refusal> {
        let step = part.step(self.game.position());
        let refusal = self.play(step).err();
        if let Some(refusal) = &refusal {
            self.runner.refused(step, refusal);
        }
        self.settle();
        refusal
    }

    pub fn touch(&mut self, cell: Cell) {
        self.runner.touched(cell, &self.game);
        self.settle();
    }

    pub fn go_on(&mut self) {
        self.runner.go_on();
        self.settle();
    }

    /// Does what the step asks for, as its solution has it. In a match, plays for both sides.
    #[track_caller]
    pub fn do_step(&mut self) {
        let lesson = self.runner.lesson().clone();
        match (self.runner.awaits(), lesson.step(self.runner.at())) {
            (Awaits::GoOn | Awaits::TryAgain, _) => self.go_on(),
            (Awaits::Play, Some(LessonStep::Ask(_))) => {
                self.runner.show(&self.game);
                self.settle();
            }
            (Awaits::Touch, Some(LessonStep::Touch(touch))) => {
                let cell = touch.cells(self.game.position())[0];
                self.touch(cell);
            }
            (Awaits::Match, _) => self.play_match_turn(),
            other => panic!("the learner can do nothing: {other:?}"),
        }
    }

    /// Plays a part for the side to move.
    fn play_match_turn(&mut self) {
        let position = self.game.position();
        let step = match solve(position, 1) {
            Some(proof) => proof.first.slide.map(Step::Slide),
            None => None,
        };
        let step = step.or_else(|| {
            let steps = position.steps();
            let at = self.game.steps().len() * 7;
            steps.get(at % steps.len().max(1)).copied()
        });
        self.play(step.expect("a step")).expect("it is legal");
        self.settle();
    }
}

pub fn part(from: (i32, i32), to: (i32, i32)) -> LinePart {
    LinePart { from: from.into(), to: to.into() }
}
