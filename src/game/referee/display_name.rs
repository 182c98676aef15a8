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
    level_said(words, player).map_or_else(|| name.clone(), |level| name_with(words, &name, &level))
}

/// The level of the computer.
fn level_said(words: &Words, player: &Player) -> Option<String> {
    match player.player {
        PlayerKind::Human => None,
        PlayerKind::Computer { level } => Some(words.tell(&level)),
    }
}

impl Referee {
    /// The name of the player of a side, as it is seen at the table, with what stands beside it.
    pub fn seen_name(&self, words: &Words, side: Side) -> String {
        let (name, beside) = self.seen_names(words, side);
        beside.map_or_else(|| name.clone(), |beside| name_with(words, &name, &beside))
    }

    /// The name of the player of a side, and what stands beside it, if anything does: the computer's level, or “you” for whoever has
    /// only a colour.
    pub fn seen_names(&self, words: &Words, side: Side) -> (String, Option<String>) {
        let player = self.player(side);
        // Whoever plays with somebody far away has a line of their own that says it.
        let is_far = self.occasion().goes_by_consent;
        let is_you = player.name.trim().is_empty() && !is_far && self.you() == Some(side);
        let you = || is_you.then(|| words.say("called-you"));
        let beside = level_said(words, player).or_else(you);
        (words.tell(&Called::of(player, side)), beside)
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
