//! The mirror: keeps the entities of discs and tokens in step with the position.

use bevy::prelude::*;

use super::{
    At, Disc, Layout, Motion, Tabletop, Token, middle,
    motion::{Heading, Via, rest},
};
use crate::{
    game::{
        common::Flow,
        referee::{Ask, Done, Moved, Referee},
    },
    rules::{Cell, Side},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Layout>().add_systems(Startup, spawn_tabletop).add_systems(
        Update,
        (move_origin, mirror).chain().in_set(Flow::Mirror).run_if(resource_changed::<Referee>),
    );
}

fn spawn_tabletop(mut commands: Commands) {
    commands.spawn((Tabletop, Transform::default(), Name::new("tabletop")));
}

/// Moves the origin of the world after a board that has drifted far, with everything on it.
fn move_origin(
    referee: Res<Referee>,
    mut layout: ResMut<Layout>,
    mut things: Query<(Entity, &At, Has<Token>, &mut Transform, &mut Heading)>,
    mut commands: Commands,
) {
    let next = layout.around(middle(referee.position().board().discs()));
    if layout.set_if_neq(next) {
        for (entity, at, is_token, mut transform, mut heading) in &mut things {
            transform.translation = rest(*layout, at.0, is_token, false);
            heading.0 = transform.translation;
            commands.entity(entity).try_remove::<Motion>();
        }
    }
}

/// Makes the discs and tokens match the position, whatever they were before.
fn mirror(
    referee: Res<Referee>,
    layout: Res<Layout>,
    mut done: MessageReader<Done>,
    mut things: Query<(Entity, &mut At, Option<&Token>), Or<(With<Disc>, With<Token>)>>,
    mut commands: Commands,
) {
    let mut moved: Vec<&Moved> = Vec::new();
    for done in done.read() {
        if matches!(done.request.ask, Ask::Begin(_)) {
            moved.clear();
        }
        moved.extend(&done.moved);
    }
    let position = referee.position();
    for kind in [None, Some(Side::Red), Some(Side::Black)] {
        let wanted: &[Cell] = match kind {
            None => position.board().discs(),
            Some(side) => position.tokens(side),
        };
        let of_kind = things.iter().filter(|(.., token)| token.map(|token| token.0) == kind);
        let present = of_kind.map(|(entity, at, _)| (entity, at.0)).collect();
        let moved = moved.iter().copied().filter(|moved| moved.is_token() == kind.is_some());
        let Difference { moves, gone, new } = Difference::between(present, wanted, moved);
        for Move { entity, to, way } in moves {
            let Ok((_, mut at, _)) = things.get_mut(entity) else { continue };
            let mut entity = commands.entity(entity);
            match way {
                Some(moved) => entity.insert(Via(moved.clone())),
                None => entity.remove::<Via>(),
            };
            at.0 = to;
        }
        for entity in gone {
            commands.entity(entity).despawn();
        }
        for cell in new {
            let place = rest(*layout, cell, kind.is_some(), false);
            let common = (At(cell), Transform::from_translation(place), Heading(place));
            match kind {
                None => commands.spawn((Disc, Name::new("disc"), common)),
                Some(side) => commands.spawn((Token(side), Name::new("token"), common)),
            };
        }
    }
}

/// The changes that put all pieces of one kind where they should be.
struct Difference<'a> {
    moves: Vec<Move<'a>>,
    gone: Vec<Entity>,
    new: Vec<Cell>,
}

struct Move<'a> {
    entity: Entity,
    to: Cell,
    /// How it moved. `None` if it moved several times, or if that is not known.
    way: Option<&'a Moved>,
}

