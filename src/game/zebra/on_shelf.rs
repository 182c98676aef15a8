//! What the shelf asks of a match: how it goes on, and where its things lie.

use bevy::prelude::*;

use super::layout;
use crate::{
    engine::{Limits, Stop},
    game::{
        common::ShelfGame,
        shelf::{ShelfAdvice, ShelfChosen, ShelfMatch, ShelfThings, ShelfThought},
        stage::{
            HEIGHT, Subject,
            mark::{CAME_FROM, QUIET, WENT_TO},
        },
    },
    zebra::{
        ZebraEnding, ZebraMatch, ZebraPlayer, ZebraPlayerKind, ZebraRecord, ZebraRefusal,
        ZebraSide, ZebraSize, ZebraSquare, ZebraTurn, ZebraWhy, zebra_hint,
    },
};

/// The number of a side.
pub fn number_of_side(side: ZebraSide) -> usize {
    side as usize
}

/// The side with this number.
pub fn side_of(number: usize) -> ZebraSide {
    ZebraSide::BOTH[number % 2]
}

/// The player of a side.
pub fn player(record: &ZebraRecord, side: usize) -> &ZebraPlayer {
    match side_of(side) {
        ZebraSide::Light => &record.light,
        ZebraSide::Dark => &record.dark,
    }
}

/// The number of a square in this match.
pub fn number_of(record: &ZebraRecord, square: ZebraSquare) -> u32 {
    layout::number_of(record.game.position().size(), square)
}

/// The square with this number in this match.
pub fn square_of(record: &ZebraRecord, number: u32) -> Option<ZebraSquare> {
    layout::square_of(record.game.position().size(), number)
}

/// How many positions the adviser looks at. That takes about a second.
const NODES: u64 = 1_000_000;

/// The largest share of the free width and height that the board takes up.
const FILL: Vec2 = Vec2::new(0.88, 0.94);

impl ShelfMatch for ZebraRecord {
    const GAME: ShelfGame = ShelfGame::Zebra;
    const FOLDER: &'static str = "zebra";
    const OVER: ZebraRefusal = ZebraRefusal::MatchOver;
    type Step = ZebraTurn;
    type Refusal = ZebraRefusal;
    type Why = ZebraWhy;

    fn idle() -> ZebraRecord {
        let person = || ZebraPlayer { name: String::new(), player: ZebraPlayerKind::Human };
        let game = ZebraMatch::new(ZebraSize::default());
        ZebraRecord { date: jiff::Timestamp::UNIX_EPOCH, light: person(), dark: person(), game }
    }

    fn steps(&self) -> usize {
        self.game.turns().len()
    }

    fn last_written(&self) -> Option<String> {
        self.game.turns().last().map(ToString::to_string)
    }

    fn is_over(&self) -> bool {
        self.game.ending().is_some()
    }

    fn winner(&self) -> Option<usize> {
        self.game.ending().and_then(ZebraEnding::winner).map(number_of_side)
    }

    fn mover(&self) -> usize {
        number_of_side(self.game.position().to_move())
    }

    fn is_person(&self, side: usize) -> bool {
        player(self, side).player == ZebraPlayerKind::Human
    }

    fn take(&mut self, step: ZebraTurn) -> Result<(), ZebraRefusal> {
        self.game.play(step)
    }

    fn take_back(&mut self) {
        self.game.take_back();
    }

    fn resign(&mut self, side: usize) {
        self.game.resign(side_of(side));
    }

    fn up_to(&self, steps: usize) -> ZebraRecord {
        let mut game = ZebraMatch::new(self.game.position().size());
        for turn in self.game.turns().iter().take(steps) {
            // They have been checked, so this stops only at the end.
            if game.play(*turn).is_err() {
                break;
            }
        }
        ZebraRecord { game, ..self.clone() }
    }

    fn branched(&self) -> ZebraRecord {
        ZebraRecord { date: jiff::Timestamp::now(), ..self.clone() }
    }

    fn again(&self) -> ZebraRecord {
        ZebraRecord {
            date: jiff::Timestamp::now(),
            light: self.dark.clone(),
            dark: self.light.clone(),
            game: ZebraMatch::new(self.game.position().size()),
        }
    }

    /// An own tower next to the held piece is taken for a try, which says why it is not allowed. One that is further away
    /// can only be meant to be taken instead.
    fn choose(&self, held: Option<u32>, at: u32) -> ShelfChosen<ZebraTurn, ZebraRefusal> {
        let position = self.game.position();
        let Some(to) = square_of(self, at) else { return ShelfChosen::Hold(held) };
        let taken = position.check_taking(to);
        match held.and_then(|held| square_of(self, held)) {
            Some(from) if from == to => ShelfChosen::Hold(None),
            Some(from) if from.is_next_to(to) || taken.is_err() => {
                let turn = ZebraTurn { from, to };
                match position.check(turn) {
                    Ok(()) => ShelfChosen::Play(turn),
                    Err(why) => ShelfChosen::Refuse(why),
                }
            }
            _ => match taken {
                Ok(()) => ShelfChosen::Hold(Some(at)),
                Err(why) => ShelfChosen::Refuse(why),
            },
        }
    }

