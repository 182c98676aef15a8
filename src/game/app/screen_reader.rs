//! The screen reader of a Unix desktop: shows it what is in the window, and passes on what it asks for.
//!
//! Bevy 0.19 would do this with `accesskit_unix` 0.21, which waits for a word that newer versions of
//! `at-spi2-core` no longer give, and stays silent. With Bevy 0.20, delete this file and the dependency, and
//! give Bevy its feature `accesskit_unix`. On other systems Bevy itself does all of this.

use std::sync::{
    Mutex, PoisonError,
    mpsc::{Receiver, Sender, channel},
};

use accesskit::{
    ActionHandler, ActivationHandler, Affine, DeactivationHandler, Node as Told, NodeId, Rect,
    Role, TextPosition, TextSelection, Tree, TreeId, TreeUpdate,
};
use accesskit_unix::Adapter;
use bevy::{
    a11y::{AccessibilityNode, AccessibilityRequested, AccessibilitySystems, ActionRequest},
    ecs::system::SystemParam,
    input_focus::{InputFocus, InputFocusSystems},
    math::Affine2,
    prelude::*,
    window::PrimaryWindow,
};

use crate::game::common::Waker;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ActionRequest>()
        .add_systems(Startup, open)
        .add_systems(First, pass_on.run_if(resource_exists::<Reader>))
        .add_systems(
            PostUpdate,
            (follow_window, tell.run_if(is_listened_to))
                .chain()
                .run_if(resource_exists::<Reader>)
                .in_set(AccessibilitySystems::Update)
                .after(InputFocusSystems::FocusChangeEvents),
        );
}

/// The way to the screen reader.
#[derive(Resource)]
struct Reader {
    adapter: Adapter,
    asked: Mutex<Receiver<accesskit::ActionRequest>>,
}

/// Notices what the screen reader wants, on a thread of the adapter.
#[derive(Clone)]
struct Ears {
    requested: AccessibilityRequested,
    asked: Sender<accesskit::ActionRequest>,
    waker: Waker,
}

impl ActivationHandler for Ears {
    /// The next frame tells it.
    fn request_initial_tree(&mut self) -> Option<TreeUpdate> {
        self.requested.set(true);
        self.waker.wake();
        None
    }
}

impl ActionHandler for Ears {
    fn do_action(&mut self, request: accesskit::ActionRequest) {
        // This fails only if the game has ended.
        _ = self.asked.send(request);
        self.waker.wake();
    }
}

impl DeactivationHandler for Ears {
    fn deactivate_accessibility(&mut self) {
        self.requested.set(false);
    }
}

fn open(requested: Res<AccessibilityRequested>, waker: Res<Waker>, mut commands: Commands) {
    let (send, asked) = channel();
    let ears = Ears { requested: requested.clone(), asked: send, waker: waker.clone() };
    let adapter = Adapter::new(ears.clone(), ears.clone(), ears);
    commands.insert_resource(Reader { adapter, asked: Mutex::new(asked) });
}

fn pass_on(reader: Res<Reader>, mut requests: MessageWriter<ActionRequest>) {
    let asked = reader.asked.lock().unwrap_or_else(PoisonError::into_inner);
    requests.write_batch(asked.try_iter().map(ActionRequest));
}

/// Tells whether the window has the focus, and where it is.
fn follow_window(
    window: Single<&Window, (With<PrimaryWindow>, Changed<Window>)>,
    mut reader: ResMut<Reader>,
    mut was_focused: Local<bool>,
) {
    if let WindowPosition::At(corner) = window.position {
        let (corner, size) = (corner.as_dvec2(), window.physical_size().as_dvec2());
        let bounds = Rect::new(corner.x, corner.y, corner.x + size.x, corner.y + size.y);
        reader.adapter.set_root_window_bounds(bounds, bounds);
    }
    if window.focused != *was_focused {
        *was_focused = window.focused;
        reader.adapter.update_window_focus_state(window.focused);
    }
}

fn is_listened_to(requested: Res<AccessibilityRequested>) -> bool {
    requested.get()
}

fn tell(
    window: Single<(Entity, &Window), With<PrimaryWindow>>,
    shown: Shown,
    focus: Res<InputFocus>,
    mut reader: ResMut<Reader>,
) {
    let (window, Window { title, .. }) = *window;
    // What has the focus may be gone, and the next frame gives the focus to something else.
    if focus.get().is_some_and(|focused| !shown.told.contains(focused)) {
        return;
    }
    reader.adapter.update_if_active(|| {
        let mut nodes = Vec::new();
        let mut outermost: Vec<Entity> = shown.outermost.iter().collect();
        outermost.sort_unstable();
        let mut frame = Told::new(Role::Window);
        frame.set_label(title.as_str());
        frame.set_children(
            outermost
                .into_iter()
                .flat_map(|entity| shown.collect(entity, Affine2::IDENTITY, &mut nodes))
                .collect::<Vec<_>>(),
        );
        nodes.push((id(window), frame));
        TreeUpdate {
            nodes,
            tree: Some(Tree::new(id(window))),
            tree_id: TreeId::ROOT,
            focus: id(focus.get().unwrap_or(window)),
        }
    });
}

/// What is in the window. Not all of it is told of, but all of it lies in order.
#[derive(SystemParam)]
struct Shown<'w, 's> {
    outermost: Query<'w, 's, Entity, (Without<ChildOf>, Or<(With<Node>, With<AccessibilityNode>)>)>,
    told: Query<'w, 's, (&'static AccessibilityNode, Option<&'static UiGlobalTransform>)>,
    children: Query<'w, 's, &'static Children>,
}

impl Shown<'_, '_> {
    /// Collects what is told of this and of all within it. Returns the outermost of that. `place` is the place
    /// of what it lies within.
    fn collect(
        &self,
        entity: Entity,
        place: Affine2,
        nodes: &mut Vec<(NodeId, Told)>,
    ) -> Vec<NodeId> {
        let told = self.told.get(entity).ok();
        let own = told.and_then(|(_, own)| own).map_or(place, UiGlobalTransform::affine);
        let children = self.children.get(entity).into_iter().flatten();
        let mut within: Vec<NodeId> =
            children.flat_map(|child| self.collect(*child, own, nodes)).collect();
        let Some((node, _)) = told else { return within };
        let mut node = (**node).clone();
        if node.role() == Role::TextInput {
            within.push(written(entity, &mut node, nodes));
        }
        node.set_children(within);
        let place = place.inverse() * own;
        if place.is_finite() {
            node.set_transform(Affine::new(place.to_cols_array().map(f64::from)));
        }
        nodes.push((id(entity), node));
        vec![id(entity)]
    }
}

/// What is written in a field. It has to lie within the field, with the length of each letter.
fn written(field: Entity, node: &mut Told, nodes: &mut Vec<(NodeId, Told)>) -> NodeId {
    // The first bit of an entity's number is never used.
    let run = NodeId(id(field).0 | 1 << 63);
    let value = node.value().unwrap_or_default();
    let lengths: Vec<u8> = value.chars().map(|letter| letter.len_utf8() as u8).collect();
    let end = TextPosition { node: run, character_index: lengths.len() };
    let mut text = Told::new(Role::TextRun);
    text.set_value(value);
    text.set_character_lengths(lengths);
    node.set_text_selection(TextSelection { anchor: end, focus: end });
    nodes.push((run, text));
    run
}

fn id(entity: Entity) -> NodeId {
    NodeId(entity.to_bits())
}
