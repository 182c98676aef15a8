//! What the shelf has to know of a game: how its matches go on, where its things lie, and what is said of them. The record
//! of a match answers for it. Sides are 0, which begins, and 1; things go by the number that the pointer finds them by.

use std::fmt::Debug;

use bevy::prelude::*;
use serde::Serialize;

use crate::{
    engine::Stop,
    game::{common::ShelfGame, stage::Subject},
    home::SavedMatch,
    words::Words,
};

/// How a match of the game goes on.
pub trait ShelfMatch: SavedMatch + Clone + Debug + PartialEq + Send + Sync + 'static {
    /// Which game it is.
    const GAME: ShelfGame;
    /// The name of its folder among the player's matches, as for the text commands.
    const FOLDER: &'static str;
    /// Why nothing can be tried any more.
    const OVER: Self::Refusal;
    /// What a player does when it is their turn.
    type Step: Copy + Debug + PartialEq + Serialize + Send + Sync + 'static;
    /// Why something is not allowed.
    type Refusal: Copy + Debug + PartialEq + Serialize + Send + Sync + 'static;
    /// Why something is good.
    type Why: Copy + Debug + PartialEq + Serialize + Send + Sync + 'static;

    /// A match in which nothing is played, between two people.
    fn idle() -> Self;

    /// How many steps were done.
    fn steps(&self) -> usize;

    /// The last step, as it is written.
    fn last_written(&self) -> Option<String>;

    /// Whether the match has ended.
    fn is_over(&self) -> bool;

    /// The winner, if it has ended and has one.
    fn winner(&self) -> Option<usize>;

    /// The side to move.
    fn mover(&self) -> usize;

    /// Whether a person plays a side.
    fn is_person(&self, side: usize) -> bool;

    /// The side of the only person at the table. `None` if there are two people or none.
    fn only_person(&self) -> Option<usize> {
        match [0, 1].map(|side| self.is_person(side)) {
            [true, false] => Some(0),
            [false, true] => Some(1),
            _ => None,
        }
    }

    /// Does a step for the side to move. What is refused changes nothing.
    fn take(&mut self, step: Self::Step) -> Result<(), Self::Refusal>;

    /// Takes back the last step.
    fn take_back(&mut self);

    /// Gives up.
    fn resign(&mut self, side: usize);

    /// The same match as it was after so many steps.
    #[must_use]
    fn up_to(&self, steps: usize) -> Self;

    /// Another match, which goes on from here.
    #[must_use]
    fn branched(&self) -> Self;

    /// Another match between the same players, with their sides swapped.
    #[must_use]
    fn again(&self) -> Self;

    /// What a click on a thing means while the hand holds another one, or nothing.
    fn choose(&self, held: Option<u32>, at: u32) -> ShelfChosen<Self::Step, Self::Refusal>;

    /// The things that can be chosen now.
    fn inviting(&self, held: Option<u32>) -> Vec<u32>;

    /// What the computer plays, if it is to move.
    fn think(&self, seed: u64, stop: &Stop) -> Option<ShelfThought<Self::Step>>;

    /// A good step, and why it is one.
    fn advise(&self, stop: &Stop) -> Option<ShelfAdvice<Self::Step, Self::Why>>;
}

/// Where the things of the game lie.
pub trait ShelfThings: ShelfMatch {
    /// Where the cursor can stand, in the order in which Tab goes through.
    fn stops(&self) -> Vec<(u32, Vec3)>;

    /// Where the cursor appears first.
    fn first_stop(&self) -> u32;

    /// The things that a step is about.
    fn touched(&self, step: Self::Step) -> Vec<u32>;

    /// Marks that stay until the match changes, with their places: such as of the last step, if that is shown.
    fn trail(&self, shows_last: bool) -> Vec<(u32, Vec3)>;

    /// What the view shows.
    fn subject(&self) -> Subject;
}

/// What is said of the game.
pub trait ShelfWords: ShelfThings {
    /// The key of the button for a rematch, in which sides are swapped.
    const REMATCH: &'static str;

    /// The name that the player of a side has given.
    fn name_of(&self, side: usize) -> &str;

    /// What a side is called.
    fn side_said(&self, words: &Words, side: usize) -> String;

    /// How well the computer plays a side, if it does.
    fn level_said(&self, words: &Words, side: usize) -> Option<String>;

    /// What is counted of a side, such as its towers.
    fn count(&self, words: &Words, side: usize) -> String;

    /// Whose turn it is, told to both players.
    fn due(&self, words: &Words) -> String;

    /// That it is the turn of the only person at the table.
    fn your_turn(&self, words: &Words) -> String {
        words.say("shelf-your-turn")
    }

    /// What a player should know who is to move.
    fn remark(&self, words: &Words) -> Option<String>;

    /// How the match ended, and why.
    fn ended(&self, words: &Words) -> Option<String>;

    /// The result.
    fn outcome_said(&self, words: &Words) -> String;

    /// What the list of kept matches says besides who played.
    fn details(&self, words: &Words) -> String;

    /// That a side wins in so many turns.
    fn foreseen(&self, words: &Words, winner: usize, turns: u32) -> String;

    /// What it means if a side gives up.
    fn resigning(&self, words: &Words, side: usize) -> String;

    /// What there is at a thing.
    fn thing(&self, words: &Words, number: u32) -> String;

    /// What can be done with a thing that can be chosen, by the key of its sentence.
    fn use_of(&self, held: Option<u32>) -> &'static str;

    /// What there is on the whole board.
    fn all_things(&self, words: &Words) -> String;

    /// What was taken up, and where it can go.
    fn picked_up(&self, words: &Words, held: u32) -> String;

    /// The last step, with its number and its player.
    fn last_step(&self, words: &Words) -> Option<String>;

    /// What a lesson says in this match now, by the key of its sentence.
    fn lesson(&self, held: Option<u32>) -> Option<&'static str>;
}

/// What a click means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShelfChosen<S, W> {
    /// The hand holds this thing now, or nothing.
    Hold(Option<u32>),
    /// It does a step.
    Play(S),
    /// It is not allowed.
    Refuse(W),
}

/// What the computer would play, and what it foresees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShelfThought<S> {
    /// What it does.
    pub step: S,
    /// Who wins, in how many turns of both sides from before the step, if it knows.
    pub foresees: Option<(usize, u32)>,
}

/// A good step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShelfAdvice<S, W> {
    /// The step.
    pub step: S,
    /// Why it is good.
    pub why: W,
}
