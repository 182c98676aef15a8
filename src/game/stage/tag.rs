//! Tags: what the shaders are told of each disc, token and mark, in one number.

use bevy::{mesh::MeshTag, prelude::*};

use crate::{
    game::{
        At, Blames, Disc, Fading, Flow, Good, Hand, Hovered, Locked, Referee, Selectable, Takeable,
        Target, Token, Triumph, UnderCursor, Winning,
    },
    rules::Cell,
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Referee>
        .or_eager(resource_changed::<Hand>)
        .or_eager(resource_exists_and_changed::<Triumph>)
        .or_eager(resource_removed::<Triumph>)
        .or_eager(any_match_filter::<Or<(Added<Hovered>, Added<Good>, Added<MeshTag>)>>)
        .or_eager(any_match_filter::<Or<(Changed<Blames>, Added<UnderCursor>, Changed<Fading>)>>)
        .or_eager(any_component_removed::<Hovered>)
        .or_eager(any_component_removed::<Good>)
        .or_eager(any_component_removed::<Blames>)
        .or_eager(any_component_removed::<UnderCursor>)
        .or_eager(any_component_removed::<Fading>);
    app.add_systems(Update, (tag_things, tag_marks).in_set(Flow::Tell).run_if(changed));
}

/// For `wood.wgsl`. The lowest eight bits say from where in the tree a piece is.
const LOCKED: u32 = 0x100;
const TAKEABLE: u32 = 0x200;
const CHOICE: u32 = 0x400;
const HOVERED: u32 = 0x800;
const CURSOR: u32 = 0x1000;
const APART: u32 = 0x2000;
const BLAME_AT: u32 = 16;
const LIT_AT: u32 = 20;
const UNSEEN_AT: u32 = 25;

/// For `mark.wgsl`.
pub(super) const PLACE: u32 = 0;
pub(super) const LANDING: u32 = 1;
pub(super) const PATH: u32 = 2;
pub(super) const RIBBON: u32 = 3;
pub(super) const BLAMED: u32 = 4;
const LABEL: u32 = 5;
pub(super) const PIECE: u32 = 6;
pub(super) const GOOD: u32 = 0x10;
const MARK_HOVERED: u32 = 0x20;
pub(super) const FAINT: u32 = 0x40;
const MARK_CURSOR: u32 = 0x80;
const LEVEL_AT: u32 = 8;

/// How many levels of light a tag can tell apart, but for none.
const LEVELS: f32 = 31.0;

fn level(part: f32) -> u32 {
    (part.clamp(0.0, 1.0) * LEVELS).round() as u32
}

/// How much of a mark there is, for the shader.
pub(super) fn level_bits(part: f32) -> u32 {
    level(part) << LEVEL_AT
}

/// The name of a cell, where it is short enough for a disc.
pub(super) fn label_bits(Cell { q, r }: Cell) -> Option<u32> {
    const BITS: u32 = 12;
    let fits = |n: i32| n.unsigned_abs() < 1 << (BITS - 1);
    let part = |n: i32| (n as u32) & ((1 << BITS) - 1);
    (fits(q) && fits(r)).then(|| LABEL | part(q) << 8 | part(r) << 20)
}

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

    /// For the shader.
    pub fn bits(self) -> u32 {
        self.0
    }
}

fn bit(is: bool, bit: u32) -> u32 {
    if is { bit } else { 0 }
}

type Things = (
    &'static At,
    &'static Origin,
    Has<Token>,
    (Has<Locked>, Has<Takeable>, Has<Hovered>, Has<UnderCursor>),
    Option<&'static Blames>,
    Option<&'static Fading>,
    Option<&'static Winning>,
    &'static mut MeshTag,
);

type OnDisc = (&'static At, Has<Selectable>, Has<Hovered>, Option<&'static Winning>);

fn tag_things(
    mut things: Query<Things, Or<(With<Disc>, With<Token>)>>,
    tokens: Query<OnDisc, With<Token>>,
    takeable: Query<(), (With<Disc>, With<Takeable>)>,
    triumph: Option<Res<Triumph>>,
    hand: Res<Hand>,
) {
    let any_takeable = !takeable.is_empty();
    let lit = |winning: Option<&Winning>| match (winning, &triumph) {
        (Some(Winning(number)), Some(triumph)) => triumph.lit(*number),
        _ => 0.0,
    };
    for (at, origin, is_token, marked, blames, fading, winning, mut tag) in &mut things {
        let (locked, may_take, hovered, under_cursor) = marked;
        let mut bits = origin.0
            | blames.map_or(0, |Blames(blame)| *blame as u32 + 1) << BLAME_AT
            | level(1.0 - fading.map_or(1.0, Fading::seen)) << UNSEEN_AT
            | level(lit(winning)) << LIT_AT;
        if !is_token {
            let on_it = tokens.iter().find(|token| token.0 == at);
            let (choice, its_hover) =
                on_it.map_or((false, false), |(_, choice, hover, _)| (choice, hover));
            let its_light = lit(on_it.and_then(|(.., winning)| winning));
            bits |= bit(locked, LOCKED)
                | bit(may_take && hand.is_empty(), TAKEABLE)
                | bit(choice && hand.is_empty(), CHOICE)
                | bit((hovered && (may_take || choice)) || (its_hover && choice), HOVERED)
                | bit(under_cursor, CURSOR)
                | bit(any_takeable && !may_take, APART)
                | level(its_light) << LIT_AT;
        }
        tag.set_if_neq(MeshTag(bits));
    }
}

type Marked = (
    Entity,
    Has<Good>,
    Has<Hovered>,
    Has<UnderCursor>,
    Option<&'static Blames>,
    Option<&'static Children>,
);

fn tag_marks(
    marked: Query<Marked, (Or<(With<Target>, With<Blames>)>, Without<Disc>, Without<Token>)>,
    mut tags: Query<&mut MeshTag>,
) {
    for (entity, good, hovered, under_cursor, blames, children) in &marked {
        let bits = bit(good, GOOD) | bit(hovered, MARK_HOVERED) | bit(under_cursor, MARK_CURSOR);
        let path = children.into_iter().flatten().copied();
        for (entity, bits) in path.map(|child| (child, bits & !MARK_CURSOR)).chain([(entity, bits)])
        {
            let Ok(mut tag) = tags.get_mut(entity) else { continue };
            let mut with = (tag.0 & !(GOOD | MARK_HOVERED | MARK_CURSOR)) | bits;
            if let (BLAMED, Some(Blames(blame))) = (tag.0, blames) {
                with |= (*blame as u32 + 1) << LEVEL_AT;
            }
            tag.set_if_neq(MeshTag(with));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_is_named_where_its_name_fits() {
        let named = |q, r| label_bits(Cell::new(q, r));
        assert_eq!(named(0, 0), Some(LABEL));
        assert_eq!(named(-1, 2), Some(LABEL | 0xfff << 8 | 2 << 20));
        assert_eq!(named(2047, -2047).map(|bits| bits & 0xff), Some(LABEL));
        assert_eq!(named(2048, 0), None);
    }
}
