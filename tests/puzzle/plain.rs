//! A second solver, for tests only. It shares no code with the program: it tries every turn and every reply. All it does to
//! be quick is to keep a board in bits, and to remember which discs of a board are free. `tests/naive` checks its turns.

use std::{collections::HashMap, rc::Rc};

use nonaga::{
    puzzle::PuzzleKind,
    rules::{Cell, Setup, Side},
};

/// A place on a small board, by its number.
type Place = usize;

const WIDTH: usize = 32;
/// Where the cell 0,0 lies.
const ORIGIN: i32 = 11;
const STEPS: [isize; 6] =
    [1, 1 - WIDTH as isize, -(WIDTH as isize), -1, WIDTH as isize - 1, WIDTH as isize];

type Board = [u32; WIDTH];

fn has(board: &Board, place: Place) -> bool {
    board[place / WIDTH] >> (place % WIDTH) & 1 == 1
}

fn flip(board: &mut Board, place: Place) {
    board[place / WIDTH] ^= 1 << (place % WIDTH);
}

fn step(place: Place, direction: usize) -> Place {
    place.checked_add_signed(STEPS[direction % 6]).expect("the board lies in the middle")
}

fn around(place: Place) -> impl Iterator<Item = Place> {
    (0..6).map(move |direction| step(place, direction))
}

fn places() -> impl Iterator<Item = Place> {
    // The outermost places are left out: their neighbours would lie outside.
    (1..WIDTH - 1).flat_map(|row| (1..WIDTH - 1).map(move |column| row * WIDTH + column))
}

/// What can be done with the discs of a board, whoever's tokens stand on them.
struct Moves {
    /// Discs that can be slid out without the rest falling apart.
    free: Vec<Place>,
    /// Free places with a disc beside them.
    rim: Vec<Place>,
}

fn moves_of(board: &Board) -> Moves {
    let discs: Vec<Place> = places().filter(|place| has(board, *place)).collect();
    let is_free = |disc: &&Place| {
        let mut others = *board;
        flip(&mut others, **disc);
        glides_out(&others, **disc) && in_one_piece(&others)
    };
    let free = discs.iter().filter(is_free).copied().collect();
    let is_rim = |place: &Place| !has(board, *place) && around(*place).any(|near| has(board, near));
    Moves { free, rim: places().filter(is_rim).collect() }
}

fn glides_out(others: &Board, disc: Place) -> bool {
    let mut seen = [false; WIDTH * WIDTH];
    let mut edge = vec![disc];
    seen[disc] = true;
    while let Some(place) = edge.pop() {
        let (row, column) = (place / WIDTH, place % WIDTH);
        if !(2..WIDTH - 2).contains(&row) || !(2..WIDTH - 2).contains(&column) {
            return true;
        }
        for direction in 0..6 {
            let next = step(place, direction);
            let beside = [direction + 1, direction + 5].map(|side| has(others, step(place, side)));
            if !seen[next] && !has(others, next) && beside != [true, true] {
                seen[next] = true;
                edge.push(next);
            }
        }
    }
    false
}

fn in_one_piece(discs: &Board) -> bool {
    let Some(first) = places().find(|place| has(discs, *place)) else { return true };
    let mut left = *discs;
    let mut edge = vec![first];
    flip(&mut left, first);
    while let Some(place) = edge.pop() {
        for near in around(place) {
            if has(&left, near) {
                flip(&mut left, near);
                edge.push(near);
            }
        }
    }
    left == [0; WIDTH]
}

#[derive(Clone, Copy)]
pub struct Plain {
    board: Board,
    /// The tokens of who moves, and of the opponent.
    tokens: [[Place; 3]; 2],
    locked: Option<Place>,
}

/// A slide, and a relocation. A slide that wins has none.
type PlainTurn = (Option<(Place, Place)>, Option<(Place, Place)>, bool);

fn touch(a: Place, b: Place) -> bool {
    around(a).any(|near| near == b)
}

fn connected([a, b, c]: [Place; 3]) -> bool {
    u8::from(touch(a, b)) + u8::from(touch(b, c)) + u8::from(touch(a, c)) >= 2
}

impl Plain {
    pub fn of(setup: &Setup) -> Plain {
        let place = |cell: &Cell| {
            let at = |n: i32| usize::try_from(n + ORIGIN).expect("a small board");
            at(cell.r) * WIDTH + at(cell.q)
        };
        let mut board = [0; WIDTH];
        setup.discs.iter().for_each(|disc| flip(&mut board, place(disc)));
        let tokens = |side| std::array::from_fn(|i| place(&setup.tokens(side)[i]));
        let to_move: Side = setup.to_move;
        let tokens = [tokens(to_move), tokens(to_move.other())];
        Plain { board, tokens, locked: setup.locked.as_ref().map(place) }
    }

    fn has_token(&self, place: Place) -> bool {
        self.tokens.iter().flatten().any(|token| *token == place)
    }

