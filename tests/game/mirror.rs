//! Checks that the world agrees with the rules. It asks the rules directly, and does not reuse the systems that it
//! checks.

use std::collections::BTreeSet;

use bevy::prelude::*;
use nonaga::{
    game::{
        referee::Referee,
        table::{
            At, Carried, DISC_HEIGHT, Disc, FirstAt, Hand, InHand, Layout, Locked, Motion,
            Selectable, ShowsLock, Takeable, Target, Token, Winning,
        },
    },
    rules::{Cell, Part, Side, Step},
};

/// How far a piece at rest may lie from its place. Rounding errors add up over many small steps.
const TOLERANCE: f32 = 1e-3;

/// How the world differs from the position.
#[derive(Clone, Debug, PartialEq)]
pub enum MirrorFault {
    /// The world has pieces or marks of this kind on other cells than the rules.
    Differs {
        /// Discs, a side's tokens, or the pieces with a certain mark.
        what: &'static str,
        /// Their cells in the world, sorted.
        found: Vec<Cell>,
        /// Their cells by the rules, sorted.
        wanted: Vec<Cell>,
    },
    /// A disc or a token is neither at its place nor on its way there.
    Astray {
        /// The cell where it belongs.
        cell: Cell,
        /// Where it is, or where its motion ends.
        lies: Vec3,
    },
    /// A disc or a token is not the one that has come to this cell since the match began.
    Exchanged {
        /// Where it is.
        cell: Cell,
        /// Where it says that it began, and where the one on this cell did.
        first: [Cell; 2],
    },
    /// The hand holds a piece although that part is not due.
    HandHoldsNothing,
}

/// Compares the world with the referee's position: every disc, token, mark and target.
pub fn check_mirror(world: &mut World) -> Result<(), MirrorFault> {
    world.resource_scope(|world, referee: Mut<Referee>| check(world, &referee))
}

fn check(world: &mut World, referee: &Referee) -> Result<(), MirrorFault> {
    let position = referee.position();
    let due = position.due().filter(|_| referee.waits_for_hand());

    check_marked::<With<Disc>>(world, "discs", position.board().discs().to_vec())?;
    for side in Side::BOTH {
        let mut tokens = world.query::<(&At, &Token)>();
        let found = tokens.iter(world).filter(|(_, token)| token.0 == side);
        let found = found.map(|(at, _)| at.0).collect();
        check_cells("tokens", found, position.tokens(side).to_vec())?;
    }
    let locked = position.locked().filter(|_| world.resource::<ShowsLock>().0);
    check_marked::<With<Locked>>(world, "locked", locked.into_iter().collect())?;

    let board = position.board().discs().iter().copied();
    let takeable = match due {
        Some(Part::Relocation) => {
            board.filter(|disc| position.check_taking(*disc).is_ok()).collect()
        }
        _ => Vec::new(),
    };
    check_marked::<(With<Disc>, With<Takeable>)>(world, "takeable", takeable)?;
    let slides = match due {
        Some(Part::Slide) => position.slides().to_vec(),
        _ => Vec::new(),
    };
    let movable: BTreeSet<Cell> = slides.iter().map(|slide| slide.from).collect();
    check_marked::<(With<Token>, With<Selectable>)>(
        world,
        "selectable",
        movable.into_iter().collect(),
    )?;
    let won = position.won().map_or_else(Vec::new, |(.., cells)| cells.to_vec());
    check_marked::<(With<Token>, With<Winning>)>(world, "winning", won)?;

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
    check_marked::<With<Target>>(world, "targets", targets)?;
    if held.is_some_and(|held| held.part == Part::Relocation) {
        check_marked::<(With<InHand>, With<Disc>)>(world, "held", in_hand)?;
    } else {
        check_marked::<(With<InHand>, With<Token>)>(world, "held", in_hand)?;
    }
    let carried = held.filter(|held| held.dragged).map(|held| held.from);
    check_marked::<With<Carried>>(world, "carried", carried.into_iter().collect())?;
    check_identities(world, referee)?;
    check_transforms(world)
}

/// Each piece is followed back to where it was when the match began.
fn check_identities(world: &mut World, referee: &Referee) -> Result<(), MirrorFault> {
    let steps: Vec<Step> = referee.playhead().game().steps().collect();
    let mut things =
        world.query_filtered::<(&At, &FirstAt, Has<Token>), Or<(With<Disc>, With<Token>)>>();
    for (At(cell), FirstAt(told), is_token) in things.iter(world) {
        let back = |cell: Cell, step: &Step| match step {
            Step::Slide(slide) if is_token && slide.to == cell => slide.from,
            Step::Relocate(disc) if !is_token && disc.to == cell => disc.from,
            _ => cell,
        };
        let first = steps.iter().rev().fold(*cell, back);
        if first != *told {
            return Err(MirrorFault::Exchanged { cell: *cell, first: [*told, first] });
        }
    }
    Ok(())
}

/// Pieces at rest must be at their places, and the motions of the others must end there.
fn check_transforms(world: &mut World) -> Result<(), MirrorFault> {
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
            lies.with_y(0.0).distance(place.with_y(0.0)) < TOLERANCE && lies.y > place.y
        } else {
            lies.distance(place) < TOLERANCE
        };
        if !is_there {
            return Err(MirrorFault::Astray { cell: *cell, lies });
        }
    }
    Ok(())
}

fn check_marked<F: bevy::ecs::query::QueryFilter>(
    world: &mut World,
    what: &'static str,
    wanted: Vec<Cell>,
) -> Result<(), MirrorFault> {
    let found = world.query_filtered::<&At, F>().iter(world).map(|at| at.0).collect();
    check_cells(what, found, wanted)
}

fn check_cells(
    what: &'static str,
    mut found: Vec<Cell>,
    mut wanted: Vec<Cell>,
) -> Result<(), MirrorFault> {
    found.sort_unstable();
    wanted.sort_unstable();
    if found == wanted { Ok(()) } else { Err(MirrorFault::Differs { what, found, wanted }) }
}
