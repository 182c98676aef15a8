//! The squares and the pieces as entities, kept in step with the match.

use bevy::prelude::*;

use super::{
    AT_ZEBRA, ZebraFan, ZebraHand, ZebraStand,
    layout::{self, height, number_of, place, square_of, ware},
};
use crate::{
    game::{
        common::Flow,
        input::OtherThing,
        shelf::{Senders, ShelfBase, ShelfGoal, ShelfTable},
        stage::Brought,
        table::LIFT,
    },
    zebra::{ZebraPosition, ZebraSide, ZebraSquare},
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<ZebraStand>
        .or_eager(resource_changed::<ZebraHand>)
        .or_eager(state_changed::<ShelfTable>);
    app.add_systems(
        Update,
        (
            (lay_squares, mirror).chain().in_set(Flow::Mirror).run_if(changed),
            travel.in_set(Flow::Move),
        )
            .run_if(in_state(AT_ZEBRA)),
    );
}

/// The base of a square that is not closed.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ZebraBase(pub ZebraSquare);

/// A piece, by the rules: whose it is, in which tower, and how many are below it there.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ZebraPiece {
    /// Whose it is.
    pub side: ZebraSide,
    /// Where its tower stands.
    pub square: ZebraSquare,
    /// How many pieces are below it.
    pub below: usize,
}

/// Gives each square that is not closed its base.
fn lay_squares(
    stand: Res<ZebraStand>,
    bases: Query<(Entity, &ZebraBase, &OtherThing)>,
    mut commands: Commands,
) {
    let (position, size) = (stand.shown().game.position(), stand.shown().game.position().size());
    let is_wanted = |square| size.has(square) && position.height(square) > 0;
    let lies = |square| {
        bases.iter().any(|(_, base, thing)| base.0 == square && thing.0 == number_of(size, square))
    };
    for (base, ZebraBase(square), thing) in &bases {
        if !is_wanted(*square) || thing.0 != number_of(size, *square) {
            commands.entity(base).despawn();
        }
    }
    for square in size.squares().filter(|square| is_wanted(*square) && !lies(*square)) {
        let number = number_of(size, square);
        commands.spawn((
            Name::new("square"),
            (ZebraBase(square), ShelfBase { shade: SHADE }, OtherThing(number)),
            Brought { ware: &layout::BASE, cut: number },
            Transform::from_translation(place(size, square)),
            DespawnOnExit(AT_ZEBRA),
        ));
    }
}

/// Where each piece of a side has to be.
fn wanted(position: &ZebraPosition) -> Vec<ZebraPiece> {
    let squares = position.size().squares();
    let in_tower = |square| {
        let tower = position.tower(square).into_iter().enumerate();
        tower.map(move |(below, side)| ZebraPiece { side, square, below })
    };
    squares.flat_map(in_tower).collect()
}

/// Lets the pieces be where the position says. What can stay stays, and each place that is left gets the nearest piece of
/// its side that is left. So the piece on top of a tower makes the turn.
fn mirror(
    stand: Res<ZebraStand>,
    mut pieces: Query<(Entity, &mut ZebraPiece, &mut OtherThing)>,
    mut commands: Commands,
) {
    let position = stand.shown().game.position();
    let size = position.size();
    let mut free = wanted(position);
    let mut left: Vec<(Entity, ZebraPiece)> = Vec::new();
    for (entity, piece, _) in &pieces {
        match free.iter().position(|wanted| *wanted == *piece) {
            Some(stays) => drop(free.swap_remove(stays)),
            None => left.push((entity, *piece)),
        }
    }
    // The order in the world must not matter.
    left.sort_unstable_by_key(|(_, piece)| (piece.square, piece.below));
    free.sort_unstable_by_key(|piece| (piece.square, piece.below));
    for wanted in free {
        let away = |piece: &ZebraPiece| {
            place(size, piece.square).distance_squared(place(size, wanted.square))
        };
        let of_side = (0..left.len()).filter(|index| left[*index].1.side == wanted.side);
        let nearest = of_side.min_by(|a, b| away(&left[*a].1).total_cmp(&away(&left[*b].1)));
        let number = OtherThing(number_of(size, wanted.square));
        if let Some(index) = nearest {
            let (entity, _) = left.swap_remove(index);
            if let Ok((_, mut piece, mut thing)) = pieces.get_mut(entity) {
                (*piece, *thing) = (wanted, number);
            }
        } else {
            let at = rest(&stand, None, &wanted);
            commands.spawn((
                Name::new("piece"),
                (wanted, ShelfGoal { place: at, shift: Vec3::ZERO }, number),
                Brought { ware: ware(wanted.side), cut: number.0 },
                Transform::from_translation(at),
                DespawnOnExit(AT_ZEBRA),
            ));
        }
    }
    for (piece, _) in left {
        commands.entity(piece).despawn();
    }
}

/// Where a piece comes to rest. The one that is held hovers above its tower.
fn rest(stand: &ZebraStand, held: Option<u32>, piece: &ZebraPiece) -> Vec3 {
    let position = stand.shown().game.position();
    let held = held.and_then(|held| square_of(position.size(), held));
    let is_top = piece.below + 1 == usize::from(position.height(piece.square));
    let lift = if is_top && held == Some(piece.square) { 1.5 * LIFT } else { 0.0 };
    place(position.size(), piece.square) + Vec3::Y * (height(piece.below) + lift)
}

type Travelling = (Entity, &'static ZebraPiece, &'static mut Transform, &'static mut ShelfGoal);

/// Sends the pieces that should be elsewhere on their way.
fn travel(
    (stand, hand, fan): (Res<ZebraStand>, Res<ZebraHand>, Res<ZebraFan>),
    mut pieces: Query<Travelling>,
    mut senders: Senders,
) {
    for (entity, piece, mut transform, mut goal) in &mut pieces {
        let place = rest(&stand, hand.held, piece);
        let shift = fan.shift(piece.square, piece.below);
        senders.send(entity, &mut transform, &mut goal, ShelfGoal { place, shift });
    }
}

/// How wide the shade of a base on the table is, relative to a mark.
const SHADE: f32 = 1.25;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::zebra::ZebraSize;

    #[test]
    fn a_position_says_where_every_piece_is() {
        let mut position = ZebraPosition::start(ZebraSize::Four);
        position.play("a1>b1".parse().expect("a turn")).expect("it is allowed");
        let pieces = wanted(&position);
        assert_eq!(pieces.len(), 16);
        let b1 = "b1".parse().expect("a square");
        let tower: Vec<_> = pieces.iter().filter(|piece| piece.square == b1).collect();
        let sides: Vec<_> = tower.iter().map(|piece| (piece.below, piece.side)).collect();
        assert_eq!(sides, [(0, ZebraSide::Dark), (1, ZebraSide::Light)]);
    }
}
