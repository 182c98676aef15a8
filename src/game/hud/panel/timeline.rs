//! The time line of a recorded match: a knob on a track, which leads to any turn by click, drag or arrow key.
//! Behind it lies the graph.

use bevy::{
    picking::{hover::Hovered, pointer::PointerLocation},
    prelude::*,
    ui_widgets::{SliderRange, SliderStep, SliderValue, ValueChange, observe},
};

use crate::{
    game::{
        common::{Flow, Screen, Speaker},
        hud::{
            say::{ShowTip, Tip},
            turns::{
                graph::{self, Graph},
                legend, plot, told_at, turn_looked_at,
            },
        },
        players::{Judge, TriedTurns},
        referee::{Ask, Asker, Referee, Request},
        ui::{self, KNOB, RHYTHM},
    },
    rules::Side,
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Referee>.or_eager(any_match_filter::<Added<TimeLine>>);
    // A pointer that moves over the graph is somewhere else in each frame.
    let is_pointed_at = |lines: Query<&Hovered, With<TimeLine>>| lines.iter().any(|line| line.0);
    let says_otherwise = changed
        .clone()
        .or_eager(is_pointed_at)
        .or_eager(any_match_filter::<(With<TimeLine>, Changed<Hovered>)>)
        .or_eager(any_match_filter::<Changed<Graph>>);
    app.add_systems(
        Update,
        (explain.after(plot).before(ShowTip).run_if(says_otherwise), follow.run_if(changed))
            .in_set(Flow::Tell)
            .run_if(in_state(Screen::Match)),
    );
}

/// The time line.
#[derive(Component, Clone, Copy, Debug)]
pub struct TimeLine;

/// A mark is pointed at up to this distance from it, in pixels of the layout.
const REACH: f32 = 6.0;

/// The height of the time line, in pixels of the layout: enough to read the graph behind it.
const HIGH: f32 = 6.0 * RHYTHM;

/// How many turns a key goes on or back.
const STEP: SliderStep = SliderStep(1.0);

pub fn timeline(words: &Words) -> impl Bundle + use<> {
    (
        TimeLine,
        Tip { name: String::new(), action: None },
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

/// Says what the graph shows at the place under the pointer, or else where the table stands.
fn explain(
    (referee, speaker, scale): (Res<Referee>, Res<Speaker>, Res<UiScale>),
    (judge, tried): (Res<Judge>, Res<TriedTurns>),
    pointers: Query<&PointerLocation>,
    graphs: Query<&Graph>,
    mut lines: Query<(&mut Tip, &Hovered, &ComputedNode, &UiGlobalTransform), With<TimeLine>>,
) {
    let Ok(graph) = graphs.single() else { return };
    for (mut tip, hovered, node, transform) in &mut lines {
        let at = pointers.iter().find_map(|pointer| pointer.location.as_ref());
        let turn = at.filter(|_| hovered.0).map_or(referee.playhead().turn(), |at| {
            let track = ui::on_window(node, transform, &scale);
            let wide = (track.width() - KNOB * scale.0).max(1.0);
            let x = (at.position.x - track.center().x + wide / 2.0) / wide;
            graph.turn_at(x.clamp(0.0, 1.0), REACH * scale.0 / wide)
        });
        let told = told_at(&speaker.0, graph, turn, &judge, &tried, &referee);
        let name = told.or_else(|| legend(&speaker.0, &referee)).unwrap_or_default();
        if tip.name != name {
            tip.name = name;
        }
    }
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
