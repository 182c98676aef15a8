//! Answers for those who do not see the board: what lies around the cursor, and where the pieces are.

use bevy::prelude::*;

use crate::{
    game::{
        common::{Flow, Notice, Screen, Speaker},
        input::{Action, Pointed},
        referee::Referee,
    },
    rules::{Cell, Position, Side},
    words::Words,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        answer.in_set(Flow::Point).run_if(in_state(Screen::Match)).run_if(on_message::<Action>),
    );
}

fn answer(
    (referee, speaker, pointed): (Res<Referee>, Res<Speaker>, Res<Pointed>),
    mut actions: MessageReader<Action>,
    mut notices: MessageWriter<Notice>,
) {
    let (words, position) = (&speaker.0, referee.position());
    for action in actions.read() {
        let said = match action {
            Action::TellAround => {
                // The pointer may rest somewhere away from the board.
                let is_near = |cell: &Cell| {
                    let board = position.board();
                    board.has_disc(*cell) || board.touching(*cell).next().is_some()
                };
                let cell = pointed.spot.map(|spot| spot.cell).filter(is_near);
                around(words, position, cell.unwrap_or(position.middle()))
            }
            Action::TellPieces => pieces(words, position),
            _ => continue,
        };
        notices.write(Notice::Told(said.join("\n")));
    }
}

/// What lies on a cell, and along each direction from it.
fn around(words: &Words, position: &Position, cell: Cell) -> Vec<String> {
    let thing = match position.token_at(cell) {
        Some(Side::Red) => "red",
        Some(Side::Black) => "black",
        None if position.board().has_disc(cell) => "disc",
        None => "none",
    };
    let on = words.say_with("cell-holds", &[("thing", &thing), ("cell", &cell)]);
    [on].into_iter().chain(position.sights(cell).iter().map(|sight| words.tell(sight))).collect()
}

/// Where each side's tokens are, which discs can be taken, and which is locked.
fn pieces(words: &Words, position: &Position) -> Vec<String> {
    let tokens = Side::BOTH.map(|side| {
        let cells = position.tokens(side).to_vec();
        words.say_with("tokens-of", &[("side", &side), ("cells", &cells)])
    });
    let takeable = position.takeable().to_vec();
    let takeable = words.say_with("discs-to-take", &[("cells", &takeable)]);
    let locked = position.locked().map(|cell| words.say_with("disc-locked", &[("cell", &cell)]));
    tokens.into_iter().chain([takeable]).chain(locked).collect()
}
