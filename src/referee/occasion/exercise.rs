//! An exercise is solved.

use super::{ComesFrom, Controls, Judged, Occasion, Pause, PlaysOn};

/// An exercise is solved: a position in which the player looks for a good turn.
pub static EXERCISE: Occasion = Occasion {
    name: "exercise",
    opens_table: true,
    is_saved: false,
    has_result: false,
    may_be_shared: false,
    comes_close_to_win: false,
    may_take_back: true,
    goes_by_consent: false,
    has_hints: false,
    judged: Judged::Never,
    lists_turns: false,
    asks_for_parts: true,
    controls: Controls::OwnPanel,
    plays_on: PlaysOn::Never,
    keys_step: false,
    says_why_beside: true,
    answers_idle_tries: false,
    pause: Pause::Always("pause-exercise"),
    comes_from: ComesFrom::Puzzles,
};
