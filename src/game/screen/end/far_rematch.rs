//! A rematch with somebody far away, on the page with the result: what is asked and offered, and how to decline. Its room
//! is there from the start, so that no button moves when the question comes.

use bevy::{prelude::*, ui::InteractionDisabled};

use crate::{
    far::agreement::{FarOffer, FarStanding, FarWish},
    game::{
        common::{Flow, Notice, Speaker},
        players::{FarAsk, FarAway, far_asks, far_offered, other_called},
        ui::{self, Ems, Letters, Skin, palette::BRASS, text},
    },
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        tell.in_set(Flow::Tell).run_if(
            resource_changed::<FarAway>
                .or_eager(any_match_filter::<Added<FarLine>>)
                .or_eager(on_message::<Notice>),
        ),
    );
}

/// What is asked or offered, or else the last news since the page is open: it covers the line that tells them elsewhere.
#[derive(Component, Clone, Debug, Default)]
struct FarLine(String);

/// The button that declines a rematch, while one is asked for.
#[derive(Component, Clone, Copy, Debug)]
struct DeclinesRematch;

/// The button that offers a rematch, or accepts it. It is off while an offer waits.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct OffersRematch;

/// The least width of what is said, and its height, in ems: two lines in a narrow card.
const WIDTH: f32 = 12.0;
const HEIGHT: f32 = 2.6;

pub(super) fn line(words: &Words) -> impl Bundle + use<> {
    let declines = FarAsk::Wish(FarWish::Answer(false));
    (
        ui::pair(),
        children![
            (
                Ems::Basis(WIDTH),
                Node { flex_grow: 1.0, ..default() },
                Pickable::IGNORE,
                children![(
                    Ems::MinHeight(HEIGHT),
                    Node::default(),
                    Pickable::IGNORE,
                    children![(FarLine::default(), text("", Letters::Body, BRASS))],
                )],
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
    line: Single<(&mut Text, &mut FarLine)>,
    mut notices: MessageReader<Notice>,
    mut declines: Single<&mut Visibility, With<DeclinesRematch>>,
    offers: Single<(Entity, Has<InteractionDisabled>), With<OffersRematch>>,
    mut commands: Commands,
) {
    let standing = away.standing();
    let asked = standing.as_ref().and_then(FarStanding::to_answer);
    let offered = standing.as_ref().and_then(FarStanding::asked);
    let words = &speaker.0;
    let said = away.open().and_then(|far| {
        let name = other_called(words, far);
        match (asked, offered) {
            (Some(open), _) => Some(far_asks(words, &name, open.offer, far.driver.log())),
            (None, Some(offer)) => Some(far_offered(words, &name, offer)),
            (None, None) => None,
        }
    });
    let (mut text, mut line) = line.into_inner();
    if let Some(news) = notices.read().last() {
        line.0 = words.tell(news);
    }
    text.set_if_neq(Text(said.unwrap_or_else(|| line.0.clone())));
    let is_asked = asked.is_some_and(|open| open.offer == FarOffer::Rematch);
    let visibility = if is_asked { Visibility::Inherited } else { Visibility::Hidden };
    declines.set_if_neq(visibility);
    let (button, is_disabled) = *offers;
    let waits = offered == Some(FarOffer::Rematch) && !is_asked;
    ui::enable(&mut commands, button, is_disabled, !waits);
}