impl<'a> Difference<'a> {
    /// Pieces make the moves that were reported, one after the other. If these do not explain the position,
    /// each place that is left over gets the nearest piece that is left over.
    fn between(
        present: Vec<(Entity, Cell)>,
        wanted: &[Cell],
        moved: impl Iterator<Item = &'a Moved>,
    ) -> Difference<'a> {
        let mut arrived: Vec<Cell> = present.iter().map(|(_, cell)| *cell).collect();
        let mut ways: Vec<Vec<&Moved>> = vec![Vec::new(); present.len()];
        for moved in moved {
            if let Some(i) = arrived.iter().position(|cell| *cell == moved.from) {
                arrived[i] = moved.to;
                ways[i].push(moved);
            }
        }
        let mut difference = Difference { moves: Vec::new(), gone: Vec::new(), new: Vec::new() };
        let mut free = wanted.to_vec();
        let mut left_over = Vec::new();
        for (i, (entity, was)) in present.into_iter().enumerate() {
            match free.iter().position(|wanted| *wanted == arrived[i]) {
                Some(place) => {
                    let to = free.swap_remove(place);
                    let way = if let [way] = ways[i][..] { Some(way) } else { None };
                    if to != was {
                        difference.moves.push(Move { entity, to, way });
                    }
                }
                None => left_over.push((entity, was)),
            }
        }
        // Sorted, so that the result does not depend on the order in the world and the position.
        free.sort_unstable();
        left_over.sort_unstable_by_key(|(_, cell)| *cell);
        for to in free {
            let nearest = (0..left_over.len()).min_by_key(|i| left_over[*i].1.distance(to));
            match nearest {
                Some(i) => {
                    let (entity, before) = left_over.remove(i);
                    if to != before {
                        difference.moves.push(Move { entity, to, way: None });
                    }
                }
                None => difference.new.push(to),
            }
        }
        difference.gone.extend(left_over.into_iter().map(|(entity, _)| entity));
        difference
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{game::referee::Way, rules::Part};

    fn things(cells: &[(i32, i32)]) -> Vec<(Entity, Cell)> {
        let entities = (1..).map(Entity::from_bits);
        entities.zip(cells.iter().map(|(q, r)| Cell::new(*q, *r))).collect()
    }

    fn moved(from: (i32, i32), to: (i32, i32)) -> Moved {
        Moved {
            part: Part::Relocation,
            from: Cell::new(from.0, from.1),
            to: Cell::new(to.0, to.1),
            way: Way::Over,
        }
    }

    fn goes(difference: &Difference, entity: Entity) -> Option<(Cell, bool)> {
        let of = difference.moves.iter().find(|of| of.entity == entity)?;
        Some((of.to, of.way.is_some()))
    }

    #[test]
    fn two_discs_that_move_at_once_are_not_swapped_even_if_that_would_be_shorter() {
        let present = things(&[(0, 0), (5, 0)]);
        let [(first, _), (second, _)] = present[..] else { unreachable!("two things") };
        let wanted = [Cell::new(1, 0), Cell::new(4, 0)];
        let way = [moved((0, 0), (4, 0)), moved((5, 0), (1, 0))];
        let difference = Difference::between(present, &wanted, way.iter());
        assert_eq!(goes(&difference, first), Some((Cell::new(4, 0), true)));
        assert_eq!(goes(&difference, second), Some((Cell::new(1, 0), true)));
    }

    #[test]
    fn a_disc_that_moves_twice_goes_straight_to_its_last_place() {
        let present = things(&[(0, 0), (5, 0)]);
        let [(first, _), (second, _)] = present[..] else { unreachable!("two things") };
        // The second one takes the place that the first one leaves.
        let way = [moved((0, 0), (9, 9)), moved((5, 0), (0, 0)), moved((9, 9), (2, 0))];
        let wanted = [Cell::new(2, 0), Cell::new(0, 0)];
        let difference = Difference::between(present, &wanted, way.iter());
        assert_eq!(goes(&difference, first), Some((Cell::new(2, 0), false)));
        assert_eq!(goes(&difference, second), Some((Cell::new(0, 0), true)));
    }

    #[test]
    fn if_nothing_says_what_moved_the_nearest_piece_goes() {
        let present = things(&[(0, 0), (5, 0), (9, 0)]);
        let [(first, _), (second, _), (third, _)] = present[..] else { unreachable!("three") };
        let wanted = [Cell::new(1, 0), Cell::new(5, 0)];
        let difference = Difference::between(present, &wanted, std::iter::empty());
        assert_eq!(goes(&difference, first), Some((Cell::new(1, 0), false)));
        assert_eq!(goes(&difference, second), None);
        assert_eq!(difference.gone, [third]);
        assert!(difference.new.is_empty());
    }
}
