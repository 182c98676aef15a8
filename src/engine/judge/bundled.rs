//! The judgements of the matches that come with the game. They were made with more time than a viewer would wait for, and are there
//! as soon as the match is.

use include_dir::{Dir, include_dir};

use super::{JudgedMatch, Judgement, match_name};
use crate::{record, rules::Match};

/// The files, named like those of the matches. The example `judge_bundled` writes them.
static FILES: Dir = include_dir!("$CARGO_MANIFEST_DIR/assets/matches/judged");

/// The judgements of all turns of a match that comes with the game. `None` for any other match: a test makes sure that all files can
/// be read.
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
    let file = FILES.get_file(format!("{}.ron", bundled.name))?;
    ron::from_str::<JudgedMatch>(file.contents_utf8()?).ok()?.open(game)
}
