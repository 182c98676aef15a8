//! The way from the result to the player's own mistakes in the match. It is open once all of it is judged. If there are none, that
//! is said in its place.

use bevy::{prelude::*, ui::InteractionDisabled};

use super::ways::{WayName, Ways};
use crate::{
    game::{
        common::{Flow, Overlay},
        players::{Judge, TryThisAgain, own_mistakes},
        referee::Referee,
        screen::Page,
        ui::{self, Letters, palette::SOFT_INK, text},
    },
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    let may_know = resource_changed::<Judge>.or_eager(any_match_filter::<Added<MistakesButton>>);
    app.add_systems(
        Update,
        open.in_set(Flow::Tell).run_if(in_state(Page::Over(Overlay::Result))).run_if(may_know),
    );
}

/// The button. It is there from the start, so that it moves nothing when it can be pressed.
#[derive(Component, Clone, Copy, Debug)]
struct MistakesButton;

/// What is seen in place of the button if there are no mistakes. It has room from the start too.
#[derive(Component, Clone, Copy, Debug)]
struct NoMistakes;

const TO_MISTAKES: WayName = WayName { whole: "result-mistakes", short: "result-mistakes-short" };
const NONE: WayName = WayName { whole: "result-no-mistakes", short: "result-no-mistakes-short" };

/// The button, for a match of one person.
pub fn button(words: &Words, ways: Ways, referee: &Referee) -> Option<impl Bundle + use<>> {
    referee.you()?;
    let over_each_other = Node { display: Display::Grid, ..default() };
    let cell = || Node { flex_direction: FlexDirection::Column, ..ui::only_cell() };
    Some((
        over_each_other,
        Pickable::IGNORE,
        children![
            (
                cell(),
                Pickable::IGNORE,
                children![(
                    MistakesButton,
                    ways.button(words, TO_MISTAKES),
                    ui::sends(TryThisAgain)
                )],
            ),
            (
                NoMistakes,
                Node {
                    align_items: AlignItems::Center,
                    justify_content: JustifyContent::Center,
                    ..cell()
                },
                Visibility::Hidden,
                Pickable::IGNORE,
                children![text(words.say(ways.key_of(NONE)), Letters::Body, SOFT_INK)],
            ),
        ],
    ))
}

fn open(
    (judge, referee): (Res<Judge>, Res<Referee>),
    mut buttons: Query<
        (Entity, &mut Visibility, Has<InteractionDisabled>),
        (With<MistakesButton>, Without<NoMistakes>),
    >,
    mut none: Query<&mut Visibility, With<NoMistakes>>,
    mut commands: Commands,
) {
    let found = own_mistakes(&judge, &referee);
    let are_none = found.as_ref().is_some_and(Vec::is_empty);
    for (button, mut visibility, is_disabled) in &mut buttons {
        ui::enable(&mut commands, button, is_disabled, found.is_some() && !are_none);
        visibility.set_if_neq(shown(!are_none));
    }
    for mut visibility in &mut none {
        visibility.set_if_neq(shown(are_none));
    }
}

fn shown(is_shown: bool) -> Visibility {
    if is_shown { Visibility::Inherited } else { Visibility::Hidden }
}
