//! What the player is told once the table is open: who plays which colour. Until then there is no place for news.

use bevy::prelude::*;

use super::{
    far_away::FarAway,
    tell::{FarTeller, other_called},
};
use crate::{
    far::agreement::{ColourChoice, Conditions, WhoBegins},
    rules::Side,
    words::Tellable,
};

pub(super) fn greet(away: Res<FarAway>, mut teller: FarTeller) {
    let Some(far) = away.open() else { return };
    let (log, name) = (far.driver.log(), other_called(&teller.speaker.0, far));
    let Some(seating) = log.seating() else { return };
    let side = seating.side(log.keeper());
    if let Some(game) = log.game().filter(|game| game.steps().len() > 0) {
        let colour = match side {
            Side::Red => "red",
            Side::Black => "black",
        };
        let greeting = match away.read_letter() {
            Some(true) => "far-letter-read",
            Some(false) => "far-letter-known",
            None => "far-goes-on",
        };
        teller.say_with(greeting, &[("name", &name)]);
        teller.say_with("far-terms-colour", &[("colour", &colour)]);
        if game.ending().is_none() {
            let whose = if game.position().to_move() == side { "own" } else { "other" };
            teller.say_with("far-whose-turn", &[("whose", &whose), ("name", &name)]);
        }
        return;
    }
    let by_lot = log.terms().is_some_and(|terms| {
        let Conditions { colours, begins, .. } = &terms.conditions;
        *colours == ColourChoice::Lot || *begins == WhoBegins::Lot
    });
    let begins = if seating.first == side { "you" } else { "other" };
    let lot = if by_lot { "yes" } else { "no" };
    let fields: [(&str, &dyn Tellable); 4] =
        [("side", &side), ("begins", &begins), ("name", &name), ("lot", &lot)];
    teller.say_with("far-seats", &fields);
}
