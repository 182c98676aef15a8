//! The game speaks the language that the settings name, as soon as they name it.

use bevy::{prelude::*, state::state::StateTransition};

use crate::{
    game::{
        common::{Flow, Overrides, Speaker, Spoken},
        keeping::Settings,
        referee::Draft,
    },
    words::Language,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        // What others have just asked for is done before their things are spawned anew: it could not be done later.
        speak
            .after(Flow::Tell)
            .run_if(resource_changed::<Settings>)
            .run_if(resource_exists::<Speaker>),
    );
}

/// Until the player chooses another language, the game keeps the one that it was opened in: the command line
/// may have asked for it.
fn speak(
    settings: Res<Settings>,
    overrides: Option<Res<Overrides>>,
    mut speaker: ResMut<Speaker>,
    mut draft: Option<ResMut<Draft>>,
    mut last: Local<Option<Language>>,
    mut commands: Commands,
) {
    let language = settings.language_or_systems();
    let is_chosen = last.replace(language).is_some_and(|last| last != language);
    if !is_chosen || language == speaker.0.language() {
        return;
    }
    if let Some(draft) = &mut draft {
        **draft = draft.named(&speaker.0);
    }
    speaker.0 = overrides.map(|overrides| overrides.clone()).unwrap_or_default().words(language);
    commands.queue(spawn_anew);
}

/// Spawns everything anew that shows sentences.
fn spawn_anew(world: &mut World) {
    for spoken in [Spoken::Changing, Spoken::Settled] {
        world.resource_mut::<NextState<Spoken>>().set(spoken);
        world.run_schedule(StateTransition);
    }
}
