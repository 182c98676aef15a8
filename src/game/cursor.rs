//! The cursor: where keyboard and gamepad are on the board, and how they get about on it.

use std::f32::consts::TAU;

use bevy::{camera::Camera3d, prelude::*};

use super::{
    Action, At, DISC_HEIGHT, Disc, Flow, Gesture, Hand, Layout, Pointed, Referee, SPACING,
    Selectable, Spot, Takeable, Target, Thing, Token, UnderCursor, layout::middle,
};
use crate::rules::{Cell, Part};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Cursor>
        .or_eager(resource_changed::<Referee>)
        .or_eager(resource_changed::<Hand>);
    app.init_resource::<Cursor>()
        .add_systems(
            Update,
            steer.in_set(Flow::Ask).before(super::hand::ask).run_if(on_message::<Action>),
        )
        .add_systems(
            Update,
            show.in_set(Flow::Mirror)
                .after(super::marks::mark)
                .before(super::pointer::hover)
                .run_if(changed),
        );
}

/// Where the keys are on the board. It shows from when a key is used until the pointer is.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Cursor {
    cell: Option<Cell>,
    is_shown: bool,
    lane: Option<Lane>,
}

/// What a walk along one axis of the screen keeps to across it, so that up and up again is straight
/// up, although the discs of a row lie between those of the next.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Lane {
    is_upright: bool,
    across: f32,
}

impl Cursor {
    /// Whether it shows.
    pub fn is_shown(&self) -> bool {
        self.is_shown
    }

    /// The same, no longer to be seen.
    #[must_use]
    pub fn hidden(self) -> Cursor {
        Cursor { is_shown: false, ..self }
    }
}

/// Whether there is something on the board to choose, which Tab goes round then.
pub fn board_invites(
    inviting: Query<(), Or<(With<Selectable>, With<Takeable>, With<Target>)>>,
) -> bool {
    !inviting.is_empty()
}

/// A place where the cursor can be: every disc, and every place where what is held may go.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Stop {
    cell: Cell,
    /// As one sees it, in cells: `x` to the right, `y` up.
    seen: Vec2,
    /// Whether there is something to choose.
    invites: bool,
}

/// What an action does with the cursor.
enum Way {
    Walk(Vec2),
    Round { back: bool },
    Choose,
}

impl Way {
    fn of(action: Action) -> Option<Way> {
        match action {
            Action::Up => Some(Way::Walk(Vec2::Y)),
            Action::Down => Some(Way::Walk(Vec2::NEG_Y)),
            Action::Left => Some(Way::Walk(Vec2::NEG_X)),
            Action::Right => Some(Way::Walk(Vec2::X)),
            Action::Next => Some(Way::Round { back: false }),
            Action::Previous => Some(Way::Round { back: true }),
            Action::Choose => Some(Way::Choose),
            _ => None,
        }
    }
}

