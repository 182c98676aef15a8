//! The rules on one page, with drawings. It can be opened at any moment, and nothing is left by it.

use bevy::prelude::*;

use super::{Page, Sheet, back, figure::Figure, page};
use crate::{
    game::{
        Referee, Speaker,
        ui::{
            self, Letters, RHYTHM,
            palette::{BRASS, INK},
            text,
        },
    },
    rules::{
        HouseRules,
        Side::{Black, Red},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Page::Over(Sheet::Rules)), open);
}

/// A part of the page: what it is about, what it says, and what is drawn beside it.
struct Part {
    about: &'static str,
    said: &'static str,
    drawn: &'static [Figure],
}

const PARTS: [Part; 5] = [
    Part {
        about: "rules-goal",
        said: "rules-goal-explained",
        drawn: &[
            Figure {
                discs: &[(0, 0), (1, 0), (0, 1)],
                tokens: &[(0, 0, Red), (1, 0, Red), (0, 1, Red)],
                places: &[],
                arrow: None,
            },
            Figure {
                discs: &[(0, 0), (1, 0), (2, 0)],
                tokens: &[(0, 0, Red), (1, 0, Red), (2, 0, Red)],
                places: &[],
                arrow: None,
            },
            Figure {
                discs: &[(0, 0), (1, 0), (1, 1)],
                tokens: &[(0, 0, Red), (1, 0, Red), (1, 1, Red)],
                places: &[],
                arrow: None,
            },
        ],
    },
    Part {
        about: "rules-slide",
        said: "rules-slide-explained",
        drawn: &[Figure {
            discs: &[(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (0, 1), (1, 1), (2, 1), (3, 1)],
            tokens: &[(0, 0, Red), (4, 0, Black)],
            places: &[],
            arrow: Some([(0, 0), (3, 0)]),
        }],
    },
    Part {
        about: "rules-relocate",
        said: "rules-relocate-explained",
        drawn: &[Figure {
            discs: &[
                (0, 0),
                (1, 0),
                (2, 0),
                (-1, 1),
                (0, 1),
                (1, 1),
                (2, 1),
                (-1, 2),
                (0, 2),
                (1, 2),
            ],
            tokens: &[(1, 1, Black)],
            places: &[(2, 2)],
            arrow: Some([(-1, 1), (2, 2)]),
        }],
    },
    Part { about: "rules-which", said: "rules-which-explained", drawn: &[] },
    Part { about: "rules-rare", said: "rules-rare-explained", drawn: &[] },
];

fn open(mut commands: Commands, speaker: Res<Speaker>, referee: Res<Referee>) {
    let words = &speaker.0;
    let house = referee.position().rules();
    let house = (house != HouseRules::Booklet)
        .then(|| (words.say("rules-house"), words.explain(&house), &[] as &[Figure]));
    let parts: Vec<_> = PARTS
        .iter()
        .map(|part| (words.say(part.about), words.say(part.said), part.drawn))
        .chain(house)
        .map(|(about, said, drawn)| shown(about, said, drawn))
        .collect();
    commands.spawn((
        Name::new("rules"),
        page(Sheet::Rules),
        children![(
            ui::card(52.0),
            children![
                ui::headline(words.say("rules")),
                ui::scroll(1.75, Children::spawn(SpawnIter(parts.into_iter()))),
                (ui::row(), children![back(words.say("screen-back"))]),
            ],
        )],
    ));
}

/// The drawings lie beside the words where there is room.
fn shown(about: String, said: String, drawn: &'static [Figure]) -> impl Bundle {
    (
        Node {
            flex_wrap: FlexWrap::WrapReverse,
            align_items: AlignItems::Center,
            column_gap: px(3.0 * RHYTHM),
            row_gap: px(1.5 * RHYTHM),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
        children![
            (
                Node {
                    flex_direction: FlexDirection::Column,
                    row_gap: px(0.5 * RHYTHM),
                    flex_basis: px(36.0 * RHYTHM),
                    flex_grow: 1.0,
                    ..default()
                },
                Pickable::IGNORE,
                children![text(about, Letters::Heading, BRASS), text(said, Letters::Body, INK),],
            ),
            (ui::row(), Children::spawn(SpawnIter(drawn.iter().map(|figure| figure.drawn()))),),
        ],
    )
}
