//! Reflections: what is all around as a cube of six pictures, and what surfaces make of it, from
//! polished to matt.
//!
//! Bevy's [`GeneratedEnvironmentMapLight`](bevy::light::GeneratedEnvironmentMapLight) has the GPU find
//! that out anew in every frame, which on a software driver takes longer than the rest of the frame. Here
//! nothing around ever changes.
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

/// How many points wide the pictures are of what lights matt things: these see half of all at once.
const MATT: usize = 8;
/// And those of what is around that this is found from.
const AROUND: usize = 16;

/// What polished things mirror, less and less sharply from level to level, and what lights matt ones.
pub(super) struct Reflections {
    pub specular: Image,
    pub diffuse: Image,
}

impl Reflections {
    /// Those of a room where this light comes from each direction, in pictures so many points wide.
    pub fn of(light: impl Fn(Vec3) -> Vec3, size: usize) -> Reflections {
        let mut room = vec![Cube::new(size, light)];
        while let Some(half) = room.last().and_then(Cube::halved) {
            room.push(half);
        }
        let roughest = room.len() - 1;
        let rough = (1..=roughest).map(|level| {
            let gloss = Gloss::new(level as f32 / roughest as f32, size, roughest);
            Cube::new(size >> level, |way| gloss.sees(&room, way))
        });
        let specular: Vec<Cube> = std::iter::once(room[0].clone()).chain(rough).collect();
        let around = room.iter().find(|cube| cube.size <= AROUND).unwrap_or(&room[0]);
        let diffuse = Cube::new(MATT, |way| around.lights(way));
        Reflections { specular: image(&specular), diffuse: image(&[diffuse]) }
    }
}

/// What is around, in six pictures.
#[derive(Clone)]
struct Cube {
    size: usize,
    /// Face by face, row by row.
    points: Vec<Vec3>,
}

impl Cube {
    /// What is seen in each direction.
    fn new(size: usize, seen: impl Fn(Vec3) -> Vec3) -> Cube {
        let ways = (0..6 * size * size).map(|point| way(point, size));
        Cube { size, points: ways.map(|(way, _)| seen(way)).collect() }
    }

    /// The same, half as wide, if that can be.
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

    /// What is seen in a direction, between points as much of each as it is near.
    fn at(&self, way: Vec3) -> Vec3 {
        let (face, place) = place(way);
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

    /// How bright a matt thing is that faces this way.
    fn lights(&self, facing: Vec3) -> Vec3 {
        let points = self.points.iter().enumerate();
        let (sum, total) = points.fold((Vec3::ZERO, 0.0), |(sum, total), (point, light)| {
            let (way, angle) = way(point, self.size);
            let part = angle * way.dot(facing).max(0.0);
            (sum + *light * part, total + part)
        });
        sum / total
    }
}

/// The direction of a point of a cube, and how much of all that is around it covers, in some unit.
///
/// Cubes of pictures are a mirror image of the world.
fn way(point: usize, size: usize) -> (Vec3, f32) {
    let (face, x, y) = (point / (size * size), point % size, point / size % size);
    let [u, v] = [x, y].map(|i| 2.0 * (i as f32 + 0.5) / size as f32 - 1.0);
    let way = match face {
        0 => Vec3::new(1.0, -v, u),
        1 => Vec3::new(-1.0, -v, -u),
        2 => Vec3::new(u, 1.0, -v),
        3 => Vec3::new(u, -1.0, v),
        4 => Vec3::new(u, -v, -1.0),
        _ => Vec3::new(-u, -v, 1.0),
    };
    (way.normalize(), way.length_squared().powf(-1.5))
}

/// On which face a direction is seen, and where there, from -1 to 1.
fn place(way: Vec3) -> (usize, Vec2) {
    let far = way.abs();
    let (face, place) = if far.x >= far.y && far.x >= far.z {
        let side = way.x.signum();
        (usize::from(side < 0.0), Vec2::new(side * way.z, -way.y))
    } else if far.y >= far.z {
        let side = way.y.signum();
        (2 + usize::from(side < 0.0), Vec2::new(way.x, -side * way.z))
    } else {
        let side = -way.z.signum();
        (4 + usize::from(side < 0.0), Vec2::new(side * way.x, -way.y))
    };
    (face, place / far.max_element())
}

/// How a surface mirrors what is around: from about where it faces, all the more widely the rougher it is.
struct Gloss(Vec<Ray>);

/// One of the directions from which a surface has its light.
struct Ray {
    /// Seen from a surface that faces along z.
    way: Vec3,
    /// How much of the light comes from there.
    part: f32,
    /// In which level of the room, so that nothing between the rays is missed.
    level: usize,
}

impl Gloss {
    /// That of a surface so rough, from 0 to 1, in a room of so many levels after the first, which is so
    /// wide: Trowbridge and Reitz's distribution of its facets, seen from straight above.
    fn new(roughness: f32, size: usize, levels: usize) -> Gloss {
        // As many as Bevy takes.
        let count = 32_u32 << ((roughness * 4.0) as u32);
        let alpha = roughness * roughness;
        // How far down the facets are seen, of a sphere of them.
        let bound = (1.0 - alpha * alpha) / (1.0 + alpha * alpha);
        let point = 4.0 * PI / (6 * size * size) as f32;
        let mut rays: Vec<Ray> = (0..count)
            .map(|ray| {
                // Points that fill a square evenly.
                let [across, down] =
                    [ray as f32 / count as f32, ray.reverse_bits() as f32 / 2.0_f32.powi(32)];
                let height = 1.0 - down * (1.0 + bound);
                let round =
                    Vec2::from_angle(TAU * across) * (1.0 - height * height).max(0.0).sqrt();
                let facet = (alpha * round).extend(height + 1.0).normalize();
                let way = 2.0 * facet.z * facet - Vec3::Z;
                let lack = 1.0 - facet.z * facet.z * (1.0 - alpha * alpha);
                let density = (alpha / lack).powi(2) / PI / (2.0 * (bound + 1.0));
                let angle = 1.0 / (count as f32 * density);
                let level = (0.5 * (angle / point).log2()).round().clamp(0.0, levels as f32);
                // Facets stand in each other's light.
                let open = way.z / (way.z * (1.0 - alpha / 2.0) + alpha / 2.0);
                Ray { way, part: way.z * open, level: level as usize }
            })
            .filter(|ray| ray.way.z > 0.0)
            .collect();
        let total: f32 = rays.iter().map(|ray| ray.part).sum();
        for ray in &mut rays {
            ray.part /= total;
        }
        Gloss(rays)
    }

