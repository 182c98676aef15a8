//! The way from the result to the player's own mistakes in the match. It is open once all of it is judged, and there are any.

use bevy::{prelude::*, ui::InteractionDisabled};

use crate::{
    game::{
        common::{Flow, Overlay},
        players::{Judge, TryThisAgain, own_mistakes},
        referee::Referee,
        screen::Page,
        ui::{self, Skin},
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

/// The button. It is there from the start, so that it moves nothing when it can be pressed.
#[derive(Component, Clone, Copy, Debug)]
struct MistakesButton;

/// The button, for a match of one person.
pub fn button(words: &Words, referee: &Referee) -> Option<impl Bundle + use<>> {
    referee.you()?;
    let button = ui::button(Skin::Plain, words.say("result-mistakes"));
    Some((MistakesButton, button, ui::sends(TryThisAgain)))
}

fn open(
    (judge, referee): (Res<Judge>, Res<Referee>),
    buttons: Query<(Entity, Has<InteractionDisabled>), With<MistakesButton>>,
    mut commands: Commands,
) {
    let are_any = !own_mistakes(&judge, &referee).is_empty();
    for (button, is_disabled) in &buttons {
        ui::enable(&mut commands, button, is_disabled, are_any);
    }
}
