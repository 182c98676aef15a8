//! The voice: what a screen reader says about the board, whose turn it is and what the cursor is on.

use bevy::{
    input_focus::{FocusCause, InputFocus, InputFocusVisible},
    prelude::*,
};

use super::{AtTable, lesson::sayings, looking::turn_looked_at, news::NewsLine};
use crate::{
    game::{
        common::{Flow, Screen, Speaker},
        input::{Action, Cursor, Pointed},
        players::{Advised, Spotlit, Tutor},
        referee::Referee,
        table::{At, Disc, Locked, Reason, Selectable, Takeable, Target, Token, Triumph},
        ui::{BoardStop, enter_controls},
    },
    rules::{Cell, Side},
    words::{Tellable, Words},
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Referee>
        .or_eager(any_match_filter::<Added<BoardStop>>)
        .or_eager(any_match_filter::<Changed<NewsLine>>)
        .or_eager(any_match_filter::<Added<Advised>>)
        .or_eager(any_component_removed::<Advised>)
        .or_eager(resource_exists_and_changed::<Tutor>)
        .or_eager(any_match_filter::<Added<Spotlit>>)
        .or_eager(any_component_removed::<Spotlit>)
        .or_eager(resource_changed::<Pointed>)
        .or_eager(resource_changed::<Reason>)
        .or_eager(resource_exists_and_changed::<Triumph>);
    app.add_systems(OnEnter(AtTable), set_up).add_systems(
        Update,
        (
            take_focus.run_if(resource_changed::<Cursor>),
            update_label.run_if(changed),
            enter_controls.run_if(asked_for_buttons),
        )
            .in_set(Flow::Tell)
            .run_if(in_state(Screen::Match)),
    );
}

fn asked_for_buttons(mut actions: MessageReader<Action>) -> bool {
    actions.read().any(|action| *action == Action::ToButtons)
}

/// Spawns the entity that stands for the board to a screen reader. It has the focus while the player
/// uses the board by keyboard, so the screen reader reads each new label of it aloud.
fn set_up(mut commands: Commands) {
    commands.spawn((
        Name::new("board"),
        BoardStop,
        AccessibleLabel::default(),
        DespawnOnExit(AtTable),
    ));
}

/// Moves the focus to the board once its keys are used.
fn take_focus(
    cursor: Res<Cursor>,
    board: Single<Entity, With<BoardStop>>,
    mut focus: ResMut<InputFocus>,
    mut shows: ResMut<InputFocusVisible>,
) {
    if cursor.is_shown() && focus.get() != Some(*board) {
        focus.set(*board, FocusCause::Navigated);
        shows.0 = false;
    }
}

/// The facts about a thing that the voice can say.
type Things = (
    &'static At,
    Option<&'static Token>,
    (Has<Disc>, Has<Target>, Has<Locked>, Has<Takeable>, Has<Selectable>),
);

fn update_label(
    referee: Res<Referee>,
    (reason, triumph, tutor): (Res<Reason>, Option<Res<Triumph>>, Option<Res<Tutor>>),
    cursor: Res<Cursor>,
    speaker: Res<Speaker>,
    pointed: Res<Pointed>,
    things: Query<Things>,
    (advice, lit): (Query<(&Advised, &At)>, Query<&Spotlit>),
    news: Query<&NewsLine>,
    board: Single<(Entity, Option<&AccessibleLabel>), With<BoardStop>>,
    mut commands: Commands,
) {
    let words = &speaker.0;
    let mut said: Vec<String> = news.iter().map(|news| news.said.replace('\n', " ")).collect();
    said.retain(|said| !said.is_empty());
    if let Some(tutor) = &tutor {
        let sayings = sayings(words, tutor, &referee);
        said.extend(sayings.into_iter().filter(|said| !said.is_empty()));
        let lit: Vec<Cell> = lit.iter().flat_map(|spot| spot.0.cells()).collect();
        if !lit.is_empty() {
            said.push(words.say_with("lesson-lit", &[("cells", &lit)]));
        }
    }
    if let Some(given) = reason.given() {
        said.push(given.said(words));
    }
    let pointed = pointed.spot.filter(|_| cursor.is_shown());
    said.extend(pointed.map(|spot| describe(words, spot.cell, &things)));
    // Nobody tells of a win before the winning token has arrived.
    if !Triumph::is_awaited(triumph.as_deref()) {
        // Somebody who types turns hears the answers in the same way.
        said.extend(just_played(words, &referee).filter(|_| !cursor.is_shown()));
        said.push(whose_turn(&speaker, &referee));
    }
    for (Advised { part, from }, At(to)) in &advice {
        said.push(words.say_with("hud-hint", &[("part", part), ("from", from), ("to", to)]));
    }
    let said = said.join(" ");
    let (board, label) = *board;
    if label.is_none_or(|label| label.0 != said) {
        commands.entity(board).insert(AccessibleLabel(said));
    }
}

fn whose_turn(speaker: &Speaker, referee: &Referee) -> String {
    if referee.is_looking_back() {
        return turn_looked_at(referee, speaker);
    }
    let (words, position) = (&speaker.0, referee.position());
    match (referee.game().ending(), position.due()) {
        (Some(ending), _) => referee.tell_ending(words, ending),
        (None, Some(due)) => {
            let side = referee.called(position.to_move());
            words.say_with("game-turn", &[("side", &side), ("due", &due)])
        }
        (None, None) => String::new(),
    }
}

/// The turn before the position on the table, as it is written.
fn just_played(words: &Words, referee: &Referee) -> Option<String> {
    let (turns, first) = (referee.game().turns(), referee.game().start().to_move());
    let last = turns.last()?.to_string();
    let side = if turns.len() % 2 == 1 { first } else { first.other() };
    let fields: [(&str, &dyn Tellable); 2] = [("side", &referee.called(side)), ("turn", &last)];
    Some(words.say_with("hud-just-played", &fields))
}

/// Says what lies on a cell and what can be done with it.
fn describe(words: &Words, cell: Cell, things: &Query<Things>) -> String {
    let mut thing = "none";
    let mut can = "none";
    for (_, token, (is_disc, is_target, is_locked, may_take, may_slide)) in
        things.iter().filter(|(at, ..)| at.0 == cell)
    {
        thing = match token {
            Some(Token(Side::Red)) => "red",
            Some(Token(Side::Black)) => "black",
            None if is_disc && thing == "none" => "disc",
            None => thing,
        };
        can = match (is_target, is_locked, may_take, may_slide) {
            (true, ..) => "go",
            (_, true, ..) => "locked",
            (_, _, true, _) => "take",
            (.., true) => "slide",
            _ => can,
        };
    }
    words.say_with("hud-on", &[("thing", &thing), ("can", &can), ("cell", &cell)])
}
