//! The names under which players are shown, and how a match ended, by name.

use serde::Serialize;
use strum::VariantNames;

use crate::{
    game::referee::{Referee, Seat},
    record::{Player, PlayerKind},
    rules::{Ending, Side},
    words::{Tellable, Words},
};

/// How sentences call a player: by name, or by colour if there is no name. In some languages the rest of the
/// sentence depends on which it is.
#[derive(Serialize, VariantNames, Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Called {
    Red,
    Black,
    Name(String),
}

impl Called {
    fn of(player: &Player, side: Side) -> Called {
        match (player.name.trim(), side) {
            ("", Side::Red) => Called::Red,
            ("", Side::Black) => Called::Black,
            (name, _) => Called::Name(name.to_owned()),
        }
    }
}

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

/// What the match on the table is called: by its players.
pub fn match_name(words: &Words, referee: &Referee) -> String {
    let name = |side| display_name(words, referee.player(side), side);
    let fields: [(&str, &dyn Tellable); 2] =
        [("red", &name(Side::Red)), ("black", &name(Side::Black))];
    words.say_with("match-name", &fields)
}

impl Referee {
    /// How sentences call the player of a side.
    pub fn called(&self, side: Side) -> Called {
        Called::of(self.player(side), side)
    }

    /// The side that sentences call “you”: that of a person who plays against the computer.
    pub fn you(&self) -> Option<Side> {
        let plays_computer = |side: &Side| {
            self.seat(*side).is_person() && matches!(self.seat(side.other()), Seat::Computer(_))
        };
        Side::BOTH.into_iter().find(plays_computer)
    }

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
