//! The pointer: turns mouse and touch input on the table into gestures. No other file uses Bevy's picking
//! events.

use bevy::{
    ecs::system::SystemParam,
    input::touch::Touch,
    picking::{
        backend::HitData,
        hover::HoverMap,
        pointer::{PointerAction, PointerId, PointerInput},
    },
    prelude::*,
};

use super::Cursor;
use crate::{
    game::{
        common::Flow,
        table::{
            At, Carried, Disc, Gesture, Hand, Hovered, Hurry, InHand, Layout, Spot, Tabletop,
            Target, Thing, Token,
        },
    },
    rules::Cell,
};

/// How far the pointer has to move with a button down before that is a drag, in logical pixels.
pub const DRAG_DISTANCE: f32 = 6.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pointed>()
        .init_resource::<Dragging>()
        .init_resource::<Pressed>()
        .init_resource::<OnPanels>()
        .add_message::<PointerInput>()
        .add_observer(pointer_over)
        .add_observer(pointer_out)
        .add_observer(pointer_moved)
        .add_observer(press)
        .add_observer(note_finger)
        .add_observer(release)
        .add_observer(drag)
        .add_observer(drop_on)
        .add_observer(end_drag)
        .add_observer(cancel)
        .add_observer(make_unpickable)
        .add_observer(make_pickable)
        .add_systems(Update, hurry.in_set(Flow::Gesture).run_if(on_message::<PointerInput>))
        .add_systems(Update, leave_to_two_fingers.in_set(Flow::Gesture).run_if(two_fingers_touch))
        .add_systems(Update, carry.in_set(Flow::Point))
        .add_systems(Update, hover.in_set(Flow::Hover).run_if(resource_changed::<Pointed>));
}

/// What the player points at, with the pointer or the keyboard's cursor.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Pointed {
    /// The entity. `None` for a finger, which touches things but never hovers over them.
    pub entity: Option<Entity>,
    /// What kind of thing it is, and its cell.
    pub spot: Option<Spot>,
    /// The place in the world, once it is known.
    pub place: Option<Vec3>,
}

/// The current drag, once the pointer has moved far enough.
#[derive(Resource, Clone, Copy, Debug, Default)]
enum Dragging {
    #[default]
    None,
    /// A token or a disc.
    Thing,
    /// Anything else: the table, nothing, or a piece with another button.
    Ground,
}

/// Where buttons went down. Bevy's own clicks need the same entity at both ends, but a token may arrive on its
/// disc meanwhile, or a place may go.
#[derive(Resource, Clone, Debug, Default)]
struct Pressed(Vec<PressedAt>);

#[derive(Clone, Copy, Debug)]
struct PressedAt {
    pointer: PointerId,
    button: PointerButton,
    entity: Entity,
    /// `None` for nothing but the window.
    cell: Option<Cell>,
}

impl PressedAt {
    fn is_by(&self, pointer: PointerId, button: PointerButton) -> bool {
        (self.pointer, self.button) == (pointer, button)
    }
}

/// Finds out what an entity is.
#[derive(SystemParam)]
struct Spots<'w, 's> {
    things: Query<'w, 's, (&'static At, Has<Disc>, Has<Token>, Has<Target>)>,
    tables: Query<'w, 's, (), With<Tabletop>>,
    windows: Query<'w, 's, (), With<Window>>,
    layout: Res<'w, Layout>,
}

impl Spots<'_, '_> {
    fn at(&self, entity: Entity, place: Option<Vec3>) -> Option<Spot> {
        if let Ok((At(cell), is_disc, is_token, is_target)) = self.things.get(entity) {
            let kinds =
                [(is_disc, Thing::Disc), (is_token, Thing::Token), (is_target, Thing::Target)];
            let (_, thing) = kinds.into_iter().find(|(is, _)| *is)?;
            return Some(Spot { thing, cell: *cell });
        }
        let place = place.filter(|_| self.tables.contains(entity))?;
        Some(Spot { thing: Thing::Table, cell: self.layout.cell(place) })
    }

    fn of(&self, entity: Entity, hit: &HitData) -> Option<Spot> {
        self.at(entity, hit.position)
    }

