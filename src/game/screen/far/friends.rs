//! Friends: those who can be invited again, and the page on which the player waits until one of them invites.

use bevy::prelude::*;

use super::{FarButton, button_beside, heading, told_after};
use crate::{
    far::link::Invitation,
    game::{
        players::{FarAsk, far_called},
        ui::{
            self, Letters, RHYTHM, Skin,
            palette::{INK, SOFT_INK},
            text,
        },
    },
    home::FarFriend,
    words::{Tellable, Words},
};

/// The most friends that are listed: those who were played with last.
const MOST_LISTED: usize = 12;
/// The width of the buttons beside them, in ems.
const WIDTH: f32 = 11.0;

/// The friends, each with a button that invites them again, and the way to wait for them. Nothing if there are none.
pub(super) fn list(words: &Words, friends: &[FarFriend]) -> impl Bundle + use<> {
    let rows: Vec<_> =
        friends.iter().take(MOST_LISTED).map(|friend| friend_row(words, friend)).collect();
    let headline = (!rows.is_empty()).then(|| heading(words, "far-friends"));
    let wait = (!rows.is_empty()).then(|| {
        let says = text(words.say("far-wait-explained"), Letters::Body, SOFT_INK);
        button_beside((words.say("far-wait"), WIDTH), FarButton::Wait, says)
    });
    (
        ui::column(1.0),
        Children::spawn((
            SpawnIter(headline.into_iter()),
            SpawnIter(rows.into_iter()),
            SpawnIter(wait.into_iter()),
        )),
    )
}

fn friend_row(words: &Words, friend: &FarFriend) -> impl Bundle + use<> {
    let name = far_called(words, friend.name.as_str());
    let reach: &str = friend.way.settings.reach.into();
    let fields: [(&str, &dyn Tellable); 2] = [("name", &name), ("reach", &reach)];
    let says = text(words.say_with("far-friend-known", &fields), Letters::Body, INK);
    button_beside((words.say("far-invite"), WIDTH), FarButton::InviteFriend(friend.id), says)
}

/// The page on which the player waits for friends.
pub(super) fn lobby(
    words: &Words,
    invitations: &[(FarFriend, Invitation)],
    seen: String,
) -> impl Bundle + use<> {
    let rows: Vec<_> =
        invitations.iter().map(|(friend, _)| invitation_row(words, friend)).collect();
    (
        ui::card(super::WIDE),
        children![
            ui::headline(words.say("far-friends")),
            ui::scroll(
                2.0,
                children![
                    told_after(words.say("far-waits-here")),
                    (
                        // Room for two, so that no button moves when the first invites.
                        Node {
                            flex_direction: FlexDirection::Column,
                            row_gap: px(RHYTHM),
                            min_height: px(20.0 * RHYTHM),
                            flex_shrink: 0.0,
                            ..default()
                        },
                        Pickable::IGNORE,
                        Children::spawn(SpawnIter(rows.into_iter())),
                    ),
                    text(seen, Letters::Small, SOFT_INK),
                ]
            ),
            (
                ui::row(),
                children![(
                    ui::button(Skin::Plain, words.say("far-wait-stop")),
                    ui::sends(FarAsk::Leave),
                )],
            ),
        ],
    )
}

fn invitation_row(words: &Words, friend: &FarFriend) -> impl Bundle + use<> {
    let name = far_called(words, friend.name.as_str());
    (
        ui::column(1.0),
        children![
            text(words.say_with("far-terms", &[("name", &name)]), Letters::Body, INK),
            (
                ui::wraps(),
                Pickable::IGNORE,
                children![
                    (
                        ui::button(Skin::Primary, words.say("far-look-at-terms")),
                        ui::sends(FarButton::JoinFriend(friend.id)),
                    ),
                    (
                        ui::button(Skin::Plain, words.say("hud-decline")),
                        ui::sends(FarAsk::DeclineFriend(friend.id)),
                    ),
                ],
            ),
        ],
    )
}
