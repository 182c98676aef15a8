//! A match: what was played from a start position, and how it ended.

use std::collections::HashMap;

use serde::Serialize;
use strum::VariantNames;

use super::{Misplay, Part, Position, Refusal, Rest, Shape, Side, Step, Turn, Undo};

/// How often a position may stand at the start of a turn before the match is drawn.
const REPETITIONS: u32 = 3;

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, VariantNames)]
pub enum Ending {
    /// A side connected its tokens.
    Won {
        /// The winner.
        by: Side,
        /// The shape of the winner's tokens.
        shape: Shape,
    },
    /// A side gave up.
    Resigned {
        /// The side that gave up.
        by: Side,
    },
    /// The same position stood for the third time at the start of a turn.
    DrawnByRepetition,
    /// The players agreed on a draw.
    DrawnByAgreement,
}

impl Ending {
    /// The side that won, unless it is a draw.
    pub fn winner(self) -> Option<Side> {
        match self {
            Ending::Won { by, .. } => Some(by),
            Ending::Resigned { by } => Some(by.other()),
            Ending::DrawnByRepetition | Ending::DrawnByAgreement => None,
        }
    }

    /// Whether the players ended the match themselves, by resigning or by agreeing on a draw. All other
    /// endings follow from what was played.
    pub fn is_resigned_or_agreed(self) -> bool {
        matches!(self, Ending::Resigned { .. } | Ending::DrawnByAgreement)
    }
}

/// A match being played.
///
/// It plays exactly what it is told. A part for which there is no legal move must be skipped. The
/// caller does that: after each step it skips for as long as there is a
/// [`forced_skip`](Match::forced_skip), so that it can tell the players of each one.
///
/// ```
/// use nonaga::rules::{HouseRules, Match, Position, Side, Step};
///
/// let mut game = Match::new(Position::start(HouseRules::Booklet));
/// let slide = game.position().slides()[0];
/// game.play(Step::Slide(slide)).unwrap();
/// let relocation = game.position().relocations().next().unwrap();
/// game.play(Step::Relocate(relocation)).unwrap();
/// assert_eq!(game.position().to_move(), Side::Black);
///
/// assert_eq!(game.take_back_turn(), 2);
/// assert_eq!(game.position(), game.start());
/// ```
#[derive(Clone, Debug)]
pub struct Match {
    start: Position,
    position: Position,
    played: Vec<Undo>,
    /// How often each position, by its hash, has stood at the start of a turn.
    stood: HashMap<u64, u32>,
    /// A resignation or an agreed draw.
    called: Option<Ending>,
}

impl Match {
    /// A match that begins with this position, which must be the start of a turn.
    ///
    /// # Panics
    ///
    /// If the position is in the middle of a turn, or won.
    pub fn new(start: Position) -> Match {
        assert_eq!(start.due(), Some(Part::Slide), "a match begins at the start of a turn");
        let stood = HashMap::from([(start.hash(), 1)]);
        let position = start.clone();
        Match { start, position, played: Vec::new(), stood, called: None }
    }

    /// The position at the start of the match.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// All that was played, part by part.
    pub fn steps(&self) -> impl ExactSizeIterator<Item = Step> {
        self.played.iter().map(Undo::step)
    }

    /// All that was played, turn by turn. The last turn may be unfinished.
    pub fn turns(&self) -> Vec<Turn> {
        let mut turns: Vec<Turn> = Vec::new();
        for step in self.steps() {
            match turns.last_mut() {
                Some(turn) if turn.rest == Rest::ToCome => turn.rest = step.rest(),
                _ => turns.push(Turn { slide: step.slide(), rest: Rest::ToCome }),
            }
        }
        if let (Some(turn), None) = (turns.last_mut(), self.position.due()) {
            turn.rest = Rest::Won;
        }
        turns
    }

    /// How the match ended, if it has.
    pub fn ending(&self) -> Option<Ending> {
        if let Some((by, shape, _)) = self.position.won() {
            return Some(Ending::Won { by, shape });
        }
        if self.times_stood() >= REPETITIONS {
            return Some(Ending::DrawnByRepetition);
        }
        self.called
    }

    /// How often the current position has stood at the start of a turn, now included; 0 in the middle
    /// of a turn.
    pub fn times_stood(&self) -> u32 {
        match self.position.due() {
            Some(Part::Slide) => self.stood.get(&self.position.hash()).copied().unwrap_or(0),
            _ => 0,
        }
    }

