//! The computer at this end: it plays to the end of the match by itself.

use super::session::FarSession;
use crate::{
    cli::CliError,
    engine::Score,
    far::agreement::{FarOffer, FarStage, FarWish, Label},
    rules::Part,
};

impl FarSession<'_> {
    /// Plays or answers, if it is for this end to do so. Whether anything was done.
    pub(super) fn play_by_itself(&mut self) -> Result<bool, CliError> {
        let standing = self.far.driver.standing();
        if let Some(open) = standing.to_answer() {
            let yes = match open.offer {
                FarOffer::Draw => self.outlook.is_some_and(|score| score < Score::EVEN),
                FarOffer::TakeBack { .. } => true,
                FarOffer::Rematch => false,
            };
            self.act(FarWish::Answer(yes))?;
            return Ok(true);
        }
        let level = self.far.own.computer.as_ref().and_then(Label::level);
        let (Some(level), Some(game)) = (level, self.far.driver.log().game()) else {
            return Ok(false);
        };
        if standing.stage != FarStage::Playing || !standing.can_play() {
            return Ok(false);
        }
        let game = game.clone();
        self.table.desk.flush()?;
        let Some(thought) = self.table.think(&game, level) else { return Ok(false) };
        self.outlook = Some(thought.score);
        // In the middle of a turn, its slide has already been played.
        let played = usize::from(game.position().due() == Some(Part::Relocation));
        self.play_steps(thought.best.steps().skip(played))?;
        Ok(true)
    }
}
