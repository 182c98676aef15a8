//! The line that shows while a side line is on the table, with buttons that lead back to the match, keep the side
//! lines or remove this one.

use bevy::prelude::*;

use super::dialog::LinePlace;
use crate::game::{
    common::{Flow, Screen, Speaker},
    input::Action,
    players::{KeepLines, Watched},
    referee::Referee,
    ui::{
        self, Letters, RHYTHM, Skin,
        palette::{BRASS, INK},
        text,
    },
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Referee>
        .or_eager(resource_exists_and_changed::<Watched>)
        .or_eager(any_match_filter::<Added<LinePlace>>);
    app.add_systems(
        Update,
        show.in_set(Flow::Tell).run_if(in_state(Screen::Match)).run_if(changed),
    );
}

/// The panel with the line. It is spawned again when what it says changes.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct SideLinePanel {
    /// The turn of the match after which the side line begins.
    after: usize,
    /// Whether there are side lines that are not kept yet.
    can_keep: bool,
}

fn show(
    referee: Res<Referee>,
    watched: Option<Res<Watched>>,
    speaker: Res<Speaker>,
    shown: Query<(Entity, &SideLinePanel)>,
    place: Single<Entity, With<LinePlace>>,
    mut commands: Commands,
) {
    let wanted = watched.as_ref().zip(referee.side_line_after()).map(|(watched, after)| {
        SideLinePanel { after, can_keep: !watched.are_lines_kept(&referee) }
    });
    for (entity, _) in shown.iter().filter(|(_, panel)| Some(**panel) != wanted) {
        commands.entity(entity).despawn();
    }
    if let Some(wanted) = wanted
        && shown.iter().all(|(_, panel)| *panel != wanted)
    {
        let new = commands.spawn(panel(&speaker, wanted)).id();
        commands.entity(*place).insert_child(0, new);
    }
}

fn panel(speaker: &Speaker, shows: SideLinePanel) -> impl Bundle + use<> {
    let words = &speaker.0;
    let keep = shows
        .can_keep
        .then(|| (ui::button(Skin::Plain, words.say("line-keep")), ui::sends(KeepLines)));
    (
        Name::new("side line"),
        shows,
        Node { justify_content: JustifyContent::Center, ..default() },
        Pickable::IGNORE,
        children![(
            Node {
                flex_wrap: FlexWrap::Wrap,
                justify_content: JustifyContent::Center,
                align_items: AlignItems::Center,
                column_gap: px(2.0 * RHYTHM),
                row_gap: px(RHYTHM),
                ..ui::slip()
            },
            ui::wood(BRASS),
            Children::spawn((
                Spawn(text(
                    words.say_with("line-after", &[("turn", &shows.after)]),
                    Letters::Body,
                    INK,
                )),
                Spawn((
                    ui::button(Skin::Primary, words.tell(&Action::BackToMatch)),
                    ui::sends(Action::BackToMatch),
                )),
                SpawnIter(keep.into_iter()),
                Spawn((
                    ui::button(Skin::Plain, words.say("line-remove")),
                    ui::sends(Action::RemoveLine),
                )),
            )),
        )],
    )
}
