//! The stage hand: lays a position of a match on the table of the darkroom, and puts up the camera.

use bevy::prelude::*;

use crate::{
    game::{
        picture::Darkroom,
        referee::NewMatch,
        stage::{Steady, View, ViewSettings},
    },
    record::{Event, Playhead, Record},
    rules::Step,
};

/// How much of a picture a board takes up that lies still.
const STILL: Vec2 = Vec2::new(0.88, 0.80);
/// The same for all places to which pieces go during an animation.
const SHOW: Vec2 = Vec2::new(0.94, 0.90);

/// Lays the position after a turn on the table, with all of it in sight.
pub(super) fn for_still(room: &mut Darkroom, record: Record, turn: usize) {
    let playhead = playhead(&record, turn);
    let cells = playhead.position().board().discs().to_vec();
    put_up_camera(room, Steady { cells, fill: STILL });
    lay_out(room, record, turn);
}

/// Puts up the camera so that all of these turns are in sight: the board at every time, and the ways of the
/// discs.
pub(super) fn for_show(room: &mut Darkroom, record: &Record, (after, until): (usize, usize)) {
    let mut playhead = playhead(record, after);
    let mut cells = playhead.position().board().discs().to_vec();
    playhead.walk_to(playhead.start_after(until), |event, position| {
        if let Event::Step(Step::Relocate(relocation)) = event {
            cells.extend(position.route(relocation.from).unwrap_or_default());
            cells.push(relocation.to);
        }
    });
    cells.sort_unstable();
    cells.dedup();
    put_up_camera(room, Steady { cells, fill: SHOW });
}

/// Lays the position after a turn on the table. The match can only be watched.
pub(super) fn lay_out(room: &mut Darkroom, record: Record, turn: usize) {
    room.begin_match(NewMatch::to_watch(record).standing_after(turn));
}

/// The match as it stands after a turn.
fn playhead(record: &Record, turn: usize) -> Playhead {
    let mut playhead = Playhead::at_end(record.game.clone());
    let there = playhead.start_after(turn);
    playhead.walk_to(there, |_, _| ());
    playhead
}

fn put_up_camera(room: &mut Darkroom, steady: Steady) {
    let world = room.world();
    world.insert_resource(ViewSettings { ease: 0.0, ..default() });
    let mut views = world.query_filtered::<Entity, With<View>>();
    let views: Vec<Entity> = views.iter(world).collect();
    for view in views {
        world.entity_mut(view).insert(steady.clone());
    }
}
