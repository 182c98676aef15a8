//! A second solver, for tests only. It shares no code with the program: it tries every turn and every reply. All it does to
//! be quick is to keep a board in bits, to remember which discs of a board are free, to try first what worked last, and
//! not to look for a win next turn where no two tokens are close. `tests/naive` checks its turns.

use std::{collections::HashMap, rc::Rc};

use nonaga::{
    puzzle::PuzzleKind,
    rules::{Setup, Side},
};

use crate::plain_board::{Board, Moves, Place, around, cell, distance, flip, has, place, step};

#[derive(Clone, Copy)]
pub struct Plain {
    board: Board,
    /// The tokens of who moves, and of the opponent.
    tokens: [[Place; 3]; 2],
    locked: Option<Place>,
}

/// From where to where.
type Part = Option<(Place, Place)>;

/// A slide, and a relocation. A slide that wins has none.
pub type PlainTurn = (Part, Part, bool);

/// What comes of a first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PlainTry {
    Solves,
    WinsLater,
    LosesAtOnce,
    Loses,
    Slips,
}

fn connected([a, b, c]: [Place; 3]) -> bool {
    let touch = |a, b| u8::from(distance(a, b) == 1);
    touch(a, b) + touch(b, c) + touch(a, c) >= 2
}

/// Whether a third token could connect two of these, if it stood in the right place.
fn has_a_pair([a, b, c]: [Place; 3]) -> bool {
    [(a, b), (b, c), (a, c)].into_iter().any(|(a, b)| distance(a, b) <= 2)
}

impl Plain {
    pub fn of(setup: &Setup) -> Plain {
        let mut board = Board::default();
        setup.discs.iter().for_each(|disc| flip(&mut board, place(*disc)));
        let tokens = |side| std::array::from_fn(|i| place(setup.tokens(side)[i]));
        let to_move: Side = setup.to_move;
        let tokens = [tokens(to_move), tokens(to_move.other())];
        Plain { board, tokens, locked: setup.locked.map(place) }
    }

    fn has_token(&self, place: Place) -> bool {
        self.tokens.iter().flatten().any(|token| *token == place)
    }

    fn end_of_slide(&self, from: Place, direction: usize) -> Place {
        let mut to = from;
        loop {
            let next = step(to, direction);
            if !has(&self.board, next) || self.has_token(next) {
                return to;
            }
            to = next;
        }
    }

    fn slides(&self) -> impl Iterator<Item = (Place, Place)> {
        let ends =
            move |from| (0..6).map(move |direction| (from, self.end_of_slide(from, direction)));
        self.tokens[0].into_iter().flat_map(ends).filter(|(from, to)| from != to)
    }

    fn slid(&self, slide: Part) -> Plain {
        let mut after = *self;
        if let Some((from, to)) = slide {
            after.tokens[0] = self.tokens[0].map(|token| if token == from { to } else { token });
        }
        after
    }

    pub fn wins_at_once(&self) -> bool {
        has_a_pair(self.tokens[0])
            && self.slides().any(|slide| connected(self.slid(Some(slide)).tokens[0]))
    }

    pub fn after(&self, (slide, disc, _): PlainTurn) -> Plain {
        let mut after = self.slid(slide);
        if let Some((from, to)) = disc {
            flip(&mut after.board, from);
            flip(&mut after.board, to);
        }
        after.tokens.swap(0, 1);
        after.locked = disc.map(|(_, to)| to);
        after
    }

    /// Whether a disc may be put down here, if it does not come from beside it.
    fn fits(&self, (from, to): (Place, Place)) -> bool {
        around(to).filter(|near| *near != from && has(&self.board, *near)).count() >= 2
    }
}

/// How many turns that worked are remembered.
const REMEMBERED: usize = 6;

/// Solves, and remembers the boards that it has seen.
#[derive(Default)]
pub struct Solver {
    boards: HashMap<Board, Rc<Moves>>,
    /// The replies that worked last, by the turns that are left, and the turns that won.
    replies: [Vec<PlainTurn>; 5],
    wins: [Vec<PlainTurn>; 5],
}

fn remember(list: &mut Vec<PlainTurn>, turn: PlainTurn) {
    list.retain(|other| *other != turn);
    list.insert(0, turn);
    list.truncate(REMEMBERED);
}

impl Solver {
    fn moves(&mut self, board: &Board) -> Rc<Moves> {
        Rc::clone(self.boards.entry(*board).or_insert_with(|| Rc::new(Moves::of(board))))
    }

