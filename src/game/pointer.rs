//! The pointer: mouse and touch on the things on the table become gestures. The only file that knows
//! Bevy's picking events.

use bevy::{
    ecs::system::SystemParam,
    picking::{
        backend::HitData,
        pointer::{PointerAction, PointerId, PointerInput},
    },
    prelude::*,
};

use super::{
    At, Carried, Cursor, Disc, Flow, Gesture, Hovered, Hurry, Layout, Spot, Tabletop, Target,
    Thing, Token,
};

/// How far the pointer moves with a button down, in logical pixels, before that is a drag.
pub const DRAG_DISTANCE: f32 = 6.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pointed>()
        .init_resource::<Dragging>()
        .add_message::<PointerInput>()
        .add_observer(point_at)
        .add_observer(point_away)
        .add_observer(point_on)
        .add_observer(click)
        .add_observer(drag)
        .add_observer(drop_on)
        .add_observer(end_drag)
        .add_observer(cancel)
        .add_observer(see_through)
        .add_observer(see_again)
        .add_systems(Update, hurry.in_set(Flow::Gesture).run_if(on_message::<PointerInput>))
        .add_systems(Update, hover.in_set(Flow::Mirror).run_if(resource_changed::<Pointed>));
}

/// What a person points at, with the pointer or with the cursor of the keyboard.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Pointed {
    /// The entity, unless it is a finger that points: that touches, but is never over something.
    pub entity: Option<Entity>,
    /// What and where it is.
    pub spot: Option<Spot>,
    /// The place in the world, as long as it is known.
    pub place: Option<Vec3>,
}

/// The drag that is under way, once it has gone far enough to be one.
#[derive(Resource, Clone, Copy, Debug, Default)]
enum Dragging {
    #[default]
    None,
    /// A token or a disc.
    Thing,
    /// Something that is not ours to move: the table, or nothing.
    Ground,
}

/// Tells what an entity is.
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

    /// Whether an event that comes by was meant for the window itself, where nothing else is. Events
    /// of everything else end there too.
    fn is_nothing(&self, entity: Entity, original: Entity) -> bool {
        entity == original && self.windows.contains(entity)
    }
}

fn point_at(mut over: On<Pointer<Over>>, spots: Spots, mut pointed: ResMut<Pointed>) {
    if let Some(spot) = spots.of(over.entity, &over.hit) {
        over.propagate(false);
        *pointed = pointed.moved(over.entity, spot, &over.hit, over.pointer_id);
    }
}

fn point_on(mut on: On<Pointer<Move>>, spots: Spots, mut pointed: ResMut<Pointed>) {
    if let Some(spot) = spots.of(on.entity, &on.hit) {
        on.propagate(false);
        *pointed = pointed.moved(on.entity, spot, &on.hit, on.pointer_id);
    }
}

fn point_away(out: On<Pointer<Out>>, mut pointed: ResMut<Pointed>) {
    if pointed.entity == Some(out.entity) {
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

/// Marks what is pointed at, and nothing else.
pub(super) fn hover(
    pointed: Res<Pointed>,
    hovered: Query<Entity, With<Hovered>>,
    mut commands: Commands,
) {
    for entity in hovered.iter().filter(|entity| pointed.entity != Some(*entity)) {
        commands.entity(entity).remove::<Hovered>();
    }
    // It may be gone, as targets go.
    if let Some(entity) = pointed.entity.filter(|entity| !hovered.contains(*entity))
        && let Ok(mut entity) = commands.get_entity(entity)
    {
        entity.try_insert(Hovered);
    }
}

fn click(
    mut click: On<Pointer<Click>>,
    spots: Spots,
    dragging: Res<Dragging>,
    mut gestures: MessageWriter<Gesture>,
) {
    let spot = spots.of(click.entity, &click.hit);
    let is_ours = spot.is_some() || spots.is_nothing(click.entity, click.original_event_target());
    // The end of a drag over what was dragged is a click too. The right button lets go even of what
    // the left one drags.
    let is_end_of_drag = match *dragging {
        Dragging::None => false,
        Dragging::Thing => click.button == PointerButton::Primary,
        Dragging::Ground => true,
    };
    if !is_ours || is_end_of_drag {
        return;
    }
    click.propagate(false);
    match (click.button, spot) {
        (PointerButton::Primary, Some(spot)) => gestures.write(Gesture::Choose(spot)),
        (PointerButton::Primary | PointerButton::Secondary, _) => gestures.write(Gesture::LetGo),
        (PointerButton::Middle, _) => return,
    };
}

fn drag(
    mut drag: On<Pointer<Drag>>,
    spots: Spots,
    mut dragging: ResMut<Dragging>,
    mut gestures: MessageWriter<Gesture>,
) {
    if !matches!(*dragging, Dragging::None) || drag.distance.length() < DRAG_DISTANCE {
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
        // What ends the drag need not drop it over nothing.
        *dragging = Dragging::Ground;
        gestures.write(Gesture::Drop(Some(spot)));
    }
}

fn end_drag(
    end: On<Pointer<DragEnd>>,
    mut dragging: ResMut<Dragging>,
    mut gestures: MessageWriter<Gesture>,
) {
    // Another button may have been dragged meanwhile.
    if matches!(*dragging, Dragging::Thing) && end.button != PointerButton::Primary {
        return;
    }
    if let Dragging::Thing = std::mem::take(&mut *dragging) {
        gestures.write(Gesture::Drop(None));
    }
}

fn cancel(
    _: On<Pointer<Cancel>>,
    mut dragging: ResMut<Dragging>,
    mut gestures: MessageWriter<Gesture>,
) {
    if let Dragging::Thing = std::mem::take(&mut *dragging) {
        gestures.write(Gesture::Drop(None));
    }
}

/// What is carried is under the pointer, which has to find what is under that.
fn see_through(carried: On<Add, Carried>, mut commands: Commands) {
    commands.entity(carried.entity).try_insert(Pickable::IGNORE);
}

fn see_again(carried: On<Remove, Carried>, mut commands: Commands) {
    if let Ok(mut entity) = commands.get_entity(carried.entity) {
        entity.try_insert(Pickable::default());
    }
}

/// A press finishes what moves, and a pointer that is used takes over from the cursor.
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
