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
#[derive(Resource)]
pub(super) struct Wardrobe {
    disc: Piece,
    red: Piece,
    black: Piece,
    table: Piece,
}

/// What something is seen by.
pub(super) struct Piece {
    pub mesh: Handle<Mesh>,
    pub wood: Handle<Wood>,
    /// The wood of its ghost.
    pub ghost: Handle<Wood>,
}

impl Wardrobe {
    /// What a disc is seen by, or a token.
    pub fn of(&self, token: Option<Token>) -> &Piece {
        match token {
            None => &self.disc,
            Some(Token(Side::Red)) => &self.red,
            Some(Token(Side::Black)) => &self.black,
        }
    }
}

fn carve(
    preset: Res<Preset>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut woods: ResMut<Assets<Wood>>,
    mut commands: Commands,
) {
    let segments = preset.segments;
    let mut piece = |mesh, kind: Kind| Piece {
        mesh: meshes.add(mesh),
        wood: woods.add(kind.material(&preset)),
        ghost: woods.add(kind.ghost(&preset)),
    };
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
        let piece = if is_table { &wardrobe.table } else { wardrobe.of(token.copied()) };
        let mut entity = commands.entity(entity);
        entity.insert((Mesh3d(piece.mesh.clone()), MeshMaterial3d(piece.wood.clone())));
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
        let Some(look) = woods.get(&wardrobe.table.wood).map(|table| table.extension) else {
            continue;
        };
        let middle = seen.framing.focus.extend(look.pool.w);
        if look.pool.distance(middle) > 0.02
            && let Some(mut table) = woods.get_mut(&wardrobe.table.wood)
        {
            table.extension.pool = middle;
        }
    }
}