/// All of a thing that the cursor looks at.
type Things = (&'static At, Has<Disc>, Has<Target>, Has<Takeable>, Has<Selectable>);

fn steer(
    referee: Res<Referee>,
    hand: Res<Hand>,
    layout: Res<Layout>,
    things: Query<Things>,
    eyes: Query<&GlobalTransform, With<Camera3d>>,
    mut cursor: ResMut<Cursor>,
    mut actions: MessageReader<Action>,
    mut gestures: MessageWriter<Gesture>,
) {
    let right = eyes.iter().next().map_or(Vec3::X, |eye| *eye.right());
    let seen = |cell| seen(*layout, right, cell);
    // What is held may go from where it was; discs to take lie around the board.
    let pivot = match hand.held() {
        Some(held) if held.part == Part::Slide => held.from,
        _ => middle(referee.position().board().discs()),
    };
    for way in actions.read().filter_map(|action| Way::of(*action)) {
        let mut stops: Vec<Stop> = Vec::new();
        for (At(cell), is_disc, is_target, may_take, may_slide) in &things {
            let invites = if hand.is_empty() { may_take || may_slide } else { is_target };
            match stops.iter_mut().find(|stop| stop.cell == *cell) {
                Some(stop) => stop.invites |= invites,
                None if is_disc || is_target || may_slide => {
                    stops.push(Stop { cell: *cell, seen: seen(*cell), invites });
                }
                None => {}
            }
        }
        let start = cursor.cell.unwrap_or(pivot);
        let Some(here) = nearest(&stops, seen(start)) else { continue };
        let was_shown = cursor.is_shown;
        (cursor.cell, cursor.is_shown) = (Some(here.cell), true);
        match way {
            // The first key shows where one is.
            Way::Walk(_) | Way::Choose if !was_shown => {}
            Way::Walk(way) => cursor.walk(&stops, here, way),
            Way::Round { back } => {
                cursor.lane = None;
                let next = round(&stops, here, seen(pivot), back);
                cursor.cell = Some(next.unwrap_or(here).cell);
            }
            Way::Choose => {
                let is_target = |(at, _, is_target, ..): (&At, bool, bool, bool, bool)| {
                    is_target && at.0 == here.cell
                };
                let thing = if things.iter().any(is_target) { Thing::Target } else { Thing::Disc };
                gestures.write(Gesture::Choose(Spot { thing, cell: here.cell }));
            }
        }
    }
}

impl Cursor {
    /// Goes to the next stop on a way along the screen; stays where there is none.
    fn walk(&mut self, stops: &[Stop], here: Stop, way: Vec2) {
        let is_upright = way.x == 0.0;
        let across = |seen: Vec2| if is_upright { seen.x } else { seen.y };
        let lane = self
            .lane
            .filter(|lane| lane.is_upright == is_upright)
            .unwrap_or(Lane { is_upright, across: across(here.seen) });
        let cost = |stop: &Stop| {
            let by = stop.seen - here.seen;
            let along = by.dot(way);
            // Within 60° to either side, and a little, so that no neighbour is out of reach.
            let is_that_way = along > 0.1 && by.perp_dot(way).abs() < 1.8 * along;
            is_that_way.then_some(along + 1.5 * (across(stop.seen) - lane.across).abs())
        };
        let ahead = stops.iter().filter_map(|stop| Some((cost(stop)?, stop.cell)));
        if let Some((_, cell)) = ahead.min_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1))) {
            self.cell = Some(cell);
            self.lane = Some(lane);
        }
    }
}

/// The next stop that invites, clockwise around a place, or the one before.
fn round(stops: &[Stop], here: Stop, pivot: Vec2, back: bool) -> Option<Stop> {
    let turn = |stop: &Stop| {
        let arm = stop.seen - pivot;
        // In thousandths, so that what lies in one line is told apart by how far it is.
        let thousandths = |number: f32| (number * 1000.0).round() as i32;
        (thousandths(arm.x.atan2(arm.y).rem_euclid(TAU)), thousandths(arm.length()))
    };
    let inviting = || stops.iter().filter(|stop| stop.invites);
    let next = if back {
        let before = inviting().filter(|stop| turn(stop) < turn(&here));
        before.max_by_key(|stop| turn(stop)).or_else(|| inviting().max_by_key(|stop| turn(stop)))
    } else {
        let after = inviting().filter(|stop| turn(stop) > turn(&here));
        after.min_by_key(|stop| turn(stop)).or_else(|| inviting().min_by_key(|stop| turn(stop)))
    };
    next.copied()
}

/// Where a cell is seen on the ground, in cells: `x` to the right, `y` up.
fn seen(layout: Layout, right: Vec3, cell: Cell) -> Vec2 {
    let place = layout.place(cell) / SPACING;
    let right = right.with_y(0.0).normalize_or(Vec3::X);
    Vec2::new(place.dot(right), place.dot(Vec3::Y.cross(right)))
}

fn nearest(stops: &[Stop], to: Vec2) -> Option<Stop> {
    let apart = |stop: &Stop| stop.seen.distance_squared(to);
    stops.iter().copied().min_by(|a, b| apart(a).total_cmp(&apart(b)))
}

