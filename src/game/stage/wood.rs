//! Wood: the one material of discs, tokens and the table.

use bevy::{
    pbr::{ExtendedMaterial, MaterialExtension},
    prelude::*,
    render::render_resource::AsBindGroup,
    shader::ShaderRef,
};

use super::{Preset, shader};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<Wood>::default());
}

/// Bevy's standard material with the look of wood.
pub type Wood = ExtendedMaterial<StandardMaterial, WoodLook>;

/// The look of one kind of wood. The fields are the same as in `wood.wgsl`.
#[derive(Asset, AsBindGroup, Reflect, Clone, Copy, Debug, PartialEq)]
pub struct WoodLook {
    /// The colour of the early wood; the number of rings per unit of length.
    #[uniform(100)]
    pub pale: Vec4,
    /// The colour of the late wood; how much the fibres show.
    #[uniform(100)]
    pub dark: Vec4,
    /// The colour of the lacquer; how much it covers.
    #[uniform(100)]
    pub coat: Vec4,
    /// Roughness; how much the pores show; whether each piece comes from a different place in the trunk;
    /// the number of rays that find a shadow's edge.
    #[uniform(100)]
    pub finish: Vec4,
    /// The middle of the pool of light on the table; its radius, or 0 if it has no limit.
    #[uniform(100)]
    pub pool: Vec4,
}

impl MaterialExtension for WoodLook {
    fn fragment_shader() -> ShaderRef {
        shader::WOOD.into()
    }
}

/// The opacity of a ghost.
const GHOST_OPACITY: f32 = 0.6;

/// The kinds of wood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Pale and oiled.
    Maple,
    /// Lacquered red.
    Red,
    /// Lacquered black.
    Black,
    /// Dark and waxed.
    Table,
}

impl Kind {
    /// The material of this wood at a preset.
    pub fn material(self, preset: &Preset) -> Wood {
        let mut look = self.look();
        look.finish.w = preset.shadow_rays;
        let base = StandardMaterial { reflectance: self.reflectance(), ..default() };
        Wood { base, extension: look }
    }

    /// The same material, see-through.
    pub fn ghost(self, preset: &Preset) -> Wood {
        let mut ghost = self.material(preset);
        ghost.base.base_color.set_alpha(GHOST_OPACITY);
        ghost.base.alpha_mode = AlphaMode::Blend;
        // Draw it on top of the mark of its place.
        ghost.base.depth_bias = 4.0;
        ghost
    }

    fn reflectance(self) -> f32 {
        match self {
            Kind::Maple => 0.36,
            Kind::Red | Kind::Black => 0.56,
            Kind::Table => 0.26,
        }
    }

    fn look(self) -> WoodLook {
        let maple = WoodLook {
            pale: Vec4::new(0.72, 0.55, 0.355, 12.0),
            dark: Vec4::new(0.49, 0.315, 0.16, 0.19),
            coat: Vec4::ZERO,
            finish: Vec4::new(0.50, 0.35, 1.0, 0.0),
            pool: Vec4::ZERO,
        };
        match self {
            Kind::Maple => maple,
            Kind::Red => WoodLook {
                coat: Vec4::new(0.46, 0.010, 0.009, 0.97),
                finish: Vec4::new(0.17, 0.2, 1.0, 0.0),
                ..maple
            },
            Kind::Black => WoodLook {
                coat: Vec4::new(0.0035, 0.0033, 0.0034, 0.99),
                finish: Vec4::new(0.16, 0.2, 1.0, 0.0),
                ..maple
            },
            Kind::Table => WoodLook {
                pale: Vec4::new(0.0265, 0.0152, 0.0092, 2.2),
                dark: Vec4::new(0.0178, 0.0099, 0.0060, 0.36),
                coat: Vec4::ZERO,
                finish: Vec4::new(0.52, 0.7, 0.0, 0.0),
                pool: Vec4::new(0.0, 0.0, 0.0, 4.8),
            },
        }
    }
}
