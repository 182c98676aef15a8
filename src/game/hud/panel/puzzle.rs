//! The panel below a puzzle: what to look for, what came of a try, and the buttons that lead on.

use bevy::{ecs::spawn::SpawnIter, prelude::*, ui::InteractionDisabled};

use super::{
    kept_room::{shows, ways_on},
    line_place::{LinePlace, opens_with},
    puzzle_words::puzzle_sayings,
    task::{TaskLines, task_lines},
};
use crate::{
    game::{
        common::{Flow, Screen, Speaker},
        input::Action,
        keeping::Trained,
        players::{PuzzleLead, PuzzleState, Puzzling, Today},
        referee::{Referee, occasion::PUZZLE},
        ui::{self, Skin, palette::BRASS},
    },
    puzzle::PuzzleSource,
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed_or_removed::<Puzzling>
        .or_eager(resource_changed::<Referee>)
        .or_eager(any_match_filter::<Added<LinePlace>>);
    app.add_systems(
        Update,
        (opens_with::<PuzzlePanel, _>(&PUZZLE, panel), (say, offer))
            .chain()
            .in_set(Flow::Tell)
            .run_if(in_state(Screen::Match))
            .run_if(changed),
    )
    // It runs before the same key reaches the board as a choice.
    .add_systems(
        Update,
        lead_by_keys.in_set(Flow::Act).run_if(in_state(Screen::Match)).run_if(on_message::<Action>),
    );
}

/// The panel. It stays while puzzles follow each other, so that no button goes while it is pressed.
#[derive(Component, Clone, Copy, Debug)]
struct PuzzlePanel;

