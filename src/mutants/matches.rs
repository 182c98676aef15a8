//! A match: how the start came about, what was played, and how it ended.

use super::{
    MutantCell, MutantEnding, MutantGrid, MutantOpening, MutantPosition, MutantRefusal,
    MutantRepeats, MutantSide, MutantStartFault, MutantStep, MutantTurn,
};

/// The number of circles.
const CIRCLES: usize = 5;

/// A match being played.
///
/// ```
/// use nonaga::mutants::{MutantGrid, MutantMatch, MutantRefusal, MutantRepeats, Pentomino};
///
/// let mut game =
///     MutantMatch::new(MutantGrid::Five, MutantRepeats::Refused, &Pentomino::T.in_the_middle())?;
/// assert_eq!(game.turns_now().len(), 23);
/// game.play("c2>d3".parse()?)?;
/// assert_eq!(game.position().map(|position| position.shape()), Some(Pentomino::P));
///
/// let crossed = MutantRefusal::Crossed { cell: "c2".parse()? };
/// assert_eq!(game.check("b4>c2".parse()?), Err(crossed));
///
/// game.take_back();
/// assert_eq!(game.turns_now().len(), 23);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MutantMatch {
    grid: MutantGrid,
    repeats: MutantRepeats,
    opening: MutantOpening,
    /// The circles of the start, in the order in which they were drawn.
    drawn: Vec<MutantCell>,
    /// Once the start is complete.
    position: Option<MutantPosition>,
    turns: Vec<MutantTurn>,
    resigned: Option<MutantSide>,
}

impl MutantMatch {
    /// A match that begins with five chosen circles.
    pub fn new(
        grid: MutantGrid,
        repeats: MutantRepeats,
        circles: &[MutantCell],
    ) -> Result<MutantMatch, MutantStartFault> {
        let position = MutantPosition::start(grid, circles, MutantSide::First)?;
        let game = MutantMatch::to_draw(grid, repeats);
        let drawn = circles.to_vec();
        let opening = MutantOpening::Chosen;
        Ok(MutantMatch { opening, drawn, position: Some(position), ..game })
    }

    /// The same with circles that were drawn by lot.
    pub fn by_lot(
        grid: MutantGrid,
        repeats: MutantRepeats,
        circles: &[MutantCell],
    ) -> Result<MutantMatch, MutantStartFault> {
        let game = MutantMatch::new(grid, repeats, circles)?;
        Ok(MutantMatch { opening: MutantOpening::Lot, ..game })
    }

    /// A match whose start the players draw in turns, before the first circle.
    pub fn to_draw(grid: MutantGrid, repeats: MutantRepeats) -> MutantMatch {
        MutantMatch {
            grid,
            repeats,
            opening: MutantOpening::Drawn,
            drawn: Vec::new(),
            position: None,
            turns: Vec::new(),
            resigned: None,
        }
    }

    /// The grid.
    pub fn grid(&self) -> MutantGrid {
        self.grid
    }

    /// What happens to who repeats a shape.
    pub fn repeats(&self) -> MutantRepeats {
        self.repeats
    }

    /// How the start comes about.
    pub fn opening(&self) -> MutantOpening {
        self.opening
    }

    /// The circles of the start, in the order in which they were drawn.
    pub fn drawn(&self) -> &[MutantCell] {
        &self.drawn
    }

    /// How many circles of the start are missing.
    pub fn left_to_draw(&self) -> usize {
        CIRCLES - self.drawn.len()
    }

    /// The position now. `None` as long as the start is being drawn.
    pub fn position(&self) -> Option<&MutantPosition> {
        self.position.as_ref()
    }

    /// What was played.
    pub fn turns(&self) -> &[MutantTurn] {
        &self.turns
    }

    /// Whose turn it is, to draw a circle of the start or to change the shape.
    pub fn to_move(&self) -> MutantSide {
        match &self.position {
            Some(position) => position.to_move(),
            None => MutantSide::First.after(self.drawn.len()),
        }
    }

    /// Who has done a step of the match, or will: players alternate, so after five circles drawn in turns, the player of the
    /// fourth has the first turn. Steps are counted from 0.
    pub fn player_of(&self, step: usize) -> MutantSide {
        MutantSide::First.after(step)
    }

    /// How the match ended, if it has.
    pub fn ending(&self) -> Option<MutantEnding> {
        let resigned = self.resigned.map(|by| MutantEnding::Resigned { by });
        let Some(position) = &self.position else { return resigned };
        let by = position.to_move();
        let turn = position.formed_in(position.shape())?;
        if turn < self.turns.len() {
            let (by, shape) = (by.other(), position.shape());
            return Some(MutantEnding::Repeated { by, shape, turn });
        }
        if position.turns().is_empty() {
            return Some(MutantEnding::NoneLeft { by, shapes: position.formed().len() });
        }
        resigned
    }

