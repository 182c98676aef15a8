//! Actions: what keys, the buttons of a gamepad and those on the screen do, by name, and what comes
//! of those that are about the match.

use bevy::prelude::*;
use serde::Serialize;
use strum::{VariantArray, VariantNames};

use super::{Flow, Gesture, Go, Hand, Request, Settings, Sheet};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Action>().add_message::<Go>().add_systems(
        Update,
        perform.in_set(Flow::Ask).before(super::hand::ask).run_if(on_message::<Action>),
    );
}

/// Something that a person does by a key or a button, whichever it is.
#[derive(
    Message, Serialize, Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, VariantNames,
)]
pub enum Action {
    /// Moves the cursor up, as one sees the board.
    Up,
    /// Down.
    Down,
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Moves the cursor to the next thing that can be chosen.
    Next,
    /// To the one before.
    Previous,
    /// Chooses what the cursor is on, as a click does.
    Choose,
    /// Lets go of what is held; with nothing held, the match rests.
    Back,
    /// Takes back a part of a turn.
    TakeBackPart,
    /// Takes back to the start of a turn.
    TakeBackTurn,
    /// Plays again what was taken back.
    Redo,
    /// Shows what the computer would play.
    Hint,
    /// Offers a draw, for the side to move.
    OfferDraw,
    /// Gives up, for the side to move.
    Resign,
    /// Looks at the board from the other side.
    Flip,
    /// Looks at the whole board again, as at the beginning.
    WholeBoard,
    /// Names the cells, or no longer.
    Coordinates,
    /// Opens the list of turns, or closes it.
    Turns,
    /// Opens the rules.
    Rules,
    /// The match rests.
    Pause,
    /// Goes from the board to the buttons around it.
    ToButtons,
}

/// Does what is about the match, the settings and the sheets over the table. The cursor, the camera
/// and what is drawn over the table do the rest.
fn perform(
    hand: Res<Hand>,
    mut settings: ResMut<Settings>,
    mut actions: MessageReader<Action>,
    mut goes: MessageWriter<Go>,
    mut gestures: MessageWriter<Gesture>,
    mut requests: MessageWriter<Request>,
) {
    for action in actions.read() {
        match action {
            Action::Back if !hand.is_empty() => {
                gestures.write(Gesture::LetGo);
            }
            Action::Back | Action::Pause => {
                goes.write(Go::Over(Sheet::Pause));
            }
            Action::Rules => {
                goes.write(Go::Over(Sheet::Rules));
            }
            Action::TakeBackPart => {
                requests.write(Request::TakeBackPart);
            }
            Action::TakeBackTurn => {
                requests.write(Request::TakeBackTurn);
            }
            Action::Redo => {
                requests.write(Request::Redo);
            }
            Action::Coordinates => settings.coordinates = !settings.coordinates,
            _ => {}
        }
    }
}

impl Action {
    /// Whether it goes on for as long as its key is held down.
    pub fn repeats(self) -> bool {
        matches!(
            self,
            Action::Up
                | Action::Down
                | Action::Left
                | Action::Right
                | Action::Next
                | Action::Previous
        )
    }
}
