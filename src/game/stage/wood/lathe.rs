//! The lathe: makes meshes by turning a profile about an axis. Each vertex knows its position in the solid
//! wood that it is cut from.
#![expect(clippy::cast_precision_loss, reason = "meshes have few rows and columns")]

use std::f32::consts::TAU;

use bevy::{
    asset::RenderAssetUsages,
    mesh::{Indices, PrimitiveTopology},
    prelude::*,
};

use crate::game::table::DISC_HEIGHT;

/// A corner of a profile: its distance from the axis, its height, and how far from the corner the rounding
/// starts.
pub type Corner = (f32, f32, f32);

/// An edge that bends by more than this stays sharp (the cosine of the angle).
const CREASE: f32 = 0.72;

/// The outline of half a turned piece, from the middle of its underside to the middle of its top. `x` is the distance
/// from the axis, and `y` the height.
#[derive(Clone, Debug, PartialEq)]
pub struct Profile(Vec<Vec2>);

/// A disc, 1 across. Its bevel is softer on top than below.
pub fn disc(pieces: usize) -> Profile {
    let top = DISC_HEIGHT;
    rounded(&[(0.0, 0.0, 0.0), (0.5, 0.0, 0.02), (0.5, top, 0.042), (0.0, top, 0.0)], pieces)
}

/// Red's token: a pawn with a round head.
pub fn pawn(pieces: usize) -> Profile {
    let mut profile = rounded(
        &[
            (0.0, 0.0, 0.0),
            (0.285, 0.0, 0.018),
            (0.285, 0.095, 0.045),
            (0.222, 0.135, 0.03),
            (0.150, 0.25, 0.10),
            (0.130, 0.360, 0.03),
            (0.196, 0.380, 0.018),
            (0.196, 0.416, 0.018),
            (0.140, 0.434, 0.010),
            (0.140, 0.440, 0.0),
        ],
        pieces,
    );
    // The head starts where it sits on the collar.
    let (middle, radius) = (0.572_f32, 0.192_f32);
    for i in 0..=16_u8 {
        let angle = -0.755 + (std::f32::consts::FRAC_PI_2 + 0.755) * f32::from(i) / 16.0;
        profile.0.push(Vec2::new(radius * angle.cos().max(0.0), middle + radius * angle.sin()));
    }
    profile
}

/// Black's token: a spool with a waist, broad and flat on top.
pub fn spool(pieces: usize) -> Profile {
    rounded(
        &[
            (0.0, 0.0, 0.0),
            (0.27, 0.0, 0.018),
            (0.27, 0.105, 0.035),
            (0.195, 0.15, 0.05),
            (0.178, 0.27, 0.08),
            (0.205, 0.36, 0.05),
            (0.262, 0.40, 0.03),
            (0.262, 0.515, 0.035),
            (0.205, 0.54, 0.014),
            (0.185, 0.522, 0.014),
            (0.0, 0.512, 0.0),
        ],
        pieces,
    )
}

impl Profile {
    /// An outline with these corners, each rounded with this many straight pieces.
    pub fn rounded(corners: &[Corner], pieces: usize) -> Profile {
        rounded(corners, pieces)
    }

    /// The points from the middle of the top down to the edge of the underside, each with its way along the surface
    /// from the start.
    pub fn downwards(&self) -> Vec<(Vec2, f32)> {
        let mut way = 0.0;
        let mut last: Option<Vec2> = None;
        // The first point is the middle of the underside, which nobody sees.
        self.0[1..]
            .iter()
            .rev()
            .map(|point| {
                way += last.replace(*point).map_or(0.0, |last| last.distance(*point));
                (*point, way)
            })
            .collect()
    }
}

/// Rounds the corners of a profile, each with this many straight pieces.
fn rounded(corners: &[Corner], pieces: usize) -> Profile {
    let at = |i: usize| Vec2::new(corners[i].0, corners[i].1);
    let mut profile = Vec::new();
    for (i, (.., round)) in corners.iter().enumerate() {
        let corner = at(i);
        if *round <= 0.0 || i == 0 || i + 1 == corners.len() {
            profile.push(corner);
            continue;
        }
        let towards = |other: Vec2| {
            let way = other - corner;
            corner + way.clamp_length_max(round.min(way.length() * 0.48))
        };
        let (from, to) = (towards(at(i - 1)), towards(at(i + 1)));
        for piece in 0..=pieces {
            let t = piece as f32 / pieces as f32;
            profile.push(from.lerp(corner, t).lerp(corner.lerp(to, t), t));
        }
    }
    Profile(profile)
}

