//! What the shelf asks of a match: how it goes on, and where its things lie.

use bevy::prelude::*;
use fastrand::Rng;
use strum::VariantArray;

use super::layout::{CELL_HEIGHT, MutantArea, cell_of, number_of, number_of_shape, place};
use crate::{
    engine::Stop,
    game::{
        common::ShelfGame,
        shelf::{ShelfAdvice, ShelfChosen, ShelfMatch, ShelfThings, ShelfThought},
        stage::{
            Subject,
            mark::{QUIET, WENT_TO},
        },
    },
    mutants::{
        MutantCell, MutantEnding, MutantGrid, MutantMatch, MutantOpening, MutantPlayer,
        MutantPlayerKind, MutantPosition, MutantRecord, MutantRefusal, MutantRepeats, MutantSide,
        MutantStep, MutantTurn, MutantWhy, Pentomino, mutant_hint, mutant_lot,
    },
};

/// The side with this number.
pub fn side_of(number: usize) -> MutantSide {
    MutantSide::BOTH[number % 2]
}

/// The player of a side.
pub fn player(record: &MutantRecord, side: usize) -> &MutantPlayer {
    match side_of(side) {
        MutantSide::First => &record.first,
        MutantSide::Second => &record.second,
    }
}

/// A match that begins as another one does, with these circles if they are not to be drawn in turns.
pub fn begun(
    (grid, repeats, opening): (MutantGrid, MutantRepeats, MutantOpening),
    circles: &[MutantCell],
) -> MutantMatch {
    let begun = match opening {
        MutantOpening::Chosen => MutantMatch::new(grid, repeats, circles),
        MutantOpening::Lot => MutantMatch::by_lot(grid, repeats, circles),
        MutantOpening::Drawn => Ok(MutantMatch::to_draw(grid, repeats)),
    };
    // Circles that were a start once are one again.
    begun.unwrap_or_else(|_| MutantMatch::to_draw(grid, repeats))
}

fn rules_of(game: &MutantMatch) -> (MutantGrid, MutantRepeats, MutantOpening) {
    (game.grid(), game.repeats(), game.opening())
}

/// The turn that crosses out what is held, if that is a circle.
pub fn turn(held: Option<u32>, at: u32) -> Option<MutantTurn> {
    Some(MutantTurn { crossed: cell_of(held?)?, drawn: cell_of(at)? })
}

/// The largest share of the free width and height that the board and the tiles take up.
const FILL: Vec2 = Vec2::new(0.93, 0.94);

impl ShelfMatch for MutantRecord {
    const GAME: ShelfGame = ShelfGame::Mutants;
    const FOLDER: &'static str = "mutants";
    const OVER: MutantRefusal = MutantRefusal::MatchOver;
    type Step = MutantStep;
    type Refusal = MutantRefusal;
    type Why = MutantWhy;

    fn idle() -> MutantRecord {
        let person = || MutantPlayer { name: String::new(), player: MutantPlayerKind::Human };
        let game = MutantMatch::to_draw(MutantGrid::Five, MutantRepeats::Refused);
        MutantRecord { date: jiff::Timestamp::UNIX_EPOCH, first: person(), second: person(), game }
    }

    fn steps(&self) -> usize {
        self.game.done().len()
    }

    fn last_written(&self) -> Option<String> {
        let step = self.game.done().last()?.to_string();
        let shape = self.game.position().map(MutantPosition::shape);
        Some(shape.map_or(step.clone(), |shape| format!("{step} · {}", shape.name())))
    }

    fn is_over(&self) -> bool {
        self.game.ending().is_some()
    }

    fn winner(&self) -> Option<usize> {
        self.game.ending().map(|ending| MutantEnding::winner(ending) as usize)
    }

    fn mover(&self) -> usize {
        self.game.to_move() as usize
    }

    fn is_person(&self, side: usize) -> bool {
        player(self, side).player == MutantPlayerKind::Human
    }

    fn take(&mut self, step: MutantStep) -> Result<(), MutantRefusal> {
        self.game.take(step)
    }

    fn take_back(&mut self) {
        self.game.take_back();
    }

    fn resign(&mut self, side: usize) {
        self.game.resign(side_of(side));
    }

    fn up_to(&self, steps: usize) -> MutantRecord {
        let mut game = begun(rules_of(&self.game), self.game.drawn());
        for step in self.game.done().into_iter().take(steps) {
            // They have been checked, so this stops only at the end.
            if game.take(step).is_err() {
                break;
            }
        }
        MutantRecord { game, ..self.clone() }
    }

    fn branched(&self) -> MutantRecord {
        MutantRecord { date: jiff::Timestamp::now(), ..self.clone() }
    }

