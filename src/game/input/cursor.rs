//! The cursor of the keyboard and the gamepad on the board, and how it moves.

use std::f32::consts::TAU;

use bevy::{camera::Camera3d, prelude::*};

use super::{Action, Pointed};
use crate::{
    game::{
        common::{Flow, Screen, is_at_table},
        referee::{Ask, Done, Referee},
        table::{
            Answerable, AskedFor, At, DISC_HEIGHT, Disc, Gesture, Hand, Inviting, Layout, SPACING,
            Selectable, Spot, Takeable, Target, Thing, Token, UnderCursor, middle,
        },
    },
    rules::{Cell, Part},
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Cursor>
        .or_eager(resource_changed::<Referee>)
        .or_eager(resource_changed::<Hand>);
    app.init_resource::<Cursor>()
        .add_systems(
            Update,
            move_cursor.in_set(Flow::Act).run_if(is_at_table).run_if(on_message::<Action>),
        )
        .add_systems(Update, put_away.in_set(Flow::Mark).run_if(on_message::<Done>))
        .add_systems(Update, mark_cursor.in_set(Flow::Point).run_if(changed))
        .add_systems(OnExit(Screen::Match), |mut cursor: ResMut<Cursor>| {
            cursor.set_if_neq(Cursor::default());
        });
}

/// The cursor on the board. It appears when the player uses a key, and disappears when they use the pointer.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Cursor {
    cell: Option<Cell>,
    is_shown: bool,
    lane: Option<Lane>,
}

/// Takes the cursor off the board as a match comes through which keys step.
fn put_away(mut done: MessageReader<Done>, mut cursor: ResMut<Cursor>) {
    let steps = |ask: &Ask| matches!(ask, Ask::Begin(new) if new.occasion.keys_step);
    if done.read().any(|done| steps(&done.request.ask)) {
        let hidden = cursor.hidden();
        cursor.set_if_neq(hidden);
    }
}

/// The line that a walk along one axis of the screen keeps to. It makes two steps up go straight up, although
/// the discs of each row lie between those of the next.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Lane {
    is_upright: bool,
    across: f32,
}

impl Cursor {
    /// Whether it is visible.
    pub fn is_shown(&self) -> bool {
        self.is_shown
    }

    /// The same cursor, hidden.
    #[must_use]
    pub fn hidden(self) -> Cursor {
        Cursor { is_shown: false, ..self }
    }
}

/// Whether there is something to choose on the board. Then Tab goes through that, not through the buttons.
pub fn board_invites(
    inviting: Query<
        (),
        Or<(With<Selectable>, With<Takeable>, With<Target>, With<Answerable>, With<Inviting>)>,
    >,
) -> bool {
    !inviting.is_empty()
}

/// A place where the cursor can be: a disc, or a place where the held piece may go.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Stop {
    cell: Cell,
    /// Where the player sees it, in cells: `x` to the right, `y` up.
    seen: Vec2,
    /// Whether there is something to choose here.
    invites: bool,
}

/// What an action does with the cursor.
enum CursorMove {
    Walk(Vec2),
    Cycle { back: bool },
    Choose,
}

impl CursorMove {
    fn of(action: Action) -> Option<CursorMove> {
        match action {
            Action::Up => Some(CursorMove::Walk(Vec2::Y)),
            Action::Down => Some(CursorMove::Walk(Vec2::NEG_Y)),
            Action::Left => Some(CursorMove::Walk(Vec2::NEG_X)),
            Action::Right => Some(CursorMove::Walk(Vec2::X)),
            Action::Next => Some(CursorMove::Cycle { back: false }),
            Action::Previous => Some(CursorMove::Cycle { back: true }),
            Action::Choose => Some(CursorMove::Choose),
            _ => None,
        }
    }
}

/// The components that tell what the cursor can do with a thing.
type Things = (
    &'static At,
    Has<Disc>,
    Has<Target>,
    (Has<Takeable>, Has<Selectable>),
    (Has<AskedFor>, Has<Answerable>),
);

