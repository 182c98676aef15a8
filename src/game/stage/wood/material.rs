//! Wood: the one material of discs, tokens and the table.

use bevy::{
    pbr::{ExtendedMaterial, MaterialExtension},
    prelude::*,
    render::render_resource::AsBindGroup,
    shader::ShaderRef,
};

use super::{cut, stuff::Stuff, veneer::Veneers};
use crate::game::stage::{Preset, gpu::shader};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<Wood>::default());
}

/// Bevy's standard material with the look of wood.
pub type Wood = ExtendedMaterial<StandardMaterial, WoodLook>;

/// The look of one kind of wood. The fields are the same as in `wood.wgsl`.
#[derive(Asset, AsBindGroup, Reflect, Clone, Debug)]
pub struct WoodLook {
    /// The colour of the lacquer; how much it covers.
    #[uniform(100)]
    pub coat: Vec4,
    /// Roughness; whether it is flat; the number of rays that find a shadow's edge.
    #[uniform(100)]
    pub finish: Vec4,
    /// The middle of the pool of light on the table; its radius, or 0 if it has no limit.
    #[uniform(100)]
    pub pool: Vec4,
    /// How far a veneer reaches from its middle; its pixels per unit.
    #[uniform(100)]
    pub extent: Vec4,
    /// The place in the trunk from which each layer of the veneers is cut, four by four.
    #[uniform(100)]
    pub seeds: [UVec4; 7],
    /// A layer for each piece.
    #[texture(101, dimension = "2d_array")]
    #[sampler(102)]
    pub veneers: Handle<Image>,
}

impl MaterialExtension for WoodLook {
    fn fragment_shader() -> ShaderRef {
        shader::WOOD.into()
    }
}

/// The opacity of a ghost.
const GHOST_OPACITY: f32 = 0.6;
/// The radius of the pool of light on the table.
const POOL: f32 = 6.2;

/// What a wood is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WoodKind {
    /// Discs.
    Disc,
    /// Tokens of one side.
    Token,
    /// The table.
    Table,
    /// The pieces of another game.
    Ware,
}

impl WoodKind {
    /// The material of things made of this, see-through or not.
    pub fn material(
        self,
        stuff: &Stuff,
        veneers: &Veneers,
        preset: &Preset,
        is_ghost: bool,
    ) -> Wood {
        let mut base = StandardMaterial { reflectance: stuff.reflectance, ..default() };
        if is_ghost {
            base.base_color.set_alpha(GHOST_OPACITY);
            base.alpha_mode = AlphaMode::Blend;
            // Draw it on top of the mark of its place.
            base.depth_bias = 4.0;
        }
        if self == WoodKind::Table {
            // Draw it after all opaque things, so that no time is spent on what they hide.
            base.alpha_mode = AlphaMode::Mask(0.5);
        }
        let mut seeds = [UVec4::ZERO; 7];
        for (layer, seed) in self.seeds().enumerate() {
            seeds[layer / 4][layer % 4] = seed;
        }
        let is_table = self == WoodKind::Table;
        let look = WoodLook {
            coat: stuff.coat,
            finish: Vec4::new(stuff.roughness, f32::from(is_table), preset.shadow_rays, 0.0),
            pool: Vec4::W * if is_table { POOL } else { 0.0 },
            extent: Vec4::new(veneers.extent, veneers.density, 0.0, 0.0),
            seeds,
            veneers: veneers.image.clone(),
        };
        Wood { base, extension: look }
    }

    /// How many different pieces of this wood there are.
    pub fn cuts(self) -> usize {
        match self {
            WoodKind::Disc => cut::DISCS,
            WoodKind::Token => cut::TOKENS,
            WoodKind::Table => 0,
            WoodKind::Ware => cut::WARES,
        }
    }

    /// From which places in the trunk the pieces of this wood are cut.
    pub fn seeds(self) -> impl Iterator<Item = u32> {
        cut::seeds(self.cuts())
    }
}