/// A button of the panel.
#[derive(Component, Clone, Copy)]
struct LeadButton(&'static Button);

/// The place of a button, which goes with it.
#[derive(Component, Clone, Copy)]
struct ShownIf(&'static Button);

/// What a button does, when it has room in the row, when it is there, and when it can be pressed.
struct Button {
    lead: PuzzleLead,
    said: &'static str,
    skin: Skin,
    /// Buttons that come and go keep their room while a puzzle is solved, so that no other button moves.
    has_room: fn(&Puzzling) -> bool,
    is_there: fn(&Puzzling) -> bool,
    can_be_pressed: fn(&Puzzling) -> bool,
}

/// Whether somebody still looks for the solution, also while a wrong try is answered.
fn is_sought(puzzling: &Puzzling) -> bool {
    !puzzling.is_over() && puzzling.state() != PuzzleState::Showing
}

/// A button that always has room, or can always be pressed.
const ALWAYS: fn(&Puzzling) -> bool = |_| true;

/// The buttons, in order.
static BUTTONS: [Button; 5] = [
    Button {
        lead: PuzzleLead::Leave,
        said: "solving-leave",
        skin: Skin::Plain,
        has_room: ALWAYS,
        is_there: ALWAYS,
        can_be_pressed: ALWAYS,
    },
    Button {
        lead: PuzzleLead::Hint,
        said: "solving-hint",
        skin: Skin::Plain,
        has_room: |puzzling| !puzzling.is_over(),
        is_there: is_sought,
        can_be_pressed: |puzzling| puzzling.is_open() && puzzling.has_more_hints(),
    },
    Button {
        lead: PuzzleLead::Show,
        said: "again-show",
        skin: Skin::Plain,
        has_room: |puzzling| !puzzling.is_over(),
        is_there: is_sought,
        can_be_pressed: |puzzling| !matches!(puzzling.state(), PuzzleState::Judging),
    },
    Button {
        lead: PuzzleLead::NoWin,
        said: "solving-no-win",
        skin: Skin::Plain,
        has_room: |puzzling| puzzling.asks_whether() && !puzzling.is_over(),
        is_there: is_sought,
        can_be_pressed: Puzzling::is_open,
    },
    Button {
        lead: PuzzleLead::Look,
        said: "solving-look",
        skin: Skin::Plain,
        has_room: Puzzling::is_over,
        is_there: ALWAYS,
        can_be_pressed: ALWAYS,
    },
];

/// The buttons that lead on, which share a place.
static WAYS_ON: [Button; 2] = [
    Button {
        lead: PuzzleLead::TryAgain,
        said: "lesson-try-again",
        skin: Skin::Primary,
        has_room: ALWAYS,
        is_there: |puzzling| matches!(puzzling.state(), PuzzleState::Refuted(_)),
        can_be_pressed: ALWAYS,
    },
    Button {
        lead: PuzzleLead::Next,
        said: "again-next",
        skin: Skin::Primary,
        has_room: ALWAYS,
        is_there: Puzzling::is_over,
        can_be_pressed: ALWAYS,
    },
];

/// Whether another puzzle follows.
fn has_next(puzzling: &Puzzling, trained: &Trained, today: Today) -> bool {
    let comes_again = || !trained.training().due((today.0)()).is_empty();
    puzzling.source() != PuzzleSource::Again || comes_again()
}

/// Enter leads on while there is nothing to choose on the board, and the key for a hint gives one.
fn lead_by_keys(
    puzzling: Option<Res<Puzzling>>,
    (trained, today): (Res<Trained>, Res<Today>),
    mut actions: MessageReader<Action>,
    mut leads: MessageWriter<PuzzleLead>,
) {
    let Some(puzzling) = puzzling else { return actions.clear() };
    for action in actions.read() {
        let lead = match (action, puzzling.state()) {
            (Action::Choose, PuzzleState::Refuted(_)) => PuzzleLead::TryAgain,
            (Action::Choose, _) if puzzling.is_over() => {
                if has_next(&puzzling, &trained, *today) {
                    PuzzleLead::Next
                } else {
                    PuzzleLead::Leave
                }
            }
            (Action::Hint, _) if puzzling.is_open() => PuzzleLead::Hint,
            _ => continue,
        };
        leads.write(lead);
    }
}

/// The width of the panel, in ems.
const WIDE: f32 = 46.0;

fn panel(words: &Words) -> impl Bundle + use<> {
    (
        Name::new("puzzle"),
        PuzzlePanel,
        ui::plank(
            WIDE,
            0.5,
            BRASS,
            children![
                task_lines(),
                (
                    Node {
                        justify_content: JustifyContent::SpaceBetween,
                        flex_shrink: 0.0,
                        ..ui::wraps()
                    },
                    Pickable::IGNORE,
                    children![
                        (ui::wraps(), Pickable::IGNORE, buttons(words, &BUTTONS, &Node::default())),
                        (ways_on(), Pickable::IGNORE, buttons(words, &WAYS_ON, &ui::only_cell())),
                    ],
                ),
            ],
        ),
    )
}

/// Buttons, each in a place of this kind.
fn buttons(words: &Words, buttons: &'static [Button], place: &Node) -> impl Bundle + use<> {
    let each: Vec<_> = buttons
        .iter()
        .map(|button| {
            let face = ui::button(button.skin, words.say(button.said));
            (
                ShownIf(button),
                Node { display: Display::None, ..place.clone() },
                Visibility::default(),
                Pickable::IGNORE,
                children![(LeadButton(button), face, ui::sends(button.lead))],
            )
        })
        .collect();
    Children::spawn(SpawnIter(each.into_iter()))
}

fn say(
    puzzling: If<Res<Puzzling>>,
    (trained, today, speaker): (Res<Trained>, Res<Today>, Res<Speaker>),
    mut lines: TaskLines,
) {
    lines.show(puzzle_sayings(&speaker.0, &puzzling, &trained, *today));
}

/// Shows the buttons that lead somewhere now.
fn offer(
    puzzling: If<Res<Puzzling>>,
    (trained, today): (Res<Trained>, Res<Today>),
    mut places: Query<(&ShownIf, &mut Node, &mut Visibility)>,
    buttons: Query<(Entity, &LeadButton, Has<InteractionDisabled>)>,
    mut commands: Commands,
) {
    for (ShownIf(button), mut node, mut visibility) in &mut places {
        let display = if (button.has_room)(&puzzling) { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
        let is_for_next = button.lead == PuzzleLead::Next;
        let is_there =
            (button.is_there)(&puzzling) && (!is_for_next || has_next(&puzzling, &trained, *today));
        visibility.set_if_neq(shows(is_there));
    }
    for (entity, LeadButton(button), is_disabled) in &buttons {
        ui::enable(&mut commands, entity, is_disabled, (button.can_be_pressed)(&puzzling));
    }
}
