//! A miniature: a small picture of a whole board, seen from above. It is computed from the position alone and
//! needs no GPU, so any thread can make one.
#![expect(clippy::cast_precision_loss, reason = "these are small numbers")]

use std::f32::consts::FRAC_PI_4;

use bevy::prelude::*;

use super::{drawing::picture_of, from_above::FromAbove};
use crate::{
    game::ui::palette::{BLACK, BRASS, DARK_INK, MAPLE, RED, Theme, Tint},
    rules::{Cell, Position, Side},
};

/// Draws the board of a position, with this many pixels. Outside the discs the picture is transparent. If the
/// match is won, the three tokens are marked.
pub fn miniature(position: &Position, size: UVec2) -> Image {
    let frame = FromAbove::new(position.board().discs(), size.as_vec2());
    let mut canvas = Canvas::new(size);
    let disc = frame.unit * DISC / 2.0;
    let discs = position.board().discs();
    for cell in discs {
        shadow(&mut canvas, frame.place(*cell), disc);
    }
    let won = position.won();
    for cell in discs {
        // The three discs of a win stand out from the others.
        let is_dim = won.is_some_and(|(.., cells)| !cells.contains(cell));
        let light = if is_dim { DIM } else { 1.0 };
        paint_disc(&mut canvas, frame.place(*cell), disc, tint(*cell) * light);
    }
    if let Some((.., [start, middle, end])) = won {
        for (from, to) in [(start, middle), (middle, end)] {
            stroke(&mut canvas, frame.place(from), frame.place(to), disc * SHAPE);
        }
    }
    for side in Side::BOTH {
        for cell in position.tokens(side) {
            let at = frame.place(*cell);
            if won.is_some_and(|(.., cells)| cells.contains(cell)) {
                ring(&mut canvas, at, disc * 0.9, disc * 0.2);
            }
            shadow(&mut canvas, at, disc * TOKEN);
            paint_token(&mut canvas, side, at, disc * TOKEN);
        }
    }
    canvas.into_image()
}

/// The diameter of a disc, in distances between neighbours.
const DISC: f32 = 0.95;
/// The size of a token and the width of the line through a winning shape, in radii of a disc.
const TOKEN: f32 = 0.6;
const SHAPE: f32 = 0.42;

/// How bright the other discs are once the match is won.
const DIM: f32 = 0.68;

/// Where the light comes from: from the left, behind the board.
const LIGHT: Vec2 = Vec2::new(-0.5, -0.866);

/// A picture being painted: linear colours, multiplied by their alpha.
struct Canvas {
    size: UVec2,
    pixels: Vec<Vec4>,
}

impl Canvas {
    fn new(size: UVec2) -> Canvas {
        Canvas { size, pixels: vec![Vec4::ZERO; (size.x * size.y) as usize] }
    }

    /// Paints the pixels within `reach` of a place, each with this colour and cover from 0 to 1.
    fn paint(&mut self, at: Vec2, reach: f32, color: impl Fn(Vec2) -> (Vec3, f32)) {
        let end = self.size.as_vec2();
        let low = (at - reach - 1.0).clamp(Vec2::ZERO, end).as_uvec2();
        let high = (at + reach + 2.0).clamp(Vec2::ZERO, end).as_uvec2();
        for y in low.y..high.y {
            for x in low.x..high.x {
                let (color, cover) = color(Vec2::new(x as f32, y as f32) + 0.5);
                if cover > 0.0 {
                    let pixel = &mut self.pixels[(y * self.size.x + x) as usize];
                    *pixel = (color * cover).extend(cover) + *pixel * (1.0 - cover);
                }
            }
        }
    }

    fn into_image(self) -> Image {
        let bytes = self.pixels.iter().flat_map(|pixel| {
            let color = pixel.truncate() / pixel.w.max(1e-4);
            let color = LinearRgba::new(color.x, color.y, color.z, pixel.w);
            Srgba::from(color).to_u8_array()
        });
        picture_of(self.size, bytes.collect())
    }
}

/// A picture of a board shows its wood, whatever the theme.
fn linear(color: Tint) -> Vec3 {
    let color = color.under(Theme::Usual).to_linear();
    Vec3::new(color.red, color.green, color.blue)
}

/// How much of a pixel is covered, by its distance from the edge.
fn cover(distance: f32) -> f32 {
    (0.5 - distance).clamp(0.0, 1.0)
}

fn smooth(from: f32, to: f32, at: f32) -> f32 {
    let part = ((at - from) / (to - from)).clamp(0.0, 1.0);
    part * part * (3.0 - 2.0 * part)
}

/// No two discs are of quite the same wood.
fn tint(cell: Cell) -> f32 {
    let mixed = (cell.q.wrapping_mul(73) ^ cell.r.wrapping_mul(151)).rem_euclid(17);
    0.94 + mixed as f32 * 0.0075
}

