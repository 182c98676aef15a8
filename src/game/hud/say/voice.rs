//! The voice of the board: what a screen reader says of the cell under the cursor. What happens is told by
//! `announcer.rs`.

use accesskit::{Node as Told, Rect, Role};
use bevy::{
    a11y::AccessibilityNode,
    input_focus::{FocusCause, InputFocus, InputFocusVisible, tab_navigation::TabIndex},
    prelude::*,
    ui_widgets::observe,
    window::PrimaryWindow,
};

use crate::{
    game::{
        common::{Flow, Screen, Speaker},
        hud::{AnyTable, AtTable},
        input::{Action, Cursor, Pointed},
        referee::Referee,
        stage::Margins,
        table::{At, Disc, Locked, Selectable, Takeable, Target, Token},
        ui::{BoardStop, Modal, Reach, enter_controls},
    },
    rules::{Cell, Side},
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    let is_new = any_match_filter::<Added<BoardStop>>;
    let changed =
        resource_changed::<Referee>.or_eager(is_new).or_eager(resource_changed::<Pointed>);
    app.add_systems(OnEnter(AtTable), set_up).add_systems(
        Update,
        (
            (take_focus.run_if(resource_changed::<Cursor>), update_label.run_if(changed))
                .chain()
                .run_if(in_state(Screen::Match)),
            (
                enter_controls.run_if(asked_for_buttons),
                keep_focus.run_if(not(any_with_component::<Modal>)),
                place.run_if(resource_changed::<Margins>.or_eager(is_new)),
            )
                .chain()
                .run_if(in_state(AnyTable)),
        )
            .chain()
            .in_set(Flow::Tell),
    );
}

fn asked_for_buttons(mut actions: MessageReader<Action>) -> bool {
    actions.read().any(|action| *action == Action::ToButtons)
}

fn set_up(mut commands: Commands) {
    commands.spawn((board_stop(), DespawnOnExit(AtTable)));
}

/// What stands for the board to a screen reader. It has the focus while the player uses the board by keyboard, so the
/// screen reader reads each new label of it aloud.
pub fn board_stop() -> impl Bundle {
    (
        Name::new("board"),
        BoardStop,
        AccessibilityNode(Told::new(Role::Group)),
        AccessibleLabel::default(),
        observe(|_: On<Reach>, mut actions: MessageWriter<Action>| {
            actions.write(Action::Choose);
        }),
    )
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

/// At the table, the board has the focus whenever nothing else has it.
fn keep_focus(
    board: Single<Entity, With<BoardStop>>,
    controls: Query<(), With<TabIndex>>,
    mut focus: ResMut<InputFocus>,
) {
    if focus.get().is_none_or(|focused| !controls.contains(focused)) {
        focus.set(*board, FocusCause::Navigated);
    }
}

/// Says where in the window the board is.
fn place(
    window: Single<&Window, With<PrimaryWindow>>,
    margins: Res<Margins>,
    mut board: Single<&mut AccessibilityNode, With<BoardStop>>,
) {
    let (size, scale) = (window.size(), window.scale_factor());
    let [left, top] = [margins.left, margins.top].map(|margin| f64::from(margin * scale));
    let right = f64::from((size.x - margins.right) * scale);
    let bottom = f64::from((size.y - margins.bottom) * scale);
    board.set_bounds(Rect::new(left, top, right.max(left), bottom.max(top)));
}

/// The facts about a thing that the voice can say.
type Things = (
    &'static At,
    Option<&'static Token>,
    (Has<Disc>, Has<Target>, Has<Locked>, Has<Takeable>, Has<Selectable>),
);

/// Names the board after the cell under the cursor. While a pointer is used, the name stays.
fn update_label(
    cursor: Res<Cursor>,
    speaker: Res<Speaker>,
    pointed: Res<Pointed>,
    things: Query<Things>,
    board: Single<(Entity, &AccessibleLabel), With<BoardStop>>,
    mut commands: Commands,
) {
    let (board, label) = *board;
    let said = match pointed.spot {
        Some(spot) if cursor.is_shown() => describe(&speaker.0, spot.cell, &things),
        _ if label.0.is_empty() => speaker.0.say("hud-board"),
        _ => return,
    };
    if label.0 != said {
        commands.entity(board).insert(AccessibleLabel(said));
    }
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
