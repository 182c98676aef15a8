//! The graph behind the time line: Red's chance of winning after each turn, with marks for mistakes and threats.
//! It is computed at exactly the size at which it is shown.
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "these are sizes of pictures and numbers of turns"
)]

use std::f32::consts::FRAC_1_SQRT_2;

use bevy::{asset::AssetEventSystems, prelude::*, ui::UiSystems};

use crate::{
    game::ui::{
        self,
        palette::{
            BLACK, BRASS, BRASS_LIT, DARK_INK, EDGE, HOLLOW, INK, RED_LIT, SOFT_INK, Theme, Tint,
        },
    },
    rules::Side,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, draw.after(UiSystems::Layout).before(AssetEventSystems));
}

/// What the graph shows.
#[derive(Component, Clone, Debug, Default, PartialEq)]
pub struct Graph {
    /// Red's chance after each turn, beginning with the start, as far as it is known.
    pub chances: Vec<Option<f32>>,
    /// What is marked, by turn.
    pub marks: Vec<(usize, GraphMark)>,
}

/// A mark on a turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum GraphMark {
    /// The next turn gave something away, from 0 to 1.
    Mistake(f32),
    /// There is a note on this turn.
    Note,
    /// After this turn, whoever played it can win next, unless that is stopped.
    Threat(Side),
}

/// The picture of a graph that is not known yet.
pub fn graph() -> impl Bundle {
    (
        Graph::default(),
        Node { width: percent(100), height: percent(100), ..default() },
        Pickable::IGNORE,
    )
}

fn draw(
    theme: Res<Theme>,
    graphs: Query<(Entity, Ref<Graph>, Ref<ComputedNode>, Option<&ImageNode>)>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    for (entity, graph, node, shown) in &graphs {
        if !(graph.is_changed() || node.is_changed() || theme.is_changed()) {
            continue;
        }
        let size = node.size().round().as_uvec2();
        if size.min_element() == 0 {
            continue;
        }
        let picture = graph.picture(size, 1.0 / node.inverse_scale_factor, *theme);
        if let Some(shown) = shown
            && let Some(mut image) = images.get_mut(&shown.image)
        {
            *image = picture;
            continue;
        }
        let picture = images.add(picture);
        commands.entity(entity).try_insert(ImageNode::new(picture));
    }
}

impl Graph {
    /// The turn at a part of the width, or one with a mark within this part of it.
    pub fn turn_at(&self, x: f32, reach: f32) -> usize {
        let turns = self.chances.len().saturating_sub(1);
        let off = |turn: &usize| (*turn as f32 / turns.max(1) as f32 - x).abs();
        let marked = self.marks.iter().map(|(turn, _)| *turn).filter(|turn| off(turn) <= reach);
        let nearest = marked.min_by(|one, other| off(one).total_cmp(&off(other)));
        nearest.unwrap_or((x * turns as f32).round() as usize)
    }

    /// The chance at a place between two turns, counted in turns.
    fn chance(&self, at: f32) -> Option<f32> {
        let before = at.floor().max(0.0) as usize;
        let from = (*self.chances.get(before)?)?;
        let part = at - before as f32;
        let to = if part > 0.0 { (*self.chances.get(before + 1)?)? } else { from };
        Some(from + (to - from) * part)
    }

    /// The picture with this many pixels. `scale` is the number of pixels per pixel of the layout.
    fn picture(&self, size: UVec2, scale: f32, theme: Theme) -> Image {
        let [width, height] = [size.x as f32, size.y as f32];
        let turns = self.chances.len().saturating_sub(1).max(1) as f32;
        let (inks, marks) = (Inks::of(theme), self.placed_marks(turns, width, height));
        let mut bytes = vec![0; (size.x * size.y * 4) as usize];
        for column in 0..size.x {
            let x = column as f32 + 0.5;
            let level = self.chance(x / width * turns).map(|chance| (1.0 - chance) * height);
            let near = marks.each_ref().map(|marks| near(marks, x, WIDEST * scale));
            for row in 0..size.y {
                let at = Vec2::new(x, row as f32 + 0.5);
                let mut seen = inks.ground(at, level, height, scale);
                for (middle, mark) in near.iter().copied().flatten() {
                    seen = inks.mark(*mark, seen, at, *middle, size.as_vec2(), scale);
                }
                let byte = ((row * size.x + column) * 4) as usize;
                bytes[byte..byte + 4].copy_from_slice(&Srgba::from(seen).to_u8_array());
            }
        }
        ui::picture_of(size, bytes)
    }

