//! What a screen reader is told of controls, texts and overlays besides their names: what can be done with
//! them, what is written in fields, what an overlay is about, and what is out of reach for now.

use accesskit::{Action, Live, Role};
use bevy::{
    a11y::{AccessibilityNode, AccessibilityRequested, AccessibilitySystems},
    input_focus::tab_navigation::TabIndex,
    prelude::*,
    text::EditableText,
    ui::UiSystems,
    ui_widgets::Slider,
};

use super::Modal;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (name_overlays.run_if(has_overlays), describe_controls, hide)
            .chain()
            .after(UiSystems::PostLayout)
            .before(AccessibilitySystems::Update)
            .run_if(is_listened_to),
    );
}

fn is_listened_to(requested: Option<Res<AccessibilityRequested>>) -> bool {
    requested.is_some_and(|requested| requested.get())
}

/// Whether an overlay is told of as the one that holds its controls. Elsewhere, Bevy tells of a control as
/// within something only if that is right above it, and an overlay would seem to be empty.
fn has_overlays() -> bool {
    cfg!(all(unix, not(target_os = "macos")))
}

/// Something that is not told of as long as it has no name.
pub fn unnamed() -> impl Bundle {
    AccessibilityNode(accesskit::Node::new(Role::GenericContainer))
}

/// The text that says what an overlay is about.
#[derive(Component, Clone, Copy, Debug)]
pub struct Headline;

/// An overlay that asks something, and goes away with the answer.
#[derive(Component, Clone, Copy, Debug)]
pub struct AsksQuestion;

/// Names each overlay after its headline.
fn name_overlays(
    mut overlays: Query<(Entity, &mut AccessibilityNode, Has<AsksQuestion>), With<Modal>>,
    children: Query<&Children>,
    headlines: Query<&Text, With<Headline>>,
) {
    for (overlay, mut node, asks) in &mut overlays {
        let role = if asks { Role::AlertDialog } else { Role::Dialog };
        if node.role() != role {
            node.set_role(role);
            node.set_modal();
        }
        let mut within = children.iter_descendants(overlay);
        let headline = within.find_map(|entity| headlines.get(entity).ok());
        if let Some(Text(said)) = headline
            && node.label() != Some(said)
        {
            node.set_label(said.as_str());
        }
    }
}

fn describe_controls(
    mut controls: Query<
        (&mut AccessibilityNode, Has<Slider>, Option<&EditableText>),
        With<TabIndex>,
    >,
) {
    for (mut node, is_slider, field) in &mut controls {
        let actions: &[Action] = if is_slider {
            &[Action::Focus, Action::Increment, Action::Decrement]
        } else {
            &[Action::Focus, Action::Click]
        };
        for action in actions {
            if !node.supports_action(*action) {
                node.add_action(*action);
            }
        }
        let written = field.map(|field| field.value().to_string());
        if written.is_some() && node.value() != written.as_deref() {
            node.set_role(Role::TextInput);
            node.set_value(written.unwrap_or_default());
        }
    }
}

/// Hides what nobody sees, what an overlay covers, and what says nothing that its control does not say.
fn hide(
    mut told: Query<(
        Entity,
        &mut AccessibilityNode,
        Option<&ComputedNode>,
        Option<&InheritedVisibility>,
    )>,
    controls: Query<(), With<TabIndex>>,
    overlays: Query<Entity, With<Modal>>,
    parents: Query<&ChildOf>,
) {
    let open = overlays.iter().last();
    for (entity, mut node, laid_out, visible) in &mut told {
        let is_seen = laid_out.is_none_or(|node| !node.is_empty())
            && visible.is_none_or(|visible| visible.get());
        let is_within =
            |above| entity == above || parents.iter_ancestors(entity).any(|parent| parent == above);
        // Announcements are made wherever the focus is.
        let is_covered =
            node.live() != Some(Live::Polite) && open.is_some_and(|open| !is_within(open));
        let says_nothing = match node.role() {
            Role::Label => node.value().is_none_or(str::is_empty),
            Role::Image => node.label().is_none_or(str::is_empty),
            _ => false,
        };
        let is_part = matches!(node.role(), Role::Label | Role::Image)
            && parents.iter_ancestors(entity).any(|parent| controls.contains(parent));
        let hides = !is_seen || is_covered || says_nothing || is_part;
        match (hides, node.is_hidden()) {
            (true, false) => node.set_hidden(),
            (false, true) => node.clear_hidden(),
            _ => {}
        }
    }
}
