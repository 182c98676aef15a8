//! Tags: one number for each disc, token and mark that tells the shaders what to show.

use bevy::{ecs::system::SystemParam, mesh::MeshTag, prelude::*};

use crate::{
    game::{
        common::Flow,
        input::Typing,
        keeping::Settings,
        players::{Advised, Spotlit},
        referee::Referee,
        stage::{
            gpu::{blame_number, mark, wood},
            wood::Cut,
        },
        table::{
            At, Blames, Disc, Fading, Good, Hand, Hovered, InHand, Locked, Motion, Selectable,
            Sketched, SketchedFor, Takeable, Target, Token, Triumph, UnderCursor, Winning,
        },
    },
    lesson::BoardMark,
    rules::{Cell, Part},
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Referee>
        .or_eager(resource_changed::<Hand>)
        .or_eager(resource_changed::<Settings>)
        .or_eager(resource_changed::<Typing>)
        .or_eager(resource_exists_and_changed::<Triumph>)
        .or_eager(resource_removed::<Triumph>)
        .or_eager(any_match_filter::<Or<(Added<Hovered>, Added<Good>, Added<MeshTag>)>>)
        .or_eager(any_match_filter::<Or<(Changed<Blames>, Added<UnderCursor>, Changed<Fading>)>>)
        .or_eager(any_component_removed::<Hovered>)
        .or_eager(any_component_removed::<Good>)
        .or_eager(any_component_removed::<Blames>)
        .or_eager(any_component_removed::<UnderCursor>)
        .or_eager(any_component_removed::<Fading>)
        .or_eager(any_component_removed::<Motion>)
        .or_eager(any_component_removed::<Target>)
        .or_eager(any_component_removed::<Advised>)
        .or_eager(any_component_removed::<Sketched>)
        .or_eager(any_component_removed::<Spotlit>);
    app.add_systems(Update, (tag_things, tag_marks).in_set(Flow::Tell).run_if(changed));
}

fn level(part: f32) -> u32 {
    (part.clamp(0.0, 1.0) * f32::from(wood::LEVELS as u8)).round() as u32
}

/// How much of a mark is drawn, from 0 to 1, as the bits of a tag.
pub fn level_bits(part: f32) -> u32 {
    level(part) << mark::LEVEL_AT
}

/// The name of a cell, as the bits of a tag; `None` if it is too long for a disc.
pub fn label_bits(Cell { q, r }: Cell) -> Option<u32> {
    const BITS: u32 = 12;
    let fits = |n: i32| n.unsigned_abs() < 1 << (BITS - 1);
    let part = |n: i32| (n as u32) & ((1 << BITS) - 1);
    (fits(q) && fits(r)).then(|| mark::LABEL | part(q) << 8 | part(r) << 20)
}

fn bit(is: bool, bit: u32) -> u32 {
    if is { bit } else { 0 }
}

type Things = (
    &'static At,
    &'static Cut,
    Has<Token>,
    (Has<Locked>, Has<Takeable>, Has<Hovered>, Has<UnderCursor>, Has<InHand>),
    Option<&'static Blames>,
    Option<&'static Fading>,
    Option<&'static Winning>,
    Option<&'static Motion>,
    &'static mut MeshTag,
);

/// The places where a token may land, or is to. Their marks lie in the middle of a disc.
#[derive(SystemParam)]
struct Landings<'w, 's> {
    targets: Query<'w, 's, (&'static At, &'static Target)>,
    advised: Query<'w, 's, (&'static At, &'static Advised)>,
    sketched: Query<'w, 's, (&'static At, &'static Sketched)>,
    spots: Query<'w, 's, &'static Spotlit>,
}

impl Landings<'_, '_> {
    /// Whether such a mark lies here. A lock below it would make both hard to read, and nobody takes a disc meanwhile.
    fn is_at(&self, At(cell): At) -> bool {
        let is_landing = |one: &Sketched| one.part == Part::Slide && one.why != SketchedFor::Answer;
        let is_path_to = |spot: &Spotlit| matches!(spot.0, BoardMark::Path(_, to) if to == cell);
        self.targets.iter().any(|(at, target)| at.0 == cell && target.direction.is_some())
            || self.advised.iter().any(|(at, one)| at.0 == cell && one.part == Part::Slide)
            || self.sketched.iter().any(|(at, one)| at.0 == cell && is_landing(one))
            || self.spots.iter().any(is_path_to)
    }
}

