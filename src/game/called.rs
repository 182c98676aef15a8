//! What a player is called wherever players are named.

use crate::{
    record::{Player, PlayerKind},
    rules::Side,
    words::{Tellable, Words},
};

/// A player is called by name or by colour, and the computer by its level too.
pub(super) fn called(words: &Words, Player { name, player }: &Player, side: Side) -> String {
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
