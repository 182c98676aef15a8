//! Wood: the one material of discs, tokens and table.

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

/// Wood, as the renderer takes it.
pub type Wood = ExtendedMaterial<StandardMaterial, WoodLook>;

/// What one kind of wood looks like. The fields are those of `wood.wgsl`.
#[derive(Asset, AsBindGroup, Reflect, Clone, Copy, Debug, PartialEq)]
pub struct WoodLook {
    /// Early wood, and how many rings there are to a unit of length.
    #[uniform(100)]
    pub pale: Vec4,
    /// Late wood, and how much the fibres show.
    #[uniform(100)]
    pub dark: Vec4,
    /// A coat of lacquer, and how much it covers.
    #[uniform(100)]
    pub coat: Vec4,
    /// Roughness; how much the pores show; whether each piece comes from another place in a trunk; how
    /// many rays find a shadow's edge.
    #[uniform(100)]
    pub finish: Vec4,
    /// The middle of the pool of light on a table, and how far that reaches; 0 for no end.
    #[uniform(100)]
    pub pool: Vec4,
}

impl MaterialExtension for WoodLook {
    fn fragment_shader() -> ShaderRef {
        shader::WOOD.into()
    }
}

/// How much a ghost covers.
const GHOSTLY: f32 = 0.6;

/// The kinds of wood there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Pale maple, oiled.
    Maple,
    /// Red lacquer.
    Red,
    /// Black lacquer.
    Black,
    /// The table: dark, waxed.
    Table,
}

impl Kind {
    /// The material, for a preset.
    pub fn material(self, preset: &Preset) -> Wood {
        let mut look = self.look();
        look.finish.w = preset.shadow_rays;
        let base = StandardMaterial { reflectance: self.reflectance(), ..default() };
        Wood { base, extension: look }
    }

    /// The same, seen through.
    pub fn ghost(self, preset: &Preset) -> Wood {
        let mut ghost = self.material(preset);
        ghost.base.base_color.set_alpha(GHOSTLY);
        ghost.base.alpha_mode = AlphaMode::Blend;
        // It covers the mark of the place where it is seen.
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
