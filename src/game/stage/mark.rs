//! Marks: rings of light where things may go, and the path of a slide; what a refusal is about.
#![expect(clippy::cast_precision_loss, reason = "a slide is no longer than the board")]

use bevy::{
    asset::RenderAssetUsages,
    light::{NotShadowCaster, NotShadowReceiver},
    mesh::{Indices, MeshTag, PrimitiveTopology},
    prelude::*,
    render::render_resource::AsBindGroup,
    shader::ShaderRef,
};

use super::{
    shader,
    tag::{BLAMED, LANDING, PATH, PLACE},
};
use crate::{
    game::{Blames, Disc, Flow, Layout, SPACING, Target, Token},
    rules::{Cell, Direction},
};

/// How far above what it lies on a mark is drawn.
const ABOVE: f32 = 0.006;
/// How wide a path is drawn, of the width of a mark.
const PATH_WIDTH: f32 = 0.12;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<MarkLight>::default())
        .add_systems(Startup, set_up)
        .add_systems(Update, (show_targets, show_blamed).in_set(Flow::Tell));
}

/// The light of all marks.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug)]
pub(super) struct MarkLight {}

impl Material for MarkLight {
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

/// What marks are made of.
#[derive(Resource)]
pub(super) struct Marks {
    quad: Handle<Mesh>,
    light: Handle<MarkLight>,
}

impl Marks {
    /// A mark, of which a tag says what it shows.
    pub fn mark(&self, tag: u32) -> impl Bundle {
        (
            Mesh3d(self.quad.clone()),
            MeshMaterial3d(self.light.clone()),
            MeshTag(tag),
            NotShadowCaster,
            NotShadowReceiver,
        )
    }

    /// The mark of a place, with the path that leads to it.
    pub fn show_place(&self, place: &mut EntityCommands, target: &Target, bits: u32) {
        let Some(direction) = target.direction else {
            place.insert(self.mark(PLACE | bits));
            return;
        };
        place.insert(self.mark(LANDING | bits));
        // From where the token stands, over the cells that it passes, to here.
        let length = (target.passed.len() + 1) as f32 * SPACING;
        let back = way(direction) * -length;
        let path = (
            self.mark(PATH | bits | length_bits(length)),
            stretched(back, Vec3::ZERO, PATH_WIDTH),
            Pickable::IGNORE,
        );
        place.with_child(path);
    }
}

/// The way from a disc to the next, one long.
fn way(direction: Direction) -> Vec3 {
    let Cell { q, r } = direction.vector();
    Layout::default().place(Cell::new(q, r)) / SPACING
}

/// A length, for the shader.
pub(super) fn length_bits(length: f32) -> u32 {
    ((length * 256.0) as u32) << 16
}

/// A mark from a place to another, so wide.
pub(super) fn stretched(from: Vec3, to: Vec3, width: f32) -> Transform {
    let way = to - from;
    Transform::from_translation((from + to) / 2.0)
        .with_rotation(Quat::from_rotation_arc(Vec3::X, way.normalize_or(Vec3::X)))
        .with_scale(Vec3::new(way.length(), 1.0, width))
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

/// Places without a disc that are to blame have nothing else to be seen by.
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
