//! A match is played with somebody far away.

use super::{ComesFrom, Controls, Judged, Occasion, Pause, PlaysOn};

/// A match is played with somebody far away, without help.
pub static FAR_AWAY: Occasion = UNHELPED;

/// The same, on terms that allow hints.
pub static FAR_AWAY_WITH_HINTS: Occasion =
    Occasion { name: "far away with hints", has_hints: true, ..UNHELPED };

const UNHELPED: Occasion = Occasion {
    name: "far away",
    opens_table: true,
    // The log of the match keeps it.
    is_saved: false,
    has_result: true,
    may_be_shared: true,
    comes_close_to_win: true,
    may_take_back: true,
    goes_by_consent: true,
    has_hints: false,
    judged: Judged::OnceEnded,
    lists_turns: true,
    asks_for_parts: true,
    controls: Controls::OfMatch,
    // Trying turns out, even against the computer, would be help. Once the match is kept, it can be watched.
    plays_on: PlaysOn::Never,
    keys_step: false,
    says_why_beside: true,
    answers_idle_tries: true,
    pause: Pause::Always("pause-far"),
    comes_from: ComesFrom::Title,
};
