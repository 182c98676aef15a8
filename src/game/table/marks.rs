//! Marks the locked disc, the discs and tokens that may be moved, the held piece, its targets and the winning
//! tokens.

use bevy::prelude::*;

use super::{
    At, DISC_HEIGHT, Disc, Hand, Held, InHand, Layout, Locked, Selectable, Takeable, Target, Token,
    Winning,
};
use crate::{
    game::{common::Flow, referee::Referee},
    rules::{Cell, Part, Position, Slide},
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Referee>
        .or_eager(resource_changed::<Hand>)
        .or_eager(resource_changed::<ShowsLock>);
    app.init_resource::<ShowsLock>().add_systems(Update, mark.in_set(Flow::Mark).run_if(changed));
}

/// Whether the lock is marked. A learner who has not been told of it would only wonder.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShowsLock(pub bool);

impl Default for ShowsLock {
    fn default() -> ShowsLock {
        ShowsLock(true)
    }
}

/// Marks discs and tokens, and spawns the targets of the held piece.
fn mark(
    referee: Res<Referee>,
    (hand, shows_lock): (Res<Hand>, Res<ShowsLock>),
    layout: Res<Layout>,
    mut commands: Commands,
    discs: Query<(Entity, &At, Has<Locked>, Has<Takeable>, Has<InHand>), With<Disc>>,
    tokens: Query<(Entity, &At, Has<Selectable>, Has<InHand>, Option<&Winning>), With<Token>>,
    targets: Query<(Entity, &At, &Target)>,
) {
    let position = referee.position();
    let due = position.due().filter(|_| referee.waits_for_hand());
    let held_by =
        |part, cell| hand.held().is_some_and(|held| (held.part, held.from) == (part, cell));

    let takeable: &[Cell] = match due {
        Some(Part::Relocation) => &position.takeable(),
        _ => &[],
    };
    let lock = position.locked().filter(|_| shows_lock.0);
    for (entity, At(cell), locked, may_take, in_hand) in &discs {
        let mut entity = commands.entity(entity);
        set(&mut entity, Locked, locked, lock == Some(*cell));
        set(&mut entity, Takeable, may_take, takeable.contains(cell));
        set(&mut entity, InHand, in_hand, held_by(Part::Relocation, *cell));
    }

    let slides: &[Slide] = match due {
        Some(Part::Slide) => &position.slides(),
        _ => &[],
    };
    let shape = position.won().map(|(.., cells)| cells);
    for (entity, At(cell), may_slide, in_hand, winning) in &tokens {
        let mut entity = commands.entity(entity);
        set(&mut entity, Selectable, may_slide, slides.iter().any(|slide| slide.from == *cell));
        set(&mut entity, InHand, in_hand, held_by(Part::Slide, *cell));
        let place = shape.and_then(|cells| cells.iter().position(|won| won == cell)).map(Winning);
        if winning.copied() != place {
            match place {
                Some(place) => entity.insert(place),
                None => entity.remove::<Winning>(),
            };
        }
    }

    let wanted = hand.held().map_or_else(Vec::new, |held| places(position, held));
    put_targets(wanted, &targets, *layout, &mut commands);
}

/// Spawns the targets that are not there yet, and removes those that are wanted no longer.
fn put_targets(
    mut wanted: Vec<(Cell, Target)>,
    targets: &Query<(Entity, &At, &Target)>,
    layout: Layout,
    commands: &mut Commands,
) {
    for (entity, At(cell), target) in targets {
        let same = wanted.iter().position(|(place, wanted)| (place, wanted) == (cell, target));
        match same {
            Some(i) => {
                wanted.swap_remove(i);
            }
            None => commands.entity(entity).despawn(),
        }
    }
    for (cell, target) in wanted {
        let mut place = layout.place(cell);
        if target.direction.is_some() {
            place.y = DISC_HEIGHT;
        }
        let transform = Transform::from_translation(place);
        commands.spawn((target, At(cell), transform, Name::new("target")));
    }
}

fn set<C: Component>(entity: &mut EntityCommands, mark: C, has: bool, wanted: bool) {
    match (has, wanted) {
        (false, true) => {
            entity.insert(mark);
        }
        (true, false) => {
            entity.remove::<C>();
        }
        _ => {}
    }
}

/// The places where the held piece may go.
pub fn places(position: &Position, held: Held) -> Vec<(Cell, Target)> {
    match held.part {
        Part::Slide => {
            let slides = position.slides().into_iter().filter(|slide| slide.from == held.from);
            let place = |slide| {
                let passed: Vec<Cell> = path_of(slide).filter(|cell| *cell != slide.to).collect();
                let direction = slide.from.direction_to(slide.to);
                (slide.to, Target { direction, passed })
            };
            slides.map(place).collect()
        }
        Part::Relocation => {
            let target = Target { direction: None, passed: Vec::new() };
            let places = position.destinations(held.from).into_iter();
            places.map(|cell| (cell, target.clone())).collect()
        }
    }
}

/// The cells that a token passes on a slide, including the last one.
pub fn path_of(slide: Slide) -> impl Iterator<Item = Cell> {
    let direction = slide.from.direction_to(slide.to);
    let mut next = slide.from;
    std::iter::from_fn(move || {
        if next == slide.to {
            return None;
        }
        next = next.step(direction?);
        Some(next)
    })
}
