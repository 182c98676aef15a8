//! Asks whether to continue the unfinished match instead of starting a new one.

use bevy::prelude::*;

use super::new_match::StartPrepared;
use crate::{
    game::{
        common::{Overlay, Speaker},
        keeping::{ContinueMatch, Resumable},
        referee::display_name,
        screen::{Page, back, page},
        ui::{self, Letters, Skin, palette::SOFT_INK, text},
    },
    rules::Side,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Page::Over(Overlay::Unfinished)), open);
}

fn open(mut commands: Commands, speaker: Res<Speaker>, resumable: Res<Resumable>) {
    let words = &speaker.0;
    let explained = resumable.0.as_ref().map(|unfinished| {
        let record = &unfinished.played;
        let fields: [(&str, &dyn crate::words::Tellable); 3] = [
            ("red", &display_name(words, &record.red, Side::Red)),
            ("black", &display_name(words, &record.black, Side::Black)),
            ("turns", &record.game.turns().len()),
        ];
        words.say_with("unfinished-explained", &fields)
    });
    commands.spawn((
        Name::new("unfinished match"),
        (page(Overlay::Unfinished), ui::AsksQuestion),
        children![(
            ui::card(30.0),
            children![
                ui::headline(words.say("unfinished")),
                text(explained.unwrap_or_default(), Letters::Body, SOFT_INK),
                (
                    ui::row(),
                    children![
                        (
                            ui::button(Skin::Primary, words.say("unfinished-continue")),
                            ui::sends(ContinueMatch),
                        ),
                        (
                            ui::button(Skin::Plain, words.say("unfinished-new")),
                            ui::sends(StartPrepared { asked: true }),
                        ),
                        back(words.say("screen-back")),
                    ],
                ),
            ],
        )],
    ));
}
