//! The shelf: the other games in the same wood, each with a picture, its rules in four sentences, and the way to its page.

use bevy::{ecs::spawn::SpawnIter, prelude::*};

use crate::game::{
    common::{Go, Screen, ShelfGame, Speaker},
    screen::{Page, WIDE, back, escape_goes_back},
    ui::{
        self, Drawing, FlatShape, Letters, RHYTHM, Skin,
        palette::{BLACK, INK, MAPLE, SOFT_INK, Tint},
        text,
    },
};
use crate::words::Words;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Page::Bare(Screen::Shelf)), open);
}

/// A game on the shelf.
pub(super) struct OnShelf {
    game: ShelfGame,
    /// The key of the button that leads to it.
    play: &'static str,
    /// The keys of its rules, a sentence each.
    pub rules: [&'static str; 4],
    /// What the page with the rules says besides.
    pub more_rules: &'static [&'static str],
    picture: fn(f32) -> Drawing,
}

/// Every game that can be played here besides Nonaga.
static GAMES: [OnShelf; 2] = [
    OnShelf {
        game: ShelfGame::Zebra,
        play: "zebra-play",
        rules: ["zebra-rules-turn", "zebra-rules-tower", "zebra-rules-closed", "zebra-rules-end"],
        more_rules: &["zebra-rules-repetition"],
        picture: zebra,
    },
    OnShelf {
        game: ShelfGame::Mutants,
        play: "mutants-play",
        rules: [
            "mutants-rules-turn",
            "mutants-rules-crossed",
            "mutants-rules-shapes",
            "mutants-rules-end",
        ],
        more_rules: &["mutants-rules-again", "mutants-rules-tiles"],
        picture: mutants,
    },
];

/// A game on the shelf by its name.
pub(super) fn on_shelf(game: ShelfGame) -> &'static OnShelf {
    GAMES.iter().find(|on_shelf| on_shelf.game == game).unwrap_or(&GAMES[0])
}

/// The width of a picture, in pixels of the layout.
const PICTURE: f32 = 14.0 * RHYTHM;

fn open(mut commands: Commands, speaker: Res<Speaker>) {
    let words = &speaker.0;
    let games: Vec<_> = GAMES.iter().map(|on_shelf| game(words, on_shelf)).collect();
    commands.spawn((
        Name::new("shelf"),
        DespawnOnExit(Page::Bare(Screen::Shelf)),
        (ui::dusk(), ui::ComesBack),
        escape_goes_back(),
        children![(
            ui::card(WIDE),
            children![
                ui::headline(words.say("title-shelf")),
                ui::scroll(3.0, Children::spawn(SpawnIter(games.into_iter()))),
                (ui::row(), children![back(words.say("screen-back"))]),
            ],
        )],
    ));
}

/// A game: its picture, and beside it the rules and the way there.
fn game(words: &Words, on_shelf: &OnShelf) -> impl Bundle + use<> {
    let name = words.say(on_shelf.game.name());
    let rules = on_shelf.rules.map(|key| (text(words.say(key), Letters::Small, SOFT_INK),));
    (
        Node {
            column_gap: px(3.0 * RHYTHM),
            row_gap: px(RHYTHM),
            flex_wrap: FlexWrap::Wrap,
            align_items: AlignItems::Start,
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
        children![
            (on_shelf.picture)(PICTURE).shown(),
            (
                ui::Ems::Basis(16.0),
                Node {
                    flex_direction: FlexDirection::Column,
                    flex_grow: 1.0,
                    row_gap: px(0.75 * RHYTHM),
                    max_width: percent(100),
                    ..default()
                },
                Pickable::IGNORE,
                Children::spawn((
                    Spawn((text(name, Letters::Heading, INK),)),
                    SpawnIter(rules.into_iter()),
                    Spawn((
                        ui::row(),
                        children![(
                            ui::button(Skin::Plain, words.say(on_shelf.play)),
                            ui::sends(Go::Open(Screen::OtherPage(on_shelf.game))),
                        )],
                    )),
                )),
            ),
        ],
    )
}

/// Zebra's board from above, as wide as this: light and dark pieces in turn, and a closed square.
fn zebra(across: f32) -> Drawing {
    const ROW: u8 = 4;
    const CLOSED: (u8, u8) = (1, 2);
    let step = across / f32::from(ROW);
    let places = (0..ROW).flat_map(|row| (0..ROW).map(move |column| (column, row)));
    let piece = |(column, row): (u8, u8)| -> Vec<(FlatShape, Tint)> {
        let middle = (Vec2::new(column.into(), row.into()) + 0.5) * step;
        if (column, row) == CLOSED {
            return vec![(FlatShape::Ring(middle, step * 0.46, step * 0.04), MAPLE)];
        }
        let top = if (column + row) % 2 == 1 { INK } else { BLACK };
        let rim = if (column + row) % 2 == 1 { BLACK } else { INK };
        vec![
            (FlatShape::Disc(middle, step * 0.47), MAPLE),
            (FlatShape::Disc(middle, step * 0.33), top),
            (FlatShape::Ring(middle, step * 0.22, step * 0.05), rim),
        ]
    };
    Drawing { size: Vec2::splat(across), shapes: places.flat_map(piece).collect() }
}

/// The board of Mutant pentominoes from above, as wide as this: five circles, and two cells that are crossed out.
fn mutants(across: f32) -> Drawing {
    const ROW: u8 = 5;
    const CIRCLES: [(u8, u8); 5] = [(1, 1), (2, 1), (2, 2), (2, 3), (3, 2)];
    const CROSSED: [(u8, u8); 2] = [(1, 3), (3, 0)];
    let step = across / f32::from(ROW);
    let places = (0..ROW).flat_map(|row| (0..ROW).map(move |column| (column, row)));
    let cell = |(column, row): (u8, u8)| -> Vec<(FlatShape, Tint)> {
        let middle = (Vec2::new(column.into(), row.into()) + 0.5) * step;
        if CIRCLES.contains(&(column, row)) {
            return vec![
                (FlatShape::Disc(middle, step * 0.42), INK),
                (FlatShape::Ring(middle, step * 0.30, step * 0.05), BLACK),
            ];
        }
        if CROSSED.contains(&(column, row)) {
            let bar = |way: Vec2| {
                let half = way * step * 0.18;
                (FlatShape::Stroke(middle - half, middle + half, step * 0.08), INK)
            };
            let disc = (FlatShape::Disc(middle, step * 0.40), BLACK);
            return vec![disc, bar(Vec2::ONE), bar(Vec2::new(1.0, -1.0))];
        }
        vec![(FlatShape::Ring(middle, step * 0.30, step * 0.05), MAPLE)]
    };
    Drawing { size: Vec2::splat(across), shapes: places.flat_map(cell).collect() }
}