    fn again(&self) -> MutantRecord {
        let circles = match self.game.opening() {
            MutantOpening::Lot => mutant_lot(&mut Rng::new()).to_vec(),
            _ => self.game.drawn().to_vec(),
        };
        MutantRecord {
            date: jiff::Timestamp::now(),
            first: self.second.clone(),
            second: self.first.clone(),
            game: begun(rules_of(&self.game), &circles),
        }
    }

    /// Another circle than the held one can only be meant to be crossed out instead.
    fn choose(&self, held: Option<u32>, at: u32) -> ShelfChosen<MutantStep, MutantRefusal> {
        let Some(cell) = cell_of(at) else { return ShelfChosen::Hold(held) };
        let tried = |checked: Result<(), MutantRefusal>, step| match checked {
            Ok(()) => ShelfChosen::Play(step),
            Err(why) => ShelfChosen::Refuse(why),
        };
        let Some(position) = self.game.position() else {
            return tried(self.game.check_drawing(cell), MutantStep::Circle(cell));
        };
        let crossing = position.check_crossing(cell);
        match turn(held, at) {
            Some(turn) if turn.crossed == turn.drawn => ShelfChosen::Hold(None),
            Some(turn) if crossing.is_err() => tried(self.game.check(turn), MutantStep::Turn(turn)),
            _ => match crossing {
                Ok(()) => ShelfChosen::Hold(Some(at)),
                Err(_) if position.crossed().contains(&cell) => {
                    ShelfChosen::Refuse(MutantRefusal::Crossed { cell })
                }
                Err(why) => ShelfChosen::Refuse(why),
            },
        }
    }

    /// The circles with which a new shape can be formed, or where a circle forms one if the held one is crossed out. As long
    /// as the start is being drawn, where it can go on.
    fn inviting(&self, held: Option<u32>) -> Vec<u32> {
        let Some(position) = self.game.position() else {
            return self.game.cells_to_draw().into_iter().map(number_of).collect();
        };
        if let Some(crossed) = held.and_then(cell_of) {
            let turns = position.turns_crossing(crossed).into_iter();
            return turns.map(|turn| number_of(turn.drawn)).collect();
        }
        let circles = position.circles().iter();
        let can_change = |circle: &&MutantCell| !position.turns_crossing(**circle).is_empty();
        circles.filter(can_change).map(|circle| number_of(*circle)).collect()
    }

    fn think(&self, seed: u64, stop: &Stop) -> Option<ShelfThought<MutantStep>> {
        let MutantPlayerKind::Computer { level } = player(self, self.mover()).player else {
            return None;
        };
        let thought = level.choose(&self.game, seed, stop)?;
        let foresees = thought.proof.map(|proof| (proof.winner as usize, proof.turns));
        Some(ShelfThought { step: thought.step, foresees })
    }

    fn advise(&self, stop: &Stop) -> Option<ShelfAdvice<MutantStep, MutantWhy>> {
        let hint = mutant_hint(&self.game, stop)?;
        Some(ShelfAdvice { step: hint.step, why: hint.why })
    }
}

impl ShelfThings for MutantRecord {
    /// The tiles are stops too: the cursor says when their shapes were formed.
    fn stops(&self) -> Vec<(u32, Vec3)> {
        let area = MutantArea::of(&self.game);
        let cells = area.cells().map(|cell| (number_of(cell), place(cell)));
        let tiles = Pentomino::VARIANTS.iter();
        let tiles = tiles.map(|shape| (number_of_shape(*shape), area.tile(*shape).0));
        cells.chain(tiles).collect()
    }

    fn first_stop(&self) -> u32 {
        let middle = MutantGrid::middle().nth(12);
        middle.map(number_of).unwrap_or_default()
    }

    fn touched(&self, step: MutantStep) -> Vec<u32> {
        match step {
            MutantStep::Circle(cell) => vec![number_of(cell)],
            MutantStep::Turn(turn) => vec![number_of(turn.crossed), number_of(turn.drawn)],
        }
    }

    /// Rings around the cell that was crossed out last and the circle that was drawn.
    fn trail(&self, shows_last: bool) -> Vec<(u32, Vec3)> {
        let last = self.game.done().pop().filter(|_| shows_last);
        let cells = match last {
            Some(MutantStep::Turn(turn)) => vec![turn.crossed, turn.drawn],
            Some(MutantStep::Circle(cell)) => vec![cell],
            None => Vec::new(),
        };
        let above = Vec3::Y * CELL_HEIGHT;
        cells.into_iter().map(|cell| (WENT_TO | QUIET, place(cell) + above)).collect()
    }

    /// All cells, and the tiles at both sides with their names.
    fn subject(&self) -> Subject {
        let area = MutantArea::of(&self.game);
        let ends = Pentomino::VARIANTS.iter().map(|shape| area.tile(*shape).1);
        Subject {
            discs: area.cells().map(place).chain(ends).collect(),
            around: Vec::new(),
            fill: FILL,
        }
    }
}
