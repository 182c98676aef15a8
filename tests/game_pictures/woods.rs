//! The woods and lacquers that a player can choose. Their pictures in the settings are drawn here: run
//! `cargo test --test game_pictures -- --ignored draw_woods_to_files`.

use std::path::Path;

use bevy::prelude::*;
use nonaga::{
    game::{
        keeping::{DiscWood, Lacquer, Quality, Settings, TableWood},
        picture::{Darkroom, Picture, PictureError},
        referee::NewMatch,
        stage::{Steady, View},
    },
    record::{Player, PlayerKind},
    rules::{Cell, HouseRules, Match, Setup},
};

use super::{ONE, photo::far, skip};

/// What a picture shows.
#[derive(Clone, Copy)]
enum Motif {
    Table,
    Discs,
    Tokens,
}

type Choose = fn(&mut Settings);

const WOODS: [(&str, Motif, Choose); 9] = [
    ("walnut", Motif::Table, |settings| settings.table = TableWood::Walnut),
    ("mahogany", Motif::Table, |settings| settings.table = TableWood::Mahogany),
    ("bog-oak", Motif::Table, |settings| settings.table = TableWood::BogOak),
    ("maple", Motif::Discs, |settings| settings.discs = DiscWood::Maple),
    ("oak", Motif::Discs, |settings| settings.discs = DiscWood::Oak),
    ("cherry", Motif::Discs, |settings| settings.discs = DiscWood::Cherry),
    ("glossy", Motif::Tokens, |settings| settings.lacquer = Lacquer::Glossy),
    ("matt", Motif::Tokens, |settings| settings.lacquer = Lacquer::Matt),
    ("bright", Motif::Tokens, |settings| settings.lacquer = Lacquer::Bright),
];

/// A darkroom with a match in which a token of each side stands in the middle; `None` without a graphics adapter.
fn darkroom(size: UVec2, quality: Quality) -> Option<Darkroom> {
    let mut room = match Darkroom::of_table(size, quality) {
        Ok(room) => room,
        Err(PictureError::NoAdapter) => {
            skip::skip("there is no graphics adapter");
            return None;
        }
        Err(error) => panic!("{error}"),
    };
    let cells = |of: [(i32, i32); 3]| of.map(Cell::from).to_vec();
    let setup = Setup {
        red: cells([(0, 0), (-2, 0), (0, -2)]),
        black: cells([(1, 0), (-2, 2), (2, -2)]),
        ..Setup::start()
    };
    let position = setup.validate(HouseRules::Booklet).expect("a position");
    let person = || Player { name: String::new(), player: PlayerKind::Human };
    room.begin_match(NewMatch::to_play(Match::new(position), [person(), person()]));
    Some(room)
}

fn take(room: &mut Darkroom, motif: Motif, choose: Choose, exposures: u32) -> Picture {
    let (cells, fill) = match motif {
        Motif::Table => ([(4, 1), (5, 1)], 1.0),
        Motif::Discs => ([(-1, 1), (0, 1)], 1.6),
        Motif::Tokens => ([(0, 0), (1, 0)], 0.9),
    };
    let cells = cells.map(Cell::from).to_vec();
    let world = room.world();
    let view = world.query_filtered::<Entity, With<View>>().single(world).expect("a camera");
    world.entity_mut(view).insert(Steady { cells, fill: Vec2::splat(fill) });
    let mut settings = world.resource_mut::<Settings>();
    *settings = Settings { quality: settings.quality, last_turn: false, ..default() };
    choose(&mut settings);
    room.settle();
    room.photograph(exposures, |_| Ok::<(), PictureError>(())).expect("a picture")
}

#[test]
#[ignore = "draws the pictures of the settings"]
fn draw_woods_to_files() {
    let Some(mut room) = darkroom(UVec2::new(144, 96), Quality::High) else { return };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/pictures/woods");
    for (name, motif, choose) in WOODS {
        let picture = take(&mut room, motif, choose, 64);
        picture.save(&folder.join(name).with_extension("png")).expect("a file");
    }
}

#[test]
fn each_wood_looks_different_and_has_its_picture_in_the_settings() {
    let _one = ONE.lock();
    let Some(mut room) = darkroom(UVec2::new(144, 96), Quality::Low) else { return };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/pictures/woods");
    let pictures = WOODS.map(|(name, motif, choose)| {
        assert!(folder.join(name).with_extension("png").exists(), "{name}");
        take(&mut room, motif, choose, 1)
    });
    for (at, (name, ..)) in WOODS.iter().enumerate() {
        let group = at / 3 * 3..at / 3 * 3 + 3;
        for other in group.filter(|other| *other != at) {
            let (off, _) = far(&pictures[at], &pictures[other]);
            assert!(off > 4.0, "{name} looks like {}: {off}", WOODS[other].0);
        }
    }
}
