//! Tokens as small pictures that stand for the sides, seen from above: red is round, black has corners. Beside them or in
//! their place are the symbols that the tokens on the table carry, for players who turn those on.

use bevy::prelude::*;

use super::drawing::{Drawing, FlatShape};
use crate::{
    game::{
        keeping::Settings,
        ui::{
            palette::{BLACK, DARK_INK, INK, MAPLE, RED_TOKEN, Tint},
            tie::shown_while,
        },
    },
    rules::Side,
};

/// A side's token with a line of maple around it, `across` pixels wide.
pub fn token(side: Side, across: f32) -> impl Bundle {
    let middle = Vec2::splat(across / 2.0);
    let shapes = vec![
        (token_shape(side, middle, across), MAPLE),
        (token_shape(side, middle, across * 0.76), lacquer(side)),
    ];
    Drawing { size: Vec2::splat(across), shapes }.shown()
}

/// A side's symbol, `across` pixels wide. It is shown only while the player has symbols turned on.
pub fn symbol(side: Side, across: f32) -> impl Bundle {
    (symbol_drawing(side, across).shown(), shown_while(|settings: &Settings| settings.symbols))
}

/// A side's token, or its symbol for players who have turned those on: for a place without room for both.
pub fn token_or_symbol(side: Side, across: f32) -> impl Bundle {
    (
        Node { flex_shrink: 0.0, ..default() },
        Pickable::IGNORE,
        children![
            (token(side, across), shown_while(|settings: &Settings| !settings.symbols)),
            symbol(side, across),
        ],
    )
}

/// The same symbol as on the table: a plate with a ring for Red, and one with corners and a dark middle for Black.
fn symbol_drawing(side: Side, across: f32) -> Drawing {
    let middle = Vec2::splat(across / 2.0);
    let figure = match side {
        Side::Red => FlatShape::Ring(middle, across * 0.325, across * 0.12),
        Side::Black => token_shape(side, middle, across * 0.56),
    };
    let shapes = vec![
        (token_shape(side, middle, across), DARK_INK),
        (token_shape(side, middle, across * 0.93), INK),
        (figure, DARK_INK),
    ];
    Drawing { size: Vec2::splat(across), shapes }
}

/// A side's token without the line, for a maple background.
pub fn token_on_maple(side: Side, middle: Vec2, across: f32) -> (FlatShape, Tint) {
    (token_shape(side, middle, across), lacquer(side))
}

/// A shape with corners has to be wider to look as large.
fn token_shape(side: Side, middle: Vec2, across: f32) -> FlatShape {
    match side {
        Side::Red => FlatShape::Disc(middle, across * 0.43),
        Side::Black => FlatShape::Lozenge(middle, across * 0.52),
    }
}

fn lacquer(side: Side) -> Tint {
    match side {
        Side::Red => RED_TOKEN,
        Side::Black => BLACK,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::ui::palette::Theme;

    /// Red's symbol is light in the middle and Black's is dark, so that they differ without any colour.
    #[test]
    fn the_middle_of_a_symbol_tells_the_sides_apart() {
        for across in [14.0, 24.0, 36.0] {
            let middle = |side| {
                let drawing = symbol_drawing(side, across);
                let lightness = drawing.color(Vec2::splat(across / 2.0), 1.0, Theme::Usual).red;
                let rim =
                    drawing.color(Vec2::new(across / 2.0, across * 0.16), 1.0, Theme::Usual).red;
                (lightness, rim)
            };
            let (red, black) = (middle(Side::Red), middle(Side::Black));
            assert!(red.0 > 0.7 && black.0 < 0.05, "{across}: {red:?} {black:?}");
            assert!(red.1 > 0.5 && black.1 > 0.5, "a light rim: {across}: {red:?} {black:?}");
        }
    }
}
