//! The rules of the game on the table, on one page.

use bevy::{ecs::spawn::SpawnIter, prelude::*};

use super::super::{
    ShelfTable,
    list::{OnShelf, on_shelf},
};
use crate::game::{
    common::{Overlay, Speaker},
    screen::{Page, WIDE, back, page},
    ui::{self, Letters, palette::INK, text},
};

pub(super) fn plugin(app: &mut App) {
    let here = OnEnter(Page::Over(Overlay::OtherRules));
    app.add_systems(here, open.run_if(resource_exists::<State<ShelfTable>>));
}

fn open(mut commands: Commands, speaker: Res<Speaker>, table: Res<State<ShelfTable>>) {
    let words = &speaker.0;
    let game = table.get().0;
    let OnShelf { rules, more_rules, .. } = on_shelf(game);
    let lines: Vec<_> = rules
        .iter()
        .chain(*more_rules)
        .map(|key| (text(words.say(key), Letters::Body, INK),))
        .collect();
    commands.spawn((
        Name::new("rules of another game"),
        page(Overlay::OtherRules),
        children![(
            ui::card(WIDE),
            children![
                ui::headline(words.say(game.name())),
                ui::scroll_text(1.5, Children::spawn(SpawnIter(lines.into_iter()))),
                (ui::row(), children![back(words.say("screen-back"))]),
            ],
        )],
    ));
}
