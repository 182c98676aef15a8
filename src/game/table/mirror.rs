//! The mirror: keeps the entities of discs and tokens in step with the position.

use std::ptr;

use bevy::prelude::*;

use super::{
    At, Disc, FirstAt, Layout, MadeFor, Motion, Tabletop, Token, middle,
    motion::{Heading, Via, rest},
};
use crate::{
    game::{
        common::Flow,
        referee::{Ask, Done, Moved, Referee},
    },
    rules::{Cell, Match, Side, Step},
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

type Things<'w, 's> = Query<
    'w,
    's,
    (Entity, &'static mut At, &'static mut FirstAt, &'static MadeFor, Option<&'static Token>),
    Or<(With<Disc>, With<Token>)>,
>;

/// Makes the discs and tokens match the position, whatever they were before.
fn mirror(
    referee: Res<Referee>,
    layout: Res<Layout>,
    mut done: MessageReader<Done>,
    mut things: Things,
    mut commands: Commands,
) {
    let mut moved: Vec<&Moved> = Vec::new();
    for done in done.read() {
        if matches!(done.request.ask, Ask::Begin(_)) {
            moved.clear();
        }
        moved.extend(&done.moved);
    }
    for kind in [None, Some(Side::Red), Some(Side::Black)] {
        let of_kind = things.iter().filter(|(.., token)| token.map(|token| token.0) == kind);
        let present = of_kind.map(|(thing, at, first, made_for, _)| {
            let was = Piece { at: at.0, first: first.0 };
            Present { thing, was, made_for: made_for.0 }
        });
        let all = &moved;
        let moved = all.iter().copied().filter(|moved| moved.is_token() == kind.is_some());
        let wanted = pieces(referee.playhead().game(), kind);
        let Difference { kept, gone, new } = Difference::between(present.collect(), wanted, moved);
        for Kept { thing, piece, way } in kept {
            let Ok((_, mut at, mut first, ..)) = things.get_mut(thing) else { continue };
            first.set_if_neq(FirstAt(piece.first));
            if at.set_if_neq(At(piece.at)) {
                let mut thing = commands.entity(thing);
                match way {
                    Some(moved) => {
                        // The parts of turns that are played or taken back at once follow each other.
                        let after = all.iter().position(|one| ptr::eq(*one, moved)).unwrap_or(0);
                        thing.insert(Via { moved: moved.clone(), after })
                    }
                    None => thing.remove::<Via>(),
                };
            }
        }
        for thing in gone {
            commands.entity(thing).despawn();
        }
        for Piece { at, first } in new {
            let place = rest(*layout, at, kind.is_some(), false);
            let common = (
                (At(at), FirstAt(first), MadeFor(first)),
                (Transform::from_translation(place), Heading(place)),
            );
            match kind {
                None => commands.spawn((Disc, Name::new("disc"), common)),
                Some(side) => commands.spawn((Token(side), Name::new("token"), common)),
            };
        }
    }
}

/// Where a disc or a token is, and where it was when the match began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Piece {
    at: Cell,
    first: Cell,
}

/// All pieces of one kind, followed from the start of the match.
fn pieces(game: &Match, kind: Option<Side>) -> Vec<Piece> {
    let firsts: &[Cell] = match kind {
        None => game.start().board().discs(),
        Some(side) => game.start().tokens(side),
    };
    let mut pieces: Vec<Piece> =
        firsts.iter().map(|first| Piece { at: *first, first: *first }).collect();
    let moves = game.steps().filter_map(|step| match (kind, step) {
        (None, Step::Relocate(disc)) => Some((disc.from, disc.to)),
        (Some(_), Step::Slide(token)) => Some((token.from, token.to)),
        _ => None,
    });
    for (from, to) in moves {
        if let Some(piece) = pieces.iter_mut().find(|piece| piece.at == from) {
            piece.at = to;
        }
    }
    pieces
}

/// A thing on the table, and the piece that it was until now.
#[derive(Clone, Copy, Debug)]
struct Present {
    thing: Entity,
    was: Piece,
    made_for: Cell,
}

/// The changes that put all pieces of one kind where they should be.
#[derive(Default)]
struct Difference<'a> {
    kept: Vec<Kept<'a>>,
    gone: Vec<Entity>,
    new: Vec<Piece>,
}

