//! The palette: the colours of an animation. They are chosen once for all of it, so that what stands still
//! keeps its colour.

use std::{cmp::Ordering, collections::HashMap};

use bevy::prelude::*;

/// How many colours there are. One more number stands for a pixel that stays as it is.
const COLOURS: usize = 255;
/// Colours are told apart by this many bits of red, green and blue each.
const BITS: u32 = 7;
/// How many times the colours are improved.
const ROUNDS: usize = 6;
/// How much the eye sees a difference in red, green and blue.
const SIGHT: Vec3 = Vec3::new(0.62, 0.78, 0.52);
/// How strongly two neighbouring colours are mixed where one lies between them, as a share of how far apart they
/// are.
const MIXING: f32 = 0.45;
/// The strongest mixing, as a difference of brightness. More would look like sand.
const MOST_MIXING: f32 = 5.0;

/// The order in which the pixels of a square are brightened when colours are mixed. It never changes, so mixed
/// colours do not flicker.
const SQUARE: [[u8; 8]; 8] = [
    [0, 32, 8, 40, 2, 34, 10, 42],
    [48, 16, 56, 24, 50, 18, 58, 26],
    [12, 44, 4, 36, 14, 46, 6, 38],
    [60, 28, 52, 20, 62, 30, 54, 22],
    [3, 35, 11, 43, 1, 33, 9, 41],
    [51, 19, 59, 27, 49, 17, 57, 25],
    [15, 47, 7, 39, 13, 45, 5, 37],
    [63, 31, 55, 23, 61, 29, 53, 21],
];

/// The colours of an animation.
pub(super) struct Palette {
    colours: Vec<[u8; 3]>,
    /// For each colour, how strongly it is mixed with its neighbours.
    mixing: Vec<f32>,
    /// The number of the nearest colour, for each colour that has been asked for.
    nearest: Vec<u16>,
}

/// Marks a colour that has not been asked for.
const UNKNOWN: u16 = u16::MAX;

impl Palette {
    /// The number that stands for a pixel that stays as it is.
    pub const SAME: u8 = 255;

    /// The colours that show these pixels best. Each pixel has four bytes, of which the last does not count.
    pub fn of<'a>(pictures: impl IntoIterator<Item = &'a [u8]>) -> Palette {
        let mut points = points(pictures);
        let mut seeds = split(&mut points);
        for _ in 0..ROUNDS {
            improve(&mut seeds, &points);
        }
        let byte = |part: f32| part.round().clamp(0.0, 255.0) as u8;
        let mut colours: Vec<[u8; 3]> =
            seeds.iter().map(|seed| (*seed / SIGHT).to_array().map(byte)).collect();
        colours.sort_unstable();
        colours.dedup();
        let mixing = colours.iter().map(|colour| mixing(*colour, &colours)).collect();
        Palette { colours, mixing, nearest: vec![UNKNOWN; 1 << (3 * BITS)] }
    }

    /// The colours one after another, as a GIF wants them.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = self.colours.concat();
        bytes.resize(3 * (COLOURS + 1), 0);
        bytes
    }

    /// The number of the colour for a pixel at this place.
    pub fn at(&mut self, x: usize, y: usize, colour: [u8; 3]) -> u8 {
        let nearest = self.nearest(colour);
        let brighter = f32::from(SQUARE[y % 8][x % 8]) / 64.0 - 0.492;
        let by = (brighter * self.mixing[usize::from(nearest)]).round() as i16;
        if by == 0 {
            return nearest;
        }
        self.nearest(colour.map(|part| (i16::from(part) + by).clamp(0, 255) as u8))
    }

    /// The number of the nearest colour.
    fn nearest(&mut self, colour: [u8; 3]) -> u8 {
        let key = key(colour);
        if self.nearest[key] == UNKNOWN {
            let seen = seen(colour);
            let distance = |i: &usize| squared(seen, self.colours[*i]);
            let number = (0..self.colours.len()).min_by(|a, b| distance(a).total_cmp(&distance(b)));
            self.nearest[key] = number.unwrap_or_default() as u16;
        }
        self.nearest[key] as u8
    }
}

