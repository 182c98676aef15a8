//! Wares: the wooden pieces that another game brings to the table. Their meshes and veneers are made when the first of
//! them comes, so that a game that nobody plays costs nothing.

use bevy::{mesh::MeshTag, prelude::*};

use super::{
    dress::{Piece, Wardrobe},
    lathe::{Corner, Plan, Profile, shaped},
    material::{Wood, WoodKind},
    stuff::{WareWood, of_ware},
    veneer::Orders,
};
use crate::game::{
    common::Flow,
    stage::gpu::{Preset, wood},
};

pub(super) fn plugin(app: &mut App) {
    let needed =
        any_match_filter::<Added<Brought>>.or_eager(resource_exists_and_changed::<Wardrobe>);
    app.init_resource::<Chest>().add_systems(
        Update,
        dress_wares.in_set(Flow::Tell).run_if(resource_exists::<Wardrobe>).run_if(needed),
    );
}

/// A kind of piece: its shape, and what it is made of.
#[derive(Debug, PartialEq)]
pub struct Ware {
    /// The corners of half its outline, from the middle of its underside to the middle of its top.
    pub corners: &'static [Corner],
    /// How it looks from above.
    pub plan: Plan,
    /// Its wood.
    pub wood: WareWood,
}

/// A piece on the table that another game has brought.
#[derive(Component, Clone, Copy, Debug)]
pub struct Brought {
    /// What it is.
    pub ware: &'static Ware,
    /// Which of several cuts it is, so that it looks different from those beside it.
    pub cut: u32,
}

impl Brought {
    /// Its cut, as the bits of a tag.
    pub fn bits(&self) -> u32 {
        (self.cut % WoodKind::Ware.cuts() as u32) & wood::LAYER
    }
}

/// The meshes and woods of the wares that have come so far.
#[derive(Resource, Default)]
struct Chest(Vec<(&'static Ware, Piece)>);

/// Gives meshes and woods to new wares, and to all of them when the wardrobe has been made anew.
fn dress_wares(
    (wardrobe, preset): (Res<Wardrobe>, Res<Preset>),
    wares: Query<(Entity, Ref<Brought>, Has<MeshTag>)>,
    mut chest: ResMut<Chest>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut woods: ResMut<Assets<Wood>>,
    mut images: ResMut<Assets<Image>>,
    mut orders: ResMut<Orders>,
    mut commands: Commands,
) {
    if wardrobe.is_changed() {
        chest.0.clear();
    }
    for (entity, brought, is_tagged) in &wares {
        if !wardrobe.is_changed() && !brought.is_added() {
            continue;
        }
        let ware = brought.ware;
        if !chest.0.iter().any(|(known, _)| *known == ware) {
            let profile = Profile::rounded(ware.corners, preset.pieces);
            let stuff = of_ware(ware.wood);
            let kind = WoodKind::Ware;
            let size = preset.veneers.token;
            let veneers = orders.of_pieces(stuff.timber, &profile, kind.seeds(), size, &mut images);
            let piece = Piece {
                mesh: meshes.add(shaped(&profile, preset.segments, ware.plan)),
                wood: woods.add(kind.material(&stuff, &veneers, &preset, false)),
                ghost: woods.add(kind.material(&stuff, &veneers, &preset, true)),
            };
            chest.0.push((ware, piece));
        }
        let Some((_, piece)) = chest.0.iter().find(|(known, _)| *known == ware) else { continue };
        let mut entity = commands.entity(entity);
        entity.insert((Mesh3d(piece.mesh.clone()), MeshMaterial3d(piece.wood.clone())));
        if !is_tagged {
            entity.insert(MeshTag(brought.bits()));
        }
    }
}
