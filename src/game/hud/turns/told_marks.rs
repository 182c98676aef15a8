//! What marks on the board mean that are not those of a turn: where a side can win, and the shapes that it aims for.

use std::collections::BTreeSet;

use crate::{
    engine::{ShapeToCome, Who, Why},
    game::{players::Whose, referee::Referee},
    rules::{Cell, Side},
    words::{Tellable, Words},
};

/// What the rings mean with which the board shows where a side can win. Slides of several tokens to the same place share one.
pub fn told_of_threats(
    words: &Words,
    referee: &Referee,
    side: Side,
    to: impl IntoIterator<Item = Cell>,
) -> Option<String> {
    let rings = to.into_iter().collect::<BTreeSet<_>>().len();
    let who = Who::of(side, referee.you());
    (rings > 0).then(|| words.say_with("hint-threats", &[("marks", &rings), ("opponent", &who)]))
}

/// What the shapes mean that a side aims for with a turn, for which there is this reason. Whoever is to stop that sees them in purple.
pub fn told_of_shapes(
    words: &Words,
    why: Why,
    shapes: &[ShapeToCome],
    whose: Whose,
) -> Option<String> {
    let is_later = matches!(why, Why::PreparesTwoThreats | Why::KeepsTwoThreatsReady);
    let key = match (whose, have_way(shapes)) {
        (Whose::Opponents, true) => "hint-prepared-on-way",
        (Whose::Opponents, false) => "hint-prepared",
        (Whose::Own, true) if is_later => "hint-aims-later-on-way",
        (Whose::Own, false) if is_later => "hint-aims-later",
        (Whose::Own, _) => "hint-aims",
    };
    (!shapes.is_empty()).then(|| words.say_with(key, &[("marks", &shapes.len())]))
}

/// What the shapes of the other side mean that a turn prevents.
pub fn told_of_dangers(
    words: &Words,
    referee: &Referee,
    opponent: Side,
    shapes: &[ShapeToCome],
) -> Option<String> {
    let key = if have_way(shapes) { "hint-dangers-on-way" } else { "hint-dangers" };
    let fields: [(&str, &dyn Tellable); 2] =
        [("marks", &shapes.len()), ("opponent", &Who::of(opponent, referee.you()))];
    (!shapes.is_empty()).then(|| words.say_with(key, &fields))
}

/// Whether the board also shows a slide that leads to one of them.
fn have_way(shapes: &[ShapeToCome]) -> bool {
    shapes.iter().any(|shape| !shape.slides.is_empty())
}
