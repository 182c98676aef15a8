//! What the player of a record is called.

use crate::{
    notation::excerpt,
    record::{Player, PlayerKind},
    words::Words,
};

/// The player's own name, or else what kind of player it is. Matches played in the terminal have no names.
pub fn called(player: &Player, words: &Words) -> String {
    let name = player.name.trim();
    if !name.is_empty() {
        return excerpt(name);
    }
    match player.player {
        PlayerKind::Human => words.say("terminal-person"),
        PlayerKind::Computer { level } => words.say_with("terminal-computer", &[("level", &level)]),
    }
}
