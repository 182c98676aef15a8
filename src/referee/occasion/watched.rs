//! A recorded match is watched.

use super::{ComesFrom, Controls, Judged, Occasion, Pause, PlaysOn};

/// A recorded match is watched. The viewer may try other turns, which does not change the match.
pub static WATCHED: Occasion = Occasion {
    name: "watched",
    opens_table: true,
    is_saved: false,
    has_result: false,
    may_be_shared: true,
    comes_close_to_win: true,
    may_take_back: true,
    goes_by_consent: false,
    has_hints: true,
    judged: Judged::AtOnce,
    lists_turns: true,
    asks_for_parts: false,
    controls: Controls::OwnPanel,
    plays_on: PlaysOn::InAnotherMatch,
    keys_step: true,
    says_why_beside: true,
    answers_idle_tries: true,
    pause: Pause::WhetherLinesAreKept,
    comes_from: ComesFrom::Matches,
};
