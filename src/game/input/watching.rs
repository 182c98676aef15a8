//! What keys and gamepad buttons mean while a recorded match is watched. The arrows then lead through the match,
//! until the viewer calls the cursor to the board to try a turn.

use super::{Action, Cursor};
use crate::game::referee::Referee;

/// What an action becomes while a match is watched and the cursor is not on the board.
const MEANINGS: [(Action, Action); 6] = [
    (Action::Left, Action::PartBack),
    (Action::Right, Action::PartForward),
    (Action::Up, Action::TurnBack),
    (Action::Down, Action::TurnForward),
    (Action::Choose, Action::PlayOrPause),
    (Action::WholeBoard, Action::ToStart),
];

/// What the player means by a key or a gamepad button.
pub(super) fn meant(action: Action, referee: &Referee, cursor: &Cursor) -> Action {
    if cursor.is_shown() || !referee.occasion().keys_step {
        return action;
    }
    let meaning = MEANINGS.iter().find(|(plain, _)| *plain == action);
    meaning.map_or(action, |(_, meant)| *meant)
}
