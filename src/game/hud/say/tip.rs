//! Tips: the name of the control under the pointer or the keyboard, in a bubble beside it.

use std::mem;

use bevy::{
    input_focus::{InputFocus, InputFocusVisible},
    picking::{
        hover::Hovered,
        pointer::{Location, PointerLocation},
    },
    prelude::*,
    ui::Pressed,
    ui_widgets::Slider,
};

use super::bubble::{self, Bubble};
use crate::{
    game::{
        common::{Flow, Speaker},
        hud::AnyTable,
        input::{Action, Bindings},
        ui::{Letters, RHYTHM, Skin},
    },
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(AnyTable), set_up)
        .add_systems(Update, say_tip.in_set(ShowTip).in_set(Flow::Tell).run_if(in_state(AnyTable)));
}

/// The tip is shown. Whatever changes the name of a control does so before.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ShowTip;

/// The name of a control. It is shown while the pointer or the keyboard is on the control, unless it is empty, and until the
/// pointer presses the control.
#[derive(Component, Clone, Debug)]
pub struct Tip {
    pub name: String,
    /// What the control does. A key for that is shown too.
    pub action: Option<Action>,
}

/// What the tip of a control says besides: why the control cannot be used now, or what it would do that its name does not say.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct TipNote(pub String);

impl Tip {
    /// The name, and the key that does the same as the control.
    fn said(&self, words: &Words, bindings: &Bindings) -> String {
        let name = &self.name;
        let keys = self.action.map(|action| bindings.key_names(action, words)).unwrap_or_default();
        match keys.first() {
            Some(key) => words.say_with("hud-tip", &[("button", name), ("key", key)]),
            None => name.clone(),
        }
    }
}

/// Other controls count as near up to this distance above or below, in pixels of the layout.
const NEAR: f32 = 10.0 * RHYTHM;

/// The bubble that names a control.
#[derive(Component, Clone, Copy, Debug)]
struct TipBubble;

fn set_up(mut commands: Commands) {
    commands.spawn((TipBubble, DespawnOnExit(AnyTable), bubble::shade(Letters::Small)));
}

/// Where the pointers are, and for how many frames they have been there.
#[derive(Default)]
struct Resting {
    at: Vec<Location>,
    frames: u8,
}

impl Resting {
    fn take_note(&mut self, at: Vec<Location>) {
        self.frames = if at == self.at { self.frames.saturating_add(1) } else { 0 };
        self.at = at;
    }

    /// Whether they have not moved for so long that they do not point at what has just come under them.
    fn is_long(&self) -> bool {
        self.frames > 2
    }
}

/// Names the control under the pointer or the keyboard.
fn say_tip(
    focus: Res<InputFocus>,
    focus_shows: Res<InputFocusVisible>,
    (speaker, bindings): (Res<Speaker>, Res<Bindings>),
    tips: Query<(Entity, &Tip, &Hovered, Has<Pressed>, &ComputedNode, &UiGlobalTransform)>,
    notes: Query<&TipNote>,
    controls: Query<(Entity, &ComputedNode, &UiGlobalTransform), Or<(With<Skin>, With<Slider>)>>,
    bubble: Single<(&mut Bubble, &Children), With<TipBubble>>,
    mut texts: Query<&mut Text>,
    pointers: Query<&PointerLocation>,
    mut used: Local<Option<Entity>>,
    mut last: Local<Option<Entity>>,
    mut rested: Local<Resting>,
) {
    let (mut bubble, children) = bubble.into_inner();
    rested.take_note(pointers.iter().filter_map(|pointer| pointer.location.clone()).collect());
    // Whoever presses a control knows it, and looks at what it does.
    let is_hovered = |entity: Entity| tips.get(entity).is_ok_and(|(_, _, hovered, ..)| hovered.0);
    let pressed = tips.iter().find(|(.., is_pressed, _, _)| *is_pressed);
    *used = pressed.map(|(entity, ..)| entity).or(used.filter(|entity| is_hovered(*entity)));
    // Nobody has pointed at a control that has come under a pointer at rest.
    let hovered = tips.iter().find(|(_, _, hovered, ..)| hovered.0).map(|(entity, ..)| entity);
    if hovered != mem::replace(&mut *last, hovered) && rested.is_long() {
        *used = used.or(hovered);
    }
    let is_on = |entity: Entity, hovered: &Hovered| {
        (hovered.0 && *used != Some(entity)) || (focus_shows.0 && focus.get() == Some(entity))
    };
    // In pixels of the layout.
    let seen = |node: &ComputedNode, transform: &UiGlobalTransform| {
        let scale = node.inverse_scale_factor();
        Rect::from_center_size(transform.translation * scale, node.size() * scale)
    };
    let mut named = tips.iter().filter(|(_, tip, ..)| !tip.name.is_empty());
    let named = named.find(|(entity, _, hovered, ..)| is_on(*entity, hovered));
    let wanted = named.map_or_else(Bubble::default, |(named, tip, _, _, node, transform)| {
        let said = tip.said(&speaker.0, &bindings);
        let said = match notes.get(named) {
            Ok(TipNote(note)) => format!("{said}\n{note}"),
            Err(_) => said,
        };
        bubble::say(&said, children, &mut texts);
        let beside = seen(node, transform);
        // The tip must not cover the controls in the rows around this one: the player may want them next.
        let is_near =
            |other: &Rect| other.min.y < beside.max.y + NEAR && other.max.y > beside.min.y - NEAR;
        let others = controls.iter().filter(|(other, ..)| *other != named);
        let others = others.map(|(_, node, transform)| seen(node, transform));
        Bubble { beside: Some(beside), clear_of: others.filter(is_near).collect(), ..default() }
    });
    bubble.set_if_neq(wanted);
}