/// A thing that stays on the table, and the piece that it is now.
struct Kept<'a> {
    thing: Entity,
    piece: Piece,
    /// How it got there. `None` if it moved several times, or if that is not known.
    way: Option<&'a Moved>,
}

impl<'a> Difference<'a> {
    /// Things of the same match, or of one that began like it, are told apart by where they began. So each disc keeps its
    /// grain, however somebody jumps about in a match. If another match begins on the same board, all stay where they lie. On
    /// another board each goes where it was made for, if it can: every new match looks the same.
    fn between(
        mut present: Vec<Present>,
        mut wanted: Vec<Piece>,
        moved: impl Iterator<Item = &'a Moved>,
    ) -> Difference<'a> {
        // Sorted, so that the result does not depend on the order in the world and the match.
        present.sort_unstable_by_key(|present| present.was.first);
        wanted.sort_unstable_by_key(|piece| piece.first);
        let mut difference = Difference::default();
        let firsts = wanted.iter().map(|piece| piece.first);
        if present.iter().map(|present| present.was.first).eq(firsts) {
            let moved: Vec<&Moved> = moved.collect();
            let kept = |(Present { thing, was, .. }, piece): (Present, Piece)| Kept {
                thing,
                piece,
                way: only_way(was.at, piece.at, &moved),
            };
            difference.kept.extend(present.into_iter().zip(wanted).map(kept));
            return difference;
        }
        let lies_there = |present: &Present, piece: &Piece| present.was.at == piece.at;
        let is_made_for_it = |present: &Present, piece: &Piece| present.made_for == piece.first;
        let is_same_board = present.len() == wanted.len()
            && wanted.iter().all(|piece| present.iter().any(|present| lies_there(present, piece)));
        let mut keep = |thing, piece| difference.kept.push(Kept { thing, piece, way: None });
        let mut keep_those = |fits: &dyn Fn(&Present, &Piece) -> bool| {
            wanted.retain(|piece| {
                let found = present.iter().position(|present| fits(present, piece));
                if let Some(i) = found {
                    keep(present.remove(i).thing, *piece);
                }
                found.is_none()
            });
        };
        if !is_same_board {
            keep_those(&is_made_for_it);
        }
        keep_those(&lies_there);
        for piece in wanted {
            match (0..present.len()).min_by_key(|i| present[*i].was.at.distance(piece.at)) {
                Some(nearest) => keep(present.remove(nearest).thing, piece),
                None => difference.new.push(piece),
            }
        }
        difference.gone.extend(present.into_iter().map(|present| present.thing));
        difference
    }
}

