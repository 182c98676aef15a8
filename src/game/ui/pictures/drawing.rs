//! Drawings: small pictures of flat shapes. Each is computed at exactly the size at which it is shown, so
//! it is as sharp as text. Rotated nodes would not work: a scrolling area does not clip them.
#![expect(clippy::cast_precision_loss, reason = "these are small numbers")]

use std::f32::consts::FRAC_PI_4;

use bevy::{
    asset::{AssetEventSystems, RenderAssetUsages},
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
    ui::UiSystems,
};

use crate::game::ui::palette::{Theme, Tint};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, draw.after(UiSystems::Layout).before(AssetEventSystems));
}

/// Shapes within a rectangle from the origin, in pixels of the layout. Later shapes cover earlier ones, and
/// `y` points down.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct Drawing {
    /// Width and height of the rectangle.
    pub size: Vec2,
    /// The shapes and their colours, from bottom to top.
    pub shapes: Vec<(FlatShape, Tint)>,
}

/// A flat shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum FlatShape {
    /// A disc: its centre and radius.
    Disc(Vec2, f32),
    /// A square that stands on a corner: its centre, and the distance from there to the corners.
    Lozenge(Vec2, f32),
    /// The line just inside the edge of a disc: the centre and radius of the disc, and the line's width.
    Ring(Vec2, f32, f32),
    /// A straight line with round ends: both ends and its width.
    Stroke(Vec2, Vec2, f32),
}

impl FlatShape {
    /// The distance from a point to the edge, negative inside the shape.
    fn distance(self, at: Vec2) -> f32 {
        match self {
            FlatShape::Disc(middle, radius) => at.distance(middle) - radius,
            FlatShape::Ring(middle, radius, width) => {
                (at.distance(middle) - radius + width / 2.0).abs() - width / 2.0
            }
            FlatShape::Lozenge(middle, reach) => {
                let rounding = reach / 8.0;
                let half = reach * FRAC_PI_4.cos() - rounding;
                let out = Vec2::from_angle(FRAC_PI_4).rotate(at - middle).abs() - half;
                out.max(Vec2::ZERO).length() + out.max_element().min(0.0) - rounding
            }
            FlatShape::Stroke(from, to, width) => {
                let way = to - from;
                let along = (at - from).dot(way) / way.length_squared().max(f32::EPSILON);
                at.distance(from + way * along.clamp(0.0, 1.0)) - width / 2.0
            }
        }
    }
}

impl Drawing {
    /// The node that shows the drawing.
    pub fn shown(self) -> impl Bundle {
        let Vec2 { x: width, y: height } = self.size;
        (
            Node { width: px(width), height: px(height), flex_shrink: 0.0, ..default() },
            Pickable::IGNORE,
            self,
        )
    }

    /// The colour at a point, for pixels of this width.
    pub(super) fn color(&self, at: Vec2, pixel: f32, theme: Theme) -> LinearRgba {
        let mut seen = LinearRgba::NONE;
        for (shape, color) in &self.shapes {
            let color = color.under(theme).to_linear();
            let covered = (0.5 - shape.distance(at) / pixel).clamp(0.0, 1.0) * color.alpha;
            let alpha = covered + seen.alpha * (1.0 - covered);
            seen = seen.mix(&color, covered / alpha.max(f32::EPSILON)).with_alpha(alpha);
        }
        seen
    }

    /// Computes the picture with this many pixels.
    fn picture(&self, size: UVec2, theme: Theme) -> Image {
        let pixel = self.size / size.as_vec2();
        let mut bytes = Vec::with_capacity((size.x * size.y * 4) as usize);
        for row in 0..size.y {
            for column in 0..size.x {
                let at = (Vec2::new(column as f32, row as f32) + 0.5) * pixel;
                bytes.extend(Srgba::from(self.color(at, pixel.x, theme)).to_u8_array());
            }
        }
        picture_of(size, bytes)
    }
}

/// The picture with these pixels: four bytes each, row by row.
pub fn picture_of(size: UVec2, bytes: Vec<u8>) -> Image {
    Image::new(
        Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 },
        TextureDimension::D2,
        bytes,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::default(),
    )
}

/// How many pictures are kept, so that drawings that look the same share one.
const MOST_KEPT: usize = 64;

fn draw(
    theme: Res<Theme>,
    mut drawings: Query<(Entity, Ref<Drawing>, Ref<ComputedNode>, Option<&mut ImageNode>)>,
    mut images: ResMut<Assets<Image>>,
    mut kept: Local<Vec<(Drawing, UVec2, Handle<Image>)>>,
    mut commands: Commands,
) {
    if theme.is_changed() {
        kept.clear();
    }
    for (entity, drawing, node, shown) in &mut drawings {
        if !(drawing.is_changed() || node.is_changed() || theme.is_changed()) {
            continue;
        }
        let size = node.size().round().as_uvec2();
        if size.min_element() == 0 {
            continue;
        }
        let known = kept.iter().find(|(of, at, _)| *at == size && *of == *drawing);
        let picture = if let Some((.., picture)) = known {
            picture.clone()
        } else {
            // Many of them are from another size of the window and no longer needed.
            if kept.len() >= MOST_KEPT {
                kept.clear();
            }
            let picture = images.add(drawing.picture(size, *theme));
            kept.push(((*drawing).clone(), size, picture.clone()));
            picture
        };
        match shown {
            Some(mut shown) if shown.image != picture => shown.image = picture,
            Some(_) => {}
            None => drop(commands.entity(entity).try_insert(ImageNode::new(picture))),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::f32::consts::PI;

    use super::*;

    /// The part of a 100 by 100 square that a shape covers, from 0 to 1.
    fn covered(shape: FlatShape) -> f32 {
        let drawing =
            Drawing { size: Vec2::splat(100.0), shapes: vec![(shape, Tint::same(Color::WHITE))] };
        let points = (0..100_u8).flat_map(|x| (0..100_u8).map(move |y| (x, y)));
        points
            .map(|(x, y)| {
                drawing.color(Vec2::new(f32::from(x), f32::from(y)) + 0.5, 1.0, Theme::Usual).alpha
                    / 1e4
            })
            .sum()
    }

    #[test]
    fn shapes_cover_the_right_area() {
        let middle = Vec2::splat(50.0);
        let stroke = FlatShape::Stroke(Vec2::new(20.0, 50.0), Vec2::new(80.0, 50.0), 10.0);
        for (shape, area) in [
            (FlatShape::Disc(middle, 40.0), PI * 0.16),
            (FlatShape::Ring(middle, 40.0, 10.0), PI * (0.16 - 0.09)),
            (FlatShape::Lozenge(middle, 40.0), 0.32),
            (stroke, 0.06 + PI * 0.0025),
        ] {
            let found = covered(shape);
            assert!((found - area).abs() < 0.005, "{shape:?}: {found}, not {area}");
        }
    }

    #[test]
    fn later_shapes_cover_earlier_ones() {
        let disc = |radius| FlatShape::Disc(Vec2::splat(5.0), radius);
        let drawing = Drawing {
            size: Vec2::splat(10.0),
            shapes: vec![
                (disc(5.0), Tint::same(Color::WHITE)),
                (disc(2.0), Tint::same(Color::BLACK)),
            ],
        };
        let at = |x| drawing.color(Vec2::new(x, 5.0), 0.1, Theme::Usual);
        assert_eq!(at(5.0), LinearRgba::BLACK);
        assert_eq!(at(1.5), LinearRgba::WHITE);
        assert!(drawing.color(Vec2::ZERO, 0.1, Theme::Usual).alpha <= 0.0);
    }
}
