//! The piece that the hand holds.

use bevy::prelude::*;

use crate::{
    game::{common::Flow, referee::Done},
    rules::{Cell, Part},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hand>()
        .add_systems(Update, let_go.in_set(Flow::Mirror).run_if(on_message::<Done>));
}

/// The player's hand.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    held: Option<Held>,
}

/// A token or a disc in the hand. By the rules it has not moved yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// Slide for a token, relocation for a disc.
    pub part: Part,
    /// Where it was picked up.
    pub from: Cell,
    /// `true` while it is being dragged, `false` if it was picked up with a click.
    pub dragged: bool,
}

impl Hand {
    /// A hand that holds this piece, or nothing.
    pub fn holding(held: Option<Held>) -> Hand {
        Hand { held }
    }

    /// The held piece, if there is one.
    pub fn held(&self) -> Option<Held> {
        self.held
    }

    /// Whether it holds nothing.
    pub fn is_empty(&self) -> bool {
        self.held.is_none()
    }
}

/// Empties the hand once the position changes.
fn let_go(mut hand: ResMut<Hand>, mut done: MessageReader<Done>) {
    if done.read().any(|done| !done.request.ask.is_talk()) {
        hand.set_if_neq(Hand::default());
    }
}
