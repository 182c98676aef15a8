//! Below the name of somebody far away: whether they are here, and how.

use bevy::prelude::*;

use crate::{
    far::{
        agreement::{FarStage, FarStanding},
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
    let stands = away.standing().zip(away.line_state());
    for (PresenceOf(side), mut text, mut node) in &mut lines {
        let said = stands
            .as_ref()
            .filter(|_| referee.seat(*side) == Seat::FarAway)
            .map(|(standing, line)| presence(&speaker.0, standing, *line));
        let display = if said.is_some() { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
        text.set_if_neq(Text(said.unwrap_or_default()));
    }
}

/// Whether the other side is here, how, and whether it has got everything.
fn presence(words: &Words, standing: &FarStanding, line: LineState) -> String {
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
        _ if standing.unacknowledged > 0 => ("unsent", 0),
        LineState::Connecting => ("connecting", 0),
        LineState::Away { .. } => ("away", 0),
        LineState::Nobody | LineState::Closed => ("nobody", 0),
    };
    let fields: [(&str, &dyn Tellable); 2] = [("state", &state), ("ms", &delay)];
    words.say_with("far-presence", &fields)
}
