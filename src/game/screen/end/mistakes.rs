//! The way from the result to the player's own mistakes in the match. It comes once all of it is judged.

use bevy::prelude::*;

use crate::game::{
    common::{Flow, Overlay, Speaker},
    players::{Judge, TryThisAgain, own_mistakes},
    referee::Referee,
    screen::Page,
    ui::{self, Skin},
};

pub(super) fn plugin(app: &mut App) {
    let may_know = resource_changed::<Judge>.or_eager(any_match_filter::<Added<MistakesPlace>>);
    app.add_systems(
        Update,
        offer.in_set(Flow::Tell).run_if(in_state(Page::Over(Overlay::Result))).run_if(may_know),
    );
}

/// The place for the button, and how many mistakes it speaks of.
#[derive(Component, Clone, Copy, Debug, Default)]
struct MistakesPlace(usize);

/// The place for the button. Only text lies below it, so it may come late.
pub fn place() -> impl Bundle {
    (MistakesPlace::default(), Node { flex_shrink: 0.0, ..default() }, Pickable::IGNORE)
}

fn offer(
    (judge, referee, speaker): (Res<Judge>, Res<Referee>, Res<Speaker>),
    place: Single<(Entity, &mut MistakesPlace)>,
    mut commands: Commands,
) {
    let (entity, mut place) = place.into_inner();
    let count = own_mistakes(&judge, &referee).len();
    if std::mem::replace(&mut place.0, count) == count {
        return;
    }
    let mut place = commands.entity(entity);
    place.despawn_children();
    if count > 0 {
        let said = speaker.0.say_with("result-mistakes", &[("count", &count)]);
        place.with_child((ui::button(Skin::Plain, said), ui::sends(TryThisAgain)));
    }
}