    /// The marks where they are drawn, from left to right, each kind over the one before. A long match has more
    /// turns than there are pixels; of several marks of a kind on one pixel, the first is drawn, and of mistakes
    /// the worst.
    fn placed_marks(&self, turns: f32, width: f32, height: f32) -> [Vec<(Vec2, GraphMark)>; 3] {
        let mut placed: [Vec<(Vec2, GraphMark)>; 3] = [Vec::new(), Vec::new(), Vec::new()];
        for (turn, mark) in &self.marks {
            let chance = self.chance(*turn as f32).unwrap_or(0.5);
            let at = Vec2::new(*turn as f32 / turns * width, (1.0 - chance) * height);
            let of_kind = match mark {
                GraphMark::Threat(_) => &mut placed[0],
                GraphMark::Note => &mut placed[1],
                GraphMark::Mistake(_) => &mut placed[2],
            };
            match (of_kind.last_mut(), mark) {
                (Some((last, GraphMark::Mistake(part))), GraphMark::Mistake(new))
                    if last.x + 1.0 > at.x =>
                {
                    if new > part {
                        (*last, *part) = (at, *new);
                    }
                }
                (Some((last, _)), _) if last.x + 1.0 > at.x => {}
                _ => of_kind.push((at, *mark)),
            }
        }
        placed
    }
}

/// The largest mark reaches this far from its turn, in pixels of the layout. At the ends it is moved in, so that it is not cut off.
const WIDEST: f32 = 15.0;

/// The marks that reach a column. They stand from left to right.
fn near(marks: &[(Vec2, GraphMark)], x: f32, reach: f32) -> &[(Vec2, GraphMark)] {
    let from = marks.partition_point(|(at, _)| at.x <= x - reach);
    let to = marks.partition_point(|(at, _)| at.x < x + reach);
    &marks[from..to]
}

/// The colours, ready for mixing.
struct Inks {
    black: LinearRgba,
    red: LinearRgba,
    brass: LinearRgba,
    hollow: LinearRgba,
    middle: LinearRgba,
    edge: LinearRgba,
    rim: LinearRgba,
    mistake: LinearRgba,
    note: LinearRgba,
}

impl Inks {
    fn of(theme: Theme) -> Inks {
        let linear = |tint: Tint| tint.under(theme).to_linear();
        Inks {
            black: linear(BLACK),
            red: linear(RED_LIT),
            brass: linear(BRASS),
            hollow: linear(HOLLOW),
            middle: linear(SOFT_INK),
            edge: linear(EDGE),
            rim: linear(DARK_INK),
            mistake: linear(BRASS_LIT),
            note: linear(INK),
        }
    }

    /// The ground: red below the line and black above it, or hollow wood where nothing is known.
    fn ground(&self, at: Vec2, level: Option<f32>, height: f32, scale: f32) -> LinearRgba {
        let edge = (at.y.min(height - at.y) / scale).min(1.0);
        let fill = match level {
            Some(level) => {
                let below = (at.y - level + 0.5).clamp(0.0, 1.0);
                let line = (1.5 - (at.y - level).abs() / scale).clamp(0.0, 1.0);
                self.black.mix(&self.red, below).mix(&self.brass, line)
            }
            None => self.hollow,
        };
        let middle = (1.0 - (at.y - height / 2.0).abs() / (0.5 * scale)).clamp(0.0, 1.0);
        self.edge.mix(&fill.mix(&self.middle, 0.35 * middle), edge)
    }