fn move_cursor(
    referee: Res<Referee>,
    hand: Res<Hand>,
    layout: Res<Layout>,
    things: Query<Things>,
    cameras: Query<&GlobalTransform, With<Camera3d>>,
    mut cursor: ResMut<Cursor>,
    mut actions: MessageReader<Action>,
    mut gestures: MessageWriter<Gesture>,
) {
    let right = cameras.iter().next().map_or(Vec3::X, |camera| *camera.right());
    let seen = |cell| seen(*layout, right, cell);
    // Tab goes around the held token, or around the middle of the board.
    let pivot = match hand.held() {
        Some(held) if held.part == Part::Slide => held.from,
        _ => middle(referee.position().board().discs()),
    };
    for way in actions.read().filter_map(|action| CursorMove::of(*action)) {
        let mut stops: Vec<Stop> = Vec::new();
        for (At(cell), is_disc, is_target, (may_take, may_slide), asked) in &things {
            let (is_asked_for, may_answer) = asked;
            let is_way =
                if hand.is_empty() { may_take || may_slide } else { is_target || is_asked_for };
            let invites = is_way || may_answer;
            match stops.iter_mut().find(|stop| stop.cell == *cell) {
                Some(stop) => stop.invites |= invites,
                None if is_disc || is_target || may_slide || is_asked_for => {
                    stops.push(Stop { cell: *cell, seen: seen(*cell), invites });
                }
                None => {}
            }
        }
        let cells = stops.iter().map(|stop| stop.cell);
        let here = nearest(*layout, cells, cursor.cell.unwrap_or(pivot))
            .and_then(|cell| stops.iter().find(|stop| stop.cell == cell).copied());
        let Some(here) = here else { continue };
        let was_shown = cursor.is_shown;
        (cursor.cell, cursor.is_shown) = (Some(here.cell), true);
        match way {
            // The first key press only shows the cursor.
            CursorMove::Walk(_) | CursorMove::Choose if !was_shown => {}
            CursorMove::Walk(way) => cursor.walk(&stops, here, way),
            CursorMove::Cycle { back } => {
                cursor.lane = None;
                let next = next_around(&stops, here, seen(pivot), back);
                cursor.cell = Some(next.unwrap_or(here).cell);
            }
            CursorMove::Choose => {
                let (mut thing, at_cursor) =
                    (Thing::Table, things.iter().filter(|(at, ..)| at.0 == here.cell));
                for (_, is_disc, is_target, ..) in at_cursor {
                    thing = match thing {
                        _ if is_target => Thing::Target,
                        Thing::Table if is_disc => Thing::Disc,
                        _ => thing,
                    };
                }
                gestures.write(Gesture::Choose(Spot { thing, cell: here.cell }));
            }
        }
    }
}

