//! What is said of a puzzle: where it comes from, what it asks for, and what came of a try.

use super::task::TaskSays;
use crate::{
    game::{
        common::{moment_of, tell_date},
        keeping::Trained,
        players::{PuzzleState, Puzzling, Today},
    },
    puzzle::{PuzzleHint, PuzzleKind, PuzzleOutcome, PuzzleSource, PuzzleTry},
    words::{Tellable, Words},
};

/// Where the puzzle comes from, what it asks for, and what came of it.
pub fn puzzle_sayings(
    words: &Words,
    puzzling: &Puzzling,
    trained: &Trained,
    today: Today,
) -> TaskSays {
    let puzzle = puzzling.puzzle();
    let source = source(words, puzzling.source(), trained, today);
    let fields: [(&str, &dyn Tellable); 2] = [("source", &source), ("rating", &puzzle.rating)];
    let goal = match puzzle.kind {
        PuzzleKind::Quiet => words.say("solving-question"),
        kind => words.tell(&kind),
    };
    TaskSays {
        place: words.say_with("solving-where", &fields),
        goal,
        is_done: puzzling.state() == PuzzleState::Solved,
        came: came(words, puzzling, trained),
    }
}

fn source(words: &Words, source: PuzzleSource, trained: &Trained, today: Today) -> String {
    match source {
        PuzzleSource::Today { day } if day == (today.0)() => words.say("solving-today"),
        PuzzleSource::Today { day } => {
            words.say_with("solving-past", &[("date", &tell_date(words, moment_of(day)))])
        }
        PuzzleSource::Practice { .. } | PuzzleSource::Named => words.say("solving-practice"),
        PuzzleSource::Streak => {
            let solved = trained.training().streak.run.map_or(0, |run| run.solved);
            words.say_with("solving-streak", &[("solved", &solved)])
        }
        PuzzleSource::Again => words.say("solving-missed"),
    }
}

/// What came of the last try, or the hint.
fn came(words: &Words, puzzling: &Puzzling, trained: &Trained) -> String {
    let said = match puzzling.state() {
        PuzzleState::New | PuzzleState::Looking => {
            return puzzling.hint().map_or_else(String::new, |hint| tell_hint(words, hint));
        }
        PuzzleState::Judging => return words.say("again-judging"),
        PuzzleState::Showing => return String::new(),
        PuzzleState::ThereIsAWin => words.say("puzzles-no-win-wrong"),
        PuzzleState::Refuting(tried) | PuzzleState::Refuted(tried) => tell_try(words, tried),
        PuzzleState::Solved if puzzling.puzzle().has_no_win() => words.say("puzzles-no-win-right"),
        PuzzleState::Solved => words.tell(&PuzzleTry::Solves),
        PuzzleState::Shown if puzzling.puzzle().has_no_win() => words.tell(&PuzzleHint::NoWin),
        PuzzleState::Shown => words.say("solving-shown"),
    };
    let counted = counted(words, puzzling, trained);
    [Some(said), counted].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// What counts of it: the rating, or the end of a streak.
fn counted(words: &Words, puzzling: &Puzzling, trained: &Trained) -> Option<String> {
    let (outcome, change) = puzzling.outcome()?;
    if puzzling.source() == PuzzleSource::Streak && outcome != PuzzleOutcome::Solved {
        let best = trained.training().streak.best;
        return Some(words.say_with("solving-streak-over", &[("best", &best)]));
    }
    let is_solved = puzzling.state() == PuzzleState::Solved;
    if outcome == PuzzleOutcome::Helped {
        return is_solved.then(|| words.say("solving-helped"));
    }
    // Only what has just been counted is news.
    let is_news = is_solved == (outcome == PuzzleOutcome::Solved);
    let sign = if change < 0 { "−" } else { "+" };
    let change_said = format!("{sign}{}", change.unsigned_abs());
    let fields: [(&str, &dyn Tellable); 2] =
        [("rating", &trained.training().skill.shown()), ("change", &change_said)];
    (is_news && change != 0).then(|| words.say_with("solving-rating", &fields))
}

/// What is wrong with a try. The reply is played on the board, so it is not named.
fn tell_try(words: &Words, tried: PuzzleTry) -> String {
    match tried {
        PuzzleTry::Solves => words.tell(&tried),
        PuzzleTry::WinsLater { turns, .. } => {
            words.say_with("solving-wins-later", &[("turns", &turns)])
        }
        PuzzleTry::LosesAtOnce { .. } => words.say("solving-loses-at-once"),
        PuzzleTry::Loses { turns, .. } => words.say_with("solving-loses", &[("turns", &turns)]),
        PuzzleTry::Slips { .. } => words.say("solving-slips"),
    }
}

/// A step of the hint. What it points at is marked on the board.
fn tell_hint(words: &Words, hint: PuzzleHint) -> String {
    match hint {
        PuzzleHint::Token { .. } => words.say("solving-hint-token"),
        PuzzleHint::Target { .. } => words.say("solving-hint-target"),
        PuzzleHint::Disc { .. } => words.say("solving-hint-disc"),
        PuzzleHint::About { .. } | PuzzleHint::LookForReplies | PuzzleHint::NoWin => {
            words.tell(&hint)
        }
    }
}
