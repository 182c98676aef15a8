//! The time line of a recorded match: a knob on a track, which leads to any turn by click, drag or arrow key.
//! Behind it lies the graph.

use bevy::{
    prelude::*,
    ui_widgets::{SliderRange, SliderStep, SliderValue, ValueChange, observe},
};

use crate::{
    game::{
        common::{Flow, Screen, Speaker},
        hud::{
            say::Tip,
            turns::{graph, turn_looked_at},
        },
        referee::{Ask, Asker, Referee, Request},
        ui::{self, KNOB, RHYTHM},
    },
    rules::Side,
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Referee>.or_eager(any_match_filter::<Added<TimeLine>>);
    app.add_systems(
        Update,
        follow.in_set(Flow::Tell).run_if(in_state(Screen::Match)).run_if(changed),
    );
}

/// The time line.
#[derive(Component, Clone, Copy, Debug)]
pub struct TimeLine;

/// The height of the time line, in pixels of the layout: enough to read the graph behind it.
const HIGH: f32 = 6.0 * RHYTHM;

/// How many turns a key goes on or back.
const STEP: SliderStep = SliderStep(1.0);

pub fn timeline(words: &Words) -> impl Bundle + use<> {
    (
        TimeLine,
        // Whoever points at the graph is told what it shows.
        Tip { name: words.say_with("judged-legend", &[("notes", &1)]), action: None },
        ui::track(words.say("watching-timeline"), STEP, SliderRange::new(0.0, 1.0)),
        Node { flex_shrink: 0.0, ..ui::track_node(HIGH) },
        observe(go),
        children![
            (
                Node {
                    position_type: PositionType::Absolute,
                    left: px(KNOB / 2.0),
                    right: px(KNOB / 2.0),
                    height: percent(100),
                    ..default()
                },
                Pickable::IGNORE,
                children![graph::graph()],
            ),
            of_side(Side::Black),
            of_side(Side::Red),
            ui::thumb(),
        ],
    )
}

/// Whose part of the graph this is. Black's lies above Red's.
fn of_side(side: Side) -> impl Bundle {
    let align_items = match side {
        Side::Red => AlignItems::End,
        Side::Black => AlignItems::Start,
    };
    (
        Node {
            position_type: PositionType::Absolute,
            height: percent(100),
            align_items,
            ..default()
        },
        Pickable::IGNORE,
        children![ui::token_or_symbol(side, KNOB / 2.0 - 1.0)],
    )
}

/// Goes to the turn under the knob.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the value lies in the range of turns"
)]
fn go(
    change: On<ValueChange<f32>>,
    referee: Res<Referee>,
    mut requests: MessageWriter<Request>,
    mut asked: Local<Option<usize>>,
) {
    let turn = change.value.round().max(0.0) as usize;
    // A drag over one turn asks for it only once.
    if turn != referee.playhead().turn() && (*asked != Some(turn) || change.is_final) {
        requests.write(Ask::Jump(turn).by(Asker::Hand));
    }
    *asked = Some(turn).filter(|_| !change.is_final);
}

/// Moves the knob to the turn on the table.
#[expect(clippy::cast_precision_loss, reason = "matches have few turns")]
fn follow(
    referee: Res<Referee>,
    speaker: Res<Speaker>,
    lines: Query<(Entity, &SliderRange, &SliderValue), With<TimeLine>>,
    mut commands: Commands,
) {
    for (entity, range, value) in &lines {
        let wanted = SliderRange::new(0.0, referee.turns().max(1) as f32);
        let turn = SliderValue(referee.playhead().turn() as f32);
        if *range != wanted {
            commands.entity(entity).try_insert(wanted);
        }
        if *value != turn {
            let said = turn_looked_at(&referee, &speaker);
            commands.entity(entity).try_insert((turn, AccessibleLabel::new(said)));
        }
    }
}