/// Marks what the cursor is on, which counts as pointed at. What it was on may have gone elsewhere:
/// then it is on what is nearest.
fn show(
    cursor: Res<Cursor>,
    layout: Res<Layout>,
    things: Query<(Entity, &At, Has<Disc>, Has<Token>, Has<Selectable>, Has<Target>)>,
    marked: Query<Entity, With<UnderCursor>>,
    mut pointed: ResMut<Pointed>,
    mut commands: Commands,
) {
    let wanted = cursor.cell.filter(|_| cursor.is_shown);
    let stops = things.iter().filter(|(_, _, is_disc, .., is_target)| *is_disc || *is_target);
    let apart = |at: &At, cell| layout.place(at.0).distance_squared(layout.place(cell));
    let cell = wanted.and_then(|wanted| {
        let cells = stops.map(|(_, at, ..)| (apart(at, wanted), at.0));
        cells.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, cell)| cell)
    });
    let mut here = [None; 3];
    for (entity, _, is_disc, is_token, may_slide, is_target) in
        things.iter().filter(|(_, at, ..)| Some(at.0) == cell)
    {
        for (i, is) in [is_target, is_token && may_slide, is_disc].into_iter().enumerate() {
            if is {
                here[i] = Some(entity);
            }
        }
    }
    let [target, token, disc] = here;
    let mark = disc.or(target);
    for entity in marked.iter().filter(|entity| mark != Some(*entity)) {
        commands.entity(entity).remove::<UnderCursor>();
    }
    if let Some(entity) = mark.filter(|entity| !marked.contains(*entity)) {
        commands.entity(entity).insert(UnderCursor);
    }
    let kinds = [(target, Thing::Target), (token, Thing::Token), (disc, Thing::Disc)];
    let top = kinds.into_iter().find_map(|(entity, thing)| Some((entity?, thing)));
    if let (Some((entity, thing)), Some(cell)) = (top, cell) {
        *pointed = Pointed {
            entity: Some(entity),
            spot: Some(Spot { thing, cell }),
            place: Some(layout.place(cell) + Vec3::Y * DISC_HEIGHT),
        };
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::rules::{HouseRules, Position};

    /// The stops of a fresh board, seen by somebody who has gone around it so far.
    fn board(yaw: f32) -> Vec<Stop> {
        let right = Quat::from_rotation_y(yaw) * Vec3::X;
        let discs = *Position::start(HouseRules::Booklet).board().discs();
        let stop = |cell| Stop { cell, seen: seen(Layout::default(), right, cell), invites: true };
        discs.into_iter().map(stop).collect()
    }

    fn at(stops: &[Stop], cell: Cell) -> Stop {
        *stops.iter().find(|stop| stop.cell == cell).expect("a disc")
    }

    fn walk(stops: &[Stop], ways: &[Vec2]) -> Cell {
        let mut cursor = Cursor { cell: Some(Cell::new(0, 0)), ..Cursor::default() };
        for way in ways {
            let here = at(stops, cursor.cell.expect("it is somewhere"));
            cursor.walk(stops, here, *way);
        }
        cursor.cell.expect("it is somewhere")
    }

    #[test]
    fn up_and_up_again_is_straight_up_and_down_returns() {
        let stops = board(0.0);
        assert_eq!(walk(&stops, &[Vec2::Y; 2]), Cell::new(1, -2));
        assert_eq!(walk(&stops, &[Vec2::Y, Vec2::Y, Vec2::NEG_Y, Vec2::NEG_Y]), Cell::new(0, 0));
        assert_eq!(walk(&stops, &[Vec2::X; 5]), Cell::new(2, 0));
        // From the other side of the table all is the other way about.
        let stops = board(std::f32::consts::PI);
        assert_eq!(walk(&stops, &[Vec2::Y; 2]), Cell::new(-1, 2));
        assert_eq!(walk(&stops, &[Vec2::X; 5]), Cell::new(-2, 0));
    }

    #[test]
    fn every_disc_is_within_reach_from_every_side() {
        for degrees in (0..360_u16).step_by(7) {
            let stops = board(f32::from(degrees).to_radians());
            let mut reached = BTreeSet::from([Cell::new(0, 0)]);
            let mut queue = vec![Cell::new(0, 0)];
            while let Some(cell) = queue.pop() {
                for way in [Vec2::X, Vec2::NEG_X, Vec2::Y, Vec2::NEG_Y] {
                    let mut cursor = Cursor { cell: Some(cell), ..Cursor::default() };
                    cursor.walk(&stops, at(&stops, cell), way);
                    let next = cursor.cell.expect("it is somewhere");
                    if reached.insert(next) {
                        queue.push(next);
                    }
                }
            }
            assert_eq!(reached.len(), stops.len(), "at {degrees}°");
        }
    }

    #[test]
    fn round_comes_by_everything_that_invites_once_and_back_again() {
        let stops = board(0.3);
        for back in [false, true] {
            let mut here = at(&stops, Cell::new(1, 1));
            let mut seen = BTreeSet::new();
            for _ in 0..stops.len() {
                here = round(&stops, here, Vec2::ZERO, back).expect("a stop");
                seen.insert(here.cell);
            }
            assert_eq!((seen.len(), here.cell), (stops.len(), Cell::new(1, 1)));
        }
    }
}
