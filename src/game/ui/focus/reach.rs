//! Reach: pressing controls with a gamepad or a screen reader.

use accesskit::Action;
use bevy::{
    a11y::ActionRequest,
    input::InputSystems,
    input_focus::{FocusCause, InputFocus, InputFocusVisible, tab_navigation::TabIndex},
    prelude::*,
    text::EditableText,
    ui::{Checked, InteractionDisabled},
    ui_widgets::{
        Activate, Button, Checkbox, RadioButton, SetSliderValue, SliderValueChange, ToggleChecked,
        ValueChange,
    },
};

use super::{BoardStop, focus_shows};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ActionRequest>().add_observer(activate).add_systems(
        PreUpdate,
        (
            press_by_pad.run_if(focus_shows),
            press_by_screen_reader.run_if(on_message::<ActionRequest>),
        )
            .after(InputSystems),
    );
}

/// The player presses a control by gamepad or screen reader.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct Reach {
    /// The control to press.
    pub entity: Entity,
}

fn press_by_pad(pads: Query<&Gamepad>, focus: Res<InputFocus>, mut commands: Commands) {
    if pads.iter().any(|pad| pad.just_pressed(GamepadButton::South))
        && let Some(entity) = focus.get()
    {
        commands.trigger(Reach { entity });
    }
}

fn press_by_screen_reader(
    mut requests: MessageReader<ActionRequest>,
    controls: Query<(Has<EditableText>, Has<BoardStop>), With<TabIndex>>,
    (mut focus, mut shows): (ResMut<InputFocus>, ResMut<InputFocusVisible>),
    mut commands: Commands,
) {
    for request in requests.read() {
        let Some(entity) = Entity::try_from_bits(request.target_node.0) else { continue };
        let Ok((is_field, is_board)) = controls.get(entity) else { continue };
        let slide =
            |steps| SetSliderValue { entity, change: SliderValueChange::RelativeStep(steps) };
        match request.action {
            Action::Click if !is_field => commands.trigger(Reach { entity }),
            Action::Click | Action::Focus => {
                focus.set(entity, FocusCause::Navigated);
                // The keys go to the control with the ring.
                shows.0 = !is_board;
            }
            Action::Increment => commands.trigger(slide(1.0)),
            Action::Decrement => commands.trigger(slide(-1.0)),
            _ => {}
        }
    }
}

/// Does what a control does when it is pressed.
fn activate(
    reach: On<Reach>,
    controls: Query<
        (Has<Button>, Has<Checkbox>, Has<RadioButton>, Has<Checked>),
        Without<InteractionDisabled>,
    >,
    mut commands: Commands,
) {
    let entity = reach.entity;
    match controls.get(entity) {
        Ok((true, ..)) => commands.trigger(Activate { entity }),
        Ok((_, true, ..)) => commands.trigger(ToggleChecked { entity }),
        Ok((_, _, true, false)) => {
            commands.trigger(ValueChange { source: entity, value: true, is_final: true });
        }
        _ => {}
    }
}
