//! A rematch with somebody far away, on the page with the result: what is asked and offered, and how to decline. Its room
//! is there from the start, so that no button moves when the question comes.

use bevy::{prelude::*, ui::InteractionDisabled};

use crate::{
    far::agreement::{FarOffer, FarStanding, FarWish},
    game::{
        common::{Flow, Speaker},
        players::{FarAsk, FarAway, other_called},
        ui::{self, Letters, RHYTHM, Skin, palette::BRASS, text},
    },
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        tell.in_set(Flow::Tell)
            .run_if(resource_changed::<FarAway>.or_eager(any_match_filter::<Added<FarLine>>)),
    );
}

/// What is asked or offered.
#[derive(Component, Clone, Copy, Debug)]
struct FarLine;

/// The button that declines a rematch, while one is asked for.
#[derive(Component, Clone, Copy, Debug)]
struct DeclinesRematch;

/// The button that offers a rematch, or accepts it. It is off while an offer waits.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct OffersRematch;

pub(super) fn line(words: &Words) -> impl Bundle + use<> {
    let declines = FarAsk::Wish(FarWish::Answer(false));
    (
        Node { align_items: AlignItems::Center, column_gap: px(2.0 * RHYTHM), ..default() },
        Pickable::IGNORE,
        children![
            (
                Node { flex_grow: 1.0, flex_basis: px(0), ..default() },
                Pickable::IGNORE,
                children![(FarLine, text("", Letters::Body, BRASS))],
            ),
            (
                DeclinesRematch,
                ui::button(Skin::Plain, words.say("hud-decline")),
                ui::sends(declines),
                Visibility::Hidden,
            ),
        ],
    )
}

fn tell(
    (away, speaker): (Res<FarAway>, Res<Speaker>),
    mut line: Single<&mut Text, With<FarLine>>,
    mut declines: Single<&mut Visibility, With<DeclinesRematch>>,
    offers: Single<(Entity, Has<InteractionDisabled>), With<OffersRematch>>,
    mut commands: Commands,
) {
    let standing = away.standing();
    let asked = standing.as_ref().and_then(FarStanding::to_answer);
    let offered = standing.as_ref().and_then(FarStanding::asked);
    let said = match (away.open(), asked, offered) {
        (Some(far), Some(open), _) => Some(("far-asks", open.offer, far)),
        (Some(far), None, Some(offer)) => Some(("far-offered", offer, far)),
        _ => None,
    };
    let said = said.map(|(key, offer, far)| {
        let name = other_called(&speaker.0, far);
        speaker.0.say_with(key, &[("offer", &offer.name()), ("name", &name)])
    });
    line.set_if_neq(Text(said.unwrap_or_default()));
    let is_asked = asked.is_some_and(|open| open.offer == FarOffer::Rematch);
    let visibility = if is_asked { Visibility::Inherited } else { Visibility::Hidden };
    declines.set_if_neq(visibility);
    let (button, is_disabled) = *offers;
    let waits = offered == Some(FarOffer::Rematch) && !is_asked;
    ui::enable(&mut commands, button, is_disabled, !waits);
}