    /// Whether an event hit nothing but the window. Events of other entities bubble up to the window too.
    fn is_nothing(&self, entity: Entity, original: Entity) -> bool {
        entity == original && self.windows.contains(entity)
    }
}

/// A pointer that rests may come to lie over something else when that moves. While the cursor is shown, only a
/// pointer that moves counts.
fn pointer_over(
    mut over: On<Pointer<Over>>,
    spots: Spots,
    cursor: Res<Cursor>,
    mut pointed: ResMut<Pointed>,
) {
    if let Some(spot) = spots.of(over.entity, &over.hit).filter(|_| !cursor.is_shown()) {
        over.propagate(false);
        *pointed = pointed.moved(over.entity, spot, &over.hit, over.pointer_id);
    }
}

fn pointer_moved(mut on: On<Pointer<Move>>, spots: Spots, mut pointed: ResMut<Pointed>) {
    if let Some(spot) = spots.of(on.entity, &on.hit) {
        on.propagate(false);
        *pointed = pointed.moved(on.entity, spot, &on.hit, on.pointer_id);
    }
}

fn pointer_out(out: On<Pointer<Out>>, cursor: Res<Cursor>, mut pointed: ResMut<Pointed>) {
    if pointed.entity == Some(out.entity) && !cursor.is_shown() {
        (pointed.entity, pointed.spot) = (None, None);
    }
}

impl Pointed {
    fn moved(&self, entity: Entity, spot: Spot, hit: &HitData, by: PointerId) -> Pointed {
        Pointed {
            entity: (!by.is_touch()).then_some(entity),
            spot: Some(spot),
            place: hit.position.or(self.place),
        }
    }
}

/// Marks the thing under the pointer, and unmarks all others.
fn hover(pointed: Res<Pointed>, hovered: Query<Entity, With<Hovered>>, mut commands: Commands) {
    for entity in hovered.iter().filter(|entity| pointed.entity != Some(*entity)) {
        commands.entity(entity).try_remove::<Hovered>();
    }
    // The entity may be gone, if it was a target.
    if let Some(entity) = pointed.entity.filter(|entity| !hovered.contains(*entity))
        && let Ok(mut entity) = commands.get_entity(entity)
    {
        entity.try_insert(Hovered);
    }
}

/// The fingers that went down on a panel over the table. They scroll there, and move no view.
#[derive(Resource, Clone, Debug, Default)]
struct OnPanels(Vec<u64>);

/// The fingers on the screen.
#[derive(SystemParam)]
pub struct Fingers<'w> {
    touches: Option<Res<'w, Touches>>,
    on_panels: Res<'w, OnPanels>,
}

impl Fingers<'_> {
    /// Those that did not go down on a panel.
    pub fn on_table(&self) -> impl Iterator<Item = &Touch> {
        let all = self.touches.iter().flat_map(|touches| touches.iter());
        all.filter(|touch| !self.on_panels.0.contains(&touch.id()))
    }
}

/// Whether two fingers or more are on the table. They move the view, not what lies under them.
pub fn two_fingers_touch(fingers: Fingers) -> bool {
    fingers.on_table().nth(1).is_some()
}

/// What lies under the mouse.
#[derive(SystemParam)]
pub struct UnderMouse<'w, 's> {
    hovered: Option<Res<'w, HoverMap>>,
    panels: Query<'w, 's, (), With<Node>>,
}

impl UnderMouse<'_, '_> {
    /// Whether that is a panel over the table, to which the wheel belongs then.
    pub fn is_panel(&self) -> bool {
        let under = self.hovered.as_ref().and_then(|hovered| hovered.get(&PointerId::Mouse));
        under.is_some_and(|under| under.keys().any(|entity| self.panels.contains(*entity)))
    }
}

fn note_finger(
    on: On<Pointer<Press>>,
    panels: Query<(), With<Node>>,
    mut on_panels: ResMut<OnPanels>,
) {
    let Some(finger) = on.pointer_id.get_touch_id() else { return };
    if on.entity == on.original_event_target() {
        on_panels.0.retain(|other| *other != finger);
        on_panels.0.extend(panels.contains(on.entity).then_some(finger));
    }
}

/// What the first finger has begun ends, once a second one is there.
fn leave_to_two_fingers(
    mut pressed: ResMut<Pressed>,
    mut dragging: ResMut<Dragging>,
    mut gestures: MessageWriter<Gesture>,
) {
    pressed.0.retain(|press| !press.pointer.is_touch());
    if matches!(*dragging, Dragging::Thing) {
        *dragging = Dragging::Ground;
        gestures.write(Gesture::LetGo);
    }
}

fn press(on: On<Pointer<Press>>, spots: Spots, mut pressed: ResMut<Pressed>) {
    let (entity, original) = (on.entity, on.original_event_target());
    if entity != original {
        return;
    }
    let spot = spots.of(entity, &on.hit);
    let is_ours = spot.is_some() || spots.is_nothing(entity, original);
    pressed.0.retain(|press| !press.is_by(on.pointer_id, on.button));
    pressed.0.extend(is_ours.then_some(PressedAt {
        pointer: on.pointer_id,
        button: on.button,
        entity,
        cell: spot.map(|spot| spot.cell),
    }));
}

