//! The choices of who plays a match, for each screen that begins one.

use bevy::prelude::*;
use strum::VariantArray;

use crate::{
    game::{
        referee::{Colour, Draft, Opponent},
        ui::{self, Letters, RHYTHM, Tie, palette::SOFT_INK},
    },
    record::Level,
    rules::Side,
    words::Words,
};

pub const OPPONENT: Tie<Draft, Opponent> =
    Tie { get: |draft| draft.opponent, set: |draft, opponent| draft.opponent = opponent };
pub const OPPONENTS: [(&str, Opponent); 3] = [
    ("new-match-opponent-computer", Opponent::Computer),
    ("new-match-opponent-friend", Opponent::Friend),
    ("new-match-opponent-computers", Opponent::Computers),
];

const LEVEL: Tie<Draft, Level> =
    Tie { get: |draft| draft.level, set: |draft, level| draft.level = level };
pub const LEVELS: [Tie<Draft, Level>; 2] = [
    Tie { get: |draft| draft.levels[0], set: |draft, level| draft.levels[0] = level },
    Tie { get: |draft| draft.levels[1], set: |draft, level| draft.levels[1] = level },
];

pub const NAME: Tie<Draft, String> =
    Tie { get: |draft| draft.name.clone(), set: |draft, name| draft.name = name };
pub const NAMES: [Tie<Draft, String>; 2] = [
    Tie { get: |draft| draft.names[0].clone(), set: |draft, name| draft.names[0] = name },
    Tie { get: |draft| draft.names[1].clone(), set: |draft, name| draft.names[1] = name },
];

const COLOUR: Tie<Draft, Colour> =
    Tie { get: |draft| draft.colour, set: |draft, colour| draft.colour = colour };
pub const COLOURS: [(&str, Colour); 3] = [
    ("new-match-red", Colour::Red),
    ("new-match-black", Colour::Black),
    ("new-match-random", Colour::Lot),
];

/// How far apart the choices are, in steps of the grid.
pub const APART: f32 = 2.0;

/// A column of choices that only apply to one kind of opponent.
pub fn against(opponent: Opponent) -> impl Bundle {
    (ui::column(APART), ui::shown_while(move |draft: &Draft| draft.opponent == opponent))
}

/// What can be chosen against the computer.
pub fn against_computer(words: &Words, draft: &Draft) -> impl Bundle + use<> {
    (
        against(Opponent::Computer),
        children![
            level(words, words.say("new-match-level"), LEVEL),
            level_explained(words),
            one_of(words, "new-match-colour", COLOUR, COLOURS),
            your_name(words, &draft.name),
        ],
    )
}

/// What can be chosen between two friends.
pub fn against_friend(words: &Words, draft: &Draft) -> impl Bundle + use<> {
    (
        against(Opponent::Friend),
        children![
            friend(words, &draft.names[0], Side::Red),
            friend(words, &draft.names[1], Side::Black),
        ],
    )
}

/// Labelled choices, each with the key of its name.
pub fn one_of<R: ui::Tied, T: Copy + PartialEq + Send + Sync + 'static, const N: usize>(
    words: &Words,
    said: &str,
    tie: Tie<R, T>,
    values: [(&str, T); N],
) -> impl Bundle + use<R, T, N> {
    let values = values.map(|(said, value)| (words.say(said), value));
    ui::labelled_choices(words.say(said), tie, values)
}

/// How well a computer plays.
pub fn level(words: &Words, said: String, tie: Tie<Draft, Level>) -> impl Bundle + use<> {
    let levels: Vec<_> = Level::VARIANTS.iter().map(|level| (words.tell(level), *level)).collect();
    ui::labelled_choices(said, tie, levels)
}

/// What it is like to play against the level that is chosen.
fn level_explained(words: &Words) -> impl Bundle + use<> {
    let explained: Vec<_> =
        Level::VARIANTS.iter().map(|level| (*level, words.explain(level))).collect();
    let said = move |draft: &Draft| {
        let found = explained.iter().find(|(level, _)| *level == draft.level);
        found.map(|(_, said)| said.clone()).unwrap_or_default()
    };
    // The empty label puts it below the levels.
    ui::labelled("", ui::tied_text(said, Letters::Small, SOFT_INK))
}

pub fn level_of(words: &Words, side: Side) -> String {
    words.say_with("new-match-level-of", &[("side", &side)])
}

/// The player's name against the computer.
fn your_name(words: &Words, name: &str) -> impl Bundle + use<> {
    let label = words.say("new-match-name");
    named(words, label.clone(), ui::field(label, name, NAME), NAME)
}

/// The name of a friend, behind the token of their side.
fn friend(words: &Words, name: &str, side: Side) -> impl Bundle + use<> {
    let label = words.say_with("new-match-player-name", &[("side", &side)]);
    let tie = NAMES[side as usize];
    let field = (
        Node { column_gap: px(1.5 * RHYTHM), align_items: AlignItems::Center, ..default() },
        Pickable::IGNORE,
        children![
            ui::token(side, 3.5 * RHYTHM),
            ui::symbol(side, 3.5 * RHYTHM),
            ui::field(label.clone(), name, tie),
        ],
    );
    named(words, label, field, tie)
}

/// A field for a name with its label in front, and a line below it once it is full.
fn named<B: Bundle>(
    words: &Words,
    label: String,
    field: B,
    tie: Tie<Draft, String>,
) -> impl Bundle + use<B> {
    let full = words.say_with("new-match-name-full", &[("longest", &ui::LONGEST)]);
    (ui::column(0.5), children![ui::labelled(label, field), ui::full_note(full, tie)])
}
