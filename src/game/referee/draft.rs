//! The draft: the choices for the next match.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::NewMatch;
use crate::{
    game::common::Notice,
    record::{Level, Origin, Player, PlayerKind},
    rules::{HouseRules, Match, Setup, Side},
    words::Words,
};

/// The choices for the next match. They start out as for the last match, even after a restart. Each kind of
/// opponent has choices of its own, so that trying another kind forgets nothing.
#[derive(Resource, Serialize, Deserialize, Clone, Debug, PartialEq, Eq)]
#[serde(default)]
pub struct Draft {
    /// Who plays against whom.
    pub opponent: Opponent,
    /// How well the computer plays against the player.
    pub level: Level,
    /// Which colour the player has against the computer.
    pub colour: Colour,
    /// The player's name against the computer. Empty for the name of the colour.
    pub name: String,
    /// The names of two friends. Empty for the name of their colour.
    pub names: [String; 2],
    /// How well two computers play against each other.
    pub levels: [Level; 2],
    /// Which colour begins.
    pub first: Colour,
    /// The rules of the match.
    pub rules: HouseRules,
}

impl Default for Draft {
    /// The player has red, against the weakest computer.
    fn default() -> Draft {
        Draft {
            opponent: Opponent::Computer,
            level: Level::Beginner,
            colour: Colour::Red,
            name: String::new(),
            names: [String::new(), String::new()],
            levels: [Level::Beginner; 2],
            first: Colour::Lot,
            rules: HouseRules::default(),
        }
    }
}

/// Who plays against whom.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// The player plays against the computer.
    Computer,
    /// Two people play at this table.
    Friend,
    /// Two computers play, and the player watches.
    Computers,
}

/// A colour, or the wish to draw one by lot.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Colour {
    Red,
    Black,
    /// Drawn by lot when the match begins.
    Lot,
}

impl From<Side> for Colour {
    fn from(side: Side) -> Colour {
        match side {
            Side::Red => Colour::Red,
            Side::Black => Colour::Black,
        }
    }
}

impl Colour {
    /// The side with this colour. `Lot` draws one.
    fn side(self) -> Side {
        match self {
            Colour::Red => Side::Red,
            Colour::Black => Side::Black,
            Colour::Lot => fastrand::choice(Side::BOTH).unwrap_or(Side::Red),
        }
    }
}

impl Draft {
    /// The match to begin, and what the player is told if something was drawn by lot. The start position is
    /// always valid, so this is never `None`.
    pub fn begun(&self) -> Option<(NewMatch, Option<Notice>)> {
        let (yours, first) = (self.colour.side(), self.first.side());
        let setup = Setup { to_move: first, ..Setup::start() };
        let position = setup.validate(self.rules).ok()?;
        let players = Side::BOTH.map(|side| self.player(side, yours));
        let has_drawn_yours = self.opponent == Opponent::Computer && self.colour == Colour::Lot;
        let told = match self.first {
            _ if has_drawn_yours => Some(Notice::ColourDrawn { yours, first }),
            Colour::Lot => Some(Notice::Begins { first }),
            Colour::Red | Colour::Black => None,
        };
        Some((NewMatch::to_play(Match::new(position), players), told))
    }

    /// A match between these players that goes on from where another one stands.
    pub fn from_here(&self, game: Match, from: Origin) -> NewMatch {
        let yours = self.colour.side();
        let players = Side::BOTH.map(|side| self.player(side, yours));
        NewMatch::to_play(game, players).going_on_from(from)
    }

    /// The player of a side. Against the computer, `yours` is the side of the person.
    fn player(&self, side: Side, yours: Side) -> Player {
        let computer = |level| (String::new(), PlayerKind::Computer { level });
        let (name, player) = match self.opponent {
            Opponent::Computer if side == yours => (self.name.clone(), PlayerKind::Human),
            Opponent::Computer => computer(self.level),
            Opponent::Friend => (self.names[side as usize].clone(), PlayerKind::Human),
            Opponent::Computers => computer(self.levels[side as usize]),
        };
        Player { name, player }
    }

