//! The score of the matches that the same players have played in a row, by one rematch after another.

use bevy::prelude::*;

use crate::{
    game::{
        common::Flow,
        referee::{Ask, Done, Referee},
    },
    record::{Level, PlayerKind},
    rules::{Ending, Side},
    words::{Tellable, Words},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Series>()
        .add_systems(Update, leave_behind.in_set(Flow::Tell).run_if(on_message::<Done>));
}

/// What the matches before the one on the table came to. Its players have swapped colours since the last of them.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct Series {
    before: Score,
    /// The next match to begin is a rematch.
    goes_on: bool,
}

/// How many matches each side has won, and how many neither has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Score {
    won: [usize; 2],
    drawn: usize,
}

impl Score {
    /// The score after one more match.
    fn after(mut self, ending: Ending) -> Score {
        match ending.winner() {
            Some(side) => self.won[side as usize] += 1,
            None => self.drawn += 1,
        }
        self
    }

    /// The same score once the players have swapped colours.
    fn with_colours_swapped(self) -> Score {
        let [red, black] = self.won;
        Score { won: [black, red], ..self }
    }
}

impl Series {
    /// A rematch follows the match on the table.
    pub(super) fn go_on(&mut self, referee: &Referee) {
        let ending = referee.played().ending();
        let score = ending.map_or(self.before, |ending| self.before.after(ending));
        self.before = score.with_colours_swapped();
        self.goes_on = true;
    }

    /// The score, this match included. A single match has none, and neither have players whom nothing tells apart.
    pub(super) fn tell(&self, words: &Words, referee: &Referee) -> Option<String> {
        let are_told_apart = referee.player(Side::Red) != referee.player(Side::Black);
        let has_score = self.before != Score::default() && are_told_apart;
        let ending = referee.played().ending().filter(|_| has_score)?;
        let Score { won: [red, black], drawn } = self.before.after(ending);
        if let Some((own, level)) = alone_with_computer(referee) {
            let [own, other] = if own == Side::Red { [red, black] } else { [black, red] };
            let fields: [(&str, &dyn Tellable); 4] =
                [("own", &own), ("level", &level), ("other", &other), ("drawn", &drawn)];
            return Some(words.say_with("result-score-you", &fields));
        }
        let name = |side| referee.seen_name(words, side);
        let fields: [(&str, &dyn Tellable); 5] = [
            ("red", &name(Side::Red)),
            ("black", &name(Side::Black)),
            ("red-won", &red),
            ("black-won", &black),
            ("drawn", &drawn),
        ];
        Some(words.say_with("result-score", &fields))
    }
}

/// The side of a person who plays against the computer, and its level.
pub(super) fn alone_with_computer(referee: &Referee) -> Option<(Side, Level)> {
    let own = referee.you()?;
    match referee.player(own.other()).player {
        PlayerKind::Computer { level } => Some((own, level)),
        PlayerKind::Human => None,
    }
}

/// A match that is no rematch begins another series. One that has ended already has only come back to the table, unless it was
/// played with somebody far away.
fn leave_behind(mut done: MessageReader<Done>, mut series: ResMut<Series>) {
    for done in done.read() {
        if let Ask::Begin(new) = &done.request.ask
            && new.occasion.has_result
            && (new.occasion.goes_by_consent || new.playhead().game().ending().is_none())
            && !std::mem::take(&mut series.goes_on)
        {
            *series = Series::default();
        }
    }
}
