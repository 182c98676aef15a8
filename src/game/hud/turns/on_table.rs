//! Which turn is on the table, in words.

use crate::game::{common::Speaker, referee::Referee};

/// Which turn is on the table, and how many there are: "Turn 3 of 9".
pub fn turn_looked_at(referee: &Referee, speaker: &Speaker) -> String {
    let turn = referee.game().turns().len();
    speaker.0.say_with("hud-turn-of", &[("turn", &turn), ("turns", &referee.turns())])
}