    /// The same draft, without names that only repeat a colour. Such a name would be wrong in a rematch with
    /// swapped colours, or in another language.
    #[must_use]
    pub fn named(&self, words: &Words) -> Draft {
        let own = |name: &str, colours: &[Side]| {
            let name = name.trim();
            let is_colour = colours.iter().any(|side| name == words.tell(side));
            if is_colour { String::new() } else { name.to_owned() }
        };
        Draft {
            name: own(&self.name, &Side::BOTH),
            names: Side::BOTH.map(|side| own(&self.names[side as usize], &[side])),
            ..self.clone()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        game::referee::{Seat, Seats},
        words::Language,
    };

    /// The match of this draft: who sits where, who begins, and what is told.
    fn begun(draft: &Draft) -> (Seats, Side, Option<Notice>) {
        let (new, told) = draft.begun().expect("the start position is valid");
        (new.seats, new.playhead().position().to_move(), told)
    }

    #[test]
    fn the_first_match_is_played_with_red_against_a_beginner() {
        let (seats, ..) = begun(&Draft::default());
        assert_eq!(seats, Seats([Seat::Hand, Seat::Computer(Level::Beginner)]));
    }

    #[test]
    fn each_opponent_has_choices_of_its_own() {
        let names = ["Ada", "Grace"].map(str::to_owned);
        let levels = [Level::Easy, Level::Master];
        let (colour, level) = (Colour::Black, Level::Hard);
        let draft = Draft { colour, level, levels, names, name: "Me".to_owned(), ..default() };
        let players = |opponent| {
            let (new, _) = Draft { opponent, ..draft.clone() }.begun().expect("a match");
            new.players.map(|Player { name, player }| (name, player))
        };
        let person = |name: &str| (name.to_owned(), PlayerKind::Human);
        let computer = |level| (String::new(), PlayerKind::Computer { level });
        assert_eq!(players(Opponent::Computer), [computer(Level::Hard), person("Me")]);
        assert_eq!(players(Opponent::Friend), [person("Ada"), person("Grace")]);
        assert_eq!(players(Opponent::Computers), levels.map(computer));
    }

    #[test]
    fn what_is_drawn_by_lot_is_what_is_told() {
        let mut drawn = Vec::new();
        for _ in 0..200 {
            let draft = Draft { colour: Colour::Lot, first: Colour::Lot, ..default() };
            let (seats, first, told) = begun(&draft);
            let yours = if seats.at(Side::Red) == Seat::Hand { Side::Red } else { Side::Black };
            assert_eq!(told, Some(Notice::ColourDrawn { yours, first }));
            drawn.push((yours, first));
            // Between friends nobody has a colour drawn.
            let (_, first, told) = begun(&Draft { opponent: Opponent::Friend, ..draft.clone() });
            assert_eq!(told, Some(Notice::Begins { first }));
            let (_, first, told) = begun(&Draft { first: Colour::Black, ..draft });
            assert!(matches!(told, Some(Notice::ColourDrawn { first: Side::Black, .. })));
            assert_eq!(first, Side::Black);
        }
        for pair in Side::BOTH.map(|yours| Side::BOTH.map(|first| (yours, first))).concat() {
            assert!(drawn.contains(&pair), "{pair:?} is never drawn");
        }
        let draft = Draft { first: Colour::Red, ..default() };
        assert_eq!(begun(&draft).2, None, "nothing is drawn");
    }

    #[test]
    fn a_name_that_repeats_a_colour_is_no_name() {
        let words = Words::new(Language::ENGLISH);
        let names = [" Ada ", "Black"].map(str::to_owned);
        let kept = Draft { name: "Black ".to_owned(), names, ..default() }.named(&words);
        assert_eq!(
            (kept.name.as_str(), kept.names.each_ref().map(String::as_str)),
            ("", ["Ada", ""])
        );
        // A friend may have the name of the other colour.
        let names = ["Black", "Red"].map(str::to_owned);
        assert_eq!(Draft { names: names.clone(), ..default() }.named(&words).names, names);
    }

    #[test]
    fn choices_from_before_there_were_opponents_still_load() {
        let old = "(
            names: (\"Ada\", \"\"),
            players: ((Human), (Computer(level: Hard))),
            first: Black,
            rules: at_most_four,
        )";
        let names = ["Ada", ""].map(str::to_owned);
        let rules = HouseRules::AtMostFour;
        let expected = Draft { names, first: Colour::Black, rules, ..default() };
        assert_eq!(ron::from_str(old), Ok(expected));
    }
}
