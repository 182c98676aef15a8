//! The rules on one page, with drawings. The page opens at any time and leaves the match as it is.

use bevy::prelude::*;

use super::figure::Figure;
use crate::{
    game::{
        common::{Overlay, Speaker},
        referee::Referee,
        screen::{Page, back, page},
        ui::{
            self, Ems, Letters, RHYTHM,
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
    app.add_systems(OnEnter(Page::Over(Overlay::Rules)), open);
}

/// A section of the page, with the drawings beside it.
struct Section {
    heading: &'static str,
    text: &'static str,
    figures: &'static [Figure],
}

const SECTIONS: [Section; 5] = [
    Section {
        heading: "rules-goal",
        text: "rules-goal-explained",
        figures: &[
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
    Section {
        heading: "rules-slide",
        text: "rules-slide-explained",
        figures: &[Figure {
            discs: &[(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (0, 1), (1, 1), (2, 1), (3, 1)],
            tokens: &[(0, 0, Red), (4, 0, Black)],
            places: &[],
            arrow: Some([(0, 0), (3, 0)]),
        }],
    },
    Section {
        heading: "rules-relocate",
        text: "rules-relocate-explained",
        figures: &[Figure {
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
    Section { heading: "rules-which", text: "rules-which-explained", figures: &[] },
    Section { heading: "rules-rare", text: "rules-rare-explained", figures: &[] },
];

fn open(mut commands: Commands, speaker: Res<Speaker>, referee: Res<Referee>) {
    let words = &speaker.0;
    let house = referee.position().rules();
    let house = (house != HouseRules::Booklet)
        .then(|| (words.say("rules-house"), words.explain(&house), &[] as &[Figure]));
    let sections: Vec<_> = SECTIONS
        .iter()
        .map(|section| (words.say(section.heading), words.say(section.text), section.figures))
        .chain(house)
        .map(|(heading, said, figures)| section(heading, said, figures))
        .collect();
    commands.spawn((
        Name::new("rules"),
        page(Overlay::Rules),
        children![(
            ui::card(52.0),
            children![
                ui::headline(words.say("rules")),
                ui::scroll(1.75, Children::spawn(SpawnIter(sections.into_iter()))),
                (ui::row(), children![back(words.say("screen-back"))]),
            ],
        )],
    ));
}

/// A section. The drawings lie beside its text if there is room.
fn section(heading: String, said: String, figures: &'static [Figure]) -> impl Bundle {
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
                Ems::Basis(16.0),
                Node {
                    flex_direction: FlexDirection::Column,
                    row_gap: px(0.5 * RHYTHM),
                    flex_grow: 1.0,
                    ..default()
                },
                Pickable::IGNORE,
                children![text(heading, Letters::Heading, BRASS), text(said, Letters::Body, INK),],
            ),
            (ui::row(), Children::spawn(SpawnIter(figures.iter().map(|figure| figure.drawn()))),),
        ],
    )
}
