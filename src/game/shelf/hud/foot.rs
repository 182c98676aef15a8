//! What is pressed: the buttons below the board, and what the lesson says there.

use bevy::{ecs::spawn::SpawnIter, prelude::*, ui::InteractionDisabled};

use super::super::{ShelfMatch, ShelfOccasion, ShelfStand, ShelfTable, ShelfTold};
use crate::{
    game::{
        common::{Flow, Go, Overlay, Screen, ShelfGame},
        hud::{ActionButton, AtItsEnd, button_group, swap_at_its_end, until_its_end},
        input::Action,
        stage::View,
        ui::{
            self, Letters, RHYTHM, Skin,
            palette::{EDGE, INK},
        },
    },
    words::Words,
};

/// What each game has of its own.
pub(super) fn of_game<R: ShelfMatch>(app: &mut App) {
    let changed = resource_changed::<ShelfStand<R>>
        .or_eager(any_match_filter::<Or<(Added<ActionButton>, Changed<View>)>>);
    app.add_systems(
        Update,
        (enable_buttons::<R>, show_way_to_result::<R>)
            .in_set(Flow::Tell)
            .run_if(in_state(ShelfTable(R::GAME)))
            .run_if(changed),
    );
}

/// The buttons that are of use only until the match is over.
const UNTIL_ITS_END: &[Action] = &[Action::TakeBackTurn, Action::Hint, Action::Resign];

/// The others, in groups of those that belong together.
const GROUPS: [&[Action]; 3] = [
    &[Action::ToStart, Action::TurnBack, Action::TurnForward, Action::ToEnd],
    &[Action::Flip, Action::WholeBoard, Action::Coordinates],
    &[Action::PlayFromHere, Action::Rules, Action::Pause],
];

/// The row of buttons.
pub fn buttons(words: &Words) -> impl Bundle + use<> {
    let groups = GROUPS.map(|group| button_group(words, group));
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
        Children::spawn((
            Spawn(until_its_end(words, UNTIL_ITS_END, Overlay::OtherResult)),
            SpawnIter(groups.into_iter()),
        )),
    )
}

fn show_way_to_result<R: ShelfMatch>(
    stand: Res<ShelfStand<R>>,
    mut parts: Query<(&AtItsEnd, &mut Node, &mut Visibility)>,
) {
    swap_at_its_end(stand.record().is_over(), &mut parts);
}

/// What the lesson says, with the way from there to a match.
pub fn lesson(words: &Words, game: ShelfGame) -> impl Bundle + use<> {
    (
        Node::default(),
        ui::shown_while(|told: &ShelfTold| !told.lesson.is_empty()),
        Pickable::IGNORE,
        children![ui::plank(
            36.0,
            1.0,
            EDGE,
            children![
                ui::tied_text(|told: &ShelfTold| told.lesson.clone(), Letters::Body, INK),
                (
                    ui::row(),
                    children![(
                        ui::button(Skin::Plain, words.say("shelf-play-match")),
                        ui::sends(Go::Open(Screen::OtherPage(game))),
                    )],
                ),
            ],
        )],
    )
}

/// Whether an action can do anything now.
fn is_available<R: ShelfMatch>(stand: &ShelfStand<R>, action: Action) -> bool {
    let (now, last) = (stand.shown().steps(), stand.record().steps());
    match action {
        Action::TakeBackTurn => stand.choice_before().is_some(),
        Action::Hint => stand.waits_for_hand(),
        Action::Resign => stand.due().is_some() && stand.occasion() == ShelfOccasion::Played,
        Action::PlayFromHere => stand.can_play_from_here(),
        Action::ToStart | Action::TurnBack => now > 0,
        Action::TurnForward | Action::ToEnd => now < last,
        _ => true,
    }
}

fn enable_buttons<R: ShelfMatch>(
    stand: Res<ShelfStand<R>>,
    views: Query<&View>,
    buttons: Query<(Entity, &ActionButton, Has<InteractionDisabled>)>,
    mut commands: Commands,
) {
    for (entity, ActionButton(action), is_disabled) in &buttons {
        let is_available = match action {
            Action::WholeBoard => !views.iter().all(View::is_usual),
            action => is_available(&stand, *action),
        };
        ui::enable(&mut commands, entity, is_disabled, is_available);
    }
}
