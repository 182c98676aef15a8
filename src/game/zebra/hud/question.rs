//! The question before somebody resigns.

use bevy::{prelude::*, ui_widgets::observe};

use crate::{
    game::{
        common::{Flow, Speaker},
        ui::{self, Dismiss, Letters, Skin, palette::SOFT_INK, text},
        zebra::{AtZebra, ZebraAsk, ZebraDone, ZebraSay, ZebraStand},
    },
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ZebraPlaysOn>().add_systems(
        Update,
        (
            close.run_if(on_message::<ZebraPlaysOn>.or_eager(on_message::<ZebraDone>)),
            ask.run_if(on_message::<ZebraSay>),
        )
            .chain()
            .in_set(Flow::Tell)
            .run_if(in_state(AtZebra)),
    );
}

/// The player does not resign after all.
#[derive(Message, Clone, Copy, Debug)]
struct ZebraPlaysOn;

/// The question. It lies over the table.
#[derive(Component, Clone, Copy, Debug)]
struct ZebraQuestion;

fn ask(
    (stand, speaker): (Res<ZebraStand>, Res<Speaker>),
    mut says: MessageReader<ZebraSay>,
    open: Query<(), With<ZebraQuestion>>,
    mut commands: Commands,
) {
    if says.read().any(|say| *say == ZebraSay::AsksToResign) && open.is_empty() {
        commands.spawn(question(&speaker.0, &stand));
    }
}

fn question(words: &Words, stand: &ZebraStand) -> impl Bundle + use<> {
    let other = stand.asking_side().other();
    (
        Name::new("question"),
        ZebraQuestion,
        DespawnOnExit(AtZebra),
        ui::AsksQuestion,
        ui::dusk(),
        observe(|_: On<Dismiss>, mut plays_on: MessageWriter<ZebraPlaysOn>| {
            plays_on.write(ZebraPlaysOn);
        }),
        children![(
            ui::card(26.0),
            children![
                ui::headline(words.say("action-resign")),
                text(words.say_with("zebra-resign", &[("other", &other)]), Letters::Body, SOFT_INK),
                (
                    ui::row(),
                    children![
                        (
                            ui::button(Skin::Plain, words.say("hud-play-on")),
                            ui::sends(ZebraPlaysOn),
                        ),
                        (
                            ui::button(Skin::Primary, words.say("action-resign")),
                            ui::sends(ZebraAsk::Resign),
                        ),
                    ],
                ),
            ],
        )],
    )
}

fn close(open: Query<Entity, With<ZebraQuestion>>, mut commands: Commands) {
    for question in &open {
        commands.entity(question).despawn();
    }
}
