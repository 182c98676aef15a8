//! The keyboard, as far as it plays: Escape lets go, and any key finishes what moves.

use bevy::{input::common_conditions::input_just_pressed, prelude::*};

use super::{Flow, Gesture, Hurry};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ButtonInput<KeyCode>>().add_systems(
        Update,
        (hurry, let_go.run_if(input_just_pressed(KeyCode::Escape))).in_set(Flow::Gesture),
    );
}

fn hurry(keys: Res<ButtonInput<KeyCode>>, mut hurries: MessageWriter<Hurry>) {
    if keys.get_just_pressed().next().is_some() {
        hurries.write(Hurry);
    }
}

fn let_go(mut gestures: MessageWriter<Gesture>) {
    gestures.write(Gesture::LetGo);
}
