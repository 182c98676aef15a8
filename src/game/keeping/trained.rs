//! How well the player solves puzzles, as far as this copy of the game knows. What another copy counts at the same time is
//! known once it is looked up.

use std::sync::Arc;

use bevy::prelude::*;

use super::{
    Keeping,
    scribe::{Errand, TrainingChange},
};
use crate::{game::common::Screen, puzzle::Training};

pub(super) fn plugin(app: &mut App) {
    let look_up = || look_up.run_if(resource_exists::<Keeping>);
    // At the title already, so that the page with the puzzles knows it when it opens.
    app.init_resource::<Trained>()
        .add_systems(OnEnter(Screen::Title), look_up())
        .add_systems(OnEnter(Screen::Puzzles), look_up());
}

fn look_up(mut keeping: ResMut<Keeping>) {
    keeping.look_up_training();
}

impl Keeping {
    /// Looks up how well the player solves puzzles, as it is on the disk by now.
    pub fn look_up_training(&mut self) {
        self.errands.push(Errand::LoadTraining);
    }
}

/// How well the player solves puzzles.
#[derive(Resource, Clone, Debug, Default)]
pub struct Trained {
    now: Arc<Training>,
    /// As it was looked up, or last queued for saving.
    queued: Arc<Training>,
}

impl Trained {
    /// All that is kept.
    pub fn training(&self) -> &Training {
        &self.now
    }

    /// Changes what is kept.
    pub fn change<T>(&mut self, change: impl FnOnce(&mut Training) -> T) -> T {
        let mut next = Training::clone(&self.now);
        let told = change(&mut next);
        self.now = Arc::new(next);
        told
    }

    /// What is to be saved. It is not asked for again.
    pub(super) fn unsaved(&mut self) -> Option<TrainingChange> {
        if *self.now == *self.queued {
            return None;
        }
        let after = self.now.clone();
        let before = std::mem::replace(&mut self.queued, after.clone());
        Some(TrainingChange { before, after })
    }

    /// This was found on the disk.
    pub(super) fn found(&mut self, found: Training) {
        // What was changed meanwhile is not on the disk yet.
        if *self.now == *self.queued {
            self.now = Arc::new(found);
            self.queued = self.now.clone();
        }
    }
}
