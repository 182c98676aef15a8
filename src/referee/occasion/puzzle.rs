//! A puzzle is solved.

use super::{ComesFrom, Controls, Judged, Occasion, Pause, PlaysOn};

/// A puzzle is solved: a proven position. It has hints of its own, and plays for the opponent.
pub static PUZZLE: Occasion = Occasion {
    name: "puzzle",
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
    pause: Pause::Always("pause-puzzle"),
    comes_from: ComesFrom::Puzzles,
};