type OnDisc = (&'static At, Has<Selectable>, Has<Hovered>, Option<&'static Winning>);

/// What of a disc tells what may be done next. While a part is played it stays as it is until the piece has arrived: eyes
/// follow the piece, and a slow machine has enough to do with painting it. On the way to another turn, what was true of the one
/// before goes at once.
const NEXT: u32 = wood::LOCKED | wood::TAKEABLE | wood::CHOICE | wood::APART;

fn tag_things(
    mut things: Query<Things, Or<(With<Disc>, With<Token>)>>,
    moving: Query<&Motion>,
    tokens: Query<OnDisc, With<Token>>,
    takeable: Query<(), (With<Disc>, With<Takeable>)>,
    landings: Landings,
    triumph: Option<Res<Triumph>>,
    (hand, settings, typing): (Res<Hand>, Res<Settings>, Res<Typing>),
    referee: Res<Referee>,
) {
    let any_takeable = !takeable.is_empty();
    let on_way = moving.iter().filter(|motion| motion.travels()).count();
    // Once the match is over, nobody is kept from taking a disc.
    let shows_lock = referee.game().ending().is_none();
    let leaves_turn = on_way > 1 || referee.is_looking_back();
    let is_labelled = settings.coordinates || typing.is_open;
    let lit = |winning: Option<&Winning>| match (winning, &triumph) {
        (Some(Winning(number)), Some(triumph)) => triumph.lit(*number),
        _ => 0.0,
    };
    for (at, origin, is_token, marked, blames, fading, winning, motion, mut tag) in &mut things {
        let (locked, may_take, hovered, under_cursor, in_hand) = marked;
        let mut bits = origin.bits()
            | blames.map_or(0, |Blames(blame)| blame_number(*blame)) << wood::BLAME_AT
            | level(1.0 - fading.map_or(1.0, Fading::seen)) << wood::UNSEEN_AT
            | level(lit(winning)) << wood::LIT_AT;
        if !is_token {
            let on_it = tokens.iter().find(|token| token.0 == at);
            let (choice, its_hover) =
                on_it.map_or((false, false), |(_, choice, hover, _)| (choice, hover));
            let its_light = lit(on_it.and_then(|(.., winning)| winning));
            bits |= bit(locked && shows_lock && !landings.is_at(*at), wood::LOCKED)
                | bit(may_take && (hand.is_empty() || in_hand), wood::TAKEABLE)
                | bit(choice && hand.is_empty(), wood::CHOICE)
                | bit(
                    in_hand || (hovered && (may_take || choice)) || (its_hover && choice),
                    wood::HOVERED,
                )
                | bit(under_cursor, wood::CURSOR)
                | bit(settings.high_contrast, wood::BOLD)
                | bit(is_labelled && label_bits(at.0).is_some(), wood::LABELLED)
                | bit(any_takeable && !may_take, wood::APART)
                | level(its_light) << wood::LIT_AT;
        }
        if on_way > 0 {
            let told = match motion {
                // What is on its way itself has nothing to tell.
                Some(motion) if motion.travels() => 0,
                _ if leaves_turn => tag.0 & bits & NEXT,
                _ => tag.0 & NEXT,
            };
            bits = bits & !NEXT | told;
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
        let bits =
            bit(good, mark::GOOD) | bit(hovered, mark::HOVERED) | bit(under_cursor, mark::CURSOR);
        let path = children.into_iter().flatten().copied();
        for (entity, bits) in
            path.map(|child| (child, bits & !mark::CURSOR)).chain([(entity, bits)])
        {
            let Ok(mut tag) = tags.get_mut(entity) else { continue };
            let others = tag.0 & !(mark::GOOD | mark::HOVERED | mark::CURSOR);
            let mut with = others | bits;
            if let (mark::BLAMED, Some(Blames(blame))) = (others & !mark::BOLD, blames) {
                with |= blame_number(*blame) << mark::LEVEL_AT;
            }
            tag.set_if_neq(MeshTag(with));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_gets_a_label_if_its_name_fits() {
        let named = |q, r| label_bits(Cell::new(q, r));
        assert_eq!(named(0, 0), Some(mark::LABEL));
        assert_eq!(named(-1, 2), Some(mark::LABEL | 0xfff << 8 | 2 << 20));
        assert_eq!(named(2047, -2047).map(|bits| bits & 0xff), Some(mark::LABEL));
        assert_eq!(named(2048, 0), None);
    }
}
