//! Below the names in a match with somebody far away: whether they are here, and how; and which of the two is the player,
//! and whether it is their turn.

use bevy::prelude::*;

use crate::{
    far::{
        agreement::FarStage,
        link::{LineState, Road},
    },
    game::{
        common::{Flow, Screen, Speaker},
        players::FarAway,
        referee::{Referee, Seat},
        ui::{Letters, palette::SOFT_INK, text},
    },
    rules::Side,
    words::{Tellable, Words},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        tell.in_set(Flow::Tell).run_if(in_state(Screen::Match)).run_if(
            resource_changed::<FarAway>
                .or_eager(resource_changed::<Referee>)
                .or_eager(any_match_filter::<Added<PresenceOf>>),
        ),
    );
}

/// The line that says whether the player of this side is here.
#[derive(Component, Clone, Copy, Debug)]
pub struct PresenceOf(Side);

pub fn presence_of(side: Side) -> impl Bundle {
    (
        PresenceOf(side),
        Node { display: Display::None, ..default() },
        text("", Letters::Tiny, SOFT_INK),
    )
}

fn tell(
    (away, referee, speaker): (Res<FarAway>, Res<Referee>, Res<Speaker>),
    mut lines: Query<(&PresenceOf, &mut Text, &mut Node)>,
) {
    let words = &speaker.0;
    for (PresenceOf(side), mut text, mut node) in &mut lines {
        let said = match referee.seat(*side) {
            Seat::FarAway => presence(words, &away),
            _ if referee.occasion().goes_by_consent => Some(own(words, &referee, *side)),
            _ => None,
        };
        let display = if said.is_some() { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
        text.set_if_neq(Text(said.unwrap_or_default()));
    }
}

/// That this side is the player's, and whether it is to move.
fn own(words: &Words, referee: &Referee, side: Side) -> String {
    let goes_on = referee.game().ending().is_none() && !referee.is_looking_back();
    let is_due = goes_on && referee.position().to_move() == side;
    let state = if is_due { "to-move" } else { "waits" };
    words.say_with("far-own-presence", &[("state", &state)])
}

/// Whether the other side is here, how, and whether it has got everything.
fn presence(words: &Words, away: &FarAway) -> Option<String> {
    let (standing, line) = away.standing().zip(away.line_state())?;
    let (state, delay) = match line {
        _ if matches!(standing.stage, FarStage::Disputed(_)) => ("disputed", 0),
        LineState::Here { by, delay } if standing.is_here => {
            let state = match by {
                Road::Direct => "direct",
                Road::Relay => "relay",
            };
            (state, delay.as_millis() as u64)
        }
        LineState::Here { .. } | LineState::Agreeing => ("connecting", 0),
        _ if away.holds_unsent() => ("unsent", 0),
        LineState::Connecting => ("connecting", 0),
        LineState::Away { .. } => ("away", 0),
        LineState::Nobody | LineState::Closed => ("nobody", 0),
    };
    let fields: [(&str, &dyn Tellable); 2] = [("state", &state), ("ms", &delay)];
    Some(words.say_with("far-presence", &fields))
}