/// How a piece looks from above.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Plan {
    /// Round, as it comes from the lathe.
    #[default]
    Round,
    /// Square with rounded corners.
    Square,
    /// The same around a middle that is round, such as a hole.
    SquareAroundHole,
}

impl Plan {
    /// How far out a point is that would be at this distance from the axis on the lathe, relative to that, and in which
    /// direction its side faces.
    fn at(self, distance: f32, sin: f32, cos: f32) -> (f32, Vec2) {
        /// The distances between which a round middle becomes a square.
        const BETWEEN: (f32, f32) = (0.22, 0.40);
        /// The higher, the sharper are the corners.
        const POWER: f32 = 12.0;
        let round = Vec2::new(cos, sin);
        let (low, high) = BETWEEN;
        let part = match self {
            Plan::Round => return (1.0, round),
            Plan::Square => 1.0,
            Plan::SquareAroundHole => ((distance - low) / (high - low)).clamp(0.0, 1.0),
        };
        let reach = (cos.abs().powf(POWER) + sin.abs().powf(POWER)).powf(-1.0 / POWER);
        let side = |along: f32| along.abs().powf(POWER - 1.0).copysign(along);
        let square = Vec2::new(side(cos), side(sin)).normalize_or(round);
        (1.0_f32.lerp(reach, part), round.lerp(square, part).normalize_or(round))
    }
}

/// Turns a profile about the vertical axis.
pub fn turned(profile: &Profile, segments: usize) -> Mesh {
    shaped(profile, segments, Plan::Round)
}

/// The same for a piece that need not be round from above.
pub fn shaped(profile: &Profile, segments: usize, plan: Plan) -> Mesh {
    let rows = rows(&profile.0);
    let columns = segments + 1;
    let mut mesh = Parts::default();
    for MeshRow { point, normal, way } in &rows {
        for column in 0..columns {
            let (sin, cos) = (TAU * (column % segments) as f32 / segments as f32).sin_cos();
            let (reach, faces) = plan.at(point.x, sin, cos);
            let at = Vec3::new(point.x * cos * reach, point.y, point.x * sin * reach);
            mesh.positions.push(at.to_array());
            mesh.normals.push([normal.x * faces.x, normal.y, normal.x * faces.y]);
            mesh.solid.push([at.x, at.z]);
            mesh.ways.push([*way, 0.0]);
        }
    }
    // Each piece of the profile has its own two rows, so the rows of different pieces are not joined.
    for row in (0..rows.len()).step_by(2) {
        for column in 0..segments {
            let below = (row * columns + column) as u32;
            let above = below + columns as u32;
            mesh.indices.extend([below, above, below + 1, below + 1, above, above + 1]);
        }
    }
    mesh.build()
}

/// A row of a mesh.
struct MeshRow {
    point: Vec2,
    normal: Vec2,
    /// How far it is along the surface from the middle of the top.
    way: f32,
}

/// The rows of a mesh: two for each piece of the profile.
fn rows(profile: &[Vec2]) -> Vec<MeshRow> {
    let pieces: Vec<(Vec2, Vec2)> = profile
        .windows(2)
        .map(|ends| (ends[0], ends[1]))
        .filter(|(from, to)| from.distance_squared(*to) > 1e-10)
        .collect();
    let normal = |(from, to): (Vec2, Vec2)| {
        let way = (to - from).normalize_or_zero();
        Vec2::new(way.y, -way.x)
    };
    // Where a curve is smooth, the two pieces at a point share one normal.
    let shared = |piece: usize, other: Option<usize>| {
        let own = normal(pieces[piece]);
        match other.and_then(|other| pieces.get(other)).map(|other| normal(*other)) {
            Some(other) if own.dot(other) > CREASE => (own + other).normalize_or_zero(),
            _ => own,
        }
    };
    let mut way: f32 = pieces.iter().map(|(from, to)| from.distance(*to)).sum();
    let mut rows = Vec::new();
    for (i, (from, to)) in pieces.iter().enumerate() {
        rows.push(MeshRow { point: *from, normal: shared(i, i.checked_sub(1)), way });
        way -= from.distance(*to);
        rows.push(MeshRow { point: *to, normal: shared(i, Some(i + 1)), way });
    }
    rows
}

