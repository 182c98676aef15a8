//! What is said beside a cell or a tile: why the last try was refused, which shape a turn would form, or when a shape was
//! formed.

use bevy::prelude::*;
use strum::VariantArray;

use super::{
    AT_MUTANTS, MutantHand, MutantStand,
    in_words::shape_in_words,
    layout::{CELL_HEIGHT, LAYER, MutantArea, PEG_HEIGHT, cell_of, place, shape_of},
    on_shelf::turn,
};
use crate::{
    game::{
        common::{Flow, Speaker},
        input::OtherPointed,
        shelf::{ShelfBubble, ShelfCursor, ShelfWords, seen_at},
        stage::View,
    },
    mutants::{MutantRecord, Pentomino},
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, say.in_set(Flow::Celebrate).run_if(in_state(AT_MUTANTS)));
}

/// What there is to say, and at which thing.
fn said(
    words: &Words,
    record: &MutantRecord,
    hand: MutantHand,
    at: Option<u32>,
) -> Option<(u32, String)> {
    if let Some(refused) = hand.refused {
        return Some((refused.at, words.explain(&refused.why)));
    }
    let position = record.game.position();
    if let Some(shape) = at.and_then(shape_of) {
        return Some((at?, shape_in_words(words, &record.game, shape)));
    }
    let would = at.and_then(|at| {
        let turn = turn(hand.held, at)?;
        let shape = position?.shape_after(turn).ok()?;
        record.game.check(turn).ok()?;
        let would = words.say_with("mutants-would-form", &[("shape", &shape)]);
        // By the house rule a shape may be formed again, and loses.
        let is_again = position?.formed_in(shape).is_some();
        let again = is_again.then(|| shape_in_words(words, &record.game, shape));
        Some((at, [Some(would), again].into_iter().flatten().collect::<Vec<_>>().join(" ")))
    });
    would.or_else(|| {
        let held = hand.held?;
        let is_stuck = position?.turns_crossing(cell_of(held)?).is_empty();
        is_stuck.then(|| (held, record.picked_up(words, held)))
    })
}

/// Says what there is to say, even while the camera moves.
fn say(
    (stand, hand, speaker): (Res<MutantStand>, Res<MutantHand>, Res<Speaker>),
    (pointed, cursor): (Res<OtherPointed>, Res<ShelfCursor>),
    eyes: Query<(&Camera, &GlobalTransform), With<View>>,
    mut bubble: ResMut<ShelfBubble>,
) {
    let record = stand.shown();
    let area = MutantArea::of(&record.game);
    let seen = |foot: Vec3, wide: f32, height: f32| {
        seen_at(&eyes, (foot, wide), (foot + Vec3::Y * height, 0.6 * wide))
    };
    let at = cursor.shown_at().or(pointed.0);
    let wanted = match said(&speaker.0, record, *hand, at) {
        Some((at, said)) => {
            let tile = |shape| seen(area.tile(shape).0, 0.55, 2.0 * LAYER);
            let cell = |cell| seen(place(cell), 0.5, CELL_HEIGHT + PEG_HEIGHT);
            let beside = cell_of(at).and_then(cell).or_else(|| shape_of(at).and_then(tile));
            // It leaves the tiles clear too: they show what can still be formed.
            let tiles = Pentomino::VARIANTS.iter().copied().filter_map(tile);
            ShelfBubble {
                said,
                beside,
                board: area.cells().filter_map(cell).chain(tiles).collect(),
            }
        }
        None => ShelfBubble::default(),
    };
    bubble.set_if_neq(wanted);
}
