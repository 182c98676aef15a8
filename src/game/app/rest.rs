//! Rest: whether another frame could change what is seen. If not, the game sleeps.
//!
//! Frames go on while anything that is drawn changes, and for a moment afterwards. Whatever waits without a
//! change to be seen, such as a message that goes away after a while, asks for each frame by writing
//! [`RequestRedraw`].

use bevy::{
    ecs::{message::MessageCursor, query::QueryFilter, system::SystemParam},
    mesh::MeshTag,
    prelude::*,
    text::{EditableText, TextLayoutInfo},
    window::{RequestRedraw, WindowEvent},
};

use super::curtain::Preparing;
use crate::game::{
    common::{Overlay, Screen},
    stage::Wood,
};

/// Notices in every frame whether the game is at rest.
pub fn rest(app: &mut App) {
    app.insert_resource(Stillness { left: START_FRAMES, since: 0 })
        .add_message::<RequestRedraw>()
        .add_message::<WindowEvent>()
        .add_systems(Last, settle);
}

/// How many frames run at the start, until everything is in place.
const START_FRAMES: u32 = 10;
/// How many frames run after something has happened, so that its effects show: a new state is entered in the
/// next frame, and what it brings up is laid out and drawn in the one after.
const FOLLOW_UP_FRAMES: u32 = 2;

/// How far the game is from rest.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Stillness {
    /// How many frames are still to run.
    left: u32,
    /// How many frames have run since the game was last at rest.
    since: u32,
}

impl Stillness {
    /// Whether another frame would change nothing.
    pub fn is_reached(self) -> bool {
        self.left == 0
    }

    /// How many frames have run since the game was last at rest.
    pub(super) fn frames_since(self) -> u32 {
        self.since
    }

    /// As while something moves.
    #[cfg(test)]
    pub(super) fn far_from_rest() -> Stillness {
        Stillness { left: FOLLOW_UP_FRAMES, since: 1 }
    }
}

/// Asks for another frame, or lets the game sleep.
fn settle(
    mut rest: ResMut<Stillness>,
    time: Option<Res<Time<Real>>>,
    preparing: Option<Res<Preparing>>,
    mut changes: Changes,
    mut events: MessageReader<WindowEvent>,
    mut redraws: ResMut<Messages<RequestRedraw>>,
    mut read: Local<MessageCursor<RequestRedraw>>,
) {
    let has_happened = events.read().count() > 0;
    let is_asked_for = read.read(&redraws).count() > 0;
    let is_preparing = preparing.is_some_and(|preparing| preparing.is_going_on());
    let has_changed = changes.are_seen();
    // Several inputs may be handled within one frame, during which time stands still.
    if time.is_none_or(|time| !time.delta().is_zero()) {
        rest.since += 1;
    }
    if has_happened || is_asked_for || is_preparing || has_changed {
        rest.left = rest.left.max(FOLLOW_UP_FRAMES);
    } else {
        rest.left = rest.left.saturating_sub(1);
    }
    if rest.is_reached() {
        // Otherwise the window would treat requests of the last frame as new ones.
        redraws.clear();
        rest.since = 0;
        debug!("at rest");
    } else {
        redraws.write(RequestRedraw);
        read.clear(&redraws);
    }
}

/// What is drawn over the table. A change of its layout is seen in the next frame.
type Flat = Or<(
    Changed<Node>,
    Changed<ComputedNode>,
    Changed<UiGlobalTransform>,
    Changed<ScrollPosition>,
    Changed<BackgroundColor>,
    Changed<BorderColor>,
    Changed<Outline>,
    Changed<ImageNode>,
    Changed<Text>,
    Changed<TextFont>,
    Changed<TextColor>,
    // Bevy writes that of a field in each frame. Keys change it, and they wake the game by themselves.
    (Changed<TextLayoutInfo>, Without<EditableText>),
)>;

/// What is drawn of the table.
type Solid = Or<(
    Changed<GlobalTransform>,
    Changed<Mesh3d>,
    Changed<MeshMaterial3d<Wood>>,
    Changed<MeshTag>,
    Changed<Projection>,
)>;

/// Looks for changes that are seen.
#[derive(SystemParam)]
struct Changes<'w, 's> {
    flat: Query<'w, 's, (), Flat>,
    solid: Query<'w, 's, (), Solid>,
    shown: Query<'w, 's, (), Changed<InheritedVisibility>>,
    gone_nodes: RemovedComponents<'w, 's, ComputedNode>,
    gone_meshes: RemovedComponents<'w, 's, Mesh3d>,
    woods: MessageReader<'w, 's, AssetEvent<Wood>>,
    images: MessageReader<'w, 's, AssetEvent<Image>>,
    screen: Option<Res<'w, NextState<Screen>>>,
    overlay: Option<Res<'w, NextState<Overlay>>>,
}

impl Changes<'_, '_> {
    fn are_seen(&mut self) -> bool {
        // All of them have to be read in every frame.
        let gone = self.gone_nodes.read().count() + self.gone_meshes.read().count();
        let assets = self.woods.read().count() + self.images.read().count();
        gone + assets > 0
            || any(&self.flat)
            || any(&self.solid)
            || any(&self.shown)
            || is_pending(self.screen.as_deref())
            || is_pending(self.overlay.as_deref())
    }
}

fn any<F: QueryFilter>(query: &Query<(), F>) -> bool {
    !query.is_empty()
}

/// Whether a new state is to be entered in the next frame.
fn is_pending<S: bevy::state::state::FreelyMutableState>(next: Option<&NextState<S>>) -> bool {
    next.is_some_and(|next| !matches!(next, NextState::Unchanged))
}
