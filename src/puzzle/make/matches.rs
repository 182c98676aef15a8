//! The matches that puzzles are taken from: between strong levels, and between a strong and a weak one.

use fastrand::Rng;

use crate::{
    engine::Thinker,
    record::Level,
    rules::{HouseRules, Match, Position},
};

/// Who plays whom. Strong players leave the hard positions, odd pairs the short wins.
const PAIRS: [[Level; 2]; 6] = [
    [Level::Master, Level::Master],
    [Level::Master, Level::Hard],
    [Level::Hard, Level::Medium],
    [Level::Medium, Level::Master],
    [Level::Easy, Level::Hard],
    [Level::Medium, Level::Medium],
];

/// The most positions that a player looks at for a turn. More would cost more than it gives.
const NODES: u64 = 1_000;

/// The fewest and the most random turns at the start of a match. Without them, boards would all be much like the first.
const OPENING: [usize; 2] = [4, 16];

/// A match of this many turns is left.
const LONGEST: usize = 60;

/// The players, and the memory that they share.
pub(super) struct Players {
    pub thinker: Thinker,
}

impl Players {
    pub fn new() -> Players {
        Players { thinker: Thinker::new(1) }
    }

    /// Plays a match that begins with a few random turns. Returns the positions before each turn, the last of which is
    /// that of the winner before he wins. Empty if nobody wins.
    pub fn play(&mut self, random: &mut Rng) -> Vec<Position> {
        let mut game = Match::new(Position::start(HouseRules::Booklet));
        let opening = random.usize(OPENING[0]..=OPENING[1]);
        let mut pair = PAIRS[random.usize(..PAIRS.len())];
        if random.bool() {
            pair.reverse();
        }
        let mut positions = Vec::new();
        for number in 0..LONGEST {
            if game.ending().is_some() {
                return if game.position().won().is_some() { positions } else { Vec::new() };
            }
            positions.push(game.position().clone());
            let turn = if number < opening {
                random.choice(game.position().turns())
            } else {
                self.thinker.set_seed(random.u64(..));
                let level = pair[game.position().to_move() as usize];
                self.thinker.play_counted(&game, level, NODES).map(|thought| thought.best)
            };
            if turn.is_none_or(|turn| game.play_turn(turn).is_err()) {
                break;
            }
        }
        Vec::new()
    }
}
