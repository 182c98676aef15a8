//! Stand-ins for people who have just learned the rules. They are not levels of the game: matches against
//! them show whether the lower levels are weak enough for a first match.

use fastrand::Rng;
use strum::{EnumString, IntoStaticStr, VariantArray};

use super::{level::spread, limits::Stop, threat, tournament::Contender};
use crate::rules::{Cell, Match, Position, Rest, Slide, Turn};

/// A stand-in for a person. It takes a win that it has. Otherwise it looks at some of its turns and plays
/// the first after which the opponent cannot win at once. It never looks further ahead than that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, EnumString, IntoStaticStr)]
#[strum(ascii_case_insensitive)]
pub enum StandIn {
    /// Knows what the game is about: looks first at the turns that bring its own tokens together.
    Newcomer,
    /// Looks at its turns in any order.
    Careless,
}

/// A person looks at no more turns than this.
const LOOKED_AT: usize = 80;

impl StandIn {
    /// The name. Commands also accept it in lower case.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// A turn in a position at the start of a turn. `None` if there is no legal one.
    fn choose(self, position: &Position, random: &mut Rng) -> Option<Turn> {
        if let Some(slide) = threat::winning_slide(position, position.to_move()) {
            return Some(Turn { slide: Some(slide), rest: Rest::Won });
        }
        let mut turns = position.turns();
        random.shuffle(&mut turns);
        turns.truncate(LOOKED_AT);
        if self == StandIn::Newcomer {
            turns.sort_by_key(|turn| spread_after(position, turn.slide));
        }
        let safe = turns.iter().find(|turn| is_safe(position, **turn));
        safe.or(turns.first()).copied()
    }
}

impl Contender for StandIn {
    fn choose_turn(&mut self, game: &Match, seed: u64, _: &Stop) -> Option<Turn> {
        self.choose(game.position(), &mut Rng::with_seed(seed))
    }
}

/// How far apart the tokens of the player to move stand after a slide.
fn spread_after(position: &Position, slide: Option<Slide>) -> u64 {
    let moved = |token: Cell| match slide {
        Some(Slide { from, to }) if token == from => to,
        _ => token,
    };
    spread(&position.tokens(position.to_move()).map(moved))
}

/// Whether the opponent cannot win at once after a turn.
fn is_safe(position: &Position, turn: Turn) -> bool {
    let mut after = position.clone();
    after.play_turn(turn).is_ok() && !threat::wins_at_once(&after)
}