/// A colour as the eye sees it: the distance between two of these is how different they look.
fn seen(colour: [u8; 3]) -> Vec3 {
    Vec3::from_array(colour.map(f32::from)) * SIGHT
}

fn squared(seen_colour: Vec3, other: [u8; 3]) -> f32 {
    seen_colour.distance_squared(seen(other))
}

/// The number of a colour among all that are told apart.
fn key(colour: [u8; 3]) -> usize {
    colour.iter().fold(0, |key, part| key << BITS | usize::from(part >> (8 - BITS)))
}

/// How strongly a colour is mixed: by how far its neighbour among the colours is from it.
fn mixing(colour: [u8; 3], colours: &[[u8; 3]]) -> f32 {
    let others = colours.iter().filter(|other| **other != colour);
    let nearest = others.map(|other| squared(seen(colour), *other)).fold(f32::INFINITY, f32::min);
    let apart = nearest.sqrt() / SIGHT.length();
    if apart.is_finite() { (apart * MIXING * 2.0).min(MOST_MIXING) } else { 0.0 }
}

/// A colour of the pictures, and how much it counts.
#[derive(Clone, Copy)]
struct Point {
    at: Vec3,
    weight: f32,
}

/// The colours of some pictures. A colour counts by the square root of how often it comes up: the table is large
/// and the tokens are small, but people look at the tokens.
#[expect(clippy::cast_precision_loss, reason = "a picture has few million pixels")]
fn points<'a>(pictures: impl IntoIterator<Item = &'a [u8]>) -> Vec<Point> {
    let mut counted: HashMap<usize, ([u32; 3], u32)> = HashMap::new();
    for picture in pictures {
        for pixel in picture.as_chunks::<4>().0 {
            let [red, green, blue, _] = *pixel;
            let (sum, count) = counted.entry(key([red, green, blue])).or_default();
            for (sum, part) in sum.iter_mut().zip([red, green, blue]) {
                *sum += u32::from(part);
            }
            *count += 1;
        }
    }
    let mut points: Vec<Point> = counted
        .into_values()
        .map(|(sum, count)| Point {
            at: Vec3::from_array(sum.map(|sum| sum as f32 / count as f32)) * SIGHT,
            weight: (count as f32).sqrt(),
        })
        .collect();
    // So that the same pictures always get the same colours.
    points.sort_by(|a, b| a.at.to_array().partial_cmp(&b.at.to_array()).unwrap_or(Ordering::Equal));
    points
}

/// Points that are to get one colour, and by how much they differ from it.
struct Cluster {
    from: usize,
    to: usize,
    middle: Vec3,
    /// Along each axis.
    spread: Vec3,
}

impl Cluster {
    fn of(points: &[Point], from: usize, to: usize) -> Cluster {
        let own = &points[from..to];
        let total: f32 = own.iter().map(|point| point.weight).sum();
        let middle = own.iter().map(|point| point.at * point.weight).sum::<Vec3>() / total;
        let off = |point: &Point| (point.at - middle) * (point.at - middle) * point.weight;
        // A single point differs from its middle by rounding only, and cannot be split.
        let spread = if own.len() > 1 { own.iter().map(off).sum() } else { Vec3::ZERO };
        Cluster { from, to, middle, spread }
    }
}