    /// The legal turns now that form a new pentomino. There are none before the start is complete and after the end.
    pub fn turns_now(&self) -> Vec<MutantTurn> {
        let position = self.position.as_ref().filter(|_| self.ending().is_none());
        position.map(MutantPosition::turns).unwrap_or_default()
    }

    /// Whether a circle of the start may be drawn in a cell, and if not, why.
    pub fn check_drawing(&self, cell: MutantCell) -> Result<(), MutantRefusal> {
        let is_first = self.drawn.is_empty();
        if self.ending().is_some() {
            Err(MutantRefusal::MatchOver)
        } else if self.position.is_some() {
            Err(MutantRefusal::StartDrawn)
        } else if !self.grid.has(cell) {
            Err(MutantRefusal::OffGrid { cell })
        } else if is_first && !MutantGrid::is_in_the_middle(cell) {
            Err(MutantRefusal::NotInTheMiddle { cell })
        } else if self.drawn.contains(&cell) {
            Err(MutantRefusal::Occupied { cell })
        } else if !is_first && !cell.neighbours().any(|beside| self.drawn.contains(&beside)) {
            Err(MutantRefusal::TouchesNone { cell })
        } else {
            Ok(())
        }
    }

    /// Where a circle of the start may be drawn now, in the order of cells.
    pub fn cells_to_draw(&self) -> Vec<MutantCell> {
        let mut cells: Vec<MutantCell> = match self.drawn[..] {
            [] => MutantGrid::middle().collect(),
            _ => self.drawn.iter().flat_map(|cell| cell.neighbours()).collect(),
        };
        cells.retain(|cell| self.check_drawing(*cell).is_ok());
        cells.sort_unstable();
        cells.dedup();
        cells
    }

    /// Draws a circle of the start. What is refused changes nothing.
    pub fn draw(&mut self, cell: MutantCell) -> Result<(), MutantRefusal> {
        self.check_drawing(cell)?;
        self.drawn.push(cell);
        let begins = MutantSide::First.after(self.drawn.len());
        self.position = MutantPosition::start(self.grid, &self.drawn, begins).ok();
        Ok(())
    }

    /// Whether a turn may be played, and if not, why. By the house rule a shape may be repeated, and loses.
    pub fn check(&self, turn: MutantTurn) -> Result<(), MutantRefusal> {
        if self.ending().is_some() {
            return Err(MutantRefusal::MatchOver);
        }
        let Some(position) = &self.position else {
            return Err(MutantRefusal::StartToDraw { left: self.left_to_draw() });
        };
        match self.repeats {
            MutantRepeats::Refused => position.check(turn),
            MutantRepeats::Lose => position.shape_after(turn).map(|_| ()),
        }
    }

    /// Draws a circle or plays a turn. What is refused changes nothing.
    pub fn take(&mut self, step: MutantStep) -> Result<(), MutantRefusal> {
        match step {
            MutantStep::Circle(cell) => self.draw(cell),
            MutantStep::Turn(turn) => self.play(turn),
        }
    }

    /// All that may be done now without losing at once: the circles of a start, or the turns that form a new pentomino.
    pub fn steps(&self) -> Vec<MutantStep> {
        let circles = self.cells_to_draw().into_iter().map(MutantStep::Circle);
        circles.chain(self.turns_now().into_iter().map(MutantStep::Turn)).collect()
    }

    /// What was done so far, from the first circle of a start that is drawn in turns.
    pub fn done(&self) -> Vec<MutantStep> {
        let circles = self.drawn.iter().filter(|_| self.opening == MutantOpening::Drawn);
        let circles = circles.copied().map(MutantStep::Circle);
        circles.chain(self.turns.iter().copied().map(MutantStep::Turn)).collect()
    }

    /// Plays a turn. One that is refused changes nothing.
    pub fn play(&mut self, turn: MutantTurn) -> Result<(), MutantRefusal> {
        self.check(turn)?;
        if let Some(position) = &mut self.position {
            position.play_unchecked(turn);
            self.turns.push(turn);
        }
        Ok(())
    }

    /// Ends the match because a player gives up. After the end, nothing changes.
    pub fn resign(&mut self, by: MutantSide) {
        if self.ending().is_none() {
            self.resigned = Some(by);
        }
    }

    /// Takes back a resignation, or else the last turn, or else the last circle of a start that is drawn in turns. The
    /// turn or the circle is returned.
    pub fn take_back(&mut self) -> Option<MutantStep> {
        if self.resigned.take().is_some() {
            return None;
        }
        if let Some(position) = &mut self.position
            && let Some(turn) = self.turns.pop()
        {
            position.undo(turn);
            return Some(MutantStep::Turn(turn));
        }
        if self.opening != MutantOpening::Drawn {
            return None;
        }
        self.position = None;
        self.drawn.pop().map(MutantStep::Circle)
    }
}
