//! The buttons below the board: take back, redo and hint, the view of the board, ending the match without
//! a move, rules and pause. After the end of a match, the way to its result takes the place of those that end it.

use bevy::{
    ecs::spawn::SpawnIter,
    prelude::*,
    ui::{Checked, InteractionDisabled},
};

use super::{
    action_button::{ActionButton, beside, button_group},
    at_its_end::{AtItsEnd, swap_at_its_end, until_its_end},
};
use crate::{
    game::{
        common::{Flow, Overlay, Screen, Speaker},
        hud::{
            say::TipNote,
            turns::{TurnsPanel, list},
        },
        input::Action,
        keeping::Settings,
        players::{FarAway, Judge},
        referee::{Asker, Deed, Objection, Referee, occasion::Controls},
        stage::View,
        table::Triumph,
        ui::{self, RHYTHM},
    },
    record::Span,
    rules::{Refusal, Side},
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    let is_new = any_match_filter::<Added<ActionButton>>;
    let changed = resource_changed::<Referee>.or_eager(is_new);
    let may_have_ended = changed.clone().or_eager(resource_exists_and_changed::<Triumph>);
    let switched = resource_changed::<Settings>
        .or_eager(any_match_filter::<(With<TurnsPanel>, Changed<Node>)>)
        .or_eager(is_new);
    app.add_systems(
        Update,
        (
            show_row.run_if(changed.clone()),
            enable_buttons.run_if(
                changed
                    .or_eager(resource_changed::<FarAway>)
                    .or_eager(resource_changed::<Judge>)
                    .or_eager(any_match_filter::<Changed<View>>),
            ),
            show_way_to_result.run_if(may_have_ended),
            light_buttons.after(list::show).run_if(switched),
        )
            .in_set(Flow::Tell)
            .run_if(in_state(Screen::Match)),
    );
}

/// The row of buttons. A lesson and a recorded match have buttons of their own instead.
#[derive(Component, Clone, Copy, Debug)]
struct MatchButtons;

/// The buttons, in groups of those that belong together. Each fills a row where they lie in a column, and so do the two
/// groups after these.
const GROUPS: [&[Action]; 2] = [
    &[Action::TakeBackTurn, Action::TakeBackPart, Action::Redo, Action::Hint],
    &[Action::Flip, Action::WholeBoard, Action::Coordinates, Action::Turns],
];
/// The buttons that end the match.
const UNTIL_ITS_END: &[Action] = &[Action::OfferDraw, Action::Resign];
/// The buttons that are always of use.
const ALWAYS: &[Action] = &[Action::Rules, Action::Pause];

pub fn row(words: &Words) -> impl Bundle {
    let groups = GROUPS.map(|group| button_group(words, group));
    let last = (
        beside(),
        Pickable::IGNORE,
        children![
            until_its_end(words, UNTIL_ITS_END, Overlay::Result),
            button_group(words, ALWAYS)
        ],
    );
    (
        MatchButtons,
        Node {
            flex_wrap: FlexWrap::Wrap,
            justify_content: JustifyContent::Center,
            column_gap: px(3.0 * RHYTHM),
            row_gap: px(0.75 * RHYTHM),
            flex_shrink: 0.0,
            ..default()
        },
        Pickable::IGNORE,
        Children::spawn((SpawnIter(groups.into_iter()), Spawn(last))),
    )
}

/// The side that uses the buttons: the side to move, or the other one if the computer is to move.
pub fn asking_side(referee: &Referee) -> Side {
    let side = referee.to_move();
    if referee.seat(side).is_person() { side } else { side.other() }
}

/// Whether an action can do anything now.
pub fn is_available(referee: &Referee, action: Action) -> bool {
    let playhead = referee.playhead();
    let goes_on = referee.played().ending().is_none() && !referee.is_looking_back();
    let may = |deed, side| referee.seats().allow(Asker::Hand, deed, side).is_ok();
    let side = Some(asking_side(referee));
    match action {
        Action::TakeBackPart | Action::TakeBackTurn => referee.may_take_back(Asker::Hand),
        Action::Redo => referee.can_redo() && may(Deed::TakeBack, None),
        Action::Hint => referee.waits_for_hand() && referee.occasion().has_hints,
        Action::OfferDraw => {
            goes_on && referee.draw_offered_by().is_none() && may(Deed::Offer, side)
        }
        Action::Resign => goes_on && may(Deed::Resign, side),
        Action::ToStart | Action::TurnBack => playhead.milestone_before(Span::Part).is_some(),
        Action::TurnForward | Action::ToEnd => playhead.milestone_after(Span::Part).is_some(),
        Action::PlayFromHere => referee.is_open_here(),
        _ => true,
    }
}

