//! A third kind of player, to see what it takes to add one: it plays the first legal turn. This file and
//! the line with `joined_by` are all of it.

use bevy::prelude::*;
use nonaga::{
    game::{
        common::Flow,
        referee::{Ask, Asker, NewMatch, NotYours, Objection, Referee, Request, Seat, Seats},
        table::{Motion, Thing},
    },
    record::{Player, PlayerKind},
    rules::{HouseRules, Match, Part, Position, Side},
};

use crate::player::Table;

fn plugin(app: &mut App) {
    app.add_systems(Update, play.in_set(Flow::Ask));
}

fn play(
    referee: Res<Referee>,
    moving: Query<(), With<Motion>>,
    mut requests: MessageWriter<Request>,
) {
    let position = referee.position();
    if referee.seat(position.to_move()) != Seat::Script || !moving.is_empty() {
        return;
    }
    let ask = match position.due() {
        Some(Part::Slide) => position.slides().first().copied().map(Ask::Slide),
        Some(Part::Relocation) => position.relocations().next().map(Ask::Relocate),
        None => None,
    };
    requests.write_batch(ask.map(|ask| ask.by(Asker::Script)));
}

#[test]
fn a_new_kind_of_player_joins_by_its_plugin_and_a_seat() {
    let mut table = Table::joined_by(plugin);
    let game = Match::new(Position::start(HouseRules::Booklet));
    let person = || Player { name: String::new(), player: PlayerKind::Human };
    let players = [person(), person()];
    let seats = Seats([Seat::Script, Seat::Hand]);
    let mut new = NewMatch::to_play(game, players);
    new.seats = seats;
    table.ask(Ask::Begin(Box::new(new))).expect("a match");
    for turn in 1..=3 {
        while !table.referee().waits_for_hand() {
            table.frame();
        }
        table.rest();
        assert_eq!(table.position().to_move(), Side::Black);
        assert_eq!(table.referee().game().turns().len(), 2 * turn - 1);

        let red = table.position().tokens(Side::Red)[0];
        table.click(Thing::Token, red);
        let slide = table.position().slides()[0];
        table.slide(slide);
        let relocation = table.position().relocations().next().expect("a disc to take");
        table.heard();
        table.relocate(relocation);
        assert_eq!(table.heard().refused.len(), 0);
    }
    // Now it is the new player's turn, and nobody else's.
    let refused = table.ask(Ask::Slide(table.position().slides()[0])).expect_err("not theirs");
    assert_eq!(refused.why, Objection::NotYours(NotYours::Scripts));
}
