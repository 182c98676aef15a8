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

impl Referee {
    /// The name of the player of a side, as it is seen at the table: whoever has none finds “you” beside their colour.
    pub fn seen_name(&self, words: &Words, side: Side) -> String {
        let player = self.player(side);
        let name = display_name(words, player, side);
        // Whoever plays with somebody far away has a line of their own that says it.
        let is_far = self.occasion().goes_by_consent;
        let is_you = player.name.trim().is_empty() && !is_far && self.you() == Some(side);
        if is_you { name_with(words, &name, &words.say("called-you")) } else { name }
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
