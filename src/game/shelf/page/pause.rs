//! The pause. It also says that the match is kept.

use bevy::{ecs::spawn::SpawnIter, prelude::*};

use super::super::{ShelfOccasion, ShelfStand, ShelfTable, ShelfTrouble, ShelfWords};
use crate::game::{
    common::{Go, Overlay, Screen, ShelfGame, Speaker},
    screen::{Page, page},
    ui::{self, Letters, Skin, palette::SOFT_INK, text},
};

/// What each game has of its own.
pub(super) fn of_game<R: ShelfWords>(app: &mut App) {
    app.add_systems(
        OnEnter(Page::Over(Overlay::OtherPause)),
        open::<R>.run_if(in_state(ShelfTable(R::GAME))),
    );
}

/// The buttons, in order.
fn buttons(game: ShelfGame) -> [(&'static str, Skin, Go); 7] {
    [
        ("pause-resume", Skin::Primary, Go::Table),
        ("title-rules", Skin::Plain, Go::Over(Overlay::OtherRules)),
        ("title-controls", Skin::Plain, Go::Over(Overlay::Controls)),
        ("title-settings", Skin::Plain, Go::Over(Overlay::Settings)),
        ("shelf-kept", Skin::Plain, to_kept(game)),
        ("shelf-leave", Skin::Plain, Go::Open(Screen::OtherPage(game))),
        ("pause-leave", Skin::Plain, Go::Title),
    ]
}

/// This button is only there while a kept match is watched.
const fn to_kept(game: ShelfGame) -> Go {
    Go::Open(Screen::OtherMatches(game))
}

fn open<R: ShelfWords>(
    mut commands: Commands,
    (speaker, stand): (Res<Speaker>, Res<ShelfStand<R>>),
    trouble: Res<ShelfTrouble>,
) {
    let words = &speaker.0;
    let record = stand.record();
    let said = match (&trouble.0, record.ended(words), stand.occasion()) {
        (Some(reason), _, ShelfOccasion::Played) => {
            words.say_with("match-not-saved", &[("reason", reason)])
        }
        (_, Some(ended), _) => ended,
        (_, None, ShelfOccasion::Played) if record.steps() == 0 => {
            words.say("pause-nothing-played")
        }
        (_, None, ShelfOccasion::Played) => words.say("pause-kept"),
        (_, None, _) => String::new(),
    };
    let said = Some(said).filter(|said| !said.is_empty());
    let said = said.map(|said| (text(said, Letters::Small, SOFT_INK),));
    let is_watched = stand.occasion() == ShelfOccasion::Watched;
    let buttons: Vec<_> = buttons(R::GAME)
        .into_iter()
        .filter(|(.., go)| is_watched || *go != to_kept(R::GAME))
        .map(|(said, skin, go)| (ui::button(skin, words.say(said)), ui::sends(go)))
        .collect();
    commands.spawn((
        Name::new("pause of another game"),
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
