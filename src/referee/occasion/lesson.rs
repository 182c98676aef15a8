//! A lesson is taught.

use super::{ComesFrom, Controls, Judged, Occasion, Pause, PlaysOn};

/// A lesson is taught. It has hints and a list of its own, and decides what may be played.
pub static LESSON: Occasion = Occasion {
    name: "lesson",
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
    says_why_beside: false,
    answers_idle_tries: false,
    pause: Pause::Always("pause-lesson"),
    comes_from: ComesFrom::Lessons,
};
