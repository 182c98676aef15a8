//! The matches of a puzzle: the one in which it is solved, and the one as which it can be looked at once it is over.

use std::{collections::BTreeMap, sync::Arc};

use jiff::Timestamp;

use super::{super::Watch, Puzzling};
use crate::{
    game::referee::{
        NewMatch,
        occasion::{self, ComesFrom},
    },
    record::{Player, PlayerKind, Record, Variation},
    rules::{Match, Side, Turn},
    words::Words,
};

impl Puzzling {
    /// The match in which it is solved.
    pub(super) fn to_solve(&self, words: Option<&Words>) -> NewMatch {
        let game = Match::new(self.puzzle.position.clone());
        let new = NewMatch::to_learn(game, people(), &occasion::PUZZLE);
        match words {
            Some(words) => new.called(self.title(words)),
            None => new,
        }
    }

    /// The match as which it is looked at: what solves it to the end, with the wrong tries as variations.
    pub(super) fn to_watch(&self, line: &[Turn], words: Option<&Words>) -> Watch {
        let mut game = Match::new(self.puzzle.position.clone());
        let is_played = |turn: &&Turn| game.play_turn(**turn).is_ok();
        line.iter().take_while(is_played).for_each(drop);
        let tried = |[turn, reply]: &[Turn; 2]| Variation {
            turns: vec![*turn, *reply],
            ..Variation::default()
        };
        let lines = self.tries.iter().map(tried).collect();
        let (notes, [red, black]) = (BTreeMap::new(), people());
        Watch {
            record: Arc::new(Record {
                date: Timestamp::now(),
                red,
                black,
                game,
                notes,
                lines,
                from: None,
            }),
            name: words.map_or_else(String::new, |words| self.title(words)),
            lines: None,
            turn: 0,
            file: None,
            fault: None,
            comes_from: ComesFrom::Puzzles,
            is_playing: false,
        }
    }

    fn title(&self, words: &Words) -> String {
        words.say_with("solving-title", &[("id", &self.puzzle.id)])
    }
}

fn people() -> [Player; 2] {
    Side::BOTH.map(|_| Player { name: String::new(), player: PlayerKind::Human })
}