impl Cursor {
    /// Moves to the next stop in a direction on the screen. Stays if there is none.
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
            // A little more than 60° to either side, so that every neighbour can be reached.
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

/// The next stop with something to choose, clockwise around a place. The previous one if `back`.
fn next_around(stops: &[Stop], here: Stop, pivot: Vec2, back: bool) -> Option<Stop> {
    let turn = |stop: &Stop| {
        let arm = stop.seen - pivot;
        // Rounded, so that stops in the same direction compare as equal and their distance decides.
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

/// Where the player sees a cell, in cells: `x` to the right, `y` up.
fn seen(layout: Layout, right: Vec3, cell: Cell) -> Vec2 {
    let place = layout.place(cell) / SPACING;
    let right = right.with_y(0.0).normalize_or(Vec3::X);
    Vec2::new(place.dot(right), place.dot(Vec3::Y.cross(right)))
}

/// Where the cursor is if its own cell has gone. The mark and the keys ask the same question, so that of two cells that
/// are equally near, Enter chooses the one that is marked.
fn nearest(layout: Layout, cells: impl Iterator<Item = Cell>, to: Cell) -> Option<Cell> {
    let apart = |cell: Cell| layout.place(cell).distance_squared(layout.place(to));
    let apart = cells.map(|cell| (apart(cell), cell));
    let nearest = apart.min_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
    nearest.map(|(_, cell)| cell)
}

/// Marks the thing under the cursor, which counts as pointed at. If that thing has gone, the nearest one takes
/// its place.
fn mark_cursor(
    cursor: Res<Cursor>,
    layout: Res<Layout>,
    things: Query<(
        Entity,
        &At,
        Has<Disc>,
        Has<Token>,
        Has<Selectable>,
        Has<AskedFor>,
        Has<Target>,
    )>,
    marked: Query<Entity, With<UnderCursor>>,
    mut pointed: ResMut<Pointed>,
    mut commands: Commands,
) {
    let wanted = cursor.cell.filter(|_| cursor.is_shown);
    let stops = things.iter().filter(|(_, _, is_disc, .., is_asked_for, is_target)| {
        *is_disc || *is_asked_for || *is_target
    });
    let cell = wanted.and_then(|wanted| nearest(*layout, stops.map(|(_, at, ..)| at.0), wanted));
    let mut here = [None; 4];
    for (entity, _, is_disc, is_token, may_slide, is_asked_for, is_target) in
        things.iter().filter(|(_, at, ..)| Some(at.0) == cell)
    {
        let kinds = [is_target, is_token && may_slide, is_disc, is_asked_for];
        for (i, is) in kinds.into_iter().enumerate() {
            if is {
                here[i] = Some(entity);
            }
        }
    }
    let [target, token, disc, asked_for] = here;
    let mark = disc.or(target).or(asked_for);
    for entity in marked.iter().filter(|entity| mark != Some(*entity)) {
        commands.entity(entity).try_remove::<UnderCursor>();
    }
    if let Some(entity) = mark.filter(|entity| !marked.contains(*entity)) {
        // A place may go in the same frame.
        commands.entity(entity).try_insert(UnderCursor);
    }
    let kinds = [
        (target, Thing::Target),
        (token, Thing::Token),
        (disc, Thing::Disc),
        (asked_for, Thing::Table),
    ];
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

    /// The stops of a fresh board, seen by a camera turned by this angle.
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
            let here = at(stops, cursor.cell.expect("the cursor has a cell"));
            cursor.walk(stops, here, *way);
        }
        cursor.cell.expect("the cursor has a cell")
    }

    #[test]
    fn two_steps_up_go_straight_up_and_two_steps_down_return() {
        let stops = board(0.0);
        assert_eq!(walk(&stops, &[Vec2::Y; 2]), Cell::new(1, -2));
        assert_eq!(walk(&stops, &[Vec2::Y, Vec2::Y, Vec2::NEG_Y, Vec2::NEG_Y]), Cell::new(0, 0));
        assert_eq!(walk(&stops, &[Vec2::X; 5]), Cell::new(2, 0));
        // From the other side of the table, everything is reversed.
        let stops = board(std::f32::consts::PI);
        assert_eq!(walk(&stops, &[Vec2::Y; 2]), Cell::new(-1, 2));
        assert_eq!(walk(&stops, &[Vec2::X; 5]), Cell::new(-2, 0));
    }

    #[test]
    fn every_disc_can_be_reached_from_every_side() {
        for degrees in (0..360_u16).step_by(7) {
            let stops = board(f32::from(degrees).to_radians());
            let mut reached = BTreeSet::from([Cell::new(0, 0)]);
            let mut queue = vec![Cell::new(0, 0)];
            while let Some(cell) = queue.pop() {
                for way in [Vec2::X, Vec2::NEG_X, Vec2::Y, Vec2::NEG_Y] {
                    let mut cursor = Cursor { cell: Some(cell), ..Cursor::default() };
                    cursor.walk(&stops, at(&stops, cell), way);
                    let next = cursor.cell.expect("the cursor has a cell");
                    if reached.insert(next) {
                        queue.push(next);
                    }
                }
            }
            assert_eq!(reached.len(), stops.len(), "at {degrees}°");
        }
    }

    #[test]
    fn a_full_circle_visits_every_choice_once_and_returns() {
        let stops = board(0.3);
        for back in [false, true] {
            let mut here = at(&stops, Cell::new(1, 1));
            let mut seen = BTreeSet::new();
            for _ in 0..stops.len() {
                here = next_around(&stops, here, Vec2::ZERO, back).expect("a stop");
                seen.insert(here.cell);
            }
            assert_eq!((seen.len(), here.cell), (stops.len(), Cell::new(1, 1)));
        }
    }
}
