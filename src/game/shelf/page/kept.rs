//! The list of kept matches. A press puts one on the table, to be looked at turn by turn.

use bevy::{ecs::spawn::SpawnIter, prelude::*};
use strum::VariantArray;

use super::super::{
    ShelfKept,
    keeping::{ShelfRow, WatchShelf},
};
use crate::game::{
    common::{Flow, Screen, ShelfGame, Speaker},
    screen::{Page, WIDE, back, escape_goes_back},
    ui::{
        self, Letters, RHYTHM, Skin,
        palette::{INK, SOFT_INK},
        text,
    },
};

pub(super) fn plugin(app: &mut App) {
    for game in ShelfGame::VARIANTS {
        let here = Page::Bare(Screen::OtherMatches(*game));
        let open_here = move |mut commands: Commands, speaker: Res<Speaker>| {
            open(&mut commands, &speaker, here);
        };
        app.add_systems(OnEnter(here), open_here);
    }
    app.add_systems(
        Update,
        list.in_set(Flow::Tell)
            .run_if(resource_changed::<ShelfKept>.or_eager(any_match_filter::<Added<KeptList>>)),
    );
}

/// The place of the list.
#[derive(Component, Clone, Copy, Debug)]
struct KeptList;

fn open(commands: &mut Commands, speaker: &Speaker, here: Page) {
    let words = &speaker.0;
    commands.spawn((
        Name::new("kept matches"),
        DespawnOnExit(here),
        ui::dusk(),
        escape_goes_back(),
        children![(
            ui::card(WIDE),
            children![
                ui::headline(words.say("shelf-kept")),
                ui::scroll(1.0, children![(KeptList, ui::column(1.0))]),
                (ui::row(), children![back(words.say("screen-back"))]),
            ],
        )],
    ));
}

/// The most matches that are listed. Who looks for an older one finds its file in the folder.
const MOST: usize = 200;

fn list(
    (kept, speaker): (Res<ShelfKept>, Res<Speaker>),
    lists: Query<Entity, With<KeptList>>,
    mut commands: Commands,
) {
    let words = &speaker.0;
    for list in &lists {
        commands.entity(list).despawn_children();
        let said = match &kept.0 {
            None => words.say("library-reading"),
            Some(Err(error)) => words.tell(error),
            Some(Ok(listed)) if listed.is_empty() => words.say("library-none"),
            Some(Ok(listed)) => {
                for (place, found) in listed.iter().take(MOST).enumerate() {
                    let mut list = commands.entity(list);
                    match found {
                        Ok(found) => drop(list.with_child(row(place, found))),
                        Err(why) => {
                            list.with_child(text(why.clone(), Letters::Small, SOFT_INK));
                        }
                    }
                }
                continue;
            }
        };
        commands.entity(list).with_child(text(said, Letters::Body, SOFT_INK));
    }
}

/// A match: who played, how it ended, how long it is.
fn row(place: usize, ShelfRow { title, details }: &ShelfRow) -> impl Bundle + use<> {
    let lines = [(title.clone(), Letters::Body, INK), (details.clone(), Letters::Small, SOFT_INK)];
    let lines = lines.map(|(said, letters, ink)| (text(said, letters, ink),));
    (
        ui::bare_button(Skin::Plain, format!("{title}. {details}")),
        Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Start,
            padding: UiRect::axes(px(1.5 * RHYTHM), px(RHYTHM)),
            flex_shrink: 0.0,
            ..ui::face()
        },
        ui::sends(WatchShelf(place)),
        Children::spawn(SpawnIter(lines.into_iter())),
    )
}
