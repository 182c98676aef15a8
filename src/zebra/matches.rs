//! A match: what was played, and how it ended.

use std::collections::HashMap;

use serde::Serialize;
use strum::VariantNames;

use super::{ZebraPosition, ZebraRefusal, ZebraSide, ZebraSize, ZebraTurn};

/// How often a position may come up before the match ends there.
const REPETITIONS: u32 = 3;

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
#[allow(missing_docs, reason = "the names of the fields say it")]
pub enum ZebraEnding {
    /// Nobody can move, and a side owns more towers.
    Majority { by: ZebraSide, more: u32, fewer: u32 },
    /// Nobody can move, and both sides own as many towers: the side that moved last wins.
    LastTurn { by: ZebraSide, each: u32 },
    /// A position came up for the third time, and a side owns more towers.
    MajorityAtRepetition { by: ZebraSide, more: u32, fewer: u32 },
    /// A position came up for the third time, and both sides own as many towers.
    Drawn { each: u32 },
    /// A side gave up.
    Resigned { by: ZebraSide },
}

impl ZebraEnding {
    /// The winner. `None` means a draw.
    pub fn winner(self) -> Option<ZebraSide> {
        match self {
            ZebraEnding::Majority { by, .. }
            | ZebraEnding::LastTurn { by, .. }
            | ZebraEnding::MajorityAtRepetition { by, .. } => Some(by),
            ZebraEnding::Resigned { by } => Some(by.other()),
            ZebraEnding::Drawn { .. } => None,
        }
    }
}

/// A match being played.
///
/// ```
/// use nonaga::zebra::{ZebraMatch, ZebraRefusal, ZebraSize};
///
/// let mut game = ZebraMatch::new(ZebraSize::Four);
/// game.play("a1>b1".parse()?)?;
/// assert_eq!(game.position().height("b1".parse()?), 2);
///
/// let closed = ZebraRefusal::Closed { square: "a1".parse()? };
/// assert_eq!(game.check("a2>a1".parse()?), Err(closed));
///
/// game.take_back();
/// assert_eq!(game.position().turns().len(), 24);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct ZebraMatch {
    position: ZebraPosition,
    turns: Vec<ZebraTurn>,
    /// How often each position has come up.
    stood: HashMap<ZebraPosition, u32>,
    resigned: Option<ZebraSide>,
}

impl ZebraMatch {
    /// A match on a board of this size, before its first turn.
    pub fn new(size: ZebraSize) -> ZebraMatch {
        ZebraMatch::from_position(ZebraPosition::start(size))
    }

    /// A match that begins with this position.
    pub fn from_position(position: ZebraPosition) -> ZebraMatch {
        let stood = HashMap::from([(position.clone(), 1)]);
        ZebraMatch { position, turns: Vec::new(), stood, resigned: None }
    }

    /// The position now.
    pub fn position(&self) -> &ZebraPosition {
        &self.position
    }

    /// What was played.
    pub fn turns(&self) -> &[ZebraTurn] {
        &self.turns
    }

    /// How often the position has come up, this time included.
    pub fn times_stood(&self) -> u32 {
        self.stood.get(&self.position).copied().unwrap_or(0)
    }

    /// The positions in which the match ends if they come up once more.
    pub fn stood_twice(&self) -> impl Iterator<Item = &ZebraPosition> {
        self.stood
            .iter()
            .filter(|(_, times)| **times + 1 == REPETITIONS)
            .map(|(position, _)| position)
    }

    /// How the match ended, if it has.
    pub fn ending(&self) -> Option<ZebraEnding> {
        let position = &self.position;
        let [light, dark] = ZebraSide::BOTH.map(|side| position.count(side));
        let (more, fewer) = (light.max(dark), light.min(dark));
        match position.majority() {
            Some(by) if position.is_stuck() => Some(ZebraEnding::Majority { by, more, fewer }),
            None if position.is_stuck() => {
                Some(ZebraEnding::LastTurn { by: position.to_move().other(), each: more })
            }
            majority if self.times_stood() >= REPETITIONS => Some(match majority {
                Some(by) => ZebraEnding::MajorityAtRepetition { by, more, fewer },
                None => ZebraEnding::Drawn { each: more },
            }),
            _ => self.resigned.map(|by| ZebraEnding::Resigned { by }),
        }
    }

    /// Whether a turn is legal, and if not, why.
    pub fn check(&self, turn: ZebraTurn) -> Result<(), ZebraRefusal> {
        match self.ending() {
            Some(_) => Err(ZebraRefusal::MatchOver),
            None => self.position.check(turn),
        }
    }

    /// Plays a turn. An illegal one changes nothing.
    pub fn play(&mut self, turn: ZebraTurn) -> Result<(), ZebraRefusal> {
        self.check(turn)?;
        self.position.play_unchecked(turn);
        self.turns.push(turn);
        *self.stood.entry(self.position.clone()).or_default() += 1;
        Ok(())
    }

    /// Ends the match because a side gives up. After the end, nothing changes.
    pub fn resign(&mut self, by: ZebraSide) {
        if self.ending().is_none() {
            self.resigned = Some(by);
        }
    }

    /// Takes back a resignation, or else the last turn, which is returned.
    pub fn take_back(&mut self) -> Option<ZebraTurn> {
        if self.resigned.take().is_some() {
            return None;
        }
        let turn = self.turns.pop()?;
        if let Some(times) = self.stood.get_mut(&self.position) {
            *times -= 1;
            if *times == 0 {
                self.stood.remove(&self.position);
            }
        }
        self.position.undo(turn);
        Some(turn)
    }
}

/// Matches are equal if the same was played.
impl PartialEq for ZebraMatch {
    fn eq(&self, other: &ZebraMatch) -> bool {
        (&self.position, &self.turns, self.resigned)
            == (&other.position, &other.turns, other.resigned)
    }
}

impl Eq for ZebraMatch {}
