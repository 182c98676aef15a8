//! Marks: rings of light where things may go, and the path of a slide.
#![expect(clippy::cast_precision_loss, reason = "a slide is no longer than the board")]

use bevy::{
    asset::uuid_handle,
    light::{NotShadowCaster, NotShadowReceiver},
    mesh::MeshTag,
    prelude::*,
    render::render_resource::AsBindGroup,
    shader::ShaderRef,
};

use super::tag::{LANDING, PATH, PLACE};
use crate::game::{Flow, SPACING, Target};

const SHADER: Handle<Shader> = uuid_handle!("5b0b5f0e-8f6b-4f0e-9f3b-6d7a0c1e2f11");

/// How far above what it lies on a mark is drawn.
const ABOVE: f32 = 0.006;

pub(super) fn plugin(app: &mut App) {
    let shader = include_str!("../../../assets/shaders/mark.wgsl");
    let mut shaders = app.world_mut().resource_mut::<Assets<Shader>>();
    if let Err(error) = shaders.insert(&SHADER, Shader::from_wgsl(shader, "mark.wgsl")) {
        error!("marks have no shader: {error}");
    }
    app.add_plugins(MaterialPlugin::<MarkLight>::default())
        .add_systems(Startup, set_up)
        .add_systems(Update, draw.in_set(Flow::Tell));
}

/// A place that is worth more than others: whoever knows marks it so, and it shines more brightly.
#[derive(Component, Clone, Copy, Debug)]
pub struct Good;

/// The light of all marks.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug)]
pub(super) struct MarkLight {}

impl Material for MarkLight {
    fn fragment_shader() -> ShaderRef {
        SHADER.into()
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

/// What marks are made of.
#[derive(Resource)]
struct Marks {
    quad: Handle<Mesh>,
    light: Handle<MarkLight>,
}

fn set_up(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut lights: ResMut<Assets<MarkLight>>,
) {
    commands.insert_resource(Marks { quad: meshes.add(quad()), light: lights.add(MarkLight {}) });
}

/// A flat square, 1.04 across, whose UVs are the place from its middle.
fn quad() -> Mesh {
    let half = 0.52_f32;
    let corners = [[-half, -half], [-half, half], [half, half], [half, -half]];
    let at = corners.map(|[x, z]| [x, ABOVE, z]);
    Mesh::new(
        bevy::mesh::PrimitiveTopology::TriangleList,
        bevy::asset::RenderAssetUsages::default(),
    )
    .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, at.to_vec())
    .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, vec![[0.0, 1.0, 0.0]; 4])
    .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, corners.to_vec())
    .with_inserted_indices(bevy::mesh::Indices::U32(vec![0, 1, 2, 0, 2, 3]))
}

fn draw(
    marks: Res<Marks>,
    targets: Query<(Entity, &Target), Added<Target>>,
    mut commands: Commands,
) {
    for (entity, target) in &targets {
        let kind = if target.direction.is_some() { LANDING } else { PLACE };
        let mark = |tag| {
            (
                Mesh3d(marks.quad.clone()),
                MeshMaterial3d(marks.light.clone()),
                MeshTag(tag),
                NotShadowCaster,
                NotShadowReceiver,
            )
        };
        let mut entity = commands.entity(entity);
        entity.insert(mark(kind));
        if let Some(direction) = target.direction {
            // From where the token stands, over the cells that it passes, to here.
            let steps = (target.passed.len() + 1) as f32;
            let vector = direction.vector();
            let row = vector.r as f32;
            let way = Vec3::new(vector.q as f32 + row / 2.0, 0.0, row * 3_f32.sqrt() / 2.0);
            let length = steps * SPACING;
            let transform = Transform::from_translation(way * -length / 2.0)
                .with_rotation(Quat::from_rotation_arc(Vec3::X, way.normalize_or(Vec3::X)))
                .with_scale(Vec3::new(length, 1.0, 0.12));
            let tag = PATH | ((length * 256.0) as u32) << 16;
            entity.with_child((mark(tag), transform, Pickable::IGNORE));
        }
    }
}
