//! The judgements of the matches that come with the game. They were made with more time than a viewer would wait for, and are there
//! as soon as the match is.

use super::{JudgedMatch, Judgement, match_name};
use crate::{record, rules::Match};

/// The files, under the names of the matches. The example `judge_bundled` writes them.
const FILES: [(&str, &str); 6] = [
    ("line", include_str!("../../../assets/matches/judged/line.ron")),
    ("triangle", include_str!("../../../assets/matches/judged/triangle.ron")),
    ("tick", include_str!("../../../assets/matches/judged/tick.ron")),
    ("locked", include_str!("../../../assets/matches/judged/locked.ron")),
    ("saved", include_str!("../../../assets/matches/judged/saved.ron")),
    ("long", include_str!("../../../assets/matches/judged/long.ron")),
];

/// The judgements of all turns of a match that comes with the game. `None` for any other match.
///
/// ```
/// use nonaga::{engine::judgements_of_bundled, record::bundled};
///
/// let game = bundled().unwrap()[0].game();
/// assert_eq!(judgements_of_bundled(game).unwrap().len(), game.turns().len());
/// assert_eq!(judgements_of_bundled(&game.after_turns(1)), None);
/// ```
pub fn judgements_of_bundled(game: &Match) -> Option<Vec<Judgement>> {
    let name = match_name(game);
    let bundled = record::bundled().ok()?;
    let bundled = bundled.iter().find(|bundled| match_name(bundled.game()) == name)?;
    let (_, file) = FILES.iter().find(|(name, _)| *name == bundled.name)?;
    ron::from_str::<JudgedMatch>(file).ok()?.open(game)
}
