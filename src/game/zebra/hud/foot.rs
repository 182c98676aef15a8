//! What is pressed: the buttons below the board, and what the lesson says there.

use bevy::{ecs::spawn::SpawnIter, prelude::*, ui::InteractionDisabled};

use super::ZebraTold;
use crate::{
    game::{
        common::{Flow, Go, Overlay, Screen, ShelfGame},
        hud::{ActionButton, named_button},
        input::Action,
        ui::{
            self, Letters, RHYTHM, Skin,
            palette::{EDGE, INK},
        },
        zebra::{AtZebra, ZebraOccasion, ZebraStand},
    },
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<ZebraStand>.or_eager(any_match_filter::<Added<ActionButton>>);
    app.add_systems(
        Update,
        enable_buttons.in_set(Flow::Tell).run_if(in_state(AtZebra)).run_if(changed),
    );
}

/// The buttons, in groups of those that belong together.
const GROUPS: [&[Action]; 5] = [
    &[Action::TakeBackTurn, Action::Hint],
    &[Action::ToStart, Action::TurnBack, Action::TurnForward, Action::ToEnd],
    &[Action::Flip, Action::WholeBoard, Action::Coordinates],
    &[Action::Resign],
    &[Action::Rules, Action::Pause],
];

/// The row of buttons. Once the match is over, one more leads back to its result.
pub fn buttons(words: &Words) -> impl Bundle + use<> {
    let groups: Vec<_> = GROUPS
        .into_iter()
        .map(|group| {
            let buttons: Vec<_> = group.iter().map(|action| named_button(words, *action)).collect();
            (
                Node { column_gap: px(0.75 * RHYTHM), ..default() },
                Pickable::IGNORE,
                Children::spawn(SpawnIter(buttons.into_iter())),
            )
        })
        .collect();
    let result = (
        ui::shown_while(|told: &ZebraTold| told.is_over),
        Node::default(),
        Pickable::IGNORE,
        children![(
            ui::button(Skin::Primary, words.say("hud-result")),
            ui::sends(Go::Over(Overlay::OtherResult)),
        )],
    );
    (
        Node {
            flex_wrap: FlexWrap::Wrap,
            justify_content: JustifyContent::Center,
            column_gap: px(2.0 * RHYTHM),
            row_gap: px(0.75 * RHYTHM),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
        Children::spawn((Spawn(result), SpawnIter(groups.into_iter()))),
    )
}

/// What the lesson says, with the way from there to a match.
pub fn lesson(words: &Words) -> impl Bundle + use<> {
    (
        Node::default(),
        ui::shown_while(|told: &ZebraTold| !told.lesson.is_empty()),
        Pickable::IGNORE,
        children![ui::plank(
            36.0,
            1.0,
            EDGE,
            children![
                ui::tied_text(|told: &ZebraTold| told.lesson.clone(), Letters::Body, INK),
                (
                    ui::row(),
                    children![(
                        ui::button(Skin::Plain, words.say("zebra-play-match")),
                        ui::sends(Go::Open(Screen::OtherPage(ShelfGame::Zebra))),
                    )],
                ),
            ],
        )],
    )
}

/// Whether an action can do anything now.
fn is_available(stand: &ZebraStand, action: Action) -> bool {
    let (now, last) = (stand.game().turns().len(), stand.record().game.turns().len());
    match action {
        Action::TakeBackTurn => stand.choice_before().is_some(),
        Action::Hint => stand.waits_for_hand(),
        Action::Resign => stand.due().is_some() && stand.occasion() == ZebraOccasion::Played,
        Action::ToStart | Action::TurnBack => now > 0,
        Action::TurnForward | Action::ToEnd => now < last,
        _ => true,
    }
}

fn enable_buttons(
    stand: Res<ZebraStand>,
    buttons: Query<(Entity, &ActionButton, Has<InteractionDisabled>)>,
    mut commands: Commands,
) {
    for (entity, ActionButton(action), is_disabled) in &buttons {
        ui::enable(&mut commands, entity, is_disabled, is_available(&stand, *action));
    }
}
