//! A position: the table and whose move it is. It can play a part of a turn and undo it.

use super::{
    Board, Cell, HouseRules, Part, Refusal, Relocation, Setup, Shape, Side, Slide, Step,
    board::DISCS,
    hash::{DriftlessHash, Kind},
};

/// A valid position: at the start of a turn, between its two parts, or after a slide that won.
///
/// [`Setup::validate`] makes it and [`play`](Position::play) changes it, so it always obeys the rules.
/// The methods that list what may be played are in `slides.rs` and `relocations.rs`.
#[derive(Clone, Debug)]
pub struct Position {
    pub(super) board: Board,
    pub(super) tokens: [[Cell; 3]; 2],
    to_move: Side,
    due: Option<Part>,
    locked: Option<Cell>,
    rules: HouseRules,
    hash: DriftlessHash,
}

/// What [`Position::undo`] needs to undo a step.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    step: Step,
    locked: Option<Cell>,
    hash: DriftlessHash,
}

impl Undo {
    /// The step that was played.
    pub fn step(&self) -> Step {
        self.step
    }
}

impl Position {
    /// The position at the start of a match: a hexagon of discs, tokens on alternate corners, Red to
    /// move.
    ///
    /// ```
    /// use nonaga::rules::{HouseRules, Part, Position, Side};
    ///
    /// let position = Position::start(HouseRules::Booklet);
    /// assert_eq!(position.to_move(), Side::Red);
    /// assert_eq!(position.due(), Some(Part::Slide));
    /// assert_eq!(position.slides().len(), 9);
    /// ```
    pub fn start(rules: HouseRules) -> Position {
        let Setup { discs, red, black, to_move, locked } = Setup::start();
        let discs = std::array::from_fn(|i| discs[i]);
        let tokens = [red, black].map(|side| std::array::from_fn(|i| side[i]));
        Position::from_valid(discs, tokens, to_move, locked, rules)
    }

    /// Makes a position from parts that [`Setup::validate`] has checked.
    ///
    /// The order of the lists means nothing, but turns are listed and searched in the order in which discs
    /// and tokens are stored. So they are stored in the same order however the lists were written.
    pub(super) fn from_valid(
        discs: [Cell; DISCS],
        tokens: [[Cell; 3]; 2],
        to_move: Side,
        locked: Option<Cell>,
        rules: HouseRules,
    ) -> Position {
        let mut board = Board::new(in_rows(discs));
        let tokens = tokens.map(in_rows);
        let mut hash = DriftlessHash::of(board.discs());
        for side in Side::BOTH {
            for token in tokens[side as usize] {
                board.toggle_token(token);
                hash.add(Kind::Token(side), token);
            }
        }
        if let Some(disc) = locked {
            hash.add(Kind::Locked, disc);
        }
        Position { board, tokens, to_move, due: Some(Part::Slide), locked, rules, hash }
    }

    /// The discs.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The cells of a side's three tokens. The order means nothing.
    pub fn tokens(&self, side: Side) -> &[Cell; 3] {
        &self.tokens[side as usize]
    }

