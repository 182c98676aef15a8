//! Reflections: the surroundings as a cube map of six pictures, and how surfaces from polished to matt
//! reflect them.
//!
//! Bevy's [`GeneratedEnvironmentMapLight`](bevy::light::GeneratedEnvironmentMapLight) makes the GPU compute
//! this in every frame, which takes longer than the rest of the frame on a software driver. The surroundings
//! never change here, so computing it once is enough.
#![expect(clippy::cast_precision_loss, reason = "pictures are small")]

use std::f32::consts::{PI, TAU};

use bevy::{
    asset::RenderAssetUsages,
    image::ImageSampler,
    prelude::*,
    render::render_resource::{
        Extent3d, TextureDimension, TextureFormat, TextureViewDescriptor, TextureViewDimension,
    },
};
use half::f16;

/// The width of the diffuse map, in pixels. It can be small, because a matt surface sees half of the
/// surroundings at once.
const DIFFUSE_SIZE: usize = 8;
/// The width of the cube map that the diffuse map is computed from, in pixels.
const DIFFUSE_SOURCE_SIZE: usize = 16;

/// The brightest light in the maps. It is a little less than the largest half-precision number.
const BRIGHTEST: f32 = 60_000.0;

/// The specular map, which polished surfaces reflect and which gets less sharp from level to level, and the
/// diffuse map, which lights matt surfaces.
pub struct Reflections {
    pub specular: Image,
    pub diffuse: Image,
}

impl Reflections {
    /// The reflections of a room with this light from each direction, in pictures `size` pixels wide.
    pub fn of(light: impl Fn(Vec3) -> Vec3, size: usize) -> Reflections {
        let mut room = vec![Cube::new(size, light)];
        while let Some(half) = room.last().and_then(Cube::halved) {
            room.push(half);
        }
        let roughest = room.len() - 1;
        let rough = (1..=roughest).map(|level| {
            let gloss = Gloss::new(level as f32 / roughest as f32, size, roughest);
            Cube::new(size >> level, |direction| gloss.reflected(&room, direction))
        });
        let specular: Vec<Cube> = std::iter::once(room[0].clone()).chain(rough).collect();
        let around = room.iter().find(|cube| cube.size <= DIFFUSE_SOURCE_SIZE).unwrap_or(&room[0]);
        let diffuse = Cube::new(DIFFUSE_SIZE, |direction| around.irradiance(direction));
        Reflections { specular: image(&specular), diffuse: image(&[diffuse]) }
    }
}

/// A cube map of the surroundings: six pictures.
#[derive(Clone)]
struct Cube {
    size: usize,
    /// The light at each pixel, face by face and row by row.
    points: Vec<Vec3>,
}

impl Cube {
    /// The cube map of this light from each direction.
    fn new(size: usize, light: impl Fn(Vec3) -> Vec3) -> Cube {
        let directions = (0..6 * size * size).map(|point| direction_of(point, size));
        Cube { size, points: directions.map(|(direction, _)| light(direction)).collect() }
    }

    /// The same map at half the width; `None` if it is one pixel wide.
    fn halved(&self) -> Option<Cube> {
        let size = self.size / 2;
        let mean = |point: usize| {
            let (face, x, y) = (point / (size * size), point % size, point / size % size);
            let corner = (face * self.size + 2 * y) * self.size + 2 * x;
            let below = corner + self.size;
            [corner, corner + 1, below, below + 1].map(|of| self.points[of]).iter().sum::<Vec3>()
                / 4.0
        };
        (size > 0).then(|| Cube { size, points: (0..6 * size * size).map(mean).collect() })
    }

    /// The light from a direction, interpolated between pixels.
    fn sample(&self, direction: Vec3) -> Vec3 {
        let (face, place) = face_and_position(direction);
        let last = self.size - 1;
        let place = ((place + 1.0) / 2.0 * self.size as f32 - 0.5)
            .clamp(Vec2::ZERO, Vec2::splat(last as f32));
        let (x, y) = (place.x as usize, place.y as usize);
        let part = place - Vec2::new(x as f32, y as f32);
        let of = |x: usize, y: usize| {
            self.points[(face * self.size + y.min(last)) * self.size + x.min(last)]
        };
        let upper = of(x, y).lerp(of(x + 1, y), part.x);
        upper.lerp(of(x, y + 1).lerp(of(x + 1, y + 1), part.x), part.y)
    }

