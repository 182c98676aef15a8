//! What is said in a match of Mutant pentominoes in the terminal.

use super::{
    drawing::{MutantGridDrawing, MutantShapesDrawing},
    terminal::MutantTerminal,
    told::{WORDS, tell_due, tell_shapes},
};
use crate::{
    cli::CliError,
    engine::Stop,
    mutants::{MutantGrid, MutantRepeats, MutantStep, mutant_hint},
};

/// The rules, by the keys of their sentences.
const RULES: [&str; 4] =
    ["mutants-rules-turn", "mutants-rules-crossed", "mutants-rules-shapes", "mutants-rules-end"];

impl MutantTerminal<'_> {
    pub(super) fn list_words(&mut self) -> Result<(), CliError> {
        self.desk.say("mutants-how", &[])?;
        if self.game().grid() == MutantGrid::Endless {
            self.desk.say("mutants-how-endless", &[])?;
        }
        for (word, key) in WORDS {
            let (name, about) = (self.desk.words.tell(&word), self.desk.words.say(key));
            self.desk.line(format_args!("  {name:<12} {about}"))?;
        }
        Ok(())
    }

    pub(super) fn tell_rules(&mut self) -> Result<(), CliError> {
        RULES.iter().try_for_each(|key| self.desk.say(key, &[]))?;
        let repeats = match self.game().repeats() {
            MutantRepeats::Refused => "mutants-rules-refused",
            MutantRepeats::Lose => "mutants-rules-lose",
        };
        self.desk.say(repeats, &[])?;
        if self.draws { self.draw_shapes() } else { Ok(()) }
    }

    /// The grid, drawn or in words, the shapes, and whose turn it is.
    pub(super) fn show_position(&mut self) -> Result<(), CliError> {
        if self.draws {
            self.draw_board()?;
        } else {
            self.tell_squares()?;
        }
        tell_shapes(&self.record.game, self.desk)?;
        tell_due(&self.record.game, self.desk)
    }

    pub(super) fn draw_board(&mut self) -> Result<(), CliError> {
        let is_colourful = self.desk.is_colourful;
        let drawing = MutantGridDrawing { game: &self.record.game, is_colourful };
        self.desk.line(format_args!("\n{drawing}"))
    }

    fn draw_shapes(&mut self) -> Result<(), CliError> {
        self.desk.line(format_args!("\n{}", MutantShapesDrawing(&self.record.game)))?;
        self.desk.say("mutants-shapes-legend", &[])
    }

    /// Says where the circles and the crossed squares are.
    fn tell_squares(&mut self) -> Result<(), CliError> {
        let game = &self.record.game;
        let Some(position) = game.position() else {
            return self.desk.say("mutants-circles", &[("squares", &game.drawn())]);
        };
        self.desk.say("mutants-circles", &[("squares", &position.circles())])?;
        self.desk.say("mutants-crossed", &[("squares", &position.crossed())])
    }

    /// Says the same, and in which turn each shape was formed.
    pub(super) fn tell_pieces(&mut self) -> Result<(), CliError> {
        self.tell_squares()?;
        let game = &self.record.game;
        let Some(position) = game.position() else { return Ok(()) };
        for (turn, shape) in position.formed().iter().enumerate() {
            self.desk.say("mutants-formed-in", &[("shape", shape), ("turn", &turn)])?;
        }
        tell_shapes(game, self.desk)?;
        if self.draws { self.draw_shapes() } else { Ok(()) }
    }

    /// Lists what may be done: squares to draw a circle in, or turns, in a line for each circle.
    pub(super) fn list_steps(&mut self) -> Result<(), CliError> {
        let steps = self.record.game.steps();
        let circle = |step: &MutantStep| match step {
            MutantStep::Circle(_) => None,
            MutantStep::Turn(turn) => Some(turn.crossed),
        };
        for of_circle in steps.chunk_by(|a, b| circle(a) == circle(b)) {
            let written: Vec<String> = of_circle.iter().map(ToString::to_string).collect();
            self.desk.line(format_args!("  {}", written.join("  ")))?;
        }
        Ok(())
    }

    /// Says what was done last.
    pub(super) fn tell_last(&mut self) -> Result<(), CliError> {
        let done = self.record.game.done();
        match done.len().checked_sub(1) {
            Some(last) => self.tell_step("mutants-step", last, done[last]),
            None => self.desk.say("terminal-left-empty", &[]),
        }
    }

    /// Says something of a step. Steps are counted from 0, and turns and circles from 1.
    pub(super) fn tell_step(
        &mut self,
        key: &str,
        step: usize,
        what: MutantStep,
    ) -> Result<(), CliError> {
        let game = &self.record.game;
        let side = game.player_of(step);
        let is_drawn = game.done().len() > game.turns().len() || game.position().is_none();
        let (kind, number) = match what {
            MutantStep::Circle(_) => ("circle", step + 1),
            // Five circles stand before the first turn, if they were drawn in turns.
            MutantStep::Turn(_) if is_drawn => ("turn", step + 1 - game.drawn().len()),
            MutantStep::Turn(_) => ("turn", step + 1),
        };
        let fields = [
            ("kind", &kind as _),
            ("number", &number as _),
            ("side", &side as _),
            ("step", &what as _),
        ];
        self.desk.say(key, &fields)
    }

    pub(super) fn hint(&mut self) -> Result<(), CliError> {
        self.desk.say("notice-looks-for-hint", &[])?;
        self.desk.flush()?;
        let Some(hint) = mutant_hint(&self.record.game, &Stop::default()) else {
            return self.desk.say("notice-no-hint", &[]);
        };
        let reason = self.desk.words.tell(&hint.why);
        self.desk.say("terminal-hint", &[("turn", &hint.step), ("why", &reason)])?;
        self.reason = Some(reason);
        Ok(())
    }
}
