//! The name under which a player is shown.

use crate::{
    record::{Player, PlayerKind},
    rules::Side,
    words::{Tellable, Words},
};

/// The player's name, or the colour if there is no name. The computer's name comes with its level.
pub fn display_name(words: &Words, Player { name, player }: &Player, side: Side) -> String {
    let name = match name.trim() {
        "" => words.tell(&side),
        name => name.to_owned(),
    };
    match player {
        PlayerKind::Human => name,
        PlayerKind::Computer { level } => {
            let fields: [(&str, &dyn Tellable); 2] =
                [("name", &name), ("level", &words.tell(level))];
            words.say_with("game-computer", &fields)
        }
    }
}