    /// The colour of a pixel with a mark on it.
    fn mark(
        &self,
        mark: GraphMark,
        seen: LinearRgba,
        at: Vec2,
        middle: Vec2,
        size: Vec2,
        scale: f32,
    ) -> LinearRgba {
        let inside = |x: f32, reach: f32| x.clamp(reach, (size.x - reach).max(reach));
        let (distance, color) = match mark {
            // A cross on the line, the larger the more was given away. Black's sign is a lozenge.
            GraphMark::Mistake(part) => {
                let reach = (3.5 + 3.0 * part.clamp(0.0, 1.0)) * scale;
                let lowest = (size.y - reach).max(reach);
                let middle = Vec2::new(inside(middle.x, reach), middle.y.clamp(reach, lowest));
                let out = (at - middle).abs();
                let beside = (out.x - out.y).abs() * FRAC_1_SQRT_2 - 1.3 * scale;
                (beside.max(out.max_element() - reach), self.mistake)
            }
            // A dot at the lower edge.
            GraphMark::Note => {
                let dot = Vec2::new(inside(middle.x, 4.0 * scale), size.y - 5.0 * scale);
                (at.distance(dot) - 2.5 * scale, self.note)
            }
            // A short line at the edge of its side. A dot does not hide it.
            GraphMark::Threat(whose) => {
                let middle = inside(middle.x, 2.0 * scale);
                let from_edge = if whose == Side::Black { at.y } else { size.y - at.y };
                let out = Vec2::new((at.x - middle).abs() - scale, from_edge - 10.0 * scale);
                (out.max_element(), self.middle)
            }
        };
        let rim = (1.5 - distance / scale).clamp(0.0, 1.0);
        if rim <= 0.0 {
            return seen;
        }
        let inside = (0.5 - distance).clamp(0.0, 1.0);
        seen.mix(&self.rim, rim).mix(&color, inside)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How red a picture is in its twentieth column.
    fn red(picture: &Image, row: u32) -> f32 {
        picture.get_color_at(20, row).expect("a pixel").to_srgba().red
    }

    #[test]
    fn red_lies_below_the_line_and_black_above() {
        let graph = Graph { chances: vec![Some(0.75); 3], marks: Vec::new() };
        let picture = graph.picture(UVec2::new(40, 40), 1.0, Theme::Usual);
        assert!(red(&picture, 30) > red(&picture, 5), "red lies at the bottom");
        let unknown = Graph::default().picture(UVec2::new(40, 40), 1.0, Theme::Usual);
        assert!((red(&unknown, 30) - red(&unknown, 8)).abs() < 1e-3, "nothing is known");
    }

    #[test]
    fn a_mistake_is_marked_where_the_line_falls() {
        let chances = vec![Some(0.5), Some(0.5), Some(0.5)];
        let plain = Graph { chances: chances.clone(), marks: Vec::new() };
        let marked = Graph { chances, marks: vec![(1, GraphMark::Mistake(1.0))] };
        let [plain, marked] =
            [plain, marked].map(|graph| graph.picture(UVec2::new(80, 40), 1.0, Theme::Usual));
        assert_ne!(plain.get_color_at(40, 17).ok(), marked.get_color_at(40, 17).ok());
        assert_eq!(plain.get_color_at(10, 17).ok(), marked.get_color_at(10, 17).ok());
    }

    /// Black's chance lies above Red's, and so do Black's threats.
    #[test]
    fn a_threat_is_marked_at_the_edge_of_its_side() {
        let plain = Graph { chances: vec![Some(0.5); 3], marks: Vec::new() };
        let picture = |graph: &Graph| graph.picture(UVec2::new(80, 40), 1.0, Theme::Usual);
        let unmarked = picture(&plain);
        for (side, row, other) in [(Side::Black, 4, 35), (Side::Red, 35, 4)] {
            let marked =
                picture(&Graph { marks: vec![(1, GraphMark::Threat(side))], ..plain.clone() });
            let pixel = |picture: &Image, row| picture.get_color_at(40, row).ok();
            assert_ne!(pixel(&marked, row), pixel(&unmarked, row), "{side:?}");
            assert_eq!(pixel(&marked, other), pixel(&unmarked, other), "{side:?}");
        }
    }
}
