//! Paging: Page Up, Page Down, Home and End lead through a page that is longer than the window. The focus goes
//! along, so that the next key goes on from what is seen.

use bevy::{
    input::{ButtonState, InputSystems, keyboard::KeyboardInput},
    input_focus::{FocusCause, InputFocus, tab_navigation::TabIndex},
    prelude::*,
    text::EditableText,
    ui_widgets::{ScrollArea, Slider},
};

use super::{
    focus::{Keys, Modal, Stops, span},
    scroll::FADED,
};
use crate::game::common::Screen;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<KeyboardInput>().add_systems(
        PreUpdate,
        page.in_set(Keys::All)
            .after(InputSystems)
            .before(bevy::input_focus::InputFocusSystems::Dispatch)
            .run_if(on_message::<KeyboardInput>)
            .run_if(not(is_library)),
    );
}

/// The list of matches has keys of its own.
fn is_library(screen: Option<Res<State<Screen>>>) -> bool {
    screen.is_some_and(|screen| *screen.get() == Screen::Library)
}

/// How far a key leads.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Way {
    /// By parts of what is visible.
    By(f32),
    Start,
    End,
}

const KEYS: [(KeyCode, Way); 4] = [
    (KeyCode::PageUp, Way::By(-0.9)),
    (KeyCode::PageDown, Way::By(0.9)),
    (KeyCode::Home, Way::Start),
    (KeyCode::End, Way::End),
];

/// Farther than any page reaches, in pixels. Much farther, a float could not tell one control from the next.
const BEYOND: f32 = 1e6;

fn page(
    keys: Res<ButtonInput<KeyCode>>,
    inputs: MessageReader<KeyboardInput>,
    mut areas: Query<
        (Entity, &mut ScrollPosition, &ComputedNode, &UiGlobalTransform),
        With<ScrollArea>,
    >,
    controls: Query<
        (Entity, &ComputedNode, &UiGlobalTransform, &InheritedVisibility),
        With<TabIndex>,
    >,
    // Controls that use some of these keys themselves.
    own_keys: Query<(), Or<(With<EditableText>, With<Slider>)>>,
    parents: Query<&ChildOf>,
    modals: Query<(), With<Modal>>,
    stops: Stops,
    mut focus: ResMut<InputFocus>,
) {
    let Some(way) = pressed(&keys, inputs) else { return };
    let focused = focus.get();
    if !matches!(way, Way::By(_)) && focused.is_some_and(|focused| own_keys.contains(focused)) {
        return;
    }
    for (area, mut position, node, place) in &mut areas {
        // Panels beside the table are not pages, so they stay where they are.
        if !parents.iter_ancestors(area).any(|parent| modals.contains(parent)) {
            continue;
        }
        let step = Step::of(way, &position, node, place);
        if step.by.abs() > 0.5 {
            position.y = step.to;
        }
        let is_within = |entity| parents.iter_ancestors(entity).any(|parent| parent == area);
        let Some(old) = focused.filter(|focused| is_within(*focused)) else { continue };
        let old = controls.get(old).ok().map(|(_, node, place, _)| span((node, place)).0);
        let target = step.target(old);
        let seen = controls.iter().filter(|(entity, node, place, shown)| {
            let is_clear = step.leaves_clear(span((node, place)));
            shown.get() && !node.is_empty() && is_clear && is_within(*entity)
        });
        let apart = |node, place| (span((node, place)).0 - target.clamp(-BEYOND, BEYOND)).abs();
        let nearest = seen.min_by(|a, b| apart(a.1, a.2).total_cmp(&apart(b.1, b.2)));
        if let Some((control, ..)) = nearest {
            focus.set(stops.entry(control), FocusCause::Navigated);
        }
    }
}

/// Where the last key leads that was pressed, or held down.
fn pressed(keys: &ButtonInput<KeyCode>, mut inputs: MessageReader<KeyboardInput>) -> Option<Way> {
    let is_meant = |input: &&KeyboardInput| {
        let is_new = input.repeat || keys.just_pressed(input.key_code);
        input.state == ButtonState::Pressed && is_new
    };
    let ways = inputs.read().filter(is_meant);
    let ways = ways.filter_map(|input| KEYS.iter().find(|(key, _)| *key == input.key_code));
    ways.last().map(|(_, way)| *way)
}

/// A step through a page. Places in the window are those before the step.
struct Step {
    way: Way,
    /// The top and the bottom of the page.
    span: (f32, f32),
    /// How far the page is scrolled afterwards, and how far it can be.
    to: f32,
    end: f32,
    /// How far the step leads.
    by: f32,
}

impl Step {
    fn of(
        way: Way,
        position: &ScrollPosition,
        node: &ComputedNode,
        place: &UiGlobalTransform,
    ) -> Step {
        let (upper, lower) = span((node, place));
        let end = node.content_size().y * node.inverse_scale_factor - (lower - upper);
        let wanted = match way {
            Way::By(parts) => position.y + parts * (lower - upper),
            Way::Start => 0.0,
            Way::End => f32::MAX,
        };
        let to = wanted.clamp(0.0, end.max(0.0));
        Step { way, span: (upper, lower), to, end, by: to - position.y }
    }

    /// Where to look for the next control: it comes to lie where the old one was, or nearest to the end of the page.
    fn target(&self, old: Option<f32>) -> f32 {
        match self.way {
            Way::Start => f32::MIN,
            Way::End => f32::MAX,
            Way::By(parts) if self.by.abs() < 1.0 => parts.signum() * f32::MAX,
            Way::By(_) => old.unwrap_or(self.span.0) + self.by,
        }
    }

    /// Whether a control can be seen clearly afterwards.
    fn leaves_clear(&self, (top, bottom): (f32, f32)) -> bool {
        let (upper, lower) = self.span;
        // At the ends of a page nothing fades.
        (top >= upper + FADED + self.by || self.to <= 0.0)
            && (bottom <= lower - FADED + self.by || self.to >= self.end)
    }
}
