//! The names under which players and matches are shown, and how a match ended, by name.

use super::{Called, Referee};
use crate::{
    record::{Player, PlayerKind},
    rules::{Ending, Side},
    words::{Tellable, Words},
};

/// The player's name, or the colour if there is no name. The computer's name comes with its level.
pub fn display_name(words: &Words, player: &Player, side: Side) -> String {
    let name = words.tell(&Called::of(player, side));
    match player.player {
        PlayerKind::Human => name,
        PlayerKind::Computer { level } => {
            let fields: [(&str, &dyn Tellable); 2] =
                [("name", &name), ("level", &words.tell(&level))];
            words.say_with("game-computer", &fields)
        }
    }
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

impl Referee {
    /// How the match ended. A person who plays against the computer is told what it means for them.
    pub fn tell_ending(&self, words: &Words, ending: Ending) -> String {
        let (winner, key) = match ending {
            Ending::Won { by, .. } => (by, "end-won"),
            Ending::Resigned { by } => (by.other(), "end-resigned"),
            Ending::DrawnByRepetition | Ending::DrawnByAgreement => return words.tell(&ending),
        };
        let outcome = match self.you() {
            Some(side) if side == winner => "won",
            Some(_) => "lost",
            None => "none",
        };
        let shape = match ending {
            Ending::Won { shape, .. } => Some(shape),
            _ => None,
        };
        let fields: [(&str, &dyn Tellable); 4] = [
            ("you", &outcome),
            ("winner", &self.called(winner)),
            ("loser", &self.called(winner.other())),
            ("shape", &shape),
        ];
        words.say_with(key, &fields)
    }
}