/// The ground: a plane whose grid is finest in the middle, so that positions are exact where they are visible.
pub fn ground() -> Mesh {
    const LINES: [f32; 8] = [-1400.0, -200.0, -40.0, -10.0, 10.0, 40.0, 200.0, 1400.0];
    let mut mesh = Parts::default();
    for z in LINES {
        for x in LINES {
            mesh.positions.push([x, 0.0, z]);
            mesh.normals.push([0.0, 1.0, 0.0]);
            mesh.solid.push([x, z]);
            mesh.ways.push([0.0; 2]);
        }
    }
    let lines = LINES.len() as u32;
    for z in 0..lines - 1 {
        for x in 0..lines - 1 {
            let (near, far) = (z * lines + x, (z + 1) * lines + x);
            mesh.indices.extend([near, far, near + 1, near + 1, far, far + 1]);
        }
    }
    mesh.build()
}

/// The buffers of a mesh. The position in the solid, without its height, and the way along the profile go to the
/// shader in two sets of UVs.
#[derive(Default)]
struct Parts {
    positions: Vec<[f32; 3]>,
    normals: Vec<[f32; 3]>,
    solid: Vec<[f32; 2]>,
    ways: Vec<[f32; 2]>,
    indices: Vec<u32>,
}

impl Parts {
    fn build(self) -> Mesh {
        // Picking reads meshes on the CPU, so the mesh must not be kept on the GPU only.
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.solid)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_1, self.ways)
            .with_inserted_indices(Indices::U32(self.indices))
    }
}

#[cfg(test)]
mod tests {
    use bevy::mesh::VertexAttributeValues;

    use super::*;

    fn values(mesh: &Mesh, of: bevy::mesh::MeshVertexAttribute) -> Vec<Vec3> {
        match mesh.attribute(of) {
            Some(VertexAttributeValues::Float32x3(values)) => {
                values.iter().map(|value| Vec3::from_array(*value)).collect()
            }
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn every_triangle_faces_the_same_way_as_its_normals() {
        let pieces = [disc(5), pawn(5), spool(5)].map(|profile| turned(&profile, 24));
        let plans = [Plan::Square, Plan::SquareAroundHole];
        let squares = plans.map(|plan| shaped(&disc(5), 24, plan));
        for mesh in pieces.into_iter().chain(squares).chain([ground()]) {
            let positions = values(&mesh, Mesh::ATTRIBUTE_POSITION);
            let normals = values(&mesh, Mesh::ATTRIBUTE_NORMAL);
            let indices: Vec<usize> =
                mesh.indices().map(|all| all.iter().collect()).unwrap_or_default();
            assert!(!indices.is_empty());
            for corners in indices.chunks(3) {
                let [a, b, c] = [corners[0], corners[1], corners[2]].map(|i| positions[i]);
                let face = (b - a).cross(c - a);
                if face.length() > 1e-7 {
                    let normal: Vec3 = corners.iter().map(|i| normals[*i]).sum();
                    assert!(face.dot(normal) > 0.0, "{a} {b} {c}: {face} {normal}");
                }
            }
        }
    }

    #[test]
    fn a_disc_is_one_across_and_as_high_as_the_layout_says() {
        let positions = values(&turned(&disc(5), 96), Mesh::ATTRIBUTE_POSITION);
        let widest = positions.iter().map(|at| at.with_y(0.0).length()).fold(0.0, f32::max);
        let highest = positions.iter().map(|at| at.y).fold(0.0, f32::max);
        assert!((widest - 0.5).abs() < 1e-4 && (highest - DISC_HEIGHT).abs() < 1e-6);
    }
}
