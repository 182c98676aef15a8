//! Actions: what keys, gamepad buttons and on-screen buttons can do, by name.

use bevy::prelude::*;
use serde::Serialize;
use strum::{VariantArray, VariantNames};

/// Something the player does with a key or a button.
#[derive(
    Message, Serialize, Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, VariantNames,
)]
pub enum Action {
    /// Moves the cursor up, as the player sees the board.
    Up,
    /// Moves the cursor down.
    Down,
    /// Moves the cursor to the left.
    Left,
    /// Moves the cursor to the right.
    Right,
    /// Moves the cursor to the next thing that can be chosen.
    Next,
    /// Moves the cursor to the previous thing that can be chosen.
    Previous,
    /// Chooses the thing under the cursor, as a click does.
    Choose,
    /// Opens a field for a turn in the game's notation.
    TypeTurn,
    /// Lets go of the held piece. If nothing is held, pauses the match.
    Back,
    /// Takes back a part of a turn.
    TakeBackPart,
    /// Takes back everything to the start of a turn.
    TakeBackTurn,
    /// Redoes what was taken back, or brings back the variation that was removed last.
    Redo,
    /// Shows what the computer would play.
    Hint,
    /// Goes to the start of the match.
    ToStart,
    /// Goes back to the start of this turn, or of the one before.
    TurnBack,
    /// Goes back by a part of a turn.
    PartBack,
    /// Lets a recorded match play itself, or stops it.
    PlayOrPause,
    /// Goes on by a part of a turn.
    PartForward,
    /// Goes on to the end of the turn.
    TurnForward,
    /// Goes to the end of the match.
    ToEnd,
    /// Plays a recorded match slower.
    Slower,
    /// Plays a recorded match faster.
    Faster,
    /// Goes back to the last mistake, just after it was played.
    MistakeBack,
    /// Goes on to the next mistake, just after it was played.
    MistakeForward,
    /// Shows how a side can win for certain, what the side to move should have played, or what follows on a turn that was tried,
    /// while a match is looked through.
    ShowBetter,
    /// Leaves the variation, for the match it branches off from.
    BackToMatch,
    /// Removes the variation.
    RemoveLine,
    /// Begins a new match from the position on the table.
    PlayFromHere,
    /// Shares the match on the table.
    Share,
    /// Offers a draw, for the side to move.
    OfferDraw,
    /// Resigns, for the side to move.
    Resign,
    /// Shows the board from the other side.
    Flip,
    /// Shows the whole board, as at the beginning.
    WholeBoard,
    /// Shows the board from straight above, or again from the front.
    FromAbove,
    /// Says what lies around the cursor.
    TellAround,
    /// Says where the pieces are.
    TellPieces,
    /// Shows or hides the names of the cells.
    Coordinates,
    /// Opens or closes the list of turns.
    Turns,
    /// Opens the page of all controls.
    Controls,
    /// Opens the rules.
    Rules,
    /// Pauses the match.
    Pause,
    /// Moves the keyboard focus from the board to the buttons around it.
    ToButtons,
}

impl Action {
    /// Whether holding down its key repeats it.
    pub fn repeats(self) -> bool {
        matches!(
            self,
            Action::Up
                | Action::Down
                | Action::Left
                | Action::Right
                | Action::Next
                | Action::Previous
                | Action::TurnBack
                | Action::PartBack
                | Action::PartForward
                | Action::TurnForward
        )
    }
}
