//! Occasions: what is going on at the table. A match may be played, watched, taught and so on. What the rooms
//! do differently then is asked of the [`Occasion`], and of nothing else.
//!
//! Each occasion is a file that answers every question, and a line in [`OCCASIONS`]. A question that one forgets
//! to answer does not compile.
//!
//! | file | what it owns |
//! |---|---|
//! | `played.rs` | a match is played |
//! | `watched.rs` | a recorded match is watched |
//! | `lesson.rs` | a lesson is taught |
//! | `exercise.rs` | an exercise is solved |
//! | `puzzle.rs` | a puzzle is solved |
//! | `title.rs` | a match is only shown |
//! | `far_away.rs` | a match is played with somebody far away |

mod exercise;
mod far_away;
mod lesson;
mod played;
mod puzzle;
mod title;
mod watched;

pub use exercise::EXERCISE;
pub use far_away::{FAR_AWAY, FAR_AWAY_WITH_HINTS};
pub use lesson::LESSON;
pub use played::PLAYED;
pub use puzzle::PUZZLE;
pub use title::TITLE;
pub use watched::WATCHED;

/// All occasions.
pub static OCCASIONS: [&Occasion; 8] =
    [&PLAYED, &WATCHED, &LESSON, &EXERCISE, &PUZZLE, &TITLE, &FAR_AWAY, &FAR_AWAY_WITH_HINTS];

/// What is going on at the table, as answers to all that the rooms ask about it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each answers a question of its own")]
pub struct Occasion {
    /// What it is called in the code and its tests.
    pub name: &'static str,
    /// Whether the table is opened for it. Otherwise the match lies behind another screen.
    pub opens_table: bool,
    /// Whether the match is saved after each part, and can be continued.
    pub is_saved: bool,
    /// Whether a page with the result follows the end.
    pub has_result: bool,
    /// Whether the match may be shared.
    pub may_be_shared: bool,
    /// Whether the camera comes closer to a win. What lies below the board is hidden meanwhile.
    pub comes_close_to_win: bool,
    /// Whether the player may take back.
    pub may_take_back: bool,
    /// Whether somebody at another table has to agree before anything is taken back, or before another match begins.
    pub goes_by_consent: bool,
    /// Whether the player may ask the computer for a hint.
    pub has_hints: bool,
    /// When the turns are judged.
    pub judged: Judged,
    /// Whether the turns are listed beside the board.
    pub lists_turns: bool,
    /// Whether somebody is asked to play the part that is due.
    pub asks_for_parts: bool,
    /// What lies below the board.
    pub controls: Controls,
    /// What playing on from an earlier turn does.
    pub plays_on: PlaysOn,
    /// Whether keys that move the cursor step through the match until the cursor is called to the board.
    pub keys_step: bool,
    /// Whether the reason of a refusal stands beside the piece. Otherwise the panel says it.
    pub says_why_beside: bool,
    /// Whether somebody who tries to play where nobody can is told why.
    pub answers_idle_tries: bool,
    /// What the pause says.
    pub pause: Pause,
    /// Where the player has come from, and goes back to.
    pub comes_from: ComesFrom,
}

/// When the turns of a match are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judged {
    /// Never.
    Never,
    /// From the beginning.
    AtOnce,
    /// Once the match has ended.
    OnceEnded,
}

/// What lies below the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Controls {
    /// The buttons of a match that is played.
    OfMatch,
    /// A panel of its own.
    OwnPanel,
    /// Nothing.
    None,
}

/// What playing on from an earlier turn does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaysOn {
    /// It takes back the turns after it.
    TakingBack,
    /// It begins another match. This one stays as it is.
    InAnotherMatch,
    /// It is not possible.
    Never,
}

/// What the pause says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause {
    /// How the match stands, and whether it is saved.
    HowItStands,
    /// Whether anything is lost that was tried.
    WhetherLinesAreKept,
    /// Always this sentence.
    Always(&'static str),
}

/// The screen from which a match is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComesFrom {
    /// The title.
    Title,
    /// The list of lessons.
    Lessons,
    /// The list of matches.
    Matches,
    /// The page with the puzzles.
    Puzzles,
    /// The result of the match, which has just been played.
    Result,
}
