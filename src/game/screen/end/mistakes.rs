//! The way from the result to the player's own mistakes in the match. It is open once all of it is judged, and says if there are
//! none.

use bevy::{prelude::*, ui::InteractionDisabled};

use crate::{
    game::{
        common::{Flow, Overlay, Speaker},
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
    (judge, referee, speaker): (Res<Judge>, Res<Referee>, Res<Speaker>),
    buttons: Query<(Entity, &Children, Has<InteractionDisabled>), With<MistakesButton>>,
    mut texts: Query<&mut Text>,
    mut commands: Commands,
) {
    let found = own_mistakes(&judge, &referee);
    let are_none = found.as_ref().is_some_and(Vec::is_empty);
    let name = speaker.0.say(if are_none { "result-no-mistakes" } else { "result-mistakes" });
    for (button, children, is_disabled) in &buttons {
        ui::enable(&mut commands, button, is_disabled, found.is_some() && !are_none);
        ui::rename(&mut commands, button, children, &mut texts, &name);
    }
}
