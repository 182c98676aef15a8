//! The listing: which matches are shown, and in which order.

use std::{cell::RefCell, cmp::Reverse, collections::HashMap};

use bevy::prelude::*;
use strum::VariantArray;

use super::{
    shelf::{MatchKey, Shelf},
    told::tell_result,
};
use crate::{
    home::Listed,
    record::{Header, Level, Outcome, Player, PlayerKind},
    rules::Side,
    words::Words,
};

/// What the player looks at, and how.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) struct LibraryView {
    pub section: Section,
    /// The player has not chosen the section: it shows the examples because there was nothing else.
    pub shows_examples: bool,
    pub sort: Sort,
    /// What the player looks for.
    pub search: String,
    /// Whether all of the player's own figures are shown.
    pub figures_unfolded: bool,
    /// The match that is being renamed, and its new name so far.
    pub renaming: Option<MatchKey>,
    pub new_name: String,
    /// Whether the player is writing the path of a file, and the path so far.
    pub asks_path: bool,
    pub path: String,
}

/// A part of the library.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Section {
    /// The player's matches.
    #[default]
    Own,
    /// Those that come with the game.
    Bundled,
    /// Files that cannot be read as a match.
    Broken,
}

/// What the matches are sorted by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Sort {
    /// The newest first.
    #[default]
    Date,
    /// By name.
    Players,
    /// Those that the same side won in the same way lie together.
    Result,
    /// The longest first.
    Turns,
}

/// What is listed, from top to bottom: which match, and its place on the shelf.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Listing(pub Vec<(MatchKey, usize)>);

impl Listing {
    /// The matches of the chosen section in which the player's words are found.
    pub fn of(view: &LibraryView, shelf: &Shelf, words: &Words) -> Listing {
        let search = Search::new(&view.search, words);
        let saved = || shelf.saved().iter().enumerate();
        match view.section {
            Section::Own => {
                let own = saved()
                    .filter_map(|(at, listed)| Some((at, listed, listed.found.as_ref().ok()?)));
                let found =
                    own.filter(|(_, listed, header)| search.finds_match(&listed.name, header));
                let found = sorted(view.sort, found.collect()).into_iter();
                Listing(
                    found
                        .map(|(at, listed, _)| (MatchKey::Saved(listed.path.clone()), at))
                        .collect(),
                )
            }
            Section::Bundled => {
                let all = shelf.bundled.iter().enumerate();
                let found = all.filter(|(_, bundled)| {
                    search.finds_match(&words.say(&bundled.title), &bundled.header)
                });
                // They have an order of their own, from easy to hard.
                Listing(found.map(|(at, _)| (MatchKey::Bundled(at), at)).collect())
            }
            Section::Broken => {
                let broken = saved().filter(|(_, listed)| listed.found.is_err());
                let mut found: Vec<_> =
                    broken.filter(|(_, listed)| search.finds(&listed.name)).collect();
                found.sort_by(|(_, a), (_, b)| a.name.cmp(&b.name));
                let found = found.into_iter();
                Listing(
                    found.map(|(at, listed)| (MatchKey::Saved(listed.path.clone()), at)).collect(),
                )
            }
        }
    }

    /// The place of a match in the list.
    pub fn find(&self, key: &MatchKey) -> Option<usize> {
        self.0.iter().position(|(listed, _)| listed == key)
    }
}

/// What the player looks for.
struct Search<'w> {
    wanted: Vec<String>,
    words: &'w Words,
    levels: HashMap<Level, String>,
    /// What the sides are called where a player has no name.
    sides: [String; 2],
    /// What results are called, as far as they have come up.
    results: RefCell<Vec<(Outcome, String)>>,
}

impl Search<'_> {
    fn new<'w>(wanted: &str, words: &'w Words) -> Search<'w> {
        let levels = Level::VARIANTS.iter().map(|level| (*level, words.tell(level).to_lowercase()));
        let wanted = wanted.to_lowercase().split_whitespace().map(str::to_owned).collect();
        let sides = [Side::Red, Side::Black].map(|side| words.tell(&side));
        let results = RefCell::default();
        Search { wanted, words, levels: levels.collect(), sides, results }
    }

    /// Whether every word is in this text.
    fn finds(&self, text: &str) -> bool {
        let text = if self.wanted.is_empty() { String::new() } else { text.to_lowercase() };
        self.wanted.iter().all(|word| text.contains(word))
    }

    /// Whether every word is in what a row says: the name of the match, its players and its result.
    fn finds_match(&self, name: &str, header: &Header) -> bool {
        let level = |player: &Player| match player.player {
            PlayerKind::Human => None,
            PlayerKind::Computer { level } => self.levels.get(&level),
        };
        let mut said = name.to_owned();
        for (player, side) in [&header.red, &header.black].into_iter().zip(&self.sides) {
            said.push(' ');
            said.push_str(if player.name.is_empty() { side } else { &player.name });
            said.push(' ');
            said.push_str(level(player).map_or("", String::as_str));
        }
        said.push(' ');
        said.push_str(&self.result(header.outcome));
        self.finds(&said)
    }

    fn result(&self, outcome: Outcome) -> String {
        let mut known = self.results.borrow_mut();
        if let Some((_, told)) = known.iter().find(|(known, _)| *known == outcome) {
            return told.clone();
        }
        let told = tell_result(self.words, outcome);
        known.push((outcome, told.clone()));
        told
    }
}

/// A saved match: its place on the shelf, and what its file says.
type FoundMatch<'s> = (usize, &'s Listed<Header>, &'s Header);

fn sorted(sort: Sort, mut found: Vec<FoundMatch>) -> Vec<FoundMatch> {
    // Those that are alike lie by date.
    found.sort_by_key(|(.., header)| Reverse(header.date));
    match sort {
        Sort::Date => {}
        Sort::Players => found.sort_by_cached_key(|(_, listed, header)| {
            let names = [&header.red, &header.black].map(|player| player.name.to_lowercase());
            let chosen = listed.chosen_name().map(str::to_lowercase);
            // Those that nobody has named come last.
            (chosen.is_none(), chosen, names.concat().is_empty(), names)
        }),
        Sort::Result => found.sort_by_key(|(.., header)| rank(header.outcome)),
        Sort::Turns => found.sort_by_key(|(.., header)| Reverse(header.turns)),
    }
    found
}

/// The place of a result among all results.
fn rank(outcome: Outcome) -> (u8, u8) {
    let of_side = |side: Side| side as u8;
    match outcome {
        Outcome::Won { by, shape } => (of_side(by), shape as u8),
        Outcome::Resigned { by } => (of_side(by.other()), 3),
        Outcome::Draw(drawn) => (2, drawn as u8),
        Outcome::Unfinished => (3, 0),
    }
}