    /// The towers that can be taken, or those to which the held piece may go.
    fn inviting(&self, held: Option<u32>) -> Vec<u32> {
        let position = self.game.position();
        if let Some(from) = held.and_then(|held| square_of(self, held)) {
            return position.turns_from(from).map(|turn| number_of(self, turn.to)).collect();
        }
        let own = position.towers(position.to_move());
        let free = own.filter(|square| position.check_taking(*square).is_ok());
        free.map(|square| number_of(self, square)).collect()
    }

    fn think(&self, seed: u64, stop: &Stop) -> Option<ShelfThought<ZebraTurn>> {
        let ZebraPlayerKind::Computer { level } = player(self, self.mover()).player else {
            return None;
        };
        let thought = level.choose(&self.game, seed, stop)?;
        let foresees = thought.proof.map(|proof| (number_of_side(proof.winner), proof.turns));
        Some(ShelfThought { step: thought.turn, foresees })
    }

    fn advise(&self, stop: &Stop) -> Option<ShelfAdvice<ZebraTurn, ZebraWhy>> {
        let hint = zebra_hint(&self.game, Limits::nodes(NODES), stop)?;
        Some(ShelfAdvice { step: hint.turn, why: hint.why })
    }
}

impl ShelfThings for ZebraRecord {
    /// Closed squares are stops too: the cursor says that they are closed.
    fn stops(&self) -> Vec<(u32, Vec3)> {
        let size = self.game.position().size();
        let stop = |square| (layout::number_of(size, square), layout::place(size, square));
        size.squares().map(stop).collect()
    }

    fn first_stop(&self) -> u32 {
        let length = u32::from(self.game.position().size().length());
        let middle = (length / 2).saturating_sub(1);
        middle * length + middle
    }

    fn touched(&self, step: ZebraTurn) -> Vec<u32> {
        vec![number_of(self, step.from), number_of(self, step.to)]
    }

    /// Rings around where the last turn came from and went to, and where squares were that are closed. A square that the
    /// last turn has closed shows the ring of the turn.
    fn trail(&self, shows_last: bool) -> Vec<(u32, Vec3)> {
        let position = self.game.position();
        let size = position.size();
        let is_closed = |square: &ZebraSquare| position.height(*square) == 0;
        let last = self.game.turns().last().filter(|_| shows_last);
        let of_last: Vec<_> = last.into_iter().flat_map(|turn| [turn.from, turn.to]).collect();
        let closed = size.squares().filter(is_closed);
        let closed = closed.filter(|square| !of_last.contains(square));
        let closed = closed.map(|square| (CAME_FROM, layout::place(size, square)));
        let last = of_last.iter().map(|square| {
            let square = *square;
            let base = if is_closed(&square) { 0.0 } else { layout::BASE_HEIGHT };
            (WENT_TO | QUIET, layout::place(size, square) + Vec3::Y * base)
        });
        closed.chain(last).collect()
    }

    /// All squares, with what stands on them. The view follows only towers that are higher than usual.
    fn subject(&self) -> Subject {
        let position = self.game.position();
        let size = position.size();
        let squares = size.squares().map(|square| layout::place(size, square));
        let high = size.squares().filter_map(|square| {
            let over = layout::height(position.height(square).into()) - HEIGHT;
            (over > 0.0).then(|| layout::place(size, square) + Vec3::Y * over)
        });
        Subject { discs: squares.chain(high).collect(), around: Vec::new(), fill: FILL }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_turn_is_marked_where_it_came_from_also_if_that_square_is_closed() {
        let mut record = ZebraRecord::idle();
        let turn: ZebraTurn = "a1>b1".parse().expect("a turn");
        record.take(turn).expect("it is allowed");
        let size = record.game.position().size();
        let marks_at = |shows_last, square| -> Vec<u32> {
            let is_there = |place: Vec3| place.with_y(0.0) == layout::place(size, square);
            let trail = record.trail(shows_last).into_iter();
            trail.filter(|(_, place)| is_there(*place)).map(|(mark, _)| mark).collect()
        };
        for square in [turn.from, turn.to] {
            assert_eq!(marks_at(true, square), [WENT_TO | QUIET]);
        }
        assert_eq!(marks_at(false, turn.from), [CAME_FROM], "it is closed all the same");
        assert_eq!(marks_at(false, turn.to), []);
    }
}
