//! What is kept of a player who solves puzzles in the terminal.

use jiff::Timestamp;

use crate::{
    cli::{CliError, desk::Desk},
    home::{Home, Loaded},
    puzzle::{Training, day_of},
};

/// The player. A sitting counts for the day on which it began.
pub(in crate::cli) struct Trainee {
    home: Home,
    training: Training,
    /// The same as it was stored last. Whatever differs is still to be stored.
    stored: Training,
    /// Whether the player knows that it can't be stored.
    has_told: bool,
    day: i64,
}

impl Trainee {
    /// Whoever uses the program. If the file can't be used, says why.
    pub fn of_user(desk: &mut Desk) -> Result<Trainee, CliError> {
        let home = Home::of_user();
        let Loaded { value: training, notice } = home.load::<Training>();
        if let Some(notice) = notice {
            desk.tell_result(&notice)?;
        }
        let (stored, day) = (training.clone(), day_of(Timestamp::now()));
        Ok(Trainee { home, training, stored, has_told: false, day })
    }

    pub fn training(&self) -> &Training {
        &self.training
    }

    pub fn day(&self) -> i64 {
        self.day
    }

    /// Changes what is kept, and stores it. If that fails, says so once, and tries again with the next change.
    pub fn change<T>(
        &mut self,
        desk: &mut Desk,
        change: impl FnOnce(&mut Training, i64) -> T,
    ) -> Result<T, CliError> {
        let came_of_it = change(&mut self.training, self.day);
        match self.home.save(&self.stored, &self.training) {
            Ok(notice) => {
                self.stored.clone_from(&self.training);
                self.has_told = false;
                if let Some(notice) = notice {
                    desk.tell_result(&notice)?;
                }
            }
            Err(error) if !self.has_told => {
                self.has_told = true;
                desk.tell_result(&error)?;
            }
            Err(_) => {}
        }
        Ok(came_of_it)
    }
}
