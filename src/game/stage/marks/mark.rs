//! Marks: rings of light where pieces may go, the paths of slides, and the places that a refusal is about.
#![expect(clippy::cast_precision_loss, reason = "a slide is no longer than the board")]

use bevy::{
    asset::RenderAssetUsages,
    light::{NotShadowCaster, NotShadowReceiver},
    mesh::{Indices, MeshTag, PrimitiveTopology},
    prelude::*,
    render::render_resource::AsBindGroup,
    shader::ShaderRef,
};

use crate::{
    game::{
        common::Flow,
        keeping::Settings,
        stage::gpu::{
            mark::{BLAMED, BOLD, KIND, LABEL, LANDING, LENGTH_AT, PATH, PLACE},
            shader,
        },
        table::{Blames, Disc, Layout, SPACING, Target, Token},
    },
    rules::{Cell, Direction},
};

/// How far a mark is drawn above the surface it lies on.
const ABOVE: f32 = 0.006;
/// The width of a path, relative to the width of a mark. `mark.wgsl` has the same value.
pub const PATH_WIDTH: f32 = 0.12;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<MarkMaterial>::default())
        .add_systems(Startup, set_up)
        .add_systems(Update, (show_targets, show_blamed).in_set(Flow::Tell))
        .add_systems(
            PostUpdate,
            embolden
                .run_if(resource_changed::<Settings>.or_eager(any_match_filter::<Added<MeshTag>>)),
        );
}

/// In the theme with high contrast, every mark is bold. The name of a cell has its letters in that bit.
fn embolden(
    settings: Res<Settings>,
    mut marks: Query<&mut MeshTag, With<MeshMaterial3d<MarkMaterial>>>,
) {
    for mut tag in &mut marks {
        if tag.0 & KIND != LABEL {
            let bold = if settings.high_contrast { BOLD } else { 0 };
            let others = tag.0 & !BOLD;
            tag.set_if_neq(MeshTag(others | bold));
        }
    }
}

/// The material that all marks share.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug)]
pub struct MarkMaterial {}

impl Material for MarkMaterial {
    fn fragment_shader() -> ShaderRef {
        shader::MARK.into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        AlphaMode::Premultiplied
    }

    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }
}

/// The mesh and material of marks.
#[derive(Resource)]
pub struct Marks {
    quad: Handle<Mesh>,
    material: Handle<MarkMaterial>,
}

impl Marks {
    /// A mark. The tag says what it shows.
    pub fn mark(&self, tag: u32) -> impl Bundle {
        (
            Mesh3d(self.quad.clone()),
            MeshMaterial3d(self.material.clone()),
            MeshTag(tag),
            NotShadowCaster,
            NotShadowReceiver,
        )
    }

    /// Marks a place where a piece may go, and for a slide also the path that leads there.
    pub fn show_place(&self, place: &mut EntityCommands, target: &Target, bits: u32) {
        let Some(direction) = target.direction else {
            place.insert(self.mark(PLACE | bits));
            return;
        };
        place.insert(self.mark(LANDING | bits));
        // From the token, over the cells that it passes, to this place.
        let length = (target.passed.len() + 1) as f32 * SPACING;
        let back = unit_vector(direction) * -length;
        let path = (
            self.mark(PATH | bits | length_bits(length)),
            stretched(back, Vec3::ZERO, PATH_WIDTH),
            Pickable::IGNORE,
        );
        place.with_child(path);
    }
}

/// The vector of length 1 in this direction.
fn unit_vector(direction: Direction) -> Vec3 {
    let Cell { q, r } = direction.vector();
    Layout::default().place(Cell::new(q, r)) / SPACING
}

/// A length, as the bits of a tag.
pub fn length_bits(length: f32) -> u32 {
    ((length * 256.0) as u32) << LENGTH_AT
}

/// The transform that stretches a mark from one place to another, with this width.
pub fn stretched(from: Vec3, to: Vec3, width: f32) -> Transform {
    let way = to - from;
    Transform::from_translation((from + to) / 2.0)
        .with_rotation(Quat::from_rotation_arc(Vec3::X, way.normalize_or(Vec3::X)))
        .with_scale(Vec3::new(way.length(), 1.0, width))
}

fn set_up(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<MarkMaterial>>,
) {
    commands.insert_resource(Marks {
        quad: meshes.add(quad()),
        material: materials.add(MarkMaterial {}),
    });
}

/// A flat square, 1.04 across. Its UVs are the offset from its middle.
fn quad() -> Mesh {
    let half = 0.52_f32;
    let corners = [[-half, -half], [-half, half], [half, half], [half, -half]];
    let at = corners.map(|[x, z]| [x, ABOVE, z]);
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, at.to_vec())
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, vec![[0.0, 1.0, 0.0]; 4])
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, corners.to_vec())
        .with_inserted_indices(Indices::U32(vec![0, 1, 2, 0, 2, 3]))
}

fn show_targets(
    marks: Res<Marks>,
    targets: Query<(Entity, &Target), Added<Target>>,
    mut commands: Commands,
) {
    for (entity, target) in &targets {
        marks.show_place(&mut commands.entity(entity), target, 0);
    }
}

/// Marks empty places that a refusal is about. Discs, tokens and targets already have meshes that show it.
fn show_blamed(
    marks: Res<Marks>,
    places: Query<
        Entity,
        (Added<Blames>, Without<Disc>, Without<Token>, Without<Target>, Without<Mesh3d>),
    >,
    mut commands: Commands,
) {
    for place in &places {
        commands.entity(place).insert((marks.mark(BLAMED), Pickable::IGNORE));
    }
}