    pub fn turns(&mut self, at: &Plain) -> Vec<PlainTurn> {
        let mut slides: Vec<Part> = at.slides().map(Some).collect();
        if slides.is_empty() {
            slides.push(None);
        }
        slides.into_iter().flat_map(|slide| self.turns_with(at, slide)).collect()
    }

    /// The turns that begin with a slide.
    fn turns_with(&mut self, at: &Plain, slide: Part) -> Vec<PlainTurn> {
        let slid = at.slid(slide);
        if slide.is_some() && connected(slid.tokens[0]) {
            return vec![(slide, None, true)];
        }
        let moves = self.moves(&at.board);
        let takeable = |disc: &&Place| !slid.has_token(**disc) && at.locked != Some(**disc);
        let discs = moves.free.iter().filter(takeable);
        let parts = discs.flat_map(|disc| moves.rim.iter().map(move |place| (*disc, *place)));
        let turns = parts.filter(|part| at.fits(*part)).map(|part| (slide, Some(part), false));
        let turns: Vec<PlainTurn> = turns.collect();
        if turns.is_empty() { vec![(slide, None, false)] } else { turns }
    }

    /// Whether a turn from another position can be played here, and does not win at once.
    fn can_play(&mut self, at: &Plain, (slide, disc, wins): PlainTurn) -> bool {
        let (Some(slide), Some((from, to)), false) = (slide, disc, wins) else { return false };
        let slid = at.slid(Some(slide));
        at.slides().any(|other| other == slide)
            && !connected(slid.tokens[0])
            && has(&at.board, from)
            && !has(&at.board, to)
            && !slid.has_token(from)
            && at.locked != Some(from)
            && at.fits((from, to))
            && self.moves(&at.board).free.contains(&from)
    }

    /// Whether who moves can force a win.
    pub fn wins(&mut self, at: &Plain, within: u32) -> bool {
        if at.wins_at_once() {
            return true;
        }
        if within <= 1 {
            return false;
        }
        let known = self.wins[within as usize].clone();
        let known = known.into_iter().filter(|turn| has_a_pair(at.slid(turn.0).tokens[0]));
        for turn in known.collect::<Vec<_>>() {
            if self.can_play(at, turn) && self.forces(&at.after(turn), within - 1) {
                return true;
            }
        }
        let mut slides: Vec<Part> = at.slides().map(Some).collect();
        if slides.is_empty() {
            slides.push(None);
        }
        // A win with the next slide needs two tokens that the third can connect.
        slides.retain(|slide| within > 2 || has_a_pair(at.slid(*slide).tokens[0]));
        for slide in slides {
            for turn in self.turns_with(at, slide) {
                if self.forces(&at.after(turn), within - 1) {
                    remember(&mut self.wins[within as usize], turn);
                    return true;
                }
            }
        }
        false
    }

    /// Whether who has just played wins within so many further turns, whatever the reply is.
    pub fn forces(&mut self, after: &Plain, within: u32) -> bool {
        if within == 0 || after.wins_at_once() {
            return false;
        }
        for reply in self.replies[within as usize].clone() {
            if self.can_play(after, reply) && !self.wins(&after.after(reply), within) {
                remember(&mut self.replies[within as usize], reply);
                return false;
            }
        }
        for reply in self.turns(after) {
            if !self.wins(&after.after(reply), within) {
                remember(&mut self.replies[within as usize], reply);
                return false;
            }
        }
        true
    }

    /// The reply of somebody else is as good as one that worked before: it is tried first.
    pub fn try_first(&mut self, reply: PlainTurn) {
        for known in &mut self.replies {
            remember(known, reply);
        }
    }

    /// Whether a turn solves the position as a puzzle of this kind.
    pub fn solves(&mut self, at: &Plain, kind: PuzzleKind, turn: PlainTurn) -> bool {
        match kind {
            _ if turn.2 => true,
            PuzzleKind::Hold2 => !self.wins(&at.after(turn), 2),
            _ => self.forces(&at.after(turn), kind.within() - 1),
        }
    }

    /// All turns, each with whether it solves the position.
    pub fn solve(&mut self, at: &Plain, kind: PuzzleKind) -> Vec<(String, bool)> {
        let turns = self.turns(at);
        turns.into_iter().map(|turn| (text(turn), self.solves(at, kind, turn))).collect()
    }
}

pub fn text((slide, disc, wins): PlainTurn) -> String {
    let written = |part: Part| {
        part.map_or("-".to_owned(), |(from, to)| format!("{}>{}", cell(from), cell(to)))
    };
    if wins { written(slide) + "#" } else { format!("{} {}", written(slide), written(disc)) }
}
