//! The stage hand: lays a position of a match on the table of the darkroom, and puts up the camera.

use std::{f32::consts::PI, mem};

use bevy::prelude::*;

use crate::{
    game::{
        picture::Darkroom,
        referee::NewMatch,
        stage::{Steady, View, ViewSettings},
        table::Layout,
    },
    record::{Playhead, Record},
    rules::Cell,
};

/// How much of a picture a board takes up that lies still.
const STILL: Vec2 = Vec2::new(0.88, 0.80);
/// The same for all boards of a scene.
const SHOW: Vec2 = Vec2::new(0.90, 0.84);

/// Chooses the side of the board from which it is seen.
pub(super) fn choose_side(room: &mut Darkroom, is_flipped: bool) {
    let world = room.world();
    for mut view in world.query::<&mut View>().iter_mut(world) {
        view.yaw = if is_flipped { PI } else { 0.0 };
    }
}

/// Lays the position after a turn on the table, with all of it in sight.
pub(super) fn for_still(room: &mut Darkroom, record: Record, turn: usize) {
    // The mark where the last disc came from is in sight too.
    let turns = [turn, turn.saturating_sub(1)].map(|turn| playhead(&record, turn));
    let boards = turns.each_ref().map(|playhead| playhead.position().board().discs().to_vec());
    let cells = boards.concat();
    set_ease(room, 0.0);
    put_up_camera(room, Steady { cells, fill: STILL });
    lay_out(room, &record, turn);
}

/// Some turns that are seen from one place.
#[derive(Debug)]
pub(super) struct Sequence {
    /// Its last turn.
    pub until: usize,
    /// What is in sight: the board at every time.
    cells: Vec<Cell>,
    /// The largest board, as [`extent`] measures it.
    largest: f32,
}

impl Sequence {
    /// Puts up the camera for this scene.
    pub fn put_up(&self, room: &mut Darkroom) {
        put_up_camera(room, Steady { cells: self.cells.clone(), fill: SHOW });
    }
}

/// The scenes of these turns, in pictures of this shape. The camera stands still for as long as it can: the board
/// drifts, and nobody wants to look at it from far away.
pub(super) fn scenes(
    record: &Record,
    (after, until): (usize, usize),
    aspect: f32,
) -> Vec<Sequence> {
    let mut playhead = playhead(record, after);
    let mut board = playhead.position().board().discs().to_vec();
    let largest = extent(&board, aspect);
    let mut scenes = vec![Sequence { until: after, cells: board.clone(), largest }];
    for turn in after + 1..=until {
        playhead.walk_to(playhead.start_after(turn), |_, _| ());
        let before = mem::replace(&mut board, playhead.position().board().discs().to_vec());
        let largest = extent(&board, aspect);
        if let Some(scene) = scenes.last_mut() {
            let all = [scene.cells.as_slice(), &board].concat();
            let is_near = extent(&all, aspect) <= ROOM * scene.largest.max(largest);
            if is_near || scene.until == after {
                *scene = Sequence { until: turn, cells: all, largest: scene.largest.max(largest) };
                continue;
            }
        }
        let largest = largest.max(extent(&before, aspect));
        scenes.push(Sequence { until: turn, cells: [before, board.clone()].concat(), largest });
    }
    for scene in &mut scenes {
        scene.cells.sort_unstable();
        scene.cells.dedup();
    }
    scenes
}

/// How many times as large as its largest board the sight of a scene may be.
const ROOM: f32 = 1.4;

/// How much room some discs take up in pictures of this shape. Seen from above and in front, depth looks shorter.
fn extent(cells: &[Cell], aspect: f32) -> f32 {
    const SHORTER: f32 = 0.76;
    let places = cells.iter().map(|cell| Layout { origin: cells[0] }.place(*cell));
    let (low, high) = places
        .fold((Vec3::ZERO, Vec3::ZERO), |(low, high), place| (low.min(place), high.max(place)));
    let size = high - low + Vec3::ONE;
    (size.x / aspect).max(size.z * SHORTER)
}

/// Lays the position after a turn on the table. The match can only be watched.
pub(super) fn lay_out(room: &mut Darkroom, record: &Record, turn: usize) {
    room.begin_match(NewMatch::to_watch(record).standing_after(turn));
}

/// The match as it stands after a turn.
fn playhead(record: &Record, turn: usize) -> Playhead {
    let mut playhead = Playhead::at_end(record.game.clone());
    let there = playhead.start_after(turn);
    playhead.walk_to(there, |_, _| ());
    playhead
}

/// Says how long the camera takes to cover most of a way, in seconds.
pub(super) fn set_ease(room: &mut Darkroom, ease: f32) {
    room.world().insert_resource(ViewSettings { ease, ..default() });
}

fn put_up_camera(room: &mut Darkroom, steady: Steady) {
    let world = room.world();
    let mut views = world.query_filtered::<Entity, With<View>>();
    let views: Vec<Entity> = views.iter(world).collect();
    for view in views {
        world.entity_mut(view).insert(steady.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MATCH: &str = include_str!("../../../../assets/matches/quiet.ron");

    #[test]
    fn every_board_is_in_sight_and_none_is_far_away() {
        let record = Record::read(MATCH).expect("a match");
        for aspect in [0.6, 16.0 / 9.0, 4.0] {
            let scenes = scenes(&record, (2, 15), aspect);
            assert_eq!(scenes.last().map(|scene| scene.until), Some(15));
            let mut turn = 2;
            for scene in &scenes {
                assert!(extent(&scene.cells, aspect) <= 1.7 * scene.largest, "{scene:?}");
                // The board before its first turn is in sight too, so nothing is lost between two scenes.
                for turn in turn..=scene.until {
                    let playhead = playhead(&record, turn);
                    let board = playhead.position().board().discs();
                    assert!(board.iter().all(|cell| scene.cells.contains(cell)), "turn {turn}");
                }
                turn = scene.until;
            }
        }
    }

    #[test]
    fn what_takes_up_more_of_the_picture_counts() {
        let row: Vec<Cell> = (5..10).map(|q| Cell::new(q, 3)).collect();
        assert!((extent(&row, 1.0) - (1.0 + 4.0 * 1.03)).abs() < 1e-3);
        assert!(extent(&row, 2.0) < extent(&row, 1.0));
        assert!((extent(&row[..1], 9.0) - 0.76).abs() < 1e-3);
    }
}
