//! The page with the invitation, while nobody has joined.

use bevy::prelude::*;
use strum::VariantArray;

use super::{FarButton, told_after};
use crate::{
    far::{agreement::FarWish, knock::KnockStands},
    game::{
        players::{FarAsk, FarAway, far_called},
        screen::back,
        ui::{
            self, Ems, Letters, RHYTHM, Skin,
            palette::{BRASS, INK, SOFT_INK},
            text,
        },
    },
    home::FarMatch,
    words::{Tellable, Words},
};

/// The width of the card, in ems.
const WIDE: f32 = 40.0;

pub(super) fn card(
    words: &Words,
    invitation: &str,
    picture: Option<Handle<Image>>,
    far: &FarMatch,
) -> impl Bundle + use<> {
    let seen = super::ways::seen(words, &far.way().settings);
    let picture = picture.map(|picture| {
        (
            Name::new("invitation as a picture"),
            ImageNode::new(picture),
            AccessibleLabel::new(words.say("far-qr")),
            Ems::Width(11.0),
            Node { aspect_ratio: Some(1.0), flex_shrink: 0.0, ..default() },
            Pickable::IGNORE,
        )
    });
    (
        ui::card(WIDE),
        children![
            ui::headline(words.say("far-invited")),
            ui::scroll(
                2.0,
                children![
                    text(words.say("far-invited-explained"), Letters::Body, INK),
                    (
                        Node {
                            flex_wrap: FlexWrap::Wrap,
                            align_items: AlignItems::Center,
                            column_gap: px(3.0 * RHYTHM),
                            row_gap: px(2.0 * RHYTHM),
                            ..default()
                        },
                        Pickable::IGNORE,
                        Children::spawn((
                            SpawnIter(picture.into_iter()),
                            Spawn((
                                Ems::Basis(16.0),
                                Node {
                                    flex_grow: 1.0,
                                    min_width: px(0),
                                    flex_direction: FlexDirection::Column,
                                    row_gap: px(2.0 * RHYTHM),
                                    ..default()
                                },
                                Pickable::IGNORE,
                                children![
                                    text(invitation.to_owned(), Letters::Small, SOFT_INK),
                                    (
                                        Node::default(),
                                        Pickable::IGNORE,
                                        children![(
                                            ui::button(Skin::Primary, words.say("far-copy")),
                                            ui::sends(FarButton::Copy),
                                        )],
                                    ),
                                    told_after(String::new()),
                                ],
                            )),
                        )),
                    ),
                    friend(words, far),
                    text(words.say("far-invited-waits"), Letters::Body, SOFT_INK),
                    text(seen, Letters::Small, SOFT_INK),
                ]
            ),
            (
                ui::row(),
                children![
                    back(words.say("screen-back")),
                    (
                        ui::button(Skin::Plain, words.say("far-withdraw")),
                        ui::sends(FarAsk::Wish(FarWish::Close)),
                    ),
                ],
            ),
        ],
    )
}

/// Whether somebody looks at the terms, or how it stands with the friend who is invited, if one is.
fn friend(words: &Words, far: &FarMatch) -> impl Bundle + use<> {
    let name = far.invited().map(|(friend, _)| far_called(words, friend.name.as_str()));
    let say = |name: &String, stands: KnockStands| {
        let stood: &str = stands.into();
        let fields: [(&str, &dyn Tellable); 2] = [("stands", &stood), ("name", name)];
        (stands, words.say_with("far-knock", &fields))
    };
    let said: Vec<_> = name
        .iter()
        .flat_map(|name| KnockStands::VARIANTS.iter().map(|it| say(name, *it)))
        .collect();
    let reading = words.say("far-reading");
    let now = move |away: &FarAway| {
        if away.standing().is_some_and(|standing| standing.is_here) {
            return Some(reading.clone());
        }
        let (_, stands) = away.open().and_then(FarMatch::invited)?;
        said.iter().find(|(known, _)| *known == stands).map(|(_, said)| said.clone())
    };
    ui::tied_text(move |away: &FarAway| now(away).unwrap_or_default(), Letters::Body, BRASS)
}
