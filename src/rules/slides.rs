//! The first part of a turn: the legal slides, and why a slide is not legal.

use arrayvec::ArrayVec;

use super::{Cell, Direction, Obstacle, Part, Position, Refusal, Side, Slide};

/// The slides of one side: at most three tokens in six directions.
pub type Slides = ArrayVec<Slide, 18>;

impl Position {
    /// The legal slides, ordered by token and direction. Empty unless a slide is due.
    #[inline]
    pub fn slides(&self) -> Slides {
        match self.due() {
            Some(Part::Slide) => self.slides_of(self.to_move()),
            Some(Part::Relocation) | None => Slides::new(),
        }
    }

    /// The slides that a side would have if it were its turn to slide.
    #[inline]
    pub fn slides_of(&self, side: Side) -> Slides {
        let mut slides = Slides::new();
        for from in *self.tokens(side) {
            for direction in self.board.ring(from).discs() {
                let to = self.slide_end(from, direction);
                if to != from {
                    slides.push(Slide { from, to });
                }
            }
        }
        slides
    }

    /// Where a token on a cell of the board stops if it slides in a direction.
    #[inline]
    pub(super) fn slide_end(&self, from: Cell, direction: Direction) -> Cell {
        let mut stop = from;
        loop {
            let next = stop.step(direction);
            if !self.board.is_bare_disc(next) {
                return stop;
            }
            stop = next;
        }
    }

    /// What stops a token on a cell from moving on in a direction.
    fn obstacle(&self, stop: Cell, direction: Direction) -> Obstacle {
        let cell = stop.step(direction);
        match self.token_at(cell) {
            Some(side) => Obstacle::Token { cell, side },
            None => Obstacle::Edge { cell },
        }
    }

    /// Checks whether the side to move has a token on a cell, whichever part is due.
    pub fn check_token(&self, cell: Cell) -> Result<(), Refusal> {
        match self.token_at(cell) {
            None => Err(Refusal::NoToken { cell }),
            Some(side) if side != self.to_move() => Err(Refusal::NotYourToken { cell, side }),
            Some(_) => Ok(()),
        }
    }

    /// Checks whether a slide of the side to move is legal, whichever part is due.
    pub fn check_slide(&self, Slide { from, to }: Slide) -> Result<(), Refusal> {
        self.check_token(from)?;
        let direction = from.direction_to(to).ok_or(Refusal::NotStraight { from, to })?;
        let stop = self.slide_end(from, direction);
        if stop == from {
            Err(Refusal::Blocked { cell: from, by: self.obstacle(stop, direction) })
        } else if stop == to {
            Ok(())
        } else if to.direction_to(stop) == Some(direction) {
            Err(Refusal::StopsShort { to, stop })
        } else {
            Err(Refusal::TooFar { to, stop, by: self.obstacle(stop, direction) })
        }
    }
}
