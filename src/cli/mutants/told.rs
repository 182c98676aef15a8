//! What is said about a match of Mutant pentominoes, and the words that can be typed in one.

use strum::VariantArray;

use crate::{
    cli::{CliError, TerminalWord, desk::Desk},
    mutants::{MutantMatch, MutantPlayer, MutantPlayerKind, MutantRecord, Pentomino},
    words::Words,
};

/// The words that mean something in such a match, each with the key of what it does.
pub const WORDS: [(TerminalWord, &str); 13] = [
    (TerminalWord::Help, "terminal-word-help-explained"),
    (TerminalWord::Rules, "terminal-word-rules-explained"),
    (TerminalWord::Moves, "mutants-word-moves"),
    (TerminalWord::Pieces, "mutants-word-pieces"),
    (TerminalWord::Board, "terminal-word-board-explained"),
    (TerminalWord::Drawing, "terminal-word-drawing-explained"),
    (TerminalWord::Why, "mutants-word-why"),
    (TerminalWord::Last, "terminal-word-last-explained"),
    (TerminalWord::Hint, "terminal-word-hint-explained"),
    (TerminalWord::Undo, "mutants-word-undo"),
    (TerminalWord::Resign, "terminal-word-resign-explained"),
    (TerminalWord::Yes, "terminal-word-yes-explained"),
    (TerminalWord::Quit, "terminal-word-quit-explained"),
];

/// Says who plays.
pub fn tell_players(record: &MutantRecord, desk: &mut Desk) -> Result<(), CliError> {
    let [first, second] = [&record.first, &record.second].map(|player| called(player, &desk.words));
    desk.say("mutants-players", &[("first", &first), ("second", &second)])
}

/// The player's own name, or else what kind of player it is.
fn called(player: &MutantPlayer, words: &Words) -> String {
    match (player.name.trim(), player.player) {
        ("", MutantPlayerKind::Human) => words.say("terminal-person"),
        ("", MutantPlayerKind::Computer { level }) => {
            words.say_with("terminal-computer", &[("level", &level)])
        }
        (name, _) => crate::notation::excerpt(name),
    }
}

/// Says which shapes were formed, and which can still be.
pub fn tell_shapes(game: &MutantMatch, desk: &mut Desk) -> Result<(), CliError> {
    let Some(position) = game.position() else { return Ok(()) };
    let all = Pentomino::VARIANTS.iter().copied();
    let left: Vec<Pentomino> = all.filter(|shape| position.formed_in(*shape).is_none()).collect();
    let shape = position.shape();
    desk.say("mutants-formed", &[("shape", &shape), ("formed", &position.formed())])?;
    desk.say("mutants-to-form", &[("shapes", &left)])
}

/// Says whose turn it is, and for what.
pub fn tell_due(game: &MutantMatch, desk: &mut Desk) -> Result<(), CliError> {
    let side = game.to_move();
    if game.position().is_some() {
        return desk.say("mutants-to-move", &[("side", &side)]);
    }
    let circle = game.drawn().len() + 1;
    desk.say("mutants-to-draw", &[("side", &side), ("circle", &circle)])
}