    /// The hashes of the positions that have stood twice at the start of a turn. Once more, and the
    /// match is drawn.
    pub fn stood_twice(&self) -> Vec<u64> {
        let once_more = self.stood.iter().filter(|(_, times)| **times + 1 == REPETITIONS);
        once_more.map(|(hash, _)| *hash).collect()
    }

    /// Whether a step is legal, and if not, why.
    pub fn check(&self, step: Step) -> Result<(), Refusal> {
        match self.ending() {
            Some(_) => Err(Refusal::MatchOver),
            None => self.position.check(step),
        }
    }

    /// Plays a step. An illegal one changes nothing.
    pub fn play(&mut self, step: Step) -> Result<(), Refusal> {
        self.check(step)?;
        self.play_unchecked(step);
        Ok(())
    }

    /// Plays a whole turn as it is written. A wrong one changes nothing.
    pub fn play_turn(&mut self, turn: Turn) -> Result<(), Misplay> {
        if self.ending().is_some() {
            return Err(Refusal::MatchOver.into());
        }
        self.position.clone().play_turn(turn)?;
        for step in turn.steps() {
            self.play_unchecked(step);
        }
        Ok(())
    }

    /// Plays a step that is known to be legal, for example because it has just been taken back.
    ///
    /// The step must pass [`check`](Match::check). This is not checked again.
    pub fn play_unchecked(&mut self, step: Step) {
        self.played.push(self.position.play_unchecked(step));
        if self.position.due() == Some(Part::Slide) {
            *self.stood.entry(self.position.hash()).or_default() += 1;
        }
    }

    /// The part that the side to move must skip, because there is no legal move for it.
    pub fn forced_skip(&self) -> Option<Part> {
        let due = self.position.due()?;
        (self.ending().is_none() && !self.position.can_play(due)).then_some(due)
    }

    /// A side gives up. This does nothing once the match is over.
    pub fn resign(&mut self, by: Side) {
        self.call(Ending::Resigned { by });
    }

    /// The players agree on a draw. This does nothing once the match is over.
    pub fn agree_on_draw(&mut self) {
        self.call(Ending::DrawnByAgreement);
    }

    fn call(&mut self, ending: Ending) {
        if self.ending().is_none() {
            self.called = Some(ending);
        }
    }

    /// Takes back the part that a player chose last, with the skips that followed from it. Returns
    /// how many steps were taken back: none if nobody has played anything.
    ///
    /// If the match was resigned or drawn by agreement, only that is taken back, and no step is.
    pub fn take_back_part(&mut self) -> usize {
        self.take_back(|_| true)
    }

    /// Takes back to the start of a turn: of the one under way, or else of the one before.
    pub fn take_back_turn(&mut self) -> usize {
        self.take_back(|position| position.due() == Some(Part::Slide))
    }

    /// Takes back at least the last step that a player chose, and goes on until the position is far
    /// enough back.
    fn take_back(&mut self, is_far_enough: impl Fn(&Position) -> bool) -> usize {
        if self.called.take().is_some() {
            return 0;
        }
        let chosen = |undo: &Undo| undo.step() != Step::Skip;
        let Some(last_chosen) = self.played.iter().rposition(chosen) else { return 0 };
        let before = self.played.len();
        while self.played.len() > last_chosen || !is_far_enough(&self.position) {
            if self.take_back_step().is_none() {
                break;
            }
        }
        before - self.played.len()
    }

    /// Takes back the last step, chosen or skipped, and returns it. A resignation or an agreement that
    /// came after it goes too.
    pub fn take_back_step(&mut self) -> Option<Step> {
        self.called = None;
        let undo = self.played.pop()?;
        if self.position.due() == Some(Part::Slide) {
            self.forget();
        }
        let step = undo.step();
        self.position.undo(undo);
        Some(step)
    }

    /// The match as it was after its first steps, without a resignation or an agreement that came later.
    #[must_use]
    pub fn after_steps(&self, steps: usize) -> Match {
        let mut game = self.clone();
        game.called = None;
        while game.played.len() > steps {
            game.take_back_step();
        }
        game
    }

    /// The match as it was after its first whole turns.
    #[must_use]
    pub fn after_turns(&self, turns: usize) -> Match {
        self.after_steps(2 * turns)
    }

    /// Counts the current position, which is about to be taken back, once less.
    fn forget(&mut self) {
        let hash = self.position.hash();
        if let Some(times) = self.stood.get_mut(&hash) {
            *times -= 1;
            if *times == 0 {
                self.stood.remove(&hash);
            }
        }
    }
}