/// A button that goes up where it went down is a click.
fn release(
    on: On<Pointer<Release>>,
    spots: Spots,
    dragging: Res<Dragging>,
    mut pressed: ResMut<Pressed>,
    mut gestures: MessageWriter<Gesture>,
) {
    let (entity, original) = (on.entity, on.original_event_target());
    if entity != original {
        return;
    }
    let began = pressed.0.iter().position(|press| press.is_by(on.pointer_id, on.button));
    let Some(began) = began else { return };
    let press = pressed.0.swap_remove(began);
    let spot = spots.of(entity, &on.hit);
    let is_same_cell = spot.is_some_and(|spot| press.cell == Some(spot.cell));
    // Bevy reports a release when a drag ends. The right button still lets go of what the left button drags.
    let is_end_of_drag = match *dragging {
        Dragging::None => false,
        Dragging::Thing => on.button == PointerButton::Primary,
        Dragging::Ground => true,
    };
    if is_end_of_drag || !(is_same_cell || press.entity == entity) {
        return;
    }
    match (on.button, spot) {
        (PointerButton::Primary, Some(spot)) => gestures.write(Gesture::Choose(spot)),
        (PointerButton::Primary | PointerButton::Secondary, _) => gestures.write(Gesture::LetGo),
        (PointerButton::Middle, _) => return,
    };
}

fn drag(
    mut drag: On<Pointer<Drag>>,
    spots: Spots,
    fingers: Fingers,
    mut dragging: ResMut<Dragging>,
    mut gestures: MessageWriter<Gesture>,
) {
    if !matches!(*dragging, Dragging::None)
        || drag.distance.length() < DRAG_DISTANCE
        || two_fingers_touch(fingers)
    {
        return;
    }
    let (entity, original) = (drag.entity, drag.original_event_target());
    let thing = spots.at(entity, None);
    let is_ground = spots.tables.contains(entity) || spots.is_nothing(entity, original);
    match thing {
        Some(spot) if drag.button == PointerButton::Primary => {
            *dragging = Dragging::Thing;
            gestures.write(Gesture::Drag(spot));
        }
        Some(_) => *dragging = Dragging::Ground,
        None if is_ground => *dragging = Dragging::Ground,
        None => return,
    }
    drag.propagate(false);
}

fn drop_on(
    mut dropped: On<Pointer<DragDrop>>,
    spots: Spots,
    mut dragging: ResMut<Dragging>,
    mut gestures: MessageWriter<Gesture>,
) {
    let spot = spots.of(dropped.entity, &dropped.hit);
    if dropped.button != PointerButton::Primary {
        return;
    }
    if let (Dragging::Thing, Some(spot)) = (*dragging, spot) {
        dropped.propagate(false);
        // Keeps `end_drag` from dropping it over nothing.
        *dragging = Dragging::Ground;
        gestures.write(Gesture::Drop(Some(spot)));
    }
}

fn end_drag(
    end: On<Pointer<DragEnd>>,
    mut dragging: ResMut<Dragging>,
    mut gestures: MessageWriter<Gesture>,
) {
    // The drag that ended may be one with another button.
    if matches!(*dragging, Dragging::Thing) && end.button != PointerButton::Primary {
        return;
    }
    if let Dragging::Thing = std::mem::take(&mut *dragging) {
        gestures.write(Gesture::Drop(None));
    }
}

fn cancel(
    on: On<Pointer<Cancel>>,
    mut pressed: ResMut<Pressed>,
    mut dragging: ResMut<Dragging>,
    mut gestures: MessageWriter<Gesture>,
) {
    pressed.0.retain(|press| press.pointer != on.pointer_id);
    if let Dragging::Thing = std::mem::take(&mut *dragging) {
        gestures.write(Gesture::Drop(None));
    }
}

/// A carried piece is right under the pointer. Picking has to ignore it to find what lies below.
fn make_unpickable(carried: On<Add, Carried>, mut commands: Commands) {
    commands.entity(carried.entity).try_insert(Pickable::IGNORE);
}

fn make_pickable(carried: On<Remove, Carried>, mut commands: Commands) {
    if let Ok(mut entity) = commands.get_entity(carried.entity) {
        entity.try_insert(Pickable::default());
    }
}

/// Makes the dragged piece follow the pointer.
fn carry(
    hand: Res<Hand>,
    pointed: Res<Pointed>,
    held: Query<(Entity, &Transform, Option<&Carried>), With<InHand>>,
    carried: Query<Entity, (With<Carried>, Without<InHand>)>,
    mut commands: Commands,
) {
    for entity in &carried {
        commands.entity(entity).remove::<Carried>();
    }
    let is_dragged = hand.held().is_some_and(|held| held.dragged);
    for (entity, transform, carried) in &held {
        let place = pointed.place.unwrap_or(transform.translation);
        if is_dragged && carried.is_none_or(|carried| carried.0 != place) {
            commands.entity(entity).insert(Carried(place));
        } else if !is_dragged && carried.is_some() {
            commands.entity(entity).remove::<Carried>();
        }
    }
}

/// A press makes moving pieces arrive at once. Using the pointer hides the cursor.
fn hurry(
    mut inputs: MessageReader<PointerInput>,
    mut cursor: ResMut<Cursor>,
    mut hurries: MessageWriter<Hurry>,
) {
    for input in inputs.read() {
        match input.action {
            PointerAction::Press(_) => {
                hurries.write(Hurry);
            }
            PointerAction::Move { delta } if delta != Vec2::ZERO => {}
            _ => continue,
        }
        let hidden = cursor.hidden();
        cursor.set_if_neq(hidden);
    }
}
