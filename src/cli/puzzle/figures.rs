//! How a player stands who solves puzzles.

use crate::{
    cli::{CliError, desk::Desk, trainee::Trainee},
    puzzle::{MOST_DAYS, PuzzleScore, stocked_themes},
};

/// Prints rating, days in a row, the best streak, and how each theme goes.
pub(super) fn print(trainee: &Trainee, desk: &mut Desk) -> Result<(), CliError> {
    let training = trainee.training();
    let PuzzleScore { tried, solved } = training.score();
    if tried == 0 {
        return desk.say("puzzles-none-yet", &[]);
    }
    let key =
        if training.skill.is_settled() { "figures-rating" } else { "figures-rating-unsettled" };
    desk.say(key, &[("rating", &training.skill.shown())])?;
    desk.say("figures-tried", &[("tried", &tried), ("solved", &solved)])?;
    let (row, most) = (training.days_in_a_row(trainee.day()), training.most_days_in_a_row());
    desk.say("figures-days", &[("days", &row), ("most", &most)])?;
    desk.say("figures-streak", &[("best", &training.streak.best)])?;
    let ratings = training.ratings(MOST_DAYS);
    if let (Some(lowest), Some(highest)) = (ratings.iter().min(), ratings.iter().max()) {
        let days = ratings.len();
        desk.say("figures-span", &[("days", &days), ("lowest", lowest), ("highest", highest)])?;
    }
    desk.say("figures-by-theme", &[])?;
    for theme in stocked_themes() {
        let PuzzleScore { tried, solved } = training.score_of(theme);
        if tried > 0 {
            let theme = desk.words.tell(&theme);
            desk.say(
                "figures-theme",
                &[("theme", &theme), ("solved", &solved), ("tried", &tried)],
            )?;
        }
    }
    Ok(())
}