    /// The side whose token stands on a cell.
    pub fn token_at(&self, cell: Cell) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.tokens(*side).contains(&cell))
    }

    /// The side to move. After a win, the side that won.
    #[inline]
    pub fn to_move(&self) -> Side {
        self.to_move
    }

    /// The part of the turn that comes next. `None` after a win.
    #[inline]
    pub fn due(&self) -> Option<Part> {
        self.due
    }

    /// The disc that the opponent relocated in the previous turn. It may not be taken.
    #[inline]
    pub fn locked(&self) -> Option<Cell> {
        self.locked
    }

    /// The reading of the rules.
    #[inline]
    pub fn rules(&self) -> HouseRules {
        self.rules
    }

    /// The winner, the winning shape, and its three cells in drawing order, if a side has won.
    pub fn won(&self) -> Option<(Side, Shape, [Cell; 3])> {
        match self.due {
            Some(_) => None,
            None => Shape::of(*self.tokens(self.to_move))
                .map(|(shape, cells)| (self.to_move, shape, cells)),
        }
    }

    /// A hash that does not depend on where the board has drifted. Different positions almost certainly
    /// have different hashes. The house rules are not part of it.
    #[inline]
    pub fn hash(&self) -> u64 {
        let due = match self.due {
            Some(Part::Slide) => 0,
            Some(Part::Relocation) => 1,
            None => 2,
        };
        self.hash.with_state(due << 1 | self.to_move as u8)
    }

    /// A cell near the middle of the board. It drifts with the board, so coordinates relative to it stay
    /// valid when the same position comes up somewhere else.
    #[inline]
    pub fn middle(&self) -> Cell {
        self.hash.middle()
    }

    /// The position as a setup with sorted lists. A setup is always at the start of a turn, so it does not
    /// say which part is due or whether a side has won.
    pub fn setup(&self) -> Setup {
        Setup {
            discs: in_rows(*self.board.discs()).to_vec(),
            red: in_rows(*self.tokens(Side::Red)).to_vec(),
            black: in_rows(*self.tokens(Side::Black)).to_vec(),
            to_move: self.to_move,
            locked: self.locked,
        }
    }

    /// Checks whether a step is legal; the error says why not.
    pub fn check(&self, step: Step) -> Result<(), Refusal> {
        let due = self.due.ok_or(Refusal::MatchOver)?;
        match step {
            Step::Slide(_) | Step::Relocate(_) if step.part() != Some(due) => {
                Err(Refusal::WrongPart { due })
            }
            Step::Slide(slide) => self.check_slide(slide),
            Step::Relocate(relocation) => self.check_relocation(relocation),
            Step::Skip if self.can_play(due) => Err(Refusal::MustMove { part: due }),
            Step::Skip => Ok(()),
        }
    }

    /// Whether the side to move has anything to play for a part of its turn.
    pub fn can_play(&self, part: Part) -> bool {
        match part {
            Part::Slide => !self.slides().is_empty(),
            Part::Relocation => self.relocations().next().is_some(),
        }
    }

    /// Plays a step if it is legal. Otherwise the position does not change.
    ///
    /// ```
    /// use nonaga::rules::{Cell, HouseRules, Position, Refusal, Slide, Step};
    ///
    /// let mut position = Position::start(HouseRules::Booklet);
    /// let short = Slide { from: Cell::new(2, 0), to: Cell::new(1, 0) };
    /// let refusal = position.play(Step::Slide(short)).unwrap_err();
    /// let stop = Cell::new(-1, 0);
    /// assert_eq!(refusal, Refusal::StopsShort { to: short.to, stop });
    ///
    /// let undo = position.play(Step::Slide(Slide { from: short.from, to: stop })).unwrap();
    /// assert_eq!(position.token_at(stop), Some(position.to_move()));
    /// position.undo(undo);
    /// assert_eq!(position, Position::start(HouseRules::Booklet));
    /// ```
    pub fn play(&mut self, step: Step) -> Result<Undo, Refusal> {
        self.check(step)?;
        Ok(self.play_unchecked(step))
    }

    /// Plays a step without checking it.
    ///
    /// The step must be legal; every step that this position lists is. An illegal step makes the position
    /// invalid, and later calls may panic.
    #[inline]
    pub fn play_unchecked(&mut self, step: Step) -> Undo {
        let undo = Undo { step, locked: self.locked, hash: self.hash };
        match step {
            Step::Slide(Slide { from, to }) => {
                self.hash.remove(Kind::Token(self.to_move), from);
                self.hash.add(Kind::Token(self.to_move), to);
                self.move_token(from, to);
                let connects = Shape::of(*self.tokens(self.to_move)).is_some();
                self.due = if connects { None } else { Some(Part::Relocation) };
            }
            Step::Relocate(Relocation { from, to }) => {
                self.lock(None);
                self.hash.move_disc(from, to);
                self.board.move_disc(from, to);
                self.lock(Some(to));
                self.end_turn();
            }
            Step::Skip if self.due == Some(Part::Slide) => self.due = Some(Part::Relocation),
            Step::Skip => {
                self.lock(None);
                self.end_turn();
            }
        }
        undo
    }

    /// Undoes the last step. Takes what playing that step returned.
    #[inline]
    pub fn undo(&mut self, undo: Undo) {
        match undo.step {
            Step::Slide(Slide { from, to }) => {
                self.move_token(to, from);
                self.due = Some(Part::Slide);
            }
            Step::Relocate(Relocation { from, to }) => {
                self.board.move_disc(to, from);
                self.back_to_relocation();
            }
            Step::Skip if self.due == Some(Part::Relocation) => self.due = Some(Part::Slide),
            Step::Skip => self.back_to_relocation(),
        }
        self.locked = undo.locked;
        self.hash = undo.hash;
    }

    fn end_turn(&mut self) {
        self.to_move = self.to_move.other();
        self.due = Some(Part::Slide);
    }

    fn back_to_relocation(&mut self) {
        self.to_move = self.to_move.other();
        self.due = Some(Part::Relocation);
    }

    #[inline]
    fn move_token(&mut self, from: Cell, to: Cell) {
        for token in &mut self.tokens[self.to_move as usize] {
            if *token == from {
                *token = to;
            }
        }
        self.board.toggle_token(from);
        self.board.toggle_token(to);
    }

    #[inline]
    fn lock(&mut self, disc: Option<Cell>) {
        if let Some(before) = self.locked {
            self.hash.remove(Kind::Locked, before);
        }
        if let Some(disc) = disc {
            self.hash.add(Kind::Locked, disc);
        }
        self.locked = disc;
    }
}

/// Sorts cells row by row.
fn in_rows<const N: usize>(mut cells: [Cell; N]) -> [Cell; N] {
    cells.sort_unstable_by_key(|cell| (cell.r, cell.q));
    cells
}

/// Positions are equal if the same things are on the same cells, in whatever order they are stored.
impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        (self.due, self.rules) == (other.due, other.rules) && self.setup() == other.setup()
    }
}

impl Eq for Position {}
