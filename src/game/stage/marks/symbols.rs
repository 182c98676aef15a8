//! Symbols: a plate over each token with the symbol of its side, for players who turn them on. Nobody has to tell red
//! from black, or a pawn from a spool that is seen from above.

use std::f32::consts::FRAC_PI_2;

use bevy::{mesh::MeshTag, prelude::*};

use super::{mark::Marks, tag::level_bits};
use crate::{
    game::{
        common::{Screen, is_at_table},
        keeping::Settings,
        stage::{
            eye::CurrentView,
            gpu::mark::{BLACKS, SYMBOL},
        },
        table::{Fading, Token},
    },
    rules::Side,
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Settings>
        .or_eager(any_match_filter::<Or<(Added<Token>, Changed<Fading>)>>)
        .or_eager(any_component_removed::<Fading>)
        .or_eager(any_match_filter::<Changed<CurrentView>>)
        .or_eager(resource_exists_and_changed::<State<Screen>>);
    app.add_systems(PostUpdate, put_up.before(TransformSystems::Propagate).run_if(changed));
}

/// The symbol over a token.
#[derive(Component)]
struct Symbol;

/// How far the rim of a plate is from its middle in the mark, as `mark.wgsl` draws it.
const REACH: f32 = 0.495;
/// How far a plate hangs above its token, as the camera sees it.
const GAP: f32 = 0.03;

/// The head of a token, which its plate leaves clear: how high its middle is, and how large it is. See `lathe.rs`.
struct Head {
    height: f32,
    radius: f32,
}

/// The head of this side's token.
fn head(side: Side) -> Head {
    match side {
        Side::Red => Head { height: 0.572, radius: 0.192 },
        // It is flat, and as wide as this.
        Side::Black => Head { height: 0.39, radius: 0.275 },
    }
}

/// From the middle of a side's plate to its rim. A plate with corners has to reach further to look as large.
fn reach(side: Side) -> f32 {
    match side {
        Side::Red => 0.19,
        Side::Black => 0.23,
    }
}

/// Where the plate of this side hangs on a token, for a camera that is turned like this: upright in the picture, and
/// just above the head however steeply the camera looks down. So it hides neither its token nor the one behind.
fn hung(side: Side, camera: Quat) -> Transform {
    let (head, reach) = (head(side), reach(side));
    let up = camera * Vec3::Y * (head.radius + GAP + reach);
    // A mark lies flat and its upper edge points away from the player.
    Transform::from_translation(Vec3::Y * head.height + up)
        .with_rotation(camera * Quat::from_rotation_x(FRAC_PI_2))
        .with_scale(Vec3::splat(reach / REACH))
}

fn tag(side: Side, seen: f32) -> MeshTag {
    let whose = match side {
        Side::Red => 0,
        Side::Black => BLACKS,
    };
    MeshTag(SYMBOL | whose | level_bits(seen))
}

fn put_up(
    marks: Res<Marks>,
    settings: Res<Settings>,
    screen: Option<Res<State<Screen>>>,
    seen: Query<&CurrentView>,
    tokens: Query<(Entity, &Token, Option<&Fading>, Option<&Children>)>,
    mut symbols: Query<(Entity, &mut MeshTag, &mut Transform), With<Symbol>>,
    mut commands: Commands,
) {
    if !settings.symbols || !is_at_table(screen) {
        for (symbol, ..) in &symbols {
            commands.entity(symbol).despawn();
        }
        return;
    }
    let camera = seen.iter().next().map_or(Quat::IDENTITY, CurrentView::rotation);
    for (token, Token(side), fading, children) in &tokens {
        let (place, tag) = (hung(*side, camera), tag(*side, fading.map_or(1.0, Fading::seen)));
        let own = children.into_iter().flatten().find(|child| symbols.contains(**child));
        if let Some((_, mut shown, mut transform)) =
            own.and_then(|symbol| symbols.get_mut(*symbol).ok())
        {
            shown.set_if_neq(tag);
            transform.set_if_neq(place);
        } else {
            let symbol = (Symbol, marks.mark(tag.0), place, Pickable::IGNORE);
            commands.entity(token).with_child(symbol);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::stage::{View, wood::lathe};

    /// Views from the flattest to the steepest, from all sides.
    fn views() -> impl Iterator<Item = View> {
        let pitches = (0..=8_u8)
            .map(|i| View::PITCHES.0 + (View::PITCHES.1 - View::PITCHES.0) * f32::from(i) / 8.0);
        pitches.flat_map(|pitch| {
            (0..12_u8).map(move |i| View { yaw: f32::from(i) * 0.55, pitch, ..View::default() })
        })
    }

    #[test]
    fn a_symbol_faces_the_camera_and_stands_upright() {
        for view in views() {
            let camera = view.rotation();
            for side in Side::BOTH {
                let place = hung(side, camera);
                let turned = |way: Vec3| camera.inverse() * (place.rotation * way);
                assert!(turned(Vec3::Y).distance(Vec3::Z) < 1e-4, "{view:?}: it faces the camera");
                assert!(turned(Vec3::NEG_Z).distance(Vec3::Y) < 1e-4, "{view:?}: it is upright");
            }
        }
    }

    /// In the picture, the plate hangs above all of its token's head, and clear of the tokens around it.
    #[test]
    fn a_symbol_hides_no_head() {
        for view in views() {
            let into_view = view.rotation().inverse();
            for (side, profile) in [(Side::Red, lathe::pawn(5)), (Side::Black, lathe::spool(5))] {
                let plate = into_view * hung(side, view.rotation()).translation;
                let lowest = plate.y - reach(side);
                let head = profile.downwards().into_iter().filter(|(at, _)| at.y > 0.3);
                for (at, _) in head {
                    for turn in (0..16_u8).map(|i| f32::from(i) * 0.4) {
                        let rim = Vec3::new(at.x * turn.cos(), at.y, at.x * turn.sin());
                        let seen = into_view * rim;
                        assert!(seen.y < lowest + 0.03, "{side:?} {view:?}: {at}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_two_symbols_have_tags_of_their_own() {
        assert_ne!(tag(Side::Red, 1.0), tag(Side::Black, 1.0));
        assert_ne!(tag(Side::Red, 1.0), tag(Side::Red, 0.5));
    }
}