    /// What such a surface shows that faces this way, in a room of these levels.
    fn sees(&self, room: &[Cube], facing: Vec3) -> Vec3 {
        let (x, y) = facing.any_orthonormal_pair();
        let turn = Mat3::from_cols(x, y, facing);
        self.0.iter().map(|ray| room[ray.level].at(turn * ray.way) * ray.part).sum()
    }
}

/// A cube as the renderer takes it, with its levels.
fn image(levels: &[Cube]) -> Image {
    let mut data = Vec::new();
    for face in 0..6 {
        for Cube { size, points } in levels {
            for light in &points[face * size * size..(face + 1) * size * size] {
                for part in light.extend(1.0).to_array() {
                    data.extend(half(part).to_le_bytes());
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

/// A number that is not negative as a half-precision float.
fn half(value: f32) -> u16 {
    let bits = value.clamp(6.2e-5, 60_000.0).to_bits();
    let exponent = ((bits >> 23) & 0xff) + 15 - 127;
    ((exponent << 10) | ((bits >> 13) & 0x3ff)) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A room that is bright above and on one side.
    fn light(way: Vec3) -> Vec3 {
        Vec3::new(way.y.max(0.0), way.x.max(0.0), 0.5)
    }

    #[test]
    fn halves_are_what_they_stand_for() {
        for (value, bits) in [(1.0, 0x3c00), (2.0, 0x4000), (0.5, 0x3800), (17.0, 0x4c40)] {
            assert_eq!(half(value), bits, "{value}");
        }
    }

    #[test]
    fn each_point_is_where_its_direction_is_seen() {
        let size = 8;
        for point in 0..6 * size * size {
            let (face, at) = place(way(point, size).0);
            let at = (at + 1.0) / 2.0 * size as f32;
            assert_eq!((face * size + at.y as usize) * size + at.x as usize, point);
        }
    }

    #[test]
    fn a_polished_thing_sees_the_room_and_a_rough_one_less_of_its_lamps() {
        let lamp = |way: Vec3| Vec3::splat(if way.dot(Vec3::Y) > 0.97 { 10.0 } else { 0.0 });
        let mut room = vec![Cube::new(32, lamp)];
        while let Some(half) = room.last().and_then(Cube::halved) {
            room.push(half);
        }
        assert!((room[0].at(Vec3::Y).x - 10.0).abs() < 1e-3);
        let shown = [0.2, 0.5, 0.8].map(|roughness| {
            let gloss = Gloss::new(roughness, 32, 5);
            [Vec3::Y, Vec3::new(1.0, 1.0, 0.0).normalize()].map(|way| gloss.sees(&room, way).x)
        });
        assert!(
            shown.is_sorted_by(|sharp, soft| sharp[0] > soft[0] && sharp[1] <= soft[1]),
            "{shown:?}"
        );
    }

    #[test]
    fn a_matt_thing_is_lit_by_the_half_of_the_room_that_it_faces() {
        let cube = Cube::new(AROUND, light);
        // Of a cosine that is seen from straight ahead, two thirds; of a half, all.
        let up = cube.lights(Vec3::Y);
        assert!(up.distance(Vec3::new(2.0 / 3.0, up.y, 0.5)) < 0.01, "{up}");
        assert!(cube.lights(Vec3::NEG_Y).x < 0.01);
    }

    #[test]
    fn pictures_hold_all_their_levels() {
        let Reflections { specular, diffuse } = Reflections::of(light, 16);
        let points: usize = [16, 8, 4, 2, 1].map(|size| 6 * size * size).iter().sum();
        assert_eq!(specular.texture_descriptor.mip_level_count, 5);
        assert_eq!(specular.data.map(|data| data.len()), Some(points * 8));
        assert_eq!(diffuse.data.map(|data| data.len()), Some(6 * MATT * MATT * 8));
    }
}
