//! The names under which players and matches are shown.

use super::{Called, Referee};
use crate::{
    record::{Player, PlayerKind},
    rules::Side,
    words::{Tellable, Words},
};

/// The player's name, or the colour if there is no name. The computer's name comes with its level.
pub fn display_name(words: &Words, player: &Player, side: Side) -> String {
    let name = words.tell(&Called::of(player, side));
    match player.player {
        PlayerKind::Human => name,
        PlayerKind::Computer { level } => name_with(words, &name, &words.tell(&level)),
    }
}

/// A name with what stands beside it: the level of the computer, or "you".
pub fn name_with(words: &Words, name: &str, beside: &str) -> String {
    let fields: [(&str, &dyn Tellable); 2] = [("name", &name), ("level", &beside)];
    words.say_with("game-computer", &fields)
}

/// What the match on the table is called: by its title, or else by its players.
pub fn match_name(words: &Words, referee: &Referee) -> String {
    if let Some(title) = &referee.paper().title {
        return title.clone();
    }
    let name = |side| display_name(words, referee.player(side), side);
    let fields: [(&str, &dyn Tellable); 2] =
        [("red", &name(Side::Red)), ("black", &name(Side::Black))];
    words.say_with("match-name", &fields)
}
