//! Dress: gives discs, tokens and table their shapes and woods.

use bevy::{light::NotShadowCaster, mesh::MeshTag, prelude::*};

use super::{Preset, Wood, camera::Seen, tag::Origin, turned, wood::Kind};
use crate::{
    game::{At, Disc, Flow, Tabletop, Token},
    rules::Side,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, carve.run_if(resource_exists_and_changed::<Preset>).before(Flow::Tell))
        .add_systems(Update, dress.in_set(Flow::Tell))
        .add_systems(PostUpdate, shine.run_if(any_match_filter::<Changed<Seen>>));
}

/// The shapes and woods that there are. All discs share one of each, as do the tokens of a side.
#[derive(Resource, Clone)]
struct Wardrobe {
    disc: Piece,
    red: Piece,
    black: Piece,
    table: Piece,
}

type Piece = (Handle<Mesh>, Handle<Wood>);

fn carve(
    preset: Res<Preset>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut woods: ResMut<Assets<Wood>>,
    mut commands: Commands,
) {
    let segments = preset.segments;
    let mut piece = |mesh, kind: Kind| (meshes.add(mesh), woods.add(kind.material(&preset)));
    commands.insert_resource(Wardrobe {
        disc: piece(turned::disc(segments), Kind::Maple),
        red: piece(turned::pawn(segments), Kind::Red),
        black: piece(turned::spool(segments), Kind::Black),
        table: piece(turned::ground(), Kind::Table),
    });
}

type Bare = (Entity, Option<&'static At>, Option<&'static Token>, Has<Tabletop>, Has<Origin>);

/// Dresses whatever is new, and all when there are new clothes.
fn dress(
    wardrobe: Res<Wardrobe>,
    things: Query<Bare, Or<(With<Disc>, With<Token>, With<Tabletop>)>>,
    bare: Query<(), (Or<(With<Disc>, With<Token>, With<Tabletop>)>, Without<Mesh3d>)>,
    mut commands: Commands,
) {
    if bare.is_empty() && !wardrobe.is_changed() {
        return;
    }
    for (entity, at, token, is_table, is_known) in &things {
        let (mesh, wood) = match token {
            _ if is_table => &wardrobe.table,
            Some(Token(Side::Red)) => &wardrobe.red,
            Some(Token(Side::Black)) => &wardrobe.black,
            None => &wardrobe.disc,
        };
        let mut entity = commands.entity(entity);
        entity.insert((Mesh3d(mesh.clone()), MeshMaterial3d(wood.clone())));
        if is_table {
            entity.insert((MeshTag(0), NotShadowCaster));
        } else if let (Some(At(cell)), false) = (at, is_known) {
            entity.insert((MeshTag(0), Origin::of(*cell, token.is_some())));
        }
    }
}

/// Keeps the pool of light on the table where the camera looks.
fn shine(wardrobe: Res<Wardrobe>, seen: Query<&Seen>, mut woods: ResMut<Assets<Wood>>) {
    for seen in &seen {
        let Some(look) = woods.get(&wardrobe.table.1).map(|table| table.extension) else {
            continue;
        };
        let middle = seen.framing.focus.extend(look.pool.w);
        if look.pool.distance(middle) > 0.02
            && let Some(mut table) = woods.get_mut(&wardrobe.table.1)
        {
            table.extension.pool = middle;
        }
    }
}
