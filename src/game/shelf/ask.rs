//! Requests, and what comes of them. Hands and the computer ask alike, and one place decides.

use bevy::prelude::*;

use super::{
    ShelfMatch, ShelfStand, ShelfTable,
    keeping::{ShelfKeep, ShelfLeave},
};
use crate::game::{
    common::Flow,
    keeping::{HowFar, Progress},
};

/// What all games share.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<ShelfAsk>().add_message::<ShelfDone>();
}

/// What each game has of its own.
pub(super) fn of_game<R: ShelfMatch>(app: &mut App) {
    app.insert_resource(ShelfStand::<R>::default())
        .add_message::<ShelfBegin<R>>()
        .add_message::<ShelfPlay<R::Step>>()
        .add_message::<ShelfRefused<R::Refusal>>()
        .add_systems(
            Update,
            (
                begin::<R>.run_if(on_message::<ShelfBegin<R>>),
                play::<R>.run_if(on_message::<ShelfPlay<R::Step>>),
                decide::<R>.run_if(in_state(ShelfTable(R::GAME)).and_then(on_message::<ShelfAsk>)),
                keep::<R>.run_if(in_state(ShelfTable(R::GAME)).and_then(on_message::<ShelfDone>)),
            )
                .chain()
                .in_set(Flow::Decide),
        );
}

/// What is done with the match on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShelfOccasion {
    /// It is played and kept.
    Played,
    /// It is played to learn the rules.
    Tried,
    /// It is only looked at, from its start.
    Watched,
}

impl ShelfOccasion {
    /// Whether turns are played in it.
    pub fn is_played(self) -> bool {
        self != ShelfOccasion::Watched
    }
}

/// Puts another match on the table.
#[derive(Message, Clone, Debug)]
pub struct ShelfBegin<R>(pub Box<R>, pub ShelfOccasion);

/// Does a step for the side to move. The number is that of the thing that was chosen last for it.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShelfPlay<S> {
    /// The step.
    pub step: S,
    /// The thing.
    pub at: u32,
}

/// A request about the match on the table.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShelfAsk {
    /// Takes back to the last choice of a person.
    TakeBack,
    /// Gives up, for the person who asks.
    Resign,
    /// Looks at the match as it was after so many steps.
    Look(usize),
    /// Begins another match, which goes on from the step that is looked at. This one stays as it is.
    PlayFromHere,
    /// Begins another match between the same players, with their sides swapped.
    Rematch,
}

/// What was done. The match has changed already.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShelfDone {
    /// Another match is on the table.
    Begun,
    /// A step was done.
    Played,
    /// Steps were taken back.
    TakenBack,
    /// A side gave up.
    Resigned,
    /// Another step is looked at.
    Looked,
}

/// What was tried at a thing is not allowed.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShelfRefused<W> {
    /// The thing that was chosen.
    pub at: u32,
    /// Why not.
    pub why: W,
}

fn begin<R: ShelfMatch>(
    mut stand: ResMut<ShelfStand<R>>,
    mut progress: ResMut<Progress>,
    mut begun: MessageReader<ShelfBegin<R>>,
    mut done: MessageWriter<ShelfDone>,
) {
    for ShelfBegin(record, occasion) in begun.read() {
        if occasion.is_played() && !progress.knows(R::GAME) {
            progress.other_games.insert(R::GAME.name().to_owned());
        }
        *stand = ShelfStand::of((**record).clone(), *occasion);
        done.write(ShelfDone::Begun);
    }
}

fn play<R: ShelfMatch>(
    mut stand: ResMut<ShelfStand<R>>,
    mut asked: MessageReader<ShelfPlay<R::Step>>,
    mut done: MessageWriter<ShelfDone>,
    mut refused: MessageWriter<ShelfRefused<R::Refusal>>,
) {
    for ShelfPlay { step, at } in asked.read() {
        if !stand.occasion().is_played() {
            continue;
        }
        // What is refused changes nothing, so it must not count as a change.
        match stand.bypass_change_detection().take(*step) {
            Ok(()) => {
                stand.set_changed();
                done.write(ShelfDone::Played);
            }
            Err(why) => drop(refused.write(ShelfRefused { at: *at, why })),
        }
    }
}

fn decide<R: ShelfMatch>(
    mut stand: ResMut<ShelfStand<R>>,
    mut asked: MessageReader<ShelfAsk>,
    mut done: MessageWriter<ShelfDone>,
    mut leaves: MessageWriter<ShelfLeave>,
) {
    for ask in asked.read() {
        if let Some(answer) = answer(stand.bypass_change_detection(), *ask) {
            stand.set_changed();
            if answer == ShelfDone::Begun {
                leaves.write(ShelfLeave);
            }
            done.write(answer);
        }
    }
}

/// Does what is asked for. `None` if there is nothing to do.
fn answer<R: ShelfMatch>(stand: &mut ShelfStand<R>, ask: ShelfAsk) -> Option<ShelfDone> {
    match ask {
        ShelfAsk::TakeBack => {
            let steps = stand.choice_before()?;
            let record = stand.at_its_last_step();
            while record.steps() > steps {
                record.take_back();
            }
            Some(ShelfDone::TakenBack)
        }
        ShelfAsk::Resign => {
            stand.due()?;
            let side = stand.asking_side();
            stand.at_its_last_step().resign(side);
            Some(ShelfDone::Resigned)
        }
        ShelfAsk::Look(steps) => {
            let (now, last) = (stand.shown().steps(), stand.record().steps());
            (now != steps.min(last)).then(|| {
                stand.look_at(steps);
                ShelfDone::Looked
            })
        }
        ShelfAsk::PlayFromHere => stand.can_play_from_here().then(|| {
            *stand = ShelfStand::of(stand.shown().branched(), ShelfOccasion::Played);
            ShelfDone::Begun
        }),
        ShelfAsk::Rematch => {
            *stand = ShelfStand::of(stand.record().again(), ShelfOccasion::Played);
            Some(ShelfDone::Begun)
        }
    }
}

/// Has the match kept as it is now. A match that begins is kept from its first step on.
fn keep<R: ShelfMatch>(
    stand: Res<ShelfStand<R>>,
    mut done: MessageReader<ShelfDone>,
    mut keeps: MessageWriter<ShelfKeep<R>>,
) {
    let has_changed = |done: &ShelfDone| {
        matches!(done, ShelfDone::Played | ShelfDone::TakenBack | ShelfDone::Resigned)
    };
    let is_changed = done.read().filter(|done| has_changed(done)).count() > 0;
    if !is_changed || stand.occasion() != ShelfOccasion::Played {
        return;
    }
    let record = stand.record();
    let how_far = match (record.is_over(), record.steps()) {
        (true, _) => HowFar::Over,
        (false, 0) => HowFar::NotBegun,
        (false, _) => HowFar::GoesOn,
    };
    keeps.write(ShelfKeep(Box::new(record.clone()), how_far));
}
