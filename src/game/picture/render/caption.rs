//! The caption of an animation, at its lower edge: who plays, and which turn is being played.

use bevy::prelude::*;

use crate::{
    game::{
        common::{Flow, Speaker},
        referee::{Referee, display_name},
        ui::{
            Letters, RHYTHM,
            palette::{INK, SOFT_INK},
            token, unbroken,
        },
    },
    rules::Side,
    words::{Tellable, Words},
};

pub(in crate::game::picture) fn plugin(app: &mut App) {
    app.add_systems(Update, (put_up, say).chain().in_set(Flow::Tell).run_if(has_changed));
}

fn has_changed(referee: Res<Referee>) -> bool {
    referee.is_changed()
}

/// All of the caption, which lies over the picture.
#[derive(Component)]
struct Caption;

/// The line that says which turn is played.
#[derive(Component)]
struct TurnLine;

fn put_up(
    (referee, speaker): (Res<Referee>, Res<Speaker>),
    captions: Query<(), With<Caption>>,
    mut commands: Commands,
) {
    if captions.is_empty() && referee.recorded().is_some() {
        let [red, black] = Side::BOTH.map(|side| player(&speaker.0, &referee, side));
        commands.spawn((
            Caption,
            Node {
                position_type: PositionType::Absolute,
                left: px(2.0 * RHYTHM),
                right: px(2.0 * RHYTHM),
                bottom: px(RHYTHM),
                align_items: AlignItems::Center,
                column_gap: px(2.0 * RHYTHM),
                ..default()
            },
            children![
                red,
                black,
                Node { flex_grow: 1.0, ..default() },
                (TurnLine, unbroken("", Letters::Small, SOFT_INK)),
            ],
        ));
    }
}

/// A player's token and name.
fn player(words: &Words, referee: &Referee, side: Side) -> impl Bundle + use<> {
    let name = display_name(words, referee.player(side), side);
    (
        Node { align_items: AlignItems::Center, column_gap: px(0.75 * RHYTHM), ..default() },
        children![token(side, 2.5 * RHYTHM), unbroken(name, Letters::Small, INK)],
    )
}

fn say(
    (referee, speaker): (Res<Referee>, Res<Speaker>),
    mut lines: Query<&mut Text, With<TurnLine>>,
) {
    let all = referee.turns();
    let turn = referee.game().turns().len();
    let fields: [(&str, &dyn Tellable); 2] = [("turn", &turn), ("turns", &all)];
    let said = if turn > 0 { speaker.0.say_with("hud-turn-of", &fields) } else { String::new() };
    for mut line in &mut lines {
        line.0.clone_from(&said);
    }
}