/// The move that brought a piece from one cell to the other, if it was a single one.
fn only_way<'a>(from: Cell, to: Cell, moved: &[&'a Moved]) -> Option<&'a Moved> {
    let mut at = from;
    let mut ways = Vec::new();
    for moved in moved {
        if moved.from == at {
            at = moved.to;
            ways.push(*moved);
        }
    }
    match ways[..] {
        [way] if at == to => Some(way),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::{game::referee::Way, rules::Part};

    fn cell((q, r): (i32, i32)) -> Cell {
        Cell::new(q, r)
    }

    fn piece(first: (i32, i32), at: (i32, i32)) -> Piece {
        Piece { at: cell(at), first: cell(first) }
    }

    /// Things that were made for where they were at first.
    fn things(pieces: &[Piece]) -> Vec<Present> {
        let things = (1..).map(Entity::from_bits).zip(pieces);
        things.map(|(thing, was)| Present { thing, was: *was, made_for: was.first }).collect()
    }

    fn moved(from: (i32, i32), to: (i32, i32)) -> Moved {
        Moved { part: Part::Relocation, from: cell(from), to: cell(to), way: Way::Over }
    }

    fn goes(difference: &Difference, thing: Entity) -> Option<(Cell, bool)> {
        let kept = difference.kept.iter().find(|kept| kept.thing == thing)?;
        Some((kept.piece.at, kept.way.is_some()))
    }

    #[test]
    fn two_discs_that_move_at_once_are_not_swapped_even_if_that_would_be_shorter() {
        let present = things(&[piece((0, 0), (0, 0)), piece((5, 0), (5, 0))]);
        let [first, second] = present[..] else { unreachable!("two things") };
        let [first, second] = [first.thing, second.thing];
        let wanted = vec![piece((5, 0), (1, 0)), piece((0, 0), (4, 0))];
        let way = [moved((0, 0), (4, 0)), moved((5, 0), (1, 0))];
        let difference = Difference::between(present, wanted, way.iter());
        assert_eq!(goes(&difference, first), Some((cell((4, 0)), true)));
        assert_eq!(goes(&difference, second), Some((cell((1, 0)), true)));
    }

    #[test]
    fn a_disc_that_moves_twice_goes_straight_to_its_last_place() {
        let present = things(&[piece((0, 0), (0, 0)), piece((5, 0), (5, 0))]);
        let [first, second] = present[..] else { unreachable!("two things") };
        let [first, second] = [first.thing, second.thing];
        // The second one takes the place that the first one leaves.
        let way = [moved((0, 0), (9, 9)), moved((5, 0), (0, 0)), moved((9, 9), (2, 0))];
        let wanted = vec![piece((0, 0), (2, 0)), piece((5, 0), (0, 0))];
        let difference = Difference::between(present, wanted, way.iter());
        assert_eq!(goes(&difference, first), Some((cell((2, 0)), false)));
        assert_eq!(goes(&difference, second), Some((cell((0, 0)), true)));
    }

    #[test]
    fn a_jump_in_the_match_leaves_each_disc_its_own_place_even_if_another_lies_there() {
        // The first one has gone away, and the second one has taken its place. The match is shown from its start.
        let present = things(&[piece((0, 0), (9, 9)), piece((5, 0), (0, 0))]);
        let [first, second] = present[..] else { unreachable!("two things") };
        let [first, second] = [first.thing, second.thing];
        let wanted = vec![piece((0, 0), (0, 0)), piece((5, 0), (5, 0))];
        let difference = Difference::between(present, wanted, std::iter::empty());
        assert_eq!(goes(&difference, first), Some((cell((0, 0)), false)));
        assert_eq!(goes(&difference, second), Some((cell((5, 0)), false)));
    }

    /// On a board of its own: two things, made for other cells than those of the match on the table.
    fn made_elsewhere() -> Vec<Present> {
        let mut present = things(&[piece((7, 7), (0, 0)), piece((8, 8), (5, 0))]);
        for (present, made_for) in present.iter_mut().zip([(5, 0), (1, 0)]) {
            present.made_for = cell(made_for);
        }
        present
    }

    #[test]
    fn when_another_match_begins_on_the_same_board_all_stay() {
        let present = made_elsewhere();
        let wanted = vec![piece((0, 0), (0, 0)), piece((5, 0), (5, 0))];
        let difference = Difference::between(present.clone(), wanted.clone(), std::iter::empty());
        for Present { thing, was, .. } in present {
            assert_eq!(goes(&difference, thing), Some((was.at, false)));
        }
        // From now on they are pieces of that match.
        let now: BTreeSet<Cell> = difference.kept.iter().map(|kept| kept.piece.first).collect();
        assert_eq!(now, wanted.iter().map(|piece| piece.first).collect());
    }

    #[test]
    fn when_another_match_begins_each_goes_where_it_was_made_for_and_then_the_nearest() {
        let mut present = made_elsewhere();
        present.extend([Present {
            thing: Entity::from_bits(9),
            was: piece((9, 9), (9, 0)),
            made_for: cell((4, 4)),
        }]);
        let [first, second, third] = present[..] else { unreachable!("three") };
        let wanted = vec![piece((1, 0), (1, 0)), piece((5, 0), (5, 0)), piece((8, 0), (8, 0))];
        let difference = Difference::between(present.clone(), wanted, std::iter::empty());
        assert_eq!(goes(&difference, first.thing), Some((cell((5, 0)), false)));
        assert_eq!(goes(&difference, second.thing), Some((cell((1, 0)), false)));
        assert_eq!(goes(&difference, third.thing), Some((cell((8, 0)), false)));

        let fewer = vec![piece((1, 0), (1, 0)), piece((9, 0), (9, 0))];
        let difference = Difference::between(present, fewer, std::iter::empty());
        assert_eq!(difference.gone, [first.thing]);
        assert_eq!(goes(&difference, third.thing), Some((cell((9, 0)), false)), "it lies there");
        assert!(difference.new.is_empty());
    }
}
