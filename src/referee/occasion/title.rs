//! A match is only shown.

use super::{ComesFrom, Controls, Judged, Occasion, Pause, PlaysOn};

/// A match plays itself behind the title, or for a picture. Nobody can do anything with it.
pub static TITLE: Occasion = Occasion {
    name: "title",
    opens_table: false,
    is_saved: false,
    has_result: false,
    may_be_shared: false,
    comes_close_to_win: false,
    may_take_back: false,
    goes_by_consent: false,
    has_hints: false,
    judged: Judged::Never,
    lists_turns: false,
    asks_for_parts: false,
    controls: Controls::None,
    plays_on: PlaysOn::Never,
    keys_step: false,
    says_why_beside: false,
    answers_idle_tries: false,
    pause: Pause::Always("pause-nothing-played"),
    comes_from: ComesFrom::Title,
};