/// Splits the points into as many clusters as there are colours, always the one that differs most, along its
/// longest axis. Returns their middles.
fn split(points: &mut [Point]) -> Vec<Vec3> {
    if points.is_empty() {
        return vec![Vec3::ZERO];
    }
    let mut clusters = vec![Cluster::of(points, 0, points.len())];
    while clusters.len() < COLOURS {
        let spread = |cluster: &Cluster| cluster.spread.element_sum();
        let widest = (0..clusters.len())
            .max_by(|a, b| spread(&clusters[*a]).total_cmp(&spread(&clusters[*b])));
        let Some(widest) = widest.filter(|i| spread(&clusters[*i]) > 0.0) else { break };
        let Cluster { from, to, middle, spread } = clusters.swap_remove(widest);
        let axis = spread.max_position();
        let own = &mut points[from..to];
        own.sort_by(|a, b| a.at[axis].total_cmp(&b.at[axis]));
        let low = own.partition_point(|point| point.at[axis] < middle[axis]);
        let cut = from + low.clamp(1, own.len() - 1);
        clusters.push(Cluster::of(points, from, cut));
        clusters.push(Cluster::of(points, cut, to));
    }
    clusters.into_iter().map(|cluster| cluster.middle).collect()
}

/// Moves each colour to the middle of the points that are nearest to it.
fn improve(colours: &mut [Vec3], points: &[Point]) {
    let mut sums = vec![(Vec3::ZERO, 0.0); colours.len()];
    for point in points {
        let distance = |i: &usize| colours[*i].distance_squared(point.at);
        let nearest = (0..colours.len()).min_by(|a, b| distance(a).total_cmp(&distance(b)));
        if let Some((sum, weight)) = nearest.map(|i| &mut sums[i]) {
            *sum += point.at * point.weight;
            *weight += point.weight;
        }
    }
    for (colour, (sum, weight)) in colours.iter_mut().zip(sums) {
        if weight > 0.0 {
            *colour = sum / weight;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pixels of these colours, each so many times.
    fn picture(colours: &[([u8; 3], usize)]) -> Vec<u8> {
        let pixels =
            colours.iter().flat_map(|(colour, times)| std::iter::repeat_n(*colour, *times));
        pixels.flat_map(|[red, green, blue]| [red, green, blue, 255]).collect()
    }

    #[test]
    fn few_colours_are_shown_as_they_are() {
        let colours = [[200, 20, 24], [14, 12, 11], [231, 214, 180], [60, 44, 30]];
        let pixels = picture(&colours.map(|colour| (colour, 9)));
        let mut palette = Palette::of([pixels.as_slice()]);
        for colour in colours {
            let number = palette.nearest(colour);
            assert_eq!(palette.colours[usize::from(number)], colour);
        }
        assert_eq!(palette.bytes().len(), 3 * 256);
    }

    #[test]
    fn a_rare_colour_that_stands_out_is_kept() {
        let table = (0..120_u8).map(|i| ([i, i / 2 + 3, i / 3], 4000));
        let pixels = picture(&table.chain([([220, 30, 30], 40)]).collect::<Vec<_>>());
        let mut palette = Palette::of([pixels.as_slice()]);
        let shown = palette.nearest([220, 30, 30]);
        assert!(squared(seen([220, 30, 30]), palette.colours[usize::from(shown)]) < 9.0);
    }

    #[test]
    fn a_smooth_fall_of_light_stays_smooth() {
        let fall: Vec<_> = (0..=255_u8).map(|i| ([i, i, i], 10)).collect();
        let pixels = picture(&fall);
        let mut palette = Palette::of([pixels.as_slice()]);
        for (colour, _) in fall {
            // Over a square, the colours average to what they stand for.
            let all = (0..64).map(|i| palette.at(i % 8, i / 8, colour));
            let shown: Vec<u8> = all.collect();
            let bright = |number: &u8| f32::from(palette.colours[usize::from(*number)][1]);
            let mean = shown.iter().map(bright).sum::<f32>() / 64.0;
            assert!((mean - f32::from(colour[0])).abs() < 2.0, "{colour:?}: {mean}");
        }
    }

    #[test]
    fn no_picture_gives_some_palette() {
        assert_eq!(Palette::of([]).bytes().len(), 3 * 256);
    }
}
