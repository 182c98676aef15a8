//! Dress: gives discs, tokens and the table their meshes and woods.

use bevy::{asset::AssetEventSystems, light::NotShadowCaster, mesh::MeshTag, prelude::*};

use super::{
    cut::Cut,
    lathe::{self, turned},
    material::WoodKind,
    stuff::{Stuff, StuffChosen},
    veneer::Orders,
};
use crate::{
    game::{
        common::Flow,
        keeping::Settings,
        stage::{Preset, Wood, eye::CurrentView},
        table::{Disc, MadeFor, Tabletop, Token},
    },
    rules::Side,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            choose_stuff.run_if(resource_changed::<Settings>),
            build_wardrobe.run_if(
                resource_exists_and_changed::<Preset>
                    .or_eager(resource_exists_and_changed::<StuffChosen>),
            ),
        )
            .chain()
            .before(Flow::Tell),
    )
    .add_systems(Update, dress.in_set(Flow::Tell))
    .add_systems(
        PostUpdate,
        // The picture of this frame has it already.
        move_light_pool.before(AssetEventSystems).run_if(
            resource_exists::<Wardrobe>.and_then(
                any_match_filter::<Changed<CurrentView>>
                    .or_eager(resource_exists_and_changed::<Wardrobe>),
            ),
        ),
    );
}

/// How far the veneer of the table reaches. It may end there, because hardly any light falls further out.
const TABLE: f32 = 6.0;

/// The meshes and woods. All discs share one of each, and so do the tokens of a side.
#[derive(Resource)]
pub struct Wardrobe {
    disc: Piece,
    red: Piece,
    black: Piece,
    table: Piece,
}

/// The mesh of a thing and the wood it is made of.
pub struct Piece {
    pub mesh: Handle<Mesh>,
    pub wood: Handle<Wood>,
    /// The see-through wood of its ghost.
    pub ghost: Handle<Wood>,
}

impl Wardrobe {
    /// The mesh and wood of this token, or of a disc if there is none.
    pub fn of(&self, token: Option<Token>) -> &Piece {
        match token {
            None => &self.disc,
            Some(Token(Side::Red)) => &self.red,
            Some(Token(Side::Black)) => &self.black,
        }
    }
}

fn choose_stuff(
    settings: Res<Settings>,
    chosen: Option<ResMut<StuffChosen>>,
    mut commands: Commands,
) {
    let wanted = StuffChosen::by(&settings);
    match chosen {
        Some(mut chosen) => drop(chosen.set_if_neq(wanted)),
        None => commands.insert_resource(wanted),
    }
}

fn build_wardrobe(
    (preset, stuff): (Option<Res<Preset>>, Res<StuffChosen>),
    mut meshes: ResMut<Assets<Mesh>>,
    mut woods: ResMut<Assets<Wood>>,
    mut images: ResMut<Assets<Image>>,
    mut orders: ResMut<Orders>,
    mut commands: Commands,
) {
    let Some(preset) = preset else { return };
    orders.clear();
    let mut piece = |mesh, kind: WoodKind, stuff: &Stuff, veneers| Piece {
        mesh: meshes.add(mesh),
        wood: woods.add(kind.material(stuff, &veneers, &preset, false)),
        ghost: woods.add(kind.material(stuff, &veneers, &preset, true)),
    };
    let mut turn = |profile, kind: WoodKind, stuff: &Stuff, size| {
        let veneers = orders.of_pieces(stuff.timber, &profile, kind.seeds(), size, &mut images);
        piece(turned(&profile, preset.segments), kind, stuff, veneers)
    };
    let disc = turn(lathe::disc(preset.pieces), WoodKind::Disc, &stuff.disc, preset.veneers.disc);
    let red = turn(lathe::pawn(preset.pieces), WoodKind::Token, &stuff.red, preset.veneers.token);
    let black =
        turn(lathe::spool(preset.pieces), WoodKind::Token, &stuff.black, preset.veneers.token);
    let plank = orders.of_plank(stuff.table.timber, TABLE, preset.veneers.table, &mut images);
    let table = piece(lathe::ground(), WoodKind::Table, &stuff.table, plank);
    commands.insert_resource(Wardrobe { disc, red, black, table });
}

type Things = (Entity, Option<&'static MadeFor>, Option<&'static Token>, Has<Tabletop>, Has<Cut>);

/// Gives meshes and woods to new things, and to all things when the wardrobe changes.
fn dress(
    wardrobe: Res<Wardrobe>,
    things: Query<Things, Or<(With<Disc>, With<Token>, With<Tabletop>)>>,
    bare: Query<(), (Or<(With<Disc>, With<Token>, With<Tabletop>)>, Without<Mesh3d>)>,
    mut commands: Commands,
) {
    if bare.is_empty() && !wardrobe.is_changed() {
        return;
    }
    for (entity, made_for, token, is_table, is_cut) in &things {
        let piece = if is_table { &wardrobe.table } else { wardrobe.of(token.copied()) };
        let mut entity = commands.entity(entity);
        entity.insert((Mesh3d(piece.mesh.clone()), MeshMaterial3d(piece.wood.clone())));
        if is_table {
            entity.insert((MeshTag(0), NotShadowCaster));
        } else if let (Some(MadeFor(cell)), false) = (made_for, is_cut) {
            let cut = if token.is_some() { Cut::of_token(*cell) } else { Cut::of_disc(*cell) };
            entity.insert((MeshTag(cut.bits()), cut));
        }
    }
}

/// Keeps the pool of light on the table where the camera looks.
fn move_light_pool(
    wardrobe: Res<Wardrobe>,
    seen: Query<&CurrentView>,
    mut woods: ResMut<Assets<Wood>>,
) {
    for seen in &seen {
        let Some(pool) = woods.get(&wardrobe.table.wood).map(|table| table.extension.pool) else {
            continue;
        };
        let middle = seen.framing.focus.extend(pool.w);
        if pool.distance(middle) > 0.02
            && let Some(mut table) = woods.get_mut(&wardrobe.table.wood)
        {
            table.extension.pool = middle;
        }
    }
}
