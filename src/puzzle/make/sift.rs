//! Which positions of a match are good puzzles. What is cheap to find out is asked first.

use fastrand::Rng;

use super::matches::Players;
use crate::{
    engine::{FirstTurns, Limits, Stop, threat::winning_slides},
    puzzle::{
        MOST_SOLUTIONS, Puzzle, PuzzleKind, canonical, id_of, prove, rating::Measures,
        themes::themes_of, write_board,
    },
    rules::{HouseRules, Match, Position, Slide, Turn},
};

/// How many puzzles of each kind are still wanted.
pub(super) struct Wanted(Vec<(PuzzleKind, usize)>);

impl Wanted {
    pub fn of(kinds: &[(PuzzleKind, usize)]) -> Wanted {
        Wanted(kinds.to_vec())
    }

    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|(_, more)| *more == 0)
    }

    fn more(&self, kind: PuzzleKind) -> usize {
        self.0.iter().find(|(other, _)| *other == kind).map_or(0, |(_, more)| *more)
    }

    fn take(&mut self, kind: PuzzleKind) {
        for (other, more) in &mut self.0 {
            *more -= usize::from(*other == kind);
        }
    }

    /// Every other question whether there is a win has the answer that there is none.
    fn wants_no_win(&self) -> bool {
        let more = self.more(PuzzleKind::Quiet);
        more > 0 && more.is_multiple_of(2)
    }

    /// What a win within three turns can be used for.
    fn use_of_long_win(&self) -> Option<PuzzleKind> {
        let asks = self.more(PuzzleKind::Quiet) > 0 && !self.wants_no_win();
        let kinds =
            [(PuzzleKind::Win3, self.more(PuzzleKind::Win3) > 0), (PuzzleKind::Quiet, asks)];
        kinds.into_iter().find(|(_, wanted)| *wanted).map(|(kind, _)| kind)
    }
}

/// How many turns before the end of a match to look for short puzzles: the winner's turns for wins, and the loser's
/// before the winner's.
const SHORT: [(PuzzleKind, &[usize]); 3] =
    [(PuzzleKind::Win1, &[1]), (PuzzleKind::Win2, &[3, 5]), (PuzzleKind::Hold2, &[2, 4, 6, 3, 5])];

/// The same for wins within three turns, and for positions that only look as if there were one.
const LONG: [usize; 2] = [5, 7];
const NO_WIN: [usize; 2] = [9, 7];

/// The most positions that a proof may look at.
const EFFORT: u64 = 150_000;

/// The puzzles that a match gives, at most one of each kind. The positions are those before each turn.
pub(super) fn sift(
    positions: &[Position],
    wanted: &mut Wanted,
    players: &mut Players,
) -> Vec<Puzzle> {
    let mut puzzles = Vec::new();
    let back = |back: &usize| positions.len().checked_sub(*back).map(|at| &positions[at]);
    let mut keep = |puzzle: Option<Puzzle>, wanted: &mut Wanted| {
        if let Some(puzzle) = puzzle {
            wanted.take(puzzle.kind);
            puzzles.push(puzzle);
        }
    };
    for (kind, backs) in SHORT {
        if wanted.more(kind) > 0 {
            let mut candidates = backs.iter().filter_map(back);
            keep(candidates.find_map(|position| good(position, kind, players)), wanted);
        }
    }
    if wanted.wants_no_win() {
        let mut candidates = NO_WIN.iter().filter_map(back);
        let no_win = |position| {
            let puzzle = good(position, PuzzleKind::Quiet, players);
            puzzle.filter(|puzzle| puzzle.solutions.is_empty())
        };
        keep(candidates.find_map(no_win), wanted);
    }
    if let Some(kind) = wanted.use_of_long_win() {
        let mut candidates = LONG.iter().filter_map(|at| Some((back(at)?, back(&(at + 1))?)));
        let found = candidates.find_map(|(at, before)| long_win_near(at, before, kind, players));
        keep(found, wanted);
    }
    puzzles
}

/// How many other turns of the loser to look at.
const OTHERS: usize = 12;

/// A puzzle for which a win within three turns is needed, and no quicker one: a position of the match, or what would
/// have become of another turn of the loser before it. Most wins can be begun in many ways; some defences leave few.
fn long_win_near(
    position: &Position,
    before: &Position,
    kind: PuzzleKind,
    players: &mut Players,
) -> Option<Puzzle> {
    let (position, win) = long_win_at_a_glance(position, players)?;
    if let Some(puzzle) = long_win(&position, win, kind, players) {
        return Some(puzzle);
    }
    let mut random = Rng::with_seed(before.hash());
    let others = random.choose_multiple(before.turns(), OTHERS);
    let mut others = others.into_iter().filter_map(|turn| before.after(turn).ok());
    others.find_map(|position| {
        let (position, win) = long_win_at_a_glance(&position, players)?;
        long_win(&position, win, kind, players)
    })
}

fn long_win(
    position: &Position,
    win: Turn,
    kind: PuzzleKind,
    players: &mut Players,
) -> Option<Puzzle> {
    let puzzle = good_with(position, PuzzleKind::Win3, win.slide, players)?;
    Some(Puzzle { kind, ..puzzle })
}

/// The puzzle of this kind that a position is, if it is a good one.
fn good(position: &Position, kind: PuzzleKind, players: &mut Players) -> Option<Puzzle> {
    let position = canonical(&position.setup()).validate(HouseRules::Booklet).ok()?;
    if is_promising(&position, kind) { good_with(&position, kind, None, players) } else { None }
}

/// The same for a position in its canonical form, of which a slide is known that is likely to win.
fn good_with(
    position: &Position,
    kind: PuzzleKind,
    likely: Option<Slide>,
    players: &mut Players,
) -> Option<Puzzle> {
    let FirstTurns { turns: solutions, positions } =
        prove::solutions(position, kind, EFFORT, likely).ok()??;
    let measures = Measures::of(position, kind, &solutions, positions);
    if !measures.is_tempting(kind) {
        return None;
    }
    let themes = themes_of(position, &solutions, kind != PuzzleKind::Hold2);
    let rating = measures.rating(position, kind, &solutions, &mut players.thinker);
    let id = id_of(&write_board(&position.setup()));
    Some(Puzzle { id, kind, rating, themes, position: position.clone(), solutions })
}

/// What can be seen of a position at a glance.
fn is_promising(position: &Position, kind: PuzzleKind) -> bool {
    let wins = winning_slides(position, position.to_move()).len();
    match kind {
        PuzzleKind::Win1 => (1..=MOST_SOLUTIONS).contains(&wins),
        _ => wins == 0,
    }
}

/// The positions that the computer looks at to see a win.
const GLANCE: u64 = 3_000;

/// The turns of a long win.
const LONG_WIN: u32 = 3;

/// How a win in three turns begins, if the computer sees one at a glance: most positions have none, and to prove that
/// takes ten times as long. The position comes in its canonical form, because the turn belongs to that.
fn long_win_at_a_glance(position: &Position, players: &mut Players) -> Option<(Position, Turn)> {
    let position = canonical(&position.setup()).validate(HouseRules::Booklet).ok()?;
    if !is_promising(&position, PuzzleKind::Win3) {
        return None;
    }
    let game = Match::new(position.clone());
    let thought = players.thinker.think(&game, Limits::nodes(GLANCE), &Stop::default(), |_| ())?;
    (thought.score.wins_in() == Some(LONG_WIN)).then_some((position, thought.best))
}