fn shadow(canvas: &mut Canvas, at: Vec2, radius: f32) {
    let at = at - LIGHT * radius * 0.16;
    canvas.paint(at, radius * 1.3, |pixel| {
        let out = pixel.distance(at) / radius;
        (Vec3::ZERO, 0.55 * smooth(1.22, 0.8, out))
    });
}

fn paint_disc(canvas: &mut Canvas, at: Vec2, radius: f32, tint: f32) {
    let wood = linear(MAPLE) * tint;
    canvas.paint(at, radius, |pixel| {
        let out = (pixel - at) / radius;
        let far = out.length();
        let lit = out.dot(LIGHT);
        let bevel = smooth(0.74, 0.97, far);
        let rings = 0.03 * (far * 21.0 + tint * 40.0).sin() * (1.0 - bevel);
        let light = 0.93 + 0.08 * lit + rings + bevel * (0.3 * lit - 0.16);
        (wood * light, cover(pixel.distance(at) - radius))
    });
}

fn paint_token(canvas: &mut Canvas, side: Side, at: Vec2, radius: f32) {
    let (lacquer, gloss) = match side {
        Side::Red => (linear(RED) * 1.25, 0.5),
        Side::Black => (linear(BLACK), 0.2),
    };
    let reach = radius * 1.25;
    canvas.paint(at, reach, |pixel| {
        let distance = match side {
            Side::Red => pixel.distance(at) - radius,
            // With corners, as wherever the game draws tokens from above.
            Side::Black => lozenge(pixel - at, reach),
        };
        let out = (pixel - at) / radius;
        let light = 0.92 + 0.4 * out.dot(LIGHT) * out.length();
        let shine = gloss * smooth(0.5, 0.0, out.distance(LIGHT * 0.45));
        let color = lacquer * light.max(0.25) + Vec3::new(1.0, 0.9, 0.78) * shine * shine;
        (color, cover(distance))
    });
}

/// The distance from the edge of a square that stands on a corner, with rounded corners.
fn lozenge(at: Vec2, reach: f32) -> f32 {
    let rounding = reach / 7.0;
    let half = reach * FRAC_PI_4.cos() - rounding;
    let out = Vec2::from_angle(FRAC_PI_4).rotate(at).abs() - half;
    out.max(Vec2::ZERO).length() + out.max_element().min(0.0) - rounding
}

/// A brass ring with a dark line on both sides.
fn ring(canvas: &mut Canvas, at: Vec2, radius: f32, width: f32) {
    let edged = |pixel: Vec2, width: f32| {
        cover((pixel.distance(at) - radius + width / 2.0).abs() - width / 2.0)
    };
    canvas.paint(at, radius + 2.0, |pixel| (linear(DARK_INK), 0.8 * edged(pixel, width * 1.5)));
    canvas.paint(at, radius, |pixel| (linear(BRASS), edged(pixel, width)));
}

/// A line of brass between two places, with a dark line on both sides.
fn stroke(canvas: &mut Canvas, from: Vec2, to: Vec2, width: f32) {
    let way = to - from;
    let distance = |pixel: Vec2| {
        let along = (pixel - from).dot(way) / way.length_squared().max(f32::EPSILON);
        pixel.distance(from + way * along.clamp(0.0, 1.0))
    };
    let (middle, reach) = ((from + to) / 2.0, way.length() / 2.0 + width);
    for (color, width) in [(DARK_INK, width * 1.35), (BRASS, width)] {
        let color = linear(color);
        canvas.paint(middle, reach, |pixel| (color, cover(distance(pixel) - width / 2.0)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::HouseRules;

    const SIZE: UVec2 = UVec2::splat(120);

    /// The red, green, blue and alpha at a cell of the picture.
    fn seen(position: &Position, cell: (i32, i32)) -> [u8; 4] {
        let frame = FromAbove::new(position.board().discs(), SIZE.as_vec2());
        let at = frame.place(cell.into()).as_uvec2();
        let picture = miniature(position, SIZE);
        let bytes = picture.pixel_bytes(at.extend(0)).unwrap_or_default();
        std::array::from_fn(|i| bytes.get(i).copied().unwrap_or_default())
    }

    #[test]
    fn discs_are_pale_tokens_have_their_colours_and_the_table_shows_through() {
        let position = Position::start(HouseRules::Booklet);
        let [red, green, _, alpha] = seen(&position, (0, 0));
        assert!(red > 180 && green > 140 && alpha == 255, "a disc: {red} {green} {alpha}");
        let [red, green, ..] = seen(&position, (2, 0));
        assert!(red > 100 && green < 90, "a red token: {red} {green}");
        let [red, green, ..] = seen(&position, (2, -2));
        assert!(red < 80 && green < 80, "a black token: {red} {green}");
        let corner = miniature(&position, SIZE);
        assert_eq!(corner.pixel_bytes(UVec3::ZERO).map(|bytes| bytes[3]).ok(), Some(0));
    }
}
