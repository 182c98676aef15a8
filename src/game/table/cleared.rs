//! A cleared table: while another game lies on it, discs, tokens and marks are out of sight.

use bevy::prelude::*;

use super::At;
use crate::game::common::Flow;

pub(super) fn plugin(app: &mut App) {
    let changed =
        resource_changed::<Cleared>.or_eager(any_match_filter::<(Added<At>, Without<Hidden>)>);
    app.init_resource::<Cleared>().add_systems(Update, clear.in_set(Flow::Tell).run_if(changed));
}

/// Whether the table is cleared for another game.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cleared(pub bool);

/// A thing that is out of sight because the table is cleared.
#[derive(Component, Clone, Copy, Debug)]
struct Hidden;

fn clear(
    cleared: Res<Cleared>,
    things: Query<(Entity, Has<Hidden>), With<At>>,
    mut commands: Commands,
) {
    for (thing, is_hidden) in &things {
        match (cleared.0, is_hidden) {
            (true, false) => drop(commands.entity(thing).try_insert((Hidden, Visibility::Hidden))),
            (false, true) => {
                let mut thing = commands.entity(thing);
                thing.try_remove::<Hidden>().try_insert(Visibility::Inherited);
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Cell;

    #[test]
    fn things_are_out_of_sight_while_the_table_is_cleared_and_so_is_what_comes_meanwhile() {
        let mut app = App::new();
        app.add_plugins(plugin);
        let disc = app.world_mut().spawn((At(Cell::new(0, 0)), Visibility::Inherited)).id();
        let seen = |app: &App, thing| app.world().get::<Visibility>(thing).copied();
        for is_cleared in [true, false, true] {
            app.insert_resource(Cleared(is_cleared));
            app.update();
            let new = app.world_mut().spawn((At(Cell::new(1, 0)), Visibility::Inherited)).id();
            app.update();
            let wanted = if is_cleared { Visibility::Hidden } else { Visibility::Inherited };
            assert_eq!([disc, new].map(|thing| seen(&app, thing)), [Some(wanted); 2]);
        }
    }
}
