//! The pause. It also says that the match is kept.

use bevy::{ecs::spawn::SpawnIter, prelude::*};

use crate::{
    game::{
        common::{Go, Overlay, Screen, ShelfGame, Speaker},
        keeping::GameKeeping,
        screen::{Page, page},
        ui::{self, Letters, Skin, palette::SOFT_INK, text},
        zebra::{ZebraOccasion, ZebraStand},
    },
    zebra::ZebraRecord,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Page::Over(Overlay::OtherPause)), open);
}

/// The buttons, in order.
const BUTTONS: [(&str, Skin, Go); 7] = [
    ("pause-resume", Skin::Primary, Go::Table),
    ("title-rules", Skin::Plain, Go::Over(Overlay::OtherRules)),
    ("title-controls", Skin::Plain, Go::Over(Overlay::Controls)),
    ("title-settings", Skin::Plain, Go::Over(Overlay::Settings)),
    ("zebra-kept", Skin::Plain, TO_KEPT),
    ("zebra-leave", Skin::Plain, Go::Open(Screen::OtherPage(ShelfGame::Zebra))),
    ("pause-leave", Skin::Plain, Go::Title),
];

/// This button is only there while a kept match is watched.
const TO_KEPT: Go = Go::Open(Screen::OtherMatches(ShelfGame::Zebra));

fn open(
    mut commands: Commands,
    (speaker, stand): (Res<Speaker>, Res<ZebraStand>),
    keeper: Option<Res<GameKeeping<ZebraRecord>>>,
) {
    let words = &speaker.0;
    let trouble = keeper.as_ref().and_then(|keeper| keeper.trouble());
    let said = match (trouble, stand.record().game.ending(), stand.occasion()) {
        (Some(reason), _, ZebraOccasion::Played) => {
            words.say_with("match-not-saved", &[("reason", reason)])
        }
        (_, Some(ending), _) => words.tell(&ending),
        (_, None, ZebraOccasion::Played) if stand.record().game.turns().is_empty() => {
            words.say("pause-nothing-played")
        }
        (_, None, ZebraOccasion::Played) => words.say("pause-kept"),
        (_, None, _) => String::new(),
    };
    let said = Some(said).filter(|said| !said.is_empty());
    let said = said.map(|said| (text(said, Letters::Small, SOFT_INK),));
    let is_watched = stand.occasion() == ZebraOccasion::Watched;
    let buttons: Vec<_> = BUTTONS
        .into_iter()
        .filter(|(.., go)| is_watched || *go != TO_KEPT)
        .map(|(said, skin, go)| (ui::button(skin, words.say(said)), ui::sends(go)))
        .collect();
    commands.spawn((
        Name::new("pause of zebra"),
        page(Overlay::OtherPause),
        children![(
            ui::card(22.0),
            Children::spawn((
                Spawn(ui::headline(words.say("pause"))),
                SpawnIter(said.into_iter()),
                Spawn(ui::scroll(
                    2.0,
                    children![(ui::column(1.0), Children::spawn(SpawnIter(buttons.into_iter())))]
                )),
            )),
        )],
    ));
}
