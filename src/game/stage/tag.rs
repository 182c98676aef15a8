//! Tags: what the shaders are told of each disc, token and mark, in one number.

use bevy::{mesh::MeshTag, prelude::*};

use super::mark::Good;
use crate::{
    game::{
        At, Disc, Flow, Hand, Hovered, Locked, Referee, Selectable, Takeable, Target, Token,
        Winning,
    },
    rules::Cell,
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Referee>
        .or_eager(resource_changed::<Hand>)
        .or_eager(any_match_filter::<Or<(Added<Hovered>, Added<Good>, Added<MeshTag>)>>)
        .or_eager(any_component_removed::<Hovered>);
    app.add_systems(Update, (tag_things, tag_targets).in_set(Flow::Tell).run_if(changed));
}

/// For `wood.wgsl`. The lowest eight bits say from where in the tree a piece is.
const LOCKED: u32 = 0x100;
const TAKEABLE: u32 = 0x200;
const CHOICE: u32 = 0x400;
const HOVERED: u32 = 0x800;
const WINNING: u32 = 0x1000;
const APART: u32 = 0x2000;

/// For `mark.wgsl`.
pub(super) const PLACE: u32 = 0;
pub(super) const LANDING: u32 = 1;
pub(super) const PATH: u32 = 2;
const GOOD: u32 = 0x10;
const MARK_HOVERED: u32 = 0x20;

/// From where in the tree a piece is: from where it first lay, so that a match begins the same always.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Origin(u32);

impl Origin {
    pub fn of(cell: Cell, is_token: bool) -> Origin {
        let mut x =
            (cell.q as u32).wrapping_mul(0x9e37_79b9) ^ (cell.r as u32).wrapping_mul(0x85eb_ca6b);
        x ^= u32::from(is_token).wrapping_mul(0x27d4_eb2f);
        x = (x ^ (x >> 15)).wrapping_mul(0x2c1b_3c6d);
        Origin((x ^ (x >> 13)) & 0xff)
    }
}

fn bit(is: bool, bit: u32) -> u32 {
    if is { bit } else { 0 }
}

type Things = (
    &'static At,
    &'static Origin,
    Has<Token>,
    Has<Locked>,
    Has<Takeable>,
    Has<Hovered>,
    &'static mut MeshTag,
);

fn tag_things(
    mut things: Query<Things, Or<(With<Disc>, With<Token>)>>,
    tokens: Query<(&At, Has<Selectable>, Has<Hovered>, Has<Winning>), With<Token>>,
    takeable: Query<(), (With<Disc>, With<Takeable>)>,
    hand: Res<Hand>,
) {
    let any_takeable = !takeable.is_empty();
    for (at, origin, is_token, locked, may_take, hovered, mut tag) in &mut things {
        let mut bits = origin.0;
        if !is_token {
            let on_it = tokens.iter().find(|token| token.0 == at);
            let (choice, its_hover, winning) = on_it
                .map_or((false, false, false), |(_, choice, hover, wins)| (choice, hover, wins));
            bits |= bit(locked, LOCKED)
                | bit(may_take && hand.is_empty(), TAKEABLE)
                | bit(choice && hand.is_empty(), CHOICE)
                | bit((hovered && may_take) || (its_hover && choice), HOVERED)
                | bit(winning, WINNING)
                | bit(any_takeable && !may_take, APART);
        }
        tag.set_if_neq(MeshTag(bits));
    }
}

fn tag_targets(
    targets: Query<(Entity, Has<Good>, Has<Hovered>, Option<&Children>), With<Target>>,
    mut tags: Query<&mut MeshTag>,
) {
    for (target, good, hovered, children) in &targets {
        let bits = bit(good, GOOD) | bit(hovered, MARK_HOVERED);
        for entity in children.into_iter().flatten().copied().chain([target]) {
            if let Ok(mut tag) = tags.get_mut(entity) {
                let with = (tag.0 & !(GOOD | MARK_HOVERED)) | bits;
                tag.set_if_neq(MeshTag(with));
            }
        }
    }
}
