//! Whether the world says what the rules say, for tests: nothing here is taken from what makes it so.

use std::collections::BTreeSet;

use bevy::prelude::*;

use super::{
    At, Carried, DISC_HEIGHT, Disc, Hand, InHand, Layout, Locked, Motion, Referee, Selectable,
    Takeable, Target, Token, Winning,
};
use crate::rules::{Cell, Part, Side};

/// How far a thing that rests may lie from its place: what adding up small steps may come to.
const ASTRAY: f32 = 1e-3;

/// Where the world differs from the position.
#[derive(Clone, Debug, PartialEq)]
pub enum MirrorFault {
    /// Something of this kind lies where the rules have none, or lacks where they have one.
    Differs {
        /// Discs, a side's tokens, or what bears a mark.
        what: &'static str,
        /// Where they are in the world, in order.
        found: Vec<Cell>,
        /// Where the rules have them, in order.
        wanted: Vec<Cell>,
    },
    /// A disc or a token does not lie at its place, nor is it on its way there.
    Astray {
        /// Its cell.
        cell: Cell,
        /// Where it lies.
        lies: Vec3,
    },
    /// The hand holds what is not there for it.
    HandHoldsNothing,
}

/// Compares the world with the referee's position: every disc and token, every mark, every place.
pub fn check_mirror(world: &mut World) -> Result<(), MirrorFault> {
    world.resource_scope(|world, referee: Mut<Referee>| check(world, &referee))
}

fn check(world: &mut World, referee: &Referee) -> Result<(), MirrorFault> {
    let position = referee.position();
    let due = position.due().filter(|_| referee.waits_for_person());

    same::<With<Disc>>(world, "discs", position.board().discs().to_vec())?;
    for side in Side::BOTH {
        let mut tokens = world.query::<(&At, &Token)>();
        let found = tokens.iter(world).filter(|(_, token)| token.0 == side);
        let found = found.map(|(at, _)| at.0).collect();
        differs("tokens", found, position.tokens(side).to_vec())?;
    }
    same::<With<Locked>>(world, "locked", position.locked().into_iter().collect())?;

    let board = position.board().discs().iter().copied();
    let takeable = match due {
        Some(Part::Relocation) => {
            board.filter(|disc| position.check_taking(*disc).is_ok()).collect()
        }
        _ => Vec::new(),
    };
    same::<(With<Disc>, With<Takeable>)>(world, "takeable", takeable)?;
    let slides = match due {
        Some(Part::Slide) => position.slides().to_vec(),
        _ => Vec::new(),
    };
    let movable: BTreeSet<Cell> = slides.iter().map(|slide| slide.from).collect();
    same::<(With<Token>, With<Selectable>)>(world, "selectable", movable.into_iter().collect())?;
    let won = position.won().map_or_else(Vec::new, |(.., cells)| cells.to_vec());
    same::<(With<Token>, With<Winning>)>(world, "winning", won)?;

    let held = world.resource::<Hand>().held();
    let (in_hand, targets) = match held {
        None => (Vec::new(), Vec::new()),
        Some(held) if Some(held.part) != due => return Err(MirrorFault::HandHoldsNothing),
        Some(held) if held.part == Part::Slide => {
            let slides = slides.iter().filter(|slide| slide.from == held.from);
            (vec![held.from], slides.map(|slide| slide.to).collect())
        }
        Some(held) => {
            let places = position.relocations().filter(|place| place.from == held.from);
            (vec![held.from], places.map(|place| place.to).collect())
        }
    };
    same::<With<Target>>(world, "targets", targets)?;
    match held.map(|held| held.part) {
        Some(Part::Relocation) => same::<(With<InHand>, With<Disc>)>(world, "held", in_hand)?,
        _ => same::<(With<InHand>, With<Token>)>(world, "held", in_hand)?,
    }
    let carried = held.filter(|held| held.dragged).map(|held| held.from);
    same::<With<Carried>>(world, "carried", carried.into_iter().collect())?;
    transforms(world)
}

/// Things that rest are where they should be, and things that move end there.
fn transforms(world: &mut World) -> Result<(), MirrorFault> {
    let layout = *world.resource::<Layout>();
    let mut things =
        world.query_filtered::<(&At, Has<Token>, Has<InHand>, &Transform, Option<&Motion>), (
            Or<(With<Disc>, With<Token>)>,
            Without<Carried>,
        )>();
    for (At(cell), is_token, is_in_hand, transform, motion) in things.iter(world) {
        let lies = motion.map_or(transform.translation, Motion::end);
        let place = layout.place(*cell) + Vec3::Y * if is_token { DISC_HEIGHT } else { 0.0 };
        let is_there = if is_in_hand {
            lies.with_y(0.0).distance(place.with_y(0.0)) < ASTRAY && lies.y > place.y
        } else {
            lies.distance(place) < ASTRAY
        };
        if !is_there {
            return Err(MirrorFault::Astray { cell: *cell, lies });
        }
    }
    Ok(())
}

fn same<F: bevy::ecs::query::QueryFilter>(
    world: &mut World,
    what: &'static str,
    wanted: Vec<Cell>,
) -> Result<(), MirrorFault> {
    let found = world.query_filtered::<&At, F>().iter(world).map(|at| at.0).collect();
    differs(what, found, wanted)
}

fn differs(
    what: &'static str,
    mut found: Vec<Cell>,
    mut wanted: Vec<Cell>,
) -> Result<(), MirrorFault> {
    found.sort_unstable();
    wanted.sort_unstable();
    if found == wanted { Ok(()) } else { Err(MirrorFault::Differs { what, found, wanted }) }
}
