//! The way from the result to the player's own mistakes in the match. It is open once all of it is judged. If there are none, that
//! is said in its place.

use bevy::{prelude::*, ui::InteractionDisabled};

use super::ways::{WayName, Ways};
use crate::{
    game::{
        common::{Flow, Overlay, Speaker},
        players::{Judge, TryThisAgain, own_mistakes},
        referee::Referee,
        screen::Page,
        ui::{self, Letters, palette::SOFT_INK, text},
    },
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    let may_know = resource_changed::<Judge>.or_eager(any_match_filter::<Added<MistakesButton>>);
    app.add_systems(
        Update,
        open.in_set(Flow::Tell).run_if(in_state(Page::Over(Overlay::Result))).run_if(may_know),
    );
}

/// The button. It is there from the start, so that it moves nothing when it can be pressed, and keeps its room when it never will.
#[derive(Component, Clone, Copy, Debug)]
struct MistakesButton;

const TO_MISTAKES: WayName = WayName { whole: "result-mistakes", short: "result-mistakes-short" };

/// The button, for a match of one person.
pub fn button(words: &Words, ways: Ways, referee: &Referee) -> Option<impl Bundle + use<>> {
    referee.you()?;
    Some((MistakesButton, ways.button(words, TO_MISTAKES), ui::sends(TryThisAgain)))
}

fn open(
    (judge, referee, speaker): (Res<Judge>, Res<Referee>, Res<Speaker>),
    mut buttons: Query<
        (Entity, &ChildOf, &mut Visibility, Has<InteractionDisabled>),
        With<MistakesButton>,
    >,
    mut commands: Commands,
) {
    let found = own_mistakes(&judge, &referee);
    let are_none = found.as_ref().is_some_and(Vec::is_empty);
    for (button, ChildOf(place), mut visibility, is_disabled) in &mut buttons {
        ui::enable(&mut commands, button, is_disabled, found.is_some() && !are_none);
        if are_none && visibility.set_if_neq(Visibility::Hidden) {
            commands.entity(*place).with_child(in_its_place(&speaker.0));
        }
    }
}

/// That there are none.
fn in_its_place(words: &Words) -> impl Bundle + use<> {
    (
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        },
        Pickable::IGNORE,
        children![text(words.say("result-no-mistakes"), Letters::Body, SOFT_INK)],
    )
}