    /// The light on a matt surface that faces this direction.
    fn irradiance(&self, facing: Vec3) -> Vec3 {
        let points = self.points.iter().enumerate();
        let (sum, total) = points.fold((Vec3::ZERO, 0.0), |(sum, total), (point, light)| {
            let (direction, angle) = direction_of(point, self.size);
            let part = angle * direction.dot(facing).max(0.0);
            (sum + *light * part, total + part)
        });
        sum / total
    }
}

/// The direction of a pixel of a cube map, and how much of the surroundings it covers, in some unit.
///
/// Cube maps are mirror images of the world.
fn direction_of(point: usize, size: usize) -> (Vec3, f32) {
    let (face, x, y) = (point / (size * size), point % size, point / size % size);
    let [u, v] = [x, y].map(|i| 2.0 * (i as f32 + 0.5) / size as f32 - 1.0);
    let direction = match face {
        0 => Vec3::new(1.0, -v, u),
        1 => Vec3::new(-1.0, -v, -u),
        2 => Vec3::new(u, 1.0, -v),
        3 => Vec3::new(u, -1.0, v),
        4 => Vec3::new(u, -v, -1.0),
        _ => Vec3::new(-u, -v, 1.0),
    };
    (direction.normalize(), direction.length_squared().powf(-1.5))
}

/// The face that a direction falls on, and the position on that face, from -1 to 1.
fn face_and_position(direction: Vec3) -> (usize, Vec2) {
    let far = direction.abs();
    let (face, place) = if far.x >= far.y && far.x >= far.z {
        let side = direction.x.signum();
        (usize::from(side < 0.0), Vec2::new(side * direction.z, -direction.y))
    } else if far.y >= far.z {
        let side = direction.y.signum();
        (2 + usize::from(side < 0.0), Vec2::new(direction.x, -side * direction.z))
    } else {
        let side = -direction.z.signum();
        (4 + usize::from(side < 0.0), Vec2::new(side * direction.x, -direction.y))
    };
    (face, place / far.max_element())
}

/// How a surface of some roughness reflects its surroundings: the rougher it is, the wider its rays spread.
struct Gloss(Vec<Ray>);

/// One of the directions from which a surface gets its light.
struct Ray {
    /// For a surface that faces along z.
    direction: Vec3,
    /// The share of the light that comes from there.
    part: f32,
    /// The level of the room to sample. It is coarse enough that nothing between the rays is missed.
    level: usize,
}

impl Gloss {
    /// The gloss of a surface of this roughness, from 0 to 1. Its facets follow the Trowbridge-Reitz
    /// distribution, seen from straight above. The first level of the room is `size` pixels wide, and
    /// `levels` more follow.
    fn new(roughness: f32, size: usize, levels: usize) -> Gloss {
        // As many rays as Bevy uses.
        let count = 32_u32 << ((roughness * 4.0) as u32);
        let alpha = roughness * roughness;
        // How far below its equator a sphere of facets is sampled.
        let bound = (1.0 - alpha * alpha) / (1.0 + alpha * alpha);
        let point = 4.0 * PI / (6 * size * size) as f32;
        let mut rays: Vec<Ray> = (0..count)
            .map(|ray| {
                // Points spread evenly over a square.
                let [across, down] =
                    [ray as f32 / count as f32, ray.reverse_bits() as f32 / 2.0_f32.powi(32)];
                let height = 1.0 - down * (1.0 + bound);
                let round =
                    Vec2::from_angle(TAU * across) * (1.0 - height * height).max(0.0).sqrt();
                let facet = (alpha * round).extend(height + 1.0).normalize();
                let direction = 2.0 * facet.z * facet - Vec3::Z;
                let lack = 1.0 - facet.z * facet.z * (1.0 - alpha * alpha);
                let density = (alpha / lack).powi(2) / PI / (2.0 * (bound + 1.0));
                let angle = 1.0 / (count as f32 * density);
                let level = (0.5 * (angle / point).log2()).round().clamp(0.0, levels as f32);
                // Facets shade each other.
                let open = direction.z / (direction.z * (1.0 - alpha / 2.0) + alpha / 2.0);
                Ray { direction, part: direction.z * open, level: level as usize }
            })
            .filter(|ray| ray.direction.z > 0.0)
            .collect();
        let total: f32 = rays.iter().map(|ray| ray.part).sum();
        for ray in &mut rays {
            ray.part /= total;
        }
        Gloss(rays)
    }

