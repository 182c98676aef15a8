//! The buttons that show while a side line is on the table: they lead back to the match, remove the side line, or
//! keep all side lines. They have their place in the panel of the match, so that the board does not move.

use bevy::prelude::*;

use crate::game::{
    common::{Flow, Screen, Speaker},
    input::Action,
    players::{KeepLines, Watched},
    referee::Referee,
    ui::{self, RHYTHM, Skin},
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Referee>
        .or_eager(resource_exists_and_changed::<Watched>)
        .or_eager(any_match_filter::<Added<SideLinePlace>>);
    app.add_systems(
        Update,
        show.in_set(Flow::Tell).run_if(in_state(Screen::Match)).run_if(changed),
    );
}

/// The place of the buttons.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct SideLinePlace;

/// The buttons. They are spawned again when there are others.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct SideLineButtons {
    /// Whether there are side lines that are not kept yet.
    can_keep: bool,
}

fn show(
    referee: Res<Referee>,
    watched: Option<Res<Watched>>,
    speaker: Res<Speaker>,
    shown: Query<(Entity, &SideLineButtons)>,
    places: Query<Entity, With<SideLinePlace>>,
    mut commands: Commands,
) {
    let watched = watched.filter(|_| referee.side_line_after().is_some());
    let wanted =
        watched.map(|watched| SideLineButtons { can_keep: !watched.are_lines_kept(&referee) });
    for (entity, _) in shown.iter().filter(|(_, shown)| Some(**shown) != wanted) {
        commands.entity(entity).despawn();
    }
    if let Some(wanted) = wanted
        && shown.iter().all(|(_, shown)| *shown != wanted)
    {
        for place in &places {
            commands.entity(place).with_child(buttons(&speaker, wanted));
        }
    }
}

/// The last button goes once it has done its work, so that no other moves to where it was.
fn buttons(speaker: &Speaker, shows: SideLineButtons) -> impl Bundle + use<> {
    let words = &speaker.0;
    let keep = shows
        .can_keep
        .then(|| (ui::button(Skin::Plain, words.say("line-keep")), ui::sends(KeepLines)));
    (
        Name::new("side line"),
        shows,
        Node {
            column_gap: px(RHYTHM),
            flex_wrap: FlexWrap::Wrap,
            row_gap: px(RHYTHM),
            ..default()
        },
        Pickable::IGNORE,
        Children::spawn((
            Spawn((
                ui::button(Skin::Primary, words.tell(&Action::BackToMatch)),
                ui::sends(Action::BackToMatch),
            )),
            Spawn((
                ui::button(Skin::Plain, words.say("line-remove")),
                ui::sends(Action::RemoveLine),
            )),
            SpawnIter(keep.into_iter()),
        )),
    )
}
