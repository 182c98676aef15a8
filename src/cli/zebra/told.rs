//! What is said about a match of Zebra, and the words that can be typed in one.

use crate::{
    cli::{CliError, TerminalWord, desk::Desk},
    words::Words,
    zebra::{ZebraPlayer, ZebraPlayerKind, ZebraRecord},
};

/// The words that mean something in a match of Zebra, each with the key of what it does.
pub const WORDS: [(TerminalWord, &str); 13] = [
    (TerminalWord::Help, "terminal-word-help-explained"),
    (TerminalWord::Rules, "terminal-word-rules-explained"),
    (TerminalWord::Moves, "zebra-word-moves"),
    (TerminalWord::Pieces, "zebra-word-pieces"),
    (TerminalWord::Board, "terminal-word-board-explained"),
    (TerminalWord::Drawing, "terminal-word-drawing-explained"),
    (TerminalWord::Why, "zebra-word-why"),
    (TerminalWord::Last, "terminal-word-last-explained"),
    (TerminalWord::Hint, "terminal-word-hint-explained"),
    (TerminalWord::Undo, "zebra-word-undo"),
    (TerminalWord::Resign, "terminal-word-resign-explained"),
    (TerminalWord::Yes, "terminal-word-yes-explained"),
    (TerminalWord::Quit, "terminal-word-quit-explained"),
];

/// Says who plays.
pub fn tell_players(record: &ZebraRecord, desk: &mut Desk) -> Result<(), CliError> {
    let [light, dark] = [&record.light, &record.dark].map(|player| called(player, &desk.words));
    desk.say("zebra-players", &[("light", &light), ("dark", &dark)])
}

/// The player's own name, or else what kind of player it is.
fn called(player: &ZebraPlayer, words: &Words) -> String {
    match (player.name.trim(), player.player) {
        ("", ZebraPlayerKind::Human) => words.say("terminal-person"),
        ("", ZebraPlayerKind::Computer { level }) => {
            words.say_with("terminal-computer", &[("level", &level)])
        }
        (name, _) => crate::notation::excerpt(name),
    }
}
