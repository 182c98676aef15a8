//! Reach: who has neither mouse nor keyboard presses controls by a gamepad, or by what reads the screen
//! aloud.

use bevy::{
    a11y::ActionRequest,
    input::InputSystems,
    input_focus::{FocusCause, InputFocus, tab_navigation::TabIndex},
    prelude::*,
    ui::{Checked, InteractionDisabled},
    ui_widgets::{
        Activate, Button, Checkbox, RadioButton, SetSliderValue, SliderValueChange, ToggleChecked,
        ValueChange,
    },
};

use super::focus::focus_shows;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ActionRequest>().add_observer(meet).add_systems(
        PreUpdate,
        (press_by_pad.run_if(focus_shows), press_by_reader.run_if(on_message::<ActionRequest>))
            .after(InputSystems),
    );
}

/// Somebody means a control, by whatever device.
#[derive(EntityEvent, Clone, Copy, Debug)]
pub struct Reach {
    /// The control.
    pub entity: Entity,
}

fn press_by_pad(pads: Query<&Gamepad>, focus: Res<InputFocus>, mut commands: Commands) {
    if pads.iter().any(|pad| pad.just_pressed(GamepadButton::South))
        && let Some(entity) = focus.get()
    {
        commands.trigger(Reach { entity });
    }
}

/// What AccessKit calls what can be asked for; Bevy does not hand on its names.
fn press_by_reader(
    mut requests: MessageReader<ActionRequest>,
    stops: Query<(), With<TabIndex>>,
    mut focus: ResMut<InputFocus>,
    mut commands: Commands,
) {
    for request in requests.read() {
        let target = Entity::try_from_bits(request.target_node.0);
        let Some(entity) = target.filter(|entity| stops.contains(*entity)) else { continue };
        let slide =
            |steps| SetSliderValue { entity, change: SliderValueChange::RelativeStep(steps) };
        match format!("{:?}", request.action).as_str() {
            "Click" => commands.trigger(Reach { entity }),
            "Focus" => focus.set(entity, FocusCause::Navigated),
            "Increment" => commands.trigger(slide(1.0)),
            "Decrement" => commands.trigger(slide(-1.0)),
            _ => {}
        }
    }
}

/// A control does what it does.
fn meet(
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