    fn slides(&self) -> Vec<(Place, Place)> {
        let mut slides = Vec::new();
        for from in self.tokens[0] {
            for direction in 0..6 {
                let mut to = from;
                loop {
                    let next = step(to, direction);
                    if !has(&self.board, next) || self.has_token(next) {
                        break;
                    }
                    to = next;
                }
                slides.extend(Some((from, to)).filter(|_| from != to));
            }
        }
        slides
    }

    fn slid(&self, slide: Option<(Place, Place)>) -> Plain {
        let mut after = *self;
        if let Some((from, to)) = slide {
            after.tokens[0] = self.tokens[0].map(|token| if token == from { to } else { token });
        }
        after
    }

    fn wins_at_once(&self) -> bool {
        self.slides().into_iter().any(|slide| connected(self.slid(Some(slide)).tokens[0]))
    }

    fn after(&self, (slide, disc, _): PlainTurn) -> Plain {
        let mut after = self.slid(slide);
        if let Some((from, to)) = disc {
            flip(&mut after.board, from);
            flip(&mut after.board, to);
        }
        after.tokens.swap(0, 1);
        after.locked = disc.map(|(_, to)| to);
        after
    }
}

/// Solves, and remembers the boards that it has seen.
#[derive(Default)]
pub struct Solver {
    boards: HashMap<Board, Rc<Moves>>,
    /// The reply that worked last, by the turns that are left.
    killers: HashMap<u32, PlainTurn>,
}

impl Solver {
    fn turns(&mut self, at: &Plain) -> Vec<PlainTurn> {
        let moves = self.boards.entry(at.board).or_insert_with(|| Rc::new(moves_of(&at.board)));
        let moves = Rc::clone(moves);
        let mut slides: Vec<_> = at.slides().into_iter().map(Some).collect();
        if slides.is_empty() {
            slides.push(None);
        }
        let mut turns = Vec::new();
        for slide in slides {
            let slid = at.slid(slide);
            if slide.is_some() && connected(slid.tokens[0]) {
                turns.push((slide, None, true));
                continue;
            }
            let before = turns.len();
            let free = moves.free.iter().filter(|disc| !slid.has_token(**disc));
            for &disc in free.filter(|disc| at.locked != Some(**disc)) {
                let fits = |place: &&Place| {
                    let near = around(**place).filter(|near| *near != disc);
                    near.filter(|near| has(&at.board, *near)).count() >= 2
                };
                let rim = moves.rim.iter().filter(fits);
                turns.extend(rim.map(|place| (slide, Some((disc, *place)), false)));
            }
            if turns.len() == before {
                turns.push((slide, None, false));
            }
        }
        turns
    }

    /// Whether who moves can force a win.
    fn wins(&mut self, at: &Plain, within: u32) -> bool {
        at.wins_at_once()
            || within > 1
                && self.turns(at).into_iter().any(|turn| self.forces(&at.after(turn), within - 1))
    }

    /// Whether who has just played wins within so many further turns, whatever the reply is.
    fn forces(&mut self, after: &Plain, within: u32) -> bool {
        if within == 0 || after.wins_at_once() {
            return false;
        }
        let mut replies = self.turns(after);
        if let Some(killer) = self.killers.get(&within)
            && let Some(at) = replies.iter().position(|reply| reply == killer)
        {
            replies.swap(0, at);
        }
        for reply in replies {
            if !self.wins(&after.after(reply), within) {
                self.killers.insert(within, reply);
                return false;
            }
        }
        true
    }

    /// Whether a turn solves the position as a puzzle of this kind.
    fn solves(&mut self, at: &Plain, kind: PuzzleKind, turn: PlainTurn) -> bool {
        match kind {
            _ if turn.2 => true,
            PuzzleKind::Hold2 => !self.wins(&at.after(turn), 2),
            PuzzleKind::Win1 => false,
            PuzzleKind::Win2 => self.forces(&at.after(turn), 1),
            PuzzleKind::Win3 | PuzzleKind::Quiet => self.forces(&at.after(turn), 2),
        }
    }

    /// All turns, each with whether it solves the position.
    pub fn solve(&mut self, at: &Plain, kind: PuzzleKind) -> Vec<(String, bool)> {
        let turns = self.turns(at);
        turns.into_iter().map(|turn| (text(turn), self.solves(at, kind, turn))).collect()
    }
}

fn text((slide, disc, wins): PlainTurn) -> String {
    let cell = |place: Place| {
        let at = |n: usize| i32::try_from(n).expect("a small number") - ORIGIN;
        format!("{},{}", at(place % WIDTH), at(place / WIDTH))
    };
    let part = |part: Option<(Place, Place)>| {
        part.map_or("-".to_owned(), |(from, to)| format!("{}>{}", cell(from), cell(to)))
    };
    if wins { part(slide) + "#" } else { format!("{} {}", part(slide), part(disc)) }
}
