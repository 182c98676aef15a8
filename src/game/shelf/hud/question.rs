//! The question before somebody resigns.

use bevy::{prelude::*, ui_widgets::observe};

use super::super::{ShelfAsk, ShelfDone, ShelfSay, ShelfStand, ShelfTable, ShelfWords};
use crate::{
    game::{
        common::{Flow, Speaker},
        ui::{self, Dismiss, Letters, Skin, palette::SOFT_INK, text},
    },
    words::Words,
};

/// What all games share.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<ShelfPlaysOn>().add_systems(
        Update,
        close
            .in_set(Flow::Tell)
            .run_if(on_message::<ShelfPlaysOn>.or_eager(on_message::<ShelfDone>)),
    );
}

/// What each game has of its own.
pub(super) fn of_game<R: ShelfWords>(app: &mut App) {
    app.add_systems(
        Update,
        ask::<R>
            .after(close)
            .in_set(Flow::Tell)
            .run_if(in_state(ShelfTable(R::GAME)))
            .run_if(on_message::<ShelfSay>),
    );
}

/// The player does not resign after all.
#[derive(Message, Clone, Copy, Debug)]
struct ShelfPlaysOn;

/// The question. It lies over the table.
#[derive(Component, Clone, Copy, Debug)]
struct ShelfQuestion;

fn ask<R: ShelfWords>(
    (stand, speaker): (Res<ShelfStand<R>>, Res<Speaker>),
    mut says: MessageReader<ShelfSay>,
    open: Query<(), With<ShelfQuestion>>,
    mut commands: Commands,
) {
    if says.read().any(|say| *say == ShelfSay::AsksToResign) && open.is_empty() {
        commands.spawn(question::<R>(&speaker.0, &stand));
    }
}

fn question<R: ShelfWords>(words: &Words, stand: &ShelfStand<R>) -> impl Bundle + use<R> {
    let said = stand.record().resigning(words, stand.asking_side());
    (
        Name::new("question"),
        ShelfQuestion,
        DespawnOnExit(ShelfTable(R::GAME)),
        ui::AsksQuestion,
        ui::dusk(),
        observe(|_: On<Dismiss>, mut plays_on: MessageWriter<ShelfPlaysOn>| {
            plays_on.write(ShelfPlaysOn);
        }),
        children![(
            ui::card(26.0),
            children![
                ui::headline(words.say("action-resign")),
                text(said, Letters::Body, SOFT_INK),
                (
                    ui::row(),
                    children![
                        (
                            ui::button(Skin::Plain, words.say("hud-play-on")),
                            ui::sends(ShelfPlaysOn),
                        ),
                        (
                            ui::button(Skin::Primary, words.say("action-resign")),
                            ui::sends(ShelfAsk::Resign),
                        ),
                    ],
                ),
            ],
        )],
    )
}

fn close(open: Query<Entity, With<ShelfQuestion>>, mut commands: Commands) {
    for question in &open {
        commands.entity(question).despawn();
    }
}
