//! The mirror: discs and tokens as entities, which after every change become what the position says.

use bevy::prelude::*;

use super::{
    At, Disc, Done, Flow, Layout, Moved, Referee, Tabletop, Token, Way,
    layout::middle,
    motion::{Heading, Motion, Via, rest},
};
use crate::rules::{Cell, Side};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Layout>().add_systems(Startup, lay_table).add_systems(
        Update,
        (move_origin, mirror)
            .chain()
            .in_set(Flow::Mirror)
            .before(super::marks::mark)
            .run_if(resource_changed::<Referee>),
    );
}

fn lay_table(mut commands: Commands) {
    commands.spawn((Tabletop, Transform::default(), Name::new("tabletop")));
}

/// Follows a board that has drifted far, with all that lies on it.
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

/// Makes discs and tokens what the position says, from whatever they are.
fn mirror(
    referee: Res<Referee>,
    layout: Res<Layout>,
    mut done: MessageReader<Done>,
    mut things: Query<(Entity, &mut At, Option<&Token>), Or<(With<Disc>, With<Token>)>>,
    mut commands: Commands,
) {
    let moved: Vec<Moved> = done.read().flat_map(|done| done.moved.clone()).collect();
    let position = referee.position();
    for kind in [None, Some(Side::Red), Some(Side::Black)] {
        let wanted: &[Cell] = match kind {
            None => position.board().discs(),
            Some(side) => position.tokens(side),
        };
        let of_kind = things.iter().filter(|(.., token)| token.map(|token| token.0) == kind);
        let present = of_kind.map(|(entity, at, _)| (entity, at.0)).collect();
        let Difference { moves, gone, new } = Difference::between(present, wanted);
        for (entity, to) in moves {
            let Ok((_, mut at, _)) = things.get_mut(entity) else { continue };
            let way = moved.iter().find(|moved| {
                let is_slide = moved.way == Way::Slide;
                (moved.from, moved.to, is_slide) == (at.0, to, kind.is_some())
            });
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

/// What to do so that things of one kind lie where they should.
struct Difference {
    moves: Vec<(Entity, Cell)>,
    gone: Vec<Entity>,
    new: Vec<Cell>,
}

impl Difference {
    /// What lies right stays. Of the rest, each place gets what lies nearest to it.
    fn between(present: Vec<(Entity, Cell)>, wanted: &[Cell]) -> Difference {
        let mut free = wanted.to_vec();
        let mut astray = present;
        astray.retain(|(_, cell)| match free.iter().position(|wanted| wanted == cell) {
            Some(i) => {
                free.swap_remove(i);
                false
            }
            None => true,
        });
        // The same whatever order the world and the position keep their things in.
        free.sort_unstable();
        astray.sort_unstable_by_key(|(_, cell)| *cell);
        let mut difference = Difference { moves: Vec::new(), gone: Vec::new(), new: Vec::new() };
        for place in free {
            let nearest = (0..astray.len()).min_by_key(|i| distance(astray[*i].1, place));
            match nearest {
                Some(i) => difference.moves.push((astray.remove(i).0, place)),
                None => difference.new.push(place),
            }
        }
        difference.gone.extend(astray.into_iter().map(|(entity, _)| entity));
        difference
    }
}

/// How many steps apart two cells are.
fn distance(a: Cell, b: Cell) -> u64 {
    let (q, r) = (i64::from(a.q) - i64::from(b.q), i64::from(a.r) - i64::from(b.r));
    q.unsigned_abs().max(r.unsigned_abs()).max((q + r).unsigned_abs())
}