    /// The light that a surface facing this direction reflects. `room` is the cube map at each level.
    fn reflected(&self, room: &[Cube], facing: Vec3) -> Vec3 {
        let (x, y) = facing.any_orthonormal_pair();
        let turn = Mat3::from_cols(x, y, facing);
        self.0.iter().map(|ray| room[ray.level].sample(turn * ray.direction) * ray.part).sum()
    }
}

/// A cube map with its levels, as an image for the renderer.
fn image(levels: &[Cube]) -> Image {
    let mut data = Vec::new();
    for face in 0..6 {
        for Cube { size, points } in levels {
            for light in &points[face * size * size..(face + 1) * size * size] {
                for part in light.extend(1.0).to_array() {
                    data.extend(f16::from_f32(part.min(BRIGHTEST)).to_le_bytes());
                }
            }
        }
    }
    let size = levels.first().map_or(0, |cube| cube.size) as u32;
    let mut image = Image::new_uninit(
        Extent3d { width: size, height: size, depth_or_array_layers: 6 },
        TextureDimension::D2,
        TextureFormat::Rgba16Float,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.data = Some(data);
    image.texture_descriptor.mip_level_count = levels.len() as u32;
    image.texture_view_descriptor =
        Some(TextureViewDescriptor { dimension: Some(TextureViewDimension::Cube), ..default() });
    image.sampler = ImageSampler::linear();
    image
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A room that is bright above and on one side.
    fn light(direction: Vec3) -> Vec3 {
        Vec3::new(direction.y.max(0.0), direction.x.max(0.0), 0.5)
    }

    #[test]
    fn every_pixel_lies_where_its_direction_falls() {
        let size = 8;
        for point in 0..6 * size * size {
            let (face, at) = face_and_position(direction_of(point, size).0);
            let at = (at + 1.0) / 2.0 * size as f32;
            assert_eq!((face * size + at.y as usize) * size + at.x as usize, point);
        }
    }

    #[test]
    fn rougher_surfaces_reflect_lamps_less_sharply() {
        let lamp =
            |direction: Vec3| Vec3::splat(if direction.dot(Vec3::Y) > 0.97 { 10.0 } else { 0.0 });
        let mut room = vec![Cube::new(32, lamp)];
        while let Some(half) = room.last().and_then(Cube::halved) {
            room.push(half);
        }
        assert!((room[0].sample(Vec3::Y).x - 10.0).abs() < 1e-3);
        let shown = [0.2, 0.5, 0.8].map(|roughness| {
            let gloss = Gloss::new(roughness, 32, 5);
            [Vec3::Y, Vec3::new(1.0, 1.0, 0.0).normalize()]
                .map(|direction| gloss.reflected(&room, direction).x)
        });
        assert!(
            shown.is_sorted_by(|sharp, soft| sharp[0] > soft[0] && sharp[1] <= soft[1]),
            "{shown:?}"
        );
    }

    #[test]
    fn a_matt_surface_is_lit_by_the_half_of_the_room_that_it_faces() {
        let cube = Cube::new(DIFFUSE_SOURCE_SIZE, light);
        // Light that falls off with the cosine gives two thirds of its peak; constant light gives all of it.
        let up = cube.irradiance(Vec3::Y);
        assert!(up.distance(Vec3::new(2.0 / 3.0, up.y, 0.5)) < 0.01, "{up}");
        assert!(cube.irradiance(Vec3::NEG_Y).x < 0.01);
    }

    #[test]
    fn images_hold_all_levels() {
        let Reflections { specular, diffuse } = Reflections::of(light, 16);
        let points: usize = [16, 8, 4, 2, 1].map(|size| 6 * size * size).iter().sum();
        assert_eq!(specular.texture_descriptor.mip_level_count, 5);
        assert_eq!(specular.data.map(|data| data.len()), Some(points * 8));
        assert_eq!(diffuse.data.map(|data| data.len()), Some(6 * DIFFUSE_SIZE * DIFFUSE_SIZE * 8));
    }
}
