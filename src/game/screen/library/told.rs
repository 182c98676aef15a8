//! What a row tells of a match, in words.

use crate::{
    game::referee::display_name,
    home::{HomeError, Listed},
    record::{Drawn, Header, Outcome, Player, RecordError},
    rules::Side,
    words::{Tellable, Words},
};

/// What the list calls a match.
pub(super) fn called(words: &Words, listed: &Listed<Header>) -> String {
    match (&listed.found, listed.chosen_name()) {
        (Ok(header), None) => tell_players(words, &header.red, &header.black),
        _ => listed.name.clone(),
    }
}

/// Both players, as the list calls them.
pub(super) fn tell_players(words: &Words, red: &Player, black: &Player) -> String {
    let fields: [(&str, &dyn Tellable); 2] = [
        ("red", &display_name(words, red, Side::Red)),
        ("black", &display_name(words, black, Side::Black)),
    ];
    words.say_with("library-players", &fields)
}

/// What a result is called in a row.
pub(super) fn tell_result(words: &Words, outcome: Outcome) -> String {
    match outcome {
        Outcome::Won { by, shape } => {
            let fields: [(&str, &dyn Tellable); 2] = [("side", &by), ("shape", &shape)];
            words.say_with("library-won", &fields)
        }
        Outcome::Resigned { by } => words.say_with("library-resigned", &[("side", &by)]),
        Outcome::Draw(Drawn::Repetition) => words.say("library-repeated"),
        Outcome::Draw(Drawn::Agreed) => words.say("library-agreed"),
        Outcome::Unfinished => words.say("library-unfinished"),
    }
}

/// What is wrong with a match that can be watched up to there.
pub(super) fn tell_fault(words: &Words, fault: &RecordError) -> String {
    let why = words.tell(fault);
    match fault.turn() {
        Some(_) => words.say_with("library-fault", &[("why", &why)]),
        None => why,
    }
}

/// Why a file cannot be read. Its row names it already.
pub(super) fn tell_broken(words: &Words, why: &HomeError) -> String {
    match why {
        HomeError::Damaged { damage, .. } => words.tell(damage),
        HomeError::CannotRead { detail, .. } => {
            words.say_with("library-unreadable", &[("why", &words.tell(detail))])
        }
        HomeError::Newer { version, .. } => {
            words.say_with("library-newer", &[("version", version)])
        }
        why => words.tell(why),
    }
}
