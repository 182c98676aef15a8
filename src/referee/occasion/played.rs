//! A match is played.

use super::{ComesFrom, Controls, Judged, Occasion, Pause, PlaysOn};

/// A match is played, by people or by the computer.
pub static PLAYED: Occasion = Occasion {
    name: "played",
    opens_table: true,
    is_saved: true,
    has_result: true,
    may_be_shared: true,
    comes_close_to_win: true,
    may_take_back: true,
    goes_by_consent: false,
    has_hints: true,
    judged: Judged::OnceEnded,
    lists_turns: true,
    asks_for_parts: true,
    controls: Controls::OfMatch,
    plays_on: PlaysOn::TakingBack,
    keys_step: false,
    says_why_beside: true,
    answers_idle_tries: true,
    pause: Pause::HowItStands,
    comes_from: ComesFrom::Title,
};