/// Why an action can do nothing now, for those who point at its button.
fn why_not(referee: &Referee, action: Action) -> Option<Objection> {
    match action {
        Action::ToStart | Action::TurnBack => Some(Objection::AtStart),
        Action::TurnForward | Action::ToEnd => Some(Objection::AtEnd),
        Action::PlayFromHere => Some(Objection::Rules(Refusal::MatchOver)),
        _ if referee.is_looking_back() => Some(Objection::LookingBack),
        Action::TakeBackPart | Action::TakeBackTurn => Some(Objection::NothingToTakeBack),
        Action::Redo => Some(Objection::NothingToRedo),
        Action::Hint => referee.may_play(Asker::Hand).err(),
        _ => None,
    }
}

/// Why there is no mistake to go on to: none is known yet, or the only one is on the table, or there is none.
fn no_mistake(judge: &Judge, referee: &Referee) -> Option<&'static str> {
    if judge.is_at_work() {
        Some("watching-no-mistake-yet")
    } else if judge.mistake_played(referee).is_some() {
        Some("watching-only-mistake")
    } else {
        referee
            .recorded()
            .is_some_and(|game| judge.has_judged(game))
            .then_some("watching-no-mistake")
    }
}

/// Shows the row unless something else has taken its place.
fn show_row(referee: Res<Referee>, mut rows: Query<&mut Node, With<MatchButtons>>) {
    let is_there = referee.occasion().controls == Controls::OfMatch;
    let display = if is_there { Display::Flex } else { Display::None };
    for mut node in &mut rows {
        if node.display != display {
            node.display = display;
        }
    }
}

fn enable_buttons(
    referee: Res<Referee>,
    (away, judge, speaker): (Res<FarAway>, Res<Judge>, Res<Speaker>),
    views: Query<&View>,
    buttons: Query<(Entity, &ActionButton, Has<InteractionDisabled>, Option<&TipNote>)>,
    mut commands: Commands,
) {
    let is_seen_as_usual = views.iter().all(View::is_usual);
    for (entity, ActionButton(action), is_disabled, told) in &buttons {
        let is_available = match action {
            Action::WholeBoard => !is_seen_as_usual,
            Action::MistakeForward => judge.mistake_from(&referee, false).is_some(),
            Action::TakeBackPart | Action::TakeBackTurn if referee.occasion().goes_by_consent => {
                away.may_ask_to_take_back()
            }
            action => is_available(&referee, *action),
        };
        ui::enable(&mut commands, entity, is_disabled, is_available);
        // With somebody far away, other things decide, which the panels say.
        let says_why = !is_available && !referee.occasion().goes_by_consent;
        let objection = says_why.then(|| why_not(&referee, *action)).flatten();
        let said = match action {
            Action::WholeBoard if !is_available => Some(speaker.0.say("view-is-usual")),
            Action::MistakeForward => {
                let first = || judge.goes_around(&referee).then_some("watching-first-mistake");
                let key = if is_available { first() } else { no_mistake(&judge, &referee) };
                key.map(|key| speaker.0.say(key))
            }
            _ => objection.map(|objection| speaker.0.tell(&objection)),
        };
        let note = said.map(TipNote);
        match note {
            Some(note) if told != Some(&note) => drop(commands.entity(entity).try_insert(note)),
            None if told.is_some() => drop(commands.entity(entity).try_remove::<TipNote>()),
            _ => {}
        }
    }
}

/// Shows the way back to the result once the match has ended. While the result is open, all of the HUD is
/// hidden.
fn show_way_to_result(
    referee: Res<Referee>,
    triumph: Option<Res<Triumph>>,
    mut parts: Query<(&AtItsEnd, &mut Node, &mut Visibility)>,
) {
    let has_ended = referee.game().ending().is_some() && !Triumph::is_awaited(triumph.as_deref());
    swap_at_its_end(has_ended, &mut parts);
}

/// Lights the buttons of everything that is switched on.
fn light_buttons(
    settings: Res<Settings>,
    list: Single<&Node, With<TurnsPanel>>,
    buttons: Query<(Entity, &ActionButton, Has<Checked>)>,
    mut commands: Commands,
) {
    for (entity, ActionButton(action), is_lit) in &buttons {
        let is_on = match action {
            Action::Coordinates => settings.coordinates,
            Action::Turns => list.display != Display::None,
            _ => false,
        };
        match (is_on, is_lit) {
            (true, false) => drop(commands.entity(entity).try_insert(Checked)),
            (false, true) => drop(commands.entity(entity).try_remove::<Checked>()),
            _ => {}
        }
    }
}
